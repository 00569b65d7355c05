"""Relative dates: from a number and a unit to a reading, whatever the language."""

import re
from datetime import date, timedelta
from typing import Literal

from reverie.model.statement import DateSpan
from reverie.text.dates.mention import Frame, Reading
from reverie.text.dates.spans import add_days, add_months, day_span, month_span, week_span, year_span
from reverie.text.dates.tense import resolve_weekday

Unit = Literal["minute", "hour", "day", "week", "weekend", "month", "quarter", "year"]


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


def lasting(count: float, unit: Unit) -> Reading | None:
    """Read "for three years now": since when, as exact as the unit is; minutes and hours begin nothing worth a date."""
    if unit in {"minute", "hour", "weekend"}:
        return None
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


def this_weekend(frame: Frame, match: re.Match[str]) -> Reading:
    """Read "this weekend", "the weekend": the one just over when early in the week somebody tells about it."""
    future = frame.future(match.start(), match.end())

    def span(today: date) -> DateSpan:
        back = 7 if future is False and today.weekday() < 4 else 0
        saturday = add_days(today, 5 - today.weekday() - back)
        return DateSpan(saturday, add_days(saturday, 1))

    return Reading(span, "range")


def this_weekend_rule(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "the weekend" as a rule of its own."""
    return this_weekend(frame, match)


def weekday(number: int, *, future: bool, weeks: int = 0) -> Reading:
    """Read a weekday as the nearest one before or after the day of saying, `weeks` weeks further off."""

    def span(today: date) -> DateSpan:
        day = resolve_weekday(number, today, future=future)
        return day_span(add_days(day, weeks * 7 if future else -weeks * 7))

    return Reading(span, "day")


def weekday_of_week(number: int, weeks: int) -> Reading:
    """Read a weekday of this week (0), the one before (-1) or the one after (1)."""
    return Reading(lambda today: day_span(add_days(today, number - today.weekday() + 7 * weeks)), "day")


def _month_of(day: date) -> DateSpan:
    return month_span(day.year, day.month)


def _quarter(day: date) -> DateSpan:
    begin = date(day.year, day.month - (day.month - 1) % 3, 1)
    return DateSpan(begin, add_days(add_months(begin, 3), -1))
