"""The time that a question asks about."""

import re
from datetime import date, datetime, timedelta

from reverie.model.statement import DateSpan
from reverie.text.dates.finding import find_dates, rules_for
from reverie.text.dates.mention import DateMention

_BEFORE = re.compile(r"\b(?:before|prior to|antes d[eoa]s?)\s+(?:the\s+)?\Z", re.IGNORECASE)
_BEFORE_ZH = re.compile(r"(?:之前|以前)")


def resolve_question_period(text: str, language: str, now: datetime, timezone: str = "UTC") -> DateSpan | None:
    """Return the span that a question limits itself to, or None when it names no time.

    A month or day without a year is the latest one not after now, unless the question is about the future.

    >>> from datetime import UTC
    >>> from reverie.text.dates.spans import format_span
    >>> now = datetime(2026, 1, 5, tzinfo=UTC)
    >>> format_span(resolve_question_period("Where did I live in March 2025?", "en", now))
    '2025-03'
    >>> resolve_question_period("Where do I live?", "en", now) is None
    True
    """
    future = bool(rules_for(language).marks.future.search(text))
    for mention in find_dates(text, language, now, timezone, future=future):
        if mention.span.first is not None or mention.span.last is not None:
            return _bounded(mention, text)
    return None


def _bounded(mention: DateMention, text: str) -> DateSpan:
    """Open the span at one end where the question says since, until or before."""
    span = mention.span
    before = _BEFORE.search(text, max(0, mention.start - 24), mention.start) or _BEFORE_ZH.match(text, mention.end)
    if before and span.first is not None and span.first > date.min:
        return DateSpan(None, span.first - timedelta(days=1))
    if mention.role_hint == "since" and span.first is not None:
        return DateSpan(span.first, None)
    if mention.role_hint in {"until", "by"} and span.last is not None:
        return DateSpan(None, span.last)
    return span
