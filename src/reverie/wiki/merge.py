"""Two people changed one page: both changes are kept, claim by claim; what cannot be both is named, never chosen."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from reverie.model.page import Block, Claim, Field, Frontmatter, Opaque, Page, Section, Value
from reverie.wiki.compare import claims_by_key, content_of
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import Highest, highest, settle
from reverie.wiki.parsing import parse_page

LATEST = frozenset({"updated"})
"""Header values of which the later one is right."""
DERIVED = frozenset({"summary", "numbering"})
"""Header values that are made from the page: either will do until they are made again."""


@dataclass(frozen=True, slots=True)
class Merged:
    """The page with both changes, or why there is none."""

    page: Page | None
    conflicts: tuple[str, ...] = ()


def merge_pages(base: Page, landed: Page, staged: Page, resolve_path: Callable[[str], str | None]) -> Merged:
    """Return the landed page with the changes that were staged against an older one.

    Ids and numbers of the landed page stay; claims that the staged page adds get new ones where theirs are taken.

    Args:
        base: What both sides started from.
        landed: What is there now.
        staged: What was planned against the base.
        resolve_path: As for `settle`.

    Example:
        >>> from reverie.wiki.parsing import parse_page
        >>> base = parse_page("## Now\\n- One. ^k1\\n")
        >>> landed = parse_page("## Now\\n- One. ^k1\\n- Two. ^k2\\n")
        >>> staged = parse_page("## Now\\n- One. ^k1\\n- Three. ^k2\\n")
        >>> print(format_page(merge_pages(base, landed, staged, lambda session: None).page), end="")
        ## Now
        - One. ^k1
        - Two. ^k2
        - Three. ^k3
    """
    return _Merge(base, landed, staged).merge(resolve_path)


class _Merge:
    """One merge under way."""

    def __init__(self, base: Page, landed: Page, staged: Page) -> None:
        self.base, self.landed, self.staged = base, landed, staged
        self.claims = claims_by_key(base), claims_by_key(landed), claims_by_key(staged)
        self.defined = staged.defined()
        self.keys = {id(claim): key for key, (_, claim) in self.claims[1].items()}
        self.conflicts: list[str] = []
        self.renamed: dict[str, str] = {}

    def merge(self, resolve_path: Callable[[str], str | None]) -> Merged:
        frontmatter = self._frontmatter()
        self._rename_new()
        sections = list(self._kept())
        for region, claim in self._arriving():
            _append(sections, region, claim)
        self._opaque()
        if self.conflicts:
            return Merged(None, tuple(self.conflicts))
        page = replace(self.landed, frontmatter=frontmatter, sections=tuple(sections))
        return Merged(settle(parse_page(format_page(page)), resolve_path, base=self.landed))

    def _rename_new(self) -> None:
        """Give staged new claims new ids where the landed page has used theirs."""
        base, landed, staged = self.claims
        used = highest(self.base) | highest(self.landed) | highest(self.staged)
        for key, (_, claim) in staged.items():
            if (
                claim.id
                and key not in base
                and key in landed
                and not self._same(landed[key], self.landed, staged[key], self.staged)
            ):
                used = used | Highest(used.claim + 1)
                self.renamed[claim.id] = f"k{used.claim}"

    def _kept(self) -> Iterator[Section]:
        """Yield the landed sections with what the staged page changed in place or took away."""
        base, landed, staged = self.claims
        for section in self.landed.sections:
            blocks: list[Block] = []
            for block in section.blocks:
                key = self.keys.get(id(block))
                if key is None or key not in base or key in self.renamed:
                    blocks.append(block)
                    continue
                decided = self._decide(key, base[key], landed[key], staged.get(key))
                if decided is not None and decided[0] == landed[key][0]:
                    blocks.append(decided[1])
            yield replace(section, blocks=tuple(blocks))

    def _arriving(self) -> Iterator[tuple[str, Claim]]:
        """Yield what the staged page adds or moved to another section."""
        base, landed, staged = self.claims
        for key, (region, claim) in staged.items():
            if key not in base:
                if key not in landed or key in self.renamed:
                    yield region, self._portable(replace(claim, id=self.renamed.get(claim.id, claim.id)))
                continue
            if key not in landed:
                if not self._same(base[key], self.base, staged[key], self.staged):
                    self.conflicts.append(f"^{claim.id}: removed on one side, changed on the other")
                continue
            if region != landed[key][0] and self._is_kept(key):
                yield region, self._portable(claim)

    def _decide(
        self, key: str, base: tuple[str, Claim], landed: tuple[str, Claim], staged: tuple[str, Claim] | None
    ) -> tuple[str, Claim] | None:
        """Return section and claim that stay; None when the claim goes."""
        is_landed_same = self._is_kept(key)
        if staged is None:
            if not is_landed_same:
                self.conflicts.append(f"^{key}: changed on one side, removed on the other")
            return None
        untouched = self._same(base, self.base, staged, self.staged)
        if untouched or self._same(landed, self.landed, staged, self.staged):
            return landed
        if not is_landed_same:
            self.conflicts.append(f"^{key}: changed on both sides")
            return landed
        return staged[0], self._portable(staged[1])

    def _is_kept(self, key: str) -> bool:
        """Tell whether the landed side left a claim of the base as it was."""
        base, landed, _ = self.claims
        return self._same(base[key], self.base, landed[key], self.landed)

    @staticmethod
    def _same(one: tuple[str, Claim], one_page: Page, other: tuple[str, Claim], other_page: Page) -> bool:
        """Tell whether two claims say the same in the same section on the same evidence."""
        return one[0] == other[0] and content_of(one_page, one[1]) == content_of(other_page, other[1])

    def _portable(self, claim: Claim) -> Claim:
        """Return a staged claim with its evidence inline, so that it can be numbered anew, and its pointers renamed."""
        defined = self.defined
        evidence = tuple(defined[number].evidence for number in claim.citations if number in defined)
        fields = tuple(
            Field(item.name, self.renamed.get(item.value.lstrip("^"), item.value), item.words)
            if item.name == "replaced-by"
            else item
            for item in claim.fields
        )
        return replace(claim, fields=fields, citations=(), evidence=(*evidence, *claim.evidence), source=None)

    def _opaque(self) -> None:
        """Name blocks that the staged page changed: they have no ids by which they could be merged."""
        before, now, planned = (_opaque_of(page) for page in (self.base, self.landed, self.staged))
        if planned not in (before, now):
            self.conflicts.append("blocks that are no claims (tables, code) changed")

    def _frontmatter(self) -> Frontmatter:
        merged = self.landed.frontmatter
        base, landed, staged = (dict(page.frontmatter.entries) for page in (self.base, self.landed, self.staged))
        for key in dict.fromkeys((*landed, *staged, *base)):
            value = self._header_value(key, base.get(key), landed.get(key), staged.get(key))
            if value != landed.get(key):
                merged = merged.having(key, value)
        return merged

    def _header_value(self, key: str, base: Value | None, landed: Value | None, staged: Value | None) -> Value | None:
        if staged in (base, landed):
            return landed
        if landed == base:
            return staged
        if isinstance(landed, tuple) and isinstance(staged, tuple):
            gone = set(base or ()) - (set(landed) & set(staged))
            return tuple(item for item in dict.fromkeys((*landed, *staged)) if item not in gone)
        if key in LATEST and isinstance(landed, str) and isinstance(staged, str):
            return max(landed, staged)
        if key not in DERIVED:
            self.conflicts.append(f"{key} in the header changed on both sides")
        return landed


def _append(sections: list[Section], region: str, claim: Claim) -> None:
    """Put a claim at the end of its section, beginning the section before History, Open and Related if need be."""
    for at, section in enumerate(sections):
        is_place = section.level == 2 and section.heading == region if region else section.level < 2
        if is_place:
            sections[at] = replace(section, blocks=(*section.blocks, claim))
            return
    later = ("History", "Conflicts", "Open", "Related")
    place = next((at for at, section in enumerate(sections) if section.heading in later), len(sections))
    sections.insert(place, Section(region, (claim,), 2 if region else 0))


def _opaque_of(page: Page) -> list[str]:
    return [block.text for _, block in page.blocks() if isinstance(block, Opaque)]
