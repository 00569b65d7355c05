import json
from datetime import UTC, datetime
from typing import Any

import pytest

from reverie.capture.found import LeftOut
from reverie.model.session import Session
from tests.unit.capture.samples import STARTED_AT, as_lines, read, session


def only(row: Any) -> Session:
    (found,) = read("generic", json.dumps([row]).encode())[0]
    assert isinstance(found, Session), found
    return found


def failure(row: Any) -> str:
    (found,) = read("generic", json.dumps([row]).encode())[0]
    assert isinstance(found, LeftOut)
    assert found.kind == "failed"
    return found.reason


def test_the_documented_example() -> None:
    row = {
        "id": "s01",
        "title": "Kyoto partners",
        "started_at": "2026-03-02T10:14:00Z",
        "timezone": "Europe/Lisbon",
        "origin": "person",
        "messages": [
            {"id": "1", "role": "user", "at": "2026-03-02T10:14:00Z", "text": "In Kyoto we meet.", "speaker": "Nadia"}
        ],
    }
    found = only(row)
    assert (found.native_id, found.title, found.timezone, found.started_at) == (
        "s01",
        "Kyoto partners",
        "Europe/Lisbon",
        STARTED_AT,
    )
    (message,) = found.messages
    assert (message.native_id, message.role, message.speaker, message.at) == ("1", "user", "Nadia", STARTED_AT)


def test_what_may_be_left_out_falls_back() -> None:
    row = session()
    row["messages"][1]["at"] = "2026-03-02T10:20:00Z"
    first, second = only(row).messages
    assert (first.native_id, first.at) == ("1", STARTED_AT)
    assert (second.native_id, second.at) == ("2", datetime(2026, 3, 2, 10, 20, tzinfo=UTC))
    del row["started_at"]
    found = only(row)
    assert found.started_at == second.at
    assert found.messages[0].at is None


def test_times_without_a_zone_are_read_in_the_session_s() -> None:
    found = only(session(started_at="2026-07-02T10:14:00", timezone="Asia/Tokyo"))
    assert found.started_at == datetime(2026, 7, 2, 1, 14, tzinfo=UTC)


@pytest.mark.parametrize("layout", ["list", "lines", "one", "wrapped", "pretty"])
def test_the_same_sessions_in_every_layout(layout: str) -> None:
    rows = [session("a"), session("b")] if layout != "one" else [session("a")]
    content = {
        "list": json.dumps(rows).encode(),
        "lines": as_lines(*rows),
        "one": json.dumps(rows[0], indent=2).encode(),
        "wrapped": json.dumps({"sessions": rows}).encode(),
        "pretty": b"\xef\xbb\xbf" + json.dumps(rows, indent=2).replace("\n", "\r\n").encode(),
    }[layout]
    found, _ = read("generic", content)
    assert [one.native_id for one in found] == [row["id"] for row in rows]


@pytest.mark.parametrize(
    ("more", "origin"),
    [
        ({}, "person"),
        ({"origin": "person", "kind": "chat"}, "person"),
        ({"origin": "cron"}, "machine"),
        ({"origin": "Heartbeat"}, "machine"),
        ({"kind": "agent"}, "machine"),
        ({"origin": "person", "kind": "heartbeat"}, "machine"),
        ({"origin": "foreign", "kind": "agent"}, "foreign"),
    ],
)
def test_the_origin_is_what_the_file_says(more: dict[str, Any], origin: str) -> None:
    assert only(session(**more)).origin == origin


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"id": None}, "`id`"),
        ({"id": " "}, "`id`"),
        ({"id": ["x"]}, "`id`"),
        ({"messages": None}, "`messages`"),
        ({"messages": ["hello"]}, "messages[0]"),
        ({"messages": [{"text": "hello"}]}, "messages[0]: `role`"),
        ({"messages": [{"role": "user", "text": "a"}, {"role": "human", "text": "b"}]}, "messages[1]: `role`"),
        ({"messages": [{"role": "user"}]}, "messages[0]: `text` is missing"),
        ({"messages": [{"role": "user", "text": None}]}, "messages[0]: `text`"),
        ({"messages": [{"role": "user", "text": "a", "at": "soon"}]}, "messages[0]: `at`"),
        ({"messages": [{"role": "user", "text": "a", "speaker": 7}]}, "messages[0]: `speaker`"),
        ({"started_at": {}}, "`started_at`"),
        ({"timezone": "Mars/Olympus"}, "Mars/Olympus"),
        ({"origin": "elsewhere"}, "`origin`"),
        ({"title": 7}, "`title`"),
    ],
)
def test_a_mistake_names_file_session_and_field(change: dict[str, Any], words: str) -> None:
    reason = failure(session("s77") | change)
    assert words in reason
    assert "file.json" in reason
    assert "s77" in reason or "id" in change


def test_a_bad_session_does_not_cost_the_others() -> None:
    content = as_lines(session("a"), {"id": "b"}, session("c")) + b'{"id": "torn'
    found, _ = read("generic", content)
    assert [type(one) for one in found] == [Session, LeftOut, Session, LeftOut]
    assert [one.reason.count("line 4") for one in found if isinstance(one, LeftOut)] == [0, 1]


def test_a_damaged_first_line_does_not_cost_the_others() -> None:
    found, _ = read("generic", b'{"id": "torn\n' + as_lines(session("a"), session("b")))
    assert [one.native_id for one in found[1:]] == ["a", "b"]
    assert isinstance(found[0], LeftOut)


def test_a_session_without_words_is_empty() -> None:
    (found,) = read("generic", json.dumps([session(messages=[{"role": "user", "text": " "}])]).encode())[0]
    assert isinstance(found, LeftOut)
    assert found.kind == "empty"
