"""Verification: a statement may say no more than its words; each doubt has the name of its rule."""

from datetime import date

import pytest

from reverie.dream.verify import doubts
from reverie.model.session import Message
from reverie.model.statement import DatedFact, DateSpan
from tests.unit.dream.conftest import saying


def found(text, heard, *, before="", known=(), owner="Nadia", **fields):
    one = saying(text, quote=fields.pop("quote", heard), **fields)
    preceding = Message("m1", "assistant", before) if before else None
    return [
        doubt.rule for doubt in doubts(one, Message("m2", "user", heard), preceding, set(known).__contains__, owner)
    ]


@pytest.mark.parametrize(
    ("text", "heard", "rules"),
    [
        ("Nadia lives in Braga.", "I live in Braga.", []),
        ("Nadia paid 40 euros.", "I paid 40 euros.", []),
        ("Nadia paid 45 euros.", "I paid 40 euros.", ["number"]),
        ("Nadia paid 1,200 euros.", "I paid 1200 euros.", []),
        ("Nadia met Otto in Braga.", "I met him in Braga.", ["name"]),
        ("Nadia likes okra.", "I do not like okra.", ["negation"]),
        ("Nadia does not like okra.", "I do not like okra.", []),
        ("A Nadia gosta de quiabo.", "Não gosto nada de quiabo, Nadia.", ["negation"]),
        ("Nadia喜欢秋葵。", "我不喜欢秋葵。", ["negation"]),
        ("Nadia的手术顺利，改到了十号。", "手术顺利，不过改到了十号。", []),
    ],
)
def test_each_rule(text, heard, rules):
    assert found(text, heard) == rules


def test_words_that_are_not_in_the_message_are_no_quotation():
    assert found("Nadia lives in Braga.", "I live in Braga.", quote="I live in Porto") == ["quotation"]


def test_a_short_answer_may_take_names_and_numbers_from_the_question_before_it():
    assert found("Nadia met Otto at 10.", "Yes, him.", before="Did you meet Otto at 10?") == []


def test_a_name_of_a_known_subject_may_stand_for_a_pronoun():
    assert found("Nadia met Otto.", "I met him.", known={"Otto"}) == []


def test_the_owners_own_name_is_always_known():
    assert found("Otto's friend Nadia Costa sings.", "Otto and I sing.", owner="Nadia Costa") == []


def test_steps_are_numbered_by_us():
    assert found("Step 3: Nadia sends the report.", "then I send the report", kind="workflow", group="Report") == []


def test_a_computed_month_may_be_written_without_its_nought():
    month = DatedFact("on", DateSpan(date(2025, 7, 1), date(2025, 7, 31)), "下个月")
    assert found("Nadia的妈妈2025年7月做手术。", "我妈下个月做手术", dates=(month,)) == []
