"""What of a passage is quoted: without clauses about somebody else or about what is no longer so."""

import re
from typing import Final

from reverie.recall.answer_types import asked_type
from reverie.recall.passages.change import asks_of_end, corrects, tells_again, tells_of_end
from reverie.text.telling import is_of_others
from reverie.text.words.traditional import fold

_SENTENCE: Final = re.compile(
    r"(?<!\bDr\.)(?<!\bDra\.)(?<!\bSr\.)(?<!\bSra\.)(?<!\bMr\.)(?<!\bMs\.)(?<!\bMrs\.)(?<!\bSt\.)(?<!\bProf\.)"
    r"(?<=[.!?。！？；;])\s+|(?<=[。！？；])|\n+"
)
_CLAUSE: Final = re.compile(
    r"(?<=[,:，、：])(?!\d)\s*|\s+(?=\d{1,2}[.)]? [^\W\d]\w+ (?:[^\W\d]|\w+ ))|\s+[-–—]+\s+|\s+(?=(?:but|so|because|cos"
    r"|although|though|whereas|while|instead|rather than"
    r"|and (?:he|she|they|we|i|my|our|now|it|its|have|has|that)|mas|s[oó] que|porque|pq|enquanto|embora"
    r"|e (?:agora|ele|ela|eu|meu|minha|j[aá]|vivemos|comprei|fui|n[aã]o)|em vez|ao inv[eé]s|n[aã]o na)\b)",
    re.IGNORECASE,
)
_BLANK: Final = re.compile(r"(?<=[\u4e00-\u9fff])\s+|\s+(?=[\u4e00-\u9fff])|(?=但|不过|而且|可是|所以|因为)")
_NOT_BUT: Final = re.compile(
    r"(?<=\w)(?<!\bn[aã]o)(?<!\bnot)\s+(?=(?:it['’]?s|they['’]?re|it is|é|são)\s)", re.IGNORECASE
)
"""Where "its not peanuts its cashews" is cut."""
GAP: Final = "…"
MOST_CLAUSES: Final = 12
LONGEST_RUN: Final = 3
"""Clauses of a quotation that are tried as the answer, and how many in a row."""


def trimmed(question: str, window: str, *, about_asker: bool) -> str:
    """Return the clauses of a passage that may answer a question, in order, gaps marked.

    Args:
        question: As asked.
        window: The passage.
        about_asker: Whether it is asked about the one who said it.

    >>> trimmed("Which evening do we meet?", "No tuesdays, we're on thursdays now.", about_asker=True)
    "No tuesdays, we're on thursdays now."
    >>> trimmed("What do I drive?", "Sold the van, got a Berlingo.", about_asker=True)
    '… got a Berlingo.'
    """
    clauses = [one for sentence in _SENTENCE.split(window) if sentence.strip() for one in _clauses(sentence)]
    asked = asked_type(question)
    over, mended = asks_of_end(fold(question)), corrects(fold(window))
    kept = [
        not (tells_of_end(fold(one)) and not over)
        and not (about_asker and is_of_others(fold(one)))
        and not (mended and tells_again(fold(one)))
        for one in clauses
    ]
    if not any(kept) or all(kept):
        return window
    rest = " ".join(one for one, keep in zip(clauses, kept, strict=True) if keep)
    if asked is not None and asked.held.search(fold(window)) and not asked.held.search(fold(rest)):
        return window
    return _joined(clauses, kept)


def spans_of(words: str) -> list[str]:
    """Return every run of neighbouring clauses of a quotation, gaps left as they are; the whole is the first.

    >>> spans_of("a cold day, tuesdays then, and thursdays now")[:3]
    ['a cold day, tuesdays then, and thursdays now', 'a cold day,', 'a cold day, tuesdays then,']
    """
    clauses = [one.strip() for sentence in _SENTENCE.split(words) if sentence.strip() for one in _clauses(sentence)]
    clauses = [one for one in clauses if one != GAP][:MOST_CLAUSES]
    runs = [
        clauses[start:end]
        for start in range(len(clauses))
        for end in range(start + 1, min(len(clauses), start + LONGEST_RUN) + 1)
    ]
    found = dict.fromkeys([words, *(" ".join(run) for run in runs)])
    return list(found)


def _clauses(sentence: str) -> list[str]:
    parts = [part for one in _CLAUSE.split(sentence) for part in _BLANK.split(one)]
    found = [part for one in parts for part in (_NOT_BUT.split(one) if tells_of_end(one) else [one])]
    return [part for part in found if part and part.strip()]


def _joined(clauses: list[str], kept: list[bool]) -> str:
    words: list[str] = []
    for one, keep in zip(clauses, kept, strict=True):
        if keep:
            words.append(one.strip())
        elif not words or words[-1] != GAP:
            words.append(GAP)
    return " ".join(words)
