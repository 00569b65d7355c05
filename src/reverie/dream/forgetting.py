"""“Forget that”, said in a session, binds at once: which messages it means."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from reverie.capture.forget.nearest import Told, likely, means_what_was_told, nearest
from reverie.capture.forget.subject import Subject, is_persons, messages_about, points_back
from reverie.capture.forget.title import title_left
from reverie.dream.reading import is_spoken
from reverie.dream.staging import BrainView
from reverie.model.reading import SessionReading
from reverie.model.session import Message, Session
from reverie.model.statement import ForgetRequest
from reverie.text.analyzer import content_words
from reverie.text.language import detect

BESIDE: Final = 3
"""Content words beside the request with which a message says itself what is to be forgotten."""

MOST_SESSIONS: Final = 20
"""How many earlier sessions are read for a message that has none of a request's words."""
MOST_AROUND: Final = 4000
"""Characters before a message in which the one meant may be named."""

Place = tuple[str, str]
"""Session and message id."""

ReadSession = Callable[[str], Session]


def forgotten_places(readings: Sequence[SessionReading], brain: BrainView, read: ReadSession) -> dict[Place, str]:
    """Return the messages that the requests of these sessions mean, each with the request's own message.

    A request without a subject means what the person said just before, or with it. Otherwise every message counts that
    is about the subject, in these sessions and in earlier ones, with what goes on about it and what the assistant
    repeats of it.
    """
    found: dict[Place, str] = {}
    here = {reading.session.id: reading.session for reading in readings}
    for reading in readings:
        for message_id, request in reading.forget:
            subject = Subject.of(request.target)
            if subject:
                places = _about(subject, {**here, reading.session.id: None}, brain, read)
                places += _within(reading.session, subject, frozenset(), message_id)
                tellings = [place for place in places if place != (reading.session.id, message_id)]
                if not any(_is_persons(place, here, read) for place in tellings) and means_what_was_told(request.quote):
                    places += _nearest(request, reading.session, message_id, here, brain, read)
            else:
                places = _just_before(reading.session, message_id, request)
            for place in (*places, (reading.session.id, message_id)):
                found.setdefault(place, f"{reading.session.id}#{message_id}")
    return found


def without(reading: SessionReading, forgotten: Iterable[Place]) -> SessionReading:
    """Return what a session says without the messages that are to be forgotten."""
    gone = {message_id for session_id, message_id in forgotten if session_id == reading.session.id}
    if not gone:
        return reading
    session = reading.session
    messages = tuple(message for message in session.messages if message.id not in gone)
    title = title_left(session, gone)
    kept = replace(session, messages=messages, title=session.title if title is None else title)
    sayings = tuple(saying for saying in reading.sayings if saying.message_id not in gone)
    return replace(reading, session=kept, sayings=sayings)


def titles_left(forgotten: Iterable[Place], brain: BrainView, read: ReadSession) -> dict[str, str]:
    """Return the titles of the sessions whose own was made from messages that are to be forgotten, by session."""
    gone: dict[str, set[str]] = {}
    for session_id, message_id in forgotten:
        gone.setdefault(session_id, set()).add(message_id)
    found: dict[str, str] = {}
    for session_id, messages in gone.items():
        title = title_left(read(session_id), messages) if brain.folder(session_id) is not None else None
        if title is not None:
            found[session_id] = title
    return found


def _just_before(session: Session, message_id: str, request: ForgetRequest) -> list[Place]:
    """Return what a request without a subject means: the rest of its own message, else what was said before it."""
    own = next(message for message in session.messages if message.id == message_id)
    if len(content_words(own.text.replace(request.quote, " "))) >= BESIDE:
        return []
    seeds: list[str] = []
    for message in _backwards(session.messages, message_id):
        seeds.append(message.id)
        if not points_back(message.text):
            break
    said = next((message.text for message in session.messages if message.id == seeds[-1]), "") if seeds else ""
    return [
        place
        for place in _within(session, Subject.of(said), frozenset(seeds), message_id)
        if _comes_after(place[1], seeds)
    ]


def _comes_after(message_id: str, seeds: Sequence[str]) -> bool:
    """Tell whether a message is no earlier than the first that is meant."""
    return bool(seeds) and int(message_id[1:]) >= min(int(seed[1:]) for seed in seeds)


def _backwards(messages: Sequence[Message], before: str) -> Iterator[Message]:
    """Yield what a person said before a message, the last first."""
    said: list[Message] = []
    for message in messages:
        if message.id == before:
            break
        if is_spoken(message):
            said.append(message)
    return reversed(said)


def _about(subject: Subject, here: Mapping[str, Session | None], brain: BrainView, read: ReadSession) -> list[Place]:
    sessions: dict[str, Session | None] = dict(here)
    likely = {session_id for session_id, text in brain.messages_said() if subject.held(text)}
    likely |= {line.id for line in brain.session_lines() if subject.titles(line.title)}
    for session_id in sorted(likely - sessions.keys()):
        sessions[session_id] = read(session_id)
    return [place for session in sessions.values() if session is not None for place in _within(session, subject)]


def _is_persons(place: Place, here: Mapping[str, Session], read: ReadSession) -> bool:
    """Tell whether a person said it: what the assistant says of a subject does not tell it."""
    session = here.get(place[0]) or read(place[0])
    return any(message.id == place[1] and is_persons(message) for message in session.messages)


def _nearest(
    request: ForgetRequest,
    session: Session,
    message_id: str,
    here: Mapping[str, Session],
    brain: BrainView,
    read: ReadSession,
) -> list[Place]:
    """Return what comes nearest to a subject that nobody named in these words, with what goes on about it."""
    target, language = request.target, detect(request.quote)
    said = likely(target, brain.messages_said(), MOST_SESSIONS, language)
    sessions = {session_id: read(session_id) for session_id in said if session_id not in here}
    sessions.update(here)
    told = [one for each in sessions.values() for one in _told(each, message_id if each is session else "")]
    place = nearest(target, told, language)
    return _within(sessions[place[0]], Subject.of(target), frozenset({place[1]}), "") if place else []


def _told(session: Session, end: str) -> Iterator[Told]:
    """Yield what the person said, up to a message, with what was said before it."""
    before: list[str] = []
    for message in session.messages:
        if message.id == end:
            return
        if is_spoken(message):
            yield Told((session.id, message.id), message.text, "\n".join([session.title, *before])[-MOST_AROUND:])
        before.append(message.text)


def _within(session: Session, subject: Subject, seeds: frozenset[str] = frozenset(), end: str = "") -> list[Place]:
    return [(session.id, message_id) for message_id in messages_about(session, subject, seeds, end)]
