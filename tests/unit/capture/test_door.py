from dataclasses import dataclass
from datetime import datetime

import pytest

from reverie.capture.door import Door, clean, title_for
from reverie.capture.found import Found, LeftOut, Notes
from reverie.capture.speakers import Naming, find_person
from reverie.model.session import Message, Origin, Role, Session, Trust
from tests.unit.capture.samples import STARTED_AT

TOKEN = "ghp_" + "EXAMPLE" * 5 + "0"


def said(text: str, role: Role = "user", speaker: str = "") -> Message:
    return Message("", role, text, speaker=speaker, trust=Trust.FOREIGN)


def talk(*messages: Message, origin: Origin = "person", title: str = "") -> Session:
    return Session("", title, "generic", origin, native_id="s01", messages=messages)


def admit(session: Session, door: Door | None = None) -> tuple[Found, Notes]:
    notes = Notes()
    return (door or Door()).admit(session, notes), notes


def texts(found: Found) -> list[str]:
    assert isinstance(found, Session)
    return [message.text for message in found.messages]


@dataclass
class Remembered:
    """A deletion log that knows what was forgotten by heart."""

    sessions: frozenset[str] = frozenset()
    messages: frozenset[str] = frozenset()

    def is_forgotten_session(self, source: str, native_id: str) -> bool:
        return f"{source}/{native_id}" in self.sessions

    def is_forgotten_message(self, text: str, *, at: datetime | None = None, scope: str = "") -> bool:
        return text in self.messages

    def is_forgotten_title(self, title: str) -> bool:
        return title in self.messages


@pytest.mark.parametrize(
    ("origin", "role", "trust"),
    [
        ("person", "user", Trust.PERSON),
        ("person", "assistant", Trust.ASSISTANT),
        ("person", "tool", Trust.TOOL),
        ("person", "system", Trust.TOOL),
        ("machine", "user", Trust.ASSISTANT),
        ("foreign", "user", Trust.FOREIGN),
        ("foreign", "assistant", Trust.FOREIGN),
    ],
)
def test_trust_comes_from_role_and_origin(origin: Origin, role: Role, trust: Trust) -> None:
    found, _ = admit(talk(said("Hello", role), said("Hi", "assistant"), origin=origin))
    assert isinstance(found, Session)
    assert found.messages[0].trust is trust


def test_only_the_person_has_the_person_s_trust() -> None:
    session = talk(said("I live in Porto.", speaker="Nadia"), said("I live in Faro.", speaker="Otto"))
    found, _ = admit(session, Door(Naming(given="Nadia")))
    assert isinstance(found, Session)
    assert [message.trust for message in found.messages] == [Trust.PERSON, Trust.PARTICIPANT]
    assert found.person == "Nadia"


@pytest.mark.parametrize(
    ("speakers", "naming", "person", "unnamed"),
    [
        ("", Naming(), "", True),
        ("", Naming(given="Nadia"), "", True),
        ("Nadia Otto", Naming(given="nadia"), "Nadia", False),
        ("Nadia Otto", Naming(usual="Nadia"), "Nadia", False),
        ("Nadia Otto", Naming(given="Otto", usual="Nadia"), "Otto", False),
        ("Nadia Otto", Naming(usual="Nadia Costa"), "Nadia", False),
        ("Nadia Otto", Naming(), "", False),
        ("Nadia Otto", Naming(given="Ines"), "", False),
        ("Otto", Naming(), "Otto", False),
        ("Otto", Naming(given="Nadia"), "", False),
        ("Otto -", Naming(given="Nadia"), "", True),
    ],
)
def test_who_is_the_person(speakers: str, naming: Naming, person: str, unnamed: bool) -> None:
    messages = [said("Hi", speaker=name.strip("-")) for name in speakers.split()] or [said("Hi")]
    notes = Notes()
    found = find_person(talk(*messages), naming, notes)
    assert (found.speaker, found.unnamed) == (person, unnamed)
    nobody = not person and not unnamed
    assert any("participants" in reason for reason in notes.counts) is nobody


def test_a_first_name_that_two_share_is_nobody() -> None:
    session = talk(said("Hi", speaker="Nadia Costa"), said("Hi", speaker="Nadia Reis"))
    assert find_person(session, Naming(given="Nadia"), Notes()).speaker == ""
    assert find_person(session, Naming(given="Nadia Reis"), Notes()).speaker == "Nadia Reis"


def test_secrets_and_recalled_memories_stay_at_the_door() -> None:
    session = talk(
        said(f"Deploy failed with {TOKEN}."),
        said("<memories>\nLives in Porto.\n</memories>\nI moved to Braga."),
        said("<memories>Only recalled.</memories>"),
        title=f"Deploy {TOKEN}",
    )
    found, notes = admit(session)
    assert isinstance(found, Session)
    assert TOKEN not in repr(found)
    assert texts(found)[1:] == ["I moved to Braga."]
    assert any("secret" in reason for reason in notes.counts)
    assert any("recalled" in reason for reason in notes.counts)


def test_a_session_of_recalled_memories_only_is_empty() -> None:
    found, _ = admit(talk(said("<memories>Lives in Porto.</memories>")))
    assert isinstance(found, LeftOut)
    assert found.kind == "empty"


def test_what_was_forgotten_stays_out() -> None:
    door = Door(forgotten=Remembered(messages=frozenset({"The sleep study is on Friday."})))
    found, notes = admit(talk(said("The sleep study is on Friday."), said("Book Kyoto.")), door)
    assert texts(found) == ["Book Kyoto."]
    assert notes.counts["forgotten message left out"] == 1
    found, _ = admit(talk(said("The sleep study is on Friday.")), door)
    assert isinstance(found, LeftOut)
    assert found.kind == "forgotten"
    found, _ = admit(talk(said("Book Kyoto.")), Door(forgotten=Remembered(sessions=frozenset({"generic/s01"}))))
    assert isinstance(found, LeftOut)
    assert found.kind == "forgotten"


@pytest.mark.parametrize("text", ["\ud83d", "\ude00\ud83d", "a\x00b", "\ude00 \ud83d!", "é", ""])
def test_cleaned_text_can_be_written_and_stays_clean(text: str) -> None:
    cleaned = clean(text)
    assert cleaned.encode("utf-8").decode() == cleaned
    assert "\x00" not in cleaned
    assert clean(cleaned) == cleaned


def test_other_text_stays_as_it_is() -> None:
    decomposed = "Cafe\u0301 \u200b\n\n  文澜 \U0001f600"
    found, _ = admit(talk(said(decomposed)))
    assert texts(found) == [decomposed]


def test_a_title_is_made_from_what_the_person_said_first_else_the_day() -> None:
    long = "We meet the people of Sora City Lab " * 5
    assert title_for(talk(said("Noted", "assistant"), said(f"\n{long}\nmore"))).startswith("We meet the people")
    assert len(title_for(talk(said(long)))) <= 60
    assert len(title_for(talk(said("我们在京都见面" * 20)))) <= 60
    undated = talk(said("Noted", "assistant"))
    assert title_for(undated) == "Untitled session"
    dated = Session("", "", "generic", started_at=STARTED_AT, messages=undated.messages)
    assert "2026-03-02" in title_for(dated)
    assert title_for(talk(said("Hello"), title="Kyoto")) == "Kyoto"
