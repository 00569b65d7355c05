"""A page: one maintained view of one subject, as the claims and sections it is made of."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from reverie.model.citation import Citation, Definition, Evidence, Source

Value = str | tuple[str, ...]
"""A value of the frontmatter: plain text, or a list of plain texts."""

UNCITED_SECTIONS = frozenset({"Open", "Related"})
"""Sections whose claims need no citation: what nobody knows yet, and where to read on."""


@dataclass(frozen=True, slots=True)
class Wikilink:
    """A context edge, `[[target#heading|alias]]`."""

    target: str
    """Slug, title or alias of a page, as written."""
    alias: str = ""
    heading: str = ""
    block: str = ""
    """Claim id after `#^`."""
    embed: bool = False
    start: int = field(default=0, compare=False)
    """Offsets of the whole link in the text it was found in."""
    end: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Field:
    """One `(name:: value, "relative words")` of a claim."""

    name: str
    value: str
    words: str = ""
    """The words from which a date was computed, as said ("last Tuesday")."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One list item or paragraph: a sentence understood alone, with its fields, citations and id."""

    text: str
    """The sentence with its wikilinks; fields, marks and id taken off, line breaks folded."""
    fields: tuple[Field, ...] = ()
    citations: tuple[int, ...] = ()
    """Numbers of its `[cite:N]` marks, in order."""
    evidence: tuple[Evidence, ...] = ()
    """Inline evidence that has no number yet."""
    id: str = ""
    """`k3` for `^k3`; empty for a new claim."""
    inherited: str = ""
    """Blocks below it that rest on its citations (sub-items, code), verbatim and indented."""
    bullet: str = "- "
    """What stands in front; empty for a paragraph."""
    source: Source | None = field(default=None, compare=False, repr=False)
    line: int = field(default=0, compare=False, repr=False)

    def named(self, name: str) -> Field | None:
        """Return the first field of that name."""
        for item in self.fields:
            if item.name == name:
                return item
        return None

    def value(self, name: str) -> str:
        """Return the value of the first field of that name, or an empty text."""
        found = self.named(name)
        return "" if found is None else found.value


@dataclass(frozen=True, slots=True)
class Opaque:
    """A block kept verbatim: code, table, HTML, image, rule, or a line that is not understood."""

    text: str
    """With its line ends."""
    kind: str = "text"
    """`code`, `table`, `quote`, `html`, `image`, `rule`, `definition` (a broken one) or `text`."""
    source: Source | None = field(default=None, compare=False, repr=False)
    line: int = field(default=0, compare=False, repr=False)


Block = Claim | Opaque | Definition
"""A definition stands among the blocks only where a hand put one before the end of the page."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it, up to the next heading of any level."""

    heading: str
    """Empty for what stands before the first heading."""
    blocks: tuple[Block, ...] = ()
    level: int = 2
    """1 for the title of the page, 0 for what stands before the first heading."""
    source: Source | None = field(default=None, compare=False, repr=False)
    line: int = field(default=0, compare=False, repr=False)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims among the blocks."""
        return tuple(block for block in self.blocks if isinstance(block, Claim))


@dataclass(frozen=True, slots=True)
class Frontmatter:
    """The header of a page: flat, in order, plain strings and lists of plain strings."""

    entries: tuple[tuple[str, Value], ...] = ()
    problem: str = ""
    """Why a header that is there cannot be read; it is then kept verbatim."""
    source: Source | None = field(default=None, compare=False, repr=False)

    def get(self, key: str, default: str = "") -> str:
        """Return a value as text; a list becomes its items with commas between."""
        for name, value in self.entries:
            if name == key:
                return value if isinstance(value, str) else ", ".join(value)
        return default

    def many(self, key: str) -> tuple[str, ...]:
        """Return a value as a list; a plain text is a list of one, an empty one a list of none."""
        for name, value in self.entries:
            if name == key:
                return value if isinstance(value, tuple) else ((value,) if value else ())
        return ()

    def having(self, key: str, value: Value | None) -> "Frontmatter":
        """Return the header with this value in its old place, or at the end; None takes the key out."""
        kept = [(name, old if name != key else value) for name, old in self.entries]
        if value is not None and all(name != key for name, _ in self.entries):
            kept.append((key, value))
        return Frontmatter(tuple((name, old) for name, old in kept if old is not None), self.problem, self.source)


@dataclass(frozen=True, slots=True)
class Page:
    """One maintained view of one subject."""

    frontmatter: Frontmatter = field(default_factory=Frontmatter)
    sections: tuple[Section, ...] = ()
    """In order; the title heading is the section of level 1."""
    definitions: tuple[Definition, ...] = ()
    """Those at the end of the page, where the formatter puts them."""
    source: Source | None = field(default=None, compare=False, repr=False)
    """`raw` is what stands after the last block, `key` the line end in use."""

    @property
    def title(self) -> str:
        """The title in the header, else the first heading of level 1."""
        found = self.frontmatter.get("title")
        if found:
            return found
        return next((section.heading for section in self.sections if section.level == 1), "")

    @property
    def kind(self) -> str:
        """What the page is about: person, project …"""
        return self.frontmatter.get("kind")

    @property
    def aliases(self) -> tuple[str, ...]:
        """Other names of the subject."""
        return self.frontmatter.many("aliases")

    @property
    def summary(self) -> str:
        """One line for the index."""
        return self.frontmatter.get("summary")

    def section(self, heading: str) -> Section | None:
        """Return the first section with that heading."""
        return next((section for section in self.sections if section.heading == heading), None)

    def blocks(self) -> Iterator[tuple[str, Block]]:
        """Yield each block with the section it belongs to: the nearest heading of level 2 above it."""
        region = ""
        for section in self.sections:
            if section.level <= 2:
                region = section.heading if section.level == 2 else ""
            for block in section.blocks:
                yield region, block

    def claims(self) -> Iterator[tuple[str, Claim]]:
        """Yield each claim with the heading of the section it belongs to."""
        for region, block in self.blocks():
            if isinstance(block, Claim):
                yield region, block

    def claim(self, claim_id: str) -> Claim | None:
        """Return the claim of that id."""
        return next((claim for _, claim in self.claims() if claim.id == claim_id), None)

    def defined(self) -> dict[int, Definition]:
        """Return every definition of the page by number; the first one counts, as in CommonMark."""
        found: dict[int, Definition] = {}
        for _, block in self.blocks():
            if isinstance(block, Definition):
                found.setdefault(block.number, block)
        for definition in self.definitions:
            found.setdefault(definition.number, definition)
        return found

    def cited(self, claim: Claim) -> tuple[Citation, ...]:
        """Return where each mark of a claim leads."""
        defined = self.defined()
        return tuple(Citation(number, defined.get(number)) for number in claim.citations)
