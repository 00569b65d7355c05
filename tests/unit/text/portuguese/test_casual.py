"""What hasty Portuguese says: names in lower case, half sentences, facts in passing; and what stays unsaid."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import PERSON, SPEAKER, Statement
from reverie.text.dates import format_span
from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR
from reverie.text.portuguese.message.raising import raised

SAID = datetime(2025, 6, 4, 10, tzinfo=UTC)
"""A Wednesday."""


def read(text: str, timezone: str = "Europe/Lisbon", **around: str) -> tuple[Statement, ...]:
    setting = Setting("Nadia", is_person=True, said_at=SAID, timezone=timezone, **around)
    return GRAMMAR.read_message(text, setting).statements


RAISED = [
    ("o meu primo otto vive em leiria", "o meu primo Otto vive em Leiria"),
    ("fui com a olga ao mercado", "fui com a Olga ao mercado"),
    ("o gato, o faísca, fugiu", "o gato, o Faísca, fugiu"),
    ("a dona emília ligou", "a dona Emília ligou"),
    ("entrei na livraria horizonte em maio", "entrei na livraria Horizonte em maio"),
    ("reguei a rosa e a flor", "reguei a rosa e a flor"),
    ("a minha irmã mais nova riu-se", "a minha irmã mais nova riu-se"),
    ("trabalho na cozinha", "trabalho na cozinha"),
    ("Reguei a rosa com o nuno.", "Reguei a rosa com o nuno."),
]


@pytest.mark.parametrize(("text", "expected"), RAISED)
def test_names_in_lower_case_get_their_capital_only_where_the_words_show_them(text, expected):
    assert raised(text) in {expected, expected.replace("livraria", "Livraria")}


@pytest.mark.parametrize("text", [text for text, _ in RAISED])
def test_raising_keeps_every_place(text):
    assert raised(text).casefold() == text.casefold()


SETS = [
    ("não posso com glúten, fico de rastos", SPEAKER, "allergy", "glúten"),
    ("a minha colega petra não pode com amendoim", "Petra", "allergy", "amendoim"),
    ("não provo a mousse porque tenho alergia a ovos", SPEAKER, "allergy", "ovos"),
    ("alergia a morangos, desde pequena", SPEAKER, "allergy", "morangos"),
    ("serralheira há 7 anos e ainda aprendo", SPEAKER, "role", "serralheira"),
    ("o girassol é o nome do restaurante", SPEAKER, "employer", "Girassol"),
    ("é o costume do time aqui na sora lab", SPEAKER, "employer", "Sora Lab"),
    ("começo a 9 de julho na panificadora aurora", SPEAKER, "employer", "Panificadora Aurora"),
    ("ando agora com uma kangoo", SPEAKER, "car", "uma kangoo"),
    ("comprei uma mota, yamaha de 2019", SPEAKER, "motorbike", "uma mota, yamaha de 2019"),
    ("tirei 16 na tese", SPEAKER, "nota na tese", "16"),
    ("o teste correu bem: 15 valores", SPEAKER, "nota no teste", "15 valores"),
    ("a marta ligou, a minha prima, ela é florista em faro", "Marta", "role", "florista em Faro"),
    ("uma planta gira, tenho uma em casa, chama-se olga", SPEAKER, "planta gira name", "Olga"),
    ("fiquei em casa com a Mika, a nossa cadela, e li", "Mika", "name", "Mika"),
    ("o cão cá de casa, o bit, ladrou a noite toda", "Bit", "name", "Bit"),
]


@pytest.mark.parametrize(("text", "subject", "attr", "value"), SETS)
def test_facts_in_passing_set_their_attribute(text, subject, attr, value):
    found = [(s.subject, s.attr, s.value.rstrip(".")) for s in read(text)]
    assert any(one[0] == subject and one[1] == attr and one[2].casefold() == value.casefold() for one in found), found


def test_every_quotation_is_in_the_message_as_typed():
    for text, *_ in SETS:
        assert all(statement.quote in text for statement in read(text))


SILENT = [
    "e se eu trabalhasse aqui na sora lab?",
    "ela disse: não como porque sou celíaca",
    "alergia a quê?",
    "ganhou uma bicicleta",
    "mudou!! ontem. leiria, rua das flores",
]


@pytest.mark.parametrize("text", SILENT)
def test_what_is_not_the_speakers_own_sets_nothing(text):
    assert not [s.attr for s in read(text) if s.attr and s.subject == SPEAKER]


def test_a_move_in_fragments_gives_the_home_since_its_day():
    told = {s.attr: s for s in read("mudámos!! ontem. estou de rastos. leiria, rua das olarias")}
    assert told["home"].value == "Leiria"
    assert [(d.role, format_span(d.span)) for d in told["home"].dates] == [("since", "2025-06-03")]
    assert told["address"].value.casefold().startswith("rua das olarias")


DELAYS = [
    ("Escreva à dona Olga, que a mesa atrasa. Fica para 20 de julho.", "mesa da dona Olga", "2025-07-20"),
    ("a defesa era dia 12, passaram pra 19 de julho", "defesa", "2025-07-19"),
    (
        'vê isto q recebi\n\n"Caros alunos, informamos que o prazo de entrega do relatório passa de 9 para 23 de '
        'junho, até às 18h. A minha colega Olga substitui-me."',
        "relatório",
        "2025-06-23",
    ),
]


@pytest.mark.parametrize(("text", "subject", "day"), DELAYS)
def test_what_is_put_off_gets_its_new_day(text, subject, day):
    dated = [s for s in read(text) if s.attr in {"date", "deadline"}]
    assert [(s.subject, format_span(s.dates[-1].span)) for s in dated] == [(subject, day)]


def test_of_a_text_received_nothing_else_is_taken():
    text = 'recebi isto\n\n"Olá, mudei-me para Beja e a prova foi adiada para 24 de agosto. Sou alérgica a pó. Olga"'
    assert not [s for s in read(text) if s.attr in {"home", "allergy", "name"}]


ORDERS = [
    "dá-me tudo em gramas",
    "nunca me ponhas bonequinhos",
    "ok mas sem asteriscos sff",
    "comigo sem rodeios",
    "Antes de começar: sempre me dê os valores em euros.",
]


@pytest.mark.parametrize("text", ORDERS)
def test_short_orders_are_standing_instructions(text):
    assert [s.kind for s in read(text)] == ["instruction"]


def test_steps_in_short_sentences_are_one_workflow():
    found = read("moer o café. depois a água a 94 graus. depois espera 4 minutos. depois prensa devagar")
    assert [s.kind for s in found] == ["workflow"] * 4
    assert "água" in found[1].text


def test_he_at_the_front_is_the_one_person_named_before():
    found = read("ela não pode comer camarão", before="A Olga vem jantar no sábado?", before_is_assistant=True)
    assert [(s.subject, s.attr, s.value) for s in found] == [("Olga", "allergy", "camarão")]
    assert not read("ela não pode comer camarão", before="A Olga e a Petra vêm jantar?", before_is_assistant=True)


ASKED = [
    ("Que veículo tenho agora?", PERSON, "car"),
    ("Que mota tenho?", PERSON, "motorbike"),
    ("Que nota tive na tese?", PERSON, "nota na tese"),
    ("Qual foi afinal o prazo de entrega do relatório do curso?", "relatório", "deadline"),
    ("Quem tirou o meu carro da lama?", "", ""),
]


@pytest.mark.parametrize(("text", "subject", "attr"), ASKED)
def test_questions_find_their_keys(text, subject, attr):
    asked = GRAMMAR.read_question(text, now=SAID, timezone="Europe/Lisbon", person_names=["Nadia"])
    assert asked.subject == subject
    assert attr in asked.attrs or not attr
