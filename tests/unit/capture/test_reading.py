import io
import json
import os
import zipfile
from contextlib import ExitStack
from pathlib import Path

import pytest

from reverie.capture.found import Notes
from reverie.capture.reading import lines
from reverie.capture.reading.decoding import decode_head, open_utf8
from reverie.capture.reading.elements import Damaged
from reverie.capture.reading.lines import read_rows
from reverie.capture.reading.sources import find_sources
from reverie.errors import InputError

TEXT = '[{"text": "Olá, 文澜 \U0001f600"}]'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_every_usual_encoding_is_read_as_utf8(encoding: str) -> None:
    content = TEXT.encode(encoding)
    sizes: list[int] = []
    assert open_utf8(io.BytesIO(content), sizes.append).read().decode() == TEXT
    assert sum(sizes) == len(content)
    assert decode_head(content) == TEXT


def test_rows_have_the_numbers_of_their_lines() -> None:
    content = b'{"a": 1}\r\n\r\n"x"\n{"torn": \n\x00{"b": 2}\x00\n{"cut": "'
    found = list(read_rows(io.BytesIO(content), Notes()))
    assert found == [
        (1, {"a": 1}),
        (3, "x"),
        (4, Damaged("no valid JSON")),
        (5, {"b": 2}),
        (6, Damaged("no valid JSON")),
    ]


def test_a_line_too_long_is_stepped_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_LINE", 1 << 20)
    content = b'{"a": 1}\n{"text": "' + b"x" * (3 << 20) + b'"}\n{"b": 2}\n'
    found = list(read_rows(io.BytesIO(content), Notes()))
    assert [number for number, _ in found] == [1, 2, 3]
    assert isinstance(found[1][1], Damaged)
    assert found[2][1] == {"b": 2}


def names(path: Path, notes: Notes) -> list[str]:
    with ExitStack() as stack:
        return [source.name.removeprefix(f"{path}/") for source in find_sources(path, stack, notes)]


def test_a_folder_is_read_in_order_without_links_and_repositories(tmp_path: Path) -> None:
    for name in ("b/two.json", "a/one.json", ".git/config", "node_modules/x.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("[]")
    (tmp_path / "link.json").symlink_to(tmp_path / "a" / "one.json")
    os.mkfifo(tmp_path / "pipe.json")
    notes = Notes()
    assert names(tmp_path, notes) == ["a/one.json", "b/two.json"]
    assert notes.counts["symbolic links left aside"] == 1


def test_an_archive_is_read_where_it_lies(tmp_path: Path) -> None:
    file = tmp_path / "export.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("../../conversations.json", TEXT)
        archive.writestr("__MACOSX/._conversations.json", "x")
    before = set(tmp_path.rglob("*"))
    with ExitStack() as stack:
        (source,) = find_sources(file, stack, Notes())
        assert json.loads(source.head(1000)) == json.loads(TEXT)
        assert source.size == len(TEXT.encode())
    assert set(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("content", [b"PK\x03\x04 and then nothing of the kind", b"PK\x05\x06"])
def test_a_damaged_archive_is_bad_input(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "export.zip"
    file.write_bytes(content)
    with pytest.raises(InputError, match=r"export\.zip"):
        names(file, Notes())


def test_a_path_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="nowhere"):
        names(tmp_path / "nowhere", Notes())
