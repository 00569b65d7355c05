"""Claim or passage: which of the two answers, when claims were found by their words and passages by reading."""

from typing import Final, Literal

from reverie.model.known import KnownClaim
from reverie.model.statement import Question
from reverie.recall.choosing import Choice
from reverie.recall.passages.passage import Passage
from reverie.recall.passages.reading import Reading

SURE: Final = 2.0
"""Least score of a passage that answers where no claim does."""
SURER: Final = 4.0
"""By how much a passage must read better than the words behind a claim to answer in its place."""
UNLIKELY: Final = 2.0
"""Score of the words behind a claim below which it answers nothing."""

Answer = Literal["claims", "passage", "nothing"]


def is_readable(question: Question) -> bool:
    """Tell whether one passage can answer a question: not yes or no, no list, not what was before."""
    return not (question.kind == "yes_no" or question.wants_all or question.wants_past)


def decide(choice: Choice, reading: Reading) -> Answer:
    """Return what answers.

    Args:
        choice: The claims chosen by words and attributes.
        reading: The passages, best first.
    """
    if reading.forgotten:
        return "nothing"
    best = reading.passages[0][0] if reading.passages else float("-inf")
    if not choice.claims:
        return "passage" if best >= SURE else "nothing"
    behind = [score for score, passage in reading.passages if _is_behind(passage, choice.claims)]
    if not behind:
        return "passage" if best >= SURE + SURER else "claims"
    if best >= SURE and best - max(behind) >= SURER:
        return "passage"
    return "claims" if max(behind) >= UNLIKELY else "nothing"


def _is_behind(passage: Passage, claims: tuple[KnownClaim, ...]) -> bool:
    return any(passage.said.place in claim.evidence for claim in claims)
