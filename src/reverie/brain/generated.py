"""Index, timeline and list of sessions as they must be once some files have changed: made by whoever lands a change."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from reverie.brain.account import Account
from reverie.brain.listing import Listing
from reverie.model.page import Page
from reverie.wiki.index import build_index, entry_of, standing_rules
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

    def landed(path: str) -> Page | None:
        content = account.history.read(path)
        return None if content is None else parse_page(content.decode("utf-8", errors="replace"))

    # Generated files among them are made anew; a changelog is listed nowhere.
    pages = {
        path: None if text is None else parse_page(text)
        for path, text in changed.items()
        if path not in GENERATED and record_kind(path) != "changelog"
    }
    return Views(Listing(account.index, account.log, timezone), pages, landed, relist).texts()


@dataclass(frozen=True, slots=True)
class Views:
    """What is made from the rest and never written by hand: costs grow with the change and the length of the lists."""

    listing: Listing
    changed: Mapping[str, Page | None]
    """Pages, notes and summaries that change, by path; None for those that go."""
    landed: Callable[[str], Page | None]
    """Returns a file as it landed."""
    relist: Relist = as_it_is
    """What becomes of the sessions."""

    def texts(self) -> dict[str, str]:
        """Return the text of each generated file by path."""
        lines = [line for one in self.listing.sessions() if (line := self.relist(self._with_summary(one))) is not None]
        return {
            INDEX: self._index(len(lines)),
            TIMELINE: build_timeline(self._dated()),
            SESSIONS_INDEX: build_sessions_index(lines),
        }

    def _pages(self) -> dict[str, Page]:
        """Return the pages of the wiki that change and stay."""
        return {path: page for path, page in self.changed.items() if page is not None and record_kind(path) == "page"}

    def _index(self, sessions: int) -> str:
        entries = [entry for entry in self.listing.pages() if entry.path not in self.changed]
        entries += [entry_of(path, page) for path, page in self._pages().items()]
        profile = self.changed[PROFILE] if PROFILE in self.changed else self.landed(PROFILE)
        rules = standing_rules(profile) if profile is not None else ()
        return build_index(entries, rules=rules, topics=self._topics(), sessions=sessions)

    def _topics(self) -> dict[str, int]:
        lines = {path: count for path, count in self.listing.note_lines().items() if path not in self.changed}
        lines |= {
            path: sum(1 for _ in page.claims())
            for path, page in self.changed.items()
            if page is not None and path.startswith("notes/")
        }
        topics: dict[str, int] = {}
        for path, count in lines.items():
            topic = path.split("/")[1]
            topics[topic] = topics.get(topic, 0) + count
        return topics

    def _dated(self) -> Iterable[TimelineEntry]:
        entries = list(self.listing.dated(MOST_DATED, self.changed))
        for path, page in self._pages().items():
            entries.extend(timeline_of(path, page))
        if len(entries) > MOST_DATED:
            entries.sort(key=lambda entry: (entry.path, entry.anchor))
            entries.sort(key=lambda entry: entry.day, reverse=True)
        return entries[:MOST_DATED]

    def _with_summary(self, line: SessionLine) -> SessionLine:
        summary = f"{line.folder}/summary.md"
        if summary not in self.changed:
            return line
        return replace(line, has_summary=self.changed[summary] is not None)
