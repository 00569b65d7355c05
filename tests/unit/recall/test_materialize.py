"""Materialize: exact copies under stable paths, a manifest that says why, and nothing written twice."""

import hashlib
import json

import pytest

from reverie.errors import InputError, MemoryTreeError
from reverie.recall.materialize import MANIFEST, materialize

FILES = {"knowledge/profile.md": b"# Nadia\r\n", "notes/home/2026-03.md": "Braga – 成都\n".encode()}
WANTED = dict.fromkeys(FILES, "asked for by path")


@pytest.fixture
def memory(tmp_path):
    for path, content in FILES.items():
        file = tmp_path / "memory-tree" / path
        file.parent.mkdir(parents=True)
        file.write_bytes(content)
    return tmp_path / "memory-tree"


@pytest.fixture
def workspace(tmp_path):
    return tmp_path / "work"


def manifest(workspace):
    return json.loads((workspace / MANIFEST).read_text("utf-8"))


def test_copies_are_exact_and_the_manifest_proves_it(memory, workspace):
    done = materialize(memory, WANTED, workspace, "r00003")
    assert (done.added, done.updated, done.unchanged) == (2, 0, 0)
    assert done.size == sum(len(content) for content in FILES.values())
    for path, content in FILES.items():
        assert (workspace / "memory" / path).read_bytes() == content
        assert manifest(workspace)[path] == {
            "revision": "r00003",
            "sha256": hashlib.sha256(content).hexdigest(),
            "why": "asked for by path",
        }


def test_twice_is_once(memory, workspace):
    materialize(memory, WANTED, workspace, "r00003")
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in workspace.rglob("*") if path.is_file()}
    again = materialize(memory, WANTED, workspace, "r00003")
    assert (again.added, again.updated, again.unchanged) == (0, 0, 2)
    after = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in workspace.rglob("*") if path.is_file()}
    assert after == before


def test_the_workspace_grows_by_batches_and_the_manifest_remembers_them_all(memory, workspace):
    for path in FILES:
        materialize(memory, {path: "matches 'home'"}, workspace, "r00003")
    assert manifest(workspace).keys() == FILES.keys()


def test_a_record_that_changed_is_brought_up_to_date(memory, workspace):
    materialize(memory, WANTED, workspace, "r00003")
    (memory / "knowledge/profile.md").write_bytes(b"# Nadia Costa\n")
    done = materialize(memory, WANTED, workspace, "r00004")
    assert (done.added, done.updated, done.unchanged) == (0, 1, 1)
    assert (workspace / "memory/knowledge/profile.md").read_bytes() == b"# Nadia Costa\n"


def test_a_record_that_is_not_there_is_named(memory, workspace):
    with pytest.raises(InputError, match=r"knowledge/otto\.md") as caught:
        materialize(memory, {"knowledge/otto.md": "x"}, workspace, "r00003")
    assert caught.value.hint


def test_a_damaged_manifest_is_named_and_not_written_over(memory, workspace):
    materialize(memory, WANTED, workspace, "r00003")
    (workspace / MANIFEST).write_text("{", "utf-8")
    with pytest.raises(MemoryTreeError):
        materialize(memory, WANTED, workspace, "r00003")
    assert (workspace / MANIFEST).read_text("utf-8") == "{"


def test_a_workspace_that_is_a_file_is_refused(memory, workspace):
    workspace.write_text("here already")
    with pytest.raises(InputError):
        materialize(memory, WANTED, workspace, "r00003")


def test_no_half_written_file_stays(memory, workspace):
    materialize(memory, WANTED, workspace, "r00003")
    assert not [path for path in workspace.rglob("*") if path.name.endswith(".tmp")]
