"""Invariant 6: what was forgotten comes back on no path, in whatever order the paths are taken."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.app.reverie import Reverie
from reverie.errors import RefusedError, UsageError
from tests.unit.capture.forgetful import (
    CANARY,
    GOATS,
    LATER,
    SESSIONS,
    holders,
    is_gone,
    open_memory,
    remember,
    write,
)

PATHS = ("import", "merge", "chatgpt", "grown", "dream", "reindex", "revert", "reopen", "later")
"""Ways on which it could come back: the same export again, an old one, another format, a session that grew …"""


def as_chatgpt(folder: Path) -> Path:
    """Return the same words as another program exports them."""
    conversations = []
    for session in SESSIONS:
        mapping: dict[str, Any] = {"root": {"id": "root", "message": None, "parent": None, "children": ["n0"]}}
        for number, message in enumerate(session["messages"]):
            mapping[f"n{number}"] = {
                "id": f"n{number}",
                "parent": f"n{number - 1}" if number else "root",
                "children": [f"n{number + 1}"] if number + 1 < len(session["messages"]) else [],
                "message": {
                    "id": f"n{number}",
                    "author": {"role": message["role"]},
                    "create_time": 1767614400 + number,
                    "content": {"content_type": "text", "parts": [message["text"]]},
                },
            }
        last = f"n{len(session['messages']) - 1}"
        row = {"conversation_id": f"chat-{session['id']}", "title": "A chat", "create_time": 1767614400}
        conversations.append({**row, "current_node": last, "mapping": mapping})
    return write(folder, conversations, "conversations.json")


def exported(path: str, folder: Path) -> Path:
    """Return the file that an import on this way reads."""
    if path == "merge":
        return write(folder, [dict(one, id=f"old-{one['id']}") for one in SESSIONS], "old.json")
    if path == "chatgpt":
        return as_chatgpt(folder)
    if path == "grown":
        more = [{"role": "user", "text": "I also play the cello."}]
        return write(folder, [dict(one, messages=one["messages"] + more) for one in SESSIONS], "more.json")
    return write(folder, LATER if path == "later" else SESSIONS, f"{path}.json")


def take(path: str, memory: Reverie, home: Path, folder: Path) -> Reverie:
    """Go one way; return the memory, which may have been opened anew."""
    if path == "dream":
        memory.dream()
    elif path == "reindex":
        memory.reindex()
    elif path == "revert":
        with suppress(StopIteration, UsageError, RefusedError):  # nothing to undo, or later runs stand on it
            memory.revert(next(run["run"] for run in memory.runs() if run["status"] == "landed"))
    elif path == "reopen":
        memory.close()
        return open_memory(home)
    else:
        memory.import_paths([exported(path, folder)])
    return memory


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    paths=st.lists(st.sampled_from(PATHS), min_size=1, max_size=7),
    how=st.sampled_from(["query", "sessions", "asked"]),
)
def test_on_no_path_does_it_come_back(tmp_path_factory, paths, how):
    folder = tmp_path_factory.mktemp("said")
    home = folder / "home"
    memory = open_memory(home)
    remember(memory, write(folder, SESSIONS))
    if how == "query":
        plans = [memory.forget_plan(query=f"the {CANARY} clinic")]
    elif how == "sessions":
        plans = [memory.forget_plan(session=row["id"]) for row in memory.sessions()]
    else:
        words = [{"role": "user", "text": f"Please forget what I told you about the {CANARY} clinic."}]
        asked = [{"id": "s8", "started_at": "2026-03-01T12:00:00Z", "messages": words}]
        remember(memory, write(folder, asked, "asked.json"))
        plans = [memory.forget_plan(asked=True)]
    for plan in plans:
        assert memory.forget(plan)["certificate"]["residues"] == []
    is_gone(memory, home)
    for path in (*paths, "dream"):
        memory = take(path, memory, home, folder)
        is_gone(memory, home)
    assert memory.check([]) == []
    if how == "query":
        assert holders(home, "Pip and Moss")
        assert GOATS in json.dumps(memory.search("goats"), default=str)
    memory.close()


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(numbers=st.sets(st.integers(1, 5), min_size=1, max_size=4))
def test_whatever_messages_go_the_index_is_what_a_rebuild_makes(tmp_path_factory, numbers):
    folder = tmp_path_factory.mktemp("said")
    memory = open_memory(folder / "home")
    remember(memory, write(folder, SESSIONS))
    session = next(row["id"] for row in memory.sessions() if row["messages"] == 5)
    for number in sorted(numbers):
        if any(row["id"] == session for row in memory.sessions()):
            left = {message["id"] for message in memory.session(session)["messages"]}
            if f"m{number}" in left:
                assert (
                    memory.forget(memory.forget_plan(message=f"{session}#m{number}"))["certificate"]["residues"] == []
                )
    living = memory._account.index.dump()
    memory.reindex()
    assert memory._account.index.dump() == living
    assert memory.check([]) == []
    assert memory.dream()["changed"] is False
    memory.close()
