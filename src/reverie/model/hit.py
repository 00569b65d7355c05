"""What search finds."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

HitKind = Literal["claim", "note", "message", "summary"]


@dataclass(frozen=True, slots=True)
class Hit:
    """One record that matches a search, with its place in the memory tree."""

    path: str
    anchor: str
    """`^k3` for a claim or note, `m12` for a message, empty for a whole file."""
    kind: HitKind
    score: float
    at: datetime | None
    text: str
