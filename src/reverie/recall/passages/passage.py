"""A passage: one sentence of a message with those beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from reverie.recall.quoting import Said
from reverie.text.sentences import Span, split
from reverie.text.telling import quoted_ranges, supposes, tells

LONGEST: Final = 20_000
"""Characters of one message that are read."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence that may answer, and what stands beside it in the same message."""

    said: Said
    sentence: str
    window: str
    """The sentence with the one before and the one after it."""
    states: bool
    """The sentence tells something in the person's own words: neither asks, supposes, nor hands on a text."""


def cut(said: Said) -> list[Passage]:
    """Return the passages of a message, one for each sentence."""
    text = said.text[:LONGEST]
    spans = split(text)
    foreign = quoted_ranges(text)
    return [_passage(said, text, spans, place, foreign) for place in range(len(spans))]


def _passage(said: Said, text: str, spans: Sequence[Span], place: int, foreign: Sequence[tuple[int, int]]) -> Passage:
    span = spans[place]
    sentence = text[span.start : span.end]
    beside = spans[max(0, place - 1) : place + 2]
    own = span.kind in ("prose", "list") and not any(start <= span.start < end for start, end in foreign)
    window = " ".join(text[one.start : one.end] for one in beside)
    before = text[spans[place - 1].start : spans[place - 1].end] if place else ""
    supposed = supposes(sentence) or supposes(before)
    return Passage(said, sentence, window, own and not supposed and tells(sentence, said.language))
