"""Dream runs: begun, finished, listed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

import sqlalchemy as sql

from reverie.errors import UnknownRecordError
from reverie.store.state.rows import as_text, as_time, next_number
from reverie.store.state.tables import runs

Status = Literal["running", "landed", "no change", "failed", "reverted"]


@dataclass(frozen=True, slots=True)
class RunRecord:
    """One Dream run."""

    number: int
    engine: str
    base: int
    started_at: datetime | None
    status: str = "running"
    revision: int | None = None
    """What it landed as; None when nothing landed."""
    finished_at: datetime | None = None
    report: Mapping[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Its name: `run7`."""
        return f"run{self.number}"


class RunTable:
    """Runs of all accounts."""

    def __init__(self, engine: sql.Engine) -> None:
        """Read and write over an engine."""
        self._engine = engine

    def begin(self, account: str, engine: str, base: int, at: datetime) -> RunRecord:
        """Note that a run begins and return it with its number."""
        with self._engine.begin() as connection:
            number = next_number(connection, runs, account)
            values = {"engine": engine, "base": base, "started_at": as_text(at), "status": "running"}
            connection.execute(sql.insert(runs).values(account_id=account, number=number, **values))
        return RunRecord(number, engine, base, at)

    def finish(
        self, account: str, run_id: str, status: Status, report: Mapping[str, Any], at: datetime, revision: int | None
    ) -> None:
        """Note how a run ended."""
        values = {"status": status, "report": json.dumps(report, ensure_ascii=False), "finished_at": as_text(at)}
        with self._engine.begin() as connection:
            change = sql.update(runs).where(runs.c.account_id == account, runs.c.number == _number(run_id))
            if connection.execute(change.values(revision=revision, **values)).rowcount == 0:
                raise _unknown(run_id)

    def mark(self, account: str, run_id: str, status: Status) -> None:
        """Change what became of a run."""
        with self._engine.begin() as connection:
            change = sql.update(runs).where(runs.c.account_id == account, runs.c.number == _number(run_id))
            connection.execute(change.values(status=status))

    def list(self, account: str, limit: int | None = None) -> list[RunRecord]:
        """Return the runs of an account, newest first."""
        query = sql.select(runs).where(runs.c.account_id == account).order_by(runs.c.number.desc()).limit(limit)
        with self._engine.connect() as connection:
            return [_record(row) for row in connection.execute(query)]

    def get(self, account: str, run_id: str) -> RunRecord:
        """Return one run."""
        query = sql.select(runs).where(runs.c.account_id == account, runs.c.number == _number(run_id))
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise _unknown(run_id)
        return _record(row)


def _number(run_id: str) -> int:
    digits = run_id.removeprefix("run")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 12:
        raise _unknown(run_id)
    return int(digits)


def _unknown(run_id: str) -> UnknownRecordError:
    return UnknownRecordError(f"There is no run {run_id!r}.", hint="See `reverie dream list`.")


def _record(row: sql.Row[Any]) -> RunRecord:
    report = json.loads(row.report) if row.report else {}
    times = as_time(row.started_at), as_time(row.finished_at)
    return RunRecord(row.number, row.engine, row.base, times[0], row.status, row.revision, times[1], report)
