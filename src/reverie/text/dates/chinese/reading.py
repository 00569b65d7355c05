"""What each shape of Chinese words about time comes to."""

import re
from datetime import date

from reverie.model.statement import DateSpan
from reverie.text.dates import absolute, parts, relative
from reverie.text.dates.chinese.words import (
    AFTER,
    FIXED,
    HOLIDAYS,
    PARTS,
    ROUGH,
    SEASONS,
    UNITS,
    WEEKDAYS,
    WHICH,
    YEARS,
    count,
    number,
)
from reverie.text.dates.mention import Frame, Reading
from reverie.text.dates.spans import add_months, day_span, month_span, year_span


def cut_of(reading: Reading | None, match: re.Match[str]) -> Reading | None:
    words = match["part"]
    return parts.part_of(reading, PARTS[words]) if words else reading


def unit_of(match: re.Match[str]) -> relative.Unit:
    return UNITS[match["unit"]]


def full(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read a year with or without month and day."""
    year = number(match["year"].replace("○", "零").replace(" ", ""))
    if match["day"]:
        return absolute.on_day(year, number(match["month"]), number(match["day"]))
    return cut_of(absolute.in_month(year, number(match["month"])) if match["month"] else absolute.in_year(year), match)


def named_year(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read "last year", "March of last year", "the third of May next year"."""
    years = YEARS[match["named"]]
    month = number(match["month"]) if match["month"] else 0
    day = number(match["day"]) if match["day"] else 0

    def span(today: date) -> DateSpan:
        if day:
            return day_span(date(today.year + years, month, day))
        return month_span(today.year + years, month) if month else year_span(today.year + years)

    whole = Reading(span, "day" if day else "month" if month else "year")
    return whole if day else cut_of(whole, match)


def month_day(match: re.Match[str], frame: Frame) -> Reading | None:
    return absolute.day_without_year(number(match["month"]), number(match["day"]), frame, match)


def month(match: re.Match[str], frame: Frame) -> Reading | None:
    month = number(match["month"])
    if not 1 <= month <= 12:
        return None
    return cut_of(absolute.month_without_year(month, frame, match), match)


def which_month(match: re.Match[str], _frame: Frame) -> Reading | None:
    which = WHICH[match["which"]]
    if match["day"]:
        return absolute.day_of_month(number(match["day"]), which)
    return cut_of(relative.unit_off(which, "month"), match)


def part_only(match: re.Match[str], _frame: Frame) -> Reading | None:
    return cut_of(relative.unit_off(0, "month" if match["unit"] == "月" else "year"), match)


def day_only(match: re.Match[str], frame: Frame) -> Reading | None:
    day = number(match["day"])
    return absolute.month_day(day, frame, match) if 1 <= day <= 31 else None


def fixed(match: re.Match[str], _frame: Frame) -> Reading | None:
    return relative.days_off(FIXED[match[0]])


def which_week(match: re.Match[str], frame: Frame) -> Reading | None:
    which = WHICH[match["which"]]
    if match["weekday"]:
        return relative.weekday_of_week(WEEKDAYS[match["weekday"]], which)
    if match["weekend"]:
        return relative.weekend(which) if which else relative.this_weekend(frame, match)
    return relative.unit_off(which, "week")


def weekday(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["skip"]:
        return None
    future = frame.future(match.start(), match.end())
    deadline = AFTER.match(frame.text, match.end())
    by = bool(deadline and deadline["by"])
    return relative.weekday(WEEKDAYS[match["weekday"]], future=bool(future) or (by and future is None))


def _is_rough(match: re.Match[str]) -> bool:
    """Tell whether the count is a guess between neighbours ("五六年前"): no number to reckon with."""
    return bool(ROUGH.search(match["count"]))


def ago(match: re.Match[str], frame: Frame) -> Reading | None:
    if _is_rough(match):
        return None
    total = count(match["count"]) + (0.5 if match["half"] else 0)
    return relative.ago(total, unit_of(match), frame, exact=bool(match["today"]))


def ahead(match: re.Match[str], frame: Frame) -> Reading | None:
    if _is_rough(match):
        return None
    # "三天后他走了" counts from some day in the story, not from today
    if match["after"] and not match["again"] and frame.future(match.start(), match.end()) is False:
        return None
    return relative.ahead(count(match["count"]), unit_of(match), frame)


def window(match: re.Match[str], _frame: Frame) -> Reading | None:
    if _is_rough(match):
        return None
    return relative.window(count(match["count"]), unit_of(match), future=match["which"] in {"未来", "接下来", "今后"})


def lasting(match: re.Match[str], _frame: Frame) -> Reading | None:
    if _is_rough(match):
        return None
    return relative.lasting(count(match["count"]) + (0.5 if match["half"] else 0), unit_of(match))


def season(match: re.Match[str], frame: Frame) -> Reading | None:
    season = SEASONS[match["season"]]
    if match["year"]:
        return parts.season_of_year(season, number(match["year"].replace("○", "零")), southern=frame.southern)
    years = YEARS[match["named"]] if match["named"] else WHICH[match["which"]]
    if match["named"] and years:
        return parts.season_in(season, years, southern=frame.southern)
    return parts.season(season, years, southern=frame.southern)


def holiday(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = HOLIDAYS[match["holiday"]]
    if match["year"]:
        return absolute.on_day(number(match["year"]), month, day)
    if match["named"]:
        years = YEARS[match["named"]]
        return Reading(lambda today: day_span(date(today.year + years, month, day)), "day")
    return absolute.day_without_year(month, day, frame, match)


def decade(match: re.Match[str], _frame: Frame) -> Reading | None:
    return absolute.decade(number(match["decade"]))


def days_month(match: re.Match[str], frame: Frame) -> Reading | None:
    year = number(match["year"]) if match["year"] else None
    return absolute.days_of_month(
        number(match["first"]), number(match["day"]), (year, number(match["month"])), frame, match
    )


def same_day(match: re.Match[str], _frame: Frame) -> Reading | None:
    years = YEARS[match["named"]]
    return Reading(lambda today: day_span(add_months(today, 12 * years)), "day")
