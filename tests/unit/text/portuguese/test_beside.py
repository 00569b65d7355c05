"""Half sentences beside others: days, jobs, moves, studies and corrections are told straight and keyed."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import SPEAKER
from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

SAID = datetime(2025, 10, 6, 19, tzinfo=UTC)


def read(text):
    setting = Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon")
    return GRAMMAR.read_message(text, setting).statements


SETS = [
    ("Estou de saída para o ensaio, que agora é às quintas.", SPEAKER, "ensaio schedule", "às quintas"),
    ("à noite há ensaio, agora é às sextas, desde que o maestro saiu", SPEAKER, "ensaio schedule", "às sextas"),
    ("larguei a confeitaria! agora sou só bolo de rolo", SPEAKER, "employer", "conta própria"),
    ("Agora estou por conta própria.", SPEAKER, "employer", "conta própria"),
    ("a única alergia que tenho é à penicilina", SPEAKER, "allergy", "penicilina"),
    ("nao sou alergica a dipirona. a minha é ibuprofeno.", SPEAKER, "allergy", "ibuprofeno"),
    ("mudamo a data do casorio: vai ser 22 de novembro.", "casorio", "date", "22 de novembro"),
    ("moro em Petrolina, pago 650. pode isso?", SPEAKER, "rent", "650"),
    ("Tenho a oficina em Tomar, na Rua Nova 15, há anos.", "oficina", "address", "Rua Nova 15"),
    ("a kelly foi embora, se mudou p aracaju, vendeu o salao", "Kelly", "home", "Aracaju"),
    ("É para a chegada da Rayane, ela estuda enfermagem em Caruaru.", "Rayane", "study", "enfermagem em Caruaru"),
    ("A minha filha Rita entrou em Medicina no Porto.", "Rita", "study", "Medicina"),
    ("eu q sou nautico, deus me livre", SPEAKER, "team", "Nautico"),
]


@pytest.mark.parametrize(("message", "subject", "attr", "value"), SETS)
def test_what_stands_beside_is_keyed(message, subject, attr, value):
    assert (subject, attr, value) in [(s.subject, s.attr, s.value) for s in read(message)]


@pytest.mark.parametrize(
    "message",
    [
        "larguei a Sofia",
        "larguei o café há um mês",
        "Saí do hospital ontem.",
        "deixei a oficina por causa da humidade",
        "A Rita entrou em Enfermagem em Coimbra.",
    ],
)
def test_what_is_left_or_entered_is_not_always_an_employer_or_a_medicine(message):
    assert not [s for s in read(message) if s.attr in {"medication", "employer"}]


def test_acts_in_a_row_behind_how_i_do_it_are_steps():
    found = read("anota como eu faço o feijão: deixo de molho 12 horas, cozinho 25 minutos, refogo alho e misturo tudo")
    steps = [s.text for s in found if s.kind == "workflow"]
    assert len(steps) == 3
    assert "12 horas" in steps[0]
    assert found[0].group == "feijão"
