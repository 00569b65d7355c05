"""The generic session file, which any program can write to bring sessions in: read strictly, writers can mend it."""

import io
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, tzinfo
from typing import Any, BinaryIO, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from reverie.capture.found import Context, Found, LeftOut, printable
from reverie.capture.importers.times import parse_time, within_years
from reverie.capture.reading.elements import Damaged, is_wrapped, read_elements
from reverie.capture.reading.lines import read_rows
from reverie.model.session import Message, Origin, Role, Session, Trust

SOURCE = "generic"

_ROLES = ("user", "assistant", "system", "tool")
_MACHINE = frozenset({"machine", "agent", "subagent", "sub-agent", "cron", "heartbeat", "scheduled", "hook", "bot"})
_ORIGINS = {"person", "foreign"} | _MACHINE


class _FieldError(ValueError):
    """A field that is not as the format says; the message names it."""


def read_generic(stream: BinaryIO, context: Context) -> Iterator[Found]:
    """Yield the sessions of a JSON list or of a JSONL file, and what is wrong with those that are none."""
    for place, value in _values(stream, context):
        if isinstance(value, Damaged):
            yield LeftOut("failed", f"{context.name}, {place}: {value.reason}")
            continue
        try:
            session = _session(value, context)
        except _FieldError as error:
            native_id = str(value["id"]) if isinstance(value, dict) and isinstance(value.get("id"), str | int) else ""
            where = f"session {printable(native_id)}" if native_id else place
            yield LeftOut("failed", f"{context.name}, {where}: {error}", native_id)
            continue
        if any(message.text.strip() for message in session.messages):
            yield session
        else:
            yield LeftOut("empty", "session without text", session.native_id)


def _values(stream: BinaryIO, context: Context) -> Iterator[tuple[str, Any]]:
    """Yield each session with words for where it stands."""
    beginning = cast(io.BufferedReader, stream).peek(4096).lstrip(b" \t\r\n")
    first_line, newline, rest = beginning.partition(b"\n")
    # a line longer than what is seen is a whole session, and so is a damaged one before one that is whole
    one_a_line = not newline or first_line.rstrip().endswith(b"}") or rest.startswith(b"{")
    if beginning.startswith(b"{") and one_a_line and not is_wrapped(beginning.decode("utf-8", "replace")):
        for number, value in read_rows(stream, context.notes):
            yield f"line {number}", value
        return
    for number, value in enumerate(read_elements(stream, context.notes), start=1):
        yield f"session {number}", value


def _session(value: object, context: Context) -> Session:
    if not isinstance(value, dict):
        raise _FieldError("a session must be an object with `id` and `messages`")
    row = cast(Mapping[str, Any], value)
    native_id = _identifier(row, "id", required=True)
    timezone = _text(row, "timezone") or context.timezone
    inner = replace(context, zone=_zone(timezone) if timezone else context.zone, timezone=timezone)
    started_at = _time(row, "started_at", inner)
    rows = row.get("messages")
    if not isinstance(rows, list):
        raise _FieldError("`messages` must be a list of messages" if "messages" in row else "`messages` is missing")
    messages = []
    for number, item in enumerate(rows, start=1):
        try:
            messages.append(_message(item, number, started_at, inner))
        except _FieldError as error:
            raise _FieldError(f"messages[{number - 1}]: {error}") from None
    first = min((message.at for message in messages if message.at is not None), default=None)
    return Session(
        id="",
        title=_text(row, "title"),
        source=SOURCE,
        origin=_origin(row),
        started_at=started_at or first,
        timezone=timezone,
        native_id=native_id,
        messages=tuple(messages),
    )


def _message(value: object, number: int, started_at: datetime | None, context: Context) -> Message:
    if not isinstance(value, dict):
        raise _FieldError("a message must be an object with `role` and `text`")
    row = cast(Mapping[str, Any], value)
    role = row.get("role")
    if role not in _ROLES:
        raise _FieldError(
            f"`role` must be one of {', '.join(_ROLES)}" + (f", not {printable(str(role))}" if "role" in row else "")
        )
    if "text" not in row:
        raise _FieldError("`text` is missing")
    return Message(
        id="",
        role=cast(Role, role),
        text=_text(row, "text", required=True),
        at=_time(row, "at", context) or started_at,
        speaker=" ".join(_text(row, "speaker").split()),
        trust=Trust.FOREIGN,
        native_id=_identifier(row, "id", required=False) or str(number),
        parent_id=_identifier(row, "parent_id", required=False),
        model=_text(row, "model"),
    )


def _origin(row: Mapping[str, Any]) -> Origin:
    """Return what the writer of the file stamped; `kind` may say that a program was at work, whatever else it says."""
    word = _text(row, "origin").strip().lower() or "person"
    if word not in _ORIGINS:
        raise _FieldError(f"`origin` must be one of {', '.join(sorted(_ORIGINS))}, not {printable(word)}")
    if word == "foreign":
        return "foreign"
    kind = row.get("kind")
    is_machine = word in _MACHINE or (isinstance(kind, str) and kind.strip().lower() in _MACHINE)
    return "machine" if is_machine else "person"


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise _FieldError(f"`timezone` {printable(name)} is no time zone such as Europe/Lisbon") from None


def _identifier(row: Mapping[str, Any], name: str, *, required: bool) -> str:
    value = row.get(name)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, str) and (value.strip() or not required):
        return value.strip()
    if value is None and not required:
        return ""
    raise _FieldError(f"`{name}` is missing" if value is None else f"`{name}` must be a text that is not empty")


def _time(row: Mapping[str, Any], name: str, context: Context) -> datetime | None:
    try:
        at = parse_time(row.get(name), context.zone)
    except ValueError:
        raise _FieldError(f"`{name}` must be a time such as 2026-03-02T10:14:00Z") from None
    return within_years(at, context.notes)


def _text(row: Mapping[str, Any], name: str, *, required: bool = False) -> str:
    value = row.get(name)
    if isinstance(value, str):
        return value
    if value is None and not required:
        return ""
    raise _FieldError(f"`{name}` must be a text")
