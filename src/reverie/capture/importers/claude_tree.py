"""The lines of a Claude Code transcript as a tree: which were the conversation, in which order, and which were not."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from reverie.capture.importers.claude_lines import Line
from reverie.capture.importers.tree import branch_labels, newest_leaf, path_to

Lines = Mapping[str, Line]
"""Lines by their name in the tree, in the order of the file."""


def arrange(lines: Sequence[Line]) -> list[tuple[Line, str]]:
    """Return the lines in reading order, each with its branch: empty on the path that was kept.

    The order of the file is not the order of the conversation: results of parallel calls hang beside the path, a
    rewound conversation goes on from an earlier line, sub-agents write in between.
    """
    every = _by_name(lines)
    main = {name: line for name, line in every.items() if not line.is_sidechain} or every
    parents = _parents(every)
    if any(line.parent in main and line.parent != name for name, line in main.items()):
        kept = _kept(main, parents)
    else:
        kept = list(main)  # lines that name no parent follow one another
    on_path = set(kept)
    labels = branch_labels(every, parents, on_path)
    rest = (name for name in every if name not in on_path)
    return [(every[name], labels.get(name, "")) for name in (*kept, *rest)]


def _by_name(lines: Sequence[Line]) -> dict[str, Line]:
    """Name the lines; of a line that is there twice, word for word, one will do."""
    named: dict[str, Line] = {}
    for line in lines:
        known = named.get(line.uuid)
        if line.uuid and known is None:
            named[line.uuid] = line
        elif known is None or known.row.get("message") != line.row.get("message"):
            named[f"{line.uuid}#{line.number}"] = line
    return named


def _parents(lines: Lines) -> dict[str, str]:
    """Return the line before each one; where the one it names is lost, the one before it in the file."""
    parents: dict[str, str] = {}
    last: dict[bool, str] = {}
    for name, line in lines.items():
        before = last.get(line.is_sidechain)
        last[line.is_sidechain] = name
        logical = line.row.get("logicalParentUuid")
        if line.parent is not None and line.parent in lines:
            parents[name] = line.parent
        elif isinstance(logical, str) and logical in lines:
            parents[name] = logical
        elif before is not None and (line.parent is not None or _is_compaction(line)):
            parents[name] = before
    return parents


def _is_compaction(line: Line) -> bool:
    """Tell a line where an old conversation goes on in fewer words: it has no parent, but is no beginning."""
    return line.row.get("subtype") == "compact_boundary" or line.row.get("isCompactSummary") is True


def _kept(main: Lines, parents: Mapping[str, str]) -> list[str]:
    """Return the path to the newest leaf, with what belongs to it and hangs beside it."""
    spoken = [name for name, line in main.items() if line.kind in ("user", "assistant")]
    ends = [name for name in spoken if not main[name].is_aside] or spoken or list(main)
    tip = newest_leaf(ends, parents, lambda name: main[name].at)
    path = [name for name in path_to(tip, parents) if name in main] if tip is not None else []
    path += _after(path, main, parents)
    return list(_with_neighbours(path, _beside(path, main)))


def _after(path: Sequence[str], main: Lines, parents: Mapping[str, str]) -> Iterator[str]:
    """Yield what follows the last words: notes of the program, until somebody speaks again."""
    children: dict[str, str] = {parents[name]: name for name in main if name in parents}
    seen = set(path)
    name = children.get(path[-1]) if path else None
    while name is not None and name not in seen:
        seen.add(name)
        yield name
        name = children.get(name)


def _beside(path: Sequence[str], main: Lines) -> dict[str, list[str]]:
    """Return lines off the path that belong to one on it: parts of the same answer, results of its calls."""
    on_path = set(path)
    answers: dict[str, str] = {}
    calls: dict[str, str] = {}
    for name in path:
        _note_answer(name, main[name], answers, calls)
    answered = {call for name in path for call in _results(main[name])}
    beside: dict[str, list[str]] = {}
    others = [(name, line) for name, line in main.items() if name not in on_path]
    for name, line in others:
        home = answers.get(_message_id(line))
        if home is not None:
            beside.setdefault(home, []).append(name)
            for call in _calls(line):
                calls.setdefault(call, home)
    for name, line in others:
        results = _results(line)
        home = next((calls[call] for call in results if call in calls and call not in answered), None)
        if home is not None:
            beside.setdefault(home, []).append(name)
            answered.update(results)
    return beside


def _note_answer(name: str, line: Line, answers: dict[str, str], calls: dict[str, str]) -> None:
    """Remember the last line of each answer: what belongs to the answer is put behind it."""
    answer = _message_id(line)
    if answer:
        answers[answer] = name
    for call in _calls(line):
        calls[call] = name


def _with_neighbours(path: Sequence[str], beside: Mapping[str, Collection[str]]) -> Iterator[str]:
    for name in path:
        yield name
        yield from beside.get(name, ())


def _message_id(line: Line) -> str:
    value = line.message.get("id") if line.kind == "assistant" else None
    return value if isinstance(value, str) else ""


def _calls(line: Line) -> list[str]:
    return _ids(line, "tool_use", "id") if line.kind == "assistant" else []


def _results(line: Line) -> list[str]:
    return _ids(line, "tool_result", "tool_use_id") if line.kind == "user" else []


def _ids(line: Line, kind: str, field: str) -> list[str]:
    blocks = (block for block in line.blocks if isinstance(block, dict) and block.get("type") == kind)
    return [value for value in (block.get(field) for block in blocks) if isinstance(value, str)]
