"""The search index of one account: a shadow of the files, in one SQLite file, thrown away and rebuilt at will."""

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import apsw

from reverie.model.hit import HitKind
from reverie.store.access import denied, is_writable, read_only_uri
from reverie.store.atomic import sync_file
from reverie.store.search.pages import PageIndex
from reverie.store.search.query import WORDS_OF, Filters, match_expression, where_clause
from reverie.store.search.rows import PASSAGE_COLUMNS, Found, IndexBatch, Passage, read_passage
from reverie.store.search.schema import BRAIN_WORDS, MESSAGE_WORDS, STATEMENTS, VERSION
from reverie.store.search.stored_times import read_time
from reverie.store.search.vectors import VectorTable
from reverie.store.search.writing import BatchWriter
from reverie.store.transcripts.catalogue import SessionRef, Stamp

KINDS: tuple[HitKind, ...] = get_args(HitKind)
_ALL = Filters()
_SESSIONS = (
    "SELECT size, mtime, id, path, title, source, native_id, origin, started_at, messages, last_at, last_number, "
    "timezone FROM sessions"
)
_BUSY_MILLISECONDS = 20_000


class SearchIndex:
    """Finds passages by words and answers questions about pages.

    Example:
        >>> import tempfile
        >>> from reverie.store.search.rows import IndexedPassage, SessionRows
        >>> index = SearchIndex(Path(tempfile.mkdtemp()) / "index.db")
        >>> said = Passage("message", "sessions/undated/7f3ak2m9qx/transcript.md", "m1", "In Kyoto.", "7f3ak2m9qx", 1)
        >>> ref = SessionRef("7f3ak2m9qx", "sessions/undated/7f3ak2m9qx", "", "", "", "person", None, 1, None)
        >>> rows = SessionRows(ref, (0, 0), (IndexedPassage(said, ("kyoto", "", "")),))
        >>> index.apply(IndexBatch(sessions=[rows]))
        >>> [found.passage.text for found in index.search(["kyoto", '" OR ^ NEAR('])]
        ['In Kyoto.']
    """

    def __init__(self, path: Path) -> None:
        """Open the index, making an empty one where there is none or one of another version.

        Where nothing can be written it is only read.

        Raises:
            NoAccess: It would have to be made or changed, and this user may not.
        """
        self.path = path
        self.read_only = path.parent.exists() and not is_writable(path)
        if not self.read_only:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = self._open()
        self.pages = PageIndex(self._connection)
        self.vectors = VectorTable(self._connection)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def apply(self, batch: IndexBatch) -> None:
        """Make all changes of a batch, or none.

        A power cut may take back what was written since the last `flush`; what is there is whole nevertheless.
        """
        with self._transaction():
            BatchWriter(self._connection).write(batch)

    def flush(self) -> None:
        """Wait until everything written so far is on the disk."""
        log = Path(f"{self.path}-wal")
        if log.exists():
            sync_file(log)

    def search(
        self,
        terms: Iterable[str],
        kinds: Collection[HitKind] = KINDS,
        k: int = 50,
        filters: Filters = _ALL,
    ) -> list[Found]:
        """Return passages that have any of the terms, the best first; no terms, no passages.

        Messages and lines of the Brain are two sets of words with statistics of their own: their scores can be
        compared within a set only. When both are asked for, each gives up to k passages.

        Args:
            terms: Tokens as the analyzer makes them; any text is safe.
            kinds: What to look for.
            k: How many of each set.
            filters: What a passage must be besides.
        """
        expression = match_expression(terms)
        found: list[Found] = []
        for words in (BRAIN_WORDS, MESSAGE_WORDS) if expression else ():
            every = [kind for kind in KINDS if WORDS_OF[kind] == words]
            wanted = [kind for kind in kinds if kind in every]
            if wanted:
                condition, values = where_clause(wanted, every, filters)
                query = (
                    f"SELECT w.rank, {PASSAGE_COLUMNS} FROM {words} w JOIN passages p ON p.id = w.rowid "
                    f"WHERE {words} MATCH ?{condition} ORDER BY w.rank LIMIT ?"
                )
                rows = self._connection.execute(query, (expression, *values, k))
                found += [Found(read_passage(row[1:]), -row[0]) for row in rows]
        return found

    def rows(self, ids: Iterable[int]) -> list[Passage]:
        """Return passages by id, in the order asked for; ids that are gone are left out."""
        query = f"SELECT {PASSAGE_COLUMNS} FROM passages p WHERE p.id = ?"
        found = (self._connection.execute(query, (number,)).fetchone() for number in ids)
        return [read_passage(row) for row in found if row is not None]

    def messages(self, session_id: str, first: int = 1, last: int = 2**62) -> list[Passage]:
        """Return the messages of a session with numbers from first to last."""
        query = (
            f"SELECT {PASSAGE_COLUMNS} FROM passages p WHERE p.kind = 'message' AND p.session_id = ? "
            "AND p.message_no BETWEEN ? AND ? ORDER BY p.message_no"
        )
        return [read_passage(row) for row in self._connection.execute(query, (session_id, first, last))]

    def message_marks(self, session_id: str) -> list[tuple[str, str]]:
        """Return id and branch of each message of a session, in order: enough to see what the index lacks."""
        query = "SELECT anchor, branch FROM passages WHERE kind = 'message' AND session_id = ? ORDER BY message_no"
        return [(row[0], row[1]) for row in self._query(query, (session_id,))]

    def passages(self, kinds: Collection[HitKind] = KINDS) -> Iterator[Passage]:
        """Yield every passage of some kinds, in the order of ids."""
        condition = ", ".join("?" * len(kinds))
        query = f"SELECT {PASSAGE_COLUMNS} FROM passages p WHERE p.kind IN ({condition}) ORDER BY p.id"
        yield from map(read_passage, self._connection.execute(query, tuple(kinds)))

    def count(self, kind: HitKind) -> int:
        """Return how many passages of a kind there are."""
        return int(self._connection.execute("SELECT count(*) FROM passages WHERE kind = ?", (kind,)).get)

    def frequency(self, terms: Iterable[str], kinds: Collection[HitKind] = KINDS[:1]) -> dict[str, int]:
        """Return how many passages hold each term, in the set of words (messages, lines of the Brain) of the kinds."""
        found: dict[str, int] = {}
        for term in dict.fromkeys(terms):
            for words in {WORDS_OF[kind] for kind in kinds} if term else ():
                query = f"SELECT count(*) FROM {words} WHERE {words} MATCH ?"
                found[term] = found.get(term, 0) + int(self._connection.execute(query, (match_expression([term]),)).get)
        return found

    def head(self) -> tuple[int, str]:
        """Return revision and commit that the index stands at; revision -1 when it was never told."""
        rows = dict(self._connection.execute("SELECT key, value FROM meta WHERE key IN ('revision', 'commit')"))
        return int(rows.get("revision", "-1")), str(rows.get("commit", ""))

    def load_refs(self) -> dict[str, tuple[Stamp, SessionRef]]:
        """Return what is remembered of every session; see `RefCache`."""
        return {row[2]: ((row[0], row[1]), _read_ref(row[2:])) for row in self._query(_SESSIONS)}

    def session(self, session_id: str) -> tuple[Stamp, SessionRef] | None:
        """Return what is remembered of one session."""
        found = self._query(f"{_SESSIONS} WHERE id = ?", (session_id,))
        return ((found[0][0], found[0][1]), _read_ref(found[0][2:])) if found else None

    def purge(self, paths: Sequence[str] = (), sessions: Sequence[str] = ()) -> None:
        """Remove files and sessions and make sure that no byte of them stays in the file.

        Deleting hides postings; only merging all of them and writing the file anew makes them go.
        """
        self.apply(IndexBatch(removed_pages=paths, removed_sessions=sessions))
        self.squeeze()

    def squeeze(self) -> None:
        """Write the file anew without anything that was deleted."""
        for words in (BRAIN_WORDS, MESSAGE_WORDS):
            self._connection.execute(f"INSERT INTO {words}({words}) VALUES('optimize')")
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.execute("VACUUM")
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def rebuild(self, batches: Iterable[IndexBatch]) -> None:
        """Throw everything away and take these batches in instead; a reader sees the old index or the new one."""
        with self._transaction():
            self._drop()
            self._create()
            for batch in batches:
                BatchWriter(self._connection).write(batch)

    def dump(self) -> dict[str, list[tuple[Any, ...]]]:
        """Return the whole content, ids left out, in an order that does not depend on history: for comparing."""
        place = dict(self._query("SELECT id, path || '#' || anchor FROM passages"))
        columns = PASSAGE_COLUMNS.removeprefix("p.id, ")
        tables = {"passages": self._query(f"SELECT {columns} FROM passages p ORDER BY p.path, p.anchor")}
        for table in ("pages", "names", "links", "citations", "sessions"):
            tables[table] = sorted(self._query(f"SELECT * FROM {table}"))
        for words in (BRAIN_WORDS, MESSAGE_WORDS):
            self._connection.execute(
                f"CREATE VIRTUAL TABLE IF NOT EXISTS temp.{words}_terms USING fts5vocab('main', '{words}', 'instance')"
            )
            rows = self._query(f"SELECT doc, col, offset, term FROM {words}_terms")
            tables[words] = sorted((place[row[0]], *row[1:]) for row in rows if row[0] in place)
        return tables

    def _query(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        return list(self._connection.execute(query, values))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        if self.read_only:
            raise denied(self.path, "this user may only read it")
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _open(self) -> apsw.Connection:
        if self.read_only:
            return self._connect_read_only()
        try:
            return self._connect()
        except (apsw.NotADBError, apsw.CorruptError):
            for ending in ("", "-wal", "-shm"):  # a shadow that is damaged is worth less than an empty one
                Path(f"{self.path}{ending}").unlink(missing_ok=True)
            return self._connect()

    def _connect(self) -> apsw.Connection:
        connection = apsw.Connection(os.fspath(self.path))
        connection.set_busy_timeout(_BUSY_MILLISECONDS)
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "secure_delete = ON", "cache_size = -16000"):
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        if self._version() != VERSION:
            with self._transaction():
                if self._version() != VERSION:  # nobody else made it while we waited
                    self._drop()
                    self._create()
        return connection

    def _connect_read_only(self) -> apsw.Connection:
        flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        self._connection = apsw.Connection(read_only_uri(self.path), flags=flags)
        try:
            version = self._version()
        except (apsw.NotADBError, apsw.CorruptError, apsw.CantOpenError) as error:
            raise denied(self.path, f"{error}") from error
        if version != VERSION:
            raise denied(self.path, "another version of this program made it, and it cannot be made anew")
        return self._connection

    def _version(self) -> int:
        if not self._query("SELECT 1 FROM sqlite_schema WHERE name = 'meta'"):
            return 0
        return int(self._connection.execute("SELECT value FROM meta WHERE key = 'schema'").get or 0)

    def _drop(self) -> None:
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL%'"
        for (name,) in self._query(names):
            self._connection.execute(f'DROP TABLE "{name}"')
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        for (name,) in self._query(names):
            self._connection.execute(f'DROP TABLE "{name}"')

    def _create(self) -> None:
        for statement in STATEMENTS:
            self._connection.execute(statement)


def _read_ref(row: tuple[Any, ...]) -> SessionRef:
    session_id, path, title, source, native_id, origin, started_at, messages, last_at, last_number, zone = row
    return SessionRef(
        session_id,
        path,
        title,
        source,
        native_id,
        origin,
        read_time(started_at),
        messages,
        read_time(last_at),
        last_number,
        zone,
    )
