"""A session as rows of the search index: each message with a soft window of its neighbours."""

from collections.abc import Iterable

from reverie.model.session import Message, Session
from reverie.store.search.rows import IndexedPassage, Passage, SessionRows, join_tokens
from reverie.store.transcripts.catalogue import SessionRef, Stamp
from reverie.text.analyzer import analyze

REACH = 2
"""How many messages before and after one lend it their words: a message that comes reaches so far back."""

MOST_OWN = 4000
"""Tokens of one message that can be found; what is longer is a pasted file."""

MOST_LENT = 200
"""Tokens that a message lends to each neighbour: a pasted page must not drown the question beside it."""


def session_rows(session: Session, ref: SessionRef, stamp: Stamp, first: int = 1) -> SessionRows:
    """Return what a session puts into the index.

    Args:
        session: The session as it is stored.
        ref: What there is to know about it.
        stamp: Size and time of the file that it was read from.
        first: Only messages with this number or a higher one; windows still see those before.
    """
    messages = session.messages
    start = next((at for at, message in enumerate(messages) if number_of(message) >= first), len(messages))
    words: dict[int, str] = {}
    lent: dict[int, str] = {}
    for at in range(max(0, start - REACH), len(messages)):
        tokens = analyze(messages[at].text)
        words[at] = join_tokens(tokens[:MOST_OWN])
        lent[at] = words[at] if len(tokens) <= MOST_LENT else join_tokens(tokens[:MOST_LENT])
    path = f"{ref.path}/transcript.md"
    passages: list[IndexedPassage] = []
    for at in range(start, len(messages)):
        near = f"{lent.get(at - 1, '')} {lent.get(at + 1, '')}"
        far = f"{lent.get(at - 2, '')} {lent.get(at + 2, '')}"
        passages.append(IndexedPassage(_passage(messages[at], session, path), (words[at], near, far)))
    return SessionRows(ref, stamp, tuple(passages), first)


def number_of(message: Message) -> int:
    """Return the number of a stored message: 12 for `m12`."""
    return int(message.id[1:])


def reach_back(messages: Iterable[Message], first_new: int) -> int:
    """Return the number from which rows change when messages from a number on are new.

    Example:
        >>> reach_back([Message(f"m{number}", "user", "") for number in (1, 2, 4, 5, 6)], 6)
        4
    """
    before = [number_of(message) for message in messages if number_of(message) < first_new]
    return before[-REACH:][0] if before else first_new


def _passage(message: Message, session: Session, path: str) -> Passage:
    return Passage(
        "message",
        path,
        message.id,
        message.text,
        session.id,
        number_of(message),
        message.at,
        message.speaker,
        message.role,
        int(message.trust),
        session.origin,
        message.branch,
        message.flags,
    )
