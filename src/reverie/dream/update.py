"""Update the wiki: headers that sum pages up, and the changelog of the run."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from reverie.dream.draft import DraftPage
from reverie.model.page import Claim
from reverie.wiki.inline import plain
from reverie.wiki.paths import slug_at

SUMMARY_LENGTH = 160
LEADING_ATTRS = ("role", "employer", "home", "partner", "status", "deadline", "date", "place")
"""Attributes that say best who or what a subject is."""


def sum_up(page: DraftPage) -> None:
    """Set the summary in a page's header: its own leading sentences, nothing that the body does not say."""
    claims = list(page.claims())
    later = ("Preferences", "Instructions", "History", "Related", "Open", "Conflicts")
    now = [claim for heading, claim in claims if heading not in later]
    rest = [claim for heading, claim in claims if heading in ("Preferences", "Instructions", "History")]
    ranked = sorted(range(len(now)), key=lambda place: (_rank(now[place]), place))
    page.describe("summary", _joined([*(now[place] for place in ranked), *rest]))


def _rank(claim: Claim) -> int:
    attr = claim.value("attr")
    return LEADING_ATTRS.index(attr) if attr in LEADING_ATTRS else len(LEADING_ATTRS)


def _joined(claims: Sequence[Claim]) -> str:
    summary = ""
    for claim in claims[:6]:
        sentence = " ".join(plain(claim.text).split())
        longer = f"{summary} {sentence}".strip()
        if len(longer) > SUMMARY_LENGTH:
            break
        summary = longer
    if not summary and claims:
        words = plain(claims[0].text)[: SUMMARY_LENGTH - 2]
        summary = f"{words.rsplit(' ', 1)[0] if ' ' in words else words} …"
    return summary


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
    lines += _part("Removed", news.removed)
    lines += _part("Left out", [f"{rule}: {count}" for rule, count in sorted(news.dropped.items())])
    lines += _part("Failed", [f"session {session}: {reason}" for session, reason in news.failed])
    if news.forgotten:
        lines += _part("Forgotten", [f"{news.forgotten} messages left out at the person's word"])
    lines += _part("Sessions", news.sessions)
    return "\n".join(lines) + "\n"


def _part(heading: str, items: Sequence[str]) -> list[str]:
    return ["", f"## {heading}", *(f"- {item}" for item in items)] if items else []
