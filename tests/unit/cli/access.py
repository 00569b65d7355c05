"""Commands run by a user whom the modes of files bind: root ignores them unless it gives that right away."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

BOUND = "--bounding-set=-dac_override,-dac_read_search"
RUN = """
import contextlib, io, json, sys
from reverie.cli.main import main
for arguments in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(arguments)
        except SystemExit as stop:
            code = stop.code
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


@dataclass(frozen=True)
class Seen:
    """What one command came to."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document."""
        return json.loads(self.out)

    @property
    def error(self) -> dict[str, str]:
        """The error that the document tells of."""
        return dict(self.document["error"])


def run_bound(home: Path, *commands: tuple[str, ...]) -> list[Seen]:
    """Run commands one after the other in one process that may do no more than the modes say."""
    general = ["--home", str(home), "--now", "2026-06-10T10:00:00Z", "--json"]
    given = json.dumps([[*general, *command] for command in commands])
    done = subprocess.run(
        [*_bound(), sys.executable, "-c", RUN, given], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return [Seen(*json.loads(line)) for line in done.stdout.splitlines()]


def _bound() -> list[str]:
    if not hasattr(os, "geteuid"):
        pytest.skip("no modes on this platform")
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root ignores modes, and there is no setpriv to give that up")
    return ["setpriv", BOUND]
