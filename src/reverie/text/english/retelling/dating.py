"""Dates of a clause put into its words: "on Saturday" becomes "on 2025-05-31", and keeps what was said."""

import re
from dataclasses import dataclass
from datetime import datetime

from reverie.model.statement import DatedFact, DateRole
from reverie.text.dates import DateMention, find_dates, render

_HINTS = (
    "day",
    "week",
    "month",
    "year",
    "night",
    "morning",
    "evening",
    "noon",
    "tomorrow",
    "ago",
    "last",
    "next",
    "since",
    "christmas",
    "easter",
    "spring",
    "summer",
    "autumn",
    "fall",
    "winter",
    "hour",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "ember",
    "october",
    "jan",
    "feb",
    "mar",
    "apr",
    "jun",
    "jul",
    "aug",
    "sep",
    "oct",
    "nov",
    "dec",
    "mon",
    "tue",
    "wed",
    "thu",
    "fri",
    "sat",
    "sun",
    "tmrw",
    "diwali",
    "ramadan",
    "eve",
    "halloween",
    "thanksgiving",
    "decade",
    "recently",
    "lately",
)
_AHEAD = re.compile(
    r"\b(?:thinking (?:of|about)|planning|plan to|want to|would like|'d (?:love|like)|hoping|hope to"
    r"|considering|might|(?:is|are) (?:now )?to be|looking forward|can't wait)\b"
)
_FOR = re.compile(
    r"\b(?:in (?:the (?:last|past) )?|for (?:\w+ ){0,2}(?:about |under |over |almost |nearly )?)$", re.IGNORECASE
)
_DENIED = re.compile(r"\bnot (?:on |in |at |the )*$")
_DIGIT = re.compile(r"\d")
_BEFORE = re.compile(
    r"(?:^|\s)(on|in|at|since|until|till|by|before|after|from|to|of|for|during|around|the|this|last"
    r"|next|is|was|are|were|be|between|and|through|about|til|–|-)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_PART_OF_DAY = re.compile(r"\s+(morning|afternoon|evening|night)\b", re.IGNORECASE)
_REPLACED = frozenset({"on", "in", "at", "the", "this", "last", "next"})
_BE = frozenset({"is", "was", "are", "were", "be"})
_TAKES_BARE = frozenset(
    [
        "since",
        "until",
        "till",
        "by",
        "before",
        "after",
        "from",
        "to",
        "of",
        "for",
        "during",
        "around",
        "between",
        "and",
        "through",
        "about",
        "til",
        "–",
        "-",
    ]
)
_ADJUST = {
    "morning": "in the morning",
    "afternoon": "in the afternoon",
    "evening": "in the evening",
    "night": "at night",
}


@dataclass(frozen=True, slots=True)
class Dated:
    """A clause with its dates resolved."""

    text: str
    dates: tuple[DatedFact, ...] = ()
    future: bool = False
    """Some date lies after the day of saying."""
    past: bool = False
    """Some date lies before it."""


def resolve_dates(text: str, said_at: datetime | None, timezone: str) -> Dated:
    """Return the clause with each date in ISO form, and the dates as facts.

    >>> from datetime import UTC
    >>> said = datetime(2025, 6, 2, 18, tzinfo=UTC)
    >>> dated = resolve_dates("I moved to Braga on Saturday.", said, "UTC")
    >>> dated.text, dated.dates[0].role, dated.dates[0].words
    ('I moved to Braga on 2025-05-31.', 'on', 'Saturday')
    """
    if not _DIGIT.search(text) and not _is_hinted(text.lower()):
        return Dated(text)
    mentions = find_dates(text, "en", said_at, timezone, future=True if _AHEAD.search(text) else None)
    if not mentions:
        return Dated(text)
    pieces: list[str] = []
    facts: list[DatedFact] = []
    at = 0
    for mention in mentions:
        if mention.start < at:
            continue
        if _DENIED.search(text, max(0, mention.start - 12), mention.start):
            # "on Thursday, not Wednesday" is about Thursday
            worded = _worded(text, mention)
            if worded is not None:
                pieces.extend((text[at : worded[0]], worded[2]))
                at = worded[1]
            continue
        if mention.granularity != "time" and (mention.span.first or mention.span.last):
            facts.append(DatedFact(_role(mention), mention.span, mention.words.rstrip(".") if mention.relative else ""))
        worded = _worded(text, mention)
        if worded is None:
            continue
        start, end, words = worded
        pieces.extend((text[at:start], words))
        at = end
    pieces.append(text[at:])
    return Dated(
        "".join(pieces),
        tuple(facts),
        future=any(mention.direction == "future" for mention in mentions),
        past=any(mention.direction == "past" for mention in mentions),
    )


def _is_hinted(low: str) -> bool:
    """Tell whether a text without digits holds any word of time."""
    return any(hint in low for hint in _HINTS)


def _role(mention: DateMention) -> DateRole:
    return mention.role_hint or "on"


def _worded(text: str, mention: DateMention) -> tuple[int, int, str] | None:
    """Return the stretch to replace and the words for it; None to leave the words as they are."""
    words = render(mention.span, "en")
    start, end = mention.start, mention.end - (text[mention.end - 1] == ".")
    if not words or mention.granularity == "time" or re.match(r"\s+weeks?\b|-", text[end : end + 7]):
        # "saturday week" is another day
        return None
    lasting = mention.role_hint == "since" and (
        re.match(r"for\b", mention.words, re.IGNORECASE)
        or (mention.granularity != "day" and _FOR.search(text[max(0, start - 24) : start]))
    )
    if lasting:
        return start, end, f"{text[start:end]} (since {words.removeprefix('from ').removesuffix(' on')})"
    part = _PART_OF_DAY.match(text, end)
    if part and mention.granularity == "day":
        words, end = f"{words} {_ADJUST[part.group(1).lower()]}", part.end()
    before = _BEFORE.search(text, max(0, start - 14), start)
    preposition = before.group(1).lower() if before else ""
    if preposition in _TAKES_BARE:
        return start, end, words
    if mention.span.first is None or mention.span.last is None:
        return _open(start, end, mention)
    if before is not None and preposition in _REPLACED:
        start = before.start(1)
    elif preposition in _BE and text[:start].lower().endswith("the "):
        start -= 4
    return _led(text, start, end, mention, words)


def _led(text: str, start: int, end: int, mention: DateMention, words: str) -> tuple[int, int, str]:
    """Put the right preposition before a date: on a day, in a month, between two days."""
    if text[end : end + 2] == "'s":
        return start, end + 2, f"{'The' if start == 0 else 'the'} {words}"
    lead = _preposition(mention, words)
    if lead == "between":
        words = words.replace(" to ", " and ")
    if start == 0:
        lead = lead[0].upper() + lead[1:]
    return start, end, f"{lead} {words}"


def _open(start: int, end: int, mention: DateMention) -> tuple[int, int, str] | None:
    """Word a span that is open on one side, where its words alone would not be understood."""
    if mention.relative and mention.role_hint == "since" and mention.span.first is not None:
        return start, end, mention.words
    return None


def _preposition(mention: DateMention, words: str) -> str:
    if (
        words.startswith("the week")
        or mention.granularity in {"month", "year"}
        or re.fullmatch(r"\d{4}(?:-\d\d)?", words)
    ):
        return "in"
    if " to " in words:
        return "between"
    return "on"
