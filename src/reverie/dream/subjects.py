"""Which page a name leads to: one subject, one page, its aliases joined."""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from reverie.model.statement import NameKind
from reverie.text.attributes import RELATIONS

KIND_OF_NAME: dict[NameKind, str] = {
    "person": "person",
    "organization": "organization",
    "place": "place",
    "product": "product",
    "project": "project",
    "work": "artifact",
    "event": "event",
    "unknown": "concept",
}
"""Kind of page for a guess about a name."""

_POSSESSIVE = ("'s", "’s")


def fold_name(name: str) -> str:
    """Return the form under which names are compared: no accents, no case, single blanks, no article or possessive.

    >>> fold_name("  The Sora  City Lab's ")
    'sora city lab'
    """
    decomposed = unicodedata.normalize("NFKD", name)
    bare = "".join(char for char in decomposed if not unicodedata.combining(char)).casefold()
    folded = " ".join(bare.split())
    for ending in _POSSESSIVE:
        folded = folded.removesuffix(ending)
    for article in ("the ", "a ", "o ", "os ", "as ", "um ", "uma "):
        if folded.startswith(article) and len(folded) > len(article) + 1:
            return folded[len(article) :]
    return folded


def is_relation(name: str) -> bool:
    """Tell whether a subject is a tie ("sister") rather than a name."""
    return name in RELATIONS


@dataclass
class SubjectBook:
    """Names and ties → page paths: what the Brain knows already, and what this run adds."""

    known: Callable[[str], str | None]
    """Path of the page that has this name in the Brain so far, if any."""
    _added: dict[str, str] = field(default_factory=dict)

    def find(self, name: str) -> str | None:
        """Return the path of the page about this name or tie."""
        key = fold_name(name)
        if not key:
            return None
        if key in self._added:
            return self._added[key]
        return self.known(name.strip()) or self.known(key)

    def add(self, path: str, names: Iterable[str]) -> None:
        """Let these names lead to that page; a name that leads elsewhere already keeps its page."""
        for name in names:
            key = fold_name(name)
            if key and self.find(name) is None:
                self._added[key] = path
