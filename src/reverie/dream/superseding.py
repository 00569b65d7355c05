"""Newer statements and older ones: the same again, a change, a correction, an end."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache

from reverie.dream.dating import start_of
from reverie.dream.draft import DraftPage
from reverie.dream.staging import StagingTree
from reverie.model.citation import Evidence
from reverie.model.page import Claim
from reverie.model.reading import Saying
from reverie.model.statement import DateSpan, Statement
from reverie.text.analyzer import content_words
from reverie.text.attributes import is_single_valued
from reverie.text.dates import format_span, parse_span
from reverie.wiki.inline import plain

TASTE = "preference: "
"""How the attribute of a taste begins."""
_CHANGED = re.compile(
    r"\b(?:now|nowadays|these days|any ?more|agora|hoje em dia|ultimamente|(?:went|goes|gone) up|raised|lowered|cut to"
    r"|moved to|changed to|passou|passa|passam|passaram|subiu|subiram|aumentou|aumentaram|baixou|baixaram|mudou|mudaram"
    r"|mudou-se)\b|现在|如今|最近|涨到|降到|改成|改到|换成",
    re.IGNORECASE,
)
_OF_THINGS = (" price", " schedule", " date", " deadline")
"""Endings of attributes of which each thing has one: the thing may be told more shortly the second time."""

ENOUGH_IN_COMMON = 0.5
"""Share of the content words that a correction must have in common with what it takes back."""


@dataclass
class Superseding:
    """Finds what a new claim repeats, ends or takes back."""

    tree: StagingTree
    _said: dict[str, tuple[tuple[int, ...], frozenset[str]]] = field(default_factory=dict)
    """Folded lines of each note, with the number of blocks in its sections: a note that got a line is read again."""

    def twin(self, home: DraftPage, statement: Statement, attr: str) -> Claim | None:
        """Return the claim on the page that already says the same."""
        folded = _fold(statement.text)
        for heading, claim in home.claims():
            if heading in ("History", "Related", "Open") and statement.kind != "event":
                continue
            if _folded(claim.text) == folded:
                return claim
            same_attr = attr and claim.value("attr") == attr and _words_for(statement)
            if same_attr and _says(claim, statement) and statement.negated == _is_negated(claim):
                return claim
        return None

    def settle(self, home: DraftPage, claim: Claim, saying: Saying, attr: str, day: date | None) -> int:
        """Move what the new claim replaces to History; return how many claims were moved."""
        statement = saying.statement
        moved = 0
        if attr and (is_single_valued(attr) or statement.ends or statement.negated):
            moved += self._by_attr(home, claim, statement, attr, day)
        if not moved and attr and statement.corrects:
            moved += self._by_conversation(claim, saying, attr, day)
        if not moved and (statement.ends or statement.corrects):
            moved += self._by_words(home, claim, saying, day)
        if not moved and attr and statement.ends and statement.corrects:
            moved += self._by_figure(claim, saying, attr, day)
        return moved

    def _by_attr(self, home: DraftPage, claim: Claim, statement: Statement, attr: str, day: date | None) -> int:
        start = start_of(statement, day)
        moved = 0
        for old in [*home.with_attr(attr), *_same_taste(home, statement, attr), *_same_thing(home, statement, attr)]:
            if old is claim or old.id == claim.id:
                continue
            if not is_single_valued(attr) and not (statement.ends and _has(old, statement.ends)):
                continue
            if _began(old) is not None and start.first is not None and _after(old, start):
                self._retire(home, claim, _up_to(_began(old)), "", old)
                return moved
            self._retire(home, old, *_end(statement, start, day), claim)
            moved += 1
        return moved

    def _retire(self, page: DraftPage, old: Claim, until: str, words: str, successor: Claim | None) -> None:
        """Move a claim to History, and its note line with it: a grep must not find as present what is past."""
        places = page.evidence_of(old)
        page.supersede(old, until, words, successor)
        text = _folded(old.text)
        paths = {known.path for place in places for known in self.tree.brain.claims_from(*place)}
        paths |= {path for path, draft in self.tree.pages.items() if draft.changed and text in self._lines(draft)}
        for path in sorted(path for path in paths if path.startswith("notes/")):
            self._said.pop(path, None)
            note = self.tree.page(path)
            for heading, line in list(note.claims()) if note is not None else ():
                if note is not None and heading != "History" and _folded(line.text) == text:
                    _end_line(note, line, until, words, None if successor is None else page.witness(successor))

    def _lines(self, note: DraftPage) -> frozenset[str]:
        """Return the folded lines of a note; none of a page."""
        if not note.path.startswith("notes/"):
            return frozenset()
        size = tuple(len(part.blocks) for part in note.sections)
        known = self._said.get(note.path)
        if known is None or known[0] != size:
            known = self._said[note.path] = (size, frozenset(_folded(line.text) for _, line in note.claims()))
        return known[1]

    def _by_conversation(self, claim: Claim, saying: Saying, attr: str, day: date | None) -> int:
        """End the newest claim of this conversation whose attribute the correction names more shortly.

        "It is the 20th", said after "the exam's deadline is the 30th", corrects that deadline.
        """
        for page in self.tree.pages.values():
            if page.path.startswith("notes/"):
                continue
            for heading, old in reversed(list(page.claims())):
                same = old.value("attr") == attr or old.value("attr").endswith(f" {attr}")
                heard = any(one.session_id == saying.session_id for one in old.evidence)
                if same and heard and old is not claim and old.id != claim.id and heading not in ("History", "Related"):
                    self._retire(page, old, *_end(saying.statement, start_of(saying.statement, day), day), None)
                    return 1
        return 0

    def _by_figure(self, claim: Claim, saying: Saying, attr: str, day: date | None) -> int:
        """End the claim, wherever it stands, that gives a figure which the person takes back.

        "My budget is 14,200" stands on the page of their work when the budget of a project is put right.
        """
        statement = saying.statement
        kind = attr.split()[-1]
        for page, old in self._claims_like(f"{statement.ends} {kind}"):
            same = old.value("attr").split()[-1:] == [kind] and _has(old, statement.ends)
            if same and old is not claim and not old.value("until"):
                page.support(old, Evidence(saying.session_id, saying.message_id, statement.quote))  # proves the day
                old = page.find(old.id) or old
                self._retire(page, old, *_end(statement, start_of(statement, day), day), None)
                return 1
        return 0

    def _claims_like(self, words: str) -> Iterator[tuple[DraftPage, Claim]]:
        """Yield the claims of the pages this run has opened, then those made from messages that share words."""
        for path, page in list(self.tree.pages.items()):
            if path.startswith("knowledge/"):
                yield from ((page, claim) for heading, claim in list(page.claims()) if heading != "Related")
        for session_id, message_id, _ in self.tree.brain.messages_like(words):
            for known in self.tree.brain.claims_from(session_id, message_id):
                opened = self.tree.page(known.path) if known.path.startswith("knowledge/") else None
                claim = opened.find(known.anchor.lstrip("^")) if opened is not None else None
                if opened is not None and claim is not None:
                    yield opened, claim

    def _by_words(self, home: DraftPage, claim: Claim, saying: Saying, day: date | None) -> int:
        """End the one claim that names the old value, or that a correction takes back."""
        statement = saying.statement
        wanted = set(content_words(f"{statement.ends} {statement.text}"))
        best: tuple[float, Claim] | None = None
        for heading, old in home.claims():
            if old.id == claim.id or heading in ("History", "Related", "Open"):
                continue
            if statement.ends and not _has(old, statement.ends):
                continue
            if not statement.ends and all(one.session_id != saying.session_id for one in old.evidence):
                continue  # a bare correction takes back what was said in the same conversation
            words = set(content_words(plain(old.text)))
            share = len(words & wanted) / max(1, min(len(words), len(wanted)))
            if share >= ENOUGH_IN_COMMON and (best is None or share >= best[0]):
                best = (share, old)
        if best is None:
            return 0
        self._retire(home, best[1], *_end(statement, start_of(statement, day), day), claim)
        return 1


def _end_line(note: DraftPage, line: Claim, until: str, words: str, witness: Evidence | None) -> None:
    """Move a note line to History, with the words that end it as evidence of the day."""
    if witness is not None:
        note.support(line, witness)
    ended = note.find(line.id) or line
    if until:
        note.supersede(ended, until, words, None)
    else:
        note.remove(ended)  # nobody knows the day of its end; the page keeps it with its successor


def _same_taste(home: DraftPage, statement: Statement, attr: str) -> list[Claim]:
    """Return tastes in the same thing worded more widely or narrowly, where the words say that something changed."""
    taste, _, thing = attr.partition(TASTE)
    head = thing.split()[:1]
    if taste or not head or not (statement.ends or statement.corrects or _CHANGED.search(statement.text)):
        return []
    return [
        claim
        for heading, claim in home.claims()
        if heading not in ("History", "Conflicts")
        and claim.value("attr") != attr
        and claim.value("attr").startswith(TASTE)
        and claim.value("attr").removeprefix(TASTE).split()[:1] == head
    ]


def _same_thing(home: DraftPage, statement: Statement, attr: str) -> list[Claim]:
    """Return the one value of a thing named more fully or more shortly, where the words say that it changed.

    "Piano lessons are 25" ends when "a lesson is 30 now"; with two kinds of lessons nobody knows which is meant.
    """
    ending = next((one for one in _OF_THINGS if attr.endswith(one)), "")
    words = set(content_words(attr.removesuffix(ending)))
    if not ending or not words or not (statement.ends or statement.corrects or _CHANGED.search(statement.text)):
        return []
    like: dict[str, Claim] = {}
    for heading, claim in home.claims():
        other = claim.value("attr")
        if heading in ("History", "Conflicts") or other == attr or not other.endswith(ending):
            continue
        named = set(content_words(other.removesuffix(ending)))
        if named and (named <= words or words <= named):
            like[other] = claim
    return list(like.values()) if len(like) == 1 else []


def _end(statement: Statement, start: DateSpan, day: date | None) -> tuple[str, str]:
    """Return the end of what a statement replaces, and the relative words it was computed from."""
    for fact in statement.dates:
        if fact.role in ("until", "since", "on") and fact.span == start and start.first is not None:
            return (format_span(start), fact.words) if start.first == start.last else (_up_to(day), "")
    return _up_to(day), ""


def _up_to(day: date | None) -> str:
    return f"..{day.isoformat()}" if day is not None else ""


def _began(claim: Claim) -> date | None:
    for name in ("since", "on", "said", "by"):
        span = parse_span(claim.value(name))
        if span is not None:
            return span.first or span.last
    return None


def _after(claim: Claim, start: DateSpan) -> bool:
    """Tell whether a claim was first heard after the new one holds: old news imported late."""
    heard = parse_span(claim.value("said") or claim.value("since") or claim.value("on"))
    return heard is not None and heard.first is not None and start.last is not None and heard.first > start.last


def _fold(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split()).rstrip(".。!！ ")


@lru_cache(maxsize=16384)  # each new statement is compared with every claim of its page
def _folded(markdown: str) -> str:
    return _fold(plain(markdown))


def _words_for(statement: Statement) -> bool:
    return len(statement.value.strip()) > 1


def _says(claim: Claim, statement: Statement) -> bool:
    return _has(claim, statement.value)


def _has(claim: Claim, value: str) -> bool:
    folded, text = _fold(value), _folded(claim.text)
    if not folded:
        return False
    if folded.isascii():
        return (
            f" {folded} " in f" {''.join(char if char.isalnum() else ' ' for char in text)} " or folded in text.split()
        )
    return folded in text


def _is_negated(claim: Claim) -> bool:
    """Tell whether a claim denies something, by the few words that deny in the languages with a grammar."""
    padded = f" {_folded(claim.text)} "
    return any(
        mark in padded
        for mark in (" not ", "n't ", " no longer ", " never ", " não ", " já não ", " nunca ", "不", "没", "別", "别")
    )
