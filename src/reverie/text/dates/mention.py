"""One mention of a date, and what a language's rule says about it before the day of saying is known."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

from reverie.model.statement import DateSpan
from reverie.text.dates.hints import Hints
from reverie.text.dates.tense import TenseMarks

Granularity = Literal["day", "week", "month", "year", "range", "time"]
RoleHint = Literal["since", "until", "on", "by", ""]
Direction = Literal["past", "future", ""]

UNKNOWN = DateSpan(None, None)
"""The span of relative words in a message without a time."""


@dataclass(frozen=True, slots=True)
class DateMention:
    """Words of a text that say when."""

    start: int
    end: int
    words: str
    span: DateSpan
    """Both ends None when the words are relative and nobody knows when they were said."""
    relative: bool
    """The span depends on the day of saying, if only for its year."""
    granularity: Granularity
    role_hint: RoleHint = ""
    """The field of a claim that the words around suggest."""
    direction: Direction = ""
    """Before or after the day of saying; empty around it or when that is unknown."""
    yearless: bool = False
    """The words give day or month and leave the year to the reader ("2 March", "in May"), as for birthdays."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a rule may look at: the day of saying and the text around."""

    text: str
    today: date | None
    now: datetime | None
    future: Callable[[int, int], bool | None]
    """Says of a place in the text: the clause is about the future, the past, or neither says."""
    southern: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """What a rule made of its match."""

    span: DateSpan | Callable[[date], DateSpan]
    """A span, or how to compute it from the day of saying."""
    granularity: Granularity
    role: RoleHint = ""
    """Set when the words themselves decide it ("for three years")."""
    yearless: bool = False


Read = Callable[[re.Match[str], Frame], Reading | None]


@dataclass(frozen=True, slots=True)
class Rule:
    """A shape of words and how to read it; the group `d`, where there is one, holds the words that count."""

    needs: frozenset[str]
    """Kinds of hints without which the shape cannot be there."""
    pattern: re.Pattern[str]
    read: Read


@dataclass(frozen=True, slots=True)
class Rules:
    """All that one language knows about dates, the most telling rules first."""

    hints: Hints
    rules: tuple[Rule, ...]
    marks: TenseMarks
    before: re.Pattern[str]
    """Words before a date that tell its role: groups `since`, `until`, `by`, `on`."""
    after: re.Pattern[str] | None = None
    """The same for words after a date."""
    until_is_by: re.Pattern[str] | None = None
    """Where one word means both until and by: what in the clause tells a deadline."""
    joint: re.Pattern[str] = re.compile(r"(?!)")
    """Words between two dates that make them one range."""
    opening: re.Pattern[str] = re.compile(r"(?!)")
    """Words before the first date that a range needs when its joint alone does not tell."""
    strong_joint: re.Pattern[str] = re.compile(r"(?!)")
    """Joints that make a range without an opening."""
