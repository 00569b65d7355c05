"""What one line of a page can be: the beginning of a block, the end of a claim, or neither."""

import re

from reverie.wiki.definitions import LOOKS_LIKE

HEADING = re.compile(r" {0,3}(#{1,6})(?=[ \t\r\n]|\Z)")
FENCE = re.compile(r" {0,3}(`{3,}(?=[^`]*\Z)|~{3,})")
BULLET = re.compile(r"( {0,3})([-*+]|\d{1,9}[.)])([ \t]+)(?=\S)")
EMPTY_ITEM = re.compile(r" {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]*\r?\n?\Z")
RULE = re.compile(r" {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})\r?\n?\Z")
HTML = re.compile(r" {0,3}<(?:[A-Za-z][\w-]*(?=[\s/>])|/[A-Za-z]|!|\?)")
TABLE_RULE = re.compile(r" {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*\r?\n?\Z")
IMAGE = re.compile(r" {0,3}!(?:\[\[[^\[\]\n]+\]\]|\[[^\]\n]*\]\([^)\n]*\))[ \t]*\r?\n?\Z")
_ENDS_CLAIM = re.compile(r"(?:\[cite:\d+\]|\}\}|\s\^[A-Za-z][A-Za-z0-9-]*)\Z")
ENDS_ID = re.compile(r"\s\^[A-Za-z][A-Za-z0-9-]*\Z")
SPECIAL = frozenset("#`~-*+_<|>[!0123456789")
"""First characters of lines that may be more than a paragraph."""


def ends_claim(line: str) -> bool:
    """Tell whether nothing more belongs to the claim on this line: it closes with a mark, evidence or an id."""
    return _ENDS_CLAIM.search(line.rstrip()) is not None


def starts_block(line: str) -> bool:
    """Tell whether a line cannot go on with the paragraph above it."""
    if line[:1] not in SPECIAL:
        bare = line.lstrip(" \t")
        return not line.strip() or (len(bare) < len(line) and bare[0] in SPECIAL and starts_block(bare))
    first = line[0]
    if first == "#":
        return HEADING.match(line) is not None
    if first in "`~":
        return FENCE.match(line) is not None
    if first == "[":
        return line.lstrip(" ").startswith("[cite:") and LOOKS_LIKE.match(line) is not None
    if first in "<>|!":
        return (
            first == ">"
            or first == "|"
            or IMAGE.match(line) is not None
            or (first == "<" and HTML.match(line) is not None)
        )
    return any(shape.match(line) is not None for shape in (BULLET, RULE, EMPTY_ITEM))


def interrupts(line: str) -> bool:
    stripped = line.lstrip(" ")
    first = stripped[:1]
    if first not in SPECIAL or first in "|>":
        return False
    return starts_block(stripped)


def heading_text(rest: str) -> str:
    """Return the text of a heading; closing hashes are no part of it."""
    text = rest.strip()
    bare = text.rstrip("#")
    return bare.rstrip() if bare != text and (not bare or bare[-1] in " \t") else text
