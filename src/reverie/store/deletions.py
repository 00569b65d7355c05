"""The deletion log: what was forgotten, kept as keyed hashes, so that it is known again and cannot be read."""

import hashlib
import hmac
import json
import os
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

from reverie.errors import MemoryTreeError
from reverie.store.atomic import sync_directory, write_all, write_atomically

Kind = Literal["session", "place", "text", "said", "title", "claim"]
"""Identity of a session; session and message id; text of a message; short text, in its session; titles; sentences."""

KEY_BYTES: Final = 32
LEAST_WORDS: Final = 3
"""Shorter texts ("Yes.", "Thanks!") are said by everybody everywhere: they are known again in their session only."""

_ENDS: Final = " .,;:!?…。，；：！？"


@dataclass(frozen=True, slots=True)
class Deleted:
    """One thing to forget, in the words that the log will not keep."""

    kind: Kind
    words: str
    until: datetime | None = None
    """What is said later than this is said anew; None: for ever."""


@dataclass
class DeletionLog:
    """One account's deletion log and the key beside it. Read once; read again when the file has grown.

    Example:
        >>> import tempfile
        >>> log = DeletionLog(Path(tempfile.mkdtemp()) / "deletions.log")
        >>> log.add([Deleted("text", "I take part in a sleep study.")])
        1
        >>> log.is_forgotten_message("i take  part in a sleep study"), log.is_forgotten_message("I keep two goats.")
        (True, False)
        >>> b"sleep" in log.path.read_bytes()
        False
    """

    path: Path
    _known: dict[str, str] = field(default_factory=dict)
    """Hash → until when; empty for ever."""
    _size: int = 0
    _key: bytes = b""

    @property
    def key_path(self) -> Path:
        """The file with the account's own random key: without it the hashes cannot be tried out."""
        return self.path.with_suffix(".key")

    def add(self, entries: Iterable[Deleted]) -> int:
        """Append what is not in the log yet and return how much that was; durable when this returns.

        The caller holds the writer's lease.
        """
        known = self._read()
        rows: dict[str, tuple[Kind, str]] = {}
        for entry in entries:
            name, until = self._hash(entry.kind, entry.words, make=True), _as_text(entry.until)
            before = rows[name][1] if name in rows else known.get(name)
            if before is None or _is_later(until, before):
                rows[name] = (entry.kind, until)
        if rows:
            lines = [
                json.dumps({"kind": kind, "hash": name, **({"until": until} if until else {})}) + "\n"
                for name, (kind, until) in rows.items()
            ]
            self._append("".join(lines).encode())
        return len(rows)

    def is_forgotten_session(self, source: str, native_id: str) -> bool:
        """Tell whether the session was forgotten as a whole."""
        return self._has("session", identity(source, native_id))

    def is_forgotten_message(self, text: str, *, at: datetime | None = None, scope: str = "") -> bool:
        """Tell whether a message with this text was forgotten.

        Args:
            text: As it would be stored.
            at: When it was said; what is said after the forgetting is said anew.
            scope: Identity of its session, for texts too short to tell anything.
        """
        return self._has("text", text, at) or bool(scope and self._has("said", f"{scope}\x00{text}", at))

    def is_forgotten_title(self, title: str) -> bool:
        """Tell whether a session had this title and lost it."""
        return self._has("title", title)

    def is_forgotten(self, session_id: str, message_id: str) -> bool:
        """Tell whether a stored message, or its whole session, was forgotten."""
        base = message_id.partition(".")[0]
        if not self:  # asked of every citation: most memories never forgot anything
            return False
        return self._has("place", f"{session_id}#{base}") or self._has("place", f"{session_id}#")

    def is_forgotten_statement(self, sentence: str, at: datetime | None = None) -> bool:
        """Tell whether a claim of these words was forgotten."""
        return self._has("claim", sentence, at)

    @property
    def mark(self) -> int:
        """How much was forgotten so far: another number than before tells that something was forgotten since."""
        return len(self._read())

    def __bool__(self) -> bool:
        """Tell whether anything was ever forgotten."""
        return bool(self._read())

    def _has(self, kind: Kind, words: str, at: datetime | None = None) -> bool:
        known = self._read()
        if not known or not words:
            return False
        until = known.get(self._hash(kind, words))
        if until is None:
            return False
        return not until or at is None or _as_text(at) <= until

    def _hash(self, kind: Kind, words: str, *, make: bool = False) -> str:
        if not self._key:
            self._key = self._make_key() if make else self._read_key()
        return hmac.new(
            self._key, f"{kind}\x00{normalised(words)}".encode("utf-8", "replace"), hashlib.sha256
        ).hexdigest()

    def _make_key(self) -> bytes:
        if not self.key_path.exists():
            if self.path.exists() and self.path.stat().st_size:
                return self._read_key()  # says that it is lost: a new one would make the log mute
            write_atomically(self.key_path, secrets.token_hex(KEY_BYTES).encode())
            self.key_path.chmod(0o600)
        return self._read_key()

    def _read_key(self) -> bytes:
        try:
            return bytes.fromhex(self.key_path.read_text("ascii").strip())
        except (FileNotFoundError, ValueError) as error:
            hint = "Restore deletions.key from a backup: without it nothing forgotten can be recognised."
            raise MemoryTreeError(
                f"The key of {self.path} is lost or damaged.", hint=hint, path=str(self.key_path)
            ) from error

    def _read(self) -> dict[str, str]:
        """Return the log, reading what was appended since; a torn last line was never acknowledged."""
        try:
            size = os.stat(self.path).st_size  # noqa: PTH116 - asked of every citation, and twice as fast
        except FileNotFoundError:
            return {}
        if size != self._size:
            self._known = {}
            for line in self.path.read_bytes().split(b"\n"):
                row = _row(line)
                if row is not None and (row[0] not in self._known or _is_later(row[1], self._known[row[0]])):
                    self._known[row[0]] = row[1]
            self._size = size
        return self._known

    def _append(self, content: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            size = os.fstat(handle).st_size
            if size and os.pread(handle, 1, size - 1) != b"\n":
                content = b"\n" + content  # a crash cut the last line: what follows must not become a part of it
            write_all(handle, content)
            os.fsync(handle)
        finally:
            os.close(handle)
        sync_directory(self.path.parent)


def normalised(text: str) -> str:
    """Return the form under which texts are recognised: compatible letters, no case, single blanks, no end signs.

    >>> normalised("  I SLEEP\\nbadly! ")
    'i sleep badly'
    """
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split()).strip(_ENDS)


def identity(source: str, native_id: str) -> str:
    """Return what a session is recognised by."""
    return f"{source}\x00{native_id}"


def _row(line: bytes) -> tuple[str, str] | None:
    try:
        row = json.loads(line)
        return str(row["hash"]), str(row.get("until", ""))
    except (ValueError, KeyError, TypeError):
        return None


def _as_text(at: datetime | None) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds") if at is not None else ""


def _is_later(one: str, other: str) -> bool:
    """Tell whether one end is later than the other; no end is the latest."""
    return bool(other) and (not one or one > other)
