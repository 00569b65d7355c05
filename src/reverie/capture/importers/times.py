"""Times as foreign files write them come in, aware UTC times come out; what cannot be one has none."""

import math
from datetime import UTC, datetime, tzinfo

from reverie.capture.found import Context, Notes

FIRST_YEAR, LAST_YEAR = 1990, 2100
"""A chat outside these years has a broken clock, and no time is better than a wrong one."""

_UNITS = ((1e17, 1e9), (1e14, 1e6), (1e11, 1e3))
"""From this size on an epoch counts nano-, micro- or milliseconds: in seconds it would lie beyond the year 5000."""


def read_time(value: object, context: Context) -> datetime | None:
    """Return the time a field holds, and count a field that holds something else.

    Args:
        value: An ISO 8601 text, or seconds, milli-, micro- or nanoseconds since 1970; None for no time.
        context: The zone of times that name none, and where to count.

    Example:
        >>> from reverie.capture.found import Notes
        >>> context = Context("chat.json", Notes())
        >>> read_time(1772446440.0, context) == read_time("2026-03-02T10:14:00Z", context)
        True
        >>> read_time("soon", context), dict(context.notes.counts)
        (None, {'time that cannot be read': 1})
    """
    try:
        at = parse_time(value, context.zone)
    except ValueError:
        context.notes.add("time that cannot be read")
        return None
    return within_years(at, context.notes)


def within_years(at: datetime | None, notes: Notes) -> datetime | None:
    """Return the time unless it lies where no chat can have been; then count it."""
    if at is not None and not FIRST_YEAR <= at.year <= LAST_YEAR:
        notes.add(f"time outside {FIRST_YEAR} to {LAST_YEAR}")
        return None
    return at


def parse_time(value: object, zone: tzinfo) -> datetime | None:
    """Return the time a value stands for, None for no value.

    Raises:
        ValueError: It is no time.
    """
    if value is None or value == "":
        return None
    try:
        at = _parsed(value, zone)
    except (OverflowError, OSError) as error:
        raise ValueError(value) from error
    if at is None:
        raise ValueError(value)
    return at


def _parsed(value: object, zone: tzinfo) -> datetime | None:
    if isinstance(value, str):
        text = value.strip()
        try:
            at = datetime.fromisoformat(text)
        except ValueError:
            return _from_epoch(float(text))
        if len(text) >= 9 and text.isdigit():  # fromisoformat reads some epochs as calendar dates without dashes
            return _from_epoch(float(text))
        return (at if at.tzinfo is not None else at.replace(tzinfo=zone)).astimezone(UTC)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _from_epoch(float(value))
    return None


def _from_epoch(number: float) -> datetime | None:
    if not math.isfinite(number) or number <= 0:
        return None
    for size, unit in _UNITS:
        if number >= size:
            number /= unit
            break
    return datetime.fromtimestamp(number, UTC)
