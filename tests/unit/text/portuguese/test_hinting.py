"""Hints: what a sentence only lets through is keyed, and the question in other words asks for the same key."""

from datetime import UTC, datetime

import pytest

from reverie.model.statement import PERSON, SPEAKER
from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

SAID = datetime(2025, 6, 4, 10, tzinfo=UTC)


def read(text, **setting):
    about = Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon", **setting)
    return {(s.subject, s.attr, s.value) for s in GRAMMAR.read_message(text, about).statements}


def ask(text):
    return GRAMMAR.read_question(text, now=SAID, timezone="Europe/Lisbon", person_names=["Nadia Silva"])


SETS = [
    ("O Duarte, o meu aprendiz, mudou-se para Beja.", "Duarte", "home", "Beja"),
    ("Sou contralto no coro da vila.", SPEAKER, "voz", "contralto"),
    ("Fujo de marisco, que fico toda inchada.", SPEAKER, "allergy", "marisco"),
    ("O níquel faz-me alergia.", SPEAKER, "allergy", "níquel"),
    ("O coro é dirigido pela maestrina Rita.", "coro", "leader", "Rita"),
    ("Fui contratada pela Horizonte em março.", SPEAKER, "employer", "Horizonte"),
    ("Sou guarda-redes e ontem caí mal.", SPEAKER, "position", "guarda-redes"),
    ("sou zagueira entao queda é normal mas essa foi feia", SPEAKER, "position", "zagueira"),
    ("O Otto joga de lateral esquerdo.", "Otto", "position", "lateral esquerdo"),
    ("Lula nem pensar, última vez que comi fui parar ao hospital.", SPEAKER, "allergy", "lula"),
    ("a última vez que tomei dipirona fiquei inchada", SPEAKER, "allergy", "dipirona"),
    ("Foi nela que o meu avô Anselmo me pôs a tocar.", SPEAKER, "tocar teacher", "o meu avô Anselmo"),
    ("Quem me ensinou a costurar foi a dona Lurdes.", SPEAKER, "costurar teacher", "a dona Lurdes"),
    ("Aprendi com o mestre Osvaldo.", SPEAKER, "teacher", "o mestre Osvaldo"),
    ("Como é que transponho isto para o meu trompete?", SPEAKER, "instrument", "trompete"),
    ("Fiquei com um Renault Clio de 2016, que era da vizinha.", SPEAKER, "car", "Renault Clio de 2016"),
    ("O meu primo queria que eu levasse uma Strada como a dele.", "cousin", "car", "Strada"),
    ("arrumei emprego novo, vou pra Gelonorte, começo dia 16 de junho", SPEAKER, "employer", "Gelonorte"),
    ("A renda do atelier são afinal 420 euros.", SPEAKER, "atelier rent", "420 euros"),
    ("A partir de julho a hora passa para 22 euros.", SPEAKER, "hora price", "22 euros"),
    ("A Lira, coitada, é podengo, precisa de quintal.", "Lira", "breed", "podengo"),
    ("a Marta morava em Faro, agora é Leiria", "Marta", "home", "Leiria"),
    ("A Marta arranjou um lugar num hospital em Leiria e é lá que vivem agora.", "Marta", "home", "Leiria"),
    ("mudamos fds passado. casinha no jardim azul, 2 quartos", SPEAKER, "home", "Jardim Azul"),
]


@pytest.mark.parametrize(("text", "subject", "attr", "value"), SETS)
def test_a_hint_sets_its_key(text, subject, attr, value):
    assert (subject, attr, value) in read(text)


QUIET = [
    ("Vi uma casa no centro, 2 quartos, 900 de aluguel.", "home"),
    ("Não fui eu, ninguém me ensinou a costurar.", "costurar teacher"),
    ("Vendi o meu trompete, já não ensaio.", "instrument"),
    ("O meu primo tem uma loja como a dela.", "car"),
    ("Pago 10 euros por hora ao ajudante.", "hora price"),
    ("Se eu mudasse de casa. apartamento no centro, talvez.", "home"),
    ("Fiquei com um frio na barriga.", "car"),
    ("Sou de Goleiros.", "position"),
]


@pytest.mark.parametrize(("text", "attr"), QUIET)
def test_what_only_looks_alike_sets_nothing(text, attr):
    assert attr not in {key for _, key, _ in read(text)}


def test_a_course_ended_there_names_the_school():
    said = "Isso aprendi no senac, me formei lá em 2017."
    about = Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon")
    assert "Nadia terminou o curso no Senac em 2017." in {s.text for s in GRAMMAR.read_message(said, about).statements}


def test_an_event_that_is_moved_gets_the_day_of_a_later_sentence():
    told = read("mudou o casorio, a sogra vai ser operada. ficou pra 18 de outubro, sábado também")
    assert ("casamento", "date", "18 de outubro") in told


def test_she_is_the_relative_whom_the_answer_names():
    told = read("ela toma losartana de manhã", before="Como está a sua mãe?", before_is_assistant=True)
    assert ("mother", "medication") in {(subject, attr) for subject, attr, _ in told}


def test_the_reason_of_a_choice_stands_beside_what_was_left():
    said = "mas fui de perua e não na picape por causa da chuva: ano passado molhou tudo"
    about = Setting("Nadia", is_person=True, said_at=SAID, timezone="Europe/Lisbon")
    assert "Nadia escolheu perua em vez de picape por causa da chuva." in {
        s.text for s in GRAMMAR.read_message(said, about).statements
    }


ASKED = [
    ("em que posição eu jogo no futebol?", "which", PERSON, "position"),
    ("Que comprimido tomo de manhã?", "which", PERSON, "medication"),
    ("Que voz faço no coro?", "which", PERSON, "voz"),
    ("Quem é o meu patrão?", "who", "boss", "name"),
    ("Jogo em que posição?", "which", PERSON, "position"),
    ("Quem me ensinou a costurar?", "who", PERSON, "teacher"),
    ("Com quem é que aprendi o ofício?", "who", PERSON, "teacher"),
    ("em junho de 2025 eu trabalhava pra quem?", "who", PERSON, "employer"),
    ("Eu trabalho onde?", "where", PERSON, "employer"),
    ("qto eu pago de aluguel hj?", "what", PERSON, "rent"),
    ("qdo eu faço aniversário?", "when", PERSON, "birthday"),
    ("Em que dia veio ao mundo a Clara?", "when", "Clara", "birthday"),
    ("Em que rua trabalhava eu?", "where", PERSON, "oficina address"),
]


@pytest.mark.parametrize(("text", "kind", "subject", "attr"), ASKED)
def test_other_words_ask_for_the_same_key(text, kind, subject, attr):
    question = ask(text)
    assert (question.kind, question.subject) == (kind, subject)
    assert attr in question.attrs


def test_where_one_works_is_not_where_one_lives():
    assert "home" not in ask("Em que rua fica a minha oficina?").attrs
    assert "home" in ask("Em que rua moro?").attrs
