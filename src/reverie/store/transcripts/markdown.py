"""A session as Markdown, to read and grep: made from the transcript, never read back as evidence."""

from collections.abc import Iterable
from datetime import datetime

from reverie.model.session import Message, Session
from reverie.store.layout import local_time

_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def render_session(session: Session, messages: Iterable[Message]) -> str:
    """Return the whole readable form of a session."""
    return render_heading(session) + render_messages(messages, session.timezone)


def render_heading(session: Session) -> str:
    """Return the top of the Markdown form: title and where it comes from."""
    parts = [f"session {session.id}", session.source, session.timezone]
    if session.started_at:
        parts.insert(2, _day(local_time(session.started_at, session.timezone)))
    return f"# {_flat(session.title) or 'Untitled session'}\n\n{' · '.join(_flat(part) for part in parts if part)}\n"


def render_messages(messages: Iterable[Message], timezone: str) -> str:
    """Return messages as Markdown: heading `## m12`, who and when, the text as a block quote."""
    parts: list[str] = []
    for message in messages:
        who: list[str] = [message.role]
        if message.speaker:
            who.append(_flat(message.speaker))
        if message.at is not None:
            who.append(_day(local_time(message.at, timezone)))
        if message.branch:
            who.append(f"branch {_flat(message.branch)}")
        text = message.text
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        quote = text.replace("\n", "\n> ")
        parts.append(f"\n## {message.id}\n{' · '.join(who)}\n\n> {quote}\n")
    return "".join(parts)


def _day(at: datetime) -> str:
    year, month, day, hour, minute = at.timetuple()[:5]
    return f"{year:04d}-{month:02d}-{day:02d} {hour:02d}:{minute:02d} ({_DAYS[at.weekday()]})"


def _flat(text: str) -> str:
    return " ".join(text.split())
