"""How well a claim answers a question: the question's words it holds, whose it is, and what kind of thing it names."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from reverie.model.known import KnownClaim
from reverie.model.statement import Question
from reverie.recall.answer_types import AMOUNTS, holds_number
from reverie.recall.type_words import type_words
from reverie.text.analyzer import analyze, content_words
from reverie.text.telling import is_of_wishes

SYNONYM: Final = 0.7
"""What a near synonym counts in place of a word of the question."""
SAME_MESSAGE: Final = 0.65
"""What a word of the question counts when it stands elsewhere in the same message."""
AROUND: Final = 0.5
"""What it counts when it stands in the message before, or in the session's title."""

TYPE_WORD_WEIGHT: Final = 0.3
"""Words that say what kind of thing the answer is ("which town", "what time of day") seldom stand in the answer."""

_NAME: Final = re.compile(r"\b[A-ZÀ-ÖØ-Þ][\w'’-]+")
_NAMING: Final = frozenset(content_words("call called named chama chamar nome nomes how whats"))
_BEING: Final = re.compile("[猫狗兔鸟鱼马鼠龟]")
_SIGN: Final = re.compile(r"[\u3400-\u9fff]")
_DATE: Final = re.compile(r"\d{4}(?:-\d{2})?(?:-\d{2})?")
_CALLED: Final = re.compile(r"[叫姓]|名[叫字为為]|取名|起名|称|稱")
_ASKS_WISH: Final = re.compile(r"想|打算|考虑|计划|准备|看中|要不要|为什么|纠结|犹豫|预算|哪(?:两|几)|还是")
_BECAUSE: Final = re.compile(
    r"\b(?:because|since|so that|due to|in order|porque|pois|pq|por causa|já que|visto que|para que)\b|因为|由于|为了",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Need:
    """A question prepared for matching."""

    question: Question
    groups: tuple[frozenset[str], ...]
    """For each keyword its own tokens and those of its synonyms."""
    exact: tuple[frozenset[str], ...]
    """For each keyword its own tokens only."""
    weights: tuple[float, ...]
    subject_path: str
    """Path of the page of the one asked about, or empty."""
    own_names: tuple[str, ...] = ()
    """Names of the one who asks."""
    must: frozenset[str] = frozenset()
    """Words of which a claim must hold one: those that name a subject without a page ("my cat")."""


def prepare(question: Question, subject_path: str, frequency: Mapping[str, int], total: int) -> Need:
    """Weigh the words of a question: rare ones count more.

    Args:
        question: As understood.
        subject_path: Page of the one asked about.
        frequency: How many claims hold a token.
        total: How many claims there are.
    """
    groups, exact, weights = [], [], []
    synonyms = list(question.synonyms) + [()] * (len(question.keywords) - len(question.synonyms))
    for keyword, others in zip(question.keywords, synonyms, strict=False):
        own = frozenset(_keyword_tokens(keyword))
        if not own:
            continue
        every = own.union(*(content_words(other) for other in others if len(other) > 1)) if others else own
        seen = max(frequency.get(token, 0) for token in own)
        exact.append(own)
        groups.append(every)
        weight = 1.0 + math.log((total + 1) / (seen + 1)) / 4
        weights.append(weight * TYPE_WORD_WEIGHT if own <= type_words() else weight)
    return Need(question, tuple(groups), tuple(exact), tuple(weights), subject_path)


def naming_words(question: Question) -> frozenset[str]:
    """Return the words of a question that can only name whom it is about: those that ask nothing and name no kind.

    >>> sorted(naming_words(Question("What's my cat called?", "en", "what", subject="cat")))
    ['cat']
    """
    asked = {token for keyword in question.keywords for token in _keyword_tokens(keyword)}
    found = {token for token in content_words(question.text) if not _SIGN.match(token)} | set(
        _BEING.findall(question.text)
    )
    return frozenset(found - asked - type_words() - _NAMING)


def words_in(text: str) -> set[str]:
    """Return the content words of a text; of Chinese also its single signs, which a question may be about."""
    return {*content_words(text), *_SIGN.findall(text)}


def _keyword_tokens(keyword: str) -> list[str]:
    if len(keyword) == 1 and _SIGN.match(keyword):
        return [keyword]
    return content_words(keyword) or analyze(keyword)


def match(claim: KnownClaim, need: Need, surroundings: tuple[str, str] = ("", "")) -> float:
    """Return how well a claim meets a need, about 0 to 1.4; below one half it is no answer.

    Args:
        claim: The candidate.
        need: The prepared question.
        surroundings: The whole message that the claim cites, and what stands around it.
    """
    tokens = words_in(f"{claim.text} {claim.attr}")
    message, around = (words_in(text) for text in surroundings)
    found = 0.0
    for own, every, weight in zip(need.exact, need.groups, need.weights, strict=True):
        held = held_share(own, every, tokens)
        if held < SAME_MESSAGE and message:
            held = max(held, SAME_MESSAGE * held_share(own, every, message), AROUND * held_share(own, every, around))
        found += weight * held
    asked = sum(need.weights)
    score = found / asked if asked else 0.0
    score += 0.2 if claim.attr and claim.attr in need.question.attrs else 0.0
    return score + _fit(claim, need)


def coverage(claim: KnownClaim, need: Need) -> float:
    """Return the share of the question's weighted words that a claim and its attribute hold, synonyms included."""
    tokens = words_in(f"{claim.text} {claim.attr}")
    asked = sum(need.weights)
    if not asked:
        return 1.0
    return (
        sum(
            weight * held_share(own, every, tokens)
            for own, every, weight in zip(need.exact, need.groups, need.weights, strict=True)
        )
        / asked
    )


def match_group(title: str, claims: Sequence[KnownClaim], need: Need, around: str = "") -> float:
    """Return how well a workflow or list as a whole meets a need: by its title, its entries and what stands around.

    Args:
        title: Of its page.
        claims: Its entries.
        need: The prepared question.
        around: Title of the session and message in which it was explained.
    """
    held = words_in(" ".join([title, *(claim.text for claim in claims)]))
    loose = words_in(around)
    found = sum(
        weight * max(held_share(own, every, held), AROUND * held_share(own, every, loose))
        for own, every, weight in zip(need.exact, need.groups, need.weights, strict=True)
    )
    asked = sum(need.weights)
    return found / asked if asked else 0.0


def held_share(own: frozenset[str], every: frozenset[str], tokens: set[str]) -> float:
    """Return the share of one keyword that tokens hold: all of it, a synonym, or part of a word of several signs."""
    if own & tokens:
        return max(len(own & tokens) / len(own), 0.5) if len(own) > 1 else 1.0
    return SYNONYM if every & tokens else 0.0


def _fit(claim: KnownClaim, need: Need) -> float:
    """Return a small credit or debit for the kind of thing that the answer must hold."""
    question = need.question
    if question.kind == "how_long":
        told = claim.since or holds_number(claim.text)
        return 0.06 if told else -0.08
    if question.kind in ("when",) or question.expects == "date":
        dated = claim.on or claim.since or claim.by or claim.until or _DATE.search(claim.text)
        return 0.08 if dated else -0.08
    if question.kind in ("how_many", "how_old", "how_long") or question.expects == "number":
        return 0.06 if holds_number(claim.text) else -0.15
    if question.kind == "who" or question.expects == "person":
        return 0.05 if _names_another(claim.text, question, need.own_names) else -0.25
    if question.kind == "where" or question.expects == "place":
        return 0.03 if _names_another(claim.text, question, need.own_names) else -0.1
    if question.kind == "why":
        return 0.15 if _BECAUSE.search(claim.text) else -0.05
    return 0.0


def may_answer(claim: KnownClaim, need: Need) -> bool:
    """Tell whether a claim holds the kind of thing without which it answers nothing: an amount, a name."""
    question = need.question
    if is_of_wishes(claim.text) and not _ASKS_WISH.search(question.text):
        return False  # what was only thought of is nobody's possession
    if AMOUNTS.intersection(question.attrs) and not holds_number(claim.text):
        return False
    if question.language != "zh" or not {"name", "surname"}.intersection(question.attrs):
        return True
    return claim.attr in question.attrs or gives_name(claim.text, need.own_names)


def gives_name(text: str, own_names: Sequence[str] = ()) -> bool:
    """Tell whether a Chinese sentence calls somebody or something by a name.

    >>> gives_name("新来的阿姨叫尤莉"), gives_name("一诺考上三中了"), gives_name("女儿叫文澜搬去", ("文澜",))
    (True, False, False)
    """
    return any(not text.startswith(tuple(own_names), found.end()) for found in _CALLED.finditer(text))


def _names_another(text: str, question: Question, own_names: Sequence[str]) -> bool:
    """Tell whether a sentence names somebody or something beside the asker that the question does not name."""
    if question.language == "zh":
        return True  # without capitals there is no telling
    known = f"{question.text} {' '.join(own_names)}".casefold()
    return any(name.casefold().removesuffix("'s") not in known for name in _NAME.findall(text))


def spread(scored: Sequence[tuple[float, KnownClaim]], *, share: float, most: int) -> list[tuple[float, KnownClaim]]:
    """Return the best claims whose score is close enough to the best one's, no two from the same words.

    Args:
        scored: Best first.
        share: Smallest share of the best score.
        most: How many at most.
    """
    kept: list[tuple[float, KnownClaim]] = []
    seen: set[tuple[tuple[str, str], ...]] = set()
    for score, claim in scored:
        if not kept or score >= share * kept[0][0]:
            if claim.evidence in seen or any(claim.text == other.text for _, other in kept):
                continue
            seen.add(claim.evidence)
            kept.append((score, claim))
        if len(kept) == most:
            break
    return kept


def stands_in(name: str, text: str) -> bool:
    """Tell whether every content word of a name stands in a text."""
    wanted = content_words(name)
    if not wanted:
        return name.casefold() in text.casefold()
    held = set(content_words(text))
    return all(token in held for token in wanted)
