"""The message that a request to forget means when none says it in the request's words: the nearest in meaning."""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from reverie.capture.forget.kindred import LIKELY, kind_of, speaks_of
from reverie.text.language import detect
from reverie.text.thesaurus.meeting import MEANT, Wanted, held_by, meeting, wanted_by

ENOUGH: Final = 0.6
"""Least share of a request that a message must meet, with what its kind of matter adds."""
AROUND: Final = 0.5
"""What counts that stands before the message or in the title."""
KINDRED: Final = 0.3
"""What a message gains that speaks of a private matter of the kind meant."""
MET: Final = 0.5
"""How well a message must meet a thing to count among those that speak of it."""

_OF_TELLING: Final = re.compile(
    r"\b(?:told|said|say|mentioned|shared|wrote|confided|confessed|about|abt|memory|record|kept?"
    r"|disse|falei|contei|escrevi|mencionei|referi|comentei|desabafei|sobre|respeito|aquilo|mem[oó]ria|guard\w+)\b"
    r"|[说讲提聊]|告[诉訴]|的事|[記记]|關於|关于|說|講",
    re.IGNORECASE,
)
_TITLE: Final = re.compile(
    r"\b(?:[Mm](?:rs?|s|iss)|[Ss]ir|[Dd]ra?|[Ss]ra?|[Dd]ona|[Ss]enhora?)\b\.?(?= [^\W\d_a-zà-ÿ])"
    r"|(?<=[\u4e00-\u9fff])(?:先生|太太|女士)"
)
"""How somebody is addressed before, or in Chinese after, a name."""
Place = tuple[str, str]
"""Session and message id."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a person said."""

    place: Place
    text: str
    around: str = ""
    """What was said before it, and the title."""


_OF_ASSISTANT: Final = re.compile(
    r"\b(?:you|u)(?:['’]ve| have)? (?:just )?(?:told|said|wrote|mentioned|suggested)\b"
    r"|\b(?:voc[eê]|vc|tu) (?:me )?(?:disse|falou|contou|escreveu|sugeriu)\b|\bme disseste\b"
    r"|(?<![跟和给給对對向同])[你您](?:刚才|刚|之前|上次)?(?:说|說|讲|講|提|建议|建議)(?:过|過|的)",
    re.IGNORECASE,
)


def means_what_was_told(request: str) -> bool:
    """Tell whether a request is about something that the person told, and not a plan given up or the assistant's words.

    >>> means_what_was_told("forget what I told you about it"), means_what_was_told("Forget the eighteen weeks.")
    (True, False)
    >>> means_what_was_told("Forget what you told me about the loan."), means_what_was_told("你说的那家店忘了吧")
    (False, False)
    """
    return _OF_TELLING.search(request) is not None and _OF_ASSISTANT.search(request) is None


def nearest(target: str, told: Sequence[Told], language: str = "") -> Place | None:
    """Return the message that meets most of a request, the latest where several do; None where none meets enough.

    Args:
        target: What is to be forgotten.
        told: What was said before.
        language: Of the whole request: a few words do not show theirs. Empty to tell it by the target.

    >>> told = [Told(("s1", "m1"), "he owes me 3,400", "Hamish fixed my van"), Told(("s1", "m3"), "rain")]
    >>> nearest("Hamish and the money", told), nearest("the aubergine affair", told)
    (('s1', 'm1'), None)
    """
    wanted = _wanted(target, language)
    kind = kind_of(target, LIKELY)
    held = [held_by(one.text, detect(one.text)) for one in told]
    weights = [math.log(1 + len(told) / (1 + sum(meeting(thing, one) >= MET for one in held))) for thing in wanted]
    total = sum(weights)
    best, found = ENOUGH, None
    for one, here in zip(told, held, strict=True):
        around = held_by(one.around, detect(one.around))
        is_kindred = speaks_of(kind, one.text, LIKELY)
        score = KINDRED if is_kindred else 0.0
        for thing, weight in zip(wanted, weights, strict=True):
            met = meeting(thing, here)
            if is_kindred and (len(wanted) == 1 or any(kind_of(word, LIKELY) == kind for word in thing.words)):
                met = max(met, MEANT)
            score += weight / total * max(met, AROUND * meeting(thing, around))
        if score >= best:
            best, found = score, one.place
    return found


def _wanted(target: str, language: str) -> tuple[Wanted, ...]:
    """Return what a message is to meet: the words of a request without how somebody is addressed."""
    return wanted_by(_TITLE.sub(" ", target).strip() or target, language or detect(target))


def likely(target: str, said: Iterable[tuple[str, str]], most: int, language: str = "") -> list[str]:
    """Return the sessions in which a message meets something of a request, the best first.

    Args:
        target: What is to be forgotten.
        said: Session and text of every message.
        most: How many sessions at most.
        language: Of the whole request; empty to tell it by the target.
    """
    wanted = _wanted(target, language)
    kind = kind_of(target, LIKELY)
    best: dict[str, float] = {}
    for session, text in said:
        held = held_by(text)
        score = sum(meeting(thing, held) for thing in wanted) + speaks_of(kind, text, LIKELY)
        if score:
            best[session] = max(best.get(session, 0.0), score)
    return sorted(best, key=lambda session: -best[session])[:most]
