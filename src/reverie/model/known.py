"""A claim or note line as recall sees it: its words, whose it is, and when it holds."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

from reverie.model.statement import DateSpan


@dataclass(frozen=True, slots=True)
class KnownClaim:
    """One claim of the Brain, or one line of a note."""

    path: str
    anchor: str
    kind: Literal["claim", "note"]
    text: str
    """The sentence without marks, fields and brackets."""
    subject: str
    """Path of the page of the subject."""
    attr: str = ""
    current: bool = True
    said: DateSpan | None = None
    since: DateSpan | None = None
    on: DateSpan | None = None
    by: DateSpan | None = None
    until: DateSpan | None = None
    evidence: tuple[tuple[str, str], ...] = ()
    """Session and message ids."""
    bm25: float = 0.0
    section: str = ""
    """Heading under which it stands."""

    @property
    def starts(self) -> date | None:
        """First day on which it is known to hold."""
        return first_day(self.since, self.on, self.said, self.by)

    @property
    def ends(self) -> date | None:
        """Day on which it stopped holding, no later than; None while it holds."""
        if self.until is None:
            return None
        return self.until.last or self.until.first

    def holds_in(self, period: DateSpan) -> bool:
        """Tell whether it held at some time in the period."""
        starts, ends = self.starts, self.ends
        if period.last is not None and starts is not None and starts > period.last:
            return False
        return not (period.first is not None and ends is not None and ends < period.first)


def first_day(*spans: DateSpan | None) -> date | None:
    """Return the first day of the first span that has one, or its last where it is open at the start."""
    for span in spans:
        if span is not None and (span.first or span.last):
            return span.first or span.last
    return None
