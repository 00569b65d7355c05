"""Choosing: what was bought in the end, where the words say that there was a choice."""

import re

_CHOSEN = re.compile(
    r"^\W*(?:(?:e|ent[aã]o|olha|bom|j[aá]|pronto) )*(?:(?:no fim|afinal|por fim),? )?(?:eu )?(?:peguei|levei|"
    r"trouxe|comprei|"
    r"fiquei com|fui de|fui pel[ao]|decidi-me pel[ao]|me decidi pel[ao]|optei pel[ao]|acabei (?:por )?"
    r"(?:comprar|compr[a]ndo|levar|levando|pegando|ficar com|ficando com)) ?"
    r"(?P<what>(?:mesmo )?(?:[oa] )?[^,.;:!?\n]{2,30}?)"
    r"(?P<end> no fim(?: das contas)?| afinal| por fim)?(?=\s*(?:[,.;!\n]|$))",
    re.I,
)


def chosen(sentence: str) -> str:
    """Return what was bought in the end, where the words say that there was a choice.

    >>> chosen("fiquei com a azul no fim, custou menos")
    'a azul'
    """
    match = _CHOSEN.match(sentence)
    if not match or not re.search(r"\b(?:no fim|afinal|por fim|acabei|decidi|optei)\b", match.group(), re.I):
        return ""
    what = match.group("what").strip()
    return what if re.match(r"(?:mesmo )?[oa] \w", what, re.I) else ""
