"""A forgetting that goes on: what is needed to finish it after a crash, kept in a file until the end."""

import json
from dataclasses import dataclass
from pathlib import Path

from reverie.capture.forget.plan import Place
from reverie.capture.forget.redactor import Redactor
from reverie.capture.forget.traces import Traces
from reverie.errors import MemoryTreeError
from reverie.store.atomic import sync_directory, write_atomically
from reverie.store.layout import Layout


@dataclass(frozen=True)
class Unfinished:
    """What still has to go. Its file holds forgotten words: it is the last thing that goes itself."""

    redactor: Redactor
    places: tuple[Place, ...]
    """Messages, and whole sessions with an empty message id."""
    messages: int = 0
    """How many messages go."""
    timezone: str = "UTC"

    def write(self, layout: Layout) -> None:
        """Keep it; durable when this returns."""
        redactor, traces = self.redactor, self.redactor.traces
        row = {
            "places": [list(place) for place in self.places],
            "messages": self.messages,
            "timezone": self.timezone,
            "titles": dict(redactor.titles),
            "old_titles": sorted(redactor.old_titles),
            "gone": sorted(redactor.gone),
            "gone_names": sorted(redactor.gone_names),
            "sentences": sorted(redactor.sentences),
            "runs": list(traces.runs),
            "names": list(traces.names),
            "words": sorted(traces.words),
        }
        file = path_of(layout)
        write_atomically(file, json.dumps(row, ensure_ascii=False).encode("utf-8", "replace"))
        file.chmod(0o600)

    @classmethod
    def read(cls, layout: Layout) -> "Unfinished | None":
        """Return what was not finished; None when there is nothing.

        Raises:
            MemoryTreeError: The file is damaged.
        """
        file = path_of(layout)
        if not file.exists():
            return None
        try:
            row = json.loads(file.read_text("utf-8"))
            places = tuple((str(session), str(message)) for session, message in row["places"])
            traces = Traces(tuple(row["runs"]), tuple(row["names"]), frozenset(row["words"]))
            redactor = Redactor(
                frozenset(places),
                traces,
                dict(row["titles"]),
                frozenset(row["old_titles"]),
                frozenset(row["gone"]),
                frozenset(row["gone_names"]),
                frozenset(row["sentences"]),
            )
            return cls(redactor, places, int(row["messages"]), str(row["timezone"]))
        except (ValueError, KeyError, TypeError) as error:
            raise MemoryTreeError(
                f"{file.name} is damaged: {error}.", hint="Remove it and forget the same again.", path=str(file)
            ) from error


def remove(layout: Layout) -> None:
    """Take the file away: everything is done."""
    path_of(layout).unlink(missing_ok=True)
    sync_directory(layout.root)


def path_of(layout: Layout) -> Path:
    """Return where the file lies."""
    return layout.root / "forget.pending"
