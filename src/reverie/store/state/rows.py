"""What the tables of `state.db` share: numbers that count up in an account, times as text."""

from datetime import UTC, datetime

import sqlalchemy as sql


def next_number(connection: sql.Connection, table: sql.Table, account: str) -> int:
    """Return the next number of an account in a table; the caller's transaction keeps others out."""
    newest = sql.select(sql.func.max(table.c.number)).where(table.c.account_id == account)
    return int(connection.execute(newest).scalar() or 0) + 1


def as_text(at: datetime | None) -> str:
    """Return a time as text that sorts as times do; empty for none."""
    return "" if at is None else at.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def as_time(text: str) -> datetime | None:
    """Return the time of a text; None of an empty one."""
    return datetime.fromisoformat(text) if text else None
