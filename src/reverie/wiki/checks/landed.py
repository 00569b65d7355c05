"""The page as it landed: claims that stand on it unchanged were proved when they came, so only new ones are asked."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from reverie.model.citation import Definition
from reverie.model.page import Claim
from reverie.wiki.lines import HEADING, heading_text
from reverie.wiki.numbering import block_marks

_BLOCKS = re.compile(r"```|~~~|<|^(?: {4}|\t)", re.MULTILINE)
"""In code and HTML a heading is none: such pages are asked about as a whole."""


@dataclass(frozen=True)
class LandedText:
    """The lines of a landed page: definitions, and claims with the heading of level 2 that they stand under."""

    claims: frozenset[tuple[str, str]] = frozenset()
    lines: frozenset[str] = frozenset()

    @classmethod
    def of(cls, text: str | None) -> "LandedText":
        """Take a landed text apart; none has no lines.

        Example:
            >>> LandedText.of("# Loom\\n\\n## Now\\n- It stands in Porto. ^k1\\n").claims
            frozenset({('Now', '- It stands in Porto. ^k1\\n')})
        """
        if text is None or _BLOCKS.search(text):
            return cls()
        lines = [f"{line}\n" for line in text.split("\n")]
        claims: list[tuple[str, str]] = []
        region = ""
        for line in lines:
            found = HEADING.match(line) if "#" in line[:4] else None
            if found is not None and len(found[1]) <= 2:
                region = heading_text(line[found.end() :]) if len(found[1]) == 2 else ""
            elif line[:2] == "- ":
                claims.append((region, line))
        return cls(frozenset(claims), frozenset(lines))

    def holds(self, region: str, claim: Claim, definitions: Iterable[Definition | None]) -> bool:
        """Tell whether a claim stands here with all its evidence; one that has none never does.

        Args:
            region: The heading of level 2 that it stands under.
            claim: The claim.
            definitions: Those of its marks.
        """
        raw = claim.source.raw if claim.source is not None else ""
        if (region, raw) not in self.claims or not block_marks(claim):
            return False
        return all(one is not None and self.proves(one) for one in definitions)

    def proves(self, definition: Definition) -> bool:
        """Tell whether a definition stands here."""
        return definition.source is not None and definition.source.raw in self.lines
