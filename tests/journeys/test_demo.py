"""The demo in a new folder: what was said answers every question, and a second run changes nothing."""

from reverie.app.demonstration import Demonstration
from reverie.cli.demo import SAMPLE


def test_the_demo_answers_from_what_was_said_and_a_second_run_changes_nothing(tmp_path):
    lines = []
    demo = Demonstration(SAMPLE, tmp_path / "home", lines.append)
    first = demo.run()
    wrong = [one for one in first["questions"] if not one["correct"] or one["harmful"]]
    assert not wrong
    assert all(one["citations"] for one in first["questions"] if one["known"])
    files = {path: path.read_bytes() for path in demo.memory.rglob("*") if path.is_file()}
    assert demo.run() == first
    assert {path: path.read_bytes() for path in demo.memory.rglob("*") if path.is_file()} == files
    assert lines
