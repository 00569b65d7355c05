"""How a batch gets into the tables of the index; the caller holds the transaction."""

from collections.abc import Iterable, Sequence
from dataclasses import astuple
from typing import Any

import apsw

from reverie.store.search.rows import (
    IndexBatch,
    IndexedPassage,
    PageRows,
    SessionRows,
    passage_values,
)
from reverie.store.search.schema import BRAIN_WORDS, MESSAGE_WORDS
from reverie.store.search.stored_times import write_time

_PASSAGE = f"INSERT OR REPLACE INTO passages VALUES({', '.join('?' * 27)})"
_WORDS = {
    MESSAGE_WORDS: f"INSERT INTO {MESSAGE_WORDS}(rowid, own, near, far) VALUES(?, ?, ?, ?)",
    BRAIN_WORDS: f"INSERT INTO {BRAIN_WORDS}(rowid, own, context) VALUES(?, ?, ?)",
}
_ANCHOR, _TEXT, _DIGEST = 3, 4, 5
"""Where they stand in a row of `passages`."""
_KEYS = {
    "names": ("path", ("name", "rank", "path")),
    "links": ("source", ("source", "target")),
    "citations": ("path", ("path", "anchor", "session_id", "message", "quote")),
}
"""For each table of what pages hold: the column of the page, and the primary key."""
_NEXT_ID = "SELECT value FROM meta WHERE key = 'next'"


class BatchWriter:
    """Writes one batch."""

    def __init__(self, connection: apsw.Connection) -> None:
        """Begin; ids go on where the last batch stopped, so that none is ever given twice."""
        self._connection = connection
        self._next = int(self._one(_NEXT_ID) or 1)

    def write(self, batch: IndexBatch) -> None:
        """Write the whole batch."""
        for path in batch.removed_pages:
            self._remove_page(path)
        for session_id in batch.removed_sessions:
            self._remove_session(session_id)
        for page in batch.pages:
            self._write_page(page)
        for session in batch.sessions:
            self._write_session(session)
        self._run("INSERT OR REPLACE INTO meta VALUES('next', ?)", (str(self._next),))
        if batch.head is not None:
            self._run("INSERT OR REPLACE INTO meta VALUES('revision', ?)", (str(batch.head[0]),))
            self._run("INSERT OR REPLACE INTO meta VALUES('commit', ?)", (batch.head[1],))

    def _write_page(self, rows: PageRows) -> None:
        page = rows.page
        self._replace(BRAIN_WORDS, "path = ?", (page.path,), rows.passages)
        values = (page.path, page.path.casefold(), *astuple(page)[1:])
        self._run("INSERT OR REPLACE INTO pages VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        self._settle("names", page.path, ((name, rank, page.path, shown) for name, rank, shown in rows.names))
        self._settle("links", page.path, ((page.path, target) for target in rows.links))
        self._settle(
            "citations",
            page.path,
            ((page.path, one.anchor, one.session_id, one.message_id, one.quote, one.number) for one in rows.citations),
        )

    def _settle(self, table: str, path: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Make these the rows of a page in a table; of two with the same key the first counts."""
        owner, keys = _KEYS[table]
        wanted: dict[tuple[Any, ...], tuple[Any, ...]] = {}
        for row in rows:
            wanted.setdefault(row[: len(keys)], row)
        query = f"SELECT * FROM {table} WHERE {owner} = ?"
        for row in self._connection.execute(query, (path,)).fetchall():
            key = row[: len(keys)]
            if wanted.get(key) == row:
                del wanted[key]
            elif key not in wanted:
                self._run(f"DELETE FROM {table} WHERE {' AND '.join(f'{name} = ?' for name in keys)}", key)
        for row in wanted.values():
            self._run(f"INSERT OR REPLACE INTO {table} VALUES({', '.join('?' * len(row))})", row)

    def _write_session(self, rows: SessionRows) -> None:
        ref = rows.ref
        where = "session_id = ? AND message_no >= ? AND kind = 'message'"
        self._replace(MESSAGE_WORDS, where, (ref.id, rows.first), rows.passages)
        values = (ref.id, ref.path, ref.title, ref.source, ref.native_id, ref.origin, write_time(ref.started_at))
        counts = (ref.messages, write_time(ref.last_at), ref.last_number, ref.timezone, *rows.stamp)
        self._run(f"INSERT OR REPLACE INTO sessions VALUES({', '.join('?' * 13)})", (*values, *counts))

    def _remove_page(self, path: str) -> None:
        self._replace(BRAIN_WORDS, "path = ?", (path,), ())
        for table in ("pages", "names", "citations"):
            self._run(f"DELETE FROM {table} WHERE path = ?", (path,))
        self._run("DELETE FROM links WHERE source = ?", (path,))

    def _remove_session(self, session_id: str) -> None:
        self._replace(MESSAGE_WORDS, "session_id = ? AND kind = 'message'", (session_id,), ())
        self._run("DELETE FROM sessions WHERE id = ?", (session_id,))

    def _replace(self, words: str, where: str, values: Sequence[Any], passages: Sequence[IndexedPassage]) -> None:
        """Put these passages in the place of those; what stays as it is is not written again.

        What kept its words keeps its id, its postings and its vector.
        """
        query = f"SELECT * FROM passages WHERE {where}"
        old = {row[_ANCHOR]: row for row in self._connection.execute(query, values)}
        rows: list[tuple[Any, ...]] = []
        postings: list[tuple[Any, ...]] = []
        stays: set[int] = set()
        mute: set[int] = set()  # its meaning has to be found anew
        for item in passages:
            known = old.get(item.passage.anchor)
            number = known[0] if known is not None else self._next
            self._next += known is None
            row = (number, *passage_values(item.passage, item.digest))
            stays.add(number)
            if row == known:
                continue
            rows.append(row)
            if known is None or known[_DIGEST] != row[_DIGEST]:
                postings.append((number, *item.columns))
            if known is not None and known[_TEXT] != row[_TEXT]:
                mute.add(number)
        gone = {row[0] for row in old.values()} - stays
        silent = gone | ({row[0] for row in postings} & {row[0] for row in old.values()})
        self._many("DELETE FROM passages WHERE id = ?", ((number,) for number in gone))
        self._many(f"DELETE FROM {words} WHERE rowid = ?", ((number,) for number in silent))
        self._many("DELETE FROM vectors WHERE id = ?", ((number,) for number in gone | mute))
        self._many(_PASSAGE, rows)
        self._many(_WORDS[words], postings)

    def _one(self, query: str) -> Any:
        return self._connection.execute(query).get

    def _run(self, statement: str, values: Sequence[Any] = ()) -> None:
        self._connection.execute(statement, values)

    def _many(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        self._connection.executemany(statement, rows)
