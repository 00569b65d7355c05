"""What is new in a session that is handed in again."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from reverie.errors import InputError
from reverie.model.session import Message, Session
from reverie.store.layout import is_session_id
from reverie.store.transcripts.lines import cleaned, fingerprint

Key = tuple[str, bytes]


def new_messages(known: Iterable[Message], given: Sequence[Message]) -> tuple[list[Message], list[Message]]:
    """Return the given messages that are not known yet, and known ones that are on another branch now.

    A message is known when one of the same native id and content is. Without native ids, the n-th message of some
    content is known when n of that content are: positions shift when an edited message has taken a later number.

    Example:
        >>> hello = Message("m1", "user", "Hello", native_id="a")
        >>> new, moved = new_messages([hello], [hello, Message("", "user", "Hello again", native_id="b")])
        >>> [message.text for message in new], moved
        (['Hello again'], [])
    """
    stored: dict[Key, list[Message]] = {}
    for message in known:
        stored.setdefault(_key(message), []).append(message)
    seen: Counter[Key] = Counter()
    new: list[Message] = []
    moved: list[Message] = []
    for message in map(cleaned, given):
        key = _key(message)
        nth = seen[key]
        seen[key] += 1
        if key[0] and nth:
            continue  # the same native id twice in one session: one message, told twice
        before = stored.get(key, ())
        if nth >= len(before):
            new.append(message)
        elif before[nth].branch != message.branch:
            moved.append(replace(before[nth], branch=message.branch))
    return new, moved


def numbered(messages: Iterable[Message], first: int) -> list[Message]:
    """Return the messages under the numbers that come next."""
    # Not `dataclasses.replace`, which takes ten times as long: this runs for every message of an import.
    return [
        Message(
            f"m{number}",
            message.role,
            message.text,
            message.at,
            message.speaker,
            message.trust,
            message.branch,
            message.native_id,
            message.parent_id,
            message.model,
            message.flags,
        )
        for number, message in enumerate(messages, start=first)
    ]


def with_name(session: Session) -> Session:
    """Return the session with something to know it by when it comes again."""
    if session.native_id:
        return session
    if session.id:
        if not is_session_id(session.id):
            raise InputError(f"{session.id!r} is no session id.", hint="Leave the id empty and give a native id.")
        return session
    first = session.messages[0].text if session.messages else ""
    name = hashlib.sha256(f"{session.title}\x00{session.started_at}\x00{first}".encode("utf-8", "replace")).hexdigest()
    return replace(session, native_id=f"content-{name[:20]}")


def _key(message: Message) -> Key:
    return message.native_id, fingerprint(message)
