"""Clauses: a sentence cut at its commas and blanks, each piece with its place in the message."""

import re
from dataclasses import dataclass

_COUNTED = "[元块天年月日号个次岁点分斤公米人只台条件张万千百多周度倍本页字份杯碗位平寸楼层路班期届集左以小]"
"""Signs with which a number before a blank goes on: what they count."""
_CUT = re.compile(
    r"(?<!\d)[,](?=\D|$)|(?<=\d),(?!\d)|[，;；]+|——+|(?<=[\u4e00-\u9fff）)”」])[ \u3000]+(?=[\u4e00-\u9fff“「《])"
    rf"|(?:(?<=[一-鿿]\d)|(?<=\d\d\d))[ \u3000]+(?=[一-鿿]{{2}})(?!{_COUNTED})"
    r"|(?<=[了的吧])[ \u3000]+(?=\d{1,2}(?:月\d|[号日]))"
    r"|[:：](?=\s*(?:首先|先|第一))"
    r"|(?<=[下说讲样点事价求况息新理记充意程骤法了话段封篇条译色])[:：](?=\S)|\n+|[~～]+|\.{3,}|…+"
    r"|(?<=[\u4e00-\u9fff])[.!?！？。]+"
)
_OPEN = '“「『《（("【'
_CLOSE = {"“": "”", "「": "」", "『": "』", "《": "》", "（": "）", "(": ")", '"': '"', "【": "】"}
_EDGE = " \t\u3000\n,，;；。！!？?~～…、—:：.*#😂🤣😭😅🙏👍"
_SHIELDED = re.compile(
    r"“[^”\n]*”|「[^」\n]*」|『[^』\n]*』|《[^》\n]*》|（[^）\n]*）|\([^)\n]*\)|\"[^\"\n]*\"|【[^】\n]*】"
)


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a folded message between two cuts."""

    start: int
    end: int
    text: str
    asks: bool = False
    """A question mark follows it."""


def split_clauses(text: str, start: int, end: int) -> list[Clause]:
    """Return the clauses of the sentence between two offsets; brackets and quotations are never cut.

    >>> [c.text for c in split_clauses("我叫文澜，我儿子叫小舟，今年上一年级。", 0, 19)]
    ['我叫文澜', '我儿子叫小舟', '今年上一年级']
    """
    sentence = text[start:end]
    shields = [match.span() for match in _SHIELDED.finditer(sentence)] if _needs_shield(sentence) else []
    found: list[Clause] = []
    begin = 0
    for cut in _CUT.finditer(sentence):
        if any(first < cut.start() < last for first, last in shields):
            continue
        _append(found, sentence, begin, cut.start(), cut.group(), start)
        begin = cut.end()
    _append(found, sentence, begin, len(sentence), "", start)
    return found


def _needs_shield(sentence: str) -> bool:
    return any(mark in sentence for mark in _OPEN)


def _append(found: list[Clause], sentence: str, first: int, last: int, stop: str, offset: int) -> None:
    piece = sentence[first:last]
    bare = piece.strip(_EDGE)
    if not bare:
        return
    at = first + piece.index(bare)
    rest = piece[piece.index(bare) + len(bare) :] + stop
    found.append(Clause(offset + at, offset + at + len(bare), bare, "？" in rest or "?" in rest))
