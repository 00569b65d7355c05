"""Views that are made from the rest and never written by hand: index, timeline, list of sessions."""

from dataclasses import replace
from typing import Final

from reverie.dream.staging import BrainView, StagingTree
from reverie.model.page import Page
from reverie.wiki.index import IndexEntry, build_index, entry_of, standing_rules
from reverie.wiki.paths import INDEX, PROFILE, SESSIONS_INDEX, TIMELINE, session_at
from reverie.wiki.sessions_index import SessionLine, build_sessions_index
from reverie.wiki.timeline import TimelineEntry, build_timeline, timeline_of

MOST_DATED: Final = 2000
"""Dated claims that the timeline is made of; older ones stay on their pages."""


def generated_files(brain: BrainView, tree: StagingTree, summaries: dict[str, Page]) -> dict[str, str]:
    """Return the text of every generated file as it must be once the staging tree has landed."""
    lines = brain.session_lines()
    return {
        INDEX: _index(brain, tree, len(lines)),
        TIMELINE: _timeline(brain, tree),
        SESSIONS_INDEX: build_sessions_index(_line(line, tree, summaries) for line in lines),
    }


def _line(line: SessionLine, tree: StagingTree, summaries: dict[str, Page]) -> SessionLine:
    summary = f"{line.folder}/summary.md"
    is_there = (line.has_summary or summary in summaries) and (summary not in tree.removed or summary in summaries)
    return replace(line, has_summary=is_there, title=tree.titles.get(line.id, line.title))


def _index(brain: BrainView, tree: StagingTree, sessions: int) -> str:
    staged = _staged(tree)
    entries: dict[str, IndexEntry] = {entry.path: entry for entry in brain.pages()}
    for path, page in staged.items():
        known = entries.get(path)
        entries[path] = entry_of(path, page, known.backlinks if known is not None else 0)
    for path in tree.removed:
        entries.pop(path, None)
    counts = brain.note_counts()
    for path in tree.removed:
        counts.pop(path, None)
    counts |= {draft.path: draft.count() for draft in tree.changed() if draft.path.startswith("notes/")}
    topics: dict[str, int] = {}
    for path, count in counts.items():
        topics[path.split("/")[1]] = topics.get(path.split("/")[1], 0) + count
    profile = staged.get(PROFILE)
    if profile is None:
        draft_page = tree.page(PROFILE)
        profile = draft_page.page() if draft_page is not None else None
    rules = standing_rules(profile) if profile is not None else ()
    return build_index(entries.values(), rules=rules, topics=topics, sessions=sessions)


def _timeline(brain: BrainView, tree: StagingTree) -> str:
    staged = _staged(tree)
    entries: list[TimelineEntry] = [
        entry for entry in brain.dated(MOST_DATED) if entry.path not in staged and entry.path not in tree.removed
    ]
    for path, page in staged.items():
        entries.extend(timeline_of(path, page))
    entries.sort(key=lambda entry: entry.day, reverse=True)
    return build_timeline(entries[:MOST_DATED])


def _staged(tree: StagingTree) -> dict[str, Page]:
    """Return the changed pages of the wiki, settled."""
    return {
        draft.path: draft.settled
        for draft in tree.changed()
        if draft.settled is not None and draft.path.startswith("knowledge/") and not session_at(draft.path)
    }
