"""What a change is about to do, written down before it does it, so that after a crash files, git and index agree."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reverie.brain.account import Account
from reverie.brain.indexing import catch_up
from reverie.brain.page_rows import content_id
from reverie.store.atomic import remove_stale_temps, sync_directory, sync_file_system, write_atomically
from reverie.store.git.repository import remove_stale_locks


@dataclass(frozen=True, slots=True)
class Journal:
    """One intended change."""

    revision: int
    """What it lands as, if it lands."""
    files: Mapping[str, tuple[str | None, str | None]]
    """Content ids by path: before and after; None where there is no file."""


def begin(account: Account, journal: Journal) -> None:
    """Write the journal down before the first file changes."""
    text = json.dumps({"revision": journal.revision, "files": journal.files}, ensure_ascii=False)
    write_atomically(account.layout.journal, text.encode())


def end(account: Account) -> None:
    """Take the journal away: files, git and index agree."""
    account.layout.journal.unlink(missing_ok=True)


def recover(account: Account) -> bool:
    """Finish or undo what a crash interrupted; return whether there was anything. The caller holds the lease.

    Landed is what the head of the repository says. Files of the interrupted change are made to agree with it, unless
    somebody edited them since: then they are neither the old nor the new version, and stay as they are.
    """
    journal = _read(account.layout.journal)
    if journal is None:
        return False
    remove_stale_locks(account.layout.git_dir)
    for path, versions in journal.files.items():
        _settle(account, path, versions)
    for folder in {account.layout.file(path).parent for path in journal.files}:
        remove_stale_temps(folder)
    sync_file_system(account.layout.root)
    catch_up(account)
    end(account)
    sync_directory(account.layout.root)
    return True


def put(account: Account, path: str, content: bytes | None) -> None:
    """Make a file of the memory tree have this content, or be gone; flushed with the commit that follows."""
    file = account.layout.file(path)
    if content is not None:
        write_atomically(file, content, durable=False)
        return
    file.unlink(missing_ok=True)
    folder = file.parent
    while folder not in (account.layout.memory, account.layout.sessions) and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def on_disk(account: Account, path: str) -> bytes | None:
    """Return what stands at a path now, or None."""
    file = account.layout.file(path)
    return file.read_bytes() if file.is_file() else None


def _settle(account: Account, path: str, versions: tuple[str | None, str | None]) -> None:
    landed = account.history.read(path)
    there = on_disk(account, path)
    if there == landed:
        return
    if (None if there is None else content_id(there)) in versions:
        put(account, path, landed)


def _read(file: Path) -> Journal | None:
    if not file.exists():
        return None
    row = json.loads(file.read_text("utf-8"))
    return Journal(row["revision"], {path: (old, new) for path, (old, new) in row["files"].items()})
