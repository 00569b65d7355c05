"""How many tokens a text costs, by estimate: no tokenizer is at hand offline."""

import math
import re

_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]")


def count_tokens(text: str) -> int:
    """Return the estimate: a quarter of the characters, or the number of CJK signs where that is more.

    >>> count_tokens("Nadia lives in Porto."), count_tokens("我住在波尔图")
    (6, 6)
    """
    return max(math.ceil(len(text) / 4), count_signs(text))


def count_signs(text: str) -> int:
    """Return how many CJK signs a text has."""
    return 0 if text.isascii() else len(_CJK.findall(text))
