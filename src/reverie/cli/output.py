"""What a command prints: one JSON document, or text for people; progress always on stderr."""

import json
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from datetime import date, datetime
from typing import Any

import click


def emit(ctx: click.Context, document: Mapping[str, Any], text: str) -> None:
    """Print the document under --json, else the text."""
    if wants_json(ctx):
        print(json.dumps(plain(document), ensure_ascii=False))
    elif text:
        print(text)


def wants_json(ctx: click.Context) -> bool:
    """Tell whether --json was given."""
    return bool(ctx.find_root().obj["json"])


def plain(value: Any) -> Any:
    """Return a value as JSON has it: dataclasses as objects, times in UTC with Z, tuples as lists."""
    if isinstance(value, datetime):
        return value.isoformat().replace("+00:00", "Z")
    if isinstance(value, date):
        return value.isoformat()
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value


class ProgressLine:
    """One line on stderr that is rewritten as work goes on; silent where nobody watches."""

    def __init__(self, ctx: click.Context) -> None:
        """Watch only on a terminal."""
        self._is_shown = sys.stderr.isatty() and not wants_json(ctx)
        self._last = 0.0
        self._begun = time.monotonic()

    def show(self, text: str, done: int, total: int) -> None:
        """Say how far the work is, at most ten times a second, with an estimate of what is left."""
        now = time.monotonic()
        if not self._is_shown or (now - self._last < 0.1 and done < total):
            return
        self._last = now
        spent = now - self._begun
        left = spent / done * (total - done) if done else 0.0
        share = f"{done * 100 // total}%" if total else ""
        rest = f", about {left:.0f} s left" if left >= 2 else ""
        sys.stderr.write(f"\r\x1b[K{text} {share}{rest}")
        sys.stderr.flush()

    def end(self) -> None:
        """Clear the line."""
        if self._is_shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
