"""Rows of one table, and the machine under which they were measured."""

import os
import platform
import sqlite3
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Final

PACKAGES: Final = ("reverie", "apsw", "pygit2", "sqlalchemy", "click")


@dataclass(frozen=True, slots=True)
class Row:
    """One figure with what it is compared to."""

    area: str
    what: str
    ours: str
    beside: str = ""
    """The same work with plain tools, or at another size."""
    target: str = ""


def spread(seconds: Sequence[float]) -> str:
    """Return least, middle and most of some times in milliseconds.

    >>> spread([0.010, 0.030, 0.020])
    '10 / 20 / 30 ms'
    """
    ms = [one * 1e3 for one in seconds]
    return f"{min(ms):.0f} / {statistics.median(ms):.0f} / {max(ms):.0f} ms"


def p50_p95(seconds: Sequence[float]) -> str:
    """Return the middle and the 95th percentile of some times in milliseconds.

    >>> p50_p95([0.001] * 19 + [0.1])
    '1.0 / 100.0 ms'
    """
    ordered = sorted(seconds)
    return f"{statistics.median(ordered) * 1e3:.1f} / {ordered[int(len(ordered) * 0.95)] * 1e3:.1f} ms"


def machine() -> str:
    """Return what the figures depend on besides the code: processors, load, versions."""
    load = " ".join(f"{one:.1f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    return f"{os.cpu_count()} processors, load {load}, {platform.system()} {platform.machine()}"


def versions() -> str:
    """Return the versions that took part."""
    found = [f"Python {sys.version.split()[0]}", f"SQLite of Python {sqlite3.sqlite_version}"]
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def render(rows: Sequence[Row]) -> str:
    """Return the rows as a Markdown table with even columns.

    >>> print(render([Row("import", "messages", "9 /s", "", "5")]).splitlines()[2])
    | import | messages | 9 /s |        | 5      |
    """
    head = ("area", "what", "ours", "beside", "target")
    cells = [head, *((row.area, row.what, row.ours, row.beside, row.target) for row in rows)]
    widths = [max(len(line[place]) for line in cells) for place in range(len(head))]
    lines = [f"| {' | '.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))} |" for line in cells]
    lines.insert(1, f"|{'|'.join('-' * (width + 2) for width in widths)}|")
    return "\n".join(lines)
