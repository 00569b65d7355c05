"""The quick run of the benchmarks works from end to end; how fast anything is, is never asserted."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.corpus import TURNS, sessions

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def printed() -> str:
    command = [sys.executable, "-m", "benchmarks", "--quick"]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, timeout=300).stdout


def test_every_part_prints_its_rows(printed: str) -> None:
    areas = [line.split("|")[1].strip() for line in printed.splitlines() if line.startswith("| ")]
    assert set(areas[1:]) == {"start", "import", "commit", "search", "working set", "dream"}


def test_the_table_is_even_and_names_the_machine(printed: str) -> None:
    table = [line for line in printed.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in table}) == 1
    assert "load" in printed
    assert "Python" in printed


def test_a_part_that_does_not_exist_is_named() -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick", "loom"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 2
    assert "no part loom" in done.stderr


def test_the_corpus_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    first, again, other = (list(sessions(3, seed=seed)) for seed in (7, 7, 8))
    assert first == again
    assert first != other
    assert all(len(session["messages"]) == 2 * TURNS for session in first)
