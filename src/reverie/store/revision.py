"""One landed change of the memory, and the commit message that carries it: ids and counts, never content."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

REVISION_KEY = "Reverie-Revision"
CONSUMED_KEY = "Reverie-Consumed"

_TRAILER = re.compile(r"([A-Za-z][A-Za-z0-9-]*): (.*)")
_CONSUMED = re.compile(r"(\w+)#(\d+)")


@dataclass(frozen=True, slots=True)
class Revision:
    """A revision as the history tells it."""

    number: int
    at: datetime
    reason: str
    consumed: Mapping[str, int] = field(default_factory=dict)
    """Sessions used up: id → number of messages dreamt so far."""
    trailers: Mapping[str, str] = field(default_factory=dict)
    """What else was noted, by key."""

    @property
    def name(self) -> str:
        """The number as people write it: `r00042`."""
        return revision_name(self.number)


@dataclass(frozen=True, slots=True)
class FileChange:
    """What a revision did to one file."""

    path: str
    kind: str
    """`added`, `changed` or `removed`."""


def revision_name(number: int) -> str:
    """Return the revision as people write it.

    Example:
        >>> revision_name(42)
        'r00042'
    """
    return f"r{number:05d}"


def parse_revision_name(text: str) -> int | None:
    """Return the number of a revision's name, or None when it is none.

    Example:
        >>> parse_revision_name("r00042"), parse_revision_name("42"), parse_revision_name("main")
        (42, 42, None)
    """
    match = re.fullmatch(r"r?(\d{1,9})", text.strip(), re.ASCII)
    return int(match[1]) if match else None


def write_message(number: int, reason: str, consumed: Mapping[str, int], trailers: Iterable[tuple[str, str]]) -> str:
    """Return the commit message of a revision.

    Example:
        >>> print(write_message(7, "dream run3", {"7f3ak2m9qx": 14}, [("Reverie-Run", "run3")]))
        dream run3
        <BLANKLINE>
        Reverie-Revision: r00007
        Reverie-Run: run3
        Reverie-Consumed: 7f3ak2m9qx#14
        <BLANKLINE>
    """
    rows = [f"{REVISION_KEY}: {revision_name(number)}"]
    for key, value in trailers:
        row = f"{key}: {' '.join(value.split())}"
        if not _TRAILER.fullmatch(row) or key in {REVISION_KEY, CONSUMED_KEY}:
            raise ValueError(f"{key!r} cannot be the key of a trailer")
        rows.append(row)
    rows += [f"{CONSUMED_KEY}: {session}#{count}" for session, count in sorted(consumed.items())]
    return f"{' '.join(reason.split()) or 'change'}\n\n" + "".join(f"{row}\n" for row in rows)


def without_sessions(message: str, sessions: Collection[str]) -> str:
    """Return a commit message that no longer tells how far these sessions were used up.

    Example:
        >>> before = write_message(7, "dream run3", {"7f3ak2m9qx": 14, "2d8rw5n7ye": 3}, [])
        >>> without_sessions(before, {"7f3ak2m9qx"}) == write_message(7, "dream run3", {"2d8rw5n7ye": 3}, [])
        True
    """
    rows = tuple(f"{CONSUMED_KEY}: {session}#" for session in sessions)
    return "".join(row for row in message.splitlines(keepends=True) if not rows or not row.startswith(rows))


def read_message(message: str, at: datetime) -> Revision | None:
    """Return the revision that a commit message carries; None for a commit that is not ours."""
    reason, _, rest = message.partition("\n\n")
    number: int | None = None
    consumed: dict[str, int] = {}
    trailers: dict[str, str] = {}
    for row in rest.rsplit("\n\n", 1)[-1].splitlines():
        match = _TRAILER.fullmatch(row)
        if match is None:
            continue
        key, value = match[1], match[2]
        if key == REVISION_KEY:
            number = parse_revision_name(value)
        elif key == CONSUMED_KEY:
            spent = _CONSUMED.fullmatch(value)
            if spent:
                consumed[spent[1]] = int(spent[2])
        else:
            trailers[key] = value
    return None if number is None else Revision(number, at, reason, consumed, trailers)
