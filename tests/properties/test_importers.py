"""Whatever stands in an export: a parser never crashes, the report adds up, and twice is once."""

import copy
import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.capture.found import LeftOut
from reverie.capture.importers import READERS
from reverie.capture.importing import ImportOptions, import_sessions
from reverie.errors import InputError
from reverie.model.session import Session, Trust
from reverie.store.layout import Layout
from reverie.store.session_log import SessionLog
from tests.unit.capture.samples import answer, as_lines, call, conversation, line, node, read, result, said, session

TEXTS = st.text(st.characters(), max_size=20) | st.sampled_from(
    ["q", "a", "root", "u1", "\ud83d", "\x00", "<memories>x"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)

CHATGPT: list[Any] = [
    conversation(
        node("root", None),
        node("q", "root", "user", "In Kyoto we meet."),
        node("x", "q", "assistant", {"content_type": "thoughts", "thoughts": [{"summary": "s", "content": "c"}]}),
        node(
            "y", "q", "assistant", {"content_type": "multimodal_text", "parts": [{"content_type": "image"}, "Noted."]}
        ),
        gizmo_id="g",
    )
]
CLAUDE: list[Any] = [
    line("user", "u1", None, "Read both."),
    answer("a1", "u1", "m1", said("I read."), call("t1"), {"type": "thinking", "thinking": "Hm"}),
    result("r1", "a1", "t1", [said("found")]),
    {"type": "attachment", "uuid": "q", "parentUuid": "r1", "attachment": {"type": "queued_command", "prompt": "And?"}},
    {"type": "system", "subtype": "compact_boundary", "uuid": "b", "logicalParentUuid": "q", "content": "compacted"},
    {"type": "summary", "summary": "Kyoto", "leafUuid": "r1"},
]
GENERIC: list[Any] = [session(timezone="Europe/Lisbon", origin="person", kind="chat")]
SAMPLES = {"chatgpt": CHATGPT, "claude-code": CLAUDE, "generic": GENERIC}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to every value inside a value."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        found += places(item, (*path, key))
    return found


@st.composite
def exports(draw: st.DrawFn) -> tuple[str, list[Any]]:
    """Draw a format and an export in it, with up to three values replaced by anything or taken away."""
    kind = draw(st.sampled_from(sorted(SAMPLES)))
    rows = copy.deepcopy(SAMPLES[kind])
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(places(rows)))
        home = rows
        for step in way:
            home = home[step]
        if draw(st.booleans()) and isinstance(home, dict):
            del home[last]
        else:
            home[last] = draw(VALUES)
    return kind, rows


def written(kind: str, rows: list[Any]) -> bytes:
    """Return the file; Python writes NaN as such, and lone surrogates as escapes."""
    return as_lines(*rows) if kind == "claude-code" else json.dumps(rows).encode()


@settings(max_examples=600, deadline=None)
@given(exports())
def test_arbitrary_values_in_any_field_crash_no_parser(export: tuple[str, list[Any]]) -> None:
    kind, rows = export
    found, _ = read(kind, written(kind, rows))
    for one in found:
        assert isinstance(one, Session | LeftOut)
        if isinstance(one, Session):
            assert one.native_id
            assert {message.trust for message in one.messages} <= {Trust.FOREIGN}
            assert any(message.text.strip() for message in one.messages)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300), st.sampled_from(sorted(READERS)))
def test_arbitrary_bytes_crash_no_parser(content: bytes, kind: str) -> None:
    for one in read(kind, content)[0]:
        assert isinstance(one, Session | LeftOut)


@settings(max_examples=200, deadline=None)
@given(exports(), st.integers(0, 4000))
def test_a_file_cut_anywhere_crashes_no_parser(export: tuple[str, list[Any]], end: int) -> None:
    kind, rows = export
    read(kind, written(kind, rows)[:end])


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(exports())
def test_an_import_adds_up_and_twice_is_once(export: tuple[str, list[Any]]) -> None:
    kind, rows = export
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "export.json"
        file.write_bytes(written(kind, rows))
        log = SessionLog(Layout(Path(folder) / "home", "nadia"))
        options = ImportOptions(format=kind)
        try:
            first = import_sessions([file], log, options)
        except InputError:
            with pytest.raises(InputError):
                import_sessions([file], log, options)
            assert not any(log.iter_refs())
            return
        before = {path: path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()}
        second = import_sessions([file], log, options)
        assert {path: path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()} == before
        for report in (first, second):
            counts = (report.imported, report.grown, report.already_there, report.empty)
            assert report.found == sum((*counts, report.skipped, report.forgotten, report.failed))
        assert (second.imported, second.grown, second.found) == (0, 0, first.found)
        stored = [message for ref in log.iter_refs() for message in log.read(ref.id).messages]
        assert all(message.text.strip() and "\x00" not in message.text for message in stored)
        assert not any(message.role != "user" and message.trust >= Trust.PARTICIPANT for message in stored)
