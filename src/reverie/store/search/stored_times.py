"""Days and times as the search index holds them: text that sorts as they do."""

from datetime import UTC, date, datetime
from functools import lru_cache

from reverie.model.statement import DateSpan


@lru_cache(maxsize=4096)
def write_span(span: DateSpan | None) -> str:
    """Return a span as text: `2026-03-02..2026-03-02`, open ends left empty."""
    if span is None:
        return ""
    return f"{span.first.isoformat() if span.first else ''}..{span.last.isoformat() if span.last else ''}"


@lru_cache(maxsize=4096)
def read_span(text: str) -> DateSpan | None:
    """Return the span of a text, None of an empty one."""
    if not text:
        return None
    first, _, last = text.partition("..")
    return DateSpan(date.fromisoformat(first) if first else None, date.fromisoformat(last) if last else None)


def write_time(at: datetime | None) -> str:
    """Return a time as text that sorts as times do."""
    if at is None:
        return ""
    if at.tzinfo is not UTC:
        at = at.astimezone(UTC)
    return f"{at.isoformat(timespec='microseconds')[:-6]}Z"  # `+00:00` taken off


def read_time(text: str) -> datetime | None:
    """Return the time of a text, None of an empty one."""
    return datetime.fromisoformat(text) if text else None
