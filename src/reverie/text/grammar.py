"""The port that each language fills: read what a message says, read a question, word an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol

from reverie.model.statement import ForgetRequest, Question, Statement


@dataclass(frozen=True, slots=True)
class Setting:
    """All that one needs to know around a message to read it."""

    speaker: str
    """The name to put in place of "I"; empty when it is not known (then `Grammar.nameless` is used)."""
    is_person: bool
    """The speaker is the account's person (else another participant of a conversation of several)."""
    listener: str = ""
    """The name to put in place of "you"; empty when the listener is an assistant."""
    said_at: datetime | None = None
    timezone: str = "UTC"
    before: str = ""
    """The text of the message before this one, whoever said it: for answers in fragments and for pronouns."""
    before_is_assistant: bool = False
    earlier: str = ""
    """What the same speaker said last before this message: a title, or the first steps of what goes on here."""
    known_names: frozenset[str] = frozenset()
    """Names of subjects that already have a page, and their aliases."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one message says."""

    statements: tuple[Statement, ...] = ()
    forget: tuple[ForgetRequest, ...] = ()
    self_names: tuple[str, ...] = ()
    """The speaker's own name, when the message gives it ("my name is Nadia", "我叫文澜")."""


AnswerPhrase = Literal[
    "unknown", "yes", "no", "no_longer", "since", "until", "on", "by", "said_on", "before_that", "reported"
]


class Grammar(Protocol):
    """One language's rules, all pure functions of their arguments."""

    code: str
    nameless: str
    """Stands for the speaker while no name is known: "The user", "O utilizador", "用户"."""

    def read_message(self, text: str, setting: Setting) -> Reading:
        """Say what a message states, leaving out questions, what-ifs, requests, quotations and pasted text."""
        ...

    def read_question(self, text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
        """Understand a question about the memory."""
        ...

    def states(self, sentence: str) -> bool:
        """Tell whether a sentence states something: neither asks, supposes, requests, jokes nor greets."""
        ...

    def phrase(self, key: AnswerPhrase) -> str:
        """Word one building block of an answer, with `{}` where a value goes."""
        ...
