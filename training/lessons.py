"""What the reranker learns from: for each question one passage that answers and several that do not."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from reverie.recall.passages.passage import Passage, cut
from reverie.recall.passages.preselection import preselect
from reverie.recall.passages.trimming import spans_of
from reverie.recall.quoting import Said
from reverie.text.language import detect

CHANGING = ("update", "as-of", "date", "temporal")
"""Kinds of questions whose older answers answered, too, in their time."""
READ, NEAR = 60, 24
SHORTEST = 8
"""Characters of a run of clauses from which on it is worth a reading."""
BESIDE = 8
"""How many passages are read for one question."""
SHORT, EMPTY = 0.5, 2
"""How often a run of clauses stands for the passage that answers, and how many runs of it without the answer."""
OLDER = 0.3
"""How often an older answer is taken for the one that does."""


@dataclass
class Lesson:
    """One question with its passages."""

    question: str
    answers: list[str]
    older: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    """Tempting ones first."""
    runs: dict[str, list[str]] = field(default_factory=dict)
    """Runs of clauses of the passages that answer: those that hold the answer under `yes`, the others under `no`."""
    order: list[tuple[str, bool]] = field(default_factory=list)
    """All that would be read, each with whether it answers; for measuring."""

    def draw(self, rng: random.Random) -> list[tuple[str, str, bool]]:
        """Return pairs of question and passage, the one that answers first where there is any."""
        pairs = []
        if self.answers:
            pool = self.older if self.older and rng.random() < OLDER else self.answers
            chosen = pool[0] if rng.random() < 0.5 else rng.choice(pool)
            if pool is self.answers and self.runs["yes"] and rng.random() < SHORT:
                chosen = rng.choice(self.runs["yes"])
            pairs.append((self.question, chosen, True))
            empty = self.runs["no"]
            pairs += [(self.question, one, False) for one in rng.sample(empty, min(EMPTY, len(empty)))]
        near = self.others[:NEAR]
        others = rng.sample(near, min(BESIDE - len(pairs), len(near)))
        return pairs + [(self.question, one, False) for one in others]


def of_person(folder: Path) -> Iterator[Lesson]:
    """Yield the lessons of one invented person."""
    sessions = json.loads((folder / "sessions.json").read_text("utf-8"))
    places: dict[int, tuple[str, str]] = {}
    passages: list[Passage] = []
    for session in sessions:
        before = ""
        for message in session["messages"]:
            if message["role"] == "user":
                at = datetime.fromisoformat(message.get("at") or session["started_at"])
                around = f"{before}\n{session.get('title', '')}"
                said = Said("", message["text"], detect(message["text"]), at, around)
                places[id(said)] = (session["id"], str(message["id"]))
                passages += cut(said)
            before = message["text"]
    for question in json.loads((folder / "questions.json").read_text("utf-8")):
        yield _lesson(question, passages, places)


def _lesson(question: dict[str, Any], passages: list[Passage], places: dict[int, tuple[str, str]]) -> Lesson:
    text = question["question"]
    cited = {(one["session"], str(one["message"])) for one in question.get("evidence") or () if isinstance(one, dict)}
    near = [one for _, one in preselect(text, detect(text), passages, READ)]
    holds = [one for one in near if _holds(one.window, question["accepted"])]
    answers = [one for one in holds if places[id(one.said)] in cited] or holds
    changes = question["type"] in CHANGING
    stale = [one for one in near if _holds(one.window, question["forbidden"]) and one not in holds]
    older = [one for one in near[: NEAR // 2] if one in stale] if changes else []
    unsure = set(map(id, holds)) | (set(map(id, stale)) if changes else set())
    if question["unanswerable"]:
        answers, older, unsure = [], [], set()
    every = [run for one in answers for run in spans_of(one.window)[1:]]
    yes = [run for run in every if _holds(run, question["accepted"]) and not _holds(run, question["forbidden"])]
    no = [run for run in every if not _holds(run, question["accepted"]) and len(run) > SHORTEST]
    right = set(map(id, answers)) | set(map(id, older))
    return Lesson(
        text,
        list(dict.fromkeys(one.window for one in answers)),
        list(dict.fromkeys(one.window for one in older)),
        list(dict.fromkeys(one.window for one in near if id(one) not in unsure)),
        {"yes": list(dict.fromkeys(yes)), "no": list(dict.fromkeys(no))},
        [(one.window, id(one) in right or id(one) in unsure) for one in near[:NEAR]],
    )


def _holds(text: str, values: list[str]) -> bool:
    folded = text.casefold()
    return any(value.casefold() in folded for value in values)


def of_examples(file: Path, rng: random.Random) -> Iterator[Lesson]:
    """Yield the lessons of a file of single examples."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip()]
    for one in lines:
        others = [other["new"] for other in rng.sample(lines, min(4, len(lines))) if other is not one]
        older = [one["old"]] if one["old"] else []
        yield Lesson(one["q"], [one["new"]], older, [*one["no"], *others], {"yes": [], "no": []})
