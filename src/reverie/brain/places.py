"""What stands where a file of the memory belongs: that file, nothing, or what no change may be written over."""

import stat
from collections.abc import Iterable
from pathlib import Path

from reverie.brain.account import Account
from reverie.errors import InputError, MemoryTreeError


def obstacle(account: Account, path: str) -> str:
    """Return what else than a file stands at a path of the memory tree, or an empty text.

    A link counts: what it leads to is not the memory's, so it is neither read as a page nor written through.
    """
    parts = Path(path).parts
    for depth in range(1, len(parts)):
        folder = account.layout.file("/".join(parts[:depth]))
        if not folder.is_dir():
            return f"{'/'.join(parts[:depth])} is no folder" if _mode(folder) is not None else ""
    mode = _mode(account.layout.file(path))
    if mode is None or stat.S_ISREG(mode):
        return ""
    if stat.S_ISDIR(mode):
        return "a folder stands where this file belongs"
    return f"a {'link' if stat.S_ISLNK(mode) else 'pipe or device'} stands where this file belongs"


def check_places(account: Account, paths: Iterable[str]) -> None:
    """Refuse to write where something else than a file stands, or through a folder that is a link.

    Said before anything is written down: a change that is promised must be one that can be kept.

    Raises:
        InputError: A folder leads out of the memory tree.
        MemoryTreeError: A folder, a link or a pipe has the name of a file.
    """
    wanted = list(paths)
    inside = account.layout.memory.resolve()
    for folder in {account.layout.file(path).parent for path in wanted}:
        if folder.resolve() != inside / folder.relative_to(account.layout.memory):
            raise InputError(f"{folder} leads out of its place.", hint="Put a real folder there.", path=str(folder))
    for path in wanted:
        found = obstacle(account, path)
        if found:
            hint = "Move it out of the memory folder, then run the command again."
            raise MemoryTreeError(f"{path} cannot be written: {found}.", hint=hint, path=path)


def _mode(file: Path) -> int | None:
    try:
        return file.lstat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None
