"""What a Chinese request to forget is about: its words without courtesy, telling and forgetting, in any order."""

import re
from typing import Final

_CLAUSES: Final = re.compile(r"[，,：:；;、\s]+")
_COURTESY: Final = (
    r"(?:还有|另外|对了|嗯|那个(?=我|之前|上次|以前)|先说|算了|有(?:一)?件(?:私)?事|有(?:一)?个(?:私)?事|麻烦|拜托|请(?!问|假|客|教)(?:求)?|帮(?:我|忙)|劳驾"
    r"|[您你]|就|可以|可不可以|能不能|给我|都|也|全部?|统统|一起)"
)
_WHEN: Final = (
    r"(?:上次|上回|上周|上个月|之前|以前|先前|此前|早前|早先|前面|前(?:[几两]天|[几两]日|些天|些日子|阵子)|那天|昨天|今天|刚才|刚刚|刚|曾经?"
    r"|(?:大?前|去|今|当)年(?:[\d一二三四五六七八九十]{1,3}月份?|[春夏秋冬]天|年[初底中])?(?:的时候|时)?"
    r"|(?<!\d)[\d一二三四五六七八九十]{1,3}月份?(?:的时候|时)?(?=我|[跟和给对向同]))"
)
_TELLING: Final = (
    r"(?:我)?(?:上次|上回|之前|以前|先前)?(?:[跟和给对向同][你您](?:说|讲|提|聊|谈|透露|交代)(?:过|到|起|了)?"
    r"|(?:说|讲|提|聊|谈|透露|交代|告诉)(?:过|到|起|(?=[你您的])))(?:[你您])?(?:过)?的?"
    r"(?:那些|那个|那件|那|这)?"
)
_OBLIVION: Final = (
    r"(?:忘(?:了|掉|记)?(?:它|吧)?|删(?:了|掉|除)?(?:它|吧)?|抹(?:了|掉|去|除)?|清(?:除|掉|空)|从[^，。]{0,4}(?:记忆|记录|档案|笔记)(?:里|中)?面?"
    r"|不(?:想|希望|愿意?)(?:让|再|继续)*|(?:别|不要|不用|不必|请?勿)再?(?:帮我|给我)?(?:提|记|留|存|保存|保留)(?:住|着|得|下来?|录|了|下|底|档)?"
    r"|就?当(?:作|做)?(?:我)?(?:从)?(?:来)?没(?:有)?(?:[跟和给对向同][你您])?(?:说|讲|提|聊|问)(?:过|起|到)?"
    r"|记(?:住|着|得|下来?|录)|保存|保留|留着?|存(?![款钱折单])着?)"
)
_LEAD: Final = re.compile(
    rf"^(?:{_COURTESY}|{_WHEN}|{_TELLING}|{_OBLIVION}|关于|有关|把|将|所有|一切|那[件个条段]|这[件个条段]|我(?=不想|不希望|不愿)|我的(?=..)|我(?=得过|有过|患过|做过)|得过|有过|患过|做过"
    r"|的|过)+"
)
_OWN: Final = re.compile(r"^(?:我的?(?=..)|我的|的)(?=.)")
_TAIL: Final = re.compile(
    r"(?:的?(?:那|这)?(?:件|回|个|条|段|档子?|些)?(?:事儿?|事情|内容|信息|记录|部分)|的话|之事|一事|(?:那|这)(?:件|回|个|条|段)?"
    rf"|{_COURTESY}|{_OBLIVION}|把(?:它|这个|那个)|吧|呗|了|啊|呢|哦|哈|的|过|我)$"
)
"""One of the things that may stand at the end; they are taken off one by one."""
_LONGEST: Final = 60
_MOST: Final = 12
"""Characters of a clause that are looked at, and how many things are taken off its end."""
_NAMES: Final = re.compile(
    r"(?:说|讲|提|聊|告诉|交代)(?:过|到|起|[你您])|[跟和给对向][你您](?:说|讲|提|聊)|关于|有关|我(?:说|讲)的"
    r"|(?:的|那|这)(?:件|回|个|条|段|档子?)?(?:事|内容|记录)"
)
_ORDERS: Final = re.compile(r"忘|删|抹|清|记|存|留|当")
_NAMED_FIRST: Final = re.compile(
    r"^(?:我的|那个|那件|这个|(?:前(?:[几两]天|[几两]日|些天|些日子|阵子)|上次|上回|之前|先前|刚才|昨天|前天|那天)(?:说|讲|提)?(?:到|过)?的)"
    r"[^。！？]{2,12}$"
)
"""What stands first and is then told to be forgotten: 我的工资，请忘掉."""
_REASON: Final = re.compile(r"^(?:因为)?我(?:也|实在|真的?|就是)?(?:不|没)")
"""Why it is to be forgotten: 我不愿留下记录."""
_VAGUE: Final = re.compile(
    r"^(?:这|那|它|个|些|件|条|段|上面|前面|的|说|话|句|我|你|您|事|都|吧|了|过|有|要|办|想|一|下|里|再|也|还|点|什么|东西|内容|任何|每|讲|提|聊|刚|才|从)*$"
)


_TOLD_YOU = re.compile(
    r"^(?:[去今前]年|上(?:个)?(?:月|周|星期|礼拜)[一二三四五六日天]?|[春夏秋冬](?:天|季)|年[初底]|[一二三四五六七八九十\d]+月(?:间|初|底|中)?|那天|那次|昨天|前天|之前|上次|前(?:些|几|阵)[天日子]+|里|的|我|们|[一二三四五六日天](?=[跟和给向对同])|曾经?)*"
    r"(?:跟|和|给|向|对|同)[你您](?:说|讲(?!价)|提|聊|谈)(?:过|起|到)?的?"
)
"""When it was told and to whom, before what was told."""


def target_of(sentence: str) -> str:
    """Return what is to be forgotten; empty when only what was just said is meant.

    >>> target_of("去年秋天跟您说过健检的那个数字，请您忘掉"), target_of("忘掉上周一跟您说的药")
    ('健检的那个数字', '药')
    >>> target_of("你就当我没说过借钱的事"), target_of("请把我上次讲的病情删掉"), target_of("忘了这个吧")
    ('借钱', '病情', '')
    >>> target_of("前几日的血压数值,请您忘掉,我不愿留下记录")
    '血压数值'
    """
    clauses = [one for one in _CLAUSES.split(sentence) if one]
    named = [one for one in clauses[:1] if len(clauses) > 1 and _NAMED_FIRST.match(one)]
    telling = [one for one in clauses if _NAMES.search(one)]
    ordering = [one for one in clauses if _ORDERS.search(one) and not _REASON.match(one)]
    reasons = [one for one in clauses if _REASON.match(one)]
    return next((left for clause in (*telling, *ordering, *named, *reasons) if (left := _left(clause))), "")


def _left(clause: str) -> str:
    words = _LEAD.sub("", clause[:_LONGEST])
    for _ in range(_MOST):
        shorter = _TAIL.sub("", words)
        if shorter == words:
            break
        words = shorter
    words = _TOLD_YOU.sub("", _OWN.sub("", words)).removeprefix("的")
    return "" if _VAGUE.match(words) else words
