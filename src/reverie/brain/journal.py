"""What a change is about to do, written down before it does it, so that after a crash files, git and index agree."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reverie.brain.account import Account
from reverie.brain.indexing import catch_up
from reverie.brain.page_rows import content_id
from reverie.errors import MemoryTreeError
from reverie.store.atomic import (
    CAN_SYNC_FILE_SYSTEM,
    remove_stale_temps,
    sync_file,
    sync_file_system,
    write_in_place,
    write_temp,
)
from reverie.store.git.files import remove_stale_locks
from reverie.store.places import obstacle, read_file


@dataclass(frozen=True, slots=True)
class Journal:
    """One intended change."""

    revision: int
    """What it lands as, if it lands."""
    files: Mapping[str, tuple[str | None, str | None]]
    """Content ids by path: before and after; None where there is no file."""


def begin(account: Account, journal: Journal) -> None:
    """Write the journal down before the first file changes.

    One file is written over again and again, which costs one flush. Should it be torn, then nothing else had begun.
    """
    text = json.dumps({"revision": journal.revision, "files": journal.files, "end": True}, ensure_ascii=False)
    write_in_place(account.layout.journal, text.encode())


def end(account: Account) -> None:
    """Empty the journal: files, git and index agree."""
    os.truncate(account.layout.journal, 0)


def is_open(account: Account) -> bool:
    """Tell whether a change is under way, or was when something crashed."""
    return account.layout.journal.exists() and account.layout.journal.stat().st_size > 0


def recover(account: Account) -> bool:
    """Finish or undo what a crash interrupted; return whether there was anything. The caller holds the lease.

    Landed is what the head of the repository says. Files of the interrupted change are made to agree with it, unless
    somebody edited them since: then they are neither the old nor the new version, and stay as they are.

    Raises:
        MemoryTreeError: Something else than a file stands in the way; nothing was touched, and the next try goes on.
    """
    if not is_open(account):
        return False
    journal = _read(account.layout.journal)
    for path in journal.files:
        if found := obstacle(account.layout, path):
            message = f"A change that was interrupted cannot be finished, because of {path}: {found}."
            hint = "Move it out of the memory folder; the next command then finishes the change by itself."
            raise MemoryTreeError(message, hint=hint, path=path)
    remove_stale_locks(account.layout.git_dir)
    for path, versions in journal.files.items():
        _settle(account, path, versions)
        remove_stale_temps(account.layout.file(path).parent)
    sync_file_system(account.layout.root)
    catch_up(account)
    end(account)
    return True


def stage(account: Account, edits: Mapping[str, bytes | None]) -> dict[str, Path | None]:
    """Write new files beside the old ones; nobody sees them before `publish`.

    The commit that comes before that flushes them with everything else, where the platform can.
    """
    staged = {
        path: None if content is None else write_temp(account.layout.file(path), content)
        for path, content in edits.items()
    }
    if not CAN_SYNC_FILE_SYSTEM:
        for temp in filter(None, staged.values()):
            sync_file(temp)
    return staged


def publish(account: Account, staged: Mapping[str, Path | None]) -> None:
    """Put staged files in their places, and take away those that go."""
    for path, temp in staged.items():
        file = account.layout.file(path)
        if temp is not None:
            temp.replace(file)
        else:
            _remove(account, file)


def on_disk(account: Account, path: str) -> bytes | None:
    """Return what stands at a path now, or None.

    Raises:
        MemoryTreeError: It cannot be read.
    """
    return read_file(account.layout, path)


def _settle(account: Account, path: str, versions: tuple[str | None, str | None]) -> None:
    landed = account.history.read(path)
    there = on_disk(account, path)
    if there == landed:
        return
    if (None if there is None else content_id(there)) in versions:
        publish(account, stage(account, {path: landed}))


def _remove(account: Account, file: Path) -> None:
    """Remove a file and the folders that it leaves empty."""
    file.unlink(missing_ok=True)
    folder = file.parent
    while folder.is_relative_to(account.layout.memory) and len(folder.relative_to(account.layout.memory).parts) > 1:
        if not folder.is_dir() or any(folder.iterdir()):
            return
        folder.rmdir()
        folder = folder.parent


def _read(file: Path) -> Journal:
    try:
        row = json.loads(file.read_bytes())
    except ValueError:  # torn while it was written: no file had been touched
        return Journal(0, {})
    try:
        return Journal(row["revision"], {path: (old, new) for path, (old, new) in row["files"].items()})
    except (TypeError, KeyError, AttributeError, ValueError) as error:
        message = "What was noted about a change that was interrupted is not in a form that this program writes."
        hint = "Move that file away; `reverie check` then says which pages do not stand as they landed."
        raise MemoryTreeError(message, hint=hint, path=str(file)) from error
