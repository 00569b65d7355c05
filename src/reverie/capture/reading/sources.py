"""Find the files that may hold sessions: a file, a folder or a ZIP archive goes in, readable sources come out."""

import os
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, cast

from reverie.capture.found import Notes
from reverie.errors import InputError

UNREADABLE = (OSError, EOFError, zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError)
"""What reading a damaged file or archive member raises."""

_ZIP = b"PK\x03\x04"
_EMPTY_ZIP = b"PK\x05\x06"
_LEFT_ASIDE = frozenset({".git", "node_modules", "__pycache__", "__MACOSX"})


@dataclass(frozen=True, slots=True)
class Source:
    """One file to read, on disk or inside an archive; nothing is ever unpacked to disk."""

    name: str
    """Where it lies, for people: `export.zip/conversations.json`."""
    size: int
    """Bytes to read, unpacked."""
    open: Callable[[], BinaryIO]

    def head(self, size: int) -> bytes:
        """Return its first bytes."""
        with self.open() as stream:
            return stream.read(size)


def find_sources(path: Path, stack: ExitStack, notes: Notes) -> list[Source]:
    """Return every readable file at a path, in the order of their names.

    Args:
        path: A file, a folder or a ZIP archive.
        stack: Keeps archives open as long as their sources are in use.
        notes: Takes what was left aside, and why.

    Raises:
        InputError: Nothing is there, or it cannot be read.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            return [source for file in _files(path, notes) for source in _sources(file, stack, notes, given=False)]
        if stat.S_ISREG(mode):
            return _sources(path, stack, notes, given=True)
    except FileNotFoundError as error:
        raise InputError(
            f"There is no {path}.", hint="Give a file, a folder or a ZIP archive.", path=str(path)
        ) from error
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}.", path=str(path)) from error
    raise InputError(f"{path} is neither a file nor a folder.", path=str(path))


def _files(folder: Path, notes: Notes) -> Iterator[Path]:
    """Yield the regular files below a folder; links could lead out of it and pipes would never end."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_symlink():
            notes.add("symbolic links left aside")
        elif entry.is_dir(follow_symlinks=False):
            if entry.name not in _LEFT_ASIDE:
                yield from _inner_files(Path(entry.path), notes)
        elif entry.is_file(follow_symlinks=False):
            yield Path(entry.path)


def _inner_files(folder: Path, notes: Notes) -> Iterator[Path]:
    try:
        yield from _files(folder, notes)
    except PermissionError:
        notes.add("folder that may not be read")


def _sources(file: Path, stack: ExitStack, notes: Notes, *, given: bool) -> list[Source]:
    try:
        with file.open("rb") as stream:
            magic = stream.read(4)
    except OSError as error:
        if given:
            raise
        notes.add(f"file that cannot be read: {error.strerror}")
        return []
    if magic not in (_ZIP, _EMPTY_ZIP):
        return [Source(str(file), file.stat().st_size, lambda: file.open("rb"))]
    try:
        archive = stack.enter_context(zipfile.ZipFile(file))
        return list(_members(file, archive, notes))
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
        if given:
            raise InputError(f"{file} is a damaged ZIP archive: {error}.", path=str(file)) from error
        notes.add("damaged ZIP archive")
        return []


def _members(file: Path, archive: zipfile.ZipFile, notes: Notes) -> Iterator[Source]:
    for member in sorted(archive.infolist(), key=lambda entry: entry.filename):
        if member.is_dir() or _LEFT_ASIDE.intersection(member.filename.split("/")):
            continue
        if member.flag_bits & 1:
            notes.add("encrypted file in a ZIP archive")
            continue
        yield Source(f"{file}/{member.filename}", member.file_size, _opener(archive, member))


def _opener(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Callable[[], BinaryIO]:
    return lambda: cast(BinaryIO, archive.open(member))
