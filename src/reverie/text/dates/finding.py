"""Find every date that a text mentions, in order, without overlap."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime

from reverie.model.statement import DateSpan
from reverie.text.dates.chinese.rules import RULES as CHINESE
from reverie.text.dates.english.rules import RULES as ENGLISH
from reverie.text.dates.mention import UNKNOWN, DateMention, Direction, Frame, Reading, RoleHint, Rule, Rules
from reverie.text.dates.portuguese.rules import RULES as PORTUGUESE
from reverie.text.dates.ranges import join_ranges
from reverie.text.dates.tense import tense_at
from reverie.text.dates.zones import is_southern, local_time
from reverie.text.words.traditional import fold

_LANGUAGES: dict[str, Rules] = {"en": ENGLISH, "pt": PORTUGUESE, "zh": CHINESE}
_OPENERS = frozenset({"from", "从"})
"""They open a range ("from 3 to 5 May") as well as a stretch without an end."""
_ROLES: tuple[RoleHint, ...] = ("since", "until", "by", "on")


def rules_for(language: str) -> Rules:
    """Return how that language says when; English for any other."""
    return _LANGUAGES.get(language, ENGLISH)


def find_dates(
    text: str,
    language: str,
    said_at: datetime | None,
    timezone: str = "UTC",
    *,
    future: bool | None = None,
) -> tuple[DateMention, ...]:
    """Return the dates of a text, resolved against the day it was said where the person is.

    Args:
        text: A sentence or a whole message.
        language: `en`, `pt` or `zh`; any other is read as English.
        said_at: When it was said, aware; None leaves relative dates unresolved.
        timezone: The person's zone, which decides the day.
        future: Which way bare weekdays and dates without a year point; None lets the words around decide.

    Example:
        >>> from datetime import UTC
        >>> said = datetime(2025, 3, 3, 10, tzinfo=UTC)
        >>> [(m.words, str(m.span.first)) for m in find_dates("On Thursday I saw the heron.", "en", said)]
        [('Thursday', '2025-02-27')]
    """
    if language == "zh" and (plain := fold(text)) != text:  # places stay: the words are given back as they were said
        read = find_dates(plain, language, said_at, timezone, future=future)
        return tuple(replace(mention, words=text[mention.start : mention.end]) for mention in read)
    rules = rules_for(language)
    kinds = rules.hints.kinds(text)
    if not kinds:
        return ()
    now = None if said_at is None else local_time(said_at, timezone)
    frame = Frame(text, now.date() if now else None, now, _tense(text, rules, future=future), is_southern(timezone))
    windows = rules.hints.windows(text)
    taken = bytearray(len(text))
    found: list[DateMention] = []
    for rule in rules.rules:
        if rule.needs <= kinds:
            for low, high in windows:
                found.extend(_search(rule, frame, (low, high), taken, rules))
    found.sort(key=lambda mention: mention.start)
    return join_ranges(text, found, rules)


def _tense(text: str, rules: Rules, *, future: bool | None) -> Callable[[int, int], bool | None]:
    """Return how to ask whether a place in the text is about the future."""
    if future is not None:
        return lambda *_place: future
    return lambda start, end: tense_at(text, start, end, rules.marks)


def _search(rule: Rule, frame: Frame, window: tuple[int, int], taken: bytearray, rules: Rules) -> Iterator[DateMention]:
    """Yield what a rule finds in a stretch of the text where no earlier rule has found anything."""
    for match in rule.pattern.finditer(frame.text, *window):
        start, end = match.span("d") if "d" in rule.pattern.groupindex else match.span()
        if any(taken[start:end]):
            continue
        read = _read(rule, match, frame)
        if read is not None:
            taken[start:end] = b"\x01" * (end - start)
            yield _mention(start, end, *read, frame, rules)


def _read(rule: Rule, match: re.Match[str], frame: Frame) -> tuple[Reading, DateSpan] | None:
    """Return what a rule makes of a match; None when it makes nothing or the calendar has no such day."""
    try:
        reading = rule.read(match, frame)
        if reading is None:
            return None
        if isinstance(reading.span, DateSpan):
            return reading, reading.span
        return reading, UNKNOWN if frame.today is None else reading.span(frame.today)
    except (ValueError, OverflowError):
        return None


def _mention(start: int, end: int, reading: Reading, span: DateSpan, frame: Frame, rules: Rules) -> DateMention:
    """Dress a reading with its words, its role and its direction."""
    return DateMention(
        start=start,
        end=end,
        words=frame.text[start:end],
        span=span,
        relative=not isinstance(reading.span, DateSpan) or reading.granularity == "time",
        granularity=reading.granularity,
        role_hint=reading.role or _role(frame.text, (start, end), rules, is_range=reading.granularity == "range"),
        direction=_direction(span, frame.today),
        yearless=reading.yearless,
    )


def _role(text: str, place: tuple[int, int], rules: Rules, *, is_range: bool) -> RoleHint:
    """Return the role that the words just before or after a date give it."""
    start, end = place
    match = rules.before.search(text, max(0, start - 32), start)
    if match is None and rules.after is not None:
        match = rules.after.match(text, end, end + 12)
    if match is None:
        return ""
    found: RoleHint = next((role for role in _ROLES if match.groupdict().get(role)), "")
    if found == "since" and is_range and match["since"].lower() in _OPENERS:
        return ""
    if found == "until" and rules.until_is_by is not None and rules.until_is_by.search(text, max(0, start - 80), start):
        return "by"
    return found


def _direction(span: DateSpan, today: date | None) -> Direction:
    """Say on which side of the day of saying a span lies."""
    if today is None:
        return ""
    if span.last is not None and span.last < today:
        return "past"
    if span.first is not None and span.first > today:
        return "future"
    return ""
