"""Reading a session: whose words count, from where on, and under which name."""

import pytest

from reverie.dream.orient import Known, choose_work
from reverie.dream.reading import Reader, first_self_name, is_spoken, read_session
from reverie.model.session import Message, Session, Trust
from tests.unit.dream.conftest import NOW

READER = Reader("Nadia", "UTC")


def spoken(text="I live in Porto.", number=1, **fields):
    return Message(f"m{number}", fields.pop("role", "user"), text, NOW, **fields)


def session(*messages, **fields):
    return Session("7f3ak2m9qx", "Talk", "generic", messages=messages, **fields)


def quotes(reading):
    return [saying.statement.quote for saying in reading.sayings if saying.statement.kind != "remark"]


@pytest.mark.parametrize(
    "fields",
    [
        {"role": "assistant"},
        {"role": "tool"},
        {"role": "system"},
        {"branch": "b1"},
        {"trust": Trust.FOREIGN},
        {"trust": Trust.ASSISTANT},
        {"flags": ("hidden",)},
        {"flags": ("pasted",)},
        {"flags": ("compaction",)},
        {"text": "  \n"},
    ],
)
def test_what_no_person_typed_is_not_spoken(fields):
    message = spoken(**fields)
    assert not is_spoken(message)
    assert read_session(session(message), 0, READER).sayings == ()


def test_only_new_messages_are_read():
    read = read_session(session(spoken("I live in Porto."), spoken("I have a cat called Moss.", 2)), 1, READER)
    assert {saying.message_id for saying in read.sayings} == {"m2"}


def test_each_saying_carries_who_said_it_when_and_where():
    read = read_session(
        session(
            spoken("I live in Porto.", speaker="Nadia"),
            spoken("I live in Cork.", 2, speaker="Jon", trust=Trust.PARTICIPANT),
        ),
        0,
        READER,
    )
    assert [(one.message_id, one.speaker, one.trust) for one in read.sayings] == [
        ("m1", "", Trust.PERSON),
        ("m2", "Jon", Trust.PARTICIPANT),
    ]
    assert all(one.said_at == NOW and one.session_id == "7f3ak2m9qx" and one.topic for one in read.sayings)
    assert ["Nadia" in one.statement.text for one in read.sayings] == [True, False]


def test_only_the_person_names_the_person():
    messages = (
        spoken("My name is Jon.", speaker="Jon", trust=Trust.PARTICIPANT),
        spoken("My name is Nadia.", 2, speaker="Nadia"),
    )
    assert first_self_name([read_session(session(*messages), 0, Reader("", "UTC"))]) == "Nadia"


def test_each_message_is_read_in_its_own_language():
    messages = (spoken("I live in Porto."), spoken("Moro no Porto há dois anos.", 2), spoken("我住在成都。", 3))
    languages = {one.message_id: one.statement.language for one in read_session(session(*messages), 0, READER).sayings}
    assert languages == {"m1": "en", "m2": "pt", "m3": "zh"}


def known(name, *, origin="person", messages=2, day=NOW):
    return Known(name, origin, day, messages)


def test_work_is_what_is_new_or_has_grown_oldest_first_and_the_rest_is_counted():
    later = NOW.replace(day=9)
    sessions = [
        known("new", day=later),
        known("done"),
        known("grown", messages=5),
        known("cron", origin="machine"),
        known("archive", origin="foreign"),
        known("undated", day=None),
        known("edit", origin="edit"),
    ]
    used = {"done": 2, "grown": 3}
    work, left_out = choose_work(sessions, lambda name: used.get(name, 0))
    assert [(one.session_id, one.used) for one in work] == [("undated", 0), ("edit", 0), ("grown", 3), ("new", 0)]
    assert dict(left_out) == {"nothing new": 1, "origin machine": 1, "origin foreign": 1}
    assert len(work) + sum(count for _, count in left_out) == len(sessions)


def test_only_the_sessions_asked_for():
    work, left_out = choose_work([known("one"), known("two")], lambda _: 0, ["two"])
    assert [one.session_id for one in work] == ["two"]
    assert dict(left_out) == {"not asked for": 1}
