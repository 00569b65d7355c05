"""Which format a file is in, told by its first bytes and never by its name."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from reverie.capture.reading.elements import is_wrapped

HEAD = 1 << 16
"""Bytes that are looked at."""

FORMATS = {
    "chatgpt": "ChatGPT export (the ZIP archive, or conversations.json)",
    "claude-code": "Claude Code transcripts (a .jsonl file, or the folder ~/.claude/projects)",
    "generic": "the generic session file (JSON list or JSONL, see the documentation)",
}
"""What can be imported, with its name for people."""

_OTHERS = {
    "chat_messages": "a Claude.ai export",
    "chunkedPrompt": "a Gemini prompt from AI Studio",
    "payload": "a Codex rollout",
    "atof_version": "a Hermes session",
    "memory": "a list of memories, not of sessions",
}
"""Keys that give away formats that cannot be imported yet."""

_MESSAGE_TYPES = frozenset({"user", "assistant", "system", "attachment", "progress"})
_SIDE_TYPES = frozenset(
    {"ai-title", "custom-title", "file-history-snapshot", "last-prompt", "permission-mode", "queue-operation", "tag"}
)
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\Z)|[\[\]{}:,]|[^\s"\[\]{}:,]+', re.DOTALL)
_MOST_VALUES = 50

Shape = Mapping[str, str]
"""A JSON object at a glance: the keys, with a text's first characters, `{`, `[` or nothing for other values."""


def detect_format(head: str) -> str:
    """Return the format of a file that begins so, or an empty string.

    >>> detect_format('[{"title": "Kyoto", "mapping": {"root": {}}}]')
    'chatgpt'
    >>> detect_format('{"id": "s01", "messages": []}')
    'generic'
    >>> detect_format('[{"foo": 1}, {"bar": []}]')
    ''
    """
    for shape in _shapes(head):
        if shape.get("mapping") == "{":
            return "chatgpt"
        if _is_claude_code(shape):
            return "claude-code"
        if shape.get("messages") == "[" and "sessionId" not in shape:
            return "generic"
    return ""


def name_other(head: str) -> str:
    """Return what a file seems to be that cannot be imported, or an empty string."""
    for shape in _shapes(head):
        for key, name in _OTHERS.items():
            if key in shape:
                return name
    return ""


def _is_claude_code(shape: Shape) -> bool:
    if "payload" in shape or "atof_version" in shape:
        return False
    kind = shape.get("type")
    if kind in _MESSAGE_TYPES:
        return "uuid" in shape or "sessionId" in shape
    if kind == "summary":
        return "leafUuid" in shape
    if kind in _SIDE_TYPES:
        return "sessionId" in shape or "messageId" in shape
    return kind is None and {"sessionId", "message", "timestamp"} <= shape.keys()


def _shapes(head: str) -> Sequence[Shape]:
    """Return the first objects of a file: members of its list, its lines, or the one object that it is."""
    text = head.lstrip("\ufeff \t\r\n,\x00")
    if is_wrapped(text):
        text = text[text.index("[") :]
    if text.startswith("["):
        return _members(text, 1)
    lines = [line for line in text.split("\n")[:_MOST_VALUES] if line.strip()]
    values = [value for value in map(_value, lines) if value is not None]
    if not text.startswith("{") and len(values) * 2 < len(lines):
        return []  # prose or a log, with some JSON in it
    return [_shape(value) for value in values if isinstance(value, dict)] or _members(text, 0)


def _value(line: str) -> Any:
    try:
        return json.loads(line, strict=False)
    except (ValueError, RecursionError):
        return None


def _shape(value: Mapping[str, Any]) -> Shape:
    return {
        key: item if isinstance(item, str) else "{" if isinstance(item, dict) else "[" if isinstance(item, list) else ""
        for key, item in value.items()
    }


def _members(text: str, level: int) -> list[dict[str, str]]:
    """Return the objects at a level of nesting, as far as the text goes: the last one may be cut."""
    found: list[dict[str, str]] = []
    depth = 0
    last = key = ""
    for token in _TOKEN.findall(text):
        if depth == level + 1 and key and token != ":":
            if found:
                found[-1][key] = token[1:-1] if token.startswith('"') else token if token in "{[" else ""
            key = ""
        if token in "{[":
            if depth == level and token == "{":
                if len(found) >= _MOST_VALUES:
                    break
                found.append({})
            depth += 1
        elif token in "}]":
            depth -= 1
        elif token == ":" and depth == level + 1:
            key = last[1:-1]
        last = token
    return found
