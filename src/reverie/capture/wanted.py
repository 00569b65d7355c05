"""Which of the files at some paths are to be read, and in which format."""

from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path, PurePath

from reverie.capture.found import Notes
from reverie.capture.importers.detecting import FORMATS, HEAD, detect_format, name_other
from reverie.capture.reading.decoding import decode_head
from reverie.capture.reading.sources import Source, find_sources
from reverie.errors import InputError


@dataclass(frozen=True, slots=True)
class WantedSource:
    """A file to read, and its format."""

    source: Source
    format: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Everything an import is going to read."""

    sources: tuple[WantedSource, ...]
    unsupported: tuple[str, ...]
    """Paths that were asked for and hold nothing that can be read."""
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
    unsupported: list[str] = []
    named: list[str] = []
    for path in paths:
        named.append(str(path))
        found, others = _at(path, forced, stack, notes)
        wanted += found
        if not found:
            unsupported.append(f"{path}{f' ({others})' if others else ''}")
    names = ", ".join(named)
    plan = Wanted(tuple(wanted), tuple(unsupported), names)
    if not wanted:
        raise InputError(f"unsupported: no sessions found in {', '.join(unsupported)}.", hint=plan.hint, path=names)
    return plan


def _at(path: Path, forced: str, stack: ExitStack, notes: Notes) -> tuple[list[WantedSource], str]:
    """Return what is wanted at one path, and what the rest seems to be."""
    sources = find_sources(path, stack, notes)
    is_single = len(sources) == 1 and sources[0].name == str(path)
    wanted: list[WantedSource] = []
    others: dict[str, None] = {}
    for source in sources:
        found, other = _recognise(source, notes) if not (forced and is_single) else (forced, "")
        if found and found == (forced or found):
            wanted.append(WantedSource(source, found))
            continue
        if other:
            others[other] = None
        if not is_single:
            suffix = PurePath(source.name).suffix.lower()
            kind = f"{other}, which cannot be imported yet" if other else f"no sessions ({suffix or 'no suffix'})"
            notes.add(f"file left aside: {kind}")
    return wanted, ", ".join(others)


def _recognise(source: Source, notes: Notes) -> tuple[str, str]:
    """Return the format of a file, else what else it seems to be."""
    try:
        head = decode_head(source.head(HEAD))
    except (OSError, RuntimeError, NotImplementedError, EOFError) as error:
        notes.add(f"file that cannot be read: {error}")
        return "", ""
    found = detect_format(head)
    return found, "" if found else name_other(head)
