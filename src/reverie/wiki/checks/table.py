"""The ordered table of rules, and the check that runs them over pages."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from reverie.model.change import Finding
from reverie.wiki.checks import dating, form, linking, proof, safety, standing, views, wording
from reverie.wiki.checks.context import Complaint, Inputs, PageUnderCheck
from reverie.wiki.checks.memo import Memo
from reverie.wiki.graph import GraphView
from reverie.wiki.paths import RecordKind

_PAGES: frozenset[RecordKind] = frozenset({"page"})
_CITED: frozenset[RecordKind] = frozenset({"page", "note", "summary"})
_WRITTEN: frozenset[RecordKind] = _CITED | {"changelog"}
_ALL: frozenset[RecordKind] = _WRITTEN | {"index"}


@dataclass(frozen=True, slots=True)
class Rule:
    """One named rule, and the records it looks at."""

    name: str
    look: Callable[[PageUnderCheck], Iterable[Complaint]]
    records: frozenset[RecordKind]
    lasting: bool = False
    """What it finds holds as long as the file and the messages that it cites stay what they are."""

    @property
    def doc(self) -> str:
        """What the rule asks, in one line."""
        return (self.look.__doc__ or "").strip().split("\n")[0]


RULES: tuple[Rule, ...] = (
    Rule("path", form.path, _ALL, lasting=True),
    Rule("frontmatter", form.frontmatter, _CITED, lasting=True),
    Rule("format", form.format, _CITED, lasting=True),
    Rule("marks", form.marks, _CITED, lasting=True),
    Rule("size", form.size, _ALL, lasting=True),
    Rule("secrets", safety.secrets, _ALL, lasting=True),
    Rule("links", linking.links, _CITED),
    Rule("subject", linking.subject, _PAGES),
    Rule("citation", proof.citation, _CITED),
    Rule("evidence", proof.evidence, _CITED),
    Rule("trust", proof.trust, _CITED),
    Rule("attribution", proof.attribution, _CITED),
    Rule("forgotten", proof.forgotten, _WRITTEN),
    Rule("dates", dating.dates, _CITED, lasting=True),
    Rule("quotes", wording.quotes, _CITED, lasting=True),
    Rule("summary", wording.summary, _PAGES, lasting=True),
    Rule("history", standing.history, _PAGES, lasting=True),
    Rule("conflicts", standing.conflicts, _PAGES, lasting=True),
    Rule("successor", linking.successor, _PAGES),
    Rule("generated", views.generated, _ALL),
    Rule("budget", views.budget, _ALL),
)
"""In the order in which their findings are worth reading: what breaks the file first, then what it says."""


def check_pages(
    pages: Mapping[str, str],
    graph: GraphView,
    *,
    generated: Mapping[str, str] | None = None,
    index_budget: int = 2000,
    rules: Iterable[Rule] = RULES,
    memo: Memo | None = None,
) -> list[Finding]:
    """Return every finding about these files, by path and line.

    Args:
        pages: Text of the files to look at, by path: pages, notes, summaries, generated files.
        graph: Everything around them, as it will be once they land.
        generated: What index, timeline and the like must hold, where that is known.
        index_budget: Tokens that the index may take.
        rules: The rules to apply.
        memo: What was found out about the same change before, and what has landed. Without it everything is proved.

    Example:
        >>> from reverie.wiki.graph import WholeGraph
        >>> page = '---\\ntitle: "Loom"\\nkind: "concept"\\n---\\n# Loom\\n\\n## Now\\n- It stands in Porto. ^k1\\n'
        >>> pages = {"knowledge/concepts/loom.md": page}
        >>> [finding.rule for finding in check_pages(pages, WholeGraph(pages))]
        ['evidence']
    """
    inputs = Inputs(graph, generated or {}, index_budget, memo=memo or Memo())
    table = tuple(rules)
    found: list[Finding] = []
    for path in sorted(pages):
        found += check_page(PageUnderCheck(path, pages[path], inputs), table)
    return found


def check_page(page: PageUnderCheck, rules: Iterable[Rule] = RULES) -> Iterator[Finding]:
    """Yield the findings about one file, in line order."""
    return iter(
        sorted(
            Finding(page.path, line, rule.name, message)
            for rule in rules
            if page.kind in rule.records
            for line, message in _ask(rule, page)
        )
    )


def _ask(rule: Rule, page: PageUnderCheck) -> Iterable[Complaint]:
    if not rule.lasting or page.leans_on_others:
        return rule.look(page)
    return page.inputs.memo.findings(rule.name, page.path, page.text, lambda: tuple(rule.look(page)))
