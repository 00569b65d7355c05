"""Tense: whether a date without year or week lies behind or ahead of the day it was said."""

import re
from dataclasses import dataclass
from datetime import date, timedelta

_SENTENCE = re.compile(r"[.!?;](?=\s|$)|[。！？；\n]")


def resolve_weekday(weekday: int, today: date, *, future: bool) -> date:
    """Return the nearest such weekday strictly before or strictly after a day (Monday is 0).

    >>> resolve_weekday(3, date(2025, 3, 3), future=False)
    datetime.date(2025, 2, 27)
    >>> resolve_weekday(0, date(2025, 3, 3), future=True)
    datetime.date(2025, 3, 10)
    """
    if future:
        return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
    return today - timedelta(days=(today.weekday() - weekday - 1) % 7 + 1)


def nearest_year(month: int, day: int, today: date, *, future: bool | None) -> int:
    """Return the year of a date told without one: the last before or the next after today, or the nearest of them.

    >>> nearest_year(3, 2, date(2026, 2, 1), future=False), nearest_year(3, 2, date(2026, 2, 1), future=None)
    (2025, 2026)
    """
    place, here = (month, day), (today.month, today.day)
    if future is None:
        ahead = (month - today.month) * 30.5 + day - today.day
        return today.year - (ahead > 183) + (ahead < -183)
    if future:
        return today.year + (place < here)
    return today.year - (place > here)


@dataclass(frozen=True, slots=True)
class TenseMarks:
    """The words of one language that tell the future, the past, and a present that may mean the future."""

    future: re.Pattern[str]
    past: re.Pattern[str]
    arranged: re.Pattern[str]
    """Said in the past of something that may lie ahead ("I booked a flight on …"): does not decide."""
    planned: re.Pattern[str]
    since: re.Pattern[str]
    """Words before a date that put it in the past unless something speaks of the future."""
    clause: re.Pattern[str]
    """Where one clause ends and the next begins."""


def tense_at(text: str, start: int, end: int, marks: TenseMarks) -> bool | None:
    """Return True when the clause around a place is about the future, False for the past, None when it does not say."""
    first, last = _around(_SENTENCE, text, start, end, 0, len(text))
    narrow = _around(marks.clause, text, start, end, first, last)
    for low, high in (narrow, (first, last)):
        # the date's own words ("next") are part of the clause on purpose
        if marks.future.search(text, low, high):
            return True
        if marks.arranged.search(text, low, high):
            return None
        if marks.past.search(text, low, high):
            return False
        if marks.planned.search(text, low, high):
            # "since January" is behind us even where the verb is in the present
            return not marks.since.search(text, max(first, start - 12), end)
    return None


def _around(cut: re.Pattern[str], text: str, start: int, end: int, low: int, high: int) -> tuple[int, int]:
    """Return the stretch between the cuts on either side of a place, within a few hundred characters."""
    first = max(low, start - 120)
    for match in cut.finditer(text, first, start):
        first = match.end()
    after = cut.search(text, end, min(high, end + 120))
    return first, after.start() if after else min(high, end + 120)
