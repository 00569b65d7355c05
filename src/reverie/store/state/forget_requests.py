"""Requests to forget that were said in a session: they bind at once, and wait here for the person's word."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import sqlalchemy as sql

from reverie.store.state.rows import as_text, as_time, next_number
from reverie.store.state.tables import forget_requests as table

Closed = Literal["done", "dismissed"]


@dataclass(frozen=True, slots=True)
class PendingForget:
    """One request."""

    number: int
    session_id: str
    message_id: str
    target: str
    """What to forget, in the person's words; emptied when the request is closed."""
    status: str
    created_at: datetime | None


class ForgetRequestTable:
    """Requests of all accounts."""

    def __init__(self, engine: sql.Engine) -> None:
        """Read and write over an engine."""
        self._engine = engine

    def add(self, account: str, session_id: str, message_id: str, target: str, at: datetime) -> int:
        """Keep a request and return its number; the same message asks once only."""
        same = (
            table.c.account_id == account,
            table.c.session_id == session_id,
            table.c.message_id == message_id,
        )
        with self._engine.begin() as connection:
            known = connection.execute(sql.select(table.c.number).where(*same)).scalar()
            if known is not None:
                return int(known)
            number = next_number(connection, table, account)
            values = {"session_id": session_id, "message_id": message_id, "target": target, "status": "pending"}
            connection.execute(
                sql.insert(table).values(account_id=account, number=number, created_at=as_text(at), **values)
            )
        return number

    def close(self, account: str, number: int, status: Closed, at: datetime) -> None:
        """Note what became of a request, and forget its words."""
        change = sql.update(table).where(table.c.account_id == account, table.c.number == number)
        with self._engine.begin() as connection:
            connection.execute(change.values(status=status, target="", closed_at=as_text(at)))

    def unname(self, account: str, sessions: Iterable[str]) -> None:
        """Take the ids of sessions that are gone out of the requests that were closed."""
        change = sql.update(table).where(
            table.c.account_id == account, table.c.session_id.in_(list(sessions)), table.c.status != "pending"
        )
        with self._engine.begin() as connection:
            connection.execute(change.values(session_id="", message_id=""))

    def pending(self, account: str) -> list[PendingForget]:
        """Return the requests that wait, oldest first."""
        query = sql.select(table).where(table.c.account_id == account, table.c.status == "pending")
        with self._engine.connect() as connection:
            return [
                PendingForget(
                    row.number, row.session_id, row.message_id, row.target, row.status, as_time(row.created_at)
                )
                for row in connection.execute(query.order_by(table.c.number))
            ]
