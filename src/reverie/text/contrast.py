"""Contrast in one breath: "it's not X, it's Y", "Y, not X", "I said X and it is Y"; Y is what is so."""

import re
from typing import Final

_WORDS: Final = r"[^,.;:!?…—–()（）\n]{1,48}?"
_END: Final = r"(?=\s*(?:[,.;:!?…()（）”\"—–]|\s-|$))"
_CORRECTED: Final = re.compile(
    rf"\b(?:(?:it|that|they|he|she)(?:['’]?s| is| was|['’]?re| are| were)? )?(?:not|isn['’]?t|wasn['’]?t) {_WORDS}"
    r"(?:\s*[,;—–-])*\s+(?:but |rather )?(?=(?:it|that|they|he|she)(?:['’]?s| is| was|['’]?re| are| were)\b)"
    rf"|\bn(?:[aã]o)? (?:é|são|era|eram|foi) {_WORDS}(?:\s*[,;—–-])*\s+(?:mas |e )?(?:sim )?(?=(?:é|são|era|foi)\b)"
    rf"|\b(?:eu )?(?:disse|falei|escrevi)(?:[- ]l?(?:he|te)s?)? (?:que )?(?:(?:era|é|foi) )?{_WORDS}(?:\s*[,;…—–-])*\s+"
    r"(?:mas |e )?(?:afinal |na verdade )?(?=(?:é|são)\b)"
    rf"|\bi (?:said|told you|told u|wrote) (?:that )?(?:(?:it|that)(?:['’]?s| was| is) )?{_WORDS}(?:\s*[,;…—–-])*\s+"
    r"(?:but |and )?(?:actually )?(?=(?:it|that|they)(?:['’]?s| is|['’]?re| are)\b)"
    r"|(?:并)?不是[^，,。；;！!？?\s]{1,20}?\s?[，,]?\s?(?:而(?=是)|(?=是[^，,。！!？?]))",
    re.IGNORECASE,
)
"""The denied half of a contrast whose other half follows."""
_NAMED: Final = (
    r"(?:(?:in|on|at|the|an?|for|by|from|my|his|her|our|their)\b|\d|[A-Z]"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)"
)
_NOMEADO: Final = (
    r"(?:(?:em|n[oa]s?|aos?|às?|à|os?|as?|de|d[oa]s?|por|pel[oa]s?|com|um|uma|segunda|ter[cç]a|quarta|quinta|sexta"
    r"|s[áa]bado|domingo)\b|\d|[A-ZÀ-Ý])"
)
_EXCLUDED: Final = re.compile(
    rf"\s*[,—–]\s*(?:(?:and|e) )?(?:not (?={_NAMED})|n[aã]o (?:é )?(?={_NOMEADO})){_WORDS}{_END}"
    rf"|,?\s+(?:(?i:instead of|rather than|em vez d\w+|ao inv[eé]s d\w+)) {_WORDS}{_END}"
    r"|\s?[，,]\s?(?:而)?(?:不是|并非)[^，,。；;！!？?]{1,20}(?=[，,。；;！!？?]|$)|[，,]?而非[^，,。；;！!？?]{1,20}"
)
"""What is set apart after what is so."""


_FORMER: Final = re.compile(
    r"\b(?P<verb>(?:raised?|raising|increased?|rose|put|bumped|cut|lowered|dropped|fell|jumped|climbed|moved|changed"
    r"|switched|pushed)\b[^,.;:!?…()]{0,40}?) from [^,.;:!?…()]{0,12}?\d[^,.;:!?…()]{0,12}?(?= to \D{0,3}\d)"
    r"|\b(?P<verbo>(?:sub(?:i|iu|iram|ir|imos)|aument(?:ei|ou|aram|ar|[aá]mos)|pass(?:ou|aram|[aá]mos|a|ei)"
    r"|baix(?:ei|ou|aram|ar|[aá]mos)|mud(?:ei|ou|aram|[aá]mos)|reajust(?:ei|ou|aram))\b[^,.;:!?…()]{0,40}?)"
    r" (?:de|d[oa]s?) [^,.;:!?…()]{0,12}?\d[^,.;:!?…()]{0,12}?(?= (?:para|pra|pro|p) \D{0,3}\d)"
    r"|(?<!自)(?:从|從)(?![来來不未没沒小])(?=[^，,。；;！!？?…]{0,8}[\d一二三四五六七八九十百千万兩两])[^，,。；;！!？?…到成至]{1,14}?"
    r"(?=(?:涨|漲|升|加|调|調|降|减|減|改|提)[到成至为為]\s?[\d一二三四五六七八九十百千万兩两])"
    r"|由?(?<![\d.,点點])\d[\d,.]*\s?(?:元|块|塊|万|萬)?钱?\s?(?=(?:涨|漲|升|加|调|調|降|减|減|改|提)[到成至为為]\s?\d)"
    r"|\bde \d\d[\d.,]*(?: (?:reais|euros|paus|conto))? (?=(?:para|pra|pro) \d\d)",
    re.IGNORECASE,
)
"""What a number was before it became what it is: "from 75" in "put it up from 75 to 90"."""


def without_corrected(words: str, gap: str = "") -> str:
    """Return words without what they take back in the same breath.

    Args:
        words: One or more sentences.
        gap: What stands in the place of what is left out.

    >>> without_corrected("it's not peas, it's beans"), without_corrected("na verdade não é terça, é quinta")
    ("it's beans", 'na verdade é quinta')
    >>> without_corrected("记错了，不是十二个，是十四个")
    '记错了，是十四个'
    """
    return _CORRECTED.sub(f"{gap} " if gap else "", words).strip()


def without_excluded(words: str, gap: str = "") -> str:
    """Return words without what they set apart from what is so.

    >>> without_excluded("It ends in July 2026, not in March 2026."), without_excluded("Vence em julho, não em março.")
    ('It ends in July 2026.', 'Vence em julho.')
    >>> without_excluded("周四上课，不是周二。"), without_excluded("I like tea, not that anybody asks.")
    ('周四上课。', 'I like tea, not that anybody asks.')
    """
    return _EXCLUDED.sub(f" {gap}" if gap else "", words).strip()


def without_former(words: str, gap: str = "") -> str:
    """Return words without what a number was before it became what it is, where both stand in one breath.

    >>> without_former("I had to put it up from 75 to 90 euros."), without_former("subi a afinação de 75 para 90")
    ('I had to put it up to 90 euros.', 'subi a afinação para 90')
    >>> without_former("粉从12块涨到14块"), without_former("我从来不加到汤里"), without_former("直立式2200 調為 2500")
    ('粉涨到14块', '我从来不加到汤里', '直立式調為 2500')
    >>> without_former("the shop goes from 9 to 5"), without_former("We moved the sofa from the flat to the shed")
    ('the shop goes from 9 to 5', 'We moved the sofa from the flat to the shed')
    """

    def kept(match: re.Match[str]) -> str:
        said = match["verb"] or match["verbo"] or ""
        return f"{said} {gap}" if gap and said else said or gap

    return _FORMER.sub(kept, words).strip()
