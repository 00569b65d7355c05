"""Whole processes: the help of the command line and the import of the package, beside a bare interpreter."""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from benchmarks.apart import ROOT
from benchmarks.table import Row, spread


def rows(rounds: int) -> Iterator[Row]:
    """Yield the times of so many starts each, taken in turn."""
    commands = {
        "help": ("-m", "reverie", "--help"),
        "import": ("-c", "import reverie"),
        "bare": ("-c", "pass"),
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(rounds + 1):
        for name, command in commands.items():
            times[name].append(_time(command))
    found = {name: spread(one[1:]) for name, one in times.items()}
    bare = f"bare Python: {found['bare']}"
    yield Row("start", "reverie --help, min / median / max", found["help"], bare, "≤ 150 ms")
    yield Row("start", "import reverie, min / median / max", found["import"], bare, "≤ 100 ms")


def _time(command: Sequence[str]) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    return time.perf_counter() - begin
