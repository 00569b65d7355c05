"""What memory answers: sentences with their evidence, or that nothing is known."""

from dataclasses import dataclass
from datetime import datetime

from reverie.model.known import KnownClaim


@dataclass(frozen=True, slots=True)
class CitedWords:
    """One piece of evidence of an answer: page, message, the very words, and when they were said."""

    path: str
    """The transcript, with `#mN`."""
    quote: str
    at: datetime | None
    page: str = ""
    """The page that holds the claim, with `#^kN`; empty for an answer straight from a session."""


@dataclass(frozen=True, slots=True)
class Recollection:
    """The answer to one question."""

    answer: str
    known: bool
    citations: tuple[CitedWords, ...] = ()
    reason_unknown: str = ""
    claims: tuple[KnownClaim, ...] = ()
    """The claims that the answer is made of."""
    replaced: tuple[KnownClaim, ...] = ()
    """What held before, newest first, where the answer is the newest value of something that changed."""
