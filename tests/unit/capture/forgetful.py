"""Nadia's memory with something in it that she wants forgotten, and a look at every byte of it."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygit2

from reverie.app.reverie import Reverie

NOW = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
CANARY = "Zorbquist"
STUDY = f"I take part in a sleep study at the {CANARY} clinic."
GOATS = "I keep two goats, Pip and Moss."
SESSIONS: list[dict[str, Any]] = [
    {
        "id": "s1",
        "started_at": "2026-01-05T12:00:00Z",
        "messages": [
            {"role": "user", "text": STUDY},
            {"role": "assistant", "text": f"What does the {CANARY} clinic measure?"},
            {"role": "user", "text": "It runs every Tuesday until June. Dr. Brandt leads it."},
        ],
    },
    {
        "id": "s2",
        "started_at": "2026-01-07T12:00:00Z",
        "messages": [
            {"role": "user", "text": GOATS},
            {"role": "assistant", "text": "Goats are good company."},
            {"role": "user", "text": "My sister Ana lives in Porto."},
            {"role": "user", "text": f"At the {CANARY} clinic they count how often I wake up at night."},
            {"role": "user", "text": "I work as an accessibility researcher at Sora City Lab."},
        ],
    },
]
LATER: list[dict[str, Any]] = [
    {
        "id": "s3",
        "started_at": "2026-02-01T12:00:00Z",
        "messages": [
            {"role": "user", "text": "I bought a red bicycle in Braga."},
            {"role": "assistant", "text": "Fine."},
        ],
    }
]


def write(folder: Path, sessions: list[dict[str, Any]], name: str = "sessions.json") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(json.dumps(sessions, ensure_ascii=False), "utf-8")
    return file


def open_memory(home: Path, now: datetime = NOW) -> Reverie:
    return Reverie.open(str(home), "nadia", now=now, create=True)


def remember(memory: Reverie, file: Path) -> dict[str, Any]:
    """Import a file and dream it."""
    memory.import_paths([file], person="Nadia", timezone="Europe/Lisbon")
    return memory.dream()


def every_byte(home: Path) -> Iterator[tuple[str, bytes]]:
    """Yield every file below a home, and every object of its repositories unpacked."""
    for file in sorted(home.rglob("*")):
        if file.is_file():
            yield file.relative_to(home).as_posix(), file.read_bytes()
    for git in home.rglob(".git"):
        repository = pygit2.Repository(str(git))
        for oid in repository:
            yield f"object {oid}", repository.read(oid)[1]


def holders(home: Path, words: str) -> list[str]:
    """Return what still holds some words, in any case."""
    needle = words.lower().encode()
    return [name for name, content in every_byte(home) if needle in content.lower() or needle in name.lower().encode()]


def is_gone(memory: Reverie, home: Path, words: str = CANARY) -> None:
    """Assert that no store and no answer holds the words."""
    assert holders(home, words) == []
    assert memory.search(words) == []
    assert words not in memory.ask(f"What about {words}?")["answer"]
