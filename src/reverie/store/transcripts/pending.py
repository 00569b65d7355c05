"""Files that were written and are not yet on the disk for sure: flushed together, once a batch."""

import os
from pathlib import Path

from reverie.store.atomic import make_folders, sync_all, write_all, write_atomically


class PendingWrites:
    """Writes files and remembers what has to be flushed."""

    def __init__(self) -> None:
        """Begin with nothing to flush."""
        self._files: set[Path] = set()
        self._folders: set[Path] = set()

    def create(self, file: Path, content: bytes) -> None:
        """Write a file anew, with the folders above it."""
        self._folders.update(make_folders(file.parent))
        self._folders.add(file.parent)
        self._write(file, content, os.O_TRUNC)

    def append(self, file: Path, content: bytes) -> None:
        """Add to the end of a file."""
        self._write(file, content, os.O_APPEND)

    def replace(self, file: Path, content: bytes) -> None:
        """Put a new file in the place of an old one."""
        write_atomically(file, content, durable=False)
        self._files.add(file)
        self._folders.add(file.parent)

    def cut(self, file: Path, length: int, *, ending: bytes = b"") -> None:
        """Cut a file to a length and put something at its new end."""
        with file.open("r+b") as stream:
            stream.truncate(length)
            if ending:
                stream.seek(length)
                stream.write(ending)
        self._files.add(file)

    def note(self, *folders: Path) -> None:
        """Remember folders from which names were taken away."""
        self._folders.update(folders)

    def note_file(self, file: Path) -> None:
        """Remember a file that somebody else wrote."""
        self._files.add(file)

    def flush(self, anchor: Path) -> None:
        """Wait until everything is on the disk; the anchor lies on the same file system."""
        files, folders = self._files, self._folders
        self._files, self._folders = set(), set()
        if files or folders:
            sync_all(files, folders, anchor)

    def _write(self, file: Path, content: bytes, how: int) -> None:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | how, 0o644)
        try:
            write_all(handle, content)
        finally:
            os.close(handle)
        self._files.add(file)


def ends_with(file: Path, tail: bytes) -> bool:
    """Tell whether a file ends with these bytes, of which there is at least one."""
    try:
        with file.open("rb") as stream:
            stream.seek(0, os.SEEK_END)
            if not tail or stream.tell() < len(tail):
                return False
            stream.seek(-len(tail), os.SEEK_END)
            return stream.read() == tail
    except FileNotFoundError:
        return False
