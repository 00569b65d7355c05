"""`python -m benchmarks`: every figure of the design's targets in one table, with the machine that gave it."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from benchmarks import commit, dreaming, importing, searching, starting, working_set
from benchmarks.table import Row, machine, render, versions

Part = Callable[[], Iterator[Row]]

FULL: Final[Mapping[str, Part]] = {
    "start": lambda: starting.rows(10),
    "import": lambda: importing.rows(60),
    "commit": lambda: commit.rows((200, 5000), 25),
    "search": lambda: searching.rows(20_000, 200),
    "working-set": lambda: working_set.rows(300, 500, 10),
    "dream": lambda: dreaming.rows((1_000, 10_000, 50_000)),
}
QUICK: Final[Mapping[str, Part]] = {
    "start": lambda: starting.rows(1),
    "import": lambda: importing.rows(0.5),
    "commit": lambda: commit.rows((20,), 2),
    "search": lambda: searching.rows(200, 10),
    "working-set": lambda: working_set.rows(3, 50, 1),
    "dream": lambda: dreaming.rows((100,), 6),
}
"""The same work, so small that the figures mean nothing: it shows that every part runs."""


def main(arguments: list[str] | None = None) -> None:
    """Measure what is asked for, all parts when none is named, and print one table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of: {', '.join(FULL)}")
    parser.add_argument("--quick", action="store_true", help="a smoke run in seconds; its figures mean nothing")
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - FULL.keys()
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(FULL)}")
    table = QUICK if options.quick else FULL
    begin = time.perf_counter()
    print(f"{machine()}\n{versions()}\n", flush=True)
    rows: list[Row] = []
    for name, part in table.items():
        for row in part() if not options.parts or name in options.parts else ():
            rows.append(row)
            print(f"{row.area}: {row.what}: {row.ours}", file=sys.stderr, flush=True)
    print(f"{render(rows)}\n\n{time.perf_counter() - begin:.0f} s; afterwards: {machine()}")


if __name__ == "__main__":
    main()
