"""How Chinese says when."""

import re
from datetime import date

from reverie.model.statement import DateSpan
from reverie.text.dates import readings as r
from reverie.text.dates.chinese_words import (
    AFTER,
    BEFORE,
    FIXED,
    HOLIDAYS,
    MARKS,
    NUMBER,
    PARTS,
    SEASONS,
    SMALL,
    TRIGGER,
    UNIT,
    UNITS,
    WEEKDAY,
    WEEKDAYS,
    WHICH,
    YEARS,
    count,
    number,
)
from reverie.text.dates.mention import Frame, Reading, Rule, Rules
from reverie.text.dates.spans import add_months, day_span, month_span, year_span

_YEAR = r"(?P<year>(?<!\d)(?:19|20)\d\d|[一二]\s?[零〇○九][零〇○一二三四五六七八九]{2})\s*年"
_THIS_YEAR = r"(?P<named>大前年|前年|去年|今年|本年|明年|后年)的?"
_PART = r"(?P<part>初|上旬|中旬|下旬|底|末)?"
_WHICH = r"(?P<which>上上|下下|上|这|本|当|下)"


def _cut(reading: Reading | None, match: re.Match[str]) -> Reading | None:
    words = match["part"]
    return r.part_of(reading, PARTS[words]) if words else reading


def _unit(match: re.Match[str]) -> r.Unit:
    return UNITS[match["unit"]]


def _full(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read a year with or without month and day."""
    year = number(match["year"].replace("○", "零").replace(" ", ""))
    if match["day"]:
        return r.on_day(year, number(match["month"]), number(match["day"]))
    return _cut(r.in_month(year, number(match["month"])) if match["month"] else r.in_year(year), match)


def _named_year(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read "last year", "March of last year", "the third of May next year"."""
    years = YEARS[match["named"]]
    month = number(match["month"]) if match["month"] else 0
    day = number(match["day"]) if match["day"] else 0

    def span(today: date) -> DateSpan:
        if day:
            return day_span(date(today.year + years, month, day))
        return month_span(today.year + years, month) if month else year_span(today.year + years)

    whole = Reading(span, "day" if day else "month" if month else "year")
    return whole if day else _cut(whole, match)


def _month_day(match: re.Match[str], frame: Frame) -> Reading | None:
    return r.day_without_year(number(match["month"]), number(match["day"]), frame, match)


def _month(match: re.Match[str], frame: Frame) -> Reading | None:
    month = number(match["month"])
    if not 1 <= month <= 12:
        return None
    return _cut(r.month_without_year(month, frame, match), match)


def _which_month(match: re.Match[str], _frame: Frame) -> Reading | None:
    which = WHICH[match["which"]]
    if match["day"]:
        return r.day_of_month(number(match["day"]), which)
    return _cut(r.unit_off(which, "month"), match)


def _part_only(match: re.Match[str], _frame: Frame) -> Reading | None:
    return _cut(r.unit_off(0, "month" if match["unit"] == "月" else "year"), match)


def _day_only(match: re.Match[str], frame: Frame) -> Reading | None:
    day = number(match["day"])
    return r.month_day(day, frame, match) if 1 <= day <= 31 else None


def _fixed(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.days_off(FIXED[match[0]])


def _which_week(match: re.Match[str], frame: Frame) -> Reading | None:
    which = WHICH[match["which"]]
    if match["weekday"]:
        return r.weekday_of_week(WEEKDAYS[match["weekday"]], which)
    if match["weekend"]:
        return r.weekend(which) if which else r.this_weekend(frame, match)
    return r.unit_off(which, "week")


def _weekday(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["skip"]:
        return None
    future = frame.future(match.start(), match.end())
    deadline = AFTER.match(frame.text, match.end())
    by = bool(deadline and deadline["by"])
    return r.weekday(WEEKDAYS[match["weekday"]], future=bool(future) or (by and future is None))


def _ago(match: re.Match[str], frame: Frame) -> Reading | None:
    total = count(match["count"]) + (0.5 if match["half"] else 0)
    return r.ago(total, _unit(match), frame, exact=bool(match["today"]))


def _ahead(match: re.Match[str], frame: Frame) -> Reading | None:
    # "三天后他走了" counts from some day in the story, not from today
    if match["after"] and not match["again"] and frame.future(match.start(), match.end()) is False:
        return None
    return r.ahead(count(match["count"]), _unit(match), frame)


def _window(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.window(count(match["count"]), _unit(match), future=match["which"] in {"未来", "接下来", "今后"})


def _lasting(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.lasting(count(match["count"]) + (0.5 if match["half"] else 0), _unit(match))


def _season(match: re.Match[str], frame: Frame) -> Reading | None:
    season = SEASONS[match["season"]]
    if match["year"]:
        return r.season_of_year(season, number(match["year"].replace("○", "零")), southern=frame.southern)
    years = YEARS[match["named"]] if match["named"] else WHICH[match["which"]]
    if match["named"] and years:
        return r.season_in(season, years, southern=frame.southern)
    return r.season(season, years, southern=frame.southern)


def _holiday(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = HOLIDAYS[match["holiday"]]
    if match["year"]:
        return r.on_day(number(match["year"]), month, day)
    if match["named"]:
        years = YEARS[match["named"]]
        return Reading(lambda today: day_span(date(today.year + years, month, day)), "day")
    return r.day_without_year(month, day, frame, match)


def _decade(match: re.Match[str], _frame: Frame) -> Reading | None:
    first = number(match["decade"])
    first += 0 if first > 99 else 1900
    return r.years(first, first + 9) if first % 10 == 0 else None


def _days_month(match: re.Match[str], frame: Frame) -> Reading | None:
    year = number(match["year"]) if match["year"] else None
    return r.days_of_month(number(match["first"]), number(match["day"]), (year, number(match["month"])), frame, match)


def _same_day(match: re.Match[str], _frame: Frame) -> Reading | None:
    years = YEARS[match["named"]]
    return Reading(lambda today: day_span(add_months(today, 12 * years)), "day")


_RULES: tuple[tuple[str, r.Read], ...] = (
    (
        r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})(?![\d/])",
        r.iso_day,
    ),
    (r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)-(?P<month>0[1-9]|1[0-2])(?![\d-])", r.iso_month),
    (
        rf"(?:{_YEAR})?\s*(?P<month>{SMALL})月\s*(?P<first>{SMALL})[日号]?\s*(?:到|至|-|–|~|—)\s*(?P<day>{SMALL})[日号]",
        _days_month,
    ),
    (
        rf"{_YEAR}(?:\s*的?(?P<month>{SMALL})\s*月(?:份)?(?:\s*(?P<day>{SMALL})\s*[日号])?)?{_PART}(?![前后]|[春夏秋冬]|的?[春夏秋冬][天季])",
        _full,
    ),
    (rf"{_THIS_YEAR}今天", _same_day),
    (
        rf"{_THIS_YEAR}(?:(?P<month>{SMALL})月(?:份)?(?:\s*(?P<day>{SMALL})[日号])?)?{_PART}(?![春夏秋冬])(?!的?(?:圣诞|元旦|国庆|五一|平安|情人|万圣))",
        _named_year,
    ),
    (rf"(?<![\d个])(?P<month>{SMALL})月\s*(?P<day>{SMALL})[日号]", _month_day),
    (rf"{_WHICH}个?月(?:份)?(?:(?P<day>{SMALL})[日号])?{_PART}", _which_month),
    (
        rf"(?<![\d个第十一二三四五六七八九])(?P<month>{SMALL})月(?:份)?{_PART}(?![\d一二三四五六七八九十饼球亮]|[日号])",
        _month,
    ),
    (rf"{NUMBER}{UNIT}(?P<half>半)?(?:多)?(?:之前|以前|前)(?P<today>的今天)?", _ago),
    (rf"(?P<again>再过|过)?{NUMBER}{UNIT}(?P<after>之后|以后|后)", _ahead),
    (rf"(?P<again>再过){NUMBER}{UNIT}(?P<after>)", _ahead),
    (rf"(?P<which>最近|过去|近|未来|接下来|今后)的?{NUMBER}{UNIT}", _window),
    (rf"(?P<which>){NUMBER}{UNIT}(?:以来|来)(?![自到了])", _window),
    (rf"(?:已经?|都|快|有)?(?P<d>{NUMBER}{UNIT}(?P<half>半)?多?了)", _lasting),
    (r"大前天|前天|前晚|昨[天日晚夜儿]|今[天日晚早儿]|明[天日早晚儿]|大后天|后天", _fixed),
    (rf"{_WHICH}一?个?(?P<unit>周|星期|礼拜)(?:(?P<weekday>[一二三四五六日天])|(?P<weekend>末))?", _which_week),
    (r"周末(?P<unit>)(?<!每周末)(?<!个周末)", r.this_weekend_rule),
    (
        r"(?P<skip>每(?:个)?(?:周|星期|礼拜)[一二三四五六日天]|(?:周|星期|礼拜)[一二三四五六日天](?:到|至|-)(?:周|星期|礼拜)?[一二三四五六日天])"
        rf"|{WEEKDAY}(?![会成个年])",
        _weekday,
    ),
    (rf"(?:{_YEAR}|{_THIS_YEAR}|{_WHICH}个?)\s*的?(?P<season>[春夏秋冬])[天季]", _season),
    (
        rf"(?:{_YEAR}|{_THIS_YEAR})?的?(?P<holiday>圣诞节?|平安夜|跨年夜|元旦|国庆节?|五一|劳动节|儿童节|情人节|万圣节|妇女节|双十一)(?!礼物|快乐|树|卡|帽|歌|路)",
        _holiday,
    ),
    (r"(?<!\d)(?P<unit>[月年])(?P<part>初|底|末)", _part_only),
    (rf"(?<![\d一二三四五六七八九十百第月])(?P<day>{SMALL})号(?![线楼门机院室公馆码店位])", _day_only),
    (r"(?P<decade>(?:19|20)?\d0|[二三四五六七八九]十)年代", _decade),
)
RULES = Rules(
    trigger=TRIGGER,
    rules=tuple(Rule(re.compile(pattern), read) for pattern, read in _RULES),
    marks=MARKS,
    before=BEFORE,
    after=AFTER,
    joint=re.compile(r"\s*(?:到|至|~|—|–|-|和)\s*"),
    strong_joint=re.compile(r"\s*(?:到|至|~|—|–|-)\s*"),
    opening=re.compile(r"(?:从|自|在)\s*\Z"),
)
