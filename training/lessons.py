"""What the reranker learns from: for each question one passage that answers and several that do not."""

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from reverie.recall.passages.passage import Passage, cut, under
from reverie.recall.passages.preselection import preselect
from reverie.recall.passages.trimming import clauses_of
from reverie.recall.quoting import Said
from reverie.text.language import detect

QUESTIONS, DIRECT = "questions.json", "direct.json"
"""Files of questions: in other words than it was told in, and in the same."""
CHANGING = ("update", "as-of")
"""Kinds of questions whose older answers answered, too, in their time."""
DATED = ("date", "temporal")
_DAY = re.compile(
    r"\b(?:yesterday|today|tonight|this (?:morning|afternoon|evening|week)|last (?:night|week|month|\w+day)|ontem"
    r"|hoje|anteontem"
    r"|esta (?:manh[aã]|noite|semana)|(?:na )?(?:semana|segunda|ter[cç]a|quarta|quinta|sexta) passada"
    r"|\w+ passad[oa]|\d+ (?:days|dias) "
    r"(?:ago|atr[aá]s))\b|昨[天晚]|前天|今[天晚早]|上(?:周|个?月|个?星期|个?礼拜)|刚刚?",
    re.IGNORECASE,
)
"""A day told from the day on which it was said."""
READ, NEAR = 60, 24
MOST_CLAUSES, LONGEST_RUN = 12, 3
"""Clauses of a passage of which runs are made, and how many in a row."""
SHORTEST = 8
"""Characters of a run of clauses from which on it is worth a reading."""
BESIDE = 8
"""How many passages are read for one question."""
HARD, HARDEST = 0.5, 6
"""How likely each of the passages that read best without answering is drawn, and how many those are."""
SHORT, EMPTY = 0.5, 2
"""How often a run of clauses stands for the passage that answers, and how many runs of it without the answer."""
CASUAL, UNTITLED = 0.15, 0.2
"""How often a question is put without capitals, and how often no passage has a title."""
_TITLE = re.compile(r"^\[[^\]]*\] ")
_ASKS_DAY = re.compile(
    r"\bwhen\b|\b(?:what|which) (?:date|day|month|year)\b|\bquando\b|\bque (?:dia|data|m[eê]s|ano)\b|\bqual (?:o |a )?"
    r"(?:dia|data|ano)\b|哪(?:一)?[天日年]|几[月号]|幾[月號]|什么时候|什麼時候|何时|何時|啥时候",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Pair:
    """A question with a passage."""

    question: str
    passage: str
    answers: bool
    is_older: bool = False
    """It answered in its time: it is to be read as less than what answers now, and no other is learnt from it."""
    clauses: tuple[str, ...] = ()
    """Of the passage, where it is learnt which of them hold the answer."""
    holding: tuple[bool, ...] = ()

    def pointed(self, values: Sequence[str]) -> "Pair":
        """Return the pair with its clauses and which of them hold one of these values."""
        words = _TITLE.sub("", self.passage)
        clauses = tuple(clauses_of(words))
        holding = tuple(_holds(one, values) for one in clauses)
        is_known = any(holding) or not values
        return replace(self, clauses=clauses, holding=holding) if is_known and len(clauses) > 1 else self


@dataclass
class Lesson:
    """One question with its passages."""

    question: str
    answers: list[str]
    older: list[str] = field(default_factory=list)
    """They answered in their time, before what answers now was told."""
    others: list[str] = field(default_factory=list)
    """Tempting ones first."""
    runs: dict[str, list[str]] = field(default_factory=dict)
    """Runs of clauses of the passages that answer: those that hold the answer and no other value under `yes`, those
    without the answer under `no`, ones with a wrong value first."""
    order: list[tuple[str, bool]] = field(default_factory=list)
    """All that would be read, each with whether it answers; for measuring."""
    values: list[str] = field(default_factory=list)
    """What the answer may hold."""
    hardest: list[str] = field(default_factory=list)
    """Those of the others that read best, where that was measured."""

    def _others(self, most: int, rng: random.Random) -> list[str]:
        """Return passages that do not answer; some of those that read best, where it is known which do."""
        hard = [one for one in rng.sample(self.hardest, len(self.hardest)) if rng.random() < HARD][:most]
        near = [one for one in self.others[:NEAR] if one not in hard]
        return hard + rng.sample(near, min(most - len(hard), len(near)))

    def draw(self, rng: random.Random) -> list[Pair]:
        """Return pairs of question and passage, the one that answers first where there is any."""
        asked = self.question.lower().rstrip("?？ ") if rng.random() < CASUAL else self.question
        is_untitled = rng.random() < UNTITLED

        def pair(passage: str, *, answers: bool) -> Pair:
            return Pair(asked, _TITLE.sub("", passage) if is_untitled else passage, answers)

        pairs = []
        if self.answers:
            chosen = self.answers[0] if rng.random() < 0.5 else rng.choice(self.answers)
            pointed = pair(chosen, answers=True).pointed(self.values)
            if self.runs["yes"] and rng.random() < SHORT:
                pairs.append(pair(rng.choice(self.runs["yes"]), answers=True))
                pairs.append(pointed)
            else:
                pairs.append(pointed)
            empty = self.runs["no"]
            drawn = dict.fromkeys([*empty[: rng.randint(0, 1)], *rng.sample(empty, min(EMPTY, len(empty)))])
            pairs += [pair(one, answers=False) for one in list(drawn)[:EMPTY]]
        if self.answers and self.older:
            pairs.append(replace(pair(rng.choice(self.older), answers=False), is_older=True))
        others = self._others(BESIDE - len(pairs), rng)
        return pairs + [
            pair(one, answers=False).pointed(()) if place == 0 else pair(one, answers=False)
            for place, one in enumerate(others)
        ]


def of_person(folder: Path, file: str = QUESTIONS) -> Iterator[Lesson]:
    """Yield the lessons of one invented person, none where there is no such file of questions."""
    if not (folder / file).exists():
        return
    sessions = json.loads((folder / "sessions.json").read_text("utf-8"))
    places: dict[int, tuple[str, str]] = {}
    passages: list[Passage] = []
    for session in sessions:
        before = ""
        for message in session["messages"]:
            if message["role"] == "user":
                at = datetime.fromisoformat(message.get("at") or session["started_at"])
                around = f"{before}\n{session.get('title', '')}"
                title = session.get("title", "")
                said = Said("", message["text"], detect(message["text"]), at, around, title=title)
                places[id(said)] = (session["id"], str(message["id"]))
                passages += cut(said)
            before = message["text"]
    for question in json.loads((folder / file).read_text("utf-8")):
        yield _lesson(question, passages, places)


def _lesson(question: dict[str, Any], passages: list[Passage], places: dict[int, tuple[str, str]]) -> Lesson:
    text = question["question"]
    cited = {(one["session"], str(one["message"])) for one in question.get("evidence") or () if isinstance(one, dict)}
    near = [one for _, one in preselect(text, detect(text), passages, READ)]
    holds = [one for one in near if _holds(one.window, question["accepted"])]
    told = [one for one in near if places[id(one.said)] in cited]
    answers = [one for one in told if one in holds] or holds
    if not answers and question["type"] in DATED:
        answers = [one for one in told if _DAY.search(one.window)]
    changes = question["type"] in CHANGING
    stale = [one for one in near if _holds(one.window, question["forbidden"]) and one not in holds]
    older = _before(answers, [one for one in near[:NEAR] if one in stale]) if question["type"] == "update" else []
    unsure = set(map(id, holds)) | (set(map(id, stale)) if changes else set())
    if not holds:
        unsure |= set(map(id, told))  # what follows from it is not told in these words
    if question["unanswerable"]:
        answers, older, unsure = [], [], set()
    every = [(one.said.title, run) for one in answers for run in _spans_of(one.window)[1:]]
    accepted, forbidden = question["accepted"], question["forbidden"]
    yes = [under(title, run) for title, run in every if _holds(run, accepted) and not _holds(run, forbidden)]
    no = [under(title, run) for title, run in every if not _holds(run, accepted) and len(run) > SHORTEST]
    no.sort(key=lambda run: not _holds(run, forbidden))
    right = set(map(id, answers)) | set(map(id, older))
    return Lesson(
        text,
        list(dict.fromkeys(one.titled for one in answers)),
        list(dict.fromkeys(one.titled for one in older)),
        list(dict.fromkeys(one.titled for one in near if id(one) not in unsure)),
        {"yes": list(dict.fromkeys(yes)), "no": list(dict.fromkeys(no))},
        [(one.titled, id(one) in right or id(one) in unsure) for one in near[:NEAR]],
        accepted if holds else [],
    )


def _before(answers: Sequence[Passage], passages: Sequence[Passage]) -> list[Passage]:
    """Return the passages that were said before any that answers."""
    first = min((one.said.at for one in answers if one.said.at is not None), default=None)
    return [one for one in passages if first is not None and one.said.at is not None and one.said.at < first]


def of_corners(file: Path) -> Iterator[Lesson]:
    """Yield the lessons of a file of corners of lives: what was told over months, and questions on it."""
    for line in file.read_text("utf-8").splitlines():
        corner = json.loads(line)
        said = [
            Said("", one["text"], detect(one["text"]), None, one["title"], title=one["title"]) for one in corner["told"]
        ]
        passages = [(place, one) for place, each in enumerate(said) for one in cut(each)]
        for question in corner["qs"]:
            yield _of_corner(question, passages)


def _of_corner(question: dict[str, Any], passages: list[tuple[int, Passage]]) -> Lesson:
    asked, values = question["q"], question["v"]
    near = [one for _, one in preselect(asked, detect(asked), [one for _, one in passages], len(passages))]
    near += [one for _, one in passages if one not in near]
    places = {id(one): place for place, one in passages}
    windows: dict[str, list[str]] = {"answers": [], "older": [], "others": []}
    for one in near:
        place = places[id(one)]
        if place in question["now"]:
            windows["answers" if _holds(one.window, values) else "others"].append(one.titled)
        elif place in question["was"]:
            if _holds(one.window, question["not"]):
                kind = "others" if _is_of_day(question) else "older" if place < min(question["now"], default=0) else ""
                windows.setdefault(kind, []).append(one.titled)
        else:
            windows["others"].append(one.titled)
    answers = [one for one in near if one.titled in windows["answers"]]
    every = [(one.said.title, run) for one in answers for run in _spans_of(one.window)[1:]]
    yes = [under(title, run) for title, run in every if _holds(run, values) and not _holds(run, question["not"])]
    no = [under(title, run) for title, run in every if not _holds(run, values) and len(run) > SHORTEST]
    no.sort(key=lambda run: not _holds(run, question["not"]))
    if len(values) > 1:
        yes, no = [], []  # a list or a reason is told by all of them together
    told = {name: list(dict.fromkeys(each)) for name, each in windows.items()}
    right = {*told["answers"], *told["older"], *told.get("", ())}
    order = [(window, window in right) for window in dict.fromkeys(one.titled for one in near)]
    runs = {"yes": list(dict.fromkeys(yes)), "no": list(dict.fromkeys(no))}
    others = [one for one in told["others"] if one not in right]
    return Lesson(asked, told["answers"], told["older"], others, runs, order, values)


def _is_of_day(question: dict[str, Any]) -> bool:
    """Tell whether it is asked when something was: a day planned before, or told wrongly, never answered that."""
    return bool(_ASKS_DAY.search(question["q"])) and any(one.isdigit() for value in question["not"] for one in value)


def _holds(text: str, values: Sequence[str]) -> bool:
    folded = text.casefold()
    return any(value.casefold() in folded for value in values)


def of_examples(file: Path, rng: random.Random) -> Iterator[Lesson]:
    """Yield the lessons of a file of single examples."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip()]
    for one in lines:
        others = [other["new"] for other in rng.sample(lines, min(4, len(lines))) if other is not one]
        older = [one["old"]] if one["old"] else []
        yield Lesson(one["q"], [one["new"]], older, [*one["no"], *others], {"yes": [], "no": []})


def _spans_of(words: str) -> list[str]:
    """Return every run of neighbouring clauses; the whole is the first."""
    clauses = clauses_of(words)[:MOST_CLAUSES]
    runs = [
        clauses[start:end]
        for start in range(len(clauses))
        for end in range(start + 1, min(len(clauses), start + LONGEST_RUN) + 1)
    ]
    found = dict.fromkeys([words, *(" ".join(run) for run in runs)])
    return list(found)
