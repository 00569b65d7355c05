"""What stands where a file of the memory belongs: that file, nothing, or what is neither read nor written over."""

import stat
from collections.abc import Iterable
from pathlib import Path

from reverie.errors import InputError, MemoryTreeError
from reverie.store.layout import Layout

MOVE = "Move it out of the memory folder, then run the command again."


def read_file(layout: Layout, path: str) -> bytes | None:
    """Return the bytes of a file of the memory tree, or None where nothing stands.

    Raises:
        MemoryTreeError: It cannot be read, or something else than a file stands there; a pipe would never end.
    """
    return read_regular(layout.file(path), path)


def read_regular(file: Path, path: str) -> bytes | None:
    """Return the bytes of a file that the caller has found, or None where nothing stands; see `read_file`."""
    try:
        mode = _mode(file)
        if mode is None:
            return None
        if not stat.S_ISREG(mode):
            raise MemoryTreeError(f"{path} cannot be read: {_what(mode)}.", hint=MOVE, path=path)
        return file.read_bytes()
    except PermissionError as error:
        hint = f"Give your user the right to read it: {file}"
        raise MemoryTreeError(f"{path} cannot be read: {error.strerror}.", hint=hint, path=path) from error


def obstacle(layout: Layout, path: str) -> str:
    """Return what else than a file stands at a path of the memory tree, or an empty text.

    A link counts: what it leads to is not the memory's, so it is neither read as a page nor written through.
    """
    parts = path.split("/")
    for depth in range(1, len(parts)):
        folder = layout.file("/".join(parts[:depth]))
        if not folder.is_dir():
            return f"{'/'.join(parts[:depth])} is no folder" if _mode(folder) is not None else ""
    mode = _mode(layout.file(path))
    return "" if mode is None or stat.S_ISREG(mode) else _what(mode)


def check_places(layout: Layout, paths: Iterable[str]) -> None:
    """Refuse to write where something else than a file stands, or through a folder that is a link.

    Said before anything is written down: a change that is promised must be one that can be kept.

    Raises:
        InputError: A folder leads out of the memory tree.
        MemoryTreeError: A folder, a link or a pipe has the name of a file.
    """
    wanted = list(paths)
    inside = layout.memory.resolve()
    for folder in {layout.file(path).parent for path in wanted}:
        if folder.resolve() != inside / folder.relative_to(layout.memory):
            raise InputError(f"{folder} leads out of its place.", hint="Put a real folder there.", path=str(folder))
    for path in wanted:
        found = obstacle(layout, path)
        if found:
            raise MemoryTreeError(f"{path} cannot be written: {found}.", hint=MOVE, path=path)


def _mode(file: Path) -> int | None:
    try:
        return file.lstat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None


def _what(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "a folder stands where this file belongs"
    return f"a {'link' if stat.S_ISLNK(mode) else 'pipe or device'} stands where this file belongs"
