"""Materialize: copy records to their stable paths in a workspace, in one batch, with a manifest of what and why."""

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from reverie.errors import InputError, MemoryTreeError
from reverie.store.places import read_regular

MANIFEST: Final = "memory/.manifest.json"


@dataclass(frozen=True, slots=True)
class Materialized:
    """What one batch did to a workspace."""

    added: int
    updated: int
    unchanged: int
    size: int
    files: tuple[dict[str, str], ...]
    """Path, revision and reason of every record of the batch."""


def materialize(memory: Path, wanted: Mapping[str, str], workspace: Path, revision: str) -> Materialized:
    """Copy records from a memory tree to a workspace.

    A file that is there already with the same bytes is left alone; the manifest keeps every record ever copied.

    Args:
        memory: The memory tree.
        wanted: Path relative to the memory tree → why it is wanted.
        workspace: Files land under `memory/` in it; made when missing.
        revision: Revision of the Brain at which the copies are taken.

    Raises:
        InputError: The workspace cannot be written to, or a record is not there.
    """
    manifest = _read_manifest(workspace)
    counts = {"added": 0, "updated": 0, "unchanged": 0}
    size = 0
    files = []
    folders: dict[str, bool] = {}
    try:
        for path, why in sorted(wanted.items()):
            content = _content(memory, path)
            counts[_put(f"{workspace}/memory/{path}", content, folders)] += 1
            size += len(content)
            digest = hashlib.sha256(content).hexdigest()
            manifest[path] = {"revision": revision, "sha256": digest, "why": why}
            files.append({"path": path, "revision": revision, "why": why})
        _put(f"{workspace}/{MANIFEST}", _manifest_text(manifest).encode(), folders)
    except OSError as error:
        raise InputError(f"The workspace cannot be written: {error}.", path=str(workspace)) from error
    return Materialized(counts["added"], counts["updated"], counts["unchanged"], size, tuple(files))


def _content(memory: Path, path: str) -> bytes:
    content = read_regular(memory / path, path)
    if content is None:
        raise InputError(f"There is no {path} in the memory.", path=path, hint="`reverie search` finds paths.")
    return content


def _put(target: str, content: bytes, folders: dict[str, bool]) -> str:
    """Write a file unless it is there; told which folders were met before, and whether they are new.

    Plain strings, because a batch has hundreds of files, and paths as objects take four times as long.
    """
    folder, _, name = target.rpartition("/")
    if folder not in folders:
        folders[folder] = not os.path.isdir(folder)  # noqa: PTH112
        os.makedirs(folder, exist_ok=True)  # noqa: PTH103
    known = None if folders[folder] else _read(target)
    if known == content:
        return "unchanged"
    pending = f"{folder}/.{name}.tmp"
    with open(pending, "wb") as stream:  # noqa: PTH123
        stream.write(content)
    os.replace(pending, target)  # noqa: PTH105
    return "added" if known is None else "updated"


def _read(target: str) -> bytes | None:
    try:
        with open(target, "rb") as stream:  # noqa: PTH123 - see above
            return stream.read()
    except FileNotFoundError:
        return None


def _manifest_text(manifest: Mapping[str, Any]) -> str:
    """Return the manifest as JSON, a record a line."""
    dumps = json.JSONEncoder(ensure_ascii=False, sort_keys=True).encode
    lines = [f"{dumps(path)}: {dumps(record)}" for path, record in sorted(manifest.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _read_manifest(workspace: Path) -> dict[str, Any]:
    path = workspace / MANIFEST
    if not path.exists():
        return {}
    try:
        manifest = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise MemoryTreeError(
            "The manifest of the workspace is damaged.", path=str(path), hint="Remove it; the next batch makes it anew."
        ) from error
    return manifest if isinstance(manifest, dict) else {}
