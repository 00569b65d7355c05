"""The staging tree: the pages a run works on, read from the Brain when first touched, seen by nobody else."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from reverie.dream.draft import DraftPage
from reverie.dream.subjects import SubjectBook
from reverie.model.known import KnownClaim
from reverie.model.page import Frontmatter, Page
from reverie.wiki.folding import fold_case
from reverie.wiki.formatting import format_page
from reverie.wiki.index import IndexEntry
from reverie.wiki.paths import session_at, slug_at
from reverie.wiki.redaction import remove_evidence
from reverie.wiki.retitling import retitle
from reverie.wiki.sessions_index import SessionLine
from reverie.wiki.unlinking import unlink


class BrainView(Protocol):
    """What a run may ask of the Brain as earlier runs left it. Costs do not grow with its size."""

    def read(self, path: str) -> str | None:
        """Return the text of a file of the memory tree."""
        ...

    def parse(self, text: str) -> Page:
        """Return the page that a text is; what the checks of the run have read is kept."""
        ...

    def page_of(self, name: str) -> str | None:
        """Return the path of the page with this title, alias or slug."""
        ...

    def kind_of(self, path: str) -> str:
        """Return the kind of a page, or an empty text."""
        ...

    def claims_on(self, path: str) -> int:
        """Return how many claims a page has, without opening it; none when there is no such page."""
        ...

    def sessions_mentioning(self, name: str) -> set[str]:
        """Return the sessions whose note lines mention a name."""
        ...

    def claims_from(self, session_id: str, message_id: str) -> list[KnownClaim]:
        """Return the claims, note and summary lines that cite a message."""
        ...

    def messages_like(self, words: str) -> list[tuple[str, str, str]]:
        """Return session id, message id and text of the person's messages that share words with a text."""
        ...

    def backlinks(self, path: str) -> Sequence[str]:
        """Return the pages that link to a page."""
        ...

    def title_of(self, path: str) -> str:
        """Return the title of a page."""
        ...

    def messages_said(self) -> Iterator[tuple[str, str]]:
        """Yield session id and text of everything that persons said; costs grow with all that is there."""
        ...

    def folder(self, session_id: str) -> str | None:
        """Return the folder of a session in the memory tree."""
        ...

    def pages(self) -> list[IndexEntry]:
        """Return what the index needs to know of every page of the Brain."""
        ...

    def session_lines(self) -> list[SessionLine]:
        """Return what the list of sessions needs to know of each."""
        ...

    def generated(
        self, changed: Mapping[str, Page | None], relist: Callable[[SessionLine], SessionLine | None]
    ) -> dict[str, str]:
        """Return the text of the generated files as they must be once these files have changed, by path."""
        ...

    def is_taken(self, path: str) -> bool:
        """Tell whether a file of this name exists, whatever its case."""
        ...


@dataclass
class StagingTree:
    """Pages and notes under change, and the subjects they are about."""

    brain: BrainView
    book: SubjectBook
    pages: dict[str, DraftPage] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """Generated files and summaries, by path."""
    removed: set[str] = field(default_factory=set)
    _begun: set[str] = field(default_factory=set)
    """Paths that this run began, without case."""
    titles: dict[str, str] = field(default_factory=dict)
    """Titles of sessions that are to be shown in place of those stored."""

    @classmethod
    def over(cls, brain: BrainView) -> "StagingTree":
        """Begin a staging tree over a Brain."""
        return cls(brain, SubjectBook(brain.page_of))

    def page(self, path: str) -> DraftPage | None:
        """Return the page at a path, opening it when the Brain has it."""
        if path not in self.pages:
            text = None if path in self.removed else self.brain.read(path)
            if text is None:
                return None
            self.pages[path] = DraftPage.of(path, self.brain.parse(text))
        return self.pages[path]

    def open(self, path: str, begin: Callable[[], Frontmatter]) -> DraftPage:
        """Return the page at a path, beginning it when there is none."""
        page = self.page(path)
        if page is None:
            page = DraftPage.new(path, begin())
            self.pages[path] = page
            self._begun.add(path.casefold())
            if path.startswith("knowledge/"):  # a note is nobody's home: its title leads nowhere
                self.book.add(path, (page.title, *page.frontmatter.many("aliases")))
        return page

    def redact(self, forgotten: set[tuple[str, str]], titles: Mapping[str, str]) -> None:
        """Take everything off the Brain's files that rests on these messages.

        Args:
            forgotten: Session and message ids.
            titles: New titles of the sessions whose own was made from these messages, by session id.
        """
        self.titles = dict(titles)
        paths = {claim.path for session, message in forgotten for claim in self.brain.claims_from(session, message)}
        paths |= {f"{folder}/summary.md" for session in titles if (folder := self.brain.folder(session)) is not None}
        for path in sorted(paths):
            text = self.brain.read(path)
            kept = remove_evidence(text, forgotten) if text is not None else None
            if kept is None:
                self.removed.update([path] if text is not None else [])
            elif path.startswith("sessions/"):
                title = titles.get(session_at(path))
                self.files[path] = kept if title is None else retitle(kept, title)
            else:
                self.pages[path] = DraftPage.of(path, self.brain.parse(kept))
                self.pages[path].changed = True
        for path in sorted(self.removed):
            self._unlink(path)

    def _unlink(self, path: str) -> None:
        """Take the links to a page that goes from the pages that stay: what a reader sees of them stays."""
        names = {fold_case(slug_at(path)), fold_case(self.brain.title_of(path))}
        for source in self.brain.backlinks(path):
            page = self.page(source) if source not in self.removed else None
            if page is not None:
                text = unlink(format_page(page.page()), lambda target: fold_case(target) in names)
                self.pages[source] = DraftPage.of(source, self.brain.parse(text))
                self.pages[source].changed = True

    def kind_of(self, path: str) -> str:
        """Return the kind of a page of the staging tree or the Brain."""
        staged = self.pages.get(path)
        return staged.kind if staged is not None else self.brain.kind_of(path)

    def is_taken(self, path: str) -> bool:
        """Tell whether a file name is in use, here or in the Brain, whatever its case."""
        return path.casefold() in self._begun or self.brain.is_taken(path)

    def is_fuller(self, path: str, most: int) -> bool:
        """Tell whether a page has at least so many claims; one that has more of them is not opened for that."""
        if path not in self.pages and path not in self.removed and self.brain.claims_on(path) >= most:
            return True
        page = self.page(path)
        return page is not None and page.has_at_least(most)

    def changed(self) -> Iterator[DraftPage]:
        """Yield the pages that this run changed, in path order."""
        for path in sorted(self.pages):
            if self.pages[path].changed:
                yield self.pages[path]
