"""Examples in documents: found, run in order in a folder of their own, compared, and written anew on demand.

A fence says what a block is. `console` holds lines with `$ ` in front and what they print, `python` holds `>>>` lines,
and a block with `title="chats.json"` is a file that the later blocks may use. In what is printed, a line of `…` stands
for any lines, and `…` inside a line for anything.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SETTINGS = '[search]\nembedder = "none"\nreranker = "none"\n'
"""Likeness of meaning left out: its last digits, and so what comes first, differ from one processor to the next."""
FENCE = re.compile(r"^```(\S*)(?: title=\"([^\"]+)\")?$")
WILDCARD = "…"


@dataclass(frozen=True)
class Block:
    """One fenced block of a document."""

    kind: str
    title: str
    first: int
    """Index of the first line inside the fence."""
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """What one example should have printed and what it printed."""

    command: str
    first: int
    """Index of the first line of the expected output in the document."""
    want: tuple[str, ...]
    got: tuple[str, ...]
    broken: bool = False
    """An error that the document does not show: nothing to write down."""

    @property
    def holds(self) -> bool:
        """Whether the output is as the document says."""
        return not self.broken and matches(self.want, self.got)


def blocks_of(text: str) -> Iterator[Block]:
    """Yield the fenced blocks of a document."""
    lines = text.splitlines()
    place = 0
    while place < len(lines):
        opened = FENCE.match(lines[place])
        if opened is None:
            place += 1
            continue
        end = next((n for n in range(place + 1, len(lines)) if lines[n] == "```"), len(lines))
        yield Block(opened[1], opened[2] or "", place + 1, tuple(lines[place + 1 : end]))
        place = end + 1


def matches(want: tuple[str, ...], got: tuple[str, ...]) -> bool:
    """Tell whether the lines are as expected, wildcards understood."""
    pattern = "".join(
        r"(?:.*\n)*?" if line.strip() == WILDCARD else ".*?".join(map(re.escape, line.split(WILDCARD))) + "\n"
        for line in want
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in got)) is not None


def run_document(text: str, folder: Path) -> list[Outcome]:
    """Run the examples of a document in an empty folder; return what came of each."""
    (folder / "bin").mkdir()
    program = folder / "bin" / "reverie"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m reverie "$@"\n', "utf-8")
    program.chmod(0o755)
    (folder / "home").mkdir()
    (folder / "home" / "config.toml").write_text(SETTINGS, "utf-8")
    shell = _Shell(folder)
    names: dict[str, Any] = {}
    outcomes: list[Outcome] = []
    try:
        for block in blocks_of(text):
            if block.title:
                (folder / block.title).write_text("\n".join(block.lines) + "\n", "utf-8")
            elif block.kind == "console":
                outcomes += [shell.run(*command) for command in _commands(block)]
            elif block.kind == "python" and any(line.startswith(">>>") for line in block.lines):
                outcomes += _run_python(block, names, folder)
    finally:
        shell.close()
    return outcomes


def written(text: str, outcomes: list[Outcome]) -> str:
    """Return the document with the output of every example that does not hold as it is now."""
    lines = text.splitlines()
    for outcome in sorted(outcomes, key=lambda one: one.first, reverse=True):
        if not outcome.holds and not outcome.broken:
            lines[outcome.first : outcome.first + len(outcome.want)] = outcome.got
    return "\n".join(lines) + "\n"


def _commands(block: Block) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Yield each command with the place and the lines of what it should print."""
    place = 0
    while place < len(block.lines):
        if not block.lines[place].startswith("$ "):
            raise ValueError(f"line {block.first + place + 1}: a console block begins with `$ `")
        command = block.lines[place].removeprefix("$ ")
        while command.endswith("\\"):
            place += 1
            command += "\n" + block.lines[place]
        end = place + 1
        while end < len(block.lines) and not block.lines[end].startswith("$ "):
            end += 1
        yield command, block.first + place + 1, block.lines[place + 1 : end]
        place = end


@dataclass
class _Shell:
    """Runs command lines in one folder."""

    folder: Path
    _zygote: subprocess.Popen[str] | None = field(default=None, init=False)

    def run(self, command: str, first: int, want: tuple[str, ...]) -> Outcome:
        """Run one command line and return what it printed, on both streams."""
        printed = self._reverie(command) if _is_plain(command) else self._anything(command)
        got = tuple(line.rstrip() for line in printed.splitlines())
        return Outcome(command, first, want, got, broken=any(line.startswith("Traceback ") for line in got))

    def close(self) -> None:
        """End the process that waits for commands."""
        if self._zygote is not None:
            self._zygote.communicate()

    @property
    def _environment(self) -> dict[str, str]:
        path = f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
        return {"PATH": path, "REVERIE_HOME": "home", "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}

    def _anything(self, command: str) -> str:
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=self.folder,
            env={**_outside(), **self._environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=300,
            check=False,
        )
        return done.stdout

    def _reverie(self, command: str) -> str:
        if self._zygote is None:
            self._zygote = subprocess.Popen(
                [sys.executable, str(Path(__file__).with_name("zygote.py"))],
                env=_outside(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        order = {
            "arguments": shlex.split(command)[1:],
            "folder": str(self.folder),
            "environment": self._environment,
        }
        self._zygote.stdin.write(json.dumps(order) + "\n")
        self._zygote.stdin.flush()
        answered: dict[str, str] = json.loads(self._zygote.stdout.readline())
        return answered["output"]


def _is_plain(command: str) -> bool:
    """Tell whether a line is one call of `reverie` with nothing for a shell to do, and can be run in a fork."""
    bare = re.sub(r'"[^"$`\\]*"', "", command)
    return command.startswith("reverie ") and not re.search(r"[|&;<>()$`*?'~\\\n]", bare) and hasattr(os, "fork")


class _Recorder(doctest.DocTestRunner):
    """Notes what each example printed in place of complaining."""

    def __init__(self) -> None:
        super().__init__(verbose=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        self.failed: dict[int, str] = {}
        self.broken: set[int] = set()

    def report_start(self, *_: Any) -> None:
        """Say nothing."""

    def report_success(self, *_: Any) -> None:
        """Say nothing."""

    def report_failure(self, _out: Any, _test: Any, example: doctest.Example, got: str) -> None:
        """Note what was printed."""
        self.failed[example.lineno] = got

    def report_unexpected_exception(self, _out: Any, _test: Any, example: doctest.Example, exc_info: Any) -> None:
        """Note the error."""
        self.broken.add(example.lineno)
        self.failed[example.lineno] = f"{exc_info[0].__name__}: {exc_info[1]}\n"


def _run_python(block: Block, names: dict[str, Any], folder: Path) -> list[Outcome]:
    examples = doctest.DocTestParser().get_doctest("\n".join(block.lines) + "\n", names, "document", None, 0)
    examples.globs = names  # the parser copies; later blocks go on with what earlier ones made
    recorder = _Recorder()
    with chdir(folder):
        recorder.run(examples, clear_globs=False)
    outcomes = []
    for example in examples.examples:
        want = tuple(example.want.splitlines())
        got = tuple(recorder.failed[example.lineno].splitlines()) if example.lineno in recorder.failed else want
        first = block.first + example.lineno + len(example.source.splitlines())
        outcomes.append(Outcome(example.source.strip(), first, want, got, broken=example.lineno in recorder.broken))
    return outcomes


def _outside() -> dict[str, str]:
    """Return the environment without what would change the settings of an example."""
    return {key: value for key, value in os.environ.items() if not key.startswith("REVERIE_")}
