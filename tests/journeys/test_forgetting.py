"""The shared reports about forgetting, each through the public commands: import, dream, forget, and what comes after.

They lie beside the project, in the folder that REVERIE_SHARED names or in `../shared`, and are never copied into it.
"""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from reverie.cli.main import main
from tests.unit.capture.forgetful import every_byte

SHARED = Path(os.environ.get("REVERIE_SHARED") or Path(__file__).parents[2].parent / "shared")
CASES = SHARED / "cases" / "bugs" / "forget.json"

pytestmark = [
    pytest.mark.shared,
    pytest.mark.skipif(not CASES.is_file(), reason=f"the shared cases are not at {SHARED} (set REVERIE_SHARED)"),
]


def case(name: str) -> dict[str, Any]:
    rows: list[dict[str, Any]] = json.loads(CASES.read_text("utf-8"))["cases"]
    return next(row for row in rows if row["id"] == name)


class Shell:
    """Runs the command line as a person would, in a home of its own."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self._capsys = capsys

    def __call__(self, *arguments: str) -> dict[str, Any]:
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            main(["--json", "--home", str(self.home), *arguments])
        self.code = stopped.value.code
        row: dict[str, Any] = json.loads(self._capsys.readouterr().out)
        return row


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path / "home", capsys)


def sessions_file(folder: Path, given: dict[str, Any]) -> Path:
    rows = [
        {
            "id": row["id"],
            "started_at": row["at"],
            "messages": [{"role": turn["role"], "text": turn["text"], "at": row["at"]} for turn in row["turns"]],
        }
        for row in given["sessions"]
    ]
    file = folder / "sessions.json"
    file.write_text(json.dumps(rows), "utf-8")
    return file


def assert_gone(home: Path, words: list[str]) -> None:
    """No file and no object of the history holds any of the words."""
    held = [
        (word, name)
        for name, content in every_byte(home)
        for word in words
        if word.lower().encode() in content.lower() or word.lower() in name.lower()
    ]
    assert held == []


def assert_untold(shell: Shell, words: list[str]) -> None:
    for word in words:
        told = json.dumps(
            [shell("search", word), shell("ask", f"What do you know about {word}?"), shell("session", "list")]
        )
        assert word.lower() not in told.lower().replace(f"about {word}".lower(), "")


def told(shell: Shell, folder: Path, given: dict[str, Any], how: str) -> Path:
    """Import and dream the sessions, then delete by the command or in the user's own words."""
    file = sessions_file(folder, given)
    shell("import", str(file), "--person", "Nadia", "--tz", "Europe/Lisbon")
    shell("dream")
    if how == "command":
        plan = shell("forget", given["delete"])
        assert plan["plan"]
        done = shell("forget", given["delete"], "--yes")
    else:
        said = [{"id": "s3", "at": "2025-01-09T12:00:00Z", "turns": [{"role": "user", "text": given["delete"]}]}]
        (folder / "later").mkdir()
        shell("import", str(sessions_file(folder / "later", {"sessions": said})))
        assert shell("dream")["forget_plans"]
        done = shell("forget", "--asked", "--yes")
    assert done["certificate"]["residues"] == []
    assert shell.code == 0
    return file


@pytest.mark.parametrize("how", ["command", "words"])
def test_forget_01_stays_deleted_at_the_next_consolidation(shell, tmp_path, how):
    row = case("forget-01")
    file = told(shell, tmp_path, row["given"], how)
    shell("import", str(file))
    shell("dream")
    shell("reindex")
    assert_gone(shell.home, row["then"]["must_not"])
    assert_untold(shell, row["then"]["must_not"])
    for word in row["then"]["must"]:
        assert word in json.dumps(shell("search", word)["hits"])
        assert word in shell("ask", "What animals do I keep?")["answer"]


def test_forget_02_a_deleted_transcript_is_no_source(shell, tmp_path):
    row = case("forget-02")
    folder = tmp_path / "sessions"
    folder.mkdir()
    said = {"deleted": "I own a violet canoe.", "reset": "I own a violet canoe.", "jsonl": "I keep two goats."}
    for name in row["given"]["files"]:
        words = said[name.rsplit(".", 1)[-1]]
        line = {"id": Path(name).name, "messages": [{"role": "user", "text": words, "at": "2025-01-07T12:00:00Z"}]}
        (tmp_path / name).write_text(json.dumps(line) + "\n", "utf-8")
    report = shell("import", str(folder))
    shell("dream")
    assert report["imported"] == len(row["then"]["sources_read"])
    assert_gone(shell.home, ["canoe"])


@pytest.mark.parametrize("how", ["command", "words"])
def test_forget_03_every_layer_forgets(shell, tmp_path, how):
    row = case("forget-03")
    told(shell, tmp_path, row["given"], how)
    assert_gone(shell.home, row["then"]["must_not"])
    assert_untold(shell, row["then"]["must_not"])


def test_forget_03_asked_in_a_session_it_binds_before_any_command(shell, tmp_path):
    row = case("forget-03")
    shell("import", str(sessions_file(tmp_path, row["given"])), "--person", "Nadia")
    shell("dream")
    said = [{"id": "s3", "at": "2025-01-09T12:00:00Z", "turns": [{"role": "user", "text": row["given"]["delete"]}]}]
    (tmp_path / "later").mkdir()
    shell("import", str(sessions_file(tmp_path / "later", {"sessions": said})))
    shell("dream")
    for word in row["then"]["must_not"]:
        assert shell("search", word)["hits"] == []
        assert word not in shell("ask", "Which clinic do I go to?")["answer"]
        for part in ("knowledge", "notes", "sessions/index.md"):
            place = shell.home / "accounts/me/memory" / part
            texts = [file.read_text("utf-8") for file in ([place] if place.is_file() else place.rglob("*.md"))]
            assert word not in "".join(texts)


def test_forget_04_restore_does_not_raise_the_dead(shell, tmp_path):
    row = case("forget-04")
    file = sessions_file(tmp_path, row["given"])
    shell("import", str(file), "--person", "Nadia", "--tz", "Europe/Lisbon")
    shell("dream")
    backup = tmp_path / "backup"
    shutil.copytree(shell.home / "accounts/me/memory/sessions", backup)
    shell("forget", row["given"]["delete"], "--yes")
    renamed = [dict(one, id=f"restored-{one['id']}") for one in json.loads(file.read_text("utf-8"))]
    (tmp_path / "old.json").write_text(json.dumps(renamed), "utf-8")
    report = shell("import", str(tmp_path / "old.json"))
    assert report["forgotten"] == 1
    shell("dream")
    assert_gone(shell.home, row["then"]["must_not"])
    shutil.copytree(backup, shell.home / "accounts/me/memory/sessions", dirs_exist_ok=True)
    shell("dream")
    assert_gone(shell.home, row["then"]["must_not"])
    shutil.copytree(backup, shell.home / "accounts/me/memory/sessions", dirs_exist_ok=True)
    shell("reindex")
    assert_untold(shell, row["then"]["must_not"])


def test_forget_05_still_gone_after_a_restart(shell, tmp_path):
    row = case("forget-05")
    shell("import", str(sessions_file(tmp_path, row["given"])), "--person", "Nadia")
    shell("dream")
    hit = next(one for one in shell("search", "goats")["hits"] if one["kind"] == "message")
    session = next(one for one in shell("session", "list")["sessions"] if one["path"] in hit["path"])
    done = shell("forget", "--message", f"{session['id']}#{hit['anchor']}", "--yes")
    assert done["certificate"]["residues"] == []
    assert_gone(shell.home, row["then"]["must_not"])
    assert_untold(shell, row["then"]["must_not"])
    assert "Lindqvist" in json.dumps(shell("search", "Lindqvist"))
