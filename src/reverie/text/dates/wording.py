"""Spans in words, for use inside a sentence."""

from datetime import timedelta

from reverie.model.statement import DateSpan
from reverie.text.dates.spans import format_span

_WEEK = {"en": "the week of {}", "pt": "a semana de {}", "zh": "{}那一周"}
_RANGE = {"en": "{} to {}", "pt": "{} a {}", "zh": "{}至{}"}
_FROM = {"en": "from {} on", "pt": "a partir de {}", "zh": "{}起"}
_UP_TO = {"en": "up to {}", "pt": "até {}", "zh": "{}为止"}


def render(span: DateSpan, language: str) -> str:
    """Word a span in ISO dates for the middle of a sentence; the empty string when nothing is known.

    >>> from datetime import date
    >>> render(DateSpan(date(2026, 5, 10), date(2026, 5, 10)), "pt")
    '2026-05-10'
    >>> render(DateSpan(date(2026, 5, 4), date(2026, 5, 10)), "en")
    'the week of 2026-05-04'
    """
    code = language if language in _WEEK else "en"
    first, last = span.first, span.last
    if first is None or last is None:
        if first is None and last is None:
            return ""
        return _UP_TO[code].format(last) if first is None else _FROM[code].format(first)
    written = format_span(span)
    if ".." not in written:
        return written
    if first.weekday() == 0 and last - first == timedelta(days=6):
        return _WEEK[code].format(first)
    return _RANGE[code].format(*_ends(span))


def _ends(span: DateSpan) -> tuple[str, str]:
    """Return both ends as short as they may be: whole years and months keep no days."""
    first, last = span.first, span.last
    if first is None or last is None:
        return "", ""
    if (first.month, first.day) == (1, 1) and (last.month, last.day) == (12, 31):
        return f"{first.year:04d}", f"{last.year:04d}"
    if first.day == 1 and (last + timedelta(days=1)).day == 1:
        return first.isoformat()[:7], last.isoformat()[:7]
    return first.isoformat(), last.isoformat()
