"""Rules about the page as a file: path, header, fields, marks, ids, size."""

import re
from collections import Counter
from collections.abc import Iterator

from reverie.model.citation import Definition
from reverie.model.page import Claim, Opaque
from reverie.text.dates import parse_span
from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.fields import field_problem
from reverie.wiki.inline import plain
from reverie.wiki.marks import broken_evidence, has_glued_marks, space_marks
from reverie.wiki.numbering import block_marks
from reverie.wiki.parsing import split_claim
from reverie.wiki.paths import KINDS, page_folder, path_problem

LARGEST_PAGE = 256 * 1024
LONGEST_CLAIM = 600
LONGEST_SUMMARY = 300
LONGEST_ROW = 200
"""Characters of a line under Related: a link and a phrase, no claim in disguise."""

_CLAIM_ID = re.compile(r"k[1-9]\d*\Z")


def path(page: PageUnderCheck) -> Iterator[Complaint]:
    """A page lies at a safe path, in the folder of its kind."""
    problem = path_problem(page.path)
    if problem:
        yield 1, problem
    kind = page.page.kind if page.kind == "page" else ""
    if kind in KINDS and page.path.rpartition("/")[0] != page_folder(kind):
        yield 1, f"a page of kind {kind!r} lies in {page_folder(kind)}/"


def frontmatter(page: PageUnderCheck) -> Iterator[Complaint]:
    """The header is flat and small and has title and kind; its dates are dates, its title is the heading."""
    header = page.page.frontmatter
    if header.problem:
        yield 1, header.problem
        return
    if not header.get("title"):
        yield 1, "the header has no title"
    if page.kind == "page" and header.get("kind") not in KINDS:
        yield 1, f"unknown kind {header.get('kind')!r}; there are {', '.join(sorted(KINDS))}"
    for key in ("created", "updated", "date"):
        value = header.get(key)
        if value and parse_span(value) is None:
            yield 1, f"{key} {value!r} is no date"
    if any("\n" in value for value in (header.get("title"), header.get("summary"))):
        yield 1, "title and summary stand on one line each"
    for section in page.page.sections:
        if section.level == 1 and plain(section.heading) != " ".join(header.get("title").split()):
            yield section.line, "the heading differs from the title in the header"


def format(page: PageUnderCheck) -> Iterator[Complaint]:
    """Fields, inline evidence, marks and ids are written as the format asks."""
    seen: Counter[str] = Counter()
    for region, block in page.blocks:
        if isinstance(block, Claim):
            seen[block.id] += 1
            yield from _claim_form(block)
            yield from _claim_place(page, region, block)
            if block.id and seen[block.id] == 2:
                yield block.line, f"the id ^{block.id} stands twice"
        elif isinstance(block, Opaque):
            if block.kind == "definition":
                yield block.line, 'this definition cannot be read; its form is [cite:N]: link "words"'
            elif block.kind not in ("code", "html"):
                for start in broken_evidence(block.text):
                    yield block.line, f"inline evidence that cannot be read: {start!r}"
        elif isinstance(block, Definition):
            yield block.line, f"the definition of [cite:{block.number}] does not stand at the end of the page"


def _claim_form(claim: Claim) -> Iterator[Complaint]:
    for field in claim.fields:
        problem = field_problem(field)
        if problem:
            yield claim.line, problem
    raw = claim.source.raw if claim.source is not None else ""
    if "{{" in raw:
        for start in broken_evidence(raw):
            yield claim.line, f"inline evidence that cannot be read: {start!r}"
        for evidence in claim.evidence:
            yield claim.line, f"evidence without a number; is there a session {evidence.session_id}?"
    if has_glued_marks(raw) and any(space_marks(part) != part for part in split_claim(raw)[1:]):
        yield claim.line, "citation marks are glued to their neighbours, which hides evidence"


def _claim_place(page: PageUnderCheck, region: str, claim: Claim) -> Iterator[Complaint]:
    if region != "Related" and page.kind in ("page", "note"):
        if not claim.id:
            yield claim.line, "the claim has no id"
        elif not _CLAIM_ID.match(claim.id):
            yield claim.line, f"the id ^{claim.id} has not the form ^k3"
    if region == "Related" and (len(claim.text) > LONGEST_ROW or "[[" not in claim.text):
        yield claim.line, "a line under Related is a wikilink and a short phrase"
    if region == "Open" and page.kind == "page" and not claim.value("open"):
        yield claim.line, "what stands under Open says since when: (open:: 2026-04-18)"


def marks(page: PageUnderCheck) -> Iterator[Complaint]:
    """Every citation mark has one definition, every definition a mark."""
    used: set[int] = set()
    for _, block in page.blocks:
        for number in block_marks(block):
            used.add(number)
            if number not in page.defined:
                yield block.line, f"[cite:{number}] is not defined"
    seen: set[int] = set()
    stray = [block for _, block in page.blocks if isinstance(block, Definition)]
    for definition in (*stray, *page.page.definitions):
        if definition.number in seen:
            yield definition.line, f"[cite:{definition.number}] is defined twice"
        elif definition.number not in used:
            yield definition.line, f"no claim uses [cite:{definition.number}]"
        seen.add(definition.number)


def size(page: PageUnderCheck) -> Iterator[Complaint]:
    """A page, a claim and a summary stay readable: 256 KiB, 600 and 300 characters."""
    if len(page.text) > LARGEST_PAGE // 4 and len(page.text.encode("utf-8", "replace")) > LARGEST_PAGE:
        yield 1, f"the page is larger than {LARGEST_PAGE // 1024} KiB; move a part of it to a page of its own"
    if page.kind in ("index", "changelog"):
        return  # made of lines that are no claims
    if len(page.page.summary) > LONGEST_SUMMARY:
        yield 1, f"the summary has {len(page.page.summary)} characters; at most {LONGEST_SUMMARY} are allowed"
    for _, claim in page.claims:
        if len(claim.text) > LONGEST_CLAIM:
            yield claim.line, f"the claim has {len(claim.text)} characters; at most {LONGEST_CLAIM} are allowed"
