"""For every test run: where temporary files lie, and which of the cases from outside do not pass, and why."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

MEMORY_DISK = Path("/dev/shm")
ENOUGH = 2 << 30


def use_memory_disk() -> None:
    """Put temporary files on a disk of memory where there is room: thousands of small stores flush to it for nothing.

    What was asked for with TMPDIR stays.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY_DISK, os.W_OK) or shutil.disk_usage(MEMORY_DISK).free < ENOUGH:
        return
    os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY_DISK)
    tempfile.tempdir = None  # chosen anew


use_memory_disk()


# Reading takes a second or two a question: the tests of what it finds ask for it, the others go without.
os.environ.setdefault("REVERIE_SEARCH_RERANKER", "none")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """List the known failures among the cases from outside."""
    failing = [one for one in terminalreporter.stats.get("xfailed", ()) if one.nodeid.startswith("tests/shared/")]
    if not failing:
        return
    terminalreporter.section("cases from outside that do not pass")
    for reason in sorted({one.wasxfail.removeprefix("reason: ") for one in failing}):
        terminalreporter.line(reason)
