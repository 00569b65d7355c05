"""A home that may only be read, and files that may not: what can be answered is; what cannot names the file."""

import os

import pytest

from tests.unit.app.conftest import export, session
from tests.unit.cli.access import run_bound

PROFILE = "knowledge/profile.md"
ASK = ("ask", "Where do I live?")


@pytest.fixture
def home(dreamt, tmp_path):
    """A home with one dreamt session; what a test takes away is given back, so that the folder can go."""
    yield tmp_path / "home"
    for folder, _, files in os.walk(tmp_path / "home"):
        for place in (folder, *(os.path.join(folder, name) for name in files)):  # noqa: PTH118
            if not os.path.islink(place):  # noqa: PTH114
                os.chmod(place, 0o755)  # noqa: PTH101


def make_read_only(home):
    for path in sorted((home, *home.rglob("*")), reverse=True):
        path.chmod(0o555 if path.is_dir() else 0o444)


def test_a_home_that_may_only_be_read_still_answers(home, tmp_path):
    reading = [
        ASK,
        ("search", "Porto"),
        ("show", PROFILE),
        ("why", PROFILE),
        ("links", PROFILE),
        ("log",),
        ("diff", "0", "1"),
        ("check",),
        ("session", "list"),
        ("dream", "list"),
        ("config",),
        ("materialize", PROFILE, "--into", str(tmp_path / "work")),
    ]
    before = [(seen.code, seen.document) for seen in run_bound(home, *reading[:-1])]
    assert {code for code, _ in before} == {0}
    make_read_only(home)
    after = run_bound(home, *reading)
    assert [(seen.code, seen.document) for seen in after[:-1]] == before
    assert after[-1].code == 0


def test_what_would_write_to_it_is_refused_with_the_file_and_what_to_do(home, tmp_path):
    file = export(tmp_path, session("s02", "I have a dog called Otis."))
    make_read_only(home)
    writing = [
        ("import", str(file)),
        ("--account", "otto", "import", str(file)),
        ("dream",),
        ("forget", "Moss", "--yes"),
        ("reindex",),
        ("config", "set", "person.language", "pt"),
        ("dream", "revert", "run1"),
    ]
    for seen in run_bound(home, *writing):
        assert (seen.code, seen.error["code"]) == (4, "no_access")
        assert str(home) in seen.error["path"]
        assert seen.error["hint"]


def test_an_index_that_is_behind_is_not_read_where_it_cannot_be_mended(home):
    root = home / "accounts" / "me"
    (root / "index.db").unlink()
    make_read_only(home)
    (seen,) = run_bound(home, ASK)
    assert (seen.code, seen.error["path"]) == (4, str(root / "index.db"))


def test_what_was_to_be_forgotten_is_not_read_where_it_cannot_go(home):
    (home / "accounts" / "me" / "purge.pending").write_bytes(b"")
    make_read_only(home)
    (seen,) = run_bound(home, ASK)
    assert (seen.code, seen.error["code"]) == (4, "no_access")


def unreadable(file):
    file.chmod(0)


def pipe(file):
    file.unlink()
    os.mkfifo(file)


def folder(file):
    file.unlink()
    file.mkdir()


def gone(file):
    file.unlink()


def other_letters(file):
    file.write_bytes(file.read_bytes() + "\nNão.\n".encode("latin-1"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("spoil", [unreadable, pipe, folder, gone, other_letters])
def test_a_page_that_cannot_be_read_is_answered_from_what_landed_and_named(home, spoil):
    (before,) = run_bound(home, ASK)
    spoil(home / "accounts" / "me" / "memory" / PROFILE)
    asked, checked, *read = run_bound(home, ASK, ("check",), ("show", PROFILE), ("why", "Nadia"))
    assert asked.document == before.document
    assert checked.code == 1
    assert {one["path"] for one in checked.document["findings"]} == {PROFILE}
    for seen in read:
        if spoil is other_letters:
            assert seen.code == 0  # most of it can be read
        else:
            assert seen.code == 3
            assert PROFILE in seen.error["message"]
            assert seen.error["hint"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("spoil", [unreadable, pipe, folder, other_letters])
def test_a_page_that_cannot_be_read_is_not_written_over(home, tmp_path, spoil):
    page = home / "accounts" / "me" / "memory" / PROFILE
    spoil(page)
    file = export(tmp_path, session("s02", "I moved to Braga.", days=30))
    imported, *refused = run_bound(home, ("import", str(file)), ("dream",), ("adopt",), ("forget", "Moss", "--yes"))
    assert imported.code == 0
    for seen in refused:
        assert seen.code in (3, 4)
        assert seen.error["path"] == PROFILE
        assert seen.error["hint"]
    (log,) = run_bound(home, ("log",))
    assert [one["revision"] for one in log.document["revisions"]] == ["r00001", "r00000"]


def test_other_files_that_cannot_be_used_are_named(home, tmp_path):
    file = export(tmp_path, session("s02", "I have a dog called Otis."))
    (home / "config.toml").chmod(0)
    file.chmod(0)
    asked, imported = run_bound(home, ASK, ("import", str(file)))
    assert (asked.code, asked.error["path"]) == (4, str(home / "config.toml"))
    assert imported.code != 0
    (home / "config.toml").chmod(0o644)
    elsewhere = tmp_path / "file"
    elsewhere.write_text("x")
    (seen,) = run_bound(elsewhere, ("import", str(file)))
    assert seen.code in (3, 4)
    assert str(elsewhere) in seen.error["path"]
