"""Grep over records that were materialised, beside grep over plain copies of the same files; and materialising them."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.corpus import PERSON, write_sessions
from benchmarks.table import Row, spread
from reverie.app.reverie import Reverie

NOW: Final = datetime(2026, 5, 1, 12, tzinfo=UTC)
WORD: Final = "Sendai"


def rows(sessions: int, most: int, rounds: int) -> Iterator[Row]:
    """Yield the times for up to so many records of a memory of so many sessions."""
    with tempfile.TemporaryDirectory() as folder:
        file = write_sessions(Path(folder) / "sessions.jsonl", sessions)
        memory = Reverie.open(f"{folder}/home", "nadia", now=NOW, create=True)
        memory.import_paths([file], person=PERSON)
        memory.dream()
        tree = Path(folder) / "home/accounts/nadia/memory"
        files = sorted(path for part in ("notes", "knowledge", "sessions") for path in (tree / part).rglob("*.md"))
        paths = [path.relative_to(tree).as_posix() for path in files][:most]
        fresh, again = Path(folder) / "workspace", Path(folder) / "other"
        times = []
        for workspace in (fresh, again):
            begin = time.perf_counter()
            memory.materialize("", paths, workspace)
            times.append(time.perf_counter() - begin)
        memory.close()
        plain = Path(folder) / "plain"
        for path in paths:
            (plain / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(tree / path, plain / path)
        ours, beside = _greps(fresh, rounds), _greps(plain, rounds)
    yield Row("working set", f"materialise {len(paths)} records", f"{min(times) * 1e3:.0f} ms", "", "≤ 30 ms for 500")
    ratio = min(ours) / min(beside)
    yield Row(
        "working set",
        f"grep -r over {len(paths)} records, min / median / max",
        spread(ours),
        f"plain files: {spread(beside)}, ratio {ratio:.2f}",
        "ratio ≤ 1.05",
    )


def _greps(folder: Path, rounds: int) -> list[float]:
    times: list[float] = []
    for _ in range(rounds + 1):
        begin = time.perf_counter()
        subprocess.run(["grep", "-r", WORD, folder], stdout=subprocess.DEVNULL, check=False)
        times.append(time.perf_counter() - begin)
    return times[1:]  # the first one warms the cache
