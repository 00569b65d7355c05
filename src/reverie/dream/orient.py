"""Orient: what a run is about to do, decided before it does anything."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from reverie.model.session import Origin

DREAMT_ORIGINS: frozenset[Origin] = frozenset({"person", "edit"})
"""Sessions of machines and of foreign archives are no source of facts about the person."""


@dataclass(frozen=True, slots=True)
class Work:
    """One session to dream, and how far earlier runs have read it."""

    session_id: str
    used: int
    """The highest message number that earlier runs have read."""
    last: int = 0
    """The highest message number that there is; numbers of forgotten messages stay taken."""


@dataclass(frozen=True, slots=True)
class Orientation:
    """The scope of a run."""

    run: str
    base: int
    today: date
    person: str
    timezone: str
    language: str
    work: tuple[Work, ...]
    left_out: tuple[tuple[str, int], ...] = ()
    """Reason → number of sessions that are not dreamt."""
    forgotten: frozenset[tuple[str, str]] = frozenset()
    """Messages that the person asked to forget and whose plan still waits."""


@dataclass(frozen=True, slots=True)
class Known:
    """What orientation needs to know of one session."""

    session_id: str
    origin: Origin
    started_at: datetime | None
    messages: int
    """The highest message number."""


def choose_work(
    sessions: Iterable[Known],
    consumed: Callable[[str], int],
    only: Sequence[str] = (),
) -> tuple[tuple[Work, ...], tuple[tuple[str, int], ...]]:
    """Return the sessions that are new or have grown, oldest first, and how many are left out for which reason."""
    chosen: list[tuple[tuple[bool, str, str], Work]] = []
    left_out: dict[str, int] = {}
    for session in sessions:
        reason = _reason(session, consumed(session.session_id), only)
        if reason:
            left_out[reason] = left_out.get(reason, 0) + 1
            continue
        started = session.started_at.isoformat() if session.started_at is not None else ""
        key = (session.started_at is not None, started, session.session_id)
        chosen.append((key, Work(session.session_id, consumed(session.session_id), session.messages)))
    return tuple(work for _, work in sorted(chosen, key=lambda pair: pair[0])), tuple(sorted(left_out.items()))


def _reason(session: Known, used: int, only: Sequence[str]) -> str:
    if only and session.session_id not in only:
        return "not asked for"
    if session.origin not in DREAMT_ORIGINS:
        return f"origin {session.origin}"
    return "nothing new" if session.messages <= used else ""
