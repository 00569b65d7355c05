"""Spans of days: how a day, week, month, year or range is computed, written and read."""

import calendar
import re
from datetime import date, timedelta

from reverie.model.statement import DateSpan

_ONE = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?\Z")


def day_span(day: date) -> DateSpan:
    """Return the span of one day."""
    return DateSpan(day, day)


def week_span(day: date) -> DateSpan:
    """Return Monday to Sunday around a day.

    >>> format_span(week_span(date(2026, 5, 10)))
    '2026-05-04..2026-05-10'
    """
    monday = day - timedelta(days=day.weekday())
    return DateSpan(monday, monday + timedelta(days=6))


def month_span(year: int, month: int) -> DateSpan:
    """Return the days of a month."""
    return DateSpan(date(year, month, 1), date(year, month, calendar.monthrange(year, month)[1]))


def year_span(year: int) -> DateSpan:
    """Return the days of a year."""
    return DateSpan(date(year, 1, 1), date(year, 12, 31))


def add_months(day: date, months: int) -> date:
    """Return the same day so many months on; the last day of a shorter month stands in for a missing one.

    >>> add_months(date(2025, 1, 31), 1), add_months(date(2024, 2, 29), -12)
    (datetime.date(2025, 2, 28), datetime.date(2023, 2, 28))
    """
    count = day.year * 12 + day.month - 1 + months
    year, month = divmod(count, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def add_days(day: date, days: int) -> date:
    """Return the day so many days on."""
    return day + timedelta(days=days)


def format_span(span: DateSpan) -> str:
    """Write a span as the fields of a page hold it; the empty string when nothing is known.

    >>> format_span(month_span(2026, 5)), format_span(DateSpan(date(2026, 5, 10), None))
    ('2026-05', '2026-05-10..')
    """
    first, last = span.first, span.last
    if first is None and last is None:
        return ""
    if first is None or last is None:
        return f"{first or ''}..{last or ''}"
    if first == last:
        return first.isoformat()
    if first.day == 1 and last == month_span(last.year, last.month).last:
        if (first.year, first.month) == (last.year, last.month):
            return f"{first.year:04d}-{first.month:02d}"
        if first.month == 1 and last.month == 12 and first.year == last.year:
            return f"{first.year:04d}"
    return f"{first}..{last}"


def parse_span(text: str) -> DateSpan | None:
    """Read what `format_span` writes, and ranges of months or years; None for anything else.

    >>> parse_span("2026-05") == month_span(2026, 5), parse_span("..2026-03-20").last, parse_span("May")
    (True, datetime.date(2026, 3, 20), None)
    >>> format_span(parse_span("2019..2021"))
    '2019-01-01..2021-12-31'
    """
    first, dots, last = text.strip().partition("..")
    if not dots:
        return _one(first)
    begin, end = _one(first), _one(last)
    if (first and begin is None) or (last and end is None) or (begin is None and end is None):
        return None
    span = DateSpan(begin.first if begin else None, end.last if end else None)
    if span.first and span.last and span.first > span.last:
        return None
    return span


def _one(text: str) -> DateSpan | None:
    """Read a day, month or year."""
    match = _ONE.match(text)
    if match is None:
        return None
    year, month, day = match.groups()
    try:
        if day:
            return day_span(date(int(year), int(month), int(day)))
        return month_span(int(year), int(month)) if month else year_span(int(year))
    except (ValueError, calendar.IllegalMonthError):
        return None
