"""Dating: relative words of a clause become dates in its sentence and dated facts beside it."""

import re
from dataclasses import replace
from datetime import date, datetime, timedelta

from reverie.model.statement import DatedFact, DateRole, DateSpan
from reverie.text.chinese.schedules import recurs
from reverie.text.dates import DateMention, find_dates, format_span, local_day

_HALF_A_YEAR = 183

_EVERY = re.compile(r"(?:每|逢|隔|各|平均|一般|通常)(?:个|到|隔|逢)?$")
_SINCE_AFTER = re.compile(r"\s*(?:开始|起(?!床|来|码)|以来|至今|就(?:一直|开始))")
_SINCE_BEFORE = re.compile(r"(?:从|自从?|打)\s*$")
_UNTIL_BEFORE = re.compile(r"(?:直到|截至|截止到?|持续到|一直到|待到|住到|做到|到)\s*$")
_MOVED_BEFORE = re.compile(r"(?:改|推迟|提前|延|延期|延后|顺延|调整|定|约|安排|换|挪|排)(?:到|在|至)了?\s*$")
_BY_AFTER = re.compile(r"\s*(?:之?前|以前|截止|到期)")
_BY_BEFORE = re.compile(
    r"(?:截止(?:日期|时间)?(?:是|到|为)?|最晚|最迟|不晚于|赶在|ddl是?|DDL是?|deadline是?)\s*$", re.IGNORECASE
)
_IN_BEFORE = re.compile(r"(?:在|于|是)$")
_MONTH_DAY = re.compile(r"^\s*(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s*(?:月|[./-]\d)")
_LASTING = re.compile(
    r"^(?:(?:将近|差不多|已经|都|快|大概|有|近)*[\d一二两三四五六七八九十百半几]+(?:多"
    r"|来)?个?(?:年|月|星期|周|天|小时)(?:多|半)?(?:了|来|以来)?)$"
)
"""Words for how long something has gone on: they stay as said, with the computed start beside them."""
_HOLIDAY = re.compile(
    r"国庆节?|春节|中秋节?|元旦|五一|十一|端午节?|清明节?|圣诞节?|情人节|除夕|过年|元宵节?|七夕"
    r"|劳动节|儿童节|暑假|寒假|双十一|五一假期|国庆假期"
)
_DAY_ONLY = re.compile(r"(\d{1,2})[号日]$")
_ABOUT = re.compile(r"(?:快|差不多|将近|大概|大约|近)\s*$")
_HAS_YEAR = re.compile(r"\d{4}|[一二三四五六七八九〇零]{4}年|'?\d{2}年")
_SAID_DAY = frozenset(
    {"今天", "今日", "现在", "目前", "如今", "最近", "刚刚", "刚才", "近来", "这几天", "这两天", "这阵子", "这段时间"}
)


_MISLEADING = re.compile(r"(?:说|搞|弄|记|看|打|写)错了|对了|好了|算了|够了|行了|[\u4e00-\u9fff]不了了?")
"""Words with 了 that tell nothing of the past."""


def _blank(match: re.Match[str]) -> str:
    return "　" * len(match.group())


def dates_of(text: str, said_at: datetime | None, timezone: str) -> tuple[DateMention, ...]:
    """Return the dates of a folded message that are points or stretches of time, not recurrences."""
    today = local_day(said_at, timezone) if said_at else None
    found = [
        _bygone(_nearest(mention, text, today), text)
        for mention in find_dates(_MISLEADING.sub(_blank, text), "zh", said_at, timezone)
        if not _EVERY.search(text[max(0, mention.start - 4) : mention.start])
        and mention.end > mention.start
        and not _ROUGHLY.match(mention.words)
        and not recurs(text, mention.start, mention.end)
    ]
    return tuple(_same_month(mention, found[:at], text) for at, mention in enumerate(found))


def _same_month(mention: DateMention, earlier: list[DateMention], text: str) -> DateMention:
    """Return "the 30th" in the month that the sentence named just before."""
    day = _DAY_ONLY.match(mention.words.strip())
    if day is None or not earlier or not earlier[-1].yearless:
        return mention
    before = earlier[-1].span.first
    if before is None or re.search(r"[。！？!?\n]", text[earlier[-1].end : mention.start]):
        return mention
    try:
        there = before.replace(day=int(day.group(1)))
    except ValueError:
        return mention
    return replace(mention, span=DateSpan(there, there))


_ROUGHLY = re.compile(r"[一二三四五六七八九][一二三四五六七八九]个?(?:年|月|天|周)")
"""Five or six years: no number to reckon with."""
_PAUSE = re.compile(r"[，,。；;\n]|(?<=[\u4e00-\u9fffA-Za-z0-9]) (?=[\u4e00-\u9fff])")
"""Where a clause ends; those who leave out commas put blanks."""
_WEEKDAY = re.compile(r"(?:周|星期|礼拜)[一二三四五六日天](?:早上|上午|中午|下午|晚上|夜里)?")


def _bygone(mention: DateMention, text: str) -> DateMention:
    """Return a bare weekday as the last one, where the clause after it tells what came of it."""
    first, last = mention.span.first, mention.span.last
    if mention.direction != "future" or first is None or last is None or not _WEEKDAY.fullmatch(mention.words.strip()):
        return mention
    rest = re.split(r"[。！？!?\n]", text[mention.end :], maxsplit=1)[0]
    own, _, after = rest.partition("，")
    if re.search(r"要|会|打算|准备|计划|得|前|改|推迟|提前|约|定", own) or not re.match(
        r"(?:结果|没想到|居然|还|才)[^，]{0,12}了", after
    ):
        return mention
    week = timedelta(days=7)
    return replace(mention, span=DateSpan(first - week, last - week), direction="past")


def _nearest(mention: DateMention, text: str, today: date | None) -> DateMention:
    """Return a date without a year in the year that its own clause suggests, where the words around misled."""
    first, last = mention.span.first, mention.span.last
    if not mention.yearless or today is None or first is None or last is None or (today - last).days < _HALF_A_YEAR:
        return mention
    before = _MOVED_BEFORE.sub("", _PAUSE.split(text[: mention.start])[-1])
    after = _PAUSE.split(text[mention.end :], maxsplit=1)[0]
    if re.search(r"了|过(?!敏)|去年|出生", before + after) or (first.month, first.day) == (2, 29):
        return mention
    try:
        span = DateSpan(first.replace(year=first.year + 1), last.replace(year=last.year + 1))
    except ValueError:
        return mention
    return replace(mention, span=span, direction="future")


def worded(mention: DateMention) -> str:
    """Return the words to write in a sentence that is to be understood alone; the said ones where they suffice."""
    first, last = mention.span.first, mention.span.last
    if not mention.relative or (first is None and last is None):
        return mention.words
    words = mention.words.strip()
    if _HOLIDAY.fullmatch(words) and first is not None:
        return f"{first.year}年{words}"
    if _LASTING.search(words):
        return mention.words
    if _MONTH_DAY.match(words) and first is not None and not _HAS_YEAR.search(words):
        return f"{first.year}年{words}"
    return write_span(mention.span) or mention.words


def write_span(span: DateSpan) -> str:
    """Write a span for the middle of a Chinese sentence.

    >>> write_span(DateSpan(date(2025, 7, 14), date(2025, 7, 14)))
    '2025-07-14'
    >>> write_span(DateSpan(date(2025, 1, 1), date(2025, 12, 31)))
    '2025年'
    """
    first, last = span.first, span.last
    if first is None or last is None:
        return f"{first}之后" if first else f"{last}之前" if last else ""
    written = format_span(span)
    if ".." in written:
        return f"{first}至{last}"
    if len(written) == 4:
        return f"{written}年"
    if len(written) == 7:
        return f"{written[:4]}年{int(written[5:])}月"
    return written


def dated(text: str, mention: DateMention) -> DatedFact | None:
    """Return the dated fact that a mention makes, with its role read from the words around."""
    if mention.span.first is None and mention.span.last is None:
        return None
    if _LASTING.search(mention.words.strip()) and _ABOUT.search(text[max(0, mention.start - 3) : mention.start]):
        return None
    words = mention.words if mention.relative else ""
    return DatedFact(role_of(text, mention), mention.span, words.strip())


def role_of(text: str, mention: DateMention) -> DateRole:
    """Return what a date says of its clause: since, until, by then, or on it."""
    before, after = text[max(0, mention.start - 8) : mention.start], text[mention.end : mention.end + 6]
    if _BY_BEFORE.search(before) or _BY_AFTER.match(after):
        return "by"
    if _SINCE_BEFORE.search(before) or _SINCE_AFTER.match(after):
        return "since"
    if _UNTIL_BEFORE.search(before) and not _MOVED_BEFORE.search(before):
        return "until"
    if _MOVED_BEFORE.search(before):
        return "on"
    return mention.role_hint or "on"


def is_ahead(mention: DateMention, today: date | None) -> bool:
    """Tell whether a date lies wholly after the day it was said."""
    return today is not None and mention.span.first is not None and mention.span.first > today


def is_now(mention: DateMention) -> bool:
    """Tell whether the words mean the day or days around the saying."""
    return mention.words.strip() in _SAID_DAY
