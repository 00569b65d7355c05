"""Vectors beside the passages they stand for: filled in behind, gone with the words they were made of."""

import json
from collections.abc import Iterable, Iterator, Sequence

import apsw

from reverie.model.hit import HitKind


class VectorTable:
    """Stores vectors as bytes; what they mean is the embedder's business."""

    def __init__(self, connection: apsw.Connection) -> None:
        """Read and write over a connection of the search index."""
        self._connection = connection

    def put(self, model: str, vectors: Iterable[tuple[int, bytes]]) -> None:
        """Store vectors by passage id; ids that are gone meanwhile are passed over."""
        statement = "INSERT OR REPLACE INTO vectors SELECT id, ?, ? FROM passages WHERE id = ?"
        with self._connection:
            self._connection.executemany(statement, ((model, vector, number) for number, vector in vectors))

    def missing(
        self, model: str, limit: int = 1000, kinds: Sequence[HitKind] = ("claim", "note", "summary", "message")
    ) -> list[tuple[int, HitKind, str, str]]:
        """Return id, kind, text and speaker of passages that have no vector of this model yet."""
        query = """SELECT p.id, p.kind, p.text, p.speaker FROM passages p
            WHERE p.kind IN (SELECT value FROM json_each(?))
            AND NOT EXISTS (SELECT 1 FROM vectors v WHERE v.model = ? AND v.id = p.id) ORDER BY p.id LIMIT ?"""
        return [
            (row[0], row[1], row[2], row[3])
            for row in self._connection.execute(query, (json.dumps(list(kinds)), model, limit))
        ]

    def all(self, model: str) -> Iterator[tuple[int, bytes]]:
        """Yield id and vector of every passage that has one, in the order of ids."""
        for row in self._connection.execute("SELECT id, vector FROM vectors WHERE model = ? ORDER BY id", (model,)):
            yield row[0], bytes(row[1])

    def count(self, model: str) -> int:
        """Return how many passages have a vector of this model."""
        return int(self._connection.execute("SELECT count(*) FROM vectors WHERE model = ?", (model,)).get)
