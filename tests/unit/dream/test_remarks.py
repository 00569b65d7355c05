"""Remarks: what no grammar reworded is kept as said; questions, code and what is covered are not."""

import pytest

from reverie.dream.remarks import remarks
from reverie.model.session import Message
from tests.unit.dream.conftest import statement


def left(text, *statements, language="en"):
    return [one.quote for one in remarks(Message("m1", "user", text), statements, language, "Nadia")]


def test_a_telling_sentence_that_no_statement_covers_is_kept_with_its_speaker():
    text = "The whole courtyard smelled of orange blossom yesterday."
    (one,) = remarks(Message("m1", "user", text), (), "en", "Nadia")
    assert one.quote == text
    assert one.kind == "remark"
    assert one.text.startswith("Nadia said: “")
    assert text in one.text


@pytest.mark.parametrize(
    "text",
    [
        "Could you check the courtyard drains before winter?",
        "If I moved to Bergen, what would a flat cost?",
        "Thanks!",
        "```\nthe courtyard drains are blocked by leaves\n```",
    ],
)
def test_what_tells_nothing_is_left_out(text):
    assert left(text) == []


def test_what_a_statement_quotes_is_not_kept_twice():
    text = "The courtyard smelled of orange blossom."
    assert left(text, statement("The courtyard smelled.", quote=text)) == []
    assert left(text, statement("It smelled.", quote="The courtyard smelled of orange")) == []


def test_a_sentence_of_which_little_is_covered_is_kept():
    text = "The courtyard smelled of orange blossom, and half the parish came to see the fountain run again."
    assert left(text, statement("The courtyard smelled.", quote="The courtyard")) == [text]


def test_quotation_marks_inside_do_not_end_the_quotation():
    (one,) = remarks(Message("m1", "user", "The sign says “keep the gate shut at night” in red."), (), "en", "Nadia")
    assert one.text.count("“") == one.text.count("”") == 1
