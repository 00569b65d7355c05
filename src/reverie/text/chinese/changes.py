"""Changes: where a clause says that something no longer holds, replaces something, or takes something back."""

import re
from dataclasses import dataclass

CORRECTS = re.compile(
    r"说错了?|纠正(?:一下)?|更正|搞错了?|弄错了?|记错了?|打错了?|写错了?|讲错了?|改主意了"
    r"|改变主意|看错了?|(?:^|[，,])(?:哦|啊|等等)?不对(?!劲|称|付|吧)|(?:^|[，,])应该是|(?:^"
    r"|[，,])其实(?:是|应该)|准确(?:地)?(?:说|来说|地说)|我是说|口误|笔误|之前说的.{0,12}(?:不对"
    r"|错了|不算|作废)"
)
_FROM_TO = re.compile(
    r"从(?P<old>[^，,。到]{1,16}?)(?:换|改|切换?|迁移?|转|升级?|调整?|变|移|跳|搬)(?:到|成|为|去"
    r"|至|用)了?(?P<new>[^，,。]{1,24})"
)
_BA = re.compile(
    r"(?:把|将)(?P<thing>[^，,。]{1,14}?)从(?P<old>[^，,。]{1,16}?)(?:换|改|切换?|迁移?|转|调"
    r"|推迟|提前|升)(?:到|成|为|至)了?(?P<new>[^，,。]{1,24})"
)
_INSTEAD = re.compile(
    r"(?:用|要|选|发|买|吃|喝|是|给|走|去)(?P<new>[^，,。]{1,20}?)[，,]?(?:而不是|而非|不要(?:用"
    r"|发|再用)?|别(?:用|再用|发)|不用(?!了)|不再用|代替|替代|取代"
    r"|来代替)(?P<old>[^，,。了]{1,16})"
)
_NOT_BUT = re.compile(
    r"不(?:是|在|用|叫|去|吃|喝|要)(?P<old>[^，,。]{1,16}?)[，,]?(?:而)?(?:是|在|改用|叫|改去"
    r"|改吃|改喝|要)(?P<new>[^，,。]{1,24})"
)
_SWITCH = re.compile(
    r"(?:改用|改成|改为|改喝|改吃|改坐|改骑|改去|改学|改走|换成|换用|换到|切到|换回|改回)了?(?P<new>[^，,。]{1,24})"
)
_NO_LONGER = re.compile(
    r"(?:已经|早就|早已|现在|如今|都|就|也|再也)*(?:不再|不)(?P<verb>住在|住|在|用|做|当|吃|喝|养"
    r"|玩|学|练|开|去|打|上|信|戴|坐|是|订|看|写|跑|教|带|抽|租|骑"
    r"|听)(?P<old>[^，,。了]{1,16}?)(?:工作|上班|住|读书|干|做)?了$"
)


_NOT_HELD = re.compile(r"自己|这|那|什么|滋味|一回事|事儿?$")
_OVER = re.compile(r"(?P<old>[^，,。]{1,10}?)(?:已经|就)?(?:是|成了?)过去(?:式|了)")


@dataclass(frozen=True, slots=True)
class Change:
    """What is new and what it replaces; one of them may be empty."""

    new: str
    ends: str
    thing: str = ""


def corrects(sentence: str) -> bool:
    """Tell whether a sentence takes back something said before.

    >>> corrects("说错了，是周四"), corrects("不对劲")
    (True, False)
    """
    return bool(CORRECTS.search(sentence))


def change_of(clause: str) -> Change | None:
    """Return the change that a folded clause tells.

    >>> change_of("从PNG换成了PDF"), change_of("用PDF而不是PNG")
    (Change(new='PDF', ends='PNG', thing=''), Change(new='PDF', ends='PNG', thing=''))
    """
    for pattern in (_BA, _FROM_TO, _INSTEAD, _NOT_BUT):
        match = pattern.search(clause)
        if match:
            return Change(_bare(match["new"]), _bare(match["old"]), match.groupdict().get("thing") or "")
    over = _OVER.search(clause)
    if over:
        return Change("", _bare(over["old"]))
    match = _SWITCH.search(clause)
    return Change(_bare(match["new"]), "") if match else None


def ended_by(clause: str) -> tuple[str, str] | None:
    """Return the verb and the value that a clause says no longer hold.

    >>> ended_by("已经不住在北京了"), ended_by("不再吃药了")
    (('住在', '北京'), ('吃', '药'))
    """
    match = _NO_LONGER.search(clause)
    if match is None or _NOT_HELD.match(match["old"]):
        return None
    if match["verb"] == "在" and re.search(r"[学练打跳唱画弹]", match["old"]):
        return None
    return match["verb"], _bare(match["old"])


def _bare(words: str) -> str:
    return re.sub(r"(?:了|的|吧|呢|啦|哦)+$", "", words.strip()).strip(' “”"「」')
