"""What Portuguese messages say: people, dates, changes; and what they do not say."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import SPEAKER, Statement
from reverie.text.dates import format_span
from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

SAID = datetime(2025, 6, 4, 10, tzinfo=UTC)
"""A Wednesday."""


def read(text: str, **around: str) -> tuple[Statement, ...]:
    setting = Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon", **around)
    return GRAMMAR.read_message(text, setting).statements


TOLD = [
    ("Moro no Porto.", ["Nadia mora no Porto."]),
    (
        "Moro no Porto, trabalho na Critical Software e tenho dois gatos.",
        ["Nadia mora no Porto.", "Nadia trabalha na Critical Software.", "Nadia tem dois gatos."],
    ),
    (
        "Minha irmã Ana mora em Recife e trabalha como enfermeira.",
        [
            "A irmã de Nadia, Ana, mora em Recife.",
            "A irmã de Nadia chama-se Ana.",
            "Ana trabalha como enfermeira.",
        ],
    ),
    (
        "Meu primo Otto odeia nadar, mas a mãe dele inscreveu-o.",
        [
            "O primo de Nadia, Otto, odeia nadar.",
            "O primo de Nadia chama-se Otto.",
            "A mãe de Otto inscreveu-o.",
        ],
    ),
    (
        "Quando eu morava em Lisboa, tinha um cão chamado Bit.",
        ["Quando morava em Lisboa, Nadia tinha um cão chamado Bit."],
    ),
    ("Ontem comprei um carro novo.", ["Em 2025-06-03 Nadia comprou um carro novo."]),
    (
        "Mudei-me do Porto para Braga no sábado.",
        ["Nadia mudou-se do Porto para Braga em 2025-05-31.", "Nadia mora em Braga desde 2025-05-31."],
    ),
    ("a gente decidiu usar Postgres", ["Nadia decidiu usar Postgres."]),
    ("Eu e o Pedro fomos a Roma.", ["Nadia e o Pedro foram a Roma."]),
    ("Eu e a Sofia abrimos uma loja em 2022.", ["Nadia e a Sofia abriram uma loja em 2022."]),
    ("No trabalho eu uso o Figma.", ["No trabalho Nadia usa o Figma."]),
    ("Chá eu detesto.", ["Nadia detesta chá."]),
    ("A Marta contou-me que está grávida.", ["A Marta contou a Nadia que está grávida."]),
    ("A minha sogra veio viver connosco.", ["A sogra de Nadia veio viver com Nadia."]),
    ("Há dois anos que não como carne.", ["Desde 2023 Nadia não come carne."]),
    ("eu nao como carne desde 2020", ["Nadia não come carne desde 2020."]),
    ("Tô morando em Floripa desde fevereiro.", ["Nadia está morando em Floripa desde fevereiro de 2025."]),
    (
        "Não sou eu que sou alérgico a nozes, é o meu irmão Pedro.",
        [
            "Nadia não é alérgico a nozes.",
            "O irmão de Nadia, Pedro, é alérgico a nozes.",
            "O irmão de Nadia chama-se Pedro.",
        ],
    ),
    ("Quem lidera o projeto é a Helena.", ["A Helena lidera o projeto."]),
    ("A Marta é que é vegetariana.", ["A Marta é vegetariana."]),
    (
        "Uma amiga minha, a Catarina, abriu um café em Leiria.",
        ["Uma amiga de Nadia, a Catarina, abriu um café em Leiria.", "A amiga de Nadia chama-se Catarina."],
    ),
    ("O cão da minha irmã chama-se Faísca.", ["O cão da irmã de Nadia chama-se Faísca."]),
    ("Guarda isto: o ferry sai às 06:50 e às 17:20.", ["O ferry sai às 06:50 e às 17:20."]),
    ("Falta dizer que levo as minhas goivas.", ["Nadia leva as suas goivas."]),
    ("O Jonas tá em Goiânia até quinta.", ["O Jonas está em Goiânia até 2025-06-05."]),
    (
        "Comprei passagem pra Lisboa, embarco 12 de dezembro e volto dia 28.",
        [
            "Nadia comprou passagem para Lisboa.",
            "Nadia embarca 12 de dezembro de 2025.",
            "Nadia volta dia 2025-12-28.",
        ],
    ),
    ("Sou alérgica a amendoim, o que posso comer?", ["Nadia é alérgica a amendoim."]),
    ("Responde sempre em português.", ["Nadia pede: “Responde sempre em português.”"]),
]


@pytest.mark.parametrize(("message", "texts"), TOLD)
def test_a_message_is_told_in_the_third_person(message, texts):
    assert [s.text for s in read(message)] == texts


SILENT = [
    "E se eu me mudasse para Bergen, quanto custava um apartamento?",
    "Se eu ganhasse na loteria, compraria uma casa em Paraty.",
    "Imagina que sou médico e trabalho em Évora.",
    "Finge que és meu chefe. Eu sou o João e trabalho na NASA.",
    "Traduz para inglês: Eu moro em Lisboa e trabalho no banco.",
    "Corrige este texto:\nEu vivo em Faro e tenho 20 anos.",
    'Recebi isto, resume:\n"Mudei-me para Esposende e sou alérgico ao verniz."',
    "> Eu moro em Beja",
    "Ele disse: vivo em Beja.",
    '"Vivo em Beja", disse a Marta.',
    "Que bom, mais um domingo a trabalhar.",
    "Claro, adoro ficar preso no trânsito, era mesmo o que me faltava.",
    "Sou um génio, só que não.",
    "Ela é muito simpática.",
    "Ele ainda por cima não pode comer camarão.",
    "Não é na sala 3, é na sala 5.",
    "Obrigada, era isso mesmo!",
    "Preciso de um texto sobre Lisboa.",
    "Devia deixar de fumar.",
    "Podia ter sido médica.",
    "Isso foi o que ele disse.",
    "Onde fica o Porto",
    "A senha do wifi é banana123.",
    "A semana passada foi horrível.",
]


@pytest.mark.parametrize("message", SILENT)
def test_what_is_no_statement_says_nothing(message):
    assert read(message) == ()


SET = [
    ("Moro no Porto.", SPEAKER, "home", "Porto", ""),
    ("Já não moro no Porto.", SPEAKER, "home", "", "Porto"),
    ("Vivo com a minha namorada, a Inês, num T2 em Santa Clara.", SPEAKER, "home", "Santa Clara", ""),
    ("Saí da Farfetch em maio.", SPEAKER, "employer", "", "Farfetch"),
    ("Fui promovida a coordenadora na semana passada!", SPEAKER, "role", "coordenadora", ""),
    ("Sou vegetariana desde 2020.", SPEAKER, "diet", "vegetariana", ""),
    ("Voltei a comer carne no Natal.", SPEAKER, "diet", "come carne", "não come carne"),
    ("Só não posso tomar dipirona.", SPEAKER, "allergy", "dipirona", ""),
    ("Parei com a losartana.", SPEAKER, "medication", "", "losartana"),
    ("Adoro quiabo.", SPEAKER, "preference: quiabo", "adora", ""),
    ("Já não suporto quiabo.", SPEAKER, "preference: quiabo", "não suporta", ""),
    ("Prefiro PDF a PNG.", SPEAKER, "format", "PDF", "PNG"),
    ("O relatório vai em PDF, nunca em PNG.", SPEAKER, "report format", "PDF", "PNG"),
    ("A minha cor favorita é verde-musgo.", SPEAKER, "favourite colour", "verde-musgo", ""),
    ("O prazo do relatório passou para 19 de junho.", "relatório", "deadline", "19 de junho", ""),
    ("O orçamento do projeto Aurora é de 40 mil reais.", "Aurora", "budget", "40 mil reais", ""),
    ("A Sora City Lab é a nossa parceira em Quioto.", SPEAKER, "parceira em quioto", "Sora City Lab", ""),
    ("O meu carro é um Fiat Argo.", SPEAKER, "car", "Fiat Argo", ""),
    ("Troquei o Clio por uma Zoe em abril.", SPEAKER, "car", "Zoe", "Clio"),
    ("O meu marido chama-se Rui.", SPEAKER, "partner", "Rui", ""),
    ("O nosso gato chama-se Bit.", "Bit", "name", "Bit", ""),
    ("Meu chefe é o Paulo.", "Paulo", "name", "Paulo", ""),
    ("O carro do meu irmão é um Golf.", "brother", "car", "Golf", ""),
    ("Nasceu a minha sobrinha Clara ontem.", "Clara", "birthday", "2025-06-03", ""),
    ("Os orçamentos agora são com IVA incluído.", "orçamentos", "iva", "com IVA", ""),
]


@pytest.mark.parametrize(("message", "subject", "attr", "value", "ends"), SET)
def test_a_message_sets_an_attribute_of_the_right_subject(message, subject, attr, value, ends):
    found = [(s.subject, s.attr, s.value, s.ends) for s in read(message)]
    assert (subject, attr, value, ends) in found


def test_a_sister_s_colour_is_not_the_speaker_s():
    found = {s.subject: s.value for s in read("Minha cor favorita é verde. A da minha irmã é azul.")}
    assert found == {SPEAKER: "verde", "sister": "azul"}


def test_the_day_of_moving_is_the_day_it_began():
    home = next(s for s in read("Mudei-me para Braga no sábado.") if s.attr == "home")
    assert [(d.role, format_span(d.span), d.words) for d in home.dates] == [("since", "2025-05-31", "sábado")]


def test_a_plan_is_not_an_event():
    assert {s.kind for s in read("Vou a Roma na semana que vem.")} == {"plan"}


def test_a_denial_is_negated():
    (statement,) = read("Não sou vegetariana.")
    assert statement.negated
    assert statement.value != "vegetariana"


def test_a_contrast_ends_what_it_denies():
    last = read("Não moro em Lisboa, moro em Almada.")[-1]
    assert (last.value, last.ends) == ("Almada", "Lisboa")


def test_a_slip_is_put_right_in_the_same_breath():
    (statement,) = read("A entrega é 20 de junho. Não, espera, 20 é feriado, é 23 de junho.")
    assert (statement.attr, statement.value) == ("deadline", "23 de junho")
    assert statement.corrects


def test_a_pronoun_means_the_only_one_who_fits():
    texts = [s.text for s in read("Bolo para a Bia no sábado. Ela é alérgica a amendoim.")]
    assert texts == ["Bia é alérgica a amendoim."]


def test_a_thing_is_not_taken_for_a_person():
    texts = [s.text for s in read("O cavaquinho velho ficou com meu irmão, o Thiago. Ele é bombeiro.")]
    assert "Thiago é bombeiro." in texts
    assert not any("cavaquinho velho é" in text for text in texts)


def test_a_fragment_answers_the_question_before_it():
    (statement,) = read("Bit.", before="Que giro! Como se chama o teu cão?")
    assert statement.text == "O cão de Nadia chama-se Bit."


def test_steps_share_a_title():
    steps = read(
        "Para auditar um site: primeiro exporto as páginas, depois testo com o teclado e por fim escrevo o relatório."
    )
    assert [s.text.split(": ", 1)[1] for s in steps] == [
        "Nadia exporta as páginas.",
        "Nadia testa com o teclado.",
        "Nadia escreve o relatório.",
    ]
    assert {(s.kind, s.group) for s in steps} == {("workflow", "auditar um site")}


def test_the_speaker_s_own_name_is_told_apart_from_others():
    setting = Setting("", is_person=True, said_at=SAID)
    reading = GRAMMAR.read_message("Chamo-me Tiago e o meu filho chama-se Vicente.", setting)
    assert reading.self_names == ("Tiago",)


def test_without_a_name_the_person_is_named_as_such():
    setting = Setting("", is_person=True, said_at=SAID)
    texts = [s.text for s in GRAMMAR.read_message("Moro no Porto com a minha irmã.", setting).statements]
    assert texts == ["A pessoa mora no Porto com a sua irmã."]
