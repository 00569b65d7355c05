"""Portuguese questions: whom and what they ask about."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import PERSON
from reverie.text.dates import format_span
from reverie.text.portuguese import GRAMMAR

NOW = datetime(2025, 11, 20, 10, tzinfo=UTC)


def ask(text):
    return GRAMMAR.read_question(text, now=NOW, timezone="Europe/Lisbon", person_names=["Nadia Silva"])


ASKED = [
    ("Onde moro?", "where", PERSON, "home"),
    ("Desde quando vivo em Braga?", "how_long", PERSON, "home"),
    ("O que eu faço da vida?", "what", PERSON, "role"),
    ("Em que empresa trabalho?", "which", PERSON, "employer"),
    ("O que faz o meu irmão Pedro?", "what", "Pedro", "role"),
    ("Onde trabalha a minha irmã?", "where", "sister", "employer"),
    ("Como se chama o meu gato?", "how", "cat", "name"),
    ("Quantos anos tem a minha filha?", "how_old", "daughter", "age"),
    ("Quando faço anos?", "when", PERSON, "birthday"),
    ("Sou vegetariana?", "yes_no", PERSON, "diet"),
    ("Eu gosto de quiabo?", "yes_no", PERSON, "preference: quiabo"),
    ("Quem odeia nadar?", "who", "", "preference: nadar"),
    ("A que sou alérgica?", "which", PERSON, "allergy"),
    ("Qual é a minha cor favorita?", "which", PERSON, "favourite colour"),
    ("Qual é a cor preferida da minha irmã?", "which", "sister", "favourite colour"),
    ("Qual é o prazo do relatório?", "when", "relatório", "deadline"),
    ("Pra quando ficou o meu casamento?", "when", "casamento", "date"),
    ("Qual é o orçamento do projeto Aurora?", "which", "Aurora", "budget"),
    ("Quem é a nossa parceira em Quioto?", "who", PERSON, "parceira em quioto"),
    ("Que formato quero para os relatórios?", "which", PERSON, "report format"),
    ("Nadia tem irmãos?", "yes_no", PERSON, "siblings"),
    ("onde eu trabalho", "where", PERSON, "employer"),
]


@pytest.mark.parametrize(("text", "kind", "subject", "attr"), ASKED)
def test_a_question_is_understood(text, kind, subject, attr):
    question = ask(text)
    assert (question.kind, question.subject) == (kind, subject)
    assert attr in question.attrs[:2]


def test_a_question_about_a_month_asks_for_that_time():
    assert format_span(ask("Onde eu morava em março de 2025?").as_of) == "2025-03"


def test_a_question_about_now_asks_for_no_time():
    assert ask("Em que cidade eu moro hoje?").as_of is None


def test_a_question_about_before_wants_the_past():
    assert ask("Que carro eu tinha antes?").wants_past
    assert not ask("Que carro tenho?").wants_past


def test_keywords_bring_the_form_that_claims_use():
    question = ask("Quando comprei o cavaquinho?")
    at = question.keywords.index("comprei")
    assert "comprou" in question.synonyms[at]
    assert len(question.synonyms) == len(question.keywords)


def test_every_phrase_is_worded():
    keys = ["unknown", "yes", "no", "no_longer", "since", "until", "on", "by", "said_on", "before_that", "reported"]
    assert all(GRAMMAR.phrase(key) for key in keys)
