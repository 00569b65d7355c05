"""Lines of a file with their numbers; one that is too long to hold is stepped over."""

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from reverie.capture.found import Notes
from reverie.capture.reading.elements import Damaged

LONGEST_LINE = 32 << 20

_decode = json.JSONDecoder(strict=False).decode


def read_rows(stream: BinaryIO, notes: Notes) -> Iterator[tuple[int, Any]]:
    """Yield the JSON value of each line with the line's number; `Damaged` for a line that is none.

    Example:
        >>> import io
        >>> list(read_rows(io.BytesIO(b'{"id": 1}\\r\\n\\n{"id'), Notes()))
        [(1, {'id': 1}), (3, Damaged(reason='no valid JSON'))]
    """
    number = 0
    while line := stream.readline(LONGEST_LINE):
        number += 1
        if len(line) >= LONGEST_LINE and not line.endswith(b"\n"):
            while not line.endswith(b"\n") and (line := stream.readline(1 << 20)):
                pass
            yield number, Damaged(f"longer than {LONGEST_LINE >> 20} MiB")
            continue
        line = line.strip(b" \t\r\n\x00")
        if line:
            yield number, _value(line, notes)


def _value(line: bytes, notes: Notes) -> Any:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        text = line.decode("utf-8", "replace")
        notes.add("bytes that are no UTF-8, replaced", text.count("\ufffd") - line.count(b"\xef\xbf\xbd"))
    try:
        return _decode(text)
    except RecursionError:
        return Damaged("nested too deeply")
    except ValueError:
        return Damaged("no valid JSON")
