"""Things: what a clause says of a project, an appointment, a plan or a possession that is no person."""

import re
from dataclasses import dataclass
from functools import lru_cache

from reverie.text.attributes import free_key
from reverie.text.chinese.words.vocabulary import NOUN, SECRET, english_key, has_key
from reverie.text.wordlist import words_of


@dataclass(frozen=True, slots=True)
class ThingFact:
    """An attribute of a thing and its value."""

    thing: str
    """The thing as said; empty when the clause leaves it open."""
    attr: str
    value: str
    ends: str = ""


_SET = (
    r"(?:已经|现在|目前|最后|最终|暂时?|暂定|又|临时|就|都|正式|确定|一律|统一|应该|还是(?=在))*"
    r"(?:改成了?|改为了?|改到了?|改在|改用了?|推迟到了?|提前到了?|延期?到了?|延后到了?|顺延到了?"
    r"|调整(?:到|为|成)了?|定在了?|定为了?|定于|定到了?|安排在|换成了?|换到了?|变成了?|涨到了?"
    r"|降到了?|加到了?|减到了?|是在|就是|是|为|叫做?|到(?=\d)|在|选了?|选的是|用的是|：|:)"
)
_OF = re.compile(rf"^(?P<thing>[^，,的是]{{1,16}}?)的?(?P<noun>{NOUN}){_SET}\s*(?P<value>[^，,]{{1,40}})$")
_BARE = re.compile(rf"^(?P<noun>{NOUN}){_SET}\s*(?P<value>[^，,]{{1,40}})$")
_FREE = re.compile(
    rf"^(?P<thing>[^，,是]{{1,16}}?)的(?P<noun>[\u4e00-\u9fffA-Za-z]{{1,8}}){_SET}\s*(?P<value>[^，,]{{1,40}})$"
)
_MOVED = re.compile(
    r"^(?P<thing>[^，,的是在把]{2,14}?)(?:的时间|时间|日期)?(?:又|已经|最后|临时|被|可能)*"
    r"(?P<verb>改到|改在|推迟到|提前到|延期?到|延后到|顺延到|调整到|挪到|定在|定于|安排在|约在"
    r"|订在)了?\s*(?P<value>[^，,]{2,24}?)了?$"
)
_BA = re.compile(
    r"^[^，,]{0,10}?(?:把|将)(?P<thing>[^，,]{1,14}?)(?:的?时间|的?日期)?(?P<verb>改到|改在"
    r"|推迟到|提前到|延期?到|延后到|调整到|挪到|定在|定于|安排在"
    r"|约在)了?\s*(?P<value>[^，,]{2,24}?)了?$"
)
_FROM_TO = re.compile(
    rf"^(?P<thing>[^，,的是]{{0,12}}?)的?(?P<noun>{NOUN})(?:又"
    rf"|已经)?从(?P<old>[^，,]{{1,12}}?)(?:涨|降|加|减|改|提|调|换|推迟|提前)(?:到|成|为"
    rf"|至)了?(?P<value>[^，,]{{1,16}})$"
)
_NUMBER = re.compile(
    r"^(?P<noun>预算|房租|月租|租金|工资|月薪|年薪|票价|学费)(?:大概|大约|约|一共|总共|是|每月"
    r"|涨到|降到)*(?P<value>[\d一二三四五六七八九十百千万两.]+(?:多|来)?(?:块钱?|元|万|千|百|美元"
    r"|欧元)?(?:左右|以内|以上|一个月|每月|/月|上下|一年|一节|一张)?)$"
)
_MOVED_BARE = re.compile(
    r"^(?:又|再|现在|说是?)*(?:改到|改成|推迟到|延期?到|延后到|顺延到|挪到|提前到|拖到)了?\s*(?P<value>\d{4}[^，,]{2,20}?)了?$"
)
_ON = re.compile(
    r"^(?P<thing>[^，,的是在]{0,12}?(?:会议?|会|婚礼|展览?|活动|比赛|课|考试|面试|聚会|派对|典礼"
    r"|讲座|工作坊|演出|手术|答辩|年会|团建|路演|复查|体检|航班|火车|高铁|上线|发布|交稿|开学"
    r"|入职|出发|截止|搬家|预产期|签约|开业|彩排|首演|决赛|初赛|复试|笔试))"
    r"(?:就|还|都|会|要|将|改)?(?:是|在|：|:)?(?P<value>(?:\d{4}-\d\d-\d\d"
    r"|\d{4}年[\d一二三四五六七八九十]{1,3}月)[^，,]{0,26}?)(?:举行|举办|办|开(?!学|业|幕|题|庭|会)|进行)?$"
)
_HELD = re.compile(
    r"^(?P<thing>[^，,的是]{0,12}?(?:会议?|会|婚礼|展览?|活动|比赛|课|考试|面试|聚会|派对|典礼"
    r"|讲座|工作坊|演出|手术|答辩|年会|团建|路演))(?:就|还是|都|会|要|将"
    r"|改)?在(?P<value>[^，,]{2,14}?)(?:举行|举办|办|开|进行|上)?$"
)
_LED = re.compile(
    r"^(?P<thing>[^，,]{2,14}?)(?:现在|目前|主要|改)?(?:由|归)(?P<value>[^，,]{1,10}?)(?:来"
    r"|全权)?(?:负责|牵头|带|管|接手|主导)(?:了)?$"
)
_COSTS = re.compile(
    r"^(?P<thing>[^，,]{1,12}?)(?:一共|总共|大概|只|才|现在|要|是|卖)*(?:花了?|要价|卖|售价"
    r"|价格是|每月|一个月)(?P<value>[\d一二三四五六七八九十百千万两.]+(?:多|来)?(?:块|元|万|美元"
    r"|欧元|日元|千|百)[^，,]{0,6})$"
)
_BAD_THING = re.compile(
    r"给|自己|定了|个$|我|你|他|她|它|这|那|什么|哪|最(?:喜欢|爱)|觉得|因为|如果|^(?:住|买|用|开(?!学|业|幕|题|庭|会)"
    r"|做|养|吃|喝|看|写|去|今天|明天|昨天|现在|目前|主要|唯一|最大|一个|不|没|其实|有|是)"
    r"|[吗呢吧]|关键$|问题$"
)
_OPEN_NOUN = words_of(
    """时候 意思 原因 话 人 事 东西 办法 地方 情况 问题 结果 目的 好处 感觉 样子 关键 重点 建议 想法 看法 做法 说法 是
理由 特点 优点 缺点"""
)
_SAID_AS_IS = re.compile(r"^(?:是|真|很|太|非常|比较|挺|什么|不|没|最|对|这|那|因为|为了|我|他|她|你)")


@lru_cache(maxsize=512)
def thing_fact(clause: str, thing: str = "") -> ThingFact | None:
    """Return what a clause says of a thing, its dates already resolved.

    >>> thing_fact("报告的截止日期改到2025-08-15")
    ThingFact(thing='报告', attr='deadline', value='2025-08-15', ends='')
    >>> thing_fact("评审会推迟到2025-07-18了").attr
    'date'
    """
    if SECRET.search(clause):
        return None
    moved = _FROM_TO.match(clause)
    if moved and not _BAD_THING.search(moved["thing"]):
        owner = _bare(moved["thing"]) or thing
        return ThingFact(owner, english_key(moved["noun"]), _tidy(moved["value"]), _tidy(moved["old"]))
    number = _NUMBER.match(clause)
    if number:
        return ThingFact(thing, english_key(number["noun"]), _tidy(number["value"]))
    bare = _MOVED_BARE.match(clause) if thing else None
    if bare:
        return ThingFact(thing, "date", _tidy(bare["value"]))
    return _of(clause, thing) or _moved(clause) or _on(clause) or _placed(clause)


def _of(clause: str, thing: str) -> ThingFact | None:
    for pattern in (_BARE, _OF, _FREE):
        match = pattern.match(clause)
        if match is None:
            continue
        owner = match.groupdict().get("thing") or ""
        noun, value = match["noun"], _tidy(match["value"])
        if pattern is _OF and len(noun) == 1 and f"的{noun}" not in clause:
            continue
        if (
            not value
            or value == "主"
            or _SAID_AS_IS.match(value)
            or noun in _OPEN_NOUN
            or (owner and _BAD_THING.search(owner))
        ):
            continue
        if pattern is _FREE and not has_key(noun) and re.search(r"(?:在|为)$", noun):
            continue
        value, ends = _instead(value)
        key = english_key(noun)
        if key == "employer" and not re.search(r"[叫是]", clause[len(owner) : len(clause) - len(value)]):
            key = "workplace"
        return ThingFact(_bare(owner) or thing, key, value, ends)
    return None


def _moved(clause: str) -> ThingFact | None:
    match = _BA.match(clause) or _MOVED.match(clause)
    if match is None or _BAD_THING.search(match["thing"]):
        return None
    value = _tidy(match["value"])
    if not re.search(r"\d|[一二三四五六七八九十]+(?:月|号|点)|周|星期", value):
        return (
            ThingFact(_bare(match["thing"]), "place", value)
            if match["verb"] in {"改在", "改到", "定在", "安排在", "约在", "订在"}
            else None
        )
    return ThingFact(_bare(match["thing"]), "date" if re.search(r"\d{4}|月|号|周|星期", value) else "time", value)


def _on(clause: str) -> ThingFact | None:
    """Read "the meeting is on …"."""
    match = _ON.match(clause)
    if match is None or _BAD_THING.search(match["thing"]):
        return None
    value, ends = _instead(_tidy(match["value"]))
    return ThingFact(_bare(match["thing"]), "date", value, ends)


def _placed(clause: str) -> ThingFact | None:
    for pattern, attr in ((_LED, "leader"), (_HELD, "place"), (_COSTS, "price")):
        match = pattern.match(clause)
        if (
            match
            and not _BAD_THING.search(match["thing"])
            and not re.search(r"\d{4}[-年]|月.{1,3}[日号]|点|周|星期", match["value"] if attr == "place" else "")
        ):
            return ThingFact(_bare(match["thing"]), attr, _tidy(match["value"]))
    return None


def _instead(value: str) -> tuple[str, str]:
    """Split "X, not Y" into the value and the value it replaces."""
    match = re.match(r"(?P<new>.+?)(?:[，,]?(?:而不是|不是|而非|不再是))(?P<old>.+)$", value)
    return (_tidy(match["new"]), _tidy(match["old"])) if match else (value, "")


def _tidy(value: str) -> str:
    return re.sub(r"^(?:在|到|了)|(?:了|的|呢|吧|啦|哦|啊)+$", "", value.strip(' “”"「」')).strip()


def _bare(thing: str) -> str:
    return re.sub(r"^(?:把|将|对了|另外|还有|然后|那个|新的?|本次|这次)", "", thing).strip(" 的，,")


def thing_key(fact: ThingFact) -> str:
    """Return the attribute key of a thing's fact, led by the thing.

    >>> thing_key(ThingFact("报告", "deadline", "2025-08-15"))
    '报告 deadline'
    """
    return free_key(f"{fact.thing} {fact.attr}") if fact.thing else fact.attr
