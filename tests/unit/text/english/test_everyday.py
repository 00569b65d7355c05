"""Everyday sentences of people nobody tuned for: voices, hands, tea, deadlines, postings, things told in passing."""

from datetime import UTC, datetime

import pytest

from reverie.text.english import GRAMMAR
from reverie.text.grammar import Setting

SAID = datetime(2025, 8, 17, 12, tzinfo=UTC)


def keyed(text: str) -> set[tuple[str, str, str]]:
    """Return subject, key and value of what a message states."""
    reading = GRAMMAR.read_message(text, Setting("Nadia", is_person=True, said_at=SAID))
    return {(said.subject, said.attr, said.value) for said in reading.statements if said.attr}


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("I sing alto in the parish choir.", ("@speaker", "voice", "alto")),
        ("I have been a tenor since I was a boy.", ("@speaker", "voice", "tenor")),
        ("im left handed btw", ("@speaker", "handedness", "left-handed")),
        ("I must never be given penicillin.", ("@speaker", "allergy", "penicillin")),
        ("In 1989 I was given penicillin and my face swelled badly.", ("@speaker", "allergy", "penicillin")),
        ("My son Otieno cannot touch peanuts in any form.", ("Otieno", "allergy", "peanuts")),
        ("I have stopped taking sugar in my tea.", ("@speaker", "how to take tea", "without sugar")),
        ("I take my coffee with two sugars.", ("@speaker", "how to take coffee", "with two sugars")),
        ("The report must be handed in by 30 September.", ("@speaker", "report deadline", "2025-09-30")),
        ("She agreed: the thesis is now to be submitted by 31 October.", ("@speaker", "thesis deadline", "2025-10-31")),
        ("Because of my move he has moved the thesis to 29 September.", ("@speaker", "thesis deadline", "2025-09-29")),
        ("I have to hand in my essay by 12 October.", ("@speaker", "essay deadline", "2025-10-12")),
        ("my brother kofi is stationed at ramstein", ("Kofi", "station", "ramstein")),
        ("i skate as Mauve Attack", ("@speaker", "nickname", "Mauve Attack")),
        ("left the diner, at blue kettle now", ("@speaker", "employer", "blue kettle")),
        ("red door cafe wants me as barista, start sept 2", ("@speaker", "employer", "red door cafe")),
        ("moved in w tomas in northside yesterday", ("@speaker", "home", "northside")),
        ("bought a used trek 700 off a guy at work", ("@speaker", "bike", "used trek 700")),
        ("mom gets home from the shoe factory at 4", ("mother", "workplace", "shoe factory")),
        ("I have news from Wanja: she has moved to Sheffield.", ("Wanja", "home", "Sheffield")),
    ],
)
def test_says(text: str, fact: tuple[str, str, str]) -> None:
    """The fact is found, of the right person."""
    assert fact in keyed(text)


@pytest.mark.parametrize(
    "text",
    [
        "I am no soprano.",
        "Should I take my tea without sugar?",
        "If I sang alto I would be happier.",
        "I go by bus.",
        "I could never be a captain.",
        "I post as often as I can.",
        "I'd like to be at home now.",
        "my dog food is running out",
        "he was given penicillin and my face went white",
    ],
)
def test_says_not(text: str) -> None:
    """What is denied, asked, or only sounds alike gives no such fact."""
    keys = {attr for _, attr, _ in keyed(text)}
    assert not keys & {"voice", "how to take tea", "nickname", "employer", "allergy", "name", "role"}


def test_says_when_something_broke() -> None:
    """The day stands with what happened on it, not with what has gone on since."""
    reading = GRAMMAR.read_message(
        "We have carried water since last Friday, when the borehole pump burned out.",
        Setting("Nadia", is_person=True, said_at=SAID),
    )
    assert "The borehole pump burned out on 2025-08-15." in {said.text for said in reading.statements}


def test_says_who_chose() -> None:
    """A body that met is who chose, not the speaker."""
    reading = GRAMMAR.read_message("The board met and we took Luma Solar.", Setting("Nadia", is_person=True))
    assert "The board chose Luma Solar." in {said.text for said in reading.statements}


def test_hey_forget() -> None:
    """A greeting before "forget" changes nothing."""
    reading = GRAMMAR.read_message("hey forget everything i told u about my ex ok?", Setting("Nadia", is_person=True))
    assert [request.target for request in reading.forget] == ["my ex"]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("Which voice do I sing in the choir?", "voice"),
        ("am i left or right handed", "handedness"),
        ("Which medicine must I never be given?", "allergy"),
        ("By what date do I have to hand in my thesis?", "thesis deadline"),
        ("How do I take my tea these days?", "how to take tea"),
        ("where is my brother stationed now", "station"),
        ("what kind of factory does my mom work in", "workplace"),
        ("whats my stage name", "nickname"),
    ],
)
def test_asks(asked: str, key: str) -> None:
    """The question asks for the key that statements carry."""
    question = GRAMMAR.read_question(asked, now=SAID, timezone="UTC", person_names=["Nadia"])
    assert key in question.attrs
