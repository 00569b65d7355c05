"""Wording: each sentence with its date, a verdict first where one is asked for, in the question's language."""

from datetime import UTC, date, datetime

import pytest

from reverie.model.known import KnownClaim
from reverie.model.statement import DateSpan, Question
from reverie.recall.choosing import Choice
from reverie.recall.quoting import Quotation, Said
from reverie.recall.wording import quoted, worded
from reverie.text.grammars import GRAMMARS

NOW = datetime(2028, 3, 15, tzinfo=UTC)
SPAN = DateSpan(date(2026, 3, 2), date(2026, 3, 2))
PATH = "knowledge/profile.md"


def claim(text, **fields):
    return KnownClaim(PATH, "^k1", "claim", text, PATH, **fields)


def answer(text, kind="what", asked="", language="en", **fields):
    question = Question(asked, language, kind)
    return worded(Choice((claim(text, **fields),)), question, GRAMMARS[language], NOW)


@pytest.mark.parametrize("name", ["since", "on", "by", "said"])
def test_a_sentence_is_followed_by_its_date(name):
    assert "2026-03-02" in answer("Nadia lives in Porto.", **{name: SPAN})


def test_a_date_that_the_sentence_has_is_not_said_twice():
    assert answer("Nadia moved on 2026-03-02.", on=SPAN).count("2026-03-02") == 1


def test_what_is_past_is_given_its_end():
    past = answer("Nadia lives in Porto.", current=False, said=SPAN, until=DateSpan(None, date(2026, 5, 31)))
    assert "2026-05-31" in past
    assert "2026-05-31" not in answer("Nadia lives in Porto.", said=SPAN, until=DateSpan(None, date(2026, 5, 31)))


def test_a_sentence_without_a_stop_gets_one_and_without_a_date_no_brackets():
    assert answer("Nadia lives in Porto") == "Nadia lives in Porto."


@pytest.mark.parametrize(
    ("text", "asked", "language", "begins"),
    [
        ("Nadia likes okra.", "Do I like okra?", "en", "Yes"),
        ("Nadia can't stand okra.", "Do I like okra?", "en", "No"),
        ("Nadia does not eat okra.", "Don't I eat okra?", "en", "Yes"),
        ("A Nadia gosta de quiabo.", "Gosto de quiabo?", "pt", "Sim"),
        ("A Nadia não gosta de quiabo.", "Gosto de quiabo?", "pt", "Não"),
        ("Nadia喜欢秋葵。", "我喜欢秋葵吗？", "zh", "是"),
        ("Nadia不喜欢秋葵。", "我喜欢秋葵吗？", "zh", "不"),
    ],
)
def test_the_verdict_comes_first(text, asked, language, begins):
    assert answer(text, "yes_no", asked, language).startswith(begins)


def test_what_no_longer_holds_is_neither_yes_nor_plain_no():
    past = answer("Nadia is vegetarian.", "yes_no", "Am I vegetarian?", current=False)
    assert past.startswith(GRAMMARS["en"].phrase("no_longer"))


def test_a_sentence_that_denies_twice_gives_no_verdict():
    text = "Nadia is not the one who can't eat nuts."
    assert answer(text, "yes_no", "Can I eat nuts?") == text


@pytest.mark.parametrize(
    ("keywords", "synonyms", "begins"),
    [
        (("live", "Porto"), (("lives",), ()), "Yes"),
        (("live", "Bergen"), (("lives",), ()), "Nadia"),
        (("reside", "Porto"), (("lives", "lived"), ()), "Yes"),
        (("home", "Porto"), ((), ()), "Yes"),
    ],
)
def test_there_is_no_verdict_over_another_value_than_the_one_asked_about(keywords, synonyms, begins):
    question = Question("Do I?", "en", "yes_no", keywords=keywords, synonyms=synonyms)
    known = Choice((claim("Nadia lives in Porto.", attr="home"),))
    assert worded(known, question, GRAMMARS["en"], NOW).startswith(begins)


@pytest.mark.parametrize(("food", "begins"), [("nuts", "Yes"), ("liver", "No")])
def test_a_rule_with_an_exception_answers_for_what_it_does_not_name(food, begins):
    question = Question(f"Do I eat {food}?", "en", "yes_no", keywords=("eat", food), synonyms=((), ()))
    known = Choice((claim("Nadia eats anything except liver."),))
    assert worded(known, question, GRAMMARS["en"], NOW).startswith(begins)


@pytest.mark.parametrize("text", ["Except for liver, Nadia eats anything.", "Nadia除了肝什么都吃。"])
def test_an_exception_that_stands_first_gives_no_verdict(text):
    assert answer(text, "yes_no", "Do I eat nuts?") == text


def test_two_clauses_that_deny_one_thing_each_are_a_plain_no():
    text = "Nadia doesn't eat meat and doesn't drink coffee."
    assert answer(text, "yes_no", "Do I eat meat?").startswith("No")


def test_an_age_said_years_ago_has_grown():
    assert "10" in answer("Nadia's eldest is 8.", "how_old", said=DateSpan(date(2026, 3, 1), date(2026, 3, 1)))
    assert "about" not in answer("Nadia's eldest is 8.", "how_old", said=DateSpan(NOW.date(), NOW.date()))


@pytest.mark.parametrize("language", ["en", "pt", "zh"])
def test_quoted_words_carry_the_day_in_the_askers_zone(language):
    said = Said("t.md#m1", "x", language, datetime(2026, 3, 2, 23, 30, tzinfo=UTC), "")
    text = quoted(Quotation(said, "the very words", 1.0), "Nadia", GRAMMARS[language], "Asia/Shanghai")
    assert "the very words" in text
    assert "2026-03-03" in text


def test_quoted_words_without_a_time_have_no_day():
    said = Said("t.md#m1", "x", "en", None, "")
    assert "(" not in quoted(Quotation(said, "the very words", 1.0), "Nadia", GRAMMARS["en"], "UTC")
