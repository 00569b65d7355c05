"""The arithmetic that the three languages share: from a number and a unit, or parts of a date, to a reading."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Literal

from reverie.model.statement import DateSpan
from reverie.text.dates.mention import Frame, Granularity, Reading, RoleHint
from reverie.text.dates.spans import add_days, add_months, day_span, month_span, week_span, year_span
from reverie.text.dates.tense import nearest_year, resolve_weekday

Read = Callable[[re.Match[str], Frame], Reading | None]
Unit = Literal["minute", "hour", "day", "week", "weekend", "month", "quarter", "year"]
_FIRST_YEAR, _LAST_YEAR = 1900, 2099


def ago(count: float, unit: Unit, frame: Frame, *, exact: bool = False) -> Reading:
    """Read "three weeks ago": as exact as the unit is; `exact` when the words name the day ("a year ago today")."""
    if unit in {"minute", "hour"}:
        return clock(-count if unit == "hour" else -count / 60, frame)
    if unit == "day":
        return Reading(lambda today: day_span(add_days(today, -round(count))), "day")
    if unit == "week":
        if exact:
            return Reading(lambda today: day_span(add_days(today, -round(7 * count))), "day")
        return Reading(lambda today: week_span(add_days(today, -round(7 * count))), "week")
    if unit == "weekend":
        return weekend(-round(count))
    months = round(count * {"month": 1, "quarter": 3, "year": 12}[unit])
    if exact:
        return Reading(lambda today: day_span(add_months(today, -months)), "day")
    if unit == "year" and count == int(count):
        return Reading(lambda today: year_span(today.year - int(count)), "year")
    return Reading(lambda today: _month_of(add_months(today, -months)), "month")


def ahead(count: float, unit: Unit, frame: Frame) -> Reading:
    """Read "in two weeks": a day, for people count on from today."""
    if unit in {"minute", "hour"}:
        return clock(count if unit == "hour" else count / 60, frame)
    if unit in {"day", "week"}:
        return Reading(lambda today: day_span(add_days(today, round(count * (7 if unit == "week" else 1)))), "day")
    if unit == "weekend":
        return weekend(round(count))
    months = round(count * {"month": 1, "quarter": 3, "year": 12}[unit])
    return Reading(lambda today: day_span(add_months(today, months)), "day")


def clock(hours: float, frame: Frame) -> Reading:
    """Read a number of hours before or after the time of saying as the day it falls on."""
    now = frame.now
    if now is None:
        return Reading(DateSpan(None, None), "time")
    day = (now + timedelta(hours=hours)).date()
    return Reading(lambda _today: day_span(day), "time")


def lasting(count: float, unit: Unit) -> Reading:
    """Read "for three years now": since when, as exact as the unit is."""
    if unit == "year" and count == int(count):
        return Reading(lambda today: year_span(today.year - int(count)), "year", role="since")
    if unit in {"year", "quarter", "month"}:
        months = round(count * {"month": 1, "quarter": 3, "year": 12}[unit])
        return Reading(lambda today: _month_of(add_months(today, -months)), "month", role="since")
    if unit == "week":
        return Reading(lambda today: week_span(add_days(today, -round(7 * count))), "week", role="since")
    return Reading(lambda today: day_span(add_days(today, -round(count))), "day", role="since")


def window(count: float, unit: Unit, *, future: bool) -> Reading:
    """Read "in the last three months": from then until the day of saying, or the other way round."""

    def span(today: date) -> DateSpan:
        sign = 1 if future else -1
        if unit in {"day", "week"}:
            other = add_days(today, sign * round(count * (7 if unit == "week" else 1)))
        else:
            other = add_months(today, sign * round(count * {"month": 1, "quarter": 3, "year": 12}.get(unit, 1)))
        return DateSpan(today, other) if future else DateSpan(other, today)

    return Reading(span, "range")


def days_off(days: int) -> Reading:
    """Read "yesterday", "tomorrow" and their kin."""
    return Reading(lambda today: day_span(add_days(today, days)), "day")


def unit_off(count: int, unit: Unit) -> Reading:
    """Read "last week", "this month", "next year": the whole unit of the calendar."""
    if unit == "day":
        return days_off(count)
    if unit == "week":
        return Reading(lambda today: week_span(add_days(today, 7 * count)), "week")
    if unit == "weekend":
        return weekend(count)
    if unit == "month":
        return Reading(lambda today: _month_of(add_months(today, count)), "month")
    if unit == "quarter":
        return Reading(lambda today: _quarter(add_months(today, 3 * count)), "range")
    return Reading(lambda today: year_span(today.year + count), "year")


def weekend(count: int) -> Reading:
    """Read "last weekend" (-1), "this weekend" (0), "next weekend" (1), counted by weeks of the calendar."""

    def span(today: date) -> DateSpan:
        saturday = add_days(today, 5 - today.weekday() + 7 * count)
        return DateSpan(saturday, add_days(saturday, 1))

    return Reading(span, "range")


def weekday(number: int, *, future: bool, weeks: int = 0) -> Reading:
    """Read a weekday as the nearest one before or after the day of saying, `weeks` weeks further off."""

    def span(today: date) -> DateSpan:
        day = resolve_weekday(number, today, future=future)
        return day_span(add_days(day, weeks * 7 if future else -weeks * 7))

    return Reading(span, "day")


def weekday_of_week(number: int, weeks: int) -> Reading:
    """Read a weekday of this week (0), the one before (-1) or the one after (1)."""
    return Reading(lambda today: day_span(add_days(today, number - today.weekday() + 7 * weeks)), "day")


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
        offset = 1 if future and day < today.day else -1 if not future and day > today.day else 0
        first = add_months(today.replace(day=1), offset)
        return day_span(first.replace(day=day))

    return Reading(span, "day", yearless=True)


def day_of_month(day: int, months: int) -> Reading:
    """Read "the 12th of next month"."""
    return Reading(lambda today: day_span(add_months(today.replace(day=1), months).replace(day=day)), "day")


def this_weekend_rule(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "the weekend" as a rule of its own."""
    return this_weekend(frame, match)


def this_weekend(frame: Frame, match: re.Match[str]) -> Reading:
    """Read "this weekend", "the weekend": the one just over when early in the week somebody tells about it."""
    future = frame.future(match.start(), match.end())

    def span(today: date) -> DateSpan:
        back = 7 if future is False and today.weekday() < 4 else 0
        saturday = add_days(today, 5 - today.weekday() - back)
        return DateSpan(saturday, add_days(saturday, 1))

    return Reading(span, "range")


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


Part = Literal["start", "early", "mid", "late", "end"]


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


def years(first: int, last: int) -> Reading | None:
    """Read a run of years ("the 1990s", "2019–2021")."""
    if not _FIRST_YEAR <= first <= last <= _LAST_YEAR:
        return None
    return Reading(DateSpan(date(first, 1, 1), date(last, 12, 31)), "range")


def _month_of(day: date) -> DateSpan:
    return month_span(day.year, day.month)


def _quarter(day: date) -> DateSpan:
    begin = date(day.year, day.month - (day.month - 1) % 3, 1)
    return DateSpan(begin, add_days(add_months(begin, 3), -1))


def _to_leap(year: int, *, future: bool | None) -> int:
    """Return how many years lie between a year and the next or last leap year."""
    for distance in range(1, 9):
        other = year + distance if future else year - distance
        if other % 4 == 0 and (other % 100 != 0 or other % 400 == 0):
            return distance
    return 0
