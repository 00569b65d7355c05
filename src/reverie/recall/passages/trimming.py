"""The clauses of a passage, and which of them may answer."""

import re
from collections.abc import Sequence
from typing import Final

from reverie.recall.answer_types import asked_type
from reverie.recall.change import asks_of_end, corrects, tells_again, tells_of_end
from reverie.text.telling import is_of_others, supposes
from reverie.text.words.traditional import fold

_SENTENCE: Final = re.compile(
    r"(?<!\bDr\.)(?<!\bDra\.)(?<!\bSr\.)(?<!\bSra\.)(?<!\bMr\.)(?<!\bMs\.)(?<!\bMrs\.)(?<!\bSt\.)(?<!\bProf\.)(?<!\b[A-Z]\.)"
    r"(?<=[.!?。！？；;])\s+|(?<=[。！？；])|\n+"
)
_CLAUSE: Final = re.compile(
    r"(?<=[,:，、：])(?!\d)\s*|\s+(?=\d{1,2}[.)] ?[^\W\d])|\s+[-–—]+\s+|\s+(?=(?:but|so|because|cos"
    r"|although|though|whereas|while|instead|rather than"
    r"|and (?:he|she|they|we|i|my|our|now|it|its|have|has|that)|mas|s[oó] que|porque|pq|enquanto|embora"
    r"|e (?:(?:[eé]|est[aá]|estamos|temos|tenho|uso|ando) agora|agora|ele|ela|eu|meu|minha|j[aá]|vivemos|comprei"
    r"|fui|n[aã]o)|em vez|ao inv[eé]s|n[aã]o na)\b)",
    re.IGNORECASE,
)
_BLANK: Final = re.compile(
    r"(?:(?<=[\u4e00-\u9fff])\s+|\s+(?=[\u4e00-\u9fff]))(?![^「《“]{0,12}[」》”])|(?=但|不过|而且|可是|所以|因为)"
)
_NOT_BUT: Final = re.compile(
    r"(?<=\w)(?<!\bn[aã]o)(?<!\bnot)\s+(?=(?:it['’]?s|they['’]?re|it is|é|são)\s)", re.IGNORECASE
)
"""Where "its not peanuts its cashews" is cut."""
_ANOTHERS: Final = re.compile(
    r"^\W*(?:(?:and|but|while|whereas|e|mas|enquanto) )?(?:(?:hers|his|theirs)(?:\s+(?:is|was|are|were|has|had)|['’]s)"
    r"|[ao]s? d[ae]l[ea]s?\s+(?:é|eh|são|era|eram|foi|está|tá|fica|custa|custou))\b"
    r"|^\W*[而但]?(?:他|她|人家|对方|别人)的(?:就|才|则)?是",
    re.IGNORECASE,
)
"""A clause about the thing of another, of which only whose it is is said."""
GAP: Final = "…"


def standing(question: str, clauses: Sequence[str], *, about_asker: bool) -> list[bool]:
    """Tell of each clause of a passage whether it may answer: not about somebody else, what is over or what if.

    Where none may, or the rest has no value of the kind asked for, all may.

    Args:
        question: As asked.
        clauses: All of the passage.
        about_asker: Whether it is asked about the one who said it.

    >>> standing("What do I drive?", ["Sold the van,", "got a Berlingo."], about_asker=True)
    [False, True]
    """
    window = " ".join(clauses)
    over, mended = asks_of_end(fold(question)), corrects(fold(window))
    kept = [
        not (about_asker and _ANOTHERS.search(fold(one)))
        and not (tells_of_end(fold(one)) and not over)
        and not (about_asker and is_of_others(fold(one)))
        and not (mended and tells_again(fold(one)))
        and not supposes(one)
        for one in clauses
    ]
    asked = asked_type(question)
    rest = " ".join(one for one, keep in zip(clauses, kept, strict=True) if keep)
    loses = asked is not None and asked.held.search(fold(window)) and not asked.held.search(fold(rest))
    return [True] * len(kept) if not any(kept) or loses else kept


def clauses_of(words: str) -> list[str]:
    """Return the clauses of words, in order.

    >>> clauses_of("Sold the van, got a Berlingo. It rains.")
    ['Sold the van,', 'got a Berlingo.', 'It rains.']
    """
    return [one.strip() for sentence in _SENTENCE.split(words) if sentence.strip() for one in _clauses(sentence)]


def _clauses(sentence: str) -> list[str]:
    parts = [part for one in _CLAUSE.split(sentence) for part in _BLANK.split(one)]
    found = [part for one in parts for part in (_NOT_BUT.split(one) if tells_of_end(one) else [one])]
    return [part for part in found if part and part.strip()]


def joined(clauses: Sequence[str], kept: Sequence[bool]) -> str:
    """Return the clauses that are kept, in order, gaps marked.

    >>> joined(["Sold the van,", "got a Berlingo.", "It rains."], [False, True, False])
    '… got a Berlingo. …'
    """
    words: list[str] = []
    for one, keep in zip(clauses, kept, strict=True):
        if keep:
            words.append(one.strip())
        elif not words or words[-1] != GAP:
            words.append(GAP)
    return " ".join(words)
