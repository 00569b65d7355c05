"""What is wrong with a file that begins like JSON and is none: where it breaks, for people who wrote it themselves."""

import json
from typing import Final

MOST: Final = 8 << 20
"""Bytes of a file that are looked at; in a larger one that is no export nobody looks for a comma."""


def find_break(text: str) -> str:
    """Return where and why a text that begins like JSON cannot be read; empty when it can, or begins otherwise.

    >>> find_break('{"id": "s01", "messages": [}')
    'broken JSON in line 1, column 28: Expecting value'
    >>> find_break('{"id": 1}\\n{"id": 2}'), find_break("Dear Nadia")
    ('', '')
    """
    body = text.lstrip("\ufeff \t\r\n")
    if not body.startswith(("{", "[")):
        return ""
    try:
        json.loads(text.lstrip("\ufeff"), strict=False)
    except json.JSONDecodeError as error:
        if error.msg != "Extra data":
            return _said(error, error.lineno)
        return next(
            (found for number, line in enumerate(text.splitlines(), 1) if (found := _in_line(line, number))), ""
        )
    except RecursionError:
        return "JSON that is nested too deeply"
    except ValueError:
        return "JSON with a number that is too long"
    return ""


def _in_line(line: str, number: int) -> str:
    """Return what is wrong with one line of a file that has a value in each."""
    try:
        json.loads(line.strip("\ufeff") or "null", strict=False)
    except json.JSONDecodeError as error:
        return _said(error, number)
    except (RecursionError, ValueError):
        return f"JSON in line {number} that is nested too deeply, or has a number that is too long"
    return ""


def _said(error: json.JSONDecodeError, line: int) -> str:
    return f"broken JSON in line {line}, column {error.colno}: {error.msg}"
