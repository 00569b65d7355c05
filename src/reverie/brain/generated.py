"""Index, timeline and list of sessions as they must be once some files have changed: made by whoever lands a change."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from reverie.brain.account import Account
from reverie.model.page import Page
from reverie.text.dates import local_day
from reverie.wiki.index import IndexEntry, build_index, entry_of, standing_rules
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED, INDEX, PROFILE, SESSIONS_INDEX, TIMELINE, record_kind
from reverie.wiki.sessions_index import SessionLine, build_sessions_index
from reverie.wiki.timeline import TimelineEntry, build_timeline, timeline_of

MOST_DATED: Final = 2000
"""Dated claims that the timeline is made of; older ones stay on their pages."""

Relist = Callable[[SessionLine], SessionLine | None]
"""Returns the line of a session as it will be; None when the session goes."""


def as_it_is(line: SessionLine) -> SessionLine:
    """Return the line: sessions do not change with the files."""
    return line


def generated_files(
    account: Account, changed: Mapping[str, str | None], timezone: str, relist: Relist = as_it_is
) -> dict[str, str]:
    """Return the text of every generated file, as the landed files and the changed ones make it.

    Args:
        account: Whose memory.
        changed: Text of the files that change, by path; None for those that go.
        timezone: The zone of the person's days.
        relist: What becomes of the sessions.
    """
    return _Views(account, changed, timezone, relist).texts()


@dataclass(frozen=True)
class _Views:
    account: Account
    changed: Mapping[str, str | None]
    timezone: str
    relist: Relist

    def texts(self) -> dict[str, str]:
        lines = list(self._session_lines())
        return {
            INDEX: self._index(len(lines)),
            TIMELINE: build_timeline(self._dated()),
            SESSIONS_INDEX: build_sessions_index(lines),
        }

    @cached_property
    def _pages(self) -> dict[str, Page | None]:
        """The pages of the wiki that change."""
        return {
            path: None if text is None else parse_page(text)
            for path, text in self.changed.items()
            if record_kind(path) == "page"
        }

    def _index(self, sessions: int) -> str:
        entries = {
            row.path: IndexEntry(
                row.path, row.title, row.kind, row.summary, row.updated, row.claims, 0, row.status or "active"
            )
            for row in self.account.index.pages.pages("knowledge/")
            if row.path not in GENERATED and record_kind(row.path) == "page" and row.path not in self._pages
        }
        entries |= {path: entry_of(path, page) for path, page in self._pages.items() if page is not None}
        profile = self._page(PROFILE)
        rules = standing_rules(profile) if profile is not None else ()
        return build_index(entries.values(), rules=rules, topics=self._topics(), sessions=sessions)

    def _topics(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for row in self.account.index.pages.pages("notes/"):
            if row.path not in self.changed:
                counts[row.path.split("/")[1]] = counts.get(row.path.split("/")[1], 0) + row.claims
        for path, text in self.changed.items():
            if path.startswith("notes/") and text is not None:
                topic = path.split("/")[1]
                counts[topic] = counts.get(topic, 0) + sum(1 for _ in parse_page(text).claims())
        return counts

    def _dated(self) -> Iterator[TimelineEntry]:
        known = (claim.path for claim in self.account.index.pages.dated_claims(MOST_DATED))
        for path in dict.fromkeys((*known, *self._pages)):
            page = self._page(path)
            if page is not None:
                yield from timeline_of(path, page)

    def _session_lines(self) -> Iterator[SessionLine]:
        for ref in self.account.log.iter_refs():
            summary = f"{ref.path}/summary.md"
            is_there = self.account.index.pages.page(summary) is not None
            line = self.relist(
                SessionLine(
                    ref.id,
                    ref.path,
                    ref.title,
                    local_day(ref.started_at, self.timezone).isoformat() if ref.started_at is not None else "",
                    ref.messages,
                    self.changed[summary] is not None if summary in self.changed else is_there,
                )
            )
            if line is not None:
                yield line

    def _page(self, path: str) -> Page | None:
        if path in self._pages:
            return self._pages[path]
        content = self.account.history.read(path)
        return None if content is None else parse_page(content.decode("utf-8", errors="replace"))
