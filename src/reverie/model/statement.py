"""What a message says, read sentence by sentence; and what a question asks for."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

DateRole = Literal["since", "until", "on", "by"]
NameKind = Literal["person", "organization", "place", "product", "project", "work", "event", "unknown"]
StatementKind = Literal[
    "state",
    "event",
    "preference",
    "instruction",
    "plan",
    "decision",
    "opinion",
    "possession",
    "relation",
    "workflow",
    "list",
    "identity",
    "remark",
]

PERSON = "@person"
"""Subject of a statement about the account's person, or of a question that says I."""
SPEAKER = "@speaker"
"""Subject of a statement about whoever speaks, before it is known whether that is the account's person."""


@dataclass(frozen=True, slots=True)
class DateSpan:
    """A day, month, year or range, as far as the words decide it: first and last day, both included."""

    first: date | None
    """None: open at the start."""
    last: date | None
    """None: open at the end."""


@dataclass(frozen=True, slots=True)
class DatedFact:
    """One date of a statement: its role, the span, and the relative words that it was computed from."""

    role: DateRole
    span: DateSpan
    words: str = ""
    """The words as said ("last Tuesday", "昨天"); empty when the date itself was said."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name that a statement mentions."""

    surface: str
    kind: NameKind = "unknown"
    relation: str = ""
    """The tie to the speaker as said, as a canonical English key where known: `sister`, `colleague`, `dog`."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing a message says, worded so that it can be understood alone."""

    quote: str
    """The very words of the message that say it: a substring of its text, one paragraph, ≤ 300 characters."""
    text: str
    """One sentence in the language it was said in: subject named, third person, relative dates resolved."""
    language: str
    kind: StatementKind
    subject: str = SPEAKER
    """SPEAKER, or the name or relation of whom or what it is about ("Otto", "sister", "Sora City Lab")."""
    attr: str = ""
    """Canonical English key of an attribute of the subject (`home`, `favourite colour`, `partner in Kyoto`), or empty.
    A later statement with the same subject and attr replaces an earlier one."""
    value: str = ""
    """The value of that attribute as said ("Braga")."""
    dates: tuple[DatedFact, ...] = ()
    ends: str = ""
    """The earlier value that the sentence says no longer holds ("Porto" in "moved from Porto to Braga")."""
    corrects: bool = False
    """The sentence takes back something said before ("actually it is …", "I meant …", "that was wrong")."""
    negated: bool = False
    names: tuple[Name, ...] = ()
    topic: str = ""
    """Canonical topic key (see reverie.text.topics), or empty."""
    scope: str = ""
    """What a rule is limited to ("Japan sprint", "code reviews"); empty for all work."""
    confidence: float = 0.7
    group: str = ""
    """Title that ties together the steps of one workflow or the entries of one list."""


@dataclass(frozen=True, slots=True)
class ForgetRequest:
    """The person asks, in a session, that something be forgotten: binds at once."""

    quote: str
    target: str
    """What to forget, in the person's words ("the sleep study"); empty for what was said just before."""


QuestionKind = Literal[
    "who", "what", "where", "when", "how_many", "how_old", "how_long", "why", "how", "which", "yes_no", "list"
]


@dataclass(frozen=True, slots=True)
class Question:
    """A question as understood: what is asked about whom, and for which time."""

    text: str
    language: str
    kind: QuestionKind
    subject: str = ""
    """PERSON for I / my / the person's own name, a name or relation as said ("sister", "Otto"), or empty."""
    attrs: tuple[str, ...] = ()
    """Canonical attribute keys that would answer it, best first; the same keys as Statement.attr."""
    keywords: tuple[str, ...] = ()
    """Content words as said, question words and the subject's own words left out."""
    synonyms: tuple[tuple[str, ...], ...] = ()
    """Further words that may stand for each keyword (parallel to keywords): forms, near synonyms."""
    as_of: DateSpan | None = None
    """The time asked about ("in March 2025"); None for now."""
    wants_past: bool = False
    """Asks for what was before ("where did I live before", "used to", "formerly")."""
    wants_all: bool = False
    """Asks for a list or a count over everything said."""
    expects: NameKind | Literal["date", "number", ""] = ""
    """The kind of thing the answer must hold."""
    polarity_words: tuple[str, ...] = ()
    """For yes/no: the predicate asked about ("like okra")."""
