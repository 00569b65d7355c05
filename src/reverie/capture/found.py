"""What an importer finds: sessions, conversations that stay out, and what it noticed on the way."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, tzinfo
from typing import Literal

from reverie.model.session import Session

_LONGEST_REASON = 300
_MOST_REASONS = 200


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A conversation that was found and does not come in."""

    kind: Literal["empty", "skipped", "forgotten", "failed"]
    """Nothing was said in it; it is not to be kept; it was forgotten before; it cannot be read."""
    reason: str
    native_id: str = ""


Found = Session | LeftOut


@dataclass(slots=True)
class Notes:
    """Reasons with counts: whatever was dropped, replaced or left aside is named here.

    >>> notes = Notes()
    >>> notes.add("unknown content type 'sketch'")
    >>> notes.add("unknown content type 'sketch'", 2)
    >>> notes.counts["unknown content type 'sketch'"]
    3
    """

    counts: Counter[str] = field(default_factory=Counter)

    def add(self, reason: str, count: int = 1) -> None:
        """Count one more of a kind; past a few hundred kinds the rest is counted together."""
        reason = printable(reason, _LONGEST_REASON)
        if reason not in self.counts and len(self.counts) >= _MOST_REASONS:
            reason = "further reasons, not listed one by one"
        self.counts[reason] += count


@dataclass(frozen=True, slots=True)
class Context:
    """What an importer is told about the file it reads."""

    name: str
    """Where the file lies, for people."""
    notes: Notes
    zone: tzinfo = UTC
    """The zone of times that come without one."""
    timezone: str = ""
    """Its name, when somebody gave it."""


def printable(text: str, longest: int = 60) -> str:
    """Return foreign text as it may stand in a report: one line, no control characters, not too long.

    >>> printable("two\\nlines\\x1b[31m")
    'two lines[31m'
    """
    flat = " ".join(text[: longest * 2].split())
    flat = "".join(char for char in flat if char.isprintable())
    return flat if len(flat) <= longest else flat[: longest - 1] + "…"
