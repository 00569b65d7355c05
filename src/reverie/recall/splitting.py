"""One question about two names is two questions: each is answered, and the answers stand together."""

import re
from dataclasses import dataclass, replace
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


_COMPOUND: Final = re.compile(
    r",?\s+and\s+(?=(?:where|what|who|whom|when|how|which|since when|on what|in which)\b)"
    r"|,?\s+e\s+(?=(?:onde|o que|quem|quando|como|qual|quanto|em que|de que|desde quando|a que)\b)"
    r"|[，,、](?:而且|还有)?(?=[^，,、]{0,6}(?:哪|什么|谁|几|多少|怎么|何时))",
    re.IGNORECASE,
)

_HAN: Final = re.compile(r"[\u4e00-\u9fff]")
_HAN_ASKS: Final = re.compile(r"[哪谁誰几幾吗嗎呢啥]|什[么麼]|甚麼|多[少久大高]|怎|何|[是有会會能]不|有没|有沒")


def split_compound(text: str) -> list[str]:
    """Return the questions that one sentence joins.

    >>> split_compound("What is my brother Colin's trade and where does he live?")
    ["What is my brother Colin's trade", 'where does he live?']
    >>> split_compound("搬家的时候，我有哪些东西没带？")
    ['搬家的时候，我有哪些东西没带？']
    """
    parts = [part for part in _COMPOUND.split(text) if part.strip()]
    if len(parts) > 1 and _HAN.search(parts[0]) and not _HAN_ASKS.search(parts[0]):
        return [text]  # what stands before the comma asks nothing: it says when, or of whom
    return parts


@dataclass(frozen=True, slots=True)
class Part:
    """One question of those that are asked in one sentence, and the name that it is about; empty for the whole."""

    question: Question
    name: str = ""


def split_question(question: Question) -> tuple[Part, ...]:
    """Return the question for each of the names that it joins with "and", or the question alone.

    >>> whole = Question("Whom do I meet in Kyoto and Sendai?", "en", "who", keywords=("meet", "Kyoto", "Sendai"))
    >>> [part.question.keywords for part in split_question(whole)]
    [('meet', 'Kyoto'), ('meet', 'Sendai')]
    """
    match = (_HAN_PAIR if question.language == "zh" else _PAIR).search(question.text)
    if match is None or question.kind == "yes_no":
        return (Part(question),)
    names = [name for name in (match["first"], match["middle"], match["second"]) if name]
    stems = [set(content_words(name)) for name in names]
    if any(not _stands(stem, question) for stem in stems):
        return (Part(question),)
    parts = []
    for number in range(len(names)):
        others = set().union(*(stem for place, stem in enumerate(stems) if place != number))
        kept = [place for place, word in enumerate(question.keywords) if not others & set(content_words(word))]
        synonyms = tuple(question.synonyms[place] for place in kept if place < len(question.synonyms))
        keywords = tuple(question.keywords[place] for place in kept)
        parts.append(Part(replace(question, keywords=keywords, synonyms=synonyms), names[number]))
    return tuple(parts)


def _stands(stem: set[str], question: Question) -> bool:
    return bool(stem) and any(stem & set(content_words(word)) for word in question.keywords)
