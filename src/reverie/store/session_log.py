"""The session log: what was said, appended and never changed, the evidence of record.

Sessions come in from importers and live conversations; Dream and recall read them from here.
"""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from reverie.errors import InputError, MemoryTreeError, UnknownRecordError
from reverie.model.session import Session
from reverie.store.atomic import remove_stale_temps, write_atomically
from reverie.store.layout import SHORTEST_ID, Layout, session_id_for, session_path
from reverie.store.lease import Lease
from reverie.store.transcripts import lines
from reverie.store.transcripts.catalogue import RefCache, SessionCatalogue, SessionRef
from reverie.store.transcripts.growth import new_messages, numbered, with_name
from reverie.store.transcripts.markdown import render_messages, render_session
from reverie.store.transcripts.pending import PendingWrites, ends_with
from reverie.store.transcripts.recent import RecentTranscripts
from reverie.store.transcripts.unindexed import Unindexed

TRANSCRIPT = "transcript.jsonl"
READABLE = "transcript.md"


@dataclass(frozen=True, slots=True)
class AppendResult:
    """What became of one session handed to the log; new and known add up to the messages given."""

    session_id: str
    path: str
    """The session's folder, relative to the memory tree."""
    new: int
    known: int
    created: bool
    moved: int = 0
    """Known messages that are on another branch now."""


class SessionLog:
    """Appends sessions and reads them back.

    Example:
        >>> import tempfile
        >>> from reverie.model.session import Message
        >>> log = SessionLog(Layout(Path(tempfile.mkdtemp()), "nadia"))
        >>> hello = Message("", "user", "We meet in Kyoto.")
        >>> chat = Session("", "Kyoto", "generic", native_id="s01", messages=(hello,))
        >>> first, again = log.append(chat), log.append(chat)
        >>> first.new, again.new, again.known
        (1, 0, 1)
        >>> log.read(first.session_id).messages[0].id
        'm1'
    """

    def __init__(self, layout: Layout, cache: RefCache | None = None) -> None:
        """Open the log of one account; folders are made with the first session.

        Args:
            layout: Where the account lies.
            cache: Remembers what the files say about themselves, so that listing need not read them all.
        """
        self.layout = layout
        self.lease = Lease(layout.sessions_lock, "append to sessions")
        self._catalogue = SessionCatalogue(layout, cache)
        self._recent = RecentTranscripts()
        self._pending = PendingWrites()
        self.unindexed = Unindexed(layout.unindexed)
        self._depth = 0

    @contextmanager
    def batch(self, wait: float = 30.0) -> Iterator[None]:
        """Make all sessions appended inside durable together, when the block ends.

        Until then nothing is promised: after a crash some of them may be there, each of them whole or cut at a
        message, and appending them again adds just what is missing. Nobody else appends meanwhile.
        """
        with self.lease.hold(wait):
            self._depth += 1
            if self._depth == 1:
                self._catalogue.refresh()
                self._catalogue.settled = True
            try:
                yield
            finally:
                self._depth -= 1
                if self._depth == 0:
                    self._catalogue.settled = False
                    self._pending.flush(self.layout.root)

    def append(self, session: Session) -> AppendResult:
        """Store the session, or what is new in it; durable when this returns (in a batch: when the batch ends)."""
        with self.batch():
            session = with_name(session)
            session_id, path = self._place(session)
            folder = self.layout.file(path)
            known = self._open(session_id, folder) if path in self._catalogue.paths else None
            if known is None:
                return self._create(replace(session, id=session_id), path, folder)
            return self._grow(known, session, path, folder)

    def read(self, session_id: str) -> Session:
        """Return the session with all its messages, forgotten ones left out.

        Raises:
            UnknownRecordError: There is no such session.
            MemoryTreeError: Its file is damaged.
        """
        return self.transcript(session_id).value

    def transcript(self, session_id: str) -> lines.Transcript:
        """Return the session as its lines tell it, removed numbers included; do not change it."""
        path = self.path(session_id)
        file = self.layout.file(path) / TRANSCRIPT
        found = self._recent.get(session_id, file) or (self._parse(file) if file.exists() else None)
        if found is None:
            raise UnknownRecordError(
                f"There is no session {session_id}.", hint="See `reverie session list`.", path=path
            )
        return found

    def path(self, session_id: str) -> str:
        """Return the session's folder, relative to the memory tree."""
        path = self._catalogue.path(session_id)
        if path is None:
            raise UnknownRecordError(f"There is no session {session_id}.", hint="See `reverie session list`.")
        return path

    def has(self, session_id: str) -> bool:
        """Say whether a session of that id is stored."""
        return self._catalogue.path(session_id) is not None

    def find(self, source: str, native_id: str) -> str | None:
        """Return the id under which a source's session is stored, or None."""
        for length in range(SHORTEST_ID, 53):
            session_id = session_id_for(source, native_id, length)
            if self._catalogue.path(session_id) is None:
                return None
            header = self._catalogue.header(session_id)
            if header is None or (header.source, header.native_id) == (source, native_id):
                return session_id
        return None

    def is_hollow(self, session_id: str) -> bool:
        """Tell whether a crash left a session's file before its first line was whole: appending stores it anew."""
        file = self.layout.file(self.path(session_id)) / TRANSCRIPT
        if self._catalogue.header(session_id) is not None:
            return False
        return file.exists() and lines.whole_length(file.read_bytes())[0] == 0

    def iter_refs(self) -> Iterator[SessionRef]:
        """Yield what there is to know about each session without reading its messages, oldest first."""
        self._catalogue.refresh()
        return self._catalogue.refs()

    def ref(self, session_id: str) -> SessionRef:
        """Return what there is to know about one session."""
        self.path(session_id)
        found = self._catalogue.ref(session_id)
        if found is None:
            raise UnknownRecordError(f"There is no session {session_id}.", hint="See `reverie session list`.")
        return found

    def damaged(self) -> Iterator[MemoryTreeError]:
        """Yield what is wrong with each session that cannot be read."""
        return self._catalogue.damaged()

    def remove_messages(self, session_id: str, ids: Iterable[str], *, title: str | None = None) -> int:
        """Forget messages: rewrite the session without them, keep their numbers taken; return how many there were.

        Args:
            session_id: The session.
            ids: The messages.
            title: A new title, where the old one was made from them.
        """
        doomed = set(ids)
        with self.batch():
            transcript = self.transcript(session_id)
            there = doomed & transcript.messages.keys()
            renamed = title is not None and title != transcript.session.title
            if not there and not renamed:
                return 0
            path = self.path(session_id)
            self._touch(session_id)
            self._recent.drop(session_id)  # it changes from here on
            if title is not None:
                transcript.session = replace(transcript.session, title=title)
            for message_id in there:
                del transcript.messages[message_id]
            transcript.removed |= there
            folder = self.layout.file(path)
            write_atomically(folder / TRANSCRIPT, lines.whole_text(transcript).encode(), durable=True)
            write_atomically(folder / READABLE, _readable(transcript), durable=True)
            return len(there)

    def remove_session(self, session_id: str) -> None:
        """Forget what a session holds, attachments included; its summary is the Brain's to remove."""
        with self.batch():
            folder = self.layout.file(self.path(session_id))
            self._touch(session_id)
            if (folder / "files").is_dir():
                shutil.rmtree(folder / "files")
            for name in (READABLE, TRANSCRIPT):
                (folder / name).unlink(missing_ok=True)
            if not any(folder.iterdir()):
                folder.rmdir()
            self._pending.note(folder, folder.parent)
            self._recent.drop(session_id)
            self._catalogue.forget(session_id)

    def repair(self, session_id: str) -> None:
        """Cut a torn tail off and write the readable form again where it does not match."""
        with self.batch():
            path = self._catalogue.path(session_id)
            folder = self.layout.file(path) if path else None
            if folder is None or not (folder / TRANSCRIPT).exists():
                return
            self._recent.drop(session_id)
            remove_stale_temps(folder)
            transcript = self._open(session_id, folder)
            if transcript is not None:
                readable = folder / READABLE
                content = _readable(transcript)
                if not readable.exists() or readable.read_bytes() != content:
                    self._pending.replace(readable, content)

    def _place(self, session: Session) -> tuple[str, str]:
        """Return id and folder of the stored session that this one is, else those it gets."""
        if not session.native_id:
            session_id = session.id
        else:
            session_id = self.find(session.source, session.native_id) or self._free_id(session)
        born = session_path(session_id, session.started_at, session.timezone)
        return session_id, self._catalogue.path(session_id, expected=born) or born

    def _free_id(self, session: Session) -> str:
        for length in range(SHORTEST_ID, 53):
            session_id = session_id_for(session.source, session.native_id, length)
            if self._catalogue.path(session_id) is None:
                return session_id
        raise InputError(f"No id is free for session {session.native_id!r} of {session.source}.")

    def _open(self, session_id: str, folder: Path) -> lines.Transcript | None:
        """Read a session to add to it, its torn tail cut off; None when not even its header is there."""
        file = folder / TRANSCRIPT
        known = self._recent.get(session_id, file)
        if known is not None or not file.exists():
            return known
        content = file.read_bytes()
        length, unfinished = lines.whole_length(content)
        if length < len(content) or unfinished:
            self._pending.cut(file, length, ending=b"\n" if unfinished else b"")
        return self._parse(file)

    def _parse(self, file: Path) -> lines.Transcript | None:
        return lines.parse_transcript(file.read_bytes(), file.relative_to(self.layout.memory).as_posix())

    def _create(self, session: Session, path: str, folder: Path) -> AppendResult:
        messages = numbered(new_messages((), session.messages)[0], 1)
        transcript = lines.Transcript(
            replace(session, messages=()), {message.id: message for message in messages}, highest=len(messages)
        )
        self._touch(session.id)
        self._pending.create(folder / TRANSCRIPT, lines.whole_text(transcript).encode())
        self._pending.create(folder / READABLE, _readable(transcript))
        self._catalogue.add(session.id, path, transcript)
        self._recent.put(session.id, folder / TRANSCRIPT, transcript)
        return AppendResult(session.id, path, len(messages), len(session.messages) - len(messages), created=True)

    def _grow(self, known: lines.Transcript, session: Session, path: str, folder: Path) -> AppendResult:
        header, header_line = lines.header_change(known.session, session)
        new, moved = new_messages(known.messages.values(), session.messages)
        messages = numbered(new, known.highest + 1)
        added = [header_line] if header_line else []
        added += [lines.branch_line(message.id, message.branch) for message in moved]
        added += [lines.message_line(message) for message in messages]
        result = AppendResult(
            header.id, path, len(messages), len(session.messages) - len(messages), created=False, moved=len(moved)
        )
        if not added:
            return result
        self._touch(header.id)
        self._recent.drop(header.id)  # until all is written, what is known of this session holds no longer
        was = render_messages(list(known.messages.values())[-1:], known.session.timezone).encode()
        known.session = header
        known.messages |= {message.id: message for message in (*moved, *messages)}
        known.highest += len(messages)
        self._pending.append(folder / TRANSCRIPT, "".join(added).encode())
        readable = folder / READABLE
        if header_line or moved or not ends_with(readable, was):
            self._pending.replace(readable, _readable(known))
        else:
            self._pending.append(readable, render_messages(messages, header.timezone).encode())
        self._catalogue.add(header.id, path, known)
        self._recent.put(header.id, folder / TRANSCRIPT, known)
        return result

    def _touch(self, session_id: str) -> None:
        """Note that the index has to look at this session, before the session changes."""
        self.unindexed.add(session_id)
        self._pending.note_file(self.unindexed.path)
        self._pending.note(self.layout.root)


def _readable(transcript: lines.Transcript) -> bytes:
    return render_session(transcript.session, transcript.messages.values()).encode()
