"""Invariant 12 and the layers: each import contract is kept, and is seen to fail when it is violated."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

VIOLATIONS = [
    ("text/language.py", "import time", "The core is pure"),
    ("wiki/slugs.py", "from pathlib import Path", "The core is pure"),
    ("model/hit.py", "import random", "The core is pure"),
    ("model/hit.py", "import reverie.text.language", "Imports point only down"),
    ("dream/notes.py", "import reverie.app.settings", "Imports point only down"),
    ("text/topics.py", "import reverie.wiki.slugs", "Imports point only down"),
    ("dream/homes.py", "import reverie.dream.attach", "No cycles at any depth"),
    ("dream/notes.py", "import reverie.brain.apply", "One writer"),
    ("recall/wording.py", "import reverie.brain.apply", "Readers leave no trace"),
]


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A copy of the package with the project's own contracts."""
    folder = tmp_path_factory.mktemp("layers")
    ignored = shutil.ignore_patterns("__pycache__", "sample")
    shutil.copytree(ROOT / "src" / "reverie", folder / "reverie", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def lint(folder):
    """Return exit code and output of the linter over a folder, and nothing of the installed package."""
    program = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_every_contract_is_kept(package):
    code, output = lint(package)
    assert code == 0, output
    assert "0 broken" in output


@pytest.mark.parametrize(("module", "line", "contract"), VIOLATIONS)
def test_a_violated_contract_fails(package, module, line, contract):
    file = package / "reverie" / module
    kept = file.read_text("utf-8")
    file.write_text(f"{kept}\n{line}\n", "utf-8")
    try:
        code, output = lint(package)
    finally:
        file.write_text(kept, "utf-8")
    assert code != 0
    broken = [row for row in output.splitlines() if row.rstrip().endswith("BROKEN")]
    assert any(row.startswith(contract) for row in broken), output
