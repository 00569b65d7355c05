"""Which sessions are stored, and what each says about itself, without reading every file."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from reverie.errors import MemoryTreeError
from reverie.model.session import Session
from reverie.store.layout import Layout, session_id_in
from reverie.store.transcripts import lines

Stamp = tuple[int, int]
"""Size and modification time of a transcript: enough to see that it is not the one that was read."""


@dataclass(frozen=True, slots=True)
class SessionRef:
    """What there is to know about a session without its messages."""

    id: str
    path: str
    """Its folder, relative to the memory tree."""
    title: str
    source: str
    native_id: str
    origin: str
    started_at: datetime | None
    messages: int
    last_at: datetime | None
    last_number: int = 0
    """The highest message number ever given; what Dream compares with how far it has read."""
    timezone: str = ""


class RefCache(Protocol):
    """Remembers references by session id; derived, so it may forget at any time."""

    def load_refs(self) -> dict[str, tuple[Stamp, SessionRef]]:
        """Return everything remembered."""
        ...


class SessionCatalogue:
    """The folders of sessions by id; looks again only at folders that changed."""

    def __init__(self, layout: Layout, cache: RefCache | None) -> None:
        """Know nothing yet; the first question reads the folders."""
        self.layout = layout
        self._memory = os.fspath(layout.memory)
        self.cache = cache
        self.settled = False
        """Nobody else can add a session now: no need to look at the disk again."""
        self.paths: dict[str, str] = {}
        """Session folders, each with its id."""
        self._ids: dict[str, str] = {}
        self._seen: dict[str, int] = {}
        self._headers: dict[str, Session] = {}
        self._refs: dict[str, tuple[Stamp, SessionRef]] | None = None

    def refresh(self) -> None:
        """Take in the sessions that other processes added or removed."""
        for folder in ("sessions/undated", *self._months()):
            place = self.layout.memory / folder
            try:
                changed = place.stat().st_mtime_ns
            except FileNotFoundError:
                changed = -1
            if self._seen.get(folder) != changed:
                self._seen[folder] = changed
                self._scan(folder)

    def path(self, session_id: str, expected: str = "") -> str | None:
        """Return the folder of a session; looks at the disk again before it says that there is none."""
        if session_id not in self._ids:
            if self.settled:
                return None
            if expected and (self.layout.memory / expected / "transcript.jsonl").exists():
                self._know(session_id, expected)
            else:
                self.refresh()
        return self._ids.get(session_id)

    def header(self, session_id: str) -> Session | None:
        """Return a session's first line as a value; None when it was not written whole."""
        if session_id not in self._headers:
            with self._file(session_id).open("rb") as stream:
                line = stream.readline()
            if not line.endswith(b"\n"):
                return None
            try:
                row = json.loads(line)
                session = Session(row["id"], row["title"], row["source"], native_id=row.get("native_id", ""))
            except (ValueError, KeyError, TypeError) as error:
                path = f"{self._ids[session_id]}/transcript.jsonl"
                hint = "Restore the file from a backup."
                raise MemoryTreeError(f"{path} has a damaged first line: {error}.", hint=hint, path=path) from error
            self._headers[session_id] = session
        return self._headers[session_id]

    def add(self, session_id: str, path: str, transcript: lines.Transcript) -> None:
        """Know a session that was just written."""
        self._know(session_id, path)
        self._headers[session_id] = transcript.session
        if self._refs is not None:
            self._refs[session_id] = (stamp_of(self._file(session_id)), ref_of(transcript, path))

    def forget(self, session_id: str) -> None:
        """Know a session no longer."""
        path = self._ids.pop(session_id, None)
        if path is not None:
            self.paths.pop(path, None)
        self._headers.pop(session_id, None)
        if self._refs is not None:
            self._refs.pop(session_id, None)

    def refs(self) -> Iterator[SessionRef]:
        """Yield a reference to each readable session, oldest first, undated ones before all."""
        found = [ref for ref in map(self.ref, list(self._ids)) if ref is not None]
        found.sort(key=lambda ref: (ref.started_at is not None, ref.started_at, ref.id))
        yield from found

    def ref(self, session_id: str) -> SessionRef | None:
        """Return a reference, from memory where the file has not changed; None when it cannot be read."""
        if self._refs is None:
            self._refs = self.cache.load_refs() if self.cache is not None else {}
        try:
            # One look a session at every start of a Dream: a path object would cost more than the look.
            found = os.stat(f"{self._memory}{os.sep}{self._ids[session_id]}{os.sep}transcript.jsonl")  # noqa: PTH116
            stamp = found.st_size, found.st_mtime_ns
            known = self._refs.get(session_id)
            if known is not None and known[0] == stamp:
                return known[1]
            file = self._file(session_id)
            transcript = lines.parse_transcript(file.read_bytes(), f"{self._ids[session_id]}/transcript.jsonl")
        except (FileNotFoundError, MemoryTreeError):
            return None
        if transcript is None:
            return None
        ref = ref_of(transcript, self._ids[session_id])
        self._refs[session_id] = (stamp, ref)
        return ref

    def damaged(self) -> Iterator[MemoryTreeError]:
        """Yield what is wrong with each session that cannot be read; for `doctor`."""
        self.refresh()
        for session_id, path in sorted(self._ids.items()):
            if self.ref(session_id) is None:
                try:
                    lines.parse_transcript(self._file(session_id).read_bytes(), f"{path}/transcript.jsonl")
                except MemoryTreeError as error:
                    yield error
                except FileNotFoundError:
                    continue

    def _months(self) -> Iterator[str]:
        for year in _folders(self.layout.sessions):
            if len(year) == 4 and year.isdigit():
                for month in _folders(self.layout.sessions / year):
                    yield f"sessions/{year}/{month}"

    def _scan(self, folder: str) -> None:
        prefix = f"{folder}/"
        there = {f"{prefix}{name}" for name in _folders(self.layout.memory / folder)}
        for path in [path for path in self.paths if path.startswith(prefix) and path not in there]:
            self.forget(self.paths[path])
        for path in there - self.paths.keys():
            session_id = session_id_in(f"{path}/")
            if session_id and (self.layout.memory / path / "transcript.jsonl").exists():
                self._know(session_id, path)
            elif session_id:
                self._seen[folder] = -1  # its first line may be just about to be written: look again next time

    def _know(self, session_id: str, path: str) -> None:
        self._ids[session_id] = path
        self.paths[path] = session_id

    def _file(self, session_id: str) -> Path:
        return self.layout.memory / self._ids[session_id] / "transcript.jsonl"


def ref_of(transcript: lines.Transcript, path: str) -> SessionRef:
    """Return the reference to a session that was read."""
    session = transcript.session
    times = [message.at for message in transcript.messages.values() if message.at is not None]
    return SessionRef(
        session.id,
        path,
        session.title,
        session.source,
        session.native_id,
        session.origin,
        session.started_at,
        len(transcript.messages),
        max(times, default=None),
        transcript.highest,
        session.timezone,
    )


def stamp_of(file: Path) -> Stamp:
    """Return what shows whether a file is still the one that was read."""
    found = file.stat()
    return found.st_size, found.st_mtime_ns


def _folders(place: Path) -> list[str]:
    try:
        with os.scandir(place) as entries:
            return sorted(entry.name for entry in entries if entry.is_dir())
    except FileNotFoundError:
        return []
