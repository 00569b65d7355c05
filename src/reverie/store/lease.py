"""The lease: one writer at a time, known by process id, freed by the system when that process dies."""

import errno
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from reverie.errors import LeaseTimeout
from reverie.store.access import denied

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PAUSE = 0.02
"""Seconds between two tries: short beside a commit, long beside a system call."""


@dataclass(slots=True)
class _Held:
    """What this process knows about one lock file."""

    pid: int
    guard: threading.RLock = field(default_factory=threading.RLock)
    depth: int = 0
    handle: int = -1


_held: dict[str, _Held] = {}
_held_guard = threading.Lock()


class Lease:
    """The right to write, kept in a lock file; re-entrant in the thread that has it.

    The lock is the kernel's (`flock`): it ends with the process that holds it, so a crash never leaves it taken.
    What stands in the file only names the holder for the people who wait.

    Example:
        >>> import tempfile
        >>> folder = Path(tempfile.mkdtemp())
        >>> lease = Lease(folder / "writer.lock")
        >>> with lease.hold(wait=1), lease.hold(wait=1):
        ...     lease.is_mine
        True
        >>> lease.is_mine
        False
    """

    def __init__(self, path: Path, purpose: str = "write") -> None:
        """Name the lock file; nothing is locked yet.

        Args:
            path: The lock file. It stays when the lease is given back.
            purpose: What the holder does, for the message to those who wait.
        """
        self.path = path
        self.purpose = purpose

    @property
    def is_mine(self) -> bool:
        """This process holds it now."""
        state = _held.get(self._key())
        return state is not None and state.pid == os.getpid() and state.depth > 0

    @contextmanager
    def hold(self, wait: float = 30.0) -> Iterator[None]:
        """Hold the lease for the length of a `with` block.

        Args:
            wait: Seconds to wait for another holder; 0 tries once.

        Raises:
            LeaseTimeout: Somebody else kept it longer; names the holder.
            NoAccess: This user may not write there.
        """
        state = self._state()
        deadline = time.monotonic() + wait
        if not state.guard.acquire(timeout=max(wait, 0.0)):
            raise self._timeout(wait)
        try:
            if state.depth == 0:
                state.handle = self._lock(deadline, wait)
            state.depth += 1
            try:
                yield
            finally:
                state.depth -= 1
                if state.depth == 0:
                    os.close(state.handle)  # closing gives the lock back
                    state.handle = -1
        finally:
            state.guard.release()

    def holder(self) -> str:
        """Name who holds it, as far as the lock file tells: process, purpose, since when."""
        try:
            said = json.loads(self.path.read_text("utf-8"))
            since = datetime.fromtimestamp(self.path.stat().st_mtime, UTC)
        except (OSError, ValueError):
            return "another process"
        return f"process {said.get('pid')} ({said.get('purpose')}, since {since:%Y-%m-%d %H:%M:%S} UTC)"

    def _key(self) -> str:
        return str(self.path.absolute())

    def _state(self) -> _Held:
        with _held_guard:
            state = _held.get(self._key())
            if state is None or state.pid != os.getpid():  # a forked child has its parent's memory, not its lease
                state = _held[self._key()] = _Held(os.getpid())
            return state

    def _lock(self, deadline: float, wait: float) -> int:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
                raise denied(self.path, error.strerror or "it cannot be written") from error
            raise
        try:
            while not _try_lock(handle):
                if time.monotonic() >= deadline:
                    raise self._timeout(wait)
                time.sleep(_PAUSE)
            os.ftruncate(handle, 0)
            os.write(handle, json.dumps({"pid": os.getpid(), "purpose": self.purpose}).encode())
        except BaseException:
            os.close(handle)
            raise
        return handle

    def _timeout(self, wait: float) -> LeaseTimeout:
        return LeaseTimeout(
            f"{self.holder()} is writing to this account and did not finish within {wait:g} s.",
            hint="Wait until it ends, or give more time with --wait.",
            path=str(self.path),
        )


def _try_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
