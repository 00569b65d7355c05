"""Projects: which undertaking a message is about, and when it deserves a page."""

from dataclasses import dataclass, field

from reverie.dream.staging import StagingTree
from reverie.text.analyzer import content_words
from reverie.text.undertakings import find_undertakings

LEAST_MENTIONS = 2
"""Messages that must name an undertaking before it gets a page."""


@dataclass
class Undertakings:
    """Knows the projects that have a page, and counts mentions of those that have none."""

    tree: StagingTree
    _known: dict[str, frozenset[str]] | None = None
    _mentions: dict[frozenset[str], set[tuple[str, str]]] = field(default_factory=dict)
    _titles: dict[frozenset[str], list[str]] = field(default_factory=dict)

    def hear(self, session_id: str, message_id: str, text: str) -> None:
        """Count what a message names."""
        for name in find_undertakings(text):
            words = frozenset(content_words(name))
            if words:
                self._mentions.setdefault(words, set()).add((session_id, message_id))
                titles = self._titles.setdefault(words, [])
                if name not in titles:
                    titles.append(name)

    def page_for(self, text: str) -> tuple[str, str]:
        """Return the path of the project that a message is about, or the title of one that now deserves a page."""
        for name in find_undertakings(text):
            words = frozenset(content_words(name))
            if not words:
                continue
            path = self.tree.book.find(name) or self._joined(name, words)
            if path is not None:
                return path, ""
            if len(self._mentioned(words, name)) >= LEAST_MENTIONS:
                return "", self._longest(words, name)
        return "", ""

    def begun(self, path: str, title: str) -> None:
        """Note that a project has a page now, and let its other names lead there."""
        words = frozenset(content_words(title))
        self._all()[path] = words
        for other, titles in self._titles.items():
            if other <= words or words <= other:
                self.tree.book.add(path, titles)

    def _joined(self, name: str, words: frozenset[str]) -> str | None:
        """Return the project whose name holds all these words, or whose words all stand in this name."""
        for path, known in self._all().items():
            if words <= known or known <= words:
                self.tree.book.add(path, (name,))
                page = self.tree.page(path)
                if page is not None and name.casefold() != page.title.casefold():
                    aliases = page.frontmatter.many("aliases")
                    if all(name.casefold() != alias.casefold() for alias in aliases):
                        page.describe("aliases", (*aliases, name))
                return path
        return None

    def _mentioned(self, words: frozenset[str], name: str) -> set[tuple[str, str]]:
        found = {
            place for other, places in self._mentions.items() if other <= words or words <= other for place in places
        }
        if len(found) < LEAST_MENTIONS:
            folded = name.casefold()
            found |= {
                (session, message)
                for session, message, text in self.tree.brain.messages_like(name)
                if folded in text.casefold()
            }
        return found

    def _longest(self, words: frozenset[str], name: str) -> str:
        """Return the fullest name under which the undertaking was heard, as a title."""
        names = [one for other, titles in self._titles.items() if words <= other for one in titles]
        title = max([*names, name], key=len)
        return title[:1].upper() + title[1:]

    def _all(self) -> dict[str, frozenset[str]]:
        if self._known is None:
            self._known = {
                entry.path: frozenset(content_words(entry.title))
                for entry in self.tree.brain.pages()
                if entry.kind == "project"
            }
        return self._known
