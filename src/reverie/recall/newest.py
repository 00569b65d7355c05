"""Questions about the present: whether one stresses it, and which of the answers is the news."""

import re
from collections.abc import Sequence
from datetime import date
from typing import Final

from reverie.model.known import KnownClaim
from reverie.model.statement import Question
from reverie.recall.answer_types import asked_type
from reverie.text.words.traditional import fold

CLOSE_TO_BEST: Final = 0.9
_NOW: Final = re.compile(
    r"\b(?:now|nowadays|currently|presently|these days|at (?:present|the moment(?! (?:the|when|that|of|i|we|he"
    r"|she)\b))|agora|hoje|atualmente|actualmente"
    r"|(?:neste|de) momento|no momento(?! (?:em|d[aoe]s?|que)\b))\b|现在|目前|如今|平时|平常|眼下|当前|现时|而家",
    re.I,
)


def asks_now(question: Question) -> bool:
    """Tell whether a question stresses that the present is meant."""
    return bool(_NOW.search(fold(question.text))) and not question.wants_past and question.as_of is None


def newest_first(scored: Sequence[tuple[float, KnownClaim]]) -> list[tuple[float, KnownClaim]]:
    """Return scored claims with those that come close to the best in the order of their days, the newest first."""
    if not scored:
        return []
    close = [pair for pair in scored if pair[0] >= CLOSE_TO_BEST * scored[0][0]]
    close.sort(key=lambda pair: pair[1].starts or date.min, reverse=True)
    return [*((scored[0][0], claim) for _, claim in close), *scored[len(close) :]]


def wants_newest(question: Question) -> bool:
    """Tell whether a question is after a value that a later one replaces: a place, a day, a sum, a colour."""
    asks_place = question.kind == "where" or question.expects == "place"
    return not (question.wants_all or question.wants_past) and (asks_place or asked_type(question.text) is not None)


def of_newest(kept: list[tuple[float, KnownClaim]]) -> list[tuple[float, KnownClaim]]:
    """Return of answers to what has one value those said last: what was said before them is older news."""
    said = [claim.said.first or date.min for _, claim in kept if claim.said is not None]
    newest = max(said, default=None)
    return [pair for pair in kept if newest is None or pair[1].said is None or pair[1].said.first == newest]


def last_said(claims: Sequence[KnownClaim]) -> list[KnownClaim]:
    """Return of claims about what goes by several names those said last: the price of "the upright" that rose."""
    days = [claim.said.first or date.min for claim in claims if claim.said is not None]
    newest = max(days, default=None)
    return [one for one in claims if newest is None or one.said is None or (one.said.first or date.min) == newest]
