"""Forgetting on a page: everything that rests on forgotten messages goes, and what pointed at it."""

from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import replace

from reverie.model.citation import Definition
from reverie.model.page import Block, Claim, Field, Frontmatter, Opaque, Page, Section
from reverie.wiki.fields import successor_of
from reverie.wiki.folding import fold_case
from reverie.wiki.formatting import format_page
from reverie.wiki.inline import plain
from reverie.wiki.numbering import block_marks, highest, remember_numbers
from reverie.wiki.parsing import parse_page

Forgotten = Set[tuple[str, str]]
"""Session and message ids; an empty message id stands for the whole session."""


Doomed = Callable[[Claim], bool]
"""Tells whether a claim goes although its evidence stays."""


def only_evidence(_claim: Claim) -> bool:
    """Return False: nothing goes but what rests on forgotten messages."""
    return False


def remove_evidence(page_text: str, forgotten: Forgotten, also: Doomed = only_evidence) -> str | None:
    """Return the page without the claims that rest on forgotten messages; None when nothing else stood on it.

    A claim goes as soon as one of its citations is forgotten, even where others would still hold: nobody but a reader
    could say which of its words came from where. The summary goes with any claim, because it was made from all of them;
    so does an alias that only the removed words give. A page that cites nothing forgotten comes back byte for byte.

    Args:
        page_text: A page, a note or a session summary, of today or of any older revision.
        forgotten: What to forget.
        also: Tells of claims that go for their own words.

    Example:
        >>> text = (
        ...     "# Nadia\\n\\n- Sleeps badly. [cite:1] ^k1\\n- Lives in Porto. [cite:2] ^k2\\n\\n"
        ...     '[cite:1]: undated/7f3ak2m9qx/transcript.md#m1 "I sleep so badly"\\n'
        ...     '[cite:2]: undated/7f3ak2m9qx/transcript.md#m2 "I live in Porto now"\\n'
        ... )
        >>> print(remove_evidence(text, {("7f3ak2m9qx", "m1")}), end="")
        # Nadia
        <BLANKLINE>
        - Lives in Porto. [cite:2] ^k2
        <BLANKLINE>
        [cite:2]: undated/7f3ak2m9qx/transcript.md#m2 "I live in Porto now"
    """
    page = parse_page(page_text)
    doomed = _Doomed(page, forgotten, also)
    if not doomed.numbers and not doomed.blocks:
        return page_text
    sections = tuple(_sections(page, doomed))
    definitions = tuple(item for item in page.definitions if item.number not in doomed.numbers)
    kept = replace(page, sections=sections, definitions=definitions)
    used = {number for _, block in kept.blocks() for number in block_marks(block)}
    kept = replace(kept, definitions=tuple(item for item in definitions if item.number in used))
    if not _has_content(kept):
        return None
    kept = replace(kept, frontmatter=_header(page.frontmatter, kept, doomed))
    return format_page(remember_numbers(kept, highest(page)))


class _Doomed:
    """What of a page has to go."""

    def __init__(self, page: Page, forgotten: Forgotten, also: Doomed) -> None:
        self.forgotten = forgotten
        self.also = also
        every = [*page.definitions, *(block for _, block in page.blocks() if isinstance(block, Definition))]
        self.numbers = {
            item.number for item in every if self.is_forgotten(item.evidence.session_id, item.evidence.message_id)
        }
        self.blocks = {found for section in page.sections for found in self._blocks(section.blocks)}
        self.ids = {block.id for _, block in page.claims() if id(block) in self.blocks and block.id}
        removed = [block for _, block in page.claims() if id(block) in self.blocks]
        self.words = fold_case(
            " ".join(
                [
                    *(plain(claim.text) for claim in removed),
                    *(i.evidence.quote for i in every if i.number in self.numbers),
                ]
            )
        )

    def is_forgotten(self, session_id: str, message_id: str) -> bool:
        base = message_id.partition(".")[0]
        return any((session_id, name) in self.forgotten for name in (message_id, base, ""))

    def _blocks(self, blocks: tuple[Block, ...]) -> Iterator[int]:
        """Yield the identities of blocks that rest on something forgotten; what the next line proves goes with it."""
        for at, block in enumerate(blocks):
            if not self._rests(block):
                continue
            yield id(block)
            before = blocks[at - 1] if at else None
            if isinstance(block, Claim) and isinstance(before, Opaque) and before.kind not in ("rule", "definition"):
                yield id(before)

    def _rests(self, block: Block) -> bool:
        if isinstance(block, Definition):
            return block.number in self.numbers
        if self.numbers.intersection(block_marks(block)):
            return True
        if isinstance(block, Claim):
            rests = any(self.is_forgotten(item.session_id, item.message_id) for item in block.evidence)
            return rests or self.also(block)
        return any(
            f"{{{{{session}#{f'{message}|' if message else ''}" in block.text for session, message in self.forgotten
        )


def _sections(page: Page, doomed: _Doomed) -> Iterator[Section]:
    """Yield the sections that still hold something; a heading that loses its last block goes too."""
    for section in page.sections:
        blocks = tuple(_unpointed(block, doomed.ids) for block in section.blocks if id(block) not in doomed.blocks)
        if blocks or section.level < 2 or not section.blocks:
            yield replace(section, blocks=blocks)


def _unpointed(block: Block, gone: Iterable[str]) -> Block:
    """Return the block without a pointer to a removed claim, and without the end that only that claim knew."""
    if not isinstance(block, Claim):
        return block
    named = successor_of(block)
    if named is None or named[0] or named[1] not in gone:
        return block
    return replace(block, fields=tuple(field for field in block.fields if not _came_with_successor(field)))


def _came_with_successor(field: Field) -> bool:
    return field.name == "replaced-by" or (field.name == "until" and not field.words)


def _has_content(page: Page) -> bool:
    return any(region != "Related" and not isinstance(block, Definition) for region, block in page.blocks())


def _header(header: Frontmatter, kept: Page, doomed: _Doomed) -> Frontmatter:
    """Return the header without words that only removed claims gave."""
    if header.get("summary"):
        header = header.having("summary", "")
    aliases = header.many("aliases")
    if not aliases:
        return header
    parts = [header.get("title"), *(plain(claim.text) for _, claim in kept.claims())]
    heard = fold_case(" ".join([*parts, *(item.evidence.quote for item in kept.definitions)]))
    left = tuple(name for name in aliases if fold_case(name) in heard or fold_case(name) not in doomed.words)
    return header.having("aliases", left or None) if left != aliases else header
