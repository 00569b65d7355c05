"""Claude Code transcripts: one file a session, each line a message, a part of one, or a fact about the session."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import BinaryIO

from reverie.capture.found import Context, Found, LeftOut, printable
from reverie.capture.importers.claude_lines import Line, Piece, read_line, read_pieces
from reverie.capture.importers.claude_tree import arrange
from reverie.capture.reading.lines import read_rows
from reverie.model.session import Message, Origin, Session, Trust

SOURCE = "claude-code"
RAW = "raw"
"""Branch of the lines that are kept as they came: beside the conversation, never in it."""

_TITLES = (("custom-title", "customTitle"), ("ai-title", "aiTitle"), ("summary", "summary"))
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_MOST_NUMBERS = 10
_UNSPOKEN = frozenset({"thinking", "tool_call", "meta", "command", "compaction"})


def read_claude_code(stream: BinaryIO, context: Context) -> Iterator[Found]:
    """Yield the session of a transcript; nothing when the file has no lines."""
    lines, bad = _read(stream, context)
    if bad:
        shown = ", ".join(str(number) for number in bad[:_MOST_NUMBERS]) + (", …" if len(bad) > _MOST_NUMBERS else "")
        context.notes.add(f"{context.name}: unreadable lines {shown}", len(bad))
    if not lines:
        if bad:
            yield LeftOut("failed", f"{context.name}: no line can be read")
        return
    spoken = [line for line in lines if line.kind != "other" or line.uuid]
    arranged = arrange(spoken)
    origin = _origin(spoken, context)
    others = [(line, "") for line in lines if line.kind == "other" and not line.uuid and not _is_title(line)]
    messages = _messages([*arranged, *others], origin, context)
    native_id = _native_id(spoken, context)
    if any(message.role in ("user", "assistant") and not _UNSPOKEN.intersection(message.flags) for message in messages):
        yield Session(
            id="",
            title=_title(lines),
            source=SOURCE,
            origin=origin,
            started_at=min((line.at for line in spoken if line.at is not None), default=None),
            timezone=context.timezone,
            native_id=native_id,
            messages=tuple(messages),
            extra=_extra(arranged, origin),
        )
    else:
        yield LeftOut("empty", "session without text", native_id)


def _read(stream: BinaryIO, context: Context) -> tuple[list[Line], list[int]]:
    """Return the usable lines, and the numbers of the others."""
    lines: list[Line] = []
    bad: list[int] = []
    for number, row in read_rows(stream, context.notes):
        line = read_line(number, row, context) if isinstance(row, dict) else None
        if line is None:
            bad.append(number)
        else:
            lines.append(line)
    return lines, bad


def _messages(arranged: Iterable[tuple[Line, str]], origin: Origin, context: Context) -> list[Message]:
    messages: list[Message] = []
    begun: dict[str, int] = {}
    for line, branch in arranged:
        for place, piece in enumerate(read_pieces(line, context.notes)):
            if not piece.text.strip():
                continue
            if origin == "person" and piece.role == "user" and line.is_machine_run:
                piece = Piece("system", piece.text, ("meta",))  # a program went on with the person's session
            if piece.joins in begun and messages[begun[piece.joins]].branch == branch:
                first = messages[begun[piece.joins]]
                messages[begun[piece.joins]] = replace(first, text=f"{first.text}\n\n{piece.text}")
                continue
            if piece.joins:
                begun[piece.joins] = len(messages)
            messages.append(_message(line, branch, piece, place))
    return messages


def _message(line: Line, branch: str, piece: Piece, place: int) -> Message:
    model = line.message.get("model")
    flags = (*piece.flags, "sidechain") if branch and line.is_sidechain else piece.flags
    return Message(
        id="",
        role=piece.role,
        text=piece.text,
        at=line.at,
        trust=Trust.FOREIGN,
        branch=RAW if RAW in flags else branch,
        native_id=f"{line.uuid}:{place + 1}" if line.uuid and place else line.uuid,
        parent_id=line.parent or "",
        model=model if isinstance(model, str) and piece.role == "assistant" else "",
        flags=flags,
    )


def _native_id(lines: Sequence[Line], context: Context) -> str:
    """Return the session's id; a sub-agent writes under the id of the session that started it."""
    file = PurePath(context.name)
    ids = (line.row.get("sessionId") for line in lines)
    named = Counter(one for one in ids if isinstance(one, str) and one.strip())
    session = named.most_common(1)[0][0] if named else file.stem
    if not _is_agent_file(lines, context):
        return session
    agents = (line.row.get("agentId") for line in lines)
    return f"{session}/{next((agent for agent in agents if isinstance(agent, str)), file.stem)}"


def _is_agent_file(lines: Sequence[Line], context: Context) -> bool:
    file = PurePath(context.name)
    named = file.name.startswith("agent-") or "subagents" in file.parts
    said = [line for line in lines if line.kind in ("user", "assistant")]
    return named or (bool(said) and all(line.is_sidechain for line in said))


def _origin(lines: Sequence[Line], context: Context) -> Origin:
    """Return who held the session, as the program that ran it stamped its lines."""
    said = [line for line in lines if line.kind == "user"] or lines
    if _is_agent_file(lines, context) or all(line.is_machine_run for line in said):
        return "machine"
    return "machine" if all(line.row.get("teamName") and line.row.get("agentName") for line in said) else "person"


def _is_title(line: Line) -> bool:
    return any(line.row.get("type") == kind for kind, _ in _TITLES)


def _title(lines: Sequence[Line]) -> str:
    """Return the title given by hand, else the one made up, else the summary: the last of its kind."""
    here = {line.uuid for line in lines if line.uuid}
    for kind, field in _TITLES:
        given = [line.row for line in lines if line.row.get("type") == kind and isinstance(line.row.get(field), str)]
        own = [row for row in given if str(row.get("leafUuid")) in here] or given  # a summary may be of another session
        if own:
            return str(own[-1][field])
    return ""


def _extra(arranged: Sequence[tuple[Line, str]], origin: Origin) -> dict[str, str]:
    extra: dict[str, str] = {}
    for name, field in (("folder", "cwd"), ("git_branch", "gitBranch"), ("entrypoint", "entrypoint")):
        given = (line.row.get(field) for line, _ in arranged)
        first = next((value for value in given if isinstance(value, str) and value), None)
        if first is not None:
            extra[name] = printable(first, 300)
    said = (line for line, branch in arranged if not branch and line.kind in ("user", "assistant") and line.uuid)
    root = next(said, None) if origin == "person" else None
    if root is not None:
        extra["root"] = _root_mark(root)
    return extra


def _root_mark(line: Line) -> str:
    """Return what stays the same when a resumed session repeats its beginning under another id."""
    if _UUID.fullmatch(line.uuid):
        return line.uuid.lower()
    said = json.dumps(line.message.get("content"), sort_keys=True)
    named = "\x00".join((line.uuid, str(line.row.get("timestamp")), said))
    return hashlib.sha256(named.encode("utf-8", "replace")).hexdigest()[:32]
