"""Import: files come in, sessions are stored, a report says what became of everything that was found."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from reverie.capture.door import Door
from reverie.capture.forgotten import Forgotten, NothingForgotten
from reverie.capture.found import Context, Found, LeftOut, Notes
from reverie.capture.importers import READERS
from reverie.capture.importers.chatgpt import NOT_ONE
from reverie.capture.reading.decoding import open_utf8
from reverie.capture.reading.sources import UNREADABLE
from reverie.capture.record import record_session
from reverie.capture.report import ImportReport, SessionLine, make_report
from reverie.capture.resumed import Resumed
from reverie.capture.speakers import Naming
from reverie.capture.wanted import Wanted, find_wanted
from reverie.errors import InputError, MemoryTreeError, UsageError
from reverie.model.session import Session
from reverie.store.session_log import SessionLog

_BATCH_MESSAGES = 4_000
_BATCH_CHARACTERS = 8 << 20
_MOST_FAILURES = 3


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an import is; the rest of the time can be told from the share of bytes that is done."""

    done_bytes: int
    total_bytes: int
    sessions: int
    messages: int


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """What the caller wants; every field may be left as it is."""

    format: str = ""
    """Empty: told from the content."""
    person: str = ""
    """Which speaker is the account's person, as given for this import."""
    usual_person: str = ""
    """The same as the settings have it."""
    timezone: str = ""
    """Zone of times that name none."""
    dry_run: bool = False
    forgotten: Forgotten = field(default_factory=NothingForgotten)
    on_stored: Callable[[Sequence[str]], None] | None = None
    """Called with the ids of sessions that are new or grown, after each batch that is safely stored."""
    on_progress: Callable[[Progress], None] | None = None


def import_sessions(paths: Iterable[Path], log: SessionLog, options: ImportOptions | None = None) -> ImportReport:
    """Read the sessions in files, folders and archives and store them.

    It can be broken off at any time: what was stored stays, and the next run goes on from there.

    Args:
        paths: Files, folders and ZIP archives.
        log: The account's sessions.
        options: Format, person, zone and whom to tell.

    Raises:
        InputError: A path is not there, or there is no session in any of them that could be read.
        UsageError: The format or the time zone does not exist.
    """
    options = options or ImportOptions()
    zone = _zone(options.timezone)
    if options.format and options.format not in READERS:
        raise UsageError(f"There is no format {options.format!r}.", hint=f"Formats: {', '.join(READERS)}.")
    notes = Notes()
    with ExitStack() as stack:
        wanted = find_wanted(paths, options.format, stack, notes)
        run = _Run(log, options, notes, sum(one.source.size for one in wanted.sources))
        for reason in wanted.refused:
            run.leave_out(LeftOut("failed", reason))
        run.take_all(_read_all(wanted, zone, run, options.timezone))
    return run.finish(wanted)


def _read_all(wanted: Wanted, zone: tzinfo, run: "_Run", timezone: str) -> Iterator[Found]:
    for one in wanted.sources:
        context = Context(one.source.name, run.notes, zone, timezone)
        try:
            with one.source.open() as stream:
                yield from READERS[one.format](open_utf8(stream, run.note_read), context)
        except UNREADABLE as error:
            yield LeftOut("failed", f"{one.source.name} cannot be read on: {error}")


class _Run:
    """One import while it goes on."""

    def __init__(self, log: SessionLog, options: ImportOptions, notes: Notes, total_bytes: int) -> None:
        self.notes = notes
        self._log = log
        self._options = options
        self._door = Door(Naming(options.person, options.usual_person), options.forgotten)
        self._resumed = Resumed(log)
        self._outcomes: Counter[str] = Counter()
        self._sessions: dict[str, SessionLine] = {}
        self._failures: list[str] = []
        self._seen: dict[tuple[str, str], str] = {}
        """What became of each session when it came first."""
        self._total_bytes = total_bytes
        self._done_bytes = 0
        self._messages = 0

    def note_read(self, size: int) -> None:
        """Hear how many more bytes were read."""
        self._done_bytes += size

    def leave_out(self, found: LeftOut) -> None:
        """Count what does not come in."""
        self._outcomes[found.kind] += 1
        self.notes.add(found.reason)
        if found.kind == "failed" and len(self._failures) < _MOST_FAILURES and found.reason not in self._failures:
            self._failures.append(found.reason)

    def take_all(self, everything: Iterable[Found]) -> None:
        """Let everything through the door and store it, batch by batch."""
        batch: list[Session] = []
        messages = characters = 0
        for found in everything:
            admitted = self._door.admit(found, self.notes) if isinstance(found, Session) else found
            if isinstance(admitted, LeftOut):
                self.leave_out(admitted)
                continue
            batch.append(admitted)
            messages += len(admitted.messages)
            characters += sum(len(message.text) for message in admitted.messages)
            if messages >= _BATCH_MESSAGES or characters >= _BATCH_CHARACTERS:
                self._store(batch)
                batch, messages, characters = [], 0, 0
        self._store(batch)

    def _store(self, batch: Sequence[Session]) -> None:
        changed: list[str] = []
        if self._options.dry_run:
            for session in batch:
                self._record(session)
        elif batch:
            with self._log.batch():
                changed = [name for name in map(self._record, batch) if name]
        if changed and self._options.on_stored is not None:
            self._options.on_stored(changed)
        if self._options.on_progress is not None:
            done = min(self._done_bytes, self._total_bytes)
            self._options.on_progress(Progress(done, self._total_bytes, len(self._seen), self._messages))

    def _record(self, session: Session) -> str:
        """Store one session; return its id when something of it is new."""
        session = self._resumed.under_first_id(session)
        key = (session.source, session.native_id)
        is_repeat = key in self._seen
        self._messages += len(session.messages)
        try:
            done = record_session(self._log, session, is_repeat=is_repeat, dry_run=self._options.dry_run)
        except MemoryTreeError as error:
            self.leave_out(LeftOut("failed", error.message))
            return ""
        if done.keeps_trust:
            self.notes.add("session stored before with another person as its own: its messages keep their trust")
        self._count(key, "already_there" if is_repeat and self._options.dry_run else done.outcome)
        line = SessionLine(
            done.id, done.path, done.title, session.source, session.origin, session.started_at, done.messages
        )
        if not (is_repeat and self._options.dry_run):
            self._sessions[f"{session.source}\x00{session.native_id}"] = line
        return done.id if done.outcome != "already_there" else ""

    def _count(self, key: tuple[str, str], outcome: str) -> None:
        """Count a session once, however often the import holds it; what a later one adds has made it grow."""
        first = self._seen.get(key)
        if first is None:
            self._seen[key] = outcome
            self._outcomes[outcome] += 1
            return
        if first == "already_there" and outcome == "grown":
            self._outcomes.subtract((first,))
            self._outcomes[outcome] += 1
            self._seen[key] = outcome
        self.leave_out(LeftOut("skipped", "the same session again in this import"))

    def finish(self, wanted: Wanted) -> ImportReport:
        """Return the report; an import in which nothing at all could be read is an error."""
        report = make_report(self._outcomes, self.notes.counts, self._sessions)
        if report.found == 0:
            raise InputError(
                f"unsupported or empty: no sessions in {wanted.names}.", hint=wanted.hint, path=wanted.names
            )
        if report.failed == report.found:
            if self._failures == [NOT_ONE]:
                raise InputError(f"unsupported: {wanted.names} holds no sessions.", hint=wanted.hint, path=wanted.names)
            reasons = "; ".join(self._failures)
            raise InputError(f"Nothing could be imported: {reasons}.", hint=wanted.hint, path=wanted.names)
        return report


def _zone(name: str) -> tzinfo:
    if not name:
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise UsageError(f"There is no time zone {name!r}.", hint="Give one such as Europe/Lisbon.") from error
