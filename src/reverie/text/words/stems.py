"""Stems: one token for the forms of a word, light enough not to throw different words together."""

import re
from functools import lru_cache

from reverie.text.words.lemmas import lemmas

_VOWEL = re.compile(r"[aeiouy]")
_SEQUENCES = re.compile(r"[aeiouy]+[^aeiouy]+")
_SHORT_END = re.compile(r"(?:^|[^aeiou])[aeiouy][^aeiouywx]$")
_GENDER = re.compile(r"(?:ad|id|os|iv|ic|inh|eir|ig|ilh|ism)[oa]$")
_PLURALS = (("coes", "cao"), ("soes", "sao"), ("ioes", "iao"), ("lhoes", "lhao"), ("ais", "al"), ("veis", "vel"))


@lru_cache(maxsize=100_000)
def stem(word: str) -> str:
    """Return the token for a folded, lower-case word; a stem is its own stem.

    >>> [stem(w) for w in ("moved", "moving", "moves", "sisters", "viagens", "viagem", "reunioes", "rapidamente")]
    ['move', 'move', 'move', 'sister', 'viagen', 'viagen', 'reuniao', 'rapid']
    """
    for _ in range(4):
        shorter = _once(word)
        if shorter == word:
            break
        word = shorter
    return word


def _once(word: str) -> str:
    """Take off one layer of endings."""
    base = lemmas().get(word)
    if base is not None:
        return base
    if len(word) < 4 or not word.isascii() or not word.isalpha():
        return word
    return _final_e(_derived(_plural(word)))


def _plural(word: str) -> str:
    """Take off the ending of a plural or of a third person."""
    if word[-1] != "s" or (word.endswith(("ss", "us", "is")) and not word.endswith(("ais", "veis"))):
        return word
    for ending, single in _PLURALS:
        if word.endswith(ending):
            return word[: -len(ending)] + single
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zzes")):
        return word[:-2]
    return word[:-1]


def _derived(word: str) -> str:
    """Take off -ing, -ed, -ly and -mente, and the gender of a Portuguese adjective."""
    if word.endswith("mente") and len(word) > 8:
        return word[:-5]
    if word.endswith("ied") and len(word) > 4:
        return word[:-3] + "y"
    for ending in ("ing", "ed"):
        if word.endswith(ending):
            return _verb(word, word[: -len(ending)])
    if word.endswith("ly") and len(word) > 5 and not word.endswith(("ily", "pply")):
        return word[:-2]
    if word.endswith("em") and len(word) > 4:
        return word[:-1] + "n"
    if len(word) > 5 and _GENDER.search(word):
        return word[:-1]
    return word


def _verb(word: str, bare: str) -> str:
    """Return the base of a verb without its ending: undouble or give back the e."""
    if len(bare) < 2 or not _VOWEL.search(bare):
        return word
    if bare.endswith(("at", "bl", "iz")) and len(bare) > 3:
        return bare + "e"
    if bare[-1] == bare[-2] and bare[-1] not in "lsz":
        return bare[:-1]
    if len(_SEQUENCES.findall(bare)) == 1 and _SHORT_END.search(bare):
        return bare + "e"
    return bare


def _final_e(word: str) -> str:
    """Take off a mute e after two sequences of vowel and consonant ("decide", "deciding")."""
    if word[-1] != "e" or len(word) < 5:
        return word
    bare = word[:-1]
    sequences = len(_SEQUENCES.findall(bare))
    if sequences > 1 or (sequences == 1 and not _SHORT_END.search(bare)):
        return bare
    return word
