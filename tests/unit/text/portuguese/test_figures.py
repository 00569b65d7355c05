"""What things cost, when they come back, who provides them, and how that changes: keyed by the thing."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import SPEAKER
from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

SAID = datetime(2025, 10, 6, 19, tzinfo=UTC)


def read(text):
    return GRAMMAR.read_message(text, Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon"))


PRICES = [
    ("A minha renda é de 700 euros.", "rent", "700 euros"),
    ("O senhorio aumentou a renda para 760 euros.", "rent", "760 euros"),
    ("pago 35 euros por mês no ginásio", "ginásio price", "35 euros"),
    ("a mensalidade do ginásio passou pra 50 reais", "ginásio price", "50 reais"),
    ("vendo o brigadeiro a 3 reais", "brigadeiro price", "3 reais"),
    ("agora o brigadeiro ta 4 reais", "brigadeiro price", "4 reais"),
    ("cobro 25 euros por aula de piano", "aula de piano price", "25 euros"),
    ("A partir de setembro passo a cobrar 30 euros por aula.", "aula price", "30 euros"),
    ("o aluguel é 1250 mas divido com meu namorado", "rent", "1250"),
    ("Pago 190 euros por mês de prestação.", "prestação price", "190 euros"),
    ("A prestação baixou para 165 euros por mês.", "prestação price", "165 euros"),
    ("subi a diária para cento e vinte euros", "diária price", "cento e vinte euros"),
    ("A hora de explicação passou a custar quinze euros.", "hora de explicação price", "quinze euros"),
    ("meu salário subiu pra 3 mil reais", "salary", "3 mil reais"),
    ("baixaram o condomínio pra 300", "condomínio price", "300"),
]
NO_PRICES = [
    "a minha irmã paga 500 euros de renda",
    "Fui para casa a pé.",
    "O Fusca passou dos 200 mil km.",
    "O prazo passou para 30 de abril.",
    "não pago renda há dois anos",
    "E se a renda subisse para 900 euros?",
]
DAYS = [
    ("O ensaio do coro é à terça-feira às 21h.", "ensaio do coro schedule", "à terça-feira às 21h"),
    ("O ensaio do coro mudou: em setembro passa para quinta-feira.", "ensaio do coro schedule", "quinta-feira"),
    ("faço ioga às segundas de manhã", "ioga schedule", "às segundas de manhã"),
    ("mudei a terapia pra sexta às 10h", "terapia schedule", "sexta às 10h"),
    ("passaram o meu turno de sábado para domingo", "turno schedule", "domingo"),
    ("reunião com o cliente todas as terças às 9h30", "reunião com o cliente schedule", "todas as terças às 9h30"),
    ("treino às terças e quintas à noite", "treino schedule", "às terças e quintas à noite"),
]
NO_DAYS = ["a minha consulta é na terça às 10h", "O jantar é sexta às 20h.", "O treino foi na terça passada."]
PROVIDERS = [
    ("to na claro mas o sinal é péssimo", "carrier", "claro"),
    ("mudei pra vivo, agora pega em todo lugar", "carrier", "vivo"),
    ("troquei a Vodafone pela Nos", "carrier", "Nos"),
    ("agora tenho a HBO", "streaming", "HBO"),
    ("abri conta no Nubank", "bank", "Nubank"),
    ("o Lenovo avariou, comprei um MacBook Air", "computer", "MacBook Air"),
    ("troquei meu moto g por um iphone 13", "phone", "iphone 13"),
]
NO_PROVIDERS = ["vivo em Faro com os gatos", "claro que sim, moro sozinha", "comprei uma capa para o iPhone"]


def keyed(text):
    return [(s.attr, s.value) for s in read(text).statements if s.subject == SPEAKER]


@pytest.mark.parametrize(("message", "attr", "value"), PRICES + DAYS + PROVIDERS)
def test_what_is_said_of_a_thing_is_keyed_by_the_thing(message, attr, value):
    assert (attr, value) in keyed(message)


@pytest.mark.parametrize("message", NO_PRICES)
def test_other_figures_are_no_prices(message):
    assert not [attr for attr, _ in keyed(message) if attr.endswith("price") or attr == "rent"]


@pytest.mark.parametrize("message", NO_DAYS)
def test_a_day_of_the_calendar_is_no_schedule(message):
    assert not [attr for attr, _ in keyed(message) if attr.endswith("schedule")]


@pytest.mark.parametrize("message", NO_PROVIDERS)
def test_words_that_only_look_like_brands_provide_nothing(message):
    assert not {attr for attr, _ in keyed(message)} & {"carrier", "bank", "streaming", "phone", "computer"}


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("Comprei ontem uma máquina de costura. É da Singer.", "A marca da máquina de costura é Singer."),
        ("chegou minha bike nova, é uma caloi vermelha", "A bike de Nadia é uma caloi vermelha."),
        ("O nosso carro, um Fiat Uno velhinho, morreu ontem.", "O carro de Nadia é um Fiat Uno velhinho."),
        ("Comprei um sofá novo. É verde-escuro e confortável.", "A cor do sofá é verde-escuro."),
    ],
)
def test_brand_and_make_are_told_of_the_thing_just_got(message, line):
    assert line in [s.text for s in read(message).statements]


def test_what_is_said_of_two_people_in_one_sentence_stays_with_each():
    found = read("A minha mulher, a Leonor, é celíaca, e o meu sogro, o Artur, não pode comer sal.").statements
    assert {("Leonor", "health"), ("Artur", "allergy")} <= {(s.subject, s.attr) for s in found}
    assert ("Leonor", "allergy") not in {(s.subject, s.attr) for s in found}
