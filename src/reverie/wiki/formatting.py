"""`Page` → text: what nobody changed byte for byte, the rest in the one canonical form."""

import re

from reverie.model.citation import Definition, Source
from reverie.model.page import Block, Claim, Opaque, Page, Section
from reverie.wiki.definitions import render_definition
from reverie.wiki.frontmatter import render_frontmatter
from reverie.wiki.inline import render_inline
from reverie.wiki.lines import ends_claim

_Part = Section | Block


def format_page(page: Page) -> str:
    """Return the text of a page.

    Example:
        >>> from reverie.model.page import Field
        >>> claim = Claim("The loom stands in Porto.", (Field("said", "2026-03-02"),), (1,), id="k1")
        >>> print(format_page(Page(sections=(Section("Loom", level=1), Section("Now", (claim,))))), end="")
        # Loom
        <BLANKLINE>
        ## Now
        - The loom stands in Porto. (said:: 2026-03-02) [cite:1] ^k1
    """
    newline = str(page.source.key[0]) if page.source is not None else "\n"
    writer = _Writer(newline)
    writer.out.append(render_frontmatter(page.frontmatter, newline))
    for section in page.sections:
        if section.level:
            writer.add(section)
        for block in section.blocks:
            writer.add(block)
    for definition in page.definitions:
        writer.add(definition)
    if page.source is not None:
        writer.end(page.source.raw)
    return "".join(writer.out)


def render_claim(claim: Claim, newline: str = "\n") -> str:
    """Return the lines of a claim: as they stood while nothing changed, else in the canonical form."""
    source = claim.source
    if source is not None and source.key == (
        claim.text,
        claim.fields,
        claim.citations,
        claim.evidence,
        claim.id,
        claim.inherited,
        claim.bullet,
    ):
        return source.raw
    return f"{claim.bullet}{render_inline(claim)}{newline}{claim.inherited}"


def body_of(text: str) -> str:
    """Return the text of a page without its definitions, which are more than half of its bytes.

    Example:
        >>> body_of('One. [cite:1]\\n\\n[cite:1]: a/transcript.md#m1 "one two three"\\n')
        'One. [cite:1]\\n'
    """
    kept = [line for line in text.split("\n") if not line.startswith("[cite:") or "]:" not in line[:14]]
    while len(kept) > 1 and not kept[-1] and not kept[-2]:
        kept.pop()
    return "\n".join(kept)


class _Writer:
    """Text so far, and what the last part was: it decides the blank lines in front of the next."""

    def __init__(self, newline: str) -> None:
        self.newline = newline
        self.out: list[str] = []
        self.last: _Part | None = None

    def add(self, part: _Part) -> None:
        raw = _render(part, self.newline)
        self.out.append(f"{self._line_end()}{self._blank(part)}{raw}")
        self.last = part

    def end(self, blank: str) -> None:
        """Close the page as it was closed."""
        if blank:
            self.out.append(f"{self._line_end()}{blank}")

    def _line_end(self) -> str:
        """Return what is missing at the end of the part before, which may have been the last line of a file."""
        for text in reversed(self.out):
            if text:
                return "" if text.endswith("\n") or text == "\ufeff" else self.newline
        return ""

    def _blank(self, part: _Part) -> str:
        """Return the blank lines in front of a part: its own while it stands where it was read."""
        if part.source is not None and (part.source.before or self._followed(part)):
            return part.source.before
        return self._default_blank(part)

    def _followed(self, part: _Part) -> bool:
        """Tell whether the part came right after the last one when the page was read, and still may."""
        last = self.last
        if last is None:
            return True
        if last.source is None or last.line + last.source.raw.count("\n") != part.line:
            return False
        is_running = isinstance(part, Definition) or (isinstance(part, Claim) and not part.bullet)
        if not is_running or not isinstance(last, Claim):
            return True
        raw = render_claim(last, self.newline)
        return raw is last.source.raw or ends_claim(raw)

    def _default_blank(self, part: _Part) -> str:
        last = self.last
        if last is None:
            return ""
        if isinstance(part, Section):
            return self.newline
        if isinstance(last, Section):
            return "" if last.level != 1 else self.newline
        tight = isinstance(part, Definition) and isinstance(last, Definition)
        if isinstance(part, Claim) and isinstance(last, Claim):
            # One cited sentence a line: a paragraph that closes with its evidence needs no blank line behind it.
            closed = not part.bullet and not last.bullet and ends_claim(render_claim(last, self.newline))
            tight = bool(part.bullet and last.bullet) or closed
        return "" if tight else self.newline


def _render(part: _Part, newline: str) -> str:
    source: Source | None = part.source
    if isinstance(part, Claim):
        return render_claim(part, newline)
    if isinstance(part, Section):
        if source is not None and source.key == (part.heading, part.level):
            return source.raw
        heading = re.sub(r"(?:^|(?<=\s))(#+)\Z", r"\\\1", " ".join(part.heading.split()))
        return f"{'#' * part.level} {heading}".rstrip() + newline
    if isinstance(part, Opaque):
        return part.text
    if source is not None and source.key == (part.number, part.target, part.evidence):
        return source.raw
    return render_definition(part) + newline
