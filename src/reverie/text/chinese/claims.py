"""Claims: the clauses of one statement, worded in the third person with dates, kind, names and attribute."""

import re
from dataclasses import dataclass, field, replace
from datetime import date
from typing import NamedTuple

from reverie.model.statement import SPEAKER, DatedFact, Name, Statement, StatementKind
from reverie.text.chinese.changes import corrects
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.dating import dated, is_ahead, is_now, worded
from reverie.text.chinese.heads import OWN, TIME, Head
from reverie.text.chinese.hiring import employer_in
from reverie.text.chinese.moods import Mood
from reverie.text.chinese.predicates import is_negated
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.schedules import activity_in
from reverie.text.chinese.subjects import Scene, Subject
from reverie.text.chinese.things import thing_fact
from reverie.text.chinese.trimming import ended_in, trimmed, without_origin
from reverie.text.chinese.words.names import other_names, person_at
from reverie.text.chinese.words.places import places_in
from reverie.text.chinese.words.relations import relation_of
from reverie.text.dates import DateMention

_MODAL = re.compile(
    r"打算|计划|准备|要|将|会|得|想|预计|约|定|订|希望|可能|考虑|应该|报了|马上|即将|需要|能|请"
    r"|还有|还剩|离|到期|截止|是|有"
)
_DECISION = re.compile(
    r"决定|敲定|拍板|定下来|就(?:用|选|定|去|买)|(?:最后|最终)(?:买|订|租|挑)了|选了|选定|确定(?:用|了|下来)"
)
_POSSESSION = re.compile(
    r"(?:买|入手|换|拥有|淘到?|收到|得到|攒|添置|订购|领养|收养|养)(?:了|到)|^有(?:一|两|三|\d|个"
    r"|只|辆|台|套)|卖(?:了|掉)"
)
_EVENT = re.compile(r"了(?!解)|过(?!敏|程|去吗|生日|年|节|来|六十|七十|八十|[一二三四五六七八九\d]+0?岁)|(?:那天|当天)")
_FIRM = re.compile(
    r"了|是|在|有|住|叫|过敏|喜欢|讨厌|打算|准备|要|决定|刚|正|已经|岁|从来|一直|每|没|不|对.{1,8}|养|买|怕"
)
_BIRTHDAY = re.compile(r"生日|出生|生的")
CONTACT = re.compile(r"(?:和|跟|与|同|请|给|陪|找|问|约|带|送|教|帮|见了?|遇到|认识了?|叫|让|、)")
"""Words after which a name of a person may follow."""
_HOUSED = re.compile(r"搬(?:好|到|进|来|家|了)|租(?:了|的房|房|的是)|新家|现在住|住(?:在|进)")
_PLAIN_SUBJECT = Subject("", "", "thing")


class Piece(NamedTuple):
    """One clause on its way into a statement."""

    clause: Clause
    head: Head
    mood: Mood
    begin: int
    """Where its sentence starts."""
    subject: Subject | None = None


@dataclass(slots=True)
class Builder:
    """Words statements of one message."""

    text: str
    folded: str
    scene: Scene
    dates: tuple[DateMention, ...]
    today: date | None
    last_introduced: Subject | None = None
    pending: Statement | None = None
    """A name learnt in passing, to be stated of its own."""
    named_things: set[str] = field(default_factory=set)
    told_names: set[str] = field(default_factory=set)
    """Names of relatives that have been stated once."""
    activity: str = ""
    """What was last said to be done or learnt regularly."""
    moved: tuple[DatedFact, ...] = ()
    """Since when the speaker has lived elsewhere, where only the move was told so far."""
    priced: str = ""
    """What the clause before said to have got another price."""
    post: str = ""  # whose post the clause before spoke of: a name may follow
    venture: str = ""
    """What the clause before said that the speaker runs: a name may follow."""
    housed: bool = False
    """The clause before said where the speaker lives."""

    def goes_on_from(self, earlier: str) -> None:
        """Take what the speaker said last to be doing, or where to live, as what figures and days are about."""
        self.activity = activity_in(earlier)
        self.housed = bool(_HOUSED.search(earlier))

    def marks(self, clause: Clause) -> tuple[tuple[int, int], ...]:
        """Return the places of dates in a clause."""
        return tuple((m.start - clause.start, m.end - clause.start) for m in self.inside(clause.start, clause.end))

    def inside(self, start: int, end: int) -> list[DateMention]:
        """Return the dates between two offsets."""
        return [mention for mention in self.dates if start <= mention.start and mention.end <= end]

    def quote(self, start: int, end: int) -> str:
        """Return the words of the message between two offsets, one paragraph, no longer than a quotation may be."""
        words = self.text[start:end]
        if "\n" in words:
            words = words[words.rindex("\n") + 1 :]
        return words.strip()[-300:].strip()

    def is_thing_clause(self, piece: Piece, *, named: bool = False) -> bool:
        """Tell whether a clause gives an attribute of a thing, and of one that it names itself."""
        fact = thing_fact(self.dated_text(piece, piece.head.begin), "")
        return fact is not None and (bool(fact.thing) or not named)

    def is_firm(self, piece: Piece) -> bool:
        """Tell whether a clause before a question states something by itself."""
        return (
            piece.mood in ("plan", "opinion", "reported")
            or bool(_FIRM.search(piece.clause.text))
            or bool(self.inside(piece.clause.start, piece.clause.end))
        )

    def words(self, piece: Piece, subject: Subject, *, first: bool, sure: bool = False) -> str | None:
        """Return a clause in the third person; the subject is put in where the clause leaves it out."""
        clause, head = piece.clause, piece.head
        fixed: list[tuple[int, int, str]] = []
        begin = clause.start + head.begin
        if head.subject is not None:
            fixed.append((clause.start + head.first, clause.start + head.last, head.subject.shown))
        planned = not sure and self._plans(piece, subject)
        dates = tuple(self._without_birthdays(clause))
        self.scene.doer, self.scene.reports = subject.key, piece.mood == "reported"
        said = rewrite(self.folded, begin, clause.end, self.scene, dates, tuple(fixed))
        if said is None:
            return None
        if (
            head.subject is None
            and first
            and subject.shown
            and not (subject.kind == "speaker" and re.search(r"我(?![们国])", clause.text))
        ):
            said = subject.shown + self._linked(said)
        elif re.match(r"在\d", said) and not self.folded.startswith("在", begin):
            said = said[1:]
        if planned and subject.shown and subject.shown in said:
            said = said.replace(subject.shown, f"{subject.shown}计划", 1)
        return said

    def _linked(self, said: str) -> str:
        return re.sub(r"^(?:自己|的)", "", said)

    def _plans(self, piece: Piece, subject: Subject) -> bool:
        """Tell whether the word for a plan has to be added."""
        clause = piece.clause
        rest = clause.text[piece.head.predicate :]
        ahead = any(is_ahead(m, self.today) for m in self.inside(clause.start, clause.end))
        return (
            ahead
            and subject.kind in ("speaker", "group")
            and not _MODAL.search(clause.text)
            and not _EVENT.search(rest)
        )

    def _without_birthdays(self, clause: Clause) -> list[DateMention]:
        found = self.inside(clause.start, clause.end)
        return (
            []
            if _BIRTHDAY.search(clause.text) and not any(m.words in {"今天", "昨天", "明天"} for m in found)
            else found
        )

    def dated_text(self, piece: Piece, at: int) -> str:
        """Return a clause from a place on, its dates resolved and nothing else changed."""
        clause = piece.clause
        pieces: list[str] = []
        position = clause.start + at
        for mention in self._without_birthdays(clause):
            if mention.start >= position:
                pieces += (self.folded[position : mention.start], worded(mention))
                position = mention.end
        pieces.append(self.folded[position : clause.end])
        return tidy_tail("".join(pieces))

    def predicate(self, piece: Piece) -> str:
        """Return what a clause says of its subject, dates and adverbs of time taken out."""
        clause = piece.clause
        at = clause.start + piece.head.predicate
        pieces: list[str] = []
        if not _BIRTHDAY.search(clause.text):
            for mention in self.inside(at, clause.end):
                pieces.append(re.sub(r"(?:在|于|从|自|自从|打)$", "", self.folded[at : mention.start]))
                at = mention.end
                while self.folded[at : at + 2] in {"开始", "以来", "那年", "那天", "的时"}:
                    at += 2
                if self.folded[at : at + 1] in {"起", "就"} and self.folded[at : at + 2] != "起床":
                    at += 1
        pieces.append(self.folded[at : clause.end])
        text = "".join(pieces).strip(" ，,")
        while (match := TIME.match(text)) and match.end():
            text = text[match.end() :]
        return tidy_tail(text)

    def group_statement(self, group: list[Piece]) -> Statement | None:
        """Return the one statement that a chain of clauses makes."""
        subject = group[0].subject or _PLAIN_SUBJECT
        parts: list[str] = []
        for piece in group:
            said = self.words(piece, subject, first=not parts)
            if said is None:
                break
            parts.append(said.strip(" ，,"))
        kept, denied = trimmed([part for part in parts if part])
        text, origin = without_origin(tidy_tail("，".join(kept)))
        if (
            len(text) < len(subject.shown) + 3
            or not parts
            or re.match(r"(?:这(?!学期|学年|周|个月)|那|他|她|它|此)(?!么)", text)
        ):
            return None
        used = group[: len(parts)]
        start, end = used[0].clause.start, used[-1].clause.end
        predicate = self.predicate(used[0])
        zero = used[0].head.subject is None
        whole = self.folded[start:end]
        ends = ended_in(predicate, whole, subject.kind) or origin or denied
        own = subject.kind in ("speaker", "group") or not subject.key
        starts = employer_in(whole, self.sentence_to(used[0], end)) if own else ""
        dates = self.dated_facts(start, end, used[0])
        if starts:
            dates = tuple(replace(fact, role="since") for fact in dates)
        return Statement(
            quote=self.support(used[0], start, end, zero=zero),
            text=f"{text}。",
            language="zh",
            kind=self._kind(used, predicate, whole),
            subject=subject.key or SPEAKER,
            attr="employer" if starts else "",
            value=starts,
            dates=dates,
            ends=ends,
            corrects=corrects(self.sentence_to(used[0], end)),
            negated=is_negated(predicate),
            names=self.names(subject, start, end),
            confidence=0.5 if any(piece.mood in ("uncertain", "reported") for piece in used) else 0.7,
        )

    def sentence_to(self, piece: Piece, end: int) -> str:
        return self.folded[piece.begin : end]

    def support(self, piece: Piece, start: int, end: int, *, zero: bool) -> str:
        """Return the quotation; a clause without a subject needs the words before it, a short one its sentence."""
        if zero or end - start < 7:
            start = piece.begin
        return self.quote(start, end)

    def _kind(self, used: list[Piece], predicate: str, whole: str) -> StatementKind:
        moods = {piece.mood for piece in used}
        ahead = any(is_ahead(m, self.today) for m in self.inside(used[0].clause.start, used[-1].clause.end))
        if _DECISION.search(whole):
            return "decision"
        if moods & {"plan", "wish"} or re.search(r"必须|务必|得在", whole) or (ahead and not _EVENT.search(predicate)):
            return "plan"
        if "opinion" in moods:
            return "opinion"
        if _POSSESSION.search(predicate):
            return "possession"
        past = any(
            not is_now(m) and m.direction == "past" for m in self.inside(used[0].clause.start, used[-1].clause.end)
        )
        return "event" if past or _EVENT.search(whole) else "state"

    def dated_facts(self, start: int, end: int, piece: Piece) -> tuple[DatedFact, ...]:
        if _BIRTHDAY.search(piece.clause.text):
            return ()
        facts = [
            fact
            for m in self.inside(start, end)
            if m.granularity != "time" and (fact := dated(self.folded, m)) is not None
        ]
        return tuple(facts[:4])

    def names(self, subject: Subject, start: int, end: int) -> tuple[Name, ...]:
        words = self.folded[start:end]
        found: dict[str, Name] = {name.surface: name for name in subject.names}
        for match in OWN.finditer(words):
            relation = relation_of(match["kin"])
            last = person_at(words, match.end(), sure=True) if relation else match.end()
            if relation and last > match.end():
                found.setdefault(
                    words[match.end() : last], Name(words[match.end() : last], relation.kind, relation.key)
                )
        for match in CONTACT.finditer(words):
            last = person_at(words, match.end())
            if last > match.end() + 1 and not words[match.end() : last].isascii():
                found.setdefault(words[match.end() : last], Name(words[match.end() : last], "person"))
        for other in self.scene.people:
            if other.called and other.called in words:
                for name in other.names:
                    found.setdefault(name.surface, name)
        for surface, kind in other_names(words):
            found.setdefault(surface, Name(surface, kind))
        for place in places_in(words):
            found.setdefault(place, Name(place, "place"))
        return tuple(found.values())[:8]
