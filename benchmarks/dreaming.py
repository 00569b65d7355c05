"""How many messages a second a Dream reads, and what one more session costs in a small and in a large Brain.

Run one size: `python -m benchmarks.dreaming SESSIONS MORE`; prints JSON.
"""

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.apart import peak_mib, run_apart
from benchmarks.corpus import PERSON, TURNS, write_sessions
from benchmarks.table import Row
from reverie.app.reverie import Reverie

NOW: Final = datetime(2026, 5, 1, 12, tzinfo=UTC)
SMALL: Final = 5
LARGE: Final = 300


def dream_once(sessions: int, more: int) -> dict[str, float]:
    """Import and dream so many sessions, then so many more one at a time; return what each part took."""
    with tempfile.TemporaryDirectory() as folder:
        memory = Reverie.open(f"{folder}/home", "nadia", now=NOW, create=True)
        file = write_sessions(Path(folder) / "sessions.jsonl", sessions)
        begin = time.perf_counter()
        memory.import_paths([file], person=PERSON, timezone="Europe/Lisbon")
        imported, before = time.perf_counter() - begin, peak_mib()
        begin, processor = time.perf_counter(), time.process_time()
        report = memory.dream()
        took = time.perf_counter() - begin
        found = {
            "messages": sessions * TURNS * 2,
            "imported": imported,
            "dreamt": took,
            "processor": time.process_time() - processor,
            "pages": report["pages"]["written"],
            "claims": report["claims"]["added"],
            "peak_before": before,
            "peak": peak_mib(),
        }
        times = list(_one_more(memory, folder, sessions, more))
        memory.close()
    clock, processor_time = zip(*times, strict=True) if times else ((0.0,), (0.0,))
    return {**found, "one_more": min(clock), "one_more_processor": min(processor_time)}


def _one_more(memory: Reverie, folder: str, sessions: int, more: int) -> Iterator[tuple[float, float]]:
    """Yield the time by the clock and that of the processor for one session after another."""
    for number in range(more):
        file = write_sessions(Path(folder) / "more.jsonl", 1, seed=100 + number, first=sessions + number)
        memory.import_paths([file], person=PERSON, timezone="Europe/Lisbon")
        begin, processor = time.perf_counter(), time.process_time()
        memory.dream()
        yield time.perf_counter() - begin, time.process_time() - processor


def rows(sizes: tuple[int, ...], large: int = LARGE) -> Iterator[Row]:
    """Yield a row for each size in messages, then one for a single session more."""
    for messages in sizes:
        found = run_apart("dreaming", messages // (2 * TURNS), 0)
        beside = (
            f"{found['messages'] / found['processor']:,.0f} /s of processor time, {found['pages']:.0f} pages, "
            f"{found['claims']:.0f} claims, peak {found['peak']:.0f} MiB"
        )
        yield Row("dream", f"{messages:,} messages", f"{messages / found['dreamt']:,.0f} messages/s", beside, "≥ 500")
    few, many = run_apart("dreaming", SMALL, 5), run_apart("dreaming", large, 5)
    yield Row(
        "dream",
        f"one session more: {large} there",
        f"{many['one_more'] * 1e3:.0f} ms, processor {many['one_more_processor'] * 1e3:.0f} ms",
        f"{SMALL} there: {few['one_more'] * 1e3:.0f} ms, processor {few['one_more_processor'] * 1e3:.0f} ms; "
        f"ratio {many['one_more'] / few['one_more']:.1f}, "
        f"of the processor {many['one_more_processor'] / few['one_more_processor']:.1f}",
        "ratio ≤ 2",
    )


if __name__ == "__main__":
    print(json.dumps(dream_once(int(sys.argv[1]), int(sys.argv[2]))))
