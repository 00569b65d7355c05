import pytest

from reverie.store.atomic import (
    TEMP_MARK,
    make_folders,
    remove_stale_temps,
    sync_all,
    sync_file_system,
    write_atomically,
    write_in_place,
    write_temp,
)


@pytest.mark.parametrize("durable", [True, False])
def test_the_new_content_takes_the_place_of_the_old(tmp_path, durable):
    path = tmp_path / "a" / "page.md"
    for content in (b"one", b"", b"three" * 100_000):
        write_atomically(path, content, durable=durable)
        assert path.read_bytes() == content
    assert [file.name for file in path.parent.iterdir()] == ["page.md"]


def test_a_failure_leaves_the_old_file_and_no_litter(tmp_path):
    path = tmp_path / "page.md"
    path.mkdir()
    (path / "inside").write_text("x")
    with pytest.raises(OSError, match=r"page\.md"):
        write_atomically(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["page.md"]


def test_litter_of_a_crash_is_told_from_files(tmp_path):
    (tmp_path / "page.md").write_text("x")
    temp = write_temp(tmp_path / ("long-" * 40 + ".md"), b"half")
    assert TEMP_MARK in temp.name
    assert remove_stale_temps(tmp_path) == 1
    assert remove_stale_temps(tmp_path / "nowhere") == 0
    assert [file.name for file in tmp_path.iterdir()] == ["page.md"]


def test_writing_in_place_leaves_nothing_of_a_longer_text(tmp_path):
    write_in_place(tmp_path / "journal", b"a longer text")
    write_in_place(tmp_path / "journal", b"short")
    assert (tmp_path / "journal").read_bytes() == b"short"


def test_every_folder_whose_names_changed_is_told(tmp_path):
    assert set(make_folders(tmp_path / "a" / "b" / "c")) == {tmp_path, tmp_path / "a", tmp_path / "a" / "b"}
    assert make_folders(tmp_path / "a" / "b") == []


def test_flushing_passes_over_what_is_gone(tmp_path):
    files = [tmp_path / str(number) for number in range(20)]
    files[0].write_text("x")
    sync_all(files[:2], [tmp_path, tmp_path / "gone"], tmp_path)
    sync_all(files, [tmp_path], tmp_path)
    assert sync_file_system(tmp_path) in (True, False)
