"""Checks inside a run: what does not hold is dropped claim by claim and named, and the rest still lands."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from reverie.dream.draft import DraftPage
from reverie.dream.staging import StagingTree
from reverie.model.change import Finding
from reverie.model.page import Claim
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import settle
from reverie.wiki.paths import transcript_resolver

Check = Callable[[Mapping[str, str], Mapping[str, str | None]], list[Finding]]
"""Findings about the first files, in the graph in which the second ones have changed."""

MOST_ROUNDS: Final = 4


def render(draft: DraftPage, tree: StagingTree) -> str:
    """Settle a page and return its text."""
    resolver = transcript_resolver(draft.path, tree.brain.folder)
    draft.settled = settle(draft.page(), resolver, base=draft.base, parse=tree.brain.parse)
    return format_page(draft.settled)


def mend(tree: StagingTree, texts: dict[str, str], check: Check) -> list[Finding]:
    """Drop claims, and in the end files, until the checks find nothing; return every finding.

    Args:
        tree: The staging tree.
        texts: Text of every changed file by path; brought up to date here.
        check: The deterministic checks.
    """
    found: list[Finding] = []
    for _ in range(MOST_ROUNDS):
        findings = check(texts, texts)
        if not findings:
            return found
        found += findings
        for path in dict.fromkeys(finding.path for finding in findings):
            _drop(tree, texts, path, [finding for finding in findings if finding.path == path])
    for path in dict.fromkeys(finding.path for finding in check(texts, texts)):
        texts.pop(path, None)
        tree.pages.pop(path, None)
    return found


def _drop(tree: StagingTree, texts: dict[str, str], path: str, findings: Sequence[Finding]) -> None:
    """Take the claims at the named lines off a file; a file without such a claim is left out as a whole."""
    lines = {finding.line for finding in findings}
    if path not in tree.pages:
        texts[path] = _without_lines(texts[path], lines, path, tree)
        if not any(True for _ in tree.brain.parse(texts[path]).claims()):
            del texts[path]
        return
    draft = tree.pages[path]
    failing = {claim.id for _, claim in tree.brain.parse(texts[path]).claims() if claim.line in lines and claim.id}
    for _, claim in list(draft.claims()):
        if claim.id in failing or claim.value("replaced-by") in failing:
            draft.remove(claim)
    if not failing or not draft.count():
        tree.pages.pop(path)
        texts.pop(path, None)
        return
    texts[path] = render(draft, tree)


def _without_lines(text: str, lines: set[int], path: str, tree: StagingTree) -> str:
    page = tree.brain.parse(text)
    kept = []
    for section in page.sections:
        blocks = tuple(block for block in section.blocks if not (isinstance(block, Claim) and block.line in lines))
        kept.append((section, blocks))
    draft = DraftPage.of(path, page)
    for part, (_, blocks) in zip(draft.sections, kept, strict=True):
        part.blocks = list(blocks)
    return format_page(settle(draft.page(), transcript_resolver(path, tree.brain.folder), claim_ids=False))
