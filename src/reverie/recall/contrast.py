"""What an answer leaves out of words that hold a contrast: "July, not March" answers "July"."""

from typing import Final

from reverie.model.statement import Question
from reverie.recall.answer_types import asked_type
from reverie.recall.change import asks_of_end
from reverie.text.contrast import without_corrected, without_excluded, without_former
from reverie.text.words.traditional import fold

ONE_VALUE: Final = frozenset({"when", "where", "who", "how_many", "how_old", "how_long"})
"""Kinds of questions that a value answers: to others what is set apart belongs to the answer."""


def without_contrast(words: str, question: Question, gap: str = "") -> str:
    """Return words without the half of a contrast that is not so, where the question does not ask for it.

    Args:
        words: Of an answer.
        question: As understood.
        gap: What stands in the place of what is left out.
    """
    if question.kind == "yes_no" or question.wants_past:
        return words
    words = without_corrected(words, gap)
    if question.as_of is None and question.kind != "when":
        words = without_former(words, gap)
    is_of_value = question.kind in ONE_VALUE or asked_type(question.text) is not None
    return without_excluded(words, gap) if is_of_value and not asks_of_end(fold(question.text)) else words
