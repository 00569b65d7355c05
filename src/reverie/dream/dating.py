"""Fields of a claim: when it holds, and of which attribute it is the value."""

from datetime import date, datetime

from reverie.model.page import Field
from reverie.model.statement import DatedFact, DateSpan, Statement
from reverie.text.dates import format_span
from reverie.text.dates import local_day as day_in_zone


def local_day(at: datetime | None, timezone: str) -> date | None:
    """Return the person's calendar day of a message, or None when it has no time."""
    return None if at is None else day_in_zone(at, timezone)


def fields_for(statement: Statement, attr: str, day: date | None) -> tuple[Field, ...]:
    """Return the fields of a new claim: attribute, scope, then its dates; the day of saying where there are none."""
    fields = [Field("attr", attr)] if attr else []
    if statement.scope:
        fields.append(Field("scope", statement.scope))
    dated = [fact for fact in statement.dates if format_span(fact.span)]
    fields += [Field(fact.role, format_span(fact.span), _one_line(fact.words)) for fact in _one_a_role(dated)]
    if not dated and day is not None:
        fields.append(Field("said", day.isoformat()))
    return tuple(fields)


def start_of(statement: Statement, day: date | None) -> DateSpan:
    """Return from when a statement holds: its own dates, else the day it was said."""
    for role in ("since", "on", "by"):
        for fact in statement.dates:
            if fact.role == role and (fact.span.first or fact.span.last):
                return fact.span
    return DateSpan(day, day)


def _one_a_role(facts: list[DatedFact]) -> list[DatedFact]:
    kept: dict[str, DatedFact] = {}
    for fact in facts:
        kept.setdefault(fact.role, fact)
    return list(kept.values())


def _one_line(words: str) -> str:
    """Return relative words as they may stand in a field: one line, no quotes that would end it."""
    return " ".join(words.replace('"', "'").split())
