"""Choose the claims that answer: the right subject, the right time, enough of the question; else say why none does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from reverie.model.known import KnownClaim
from reverie.model.statement import PERSON, Question
from reverie.recall.answer_types import lacks_value, must_hold
from reverie.recall.matching import (
    Need,
    coverage,
    match,
    match_group,
    may_answer,
    spread,
    stands_in,
    words_in,
)
from reverie.recall.nearness import likeness_of_words
from reverie.recall.newest import asks_now, last_said, newest_first, of_newest, wants_newest
from reverie.recall.rules import asks_rules, matching_rules
from reverie.recall.steps import asked_steps, asks_order
from reverie.recall.things import family_of, names_thing, share_named
from reverie.recall.view import MemoryView
from reverie.text.telling import is_of_end, is_of_others, is_of_past, is_only_planned
from reverie.wiki.paths import PROFILE

ENOUGH: Final = 0.66
"""Least score of an answer: measured on the development people, see docs."""
ENOUGH_WITH_ATTR: Final = 0.3
"""Least share of the question's words that a claim of the right attribute must hold."""
TELLING_ATTRS: Final = frozenset(
    ("name", "nickname", "birthday", "partner", "children", "pet", "car", "bike", "motorbike", "diet", "allergy",
     "medication", "blood type", "instrument", "team", "position", "siblings", "phone number", "email", "height",
     "shoe size")
)  # fmt: skip
"""Attributes that few words can mean: a question about one of them is answered by it, however it goes on."""
VAGUE_ATTRS: Final = frozenset(
    ("age", "date", "time", "place", "price", "size", "height", "status", "deadline", "budget", "schedule", "brand")
)
"""Attributes that many things have: the claim must name the thing."""
LEAST_OWN: Final = 0.25
"""Share of the question's words that a claim must hold itself; what stands around can only add to it."""
WITHOUT_VALUE: Final = 0.3
"""What a claim loses that names no weekday where one is asked for, no sum, no colour."""
SHARE_OF_BEST: Final = 0.88
MOST_SENTENCES: Final = 3
NEARNESS: Final = 0.15
"""What full likeness of meaning adds to a score when candidates are put in order."""
MOST_IN_LIST: Final = 12
SHARE_IN_LIST: Final = 0.7
ONE_VALUE: Final = frozenset({"when", "where", "who", "how_many", "how_old", "how_long", "yes_no"})
"""Kinds of questions that one value answers."""
MOST_FOR_ONE_VALUE: Final = 2
SHARE_FOR_ONE_VALUE: Final = 0.95
STANDS_OUT: Final = 4.0
"""Standard deviations above the mean at which likeness of meaning alone answers."""
SHARED_KINDS: Final = frozenset(
    {"project", "workflow", "list", "decision", "lesson", "event", "organization", "place", "product", "artifact"}
)
"""Kinds of pages that hold what the person does, with whomever; on other pages somebody else's facts stand."""


ENOUGH_IN_ORDER: Final = 0.3
"""Least score of a workflow when the question asks for an order of steps: little else is told in steps."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The claims chosen, what they replaced, and the reason when there is none."""

    claims: tuple[KnownClaim, ...] = ()
    replaced: tuple[KnownClaim, ...] = ()
    reason: str = ""
    best: float = 0.0
    is_whole: bool = False
    """The claims are a workflow or a list, or the asked part of one, and belong together."""


def choose(
    need: Need,
    candidates: Sequence[KnownClaim],
    memory: MemoryView,
    *,
    subject_known: bool,
    enough: float = ENOUGH,
    by_meaning: bool = True,
) -> Choice:
    """Return the claims that answer a question.

    Args:
        need: The prepared question.
        candidates: What may answer it.
        memory: Where names and surroundings are looked up.
        subject_known: Whether the one asked about has a page.
        enough: Least score of an answer.
        by_meaning: Whether likeness of meaning may answer where no words do.
    """
    question = need.question
    eligible = [claim for claim in candidates if is_about(claim, need, memory, subject_known=subject_known)]
    if not eligible and not asks_rules(question.text):
        return Choice(reason="nothing_about_subject" if candidates else "no_match")
    timely = [claim for claim in eligible if is_timely(claim, question) and may_answer(claim, need)]
    near = memory.claims_near(question.text, 20)
    likeness = likeness_of_words(timely, near)
    if asks_rules(question.text):
        rules = matching_rules(memory.claims_on(PROFILE), need)
        if rules:
            return Choice(tuple(rules))
    by_attr = _by_attr(timely, need)
    if by_attr:
        return _with_replaced(by_attr, eligible, question)
    group, group_score = _by_group(timely, need, memory)
    scored = _scored(timely, need, memory, likeness, enough)
    if asks_now(question):
        scored = newest_first(scored)
    if group and group_score >= ENOUGH_IN_ORDER and asks_order(question.text):
        return Choice(tuple(asked_steps(question.text, group)), best=group_score, is_whole=True)
    if group and group_score >= max(enough, scored[0][0] if scored else 0.0):
        return Choice(tuple(group), best=group_score, is_whole=True)
    scored = scored or (_by_meaning(timely, near, question) if by_meaning else [])
    if not scored:
        return Choice(reason="not_sure_enough" if timely else "not_at_that_time")
    kept = spread(scored, share=_share(question), most=_most(question))
    kept = of_newest(kept) if wants_newest(question) else kept
    return _with_replaced([claim for _, claim in kept], eligible, question, best=kept[0][0])


def _scored(
    claims: Sequence[KnownClaim],
    need: Need,
    memory: MemoryView,
    likeness: Mapping[tuple[tuple[str, str], ...], float],
    enough: float,
) -> list[tuple[float, KnownClaim]]:
    """Return the claims that meet a need well enough, best first."""
    scored = sorted(
        ((_score(claim, need, memory), claim) for claim in claims),
        # Likeness of meaning orders what the words let through; it never lets anything through by itself.
        key=lambda pair: (
            -pair[0] - NEARNESS * min(1.0, max(0.0, likeness.get(pair[1].evidence, 0.0) / 6)),
            pair[1].kind != "claim",
            "“" in pair[1].text,
            -pair[1].bm25,
            pair[1].path,
            pair[1].anchor,
        ),
    )
    return [pair for pair in scored if pair[0] >= enough and coverage(pair[1], need) >= LEAST_OWN]


def _score(claim: KnownClaim, need: Need, memory: MemoryView) -> float:
    """Return how well a claim answers: less by far when it holds no value of the kind asked for."""
    score = match(claim, need, memory.surroundings(claim))
    question = need.question
    if question.kind == "yes_no" or question.wants_all or claim.on or claim.since or claim.by or claim.until:
        return score
    if not lacks_value(question.text, claim.text, need.own_names):
        return score
    return 0.0 if must_hold(question.text) else score - WITHOUT_VALUE


def _by_meaning(
    claims: Sequence[KnownClaim], near: Mapping[tuple[str, str], float], question: Question
) -> list[tuple[float, KnownClaim]]:
    """Return the claims that stand out in meaning where no words decide; empty without an embedder."""
    found = sorted(
        (
            (standing, claim)
            for claim in claims
            if (standing := near.get((claim.path, claim.anchor), 0.0)) >= STANDS_OUT
            and not (must_hold(question.text) and lacks_value(question.text, claim.text))
        ),
        key=lambda pair: (-pair[0], pair[1].path, pair[1].anchor),
    )
    return newest_first(found) if asks_now(question) else found


def _most(question: Question) -> int:
    """Return how many sentences an answer may have: one more than asked for does harm where one value is asked for."""
    if question.wants_all:
        return MOST_IN_LIST
    if asks_now(question):
        return 1
    return MOST_FOR_ONE_VALUE if question.kind in ONE_VALUE else MOST_SENTENCES


def _share(question: Question) -> float:
    if question.wants_all:
        return SHARE_IN_LIST
    return SHARE_FOR_ONE_VALUE if question.kind in ONE_VALUE else SHARE_OF_BEST


def is_about(claim: KnownClaim, need: Need, memory: MemoryView, *, subject_known: bool) -> bool:
    """Tell whether a claim is about the one asked about: somebody else's fact is worse than none."""
    question = need.question
    if not question.subject:
        return True
    if question.subject == PERSON:
        return _is_about_asker(claim, question, memory)
    if subject_known:
        names = memory.names_of(need.subject_path)
        return claim.subject == need.subject_path or any(stands_in(name, claim.text) for name in names)
    if need.must:
        others = memory.kind_of(claim.subject) == "person" and claim.subject != PROFILE
        return bool(need.must & words_in(claim.text)) and not others and not claim.subject.startswith("~")
    return stands_in(question.subject, claim.text) or names_thing(claim, question)


def _is_about_asker(claim: KnownClaim, question: Question, memory: MemoryView) -> bool:
    """Tell whether a claim is about the one who asks, or about somebody whom the question names."""
    if claim.subject.startswith("~"):  # somebody in passing, who has no page
        return stands_in(claim.subject[1:].replace("-", " "), question.text)
    if claim.kind == "note" and is_of_others(claim.text.split("“", 1)[-1]):
        return False
    if claim.subject in ("", PROFILE) or memory.kind_of(claim.subject) in SHARED_KINDS:
        return True
    return any(stands_in(name, question.text) for name in memory.names_of(claim.subject))


def is_timely(claim: KnownClaim, question: Question) -> bool:
    """Tell whether a claim speaks of the time asked about: now, a period, or what was before."""
    is_state = bool(claim.attr) and not claim.attr.startswith("preference") and not claim.attr.endswith("schedule")
    asked = {claim.attr, claim.attr.removeprefix(f"{question.subject} ")} & set(question.attrs)
    is_day = bool(asked) and claim.attr.split()[-1] in ("birthday", "deadline", "date", "day")
    if question.kind == "when" and is_state and not is_day and not (claim.on or claim.since or claim.by or claim.until):
        return False  # the day on which a state was mentioned is not the day on which anything happened
    if is_only_planned(claim.text, question.text):
        return False
    if question.as_of is not None:
        return claim.holds_in(question.as_of)
    if not question.wants_past and claim.kind == "note" and "“" in claim.text and is_of_past(claim.text):
        return False
    if question.wants_past:
        return True
    return claim.current


def _by_group(claims: Sequence[KnownClaim], need: Need, memory: MemoryView) -> tuple[list[KnownClaim], float]:
    """Return the workflow or list that meets the need best as a whole, with its score."""
    best: tuple[float, list[KnownClaim]] = (0.0, [])
    for path in dict.fromkeys(claim.path for claim in claims if claim.kind == "claim"):
        if memory.kind_of(path) not in ("workflow", "list"):
            continue
        entries = [claim for claim in memory.claims_on(path) if claim.current]
        if entries:
            title = next(iter(memory.names_of(path)), "")
            score = match_group(title, entries, need, " ".join(memory.surroundings(entries[0])))
            best = max(best, (score, entries), key=lambda pair: pair[0])
    return best[1][:MOST_IN_LIST], best[0]


def _by_attr(claims: Sequence[KnownClaim], need: Need) -> list[KnownClaim]:
    """Return the claims of the first attribute that has any, newest first."""
    question = need.question
    for attr in question.attrs:
        alike = [one for one in question.attrs if one == attr or family_of(one) == family_of(attr) != ""]
        shares = [(max(share_named(claim, one, need) for one in alike), claim) for claim in claims]
        best = max((share for share, _ in shares), default=0.0)
        found = [claim for share, claim in shares if share and share == best]
        if 0.0 < best < 1.0 and asks_now(question):
            found = last_said([claim for share, claim in shares if share])
        # without a subject it may be anybody's name
        telling = bool(need.subject_path) and (attr in TELLING_ATTRS or attr.endswith((" name", " day")))
        loose = telling or not need.groups or (len(need.groups) == 1 and attr not in VAGUE_ATTRS)
        found = [claim for claim in found if loose or coverage(claim, need) >= ENOUGH_WITH_ATTR]
        if question.wants_past:
            found = [claim for claim in found if not claim.current] or found
        found = [claim for claim in found if not is_of_end(claim.text)] or found
        if found:
            pages = [claim for claim in found if claim.kind == "claim"] or found
            newest = sorted(pages, key=lambda claim: (claim.starts is not None, claim.starts or 0), reverse=True)
            if len(alike) > 1 and not question.wants_all:  # one thing by several names: what was said before is past
                newest = [claim for claim in newest if claim.starts == newest[0].starts]
            return newest[: MOST_IN_LIST if question.wants_all else MOST_SENTENCES]
    return []


def _with_replaced(
    chosen: Sequence[KnownClaim], eligible: Sequence[KnownClaim], question: Question, best: float = 1.0
) -> Choice:
    """Add what the chosen claims replaced: earlier values of the same attribute of the same subject."""
    if question.wants_past or question.as_of is not None:
        return Choice(tuple(chosen), best=best)
    keys = {(claim.subject, claim.attr) for claim in chosen if claim.attr}
    past = [
        claim
        for claim in eligible
        if claim.kind == "claim" and not claim.current and (claim.subject, claim.attr) in keys
    ]
    past.sort(key=lambda claim: (claim.ends is not None, claim.ends or 0), reverse=True)
    return Choice(tuple(chosen), tuple(past), best=best)
