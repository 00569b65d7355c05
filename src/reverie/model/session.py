"""What was said: sessions and their messages, as they are stored."""

import enum
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

Role = Literal["user", "assistant", "system", "tool"]
Origin = Literal["person", "machine", "edit", "foreign"]
"""Who started it: the person, a program (cron, heartbeat, sub-agent), a hand-made statement, a foreign archive."""


class Trust(enum.IntEnum):
    """How far a message may be believed; a claim has the lowest trust among the citations it needs."""

    FOREIGN = 0
    TOOL = 1
    ASSISTANT = 2
    CONNECTOR = 3
    PARTICIPANT = 4
    PERSON = 5


@dataclass(frozen=True, slots=True)
class Message:
    """One item with a role, as it lies in the session log."""

    id: str
    """`m1`, `m2` …: given when the message is first stored, never reused. Empty before that."""
    role: Role
    text: str
    at: datetime | None = None
    """Aware, UTC; None when the source gives none. Never the time of import."""
    speaker: str = ""
    """Who speaks, by name, in conversations of several people; empty otherwise."""
    trust: Trust = Trust.PERSON
    branch: str = ""
    """Empty on the active path, else the label of the side branch (`b1`, `b2` …)."""
    native_id: str = ""
    parent_id: str = ""
    """Native id of the message before it in the source, where the source is a tree."""
    model: str = ""
    flags: tuple[str, ...] = ()
    """Marks stamped at the door: `meta`, `pasted`, `hidden`, `compaction`, `image` …"""


@dataclass(frozen=True, slots=True)
class Session:
    """One conversation with its id, dates and messages in order."""

    id: str
    title: str
    source: str
    """The format it came in: `chatgpt`, `claude-code`, `generic` …"""
    origin: Origin = "person"
    started_at: datetime | None = None
    timezone: str = ""
    native_id: str = ""
    messages: tuple[Message, ...] = ()
    person: str = ""
    """Which speaker is the account's person, in conversations of several people."""
    extra: dict[str, str] = field(default_factory=dict)
    """Facts of the source worth keeping (project folder, model, git branch); flat text."""
