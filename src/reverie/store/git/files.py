"""Which files git keeps, and what a killed writer leaves in its folder: known without loading git."""

from collections.abc import Callable, Iterator
from pathlib import Path

IGNORED = """\
# Written by Reverie. Transcripts, attachments and connector evidence stay out of git: so they can be forgotten.
/*
!/.gitignore
!/.gitattributes
!/knowledge/
!/notes/
!/sessions/
/sessions/**
!/sessions/**/
!/sessions/**/summary.md
!/sessions/index.md
*.reverie-tmp-*
"""

ATTRIBUTES = "# Written by Reverie: files are kept byte for byte.\n* -text\n"

RewriteBlob = Callable[[str, bytes], bytes | None]
"""Gets path and content of a file; returns what is to stand there, None to remove it."""


def is_tracked(path: str) -> bool:
    """Say whether git keeps a file of the memory tree.

    Example:
        >>> is_tracked("knowledge/profile.md"), is_tracked("sessions/undated/7f3ak2m9qx/summary.md")
        (True, True)
        >>> is_tracked("sessions/undated/7f3ak2m9qx/transcript.jsonl")
        False
    """
    if path.startswith(("knowledge/", "notes/")):
        return True
    return path == "sessions/index.md" or (path.startswith("sessions/") and path.endswith("/summary.md"))


def remove_stale_locks(git_dir: Path) -> list[str]:
    """Remove locks and half-written objects that a killed writer left; the caller holds the writer's lease.

    The lock of the staging index is left alone: only a person's own git takes it, and that one may be at work.
    """
    removed: list[str] = []
    for path in _stale(git_dir):
        path.unlink(missing_ok=True)
        removed.append(path.relative_to(git_dir).as_posix())
    return removed


def _stale(git_dir: Path) -> Iterator[Path]:
    yield from (path for path in (git_dir / "HEAD.lock", git_dir / "packed-refs.lock") if path.exists())
    yield from (git_dir / "refs").rglob("*.lock")
    yield from (git_dir / "objects").glob("tmp_*")
    yield from (git_dir / "objects").glob("[0-9a-f][0-9a-f]/tmp_*")
    yield from (git_dir / "objects" / "pack").glob("*tmp_*")
