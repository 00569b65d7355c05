"""One page under check: parsed once, with what its citations lead to looked up once."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import zip_longest
from typing import TypeVar

from reverie.model.citation import Definition, Evidence
from reverie.model.page import Block, Claim, Opaque, Page
from reverie.wiki.checks.landed import LandedText
from reverie.wiki.checks.memo import Complaint, Memo
from reverie.wiki.citations import quote_problem
from reverie.wiki.fields import successor_of
from reverie.wiki.graph import CitedMessage, GraphView
from reverie.wiki.numbering import block_marks
from reverie.wiki.paths import RecordKind, record_kind

__all__ = ["Complaint", "Inputs", "PageUnderCheck"]

_Made = TypeVar("_Made")


@dataclass(frozen=True)
class Inputs:
    """What is given once for all pages of a check."""

    graph: GraphView
    generated: Mapping[str, str] = field(default_factory=dict)
    """What the generated files must hold, by path."""
    index_budget: int = 2000
    messages: dict[tuple[str, str], CitedMessage | None] = field(default_factory=dict)
    """Looked up so far."""
    memo: Memo = field(default_factory=Memo)
    """What earlier checks of the same change found out, and what has landed."""

    def message(self, evidence: Evidence) -> CitedMessage | None:
        """Return the message that some evidence names."""
        key = (evidence.session_id, evidence.message_id)
        if key not in self.messages:
            self.messages[key] = self.graph.message(*key)
        return self.messages[key]


@dataclass(frozen=True)
class PageUnderCheck:
    """One file, and every answer that more than one rule needs."""

    path: str
    text: str
    inputs: Inputs
    held: dict[int, list[CitedMessage]] = field(default_factory=dict)
    """Messages behind the blocks asked for so far, by identity of the block."""

    @cached_property
    def page(self) -> Page:
        """The page."""
        return self.inputs.memo.page(self.text)

    @cached_property
    def kind(self) -> RecordKind:
        """What kind of record the file is."""
        return record_kind(self.path)

    @property
    def graph(self) -> GraphView:
        """The graph around it."""
        return self.inputs.graph

    @cached_property
    def defined(self) -> dict[int, Definition]:
        """Definitions by number."""
        return self._kept("defined", self.page.defined)

    @cached_property
    def blocks(self) -> list[tuple[str, Block]]:
        """Each block with its section."""
        return self._kept("blocks", lambda: list(self.page.blocks()))

    @cached_property
    def claims(self) -> list[tuple[str, Claim]]:
        """Each claim with its section; one that is nothing but marks proves the block above it and is none itself."""
        return self._kept(
            "claims",
            lambda: [
                (region, block)
                for region, block in self.blocks
                if isinstance(block, Claim) and (block.text or block.inherited)
            ],
        )

    @cached_property
    def new_claims(self) -> list[tuple[str, Claim]]:
        """The claims that must be proved: all but those that landed under the same title with the same evidence."""
        return [(region, claim) for region, claim in self.claims if id(claim) not in self._standing]

    @cached_property
    def newly_dated(self) -> list[tuple[str, Claim]]:
        """The claims whose dates must be proved: new ones, and those that something new or elsewhere replaced."""
        return [
            (region, claim)
            for region, claim in self.claims
            if id(claim) not in self._standing or not self._is_replaced_by_standing(claim)
        ]

    def _is_replaced_by_standing(self, claim: Claim) -> bool:
        named = successor_of(claim)
        if named is None:
            return not claim.value("replaced-by")
        return not named[0] and id(self._by_id.get(named[1])) in self._standing

    @cached_property
    def _standing(self) -> frozenset[int]:
        """Identities of the claims that landed as they are."""
        return self._kept("standing", self._find_standing)

    def _find_standing(self) -> frozenset[int]:
        landed = self._landed
        if not landed.claims:
            return frozenset()
        return frozenset(
            id(claim)
            for region, claim in self.claims
            if landed.holds(region, claim, map(self.defined.get, block_marks(claim)))
        )

    @cached_property
    def _by_id(self) -> dict[str, Claim]:
        return {claim.id: claim for _, claim in reversed(list(self.page.claims()))}

    @cached_property
    def new_definitions(self) -> list[Definition]:
        """The definitions that did not land yet."""
        landed = self._landed
        return self._kept("new", lambda: [one for one in self.defined.values() if not landed.proves(one)])

    @cached_property
    def new_lines(self) -> str:
        """The lines that did not land yet, with those around them; all of them where nothing landed."""
        return self._there.new_lines(self.text) if self._there.neighbours else self.text

    @cached_property
    def _landed(self) -> LandedText:
        title = next((section for section in self.page.sections if section.level == 1), None)
        same = title is not None and title.source is not None and title.source.raw in self._there.lines
        return self._there if same else LandedText()

    @cached_property
    def _there(self) -> LandedText:
        """The file as it landed, whatever its title."""
        memo = self.inputs.memo
        return memo.reading(("landed", self.path), lambda: LandedText.of(memo.landed(self.path)))

    @cached_property
    def leans_on_others(self) -> bool:
        """Tell whether a claim was replaced by one of another page, whose evidence then counts as well."""
        if self.kind in ("index", "changelog") or "replaced-by" not in self.text:
            return False
        return any("[[" in claim.value("replaced-by") for _, claim in self.claims)

    def _kept(self, name: str, make: Callable[[], _Made]) -> _Made:
        """Return what follows from path, text and landed text alone, as an earlier check of the change made it."""
        return self.inputs.memo.reading((name, self.path, self.text), make)

    @cached_property
    def unproved_blocks(self) -> list[tuple[str, Opaque]]:
        """Tables, code and other blocks that hold something and have no citation in them or on the next line."""
        found: list[tuple[str, Opaque]] = []
        region = ""
        for section in self.page.sections:
            region = region if section.level > 2 else section.heading if section.level == 2 else ""
            for block, after in zip_longest(section.blocks, section.blocks[1:]):
                if not isinstance(block, Opaque) or block.kind in ("rule", "definition"):
                    continue
                if not (block_marks(block) or (isinstance(after, Claim) and block_marks(after))):
                    found.append((region, block))
        return found

    @cached_property
    def _quotes(self) -> dict[int, tuple[CitedMessage | None, str]]:
        return {}

    def _look(self, evidence: Evidence) -> tuple[CitedMessage | None, str]:
        if not evidence.session_id:
            return None, "the link leads to no transcript"
        message = self.inputs.message(evidence)
        if message is None:
            return None, f"there is no message {evidence.session_id}#{evidence.message_id}"
        if self.graph.is_forgotten(evidence.session_id, evidence.message_id):
            return None, "the message is forgotten"
        key = ("quote", evidence.quote, message.text)
        return message, self.inputs.memo.reading(key, lambda: quote_problem(evidence.quote, message.text))

    def quotation(self, number: int) -> tuple[CitedMessage | None, str]:
        """Return the message behind a citation number, and why the citation does not hold (empty when it does)."""
        definition = self.defined.get(number)
        if definition is None:
            return None, f"[cite:{number}] is not defined"
        if number not in self._quotes:
            self._quotes[number] = self._look(definition.evidence)
        return self._quotes[number]

    def holding(self, block: Block) -> list[CitedMessage]:
        """Return the messages behind the citations of a block that hold."""
        if id(block) not in self.held:
            found = [self.quotation(number) for number in block_marks(block)]
            self.held[id(block)] = [message for message, problem in found if message is not None and not problem]
        return self.held[id(block)]

    def quotes(self, block: Block) -> list[str]:
        """Return the quotations under a block."""
        return [self.defined[number].evidence.quote for number in block_marks(block) if number in self.defined]

    def successor(self, claim: Claim) -> tuple[str, Page, Claim] | None:
        """Return path, page and claim of what replaced a claim; None when it cannot be found."""
        named = successor_of(claim)
        if named is None:
            return None
        path: str | None = self.path if not named[0] else self.graph.resolve(named[0])
        if path is None:
            return None
        page = self.page if path == self.path else self.graph.page(path)
        if page is None:
            return None
        found = self._by_id.get(named[1]) if page is self.page else page.claim(named[1])
        return None if found is None else (path, page, found)

    def messages_of(self, page: Page, claim: Claim) -> Iterator[CitedMessage]:
        """Yield the messages that a claim of this or another page cites."""
        defined = self.defined if page is self.page else page.defined()
        for number in block_marks(claim):
            if number in defined:
                message = self.inputs.message(defined[number].evidence)
                if message is not None:
                    yield message
