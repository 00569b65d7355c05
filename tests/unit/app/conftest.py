"""Nadia's memory through the public door: sessions in a generic file, imported, dreamt, asked about."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from reverie.app.reverie import Reverie

NOW = datetime(2026, 6, 10, 10, tzinfo=UTC)
START = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)
KYOTO = ("I live in Porto, near the river.", "In Kyoto we meet Sora City Lab.", "I have a cat called Moss.")


def session(name, *texts, days=0, roles=("user",), speakers=("",), **fields):
    """Return a session of the generic file, a message each minute."""
    start = START + timedelta(days=days)
    messages = [
        {
            "id": str(number),
            "role": roles[(number - 1) % len(roles)],
            "text": text,
            "at": (start + timedelta(minutes=number)).isoformat(),
            "speaker": speakers[(number - 1) % len(speakers)],
        }
        for number, text in enumerate(texts, start=1)
    ]
    return {"id": name, "title": f"Talk {name}", "started_at": start.isoformat(), "messages": messages} | fields


def export(folder, *sessions, name="export.json"):
    """Write a generic session file and return its path."""
    file = folder / name
    file.write_text(json.dumps(sessions), "utf-8")
    return file


def tree_of(home, account="me"):
    """Return every byte of the memory tree with its history, by path."""
    memory = home / "accounts" / account / "memory"
    files = (path for path in memory.rglob("*") if path.is_file())
    return {path.relative_to(memory).as_posix(): path.read_bytes() for path in files}


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def memory(home):
    opened = Reverie.open(str(home), "me", now=NOW, create=True)
    yield opened
    opened.close()


@pytest.fixture
def dreamt(memory, tmp_path):
    """The memory after one session was imported and dreamt."""
    memory.import_paths([export(tmp_path, session("s01", *KYOTO))], person="Nadia", timezone="Europe/Lisbon")
    memory.dream()
    return memory
