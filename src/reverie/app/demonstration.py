"""The demo: a sample person's exports come in as time passes, are dreamt, and a dozen questions are asked."""

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from reverie.app.reverie import Reverie

STAGES: Final = (
    ("stage-1", datetime(2026, 3, 31, 20, tzinfo=UTC)),
    ("stage-2", datetime(2026, 5, 31, 20, tzinfo=UTC)),
    ("stage-3", datetime(2026, 7, 31, 20, tzinfo=UTC)),
)
"""Folder of each stage and the day on which the person looks back at it."""

PERSON: Final = "Nadia"
TIMEZONE: Final = "Europe/Lisbon"
ACCOUNT: Final = "nadia"
LOG_LINES: Final = 4

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Demonstration:
    """A demo over a folder of exports, in a home of its own."""

    sample: Path
    home: Path
    say: Say

    def run(self) -> dict[str, Any]:
        """Import and dream stage by stage, then ask; return what the command line promises.

        A second run finds everything there already and changes nothing.
        """
        changed = False
        for number, (stage, now) in enumerate(STAGES, 1):
            changed |= self._stage(number, stage, now)
        memory = self._open(STAGES[-1][1], create=False)
        try:
            memory.fill_vectors(seconds=600.0)
            questions = [self._ask(memory, question) for question in self._questions()]
            sessions = len(memory.sessions())
            pages = sum(1 for _ in (self.memory / "knowledge").rglob("*.md"))
            log = memory.log("", most=LOG_LINES)
        finally:
            memory.close()
        return {
            "home": str(self.home),
            "changed": changed,
            "sessions": sessions,
            "pages": pages,
            "log": log,
            "questions": questions,
        }

    @property
    def memory(self) -> Path:
        """Where the memory tree of the sample person lies."""
        return self.home / "accounts" / ACCOUNT / "memory"

    def reset(self) -> None:
        """Begin anew; only a home that a demo made is ever removed."""
        if (self.home / "accounts" / ACCOUNT).is_dir():
            shutil.rmtree(self.home / "accounts" / ACCOUNT)

    def _stage(self, number: int, stage: str, now: datetime) -> bool:
        """Import and dream what a stage brings; tell whether anything was new."""
        memory = self._open(now, create=True)
        try:
            paths = [path for kind in ("chatgpt", "claude-code") if (path := self.sample / kind / stage).exists()]
            report = memory.import_paths(paths, person=PERSON, timezone=TIMEZONE)
            self.say(
                f"{now:%B %Y}: {report.found} conversations in the exports: {report.imported} new, "
                f"{report.grown} grown, {report.already_there} known, {report.skipped} skipped."
            )
            run = memory.dream()
            if run["changed"]:
                pages, claims = run["pages"], run["claims"]
                self.say(
                    f"  Dream {run['run']}: {run['sessions']} sessions → {pages['written']} pages, "
                    f"{claims['added']} claims ({claims['superseded']} superseded, {claims['dropped']} left out), "
                    f"revision {run['revision']}."
                )
            else:
                self.say("  Dream: nothing new, nothing written.")
        finally:
            memory.close()
        return bool(run["changed"])

    def _open(self, now: datetime, *, create: bool) -> Reverie:
        return Reverie.open(str(self.home), ACCOUNT, now=now, create=create)

    def _questions(self) -> list[dict[str, Any]]:
        questions: list[dict[str, Any]] = json.loads((self.sample / "questions.json").read_text("utf-8"))
        return questions

    def _ask(self, memory: Reverie, question: dict[str, Any]) -> dict[str, Any]:
        reply = memory.ask(question["question"], as_of=question.get("as_of", ""))
        return {
            "question": question["question"],
            "answer": reply["answer"],
            "expected": question["expected"],
            "known": reply["known"],
            "correct": _is_right(question, reply["answer"], known=reply["known"]),
            "harmful": _is_harmful(question, reply["answer"], known=reply["known"]),
            "citations": reply["citations"],
            "why": question["why"],
        }


def _is_right(question: dict[str, Any], answer: str, *, known: bool) -> bool:
    if question["unanswerable"]:
        return not known
    wanted = question.get("all_of") or []
    held = all(one.casefold() in answer.casefold() for one in wanted)
    some = any(one.casefold() in answer.casefold() for one in question["expected"])
    return known and held and some and not _is_harmful(question, answer, known=known)


def _is_harmful(question: dict[str, Any], answer: str, *, known: bool) -> bool:
    """Tell whether an answer states what was replaced, forbidden or somebody else's, or answers what was never said."""
    if not known:
        return False
    return bool(question["unanswerable"]) or any(one.casefold() in answer.casefold() for one in question["forbidden"])
