import os
import shutil
import subprocess
import sys
import textwrap
import zlib
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.errors import MemoryTreeError, UnknownRecordError
from reverie.store.git.files import is_tracked, remove_stale_locks
from reverie.store.git.head import head_commit
from reverie.store.history import History
from reverie.store.revision import parse_revision_name, read_message, write_message

AT = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)
ROOT = Path(__file__).parents[3]
PAGE = "knowledge/entities/sora-city-lab.md"


def git(memory, *words):
    return subprocess.run(["git", "-C", memory, *words], capture_output=True, text=True, check=True).stdout


@pytest.fixture
def history(tmp_path):
    return History.init(tmp_path / "memory", AT)


def put(history, edits, reason="dream run1", **more):
    """Write the files and land them, as `brain.apply` does."""
    for path, content in edits.items():
        file = history.memory / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if content is None:
            file.unlink(missing_ok=True)
        else:
            file.write_bytes(content)
    return history.commit(edits, reason, at=AT, **more)


def objects_hold(git_dir, needle):
    """Look for bytes in every object, loose or packed, and in every other file of the repository."""
    repository_files = [path for path in git_dir.rglob("*") if path.is_file()]
    for path in repository_files:
        content = path.read_bytes()
        if needle in content:
            return True
        if path.parent.parent.name == "objects" and len(path.parent.name) == 2 and needle in zlib.decompress(content):
            return True
    listing = subprocess.run(
        ["git", "--git-dir", git_dir, "cat-file", "--batch-all-objects", "--batch"], capture_output=True, check=True
    )
    return needle in listing.stdout


def test_a_new_history_is_revision_zero_and_made_once(tmp_path):
    memory = tmp_path / "memory"
    assert History.init(memory, AT).head_revision() == 0
    head = head_commit(memory / ".git")
    assert History.init(memory, AT).head_revision() == 0
    assert head_commit(memory / ".git") == head


def test_revisions_count_up_and_read_back(history):
    first = put(history, {PAGE: b"one\n", "notes/projects/a.md": b"a\n"})
    second = put(history, {PAGE: b"two\n", "notes/projects/a.md": None}, consumed={"7f3ak2m9qx": 4})
    fresh = History(history.memory)
    assert (first, second) == (1, 2)
    assert fresh.head().consumed == {"7f3ak2m9qx": 4}
    assert fresh.show(1, PAGE) == "one\n"
    assert fresh.read(PAGE) == b"two\n"
    assert fresh.read("notes/projects/a.md") is None
    assert {(change.path, change.kind) for change in fresh.changes(2)} == {
        (PAGE, "changed"),
        ("notes/projects/a.md", "removed"),
    }
    assert [revision.number for revision in fresh.log()] == [2, 1, 0]
    with pytest.raises(UnknownRecordError):
        fresh.show(9, PAGE)


def test_the_log_of_a_file_names_the_revisions_that_changed_it(history):
    put(history, {PAGE: b"one\n"})
    put(history, {"knowledge/profile.md": b"p\n"})
    put(history, {PAGE: b"two\n"})
    put(history, {PAGE: None})
    assert [revision.number for revision in history.log(PAGE)] == [4, 3, 1]
    assert [revision.number for revision in history.log("knowledge/entities/")] == [4, 3, 1]
    assert [revision.number for revision in history.log(PAGE, limit=1)] == [4]
    assert list(history.log("knowledge/nothing.md")) == []


def test_diff_shows_what_came_and_what_went(history):
    put(history, {PAGE: b"stays\nold\n", "knowledge/b.md": b"b\n"})
    put(history, {PAGE: b"stays\nnew\n", "knowledge/b.md": None})
    both = history.diff(1, 2)
    assert "-old" in both
    assert "+new" in both
    assert "-b" in both
    assert "knowledge/b.md" not in history.diff(1, 2, PAGE)
    assert history.diff(1) == both
    assert history.diff(2, 2) == ""


def test_the_last_word_on_a_session_counts(history):
    put(history, {PAGE: b"1"}, consumed={"aaaaaaaaaa": 3, "bbbbbbbbbb": 1})
    between = history.head_id()
    put(history, {PAGE: b"2"}, consumed={"aaaaaaaaaa": 5})
    put(history, {PAGE: b"3"}, consumed={"bbbbbbbbbb": 0})
    assert history.consumed() == {"aaaaaaaaaa": 5}
    assert history.consumed_since(between) == ({"aaaaaaaaaa": 5, "bbbbbbbbbb": 0}, True)
    assert history.consumed_since("gone")[1] is False


def test_a_persons_git_sees_a_clean_work_tree_and_ignores_transcripts(history):
    put(
        history,
        {PAGE: b"one\n", "sessions/2026/03/2026-03-02-7f3ak2m9qx/summary.md": b"s\n", "sessions/index.md": b"i\n"},
    )
    folder = history.memory / "sessions/2026/03/2026-03-02-7f3ak2m9qx"
    (folder / "transcript.jsonl").write_text("{}\n")
    (folder / "transcript.md").write_text("x\n")
    (folder / "files").mkdir()
    (folder / "files" / "summary.txt").write_text("x\n")
    assert git(history.memory, "status", "--porcelain") == ""
    assert git(history.memory, "fsck", "--strict") == ""
    put(history, {PAGE: b"two\n"})
    assert git(history.memory, "status", "--porcelain") == ""
    (history.memory / "knowledge/new.md").write_text("n\n")
    assert git(history.memory, "status", "--porcelain") == "?? knowledge/new.md\n"


def test_what_others_commit_is_kept_but_has_not_landed(history):
    put(history, {PAGE: b"one\n"})
    (history.memory / PAGE).write_text("by hand\n")
    git(history.memory, "-c", "user.name=Otto", "-c", "user.email=o@x", "commit", "-qam", "Edited")
    fresh = History(history.memory)
    assert fresh.head_revision() == 1
    assert fresh.read(PAGE) == b"one\n"
    assert fresh.commit({"knowledge/b.md": b"b\n"}, "dream run2", at=AT) == 2
    assert fresh.read(PAGE) == b"one\n"
    assert [revision.number for revision in fresh.log()] == [2, 1, 0]
    assert "Edited" in git(history.memory, "log", "--format=%s")
    assert [(change.path, change.kind) for change in fresh.changes(2)] == [("knowledge/b.md", "added")]


def test_purging_removes_the_bytes_and_keeps_the_numbers(history):
    put(history, {PAGE: b"keep\nCANARY-9\n", "knowledge/concepts/CANARY-9.md": b"x\n"}, consumed={"aaaaaaaaaa": 3})
    put(history, {PAGE: b"keep\nCANARY-9\nmore\n"})
    git(history.memory, "branch", "side")
    git(history.memory, "-c", "user.name=O", "-c", "user.email=o@x", "tag", "-a", "-m", "mark", "v1")
    put(history, {PAGE: b"keep\nmore\n", "knowledge/concepts/CANARY-9.md": None})
    before = [(revision.number, revision.at, revision.reason, revision.consumed) for revision in history.log()]
    assert objects_hold(history.git_dir, b"CANARY-9")

    def rewrite(path, content):
        return None if "CANARY" in path else content.replace(b"CANARY-9\n", b"")

    assert history.purge(rewrite) == 3
    assert not objects_hold(history.git_dir, b"CANARY-9")
    fresh = History(history.memory)
    assert [(revision.number, revision.at, revision.reason, revision.consumed) for revision in fresh.log()] == before
    assert fresh.show(1, PAGE) == "keep\n"
    assert fresh.show(2, PAGE) == "keep\nmore\n"
    assert git(history.memory, "fsck", "--strict") == ""
    assert git(history.memory, "status", "--porcelain") == ""
    assert git(history.memory, "log", "--format=%s", "side").splitlines()[0] == "dream run1"
    assert history.commit({PAGE: b"after\n"}, "dream run3", at=AT) == 4
    assert history.purge(rewrite) == 0
    assert fresh.show(2, PAGE) == "keep\nmore\n"


def test_compacting_changes_nothing_but_the_number_of_files(history):
    for number in range(12):
        put(history, {f"knowledge/p{number}.md": b"x\n"})
    head = history.head_id()
    for _ in range(2):
        history.compact()
        assert not list((history.git_dir / "objects").glob("[0-9a-f][0-9a-f]"))
        assert len(list((history.git_dir / "objects" / "pack").glob("*.pack"))) == 1
        assert History(history.memory).head_id() == head
    assert history.show(3, "knowledge/p2.md") == "x\n"
    assert git(history.memory, "fsck", "--strict") == ""


def test_stale_locks_go_and_a_persons_lock_stays(history):
    put(history, {PAGE: b"one\n"})
    for name in ("refs/heads/main.lock", "HEAD.lock", "objects/tmp_object_git2_x", "index.lock"):
        (history.git_dir / name).write_text("")
    removed = remove_stale_locks(history.git_dir)
    assert set(removed) == {"refs/heads/main.lock", "HEAD.lock", "objects/tmp_object_git2_x"}
    assert (history.git_dir / "index.lock").exists()
    assert history.commit({PAGE: b"two\n"}, "dream run2", at=AT) == 2


def test_the_head_is_read_without_git_where_git_packs_its_references(history):
    put(history, {PAGE: b"one\n"})
    before = head_commit(history.git_dir)
    git(history.memory, "pack-refs", "--all")
    assert head_commit(history.git_dir) == before
    assert history.commit({PAGE: b"two\n"}, "dream run2", at=AT) == 2
    git(history.memory, "checkout", "-q", "--detach")
    assert history.commit({PAGE: b"three\n"}, "dream run3", at=AT) == 3


STRANGE = {
    "autocrlf": "[core]\n autocrlf = true\n safecrlf = true\n fsync = all\n",
    "broken": "[core\n this is no configuration =\n",
    "signing": "[commit]\n gpgsign = true\n[gpg]\n program = /nonexistent\n",
    "template": "[init]\n templateDir = {home}/template\n defaultBranch = trunk\n",
    "hooks": "[core]\n hooksPath = {home}/template/hooks\n bare = true\n worktree = /nonexistent\n",
}


@pytest.mark.parametrize("name", STRANGE)
def test_strange_settings_of_the_person_change_nothing(tmp_path, name):
    home = tmp_path / "home"
    (home / "template" / "hooks").mkdir(parents=True)
    (home / "template" / "HEAD").write_text("ref: refs/heads/strange\n")
    hook = home / "template" / "hooks" / "pre-commit"
    hook.write_text("#!/bin/sh\nexit 1\n")
    hook.chmod(0o755)
    (home / ".gitconfig").write_text(STRANGE[name].format(home=home))
    program = textwrap.dedent("""
        import sys
        from datetime import UTC, datetime
        from pathlib import Path
        from reverie.store.history import History
        history = History.init(Path(sys.argv[1]), datetime(2026, 3, 2, tzinfo=UTC))
        history.commit({"knowledge/a.md": b"one\\r\\ntwo\\n"}, "dream run1", at=datetime(2026, 3, 2, tzinfo=UTC))
        print(History(Path(sys.argv[1])).read("knowledge/a.md"), history.head_revision())
    """)
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "memory")],
        check=False,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "b'one\\r\\ntwo\\n' 1\n", done.stderr
    assert (tmp_path / "memory" / ".git" / "HEAD").read_text() == "ref: refs/heads/main\n"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_another_owner_can_be_used(history):
    for path in (history.memory, *history.memory.rglob("*")):
        os.chown(path, 12345, 12345)
    assert History(history.memory).commit({PAGE: b"x\n"}, "dream run1", at=AT) == 1


def test_a_repository_that_cannot_be_opened_is_named(history):
    shutil.rmtree(history.git_dir / "objects")
    with pytest.raises(MemoryTreeError, match="cannot be opened"):
        History(history.memory)


words = st.text(
    st.characters(codec="utf-8", exclude_characters="\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"), max_size=20
)


@given(
    st.integers(0, 99999), words, st.dictionaries(st.from_regex(r"[0-9a-hj]{10}", fullmatch=True), st.integers(0, 999))
)
def test_messages_read_back(number, reason, consumed):
    found = read_message(write_message(number, reason, consumed, [("Reverie-Run", "run1")]), AT)
    assert (found.number, found.consumed, found.trailers) == (number, consumed, {"Reverie-Run": "run1"})
    assert found.reason == (" ".join(reason.split()) or "change")
    assert parse_revision_name(found.name) == number


def test_commits_of_others_are_no_revisions():
    assert read_message("Edited by hand\n\nReverie-Consumed: aaaaaaaaaa#3\n", AT) is None


def test_what_git_keeps():
    assert not is_tracked("sessions/2026/03/2026-03-02-7f3ak2m9qx/transcript.md")
    assert not is_tracked("index.db")


trees = st.dictionaries(
    st.sampled_from(["knowledge/a.md", "knowledge/b/c.md", "knowledge/b/d/e.md", "notes/n.md"]), st.binary(max_size=4)
)


@settings(max_examples=30, deadline=None)
@given(st.lists(trees, min_size=1, max_size=4))
def test_the_history_holds_exactly_the_trees_it_was_given(tmp_path_factory, steps):
    history = History.init(tmp_path_factory.mktemp("home") / "memory", AT)
    now = {}
    for number, tree in enumerate(steps, start=1):
        edits = {path: tree.get(path) for path in now.keys() | tree.keys()}
        history.commit(edits, "dream", at=AT)
        expected = {(path, "added" if path not in now else "changed" if path in tree else "removed") for path in edits}
        expected = {(path, kind) for path, kind in expected if kind != "changed" or now[path] != tree[path]}
        assert {(change.path, change.kind) for change in history.changes(number)} == expected
        now = tree
        assert {path: history.read(path) for path, _ in history.blob_ids() if not path.startswith(".git")} == now
