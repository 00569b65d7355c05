"""Requests to forget, and sentences that only sound like one."""

import pytest

from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

ASKED = [
    ("Esquece o que eu disse sobre o estudo do sono.", "o estudo do sono"),
    ("esquece o q eu te falei sobre o remédio, não quero isso guardado em lugar nenhum", "o remédio"),
    ("Por favor, apaga isso.", ""),
    ("Não guardes isso.", ""),
    ("Não quero que isso fique registado.", ""),
    ("Apaga por favor tudo o que te contei sobre o meu divórcio.", "o meu divórcio"),
    ("O Abílio veio cá. Esqueça o que lhe disse da dívida dele.", "dívida de Abílio"),
]
NOT_ASKED = [
    "Não te esqueças de comprar pão.",
    "Esqueci-me do guarda-chuva no comboio.",
    "Não me esqueço do teu conselho.",
    "Esquece, é na terça.",
    "Nunca esqueço um aniversário.",
]


def requests(text):
    return GRAMMAR.read_message(text, Setting("Nadia", is_person=True)).forget


@pytest.mark.parametrize(("message", "target"), ASKED)
def test_a_request_to_forget_names_its_target(message, target):
    (request,) = requests(message)
    assert request.target == target
    assert request.quote in message


@pytest.mark.parametrize("message", NOT_ASKED)
def test_other_forgetting_is_no_request(message):
    assert requests(message) == ()
