import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.errors import InputError
from reverie.store.layout import ALPHABET, Layout, check_account, is_session_id, session_id_for, session_id_in


@pytest.mark.parametrize("name", ["me", "nadia", "nadia.k@sora-lab", "文澜", "joão", "x" * 64, "a..b"])
def test_names_that_make_a_folder_are_accounts(name):
    assert check_account(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../me",
        "a/b",
        "a\\b",
        "-x",
        ".git",
        "Nadia",
        "x" * 65,
        "a\x00",
        "con",
        "nul.txt",
        "me.",
        "a b",
        "文" * 68,
        "joa\u0303o",
    ],
)
def test_names_that_could_leave_or_share_a_folder_are_refused(name):
    with pytest.raises(InputError):
        check_account(name)


@pytest.mark.parametrize(
    "path", ["", "/etc/passwd", "../x", "a/../../x", "a//b", "./a", "a\\b", ".git/config", ".GIT/HEAD"]
)
def test_no_path_leads_out_of_the_memory_tree(tmp_path, path):
    with pytest.raises(InputError):
        Layout(tmp_path, "nadia").file(path)


@given(st.text(), st.text(), st.integers(10, 52))
def test_ids_are_stable_and_longer_ones_continue_shorter_ones(source, native, length):
    short, long = session_id_for(source, native), session_id_for(source, native, length)
    assert long.startswith(short)
    assert len(long) == length
    assert set(long) <= set(ALPHABET)
    assert is_session_id(long)


def test_the_session_of_a_path():
    assert session_id_in("sessions/undated/7f3ak2m9qx/transcript.jsonl") == "7f3ak2m9qx"
    assert session_id_in("sessions/2026/03/2026-03-02-7f3ak2m9qx/summary.md") == "7f3ak2m9qx"
    assert session_id_in("sessions/index.md") == ""
    assert session_id_in("notes/7f3ak2m9qx/x.md") == ""
