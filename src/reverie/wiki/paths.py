"""Paths inside the memory tree: which folder a kind lives in, which are safe, and how a page links to a message."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from datetime import date
from typing import Literal

PROFILE = "knowledge/profile.md"
INDEX = "knowledge/index.md"
TIMELINE = "knowledge/timeline.md"
SESSIONS_INDEX = "sessions/index.md"
GENERATED = frozenset({INDEX, TIMELINE, SESSIONS_INDEX})
"""Files that are made from the others, never written by hand or model."""

FOLDERS: Mapping[str, tuple[str, ...]] = {
    "knowledge/entities": ("person", "organization", "place", "product", "event", "artifact", "relation"),
    "knowledge/concepts": ("concept", "list"),
    "knowledge/projects": ("project",),
    "knowledge/learnings": ("preference", "workflow", "decision", "lesson"),
}
KINDS: Mapping[str, str] = {kind: folder for folder, kinds in FOLDERS.items() for kind in kinds} | {
    "profile": "knowledge"
}
"""Kind of page → its folder."""

RecordKind = Literal["page", "index", "changelog", "note", "summary", "transcript", "other"]

_SESSION_FOLDER = re.compile(r"(?:\d{4}-\d{2}-\d{2}-)?([0-9a-z]{10,52})\Z")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


def page_folder(kind: str) -> str:
    """Return the folder of a kind of page; an unknown kind is a concept.

    >>> page_folder("organization"), page_folder("profile")
    ('knowledge/entities', 'knowledge')
    """
    return KINDS.get(kind, "knowledge/concepts")


def page_path(kind: str, slug: str) -> str:
    """Return the path of a page; there is one profile only.

    >>> page_path("project", "loom"), page_path("profile", "nadia")
    ('knowledge/projects/loom.md', 'knowledge/profile.md')
    """
    return PROFILE if kind == "profile" else f"{page_folder(kind)}/{slug}.md"


def slug_at(path: str) -> str:
    """Return the slug of the page at a path.

    >>> slug_at("knowledge/projects/loom.md")
    'loom'
    """
    return path.rsplit("/", 1)[-1].removesuffix(".md")


def record_kind(path: str) -> RecordKind:
    """Return what kind of record lies at a path.

    >>> record_kind("notes/travel/nadia.md"), record_kind("knowledge/index.md"), record_kind("knowledge/profile.md")
    ('note', 'index', 'page')
    """
    parts = path.split("/")
    if path in GENERATED:
        return "index"
    if parts[0] == "knowledge" and path.endswith(".md"):
        return "changelog" if parts[1] == "changelog" else "page"
    if parts[0] == "notes" and path.endswith(".md"):
        return "note"
    if parts[0] == "sessions":
        return {"summary.md": "summary", "transcript.jsonl": "transcript", "transcript.md": "transcript"}.get(  # type: ignore[return-value]
            parts[-1], "other"
        )
    return "other"


def path_problem(path: str) -> str:
    """Return why a path cannot name a record of the memory tree; empty when it can.

    >>> path_problem("knowledge/projects/loom.md"), path_problem("knowledge/../../outside.md")
    ('', "the part '..' is not allowed")
    """
    if not path or path.startswith("/") or "\\" in path or _CONTROL.search(path):
        return "a path is relative, with slashes between its parts and no control characters"
    if path != unicodedata.normalize("NFC", path):
        return "a path is written with composed letters (NFC)"
    for part in path.split("/"):
        if not part or part.startswith(".") or part.endswith((".", " ")) or ":" in part:
            return f"the part {part!r} is not allowed"
        if len(part.encode("utf-8", "replace")) > 255:
            return "a part of it is longer than 255 bytes"
    return ""


def session_dir(session_id: str, day: date | str | None) -> str:
    """Return the folder of a session, relative to the memory tree.

    Args:
        session_id: Our own id.
        day: The day on which it began, where the person was, also as `2026-03-02`; nothing when the source gives none.

    Example:
        >>> session_dir("7f3ak2m9qx", date(2026, 3, 2)), session_dir("7f3ak2m9qx", None)
        ('sessions/2026/03/2026-03-02-7f3ak2m9qx', 'sessions/undated/7f3ak2m9qx')
    """
    if not day:
        return f"sessions/undated/{session_id}"
    iso = day if isinstance(day, str) else day.isoformat()
    return f"sessions/{iso[:4]}/{iso[5:7]}/{iso}-{session_id}"


def session_at(path: str) -> str:
    """Return the id of the session that a path leads into, or an empty text.

    >>> session_at("sessions/2026/03/2026-03-02-7f3ak2m9qx/summary.md")
    '7f3ak2m9qx'
    """
    parts = path.split("/")
    if parts[0] != "sessions":
        return ""
    if parts[1:2] == ["connectors"] and len(parts) > 4:
        return "/".join(parts[1:4])
    for part in parts[2:4]:
        found = _SESSION_FOLDER.match(part)
        if found:
            return found[1]
    return ""


def relative_link(page: str, target: str) -> str:
    """Return the link from one file of the memory tree to another.

    A file inside the target's own folder still names that folder, so that every citation shows its session.

    Example:
        >>> relative_link("knowledge/projects/loom.md", "sessions/undated/7f3ak2m9qx/transcript.md")
        '../../sessions/undated/7f3ak2m9qx/transcript.md'
        >>> relative_link("sessions/undated/7f3ak2m9qx/summary.md", "sessions/undated/7f3ak2m9qx/transcript.md")
        '../7f3ak2m9qx/transcript.md'
    """
    here, there = page.split("/")[:-1], target.split("/")
    common = 0
    while common < min(len(here), len(there) - 2) and here[common] == there[common]:
        common += 1
    return "/".join([*([".."] * (len(here) - common)), *there[common:]])


def transcript_link(page: str, session_folder: str, message_id: str) -> str:
    """Return the link from a page to a message.

    Example:
        >>> transcript_link("knowledge/profile.md", "sessions/2026/03/2026-03-02-7f3ak2m9qx", "m12")
        '../sessions/2026/03/2026-03-02-7f3ak2m9qx/transcript.md#m12'
    """
    return f"{relative_link(page, f'{session_folder}/transcript.md')}#{message_id}"


def transcript_resolver(page: str, folder_of: Callable[[str], str | None]) -> Callable[[str], str | None]:
    """Return what `settle` asks for one page: session id → link to its transcript.

    Args:
        page: Path of the page.
        folder_of: Session id → its folder in the memory tree, or None.

    Example:
        >>> folders = {"7f3ak2m9qx": "sessions/undated/7f3ak2m9qx"}
        >>> transcript_resolver("knowledge/profile.md", folders.get)("7f3ak2m9qx")
        '../sessions/undated/7f3ak2m9qx/transcript.md'
    """

    def resolve(session_id: str) -> str | None:
        folder = folder_of(session_id)
        return None if folder is None else relative_link(page, f"{folder}/transcript.md")

    return resolve


def absolute(page: str, link: str) -> str | None:
    """Return the path in the memory tree that a relative link from a page leads to; None when it leads out.

    >>> absolute("knowledge/profile.md", "../sessions/undated/7f3ak2m9qx/transcript.md#m1")
    'sessions/undated/7f3ak2m9qx/transcript.md'
    """
    parts = page.split("/")[:-1]
    for part in link.partition("#")[0].split("/"):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)
