"""Citation marks and inline evidence in running text: found, replaced, set apart."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from reverie.wiki.inline import TOKEN

_GLUED = re.compile(r"[^\s(\"'“‘«「『]\[cite:|\[cite:\d+\](?:[(\[{]|[ \t]{2,}\[cite:|\t\[cite:)")
"""Where `space_marks` may have something to do."""


def substitute(text: str, replace: Callable[[re.Match[str]], str | None], kinds: Iterable[str]) -> str:
    """Return the text with tokens of some kinds replaced; None leaves one as it is.

    Args:
        text: Running text, not code.
        replace: What to put in place of a token.
        kinds: Names of the groups of `TOKEN` to look at.
    """
    wanted = frozenset(kinds)

    def change(token: re.Match[str]) -> str:
        if token.lastgroup not in wanted:
            return token[0]
        put = replace(token)
        return token[0] if put is None else put

    return TOKEN.sub(change, text)


@lru_cache(maxsize=8192)  # most lines of a page that changes stay, and are looked at before and after
def has_glued_marks(text: str) -> bool:
    """Tell whether something may stand glued to a citation mark."""
    return "[cite:" in text and _GLUED.search(text) is not None


def space_marks(text: str) -> str:
    """Return the text with exactly one blank on both sides of citation marks where something stands glued to them.

    `[cite:1][cite:2]` is one link in CommonMark, and so is `[cite:1](…)`: the first evidence would disappear.

    Example:
        >>> space_marks("It is slate.[cite:3][cite:4]  [cite:5]")
        'It is slate. [cite:3] [cite:4] [cite:5]'
    """
    if not has_glued_marks(text):
        return text
    pieces: list[str] = []
    end = 0
    after_mark = False
    for token in TOKEN.finditer(text):
        if token.lastgroup != "cite":
            continue
        between = text[end : token.start()]
        if after_mark:
            between = _after(between, is_last=False)
        if between and not between[-1].isspace() and between[-1] not in "(\"'“‘«「『":
            between += " "
        elif not between and after_mark:
            between = " "
        pieces += (between, token[0])
        end = token.end()
        after_mark = True
    tail = text[end:]
    pieces.append(_after(tail, is_last=True) if after_mark else tail)
    return "".join(pieces)


def marks(text: str) -> list[int]:
    """Return the numbers of the citation marks of running text, in order; marks in code are examples.

    Example:
        >>> marks("One [cite:1], not `[cite:2]`.")
        [1]
    """
    if "[cite:" not in text:
        return []
    return [int(token["number"]) for token in TOKEN.finditer(text) if token.lastgroup == "cite"]


def broken_evidence(text: str) -> list[str]:
    """Return the beginning of each `{{` outside code that is no evidence.

    Example:
        >>> broken_evidence("He left. {{m3|words}} `{{x}}`")
        ['{{m3|words}} `{{x}}`']
    """
    if "{{" not in text:
        return []
    return [text[token.start() : token.start() + 40] for token in TOKEN.finditer(text) if token.lastgroup == "brace"]


def _after(text: str, *, is_last: bool) -> str:
    """Return what follows a mark: glued brackets moved off, blanks between two marks made one."""
    if not is_last and not text.strip() and "\n" not in text:
        return " "
    return f" {text}" if text[:1] in ("(", "[", "{") else text
