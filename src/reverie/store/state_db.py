"""Workflow state of all accounts in one SQLite file: what happened around the memory, never the memory itself.

Import this module only where state is needed: it loads SQLAlchemy.
"""

import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.pool import ConnectionPoolEntry

from reverie.errors import InputError
from reverie.store.access import denied, is_writable, read_only_uri
from reverie.store.state.consumption import ConsumedTable
from reverie.store.state.failures import FailureTable
from reverie.store.state.forget_requests import ForgetRequestTable
from reverie.store.state.imports import AuditTable, ImportTable
from reverie.store.state.migrations import MIGRATIONS
from reverie.store.state.rows import as_text
from reverie.store.state.runs import RunTable
from reverie.store.state.tables import accounts, metadata

_PRAGMAS = ("journal_mode = WAL", "secure_delete = ON", "foreign_keys = ON", "busy_timeout = 20000")


class StateDb:
    """The tables of `state.db`, one attribute each.

    Example:
        >>> import tempfile
        >>> from datetime import UTC
        >>> state = StateDb(Path(tempfile.mkdtemp()) / "state.db")
        >>> state.runs.begin("nadia", "extractive", 0, datetime(2026, 3, 2, tzinfo=UTC)).id
        'run1'
    """

    def __init__(self, path: Path) -> None:
        """Open the file, making it or bringing it up to this version first.

        Where nothing can be written it is only read.

        Raises:
            InputError: It was written by a newer version.
            NoAccess: It would have to be made or changed, and this user may not.
        """
        self.path = path
        self.read_only = path.parent.exists() and not is_writable(path)
        self.engine = self._read_only_engine() if self.read_only else self._engine()
        sql.event.listen(self.engine, "handle_error", self._explain)
        if not self.read_only:
            self._migrate()
        self.imports = ImportTable(self.engine)
        self.runs = RunTable(self.engine)
        self.consumed = ConsumedTable(self.engine)
        self.failures = FailureTable(self.engine)
        self.forget_requests = ForgetRequestTable(self.engine)
        self.audit = AuditTable(self.engine)

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()

    def add_account(self, account: str, at: datetime) -> None:
        """Note an account; a known one stays as it is."""
        with self.engine.begin() as connection:
            known = connection.execute(sql.select(accounts).where(accounts.c.account_id == account)).first()
            if known is None:
                connection.execute(sql.insert(accounts).values(account_id=account, created_at=as_text(at)))

    def remove_account(self, account: str) -> None:
        """Forget everything about an account."""
        with self.engine.begin() as connection:
            for table in metadata.sorted_tables:
                if "account_id" in table.c:
                    connection.execute(sql.delete(table).where(table.c.account_id == account))

    def squeeze(self) -> None:
        """Write the file anew without anything that was deleted."""
        connection = self.engine.raw_connection()  # below the transactions that SQLAlchemy always opens
        try:
            for statement in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
                connection.cursor().execute(statement)
        finally:
            connection.close()

    def _engine(self) -> sql.Engine:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        engine = sql.create_engine(f"sqlite:///{self.path}")
        sql.event.listen(engine, "connect", _prepare)
        sql.event.listen(engine, "begin", _begin)
        return engine

    def _read_only_engine(self) -> sql.Engine:
        address = read_only_uri(self.path)
        return sql.create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True))

    def _explain(self, context: sql.ExceptionContext) -> None:
        """Name the file that could not be used: the library names itself."""
        found = context.original_exception
        if isinstance(found, sqlite3.OperationalError):
            raise denied(self.path, f"{found}") from found

    def _migrate(self) -> None:
        with self.engine.begin() as connection:
            connection.exec_driver_sql(
                "CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL, at TEXT DEFAULT '' NOT NULL, "
                "PRIMARY KEY (version))"
            )
            version = int(connection.exec_driver_sql("SELECT coalesce(max(version), 0) FROM schema").scalar() or 0)
            if version > len(MIGRATIONS):
                hint = "Install that version of Reverie, or give another --home."
                message = (
                    f"{self.path} was written by a newer version (schema {version}, this one knows {len(MIGRATIONS)})."
                )
                raise InputError(message, hint=hint, path=str(self.path))
            for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
                for statement in statements:
                    connection.exec_driver_sql(statement)
                connection.exec_driver_sql("INSERT INTO schema (version) VALUES (?)", (number,))


def _prepare(connection: Any, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver would begin late; `_begin` does it at once
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sql.Connection) -> None:
    """Take the write lock first: a read that turns into a write later could not be given one."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
