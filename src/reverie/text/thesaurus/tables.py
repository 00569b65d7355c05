"""The tables of the thesaurus: terms of one language by their first stem, and how concepts hang together."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

NARROWER: Final = 0.9
"""What a member of a kind counts where the kind is asked for, once for each step down."""
RELATED: Final = 0.6
MEMBER_OF_RELATED: Final = 0.5
BROADER: Final = 0.3
DEEPEST: Final = 3

Term = tuple[tuple[str, ...], tuple[int, ...]]
"""The stems of a term (for Chinese one text) and the concepts that it may mean."""


@dataclass(frozen=True)
class Kinship:
    """For each concept its broader, narrower and related ones."""

    broader: Mapping[int, frozenset[int]]
    narrower: Mapping[int, frozenset[int]]
    related: Mapping[int, frozenset[int]]


@cache
def kinship() -> Kinship:
    """Return how the concepts hang together."""
    broader: dict[int, frozenset[int]] = {}
    related: dict[int, set[int]] = defaultdict(set)
    narrower: dict[int, set[int]] = defaultdict(set)
    for number, line in enumerate(_lines("concepts.tsv")):
        kinds, kin = (frozenset(int(one) for one in part.split()) for part in line.split("\t")[:2])
        broader[number] = kinds
        for one in kinds:
            narrower[one].add(number)
        for one in kin:
            related[one].add(number)
            related[number].add(one)
    return Kinship(
        broader,
        {key: frozenset(value) for key, value in narrower.items()},
        {key: frozenset(value) for key, value in related.items()},
    )


@cache
def terms(language: str) -> Mapping[str, tuple[Term, ...]]:
    """Return the terms of a language by their first stem (for Chinese their first sign), the longest first."""
    found: dict[str, list[Term]] = defaultdict(list)
    for line in _lines(f"{language}.tsv"):
        words, numbers = line.split("\t")
        parts = (words,) if language == "zh" else tuple(words.split(" "))
        found[parts[0][0] if language == "zh" else parts[0]].append((parts, tuple(map(int, numbers.split()))))
    longest = (lambda term: -len(term[0][0])) if language == "zh" else (lambda term: -len(term[0]))
    return {first: tuple(sorted(some, key=longest)) for first, some in found.items()}


@lru_cache(maxsize=4096)
def widened(concept: int) -> Mapping[int, float]:
    """Return what meets a concept, each with how well: itself, its members, its kin and their members, its kind."""
    kin = kinship()
    found: dict[int, float] = {concept: 1.0}

    def put(one: int, worth: float) -> bool:
        if found.get(one, 0.0) >= worth:
            return False
        found[one] = worth
        return True

    edge, worth = [concept], NARROWER
    for _ in range(DEEPEST):
        edge = [member for one in edge for member in kin.narrower.get(one, ()) if put(member, worth)]
        worth *= NARROWER
    for one in kin.related.get(concept, ()):
        put(one, RELATED)
        for member in kin.narrower.get(one, ()):
            put(member, MEMBER_OF_RELATED)
    for one in kin.broader.get(concept, ()):
        put(one, BROADER)
    return found


def _lines(name: str) -> list[str]:
    text = files("reverie.text.thesaurus").joinpath("tables", name).read_text("utf-8")
    return text.splitlines()
