"""A file of the Brain as rows of the search index."""

import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache

from reverie.model.citation import Definition
from reverie.model.page import Claim, Page
from reverie.store.search.rows import CitationRow, IndexedPassage, PageRow, PageRows, Passage, join_tokens
from reverie.text.analyzer import analyze
from reverie.wiki.fields import span_of
from reverie.wiki.folding import fold_case
from reverie.wiki.inline import plain
from reverie.wiki.links import LinkTable, link_targets
from reverie.wiki.numbering import block_marks
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import record_kind, session_at, slug_at

INDEXED = frozenset({"page", "note", "summary"})
"""Kinds of records whose sentences can be found; of the others only path and hash are kept."""

_Proof = tuple[tuple[str, str, str], ...]
"""Session id, message id and quotation."""


def content_id(content: bytes) -> str:
    """Return the id that git gives to a file of this content.

    >>> content_id(b"")
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
    """
    return hashlib.sha1(b"blob %d\x00" % len(content) + content, usedforsecurity=False).hexdigest()


def page_rows(path: str, content: bytes, page: Page | None = None) -> PageRows:
    """Return what a file puts into the index.

    Args:
        path: Where it lies.
        content: The whole file.
        page: The same, parsed, where somebody has done that already.

    Example:
        >>> text = "---\\ntitle: Loom\\nkind: concept\\n---\\n## Now\\n- It stands in Porto. (attr:: place) ^k1\\n"
        >>> rows = page_rows("knowledge/concepts/loom.md", text.encode())
        >>> [(item.passage.anchor, item.passage.text, item.passage.attr) for item in rows.passages]
        [('^k1', 'It stands in Porto.', 'place')]
    """
    kind = record_kind(path)
    sha = content_id(content)
    if kind not in INDEXED:
        return PageRows(PageRow(path, kind, "", slug_at(path), sha=sha))
    text = content.decode("utf-8", errors="replace")
    page = page or parse_page(text)
    found = _passages_of_summary(path, page) if kind == "summary" else _passages(path, page, is_note=kind == "note")
    passages: list[IndexedPassage] = []
    citations: list[CitationRow] = []
    for item, proof in found:
        passages.append(item)
        citations += [
            CitationRow(item.passage.anchor, *evidence, number) for number, evidence in enumerate(proof, start=1)
        ]
    header = page.frontmatter
    row = PageRow(
        path,
        page.kind or kind,
        page.title,
        slug_at(path),
        header.get("status"),
        page.summary,
        header.get("created"),
        header.get("updated"),
        sha,
        sum(1 for region, _ in page.claims() if region != "Related"),
    )
    links = tuple(dict.fromkeys(fold_case(target) for target in link_targets(page)))
    names = tuple(_names(path, page)) if kind == "page" else ()
    return PageRows(row, tuple(passages), names, links, tuple(citations))


def _names(path: str, page: Page) -> Iterator[tuple[str, int, str]]:
    """Yield the names that lead to a page, just as the table of links has them."""
    shown = {fold_case(name): name for name in (*reversed(page.aliases), page.title)}
    table = LinkTable()
    table.add(path, page.title, page.aliases)
    for name, places in table.names.items():
        for rank, _ in places:
            yield name, rank, shown.get(name, name)


def _passages(path: str, page: Page, *, is_note: bool) -> Iterator[tuple[IndexedPassage, _Proof]]:
    named = fold_case(page.frontmatter.get("subject"))
    subject = f"~{named}" if named else "" if is_note else path
    around = " ".join([page.title, *page.aliases] if not is_note else [page.title, page.frontmatter.get("subject")])
    taken: set[str] = set()
    defined = page.defined()
    for number, (region, claim) in enumerate(page.claims()):
        if region == "Related" or not claim.text:
            continue
        anchor = f"^{claim.id}" if claim.id and f"^{claim.id}" not in taken else f"~{number}"
        taken.add(anchor)
        proof = _proof(defined, claim)
        passage = Passage(
            "note" if is_note else "claim",
            path,
            anchor,
            plain(claim.text),
            subject=subject,
            attr=claim.value("attr"),
            scope=claim.value("scope"),
            section=region,
            current=not claim.value("replaced-by") and not (region == "History" and claim.value("until")),
            said=span_of(claim, "said"),
            since=span_of(claim, "since"),
            on=span_of(claim, "on"),
            by=span_of(claim, "by"),
            until=span_of(claim, "until"),
            evidence=tuple(dict.fromkeys((session, message) for session, message, _ in proof)),
        )
        own = f"{passage.text} {plain(claim.inherited)}" if claim.inherited else passage.text
        yield IndexedPassage(passage, (own, f"{around} {passage.attr} {passage.scope}"), _tokens), proof


def _passages_of_summary(path: str, page: Page) -> Iterator[tuple[IndexedPassage, _Proof]]:
    """Yield the summary as one passage: its sentences have no ids and are read together."""
    claims = [claim for _, claim in page.claims() if claim.text]
    if not claims:
        return
    defined = page.defined()
    proof = tuple(dict.fromkeys(item for claim in claims for item in _proof(defined, claim)))
    evidence = tuple(dict.fromkeys((session, message) for session, message, _ in proof))
    text = " ".join(plain(claim.text) for claim in claims)
    passage = Passage("summary", path, "", text, session_id=session_at(path), evidence=evidence)
    yield IndexedPassage(passage, (text, page.title), _tokens), proof


@lru_cache(maxsize=64)  # what stands around a claim stands around its neighbours as well
def _tokens(words: str) -> str:
    return join_tokens(analyze(words))


def _proof(defined: Mapping[int, Definition], claim: Claim) -> _Proof:
    found = [defined[number].evidence for number in block_marks(claim) if number in defined]
    return tuple((one.session_id, one.message_id, one.quote) for one in (*found, *claim.evidence))
