"""Titles of sessions: whether one was made from forgotten words, and what stands in its place then."""

from collections.abc import Collection, Iterable
from typing import Final

from reverie.capture.door import title_for
from reverie.capture.forget.subject import is_persons, names_in
from reverie.model.session import Session
from reverie.text.analyzer import content_words
from reverie.wiki.folding import fold_case

FROM_FORGOTTEN: Final = 0.5
"""Share of a title's content words that only forgotten messages hold, from which on it is made of them."""


def is_made_from(title: str, forgotten: Iterable[str], kept: Iterable[str]) -> bool:
    """Tell whether a title was made from forgotten messages: it begins one, or what it names stands in them alone.

    Example:
        >>> gone, left = ["I take part in a sleep study."], ["I keep two goats."]
        >>> is_made_from("Sleep study", gone, left), is_made_from("Two goats", gone, left)
        (True, False)
    """
    texts = list(forgotten)
    bare = fold_case(title).rstrip("…. ")
    if not bare:
        return False
    if any(fold_case(text).startswith(bare) for text in texts):
        return True
    there, rest = set(), set()
    for text in texts:
        there.update(content_words(text))
    for text in kept:
        rest.update(content_words(text))
    only = there - rest
    words = content_words(title)
    told = [word for word in words if word in only]
    return len(told) > len(words) * FROM_FORGOTTEN or any(
        only.intersection(content_words(name)) for name in names_in(f"x {title}")
    )


def title_left(session: Session, gone: Collection[str]) -> str | None:
    """Return the title that a session gets when messages of it go; None when it keeps the one it has.

    Args:
        session: As it is stored.
        gone: Ids of the messages that go.
    """
    away = [message.text for message in session.messages if message.id in gone]
    left = tuple(message for message in session.messages if message.id not in gone)
    persons = [message.text for message in left if is_persons(message) or message.role == "assistant"]
    if not away or not is_made_from(session.title, away, persons):
        return None
    return title_for(Session(session.id, "", session.source, started_at=session.started_at, messages=left))
