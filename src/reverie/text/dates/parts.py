"""Parts of a span: seasons of a year, early and late, the end of something."""

from collections.abc import Callable
from datetime import date
from typing import Literal

from reverie.model.statement import DateSpan
from reverie.text.dates.mention import Granularity, Reading, RoleHint
from reverie.text.dates.spans import add_days, add_months, day_span

Part = Literal["start", "early", "mid", "late", "end"]


def season(number: int, years: int, *, southern: bool) -> Reading:
    """Read a season: 0 spring, 1 summer, 2 autumn, 3 winter; the last one that is over, the current or coming one."""
    first_month = (3, 6, 9, 12)[(number + 2) % 4 if southern else number]

    def span(today: date) -> DateSpan:
        for year in range(today.year - 2, today.year + 3):
            begin = date(year, first_month, 1)
            end = add_days(add_months(begin, 3), -1)
            if years < 0 and end < today and add_months(end, 12) >= today:
                return DateSpan(begin, end)
            if years == 0 and (end >= today or year == today.year) and begin.year >= today.year - 1:
                return DateSpan(begin, end)
            if years > 0 and begin > today:
                return DateSpan(begin, end)
        return DateSpan(None, None)

    return Reading(span, "range")


def season_of_year(number: int, year: int, *, southern: bool) -> Reading:
    """Read "summer 2024"."""
    begin = date(year, (3, 6, 9, 12)[(number + 2) % 4 if southern else number], 1)
    return Reading(DateSpan(begin, add_days(add_months(begin, 3), -1)), "range")


def season_in(number: int, years: int, *, southern: bool) -> Reading:
    """Read "the summer of last year"."""
    month = (3, 6, 9, 12)[(number + 2) % 4 if southern else number]

    def span(today: date) -> DateSpan:
        begin = date(today.year + years, month, 1)
        return DateSpan(begin, add_days(add_months(begin, 3), -1))

    return Reading(span, "range")


def part_of(whole: Reading | None, part: Part) -> Reading | None:
    """Read "end of the month", "early May", "mid-2024": the last or first day, or about a third of the whole."""
    if whole is None:
        return None
    granularity: Granularity = "day" if part == "end" else "range"

    def cut(span: DateSpan) -> DateSpan:
        if span.first is None or span.last is None:
            return span
        third = ((span.last - span.first).days + 1) // 3
        if part == "end":
            return day_span(span.last)
        if part in {"start", "early"}:
            return DateSpan(span.first, add_days(span.first, third - 1))
        if part == "mid":
            return DateSpan(add_days(span.first, third), add_days(span.first, 2 * third - 1))
        return DateSpan(add_days(span.first, 2 * third), span.last)

    inner = whole.span
    if isinstance(inner, DateSpan):
        return Reading(cut(inner), granularity, yearless=whole.yearless)
    compute: Callable[[date], DateSpan] = inner
    return Reading(lambda today: cut(compute(today)), granularity, yearless=whole.yearless)


def with_role(reading: Reading | None, role: RoleHint) -> Reading | None:
    """Give a reading the role that its words decide."""
    return None if reading is None else Reading(reading.span, reading.granularity, role, reading.yearless)
