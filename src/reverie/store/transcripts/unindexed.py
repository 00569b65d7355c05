"""The sessions that were written and that the search index has not taken in: what a crash must not forget."""

import os
from collections.abc import Iterable
from pathlib import Path

from reverie.store.atomic import write_all, write_atomically
from reverie.store.layout import is_session_id
from reverie.store.lease import Lease


class Unindexed:
    """A short list of session ids in a file: grows before a session is written, shrinks after it is indexed."""

    def __init__(self, path: Path) -> None:
        """Name the file; it exists only while the list is not empty."""
        self.path = path
        self._lease = Lease(path.with_name("sessions.lock"), "append to sessions")
        self._added: set[str] = set()

    def add(self, session_id: str) -> None:
        """Put a session on the list; the caller holds the lease of the sessions and flushes the file."""
        if session_id in self._added and self.path.exists():
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            write_all(handle, f"{session_id}\n".encode())
        finally:
            os.close(handle)
        self._added.add(session_id)

    def ids(self) -> frozenset[str]:
        """Return the sessions on the list."""
        try:
            text = self.path.read_text("utf-8", errors="replace")
        except FileNotFoundError:
            return frozenset()
        return frozenset(line for line in text.split("\n") if is_session_id(line))

    def clear(self, ids: Iterable[str]) -> None:
        """Take sessions off the list that are indexed as they lie there now."""
        with self._lease.hold():
            left = self.ids() - set(ids)
            self._added &= left
            if left:
                write_atomically(self.path, "".join(f"{name}\n" for name in sorted(left)).encode(), durable=False)
            else:
                self.path.unlink(missing_ok=True)
