"""The staging tree: the pages a run works on, read from the Brain when first touched, seen by nobody else."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from reverie.dream.draft import DraftPage
from reverie.dream.subjects import SubjectBook
from reverie.model.known import KnownClaim
from reverie.model.page import Frontmatter
from reverie.wiki.parsing import parse_page


class BrainView(Protocol):
    """What a run may ask of the Brain as earlier runs left it. Costs do not grow with its size."""

    def read(self, path: str) -> str | None:
        """Return the text of a file of the memory tree."""
        ...

    def page_of(self, alias: str) -> str | None:
        """Return the path of the page with this folded title or alias."""
        ...

    def kind_of(self, path: str) -> str:
        """Return the kind of a page, or an empty text."""
        ...

    def sessions_mentioning(self, name: str) -> set[str]:
        """Return the sessions whose note lines mention a name."""
        ...

    def claims_like(self, words: str, subject: str) -> list[KnownClaim]:
        """Return current claims and notes of a subject that share words with a text, best first."""
        ...

    def claims_from(self, session_id: str, message_id: str) -> list[KnownClaim]:
        """Return the claims and note lines that cite a message."""
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

    @classmethod
    def over(cls, brain: BrainView) -> "StagingTree":
        """Begin a staging tree over a Brain."""
        return cls(brain, SubjectBook(brain.page_of))

    def page(self, path: str) -> DraftPage | None:
        """Return the page at a path, opening it when the Brain has it."""
        if path not in self.pages:
            text = self.brain.read(path)
            if text is None:
                return None
            self.pages[path] = DraftPage.of(path, parse_page(text))
        return self.pages[path]

    def open(self, path: str, begin: Callable[[], Frontmatter]) -> DraftPage:
        """Return the page at a path, beginning it when there is none."""
        page = self.page(path)
        if page is None:
            page = DraftPage.new(path, begin())
            self.pages[path] = page
            self.book.add(path, (page.title, *page.frontmatter.many("aliases")))
        return page

    def kind_of(self, path: str) -> str:
        """Return the kind of a page of the staging tree or the Brain."""
        staged = self.pages.get(path)
        return staged.kind if staged is not None else self.brain.kind_of(path)

    def is_taken(self, path: str) -> bool:
        """Tell whether a file name is in use, here or in the Brain, whatever its case."""
        folded = path.casefold()
        return any(other.casefold() == folded for other in self.pages) or self.brain.is_taken(path)

    def changed(self) -> Iterator[DraftPage]:
        """Yield the pages that this run changed, in path order."""
        for path in sorted(self.pages):
            if self.pages[path].changed:
                yield self.pages[path]
