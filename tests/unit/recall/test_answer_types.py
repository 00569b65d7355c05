"""Kinds of values: a question after a weekday, a sum or a name is answered by what holds one."""

import pytest

from reverie.recall.answer_types import asked_type, lacks_value
from tests.unit.recall.conftest import chosen, question, texts, told


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ("On which evening does my choir meet?", "weekday"),
        ("Em que dia da semana é o ensaio?", "weekday"),
        ("我们星期几练琴？", "weekday"),
        ("What time is the class?", "hour"),
        ("A que horas é a aula?", "hour"),
        ("几点上课？", "hour"),
        ("How much do I charge for a lesson?", "money"),
        ("Quanto pago de renda?", "money"),
        ("房租多少钱？", "money"),
        ("How many lessons are left?", "amount"),
        ("What colour is my bike?", "colour"),
        ("我的车是什么颜色？", "colour"),
        ("In what year did I open the shop?", "year"),
        ("Qual é o ano da minha moto?", "year"),
        ("What dose of ramipril is Edmund on?", "amount"),
        ("Qual é a dose do remédio?", "amount"),
        ("我的车牌尾号是多少？", "amount"),
        ("盆里的水调到多少度？", "temperature"),
        ("At what temperature do I wash it?", "temperature"),
        ("A quantos graus lavo a lã?", "temperature"),
    ],
)
def test_the_kind_that_a_question_asks_for(asked, kind):
    found = asked_type(asked)
    assert found is not None
    assert found.name == kind


@pytest.mark.parametrize(
    ("asked", "without", "holding"),
    [
        ("Which day of the week is choir?", "The choir has changed its evening.", "We sing on Wednesdays."),
        ("Em que dia da semana é o ensaio?", "O ensaio mudou.", "O ensaio passa para quinta."),
        ("我们星期几练琴？", "练琴的时间改了。", "改到周四练琴。"),
        ("盆里的水调到多少度？", "现在130一只。", "水温38度。"),
        ("A quantos graus lavo a lã?", "São 130 euros.", "Lavo a 30 graus."),
        ("How much do I owe Otto?", "Otto is a 9 year old lab.", "Nadia owes Otto 240 euros."),
        ("Quanto custou a carrinha?", "É uma carrinha de 2018.", "Custou 5.400 euros."),
        ("What colour is my bike?", "Nadia's bike is old.", "Nadia's bike is dark green."),
        ("What is the name of Ana's husband?", "Ana's husband builds bridges.", "Ana is married to Rui."),
        ("班主任姓什么？", "班主任很严。", "班主任姓徐。"),
    ],
)
def test_what_holds_no_such_value_lacks_it(asked, without, holding):
    assert lacks_value(asked, without)
    assert not lacks_value(asked, holding)


def test_any_words_may_answer_where_no_kind_is_asked_for():
    assert asked_type("Why did I leave?") is None
    assert not lacks_value("Why did I leave?", "The hall was cold.")


def test_what_holds_the_value_answers_before_what_holds_the_words(account):
    told(
        account,
        ("Nadia's choir has changed its evening.", {"kind": "event", "topic": "music"}),
        ("Nadia's choir meets on Wednesdays.", {"topic": "music"}),
    )
    choice = chosen(account, question("On which evening does my choir meet?", "evening", "choir", kind="which"))
    assert texts(choice.claims)[0] == "Nadia's choir meets on Wednesdays."


def test_of_two_places_the_one_said_last_answers(account):
    told(account, ("Nadia's workshop is in Alder Street.", {"topic": "work"}))
    told(account, ("Nadia's workshop is in Birch Street.", {"topic": "work"}), name="s02", days=60)
    choice = chosen(account, question("Where is my workshop?", "workshop", kind="where", expects="place"))
    assert texts(choice.claims) == ["Nadia's workshop is in Birch Street."]


def test_what_is_done_in_somebodys_name_asks_for_no_name():
    assert not lacks_value("Como terminam as cartas que escreve em meu nome?", "com estima")
    assert lacks_value("Qual é o nome do cão?", "é um rafeiro")
