"""A passage: one sentence of a message with those beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from reverie.recall.quoting import Said
from reverie.text.sentences import Span, split
from reverie.text.telling import only_asks, quoted_ranges, supposes

LONGEST: Final = 20_000
"""Characters of one message that are read."""
LONGEST_TITLE: Final = 60


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence that may answer, and what stands beside it in the same message."""

    said: Said
    sentence: str
    window: str
    """The sentence with the one before and the one after it."""
    states: bool
    """The sentence tells something in the person's own words: neither asks, supposes, nor hands on a text."""

    @property
    def titled(self) -> str:
        """The passage as it is read, the title of the conversation first: what "it" was is often said there only."""
        return under(self.said.title, self.window)


def under(title: str, words: str) -> str:
    """Return words with the title of their conversation before them.

    >>> under("Moving house", "we got the keys"), under("", "we got the keys")
    ('[Moving house] we got the keys', 'we got the keys')
    """
    short = " ".join(title.split())[:LONGEST_TITLE]
    return f"[{short}] {words}" if short else words


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
    return Passage(said, sentence, window, own and not supposed and not only_asks(sentence))
