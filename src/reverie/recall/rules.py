"""Questions about standing rules: how the person wants the assistant to do things."""

import re
from collections.abc import Sequence
from typing import Final

from reverie.model.known import KnownClaim
from reverie.recall.matching import Need, coverage

SECTIONS: Final = ("Instructions", "Preferences")
ENOUGH: Final = 0.3
MOST: Final = 6

_ASKED: Final = re.compile(
    r"\b(?:how|what|which)\b.{0,60}\b(?:should|must|shall|do i want|do i like|would i like|have i asked)\b"
    r".{0,40}\byou\b"
    r"|\bhow (?:did|have) i (?:ask|tell|want|request)(?:ed)? (?:for )?you\b|\bwhat (?:did|have) i (?:ask|tell"
    r"|told|asked) you\b"
    r"|\b(?:which|what)\b.{0,60}\byou (?:draft|write|send|make) for me\b"
    r"|\b(?:when|if) you (?:write|answer|reply|send|make|draft|code|review|respond)\b"
    r"|\b(?:rules?|instructions?)\b.{0,40}\b(?:you|your)\b|\byou\b.{0,30}\b(?:write|do|answer)\b.{0,30}\bfor me\b"
    r"|\bcomo\b.{0,40}\b(?:deves?|devia[ms]?|tens de|tem de|tem que)\b"
    r"|\bquando (?:me )?(?:escreves|escreve|respondes|responde)\b"
    r"|\b(?:regras?|instruç(?:ão|ões))\b|\bque\b.{0,30}\bte pedi\b|\b(?:voc[eê]|tu)\b.{0,40}\b(?:para|pra) mim\b"
    r"|(?:不让|不讓|让|讓|要求|允许|不许|不許)[你您].{0,12}(?:用|写|寫|说|說|怎|什|甚|哪)"
    r"|[你您].{0,4}(?:跟|和|对|對)我(?:说话|說話|讲话|講話|聊天)|[你您].{0,6}(?:称呼|稱呼)我"
    r"|[您你].{0,12}(?:回覆|回答|寫|給我|幫我|替我|發).{0,20}(?:要求|規矩|規則|格式|注意|遵守|應該|怎麼|什麼|哪)"
    r"|你.{0,12}(?:回复|回答|写|给我|帮我|发).{0,20}(?:要求|规矩|规则|格式|注意|遵守|应该|怎么|什么)|(?:要求|规矩|规则).{0,8}你",
    re.IGNORECASE,
)


_WISHED: Final = re.compile(
    r"\b(?:how|which|what)\b.{0,30}\b(?:do|did|would) i (?:want|like|wish|prefer|need|ask for)\b.{0,60}"
    r"\b(?:written|formatted|done|closed|signed|answered|worded|put|laid out|given|shown|kept|phrased|set out"
    r"|to (?:be|look)"
    r"|for|recipes?|answers?|replies|emails?|letters?|lists?|units?|format|measurements?)\b"
    r"|\bhow should (?:my|any|all|the) (?:recipes?|answers?|replies|emails?|letters?|messages|texts|lists?)\b",
    re.IGNORECASE,
)
"""Asks how something is wanted, without a word to the assistant: only a rule about that very thing answers."""


def asks_rules(question: str) -> bool:
    """Tell whether a question is about how the assistant should do things for the person.

    >>> asks_rules("How should you write SQL for me?"), asks_rules("How do I write SQL?")
    (True, False)
    """
    return bool(_ASKED.search(question) or _WISHED.search(question))


def matching_rules(claims: Sequence[KnownClaim], need: Need) -> list[KnownClaim]:
    """Return the standing rules that a question is about, best first; all of them where it names no certain one."""
    rules = [claim for claim in claims if claim.current and claim.section in SECTIONS]
    scored = sorted(((coverage(rule, need), rule) for rule in rules), key=lambda pair: -pair[0])
    best = [rule for score, rule in scored if score >= ENOUGH]
    if best or not _ASKED.search(need.question.text):
        return best[:MOST]
    return [rule for rule in rules if rule.section == SECTIONS[0]][:MOST]
