"""Whether this user may write here, and how a database is opened where nothing may be written."""

import os
from pathlib import Path
from urllib.parse import quote

from reverie.errors import NoAccess


def is_writable(file: Path) -> bool:
    """Tell whether a file and its folder can be written; what is missing counts as writable where it can be made."""
    return os.access(file.parent, os.W_OK | os.X_OK) and (not file.exists() or os.access(file, os.W_OK))


def read_only_uri(database: Path) -> str:
    """Return the address of a database that is only read, without the files that SQLite puts beside it.

    Raises:
        NoAccess: There is none, or the last changes stand beside it and could not be folded in.
    """
    if not database.exists():
        raise denied(database, "it is not there, and cannot be made")
    log = Path(f"{database}-wal")
    folded = not log.exists() or log.stat().st_size == 0
    if not folded and not Path(f"{database}-shm").exists():
        raise denied(database, "its last changes were not folded in")
    return f"file:{quote(os.fspath(database.absolute()))}?mode=ro{'&immutable=1' if folded else ''}"


def denied(path: Path, reason: str) -> NoAccess:
    """Return the refusal for a file that this user cannot use as the call needs it."""
    hint = f"Give your user the right to write to {path.parent}, or name another folder with --home."
    return NoAccess(f"{path.name} cannot be used: {reason}.", hint=hint, path=os.fspath(path))
