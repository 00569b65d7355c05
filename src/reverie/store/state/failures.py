"""Sessions that a run could not use: why, and how often it was tried, so that one bad session blocks no other."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sql

from reverie.store.state.rows import as_text, as_time
from reverie.store.state.tables import failures


@dataclass(frozen=True, slots=True)
class Failure:
    """One session that could not be used."""

    session_id: str
    reason: str
    attempts: int
    last_at: datetime | None


class FailureTable:
    """Failures of all accounts."""

    def __init__(self, engine: sql.Engine) -> None:
        """Read and write over an engine."""
        self._engine = engine

    def add(self, account: str, session_id: str, reason: str, at: datetime) -> int:
        """Note that a session failed and return how often it did so far."""
        mine = (failures.c.account_id == account, failures.c.session_id == session_id)
        with self._engine.begin() as connection:
            attempts = int(connection.execute(sql.select(failures.c.attempts).where(*mine)).scalar() or 0) + 1
            connection.execute(sql.delete(failures).where(*mine))
            values = {"reason": reason, "attempts": attempts, "last_at": as_text(at)}
            connection.execute(sql.insert(failures).values(account_id=account, session_id=session_id, **values))
        return attempts

    def clear(self, account: str, sessions: Iterable[str]) -> None:
        """Note that sessions could be used after all, or are gone."""
        rows = [{"session": session} for session in sessions]
        if rows:
            change = sql.delete(failures).where(
                failures.c.account_id == account, failures.c.session_id == sql.bindparam("session")
            )
            with self._engine.begin() as connection:
                connection.execute(change, rows)

    def list(self, account: str) -> list[Failure]:
        """Return the sessions that fail, in order of their ids."""
        query = sql.select(failures).where(failures.c.account_id == account).order_by(failures.c.session_id)
        with self._engine.connect() as connection:
            rows = connection.execute(query)
            return [Failure(row.session_id, row.reason, row.attempts, as_time(row.last_at)) for row in rows]
