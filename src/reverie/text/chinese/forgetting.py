"""Forgetting: where a person asks that something said be forgotten, and what."""

import re

from reverie.model.statement import ForgetRequest

_ASK = re.compile(
    r"(?P<all>(?:请|麻烦|拜托)?(?:你|您)?(?:给我|帮我|就|可以|能不能|能)?(?:都|也)?"
    r"(?:(?<!别)(?<!不要)(?<!没)(?<!不)(?<!会)(?<!难)(?<!遗)(?<!健)(?<!我)(?<!差点)忘(?:了|掉"
    r"|记)(?:它|这|那|刚才|刚刚|上次|之前|我|关于|吧|所有|我们)"
    r"|(?:把|将)(?P<what>[^，。！？,!?\n]{1,40}?)(?:都|全|全部|给我|也)*(?:忘(?:了|掉|记)|删(?:了"
    r"|掉|除)|从记忆(?:里|中)?(?:删|去|抹)(?:掉|除)?|抹掉|清(?:除|掉|空))"
    r"|(?:你)?给我忘(?:了|掉)|(?<![别不没会我难])忘掉(?!了|烦恼)"
    r"|别(?:把)?(?:[^，。！？,!?\n]{0,12})?记(?:了|下来|住|着|录|下)(?!错)|别记(?![得者错])"
    r"|(?:不要|不用|请勿|不许|不必)(?:把[^，。！？,!?\n]{1,20})?(?:记(?:住|下|录|着|了|下来)|保存"
    r"|存|留)"
    r"|当我没说(?:过)?|就当(?:我)?(?:没说过?|没讲)|删(?:了|掉|除)(?:刚才|这条|这段|那条|那段|关于|我|上|之前|前面)"
    r"|别(?:再)?(?:提|记得)(?:这件事|这事|它|那件事)(?:了)?))"
)
_NOT_ASKED = re.compile(
    r"别忘|不要忘|忘不(?:了|掉)|难忘|(?<!给)我(?:又|都|差点|总|老|居然|竟然|真|给|就|也|才"
    r"|把.{1,8})?忘|忘了(?:带|拿|说|告诉|买|吃|做|交|关|问|回|写|提|发|订|给你|跟你|吗)|没忘|忘年"
    r"|健忘|忘记带|会忘|怕忘|容易忘|以免忘|别把.{1,12}忘"
)
_TARGET = re.compile(
    r"(?:关于|有关)(?P<about>[^，。！？,!?\n]{1,30}?)(?:的?(?:事情?|内容|话|信息|记录|部分|那段"
    r"|那条|所有|一切))?(?:都|全)?(?:吧|了|忘|删|别|不要|，|,|。|$)"
    r"|(?:把|将)(?P<what>[^，。！？,!?\n]{1,40}?)(?:都|全|全部|给我|也)*(?:忘|删|从记忆|抹|清)"
    r"|(?:上次|之前|以前|刚才|刚刚|前面|我)(?:(?:以前|之前|上次)?[跟和给对向][你您])?(?:说|讲|提|聊)(?:过|到"
    r"|起)?的?(?P<said>[^，。！？,!?\n]{1,24}?)(?:的?(?:事情?|那件事|内容|话))?(?:，|,|都|你|就"
    r"|请|别|$)"
    r"|忘(?:了|掉|记)(?:我(?:说的|讲的)?)?(?P<after>[^，。！？,!?\n]{2,24}?)(?:的?(?:事情?|内容"
    r"|话))?(?:吧|了|$|，|,|。)"
    r"|(?P<head>[^，。！？,!?\n]{2,24}?)(?:的?(?:事情?|那件事|内容))(?:，|,)?(?:你|就|请|别|不要|不用|给我)"
    r"|(?:不要|别|不用)(?:记住|记下|记录|保存|记)(?P<object>[^，。！？,!?\n吧了]{2,24})"
)
_VAGUE = re.compile(
    r"^(?:这|那|它|刚才|刚刚|上面|前面|这个|那个|这些|那些|这件|那件|这条|那条|这段|那段|的|说|话"
    r"|我|你|事|都|吧|了|句|所有|一下|全部|刚才说|过|有|一件|一|忘|掉|忘记)+$"
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
        and ("清" not in folded and "提" not in folded and "存" not in folded and "没讲" not in folded)
    ):
        return ()
    found: list[ForgetRequest] = []
    for sentence in re.finditer(r"[^。！？!?\n]+", folded):
        words = sentence.group()
        if _NOT_ASKED.search(words) or not (_ASK.search(words) or _plain_forget(words)):
            continue
        start = sentence.start() + len(words) - len(words.lstrip())
        quote = text[start : sentence.end()].rstrip()[:300]
        found.append(ForgetRequest(quote, _target(words)))
    return tuple(found)


def _plain_forget(words: str) -> bool:
    """Tell whether a sentence opens by telling the listener to forget something."""
    return bool(
        re.match(
            r"\s*(?:请|麻烦|帮我|你|嗯|对了|那|就|还是|算了|,|，)*忘(?:了|掉|记)(?!我)[^，,。]{1,24}(?:吧|$|，|,)",
            words,
        )
    )


def _target(words: str) -> str:
    """Return what is to be forgotten, or nothing when only what was just said is meant."""
    for match in _TARGET.finditer(words):
        for name in ("about", "what", "said", "after", "head", "object"):
            target = match[name]
            if target:
                target = re.sub(
                    r"^(?:那个|这个|那件|这件|上次|之前|刚才|我|跟你|说|讲|的|关于|所有|有关|过|提)+", "", target
                )
                target = re.sub(r"(?:的事情?|的内容|这件事|那件事|这事|那事|的|这条|那条|记录|信息)+$", "", target)
                if target and not _VAGUE.match(target):
                    return target
    return ""
