"""Lists: entries that a message gives under a title of the writer's own."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from reverie.text.sentences import Span, split

PROCESS = (
    r"(?:routine|process|workflow|procedure|runbook|checklist|checks?|recipe|ritual|method|pipeline|steps|order|way)"
)
"""Words for something that is done in steps."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a list as said, under the title of its list."""

    start: int
    end: int
    words: str
    title: str
    number: int
    is_step: bool
    """The list tells what to do in order."""


def entries_of(text: str, spans: Sequence[Span]) -> list[Entry]:
    """Return the entries of the lists that a message gives under a title of the writer's own.

    >>> text = "My packing list:" + chr(10) + "- tent" + chr(10) + "- stove"
    >>> [(entry.title, entry.words) for entry in entries_of(text, split(text))]
    [('packing list', 'tent'), ('packing list', 'stove')]
    """
    found: list[Entry] = []
    title = ""
    for span in spans:
        words = text[span.start : span.end]
        if span.kind == "list":
            if title and len(words) <= _LONGEST_ENTRY:
                number = found[-1].number + 1 if found and found[-1].title == title else 1
                said = " ".join(words.split()).strip(" .;")
                found.append(Entry(span.start, span.end, said, title, number, bool(_PROCESS.search(title))))
            continue
        named = _LIST_TITLE.search(words) if words.rstrip().endswith(":") else None
        title = named["title"].strip() if named else ""
        inline = _LIST_INLINE.match(words) if not named else None
        if inline:
            items = " ".join(inline["items"].split()).strip(" .")
            found.append(Entry(span.start, span.end, items, inline["title"].strip(), 0, is_step=False))
    return found


_LONGEST_ENTRY = 200
_PROCESS = re.compile(rf"\b{PROCESS}\b", re.IGNORECASE)
_LIST_TITLE = re.compile(
    rf"\b(?:my|our) (?P<title>(?:[\w'-]+ ){{0,4}}(?:lists?|{PROCESS})(?: (?:for|of|to) [\w ]{{2,30}}?)?)"
    r"\s*(?:is|are)?\s*:\s*$",
    re.IGNORECASE,
)
_LIST_INLINE = re.compile(
    r"(?:here(?:'s| is) |this is )?(?:my|our) (?P<title>(?:[\w'-]+ ){0,4}list(?: (?:for|of) [\w ]{2,30}?)?)"
    r"\s*(?::|is:?)\s+(?P<items>[^:]{3,250})$",
    re.IGNORECASE,
)


__all__ = ["PROCESS", "Entry", "entries_of", "split"]
