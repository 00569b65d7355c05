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
