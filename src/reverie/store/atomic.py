"""Files that change whole or not at all, and are on the disk when we say so."""

import ctypes
import os
import secrets
import sys
from collections.abc import Iterable
from pathlib import Path

TEMP_MARK = ".reverie-tmp-"
"""Part of the name of every file that is being written; such a file is worth nothing after a crash."""

CAN_SYNC_FILE_SYSTEM = sys.platform.startswith("linux")

_FEW = 6
"""Up to so many files are flushed one by one; above that, one flush of the file system is cheaper."""


def sync_directory(folder: Path) -> None:
    """Make the names in a folder durable."""
    if sys.platform == "win32":  # folders cannot be opened there; names are durable with their files
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_file(path: Path) -> None:
    """Make the content of a file durable."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_all(files: Iterable[Path], folders: Iterable[Path], anchor: Path) -> None:
    """Make many files and folders durable at once.

    Few are flushed one by one. Many are flushed by one `syncfs` where there is one: 500 calls of fsync cost
    seconds, one flush of the file system some milliseconds.

    Args:
        files: Files whose content must be on the disk.
        folders: Folders whose names must be on the disk.
        anchor: Anything that exists on the same file system.
    """
    wanted, places = set(files), set(folders)
    if len(wanted) + len(places) > _FEW and sync_file_system(anchor):
        return
    for path in wanted:
        if path.exists():
            sync_file(path)
    for folder in places:
        if folder.is_dir():
            sync_directory(folder)


def sync_file_system(anchor: Path) -> bool:
    """Flush the file system that holds the anchor; False where the platform has no such call."""
    if not CAN_SYNC_FILE_SYSTEM:
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    if not hasattr(libc, "syncfs"):
        return False
    handle = os.open(anchor, os.O_RDONLY)
    try:
        if libc.syncfs(handle) != 0:
            error = ctypes.get_errno()
            raise OSError(error, os.strerror(error), str(anchor))
    finally:
        os.close(handle)
    return True


def write_temp(path: Path, content: bytes) -> Path:
    """Write the content beside the path under a name of its own; renaming it there makes the change."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temp = path.with_name(f".{path.name[:40]}{TEMP_MARK}{secrets.token_hex(6)}")
    handle = os.open(temp, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
    try:
        write_all(handle, content)
    finally:
        os.close(handle)
    return temp


def write_in_place(path: Path, content: bytes) -> None:
    """Write over a file and flush it; after a crash it may hold anything, so only a reader who can tell may use it."""
    is_new = not path.exists()
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    try:
        write_all(handle, content)
        os.fsync(handle)
    finally:
        os.close(handle)
    if is_new:
        sync_directory(path.parent)


def write_atomically(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Put the content at the path: a reader, or a crash, sees the old file or the new one.

    Args:
        path: Where it goes; its folder is made when missing.
        content: The whole new content.
        durable: Wait until it is on the disk. A caller that flushes many files together says False.
    """
    temp = write_temp(path, content)
    try:
        if durable:
            sync_file(temp)
        temp.replace(path)
    except BaseException:
        temp.unlink(missing_ok=True)
        raise
    if durable:
        sync_directory(path.parent)


def write_all(handle: int, content: bytes) -> None:
    """Write every byte, however often the system stops short."""
    view = memoryview(content)
    while view:
        view = view[os.write(handle, view) :]


def make_folders(folder: Path) -> list[Path]:
    """Make a folder and those above it; return every folder whose names changed, for flushing."""
    missing: list[Path] = []
    place = folder
    while not place.is_dir():
        missing.append(place)
        place = place.parent
    for place in reversed(missing):
        place.mkdir(exist_ok=True)
    return [place.parent for place in missing]


def remove_stale_temps(folder: Path) -> int:
    """Remove what a crash left half-written in a folder; call it only while no other writer can be at work."""
    stale = [path for path in folder.glob(f".*{TEMP_MARK}*") if path.is_file()] if folder.is_dir() else []
    for path in stale:
        path.unlink(missing_ok=True)
    return len(stale)
