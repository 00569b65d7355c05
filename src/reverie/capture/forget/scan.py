"""Byte scan: every file of an account, the objects inside its repository, and the words of its index."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import pygit2

from reverie.brain.account import Account
from reverie.capture.forget.traces import Traces
from reverie.model.hit import HitKind
from reverie.text.analyzer import analyze, fold
from reverie.wiki.definitions import escape_quote
from reverie.wiki.inline import escape

_WORD: Final = re.compile(rb"[0-9a-z]+")
_ESCAPED: Final = re.compile(rb"\\[nrt]")
"""A line break in JSON: its letter must not become a part of the next word."""
SHORTEST_IN_BYTES: Final = 5
"""Shorter names come about by chance in vectors and the like; there the index itself is asked."""
_PACKED: Final = ".git/objects/"
"""Compressed: scanned unpacked, object by object."""
_UNSPACED: Final = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]")
_BRAIN: Final[tuple[HitKind, ...]] = ("claim",)
_MESSAGES: Final[tuple[HitKind, ...]] = ("message",)


@dataclass(frozen=True, slots=True)
class ScannedFile:
    """One file as it was scanned."""

    path: str
    """Relative to the home folder."""
    sha256: str


@dataclass(frozen=True, slots=True)
class Residue:
    """Something forgotten that is still there."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Certificate:
    """What was scanned for what was forgotten, and what was found."""

    scanned: tuple[ScannedFile, ...]
    residues: tuple[Residue, ...]
    objects: int = 0
    """Objects of the repository that were unpacked and scanned, those without a name among them."""
    traces: int = 0
    """How many words and runs of words were looked for."""

    def to_json(self) -> dict[str, Any]:
        """Return the certificate as the command line prints it."""
        return {
            "scanned": [asdict(file) for file in self.scanned],
            "residues": [asdict(residue) for residue in self.residues],
            "objects": self.objects,
            "traces": self.traces,
        }


@dataclass(frozen=True)
class _Needle:
    """One trace in every form in which a file may hold it."""

    text: str
    forms: tuple[bytes, ...]
    words: frozenset[bytes] | None
    """All of its words: a file without one of them cannot hold it; None where that cannot be told."""
    is_whole: bool = False
    """It counts as a whole word only."""

    def stands_in(self, content: bytes, lowered: bytes, there: set[bytes]) -> bool:
        if self.words is not None and not self.words <= there:
            return False
        if self.is_whole and self.words is not None:
            return True
        return any(form in content or form in lowered for form in self.forms)


@dataclass(frozen=True)
class Scanner:
    """Looks for traces in bytes."""

    traces: Traces

    @cached_property
    def _needles(self) -> list[_Needle]:
        names = [_Needle(name, _forms(name), _words_of(name), is_whole=" " not in name) for name in self.traces.names]
        return [*names, *(_Needle(run, _forms(run), _words_of(run)) for run in self.traces.runs)]

    def find(self, content: bytes, *, is_text: bool = True) -> Iterator[str]:
        """Yield the traces that some bytes hold.

        Args:
            content: The bytes.
            is_text: They are no numbers in which a short name can come about by chance.
        """
        lowered = content.lower()
        there = set(_WORD.findall(_ESCAPED.sub(b"  ", lowered)))
        for needle in self._needles:
            if not is_text and needle.is_whole and len(needle.text) < SHORTEST_IN_BYTES:
                continue
            if needle.stands_in(content, lowered, there):
                yield needle.text


def scan(account: Account, traces: Traces, leave_out: Iterable[Path] = ()) -> Certificate:
    """Return what every file of the account, and those of the home that all accounts share, still hold.

    Args:
        account: Whose files.
        traces: What must stand nowhere.
        leave_out: Files that go right after the scan.
    """
    scanner = Scanner(traces)
    scanned: list[ScannedFile] = []
    residues: list[Residue] = []
    home = account.layout.home
    skip = set(leave_out)
    for file in _files(account):
        if file in skip:
            continue
        content = file.read_bytes()
        path = file.relative_to(home).as_posix()
        scanned.append(ScannedFile(path, hashlib.sha256(content).hexdigest()))
        if _PACKED not in path:
            is_text = not path.endswith((".db", ".db-wal", ".db-shm"))
            residues += [Residue(path, found) for found in scanner.find(content, is_text=is_text)]
            residues += [Residue(path, found) for found in scanner.find(path.encode())]
    objects = 0
    for name, content in _objects(account.layout.git_dir):
        objects += 1
        path = f"{account.layout.git_dir.relative_to(home).as_posix()}#{name}"
        residues += [Residue(path, found) for found in scanner.find(content)]
    index = account.layout.index_db.relative_to(home).as_posix()
    residues += [Residue(index, name) for name in _indexed(account, traces)]
    unique = tuple(dict.fromkeys(residues))
    return Certificate(tuple(scanned), unique, objects, len(traces.runs) + len(traces.names))


def _files(account: Account) -> Iterator[Path]:
    """Yield the files of the account and those beside the accounts, never another account's."""
    home = account.layout.home
    own = sorted(file for file in account.layout.root.rglob("*") if file.is_file() and not file.is_symlink())
    yield from (file for file in sorted(home.iterdir()) if file.is_file())
    yield from own


def _objects(git_dir: Path) -> Iterator[tuple[str, bytes]]:
    """Yield every object of a repository unpacked, whether or not anything leads to it."""
    repository = pygit2.Repository(str(git_dir))
    for oid in repository:
        yield str(oid), repository.read(oid)[1]


def _indexed(account: Account, traces: Traces) -> Iterator[str]:
    """Yield the names that the full-text tables still know: there words are packed, and bytes do not show them."""
    tokens = {name: analyze(name) for name in traces.names}
    single = {name: found[0] for name, found in tokens.items() if len(found) == 1}
    counts = {kinds: account.index.frequency(single.values(), kinds) for kinds in (_BRAIN, _MESSAGES)}
    for name, token in single.items():
        if any(count.get(token) for count in counts.values()):
            yield name


def _forms(text: str) -> tuple[bytes, ...]:
    """Return a trace as pages, JSON and the index spell it, and in small letters."""
    spelt = [text, escape(text), escape_quote(text), json.dumps(text, ensure_ascii=False)[1:-1], json.dumps(text)[1:-1]]
    lowered = [one.lower() for one in spelt]
    forms = dict.fromkeys(one.encode("utf-8", "replace") for one in (*spelt, *lowered, fold(text)))
    return tuple(dict.fromkeys((*forms, *(form.lower() for form in forms))))


def _words_of(text: str) -> frozenset[bytes] | None:
    if _UNSPACED.search(text) or not text.isascii():
        return None
    return frozenset(_WORD.findall(text.encode().lower()))
