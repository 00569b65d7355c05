"""The Brain as Dream asks for it, answered from the search index and the files."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from reverie.app.files import BrainFiles
from reverie.brain.generated import Relist, Views, as_it_is
from reverie.brain.listing import Listing
from reverie.model.hit import HitKind
from reverie.model.known import KnownClaim
from reverie.model.page import Page
from reverie.model.session import Trust
from reverie.store.search.query import Filters
from reverie.store.search_index import SearchIndex
from reverie.store.session_log import SessionLog
from reverie.text.analyzer import analyze
from reverie.wiki.index import IndexEntry
from reverie.wiki.parsing import parse_page
from reverie.wiki.sessions_index import SessionLine

Place = tuple[str, str]

NOTES: Final[tuple[HitKind, ...]] = ("note",)
MESSAGES: Final[tuple[HitKind, ...]] = ("message",)
CLAIMS: Final[tuple[HitKind, ...]] = ("claim",)
CLAIMS_AND_NOTES: Final[tuple[HitKind, ...]] = ("claim", "note")


@dataclass
class IndexedBrain:
    """`dream.staging.BrainView` over one account."""

    index: SearchIndex
    log: SessionLog
    files: BrainFiles
    timezone: str = "UTC"
    parse: Callable[[str], Page] = parse_page
    """How a text becomes a page: a Dream gives the memo that its checks use."""

    def read(self, path: str) -> str | None:
        """Return the text of a file of the memory tree."""
        return self.files.read(path)

    def page_of(self, name: str) -> str | None:
        """Return the path of the page with this title, alias or slug."""
        return self.index.pages.page_by_alias(name)

    def kind_of(self, path: str) -> str:
        """Return the kind of a page, or an empty text."""
        row = self.index.pages.page(path)
        return row.kind if row is not None else ""

    def claims_on(self, path: str) -> int:
        """Return how many claims a page has; none when there is no such page."""
        row = self.index.pages.page(path)
        return row.claims if row is not None else 0

    def sessions_mentioning(self, name: str) -> set[str]:
        """Return the sessions whose note lines mention a name."""
        found = self.index.search(analyze(name), kinds=NOTES, k=20)
        folded = name.casefold()
        return {
            session for one in found if folded in one.passage.text.casefold() for session, _ in one.passage.evidence
        }

    def claims_from(self, session_id: str, message_id: str) -> list[KnownClaim]:
        """Return the claims, note and summary lines that cite a message."""
        return self.index.pages.claims_citing(session_id, message_id)

    def messages_like(self, words: str) -> list[tuple[str, str, str]]:
        """Return session id, message id and text of the person's messages that share words with a text."""
        wanted = Filters(roles=("user",), min_trust=int(Trust.PARTICIPANT))
        found = self.index.search(analyze(words), kinds=MESSAGES, k=200, filters=wanted)
        return [(one.passage.session_id, one.passage.anchor, one.passage.text) for one in found]

    def backlinks(self, path: str) -> Sequence[str]:
        """Return the pages that link to a page."""
        return self.index.pages.backlinks(path)

    def title_of(self, path: str) -> str:
        """Return the title of a page, or an empty text."""
        row = self.index.pages.page(path)
        return row.title if row is not None else ""

    def messages_said(self) -> Iterator[tuple[str, str]]:
        """Yield session id and text of everything that persons said."""
        for one in self.index.passages(MESSAGES):
            if one.role == "user" and one.trust >= Trust.PARTICIPANT:
                yield one.session_id, one.text

    def is_taken(self, path: str) -> bool:
        """Tell whether a file of this name exists, whatever its case."""
        return self.index.pages.is_taken(path)

    def folder(self, session_id: str) -> str | None:
        """Return the folder of a session in the memory tree."""
        return self.log.path(session_id) if self.log.has(session_id) else None

    def pages(self) -> list[IndexEntry]:
        """Return what the index needs to know of every page of the Brain."""
        return self._listing.pages()

    def session_lines(self) -> list[SessionLine]:
        """Return what the list of sessions needs to know of each."""
        return self._listing.sessions()

    def generated(self, changed: Mapping[str, Page | None], relist: Relist = as_it_is) -> dict[str, str]:
        """Return the text of the generated files as they must be once these files have changed, by path."""
        return Views(self._listing, changed, self._landed, relist).texts()

    @property
    def _listing(self) -> Listing:
        return Listing(self.index, self.log, self.timezone)

    def _landed(self, path: str) -> Page | None:
        text = self.read(path)
        return None if text is None else self.parse(text)
