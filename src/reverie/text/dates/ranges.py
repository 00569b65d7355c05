"""Join two dates into a range where the words between them say so."""

import dataclasses
from collections.abc import Sequence
from datetime import date

from reverie.model.statement import DateSpan
from reverie.text.dates.mention import DateMention, Rules


def join_ranges(text: str, found: Sequence[DateMention], rules: Rules) -> tuple[DateMention, ...]:
    """Return the mentions with "from March to May 2024" and its kin made one."""
    joined: list[DateMention] = []
    for mention in found:
        if joined:
            both = _join(text, joined[-1], mention, rules)
            if both is not None:
                joined[-1] = both
                continue
        joined.append(mention)
    return tuple(joined)


def _join(text: str, first: DateMention, second: DateMention, rules: Rules) -> DateMention | None:
    """Return both as one range, or None when the words between do not join them."""
    between = text[first.end : second.start]
    if len(between) > 12 or not rules.joint.fullmatch(between):
        return None
    if not rules.strong_joint.fullmatch(between) and not rules.opening.search(
        text, max(0, first.start - 16), first.start
    ):
        return None
    begin, end = first.span.first, second.span.last
    if first.yearless and not second.yearless and begin is not None and end is not None:
        begin = _into_year(begin, end)
    if begin is not None and end is not None and begin > end:
        return None
    return dataclasses.replace(
        first,
        end=second.end,
        words=text[first.start : second.end],
        span=DateSpan(begin, end),
        relative=second.relative or (first.relative and not first.yearless),
        granularity="range",
        role_hint="",
        direction=first.direction if first.direction == second.direction else "",
        yearless=first.yearless and second.yearless,
    )


def _into_year(begin: date, end: date) -> date:
    """Return the day with the year of the range's end, or the year before when it would come after it."""
    day = min(begin.day, 28) if begin.month == 2 else begin.day
    moved = date(end.year, begin.month, day)
    return moved if moved <= end else date(end.year - 1, begin.month, day)
