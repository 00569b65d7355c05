"""Who of a conversation is the account's person."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from reverie.capture.found import Notes, printable
from reverie.model.session import Message, Session


@dataclass(frozen=True, slots=True)
class Naming:
    """What is known about the name of the account's person."""

    given: str = ""
    """As named for this import."""
    usual: str = ""
    """As the settings have it."""


@dataclass(frozen=True, slots=True)
class Person:
    """The account's person in one conversation."""

    speaker: str = ""
    """The name they speak under; empty where nobody is named, or where it is not known."""
    unnamed: bool = True
    """User messages without a name are theirs."""

    def spoke(self, message: Message) -> bool:
        """Tell whether a user message is the person's own."""
        return message.speaker == self.speaker if message.speaker else self.unnamed


def find_person(session: Session, naming: Naming, notes: Notes) -> Person:
    """Return who is the person: the one named, else the only one there is, else nobody.

    Example:
        >>> said = (Message("", "user", "Hi", speaker="Otto"), Message("", "user", "Hi", speaker="Nadia"))
        >>> find_person(Session("", "", "generic", messages=said), Naming(given="Nadia"), Notes())
        Person(speaker='Nadia', unnamed=False)
    """
    mine = [message.speaker for message in session.messages if message.role == "user"]
    speakers = list(dict.fromkeys(speaker for speaker in mine if speaker))
    if not speakers:
        return Person()
    known = _match(naming.given or naming.usual, speakers)
    if known:
        return Person(known, unnamed=False)
    if "" in mine:
        return Person()
    if len(speakers) == 1 and not naming.given:
        return Person(speakers[0], unnamed=False)
    if naming.given:
        notes.add(f"no speaker is called {printable(naming.given)}: all are participants")
    else:
        notes.add("several speakers, and who is the person is not known: all are participants (see --person)")
    return Person(unnamed=False)


def _match(name: str, speakers: Sequence[str]) -> str:
    """Return the speaker of that name; a first name stands for a full one when it can mean one speaker only."""
    wanted = _words(name)
    if not wanted:
        return ""
    words = {speaker: _words(speaker) for speaker in speakers}
    same = [speaker for speaker in speakers if words[speaker] == wanted]
    if not same:
        same = [
            speaker
            for speaker in speakers
            if words[speaker][: len(wanted)] == wanted or wanted[: len(words[speaker])] == words[speaker]
        ]
    return same[0] if len(same) == 1 else ""


def _words(name: str) -> list[str]:
    return unicodedata.normalize("NFKC", name).casefold().split()
