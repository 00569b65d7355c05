"""Subjects: whom or what a clause is about, read from its first words, and who was mentioned so far."""

import re
from dataclasses import dataclass, field
from typing import Literal

from reverie.model.statement import SPEAKER, Name
from reverie.text.chinese.words.relations import Gender

LOWER_NAME = re.compile(
    r" ?(?!(?:offer|boss|team|email|whatsapp|wechat|pass|call|meeting|deadline|story|okay?"
    r"|lunch|dinner|demo|code|emo|like)\b)"
    r"[A-Za-z]{3,12}(?= ?[\u4e00-\u9fff]|$)"
)
"""A name that its writer does not capitalise, after "my flatmate"."""
SubjectKind = Literal["speaker", "group", "person", "animal", "thing", "listener"]


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom or what clauses are about, and how to write it so that it is understood alone."""

    key: str
    shown: str
    kind: SubjectKind
    gender: Gender = ""
    relation: str = ""
    called: str = ""
    """Its name, once one is known."""

    @property
    def names(self) -> tuple[Name, ...]:
        """The name to record beside a statement about it."""
        if self.kind not in {"person", "animal"} or not (self.called or self.relation):
            return ()
        return (
            (Name(self.called, "person" if self.kind == "person" else "unknown", self.relation),) if self.called else ()
        )


@dataclass(slots=True)
class Scene:
    """What a message has brought up so far."""

    speaker: str
    listener: str
    known: tuple[str, ...] = ()
    topic: Subject | None = None
    people: list[Subject] = field(default_factory=list)
    recalled: tuple[Subject, ...] = ()
    """Whom the messages before this one were about: they count where this one names nobody that fits."""
    thing: str = ""
    with_whom: str = ""
    doer: str = ""
    """Key of the subject of the clause being worded."""
    reports: bool = False
    """That clause says what its subject said: "she" in it is most likely that subject."""

    @property
    def self(self) -> Subject:
        """The speaker as a subject."""
        return Subject(SPEAKER, self.speaker, "speaker")

    @property
    def group(self) -> Subject:
        """What "we" stands for."""
        return Subject(SPEAKER, self.we, "group")

    @property
    def we(self) -> str:
        """How to write "we"."""
        return f"{self.speaker}和{self.with_whom}" if self.with_whom else f"{self.speaker}他们"

    def mention(self, subject: Subject) -> None:
        """Remember a person or animal; a named one takes the place of the same tie without a name."""
        self.people = [
            other
            for other in self.people
            if other.key != subject.key
            and not (subject.called and not other.called and other.relation == subject.relation)
        ]
        self.people.append(subject)

    def who(self, pronoun: str) -> Subject | None:
        """Return the one person or animal that a pronoun can stand for; None when none or several can."""
        genders = {"他": {"m", ""}, "她": {"f", ""}, "它": {"n"}}.get(pronoun, {"m", "f", ""})
        fitting = [subject for subject in self.people if subject.gender in genders] or [
            subject for subject in self.recalled if subject.gender in genders
        ]
        if len(fitting) > 1:
            # "my brother looks after him": the one who does it is another than "him", unless he speaks of himself
            fitting = [subject for subject in fitting if (subject.key == self.doer) == self.reports]
        return fitting[0] if len(fitting) == 1 else None
