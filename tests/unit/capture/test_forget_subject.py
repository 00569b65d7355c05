"""Which messages are about what is to be forgotten, in three languages: those, and no others."""

import pytest

from reverie.capture.forget.kindred import KINDS, kind_of, speaks_of
from reverie.capture.forget.subject import Subject, messages_about, names_in, points_back
from reverie.model.session import Message, Role, Session, Trust


def session(*texts: str, title: str = "") -> Session:
    """Return a conversation: a text beginning with `>` is the assistant's."""
    messages = []
    for number, text in enumerate(texts, start=1):
        is_assistants = text.startswith(">")
        role: Role = "assistant" if is_assistants else "user"
        trust = Trust.ASSISTANT if is_assistants else Trust.PERSON
        messages.append(Message(f"m{number}", role, text.lstrip("> "), trust=trust))
    return Session("s", title, "generic", messages=tuple(messages))


def about(talk: Session, words: str, **options: object) -> list[int]:
    return [int(name[1:]) for name in messages_about(talk, Subject.of(words), **options)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "texts", "meant"),
    [
        (
            "the sleep study",
            ["I keep two goats.", "I take part in a sleep study.", "It runs every Tuesday.", "I bought a red bike."],
            [2, 3],
        ),
        (
            "the sleep study",
            ["My sleep was bad.", "The study has a red door.", "> A sleep study could help with that."],
            [3],
        ),
        (
            "the sleep study",
            ["I take part in a sleep study.", "By the way, it rains.", "It is wet."],
            [1],
        ),
        (
            "the loan",
            ["Is 8.9 % a lot for a loan?", "> A usual loan. What is it for?", "The car. I got 6,500.", "Nice weather."],
            [1, 2, 3],
        ),
        (
            "o remédio",
            ["Comecei sertralina 50 mg na semana passada.", "> Enjoo é comum.", "Comprei duas cabras."],
            [1],
        ),
        ("a dívida do Abílio", ["O Abílio do café deve-me 3400 euros.", "O Abílio veio jantar."], [1]),
        ("那个面试的事", ["我周三有个面试。", "那边让我带作品集。", "我养了两只山羊。"], [1, 2]),
        ("借钱", ["我借给阿泽八千。", "今天下雨。"], [1]),
        ("my salary at Wensum", ["I begin at Wensum in May.", "They pay 41,500 a year.", "The base is near Ely."], [2]),
    ],
)
def test_what_is_about_it_counts_and_nothing_else(words, texts, meant):
    assert about(session(*texts), words) == meant


def test_the_assistants_echo_counts_and_its_other_words_do_not():
    talk = session(
        "I take part in a sleep study at the Lindqvist clinic.",
        "> What does the Lindqvist clinic measure?",
        "Now the goats.",
        "> Goats eat everything.",
    )
    assert about(talk, "the sleep study") == [1, 2]


def test_a_title_that_is_the_subject_makes_the_beginning_count():
    texts = ["Got 182 from them, is that decent?", "> It is."]
    assert about(session(*texts, title="Job offer"), "the job offer")[:1] == [1]
    assert about(session(*texts, title="Offers and goats"), "the job offer") == []


def test_nobody_goes_on_about_it_after_the_request():
    talk = session("I take part in a sleep study.", "Forget the sleep study.", "It rains today.")
    assert about(talk, "the sleep study", end="m2") == [1, 2]


@pytest.mark.parametrize("words", ["everything", "what I told you", "tudo o que eu disse", "所有", "", "..."])
def test_words_that_name_nothing_are_no_subject(words):
    assert not Subject.of(words)


def test_rare_words_tell_more_than_common_ones():
    counts = {"interview": 2, "marlow": 1, "week": 900, "thursday": 400}
    subject = Subject.of("interview Marlow week Thursday", lambda tokens: {one: counts.get(one, 0) for one in tokens})
    assert subject.fits("The Marlow interview went well.")
    assert not subject.fits("This week I am off on Thursday.")


def test_names_are_found_inside_sentences():
    assert names_in("Yesterday Ewa Brandt rang. She has room B204.") == {"ewa", "brandt", "b204"}


@pytest.mark.parametrize("text", ["It is on Tuesdays.", "And they pay well.", "Ela liga amanhã.", "那个在周二。"])
def test_some_beginnings_point_back(text):
    assert points_back(text)


@pytest.mark.parametrize("text", ["I bought a bike.", "By the way, it rains.", "Comprei cabras.", "对了，那个灯坏了。"])
def test_others_do_not(text):
    assert not points_back(text)


def test_every_kind_names_itself():
    for kind in KINDS:
        assert speaks_of(kind, {"test": "a biopsy", "pay": "my salary", "breakup": "my ex"}.get(kind, f"the {kind}s"))
    assert kind_of("the red bike") == ""
