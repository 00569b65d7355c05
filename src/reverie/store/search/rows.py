"""The rows of the search index as values: what is written into it and what comes out."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from reverie.model.hit import HitKind
from reverie.model.known import KnownClaim, first_day
from reverie.model.statement import DateSpan
from reverie.store.search.stored_times import read_span, read_time, write_span, write_time
from reverie.store.transcripts.catalogue import SessionRef, Stamp

Evidence = tuple[tuple[str, str], ...]
"""Session and message ids."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One thing that search can find: a message, a claim, a line of a note, a line of a summary."""

    kind: HitKind
    path: str
    anchor: str
    """`m12` for a message, `^k3` for a claim, note or summary line."""
    text: str
    session_id: str = ""
    message_no: int = 0
    at: datetime | None = None
    speaker: str = ""
    role: str = ""
    trust: int = 0
    origin: str = ""
    branch: str = ""
    flags: tuple[str, ...] = ()
    subject: str = ""
    """Path of the page of the subject. A line of a note is written with `~slug`, because the page may come later."""
    attr: str = ""
    scope: str = ""
    section: str = ""
    current: bool = True
    said: DateSpan | None = None
    since: DateSpan | None = None
    on: DateSpan | None = None
    by: DateSpan | None = None
    until: DateSpan | None = None
    evidence: Evidence = ()
    id: int = 0
    """Given by the index; a passage keeps it as long as it keeps its place."""

    def as_known(self, bm25: float = 0.0) -> KnownClaim:
        """Return the claim or note line as recall and Dream see it."""
        return KnownClaim(
            self.path,
            self.anchor,
            "note" if self.kind == "note" else "claim",
            self.text,
            self.subject,
            self.attr,
            self.current,
            self.said,
            self.since,
            self.on,
            self.by,
            self.until,
            self.evidence,
            bm25,
            self.section,
        )


@dataclass(frozen=True, slots=True)
class IndexedPassage:
    """A passage and its words, column by column: its own, then those around it."""

    passage: Passage
    words: tuple[str, ...]
    read: Callable[[str], str] = str
    """Turns words into tokens; not asked for where the same words are indexed already."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The tokens."""
        return tuple(map(self.read, self.words))

    @property
    def digest(self) -> bytes:
        """What shows whether the words are still those that are indexed."""
        return hashlib.blake2b("\x00".join(self.words).encode("utf-8", "replace"), digest_size=8).digest()


@dataclass(frozen=True, slots=True)
class PageRow:
    """What the index knows of one page."""

    path: str
    kind: str
    title: str
    slug: str
    status: str = ""
    summary: str = ""
    created: str = ""
    updated: str = ""
    sha: str = ""
    """Hash of the whole file: whether it is still the one that was indexed."""
    claims: int = 0


class DatedRow(NamedTuple):
    """A claim with a day on which something happens, began or is due; its spans as they are stored."""

    path: str
    anchor: str
    text: str
    on: str
    since: str
    by: str


@dataclass(frozen=True, slots=True)
class CitationRow:
    """One piece of evidence of one claim."""

    anchor: str
    """That of the passage: `^k3`, empty for a summary."""
    session_id: str
    message_id: str
    quote: str
    number: int = 0
    """Its place among the evidence of the claim."""


@dataclass(frozen=True, slots=True)
class PageRows:
    """Everything that one file of the Brain puts into the index."""

    page: PageRow
    passages: tuple[IndexedPassage, ...] = ()
    names: tuple[tuple[str, int, str], ...] = ()
    """Folded name, how close it is (0 path, 1 slug, 2 title, 3 alias), and as written; none for notes and summaries."""
    links: tuple[str, ...] = ()
    """Folded targets of its wikilinks."""
    citations: tuple[CitationRow, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionRows:
    """What one session puts into the index, from some message on."""

    ref: SessionRef
    stamp: Stamp
    passages: tuple[IndexedPassage, ...]
    first: int = 1
    """Rows of messages with this number or a higher one are replaced."""


@dataclass(frozen=True, slots=True)
class IndexBatch:
    """Changes of the index that land in one transaction."""

    pages: Iterable[PageRows] = ()
    """Taken once, in order."""
    removed_pages: Sequence[str] = ()
    sessions: Sequence[SessionRows] = ()
    removed_sessions: Sequence[str] = ()
    head: tuple[int, str] | None = None
    """Revision that the index stands at afterwards, and the id of its commit to see whether history was rewritten."""


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that matches, with its score: higher is better."""

    passage: Passage
    bm25: float


def join_tokens(tokens: Sequence[str]) -> str:
    """Return tokens as the index takes them: blanks between, none inside.

    Example:
        >>> join_tokens(["sora", "京都", "a b"])
        'sora 京都 a_b'
    """
    text = " ".join(tokens)
    if text.count(" ") == len(tokens) - 1 and text.isprintable():
        return text
    return " ".join(one_token(token) for token in tokens)


def one_token(token: str) -> str:
    """Return a token with everything replaced at which the index would split it."""
    return "".join("_" if char <= " " or char == "\x7f" or "\ud800" <= char <= "\udfff" else char for char in token)


def passage_values(passage: Passage, digest: bytes) -> tuple[Any, ...]:
    """Return the columns of a passage after its id."""
    return (
        passage.kind,
        passage.path,
        passage.anchor,
        passage.text,
        digest,
        passage.session_id,
        passage.message_no,
        write_time(passage.at),
        passage.speaker,
        passage.role,
        passage.trust,
        passage.origin,
        passage.branch,
        " ".join(passage.flags),
        passage.subject,
        passage.attr,
        passage.scope,
        passage.section,
        int(passage.current),
        *(_dates(passage) if passage.kind != "message" else _NO_DATES),
        " ".join(f"{session}#{message}" for session, message in passage.evidence),
    )


_NO_DATES = ("",) * 6


def _dates(passage: Passage) -> tuple[str, ...]:
    """Return the date columns of a claim: its spans, and the day by which it is sorted."""
    spans = (passage.said, passage.since, passage.on, passage.by, passage.until)
    starts = first_day(passage.since, passage.on, passage.said, passage.by)
    return *map(write_span, spans), starts.isoformat() if starts else ""


_SUBJECT = (
    "CASE WHEN substr(p.subject, 1, 1) = '~' THEN coalesce((SELECT n.path FROM names n "
    "WHERE n.name = substr(p.subject, 2) ORDER BY n.rank, n.path LIMIT 1), '') ELSE p.subject END"
)
PASSAGE_COLUMNS = (
    "p.id, p.kind, p.path, p.anchor, p.text, p.session_id, p.message_no, p.at, p.speaker, p.role, p.trust, p.origin, "
    f"p.branch, p.flags, {_SUBJECT}, p.attr, p.scope, p.section, p.current, p.said, p.since, p.happened, p.due, "
    "p.until, p.evidence"
)
"""What `read_passage` reads, from `passages p`."""


def read_passage(row: Sequence[Any]) -> Passage:
    """Return the passage of a row of `PASSAGE_COLUMNS`."""
    (number, kind, path, anchor, text, session_id, message_no, at, speaker, role, trust, origin, branch, flags) = row[
        :14
    ]
    (subject, attr, scope, section, current, said, since, happened, due, until, evidence) = row[14:25]
    return Passage(
        kind,
        path,
        anchor,
        text,
        session_id,
        message_no,
        read_time(at),
        speaker,
        role,
        trust,
        origin,
        branch,
        tuple(flags.split()),
        subject,
        attr,
        scope,
        section,
        bool(current),
        read_span(said),
        read_span(since),
        read_span(happened),
        read_span(due),
        read_span(until),
        tuple((session, message) for session, _, message in (item.partition("#") for item in evidence.split())),
        number,
    )
