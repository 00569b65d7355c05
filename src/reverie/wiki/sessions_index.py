"""The generated list of sessions: newest first, one line each."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from reverie.wiki.paths import SESSIONS_INDEX

_HERE = SESSIONS_INDEX.removesuffix("index.md")
_LINK_SIGNS = re.compile(r"([\[\]\\`])")


@dataclass(frozen=True, slots=True)
class SessionLine:
    """What the list needs to know of a session."""

    id: str
    folder: str
    """In the memory tree."""
    title: str
    day: str = ""
    """`2026-03-02`; empty when nobody knows."""
    messages: int = 0
    has_summary: bool = False


def build_sessions_index(sessions: Iterable[SessionLine]) -> str:
    """Return the text of `sessions/index.md`; the same sessions in any order give the same bytes.

    Example:
        >>> line = SessionLine("7f3ak2m9qx", "sessions/undated/7f3ak2m9qx", "Kyoto partners", messages=14)
        >>> print(build_sessions_index([line]), end="")
        # Sessions
        <BLANKLINE>
        - undated · [Kyoto partners](undated/7f3ak2m9qx/transcript.md) · 14 messages
    """
    ordered = sorted(sessions, key=lambda session: (session.day, session.id), reverse=True)
    return "".join(("# Sessions\n\n" if ordered else "# Sessions\n", *map(_line, ordered)))


def _line(session: SessionLine) -> str:
    name = "summary.md" if session.has_summary else "transcript.md"
    link = f"{session.folder.removeprefix(_HERE)}/{name}"
    title = _LINK_SIGNS.sub(r"\\\1", " ".join(session.title.split())) or "Untitled session"
    count = f"{session.messages} message{'s' * (session.messages != 1)}"
    return f"- {session.day or 'undated'} · [{title}]({link}) · {count}\n"
