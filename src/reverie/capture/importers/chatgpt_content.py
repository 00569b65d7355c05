"""The content of one ChatGPT message comes in, what was said in it comes out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reverie.capture.found import Notes, printable
from reverie.model.session import Role

_FILE_PARTS = {
    "image_asset_pointer": "image",
    "audio_asset_pointer": "audio",
    "real_time_user_audio_video_asset_pointer": "audio",
    "video_container_asset_pointer": "video",
}
_THINKING = frozenset({"thoughts", "reasoning_recap"})
_TOOL_OUTPUT = frozenset({"execution_output", "tether_browsing_display", "tether_quote", "system_error"})
_KNOWN = (
    _THINKING
    | _TOOL_OUTPUT
    | {"text", "multimodal_text", "code", "user_editable_context", "model_editable_context", "citable_code_output"}
    | {"computer_output", "sonic_webpage", "app_pairing_content", "super_widget"}
)
_ROLES: Mapping[object, Role] = {
    "user": "user",
    "assistant": "assistant",
    "system": "system",
    "developer": "system",
    "tool": "tool",
}


@dataclass(frozen=True, slots=True)
class Said:
    """What one message says, before it has a place and a time."""

    role: Role
    text: str
    flags: tuple[str, ...] = ()


def read_message(message: Mapping[str, Any], notes: Notes) -> Said:
    """Return role, text and marks of a message; the text is empty where nothing was said in words.

    Example:
        >>> content = {"content_type": "text", "parts": ["We meet in Kyoto."]}
        >>> read_message({"author": {"role": "user"}, "content": content}, Notes())
        Said(role='user', text='We meet in Kyoto.', flags=())
    """
    content = message.get("content")
    if not isinstance(content, dict):
        content = {"content_type": "text", "parts": [content] if isinstance(content, str) else []}
    kind = content.get("content_type")
    kind = kind if isinstance(kind, str) else "text"
    if kind not in _KNOWN:
        notes.add(f"unknown content type {printable(kind)}")
    if kind == "model_editable_context":
        notes.add("recalled memories left out")
        return Said("system", "")
    text, flags = _text(kind, content)
    role, marks = _role(message, kind, notes)
    return Said(role, text, (*marks, *flags))


def _role(message: Mapping[str, Any], kind: str, notes: Notes) -> tuple[Role, tuple[str, ...]]:
    """Return who speaks: nothing that was put there for the person counts as the person's own words."""
    author = _mapping(message.get("author"))
    metadata = _mapping(message.get("metadata"))
    name = author.get("role")
    role = _ROLES.get(name) if isinstance(name, str) else None
    if role is None:
        notes.add(f"unknown role {printable(str(name))}")
        role = "system"
    hidden = metadata.get("is_visually_hidden_from_conversation") is True
    profile = kind == "user_editable_context" or metadata.get("is_user_system_message") is True
    real = _mapping(author.get("metadata")).get("real_author")
    if role == "user" and isinstance(real, str) and real.startswith(("tool", "assistant", "system")):
        role = "tool"
    if role == "user" and (hidden or profile):
        role = "system"
    if role == "user" and kind in _TOOL_OUTPUT:
        role = "tool"
    marks = [mark for mark, holds in (("hidden", hidden), ("profile", profile)) if holds]
    recipient = message.get("recipient")
    if role == "assistant" and isinstance(recipient, str) and recipient not in ("", "all"):
        marks.append("tool_call")
    elif role == "assistant" and kind in _THINKING:
        marks.append("thinking")
    return role, tuple(marks)


def _text(kind: str, content: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    if kind == "text":
        parts = content.get("parts")
        if isinstance(parts, list) and len(parts) == 1 and isinstance(parts[0], str):
            return parts[0], ()  # nearly all messages
    if kind == "user_editable_context":
        return _joined(content.get("user_profile"), content.get("user_instructions")), ()
    if kind == "thoughts":
        return _joined(*(_thought(item) for item in _list(content.get("thoughts")))), ()
    if kind == "tether_quote":
        return _joined(content.get("title"), content.get("text"), content.get("url")), ()
    flags = []
    texts = []
    for part in _list(content.get("parts")):
        text, flag = _part(part)
        texts.append(text)
        flags.append(flag)
    text = _joined(*texts)
    if not text and not any(flags):
        text = next((value for value in map(content.get, _ELSEWHERE) if isinstance(value, str) and value), "")
    return text, tuple(dict.fromkeys(flag for flag in flags if flag))


_ELSEWHERE = ("text", "result", "output_str", "content", "summary")
"""Where content types other than text keep their words."""


def _part(part: object) -> tuple[str, str]:
    """Return the words of one part and the mark of what it is, where it is no text."""
    if isinstance(part, str):
        return part, ""
    if not isinstance(part, dict):
        return "", ""
    kind = part.get("content_type")
    text = part.get("text")
    if isinstance(text, str):  # spoken words, written down
        return text, "audio" if kind == "audio_transcription" else ""
    return "", _FILE_PARTS.get(kind, "attachment") if isinstance(kind, str) else ""


def _thought(item: object) -> str:
    thought = _mapping(item)
    return _joined(thought.get("summary"), thought.get("content"))


def _joined(*texts: object) -> str:
    return "\n".join(text for text in texts if isinstance(text, str) and text)


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
