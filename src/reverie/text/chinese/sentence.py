"""Sentences: the clauses of one sentence, joined into statements and carried along from subject to subject."""

import re
from dataclasses import replace
from typing import Protocol

from reverie.model.statement import SPEAKER, Statement
from reverie.text.chinese.attributes import attributes_of
from reverie.text.chinese.carrying import carried
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause, split_clauses
from reverie.text.chinese.corrections import Contrast, said_before
from reverie.text.chinese.facts import attribute_statements
from reverie.text.chinese.figures import only_meant
from reverie.text.chinese.heads import read_head
from reverie.text.chinese.joining import beside, breaks, is_about_a_text
from reverie.text.chinese.moods import Mood, mood_of
from reverie.text.chinese.orders import Orders
from reverie.text.chinese.passing import in_passing, note_animal, told_when, weekly
from reverie.text.chinese.people import (
    affiliation,
    asked_about,
    bare_animal,
    introduced,
    named_beside,
    naming,
    note_people,
    tie,
)
from reverie.text.chinese.predicates import says_something
from reverie.text.chinese.rewriting import tidy_tail
from reverie.text.chinese.subjects import Scene, Subject
from reverie.text.chinese.words.vocabulary import SECRET
from reverie.text.dates import DateMention
from reverie.text.sentences import Span

_TOO_SHORT = 3
_TOO_LONG = 120  # nobody chats in clauses of such length: it is no sentence of a person's own
_TAKES_BACK = re.compile(r"(?:哦|啊|呃|等等)?(?:不对|说错了|打错了|写错了|记错了|口误|更正|不是$)")
_WHERE = re.compile(
    r"(?:就|都|还)?在[^，,读种做工上开卖教学带当写画等跳住养看打跑睡练]{2,12}|(?:和|跟|与)[^，,]{1,14}一起"
)
"""Where, or with whom: it belongs to what was just said."""
_GOES_ON = re.compile(r"(?:主要)?(?:是)?(?:因为|由于|为了|为的是|理由是|原因是)|尤其|特别是|比如|例如|大概|大约|差不多")


class MessagePart(Protocol):
    """What a sentence needs of the message around it."""

    text: str
    folded: str
    scene: Scene
    dates: tuple[DateMention, ...]
    build: Builder
    statements: list[Statement]
    stopped: bool

    def keep(self, statement: Statement) -> None:
        """Take a statement."""
        ...


class SentenceReader:
    """Walks over the clauses of one sentence, joining those that belong to one statement."""

    def __init__(self, owner: MessagePart, span: Span) -> None:
        self.owner = owner
        self.scene = owner.scene
        self.build = owner.build
        self.span = span
        self.clauses = split_clauses(owner.folded, span.start, span.end)
        self.group: list[Piece] = []
        self.current: Subject | None = None
        self.given: list[Statement] = []
        self.person: Subject | None = None
        self.orders = Orders(self.build, span, alone=len(self.clauses) == 1)
        self.contrast = Contrast(self.build, span)
        self.begged = False
        self.lost = False
        self.asks = any(clause.asks for clause in self.clauses)

    def read(self) -> None:
        """Read the clauses in order."""
        if (corrected := said_before(self.build, self.span)) is not None:
            self.owner.keep(corrected)
            return
        for clause in self.clauses:
            if len(clause.text) > _TOO_LONG:
                self._flush()
            elif not self._take(clause, mood_of(clause.text, asks=clause.asks)):
                break
        self._flush()

    def _take(self, clause: Clause, mood: Mood) -> bool:
        """Read one clause; return False where the rest of the sentence states nothing."""
        if mood == "hypothesis":
            self._suppose(clause)
            return only_meant(self.build, clause)
        if mood == "chat" or len(clause.text) < _TOO_SHORT - 1 or self._rules(clause, mood):
            return True
        if mood in ("question", "request"):
            self._flush()
            self.begged |= mood == "request"
            self.owner.stopped = is_about_a_text(self.owner.folded, clause, mood)
            asked_about(self.build, clause)
            return not self.owner.stopped
        if _TAKES_BACK.match(clause.text):
            self.group = []
        self._state(clause, mood)
        return True

    def _suppose(self, clause: Clause) -> None:
        """Keep a condition only where it belongs to a standing instruction."""
        self._flush()
        rest = [other for other in self.clauses if other.start >= clause.start]
        if any(mood_of(other.text, asks=other.asks) == "instruction" for other in rest):
            self.orders.give(clause, rest[-1])
            self._keep_orders()

    def _rules(self, clause: Clause, mood: Mood) -> bool:
        """Read a clause as a standing instruction, where it is one or goes on with one."""
        open_one = self.group[0].clause if len(self.group) == 1 and self.group[0].head.subject is None else None
        if mood == "request" and open_one is not None and self.orders.contrast(open_one, clause):
            self.group = []
        elif not self.orders.take(clause, mood, begged=self.begged):
            return False
        self._flush()
        self._keep_orders()
        return True

    def _keep_orders(self) -> None:
        for statement in self.orders.given:
            self.owner.keep(statement)
        self.orders.given.clear()

    def _contrasts(self, piece: Piece) -> bool:
        """Read "it is not I, it is my brother"."""
        taken = self.contrast.take(piece)
        for statement in self.contrast.given:
            self.owner.keep(statement)
        self.contrast.given.clear()
        return taken

    def _state(self, clause: Clause, mood: Mood) -> None:
        """Read a clause that states something."""
        if SECRET.search(clause.text):
            self._flush()
            return
        if mood not in ("reported", "wish") and not self.asks and self._in_passing(clause):
            return
        head = read_head(clause.text, self.scene, self.build.marks(clause))
        piece = Piece(clause, head, mood, self.span.start)
        if note_animal(self.build, clause):
            head = replace(head, lost=False)
        if head.lost:
            self._lose(piece)
            return
        if not self.group:
            bare_animal(self.build, clause)
        if self._names_something(piece) or self._contrasts(piece) or self._says_nothing(piece):
            return
        self.lost = self.begged = False
        if self.current is not None and self.current.kind in ("speaker", "group", "person"):
            self.person = self.current
        subject = head.subject or carried(self.build, piece, self.current, self.person, is_open=bool(self.group))
        if subject is None:
            self._flush()
        elif self.build.is_firm(piece) or not self.asks:
            self._settle(piece, subject)

    def _in_passing(self, clause: Clause) -> bool:
        """Read a clause of a shape of its own: "shrimps, I cannot", "my girlfriend", "went last Wednesday"."""
        told = told_when(self.build, clause, self.group, self.owner.statements)
        if told is not None:
            self.group = []
            self.owner.statements[-1] = told
            return True
        given = in_passing(self.build, clause, self.span.start, self.current)
        if given is None:
            return False
        self._flush()
        self.owner.keep(given[0])
        self.current = given[1]
        self.lost = self.begged = False
        return True

    def _lose(self, piece: Piece) -> None:
        """Go on with the open statement at "this …"; drop a clause whose pronoun stands for nobody known."""
        if self.group and piece.clause.text[piece.head.first : piece.head.first + 1] not in "他她你":
            self.group.append(piece)
            return
        self._flush()
        self.current = None
        self.lost = True

    def _names_something(self, piece: Piece) -> bool:
        """Read a clause that gives a name to a project, or says whose friend or sister somebody is."""
        animal = named_beside(self.build, piece)
        if animal is not None:
            self.owner.keep(animal)
        given = naming(self.build, piece) or tie(self.build, piece)
        if given is None:
            return False
        self._flush()
        self.owner.keep(given)
        self.current = self.scene.topic if given.kind == "relation" else Subject("", "", "thing")
        return True

    def _says_nothing(self, piece: Piece) -> bool:
        """Tell whether a clause without a subject is no statement: part of a request, or a fragment."""
        if piece.head.subject is not None:
            return False
        if self.asks and not self.build.is_firm(piece):
            return True
        if self.build.last_introduced is not None and re.match(r"(?:名字|起名|取名)?叫", piece.clause.text):
            return False
        if self.build.is_thing_clause(piece):
            return False
        return self.lost or self.begged or self._is_fragment(piece)

    def _settle(self, piece: Piece, subject: Subject) -> None:
        """State what a clause says of its subject, or keep it open for what may follow."""
        if piece.head.subject is not None:
            self.scene.topic = piece.head.subject
        belongs = affiliation(self.build, piece)
        if belongs is not None:
            self.owner.keep(belongs)
        often = weekly(self.build, piece, subject)
        found = often or attribute_statements(self.build, piece, subject)
        note_people(self.build, piece.clause)
        brought_up = introduced(self.build, piece, subject, found)
        if found:
            self._flush()
            for statement in found:
                self.build.housed |= statement.attr == "home" and statement.subject == SPEAKER
                self.owner.keep(beside(statement, self.owner.statements, piece.clause.text, self.build.moved))
            if subject.key or subject.kind != "thing":
                self.current = brought_up or subject
            self._keep_pending()
            self.given = found
            return
        if self.given and not self.group and _GOES_ON.match(piece.clause.text):
            self._reason(piece, subject)
            return
        self.given = []
        if self.group and (subject.key != self._group_key() or breaks(self.owner.text, self.group, piece)):
            self._flush()
        self._keep_pending()
        self.current = brought_up or subject
        self.group.append(piece._replace(subject=subject))

    def _keep_pending(self) -> None:
        """State the name that a clause gave in passing."""
        if self.build.pending is not None:
            self.owner.keep(self.build.pending)
            self.build.pending = None

    def _reason(self, piece: Piece, subject: Subject) -> None:
        """Add the reason that follows to the statement it belongs to."""
        said = self.build.words(piece, subject, first=False)
        last = self.owner.statements[-1]
        if said is None or last is not self.given[-1] or len(last.text) > 120:
            return
        quote = self.build.quote(self.owner.text.find(last.quote, self.span.start), piece.clause.end)
        if last.quote in quote:
            self.owner.statements[-1] = replace(last, text=f"{last.text[:-1]}，{tidy_tail(said)}。", quote=quote)

    def _group_key(self) -> str:
        """Return the key of whom the open statement is about."""
        subject = self.group[0].subject if self.group else None
        return subject.key if subject is not None else ""

    def _is_fragment(self, piece: Piece) -> bool:
        """Tell whether a clause says nothing by itself; it may still go on with an open statement."""
        rest = piece.clause.text[piece.head.predicate :]
        if _WHERE.fullmatch(rest) and not attributes_of(rest) and (self.group or self.given):
            if self.group:
                self.group.append(piece)
            else:
                self._reason(piece, self.scene.self)
            return True
        if re.fullmatch(
            r"[\u4e00-\u9fffA-Za-z]{2,14}(?:报名|考试|申请|项目|报告|论文|合同|签证|投稿|比赛|会议|活动)", rest
        ):
            self.scene.thing = rest
            return True
        if says_something(rest) or attributes_of(self.build.predicate(piece)):
            return False
        if self.group and not breaks(self.owner.text, self.group, piece._replace(mood=self.group[-1].mood)):
            self.group.append(piece)
        elif self.given and not self.group:
            self._reason(piece, self.scene.self)
        return True

    def _flush(self) -> None:
        if self.group:
            statement = self.build.group_statement(self.group)
            if statement is not None:
                self.owner.keep(statement)
        self.group = []
