"""Pointing: "this pic" was shown and is gone; alone it says no more than "a pic"."""

import re

from reverie.text.english.words.closed import AUXILIARIES, PREPOSITIONS

_THIS = re.compile(
    r"(?<= )this (?=(?P<next>[a-z]+)\b)(?!(?:week|month|year|morning|evening|afternoon|weekend|summer"
    r"|winter|spring|autumn|fall|time|one|is|was|has|way|kind|sort|point|much|far|and|in|to|for|too"
    r"|coming|past|last|so|really|all|\w+day)\b)"
)
_THESE = re.compile(r"(?<= )these (?=[a-z]+\b)(?!(?:days|two|three|are|were|have|past|last|and|in|to|for)\b)")
_BARE = PREPOSITIONS | AUXILIARIES


def without_this(text: str) -> str:
    """Return a clause in which what was shown or pointed at is only "a" thing.

    >>> without_this("I took this pic last year")
    'I took a pic last year'
    """
    if " this " not in text and " these " not in text:
        return text
    return _THESE.sub("some ", _THIS.sub(_some, text))


def _some(match: re.Match[str]) -> str:
    if match["next"] in _BARE:
        return match.group()
    return "an " if match["next"][0] in "aeiou" else "a "
