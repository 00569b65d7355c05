"""What names no figure answers no question for an amount, and what is only planned none for what was done."""

import pytest

from reverie.model.known import KnownClaim
from reverie.model.statement import Question
from reverie.recall.matching import may_answer, prepare
from reverie.text.telling import is_only_planned

ASKED = Question("Por quanto comprei a Berlingo?", "pt", "what", attrs=("price", "rent"))


def may(text, asked=ASKED):
    claim = KnownClaim("knowledge/profile.md", "k1", "claim", text, "")
    return may_answer(claim, prepare(asked, "", {}, 1))


@pytest.mark.parametrize(
    "text",
    ["Nadia comprou uma Berlingo por 4.000 euros.", "A van custou quatro mil.", "面包车两千块。", "It cost 900."],
)
def test_a_figure_may_answer(text):
    assert may(text)


@pytest.mark.parametrize("text", ["Nadia ficou com uma Berlingo de 2018.", "A Berlingo chegou em 2025-03-02."])
def test_years_and_days_are_no_amounts(text):
    assert not may(text)
    assert may(text, Question("Que carro tenho?", "pt", "which", attrs=("car",)))


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("Nadia está a pensar comprar uma carrinha.", "Que carrinha comprei?"),
        ("Nadia wants to buy a van.", "Which van did I buy?"),
        ("Nadia在考虑买一辆车。", "我买了什么车？"),
    ],
)
def test_a_plan_is_not_the_deed(words, question):
    assert is_only_planned(words, question)
    assert not is_only_planned(words, "Que carrinha quero?")
