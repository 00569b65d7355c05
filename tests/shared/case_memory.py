"""A memory to run the cases on: sessions fed through the public façade, and what then stands on disk."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from reverie.app.reverie import Reverie
from reverie.model.page import Claim
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED

NOT_CURRENT = ("History", "Conflicts", "Open", "Related")


class CaseMemory:
    """One account of a case; the clock can be set, and every file of the memory tree can be looked at."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.folder = folder
        self.tree = self.home / "accounts" / "me" / "memory"
        self._files = 0

    def open(self, now: str) -> Reverie:
        return Reverie.open(str(self.home), "me", now=datetime.fromisoformat(now), create=True)

    def feed(self, sessions: Sequence[Mapping[str, Any]], now: str, timezone: str = "") -> dict[str, Any]:
        """Import sessions as one generic file, dream, and return the record of the run."""
        self._files += 1
        file = self.folder / f"sessions-{self._files}.json"
        file.write_text(json.dumps([generic(session) for session in sessions]), "utf-8")
        memory = self.open(now)
        memory.import_paths([file], timezone=timezone)
        record = memory.dream()
        memory.close()
        return record

    def ask(self, question: str, now: str) -> dict[str, Any]:
        memory = self.open(now)
        reply = memory.ask(question)
        memory.close()
        return reply

    def files(self, *folders: str) -> dict[str, str]:
        """Return the text of every Markdown file below these folders that somebody or some run wrote."""
        found = (path for folder in folders for path in (self.tree / folder).rglob("*.md"))
        texts = {path.relative_to(self.tree).as_posix(): path.read_text("utf-8") for path in sorted(found)}
        return {path: text for path, text in texts.items() if path not in GENERATED and "/changelog/" not in path}

    def claims(self, *folders: str) -> Iterator[Claim]:
        """Yield the claims that hold now, of pages and note lines."""
        for text in self.files(*folders).values():
            yield from (claim for section, claim in parse_page(text).claims() if section not in NOT_CURRENT)

    def bytes(self) -> dict[str, bytes]:
        """Return every byte of the memory tree, its history included."""
        files = (path for path in self.tree.rglob("*") if path.is_file())
        return {path.relative_to(self.tree).as_posix(): path.read_bytes() for path in files}


def generic(session: Mapping[str, Any]) -> dict[str, Any]:
    """Return a session of a case in the generic session file's form."""
    turns = [
        {
            "id": turn.get("id", str(number)),
            "role": turn["role"],
            "text": turn["text"],
            "at": turn.get("at", session["at"]),
        }
        for number, turn in enumerate(session["turns"], start=1)
    ]
    row = {"id": session["id"], "title": session.get("title", ""), "started_at": session["at"], "messages": turns}
    return row | ({"kind": session["kind"]} if "kind" in session else {})
