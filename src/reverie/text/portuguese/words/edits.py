"""Edits: replacements by place, applied together to a stretch of text."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

_BLANKS = re.compile(r"\s+")
_BEFORE_MARK = re.compile(r"\s+([,.;:!?)])")
_DOUBLE_COMMA = re.compile(r",\s*(?:,\s*)+")


@dataclass(frozen=True, slots=True)
class Edit:
    """Put `text` in place of the characters from `start` to `end`."""

    start: int
    end: int
    text: str


def apply_edits(text: str, start: int, end: int, edits: Iterable[Edit]) -> str:
    """Return a stretch of text with the edits made; of two that overlap the first given wins.

    >>> apply_edits("Moro no Porto.", 0, 14, [Edit(0, 4, "Nadia mora")])
    'Nadia mora no Porto.'
    """
    kept: list[Edit] = []
    for edit in edits:
        inside = start <= edit.start and edit.end <= end
        if inside and not any(_overlap(edit, other) for other in kept):
            kept.append(edit)
    kept.sort(key=lambda edit: (edit.start, edit.end))
    parts = []
    at = start
    for edit in kept:
        parts.append(text[at : edit.start])
        parts.append(edit.text)
        at = edit.end
    parts.append(text[at:end])
    return tidy("".join(parts))


def _overlap(one: Edit, other: Edit) -> bool:
    if one.start == one.end or other.start == other.end:
        return (
            (one.start == other.start and one.end == other.end)
            or one.start < other.start < one.end
            or other.start < one.start < other.end
        )
    return one.start < other.end and other.start < one.end


def tidy(text: str) -> str:
    """Return the text on one line with single blanks and no blank before a mark.

    >>> tidy("  Ana ,  a irmã , , mora aqui .")
    'Ana, a irmã, mora aqui.'
    """
    line = _BLANKS.sub(" ", text).strip()
    return _DOUBLE_COMMA.sub(", ", _BEFORE_MARK.sub(r"\1", line))
