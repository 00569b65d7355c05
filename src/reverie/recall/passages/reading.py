"""Reading: which of the person's own words answer a question, or that these are words to be forgotten."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from reverie.model.statement import PERSON
from reverie.recall.answer_types import asked_type
from reverie.recall.change import tells_news
from reverie.recall.matching import Need
from reverie.recall.newest import asks_now
from reverie.recall.passages.passage import Passage, cut
from reverie.recall.passages.preselection import preselect, spread_out
from reverie.recall.quoting import Said
from reverie.recall.reader import Reader
from reverie.recall.view import MemoryView
from reverie.text.analyzer import analyze
from reverie.text.words.traditional import fold

MOST_MESSAGES: Final = 80
FIRST_READ, MOST_READ = 24, 60
"""How many passages are read, and how many where none of the first reads well."""
WELL: Final = 4.0
"""Score from which on a passage reads well enough to read no others."""
MOST_LATER: Final = 8
"""How many passages are read that were said later than the best one."""
CLOSE_TYPED, CLOSE = 3.5, 1.5
"""How much less a newer telling may score than the best one and still take its place, where it has a value of the kind
asked for, and where no kind is asked for: further off it was mostly about something else."""
ON_DAYS: Final = 2.0
"""The same where a day is asked for, and the newer one need not tell that it is news."""
NEXT: Final = 2.5
"""The same where the newer telling reads best of all other messages and has a value of the kind asked for."""
NEWER: Final = 2.0
"""Least score of a newer telling that takes the place of the best one."""
CLOSE_NOW, NEWER_NOW = 4.0, 0.5
"""How much less it may score, and its least score, where the question stresses that the present is meant."""
NEAR: Final = 4.0
"""How much less than the best one a passage that is to be forgotten, and rather answers than not, may score and still
silence the question: better nothing than what stands around a confidence."""
FEW, MIDDLING = 5, 0.0
"""Of how many other passages on it is known that none of other messages reads better, and what is taken for read where
there are fewer: a first message does not answer because there is no second one."""
_NAME: Final = re.compile(r"\b[A-ZÀ-Ý][^\W\d_]{2,}")
_NEVER: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read, best first; before them, with its own score, a newer telling of what the best one tells."""

    passages: tuple[tuple[float, Passage], ...]
    forgotten: bool = False
    """The words that come closest are those that the person asked to forget."""
    replaced: Said | None = None
    """The message of an older telling that reads best and is replaced by the first passage."""

    @property
    def best(self) -> float:
        """The score of the best passage, be it the first or the older telling that it replaces.

        >>> Reading(()).best
        -inf
        """
        return max((score for score, _ in self.passages), default=float("-inf"))

    @property
    def confidence(self) -> float:
        """How surely the best passage answers: its score, and by how much it leads those of other messages.

        What answers stands out; where nothing does, many passages read alike (on people and lives held out the mean of
        the two tells right from wrong better than either). The lowest where nothing was read.

        >>> Reading(()).confidence
        -inf
        """
        if not self.passages:
            return float("-inf")
        best, (_, first) = self.best, self.passages[0]
        others = [
            score
            for score, one in self.passages
            if one.said is not first.said and one.said is not self.replaced and one.window != first.window
        ]
        read_next = max(others) if len(others) >= FEW else max([MIDDLING, *others])
        return (best + best - read_next) / 2


def read(need: Need, memory: MemoryView, reader: Reader) -> Reading:
    """Return the passages that may answer, best first.

    Args:
        need: The prepared question.
        memory: Where to look.
        reader: Tells of passages how well they answer.
    """
    question = need.question
    tokens = sorted(set().union(*need.groups)) if need.groups else []
    told = memory.told(question.text, tokens, MOST_MESSAGES)
    passages = [one for said in told for one in cut(said)]
    ordered = preselect(question.text, question.language, passages, len(passages))
    chosen = spread_out(ordered, MOST_READ)
    scored = _scored(question.text, chosen[:FIRST_READ], reader)
    if scored and scored[0][0] < WELL:
        scored += _scored(question.text, chosen[FIRST_READ:], reader, scored)
        scored.sort(key=lambda pair: -pair[0])
    if scored:
        best = scored[0][1]
        if len(told) <= MOST_MESSAGES:  # there may be more that has only words of the answer
            passages += _further(best, memory, {said.place for said in told})
        scored += _scored(question.text, [*_beside(best, passages), *_later(best, need, passages)], reader, scored)
    scored.sort(key=lambda pair: -pair[0])
    if _is_to_be_forgotten(scored):
        return Reading((), forgotten=True)
    shown = [(score, one) for score, one in scored if one.states and not one.said.hidden and _is_of_its_time(one, need)]
    ordered = _newest_first(shown, need)
    is_replaced = bool(ordered) and ordered[0][1] is not shown[0][1]
    return Reading(tuple(ordered), replaced=shown[0][1].said if is_replaced else None)


def _is_to_be_forgotten(scored: Sequence[tuple[float, Passage]]) -> bool:
    """Tell whether what reads best, or well and not far behind it, is to be forgotten."""
    hidden = max((score for score, one in scored if one.said.hidden), default=float("-inf"))
    return bool(scored) and hidden >= (scored[0][0] - NEAR if hidden >= 0 else scored[0][0])


def _scored(
    question: str, passages: Sequence[Passage], reader: Reader, read_before: Sequence[tuple[float, Passage]] = ()
) -> list[tuple[float, Passage]]:
    """Return passages that were not read before with their scores, best first."""
    before = {one.titled: score for score, one in read_before}
    known = {id(one) for _, one in read_before}
    new = [one for one in {id(one): one for one in passages}.values() if id(one) not in known]
    windows = list(dict.fromkeys(one.titled for one in new if one.titled not in before))
    scores = before | dict(zip(windows, reader.scores(question, windows) if windows else (), strict=True))
    return sorted(((scores[one.titled], one) for one in new), key=lambda pair: -pair[0])


def _beside(best: Passage, passages: Sequence[Passage]) -> list[Passage]:
    """Return the passages that share words with one: it may be one of them that answers on its own."""
    return [one for one in passages if one.said is best.said and abs(one.number - best.number) == 1]


def _further(best: Passage, memory: MemoryView, known: set[tuple[str, str]]) -> list[Passage]:
    """Return passages of messages that come near a passage in words or sense and did not come near the question."""
    told = memory.told(best.sentence, analyze(best.sentence), MOST_MESSAGES)
    return [one for said in told if said.place not in known for one in cut(said)]


def _later(best: Passage, need: Need, passages: Sequence[Passage]) -> list[Passage]:
    """Return what was said later and is nearest to a passage: a newer telling shares words with it."""
    question = need.question
    later = [one for one in passages if _at(one) > _at(best)]
    wanted = f"{question.text} {best.sentence}"
    return spread_out(preselect(wanted, question.language, later, len(later)), MOST_LATER)


def _is_of_its_time(passage: Passage, need: Need) -> bool:
    """Tell whether a passage was said by the end of the time asked about."""
    as_of = need.question.as_of
    if as_of is None or as_of.last is None or passage.said.at is None:
        return True
    return passage.said.at.date() <= as_of.last + timedelta(days=3)


def _newest_first(scored: Sequence[tuple[float, Passage]], need: Need) -> list[tuple[float, Passage]]:
    """Return passages with the newest telling of what the best one tells at the head, where it tells news."""
    if not scored or need.question.wants_past:
        return list(scored)
    asked = asked_type(need.question.text)
    close, least = (CLOSE_TYPED if asked else CLOSE), NEWER
    if asks_now(need.question):
        close, least = CLOSE_NOW, NEWER_NOW
    best, first = scored[0]
    read_next = next((one.said for _, one in scored if one.said is not first.said), None)
    newer = [
        (score, one)
        for score, one in scored[1:]
        if score >= max(best - close, least)
        and _at(one) > _at(first)
        and (asked is None or asked.held.search(fold(one.window)))
        and (
            tells_news(fold(one.window))
            or need.question.as_of is not None
            or (need.question.kind == "when" and score >= best - ON_DAYS)
            or (asked is not None and one.said is read_next and score >= best - NEXT)
        )
        and _is_of_same(one, first, need)
    ]
    if not newer:
        return list(scored)
    last = max(_at(one) for _, one in newer).date()
    newest = max((pair for pair in newer if _at(pair[1]).date() == last), key=lambda pair: pair[0])
    return [newest, *(pair for pair in scored if pair[1] is not newest[1])]


def _is_of_same(newer: Passage, best: Passage, need: Need) -> bool:
    """Tell whether a later passage is about those whom the question names, where the best one is."""
    named = _NAME.findall(need.question.text[1:])
    if need.question.subject not in ("", PERSON):
        named.append(need.question.subject)
    told, later = f"{best.said.around} {best.said.text}".casefold(), f"{newer.said.around} {newer.said.text}".casefold()
    return all(one.casefold() in later for one in named if one.casefold() in told)


def _at(passage: Passage) -> datetime:
    at = passage.said.at
    return at if at is not None else _NEVER
