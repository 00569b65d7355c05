"""File names from titles: readable in every script, safe on every file system, unable to leave their folder."""

import unicodedata
from collections.abc import Collection

import regex  # type: ignore[import-untyped] # the registry has stubs; one call does not need them

from reverie.wiki.folding import fold_case

LONGEST = 120
"""Bytes of UTF-8: with an ending and a counter this stays far below the 255 that file systems allow."""

_SELECTORS = regex.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]+")
_RUN = regex.compile(r"[\p{L}\p{N}][\p{L}\p{M}\p{N}]*")
_GRAPHEME = regex.compile(r"\X")
_RESERVED = regex.compile(r"(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])\Z")


def slug_of(title: str, kind: str = "page", record_id: str = "1") -> str:
    """Return the file name, without an ending, for a title.

    Args:
        title: Any text at all.
        kind: Stands in front of the id when nothing of the title can be a name.
        record_id: What tells the record apart then.

    Example:
        >>> slug_of("Universal design sprint in Japan"), slug_of("社区花园 2025"), slug_of("../../etc")
        ('universal-design-sprint-in-japan', '社区花园-2025', 'etc')
        >>> slug_of("...", "person", "7f3a"), slug_of("CON", "concept")
        ('person-7f3a', 'concept-1')
    """
    lowered = unicodedata.normalize("NFC", unicodedata.normalize("NFC", title).lower())
    slug = _cut("-".join(_RUN.findall(_SELECTORS.sub("", lowered))), LONGEST)
    return f"{kind}-{record_id}" if not slug or _RESERVED.match(slug) else slug


def free_slug(title: str, taken: Collection[str], kind: str = "page", record_id: str = "1") -> str:
    """Return a file name for a title that no other record of the folder has, whatever its case.

    Args:
        title: Any text at all.
        taken: Folded file names in use (`fold_case` of each).
        kind: As in `slug_of`.
        record_id: As in `slug_of`.

    Example:
        >>> free_slug("Untitled Note", {"untitled-note"})
        'untitled-note-2'
    """
    slug = slug_of(title, kind, record_id)
    number = 1
    name = slug
    while fold_case(name) in taken:
        number += 1
        ending = f"-{number}"
        name = f"{_cut(slug, LONGEST - len(ending))}{ending}"
    return name


def _cut(text: str, most: int) -> str:
    """Return the longest beginning of whole graphemes within so many bytes, without a hyphen at its end."""
    if len(text.encode("utf-8", "replace")) <= most:
        return text.strip("-")
    size = 0
    kept: list[str] = []
    for grapheme in _GRAPHEME.findall(text[: most + 1]):
        size += len(grapheme.encode("utf-8", "replace"))
        if size > most:
            break
        kept.append(grapheme)
    return "".join(kept).strip("-")
