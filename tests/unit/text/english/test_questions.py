"""What English questions ask: about whom, with which keys, for which time."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import PERSON, Question
from reverie.text.english import GRAMMAR

NOW = datetime(2025, 6, 10, tzinfo=UTC)


def ask(text: str) -> Question:
    return GRAMMAR.read_question(text, now=NOW, timezone="UTC", person_names=["Nadia Reis"])


ASKED = [
    ("Where do I live?", PERSON, "where", "home"),
    ("Which town do I live in?", PERSON, "which", "home"),
    ("What do I do for a living?", PERSON, "what", "role"),
    ("Which company do I work for now?", PERSON, "which", "employer"),
    ("What does my sister Ana do for a living?", "Ana", "what", "role"),
    ("What is my mother's job?", "mother", "what", "role"),
    ("What is Attracta allergic to?", "Attracta", "what", "allergy"),
    ("What medicine am I allergic to?", PERSON, "what", "allergy"),
    ("How old is my eldest?", "child", "how_old", "age"),
    ("What's my dog's name?", "dog", "what", "name"),
    ("What kind of dog do I have?", PERSON, "what", "pet"),
    ("What is my favourite colour?", PERSON, "what", "favourite colour"),
    ("Do I like okra?", PERSON, "yes_no", "preference: okra"),
    ("Am I vegetarian?", PERSON, "yes_no", "diet"),
    ("When is the launch?", "", "when", "launch date"),
    ("What's the budget for the kitchen?", "", "what", "kitchen budget"),
    ("Who is our partner in Kyoto?", PERSON, "who", "partner in kyoto"),
    ("Which format should the report be in?", "", "which", "report format"),
    ("Where does Nadia live?", PERSON, "where", "home"),
    ("remind me what car I drive", PERSON, "what", "car"),
]


@pytest.mark.parametrize(("text", "subject", "kind", "attr"), ASKED)
def test_a_question_has_subject_kind_and_key(text: str, subject: str, kind: str, attr: str) -> None:
    question = ask(text)
    assert (question.subject, question.kind, question.attrs[0]) == (subject, kind, attr)


def test_a_period_is_resolved_and_leaves_the_keywords() -> None:
    question = ask("Where did I live in March 2025?")
    assert question.as_of is not None
    assert str(question.as_of.first) == "2025-03-01"
    assert "2025" not in question.keywords


def test_the_past_and_lists_are_noticed() -> None:
    assert ask("Where did I live before Braga?").wants_past
    assert not ask("What do I check right before posting?").wants_past
    assert ask("Which books have I read?").wants_all
    assert ask("With which motors was the pump measured?").wants_all
    assert not ask("Which bus do I take?").wants_all


def test_keywords_come_with_their_synonyms() -> None:
    question = ask("What bike did I buy?")
    assert len(question.synonyms) == len(question.keywords)
    assert "bought" in question.synonyms[question.keywords.index("buy")]


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("I moved to Braga.", "Where do I live?"),
        ("The launch is on 12 May.", "When is the launch?"),
        ("Sora City Lab is our partner in Kyoto.", "Who is our partner in Kyoto?"),
        ("My sister's favourite colour is teal.", "What is my sister's favourite colour?"),
        ("I can't stand okra any more.", "Do I like okra?"),
        ("Always send the report as PDF, never PNG.", "Which format should reports be in?"),
        ("I use Figma for wireframes.", "Which tool do I use for wireframes?"),
    ],
)
def test_statement_and_question_meet_in_one_key(statement: str, asked: str) -> None:
    from reverie.text.grammar import Setting

    keys = {s.attr for s in GRAMMAR.read_message(statement, Setting("Nadia", True, said_at=NOW)).statements}
    assert keys & set(ask(asked).attrs)
