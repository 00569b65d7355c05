"""Stems for the thesaurus: strong enough for the verb forms of Portuguese, which the index's light stems keep apart."""

import re
from functools import cache, lru_cache
from typing import Any, Final

from reverie.text.analyzer import fold
from reverie.text.words.stopwords import STOP_WORDS

WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+(?:[.,:]\d+)*")
_NAMES: Final = {"en": "english", "pt": "portuguese"}


@lru_cache(maxsize=100_000)
def stem_of(word: str, language: str) -> str:
    """Return the stem of a word of a language; Portuguese for `pt`, English for any other.

    >>> stem_of("morava", "pt") == stem_of("moro", "pt"), stem_of("sister's", "en")
    (True, 'sister')
    """
    plain = word.lower().replace("’", "'").removesuffix("'s").replace("'", "")
    return fold(str(_stemmer(language if language in _NAMES else "en").stemWord(plain)))


def stems_of(text: str, language: str) -> tuple[str, ...]:
    """Return the stems of the words of a text, in order."""
    return tuple(stem_of(word, language) for word in WORD.findall(text))


@cache
def stop_stems(language: str) -> frozenset[str]:
    """Return the stems of the words that carry no content."""
    return frozenset(stem_of(word, language) for word in STOP_WORDS)


@cache
def _stemmer(language: str) -> Any:
    import snowballstemmer  # noqa: PLC0415 - only questions need it, not the start of a command

    return snowballstemmer.stemmer(_NAMES[language])
