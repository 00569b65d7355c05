"""Text → `Page`: nothing is lost, nothing raises; what is not understood is kept verbatim as an opaque block.

The reading is by line. It follows CommonMark where a page of this format needs it to: fences, headings, list items
with what is indented below them, paragraphs, definitions; the rest is opaque up to the next blank line.
"""

import re
from collections.abc import MutableMapping

from reverie.model.citation import Definition, Source
from reverie.model.page import Block, Claim, Opaque, Page, Section
from reverie.wiki.definitions import LOOKS_LIKE, read_definition
from reverie.wiki.frontmatter import read_frontmatter, split_frontmatter
from reverie.wiki.inline import read_inline
from reverie.wiki.lines import (
    BULLET,
    EMPTY_ITEM,
    ENDS_ID,
    FENCE,
    HEADING,
    HTML,
    IMAGE,
    RULE,
    SPECIAL,
    TABLE_RULE,
    ends_claim,
    heading_text,
    interrupts,
    starts_block,
)

Known = MutableMapping[str, Claim | Definition]
"""What a line was read as: most lines of a page that changes stay, and need not be read again."""


def parse_page(text: str, known: Known | None = None) -> Page:
    """Return the page that a text is.

    Args:
        text: The whole file.
        known: Lines that were read before, of this page or others; brought up to date here.

    Example:
        >>> page = parse_page("# Loom\\n\\n## Now\\n- It stands in Porto. [cite:1] ^k1\\n")
        >>> [(region, claim.text, claim.id) for region, claim in page.claims()]
        [('Now', 'It stands in Porto.', 'k1')]
    """
    header, body = split_frontmatter(text)
    reader = _Reader(body, header.count("\n"), {} if known is None else known)
    sections, definitions = reader.read()
    newline = "\r\n" if "\r\n" in text[: text.find("\n") + 1] else "\n"
    return Page(read_frontmatter(header), sections, definitions, Source("", reader.blank, (newline,)))


def parse_claim(raw: str, *, before: str = "", line: int = 0) -> Claim:
    """Return the claim that a list item or paragraph is.

    Args:
        raw: With bullet and everything indented below it.
        before: Blank lines in front of it.
        line: Number of its first line.
    """
    bullet, head, inherited = split_claim(raw)
    return _read_claim(bullet, head, inherited, Source(before, raw, ()), line)


def _read_claim(bullet: str, head: str, inherited: str, source: Source, line: int) -> Claim:
    parts = read_inline(head)
    key = (parts.text, parts.fields, parts.citations, parts.evidence, parts.id, inherited, bullet)
    return Claim(*key, source=Source(source.before, source.raw, key), line=line)


def split_claim(raw: str) -> tuple[str, str, str]:
    """Return bullet, first paragraph and what stands below it, which together are the text.

    Example:
        >>> split_claim("- One.\\n  - Two.\\n")
        ('- ', 'One.\\n', '  - Two.\\n')
    """
    found = BULLET.match(raw)
    if found is None:
        return "", raw, ""
    head_end = raw.find("\n") + 1
    if head_end in (0, len(raw)):
        return found[0], raw[found.end() :], ""
    start = 0
    while head_end < len(raw):
        end = raw.find("\n", head_end) + 1 or len(raw)
        if starts_block(raw[head_end:end].lstrip(" ")) or ENDS_ID.search(raw[start:head_end].rstrip()):
            break
        start = head_end
        head_end = end
    return found[0], raw[found.end() : head_end], raw[head_end:]


class _Reader:
    """One pass over the lines of a body."""

    def __init__(self, body: str, offset: int, known: Known) -> None:
        self.known = known
        self.lines = body.split("\n")
        # `split` leaves what follows the last line break; put the breaks back, each to its line.
        self.lines = [f"{line}\n" for line in self.lines[:-1]] + ([self.lines[-1]] if self.lines[-1] else [])
        self.offset = offset
        self.at = 0
        self.blank = ""

    def read(self) -> tuple[tuple[Section, ...], tuple[Definition, ...]]:
        sections: list[Section] = []
        blocks: list[Block] = []
        heading = Section("", level=0)
        while self._skip_blank():
            line = self.lines[self.at]
            found = HEADING.match(line) if "#" in line[:4] else None
            if found is None:
                blocks.append(self._block(line))
                continue
            if blocks or heading.level:
                sections.append(_filled(heading, blocks))
            blocks = []
            heading = self._heading(found, line)
        definitions: list[Definition] = []
        while blocks and isinstance(blocks[-1], Definition):
            definitions.append(blocks.pop())  # type: ignore[arg-type] # just looked at
        if blocks or heading.level:
            sections.append(_filled(heading, blocks))
        return tuple(sections), tuple(reversed(definitions))

    def _skip_blank(self) -> bool:
        """Collect blank lines; tell whether anything follows."""
        start = self.at
        lines = self.lines
        count = len(lines)
        while self.at < count and (lines[self.at] == "\n" or not lines[self.at].strip()):
            self.at += 1
        self.blank = "".join(lines[start : self.at])
        return self.at < count

    def _heading(self, found: re.Match[str], line: str) -> Section:
        self.at += 1
        key = (heading_text(line[found.end() :]), len(found[1]))
        return Section(key[0], (), key[1], Source(self.blank, line, key), self.at + self.offset)

    def _block(self, line: str) -> Block:
        first = line[0]
        start = self.at
        number = start + self.offset + 1
        if first == "-" and line[1:2] == " " and line[2:3] not in " \t-\r\n" and self._is_alone(start):
            self.at += 1
            return self._single(line, number)
        stripped = line.lstrip(" ")
        if first == "\t" or len(line) - len(stripped) >= 4:
            return self._opaque("code", self._end_of_indented(start + 1, 4))
        if stripped[0] not in SPECIAL:
            return self._table_or_paragraph(line, start, number)
        if stripped[0] == "[" and LOOKS_LIKE.match(line):
            return self._definition(line, number)
        kind, end = self._special(stripped[0], line, start)
        if kind:
            return self._opaque(kind, end)
        bullet = BULLET.match(line)
        if bullet is not None:
            return self._claim(self._end_of_item(start, len(bullet[1]) + 2), number)
        return self._table_or_paragraph(line, start, number)

    def _single(self, line: str, number: int) -> Claim:
        """Return the claim on a line, as it was read before where it was."""
        known = self.known.get(line)
        if not isinstance(known, Claim) or known.source is None or known.source.before != self.blank:
            claim = _read_claim("- ", line[2:], "", Source(self.blank, line, ()), number)
        elif known.line == number:
            return known
        else:
            said = (known.text, known.fields, known.citations, known.evidence, known.id, known.inherited)
            claim = Claim(*said, known.bullet, known.source, number)
        self.known[line] = claim
        return claim

    def _is_alone(self, start: int) -> bool:
        """Tell at a glance that nothing of the next line belongs to the item on this one."""
        return start + 1 == len(self.lines) or self.lines[start + 1][:2] in ("- ", "##")

    def _special(self, first: str, line: str, start: int) -> tuple[str, int]:
        """Return the kind of an opaque block and where it ends; an empty kind when the line begins none."""
        if first in "`~":
            fence = FENCE.match(line)
            return ("code", self._end_of_fence(fence[1], start)) if fence else ("", start)
        if first == ">":
            return "quote", self._end_of_run(start)
        if first == "|":
            return "table", self._end_of_run(start)
        if first == "<" and HTML.match(line):
            return "html", self._end_of_html(line, start)
        if first == "!" and IMAGE.match(line):
            return "image", start + 1
        if first in "-*_" and RULE.match(line):
            return "rule", start + 1
        if EMPTY_ITEM.match(line):
            return "text", start + 1
        return "", start

    def _definition(self, line: str, number: int) -> Block:
        self.at += 1
        known = self.known.get(line)
        if not isinstance(known, Definition) or known.source is None or known.source.before != self.blank:
            found = read_definition(line)
            if found is None:
                return Opaque(line, "definition", Source(self.blank, line, (line, "definition")), number)
            key = (found.number, found.target, found.evidence)
            definition = Definition(*key, source=Source(self.blank, line, key), line=number)
        elif known.line == number:
            return known
        else:
            definition = Definition(known.number, known.target, known.evidence, known.source, number)
        self.known[line] = definition
        return definition

    def _table_or_paragraph(self, line: str, start: int, number: int) -> Block:
        if "|" in line and start + 1 < len(self.lines) and "-" in self.lines[start + 1]:
            below = self.lines[start + 1]
            if "|" in below and TABLE_RULE.match(below):
                return self._opaque("table", self._end_of_run(start))
        end = start + 1
        lines = self.lines
        while end < len(lines) and not starts_block(lines[end].lstrip(" ")) and not ends_claim(lines[end - 1]):
            end += 1
        return self._claim(end, number)

    def _claim(self, end: int, number: int) -> Claim:
        raw = self.lines[self.at] if end == self.at + 1 else "".join(self.lines[self.at : end])
        self.at = end
        return parse_claim(raw, before=self.blank, line=number)

    def _opaque(self, kind: str, end: int) -> Opaque:
        raw = "".join(self.lines[self.at : end])
        number = self.at + self.offset + 1
        self.at = end
        return Opaque(raw, kind, Source(self.blank, raw, (raw, kind)), number)

    def _end_of_fence(self, fence: str, start: int) -> int:
        closing = re.compile(rf" {{0,3}}{re.escape(fence[0])}{{{len(fence)},}}[ \t]*\r?\n?\Z")
        for at in range(start + 1, len(self.lines)):
            if closing.match(self.lines[at]):
                return at + 1
        return len(self.lines)

    def _end_of_html(self, line: str, start: int) -> int:
        is_comment = line.lstrip().startswith("<!--")
        for at in range(start, len(self.lines)):
            if is_comment and "-->" in self.lines[at]:
                return at + 1
            if not is_comment and not self.lines[at].strip():
                return at
        return len(self.lines)

    def _end_of_run(self, start: int) -> int:
        """Return the end of the lines up to a blank one, or one that begins another block."""
        lines = self.lines
        end = start + 1
        while end < len(lines) and lines[end].strip() and not interrupts(lines[end]):
            end += 1
        return end

    def _end_of_indented(self, start: int, least: int) -> int:
        """Return the end of the lines indented by so much; blank ones count when more of them follow."""
        lines = self.lines
        at = end = start
        while at < len(lines):
            line = lines[at]
            if not line.strip():
                at += 1
                continue
            if line[0] != "\t" and len(line) - len(line.lstrip(" ")) < least:
                break
            at += 1
            end = at
        return end

    def _end_of_item(self, start: int, least: int) -> int:
        """Return the end of a list item: its paragraph with lazy lines, then what is indented below."""
        lines = self.lines
        end = start + 1
        while end < len(lines):
            line = lines[end]
            if line[0] == "\t" or line.startswith(" " * least):
                break
            if starts_block(line.lstrip(" ")) or ends_claim(lines[end - 1]):
                break
            end += 1
        return self._end_of_indented(end, least)


def _filled(heading: Section, blocks: list[Block]) -> Section:
    return Section(heading.heading, tuple(blocks), heading.level, heading.source, heading.line)
