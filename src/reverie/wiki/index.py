"""The generated index: a compact map of the Brain within a token budget, the most useful pages first."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from reverie.model.page import Page
from reverie.wiki.inline import plain
from reverie.wiki.links import wikilink
from reverie.wiki.paths import KINDS, PROFILE, slug_at
from reverie.wiki.tokens import count_signs

BUDGET = 2000
HEADINGS: Mapping[str, str] = {
    "person": "People",
    "organization": "Organisations",
    "place": "Places",
    "project": "Projects",
    "event": "Events",
    "product": "Products",
    "artifact": "Works",
    "relation": "Between two people",
    "concept": "Concepts",
    "list": "Lists",
    "preference": "Preferences",
    "workflow": "Workflows",
    "decision": "Decisions",
    "lesson": "Lessons",
}
"""Kinds in the order of the index."""

RULES_SHARE = 0.3
"""Part of the budget that standing instructions may take: they bind every answer, the map must still fit."""

_SHORT = 140


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """What the index needs to know of a page."""

    path: str
    title: str
    kind: str
    summary: str = ""
    updated: str = ""
    claims: int = 0
    backlinks: int = 0
    status: str = "active"

    @property
    def usefulness(self) -> tuple[int, str]:
        """How much is known and how often others point here; between equals the newer."""
        return self.claims + 3 * self.backlinks, self.updated


def entry_of(path: str, page: Page, backlinks: int = 0) -> IndexEntry:
    """Return the entry of a page.

    Args:
        path: Where it lies.
        page: The page.
        backlinks: How many pages link to it.
    """
    return IndexEntry(
        path,
        page.title,
        page.kind,
        page.summary,
        page.frontmatter.get("updated"),
        sum(1 for region, _ in page.claims() if region != "Related"),
        backlinks,
        page.frontmatter.get("status", "active"),
    )


def standing_rules(profile: Page) -> tuple[str, ...]:
    """Return the sentences under Instructions and Preferences of the profile, in order."""
    return tuple(
        plain(claim.text)
        for heading in ("Instructions", "Preferences")
        for region, claim in profile.claims()
        if region == heading
    )


def build_index(
    entries: Iterable[IndexEntry],
    *,
    rules: Sequence[str] = (),
    topics: Mapping[str, int] | None = None,
    sessions: int = 0,
    budget: int = BUDGET,
) -> str:
    """Return the text of `knowledge/index.md`; the same pages in any order give the same bytes.

    Every kind is named with the number of its pages. Pages are listed by usefulness until the budget is used up, first
    the best of each kind; what finds no room is counted.

    Args:
        entries: All pages, the profile among them.
        rules: Standing instructions, most important first.
        topics: Number of lines in the notes of each topic.
        sessions: How many sessions there are.
        budget: Tokens, by the estimate of `count_tokens`.

    Example:
        >>> entry = IndexEntry("knowledge/projects/loom.md", "Loom", "project", "A loom in Porto.", claims=3)
        >>> print(build_index([entry], sessions=2), end="")
        # Index
        <BLANKLINE>
        1 page, 2 sessions. Pages lie in `knowledge/`; follow `[cite:N]` down to what was said.
        <BLANKLINE>
        ## Projects (1, in `projects/`)
        - [[loom|Loom]] – A loom in Porto.
    """
    known = sorted(entries, key=lambda entry: entry.path)
    profile = next((entry for entry in known if entry.path == PROFILE), None)
    pages = [entry for entry in known if entry.path != PROFILE and entry.status != "archived"]
    by_kind = _by_kind(pages)
    sheet = _Sheet(budget)
    sheet.put(_opening(len(known), sessions, profile))
    sheet.put(_topics_line(topics or {}))
    sheet.put_rules(rules)
    for kind, found in by_kind.items():
        # Heading and the line that counts the rest are paid first, so that no kind is ever missing.
        sheet.reserve(_heading(kind, len(found)) + _rest(len(found)))
    chosen = sheet.choose(by_kind)
    for kind, found in by_kind.items():
        lines = [chosen[entry.path] for entry in found if entry.path in chosen]
        left = len(found) - len(lines)
        sheet.text.append(f"{_heading(kind, len(found))}{''.join(lines)}{_rest(left) if left else ''}")
    return "".join(sheet.text)


def _by_kind(pages: Sequence[IndexEntry]) -> dict[str, list[IndexEntry]]:
    found: dict[str, list[IndexEntry]] = {kind: [] for kind in HEADINGS}
    for entry in pages:
        found[entry.kind if entry.kind in HEADINGS else "concept"].append(entry)
    for kind in found:
        found[kind].sort(key=lambda entry: entry.usefulness, reverse=True)
    return {kind: entries for kind, entries in found.items() if entries}


def _opening(pages: int, sessions: int, profile: IndexEntry | None) -> str:
    counts = [f"{pages} page{'s' * (pages != 1)}"]
    if sessions:
        counts.append(f"{sessions} session{'s' * (sessions != 1)}")
    lines = [f"# Index\n\n{', '.join(counts)}. Pages lie in `knowledge/`; follow `[cite:N]` down to what was said.\n"]
    if profile is not None:
        lines.append(f"Read {wikilink('profile', profile.title)} first{_dash(profile.summary)}\n")
    return "".join(lines)


def _topics_line(topics: Mapping[str, int]) -> str:
    if not topics:
        return ""
    return (
        f"Notes by topic in `notes/`: {', '.join(f'{topic} ({count})' for topic, count in sorted(topics.items()))}.\n"
    )


def _heading(kind: str, count: int) -> str:
    return f"\n## {HEADINGS[kind]} ({count}, in `{KINDS[kind].removeprefix('knowledge/')}/`)\n"


def _rest(count: int) -> str:
    return f"- and {count} more\n"


def _line(entry: IndexEntry, *, with_summary: bool) -> str:
    summary = entry.summary if with_summary else ""
    return f"- {wikilink(slug_at(entry.path), entry.title)}{_dash(summary)}\n"


def _dash(summary: str) -> str:
    words = " ".join(summary.split())
    if len(words) > _SHORT:
        words = f"{words[:_SHORT].rsplit(' ', 1)[0]} …"
    return f" – {words}" if words else ""


class _Sheet:
    """Text so far and what is left of the budget, counted as `count_tokens` does."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.text: list[str] = []
        self.characters = 0
        self.signs = 0

    def reserve(self, text: str) -> None:
        self.characters += len(text)
        self.signs += count_signs(text)

    def put(self, text: str) -> None:
        self.reserve(text)
        self.text.append(text)

    def fits(self, text: str, share: float = 1.0) -> bool:
        most = self.budget * share
        return self.characters + len(text) <= most * 4 and self.signs + count_signs(text) <= most

    def put_rules(self, rules: Sequence[str]) -> None:
        """Write standing instructions, as many as their share holds, and count the rest."""
        lines: list[str] = []
        for rule in rules:
            line = f"- {rule}\n"
            if not self.fits(line, RULES_SHARE):
                break
            self.reserve(line)
            lines.append(line)
        if rules:
            left = len(rules) - len(lines)
            more = f"- and {left} more in `profile.md`\n" if left else ""
            self.put(f"\n## Instructions and preferences\n{more}")
            self.text[-1] = f"\n## Instructions and preferences\n{''.join(lines)}{more}"

    def choose(self, by_kind: Mapping[str, Sequence[IndexEntry]]) -> dict[str, str]:
        """Return the lines of the pages that fit, by path: first the best of each kind, then the best of all."""
        firsts = [entries[0] for entries in by_kind.values()]
        rest = [entry for entries in by_kind.values() for entry in entries[1:]]
        rest.sort(key=lambda entry: (entry.usefulness, entry.path), reverse=True)
        chosen: dict[str, str] = {}
        for entry in (*firsts, *rest):
            for with_summary in (True, False):
                line = _line(entry, with_summary=with_summary)
                if self.fits(line):
                    self.reserve(line)
                    chosen[entry.path] = line
                    break
            else:
                break
        return chosen
