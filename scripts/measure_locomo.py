"""Measure the built-in Dream on LoCoMo conversations that lie beside the project; nothing of them is copied into it.

    python scripts/measure_locomo.py ../shared/data/locomo/locomo_dev.json.gz            all conversations
    python scripts/measure_locomo.py FILE --only conv-30 --sample 100 --seed 7            and 100 claims to be judged

Printed for each conversation: messages a second of the Dream; the share of the gold messages of categories 1-4 that
pages, and pages and notes together, cite; the bytes of all page bodies (definitions left out) over those of the
transcripts; findings of the checks; and whether a second run changes anything.
"""

import argparse
import gzip
import json
import random
import re
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from reverie.app.reverie import Reverie
from reverie.wiki.formatting import body_of
from reverie.wiki.paths import GENERATED

CITED = re.compile(r"-([0-9a-z]{10,})/transcript\.md#m(\d+)")


@dataclass(frozen=True)
class Conversation:
    """One conversation as generic sessions, with the gold messages of its questions."""

    name: str
    person: str
    sessions: list[dict[str, Any]]
    gold: set[str]

    @property
    def last(self) -> datetime:
        """When the last session began."""
        return max(datetime.fromisoformat(session["started_at"]) for session in self.sessions)


def load(path: Path) -> list[Conversation]:
    """Read the conversations of a file; what annotators added to the messages is left out."""
    found = []
    for sample in json.loads(gzip.decompress(path.read_bytes())):
        conversation = sample["conversation"]
        sessions = []
        for number in range(1, 100):
            turns = conversation.get(f"session_{number}")
            if not turns:
                continue
            told = conversation[f"session_{number}_date_time"]
            at = datetime.strptime(told, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
            messages = [
                {
                    "id": turn["dia_id"],
                    "role": "user",
                    "speaker": turn["speaker"],
                    "at": (at + timedelta(seconds=20 * place)).isoformat(),
                    "text": turn["text"],
                }
                for place, turn in enumerate(turns)
            ]
            title = f"Session {number}"
            sessions.append({"id": title, "title": title, "started_at": at.isoformat(), "messages": messages})
        gold = {one for qa in sample["qa"] if qa["category"] in (1, 2, 3, 4) for one in qa.get("evidence", [])}
        found.append(Conversation(sample["sample_id"], conversation["speaker_a"], sessions, gold))
    return found


def measure(conversation: Conversation, home: Path) -> tuple[str, Path]:
    """Dream one conversation in a home of its own; return the line of figures and the memory tree."""
    file = home / "sessions.json"
    file.write_text(json.dumps(conversation.sessions), "utf-8")
    now = conversation.last + timedelta(days=1)
    memory = Reverie.open(str(home), "me", now=now, create=True)
    memory.import_paths([file], format_="generic", person=conversation.person, timezone="UTC")
    begun = time.perf_counter()
    run = memory.dream()
    seconds = time.perf_counter() - begun
    again = memory.dream()
    findings = memory.check([])
    titles = {session["id"]: session["title"] for session in memory.sessions()}
    memory.close()
    tree = home / "accounts" / "me" / "memory"
    pages = [
        path
        for path in (tree / "knowledge").rglob("*.md")
        if path.relative_to(tree).as_posix() not in GENERATED and "changelog" not in path.parts
    ]
    places = {session["title"]: [message["id"] for message in session["messages"]] for session in conversation.sessions}
    on_pages = _cited(pages, titles, places)
    on_both = on_pages | _cited(list((tree / "notes").rglob("*.md")), titles, places)
    count = sum(len(session["messages"]) for session in conversation.sessions)
    said = sum(len(message["text"].encode()) for session in conversation.sessions for message in session["messages"])
    body = sum(len(body_of(path.read_text("utf-8")).encode()) for path in pages)
    gold = conversation.gold
    return (
        f"{conversation.name}: {count} messages, {count / seconds:.0f} messages/s; gold cited by pages "
        f"{len(gold & on_pages) / len(gold):.0%}, with notes {len(gold & on_both) / len(gold):.0%}; page bodies "
        f"{body / said:.0%} of the transcripts; {run['claims']['added']} claims, {len(findings)} findings; "
        f"second run {'changed something' if again['changed'] else 'changed nothing'}",
        tree,
    )


def _cited(files: list[Path], titles: dict[str, str], places: dict[str, list[str]]) -> set[str]:
    return {
        places[titles[session]][int(number) - 1]
        for file in files
        for session, number in CITED.findall(file.read_text("utf-8"))
    }


def sample_claims(tree: Path, count: int, seed: int) -> list[str]:
    """Return random claims of the pages, each with the message it cites and the two before it, to be judged."""
    chosen: list[tuple[str, str, str]] = []
    for path in sorted((tree / "knowledge").rglob("*.md")):
        if path.relative_to(tree).as_posix() in GENERATED or "changelog" in path.parts:
            continue
        text = path.read_text("utf-8")
        targets = dict(re.findall(r"^\[cite:(\d+)\]: \S*?(sessions/\S+) ", text, re.MULTILINE))
        for line in text.splitlines():
            marks = re.findall(r"\[cite:(\d+)\]", line)
            if line.startswith("- ") and marks and marks[0] in targets:
                chosen.append((path.name, line, targets[marks[0]]))
    random.Random(seed).shuffle(chosen)
    return [_judgeable(tree, *one) for one in chosen[:count]]


def _judgeable(tree: Path, page: str, line: str, target: str) -> str:
    transcript, _, anchor = target.partition("#m")
    lines = (tree / transcript).with_suffix(".jsonl").read_text("utf-8").splitlines()
    messages = [item for item in map(json.loads, lines) if item.get("type") == "message"]
    number = int(anchor)
    around = [
        f"    {'>>' if place == number else '  '} {item['speaker']} ({item['at'][:10]}): {item['text']}"
        for place, item in enumerate(messages, 1)
        if number - 2 <= place <= number
    ]
    return "\n".join([f"CLAIM ({page}): {line[2:]}", *around])


def main() -> None:
    """Print the figures, and claims to judge when asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--only", action="append", help="only the conversation of this name")
    parser.add_argument("--sample", type=int, default=0, help="print so many claims in all to be judged")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    trees = []
    for conversation in load(given.file):
        if not given.only or conversation.name in given.only:
            line, tree = measure(conversation, Path(tempfile.mkdtemp()))
            print(line, flush=True)
            trees.append(tree)
    for place, tree in enumerate(trees):
        share = given.sample // len(trees) + (place < given.sample % len(trees))
        for number, text in enumerate(sample_claims(tree, share, given.seed + place), 1):
            print(f"\n[{place + 1}.{number}] {text}")


if __name__ == "__main__":
    main()
