"""Remarks: what a person tells that no grammar could reword, kept as said, for the notes only."""

from collections.abc import Sequence, Set
from typing import Final

from reverie.dream.wording import word
from reverie.model.session import Message
from reverie.model.statement import Statement
from reverie.text.sentences import Span, split
from reverie.text.telling import quoted_ranges, tells
from reverie.wiki.citations import LONGEST, count_words, holds

LEAST_WORDS: Final = 3
"""Content words below which a sentence says too little to be found again."""
COVERED: Final = 0.5
"""Share of a sentence that its statements must quote for nothing of it to be left."""


def remarks(message: Message, statements: Sequence[Statement], language: str, speaker: str) -> list[Statement]:
    """Return one statement for each telling sentence of a message that the statements leave uncovered."""
    found = []
    quoted = quoted_ranges(message.text)
    told = frozenset(statement.quote for statement in statements)
    for span in split(message.text):
        if any(start <= span.start < end for start, end in quoted):
            continue
        quote = message.text[span.start : span.end]
        if _is_left(span, quote, told, message.text) and tells(quote, language):
            text = word(
                "said", language, name=speaker, quote=" ".join(quote.split()).replace("“", "'").replace("”", "'")
            )
            found.append(Statement(quote=quote, text=text, language=language, kind="remark", confidence=0.3))
    return found


def _is_left(span: Span, quote: str, told: Set[str], text: str) -> bool:
    if span.kind not in ("prose", "list") or len(quote) > LONGEST or "\n" in quote:
        return False
    if count_words(quote) < LEAST_WORDS or not holds(quote, text[max(0, span.start - 1) : span.end + 1]):
        return False
    covered = 0
    for quoted in told:
        if quote in quoted:
            return False
        if quoted in quote:
            covered += len(quoted)
    return covered < COVERED * len(quote)
