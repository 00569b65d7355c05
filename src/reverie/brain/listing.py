"""What the search index knows of all files as they landed: pages, dated claims, notes and sessions."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from reverie.store.search.stored_times import read_span
from reverie.store.search_index import SearchIndex
from reverie.store.session_log import SessionLog
from reverie.text.dates import local_day
from reverie.wiki.index import IndexEntry
from reverie.wiki.paths import GENERATED, record_kind
from reverie.wiki.sessions_index import SessionLine
from reverie.wiki.timeline import ROLES, TimelineEntry, label_of


@dataclass(frozen=True, slots=True)
class Listing:
    """Lists of one account."""

    index: SearchIndex
    log: SessionLog
    timezone: str = "UTC"
    """Of the person's days."""

    def pages(self) -> list[IndexEntry]:
        """Return what the generated index needs to know of every page."""
        return [
            IndexEntry(row.path, row.title, row.kind, row.summary, row.updated, row.claims, 0, row.status or "active")
            for row in self.index.pages.pages("knowledge/")
            if row.path not in GENERATED and record_kind(row.path) == "page"
        ]

    def dated(self, most: int, without: Collection[str] = ()) -> Iterator[TimelineEntry]:
        """Yield the newest dated claims.

        Args:
            most: How many.
            without: Pages that are left out.
        """
        titles = self.index.pages.titles("knowledge/")
        for path, anchor, text, *spans in self.index.pages.timeline(most, without):
            when = _when(*spans)
            if when is not None:
                own = anchor[1:] if anchor[0] == "^" else ""  # a claim without an id has one of the index's
                yield TimelineEntry(*when, text, path, titles[path], own)

    def note_lines(self) -> dict[str, int]:
        """Return how many lines each note has, by path."""
        return {row.path: row.claims for row in self.index.pages.pages("notes/")}

    def sessions(self) -> list[SessionLine]:
        """Return what the list of sessions needs to know of each."""
        summarised = set(self.index.pages.paths("sessions/"))
        return [
            SessionLine(
                ref.id,
                ref.path,
                ref.title,
                local_day(ref.started_at, self.timezone).isoformat() if ref.started_at is not None else "",
                ref.messages,
                f"{ref.path}/summary.md" in summarised,
            )
            for ref in self.log.iter_refs()
        ]


@lru_cache(maxsize=4096)  # the same few days stand on every page
def _when(*spans: str) -> tuple[date, str] | None:
    """Return the day and the label of a claim, by the first of its roles that has a day."""
    for role, written in zip(ROLES, spans, strict=True):
        span = read_span(written)
        day = None if span is None else span.first or span.last
        if span is not None and day is not None:
            return day, label_of(role, span)
    return None
