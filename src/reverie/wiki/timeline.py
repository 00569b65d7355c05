"""The generated timeline: dated claims of all pages, newest month first, older years as counts."""

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from reverie.model.page import Page
from reverie.model.statement import DateSpan
from reverie.text.dates import format_span
from reverie.wiki.fields import span_of
from reverie.wiki.inline import plain
from reverie.wiki.links import wikilink
from reverie.wiki.paths import slug_at

NEWEST = 400
"""Lines that are written out."""

NAMED_PAGES = 5
"""Pages that the count of an older year names."""

ROLES = {"on": "", "since": "from ", "by": "by "}
"""Fields, with their words, that put a claim on the timeline. What was merely said on a day did not happen on it."""


class TimelineEntry(NamedTuple):
    """One dated claim; a tuple, because there are thousands of them."""

    day: date
    """By which it is sorted: the first day of its span, or the last where it is open at the start."""
    label: str
    """The date as `format_span` writes it, with `from` or `by` in front."""
    text: str
    path: str
    title: str
    anchor: str = ""


_BY_PLACE = attrgetter("path", "anchor", "text")
_BY_DAY = attrgetter("day")


def timeline_of(path: str, page: Page) -> Iterator[TimelineEntry]:
    """Yield the dated claims of a page.

    Args:
        path: Where it lies.
        page: The page.

    Example:
        >>> from reverie.wiki.parsing import parse_page
        >>> page = parse_page("# Sprint\\n\\n## History\\n- Kick-off. (on:: 2026-03-31) ^k5\\n")
        >>> [(entry.label, entry.text) for entry in timeline_of("knowledge/projects/sprint.md", page)]
        [('2026-03-31', 'Kick-off.')]
    """
    for region, claim in page.claims():
        if region in ("Open", "Related") or not claim.text:
            continue
        for name in ROLES:
            span = span_of(claim, name)
            day = None if span is None else span.first or span.last
            if span is not None and day is not None:
                yield TimelineEntry(day, label_of(name, span), plain(claim.text), path, page.title, claim.id)
                break


def label_of(role: str, span: DateSpan) -> str:
    """Return how the timeline names a span.

    >>> label_of("by", DateSpan(date(2026, 5, 1), date(2026, 5, 31)))
    'by 2026-05'
    """
    return f"{ROLES[role]}{format_span(span)}"


def build_timeline(entries: Iterable[TimelineEntry], newest: int = NEWEST) -> str:
    """Return the text of `knowledge/timeline.md`; the same entries in any order give the same bytes.

    Args:
        entries: The dated claims of all pages.
        newest: How many lines are written out; what is older is counted by year.

    Example:
        >>> entry = TimelineEntry(date(2026, 3, 31), "2026-03-31", "Kick-off.", "knowledge/sprint.md", "Sprint")
        >>> print(build_timeline([entry]), end="")
        # Timeline
        <BLANKLINE>
        ## 2026-03
        - 2026-03-31 – Kick-off. – [[sprint|Sprint]]
    """
    ordered = sorted(set(entries), key=_BY_PLACE)
    ordered.sort(key=_BY_DAY, reverse=True)
    parts = ["# Timeline\n"]
    for month, group in groupby(ordered[:newest], key=lambda entry: entry.day.isoformat()[:7]):
        parts.append(f"\n## {month}\n")
        parts.extend(f"- {entry.label} – {entry.text} – {_link(entry)}\n" for entry in group)
    older = ordered[newest:]
    if older:
        parts.append("\n## Earlier\n")
        parts.extend(_year_line(year, list(group)) for year, group in groupby(older, key=lambda entry: entry.day.year))
    return "".join(parts)


def _year_line(year: int, entries: list[TimelineEntry]) -> str:
    counts: dict[str, int] = {}
    links = {path: _link(entry) for path, entry in {entry.path: entry for entry in entries}.items()}
    for entry in entries:
        counts[entry.path] = counts.get(entry.path, 0) + 1
    ranked = sorted(counts, key=lambda path: (-counts[path], path))
    named = ", ".join(links[path] for path in ranked[:NAMED_PAGES])
    more = f" and {len(ranked) - NAMED_PAGES} more" if len(ranked) > NAMED_PAGES else ""
    return f"- {year:04d}: {len(entries)} on {named}{more}\n"


def _link(entry: TimelineEntry) -> str:
    return wikilink(slug_at(entry.path), entry.title)
