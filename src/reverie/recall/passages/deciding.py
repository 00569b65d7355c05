"""Claim or passage: which of the two answers, when claims were found by their words and passages by reading."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from reverie.model.known import KnownClaim
from reverie.model.recollection import CitedWords
from reverie.model.statement import Question
from reverie.recall.answer_types import asked_type, lacks_value
from reverie.recall.change import asks_of_end, tells_news
from reverie.recall.choosing import Choice
from reverie.recall.matching import Need
from reverie.recall.passages.passage import Passage
from reverie.recall.passages.reading import Reading
from reverie.recall.view import MemoryView
from reverie.text.analyzer import analyze
from reverie.text.telling import is_of_me
from reverie.text.words.traditional import fold

SURE: Final = {"en": 1.75, "pt": 2.5, "zh": 2.25}
"""Least confidence at which a passage answers, by the language of the question: the model is as right at these."""
SURE_ELSEWHERE: Final = 3.0
LEAST: Final = 1.5
"""Least score of the best passage, the one that answers or the older telling it replaces, however far it leads."""
FAR: Final = -2.0
"""Score of the words behind claims below which they do not answer a question for several things either."""
MET, MOST_MET, MET_UNLIKELY = 0.95, 1.5, 0.0
"""How well claims meet the words of a question when they meet all (above that they were found by meaning), and the
score of the words behind them that is then enough."""
FAR_KEYED: Final = -5.0
"""Score of the words behind claims under the very key asked for below which they do not stand."""
UNLIKELY: Final = 2.5
"""Score of the words behind claims from which on they answer a question for several things."""
OVERTAKES, BEHIND = 2.0, 1.5
"""Score from which on a passage that was said later, as news, overtakes claims that were chosen by their words, and by
how much less than the words behind those it may read."""
MOSTLY: Final = 0.6
"""Share of the quoted words that a claim must cite to stand for them."""
SHORT: Final = 110
"""Characters up to which a claim tells one thing."""
VERY: Final = 1.5
"""How many times as many words as are quoted a claim may rest on to be about just these."""
LONGER, ROOM = 2, 20
"""How many times as long as the words a claim may be, and how many characters more."""
_LATIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9]+")
_GIVEN_AWAY: Final = re.compile(
    r"\b(?:sold|gave away|got rid of|vend(?:eu|i|emos))\b|[卖賣](?:掉|了(?!\S{0,3}年))",
    re.IGNORECASE,
)
_OWNED: Final = frozenset({"car", "motorbike", "bike", "van", "boat", "pet", "home", "possession", "phone"})
QUOTES: Final = frozenset("“”「」")

Answer = Literal["claims", "passage", "nothing"]


def is_readable(question: Question) -> bool:
    """Tell whether one passage can answer a question: not yes or no, no list, not what was before."""
    return not (question.kind == "yes_no" or question.wants_all or question.wants_past)


def decide(choice: Choice, reading: Reading, question: Question) -> Answer:
    """Return what answers.

    Args:
        choice: The claims chosen by words and attributes.
        reading: The passages, best first.
        question: As understood.
    """
    if reading.forgotten:
        return "nothing"
    holding = [one for one in choice.claims if not lacks_value(question.text, one.text) and not _is_over(one, question)]
    if holding and _stand(replace(choice, claims=tuple(holding)), reading, question):
        return "claims"
    if is_sure(reading, question.language) and not _lacks_name(question, reading):
        return "passage"
    meet_all = MET <= choice.best <= MOST_MET and not _is_older(holding, reading, question)
    return "claims" if holding and meet_all and _behind(choice.claims, reading) >= MET_UNLIKELY else "nothing"


def is_sure(reading: Reading, language: str) -> bool:
    """Tell whether the best passage answers a question in a language by itself."""
    if reading.best < LEAST:
        return False
    return reading.confidence >= SURE.get(language, SURE_ELSEWHERE)


def _lacks_name(question: Question, reading: Reading) -> bool:
    """Tell whether a name in Latin letters in a Chinese question ("PSA") stands nowhere around the first passage."""
    if question.language != "zh":
        return False
    said = reading.passages[0][1].said
    around = f"{said.title} {said.around} {said.text}".casefold()
    return any(name.casefold() not in around for name in _LATIN.findall(question.text))


def decide_many(choice: Choice, reading: Reading, language: str) -> Answer:
    """Return what answers a question for several things, or for what was before: claims, unless they are far from it.

    Args:
        choice: The claims chosen by words and attributes.
        reading: The passages, best first.
        language: Of the question.
    """
    if reading.forgotten:
        return "nothing"
    behind, sure = _behind(choice.claims, reading), is_sure(reading, language)
    if choice.claims and (behind >= UNLIKELY or (not sure and not float("-inf") < behind < FAR)):
        return "claims"
    return "passage" if sure else "nothing"


def _behind(claims: tuple[KnownClaim, ...], reading: Reading) -> float:
    """Return the score of the best passage of a message that a claim cites."""
    behind = [pair for pair in reading.passages if _is_behind(pair[1], claims)]
    if behind and behind[0] is reading.passages[0]:
        return reading.best
    return max((score for score, _ in behind), default=float("-inf"))


def _stand(choice: Choice, reading: Reading, question: Question) -> bool:
    """Tell whether claims answer whatever reads well.

    Those of a time do, the steps told where it reads well, and those under the very key asked for that are no older and
    do not read badly. Where they rest on what reads well, short ones under that key or with all words of the question
    do; where they are long, `told_by` and the quotation word it.
    """
    if question.as_of is not None:
        return True
    passage = reading.passages[0][1] if is_sure(reading, question.language) else None
    keyed = tuple(one for one in choice.claims if one.attr in question.attrs)
    if passage is not None and _is_behind(passage, choice.claims):
        is_short = all(len(one.text) <= SHORT for one in choice.claims)
        is_asked = bool(keyed) or (MET <= choice.best <= MOST_MET and _retells(passage, choice.claims))
        return (is_short and is_asked) or (choice.is_whole and len(choice.claims) > 1)
    reads_badly = float("-inf") < _behind(keyed, reading) < FAR_KEYED
    if not keyed or reads_badly or not (question.subject or is_of_me(fold(question.text))):
        return False
    return not _is_older(keyed, reading, question)


def _is_older(claims: Sequence[KnownClaim], reading: Reading, question: Question) -> bool:
    """Tell whether claims are older than words that tell news and read about as well as those the claims rest on."""
    told = max((one.starts for one in claims if one.starts is not None), default=None)
    least = max(OVERTAKES, _behind(tuple(claims), reading) - BEHIND)
    asked = asked_type(question.text)
    return any(
        score >= least
        and one.said.at is not None
        and (told is None or told < one.said.at.date())
        and not _is_behind(one, tuple(claims))
        and tells_news(fold(one.window))
        and (asked is None or asked.held.search(fold(one.window)))
        for score, one in reading.passages
    )


def _is_over(claim: KnownClaim, question: Question) -> bool:
    """Tell whether a claim says that a thing was given away, where it is asked which one there is."""
    if claim.attr not in _OWNED or question.as_of is not None:
        return False
    return bool(_GIVEN_AWAY.search(claim.text)) and not asks_of_end(fold(question.text)) and not question.wants_past


def told_by(choice: Choice, passage: Passage, words: str, need: Need, memory: MemoryView) -> tuple[KnownClaim, ...]:
    """Return the chosen claims that rest on what is quoted of a passage: they have its date, and what a person edited.

    Args:
        choice: The claims chosen by words and attributes.
        passage: What reads best.
        words: What would be quoted of it.
        need: The prepared question.
        memory: Knows which words a claim cites.
    """
    most = LONGER * len(words) + ROOM
    behind = [one for one in choice.claims if one.current and _is_behind(passage, (one,))]
    short = [
        one
        for one in behind
        if len(one.text) <= most
        and not QUOTES.intersection(one.text)
        and not lacks_value(need.question.text, one.text, need.own_names)
    ]
    wanted = set(analyze(words))
    return tuple(one for one in short if any(_rests_on(one, cited, passage, wanted) for cited in memory.cited(one)))


def _rests_on(claim: KnownClaim, cited: CitedWords, passage: Passage, wanted: set[str]) -> bool:
    """Tell whether a claim says what is quoted: it rests on just these words, or on more and has most of these."""
    quoted = set(analyze(cited.quote))
    if cited.path != passage.said.path or len(wanted & quoted) < MOSTLY * len(wanted):
        return False
    return len(quoted) <= VERY * len(wanted) or len(wanted & set(analyze(claim.text))) >= MOSTLY * len(wanted)


def _retells(passage: Passage, claims: Sequence[KnownClaim]) -> bool:
    """Tell whether each of the claims rests on the message of a passage and has mostly its words."""
    told = set(analyze(passage.window))
    return all(
        _is_behind(passage, (one,)) and len(told & (words := set(analyze(one.text)))) >= MOSTLY * len(words)
        for one in claims
    )


def _is_behind(passage: Passage, claims: tuple[KnownClaim, ...]) -> bool:
    return any(passage.said.place in claim.evidence for claim in claims)
