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
_EIGHT_DIGITS = re.compile(r"\d\d\d\d[ -]?\d\d\d\d")
"""What every card number begins with."""
_MARK = "[secret: "


def redact(text: str) -> Redacted:
    """Return the text with each secret replaced by its kind.

    >>> redact("export ORBIT_TOKEN=ghp_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0 did not help").text
    'export ORBIT_TOKEN=[secret: github token] did not help'
    >>> redact("There is no API key in the build at all.").found
    ()
    """
    counts: dict[str, int] = {}
    lowered = _small(text)
    if max(map(len, text.split()), default=0) >= _LONG:
        text = _each(LONG_SHAPES, text, lowered, counts)
    for hint in _WORD_HINTS:
        if hint in lowered:
            text = _each(WORD_SHAPES, text, lowered, counts)
            break
    if _EIGHT_DIGITS.search(text):
        text = CARD.pattern.sub(lambda match: _without(CARD, match, counts), text)
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
    starts = _starts(shape, text)
    if starts is None:
        return shape.pattern.sub(lambda match: _without(shape, match, counts), text)
    pieces: list[str] = []
    end = 0
    for start in starts:
        match = shape.pattern.match(text, start) if start >= end else None
        if match is not None:
            pieces += text[end:start], _without(shape, match, counts)
            end = match.end()
    return "".join((*pieces, text[end:])) if pieces else text


def _starts(shape: Shape, text: str) -> list[int] | None:
    """Return the places where a match can begin, before a hint or at a mark that is stepped over; None for anywhere.

    A pattern of many words is slow where it has to be tried at each letter, and few letters stand near a hint.
    """
    lowered = _small(text)
    leads = (*((hint, shape.lead) for hint in shape.hints), (_MARK, 0))
    near = sum(lowered.count(hint) * (lead + 1) for hint, lead in leads)
    if near > len(text) // 8 or len(lowered) != len(text):  # some letters have no small form of their own length
        return None
    found: set[int] = set()
    for hint, lead in leads:
        at = lowered.find(hint)
        while at >= 0:
            found.update(range(max(0, at - lead), at + 1))
            at = lowered.find(hint, at + 1)
    return sorted(found)


def _small(text: str) -> str:
    """Return the text in small letters, the long s as the patterns read it."""
    return text.lower().replace("ſ", "s")


def _without(shape: Shape, match: re.Match[str], counts: dict[str, int]) -> str:
    """Return what a match leaves, with the kind of the secret in the place of its value."""
    value = match["value"]
    if value is None or not shape.holds(value.rstrip(".,;!?)")):
        return match.group()
    counts[shape.kind] = counts.get(shape.kind, 0) + 1
    whole, start, end = match.group(), *match.span("value")
    kept = value[len(value.rstrip(".,;!?)")) :]
    return f"{whole[: start - match.start()]}[secret: {shape.kind}]{kept}{whole[end - match.start() :]}"
