"""Everything that a plan means for one account, worked out before the first byte changes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from reverie.brain.account import Account
from reverie.capture.forget.plan import ForgetPlan, Place, PlanLine, Where
from reverie.capture.forget.redactor import CITED, Redactor
from reverie.capture.forget.title import title_left
from reverie.capture.forget.traces import Kept, Traces
from reverie.model.page import Claim, Page
from reverie.model.session import Message, Session
from reverie.store.deletions import normalised
from reverie.store.git.files import is_tracked
from reverie.store.revision import revision_name
from reverie.wiki.folding import fold_case
from reverie.wiki.inline import plain
from reverie.wiki.numbering import block_marks
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED, record_kind, session_at, slug_at

_WHERE: Final[Mapping[str, Where]] = {"page": "claim", "note": "note", "summary": "summary"}


@dataclass(frozen=True, slots=True)
class Removed:
    """One claim that goes, and whether anything that stays still says it."""

    path: str
    claim: Claim
    has_witness: bool


@dataclass
class Work:
    """Reads; changes nothing."""

    account: Account
    plan: ForgetPlan
    person: str = ""
    """The person's name: it is never a trace."""

    @cached_property
    def sessions(self) -> list[Session]:
        """The sessions that the plan touches, as they are stored."""
        ids = dict.fromkeys((*self.plan.sessions, *(session for session, _ in self.plan.messages)))
        return [self.account.log.read(session) for session in ids if self.account.log.has(session)]

    @cached_property
    def messages(self) -> list[tuple[Session, Message]]:
        """Every message that goes, with its session."""
        return [(s, m) for s in self.sessions for m in s.messages if self.is_meant(s.id, m.id)]

    def is_meant(self, session_id: str, message_id: str) -> bool:
        """Tell whether a message is to be forgotten."""
        places = self._places
        return (session_id, message_id.partition(".")[0]) in places or (session_id, "") in places

    @cached_property
    def _places(self) -> frozenset[Place]:
        return self.plan.places

    @cached_property
    def titles(self) -> dict[str, str]:
        """New titles of sessions that lose the messages from which theirs was made."""
        gone: dict[str, set[str]] = {}
        for session_id, message_id in self.plan.messages:
            gone.setdefault(session_id, set()).add(message_id)
        left = {session.id: title_left(session, gone.get(session.id, ())) for session in self.sessions}
        return {session: title for session, title in left.items() if title is not None}

    @cached_property
    def redactor(self) -> Redactor:
        """What takes everything out of any file: first by evidence, then by what only the forgotten gave."""
        old = [s.title for s in self.sessions if s.id in self.titles or s.id in self.plan.sessions]
        bare = Redactor(
            self._places,
            titles=self.titles,
            old_titles=frozenset(title for title in old if len(title) > 3),
            gone=frozenset(self.plan.pages),
            sentences=frozenset(normalised(sentence) for sentence in self.plan.sentences),
        )
        removed = list(self._removed_by(bare))
        traces = self._traces(removed, old)
        gone, names = self._gone(Redactor(self._places, traces, self.titles, gone=bare.gone, sentences=bare.sentences))
        return Redactor(self._places, traces, self.titles, bare.old_titles, gone, names, bare.sentences)

    def _traces(self, removed: Iterable[Removed], titles: Iterable[str]) -> Traces:
        written = list(dict.fromkeys(plain(item.claim.text) for item in removed if not item.has_witness))
        pages = {item.path for item in removed if record_kind(item.path) == "page"}
        names = [name for path in sorted(pages) for name in self.account.index.pages.names_of(path)]
        said = [message.text for _, message in self.messages]
        return Traces.of([*said, *titles], written, Kept(self._kept_texts()), names)

    def _kept_texts(self) -> Iterator[str]:
        """Yield what stays: other messages, titles, and claims that rest on them alone."""
        yield self.person
        for ref in self.account.log.iter_refs():
            if ref.id in self.plan.sessions:
                continue
            if ref.id not in self.titles:
                yield ref.title
            for passage in self.account.index.messages(ref.id):
                if not self.is_meant(ref.id, passage.anchor):
                    yield passage.text
        for passage in self.account.index.passages(("claim", "note")):
            if not any(self.is_meant(*place) for place in passage.evidence) and passage.path not in self.plan.pages:
                yield passage.text
        for path, text in self.landed.items():
            if record_kind(path) == "summary" and session_at(path) not in self.plan.sessions:
                yield from self._told_by_others(parse_page(text))

    def _told_by_others(self, page: Page) -> Iterator[str]:
        """Yield the claims of a summary that rest on nothing that goes: pages word the same in the same way."""
        defined = page.defined()
        for _, claim in page.claims():
            cited = [defined[number].evidence for number in block_marks(claim) if number in defined]
            if not any(self.is_meant(one.session_id, one.message_id) for one in (*cited, *claim.evidence)):
                yield plain(claim.text)

    def _gone(self, redactor: Redactor) -> tuple[frozenset[str], frozenset[str]]:
        """Return the pages and notes of which nothing is left, in any revision, and the names that lead to them."""
        names: set[str] = set()
        gone: set[str] = set()
        for path, text in self._every_version():
            if record_kind(path) == "page" and (redactor.page(path, text)) is None:
                now = self.landed.get(path)
                if now is None or redactor.page(path, now) is None:
                    gone.add(path)
                    names |= {fold_case(name) for name in (slug_at(path), path, parse_page(text).title) if name}
        return frozenset({*gone, *self.plan.pages}), frozenset(names)

    @cached_property
    def landed(self) -> dict[str, str]:
        """Text of every file of the newest revision."""
        found: dict[str, str] = {}
        for path, _ in self.account.history.blob_ids():
            content = self.account.history.read(path) if is_tracked(path) else None
            if content is not None:
                found[path] = content.decode("utf-8", errors="replace")
        return found

    @cached_property
    def _older(self) -> list[tuple[int, str, str]]:
        """Revision, path and text of every version of a file that was ever landed, the newest first."""
        history = self.account.history
        found = [
            (revision.number, change.path, history.show(revision.number, change.path))
            for revision in history.log()
            for change in history.changes(revision.number)
            if change.kind != "removed" and is_tracked(change.path)
        ]
        return [(number, path, text) for number, path, text in found if text is not None]

    def _every_version(self) -> Iterator[tuple[str, str]]:
        yield from self.landed.items()
        yield from ((path, text) for _, path, text in self._older)

    @cached_property
    def changes(self) -> dict[str, str | None]:
        """What the newest revision must hold instead; generated files are made by whoever lands it."""
        found: dict[str, str | None] = {}
        for path, text in self.landed.items():
            if path in GENERATED:
                continue
            content = self.redactor.rewrite(path, text.encode())
            kept = None if content is None else content.decode()
            if kept != text:
                found[path] = kept
        return found

    @cached_property
    def removed(self) -> list[Removed]:
        """Every claim that goes, of any revision, each sentence of a file once."""
        return list(self._removed_by(self.redactor))

    def _removed_by(self, redactor: Redactor) -> Iterator[Removed]:
        seen: set[tuple[str, str]] = set()
        for path, text in self._every_version():
            if record_kind(path) not in CITED:
                continue
            kept = redactor.page(path, text)
            if kept == text:
                continue
            page = parse_page(text)
            left = {(claim.id, claim.text) for _, claim in parse_page(kept or "").claims()}
            for region, claim in page.claims():
                key = path, plain(claim.text)
                if region == "Related" or (claim.id, claim.text) in left or key in seen:
                    continue
                seen.add(key)
                yield Removed(path, claim, self._has_witness(page, claim))

    def _has_witness(self, page: Page, claim: Claim) -> bool:
        defined = page.defined()
        cited = [defined[number].evidence for number in block_marks(claim) if number in defined]
        return any(not self.is_meant(item.session_id, item.message_id) for item in (*cited, *claim.evidence))

    def lines(self) -> Iterator[PlanLine]:
        """Yield every place that holds what is to be forgotten: sessions, messages, files of today, older revisions."""
        for session in self.sessions:
            path = self.account.log.path(session.id)
            if session.id in self.plan.sessions:
                yield PlanLine("session", path, "", session.title)
            elif session.id in self.titles:
                yield PlanLine("session", path, "title", session.title)
        for session, message in self.messages:
            yield PlanLine("message", f"{self.account.log.path(session.id)}/transcript.md", message.id, message.text)
        for path, kept in sorted(self.changes.items()):
            yield from self._lines_of(path, kept)
        yield from self._history_lines()

    def _lines_of(self, path: str, kept: str | None) -> Iterator[PlanLine]:
        kind = record_kind(path)
        page = parse_page(self.landed[path])
        if kind == "page" and kept is None:
            yield PlanLine("page", path, "", page.title)
        if kind not in CITED:
            return
        left = {(claim.id, claim.text) for _, claim in parse_page(kept or "").claims()}
        for region, claim in page.claims():
            if region != "Related" and (claim.id, claim.text) not in left and not _stays(claim, left):
                yield PlanLine(_WHERE[kind], path, f"^{claim.id}" if claim.id else "", plain(claim.text))

    def _history_lines(self) -> Iterator[PlanLine]:
        newest: dict[str, int] = {}
        counts: dict[str, int] = {}
        for number, path, text in self._older:
            content = self.redactor.rewrite(path, text.encode())
            if content is None or content.decode() != text:
                newest.setdefault(path, number)
                counts[path] = counts.get(path, 0) + 1
        for path, number in sorted(newest.items()):
            count = counts[path]
            yield PlanLine("history", path, revision_name(number), f"{count} version{'s' * (count != 1)}")


def _stays(claim: Claim, left: Iterable[tuple[str, str]]) -> bool:
    """Tell whether a claim is still there without the links to pages that go."""
    return bool(claim.id) and any(one == claim.id and plain(text) == plain(claim.text) for one, text in left)
