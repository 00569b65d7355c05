"""The words with which Chinese says when."""

import re

from reverie.text.dates.hints import Hints, table
from reverie.text.dates.parts import Part
from reverie.text.dates.relative import Unit
from reverie.text.dates.tense import TenseMarks

_DIGITS = {c: n for n, c in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2, "○": 0}
NUMBER = r"(?P<count>\d{1,3}|[一二两三四五六七八九十百]{1,4}|半)"
ROUGH = re.compile(r"[一二两三四五六七八九]{2}")
"""Two digits side by side with no ten between them: "five or six"."""
SMALL = r"(?:\d{1,2}|[一二三四五六七八九十]{1,3})"
UNITS: dict[str, Unit] = {
    "分钟": "minute",
    "小时": "hour",
    "钟头": "hour",
    "天": "day",
    "日": "day",
    "周": "week",
    "星期": "week",
    "礼拜": "week",
    "周末": "weekend",
    "月": "month",
    "季度": "quarter",
    "年": "year",
}
UNIT = r"个?(?P<unit>分钟|小时|钟头|天|周末|周(?!岁|末|年)|星期|礼拜|月|季度|年)"
WEEKDAYS = {"一": 0, "二": 1, "三": 2, "四": 3, "五": 4, "六": 5, "日": 6, "天": 6}
WEEKDAY = r"(?:周|星期|礼拜)(?P<weekday>[一二三四五六日天])"
SEASONS = {"春": 0, "夏": 1, "秋": 2, "冬": 3}
HOLIDAYS = {
    "圣诞节": (12, 25),
    "圣诞": (12, 25),
    "平安夜": (12, 24),
    "跨年夜": (12, 31),
    "元旦": (1, 1),
    "国庆节": (10, 1),
    "国庆": (10, 1),
    "五一": (5, 1),
    "劳动节": (5, 1),
    "儿童节": (6, 1),
    "情人节": (2, 14),
    "万圣节": (10, 31),
    "妇女节": (3, 8),
    "双十一": (11, 11),
}
FIXED = {
    "大前天": -3,
    "前天": -2,
    "前晚": -2,
    "昨天": -1,
    "昨日": -1,
    "昨晚": -1,
    "昨夜": -1,
    "昨儿": -1,
    "今天": 0,
    "今日": 0,
    "今晚": 0,
    "今早": 0,
    "今儿": 0,
    "明天": 1,
    "明日": 1,
    "明早": 1,
    "明晚": 1,
    "明儿": 1,
    "后天": 2,
    "大后天": 3,
}
YEARS = {"大前年": -3, "前年": -2, "去年": -1, "今年": 0, "本年": 0, "明年": 1, "后年": 2}
WHICH = {"上上": -2, "上": -1, "这": 0, "本": 0, "当": 0, "下": 1, "下下": 2}
PARTS: dict[str, Part] = {
    "初": "early",
    "上旬": "early",
    "中旬": "mid",
    "中": "mid",
    "下旬": "late",
    "底": "end",
    "末": "end",
}

MARKS = TenseMarks(
    future=re.compile(
        r"(?<![开议机聚社晚年协宴])会(?![议员场])|将(?!来)|(?<![重主不只需])要(?![求点素是紧])|打算"
        r"|准备|计划|想要|需要|必须|明天|明年|后天"
        r"|下(?:个|周|次|星期|礼拜)|截止|预计|即将|安排在|约在|约好|记得|提醒|快到|到时|等到|未来"
    ),
    past=re.compile(
        r"(?<!为)了(?!解)|过(?![年节来去程于分])|刚(?:刚|才)?|曾|已经|昨|上(?:周|个|次|星期|礼拜)|去年"
        r"|前天|前年|之前|当时|完|以前"
    ),
    arranged=re.compile(r"[订定预]了|预订|预定|约了|报了?名|报了|改到|推迟|邀请|买了.{0,6}票"),
    planned=re.compile(
        r"是|有|开始|出发|[一二三四五六七八九十\d]点|报到|入职|上班|面试|复查|搬家|交|去|来|飞|参加|开会|考试|看牙|看医生|做手术|到期|在(?=周|星期|礼拜|明|下|\d|[一二三四五六七八九十])"
    ),
    since=re.compile(r"[从自]"),
    clause=re.compile(r"[，,、；：:（）()\n]|(?<=[\u4e00-\u9fff])[ \u3000](?=[\u4e00-\u9fff\\d])"),
)
HINTS = Hints(
    {},
    table(
        unit="年 月 周 星 礼 天 日 时 钟 季",
        years="年",
        named="年",
        month="月",
        number="号",
        near="昨 今 明 前 后",
        week="周 星 礼",
        season="春 夏 秋 冬",
        feast="圣 平 跨 元 国 五 劳 儿 情 万 妇 双",
        part="初 底 末",
    ),
)
BEFORE = re.compile(
    r"(?:(?P<since>自从|打从|从|自)|(?P<until>直到|一直到|直至|(?<![改迟延前])到|至)|(?P<by>截至|截止到?|最晚|最迟"
    r"|不晚于|赶在)|(?P<on>在|于))\s*\Z"
)
AFTER = re.compile(
    r"\s*(?:(?P<since>起(?![司床来码重飞名点初因诉])|开始|以来|至今|到现在)|(?P<until>为止)|(?P<by>之前|以前"
    r"|前(?![天年面往途端台后])|截止|之内|内)|(?P<on>的时候|那天|当天))"
)


def number(words: str) -> int:
    """Return the number that Chinese or Western digits write.

    >>> number("二十三"), number("十二"), number("12"), number("二零二五")
    (23, 12, 12, 2025)
    """
    if words.isdecimal():
        return int(words)
    if "十" not in words and "百" not in words:
        return int("".join(str(_DIGITS[c]) for c in words))
    total, current = 0, 0
    for character in words:
        if character in "十百":
            total += (current or 1) * (10 if character == "十" else 100)
            current = 0
        else:
            current = _DIGITS[character]
    return total + current


def count(words: str) -> float:
    """Return a count of units; 半 is one half."""
    return 0.5 if words == "半" else float(number(words))
