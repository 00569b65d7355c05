"""Calling by name: a question about "my sister" as one who knows her name would put it."""

from collections import Counter

from reverie.model.statement import Question
from reverie.recall.passages.passage import LONGEST
from reverie.recall.view import MemoryView
from reverie.text.analyzer import analyze
from reverie.text.ties import Tie, capitals, name_of, own_ties

MOST_MESSAGES = 80


def with_name(question: Question, memory: MemoryView) -> str:
    """Return the text of a question with the name of the one whom it calls by a tie put after the tie.

    What was told of somebody by name and what was told under the tie are read alike then, and what was told of others
    is not. The text as it is where the question calls nobody so, has the name already, or several have it.

    Args:
        question: As understood.
        memory: Knows the page under a tie, and what was told.
    """
    ties = own_ties(question.text, question.language)
    if len(ties) != 1:
        return question.text
    tie = ties[0]
    name = _on_page(tie, memory, question.language) or _as_told(tie, question, memory)
    if not name or name.casefold() in question.text.casefold() or _is_named(question.text, tie, question.language):
        return question.text
    blank = "" if question.language == "zh" else " "
    return f"{question.text[: tie.end]}{blank}{name}{question.text[tie.end :]}"


def _is_named(text: str, tie: Tie, language: str) -> bool:
    """Tell whether a name follows the tie: "my colleague Ann"."""
    return language != "zh" and text[tie.end : tie.end + 1] == " " and text[tie.end + 1 : tie.end + 2].isupper()


def _on_page(tie: Tie, memory: MemoryView, language: str) -> str:
    """Return the title of the page that the tie leads to, where it is a name."""
    path = memory.page_of(tie.key)
    names = memory.names_of(path) if path else ()
    if not names or "'s " in names[0] or " de " in names[0] or "的" in names[0]:
        return ""
    return names[0]


def _as_told(tie: Tie, question: Question, memory: MemoryView) -> str:
    """Return the name that messages give the one so called, where they give only one."""
    if question.language == "zh":
        return ""  # where a name ends is not to be seen; the pages know
    words = question.text[tie.start : tie.end]
    told = [one for one in memory.told(words, analyze(words), MOST_MESSAGES) if not one.hidden]
    texts = [one.text[:LONGEST] for one in told]
    known = capitals([*texts, *(one.around for one in told)])
    found = Counter(
        name for one, text in zip(told, texts, strict=True) if (name := name_of(tie.key, text, one.language, known))
    )
    return next(iter(found)) if len(found) == 1 else ""
