"""Questions about an order: which step comes before, after or between others, which is first or last."""

import re
from collections.abc import Sequence
from typing import Final

from reverie.model.known import KnownClaim
from reverie.text.analyzer import content_words

_ORDER: Final = re.compile(
    r"\b(?:before|after|next|first|last|then|steps?|order|between)\b"
    r"|\b(?:antes|depois|ap[oó]s|a seguir|primeir[oa]|[uú]ltim[oa]|passos?|ordem|etapas?|entre)\b"
    r"|之前|之后|以后|前面|后面|然后|接着|下一步|上一步|步骤|顺序|第一步|最后|流程|中间",
    re.IGNORECASE,
)
_BEFORE: Final = re.compile(
    r"\b(?:right |just |immediately )?before\b|\b(?:logo |imediatamente )?antes d[aoe]s?\b"
    r"|之前|以前|前面|前一步|上一步",
    re.IGNORECASE,
)
_AFTER: Final = re.compile(
    r"\b(?:right |just |immediately )?after\b|\bnext\b|\b(?:logo )?(?:depois d[aoe]s?|ap[oó]s|a seguir [aà]o?s?)\b"
    r"|之后|以后|后面|下一步|接着|接下来",
    re.IGNORECASE,
)
_FIRST: Final = re.compile(r"\bfirst\b|\bprimeir[oa]\b|第一步|首先|最先", re.IGNORECASE)
_LAST: Final = re.compile(r"\blast\b|\bfinal(?:ly)?\b|\b[uú]ltim[oa]\b|\bpor fim\b|最后", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"\bbetween\b|\bentre\b|之间|中间", re.IGNORECASE)


def asks_order(question: str) -> bool:
    """Tell whether a question is about steps in an order.

    >>> asks_order("What do I check right after the tyres?"), asks_order("What bike do I have?")
    (True, False)
    """
    return bool(_ORDER.search(question))


def asked_steps(question: str, steps: Sequence[KnownClaim]) -> list[KnownClaim]:
    """Return the steps that a question asks for: the neighbour of the one it names, an end, or all of them.

    Args:
        question: As asked.
        steps: All steps in order.
    """
    if len(steps) < 2:
        return list(steps)
    if _BETWEEN.search(question):
        places = sorted(_named(question, steps, most=2))
        if len(places) == 2 and places[1] - places[0] > 1:
            return list(steps[places[0] + 1 : places[1]])
    for pattern, shift in ((_BEFORE, -1), (_AFTER, 1)):
        match = pattern.search(question)
        if match is None:
            continue
        told = _told(question, match, is_before=shift < 0)
        for place in _named(told, steps, most=1):
            if 0 <= place + shift < len(steps):
                return [steps[place + shift]]
    if _FIRST.search(question):
        return [steps[0]]
    if _LAST.search(question):
        return [steps[-1]]
    return list(steps)


def _told(question: str, match: re.Match[str], *, is_before: bool) -> str:
    """Return the part of a question that names the step: after the word in Latin scripts, before it in Chinese."""
    if any("\u4e00" <= char <= "\u9fff" for char in match.group()):
        return question[: match.start()]
    return question[match.end() :] or question[: match.start()] if not is_before else question[match.end() :]


def _named(words: str, steps: Sequence[KnownClaim], *, most: int) -> list[int]:
    """Return the places of the steps that share most words with a text, words common to many steps apart."""
    wanted = set(content_words(words))
    held = [set(content_words(_own_words(step.text))) for step in steps]
    common = {token for token in wanted if sum(token in one for one in held) > len(steps) / 2}
    # Where two steps share as many words, the shorter is the one named: "the glue" is "glue", not "press the glue out".
    scores = [(len((wanted - common) & one), -len(one), -place) for place, one in enumerate(held)]
    best = sorted((score for score in scores if score[0]), reverse=True)
    return [-place for _, _, place in best[:most]]


def _own_words(text: str) -> str:
    """Return the words of a step without the title before them and the step named after them.

    >>> _own_words("Nadia's method, step 2: wipe it (after: sand it).")
    'wipe it'
    """
    return re.split(r"\s*[(（]", re.split(r"[:：]\s*", text, maxsplit=1)[-1], maxsplit=1)[0].strip(" .。")
