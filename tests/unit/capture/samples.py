"""Small exports in the three formats, about Nadia and her friends; each function returns plain JSON values."""

import io
import json
from datetime import UTC, datetime
from typing import Any

from reverie.capture.found import Context, Found, Notes
from reverie.capture.importers import READERS
from reverie.capture.reading.decoding import open_utf8

START = 1772446440.0
"""2026-03-02 10:14 UTC."""
STARTED_AT = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)


def node(name: str, parent: str | None, role: str = "", text: Any = "", **more: Any) -> dict[str, Any]:
    """Return one node of a ChatGPT conversation; without a role it holds no message."""
    message = None
    if role:
        content = text if isinstance(text, dict) else {"content_type": "text", "parts": [text]}
        message = {"id": name, "author": {"role": role}, "content": content, "create_time": START, "metadata": {}}
        message |= more
    return {"id": name, "parent": parent, "children": [], "message": message}


def conversation(*nodes: dict[str, Any], name: str = "c1", **more: Any) -> dict[str, Any]:
    """Return a ChatGPT conversation whose current node is the last one given."""
    row = {"id": name, "conversation_id": name, "title": "Kyoto", "create_time": START, "update_time": START + 60}
    row["current_node"] = nodes[-1]["id"] if nodes else None
    return row | {"mapping": {node["id"]: node for node in nodes}} | more


def kyoto(name: str = "c1", **more: Any) -> dict[str, Any]:
    """Return a conversation of one question and one answer."""
    return conversation(
        node("root", None),
        node("q", "root", "user", "In Kyoto we meet Sora City Lab."),
        node("a", "q", "assistant", "Noted.", metadata={"model_slug": "gpt-x"}),
        name=name,
        **more,
    )


def line(kind: str, uuid: str, parent: str | None, content: Any, **more: Any) -> dict[str, Any]:
    """Return one line of a Claude Code transcript."""
    row = {
        "type": kind,
        "uuid": uuid,
        "parentUuid": parent,
        "sessionId": "s1",
        "timestamp": "2026-03-02T10:14:00.000Z",
        "cwd": "/home/nadia/sprint",
        "userType": "external",
        "isSidechain": False,
        "message": {"role": kind, "content": content},
    }
    return row | more


def answer(uuid: str, parent: str, message_id: str, *blocks: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an assistant line of Claude Code."""
    message = {"role": "assistant", "id": message_id, "model": "claude-x", "content": list(blocks)}
    return line("assistant", uuid, parent, None, **{"message": message} | more)


def said(text: str) -> dict[str, Any]:
    """Return a text block."""
    return {"type": "text", "text": text}


def call(name: str) -> dict[str, Any]:
    """Return a tool call block."""
    return {"type": "tool_use", "id": name, "name": "Read", "input": {"file": f"{name}.md"}}


def result(uuid: str, parent: str, name: str, text: Any) -> dict[str, Any]:
    """Return the line with a tool's result."""
    return line("user", uuid, parent, [{"type": "tool_result", "tool_use_id": name, "content": text}])


def session(name: str = "s01", *texts: str, **more: Any) -> dict[str, Any]:
    """Return a session of the generic file, the user and the assistant in turns."""
    texts = texts or ("In Kyoto we meet Sora City Lab.", "Noted.")
    messages = [{"role": ("user", "assistant")[place % 2], "text": text} for place, text in enumerate(texts)]
    return {"id": name, "title": "Kyoto", "started_at": "2026-03-02T10:14:00Z", "messages": messages} | more


def as_lines(*rows: Any) -> bytes:
    """Return a JSONL file."""
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


def read(kind: str, content: bytes, name: str = "file.json", **more: Any) -> tuple[list[Found], Notes]:
    """Return what an importer finds in a file, and its notes."""
    notes = Notes()
    stream = open_utf8(io.BytesIO(content), lambda size: None)
    return list(READERS[kind](stream, Context(name, notes, **more))), notes
