"""Which passages are worth reading: those that meet most of what the question is about, in these or like words."""

import math
from collections.abc import Sequence
from typing import Final

from reverie.recall.passages.passage import Passage
from reverie.text.thesaurus.meeting import Held, Wanted, held_by, meeting, wanted_by

ELSEWHERE: Final = 0.5
"""What counts that stands elsewhere in the message."""
BEFORE: Final = 0.3
"""What counts that stands in the message before or in the title."""
MET: Final = 0.5
"""How well a message must meet a thing to count among those that speak of it."""


def preselect(question: str, language: str, passages: Sequence[Passage], most: int) -> list[tuple[float, Passage]]:
    """Return the passages that meet most of a question, best first, each with the share of the question it meets.

    Args:
        question: As asked.
        language: Its language.
        passages: All that may answer.
        most: How many at most.
    """
    wanted = wanted_by(question, language)
    if not wanted:
        return []
    messages = {id(one.said): held_by(one.said.text, one.said.language) for one in passages}
    around = {id(one.said): held_by(one.said.around, one.said.language) for one in passages}
    weights = [_rarity(one, list(messages.values())) for one in wanted]
    total = sum(weights) or 1.0
    shares = []
    for place, passage in enumerate(passages):
        window = held_by(passage.window, passage.said.language)
        message, before = messages[id(passage.said)], around[id(passage.said)]
        share = sum(
            weight * max(meeting(one, window), ELSEWHERE * meeting(one, message), BEFORE * meeting(one, before))
            for one, weight in zip(wanted, weights, strict=True)
        )
        shares.append((share / total, place, passage))  # of two that meet as much, the later one
    shares.sort(key=lambda one: one[:2], reverse=True)
    return [(share, passage) for share, _, passage in shares[:most]]


def spread_out(chosen: Sequence[tuple[float, Passage]], most: int) -> list[Passage]:
    """Return the first passages without those that share most of their words with one taken already.

    Args:
        chosen: As preselected, best first.
        most: How many at most.
    """
    taken: list[Passage] = []
    places: dict[tuple[int, int], bool] = {}
    """Sentences taken, and whether they state something."""
    for _, one in chosen:
        beside = [places.get((id(one.said), one.number + step)) for step in (-1, 1)]
        if any(states is not None and states >= one.states for states in beside):
            continue
        taken.append(one)
        places[id(one.said), one.number] = one.states
        if len(taken) == most:
            break
    return taken


def _rarity(wanted: Wanted, messages: Sequence[Held]) -> float:
    meet = sum(meeting(wanted, one) >= MET for one in messages)
    return math.log(1 + len(messages) / (1 + meet))
