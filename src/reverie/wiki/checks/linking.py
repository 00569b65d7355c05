"""Rules about a page among others: links, subjects, successors, and where its citations point."""

import re
from collections.abc import Iterator

from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.folding import fold_case
from reverie.wiki.links import links_of, page_runs
from reverie.wiki.paths import transcript_link

_FILE = re.compile(r"\.(?!md\Z)[A-Za-z0-9]{2,5}\Z")
"""An embedded file that is no page."""


def links(page: PageUnderCheck) -> Iterator[Complaint]:
    """Every wikilink leads to a page, every definition to the transcript of its session."""
    for start, run in page_runs(page.page):
        for link in links_of(run) if "[[" in run else ():
            is_picture = link.embed and _FILE.search(link.target) is not None
            if not is_picture and page.graph.resolve(link.target) is None:
                yield page.text.count("\n", 0, start + link.start) + 1, f"[[{link.target}]] leads to no page"
    for definition in page.defined.values():
        evidence = definition.evidence
        folder = page.graph.folder(evidence.session_id) if evidence.session_id else None
        if folder is None:
            yield definition.line, f"[cite:{definition.number}] leads to no session"
        elif definition.target != transcript_link(page.path, folder, evidence.message_id):
            yield definition.line, f"[cite:{definition.number}] does not lead to {folder}/transcript.md"


def subject(page: PageUnderCheck) -> Iterator[Complaint]:
    """One subject, one page: no other page has the same title, or one's title as the other's alias."""
    title = page.page.title
    others = {other for other in page.graph.named(title) if other != page.path} if title else set()
    for alias in page.page.aliases:
        if fold_case(alias) != fold_case(title):
            others.update(other for other in page.graph.titled(alias) if other != page.path)
    for other in sorted(others):
        yield 1, f"{other} is about the same subject"


def successor(page: PageUnderCheck) -> Iterator[Complaint]:
    """What replaced a claim is there, and is another claim."""
    for _, claim in page.claims:
        if not claim.value("replaced-by"):
            continue
        found = page.successor(claim)
        if found is None:
            yield claim.line, f"replaced-by:: {claim.value('replaced-by')} names no claim"
        elif found[0] == page.path and found[2].id == claim.id:
            yield claim.line, "a claim cannot replace itself"
