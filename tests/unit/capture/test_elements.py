import io
import json
import tracemalloc

import pytest

from reverie.capture.found import Notes
from reverie.capture.reading import elements
from reverie.capture.reading.elements import Damaged, read_elements


def read(content: bytes) -> list[object]:
    return list(read_elements(io.BytesIO(content), Notes()))


def test_values_are_those_of_the_whole_list_wherever_a_chunk_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    values = [{"text": 'a "b" \\ {[ ]} é 你 \U0001f600', "n": [1, {"x": []}]}, [], {"e": "\u2028" * 9}, 7, "s", None]
    content = json.dumps(values, ensure_ascii=False).encode()
    for chunk in (1, 2, 3, 7, 64):
        monkeypatch.setattr(elements, "_CHUNK", chunk)
        assert [value for value in read(content) if value != 7] == [value for value in values if value != 7]


@pytest.mark.parametrize(
    "content",
    [b'{"a": 1}\n{"b": 2}', b'{"conversations": [{"a": 1}, {"b": 2}]}', b'[{"a": 1} {"b": 2},,]', b'[{"a":1},{"b":2}'],
)
def test_lists_in_several_forms(content: bytes) -> None:
    assert read(content) == [{"a": 1}, {"b": 2}]


def test_a_list_that_is_not_closed_is_noted() -> None:
    notes = Notes()
    assert list(read_elements(io.BytesIO(b'[{"a": 1},'), notes)) == [{"a": 1}]
    assert any("cut off" in reason for reason in notes.counts)


@pytest.mark.parametrize("torn", [b'{"a"', b'{"a": "x', b'{"a": [1, {"b": 2}', b'{"a": tr', b'{"a": "\\'])
def test_a_torn_value_is_named_and_the_others_stay(torn: bytes) -> None:
    assert read(b'[{"first": 1}, ' + torn) == [{"first": 1}, Damaged("cut off at the end of the file")]


def test_a_wrong_value_in_the_middle_costs_only_itself() -> None:
    assert read(b'[{"a": 1}, {"b": nope}, {"c": 3}]') == [
        {"a": 1},
        Damaged("no valid JSON in line 1, column 18 (Expecting value)"),
        {"c": 3},
    ]


def test_deep_nesting_is_survived() -> None:
    deep = b'{"a":' * 512 + b"1" + b"}" * 512
    deeper = b"[" * 100_000 + b"]" * 100_000
    found = read(b"[" + deep + b"," + deeper + b',{"last": 1}]')
    assert isinstance(found[0], dict)
    assert found[1:] == [Damaged("nested too deeply"), {"last": 1}]


def test_a_number_of_many_digits_is_no_crash() -> None:
    assert read(b'[{"n": ' + b"9" * 5000 + b'}, {"last": 1}]') == [Damaged("a number that is too long"), {"last": 1}]


def test_bytes_that_are_no_utf8_are_replaced_and_counted() -> None:
    notes = Notes()
    found = list(read_elements(io.BytesIO(b'[{"a": "caf\xe9 \xff!"}]'), notes))
    assert found == [{"a": "caf\ufffd \ufffd!"}]
    assert sum(notes.counts.values()) == 2


def test_a_value_too_large_is_stepped_over_in_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elements, "MOST_MEMORY", 4 << 20)
    huge = b'{"text": "' + b'\\"{[ ' * (4 << 20) + b'"}'
    content = b'[{"a": 1}, ' + huge + b', {"b": 2}]'
    tracemalloc.start()
    found = read(content)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found[0] == {"a": 1}
    assert isinstance(found[1], Damaged)
    assert "larger than" in found[1].reason
    assert found[2:] == [{"b": 2}]
    assert peak < len(content)
