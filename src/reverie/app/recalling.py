"""Recall over one account: answers, hits and working sets as plain records."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from reverie.app.files import BrainFiles
from reverie.app.meaning import Meaning, embedder_for
from reverie.app.remembering import IndexedMemory
from reverie.app.views import IndexedBrain, Place
from reverie.brain.account import Account
from reverie.embed.reranking import local_reranker
from reverie.errors import InputError, UsageError, shortened
from reverie.model.hit import HitKind
from reverie.model.recollection import Recollection
from reverie.recall.asking import Asker, ask
from reverie.recall.materialize import materialize
from reverie.recall.reader import Reader
from reverie.store.layout import LONGEST_PATH, accounts_folder
from reverie.store.search.query import Filters
from reverie.store.search.rows import Found
from reverie.text.analyzer import query_terms
from reverie.text.dates import parse_span
from reverie.wiki.paths import INDEX, PROFILE

PARTS: Final[Mapping[str, tuple[HitKind, ...]]] = {
    "knowledge": ("claim",),
    "notes": ("note",),
    "sessions": ("message", "summary"),
}
MOST_SECONDS: Final = 3.0
"""How long a question waits for vectors that are not filled in yet; what is missing then is found by words."""
ALWAYS: Final = {INDEX: "map of the Brain", PROFILE: "always read first"}


@dataclass
class Recaller:
    """Answers, searches and materialises for one account."""

    account: Account
    now: datetime
    timezone: str
    names: tuple[str, ...]
    language: str = ""
    embedder: str = "auto"
    reranker: str = "none"

    def ask(self, question: str, *, as_of: str = "", use_brain: bool = True) -> dict[str, Any]:
        """Return the answer to a question as the command line prints it."""
        if not question.strip():
            raise UsageError("The question is empty.", hint='`reverie ask "Where do I live?"`')
        period = parse_span(as_of) if as_of else None
        if as_of and period is None:
            raise UsageError(f"--as-of {as_of!r} is no date.", hint="Write 2026, 2026-03 or 2026-03-02.")
        memory = self._memory()
        asker = Asker(self.now, self.timezone, self.names, self.language)
        reply = ask(question, memory, asker, as_of=period, use_brain=use_brain)
        return _as_record(reply)

    def search(self, query: str, *, most: int, places: Sequence[str], use_vectors: bool) -> list[dict[str, Any]]:
        """Return hits as the command line prints them, best first."""
        unknown = [place for place in places if place not in PARTS]
        if unknown:
            raise UsageError(f"There is no part {unknown[0]!r}.", hint=f"Parts: {', '.join(PARTS)}.")
        hidden = self._hidden()
        found: list[tuple[float, Found]] = []
        terms = query_terms(query)
        for kinds in [PARTS[place] for place in (places or PARTS)]:
            hits = self.account.index.search(terms, kinds=kinds, k=most * 2, filters=Filters(active_branch=True))
            best = max((hit.bm25 for hit in hits), default=0.0) or 1.0
            found += [(hit.bm25 / best, hit) for hit in hits if not _is_hidden(hit, hidden)]
        found.sort(key=lambda pair: (-pair[0], pair[1].passage.path, pair[1].passage.anchor))
        return [
            {
                "path": hit.passage.path,
                "anchor": hit.passage.anchor,
                "kind": hit.passage.kind,
                "score": round(score, 4),
                "at": hit.passage.at,
                "text": hit.passage.text,
            }
            for score, hit in found[:most]
        ]

    def materialize(self, need: str, paths: Sequence[str], workspace: Path) -> dict[str, Any]:
        """Copy records into a workspace: the map, the profile, and what the need or the paths name.

        Raises:
            UsageError: The workspace lies among the accounts: copies would land in a memory.
        """
        accounts = accounts_folder(self.account.layout.home).resolve()
        if (workspace / "memory").resolve().is_relative_to(accounts) or accounts.is_relative_to(
            (workspace / "memory").resolve()
        ):
            hint = "Name a folder of its own, outside the accounts of Reverie."
            raise UsageError(f"{workspace} is no workspace: the memory itself lies there.", hint=hint)
        wanted = {path: why for path, why in ALWAYS.items() if self.account.layout.file(path).exists()}
        wanted |= {self._existing(path): "asked for by path" for path in paths}
        if need:
            for hit in self.search(need, most=20, places=(), use_vectors=True):
                path = str(hit["path"])
                wanted.setdefault(path, f"matches {need!r}"[:120])
                if hit["kind"] == "message":
                    wanted.setdefault(path.replace("transcript.md", "summary.md"), "summary of that session")
            wanted = {path: why for path, why in wanted.items() if self.account.layout.file(path).exists()}
        revision = self.account.history.head().name
        done = materialize(self.account.layout.memory, wanted, workspace, revision)
        return {
            "workspace": str(workspace),
            "added": done.added,
            "updated": done.updated,
            "unchanged": done.unchanged,
            "bytes": done.size,
            "files": list(done.files),
        }

    def _existing(self, path: str) -> str:
        known = path if self.account.layout.file(path).is_file() else self.account.index.pages.page_by_alias(path)
        if known is None:
            raise InputError(
                f"There is no {shortened(path)} in the memory.",
                path=path[:LONGEST_PATH],
                hint="`reverie search` finds paths.",
            )
        return known

    def _memory(self) -> IndexedMemory:
        files = BrainFiles(self.account.layout, self._landed)
        brain = IndexedBrain(self.account.index, self.account.log, files, self.timezone)
        embedder = embedder_for(self.embedder)
        near = None
        if embedder is not None:
            meaning = Meaning(self.account, embedder)
            meaning.fill(MOST_SECONDS)
            near = meaning.near
        return IndexedMemory(brain, near, self._reader(), self._hidden())

    def _reader(self) -> Reader | None:
        """Return what reads passages; nothing where none is to, or can.

        Raises:
            UsageError: It is asked for by name and not there.
        """
        if self.reranker == "none":
            return None
        reranker = local_reranker()
        if reranker is None and self.reranker == "auto":
            return None
        if reranker is None:
            hint = "`pip install 'reverie[local]'`, or `reverie config set search.reranker none`."
            raise UsageError(
                "search.reranker is local, and the extra `local` that it needs is not installed.", hint=hint
            )
        return reranker

    def _landed(self, path: str) -> bytes | None:
        """Return a file as it landed; loads the history, so it is asked only where the file itself is of no use."""
        return self.account.history.read(path)

    def _hidden(self) -> frozenset[Place]:
        """Return the messages that the person asked to forget, as long as their plan waits."""
        if not self.account.layout.home.joinpath("state.db").exists():
            return frozenset()
        pending = self.account.state.forget_requests.pending(self.account.name)
        return frozenset((one.session_id, one.message_id) for one in pending)


def _is_hidden(hit: Found, hidden: frozenset[Place]) -> bool:
    passage = hit.passage
    return (passage.session_id, passage.anchor) in hidden or bool(hidden.intersection(passage.evidence))


def _as_record(reply: Recollection) -> dict[str, Any]:
    record: dict[str, Any] = {"answer": reply.answer, "known": reply.known}
    if not reply.known:
        record["reason_unknown"] = reply.reason_unknown
    record["citations"] = [{key: value for key, value in asdict(one).items() if value} for one in reply.citations]
    record["replaced"] = [
        {"text": one.text, "page": f"{one.path}#{one.anchor}", "until": one.ends} for one in reply.replaced
    ]
    record["materialized"] = []
    record["usage"] = {"tokens": 0, "usd": 0.0}
    return record
