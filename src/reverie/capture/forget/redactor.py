"""Redaction of every file of the Brain, today's and those of all older revisions, by the same rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from reverie.capture.forget.traces import Traces
from reverie.model.page import Claim, Page
from reverie.store.deletions import normalised
from reverie.wiki.folding import fold_case
from reverie.wiki.formatting import format_page
from reverie.wiki.inline import plain
from reverie.wiki.leading import leading_sentences
from reverie.wiki.links import links_in
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import PROFILE, record_kind, session_at
from reverie.wiki.redaction import remove_evidence
from reverie.wiki.retitling import retitle
from reverie.wiki.unlinking import unlink

CITED: Final = frozenset({"page", "note", "summary"})
LISTED: Final = frozenset({"index", "changelog"})


@dataclass(frozen=True)
class Redactor:
    """Takes what is to be forgotten out of files; the same file always comes out the same."""

    places: frozenset[tuple[str, str]]
    """Session and message ids; an empty message id stands for the whole session."""
    traces: Traces = field(default_factory=Traces)
    titles: Mapping[str, str] = field(default_factory=dict)
    """New titles of sessions whose own was made from forgotten words."""
    old_titles: frozenset[str] = frozenset()
    """What these sessions, and those that go, were called."""
    gone: frozenset[str] = frozenset()
    """Paths of pages and notes that go as a whole."""
    gone_names: frozenset[str] = frozenset()
    """What links to these pages are called, folded."""
    sentences: frozenset[str] = frozenset()
    """Claims that go wherever they stand, normalised."""

    @property
    def sessions(self) -> frozenset[str]:
        """Sessions that go as a whole."""
        return frozenset(session for session, message in self.places if not message)

    def rewrite(self, path: str, content: bytes) -> bytes | None:
        """Return what is to stand at a path in place of this; None when nothing is."""
        kind = record_kind(path)
        if path in self.gone or session_at(path) in self.sessions:
            return None
        if kind not in CITED and kind not in LISTED:
            return content
        text = content.decode("utf-8", errors="replace")
        kept = self.page(path, text) if kind in CITED else self.lines(text)
        return content if kept == text else None if kept is None else kept.encode()

    def page(self, path: str, text: str) -> str | None:
        """Return a page, note or summary without what is to be forgotten; None when nothing else stands on it."""
        if path in self.gone:
            return None
        if not self._may_concern(path, text):
            return text
        kept = remove_evidence(text, self.places, self._goes)
        if kept is None:
            return None
        if self.gone_names:
            kept = unlink(kept, self._is_gone)
        title = self.titles.get(session_at(path))
        if title is not None:
            kept = retitle(kept, title)
        elif self.names_alone(kept, path):
            return None
        if kept == text:
            return text
        return self._summed_up(path, kept)

    def lines(self, text: str) -> str:
        """Return a generated file or a changelog without the lines that tell of what is to be forgotten."""
        return "".join(line for line in text.splitlines(keepends=True) if not self._tells(line))

    def names_alone(self, text: str, path: str) -> bool:
        """Tell whether the title of a page is a name that nothing on the page gives any more."""
        if path == PROFILE or not self.traces.names:
            return False
        page = parse_page(text)
        return self.traces.names_it(page.title) and not _is_heard(page)

    def _may_concern(self, path: str, text: str) -> bool:
        """Tell cheaply whether anything in a file may have to go."""
        if any(session in text for session in {session for session, _ in self.places}) or self.sentences:
            return True
        if session_at(path) in self.titles or self.traces.names_it(text):
            return True
        folded = fold_case(text) if self.gone_names else ""
        return any(name in folded for name in self.gone_names)

    def _goes(self, claim: Claim) -> bool:
        """Tell whether a claim goes for its own words: a forgotten name, or nothing but a link to what is gone."""
        text = plain(claim.text)
        if self.traces.names_it(text) or (self.sentences and normalised(text) in self.sentences):
            return True
        is_line = not claim.citations and not claim.evidence
        return is_line and any(self._is_gone(link.target) for link in links_in(claim.text))

    def _is_gone(self, target: str) -> bool:
        return fold_case(target) in self.gone_names

    def _tells(self, line: str) -> bool:
        if line.startswith(("#", "---")) or not line.strip():
            return False
        if any(session in line for session in self.sessions):
            return True
        if any(path in line for path in self.gone) or any(title in line for title in self.old_titles if title):
            return True
        return self.traces.mark(line) or any(self._is_gone(link.target) for link in links_in(line))

    def _summed_up(self, path: str, text: str) -> str:
        """Return a page whose header says nothing that its body does not."""
        page = parse_page(text)
        header = page.frontmatter
        if record_kind(path) == "page" and any(key == "summary" for key, _ in header.entries):
            header = header.having("summary", leading_sentences(page.claims()))
        aliases = tuple(alias for alias in header.many("aliases") if not self.traces.names_it(alias))
        if aliases != header.many("aliases"):
            header = header.having("aliases", aliases or None)
        return text if header == page.frontmatter else format_page(replace(page, frontmatter=header))


def _is_heard(page: Page) -> bool:
    """Tell whether what is left of a page still gives its title."""
    words = " ".join(
        (*(plain(claim.text) for _, claim in page.claims()), *(i.evidence.quote for i in page.definitions))
    )
    return fold_case(page.title) in fold_case(words)
