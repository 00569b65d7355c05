"""Where no claim answers: the person's own words that come closest, quoted with their day."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from reverie.model.statement import DateSpan
from reverie.recall.answer_types import lacks_value
from reverie.recall.matching import AROUND, Need, held_share, words_in
from reverie.text.dates import find_dates
from reverie.text.sentences import Span, split
from reverie.text.telling import is_of_others, is_of_past, is_only_planned, quoted_ranges, tells

ENOUGH: Final = 0.8
ENOUGH_ALONE: Final = 0.5
"""Least share of the question's weighted words in the words with what stands around, and in the words themselves:
measured on the development people, where looser values answered what was never said."""
SHARE_OF_BEST: Final = 0.9
LONGEST: Final = 200
"""Characters of one quotation: long enough to hold the sentence and its neighbours."""
MOST: Final = 2


@dataclass(frozen=True, slots=True)
class Said:
    """One message of the person, with what stands before it."""

    path: str
    """The transcript, with `#mN`."""
    text: str
    language: str
    at: datetime | None
    around: str
    """The message before it and the session's title."""
    timezone: str = "UTC"
    place: tuple[str, str] = ("", "")
    """Session and message."""
    hidden: bool = False
    """The person asked to forget it: it may tell that nothing is to be said, never what it says."""
    title: str = ""
    """Of the session."""


@dataclass(frozen=True, slots=True)
class Quotation:
    """Words of one message that come close to a question."""

    said: Said
    words: str
    score: float
    day: DateSpan | None = None
    """When it happened, where the question asks for that and the words tell."""


def closest(need: Need, messages: Sequence[Said], *, about_person: bool) -> tuple[Quotation, ...]:
    """Return the quotations that come close enough to answer, best first; questions and what-ifs are never quoted."""
    found = [quotation for said in messages if (quotation := _quote(need, said, about_person=about_person)) is not None]
    found.sort(key=lambda one: (-one.score, one.said.at is None, one.said.path))
    found = [one for one in found if one.score >= ENOUGH]
    return tuple(one for one in found[:MOST] if one.score >= SHARE_OF_BEST * found[0].score)


def _quote(need: Need, said: Said, *, about_person: bool) -> Quotation | None:
    foreign = quoted_ranges(said.text)
    spans = [
        span
        for span in split(said.text)
        if not any(start <= span.start < end for start, end in foreign)
        and span.kind in ("prose", "list")
        and tells(said.text[span.start : span.end], said.language)
    ]
    spans = [span for span in spans if not is_only_planned(said.text[span.start : span.end], need.question.text)]
    if not need.question.wants_past:
        spans = [span for span in spans if not is_of_past(said.text[span.start : span.end])]
    if about_person:
        spans = [span for span in spans if not is_of_others(said.text[span.start : span.end])]
    if not spans:
        return None
    shares = [_score(need, said.text[span.start : span.end], "") for span in spans]
    best = max(range(len(spans)), key=lambda place: shares[place])
    first, last = _window(spans, best)
    words = " ".join(said.text[span.start : span.end] for span in spans[first : last + 1])
    if _score(need, words, "") < ENOUGH_ALONE or lacks_value(need.question.text, words, need.own_names):
        return None
    day = None
    if need.question.kind == "when":
        sentence = said.text[spans[best].start : spans[best].end]
        day = only_day(sentence, said) or only_day(words, said)
        if day is None:
            return None
    return Quotation(said, " ".join(words.split()), _score(need, words, said.around), day)


def _window(spans: Sequence[Span], best: int) -> tuple[int, int]:
    """Return the first and last sentence of a quotation: the best one with what fits around it."""
    first = last = best
    while _length(spans, first, last) < LONGEST:
        if last + 1 < len(spans) and _length(spans, first, last + 1) <= LONGEST:
            last += 1
        elif first and _length(spans, first - 1, last) <= LONGEST:
            first -= 1
        else:
            break
    return first, last


def only_day(words: str, said: Said) -> DateSpan | None:
    """Return the day that words of a message tell, when they tell just one."""
    spans = {
        mention.span
        for mention in find_dates(words, said.language, said.at, said.timezone)
        if mention.granularity != "time" and (mention.span.first or mention.span.last)
    }
    return spans.pop() if len(spans) == 1 else None


def _length(spans: Sequence[Span], first: int, last: int) -> int:
    return spans[last].end - spans[first].start


def _score(need: Need, words: str, around: str) -> float:
    held, loose = words_in(words), words_in(around)
    found = sum(
        weight * max(held_share(own, every, held), AROUND * held_share(own, every, loose))
        for own, every, weight in zip(need.exact, need.groups, need.weights, strict=True)
    )
    asked = sum(need.weights)
    return found / asked if asked else 0.0
