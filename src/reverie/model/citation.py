"""How a claim is known: the message that says it, and the words in which it is said."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Source:
    """How a part of a page stood in the file, so that what nobody changed is written back byte for byte.

    The formatter writes `raw` as long as the part still has the values it was read with (`key`). Whoever changes a
    value with `dataclasses.replace` need not think of it: the part is then written afresh.
    """

    before: str
    """Blank lines in front."""
    raw: str
    key: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Evidence:
    """Words of one message that support a claim."""

    session_id: str
    message_id: str
    """`m12`, or `m12.a1` for its first attachment."""
    quote: str
    """Verbatim, one paragraph, at most 300 characters; unescaped."""


@dataclass(frozen=True, slots=True)
class Definition:
    """The line at the end of a page that says where a `[cite:N]` leads."""

    number: int
    target: str
    """Link from the page to the message, as written."""
    evidence: Evidence
    source: Source | None = field(default=None, compare=False, repr=False)
    line: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Citation:
    """One mark of a claim and where it leads; None when the page does not define it."""

    number: int
    definition: Definition | None
