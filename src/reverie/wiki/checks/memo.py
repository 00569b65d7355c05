"""What is known before a check begins: what landed, and what earlier checks of the same change found out."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from reverie.model.citation import Definition
from reverie.model.page import Claim, Page
from reverie.wiki.parsing import parse_page

Complaint = tuple[int, str]
"""Line and message of a finding; the table adds path and rule."""

_Found = TypeVar("_Found")


@dataclass
class Memo:
    """Pages, findings and readings by what they were made from; good for one change, in which no message changes.

    Example:
        >>> memo = Memo()
        >>> memo.page("# Loom\\n") is memo.page("# Loom\\n")
        True
    """

    landed: Callable[[str], str | None] = lambda path: None
    """Text of a file as it landed: claims that stand there unchanged are not proved again."""
    _lines: dict[str, Claim | Definition] = field(default_factory=dict)
    _pages: dict[str, Page] = field(default_factory=dict)
    _findings: dict[tuple[str, str], tuple[str, Sequence[Complaint]]] = field(default_factory=dict)
    _readings: dict[Hashable, object] = field(default_factory=dict)

    def page(self, text: str) -> Page:
        """Return the page that a text is."""
        known = self._pages.get(text)
        if known is None:
            known = self._pages[text] = parse_page(text, self._lines)
        return known

    def findings(self, rule: str, path: str, text: str, look: Callable[[], Sequence[Complaint]]) -> Sequence[Complaint]:
        """Return what a rule finds in a file, asking it only when it has not seen this text."""
        known = self._findings.get((rule, path))
        if known is None or known[0] != text:
            known = self._findings[rule, path] = (text, look())
        return known[1]

    def reading(self, key: Hashable, read: Callable[[], _Found]) -> _Found:
        """Return what was read under a key, reading it the first time."""
        if key not in self._readings:
            self._readings[key] = read()
        return self._readings[key]  # type: ignore[return-value] # put there by the same reader
