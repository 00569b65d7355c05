"""Whose: whom a question is about."""

import re

from reverie.model.statement import PERSON
from reverie.text.chinese.words.names import person_at
from reverie.text.chinese.words.relations import ALONE, KIN, relation_of
from reverie.text.chinese.words.vocabulary import NOUN

_SELF = re.compile(r"我|本人|俺|自己")
_OWN = re.compile(rf"(?:我们?|咱们?|俺)(?:家)?的?(?:那个|那位|亲|前)?(?P<kin>{KIN})(?!圈|端)")
_BARE = re.compile(rf"^(?P<kin>{KIN})(?!圈|端)")
_PET = re.compile(
    r"(?:我们?|咱们?)(?:家)?(?:养)?的?(?:那)?(?:只|条)?(?P<kind>宠物|猫|狗|乌龟|兔子|鹦鹉|仓鼠)"
    r"(?=叫|的名字|多大|几岁|是什么|今年)"
)
_OPENING = re.compile(r"^(?:请问|那么?|告诉我|你还?记得|你知道|现在|目前|上次|当时)+")
_NEWEST = re.compile(r"^(?:请问|现在|那个|这个|新)+")
_SERVES = re.compile(rf"(?:教|带|指导)(?:我们?|咱们?)[^的，,]{{0,8}}的(?:那[位个])?(?P<kin>{KIN})")
_NO_OWNER = re.compile(
    r"^(?:照顾|照看|教|带|帮|负责|管|陪|给|替).{1,8}$|^(?:[来到请买换搬做学教住开养]|刚[来到请]).{0,2}$|[来请买换搬住开养]$"
)
"""A verb before 的 owns nothing: "the new one who came"."""
OF = re.compile(
    rf"(?P<thing>[^，,。？?的]{{1,14}}?)的(?P<noun>{NOUN})(?:是|在|改|定|有|叫|现在|最后|多少|什么|哪|谁|几|[？?]|$)"
)
OF_FREE = re.compile(
    r"(?P<thing>[^，,。？?的]{1,14}?)的(?P<noun>[\u4e00-\u9fffA-Za-z]{1,8}?)(?:现在|目前|最后)?"
    r"(?:是|在|叫|改成?|定)(?:什么|谁|哪|多少|几|啥)"
)
"""Questions about a part of a thing: "the deadline of the report"."""


def whom(folded: str, person_names: list[str]) -> tuple[str, str]:
    """Return whom a folded question is about, and the words that say so.

    >>> whom("我妹妹小雨在哪工作", []), whom("我住哪", []), whom("文澜的妈妈多大", ["文澜"])
    (('小雨', '我妹妹小雨'), ('@person', ''), ('mother', '文澜的妈妈'))
    """
    return _of_mine(folded) or _of_the_person(folded, person_names) or _of_another(folded)


def _of_mine(folded: str) -> tuple[str, str] | None:
    """Read "my tortoise", "my sister Xiaoyu", "my wife's brother"."""
    serves = _SERVES.search(folded)
    if serves and (who := relation_of(serves["kin"])):
        return who.key, serves.group()
    pet = _PET.search(folded)
    if pet and (animal := relation_of(pet["kind"])):
        return animal.key, pet.group()
    own = _OWN.search(folded)
    relation = relation_of(own["kin"]) if own else None
    if own is None or relation is None:
        return None
    end = max(person_at(folded, own.end(), sure=True), own.end())
    if re.match(
        r"多|几|什么|哪|怎|叫|今年|现在|最|平[常时日]|通常|一般|目前|如今|当[初年时]|以前|原来|后来|每|到底|究竟|靠",
        folded[own.end() :],
    ):
        end = own.end()
    named = folded[own.end() : end]
    inner = re.match(rf"的(?P<kin>{KIN})", folded[end:])
    second = relation_of(inner["kin"]) if inner else None
    if inner and second:
        return f"{named or relation.word}的{second.word}", folded[own.start() : end + inner.end()]
    return (named or relation.key), folded[own.start() : end]


def _of_the_person(folded: str, person_names: list[str]) -> tuple[str, str] | None:
    """Read the person's own name, or a tie to it."""
    for name in person_names:
        at = folded.find(name)
        if at < 0:
            continue
        rest = re.match(rf"的?(?P<kin>{KIN})", folded[at + len(name) :])
        relation = relation_of(rest["kin"]) if rest else None
        if rest and relation:
            return relation.key, folded[at : at + len(name) + rest.end()]
        return PERSON, name
    return None


def _of_another(folded: str) -> tuple[str, str]:
    """Read a name at the head, "I", a tie without an owner, or a thing."""
    opening = _OPENING.sub("", folded)
    offset = len(folded) - len(opening)
    end = offset if relation_of(opening[:2]) else person_at(folded, offset)
    if end - offset >= 2 and not _SELF.match(folded[offset:end]):
        return folded[offset:end], folded[offset:end]
    if _SELF.search(folded):
        return PERSON, ""
    bare = _BARE.match(opening)
    relation = relation_of(bare["kin"]) if bare and bare["kin"] in ALONE else None
    if bare and relation:
        first = offset + bare.end()
        end = max(person_at(folded, first, sure=True), first)
        return folded[first:end] or relation.key, folded[offset:end]
    thing = OF.search(folded) or OF_FREE.search(folded)
    owner = _NEWEST.sub("", thing["thing"]) if thing else ""
    return ("" if _NO_OWNER.search(owner) else owner), ""
