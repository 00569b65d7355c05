"""How well a claim answers: more of the question's words is more, rare words weigh more, kinds of answers count."""

import pytest

from reverie.model.known import KnownClaim
from reverie.recall.matching import held_share, match, match_group, prepare, spread
from tests.unit.recall.conftest import question

NADIA = "knowledge/profile.md"


def claim(text, *, anchor="^k1", evidence=(("s01", "m1"),), **fields):
    return KnownClaim(NADIA, anchor, "claim", text, NADIA, evidence=evidence, **fields)


def need(text, *keywords, frequency=None, total=100, **fields):
    return prepare(question(text, *keywords, **fields), NADIA, frequency or {}, total)


def test_more_words_of_the_question_score_more():
    asked = need("Which boat do I sail on Sundays?", "boat", "sail", "sundays")
    scores = [
        match(claim(text), asked)
        for text in ("Nadia sings.", "Nadia has a boat.", "Nadia can sail a boat.", "On Sundays Nadia sails a boat.")
    ]
    assert scores == sorted(scores)
    assert len(set(scores)) == 4


def test_a_rare_word_weighs_more_than_a_common_one():
    asked = need("", "kayak", "nadia", frequency={"nadia": 100, "kayak": 1})
    assert match(claim("The kayak leaks."), asked) > match(claim("Nadia sings."), asked)


def test_a_synonym_counts_less_than_the_word_itself():
    asked = prepare(
        question("Which boat do I have?", "boat").__class__(
            "Which boat do I have?", "en", "what", keywords=("boat",), synonyms=(("kayak",),)
        ),
        NADIA,
        {},
        1,
    )
    same, other, none = (
        match(claim(text), asked) for text in ("Nadia has a boat.", "Nadia has a kayak.", "Nadia sings.")
    )
    assert same > other > none


def test_words_elsewhere_in_the_message_count_less_and_words_around_it_least():
    asked = need("", "kayak")
    here = match(claim("Nadia has a kayak."), asked)
    message = match(claim("Nadia paddles it."), asked, ("I have a kayak. I paddle it.", ""))
    around = match(claim("Nadia paddles it."), asked, ("I paddle it.", "About the kayak"))
    nowhere = match(claim("Nadia paddles it."), asked, ("I paddle it.", ""))
    assert here > message > around > nowhere


def test_the_attribute_asked_for_counts():
    asked = need("", "home", attrs=("home",))
    assert match(claim("Nadia lives in Porto.", attr="home"), asked) > match(claim("Nadia lives in Porto."), asked)


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("when", "Nadia bought the kayak on 2026-03-02.", "Nadia bought the kayak."),
        ("how_many", "Nadia has 3 kayaks.", "Nadia has kayaks."),
        ("who", "Otto bought the kayak.", "it was bought, the kayak."),
    ],
)
def test_an_answer_of_the_kind_asked_for_scores_more(kind, good, bad):
    asked = need("", "kayak", kind=kind)
    assert match(claim(good), asked) > match(claim(bad), asked)


def test_a_question_without_words_matches_nothing_by_words():
    assert match(claim("Nadia sings."), need("?")) <= 0


def test_a_workflow_is_matched_by_its_title_too():
    asked = need("", "weekly", "report")
    steps = [claim("Send the sheet."), claim("Call Otto.", anchor="^k2")]
    assert match_group("Weekly report", steps, asked) > match_group("Other", steps, asked)
    assert match_group("Weekly report", steps, asked) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("own", "tokens", "low", "high"),
    [
        ({"a"}, {"a", "b"}, 1, 1),
        ({"a"}, {"b"}, 0, 0),
        ({"a", "b"}, {"a"}, 0.5, 0.99),
        ({"a", "b", "c", "d"}, {"a"}, 0.5, 0.5),
    ],
)
def test_part_of_a_word_of_several_signs_counts_in_part(own, tokens, low, high):
    assert low <= held_share(frozenset(own), frozenset(own), tokens) <= high


def test_nothing_far_behind_the_best_is_kept_and_no_words_twice():
    first, near, far = (claim(f"Sentence {n}.", anchor=f"^k{n}", evidence=((f"s{n}", "m1"),)) for n in (1, 2, 3))
    twin = claim("Sentence 4.", anchor="^k4", evidence=first.evidence)
    kept = spread([(1.0, first), (0.99, twin), (0.95, near), (0.5, far)], share=0.9, most=5)
    assert [one.anchor for _, one in kept] == ["^k1", "^k2"]
    assert len(spread([(1.0, first), (0.95, near)], share=0.9, most=1)) == 1
