"""One line of a Claude Code transcript: its place in the tree, and what is said in it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from reverie.capture.found import Context, Notes, printable
from reverie.capture.importers.claude_speech import read_speech
from reverie.capture.importers.times import read_time
from reverie.model.session import Role

Kind = Literal["user", "assistant", "system", "attachment", "other"]

_PASSING = frozenset({"progress", "file-history-snapshot"})
"""Lines that only show how far something is, or where copies of files lie: counted, not kept."""

_FILES = {"image": "image", "document": "attachment"}


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing said in a line; a line may hold several."""

    role: Role
    text: str
    flags: tuple[str, ...] = ()
    joins: str = ""
    """Pieces with the same mark belong to one message that was written over several lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the file that has a place in the conversation, or facts about it."""

    number: int
    kind: Kind
    uuid: str
    parent: str | None
    """Uuid of the line before it; None at a root, empty where the line does not say."""
    at: datetime | None
    row: Mapping[str, Any]
    """The line as it came, without what is said twice in it."""

    @property
    def is_sidechain(self) -> bool:
        """A sub-agent's line."""
        return self.row.get("isSidechain") is True

    @property
    def is_aside(self) -> bool:
        """No line that a conversation ends with: somebody else's, or put there by the program."""
        return self.is_sidechain or self.row.get("isMeta") is True or bool(self.row.get("teamName"))

    @property
    def is_machine_run(self) -> bool:
        """Written while a program ran the session, as the program stamped it."""
        entry, user = self.row.get("entrypoint"), self.row.get("userType")
        if isinstance(entry, str) and entry.lower().startswith("sdk"):
            return True
        return isinstance(user, str) and user.lower().startswith(("sdk", "agent", "bot", "service"))

    @property
    def message(self) -> Mapping[str, Any]:
        """The message as the model's interface has it."""
        message = self.row.get("message")
        return message if isinstance(message, dict) else {}

    @property
    def blocks(self) -> list[Any]:
        """The content in a list, whichever of its two forms it had."""
        content = self.message.get("content")
        return content if isinstance(content, list) else [content] if isinstance(content, str) else []


def read_line(number: int, row: Mapping[str, Any], context: Context) -> Line | None:
    """Return the line, or None for one that cannot be used."""
    kind = _kind(row)
    if kind is None:
        return None
    row = {key: value for key, value in row.items() if key != "toolUseResult"}  # the result stands in the message too
    parent = row.get("parentUuid", "")
    return Line(
        number,
        kind,
        _text(row, "uuid"),
        parent if isinstance(parent, str) else None,
        read_time(row.get("timestamp"), context),
        row,
    )


def _kind(row: Mapping[str, Any]) -> Kind | None:
    """Return what a line is; older ones do not say, but their message has a role."""
    named = row.get("type")
    message = row.get("message")
    if named is None and isinstance(message, dict) and isinstance(message.get("role"), str):
        named = message["role"]
    if named == "user" or named == "assistant":
        has_content = isinstance(message, dict) and isinstance(message.get("content"), str | list)
        is_usage = named == "assistant" and isinstance(message, dict) and "usage" in message
        return ("user" if named == "user" else "assistant") if has_content or is_usage else None
    if named == "system" or named == "attachment":
        return "system" if named == "system" else "attachment"
    return "other" if isinstance(named, str) else None


def read_pieces(line: Line, notes: Notes) -> Iterator[Piece]:
    """Yield what is said in a line, in order."""
    if line.kind == "user":
        yield from _user_pieces(line, notes)
    elif line.kind == "assistant":
        yield from _assistant_pieces(line, notes)
    elif line.kind == "attachment" and (queued := _queued_prompt(line.row)):
        role, text, flags = read_speech(queued)
        yield Piece(role, text, flags)
    elif line.kind == "system" and isinstance(line.row.get("content"), str) and line.row["content"].strip():
        yield Piece("system", line.row["content"], ("meta",))
    else:
        yield from _raw_piece(line, notes)


def _user_pieces(line: Line, notes: Notes) -> Iterator[Piece]:
    mark = _line_mark(line.row)
    for block in line.blocks:
        if isinstance(block, dict) and block.get("type") == "tool_result":
            yield Piece("tool", _result_text(block.get("content"), notes), _error_flag(block))
            continue
        text = block if isinstance(block, str) else _block_text(block, notes)
        role, text, flags = read_speech(text)
        if line.is_sidechain and role == "user":
            role = "assistant"  # the agent speaks to its own sub-agent
        yield Piece("system", text, (mark,)) if mark else Piece(role, text, flags)


def _line_mark(row: Mapping[str, Any]) -> str:
    """Return why a user line is not the person speaking, or nothing."""
    if row.get("isCompactSummary") is True:
        return "compaction"
    origin = row.get("origin")
    kind = origin.get("kind") if isinstance(origin, dict) else None
    if row.get("isMeta") is True or (isinstance(kind, str) and kind != "human"):
        return "meta"
    return ""


def _assistant_pieces(line: Line, notes: Notes) -> Iterator[Piece]:
    joins = _text(line.message, "id")
    synthetic = line.message.get("model") == "<synthetic>" or line.row.get("isApiErrorMessage") is True
    for block in line.blocks:
        if not isinstance(block, dict):
            yield Piece("assistant", block, (), joins) if isinstance(block, str) else Piece("assistant", "")
            continue
        kind = block.get("type")
        if kind == "thinking":
            yield Piece("assistant", _text(block, "thinking"), ("thinking",), f"{joins}:thinking" if joins else "")
        elif kind in ("tool_use", "server_tool_use"):
            called = json.dumps(block.get("input"), ensure_ascii=False)
            yield Piece("assistant", f"{printable(_text(block, 'name'))} {called}", ("tool_call",))
        elif isinstance(kind, str) and kind.endswith("_tool_result"):
            yield Piece("tool", _result_text(block.get("content"), notes))
        elif kind != "redacted_thinking":
            text = _block_text(block, notes)
            yield Piece("system", text, ("meta",)) if synthetic else Piece("assistant", text, (), joins)


def _raw_piece(line: Line, notes: Notes) -> Iterator[Piece]:
    """Keep a line of another type as it is, away from the conversation; no word of it is understood."""
    kind = printable(_text(line.row, "type") or "unknown")
    notes.add(f"line of type {kind}")
    if kind not in _PASSING:
        yield Piece("system", json.dumps(line.row, ensure_ascii=False), ("raw", kind))


def _queued_prompt(row: Mapping[str, Any]) -> str:
    """Return what the person typed while the agent was at work: it has no line of its own."""
    held = row.get("attachment")
    if not isinstance(held, dict) or held.get("type") != "queued_command" or held.get("isMeta") is True:
        return ""
    origin = held.get("origin")
    speaker = origin.get("kind") if isinstance(origin, dict) else "human"
    if held.get("commandMode") != "prompt" or speaker != "human":
        return ""
    prompt = held.get("prompt")
    if isinstance(prompt, list):
        return "\n\n".join(_text(block, "text") for block in prompt if isinstance(block, dict)).strip()
    return prompt if isinstance(prompt, str) else ""


def _block_text(block: object, notes: Notes) -> str:
    if not isinstance(block, dict):
        notes.add("content block that is no object")
        return ""
    kind = block.get("type")
    if isinstance(kind, str) and kind in _FILES:
        notes.add(f"content without text ({_FILES[kind]})")
        return ""
    if kind != "text":
        notes.add(f"unknown content block {printable(str(kind))}")
    return _text(block, "text")


def _result_text(content: object, notes: Notes) -> str:
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        texts = (item if isinstance(item, str) else _block_text(item, notes) for item in content)
        return "\n".join(text for text in texts if text)
    return ""


def _error_flag(block: Mapping[str, Any]) -> tuple[str, ...]:
    return ("error",) if block.get("is_error") is True else ()


def _text(row: Mapping[str, Any], name: str) -> str:
    value = row.get(name)
    return value if isinstance(value, str) else ""
