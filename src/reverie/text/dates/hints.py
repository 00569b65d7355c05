"""Hints: which kinds of date words a text holds, and where; most texts hold none, most rules need one."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_WORD = re.compile(r"[^\W\d_]+|\d+")
_LONG = 160
"""From this length on, rules look only around the hints."""
_AROUND = 60
"""How far a date reaches on either side of any of its hints."""


@dataclass(frozen=True, slots=True)
class Hints:
    """What one language's date words are, each with the kinds of rules that it may serve."""

    words: Mapping[str, frozenset[str]]
    characters: Mapping[str, frozenset[str]]
    """For languages without blanks between words; empty for the others."""

    def kinds(self, text: str) -> frozenset[str]:
        """Return the kinds of date words in a text.

        >>> hints = Hints({"week": frozenset({"unit"})}, {})
        >>> sorted(hints.kinds("Last week, 2025")), sorted(hints.kinds("Hello"))
        (['digit', 'unit', 'year'], [])
        """
        found: set[str] = set()
        for word in set(_WORD.findall(text.lower())):
            kinds = self.words.get(word)
            if kinds is not None:
                found |= kinds
            elif word[0].isdecimal():
                found |= _digits(word)
        if self.characters:
            for character in self.characters.keys() & set(text):
                found |= self.characters[character]
        return frozenset(found)

    def windows(self, text: str) -> list[tuple[int, int]]:
        """Return the stretches of a text in which a date may stand, never cutting a word."""
        if len(text) < _LONG:
            return [(0, len(text))]
        found: list[tuple[int, int]] = []
        for match in _WORD.finditer(text):
            word = match.group()
            if word[0].isdecimal() or word.lower() in self.words or not self.characters.keys().isdisjoint(word):
                low, high = _whole_words(text, match.start() - _AROUND, match.end() + _AROUND)
                if found and low <= found[-1][1]:
                    found[-1] = (found[-1][0], max(high, found[-1][1]))
                else:
                    found.append((low, high))
        return found


def _digits(word: str) -> frozenset[str]:
    return _YEAR if len(word) == 4 and word.startswith(("19", "20")) else _DIGIT


_DIGIT = frozenset({"digit"})
_YEAR = frozenset({"digit", "year"})


def _whole_words(text: str, low: int, high: int) -> tuple[int, int]:
    """Widen a stretch until it begins and ends between words."""
    low, high = max(low, 0), min(high, len(text))
    while low > 0 and not text[low - 1].isspace() and high - low < 4 * _AROUND:
        low -= 1
    while high < len(text) and not text[high].isspace() and high - low < 5 * _AROUND:
        high += 1
    return low, high


def table(**kinds: str) -> dict[str, frozenset[str]]:
    """Return the words of each kind turned round: the kinds of each word.

    >>> sorted(table(weekday="monday mon", unit="mon")["mon"])
    ['unit', 'weekday']
    """
    found: dict[str, frozenset[str]] = {}
    for kind, words in kinds.items():
        for word in words.split():
            found[word] = found.get(word, frozenset()) | {kind}
    return found
