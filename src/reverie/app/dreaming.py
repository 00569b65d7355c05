"""Carry a Dream run from its orientation to its landing, and keep its record."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, get_args

from reverie.app.barrier import Barrier
from reverie.app.files import LandedFiles
from reverie.app.settings import Settings
from reverie.app.views import IndexedBrain
from reverie.brain.account import Account
from reverie.brain.consumption import consumed_sessions
from reverie.dream.orient import Known, Orientation, Work, choose_work
from reverie.dream.run import Proposal, dream
from reverie.dream.sync import checker, land, memo_of
from reverie.errors import ReverieError, StaleBase
from reverie.model.session import Origin
from reverie.text.dates import local_day as day_in_zone
from reverie.wiki.paths import PROFILE

if TYPE_CHECKING:
    from reverie.store.state.runs import Status  # loads SQLAlchemy: not before a run begins

Progress = Callable[[str, int, int], None]

ENGINE: Final = "extractive"
DRY_RUN: Final = "dry-run"
MOST_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class DreamOrder:
    """What the caller wants of a run."""

    only: Sequence[str] = ()
    dry_run: bool = False
    progress: Progress = lambda phase, done, total: None


def person_of(account: Account, settings: Settings) -> str:
    """Return the person's name: the setting's, else the one that the profile has learnt."""
    given = settings.get("person.name")
    if given:
        return given.split()[0] if given.isascii() else given
    row = account.index.pages.page(PROFILE)
    named = account.index.pages.claims_for(PROFILE, "name") if row is not None else []
    return row.title if row is not None and named else ""


def run_dream(account: Account, settings: Settings, now: datetime, order: DreamOrder) -> dict[str, Any]:
    """Dream what is new and land it; return the record of the run as the command line prints it.

    When somebody else lands a change meanwhile, or forgets something, the run is made again on what is there then:
    forgetting wins, and a session that went in the middle of a run takes none of the others with it.

    Raises:
        StaleBase: The memory moved on again and again.
    """
    for _ in range(MOST_TRIES - 1):
        forgotten = account.deletions.mark
        try:
            return _Run(account, settings, now, order, forgotten).carry_out()
        except StaleBase:
            continue
        except (ReverieError, OSError):
            if account.deletions.mark == forgotten:
                raise
    return _Run(account, settings, now, order, account.deletions.mark).carry_out()


@dataclass
class _Run:
    """One try."""

    account: Account
    settings: Settings
    now: datetime
    order: DreamOrder
    forgotten: int
    """How much had been forgotten when it began."""

    def carry_out(self) -> dict[str, Any]:
        """Read, propose, land; return the record."""
        account = self.account
        barrier = Barrier(account)
        barrier.sweep()
        consumed = consumed_sessions(account)
        refs = [Known(ref.id, _origin(ref.origin), ref.started_at, ref.last_number) for ref in account.log.iter_refs()]
        work, left_out = choose_work(refs, lambda session_id: consumed.get(session_id, 0), self.order.only)
        base = account.history.head_revision()
        if not work:
            return _record("", base, base, None, left_out)
        runs = account.state.runs
        run = DRY_RUN if self.order.dry_run else runs.begin(account.name, ENGINE, base, self.now).id
        try:
            return self._dream(self._orientation(run, base, work, left_out, barrier), barrier)
        except (ReverieError, OSError):
            if not self.order.dry_run:
                runs.mark(account.name, run, "failed")
            raise

    def _orientation(
        self, run: str, base: int, work: tuple[Work, ...], left_out: tuple[tuple[str, int], ...], barrier: Barrier
    ) -> Orientation:
        timezone = self.settings.get("person.timezone")
        return Orientation(
            run=run,
            base=base,
            today=day_in_zone(self.now, timezone),
            person=person_of(self.account, self.settings),
            timezone=timezone,
            language=self.settings.get("person.language") or "en",
            work=work,
            left_out=left_out,
            forgotten=frozenset(barrier.pending),
        )

    def _dream(self, orientation: Orientation, barrier: Barrier) -> dict[str, Any]:
        account = self.account
        memo = memo_of(account)
        files = LandedFiles(account.layout, landed=account.history.read)
        brain = IndexedBrain(account.index, account.log, files, orientation.timezone, memo.page)
        check = checker(account, barrier.is_forgotten, memo)
        proposal = dream(orientation, brain, barrier, check, self.order.progress, barrier.refuses)
        if self.order.dry_run:
            return _record(orientation.run, orientation.base, orientation.base, proposal, orientation.left_out)
        with (
            account.lease.hold()
        ):  # who forgets holds it too: what lands, and what is noted of it, is all before or after
            if account.deletions.mark != self.forgotten:
                raise StaleBase("Something was forgotten while the run went on.", hint="Run `reverie dream` again.")
            barrier.keep(
                proposal.forgotten, self.now
            )  # before it lands: what was asked for binds whatever happens then
            landed = land(account, proposal, orientation, self.now, barrier.is_forgotten, memo)
            report = _record(orientation.run, orientation.base, landed.revision, proposal, orientation.left_out)
            status: Status = "landed" if landed.changed else "no change"
            revision = landed.revision
            account.state.runs.finish(account.name, orientation.run, status, report, self.now, revision)
        return report


def _origin(name: str) -> Origin:
    """Return the origin of a session; one that nobody knows is foreign, and not dreamt."""
    return name if name in get_args(Origin) else "foreign"  # type: ignore[return-value] # checked just here


def _record(
    run: str,
    base: int,
    revision: int,
    proposal: Proposal | None,
    left_out: Sequence[tuple[str, int]],
) -> dict[str, Any]:
    paths = [change.path for change in proposal.changes] if proposal is not None else []
    news, attached = (proposal.news, proposal.attached) if proposal is not None else (None, None)
    findings = proposal.findings if proposal is not None else ()
    return {
        "run": run,
        "engine": ENGINE,
        "base": base,
        "revision": revision,
        "changed": bool(paths),
        "sessions": len(news.sessions) if news else 0,
        "pages": {
            "written": len(news.created) + len(news.changed) if news else 0,
            "removed": len(news.removed) if news else 0,
            "archived": 0,
        },
        "claims": {
            "added": attached.added if attached else 0,
            "superseded": attached.superseded if attached else 0,
            "dropped": sum(news.dropped.values()) if news else 0,
        },
        "notes": sum(path.startswith("notes/") for path in paths),
        "findings": [asdict(finding) for finding in findings],
        "usage": {"tokens": 0, "usd": 0.0},
        "dropped": dict(sorted(news.dropped.items())) if news else {},
        "failed": [{"session": session, "reason": reason} for session, reason in news.failed] if news else [],
        "left_out": [{"reason": reason, "count": count} for reason, count in left_out],
        "forget_plans": (
            [
                {"session": place[0], "message": place[1], "asked_in": asked}
                for place, asked in proposal.forgotten.items()
            ]
            if proposal
            else []
        ),
    }
