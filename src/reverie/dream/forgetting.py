"""“Forget that”, said in a session, binds at once: which messages it means."""

from collections.abc import Sequence
from typing import Final

from reverie.dream.reading import is_spoken
from reverie.dream.staging import BrainView
from reverie.model.reading import SessionReading
from reverie.model.session import Message, Session
from reverie.text.analyzer import content_words

ENOUGH_IN_COMMON: Final = 0.5
"""Share of the content words of what is to be forgotten that a message must hold."""

_WIDE: Final = frozenset(
    content_words(
        "everything all what told said about it that thing tudo coisa disse falei sobre isso 全部 所有 事情 说过 那个"
    )
)
"""Words of the request that say how much, not what."""

Place = tuple[str, str]
"""Session and message id."""


def forgotten_places(readings: Sequence[SessionReading], brain: BrainView) -> dict[Place, str]:
    """Return the messages that the requests of these sessions mean, each with the request's own message.

    A request without a subject means what the person said just before. Otherwise every message of the person counts
    that holds at least half of the subject's content words; where a whole session is about it, all of the session.
    """
    found: dict[Place, str] = {}
    for reading in readings:
        for message_id, request in reading.forget:
            places = _just_before(reading.session, message_id)
            if request.target.strip():
                places = _about(request.target, reading, readings, brain)
            for place in (*places, (reading.session.id, message_id)):
                found.setdefault(place, f"{reading.session.id}#{message_id}")
    return found


def _just_before(session: Session, message_id: str) -> list[Place]:
    said: list[Message] = []
    for message in session.messages:
        if message.id == message_id:
            break
        if is_spoken(message):
            said.append(message)
    return [(session.id, said[-1].id)] if said else []


def _about(target: str, here: SessionReading, readings: Sequence[SessionReading], brain: BrainView) -> list[Place]:
    wanted = set(content_words(target)) - _WIDE
    if not wanted:
        return []
    found = [
        (session_id, message_id)
        for session_id, message_id, text in brain.messages_like(target)
        if _share(wanted, text) >= ENOUGH_IN_COMMON
    ]
    for reading in readings:
        said = [message for message in reading.session.messages if is_spoken(message)]
        hits = [message for message in said if _share(wanted, message.text) >= ENOUGH_IN_COMMON]
        whole = reading.session.id != here.session.id and len(hits) * 2 >= len(said) > 0
        found += [(reading.session.id, message.id) for message in (said if whole else hits)]
    return list(dict.fromkeys(found))


def _share(wanted: set[str], text: str) -> float:
    return len(wanted & set(content_words(text))) / len(wanted)
