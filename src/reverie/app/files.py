"""Files of the memory tree as pages: as they stand on disk, or as they landed."""

from collections.abc import Callable
from dataclasses import dataclass, field

from reverie.errors import MemoryTreeError
from reverie.model.page import Page
from reverie.store.layout import Layout
from reverie.store.places import read_file
from reverie.wiki.parsing import parse_page


@dataclass
class BrainFiles:
    """Files of the memory tree, each read once.

    Where a file cannot be read, or is no text any more, the landed one takes its place: the index answers from that
    one as well, and `reverie check` names what is wrong on disk.
    """

    layout: Layout
    landed: Callable[[str], bytes | None] = lambda _path: None
    _texts: dict[str, str | None] = field(default_factory=dict)
    _pages: dict[str, Page] = field(default_factory=dict)

    def read(self, path: str) -> str | None:
        """Return the text of a file, or None when there is none."""
        if path not in self._texts:
            self._texts[path] = self._on_disk(path)
            if self._texts[path] is None:
                content = self.landed(path)
                self._texts[path] = None if content is None else content.decode("utf-8", errors="replace")
        return self._texts[path]

    def _on_disk(self, path: str) -> str | None:
        try:
            content = read_file(self.layout, path)
            return None if content is None else content.decode("utf-8")
        except (MemoryTreeError, UnicodeDecodeError):
            return None

    def page(self, path: str) -> Page | None:
        """Return a file as a page."""
        if path not in self._pages:
            text = self.read(path)
            if text is None:
                return None
            self._pages[path] = parse_page(text)
        return self._pages[path]


@dataclass
class LandedFiles(BrainFiles):
    """Files as they landed last: what somebody edits on disk meanwhile is no base for a run, and lands by itself."""

    def read(self, path: str) -> str | None:
        """Return the landed text of a file, or None when there is none."""
        if path not in self._texts:
            content = self.landed(path)
            self._texts[path] = None if content is None else content.decode("utf-8", errors="replace")
        return self._texts[path]
