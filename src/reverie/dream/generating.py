"""The views that follow from what a run stages: index, timeline, list of sessions."""

from collections.abc import Mapping
from dataclasses import replace

from reverie.dream.staging import StagingTree
from reverie.model.page import Page
from reverie.wiki.sessions_index import SessionLine


def generated_files(tree: StagingTree, summaries: Mapping[str, Page]) -> dict[str, str]:
    """Return the text of every generated file as it must be once the staging tree has landed."""
    changed: dict[str, Page | None] = dict.fromkeys(tree.removed)
    changed |= summaries
    changed |= {draft.path: draft.settled for draft in tree.changed() if draft.settled is not None}

    def relist(line: SessionLine) -> SessionLine:
        return replace(line, title=tree.titles[line.id]) if line.id in tree.titles else line

    return tree.brain.generated(changed, relist)
