"""Topics: clauses that put first what somebody cannot eat or touch ("shrimps, I cannot have them")."""

import re
from typing import NamedTuple

from reverie.text.attributes import free_key
from reverie.text.chinese.heads import read_head
from reverie.text.chinese.subjects import Scene, Subject

_CANNOT = re.compile(
    r"(?:是|就|都|也|从来|真的?|一点儿?都?|根本|完全|现在|还|绝对|可|一口都?|沾都|碰都|一[吃碰喝沾闻]就)*"
    r"(?P<verb>吃不了|吃不得|喝不了|喝不得|碰不得|碰不了|沾不得|沾不了|不能(?:吃|碰|喝|沾)|不可以(?:吃|碰|喝)"
    r"|(?:严重|会)?过敏)(?:的|了)?$"
)
_NO_FOOD = re.compile(
    r"[我你他她它您咱俺]|^(?:这|那|也|都|就|还|是|不|没|因为|所以|但|一|几|剩|饭|药|东西|什么|有|在|对|皮肤|可惜|只是|偏偏|平时|反正|其实)|[了过着吗吧]|多"
)
_ONLY = re.compile(
    r"(?P<anew>(?:以后|今后|往后|现在|如今)*)(?:平时|一般)?(?P<what>[\u4e00-\u9fff]{1,4}?)(?:我|俺|咱)(?:自己)?(?:都|就|现在|以后)*"
    r"只(?P<verb>喝|吃|要|用|买|穿|抽)(?P<new>[\u4e00-\u9fffA-Za-z0-9]{1,8})$"
)
_QUIT = re.compile(
    r"(?P<what>烟|酒|咖啡|奶茶|甜食|可乐|游戏|槟榔)(?:我)?(?:已经|早就|总算|终于|彻底|也|都)*戒(?:掉)?了$"
)
_PREFERRED = frozenset({"辣", "苦", "酸", "甜", "咸", "麻", "酒", "辣的", "甜的"})
_TOO_SHORT = 3


class Topic(NamedTuple):
    """Somebody who cannot have something."""

    subject: Subject | None
    """None: the clause names nobody."""
    what: str
    said: str
    """What to say of the subject, the thing in its usual place."""
    attr: str
    value: str


def topic_of(clause: str, scene: Scene) -> Topic | None:
    """Return whom and what a clause is about that says first what cannot be eaten.

    >>> found = topic_of("虾我吃不了", Scene("文澜", ""))
    >>> found.subject.shown, found.said
    ('文澜', '吃不了虾')
    """
    only = _ONLY.match(clause)
    if only and not _NO_FOOD.search(only["what"]):
        value = f"只{only['verb']}{only['new'].removesuffix('的')}"
        said = f"现在{only['what']}{value}" if only["anew"] else f"{only['what']}{value}"
        return Topic(scene.self, only["what"], said, free_key(f"preference: {only['what']}"), value)
    quit_ = _QUIT.match(clause)
    if quit_:
        return Topic(
            scene.self, quit_["what"], f"戒了{quit_['what']}", free_key(f"preference: {quit_['what']}"), "戒了"
        )
    end = _CANNOT.search(clause)
    if end is None or end.start() == 0 or len(clause) < _TOO_SHORT:
        return None
    if read_head(clause, scene, ()).subject is not None:
        return None
    before = clause[: end.start()]
    for at in range(1, min(len(before), 9)):
        what = before[:at]
        if _NO_FOOD.search(what):
            break
        head = read_head(before[at:], scene, ())
        if head.subject is not None and head.predicate == len(before) - at and head.begin == head.first == 0:
            return _made(head.subject, what, end["verb"])
    if len(before) > 4 or _NO_FOOD.search(before) or "过敏" in end["verb"] or "不能" in end["verb"]:
        return None
    return _made(None, before, end["verb"])


def _made(subject: Subject | None, what: str, verb: str) -> Topic:
    said = f"对{what}过敏" if "过敏" in verb else f"{verb}{what}"
    if what in _PREFERRED or what.endswith("的"):
        return Topic(subject, what, said, f"preference: {what}", verb)
    return Topic(subject, what, said, "allergy", what)
