"""Trimming: what a statement of several clauses leaves out, because it only says what is no more."""

import re

from reverie.text.chinese.changes import change_of, ended_by
from reverie.text.chinese.rewriting import tidy_tail
from reverie.text.chinese.schedules import DAY

_NOT_THAT = re.compile(r"(?:并|可|倒)?不是(?P<old>[^，,]{1,10})")
_FROM = re.compile(
    r"(?<!自)从(?P<old>[\u4e00-\u9fffA-Za-z0-9]{1,10}?)(?=(?:又)?(?:换|改|转|调|切|涨|降|变|加|减|提)(?:成|到|为|去|用|至)了?[^，,。]{1,16})"
)
_FIGURE = re.compile(
    r"从(?P<old>[\d一二三四五六七八九十百千万两.]{2,8})(?:块钱?|元)?\s*(?=(?:换|改|调|涨|降|变|加|减|提)(?:成|到|为|至)了?[\d一二三四五六七八九十百千万两])"
)
_HOLDS_TIME = re.compile(r"\d|[年月日号点天]|[上下这每]个?(?:周|星期|礼拜)|小时候?|以前|[今明昨去]|开始|[上下]个")
_DAY_TO_DAY = re.compile(rf"从(?P<old>每?个?{DAY})(?=(?:又)?(?:换|改|挪|调|移)(?:成|到|为|在|去)了?每?个?{DAY})")

_SOLD = re.compile(
    r"(?:把|.*[的了])?(?P<what>[^，,把了]{1,14}?)(?:[^，,]{0,6})?(?:(?<!外)卖|扔|送人|捐|退)(?:了|掉了?"
    r"|出去了?)$|^(?:卖|扔|退)(?:了|掉)(?P<that>[^，,]{1,14})$"
)
_BEFORE_SOLD = re.compile(r"^(?:开了?[^，的]{1,6}的|那辆|那台|老|旧)+")


def ended_in(predicate: str, whole: str, kind: str) -> str:
    """Return what clauses say is sold, given away or replaced; an empty string when nothing is.

    Args:
        predicate: What the first clause says of its subject.
        whole: All the clauses.
        kind: What the subject is: only what one's own hands hold is sold.

    >>> ended_in("卖了旧钢琴", "我卖了旧钢琴", "speaker"), ended_in("改用蓝笔", "我改用蓝笔", "speaker")
    ('钢琴', '')
    """
    sold = _SOLD.search(tidy_tail(predicate))
    if sold is None:
        change = change_of(whole)
        return change.ends if change else ""
    old = (sold["what"] or sold["that"] or "") if kind in ("speaker", "group", "thing") else ""
    return _BEFORE_SOLD.sub("", old)


def trimmed(parts: list[str]) -> tuple[list[str], str]:
    """Return the clauses of a statement without those that only deny an old value, and that value.

    "He changed my line, I drive to Chengdu now, no longer to Urumqi": the last clause would answer with the old town.

    >>> trimmed(["车也买了", "不是飞度", "最后买的二手的polo"])
    (['车也买了', '最后买的二手的polo'], '飞度')
    >>> trimmed(["五月开始跑兰州到成都", "不跑新疆了"]), trimmed(["不抽烟了"])
    ((['五月开始跑兰州到成都'], '新疆'), (['不抽烟了'], ''))
    """
    kept: list[str] = []
    old = ""
    for at, part in enumerate(parts):
        denied = _NOT_THAT.fullmatch(part) if len(parts) > 1 else None
        ended = ended_by(part) if at and re.match(r"(?:就|也|所以)?不", part) else None
        if denied or ended:
            old = old or (denied["old"] if denied else ended[1] if ended else "")
        else:
            kept.append(part)
    return (kept, old) if kept else (parts, "")


def without_origin(text: str) -> tuple[str, str]:
    """Return a sentence without what something was changed from, and that.

    >>> without_origin("领头的从老周换成了金师傅"), without_origin("他从上周改到周五")
    (('领头的换成了金师傅', '老周'), ('他从上周改到周五', ''))
    """
    match = _DAY_TO_DAY.search(text) or _FIGURE.search(text) or _FROM.search(text)
    if match is None or (match.re is _FROM and _HOLDS_TIME.search(match["old"])):
        return text, ""
    return text[: match.start()] + text[match.end() :], match["old"]
