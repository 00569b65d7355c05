"""What a Chinese question asks for."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import PERSON
from reverie.text.chinese import GRAMMAR

NOW = datetime(2025, 11, 20, 12, tzinfo=UTC)


def ask(text):
    return GRAMMAR.read_question(text, now=NOW, timezone="Asia/Shanghai", person_names=["文澜"])


@pytest.mark.parametrize(
    ("text", "kind", "subject", "attr"),
    [
        ("我住在哪里？", "where", PERSON, "home"),
        ("我叫什么名字？", "what", PERSON, "name"),
        ("我儿子叫什么？", "what", "son", "name"),
        ("文澜的妈妈是做什么的？", "what", "mother", "role"),
        ("我妹妹小雨在哪儿工作？", "where", "小雨", "employer"),
        ("老周对什么过敏？", "what", "老周", "allergy"),
        ("我喜欢秋葵吗？", "yes_no", PERSON, "preference: 秋葵"),
        ("我最喜欢的颜色是什么？", "what", PERSON, "favourite colour"),
        ("我家的宠物叫什么名字？", "what", "pet", "name"),
        ("我还吃素吗？", "yes_no", PERSON, "diet"),
        ("我怎么去上班？", "how", PERSON, "commute"),
        ("灯塔的截止日期是哪天？", "when", "灯塔", "deadline"),
    ],
)
def test_whose_and_which_attribute(text, kind, subject, attr):
    question = ask(text)

    assert (question.kind, question.subject) == (kind, subject)
    assert attr in question.attrs


def test_the_time_asked_about():
    question = ask("2025年3月我住在哪儿？")

    assert (str(question.as_of.first), str(question.as_of.last)) == ("2025-03-01", "2025-03-31")
    assert "home" in question.attrs


@pytest.mark.parametrize(
    ("text", "past"), [("我以前住哪？", True), ("我住哪？", False), ("装坛之前还要加什么？", False)]
)
def test_asks_for_what_was_before(text, past):
    assert ask(text).wants_past is past


def test_keywords_hold_content_only():
    question = ask("公开课那次，我们用什么代替了激光笔？")

    assert "激光笔" in question.keywords
    assert not {"什么", "我们", "了"} & set(question.keywords)
    assert len(question.keywords) == len(question.synonyms)


def test_counts_and_lists_want_everything():
    assert ask("我去过哪些城市？").wants_all
    assert ask("我有几只羊？").expects == "number"
