"""The command line called in this process: exit code, the one JSON document, what went to stderr."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from reverie.cli.main import main
from tests.unit.app.conftest import KYOTO, export, session

NOW = "2026-06-10T10:00:00Z"


@dataclass(frozen=True)
class Outcome:
    """What one call came to."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The JSON document on stdout; there must be exactly one and nothing else."""
        return json.loads(self.out)


@pytest.fixture
def call(tmp_path, capsys):
    """Return a function that runs one command in a home of its own."""

    def run(*arguments, as_json=True, account="me"):
        general = ["--home", str(tmp_path / "home"), "--account", account, "--now", NOW]
        with pytest.raises(SystemExit) as stopped:
            main([*general, *(["--json"] if as_json else []), *arguments])
        captured = capsys.readouterr()
        return Outcome(stopped.value.code, captured.out, captured.err)

    return run


@pytest.fixture
def dreamt(call, tmp_path):
    """The same, after one session was imported and dreamt."""
    file = export(tmp_path, session("s01", *KYOTO))
    assert call("import", str(file), "--person", "Nadia", "--tz", "Europe/Lisbon").code == 0
    assert call("dream").code == 0
    return call
