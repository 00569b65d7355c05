"""How well a text meets a question: word for word, or by words that mean alike."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from reverie.text.language import detect
from reverie.text.thesaurus.stemming import stems_of, stop_stems
from reverie.text.thesaurus.tables import terms, widened
from reverie.text.words.traditional import fold as simplified

MEANT: Final = 0.85
"""What a word that means alike counts against the very word."""
PART: Final = 0.7
"""What part of a term of several words counts at most."""
_SIGNS: Final = re.compile(r"[\u4e00-\u9fff]+")
_OTHER: Final = re.compile(r"[^\W_]+")
_FUNCTION: Final = frozenset(
    "我的了是在有吗呢吧啊哪什么谁几多少怎个这那和跟给把被就都也还又很不没会要去来到上下里你他她它"
)


@dataclass(frozen=True, slots=True)
class Held:
    """What a text holds."""

    words: frozenset[str]
    """Stems, for Chinese pairs of signs."""
    concepts: frozenset[int]


@dataclass(frozen=True, slots=True)
class Wanted:
    """One thing that a question is about."""

    words: frozenset[str]
    concepts: Mapping[int, float]
    """What meets it, with how well."""


@lru_cache(maxsize=8192)
def held_by(text: str, language: str = "") -> Held:
    """Return the words and concepts of a text.

    >>> bool(held_by("no cashews tho, im allergic", "en").concepts)
    True
    """
    code = _code(text, language)
    words, spans = _read(text, code)
    concepts = frozenset(one for _, _, some in _outermost(spans) for one in some)
    return Held(_pairs(words) if isinstance(words, str) else frozenset(words), concepts)


@lru_cache(maxsize=256)
def wanted_by(question: str, language: str = "") -> tuple[Wanted, ...]:
    """Return what a question is about, each thing once; function words of their own are left out."""
    code = _code(question, language)
    words, spans = _read(question, code)
    covered: set[int] = set()
    found: list[Wanted] = []
    for start, length, concepts in sorted(_outermost(spans), key=lambda span: (-span[1], span[0])):
        places = range(start, start + length)
        if covered.intersection(places):
            continue
        covered.update(places)
        meets: dict[int, float] = {}
        within = (some for at, size, some in spans if size > 1 and start <= at and at + size <= start + length)
        for concept in {*concepts, *(one for some in within for one in some)}:
            for one, worth in widened(concept).items():
                meets[one] = max(meets.get(one, 0.0), worth)
        part = words[start : start + length]
        own = _pairs(part) if isinstance(part, str) else frozenset(part) - stop_stems(code)
        found.append(Wanted(own, meets))
    if isinstance(words, str):
        found.extend(Wanted(one, {}) for one in _rest_of_signs(words, covered))
    else:
        rest = (word for place, word in enumerate(words) if place not in covered and word not in stop_stems(code))
        found.extend(Wanted(frozenset({word}), {}) for word in dict.fromkeys(rest))
    return tuple(found)


def meeting(wanted: Wanted, held: Held) -> float:
    """Return how well a text meets one thing that a question is about, 0 to 1.

    >>> nut = wanted_by("Which nut do I avoid?", "en")[0]
    >>> meeting(nut, held_by("no cashews tho", "en")) > 0.5, meeting(nut, held_by("my car broke", "en"))
    (True, 0.0)
    """
    best = 0.0
    if wanted.words:
        share = len(wanted.words & held.words) / len(wanted.words)
        if share == 1.0:
            return 1.0
        best = PART * share
    for concept in held.concepts:
        best = max(best, MEANT * wanted.concepts.get(concept, 0.0))
    return best


def _code(text: str, language: str) -> str:
    code = language or detect(text)
    return code if code in ("pt", "zh") else "en"


Span = tuple[int, int, tuple[int, ...]]


def _read(text: str, code: str) -> tuple[str | tuple[str, ...], list[Span]]:
    """Return the words of a text (Chinese: the folded text itself) and where terms stand in it."""
    if code == "zh":
        folded = simplified(text).lower()
        signs = terms("zh")
        spans = [
            (place, len(term), concepts)
            for place, sign in enumerate(folded)
            for (term,), concepts in signs.get(sign, ())
            if folded.startswith(term, place)
        ]
        return folded, spans
    words = stems_of(text, code)
    table = terms(code)
    return words, [
        (place, len(term), concepts)
        for place, word in enumerate(words)
        for term, concepts in table.get(word, ())
        if words[place : place + len(term)] == term
    ]


def _outermost(spans: Sequence[Span]) -> list[Span]:
    """Return the spans that lie within no longer one."""
    ordered = sorted(spans, key=lambda span: (span[0], -span[1]))
    kept: list[Span] = []
    reach = -1
    for span in ordered:
        end = span[0] + span[1]
        if kept and end <= reach and (span[0], span[1]) != (kept[-1][0], kept[-1][1]):
            continue
        kept.append(span)
        reach = max(reach, end)
    return kept


def _pairs(folded: str) -> frozenset[str]:
    found = {run[place : place + 2] for run in _SIGNS.findall(folded) for place in range(len(run) - 1)}
    return frozenset(found | {word for word in _OTHER.findall(_SIGNS.sub(" ", folded)) if word})


def _rest_of_signs(folded: str, covered: set[int]) -> list[frozenset[str]]:
    """Return the pairs of signs of each run that no term covers, and the words in other letters."""
    left = "".join(" " if place in covered or sign in _FUNCTION else sign for place, sign in enumerate(folded))
    return [pairs for run in left.split() if (pairs := _pairs(run))]
