import json

import pytest

from reverie.capture.importers.detecting import detect_format, name_other
from tests.unit.capture.samples import as_lines, kyoto, line, session


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (json.dumps([kyoto()]), "chatgpt"),
        (json.dumps(kyoto(), indent=2), "chatgpt"),
        (json.dumps([{"title": "odd"}, kyoto()]), "chatgpt"),
        (json.dumps({"conversations": [kyoto()]}), "chatgpt"),
        (as_lines(kyoto()).decode(), "chatgpt"),
        (as_lines(line("user", "u1", None, "Hi")).decode(), "claude-code"),
        (as_lines("odd", 42, {"type": "summary", "summary": "Sprint", "leafUuid": "x"}).decode(), "claude-code"),
        (as_lines({"type": "queue-operation", "sessionId": "s1"}).decode(), "claude-code"),
        (json.dumps([session()]), "generic"),
        (json.dumps(session(), indent=1), "generic"),
        (as_lines(session("a"), session("b")).decode(), "generic"),
        ("[]", ""),
        ("", ""),
        ("[" * 5000, ""),
        ("Notes on Kyoto\n" + json.dumps(session()) + "\nand prose\n", ""),
        (json.dumps({"display": "hi", "sessionId": "s", "timestamp": 1}), ""),
        (json.dumps({"sessionId": "s", "messages": []}), ""),
    ],
)
def test_formats_are_told_by_content(content: str, expected: str) -> None:
    assert detect_format(content) == expected


def test_a_head_that_ends_anywhere_changes_nothing() -> None:
    content = json.dumps([kyoto(title='A title with {braces} and "quotes" ' * 50)])
    first = content.index('"mapping": {') + len('"mapping": {')
    assert {detect_format(content[:end]) for end in range(first, len(content), 97)} == {"chatgpt"}
    assert {detect_format(content[:end]) for end in range(0, first - 1, 97)} == {""}


def test_a_mapping_inside_a_text_is_no_mapping() -> None:
    quoted = session("s01", 'He wrote [{"title": 1, "mapping": {}}].')
    assert detect_format(json.dumps([quoted])) == "generic"


def test_other_formats_are_named() -> None:
    assert "Claude.ai" in name_other(json.dumps([{"uuid": "k", "chat_messages": []}]))
    assert name_other("[]") == ""
