"""What an answer leaves out of words that hold a contrast: "July, not March" answers "July"."""

from reverie.model.statement import Question
from reverie.recall.change import asks_of_end
from reverie.text.contrast import without_corrected, without_excluded
from reverie.text.words.traditional import fold


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
    return words if asks_of_end(fold(question.text)) else without_excluded(words, gap)
