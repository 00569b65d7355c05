"""Numbers taken back: "I told you 14,200 but that's wrong", "eu disse 72 mas é engano", "之前说的72是错的"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from reverie.model.statement import Statement

_FIGURE: Final = r"(?P<{0}>\d(?:[\d.,:]*\d)?)"
_ENGLISH: Final = re.compile(
    r"\b(?:i|we)(?: have|'ve)? (?:told you|said|wrote|gave you|mentioned|typed)\b[^.!?\d]{0,30}?"
    + _FIGURE.format("old")
    + r"\b.{0,40}?\b(?:wrong|mistake|typo|swapped|mixed up|mistyped|misread|incorrect|not right)\b",
    re.IGNORECASE | re.DOTALL,
)
_PORTUGUESE: Final = re.compile(
    r"\b(?:disse|falei|escrevi|te passei|mandei|digitei)\b[^.!?\d]{0,30}?"
    + _FIGURE.format("old")
    + r"\b.{0,40}?\b(?:errad[oa]|errei|engano|enganei-me|me enganei|troquei|erro|confundi)\b",
    re.IGNORECASE | re.DOTALL,
)
_CHINESE: Final = re.compile(
    r"(?:说|写|报)(?:的|过|了|成)?(?:是)?[^。！？\d]{0,8}?"
    + _FIGURE.format("old")
    + r"[^。！？]{0,12}?(?:错|记错|弄错|搞错|不对|打错)"
)


def taken_back(text: str) -> str:
    """Return the figure that a message takes back, or an empty text.

    >>> taken_back("no wait. i told you 14,200 but thats wrong, i swapped the digits.")
    '14,200'
    >>> taken_back("Eu disse 72 reais, mas me enganei."), taken_back("我之前说的72块是错的"), taken_back("I said 72.")
    ('72', '72', '')
    """
    for pattern in (_ENGLISH, _PORTUGUESE, _CHINESE):
        match = pattern.search(text)
        if match is not None:
            return match["old"]
    return ""


def put_in_place(text: str, statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return the statements of a message, the first that gives another figure as the correction of the one taken back.

    Args:
        text: The whole message.
        statements: What it says, in order.
    """
    old = taken_back(text)
    if not old:
        return tuple(statements)
    found = list(statements)
    for place, one in enumerate(found):
        figures = re.findall(_FIGURE.format("value"), one.value)
        if one.attr and figures and old not in figures and not one.ends:
            found[place] = replace(one, ends=old, corrects=True)
            break
    return tuple(found)
