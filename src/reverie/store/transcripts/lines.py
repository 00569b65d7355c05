"""A session as lines of JSON: the evidence of record.

Lines come in from the session log and go back to it as values; no file is touched here. The first line is the
session, each message is one line, later lines change the header, move a message to another branch or remove it.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, get_args

from reverie.errors import MemoryTreeError
from reverie.model.session import Message, Origin, Role, Session, Trust

SCHEMA = 1
"""Version of the line format; a reader refuses a higher one instead of guessing."""

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_ROLES = frozenset(get_args(Role))
_ORIGINS = frozenset(get_args(Origin))
_TRUST_NAMES = {trust: trust.name.lower() for trust in Trust}
_TRUST = {name: trust for trust, name in _TRUST_NAMES.items()}
_OPTIONAL = ("speaker", "branch", "native_id", "parent_id", "model")
_HEADER = ("title", "origin", "timezone", "person")


@dataclass(slots=True)
class Transcript:
    """One session as its lines tell it, with what is needed to add to it."""

    session: Session
    messages: dict[str, Message] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)
    highest: int = 0
    """The highest message number ever given: the next message takes the one after it."""

    @property
    def value(self) -> Session:
        """The session with its messages in the order of their numbers."""
        return replace(self.session, messages=tuple(self.messages.values()))


def whole_text(transcript: Transcript) -> str:
    """Return all lines of a transcript, one a message, with the numbers of removed messages kept taken."""
    parts = [header_line(transcript.session)]
    rows = [(int(message_id[1:]), message_line(message)) for message_id, message in transcript.messages.items()]
    rows += [(int(message_id[1:]), removed_line(message_id)) for message_id in transcript.removed]
    parts += [line for _, line in sorted(rows)]
    return "".join(parts)


def clean(text: str) -> str:
    """Replace lone halves of surrogate pairs: they are no characters and no UTF-8 file can hold them."""
    if text.isascii():
        return text
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def cleaned(message: Message) -> Message:
    """Return the message as a file can hold it: text clean, time aware."""
    at = message.at
    if at is not None and at.tzinfo is None:
        message = replace(message, at=at.replace(tzinfo=UTC))
    if message.text.isascii() and all(getattr(message, name).isascii() for name in _OPTIONAL):
        return message
    texts: dict[str, Any] = {name: clean(getattr(message, name)) for name in ("text", *_OPTIONAL)}
    if all(getattr(message, name) is text for name, text in texts.items()):
        return message
    return replace(message, **texts)


def fingerprint(message: Message) -> bytes:
    """Return what makes a message the same message: who said what when, whatever its number or branch."""
    at = _time(message.at) if message.at else ""
    return hashlib.sha256("\x00".join((message.role, message.speaker, at, message.text)).encode()).digest()


def header_line(session: Session) -> str:
    """Return the first line of a transcript."""
    row: dict[str, Any] = {"type": "session", "schema": SCHEMA, "id": session.id, "source": session.source}
    row |= {"native_id": session.native_id} if session.native_id else {}
    return _encode(row | _header_fields(session)) + "\n"


def header_change(known: Session, given: Session) -> tuple[Session, str]:
    """Return the session with what the given one knows better, and the line that says so (empty when nothing is)."""
    fields = {name: value for name, value in _header_fields(given).items() if value}
    was = _header_fields(known)
    changed = {name: value for name, value in fields.items() if was.get(name) != value}
    if not changed:
        return known, ""
    return apply_header(known, changed), _encode({"type": "header", **changed}) + "\n"


def apply_header(session: Session, row: Mapping[str, Any]) -> Session:
    """Return the session with the fields that a header line sets."""
    fields: dict[str, Any] = {name: str(row[name]) for name in _HEADER if name in row}
    if row.get("started_at"):
        fields["started_at"] = _parse_time(row["started_at"])
    if isinstance(row.get("extra"), dict):
        fields["extra"] = {str(key): str(value) for key, value in row["extra"].items()}
    if fields.get("origin", "person") not in _ORIGINS:
        raise ValueError(f"unknown origin {fields['origin']!r}")
    return replace(session, **fields)


def message_line(message: Message) -> str:
    """Return the line of one message; what is as usual is left out."""
    row: dict[str, Any] = {"type": "message", "id": message.id, "role": message.role}
    if message.at is not None:
        row["at"] = _time(message.at)
    for name in _OPTIONAL:
        value = getattr(message, name)
        if value:
            row[name] = value
    if message.trust is not Trust.PERSON:
        row["trust"] = _TRUST_NAMES[message.trust]
    if message.flags:
        row["flags"] = message.flags
    row["text"] = message.text
    return _encode(row) + "\n"


def branch_line(message_id: str, branch: str) -> str:
    """Return the line that moves a message to another branch (empty: the active path)."""
    return _encode({"type": "branch", "id": message_id, "branch": branch}) + "\n"


def removed_line(message_id: str) -> str:
    """Return the line that stays of a forgotten message, so that its number is never given again."""
    return _encode({"type": "removed", "id": message_id}) + "\n"


def whole_length(content: bytes) -> tuple[int, bool]:
    """Return how much of a transcript is whole lines, and whether only the last line break is missing.

    A crash can cut the last line anywhere, or leave zeros where bytes were promised. A line that lost nothing but
    its line break is whole and is kept: a proper beginning of a JSON object is never a JSON object.
    """
    content = content.rstrip(b"\x00")
    end = content.rfind(b"\n") + 1
    if end == len(content):
        return end, False
    try:
        row = json.loads(content[end:])
    except ValueError:
        return end, False
    return (len(content), True) if isinstance(row, dict) else (end, False)


def parse_transcript(content: bytes, path: str) -> Transcript | None:
    """Read the lines of a transcript; None when not even its first line was written whole.

    Raises:
        MemoryTreeError: A line in it is damaged. A torn last line is no damage: it was never acknowledged.
    """
    end, _ = whole_length(content)
    transcript: Transcript | None = None
    for number, line in enumerate(content[:end].split(b"\n"), start=1):
        if not line:
            continue
        try:
            row = json.loads(line)
            if transcript is None:
                transcript = Transcript(_session(row))
            else:
                _add(transcript, row)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            hint = "Restore the file from a backup, or remove the damaged line by hand."
            raise MemoryTreeError(f"{path} is damaged in line {number}: {error}.", hint=hint, path=path) from error
    return transcript


def _header_fields(session: Session) -> dict[str, Any]:
    row: dict[str, Any] = {"title": clean(session.title), "origin": session.origin}
    if session.started_at is not None:
        row["started_at"] = _time(session.started_at)
    row |= {name: clean(getattr(session, name)) for name in ("timezone", "person") if getattr(session, name)}
    if session.extra:
        row["extra"] = {clean(key): clean(value) for key, value in session.extra.items()}
    return row


def _session(row: Mapping[str, Any]) -> Session:
    if row["type"] != "session":
        raise ValueError("the first line is not a session")
    if int(row["schema"]) > SCHEMA:
        raise ValueError(f"schema {row['schema']} was written by a newer version, this one reads up to {SCHEMA}")
    bare = Session(id=row["id"], title="", source=row["source"], native_id=row.get("native_id", ""))
    return apply_header(bare, row)


def _add(transcript: Transcript, row: Mapping[str, Any]) -> None:
    kind = row["type"]
    if kind == "header":
        transcript.session = apply_header(transcript.session, row)
        return
    message_id: str = row["id"]
    if kind in {"message", "removed"}:
        number = int(message_id[1:])
        if number > transcript.highest:
            transcript.highest = number
    if kind == "message":
        transcript.messages[message_id] = _message(row)
    elif kind == "removed":
        transcript.messages.pop(message_id, None)
        transcript.removed.add(message_id)
    elif kind == "branch":
        known = transcript.messages.get(message_id)
        if known is not None:
            transcript.messages[message_id] = replace(known, branch=row["branch"])
    else:
        raise ValueError(f"unknown type {kind!r}")


def _message(row: Mapping[str, Any]) -> Message:
    role = row["role"]
    if role not in _ROLES:
        raise ValueError(f"unknown role {role!r}")
    at = row.get("at")
    get = row.get
    return Message(
        id=row["id"],
        role=role,
        text=row["text"],
        at=_parse_time(at) if at else None,
        speaker=get("speaker", ""),
        trust=_TRUST[get("trust", "person")],
        branch=get("branch", ""),
        native_id=get("native_id", ""),
        parent_id=get("parent_id", ""),
        model=get("model", ""),
        flags=tuple(get("flags", ())),
    )


def _time(at: datetime) -> str:
    if at.tzinfo is not UTC:
        at = at.astimezone(UTC) if at.tzinfo is not None else at.replace(tzinfo=UTC)
    return f"{at.isoformat()[:-6]}Z"  # `+00:00` taken off


def _parse_time(text: str) -> datetime:
    at = datetime.fromisoformat(text)
    return at if at.tzinfo is not None else at.replace(tzinfo=UTC)
