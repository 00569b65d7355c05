"""One question about two names is two questions: each is answered, and the answers stand together."""

import re
from dataclasses import replace
from typing import Final

from reverie.model.statement import Question
from reverie.text.analyzer import content_words

_PAIR: Final = re.compile(
    r"(?P<first>\b[A-ZÀ-ÖØ-Þ][\w'’-]*)(?:,\s+(?P<middle>[A-ZÀ-ÖØ-Þ][\w'’-]*))?,?\s+(?:and|e|y|or|ou)\s+"
    r"(?P<second>[A-ZÀ-ÖØ-Þ][\w'’-]*)"
)
_HAN_PAIR: Final = re.compile(
    r"(?P<first>[\u4e00-\u9fff]{2,4})(?P<middle>)(?:和|与|跟|及)(?P<second>[\u4e00-\u9fff]{2,4}?)(?=[的分在都各住是有])"
)


def split_question(question: Question) -> tuple[Question, ...]:
    """Return the question for each of the names that it joins with "and", or the question alone.

    >>> whole = Question("Whom do I meet in Kyoto and Sendai?", "en", "who", keywords=("meet", "Kyoto", "Sendai"))
    >>> [part.keywords for part in split_question(whole)]
    [('meet', 'Kyoto'), ('meet', 'Sendai')]
    """
    match = (_HAN_PAIR if question.language == "zh" else _PAIR).search(question.text)
    if match is None or question.kind == "yes_no":
        return (question,)
    names = [name for name in (match["first"], match["middle"], match["second"]) if name]
    stems = [set(content_words(name)) for name in names]
    if any(not _stands(stem, question) for stem in stems):
        return (question,)
    parts = []
    for number in range(len(names)):
        others = set().union(*(stem for place, stem in enumerate(stems) if place != number))
        kept = [place for place, word in enumerate(question.keywords) if not others & set(content_words(word))]
        synonyms = tuple(question.synonyms[place] for place in kept if place < len(question.synonyms))
        parts.append(replace(question, keywords=tuple(question.keywords[place] for place in kept), synonyms=synonyms))
    return tuple(parts)


def _stands(stem: set[str], question: Question) -> bool:
    return bool(stem) and any(stem & set(content_words(word)) for word in question.keywords)
