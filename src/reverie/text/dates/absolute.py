"""Dates of the calendar: from day, month and year, or some of them, to a reading, whatever the language."""

import re
from datetime import date

from reverie.model.statement import DateSpan
from reverie.text.dates.mention import Frame, Reading
from reverie.text.dates.spans import add_months, day_span, month_span, year_span
from reverie.text.dates.tense import nearest_year

_FIRST_YEAR, _LAST_YEAR = 1900, 2099


def on_day(year: int, month: int, day: int) -> Reading | None:
    """Read a full date; None when the calendar has no such day."""
    if not _FIRST_YEAR <= year <= _LAST_YEAR:
        return None
    return Reading(day_span(date(year, month, day)), "day")


def in_month(year: int, month: int) -> Reading | None:
    """Read a month of a year."""
    if not _FIRST_YEAR <= year <= _LAST_YEAR:
        return None
    return Reading(month_span(year, month), "month")


def in_year(year: int) -> Reading | None:
    """Read a year."""
    return Reading(year_span(year), "year") if _FIRST_YEAR <= year <= _LAST_YEAR else None


def years(first: int, last: int) -> Reading | None:
    """Read a run of years ("the 1990s", "2019–2021")."""
    if not _FIRST_YEAR <= first <= last <= _LAST_YEAR:
        return None
    return Reading(DateSpan(date(first, 1, 1), date(last, 12, 31)), "range")


def decade(first: int) -> Reading | None:
    """Read "the 90s", "the 1920s", "the 1900s" (a century); a short "20s" could be of either century."""
    if first < 30 or first % 10:
        return None
    if first < 100:
        first += 1900
    return years(first, first + (99 if first % 100 == 0 else 9))


def iso_day(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read 2026-05-10, also with slashes or dots."""
    return on_day(int(match["year"]), int(match["month"]), int(match["day"]))


def iso_month(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read 2026-05."""
    return in_month(int(match["year"]), int(match["month"]))


def numeric(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read 25/12/2024 where only one order is possible; dots put the day first."""
    one, two = int(match["one"]), int(match["two"])
    if match["sep"] != "." and one <= 12 and two <= 12 and one != two:
        return None
    day, month = (two, one) if two > 12 and match["sep"] != "." else (one, two)
    if match["year"]:
        return on_day(int(match["year"]), month, day)
    return day_without_year(month, day, frame, match)


def day_first(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read 3/4/2025 and 3/4 where people write the day first."""
    month, day = int(match["two"]), int(match["one"])
    if match["year"]:
        return on_day(int(match["year"]), month, day)
    return day_without_year(month, day, frame, match)


def day_without_year(
    month: int, day: int, frame: Frame, match: re.Match[str], *, future: bool | None = None
) -> Reading | None:
    """Read "2 March" as the one that the tense of the clause points to."""
    date(2024, month, day)  # a leap year has every day there is; others raise and are dropped
    if future is None:
        future = frame.future(match.start(), match.end())

    def span(today: date) -> DateSpan:
        year = nearest_year(month, day, today, future=future)
        try:
            return day_span(date(year, month, day))
        except ValueError:
            return day_span(date(year + (-1 if not future else 1) * _to_leap(year, future=future), month, day))

    return Reading(span, "day", yearless=True)


def days_of_month(
    first: int, last: int, month: tuple[int | None, int], frame: Frame, match: re.Match[str]
) -> Reading | None:
    """Read "3 to 5 May", the year being known or not."""
    year, number = month
    if first >= last:
        return None
    if year is not None:
        return Reading(DateSpan(date(year, number, first), date(year, number, last)), "range")
    end = day_without_year(number, last, frame, match)
    if end is None or isinstance(end.span, DateSpan):
        return None
    compute = end.span

    def span(today: date) -> DateSpan:
        day = compute(today).last
        return DateSpan(day.replace(day=first) if day else None, day)

    return Reading(span, "range", yearless=True)


def month_without_year(month: int, frame: Frame, match: re.Match[str]) -> Reading:
    """Read "in May" as the one that the tense of the clause points to; this month counts as either."""
    future = frame.future(match.start(), match.end())
    return Reading(lambda today: month_near(month, today, future=future), "month", yearless=True)


def month_near(month: int, today: date, *, future: bool | None) -> DateSpan:
    """Return that month of the year which lies before, after or nearest to a day."""
    day = min(today.day, 28)
    return month_span(nearest_year(month, day, date(today.year, today.month, day), future=future), month)


def named_month(month: int, years: int) -> Reading:
    """Read "last May" (-1), "this May" (0), "next May" (1)."""

    def span(today: date) -> DateSpan:
        if years == 0:
            return month_span(today.year, month)
        if years < 0:
            return month_span(today.year - (month >= today.month), month)
        return month_span(today.year + (month <= today.month), month)

    return Reading(span, "month")


def month_day(day: int, frame: Frame, match: re.Match[str]) -> Reading:
    """Read "on the 12th": of this month, or of the one before or after, as the clause says."""
    future = frame.future(match.start(), match.end())

    def span(today: date) -> DateSpan:
        ahead = day - today.day
        if future is None:  # the nearest one
            offset = 1 if ahead < -15 else -1 if ahead > 15 else 0
        else:
            offset = 1 if future and ahead < 0 else -1 if not future and ahead > 0 else 0
        first = add_months(today.replace(day=1), offset)
        return day_span(first.replace(day=day))

    return Reading(span, "day", yearless=True)


def day_of_month(day: int, months: int) -> Reading:
    """Read "the 12th of next month"."""
    return Reading(lambda today: day_span(add_months(today.replace(day=1), months).replace(day=day)), "day")


def _to_leap(year: int, *, future: bool | None) -> int:
    """Return how many years lie between a year and the next or last leap year."""
    for distance in range(1, 9):
        other = year + distance if future else year - distance
        if other % 4 == 0 and (other % 100 != 0 or other % 400 == 0):
            return distance
    return 0
