"""Forgetting: where a person asks that something said be forgotten, and what."""

import re

from reverie.model.statement import ForgetRequest
from reverie.text.chinese.forget_target import target_of

_ASK = re.compile(
    r"(?P<all>(?:请|麻烦|拜托)?(?:你|您)?(?:给我|帮我|就|可以|能不能|能)?(?:都|也)?"
    r"(?:(?<!别)(?<!不要)(?<!没)(?<!不)(?<!会)(?<!难)(?<!遗)(?<!健)(?<!我)(?<!差点)忘(?:了|掉"
    r"|记)(?:它|这|那|刚才|刚刚|上次|之前|我|关于|吧|所有|我们)"
    r"|(?:把|将)(?P<what>[^，。！？,!?\n]{1,40}?)(?:都|全|全部|给我|也)*(?:忘(?:了|掉|记)|删(?:了"
    r"|掉|除)|从记忆(?:里|中)?(?:删|去|抹)(?:掉|除)?|抹掉|清(?:除|掉|空))"
    r"|(?:你)?给我忘(?:了|掉)|(?<![别不没会我难])忘掉(?!了|烦恼)"
    r"|别(?:把)?(?:[^，。！？,!?\n]{0,12})?记(?:了|下来|住|着|录|下)(?!错)|别记(?![得者错恨仇])"
    r"|(?:不要|不用|请勿|不许|不必)(?:把[^，。！？,!?\n]{1,20})?(?:记(?:住|下|录|着|了|下来)|保存"
    r"|存|留)"
    r"|当我没说(?:过)?|就当(?:我)?(?:没说过?|没讲)|删(?:了|掉|除)(?:刚才|这条|这段|那条|那段|关于|我|上|之前|前面)"
    r"|别(?:再)?(?:提|记得)(?:这件事|这事|它|那件事)(?:了)?"
    r"|就?当(?:我)?从?没(?:跟|和|同|给)?(?:你|您)?(?:说|讲|提|聊)(?:过|起)"
    r"|不(?:想|希望|愿意?)(?:让)?(?:你|您)?(?:再)?(?:继续)?(?:记(?:住|着|得|录)?|保存|保留|留着?|存)(?:我|他|她|这|那|关于|了)"
    r"|(?:^|[，,：:\s]|你|您|请|就|也|都)(?:别|不要|不用|不必|请勿|勿)再?(?:给我|帮我|替我)?(?:存|留)(?:我(?![吃住在玩])|着|了|存|下|这|那|底|档)"
    r"|(?:说|讲|提|聊|问)(?:过|到|起)?的?[^，。！？!?\n]{0,20}[，,]?(?:你|您|请|麻烦|都|就|也|给我|帮我|从记忆[里中]?)*"
    r"(?:(?<!别)(?<!不要)(?<!没)忘(?:了|掉|记)|(?:别|不要|不用)再?(?:留|存|记)|抹(?:了|掉|去|除)|删(?:了|掉|除)|清(?:除|掉|空)|不(?:要|用|必)(?:再)?保留)"
    r"|(?:的|那|这)(?:那|这)?(?:件|回|个|档子?)?事(?:儿|情)?[，,\s]?(?:请|你|您|麻烦|就|都|也|给我|帮我)*"
    r"(?:全部?|统统)*(?:(?:删(?:了|掉|除)|忘(?:了|掉|记)|抹(?:了|掉|去|除)|清除)(?=[吧呗了它，,。！!；;~\s]|$)|(?:不要|别|不用)再?(?:给我|帮我)?(?:记|留|存))"
    r"|关于[^。！？!?\n]{1,20}(?:都|全部?|统统|请|你|您)*(?:清除|删(?:了|掉|除)|忘(?:了|掉|记))(?=[吧呗了它，,。！!；;~\s]|$)"
    r"|当(?:作)?(?:我)?没(?:提|听)(?:过)?(?=[吧呗了，,。！!；;~\s我]|$)|别再?提[^，。！？,!?\n]{1,12}的?事(?:儿|情)?(?:了|啦|吧)?(?=[，,。！!；;~\s]|$)"
    r"|[你您](?:就|都|也)?忘(?:了|掉)(?:吧|呗|它)"
    r"|(?:请|麻烦|拜托|劳驾)(?:你|您)?(?:就|都|也|把它)*忘(?:了|掉|记)(?=[吧呗它那这，,。！!；;~\s]|$)"
    r"|(?:那|这)(?:条|件|段|档子?|回)(?:事儿?)?(?:就|也|都|给我|帮我|请|你)*(?:抹|删|清)(?:了|掉|去|除)))"
)
_NOT_ASKED = re.compile(
    r"别忘|不要忘|忘不(?:了|掉)|难忘|(?<!给)我(?:又|都|差点|总|老|居然|竟然|真|给|就|也|才"
    r"|把.{1,8})?忘|忘了(?:带|拿|说|告诉|买|吃|做|交|关|问|回|写|提|发|订|给你|跟你|吗)|没忘|忘年"
    r"|健忘|^\s*(?:今天|昨天|刚才|刚|另外|对了|，)*我(?:已经|刚|又|都|昨天|今天)*把[^，,]{1,20}(?:删|清|抹)|忘记带|会忘|怕[^，。,\s]{0,6}忘|容易忘|以免忘|别把.{1,12}忘"
    r"|怎么|如何|怎样|咋(?:删|清|弄)|(?:^|[，,。；;\s])(?:[他她]们?|[\u4e00-\u9fff]?(?:妈|爸|爷|奶|哥|姐|弟|妹|叔|姨|舅|婆|公)|老师|医生|老板|同事|朋友|领导|小[\u4e00-\u9fff])"
    r"[^，,。我你您]{0,3}(?:说|讲|问)(?!的?那|的?事)|的话我都删"
)


def forget_requests(text: str, folded: str) -> tuple[ForgetRequest, ...]:
    """Return what the message asks to forget.

    >>> forget_requests("忘了体检的事吧", "忘了体检的事吧")
    (ForgetRequest(quote='忘了体检的事吧', target='体检'),)
    >>> forget_requests("别忘了买牛奶", "别忘了买牛奶")
    ()
    """
    if (
        "忘" not in folded
        and "记" not in folded
        and "删" not in folded
        and "没说" not in folded
        and "抹" not in folded
        and not any(word in folded for word in ("清", "提", "存", "留", "没讲", "没跟", "没和"))
    ):
        return ()
    found: list[ForgetRequest] = []
    for sentence in re.finditer(r"[^。！？!?\n]+", folded):
        words = sentence.group()
        if _NOT_ASKED.search(words) or not (_ASK.search(words) or _plain_forget(words)):
            continue
        start = sentence.start() + len(words) - len(words.lstrip())
        quote = text[start : sentence.end()].rstrip()[:300]
        target = target_of(words) or _told_before(folded[: sentence.start()])
        found.append(ForgetRequest(quote, target))
    return tuple(found)


def _told_before(words: str) -> str:
    """Return what the sentence before says was told."""
    before = re.split(r"[。！？!?\n]", words.rstrip("。！？!?\n "))[-1]
    return target_of(before) if re.search(r"[跟和给对向][你您](?:说|讲|提|聊)|告诉过?[你您]", before) else ""


def _plain_forget(words: str) -> bool:
    """Tell whether a sentence opens by telling the listener to forget something."""
    return bool(
        re.match(
            r"\s*(?:请|麻烦|帮我|你|嗯|对了|那|就|还是|算了|,|，)*忘(?:了|掉|记)(?!我)[^，,。]{1,24}(?:吧|$|，|,)",
            words,
        )
    )
