"""Fragments: short answers that say something only together with the question before them."""

import re
from dataclasses import dataclass

from reverie.text.words.traditional import fold

_LAST_QUESTION = re.compile(r"(?:^|[。！!\n])(?P<q>[^。！!\n？?]{2,60})[？?]\s*$")
_NOUNLIKE = re.compile(r"^[\u4e00-\u9fffA-Za-z0-9 .·+#《》“”:：/%-]{1,24}$")
_NOT_ANSWER = re.compile(
    r"^(?:是的?|对的?|嗯+|好的?|不是|不|没有|没|有|行|可以|不用|不要|随便|都行|都可以|算了|谢谢"
    r"|不知道|不清楚|还没|再说|看看|先.{0,6}|继续|哈+|什么|怎么.*|为什么.*|可能.*|差不多|就这样"
    r"|没了|OK|ok|好吧|当然|应该.*|第.个|前者|后者|都.{0,3}|两个都.*)$|[吗呢？?]|^(?:帮|请|给我"
    r"|写|换|再|来|别|那|这|你|我想|要不)"
)
_ASKED = (
    (
        re.compile(r"(?:您|你)(?:家)?的?(?P<noun>[\u4e00-\u9fff]{1,8}?)(?:叫|的名字(?:叫|是))(?:什么|啥)(?:名字)?$"),
        "{own}的{noun}叫{answer}",
    ),
    (
        re.compile(r"(?:您|你)(?:贵姓|叫什么(?:名字)?|怎么称呼|的名字是什么)$|怎么称呼(?:您|你)$"),
        "{own}的名字是{answer}",
    ),
    (
        re.compile(
            r"(?:您|你)(?:现在|目前)?(?:住在?哪(?:里|儿|个城市)?|在哪(?:个城市|座城市|里住)|住在什么地方"
            r"|家在哪(?:里|儿)?)$"
        ),
        "{own}住在{answer}",
    ),
    (re.compile(r"(?:您|你)(?:现在|目前)?(?:在哪(?:里|家公司|儿)(?:工作|上班)|是哪家公司的)$"), "{own}在{answer}工作"),
    (
        re.compile(r"(?:您|你)(?:现在)?(?:是做什么(?:工作)?的?|做什么工作|从事什么(?:工作|职业|行业)|的?职业是什么)$"),
        "{own}的工作是{answer}",
    ),
    (re.compile(r"(?:您|你)(?:今年)?(?:多大|几岁|多大年纪)了?$"), "{own}的年龄是{answer}"),
    (re.compile(r"(?:您|你)(?:是)?(?:哪里人|来自哪(?:里|儿)|老家在?哪(?:里|儿)?)$"), "{own}的老家是{answer}"),
    (
        re.compile(r"(?:您|你)?(?:对什么|有什么)(?:东西|食物|药物)?过敏(?:的?(?:东西|食物)?|史)?(?:吗)?$"),
        "{own}对{answer}过敏",
    ),
    (
        re.compile(
            r"(?:您|你)的?(?P<noun>生日|血型|身高|体重|爱好|预算|专业|老家|星座|属相|母语|工作|职业|学校"
            r"|公司)(?:是|在)?(?:什么(?:时候)?|多少|哪(?:天|里|一天)|几号|啥)?$"
        ),
        "{own}的{noun}是{answer}",
    ),
    (
        re.compile(
            r"(?P<noun>预算|截止日期|地点|时间|人数|日期|主题|格式)(?:大概|大约)?(?:是|有"
            r"|在)?(?:什么(?:时候)?|多少|哪(?:里|天|儿)|几点|几个人|几号)$"
        ),
        "{noun}是{answer}",
    ),
    (
        re.compile(r"(?:您|你)?最?喜欢(?:的)?(?P<noun>[\u4e00-\u9fff]{1,6})是(?:什么|哪(?:个|种|位))$"),
        "{own}最喜欢的{noun}是{answer}",
    ),
    (re.compile(r"(?:您|你)?(?:养的?|家里养了?)(?:是)?什么(?P<noun>宠物|品种|动物)?$"), "{own}养的是{answer}"),
)


@dataclass(frozen=True, slots=True)
class Answer:
    """A fragment made whole: a clause in the first person."""

    clause: str


def answer_of(folded: str, before: str) -> Answer | None:
    """Return the whole sentence that a short answer stands for, where the question before it decides it.

    >>> answer_of("豆豆。", "真可爱！你的狗叫什么？").clause
    '我的狗叫豆豆'
    >>> answer_of("不知道", "你住哪里？") is None
    True
    """
    if len(folded) > 40 or not before or ("？" not in before[-4:] and "?" not in before[-4:]):
        return None
    asked = _LAST_QUESTION.search(fold(before.strip()))
    words = re.sub(
        r"^(?:嗯+|哦|啊|是|叫|它叫|他叫|她叫|我叫|在|我在|我住在?|住在?|对)[，, ]?(?=[\u4e00-\u9fffA-Za-z0-9])",
        "",
        folded.strip().rstrip("。.！!~～ 啊呀哦哈呢吧"),
    )
    words = re.split(r"[，,。；;]", words)[0].strip()
    if asked is None or not words or not _NOUNLIKE.match(words) or _NOT_ANSWER.search(words):
        return None
    question = re.sub(r"^.*[，,：:]", "", asked["q"].strip())
    question = re.sub(r"(?:呢|呀|啊)$", "", re.sub(r"^(?:请问|那么?|对了|冒昧问一下|顺便问一下)", "", question))
    for pattern, shape in _ASKED:
        match = pattern.search(question)
        if match:
            noun = match.groupdict().get("noun") or ""
            return Answer(shape.format(own="我", noun=noun, answer=words))
    return None
