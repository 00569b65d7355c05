"""Nobody writes numbers: inline evidence becomes `[cite:N]` with a definition, new claims get the next `^kN`.

Numbers and ids are never given twice. When the highest of a page disappears, the header keeps it under `numbering`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from reverie.model.citation import Definition, Evidence
from reverie.model.page import Block, Claim, Field, Opaque, Page, Section
from reverie.wiki.folding import fold_space
from reverie.wiki.formatting import format_page, render_claim
from reverie.wiki.marks import marks, space_marks, substitute
from reverie.wiki.parsing import parse_claim, parse_page, split_claim

KEY = "numbering"
PLACEHOLDER = "new"
"""A writer may name a new claim `^new-partner` to point `replaced-by` at it; it gets its number like any other."""

_NUMBERED = re.compile(r"k(\d+)\Z")
_KEPT = re.compile(r"\b(k|cite:)(\d+)\b")
_ID_END = re.compile(r"\s*\^[A-Za-z][A-Za-z0-9-]*\s*\Z")
_MARKED_KINDS = frozenset({"table", "quote", "text"})
"""Opaque blocks in which a mark is a mark; in code and HTML it is an example."""


@dataclass(frozen=True, slots=True)
class Highest:
    """The highest claim id and citation number that a page ever gave."""

    claim: int = 0
    citation: int = 0

    def __or__(self, other: "Highest") -> "Highest":
        """Return the higher of both, one by one."""
        return Highest(max(self.claim, other.claim), max(self.citation, other.citation))


def settle(
    page: Page | str,
    resolve_path: Callable[[str], str | None],
    *,
    base: Page | None = None,
    claim_ids: bool = True,
    parse: Callable[[str], Page] = parse_page,
) -> Page:
    """Return the page with every inline evidence numbered, unused definitions dropped, and an id on each new claim.

    A page that is settled already comes back as it is, byte for byte. Evidence of an unknown session stays inline,
    so that the check names it.

    Args:
        page: The page, or its text.
        resolve_path: Session id → link from this page to the session's transcript, without an anchor (see
            `reverie.wiki.paths.transcript_resolver`); None when there is no such session.
        base: The page as it last landed: numbers it used are not used again.
        claim_ids: False where claims need no id (session summaries).
        parse: How a text becomes a page; whoever checks the page afterwards may want to keep it.

    Example:
        >>> text = "## Now\\n- Nadia lives in Porto. {{7f3ak2m9qx#m1|I live in Porto}}\\n"
        >>> print(format_page(settle(text, lambda session: f"../{session}/transcript.md")), end="")
        ## Now
        - Nadia lives in Porto. [cite:1] ^k1
        <BLANKLINE>
        [cite:1]: ../7f3ak2m9qx/transcript.md#m1 "I live in Porto"
    """
    if isinstance(page, str):
        page = parse_page(page)
    before = highest(page) | (highest(base) if base is not None else Highest())
    numbers = _Numbers(page, resolve_path, before)
    sections = _with_marks(page.sections, numbers)
    if claim_ids:
        sections = _with_ids(sections, numbers)
    used = set(_used(sections))
    stray = [block for section in sections for block in section.blocks if isinstance(block, Definition)]
    definitions = [item for item in (*stray, *page.definitions, *numbers.added) if item.number in used]
    sections = tuple(_without_definitions(section) for section in sections) if stray else sections
    definitions = list(dict.fromkeys(definitions))  # equal ones are one; two that differ stay, for the check to name
    if _is_same(sections, page.sections) and _is_same(definitions, page.definitions):
        return remember_numbers(page, before)
    settled = replace(page, sections=sections, definitions=tuple(definitions))
    return parse(format_page(remember_numbers(settled, before | numbers.highest)))


def _is_same(new: Sequence[object], old: Sequence[object]) -> bool:
    """Tell whether nothing was touched; equal values are not enough, they may be spaced otherwise."""
    return len(new) == len(old) and all(one is other for one, other in zip(new, old, strict=True))


def highest(page: Page) -> Highest:
    """Return the highest numbers a page shows or remembers."""
    ids = [int(found[1]) for _, claim in page.claims() if (found := _NUMBERED.match(claim.id))]
    ids += [
        int(found[1])
        for _, claim in page.claims()
        if (found := _NUMBERED.match(claim.value("replaced-by").lstrip("^")))
    ]
    numbers = [*_used(page.sections), *page.defined()]
    kept = {name: int(number) for name, number in _KEPT.findall(page.frontmatter.get(KEY))}
    return Highest(max((*ids, kept.get("k", 0))), max((*numbers, kept.get("cite:", 0))))


def next_claim_id(page: Page) -> str:
    """Return the id that the next new claim of the page gets.

    Example:
        >>> next_claim_id(parse_page("- One. ^k4\\n"))
        'k5'
    """
    return f"k{highest(page).claim + 1}"


def block_marks(block: Block) -> list[int]:
    """Return the numbers of all citation marks of a block, those of the blocks below a claim included."""
    if isinstance(block, Claim):
        return [*block.citations, *(marks(block.inherited) if block.inherited else ())]
    if isinstance(block, Opaque) and block.kind in _MARKED_KINDS:
        return marks(block.text)
    return []


class _Numbers:
    """Gives evidence its numbers: an identical definition's, or the next free one."""

    def __init__(self, page: Page, resolve_path: Callable[[str], str | None], used: Highest) -> None:
        self.resolve_path = resolve_path
        self.highest = used
        self.added: list[Definition] = []
        self.known: dict[tuple[str, str, str], int] = {}
        for number, definition in sorted(page.defined().items()):
            self.known.setdefault(_same(definition.evidence), number)

    def next_id(self) -> str:
        self.highest = Highest(self.highest.claim + 1, self.highest.citation)
        return f"k{self.highest.claim}"

    def number_of(self, evidence: Evidence) -> int | None:
        """Return the number of this evidence; None when its session is unknown."""
        key = _same(evidence)
        if key in self.known:
            return self.known[key]
        path = self.resolve_path(evidence.session_id)
        if path is None:
            return None
        number = self.highest.citation + 1
        self.highest = Highest(self.highest.claim, number)
        self.known[key] = number
        quote = " ".join(evidence.quote.split())
        kept = Evidence(evidence.session_id, evidence.message_id, quote)
        self.added.append(Definition(number, f"{path}#{evidence.message_id}", kept))
        return number

    def put(self, token: re.Match[str]) -> str | None:
        """Return the mark for inline evidence found in text."""
        number = self.number_of(Evidence(token["session"], token["message"], token["quote"].strip()))
        return None if number is None else f"[cite:{number}]"


def _same(evidence: Evidence) -> tuple[str, str, str]:
    return evidence.session_id, evidence.message_id, fold_space(evidence.quote)


def _with_marks(sections: tuple[Section, ...], numbers: _Numbers) -> tuple[Section, ...]:
    return tuple(_map_blocks(section, lambda block: _marked(block, numbers)) for section in sections)


def _marked(block: Block, numbers: _Numbers) -> Block:
    """Return the block with numbers in place of evidence, each mark with blanks around it."""
    if isinstance(block, Opaque):
        if block.kind not in _MARKED_KINDS:
            return block
        text = _numbered(block.text, numbers)
        return block if text == block.text else replace(block, text=text)
    if not isinstance(block, Claim):
        return block
    if block.source is None and not block.inherited:
        # A claim made by code is numbered as a value; only what was written by hand keeps its own layout.
        found = [(item, numbers.number_of(item)) for item in block.evidence]
        cited = dict.fromkeys((*block.citations, *(number for _, number in found if number is not None)))
        return replace(block, citations=tuple(cited), evidence=tuple(item for item, number in found if number is None))
    raw = render_claim(block)
    if "{{" not in raw and "[cite:" not in raw:
        return block
    bullet, head, inherited = split_claim(raw)
    changed = f"{bullet}{_numbered(head, numbers)}{_numbered(inherited, numbers)}"
    return block if changed == raw else _again(block, changed)


def _numbered(text: str, numbers: _Numbers) -> str:
    if "{{" in text:
        text = substitute(text, numbers.put, ("evidence",))
    return space_marks(text)


def _with_ids(sections: tuple[Section, ...], numbers: _Numbers) -> tuple[Section, ...]:
    """Return the sections with an id on each claim outside Related, and placeholders resolved."""
    given: dict[str, str] = {}
    done: list[Section] = []
    region = ""
    for section in sections:
        if section.level <= 2:
            region = section.heading if section.level == 2 else ""
        done.append(
            section if region == "Related" else _map_blocks(section, lambda block: _identified(block, numbers, given))
        )
    if not given:
        return tuple(done)
    return tuple(_map_blocks(section, lambda block: _pointed(block, given)) for section in done)


def _identified(block: Block, numbers: _Numbers, given: dict[str, str]) -> Block:
    if not isinstance(block, Claim):
        return block
    is_placeholder = block.id.split("-")[0].rstrip("0123456789") == PLACEHOLDER
    if block.id and not is_placeholder:
        return block
    new = numbers.next_id()
    if is_placeholder:
        given[block.id] = new
    if block.source is None:
        return replace(block, id=new)
    bullet, head, inherited = split_claim(render_claim(block))
    stripped = _ID_END.sub("", head) if block.id else head
    line_end = head[len(head.rstrip("\r\n")) :]
    return _again(block, f"{bullet}{stripped.rstrip()} ^{new}{line_end}{inherited}")


def _pointed(block: Block, given: dict[str, str]) -> Block:
    """Return the block with placeholders in its `replaced-by` resolved."""
    if not isinstance(block, Claim) or block.value("replaced-by").lstrip("^") not in given:
        return block
    fields = tuple(
        Field(item.name, given.get(item.value.lstrip("^"), item.value), item.words)
        if item.name == "replaced-by"
        else item
        for item in block.fields
    )
    changed = replace(block, fields=fields)
    return replace(changed, source=None) if block.source is None else _again(changed, render_claim(changed))


def _again(block: Claim, raw: str) -> Claim:
    """Return the claim read from its new text, in its old place."""
    return parse_claim(raw, before=block.source.before if block.source is not None else "", line=block.line)


def _map_blocks(section: Section, change: Callable[[Block], Block]) -> Section:
    blocks = tuple(change(block) for block in section.blocks)
    return (
        section
        if all(new is old for new, old in zip(blocks, section.blocks, strict=True))
        else replace(section, blocks=blocks)
    )


def _without_definitions(section: Section) -> Section:
    kept = tuple(block for block in section.blocks if not isinstance(block, Definition))
    return section if len(kept) == len(section.blocks) else replace(section, blocks=kept)


def _used(sections: Iterable[Section]) -> Iterator[int]:
    for section in sections:
        for block in section.blocks:
            yield from block_marks(block)


def remember_numbers(page: Page, before: Highest) -> Page:
    """Return the page with its highest numbers in the header, if they can no longer be seen on it."""
    bare = replace(page, frontmatter=page.frontmatter.having(KEY, None))
    shown = highest(bare)
    if not page.frontmatter.entries or shown | before == shown:
        return page if KEY not in dict(page.frontmatter.entries) else bare
    kept = f"k{before.claim}, cite:{before.citation}"
    return replace(page, frontmatter=page.frontmatter.having(KEY, kept))
