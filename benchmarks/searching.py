"""Search over some thousand messages and their Brain, beside plain FTS5 over the same words."""

import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.corpus import PERSON, TURNS, sessions, write_sessions
from benchmarks.table import Row, p50_p95
from reverie.app.reverie import Reverie

NOW: Final = datetime(2026, 5, 1, 12, tzinfo=UTC)


def rows(passages: int, queries: int) -> Iterator[Row]:
    """Yield the times of searches over about so many passages."""
    count = passages // (2 * TURNS)
    texts = [message["text"] for session in sessions(count) for message in session["messages"]]
    wanted = _queries(texts, queries)
    with tempfile.TemporaryDirectory() as folder:
        file = write_sessions(Path(folder) / "sessions.jsonl", count)
        memory = Reverie.open(f"{folder}/home", "nadia", now=NOW, create=True)
        memory.import_paths([file], person=PERSON)
        ours = _times(lambda words: memory.search(words, most=10, use_vectors=False), wanted)
        memory.close()
        plain = _times(_plain(Path(folder) / "plain.db", texts), wanted)
    what = f"{len(texts):,} passages, p50 / p95"
    yield Row("search", what, p50_p95(ours), f"plain FTS5 (porter): {p50_p95(plain)}", "p95 ≤ 15 ms at 20,000")


def _queries(texts: Sequence[str], count: int) -> list[str]:
    """Return parts of what was said, three to seven words long, as people search."""
    dice = random.Random(5)
    found: list[str] = []
    while len(found) < count:
        words = dice.choice(texts).split()
        start = dice.randrange(max(1, len(words) - 3))
        found.append(" ".join(words[start : start + dice.randint(3, 7)])[:80])
    return found


def _times(search: Callable[[str], object], queries: Sequence[str]) -> list[float]:
    times: list[float] = []
    search(queries[0])  # the first one opens files
    for words in queries:
        begin = time.perf_counter()
        search(words)
        times.append(time.perf_counter() - begin)
    return times


def _plain(file: Path, texts: Sequence[str]) -> Callable[[str], object]:
    connection = sqlite3.connect(file)
    connection.execute("CREATE VIRTUAL TABLE said USING fts5(text, tokenize='porter unicode61')")
    connection.executemany("INSERT INTO said VALUES(?)", ((text,) for text in texts))
    connection.commit()

    def search(words: str) -> object:
        quoted = " OR ".join(f'"{word}"' for word in "".join(c if c.isalnum() else " " for c in words).split())
        query = "SELECT text FROM said WHERE said MATCH ? ORDER BY rank LIMIT 10"
        return connection.execute(query, (quoted,)).fetchall() if quoted else []

    return search
