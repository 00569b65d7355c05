"""The header of a page: read with hard limits, written so that every reader of YAML sees plain strings."""

import json
import re
from collections.abc import Iterator

import yaml

from reverie.model.citation import Source
from reverie.model.page import Frontmatter, Value

LARGEST = 16 * 1024
"""Bytes between the fences."""

ORDER = ("title", "kind", "aliases", "status", "summary", "created", "updated")
"""How the pages of this program begin; further keys follow."""

_OPENING = re.compile(r"\ufeff?---[ \t]*\r?(?:\n|\Z)")
_CLOSING = re.compile(r"^(?:---|\.\.\.)[ \t]*\r?(?:\n|\Z)", re.MULTILINE)
_STRING = r'"(?:[^"\\\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]|\\["\\])*"'
_SIMPLE = re.compile(rf"([A-Za-z][\w-]*): ({_STRING}|\[(?:{_STRING}(?:, {_STRING})*)?\])\r?")
_KEY = re.compile(r"[A-Za-z_][\w-]*\Z")
_SPECIAL = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


class _NotFlatError(Exception):
    """The header holds something that this format does not allow."""


def split_frontmatter(text: str) -> tuple[str, str]:
    """Return the header with its fences, and what follows it; a text without a header begins with the body.

    A byte order mark, CRLF and a closing fence at the very end are accepted.

    Example:
        >>> split_frontmatter("---\\ntitle: Loom\\n---\\nWarp.\\n")
        ('---\\ntitle: Loom\\n---\\n', 'Warp.\\n')
    """
    opening = _OPENING.match(text)
    closing = _CLOSING.search(text, opening.end()) if opening is not None else None
    if closing is None:
        return (text[:1], text[1:]) if text.startswith("\ufeff") else ("", text)
    return text[: closing.end()], text[closing.end() :]


def read_frontmatter(header: str) -> Frontmatter:
    """Return the values of a header; one that breaks a rule comes back empty, with the reason.

    Args:
        header: The first part of `split_frontmatter`, empty when there is none.

    Example:
        >>> read_frontmatter("---\\ntitle: 2026-05-26\\ntags: [a, b]\\n---\\n").entries
        (('title', '2026-05-26'), ('tags', ('a', 'b')))
    """
    if not header:
        return Frontmatter()
    lines = header.split("\n")
    if not lines[-1]:
        lines.pop()
    inner = lines[1:-1]
    entries: tuple[tuple[str, Value], ...] = ()
    problem = ""
    try:
        entries = _read_simple(inner) or _read_yaml("\n".join(inner))
    except (_NotFlatError, yaml.YAMLError) as error:
        problem = _reason(error)
    return Frontmatter(entries, problem, Source("", header, (entries, problem)))


def render_frontmatter(frontmatter: Frontmatter, newline: str = "\n") -> str:
    """Return the header with its fences; empty when there is nothing to write.

    A header as it was read comes back byte for byte. A changed one keeps the lines of the values that stayed.

    Example:
        >>> print(render_frontmatter(Frontmatter((("title", "Plan: phase 2"), ("aliases", ("P2",))))), end="")
        ---
        title: "Plan: phase 2"
        aliases: ["P2"]
        ---
    """
    source = frontmatter.source
    if source is not None and source.key == (frontmatter.entries, frontmatter.problem):
        return source.raw
    if not frontmatter.entries:
        return ""
    kept = _lines_by_key(source.raw, dict(source.key[0])) if source is not None else {}
    lines = ["---"]
    for key, value in frontmatter.entries:
        old = kept.get(key)
        lines.append(old[1] if old is not None and old[0] == value else f"{_quote_key(key)}: {_render_value(value)}")
    return newline.join((*lines, "---", ""))


def _read_simple(lines: list[str]) -> tuple[tuple[str, Value], ...]:
    """Read the form that this program writes without the YAML machinery; empty when it is another."""
    if sum(map(len, lines)) > LARGEST // 4:
        return ()
    entries: dict[str, Value] = {}
    for line in lines:
        found = _SIMPLE.fullmatch(line)
        if found is None or found[1] in entries:
            return ()
        value = json.loads(found[2])
        entries[found[1]] = value if isinstance(value, str) else tuple(value)
    return tuple(entries.items())


def _read_yaml(text: str) -> tuple[tuple[str, Value], ...]:
    size = len(text.encode("utf-8", "replace"))
    if size > LARGEST:
        raise _NotFlatError(f"the header has {size} bytes; {LARGEST} are allowed")
    events = yaml.parse(text, Loader=yaml.CSafeLoader)
    body = [event for event in events if not isinstance(event, yaml.StreamStartEvent | yaml.StreamEndEvent)]
    starts = [event for event in body if isinstance(event, yaml.DocumentStartEvent)]
    if not starts:
        return ()
    if len(starts) > 1 or starts[0].tags or starts[0].version:
        raise _NotFlatError("the header must be one plain document")
    return tuple(_entries(iter(body[1:-1])))


def _entries(events: Iterator[yaml.Event]) -> Iterator[tuple[str, Value]]:
    first = next(events, None)
    if isinstance(first, yaml.ScalarEvent) and first.value == "" and first.tag is None and first.anchor is None:
        return
    _plain(first)
    if not isinstance(first, yaml.MappingStartEvent):
        raise _NotFlatError("the header must be a list of `key: value` lines")
    seen: set[str] = set()
    for event in events:
        if isinstance(event, yaml.MappingEndEvent):
            return
        _plain(event)
        if not isinstance(event, yaml.ScalarEvent):
            raise _NotFlatError("a key must be plain text")
        key = str(event.value)
        if key in seen:
            raise _NotFlatError(f"the key {key!r} stands twice")
        seen.add(key)
        yield key, _value(key, next(events, None), events)


def _value(key: str, event: yaml.Event | None, events: Iterator[yaml.Event]) -> Value:
    _plain(event)
    if isinstance(event, yaml.ScalarEvent):
        return str(event.value)
    if not isinstance(event, yaml.SequenceStartEvent):
        raise _NotFlatError(f"the value of {key!r} must be plain text or a list of plain texts")
    found: list[str] = []
    for item in events:
        if isinstance(item, yaml.SequenceEndEvent):
            break
        _plain(item)
        if not isinstance(item, yaml.ScalarEvent):
            raise _NotFlatError(f"the list {key!r} must hold plain texts only")
        found.append(str(item.value))
    return tuple(found)


def _plain(event: yaml.Event | None) -> None:
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
        raise _NotFlatError("anchors and aliases are not allowed")
    if getattr(event, "tag", None) is not None:
        raise _NotFlatError("tags are not allowed")


def _reason(error: Exception) -> str:
    if isinstance(error, yaml.MarkedYAMLError) and error.problem:
        line = "" if error.problem_mark is None else f" (line {error.problem_mark.line + 2})"
        return f"{error.problem}{line}"
    return " ".join(str(error).split())


def _lines_by_key(raw: str, values: dict[str, Value]) -> dict[str, tuple[Value, str]]:
    """Return value and source line of each entry that stands on a line of its own."""
    kept: dict[str, tuple[Value, str]] = {}
    for line in raw.split("\n")[1:]:
        key = line.partition(":")[0]
        if key in values and key not in kept:
            kept[key] = (values[key], line.removesuffix("\r"))
    # An entry of several lines (a block list, a folded text) is written afresh: its first line alone says too little.
    return {key: pair for key, pair in kept.items() if _stands_alone(pair)}


def _stands_alone(pair: tuple[Value, str]) -> bool:
    try:
        entries = _read_yaml(pair[1])
    except (_NotFlatError, yaml.YAMLError):
        return False
    return len(entries) == 1 and entries[0][1] == pair[0]


def _render_value(value: Value) -> str:
    return _quote(value) if isinstance(value, str) else f"[{', '.join(map(_quote, value))}]"


def _quote(text: str) -> str:
    """Return a double-quoted scalar; JSON's escapes are YAML's, a few more characters need one there."""
    quoted = json.dumps(text.encode("utf-8", "replace").decode() if not text.isascii() else text, ensure_ascii=False)
    return _SPECIAL.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def _quote_key(key: str) -> str:
    return key if _KEY.match(key) else _quote(key)
