"""Random months of Nadia's: sessions of people, of an assistant, of tools and of machines, in the generic file's form.

Every speaker says the same kinds of sentences with words of their own, so that a word tells where a claim came from.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from reverie.app.reverie import Reverie

NOW = datetime(2026, 6, 10, 10, tzinfo=UTC)
START = datetime(2026, 1, 5, 9, tzinfo=UTC)

OWN = {
    "person": ("Porto", "okra", "violin", "Otto"),
    "participant": ("Cork", "herring", "bodhran", "Maeve"),
    "assistant": ("Bergen", "lutefisk", "theremin", "Sigrid"),
    "tool": ("Lille", "waterzooi", "carillon", "Hugo"),
    "machine": ("Turin", "bagna", "ocarina", "Carla"),
    "foreign": ("Graz", "kernoel", "zither", "Resi"),
}
"""Source of a message → town, food, instrument and sister that nobody else ever mentions."""

SENTENCES = (
    "I live in {0}.",
    "I moved to {0} yesterday.",
    "I love {1}, put it in everything.",
    "I can't stand {1} any more.",
    "I play the {2} on Sundays.",
    "My sister {3} lives in {0}.",
    "Actually, it is {0}.",
    "From now on answer me in short sentences about {2}.",
    "Moro em {0} há dois anos.",
    "Odeio {1}.",
    "A minha irmã chama-se {3}.",
    "我住在{0}。",
    "我姐姐叫{3}。",
    "What does {1} cost in {0}?",
    "If I moved to {0}, would I need a {2}?",
    "Thanks!",
    "The whole courtyard smelled of {1} when {3} came.",
)
HEADS = {
    "person": {"role": "user", "speaker": "Nadia"},
    "participant": {"role": "user", "speaker": "Jon"},
    "assistant": {"role": "assistant"},
    "tool": {"role": "tool"},
}

messages = st.tuples(
    st.sampled_from(["person", "person", "participant", "assistant", "tool"]), st.sampled_from(SENTENCES)
)
sessions = st.tuples(
    st.sampled_from(["person", "person", "person", "machine", "foreign"]), st.lists(messages, min_size=1, max_size=6)
)
months = st.lists(sessions, min_size=1, max_size=5)
"""The sessions of some months: origin, and who says what."""


def as_file(month: list[Any]) -> list[dict[str, Any]]:
    """Return the sessions of a month as the generic file has them, one a week."""
    return [_session(number, *one) for number, one in enumerate(month)]


def _session(number: int, origin: str, said: list[tuple[str, str]]) -> dict[str, Any]:
    start = START + timedelta(days=7 * number)
    rows = []
    for place, (source, sentence) in enumerate(said):
        words = OWN[source if origin == "person" else origin]
        at = (start + timedelta(minutes=place)).isoformat()
        rows.append({"id": str(place), "text": sentence.format(*words), "at": at, **HEADS[source]})
    row = {"id": f"s{number}", "started_at": start.isoformat(), "messages": rows}
    return row | ({} if origin == "person" else {"origin": origin})


@contextmanager
def memory() -> Iterator[tuple[Reverie, Path]]:
    """Open a memory in a folder of its own; both go afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        opened = Reverie.open(f"{folder}/home", "me", now=NOW, create=True)
        try:
            yield opened, Path(folder)
        finally:
            opened.close()


def bring(opened: Reverie, folder: Path, rows: list[dict[str, Any]]) -> Any:
    """Import sessions and return the report."""
    file = folder / "sessions.json"
    file.write_text(json.dumps(rows), "utf-8")
    return opened.import_paths([file], person="Nadia", timezone="Europe/Lisbon")


def tree(folder: Path) -> dict[str, bytes]:
    """Return every byte of the memory tree, its history included."""
    memory_tree = folder / "home/accounts/me/memory"
    return {
        path.relative_to(memory_tree).as_posix(): path.read_bytes() for path in memory_tree.rglob("*") if path.is_file()
    }


def written(folder: Path) -> dict[str, str]:
    """Return the text of every page, note and summary."""
    return {
        path: content.decode()
        for path, content in tree(folder).items()
        if path.endswith(".md") and not path.startswith(".git") and not path.endswith("transcript.md")
    }
