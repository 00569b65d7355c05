"""The graph as it will be once a change has landed: the changed pages over what the index and the sessions know."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from reverie.brain.account import Account
from reverie.brain.page_rows import INDEXED
from reverie.model.page import Page
from reverie.model.session import Session, Trust
from reverie.store.search.rows import Passage
from reverie.store.session_log import TRANSCRIPT
from reverie.store.transcripts.catalogue import stamp_of
from reverie.wiki.folding import fold_case
from reverie.wiki.graph import CitedMessage
from reverie.wiki.links import LinkTable
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import record_kind

IsForgotten = Callable[[str, str], bool]
"""Session and message id → whether the deletion log names it."""


def nothing_forgotten(_session_id: str, _message_id: str) -> bool:
    """Return False: for an account without a deletion log."""
    return False


@dataclass
class StagedGraph:
    """`wiki.graph.GraphView` over one account; costs grow with the change, not with the memory."""

    account: Account
    staged: Mapping[str, str | None] = field(default_factory=dict)
    """Text of changed files by path; None for one that is removed."""
    forgotten: IsForgotten = nothing_forgotten
    parse: Callable[[str], Page] = parse_page
    """How a text becomes a page; a memo that knows it already."""
    _pages: dict[str, Page | None] = field(default_factory=dict)
    _sessions: dict[str, Session | None] = field(default_factory=dict)
    _names: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """Landed pages that a name leads to."""

    @cached_property
    def _table(self) -> LinkTable:
        """The names of the changed pages."""
        table = LinkTable()
        for path in self._staged_pages:
            page = self.page(path)
            if page is not None:
                table.add(path, page.title, page.aliases)
        return table

    @cached_property
    def _titles(self) -> dict[str, list[str]]:
        """The titles of the changed pages."""
        found: dict[str, list[str]] = {}
        for path in self._staged_pages:
            page = self.page(path)
            if page is not None:
                found.setdefault(fold_case(page.title), []).append(path)
        return found

    @property
    def parsed(self) -> Mapping[str, Page | None]:
        """The changed pages, notes and summaries: the checks have parsed them all."""
        return {
            path: self.page(path)
            for path, text in self.staged.items()
            if text is not None and record_kind(path) in INDEXED
        }

    @cached_property
    def _staged_pages(self) -> list[str]:
        return sorted(path for path in self.staged if record_kind(path) == "page")

    def resolve(self, target: str) -> str | None:
        """Return the path of the page that a link target leads to; the closest kind of name wins."""
        key = fold_case(target)
        found = [*self._table.names.get(key, ()), *self._landed_names(key)]
        return min(found)[1] if found else None

    def titled(self, name: str) -> Sequence[str]:
        """Return the paths of the pages with this title."""
        key = fold_case(name)
        return sorted(
            {
                *self._titles.get(key, ()),
                *(path for path in self.account.index.pages.titled(name) if path not in self.staged),
            }
        )

    def named(self, name: str) -> Sequence[str]:
        """Return the paths of the pages with this title or alias."""
        landed = (path for path in self.account.index.pages.pages_named(name) if path not in self.staged)
        return sorted({*self._table.pages_named(name), *landed})

    def page(self, path: str) -> Page | None:
        """Return a page, changed or landed."""
        if path not in self._pages:
            text = self.staged[path] if path in self.staged else self._landed(path)
            self._pages[path] = None if text is None else self.parse(text)
        return self._pages[path]

    def message(self, session_id: str, message_id: str) -> CitedMessage | None:
        """Return a message that can be cited.

        The transcript is what counts. The index answers for it where it was made from the very file that lies there.
        """
        number = message_id.removeprefix("m")
        if not number.isdigit():
            return None
        ref = self._indexed(session_id)
        if ref is None:
            return self._read(session_id, message_id)
        found = self.account.index.messages(session_id, int(number), int(number))
        return _cited(found[0], ref) if found else None

    def folder(self, session_id: str) -> str | None:
        """Return the folder of a session."""
        return self.account.log.path(session_id) if self.account.log.has(session_id) else None

    def is_forgotten(self, session_id: str, message_id: str) -> bool:
        """Tell whether a message is forgotten."""
        return self.forgotten(session_id, message_id)

    def _landed(self, path: str) -> str | None:
        content = self.account.history.read(path)
        return None if content is None else content.decode("utf-8", errors="replace")

    def _landed_names(self, key: str) -> list[tuple[int, str]]:
        if key not in self._names:
            places = self.account.index.pages.places_named(key)
            self._names[key] = [(rank, path) for rank, path in places if path not in self.staged]
        return self._names[key]

    def _indexed(self, session_id: str) -> str | None:
        """Return the zone of a session whose rows in the index were made from the transcript as it lies there."""
        if session_id not in self._zones:
            known = self.account.index.session(session_id)
            file = self.account.layout.memory / (known[1].path if known else "") / TRANSCRIPT
            is_fresh = known is not None and file.exists() and stamp_of(file) == known[0]
            self._zones[session_id] = known[1].timezone or "UTC" if known is not None and is_fresh else None
        return self._zones[session_id]

    @cached_property
    def _zones(self) -> dict[str, str | None]:
        return {}

    def _read(self, session_id: str, message_id: str) -> CitedMessage | None:
        if session_id not in self._sessions:
            log = self.account.log
            self._sessions[session_id] = log.read(session_id) if log.has(session_id) else None
        session = self._sessions[session_id]
        if session is None:
            return None
        found = next((message for message in session.messages if message.id == message_id), None)
        return None if found is None else CitedMessage.of(found, session)


def _cited(passage: Passage, zone: str) -> CitedMessage:
    role, origin = passage.role, passage.origin
    return CitedMessage(passage.text, role, Trust(passage.trust), passage.at, passage.speaker, zone, origin)  # type: ignore[arg-type]
