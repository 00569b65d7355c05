"""People whom the Brain or an earlier session knows by name: a later message may write them small."""

from typing import Final

from reverie.dream.staging import BrainView
from reverie.model.reading import SessionReading

SHORTEST: Final = 3
LATIN_END: Final = "\u024f"


def known_people(brain: BrainView) -> frozenset[str]:
    """Return the names of the people who have a page, in one word."""
    return frozenset(row.title for row in brain.pages() if row.kind == "person" and _is_name(row.title))


def people_in(reading: SessionReading) -> frozenset[str]:
    """Return the names that a session gives to people tied to its speakers, in one word."""
    return frozenset(
        name.surface
        for saying in reading.sayings
        for name in saying.statement.names
        if (name.kind == "person" or name.relation) and _is_name(name.surface)
    )


def _is_name(name: str) -> bool:
    """Tell whether a name may be looked for in small letters: one word in Latin script, long enough to be no other."""
    return len(name) >= SHORTEST and " " not in name and name[:1].isupper() and name[0] <= LATIN_END
