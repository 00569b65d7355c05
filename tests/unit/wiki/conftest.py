"""The Japan sprint: a small memory tree that every rule of the page format passes."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from reverie.model.session import Message, Session, Trust
from reverie.wiki.graph import WholeGraph

ROOT = Path(__file__).parents[2] / "cases" / "japan-sprint"
SPRINT = "knowledge/projects/universal-design-sprint-in-japan.md"


def read_session(path: Path) -> Session:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    messages = [
        Message(
            row["id"],
            row["role"],
            row["text"],
            datetime.fromisoformat(row["at"]),
            trust=Trust[row.get("trust", "person").upper()],
        )
        for row in rows[1:]
    ]
    head = rows[0]
    started = datetime.fromisoformat(head["started_at"])
    return Session(
        head["id"],
        head["title"],
        head["source"],
        started_at=started,
        timezone=head["timezone"],
        messages=tuple(messages),
    )


@pytest.fixture(scope="session")
def pages() -> dict[str, str]:
    """Text of every written file of the tree, by path."""
    files = [path for path in sorted(ROOT.rglob("*.md")) if path.name != "transcript.md"]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}


@pytest.fixture(scope="session")
def sessions() -> dict[str, Session]:
    """Its five sessions, by id."""
    found = [read_session(path) for path in sorted(ROOT.rglob("transcript.jsonl"))]
    return {session.id: session for session in found}


@pytest.fixture
def graph(pages, sessions) -> WholeGraph:
    return WholeGraph(pages, sessions)
