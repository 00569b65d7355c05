"""Where the head of a repository stands, read without loading git: one small file tells whether anything moved."""

import re
from pathlib import Path

_COMMIT = re.compile(r"[0-9a-f]{40}")


def head_branch(git_dir: Path) -> str | None:
    """Return the reference that the head names (`refs/heads/main`); None when it names a commit or nothing."""
    try:
        text = (git_dir / "HEAD").read_text("utf-8", errors="replace").strip()
    except FileNotFoundError:
        return None
    return text[5:].strip() if text.startswith("ref: ") else None


def head_commit(git_dir: Path) -> str:
    """Return the id of the commit at the head, empty when there is none yet."""
    branch = head_branch(git_dir)
    try:
        text = (git_dir / (branch or "HEAD")).read_text("utf-8", errors="replace").strip()
    except (FileNotFoundError, NotADirectoryError):
        text = _packed(git_dir, branch) if branch else ""
    return text if _COMMIT.fullmatch(text) else ""


def _packed(git_dir: Path, branch: str) -> str:
    try:
        rows = (git_dir / "packed-refs").read_text("utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return ""
    return next((row[:40] for row in rows if row[41:] == branch), "")
