"""Attributes: what a predicate says of a person in terms of the shared keys."""

import re
from functools import lru_cache

from reverie.text.chinese.rules_of_chat import CHAT
from reverie.text.chinese.rules_of_habit import HABIT
from reverie.text.chinese.rules_of_life import LIFE
from reverie.text.chinese.values import Found
from reverie.text.chinese.words.names import called_at

_RULES = tuple((re.compile(pattern), make) for pattern, make in (*CHAT, *LIFE, *HABIT))


@lru_cache(maxsize=512)
def attributes_of(predicate: str) -> tuple[Found, ...]:
    """Return the attributes that a predicate gives, its dates and adverbs taken out.

    >>> [(f.attr, f.value) for f in attributes_of("在腾讯做产品经理")]
    [('employer', '腾讯'), ('role', '产品经理')]
    >>> [(f.attr, f.value, f.ends) for f in attributes_of("从波尔图搬到布拉加了")]
    [('home', '布拉加', '波尔图')]
    """
    named = re.match(
        r"(?:名字|起名字?|取名字?|给它[起取]名|大名|全名|真名|小名|本名)?(?:就)?(?:叫做?|名叫|名字(?:叫|是))(?!我|你|他|她|车|外卖"
        r"|醒|人来|停|苦|板|好|了|号|什么|不|上|救护)",
        predicate,
    )
    if named:
        end = called_at(predicate, named.end())
        if end > named.end():
            return (Found("name", predicate[named.end() : end].strip("“”「」《》\"' "), "identity"),)
    for pattern, make in _RULES:
        match = pattern.match(predicate)
        if match:
            found = make(match)
            if found:
                return tuple(found)
    return ()
