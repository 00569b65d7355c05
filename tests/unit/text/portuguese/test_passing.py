"""Facts in passing: what half a sentence gives away is keyed, and what only looks alike is not."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import PERSON, SPEAKER
from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

SAID = datetime(2025, 6, 4, 10, tzinfo=UTC)


def read(text):
    return GRAMMAR.read_message(text, Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon"))


def ask(text):
    return GRAMMAR.read_question(text, now=SAID, timezone="Europe/Lisbon", person_names=["Nadia Silva"])


SETS = [
    ("Os meus ténis, número 39, estão rotos.", SPEAKER, "shoe size", "39"),
    ("Mudámos ontem, estou em Leiria agora.", SPEAKER, "home", "Leiria"),
    ("a renda aqui em Leiria vai subir, podem fazer isso?", SPEAKER, "home", "Leiria"),
    ("Sou do benfica ferrenha.", SPEAKER, "team", "Benfica"),
    ("Sou sportinguista e sofro.", SPEAKER, "team", "Sporting"),
    ("Sem amendoim, que se eu comer vou parar ao hospital.", SPEAKER, "allergy", "amendoim"),
    ("Tirei o curso de Direito em Coimbra.", SPEAKER, "school", "Coimbra"),
    ("A câmara prolongou o prazo do projeto Aurora até 9 de julho.", "Aurora", "deadline", "9 de julho"),
    ("A proposta da Horizonte tem de seguir até 9 de julho.", "proposta da Horizonte", "deadline", "9 de julho"),
    ("Larguei o ginásio e comecei a nadar.", SPEAKER, "exercise", "natação"),
    ("Corro todas as manhãs.", SPEAKER, "exercise", "corrida"),
    ("fiquei com a azul no fim", SPEAKER, "purchase", "azul"),
    ("A minha irmã passou num concurso e mudou-se para Leiria.", "sister", "home", "Leiria"),
    ("O meu sobrinho mudou de faculdade, está agora em Ghent.", "nephew", "school", "Ghent"),
    ("O Otto fala com voz de operador aéreo, que é o que ele é.", "Otto", "role", "operador aéreo"),
]


@pytest.mark.parametrize(("text", "subject", "attr", "value"), SETS)
def test_a_fact_in_passing_sets_its_key(text, subject, attr, value):
    assert (subject, attr, value) in {(s.subject, s.attr, s.value) for s in read(text).statements}


QUIET = [
    ("O armazém só tem botas a partir do número 41.", "shoe size"),
    ("Estou em Leiria agora.", "home"),
    ("Sou vegetariana de coração.", "team"),
    ("peguei a chave e saí", "purchase"),
    ("Ontem corri para o autocarro.", "exercise"),
    ("A Olga disse: «se eu comer camarão vou parar ao hospital».", "allergy"),
    ("Deixei a bicicleta no ginásio.", "exercise"),
]


@pytest.mark.parametrize(("text", "attr"), QUIET)
def test_what_only_looks_alike_sets_nothing(text, attr):
    assert attr not in {s.attr for s in read(text).statements}


def test_giving_up_ends_what_was_done():
    ended = [s for s in read("Deixei a corrida.").statements if s.attr == "exercise"]
    assert [s.ends for s in ended] == ["corrida"]


def test_the_home_of_a_relative_is_told_of_the_relative():
    homes = [s for s in read("A minha irmã mudou-se para Leiria.").statements if s.attr == "home"]
    assert [s.text for s in homes] == ["A irmã de Nadia mora em Leiria."]


@pytest.mark.parametrize(
    "text", ["Peço-lhe que esqueça o que contei sobre a cirurgia.", "ei, esquece o que eu disse da cirurgia"]
)
def test_a_polite_or_hailing_request_to_forget_is_heard(text):
    assert [r.target.removeprefix("a ") for r in read(text).forget] == ["cirurgia"]


ASKED = [
    ("que número calço?", PERSON, "shoe size"),
    ("Que exercício faço agora?", PERSON, "exercise"),
    ("Que desporto pratico?", PERSON, "sport"),
    ("qual é meu time", PERSON, "team"),
    ("Por que clube torço?", PERSON, "team"),
    ("Em que cidade tirei o curso?", PERSON, "school"),
    ("Onde é que a minha irmã estuda?", "sister", "school"),
    ("que mesa acabei comprando?", PERSON, "purchase"),
]


@pytest.mark.parametrize(("text", "subject", "attr"), ASKED)
def test_many_ways_of_asking_lead_to_the_key(text, subject, attr):
    question = ask(text)
    assert question.subject == subject
    assert attr in question.attrs[:2]


def test_who_in_the_family_asks_for_anybody():
    assert ask("quem na minha família tem asma?").subject == ""
