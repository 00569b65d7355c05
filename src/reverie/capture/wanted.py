"""Which of the files at some paths are to be read, and in which format."""

from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path, PurePath

from reverie.capture.found import Notes
from reverie.capture.importers.broken import MOST, find_break
from reverie.capture.importers.detecting import FORMATS, HEAD, detect_format, name_other
from reverie.capture.reading.decoding import decode_head
from reverie.capture.reading.sources import UNREADABLE, Source, find_sources
from reverie.errors import InputError

DISCARDED = frozenset({".deleted", ".reset", ".trash", ".bak", ".old"})
"""Endings with which programs mark what was thrown away: it is read only when it is named itself."""


@dataclass(frozen=True, slots=True)
class WantedSource:
    """A file to read, and its format."""

    source: Source
    format: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Everything an import is going to read."""

    sources: tuple[WantedSource, ...]
    refused: tuple[str, ...]
    """Why nothing comes from some of the files and paths that were asked for."""
    names: str

    @property
    def hint(self) -> str:
        """What could be read instead."""
        return "Supported: " + "; ".join(FORMATS.values()) + "."


def find_wanted(paths: Iterable[Path], forced: str, stack: ExitStack, notes: Notes) -> Wanted:
    """Look into every file at the paths and keep those that hold sessions.

    Args:
        paths: Files, folders and ZIP archives.
        forced: A format to read single files in, whatever they look like; in a folder or archive, the only one read.
        stack: Keeps archives open.
        notes: Takes the files left aside.

    Raises:
        InputError: A path is not there, or none of them holds anything that can be read.
    """
    wanted: list[WantedSource] = []
    refused: list[str] = []
    named: list[str] = []
    for path in paths:
        named.append(str(path))
        found, why = _at(path, forced, stack, notes)
        wanted += found
        refused += why
    plan = Wanted(tuple(wanted), tuple(refused), ", ".join(named))
    if not wanted:
        raise InputError(f"{'; '.join(refused)}.", hint=plan.hint, path=plan.names)
    return plan


def _at(path: Path, forced: str, stack: ExitStack, notes: Notes) -> tuple[list[WantedSource], list[str]]:
    """Return what is wanted at one path, and why nothing comes from it or from a file in it."""
    sources = find_sources(path, stack, notes)
    is_single = len(sources) == 1 and sources[0].name == str(path)
    wanted: list[WantedSource] = []
    refused: list[str] = []
    others: dict[str, None] = {}
    for source in sources:
        suffix = PurePath(source.name).suffix.lower()
        if not is_single and suffix in DISCARDED:
            notes.add(f"file left aside: thrown away by its name ({suffix})")
            continue
        try:
            found, other = (forced, "") if forced and is_single else _recognise(source)
        except UNREADABLE as error:
            refused.append(f"{source.name} cannot be read: {error}")
            continue
        if found and found == (forced or found):
            wanted.append(WantedSource(source, found))
            continue
        broken = "" if found or other else _broken(source)
        if other or (broken and is_single):
            others[other or broken] = None
        if not is_single:
            kind = f"{other}, which cannot be imported yet" if other else f"no sessions ({suffix or 'no suffix'})"
            kind = f"{source.name}, {broken}" if broken else kind
            notes.add(f"file left aside: {kind}")
    if not wanted and not refused:
        refused.append(f"unsupported: no sessions found in {path}" + (f" ({', '.join(others)})" if others else ""))
    return wanted, refused


def _broken(source: Source) -> str:
    """Return why nothing could be recognised in a file, where that can be told."""
    if source.size == 0:
        return "the file is empty"
    return find_break(decode_head(source.head(MOST))) if source.size <= MOST else ""


def _recognise(source: Source) -> tuple[str, str]:
    """Return the format of a file, else what else it seems to be."""
    head = decode_head(source.head(HEAD))
    found = detect_format(head)
    return found, "" if found else name_other(head)
