"""What an import did: numbers that add up, and a reason for everything that did not come in."""

from collections import Counter
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class ReasonCount:
    """Why something was left out, replaced or noticed, and how often."""

    reason: str
    count: int


@dataclass(frozen=True, slots=True)
class SessionLine:
    """One session that is in the memory now, whether it was there before or not."""

    id: str
    path: str
    title: str
    source: str
    origin: str
    started_at: datetime | None
    messages: int


@dataclass(frozen=True, slots=True)
class ImportReport:
    """The result of an import; `found` is the sum of the seven numbers after it."""

    found: int
    imported: int
    grown: int
    already_there: int
    empty: int
    skipped: int
    forgotten: int
    failed: int
    reasons: tuple[ReasonCount, ...]
    sessions: tuple[SessionLine, ...]
    candidates: int = 0

    @property
    def has_sessions(self) -> bool:
        """Something came in, or was in before: the import was not in vain."""
        return self.imported + self.grown + self.already_there > 0

    def to_json(self) -> dict[str, Any]:
        """Return the report as the command line prints it."""
        row = asdict(self)
        for session in row["sessions"]:
            at = session["started_at"]
            session["started_at"] = at.isoformat().replace("+00:00", "Z") if at is not None else None
        return row


_NUMBERS = ("imported", "grown", "already_there", "empty", "skipped", "forgotten", "failed")


def make_report(outcomes: Counter[str], reasons: Counter[str], sessions: dict[str, SessionLine]) -> ImportReport:
    """Add everything up.

    >>> report = make_report(Counter(imported=2, empty=1), Counter({"conversation without text": 1}), {})
    >>> report.found, report.reasons[0].reason
    (3, 'conversation without text')
    """
    numbers = {name: outcomes[name] for name in _NUMBERS}
    return ImportReport(
        found=sum(numbers.values()),
        **numbers,
        reasons=tuple(ReasonCount(reason, count) for reason, count in reasons.most_common() if count),
        sessions=tuple(sessions.values()),
    )
