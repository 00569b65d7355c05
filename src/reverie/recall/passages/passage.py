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
    number: int = 0
    """Which sentence of the message it is, from 0."""

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
    """Return the passages of a message, one a sentence; what others wrote stands in no window of the person's."""
    text = said.text[:LONGEST]
    foreign = quoted_ranges(text)
    spans = split(text)
    own = [span.kind in ("prose", "list") and not _is_within(span.start, foreign) for span in spans]
    return [_passage(said, text, spans, place, own, foreign) for place in range(len(spans))]


def _passage(
    said: Said,
    text: str,
    spans: Sequence[Span],
    place: int,
    own: Sequence[bool],
    foreign: Sequence[tuple[int, int]],
) -> Passage:
    first, last = max(0, place - 1), min(len(spans), place + 2)
    beside = [spans[one] for one in range(first, last) if own[one] == own[place]]
    sentence = _own_words(text, spans[place], foreign) if own[place] else text[spans[place].start : spans[place].end]
    window = " ".join(_own_words(text, one, foreign) if own[place] else text[one.start : one.end] for one in beside)
    before = text[spans[place - 1].start : spans[place - 1].end] if place else ""
    supposed = supposes(sentence) or supposes(before)
    return Passage(said, sentence, window, own[place] and not supposed and not only_asks(sentence), place)


def _own_words(text: str, span: Span, foreign: Sequence[tuple[int, int]]) -> str:
    """Return a sentence up to the text of somebody else that begins in it."""
    begins = [start for start, _ in foreign if span.start < start < span.end]
    return text[span.start : min([span.end, *begins])].rstrip()


def _is_within(place: int, ranges: Sequence[tuple[int, int]]) -> bool:
    return any(start <= place < end for start, end in ranges)
