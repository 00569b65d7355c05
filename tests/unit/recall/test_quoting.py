"""Quoting: the person's own words where no claim answers, never a question, never about somebody else."""

from datetime import UTC, datetime

from reverie.recall.matching import prepare
from reverie.recall.quoting import LONGEST, MOST, Said, closest
from tests.unit.recall.conftest import question

AT = datetime(2026, 3, 2, tzinfo=UTC)


def said(text, number=1, around=""):
    return Said(f"sessions/undated/7f3ak2m9qx/transcript.md#m{number}", text, "en", AT, around)


def quotes(messages, *keywords, about_person=True):
    need = prepare(question("", *keywords), "", {}, 10)
    return [one.words for one in closest(need, messages, about_person=about_person)]


BLOSSOM = "The whole courtyard smelled of orange blossom."


def test_the_closest_words_are_quoted():
    others = [said("I sang in the choir.", 2)]
    assert quotes([said(BLOSSOM), *others], "courtyard", "smelled", "blossom") == [BLOSSOM]


def test_words_that_are_not_close_enough_are_not_quoted():
    assert quotes([said(BLOSSOM)], "courtyard", "price", "renovation") == []


def test_questions_and_what_ifs_are_never_quoted():
    texts = ["Does the courtyard smell of orange blossom?", "If the courtyard smelled of blossom, I would move."]
    assert quotes([said(text) for text in texts], "courtyard", "blossom") == []


def test_what_is_told_of_somebody_else_does_not_answer_for_the_person():
    told = said("She sells orange blossom at the courtyard gate.")
    assert quotes([told], "blossom", "courtyard") == []
    assert quotes([told], "blossom", "courtyard", about_person=False) != []


def test_a_quotation_takes_in_its_neighbours_but_stays_short():
    text = " ".join(f"The courtyard has bed number {number} of blossom." for number in range(40))
    (words,) = quotes([said(text)], "courtyard", "blossom")
    assert len(words) <= LONGEST
    assert words in text


def test_at_most_a_few_are_given_the_best_first():
    messages = [said(f"{BLOSSOM} Year {number}.", number) for number in range(1, 6)]
    assert len(quotes(messages, "courtyard", "blossom")) <= MOST
