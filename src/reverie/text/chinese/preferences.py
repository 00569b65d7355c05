"""Preferences: likes, dislikes and favourites, keyed so that a reversal replaces what it reverses."""

import re

from reverie.text.attributes import free_key
from reverie.text.chinese.values import Found
from reverie.text.chinese.words.vocabulary import english_key

_VERB = re.compile(
    r"(?:其实|真的|还是|一直|从小|就|也|都|还|又|特别|非常|超级|超|很|挺|蛮|最近|现在|现|开始"
    r"|突然|慢慢|渐渐|越来越|比较|更|尤其|反而|已经|再也|是|好|有点|有些|一点|一点儿|实在|根本"
    r"|比起[^，,]{1,12}?|相比[^，,]{1,12}?)*"
    r"(?P<verb>不(?:再|是很|太|怎么|大)?(?:喜欢|爱|喜|感兴趣|想再)|没那么喜欢|受不了|忍不了"
    r"|吃不惯|喝不惯|看不惯|用不惯|受够了?|讨厌|厌恶|反感|痛恨|烦透了|最?烦|恨|嫌弃|最?怕|害怕|"
    r"最?喜欢上?|最爱|热爱|爱上了?|偏爱|偏好|迷上了?|沉迷于?|钟爱|酷爱|(?<!可)爱(?=吃|喝|看|听|玩"
    r"|去|用|穿|睡|逛|读|画|唱|跑|做|养|笑|聊|写|打|喝|折腾|钻)|更?偏向|倾向于?|(?:更|宁愿"
    r"|宁可)(?:喜欢|用|选)?|离不开|戒不掉|对(?P<in>[^，,]{1,12}?)(?:很|特别|非常"
    r"|一直)?(?P<interest>不?感兴趣|着迷|上瘾|无感|没兴趣))"
    r"(?:了)?(?P<what>.*)$"
)
_FAVOURITE = re.compile(
    r"最(?:喜欢|爱|喜爱|欣赏)(?:的)?(?:去|看|吃|喝|听|读|用"
    r"|玩)?的(?P<noun>[\u4e00-\u9fffA-Za-z]{1,8}?)(?:一直|还是|现在|仍然)*(?:就)?(?:是|变成了?"
    r"|换成了?|:|：)(?P<what>.{1,30})$"
)
_EATS = re.compile(
    r"(?:一直|从小|也|都|就|从来|现在|平时|基本|已经|再也|完全|还是)*(?P<verb>不(?:再)?(?:吃|喝"
    r"|碰|抽|沾)|从不(?:吃|喝|抽)|戒(?:了|掉了?))(?P<what>[^，,]{1,14})$"
)
_ONLY = re.compile(
    r"(?:以后|现在|平时|一直)*(?P<thing>[\u4e00-\u9fff]{1,6}?)(?:我|都|就)*(?P<verb>只(?:喝|吃|用"
    r"|要|买|穿|看))(?P<what>[^，,]{1,14})$"
)
_ACT = re.compile(
    r"^(?:在|自己|一个人|跟朋友|用)?(?:吃|喝|看|听|玩|去|做|穿|养|读|用|打|开|买|收集|待在|住在"
    r"|被)(?=[\u4e00-\u9fffA-Za-z]{1,})"
)
_STOP = re.compile(r"(?:[了呢吧啊呀哦嘛的啦]|这种东西|这个|之类的?|什么的|那种|得不得了|得要命|死了|极了)+$")
_NOT_WHAT = re.compile(r"^(?:我|你|他|她|它|这|那|上课|$)|^(?:得|的人|就好|就行)")


def preference_of(predicate: str) -> Found | None:
    """Return the preference that a predicate states.

    >>> preference_of("超喜欢吃秋葵")
    Found(attr='preference: 秋葵', value='喜欢', kind='preference', ends='', said='')
    >>> preference_of("再也受不了秋葵了").attr, preference_of("最喜欢的颜色是苔绿").attr
    ('preference: 秋葵', 'favourite colour')
    """
    favourite = _FAVOURITE.search(predicate)
    if favourite:
        return Found(f"favourite {english_key(favourite['noun'])}", _STOP.sub("", favourite["what"]), "preference")
    eats = _EATS.match(predicate)
    if eats:
        return _made(eats["verb"], eats["what"])
    match = _VERB.match(predicate)
    if match is None:
        only = _ONLY.match(predicate)
        if only:
            return Found(
                f"preference: {free_key(only['thing'])}", f"{only['verb']}{_STOP.sub('', only['what'])}", "preference"
            )
        return None
    if match["in"]:
        return _made(match["interest"], match["in"])
    return _made(match["verb"], match["what"])


def object_of(what: str) -> str:
    """Return the bare thing that a taste is about.

    >>> object_of("吃秋葵了"), object_of("早上跑步")
    ('秋葵', '早上跑步')
    """
    bare = _STOP.sub("", re.split(r"[，,。]", what.strip())[0])
    if len(bare) > 2:
        bare = _ACT.sub("", bare)
    elif len(bare) == 2 and bare[0] in "吃喝":
        bare = bare[1]
    return bare.strip(' “”"「」')


def _made(verb: str, what: str) -> Found | None:
    thing = object_of(what)
    if not thing or len(thing) > 20 or _NOT_WHAT.match(thing):
        return None
    plain = re.sub(r"了$|^最", "", verb)
    return Found(f"preference: {free_key(thing)}", plain, "preference")
