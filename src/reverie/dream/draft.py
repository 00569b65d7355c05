"""A page while a run works on it: claims are added, evidenced and superseded; everything else stays as it was."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from reverie.model.citation import Evidence
from reverie.model.page import Block, Claim, Field, Frontmatter, Page, Section

SECTION_ORDER = ("Now", "Instructions", "Preferences", "Steps", "List", "History", "Conflicts", "Open", "Related")
"""Where a new section goes; sections with other headings stand before History."""

MOST_EVIDENCE = 3
"""Further repetitions of the same fact are not cited: three witnesses are enough to check it."""


@dataclass
class DraftSection:
    """A section whose blocks may still change."""

    section: Section
    blocks: list[Block]


@dataclass
class DraftPage:
    """One page of the staging tree."""

    path: str
    frontmatter: Frontmatter
    sections: list[DraftSection] = field(default_factory=list)
    base: Page | None = None
    """The page as the Brain has it; None for a new one."""
    last_id: int = 0
    changed: bool = False
    settled: Page | None = None
    """The page with every number given, once the run is done with it."""

    @classmethod
    def of(cls, path: str, page: Page) -> "DraftPage":
        """Open a page that the Brain has."""
        sections = [DraftSection(section, list(section.blocks)) for section in page.sections]
        ids = [int(claim.id[1:]) for _, claim in page.claims() if claim.id[1:].isdigit()]
        return cls(path, page.frontmatter, sections, page, max(ids, default=0))

    @classmethod
    def new(cls, path: str, frontmatter: Frontmatter) -> "DraftPage":
        """Begin a page."""
        title = frontmatter.get("title")
        return cls(path, frontmatter, [DraftSection(Section(title, (), 1), [])], None, 0, changed=True)

    @property
    def title(self) -> str:
        """The title in the header."""
        return self.frontmatter.get("title")

    @property
    def kind(self) -> str:
        """What the page is about."""
        return self.frontmatter.get("kind")

    def claims(self) -> Iterator[tuple[str, Claim]]:
        """Yield each claim with its section, as things stand."""
        for part in self.sections:
            for block in part.blocks:
                if isinstance(block, Claim):
                    yield part.section.heading, block

    def count(self) -> int:
        """Return how many claims stand on the page."""
        return sum(1 for _ in self.claims())

    def has_at_least(self, most: int) -> bool:
        """Tell whether so many claims stand on the page; asked of every statement, so it counts only where it must."""
        return sum(len(part.blocks) for part in self.sections) >= most and self.count() >= most

    def find(self, claim_id: str) -> Claim | None:
        """Return the claim of that id."""
        return next((claim for _, claim in self.claims() if claim.id == claim_id), None)

    def with_attr(self, attr: str) -> list[Claim]:
        """Return the claims of that attribute that still hold, oldest first."""
        return [
            claim
            for heading, claim in self.claims()
            if heading not in ("History", "Conflicts") and claim.value("attr") == attr
        ]

    def add(self, heading: str, text: str, fields: Sequence[Field], evidence: Sequence[Evidence]) -> Claim:
        """Put a new claim at the end of a section and return it with its id."""
        self.last_id += 1
        claim = Claim(text=text, fields=tuple(fields), evidence=tuple(evidence), id=f"k{self.last_id}")
        self._section(heading).blocks.append(claim)
        self.changed = True
        return claim

    def support(self, claim: Claim, evidence: Evidence) -> bool:
        """Add one more piece of evidence to a claim; False when it has it or has enough."""
        held = len(claim.citations) + len(claim.evidence)
        if held >= MOST_EVIDENCE or evidence in claim.evidence or self._cites(claim, evidence):
            return False
        self._swap(claim, replace(claim, evidence=(*claim.evidence, evidence)))
        return True

    def supersede(self, claim: Claim, until: str, words: str, successor: Claim | None) -> None:
        """Move a claim to History with its end, and name what came in its place."""
        fields = [item for item in claim.fields if item.name not in ("until", "replaced-by")]
        if until:
            fields.append(Field("until", until, words))
        if successor is not None:
            fields.append(Field("replaced-by", successor.id))
        self._take(claim)
        self._section("History").blocks.append(replace(claim, fields=tuple(fields)))
        self.changed = True

    def remove(self, claim: Claim) -> None:
        """Take a claim off the page."""
        self._take(claim)
        self.changed = True

    def relate(self, line: str) -> None:
        """Add one line to Related unless it stands there."""
        part = self._section("Related")
        if all(not isinstance(block, Claim) or block.text != line for block in part.blocks):
            part.blocks.append(Claim(text=line))
            self.changed = True

    def describe(self, key: str, value: str | tuple[str, ...]) -> None:
        """Set a value of the header."""
        held = dict(self.frontmatter.entries).get(key)
        if held != value:
            self.frontmatter = self.frontmatter.having(key, value)
            self.changed = True

    def retitle(self, title: str) -> None:
        """Let the heading at the top carry a new title."""
        for part in self.sections:
            if part.section.level == 1:
                part.section = replace(part.section, heading=title)
                self.changed = True
                return

    def page(self) -> Page:
        """Return the page as it stands; numbers for new evidence are given by the formatter."""
        sections = tuple(
            replace(part.section, blocks=tuple(part.blocks))
            for part in self.sections
            if part.blocks or part.section.level != 2
        )
        base = self.base or Page()
        return replace(base, frontmatter=self.frontmatter, sections=sections)

    def witness(self, claim: Claim) -> Evidence | None:
        """Return the first piece of evidence of a claim."""
        if claim.evidence:
            return claim.evidence[0]
        defined = self.base.defined() if self.base is not None else {}
        return next((defined[number].evidence for number in claim.citations if number in defined), None)

    def evidence_of(self, claim: Claim) -> set[tuple[str, str]]:
        """Return session and message ids of everything that a claim cites."""
        defined = self.base.defined() if self.base is not None else {}
        held = [*claim.evidence, *(defined[number].evidence for number in claim.citations if number in defined)]
        return {(one.session_id, one.message_id) for one in held}

    def _cites(self, claim: Claim, evidence: Evidence) -> bool:
        defined = self.base.defined() if self.base is not None else {}
        held = [defined[number].evidence for number in claim.citations if number in defined]
        return any(
            (one.session_id, one.message_id) == (evidence.session_id, evidence.message_id)
            for one in (*held, *claim.evidence)
        )

    def _section(self, heading: str) -> DraftSection:
        for part in self.sections:
            if part.section.heading == heading and part.section.level == 2:
                return part
        part = DraftSection(Section(heading, (), 2), [])
        self.sections.insert(self._place(heading), part)
        return part

    def _place(self, heading: str) -> int:
        rank = _rank(heading)
        for position, part in enumerate(self.sections):
            if part.section.level == 2 and _rank(part.section.heading) > rank:
                return position
        return len(self.sections)

    def _swap(self, old: Claim, new: Claim) -> None:
        for part in self.sections:
            for position, block in enumerate(part.blocks):
                if block is old:
                    part.blocks[position] = new
                    self.changed = True
                    return

    def _take(self, claim: Claim) -> None:
        for part in self.sections:
            for position, block in enumerate(part.blocks):
                if block is claim:
                    del part.blocks[position]
                    return


def _rank(heading: str) -> int:
    if heading in SECTION_ORDER:
        return SECTION_ORDER.index(heading) * 2
    return SECTION_ORDER.index("History") * 2 - 1
