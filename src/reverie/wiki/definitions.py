"""The lines at the end of a page that say where each `[cite:N]` leads: read, written, escaped as CommonMark asks."""

import html
import re
from functools import lru_cache

from reverie.model.citation import Definition, Evidence
from reverie.wiki.folding import fold_space

LOOKS_LIKE = re.compile(r" {0,3}\[cite:[^\]\n]*\]:")
"""A line that means to be a definition."""

_DEFINITION = re.compile(r' {0,3}\[cite:(\d{1,6})\]:[ \t]*(\S+)[ \t]+"((?:\\.|[^"\\])*)"[ \t]*\r?\n?\Z')
_TARGET = re.compile(
    r"(?:.*/)?(?:\d{4}-\d{2}-\d{2}-)?(?P<session>connectors/[\w.-]+/[\w.-]+|[0-9a-z]{10,52})"
    r"/transcript\.md#(?P<message>m\d+(?:\.a\d+)?)\Z"
)
_ENTITY = re.compile(r"&(?:#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z0-9]{1,31});")
_UNESCAPE = re.compile(rf"\\([!-/:-@\[-`{{-~])|({_ENTITY.pattern})")
_ESCAPE = re.compile(rf'"|\\(?=[!-/:-@\[-`{{-~]|\Z)|{_ENTITY.pattern}')


def read_definition(line: str, number: int = 0) -> Definition | None:
    """Return the definition on a line; None when the line is none that this format knows.

    Args:
        line: With or without its line end.
        number: Number of the line in the file.

    Example:
        >>> read_definition('[cite:4]: undated/7f3ak2m9qx/transcript.md#m3 "Q&amp;A says no"').evidence
        Evidence(session_id='7f3ak2m9qx', message_id='m3', quote='Q&A says no')
    """
    parts = _parts(line)
    return None if parts is None else Definition(*parts, line=number)


@lru_cache(maxsize=8192)  # as for claims: most lines of a page that changes stay
def _parts(line: str) -> tuple[int, str, Evidence] | None:
    found = _DEFINITION.match(line)
    if found is None:
        return None
    return int(found[1]), found[2], evidence_at(found[2], unescape_quote(found[3]))


def render_definition(definition: Definition) -> str:
    """Return the line of a definition, without a line end.

    Example:
        >>> render_definition(Definition(1, "a/transcript.md#m1", Evidence("7f3ak2m9qx", "m1", 'say "no"')))
        '[cite:1]: a/transcript.md#m1 "say \\\\"no\\\\""'
    """
    return f'[cite:{definition.number}]: {definition.target} "{escape_quote(definition.evidence.quote)}"'


def evidence_at(target: str, quote: str) -> Evidence:
    """Return the evidence that a link leads to; its ids are empty when it leads to no transcript.

    Example:
        >>> evidence_at("../../sessions/2026/03/2026-03-02-7f3ak2m9qx/transcript.md#m12", "in Kyoto").message_id
        'm12'
    """
    found = _TARGET.match(target)
    return Evidence(found["session"], found["message"], quote) if found else Evidence("", "", quote)


def escape_quote(quote: str) -> str:
    """Return words as they stand between the quotes of a CommonMark link title, on one line.

    Only what would otherwise be read differently is escaped, so that a grep for the words finds them.

    Example:
        >>> escape_quote('R&D, "Q&amp;A"')
        'R&D, \\\\"Q&amp;amp;A\\\\"'
    """
    return _ESCAPE.sub(
        lambda found: f"&amp;{found[0][1:]}" if found[0][0] == "&" else f"\\{found[0]}", " ".join(quote.split())
    )


def unescape_quote(title: str) -> str:
    """Return the words of a CommonMark link title.

    Example:
        >>> unescape_quote('Q&amp;A \\\\"here\\\\"')
        'Q&A "here"'
    """
    if "\\" not in title and "&" not in title:
        return title
    return _UNESCAPE.sub(lambda found: found[1] or html.unescape(found[2]), title)


def same_words(one: str, other: str) -> bool:
    """Tell whether two quotations are the same after composing letters and folding white space."""
    return one == other or fold_space(one) == fold_space(other)
