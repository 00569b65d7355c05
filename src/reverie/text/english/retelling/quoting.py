"""Quotations: the words of the message that support a statement, wide enough to be checked by a reader."""

import re

from reverie.text.english.words.closed import content_count

LONGEST = 300
_ENOUGH = 3
_BLANK_LINE = re.compile(r"\n\s*\n")


def quotation(message: str, start: int, end: int, *, within: tuple[int, int]) -> str:
    """Return the words between two offsets, widened to the sentence or the paragraph when they are too few.

    >>> text = "Boxes everywhere. I moved. Tired now."
    >>> quotation(text, 18, 26, within=(18, 26))
    'Boxes everywhere. I moved. Tired now.'
    """
    for first, last in ((start, end), within, _paragraph(message, start, end), (0, len(message))):
        words = message[first:last].strip()
        if words and content_count(words) >= _ENOUGH and len(words) <= LONGEST and not _BLANK_LINE.search(words):
            return words
    return _cropped(message[start:end])


def _paragraph(message: str, start: int, end: int) -> tuple[int, int]:
    first = message.rfind("\n", 0, start) + 1
    last = message.find("\n", end)
    return first, last if last >= 0 else len(message)


def _cropped(words: str) -> str:
    """Return at most the allowed length, cut at a word, from the first paragraph."""
    words = _BLANK_LINE.split(words.strip(), maxsplit=1)[0].strip()
    if len(words) <= LONGEST:
        return words
    at = words.rfind(" ", 0, LONGEST)
    return words[: at if at > 0 else LONGEST].strip()
