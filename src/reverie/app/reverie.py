"""`Reverie`: one account's memory as programs and the command line use it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from reverie.app import settings as app_settings
from reverie.app.adopting import Adopter
from reverie.app.barrier import Barrier
from reverie.app.dreaming import DreamOrder, Progress, person_of, run_dream
from reverie.app.forgetting import Forgetter, finish_interrupted
from reverie.app.inspecting import Inspector
from reverie.app.meaning import Meaning, embedder_for
from reverie.app.recalling import Recaller
from reverie.app.reverting import Reverter
from reverie.brain.account import Account
from reverie.brain.indexing import index_sessions, rebuild_index
from reverie.brain.opening import open_account
from reverie.capture.importing import ImportOptions, import_sessions
from reverie.capture.report import ImportReport
from reverie.errors import UsageError, shortened

ImportProgress = Callable[[int, int, int], None]
"""Told bytes done, bytes in all, sessions so far."""


class Reverie:
    """Open a memory, bring sessions in, dream, ask; every method leaves the files in order.

    Example:
        >>> import tempfile
        >>> from datetime import UTC
        >>> memory = Reverie.open(tempfile.mkdtemp(), "nadia", now=datetime(2026, 3, 2, tzinfo=UTC), create=True)
        >>> memory.ask("Where do I live?")["known"]
        False
        >>> memory.close()
    """

    def __init__(self, account: Account, settings: app_settings.Settings, now: datetime) -> None:
        """Work on an open account; use `Reverie.open`."""
        self._account = account
        self._settings = settings
        self._now = now

    @classmethod
    def open(cls, home: str | None, account: str, *, now: datetime, create: bool = False) -> "Reverie":
        """Open the memory of an account.

        Args:
            home: The home folder; None for REVERIE_HOME or the platform's user data folder.
            account: Whose memory.
            now: The clock.
            create: Make the account when there is none.

        Raises:
            UnknownRecordError: There is no such account.
        """
        folder = app_settings.home_path(home)
        opened = open_account(folder, account, create=create, now=now)
        finish_interrupted(opened, now)
        return cls(opened, app_settings.load(folder, account), now)

    def close(self) -> None:
        """Close what was opened."""
        self._account.close()

    def import_paths(
        self,
        paths: Sequence[Path],
        *,
        format_: str = "",
        person: str = "",
        timezone: str = "",
        dry_run: bool = False,
        progress: ImportProgress | None = None,
    ) -> ImportReport:
        """Bring sessions in from files, folders and archives; see `capture.importing.import_sessions`."""
        if not dry_run:
            self._remember("person.name", person)
            self._remember("person.timezone", timezone)
        options = ImportOptions(
            format=format_,
            person=person,
            usual_person=self._settings.get("person.name"),
            timezone=timezone or self._settings.get("person.timezone"),
            dry_run=dry_run,
            forgotten=self._account.deletions,
            on_stored=lambda ids: _ignore(index_sessions(self._account, ids)),
            on_progress=(
                (lambda done: progress(done.done_bytes, done.total_bytes, done.sessions)) if progress else None
            ),
        )
        report = import_sessions(paths, self._account.log, options)
        if not dry_run and (report.imported or report.grown):
            self._account.state.imports.add(self._account.name, _counts(report), self._now)
        return report

    def dream(
        self, *, only: Sequence[str] = (), dry_run: bool = False, progress: Progress | None = None
    ) -> dict[str, Any]:
        """Turn new sessions into wiki pages and return the record of the run."""
        order = DreamOrder(only, dry_run, progress or (lambda phase, done, total: None))
        return run_dream(self._account, self._settings, self._now, order)

    def fill_vectors(self, seconds: float = 60.0, progress: Callable[[int, int], None] | None = None) -> int:
        """Give landed claims their vectors, for at most so many seconds; nothing waits for them.

        Returns how many were given: 0 without the extra `local`, or when none is missing.
        """
        embedder = embedder_for(self._settings.get("search.embedder"))
        return Meaning(self._account, embedder).fill(seconds, progress) if embedder is not None else 0

    def runs(self) -> list[dict[str, Any]]:
        """Return the records of all runs, newest first."""
        return [
            {
                "run": run.id,
                "at": run.started_at,
                "status": run.status,
                "engine": run.engine,
                "base": run.base,
                "revision": run.revision,
                "sessions": run.report.get("sessions", 0),
            }
            for run in self._account.state.runs.list(self._account.name)
        ]

    def run(self, name: str) -> dict[str, Any]:
        """Return one run with its changelog and its diff."""
        return self._inspector().run(name)

    def revert(self, name: str) -> dict[str, Any]:
        """Undo a run: one new revision without its changes; its sessions count as not dreamt again."""
        return Reverter(self._account, self._now, self._settings.get("person.timezone")).revert(name)

    def forget_plan(
        self, *, query: str = "", session: str = "", message: str = "", page: str = "", asked: bool = False
    ) -> dict[str, Any]:
        """Return every place that holds what is named, for the person to read; nothing is changed.

        Args:
            query: A subject, in words.
            session: A session's id.
            message: A message, as `ID#mN`.
            page: A page or note by path or title, or one claim of it, as `PATH#^kN`.
            asked: What was asked for in sessions ("forget that").
        """
        return self._forgetter().plan(query=query, session=session, message=message, page=page, asked=asked)

    def forget(self, plan: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out what `forget_plan` returned: it leaves every store, and a certificate proves it."""
        return self._forgetter().forget(plan)

    def adopt(self, paths: Sequence[str]) -> dict[str, Any]:
        """Land what was changed on disk by hand, all of it or the named files."""
        return Adopter(self._account, self._now, self._settings.get("person.timezone")).adopt(paths)

    def ask(self, question: str, *, timezone: str = "", as_of: str = "", use_brain: bool = True) -> dict[str, Any]:
        """Answer a question from memory, with dates and citations.

        Raises:
            UsageError: The question is empty, or the zone or the date is none.
        """
        if timezone and not app_settings.is_zone(timezone):
            raise UsageError(f"There is no time zone {shortened(timezone)}.", hint="Give one such as Europe/Lisbon.")
        return self._recaller(timezone).ask(question, as_of=as_of, use_brain=use_brain)

    def search(
        self, query: str, *, most: int = 10, places: Sequence[str] = (), use_vectors: bool = True
    ) -> list[dict[str, Any]]:
        """Return claims, notes and messages that match words, best first."""
        return self._recaller("").search(query, most=most, places=places, use_vectors=use_vectors)

    def materialize(self, need: str, paths: Sequence[str], workspace: Path) -> dict[str, Any]:
        """Copy the records for a need, or at paths, into a workspace."""
        return self._recaller("").materialize(need, paths, workspace)

    def show(self, path: str, *, with_definitions: bool = False) -> dict[str, Any]:
        """Return a page, note, summary or transcript by path, title or alias."""
        return self._inspector().show(path, with_definitions=with_definitions)

    def why(self, path: str) -> list[dict[str, Any]]:
        """Return for each claim its evidence, run, revision and predecessors."""
        return self._inspector().why(path)

    def links(self, path: str) -> dict[str, Any]:
        """Return links out of a page and back to it."""
        return self._inspector().links(path)

    def log(self, path: str, *, most: int = 20) -> list[dict[str, Any]]:
        """Return the revisions of the Brain or of one file, newest first."""
        return self._inspector().log(path, most=most)

    def diff(self, old: int, new: int | None, path: str | None) -> str:
        """Return what changed between two revisions, in all files or in one that was ever there."""
        return self._inspector().diff(old, new, path)

    def check(self, paths: Sequence[str]) -> list[dict[str, Any]]:
        """Run the checks over pages and notes, all or some."""
        return self._inspector().check(paths)

    def sessions(self) -> list[dict[str, Any]]:
        """Return what there is to know of each session, newest first."""
        return self._inspector().sessions()

    def session(self, session_id: str, *, all_branches: bool = False) -> dict[str, Any]:
        """Return one session with its messages."""
        return self._inspector().session(session_id, all_branches=all_branches)

    def reindex(self, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
        """Throw the search index away and build it again from the files."""
        Barrier(self._account).sweep(thorough=True)
        count = rebuild_index(self._account)
        sessions = sum(1 for _ in self._account.log.iter_refs())
        if progress is not None:
            progress(count, count)
        return {"sessions": sessions, "pages": count - sessions}

    def _remember(self, key: str, value: str) -> None:
        """Keep a setting given to import, unless it is what the settings say already."""
        if value and value != self._settings.get(key):
            layout = self._account.layout
            app_settings.store(layout.home, self._account.name, key, value)
            self._settings = app_settings.load(layout.home, self._account.name)

    def _forgetter(self) -> Forgetter:
        timezone, person = self._settings.get("person.timezone"), self._settings.get("person.name")
        return Forgetter(self._account, self._now, timezone, person or person_of(self._account, self._settings))

    def _inspector(self) -> Inspector:
        return Inspector(self._account)

    def _recaller(self, timezone: str) -> Recaller:
        person = person_of(self._account, self._settings)
        names = tuple(dict.fromkeys(name for name in (person, self._settings.get("person.name")) if name))
        return Recaller(
            self._account,
            now=self._now,
            timezone=timezone or self._settings.get("person.timezone"),
            names=names,
            language=self._settings.get("person.language"),
            embedder=self._settings.get("search.embedder"),
            reranker=self._settings.get("search.reranker"),
        )


def _counts(report: ImportReport) -> dict[str, int]:
    """Return the numbers of a report, without titles: workflow state holds no content."""
    return {key: value for key, value in asdict(report).items() if isinstance(value, int)}


def _ignore(_count: int) -> None:
    return None
