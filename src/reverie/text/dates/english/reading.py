"""What each shape of English words about time comes to."""

import re

from reverie.text.dates import absolute, parts, relative
from reverie.text.dates.english.words import (
    FIXED,
    HOLIDAYS,
    MONTHS,
    NOT_SINCE,
    NUMBERS,
    PARTS,
    PERFECT,
    SEASONS,
    UNITS,
    WEEKDAYS,
)
from reverie.text.dates.mention import Frame, Reading

_WHICH = {
    "last": -1,
    "past": -1,
    "this past": -1,
    "previous": -1,
    "this": 0,
    "the": 0,
    "current": 0,
    "next": 1,
    "coming": 1,
}
_DEADLINE = frozenset({"by", "until", "till", "til", "before", "due"})


def count_of(match: re.Match[str]) -> float:
    words = " ".join(match["count"].lower().split())
    return float(words) if words.isdigit() else NUMBERS[words]


def unit_of(match: re.Match[str]) -> relative.Unit:
    return UNITS[match["unit"].lower()]


def month_of(match: re.Match[str]) -> int:
    return MONTHS[match["month"].lower()[:3]]


def which_of(match: re.Match[str]) -> int | None:
    words = match["which"]
    return _WHICH[" ".join(words.lower().split())] if words else None


def cut_of(reading: Reading | None, match: re.Match[str]) -> Reading | None:
    """Take the part of a month, year or week that "early", "end of" and their kin name."""
    words = match["part"]
    return parts.part_of(reading, PARTS[" ".join(words.lower().split())]) if words else reading


def day_month(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = month_of(match), int(match["day"])
    if match["year"]:
        return absolute.on_day(int(match["year"]), month, day)
    return absolute.day_without_year(month, day, frame, match)


def days_month(match: re.Match[str], frame: Frame) -> Reading | None:
    year = int(match["year"]) if match["year"] else None
    return absolute.days_of_month(int(match["first"]), int(match["day"]), (year, month_of(match)), frame, match)


def bare_month(match: re.Match[str], frame: Frame) -> Reading | None:
    month, word, prep = month_of(match), match["month"], (match["prep"] or "").lower()
    if word in {"may", "march", "mar"} and prep in {"to", "by", "from", "of", "for", "and"}:
        return None
    if prep == "and" and not re.search(
        r"\bbetween[ ]+\w+[ ]+\Z", frame.text[max(0, match.start() - 24) : match.start()], re.I
    ):
        return None
    which = which_of(match)
    if which is not None:
        return cut_of(absolute.named_month(month, which), match)
    return cut_of(absolute.month_without_year(month, frame, match), match)


def named_month(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "last May", "early March", without a word before that would make it a month."""
    return bare_month(match, frame) if match["which"] or match["part"] else None


def ago(match: re.Match[str], frame: Frame) -> Reading | None:
    count = count_of(match) + (0.5 if match["half"] else 0)
    return relative.ago(count, unit_of(match), frame, exact=bool(match["today"]))


def weekdays_ago(match: re.Match[str], _frame: Frame) -> Reading | None:
    return relative.weekday(WEEKDAYS[match["weekday"].lower()[:3]], future=False, weeks=int(count_of(match)) - 1)


def from_now(match: re.Match[str], frame: Frame) -> Reading | None:
    return relative.ahead(count_of(match), unit_of(match), frame)


def in_(match: re.Match[str], frame: Frame) -> Reading | None:
    if NOT_SINCE.search(frame.text[max(0, match.start() - 60) : match.start()]):
        return relative.lasting(count_of(match), unit_of(match))
    future = frame.future(match.start(), match.end())
    # "I learned it in two weeks" tells how long it took, "twice in a day" how often
    if future is False or (future is None and match["count"].lower() in {"a", "an"}):
        return None
    reading = relative.ahead(count_of(match), unit_of(match), frame)
    return parts.with_role(reading, "by") if match["prep"].lower() == "within" else reading


def window(match: re.Match[str], _frame: Frame) -> Reading | None:
    if (match["prep"] or "").lower() == "for" and which_of(match) == -1:
        return relative.lasting(count_of(match), unit_of(match))
    return relative.window(count_of(match), unit_of(match), future=which_of(match) == 1)


def lasting(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "for three years" only where it lasts until now."""
    if match["now"] or match["prep"].lower() == "since":
        return relative.lasting(count_of(match), unit_of(match))
    if PERFECT.search(frame.text[max(0, match.start() - 80) : match.start()]):
        return relative.lasting(count_of(match), unit_of(match))
    return None


def been(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read "it's been three years since": when it happened; and "seven years now"."""
    reading = relative.lasting(count_of(match), unit_of(match))
    return parts.with_role(reading, "on") if match["since"] else reading


def fixed(match: re.Match[str], _frame: Frame) -> Reading | None:
    return relative.days_off(FIXED[" ".join(match["d"].lower().split()).removeprefix("the ")])


def unit_before(match: re.Match[str], _frame: Frame) -> Reading | None:
    return relative.unit_off(-2 if match["before"] else 2, unit_of(match))


def the_unit_before(match: re.Match[str], _frame: Frame) -> Reading | None:
    return relative.unit_off(-1, unit_of(match))


def which_unit(match: re.Match[str], frame: Frame) -> Reading | None:
    which, unit = which_of(match) or 0, unit_of(match)
    if match["which"].lower() == "the" and not match["part"]:
        return None
    if unit == "weekend" and which == 0:
        return relative.this_weekend(frame, match)
    return cut_of(relative.unit_off(which, unit), match)


def weekday(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["skip"]:
        return None
    number, which = WEEKDAYS[match["weekday"].lower()[:3]], which_of(match)
    if match["week"]:
        return relative.weekday_of_week(number, _WHICH[match["week"].lower()])
    if match["far"]:
        return relative.weekday(number, future=False, weeks=1)
    if which == -1 or which == 1:
        return relative.weekday(number, future=which == 1)
    future = frame.future(match.start(), match.end())
    if which == 0 and future is False:
        return relative.weekday_of_week(number, 0)
    deadline = (match["prep"] or "").lower() in _DEADLINE
    return relative.weekday(number, future=which == 0 or bool(future) or (deadline and future is None))


def season(match: re.Match[str], frame: Frame) -> Reading | None:
    number = SEASONS[match["season"].lower()]
    if match["year"]:
        return parts.season_of_year(number, int(match["year"]), southern=frame.southern)
    which = which_of(match)
    return None if which is None else parts.season(number, which, southern=frame.southern)


def holiday(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = HOLIDAYS[re.sub(r"[^a-z ]", "", " ".join(match["holiday"].lower().split()))]
    if match["year"]:
        return absolute.on_day(int(match["year"]), month, day)
    which = which_of(match)
    return absolute.day_without_year(month, day, frame, match, future=None if which is None else which >= 0)


def year(match: re.Match[str], _frame: Frame) -> Reading | None:
    return cut_of(absolute.in_year(int(match["year"])), match)


def years(match: re.Match[str], _frame: Frame) -> Reading | None:
    first, last = match["d"][:4], match["last"]
    return absolute.years(int(first), int(last if len(last) == 4 else first[:2] + last))


def decade(match: re.Match[str], _frame: Frame) -> Reading | None:
    return absolute.decade(int(match["decade"]))


def month_day(match: re.Match[str], frame: Frame) -> Reading | None:
    which = which_of(match)
    if which is not None:
        return absolute.day_of_month(int(match["day"]), which)
    return absolute.month_day(int(match["day"]), frame, match)
