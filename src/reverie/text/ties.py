"""Ties in questions and messages: whom "my sister" means, and by which name a message calls that one."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from reverie.text.chinese.words.relations import ALONE, KIN
from reverie.text.chinese.words.relations import relation_of as chinese
from reverie.text.english.words.kin import THINGS, tie_of
from reverie.text.portuguese.words.relations import GROUPS
from reverie.text.portuguese.words.relations import relation_of as portuguese
from reverie.text.portuguese.words.tokens import fold
from reverie.text.words import traditional

_MINE: Final = re.compile(r"\b(?:my|our|meu|minha|nosso|nossa)\s+", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_][^\W\d_’'-]*(?:-[^\W\d_]+)*")
_BETWEEN: Final = 2
"""How many words may stand between "my" and the tie: "my younger sister"."""
_MINE_CHINESE: Final = re.compile(rf"(?:我|咱)(?:的|家|家里|家裡)?(?:那个|那個|这个)?({KIN})")
_ALONE: Final = re.compile("|".join(sorted((one for one in ALONE if len(one) > 1), key=lambda one: -len(one))))
_APART: Final = re.compile(r"\s*[,:(]?\s+(?:[ao]\s+|called\s+|chamad[ao]\s+)?")
"""What may stand between a tie and the name after it: "my wife, Ann", "a minha mulher, a Graça"."""
_BESIDE: Final = re.compile(r"([^\W\d_][^\W\d_]+),\s+(?:que é\s+|who(?:'s| is)\s+)?(?:[ao]\s+)?$", re.IGNORECASE)
_AHEAD: Final = re.compile(
    r"(?:^|[.!?;,\n]\s*)(?:[ao]\s+)?([^\W\d_][^\W\d_]+)\s[^.!?;,\n]{0,30},\s+(?:[ao]\s+)?$", re.IGNORECASE
)
"""A name before a tie: "Ann, my wife, …", "ann is coming too, my wife"."""
_WITHIN: Final = re.compile(r"(?<=[^\W\d_A-ZÀ-Ý]|,)\s([A-ZÀ-Ý][^\W\d_]+)")
"""A capital in the middle of a sentence: a name, in languages that write no other noun so."""


@dataclass(frozen=True, slots=True)
class Tie:
    """A word such as "sister" after "my"."""

    key: str
    """The canonical one: "sister"."""
    start: int
    """Where "my" stands."""
    end: int
    """Where the word ends."""


def own_ties(text: str, language: str) -> list[Tie]:
    """Return the speaker's ties that a text names, each once for each time.

    >>> [(one.key, "what car does my little brother drive"[: one.end]) for one in
    ...     own_ties("what car does my little brother drive", "en")]
    [('brother', 'what car does my little brother')]
    >>> own_ties("a minha irmã", "pt"), own_ties("我弟弟開什麼車？", "zh")
    ([Tie(key='sister', start=2, end=12)], [Tie(key='brother', start=0, end=3)])
    """
    if language == "zh":
        return _chinese(text)
    found = []
    for mine in _MINE.finditer(text):
        words = list(_WORD.finditer(text[: mine.end() + 60], mine.end()))[: _BETWEEN + 1]
        for word in words:
            if key := _key(word.group(0), language):
                found.append(Tie(key, mine.start(), word.end()))
                break
    return found


def _chinese(text: str) -> list[Tie]:
    text = traditional.fold(text)
    found: list[Tie] = []
    for match in [*_MINE_CHINESE.finditer(text), *_ALONE.finditer(text)]:
        word = match.group(match.lastindex or 0)
        relation = chinese(word)
        if relation is not None and not any(match.start() < one.end and one.start < match.end() for one in found):
            found.append(Tie(relation.key, match.start(), match.end()))
    return found


def _key(word: str, language: str) -> str:
    """Return the canonical tie of one person or animal that a word names, or an empty text."""
    if language == "pt":
        key = portuguese(fold(word), word)
        return "" if key in GROUPS else key
    tie = tie_of(word.lower())
    return "" if tie is None or tie.plural or tie.key in THINGS else tie.key


def capitals(texts: Iterable[str]) -> frozenset[str]:
    """Return the words, in small letters, that stand with a capital within a sentence.

    >>> sorted(capitals(["Oh no, poor Danielle. Here is a message for her and Kyle"]))
    ['danielle', 'kyle']
    """
    return frozenset(found.group(1).lower() for text in texts for found in _WITHIN.finditer(text))


def name_of(key: str, text: str, language: str, known: frozenset[str]) -> str:
    """Return the name that a message gives the one so called, with a capital; empty where it gives none.

    Args:
        key: The canonical tie.
        text: The message.
        language: Of the message.
        known: Words in small letters that are known to be names: many people type all in small letters.

    >>> name_of("brother", "my brother tama reckons he can do it", "en", frozenset({"tama"}))
    'Tama'
    >>> name_of("wife", "Falei com a Graça, a minha mulher, e ela concorda.", "pt", frozenset())
    'Graça'
    """
    for tie in own_ties(text, language):
        if tie.key != key:
            continue
        apart = _APART.match(text, tie.end)
        after = _WORD.match(text, apart.end()) if apart else None
        if after and (name := _as_name(after.group(0), known)):
            return name
        beside, ahead = _BESIDE.search(text[: tie.start]), _AHEAD.search(text[: tie.start])
        if beside and (name := _as_name(beside.group(1), known)):
            return name
        if ahead and ahead.group(1).lower() in known:
            return _as_name(ahead.group(1), known)
    return ""


def _as_name(word: str, known: frozenset[str]) -> str:
    is_name = word.lower() in known or (word[:1].isupper() and not word.isupper())
    return word[:1].upper() + word[1:] if is_name and len(word) > 1 else ""
