"""Secrets: keys, tokens and passwords taken out of a text by the shape of their value, before anything is stored."""

import re
from dataclasses import dataclass

from reverie.text.secret_shapes import CARD, LONG_SHAPES, WORD_SHAPES, Shape


@dataclass(frozen=True, slots=True)
class Redacted:
    """A text without its secrets, and what was taken out."""

    text: str
    found: tuple[tuple[str, int], ...] = ()
    """Kinds in order of the alphabet, each with how often it stood there."""


_LONG = 15
"""The shortest token of any known shape; few words of any language are as long."""
_WORD_HINTS = tuple(dict.fromkeys(hint for shape in WORD_SHAPES for hint in shape.hints))
_FOUR_DIGITS = re.compile(r"\d{4}")


def redact(text: str) -> Redacted:
    """Return the text with each secret replaced by its kind.

    >>> redact("export ORBIT_TOKEN=ghp_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0 did not help").text
    'export ORBIT_TOKEN=[secret: github token] did not help'
    >>> redact("There is no API key in the build at all.").found
    ()
    """
    counts: dict[str, int] = {}
    lowered = text.lower()
    if max(map(len, text.split()), default=0) >= _LONG:
        text = _each(LONG_SHAPES, text, lowered, counts)
    for hint in _WORD_HINTS:
        if hint in lowered:
            text = _each(WORD_SHAPES, text, lowered, counts)
            break
    if _FOUR_DIGITS.search(text):
        text = _take_out(CARD, text, counts)
    return Redacted(text, tuple(sorted(counts.items())))


def _each(shapes: tuple[Shape, ...], text: str, lowered: str, counts: dict[str, int]) -> str:
    """Take out every shape of which a hint stands in the text."""
    for shape in shapes:
        for hint in shape.hints:
            if hint in lowered:
                text = _take_out(shape, text, counts)
                break
    return text


def _take_out(shape: Shape, text: str, counts: dict[str, int]) -> str:
    """Replace the values of one shape and count them."""

    def replace(match: re.Match[str]) -> str:
        value = match["value"]
        if value is None or not shape.holds(value.rstrip(".,;!?)")):
            return match.group()
        counts[shape.kind] = counts.get(shape.kind, 0) + 1
        whole, start, end = match.group(), *match.span("value")
        kept = value[len(value.rstrip(".,;!?)")) :]
        return f"{whole[: start - match.start()]}[secret: {shape.kind}]{kept}{whole[end - match.start() :]}"

    return shape.pattern.sub(replace, text)
