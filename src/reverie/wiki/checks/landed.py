"""The page as it landed: claims that stand on it unchanged were proved when they came, so only new ones are asked."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from reverie.model.citation import Definition
from reverie.model.page import Claim
from reverie.wiki.lines import HEADING, heading_text
from reverie.wiki.numbering import block_marks

_BLOCKS = re.compile(r"```|~~~|<|^(?: {4}|\t)", re.MULTILINE)
"""In code and HTML a heading is none: such pages are asked about as a whole."""

_AROUND = 8
"""Lines read with a new one before and after it: only private keys are longer, and their first line gives them away."""


@dataclass(frozen=True)
class LandedText:
    """The lines of a landed page: definitions, and claims with the heading of level 2 that they stand under."""

    claims: frozenset[tuple[str, str]] = frozenset()
    lines: frozenset[str] = frozenset()
    neighbours: frozenset[tuple[str, str]] = frozenset()
    """Each line with the one after it."""

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
        return cls(frozenset(claims), frozenset(lines), frozenset(pairwise(lines)))

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

    def new_lines(self, text: str) -> str:
        """Return the part of a text in which lines stand that did not stand so here, with those around them.

        Example:
            >>> LandedText.of("One.\\nTwo.\\n" + "\\n" * 20).new_lines("One.\\nThree.\\n" + "\\n" * 20).count("\\n")
            11
        """
        lines = [f"{line}\n" for line in text.split("\n")]
        runs: list[str] = []
        end = 0
        for at, pair in enumerate(pairwise(lines)):
            if pair not in self.neighbours:
                start = max(end, at - _AROUND)
                if start > end:
                    runs.append("…\n")
                runs += lines[start : at + 2 + _AROUND]
                end = min(len(lines), at + 2 + _AROUND)
        return "".join(runs)

    def proves(self, definition: Definition) -> bool:
        """Tell whether a definition stands here."""
        return definition.source is not None and definition.source.raw in self.lines
