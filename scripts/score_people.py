"""Score invented people: sessions fed one at a time with a Dream after every third, then every question asked once.

    python scripts/score_people.py tests/people/*          one line a person, then a line a language
    python scripts/score_people.py --show tests/people/en-1    every answer

A folder holds `sessions.json` (generic session file), `questions.json` and `profile.txt` ("Name: …", "Time zone: …").
An answer is right when it holds one of the accepted strings and none of the forbidden ones, or says that nothing is
known where nothing can be. It is harmful when it holds a forbidden string, or answers what was never said.
"""

import argparse
import json
import math
import os
import re
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from reverie.app.reverie import Reverie


@dataclass(frozen=True)
class Graded:
    """One question with its grade."""

    question: dict[str, Any]
    answer: str
    known: bool
    right: bool
    harmful: bool


def grade(question: dict[str, Any], answer: str, *, known: bool) -> Graded:
    """Return the grade of one answer."""
    folded = answer.casefold()
    forbidden = any(one.casefold() in folded for one in question["forbidden"])
    if question["unanswerable"]:
        harmful = known
        return Graded(question, answer, known, not harmful, harmful)
    accepted = any(one.casefold() in folded for one in question["accepted"])
    return Graded(question, answer, known, known and accepted and not forbidden, known and forbidden)


def live(folder: Path, home: Path, *, reranker: str = "none") -> list[Graded]:
    """Let one person live: import, dream, ask.

    Args:
        folder: Of the person.
        home: An empty folder.
        reranker: The setting `search.reranker`.
    """
    (home / "config.toml").write_text(f'[search]\nreranker = "{reranker}"\n', "utf-8")
    sessions = json.loads((folder / "sessions.json").read_text("utf-8"))
    questions = json.loads((folder / "questions.json").read_text("utf-8"))
    lines = (folder / "profile.txt").read_text("utf-8").splitlines()
    name, zone = (line.replace("：", ":").split(":", 1)[1].split("(")[0].strip() for line in lines[:2])
    name = name.split(" ")[0]
    for number, session in enumerate(sessions, 1):
        last = datetime.fromisoformat(session["messages"][-1].get("at") or session["started_at"])
        memory = Reverie.open(str(home), "me", now=last + timedelta(hours=1), create=True)
        file = home / "one.json"
        file.write_text(json.dumps([session], ensure_ascii=False), "utf-8")
        memory.import_paths([file], format_="generic", person=name, timezone=zone)
        if number % 3 == 0 or number == len(sessions):
            memory.dream()
        memory.close()
    graded = []
    for question in questions:
        memory = Reverie.open(str(home), "me", now=datetime.fromisoformat(question["asked_at"]))
        reply = memory.ask(question["question"], timezone=zone)
        graded.append(grade(question, reply["answer"], known=reply["known"]))
        memory.close()
    return graded


def pasted(folder: Path) -> tuple[int, int]:
    """Return for how many of a person's questions the five best messages of a plain BM25 hold an accepted value.

    Plain: no stop words, no stems, Chinese in pairs of signs; the traps in those messages do not count.
    """
    messages = [one["text"] for session in json.loads((folder / "sessions.json").read_text("utf-8"))
                for one in session["messages"]]  # fmt: skip
    questions = json.loads((folder / "questions.json").read_text("utf-8"))
    bags = [Counter(_words(text)) for text in messages]
    seen = Counter(word for bag in bags for word in bag)
    mean = sum(bag.total() for bag in bags) / len(bags)

    def score(bag: Counter[str], asked: list[str]) -> float:
        length = 1.2 * (0.25 + 0.75 * bag.total() / mean)
        rare = {word: math.log(1 + (len(bags) - seen[word] + 0.5) / (seen[word] + 0.5)) for word in asked}
        return sum(rare[word] * bag[word] * 2.2 / (bag[word] + length) for word in asked)

    held = 0
    for question in questions:
        asked = _words(question["question"])
        best = sorted(range(len(bags)), key=lambda place: -score(bags[place], asked))[:5]
        text = " ".join(messages[place] for place in best).casefold()
        held += any(one.casefold() in text for one in question["accepted"])
    return held, len(questions)


def _words(text: str) -> list[str]:
    found = re.findall(r"[a-zà-ÿ0-9']+", text.lower())
    for run in re.findall(r"[\u4e00-\u9fff]+", text):
        found += [run[at : at + 2] for at in range(len(run) - 1)] or [run]
    return found


def main() -> None:
    """Print the scores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--show", action="store_true", help="print every question and answer")
    parser.add_argument("--read", action="store_true", help="with the reranker")
    parser.add_argument("--keep", type=Path, help="keep the homes in this folder")
    parser.add_argument("--pasted", action="store_true", help="score the five best messages of a plain BM25 instead")
    given = parser.parse_args()
    os.environ.pop("REVERIE_SEARCH_RERANKER", None)  # it would win over what is asked for here
    if given.pasted:
        shares: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for folder in given.folders:
            shares[folder.name.split("-")[0]].append(pasted(folder))
        for language, found in shares.items():
            held, asked = (sum(column) for column in zip(*found, strict=True))
            print(f"= {language}   pasted {held}/{asked} = {held / asked:.0%}")
        return
    sums: dict[str, list[Graded]] = defaultdict(list)
    for folder in given.folders:
        home = (given.keep / folder.name) if given.keep else Path(tempfile.mkdtemp())
        home.mkdir(parents=True, exist_ok=True)
        graded = live(folder, home, reranker="local" if given.read else "none")
        sums[folder.name.split("-")[0]] += graded
        _print_score(folder.name, graded)
        if given.show:
            _print_answers(graded)
    for language, graded in sums.items():
        _print_score(f"= {language}", graded)


def _print_score(name: str, graded: list[Graded]) -> None:
    right = sum(one.right for one in graded)
    harmful = sum(one.harmful for one in graded)
    silent = sum(not one.known for one in graded)
    print(
        f"{name:<8} right {right:>2}/{len(graded)} = {right / len(graded):.0%}   "
        f"harmful {harmful} = {harmful / len(graded):.0%}   nothing known {silent}"
    )


def _print_answers(graded: list[Graded]) -> None:
    for one in graded:
        mark = "RIGHT " if one.right else "HARM  " if one.harmful else "silent" if not one.known else "wrong "
        print(f"  {mark} {one.question['id']} [{one.question['type']}] {one.question['question']}")
        print(f"         → {one.answer}")
        if not one.right:
            print(f"         want {one.question['accepted']} not {one.question['forbidden']}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
