"""Store a session that was let in: what is new of it is appended, nothing that is there is changed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from reverie.capture.door import title_for
from reverie.model.session import Message, Session
from reverie.store.session_log import SessionLog
from reverie.store.transcripts.growth import new_messages

Outcome = Literal["imported", "grown", "already_there"]


@dataclass(frozen=True, slots=True)
class Recorded:
    """What became of one session, and where it lies now."""

    outcome: Outcome
    id: str
    path: str
    """Its folder in the memory tree; empty when it was only tried."""
    title: str
    messages: int
    """How many messages it has now."""
    keeps_trust: bool = False
    """Messages that are there would get another trust today; a message keeps the one it was stored with."""


def record_session(log: SessionLog, session: Session, *, is_repeat: bool = False, dry_run: bool = False) -> Recorded:
    """Append a session to the log, or what is new in it.

    Twice is once: the session is known by its source and native id, a message by its native id and text. A message
    whose text was edited in the source is a new one, on a branch of its own.

    Args:
        log: The account's sessions.
        session: A session that went through the door.
        is_repeat: The same import brought this session before: what that copy said of the session as a whole stands.
        dry_run: Only say what would happen.
    """
    known_id = log.find(session.source, session.native_id)
    if known_id is None or log.is_hollow(known_id):
        session = replace(session, title=title_for(session))
        if dry_run:
            return Recorded("imported", "", "", session.title, len(session.messages))
        result = log.append(session)
        return Recorded("imported", result.session_id, result.path, session.title, result.new)
    stored = log.read(known_id)
    fitted = fit(session, stored, is_repeat=is_repeat)
    if dry_run:
        new = len(new_messages(stored.messages, fitted.messages)[0])
    else:
        new = 0 if fitted == stored else log.append(replace(fitted, id="")).new
    trusts = {message.native_id: message.trust for message in stored.messages if message.native_id}
    return Recorded(
        "grown" if new else "already_there",
        known_id,
        log.path(known_id),
        fitted.title,
        len(stored.messages) + new,
        any(trusts.get(message.native_id, message.trust) is not message.trust for message in session.messages),
    )


def fit(session: Session, stored: Session, *, is_repeat: bool = False) -> Session:
    """Return the session worded so that the log recognises what it has, and takes the rest as new.

    A copy that is older than what is stored, or only a part of it, brings messages at most: it renames nothing and
    moves nothing to another branch.
    """
    versions: dict[str, list[Message]] = {}
    for message in stored.messages:
        versions.setdefault(message.native_id, []).append(message)
    versions.pop("", None)
    known = [_version_of(message, versions.get(message.native_id, ())) for message in session.messages]
    labels = _Labels(stored.messages, session.messages)
    given, there = _updated(session), _updated(stored)
    is_part = all(known) and len(known) < len(stored.messages)
    is_stale = given < there or is_part or (is_repeat and given == there)
    messages = []
    for message, before in zip(session.messages, known, strict=True):
        if before is not None:
            is_first = before is versions[message.native_id][0]
            moves = is_first and not is_stale and before.branch != message.branch
            message = replace(before, branch=message.branch) if moves else before
        elif message.native_id in versions:
            message = replace(message, branch=labels.take(), flags=(*message.flags, "edited"))
        messages.append(message)
    return replace(stored if is_stale else _headed(session, stored), messages=tuple(messages))


def _headed(session: Session, stored: Session) -> Session:
    """Return the stored session with what the given one says of the session as a whole."""
    return replace(
        stored,
        title=session.title or stored.title,
        origin=session.origin,
        started_at=session.started_at or stored.started_at,
        timezone=session.timezone or stored.timezone,
        person=session.person or stored.person,
        extra=session.extra or stored.extra,
    )


def _version_of(message: Message, versions: Sequence[Message]) -> Message | None:
    """Return the stored message that this one is: another time or zone of reading does not make it another."""
    return next((one for one in versions if one.text == message.text and one.role == message.role), None)


def _updated(session: Session) -> str:
    return session.extra.get("updated_at", "")


class _Labels:
    """Branch labels that are still free."""

    def __init__(self, *groups: Sequence[Message]) -> None:
        self._taken = {message.branch for group in groups for message in group}
        self._next = 0

    def take(self) -> str:
        while True:
            self._next += 1
            label = f"b{self._next}"
            if label not in self._taken:
                self._taken.add(label)
                return label
