"""The shapes of Chinese words about time, the most telling first."""

import re

from reverie.text.dates import absolute, relative
from reverie.text.dates.chinese import reading
from reverie.text.dates.chinese.words import (
    AFTER,
    BEFORE,
    HINTS,
    MARKS,
    NUMBER,
    SMALL,
    UNIT,
    WEEKDAY,
)
from reverie.text.dates.mention import Read, Rule, Rules

_YEAR = r"(?P<year>(?<!\d)(?:19|20)\d\d|[一二]\s?[零〇○九][零〇○一二三四五六七八九]{2})\s*年"
_THIS_YEAR = r"(?P<named>大前年|前年|去年|今年|本年|明年|后年)的?"
_PART = r"(?P<part>初|上旬|中旬|下旬|底|末)?"
_WHICH = r"(?P<which>上上|下下|上|这|本|当|下)"


_RULES: tuple[tuple[str, str, Read], ...] = (
    (
        "year",
        r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})(?![\d/])",
        absolute.iso_day,
    ),
    ("year", r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)-(?P<month>0[1-9]|1[0-2])(?![\d-])", absolute.iso_month),
    (
        "month",
        rf"(?:{_YEAR})?\s*(?P<month>{SMALL})月\s*(?P<first>{SMALL})[日号]?\s*(?:到|至|-|–|~"
        rf"|—)\s*(?P<day>{SMALL})[日号]",
        reading.days_month,
    ),
    (
        "years",
        rf"{_YEAR}(?:\s*的?(?P<month>{SMALL})\s*月(?:份)?(?:\s*"
        rf"(?P<day>{SMALL})\s*[日号])?)?{_PART}(?![前后]|[春夏秋冬]|的?[春夏秋冬][天季])",
        reading.full,
    ),
    ("named", rf"{_THIS_YEAR}今天", reading.same_day),
    (
        "named",
        rf"{_THIS_YEAR}(?:(?P<month>{SMALL})月(?:份)?(?:\s*"
        rf"(?P<day>{SMALL})[日号])?)?(?:年(?=[初底末]))?{_PART}(?![春夏秋冬])(?!的?(?:圣诞|元旦|国庆|五一|平安|情人|万圣))",
        reading.named_year,
    ),
    ("month", rf"(?<![\d个])(?P<month>{SMALL})月\s*(?P<day>{SMALL})[日号]", reading.month_day),
    ("month", rf"{_WHICH}个?月(?:份)?(?:(?P<day>{SMALL})[日号])?{_PART}", reading.which_month),
    (
        "month",
        rf"(?<![\d个第十一二三四五六七八九])(?P<month>{SMALL})月"
        rf"(?:份)?{_PART}(?![\d一二三四五六七八九十饼球亮]|[日号])",
        reading.month,
    ),
    ("unit", rf"{NUMBER}{UNIT}(?P<half>半)?(?:多)?(?:之前|以前|前)(?P<today>的今天)?", reading.ago),
    ("unit", rf"(?P<again>再过|过)?{NUMBER}{UNIT}(?P<after>之后|以后|后)", reading.ahead),
    ("unit", rf"(?P<again>再过){NUMBER}{UNIT}(?P<after>)", reading.ahead),
    ("unit", rf"{NUMBER}{UNIT}(?P<half>半)?(?:多)?(?=没(?!有几))", reading.lasting),
    ("unit", rf"(?P<which>最近|过去|近|这|未来|接下来|今后)的?{NUMBER}{UNIT}", reading.window),
    ("unit", rf"(?P<which>){NUMBER}{UNIT}(?:以来|来)(?![自到了])", reading.window),
    ("unit", rf"(?:已经?|都|快|有)?(?P<d>{NUMBER}{UNIT}(?P<half>半)?多?了)", reading.lasting),
    ("near", r"大前天|前天|前晚|昨[天日晚夜儿]|今[天日晚早儿]|明[天日早晚儿]|大后天|后天", reading.fixed),
    (
        "week",
        rf"{_WHICH}一?个?(?P<unit>周|星期|礼拜)(?:(?P<weekday>[二三四五六日天]|一(?![整直共个下边样般些定切]))"
        r"|(?P<weekend>末))?",
        reading.which_week,
    ),
    ("week", r"周末(?P<unit>)(?<!每周末)(?<!个周末)", relative.this_weekend_rule),
    (
        "week",
        r"(?P<skip>每(?:个)?(?:周|星期|礼拜)[一二三四五六日天]|(?:周|星期|礼拜)[一二三四五六日天](?:(?:到"
        r"|至|-)(?:周|星期|礼拜)?|[、和]?)[一二三四五六日天](?![点时])"
        # "on 21 March, Saturday": the same day named twice
        r"|(?<=[日号][，,（(、])(?:周|星期|礼拜)[一二三四五六日天](?=[）)，,。；;！!]|$))"
        # "老周一把抱起来": a surname, not Monday
        rf"|(?<![老小阿姓])(?:{WEEKDAY})(?![会成个年整直共边样般些定切把]|下(?!午))",
        reading.weekday,
    ),
    ("season", rf"(?:{_YEAR}|{_THIS_YEAR}|{_WHICH}个?)\s*的?(?P<season>[春夏秋冬])[天季]", reading.season),
    (
        "feast",
        rf"(?:{_YEAR}|{_THIS_YEAR})?的?(?P<holiday>圣诞节?|平安夜|跨年夜|元旦|国庆节?|五一|劳动节"
        r"|儿童节|情人节|万圣节|妇女节|双十一)(?!礼物|快乐|树|卡|帽|歌|路)",
        reading.holiday,
    ),
    ("part", r"(?<!\d)(?P<unit>[月年])(?P<part>初|底|末)", reading.part_only),
    (
        "number",
        rf"(?<![\d一二三四五六七八九十百第月台辆部])(?P<day>{SMALL})号(?![线楼门机院室公馆码店位])",
        reading.day_only,
    ),
    ("years", r"(?P<decade>(?:19|20)?\d0|[二三四五六七八九]十)年代", reading.decade),
)
RULES = Rules(
    hints=HINTS,
    rules=tuple(Rule(frozenset(needs.split()), re.compile(pattern), read) for needs, pattern, read in _RULES),
    marks=MARKS,
    before=BEFORE,
    after=AFTER,
    joint=re.compile(r"\s*(?:到|至|~|—|–|-|和)\s*"),
    strong_joint=re.compile(r"\s*(?:到|至|~|—|–|-)\s*"),
    opening=re.compile(r"(?:从|自|在)\s*\Z"),
)
