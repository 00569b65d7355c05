"""Update the wiki: headers that sum pages up, and the changelog of the run."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from reverie.dream.draft import DraftPage
from reverie.wiki.leading import leading_sentences
from reverie.wiki.paths import slug_at


def sum_up(page: DraftPage) -> None:
    """Set the summary in a page's header: its own leading sentences, nothing that the body does not say."""
    page.describe("summary", leading_sentences(page.claims()))


@dataclass
class RunNews:
    """What a run did, for its changelog: ids, titles and counts."""

    created: list[tuple[str, str]] = field(default_factory=list)
    """Path and title."""
    changed: list[tuple[str, str, int]] = field(default_factory=list)
    """Path, title, claims added."""
    removed: list[str] = field(default_factory=list)
    superseded: int = 0
    dropped: dict[str, int] = field(default_factory=dict)
    """Rule → number of statements that did not land."""
    sessions: list[str] = field(default_factory=list)
    failed: list[tuple[str, str]] = field(default_factory=list)
    forgotten: int = 0


def changelog(run: str, day: str, news: RunNews) -> str:
    """Return the text of `changelog/<date>-<run>.md`."""
    lines = [
        "---", f'title: "Dream {run}"', 'kind: "changelog"', f'run: "{run}"', f'date: "{day}"', 'engine: "extractive"',
        "---",
        f"# Dream {run}", "",
        f"{len(news.sessions)} sessions read, {len(news.created)} pages created, {len(news.changed)} changed, "
        f"{news.superseded} claims superseded.",
    ]  # fmt: skip
    lines += _part("Created", [f"[[{slug_at(path)}|{title}]]" for path, title in news.created])
    lines += _part("Changed", [f"[[{slug_at(path)}|{title}]]: {count} added" for path, title, count in news.changed])
    lines += _part("Removed", [f"{len(news.removed)} files, at the person's word"] if news.removed else [])
    lines += _part("Left out", [f"{rule}: {count}" for rule, count in sorted(news.dropped.items())])
    lines += _part("Failed", [f"session {session}: {reason}" for session, reason in news.failed])
    if news.forgotten:
        lines += _part("Forgotten", [f"{news.forgotten} messages left out at the person's word"])
    lines += _part("Sessions", news.sessions)
    return "\n".join(lines) + "\n"


def _part(heading: str, items: Sequence[str]) -> list[str]:
    return ["", f"## {heading}", *(f"- {item}" for item in items)] if items else []
