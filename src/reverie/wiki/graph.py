"""What the checks may ask about everything around a page: other pages, messages, what is forgotten."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cached_property
from typing import Protocol

from reverie.model.page import Page
from reverie.model.session import Message, Origin, Role, Session, Trust
from reverie.text.dates import local_day
from reverie.wiki.folding import fold_case
from reverie.wiki.links import LinkTable
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import record_kind, session_dir

_EDGES = ("Etc/GMT+12", "Pacific/Kiritimati")
"""Where a day ends last and begins first."""


@dataclass(frozen=True, slots=True)
class CitedMessage:
    """A message as evidence: its words, who said them when, and how far they may be believed."""

    text: str
    role: Role
    trust: Trust
    at: datetime | None = None
    speaker: str = ""
    timezone: str = "UTC"
    origin: Origin = "person"
    """Of its session."""

    @classmethod
    def of(cls, message: Message, session: Session) -> "CitedMessage":
        """Return the message of a session as evidence."""
        return cls(
            message.text,
            message.role,
            message.trust,
            message.at,
            message.speaker,
            session.timezone or "UTC",
            session.origin,
        )

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones in which it may have been said; a source that gives UTC does not say where the person was."""
        return (self.timezone,) if self.timezone not in ("", "UTC") else ("UTC", *_EDGES)

    @property
    def days(self) -> tuple[date, ...]:
        """The days on which it may have been said, where the person was and by UTC; none when nobody knows."""
        at = self.at
        if at is None:
            return ()
        return tuple(dict.fromkeys((at.date(), *(local_day(at, zone) for zone in self.zones))))


class GraphView(Protocol):
    """The staged graph as a whole: what will be there once the changes land."""

    def resolve(self, target: str) -> str | None:
        """Return the path of the page that a link target (slug, title, alias) leads to."""
        ...

    def titled(self, name: str) -> Sequence[str]:
        """Return the paths of the pages whose title is this name, case apart."""
        ...

    def named(self, name: str) -> Sequence[str]:
        """Return the paths of the pages that have this name as title or alias, case apart."""
        ...

    def page(self, path: str) -> Page | None:
        """Return another page."""
        ...

    def message(self, session_id: str, message_id: str) -> CitedMessage | None:
        """Return a message that can be cited; None when there is none, or no longer."""
        ...

    def folder(self, session_id: str) -> str | None:
        """Return the folder of a session in the memory tree."""
        ...

    def is_forgotten(self, session_id: str, message_id: str) -> bool:
        """Tell whether the deletion log names this message or its whole session."""
        ...


@dataclass(frozen=True)
class WholeGraph:
    """A graph that lies in memory as a whole: for small trees, for tests and for exported bundles."""

    pages: Mapping[str, str]
    """Text of every file under `knowledge/` and `notes/`, by path."""
    sessions: Mapping[str, Session] = field(default_factory=dict)
    """By id."""
    folders: Mapping[str, str] = field(default_factory=dict)
    """Session id → folder, where it is not the one that the session's first day gives."""
    forgotten: frozenset[tuple[str, str]] = frozenset()
    """Session and message ids; an empty message id stands for the whole session."""

    @cached_property
    def _parsed(self) -> dict[str, Page]:
        return {path: parse_page(text) for path, text in self.pages.items() if record_kind(path) == "page"}

    @cached_property
    def _table(self) -> LinkTable:
        return LinkTable.of(self._parsed)

    @cached_property
    def _titles(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for path, page in sorted(self._parsed.items()):
            found.setdefault(fold_case(page.title), []).append(path)
        return found

    @cached_property
    def _messages(self) -> dict[tuple[str, str], CitedMessage]:
        return {
            (session.id, message.id): CitedMessage.of(message, session)
            for session in self.sessions.values()
            for message in session.messages
        }

    def resolve(self, target: str) -> str | None:
        """Return the path of the page that a link target leads to."""
        return self._table.resolve(target)

    def titled(self, name: str) -> Sequence[str]:
        """Return the paths of the pages with this title."""
        return self._titles.get(fold_case(name), [])

    def named(self, name: str) -> Sequence[str]:
        """Return the paths of the pages with this title or alias."""
        return self._table.pages_named(name)

    def page(self, path: str) -> Page | None:
        """Return a page."""
        return self._parsed.get(path)

    def message(self, session_id: str, message_id: str) -> CitedMessage | None:
        """Return a message."""
        return self._messages.get((session_id, message_id))

    def folder(self, session_id: str) -> str | None:
        """Return the folder of a session."""
        if session_id in self.folders:
            return self.folders[session_id]
        session = self.sessions.get(session_id)
        if session is None:
            return None
        return session_dir(
            session_id, None if session.started_at is None else local_day(session.started_at, session.timezone)
        )

    def is_forgotten(self, session_id: str, message_id: str) -> bool:
        """Tell whether a message is forgotten."""
        return (session_id, message_id) in self.forgotten or (session_id, "") in self.forgotten
