"""Intended changes to the memory tree, and complaints about them."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Write:
    """Write this text at this path (relative to the memory tree, `/`-separated)."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove the file at this path."""

    path: str


Change = Write | Remove


@dataclass(frozen=True, slots=True)
class Changeset:
    """Changes that land together as one commit, or not at all."""

    changes: tuple[Change, ...]
    base: int
    """The revision they were planned against."""
    reason: str
    """`dream run7`, `forget`, `revert r00012` …: ids and counts only, never content."""
    consumed: Mapping[str, int] = field(default_factory=dict)
    """Sessions that this commit uses up: id → number of messages dreamt so far."""
    trailers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One named complaint of a check."""

    path: str
    line: int
    rule: str
    message: str
