"""Which clauses of a passage are quoted: those that hold the answer."""

from typing import Final

from reverie.model.statement import PERSON
from reverie.recall.answer_types import lacks_value
from reverie.recall.change import corrects
from reverie.recall.contrast import without_contrast
from reverie.recall.matching import Need
from reverie.recall.passages.passage import Passage
from reverie.recall.passages.trimming import GAP, clauses_of, joined, standing
from reverie.recall.reader import Reader
from reverie.text.telling import is_of_me
from reverie.text.words.traditional import fold

AS_SURE: Final = 1.5
"""How much less surely than the best a clause may hold the answer and still be quoted."""
LEAST, LEAST_SIGNS = 16, 5
"""Characters from which on a quotation says something by itself; a shorter one has a clause beside it, too."""
DOUBTED: Final = 4.5
"""What a clause loses that speaks of somebody else, or of what is no longer so."""


def words_of(passage: Passage, need: Need, reader: Reader) -> str:
    """Return what of a passage is quoted: the clauses that hold the answer, gaps marked.

    Args:
        passage: What reads best.
        need: The prepared question.
        reader: Tells which clauses hold the answer.
    """
    question = need.question
    clauses = clauses_of(passage.window)
    if len(clauses) < 2:
        return without_contrast(passage.window.strip(), question, GAP)
    about_asker = question.subject == PERSON or (not question.subject and is_of_me(fold(question.text)))
    stands = standing(question.text, clauses, about_asker=about_asker)
    held = reader.holding(question.text, passage.said.title, clauses)
    sure = [one if stand else one - DOUBTED for one, stand in zip(held, stands, strict=True)]
    best = max(range(len(clauses)), key=sure.__getitem__)
    kept = [
        one >= sure[best] - AS_SURE and (stand or not stands[best]) for one, stand in zip(sure, stands, strict=True)
    ]
    is_short = len(joined(clauses, kept).replace(GAP, "").strip()) < _least(joined(clauses, kept))
    if is_short and not corrects(fold(passage.window)):  # beside what is so stands what was wrong
        beside = [one for one in (best - 1, best + 1) if 0 <= one < len(clauses) and stands[one]]
        if beside:
            kept[max(beside, key=sure.__getitem__)] = True
    for place in sorted(range(len(clauses)), key=lambda one: -sure[one]):
        if not lacks_value(question.text, joined(clauses, kept), need.own_names):
            break
        kept[place] = kept[place] or stands[place]
    return without_contrast(joined(clauses, kept), question, GAP)


def _least(words: str) -> int:
    """Return from how many characters on words say something by themselves."""
    return LEAST_SIGNS if any("\u4e00" <= one <= "\u9fff" for one in words) else LEAST
