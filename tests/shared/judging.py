"""How the loose terms of the bug cases are read: accepted and forbidden strings, verdicts, facts that must not stand.

The cases are written for any product; here they are read the same way for every case, and the reading is tested.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from reverie.text.analyzer import content_words

UNKNOWN = frozenset({"unknown", "don't know", "not said", "not decided", "none"})
"""Accepted words that stand for “nothing is known”."""

VERDICTS = {
    "yes": re.compile(r"(?:yes|sim|是的?|对)(?![\w'’])", re.IGNORECASE),
    "no": re.compile(r"(?:no|não|no longer|not any more|já não|不是?|不再)(?![\w'’])", re.IGNORECASE),
}
"""How an answer begins that says so, in the languages of the cases."""

_SENSE = re.compile(r"\s*\((as [^)]*)\)\s*\Z")
_SENTENCE = re.compile(r"(?<=[.!?)])\s+(?!\()|(?<=[。！？])(?!（)")
_PAST = (
    r"\b(?:was|were|until|no longer|any more|used to|formerly|instead of|not|never)\b"
    r"|n['’]t\b"
)


def stands_in(words: str, text: str) -> bool:
    """Tell whether words stand in a text as words: `10` not in `2025-03-10`, `no` not in `north`."""
    if not words.isascii():
        return words.casefold() in text.casefold()
    return re.search(rf"(?<![\w-]){re.escape(words)}(?![\w-])", text, re.IGNORECASE) is not None


def verdict(answer: str) -> str:
    """Return `yes`, `no` or an empty text: what the answer begins with."""
    return next((name for name, pattern in VERDICTS.items() if pattern.match(answer)), "")


def is_accepted(reply: Mapping[str, Any], accepted: Iterable[str]) -> bool:
    """Tell whether an answer meets any one of the accepted strings."""
    answer = str(reply["answer"])
    for words in accepted:
        if words in UNKNOWN:
            met = not reply["known"]
        elif words in VERDICTS:
            met = bool(reply["known"]) and verdict(answer) == words
        else:
            met = bool(reply["known"]) and stands_in(words, answer)
        if met:
            return True
    return False


def is_forbidden(reply: Mapping[str, Any], forbidden: str) -> bool:
    """Tell whether an answer holds a forbidden string, in the sense that a remark behind it names."""
    answer = str(reply["answer"])
    sense = _SENSE.search(forbidden)
    words = forbidden[: sense.start()] if sense else forbidden
    if not reply["known"]:
        return False
    if words in VERDICTS:
        return verdict(answer) == words
    if sense is None:
        return stands_in(words, _without_owner(words, answer))
    past = re.compile(rf"{_PAST}|\bfrom {re.escape(words)}", re.IGNORECASE)
    return any(stands_in(words, sentence) and not past.search(sentence) for sentence in _SENTENCE.split(answer))


def _without_owner(words: str, answer: str) -> str:
    """Return the answer without a name that only says whose the value is: “文澜的儿子叫小舟” does not give 文澜."""
    return re.sub(rf"{re.escape(words)}(?=的|['’]s\b)", "", answer)


def says(claim: str, fact: str) -> bool:
    """Tell whether a claim says a fact: it holds every content word of it and does not deny it."""
    wanted = set(content_words(fact))
    return bool(wanted) and wanted <= set(content_words(claim)) and not re.search(_PAST, claim, re.IGNORECASE)
