"""What imports reported, and what was done on behalf of the person: rows that are only ever added."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sql

from reverie.store.state.rows import as_text, as_time, next_number
from reverie.store.state.tables import audit, imports


@dataclass(frozen=True, slots=True)
class ImportRecord:
    """One import and its report."""

    number: int
    at: datetime | None
    report: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """One act: ids and counts, never content."""

    number: int
    at: datetime | None
    action: str
    detail: Mapping[str, Any]


class ImportTable:
    """Imports of all accounts."""

    def __init__(self, engine: sql.Engine) -> None:
        """Read and write over an engine."""
        self._engine = engine

    def add(self, account: str, report: Mapping[str, Any], at: datetime) -> int:
        """Keep the report of an import and return its number."""
        return _add(self._engine, imports, account, at, {"report": json.dumps(report, ensure_ascii=False)})

    def list(self, account: str, limit: int | None = None) -> list[ImportRecord]:
        """Return the imports of an account, newest first."""
        rows = _newest(self._engine, imports, account, limit)
        return [ImportRecord(row.number, as_time(row.at), json.loads(row.report)) for row in rows]


class AuditTable:
    """Acts in all accounts."""

    def __init__(self, engine: sql.Engine) -> None:
        """Read and write over an engine."""
        self._engine = engine

    def add(self, account: str, action: str, detail: Mapping[str, Any], at: datetime) -> int:
        """Keep an act and return its number."""
        values = {"action": action, "detail": json.dumps(detail, ensure_ascii=False)}
        return _add(self._engine, audit, account, at, values)

    def list(self, account: str, limit: int | None = None) -> list[AuditRecord]:
        """Return the acts in an account, newest first."""
        rows = _newest(self._engine, audit, account, limit)
        return [AuditRecord(row.number, as_time(row.at), row.action, json.loads(row.detail)) for row in rows]


def _add(engine: sql.Engine, table: sql.Table, account: str, at: datetime, values: Mapping[str, str]) -> int:
    with engine.begin() as connection:
        number = next_number(connection, table, account)
        connection.execute(sql.insert(table).values(account_id=account, number=number, at=as_text(at), **values))
    return number


def _newest(engine: sql.Engine, table: sql.Table, account: str, limit: int | None) -> list[sql.Row[Any]]:
    query = sql.select(table).where(table.c.account_id == account).order_by(table.c.number.desc()).limit(limit)
    with engine.connect() as connection:
        return list(connection.execute(query))
