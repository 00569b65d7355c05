"""Two spellings of the same: white space and composed letters for quotations, case as well for names."""

import unicodedata
from functools import lru_cache
from typing import Final

LONG: Final = 2000
"""Characters from which on the folded form is kept: a long message is compared with each claim that cites it."""


def fold_space(text: str) -> str:
    """Return the text composed (NFC) with every run of white space as one blank, none at the ends.

    >>> fold_space("Cafe\\u0301  com\\n le\\u0301")
    'Café com lé'
    """
    return _long_space(text) if len(text) > LONG else _space(text)


def _space(text: str) -> str:
    if not text.isascii() and not unicodedata.is_normalized("NFC", text):
        text = unicodedata.normalize("NFC", text)
    return " ".join(text.split())


def fold_case(text: str) -> str:
    """Return the form under which names, titles and slugs are compared.

    >>> fold_case("  Sora  City LAB") == fold_case("sora city lab")
    True
    """
    return _long_case(text) if len(text) > LONG else _case(text)


def _case(text: str) -> str:
    if text.isascii():
        return " ".join(text.lower().split())
    return unicodedata.normalize("NFC", fold_space(text).casefold())


_long_space = lru_cache(maxsize=8)(_space)
_long_case = lru_cache(maxsize=8)(_case)
