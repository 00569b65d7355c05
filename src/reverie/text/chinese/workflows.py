"""Workflows and lists: steps that belong together under one title."""

import re
from dataclasses import dataclass

_STEPS = re.compile(
    r"流程|步骤|做法|方法是|套路|怎么做|顺序|程序是|配方|习惯是这样|是这样(?:的|做)|这么做|这样做|一般这样|口述"
)
_TITLE = re.compile(
    r"(?P<title>(?:[\u4e00-\u9fffA-Za-z0-9]{1,12}的)?[\u4e00-\u9fffA-Za-z0-9]{0,10}?(?:流程|步骤"
    r"|做法|方法|套路|顺序|配方|习惯))(?=是|如下|大概|一般|我|[:：，,。]|$|这样|都|就)"
)
_BEFORE_TITLE = re.compile(
    r"^.*(?:我们?的|咱们?的|要|讲|说|教|整理|分享|总结|把|关于|那套|这套|我们|我|咱|一下)(?=[\u4e00-\u9fffA-Za-z]{3})"
)
_FIRST = re.compile(r"^(?:首先|第一步|第1步|第一|先|一开始)")
_NEXT = re.compile(
    r"^(?:首先|第[一二三四五六七八九十\d]+步?|先|再|然后|接着|之后|随后|接下来|最后|末了|完了"
    r"|等.{1,12}(?:后|了)|一开始)[，,:：]?"
)
_LIST = re.compile(
    r"(?:清单|列表|名单|要(?:买|带|做|看|读|吃|准备)的?(?:东西|事情?|书|电影|物品|菜)?|(?:今年"
    r"|本周|本月|这次|旅行)?(?:目标|计划|待办|愿望|行李|采购|书单|片单|歌单|菜单)(?:清单|单)?"
    r"|成员|参会人?|分工|如下|有这些|包括)[^。]{0,8}[:：]\s*$"
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a workflow, as said."""

    start: int
    end: int


def tells_steps(text: str) -> bool:
    """Tell whether a message explains how something is done, in order.

    >>> tells_steps("我的做法：先洗辣椒，再剁碎，然后放盐，最后装坛")
    True
    """
    marks = len(re.findall(r"(?:^|[，,。；;：:\s])(?:首先|先|再|然后|接着|之后|最后|第[一二三四五\d]步)", text))
    return marks >= 3 or (marks >= 2 and bool(_STEPS.search(text)))


def tells_of_steps(clause: str) -> bool:
    """Tell whether a clause announces steps rather than being one."""
    return bool(_STEPS.search(clause)) and not is_step(clause)


def opens_list(line: str) -> bool:
    """Tell whether a line announces a list of the person's own."""
    return bool(_LIST.search(line))


def opens_steps(line: str) -> bool:
    """Tell whether a line announces steps."""
    return bool(_STEPS.search(line)) and line.rstrip()[-1:] in "：:"


def title_of(text: str) -> str:
    """Return the title of a workflow or list from the words that announce it, or an empty string."""
    match = _TITLE.search(text)
    title = _BEFORE_TITLE.sub("", match["title"]).strip() if match else ""
    if len(title) > 2:
        return title
    how = re.search(r"(?:怎么|如何)(?P<what>[^，,。：:？?吗呢]{2,14})", text)
    return f"{how['what']}的{title or '做法'}" if how else title


def is_step(clause: str) -> bool:
    """Tell whether a clause is marked as a step."""
    return bool(_NEXT.match(clause))


_INNER = re.compile(r"(?P<title>[\u4e00-\u9fff]{2,8}?)(?:就是|要|得|都是|是|我)?(?P<step>先[\u4e00-\u9fff].+)")


def first_within(clause: str) -> tuple[str, int] | None:
    """Return what is done and where its first step starts, in a clause that holds both.

    >>> first_within("换轮胎先松螺丝")
    ('换轮胎', 3)
    """
    match = _INNER.fullmatch(clause)
    return (match["title"], match.start("step")) if match else None


def is_first(clause: str) -> bool:
    """Tell whether a clause is marked as the first step."""
    return bool(_FIRST.match(clause))
