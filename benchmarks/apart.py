"""Run one measurement in a process of its own, so that its peak of memory and its start are its own."""

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent


def run_apart(module: str, *arguments: object) -> dict[str, Any]:
    """Run `python -m benchmarks.<module>` with arguments and return the JSON object that it prints last."""
    command = [sys.executable, "-m", f"benchmarks.{module}", *map(str, arguments)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def peak_mib() -> float:
    """Return the most memory that this process has held so far, in MiB."""
    status = Path("/proc/self/status")
    if status.exists():  # what getrusage says there includes the process that started this one
        found = next((line for line in status.read_text("ascii").splitlines() if line.startswith("VmHWM:")), "")
        if found:
            return int(found.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024) if sys.platform == "darwin" else peak / 1024
