"""How fast an export comes in, and in how much memory: parsing alone, the store, the store with its index.

Run alone: `python -m benchmarks.importing [MEGABYTES]` (default 200). Each step runs in a process of its own, so that
the peak of memory is the step's own.
"""

import json
import random
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

from benchmarks.apart import peak_mib, run_apart
from benchmarks.table import Row, render

TEXTS = (
    """the report goes out as PDF never PNG in Kyoto we meet Sora City Lab and then the team decides about the venue
    budget accessibility of wayfinding signs for blind visitors and Sapphir Mobility Coop in Sendai is in for April""",
    """o relatório segue em PDF na quinta-feira nunca em PNG e em Quioto falamos com a Sora City Lab sobre o orçamento
    da reunião depois a equipa decide quem paga a sala em Sendai para os visitantes cegos""",
    "我们在京都见面 报告用PDF发送 周四 会议 预算 团队 决定 仙台 的 场地 谁 付钱 无障碍 标志 给 盲人 访客",
)
LANGUAGES = (0, 0, 0, 0, 0, 0, 0, 1, 1, 2)
"""Of ten conversations seven are in English, two in Portuguese, one in Chinese."""
STEPS = {
    "parse": ("parsed", ""),
    "store": ("parsed, stored durably", ""),
    "index": ("parsed, stored durably, indexed", "≥ 5,000"),
    "again": ("the same again, nothing new", ""),
}


def conversations(megabytes: float) -> Iterator[str]:
    """Yield ChatGPT conversations of 20 messages until the size is reached."""
    dice = random.Random(7)
    size = 0
    while size < megabytes * 1e6:
        names = [str(uuid.UUID(int=dice.getrandbits(128))) for _ in range(21)]
        started = 1.7e9 + dice.random() * 5e7
        mapping = {}
        words = TEXTS[dice.choice(LANGUAGES)].split()
        for place, name in enumerate(names):
            role = "system" if place == 0 else "user" if place % 2 else "assistant"
            length = 0 if place == 0 else dice.randint(5, 40) if place % 2 else dice.randint(20, 160)
            mapping[name] = {
                "id": name,
                "message": {
                    "id": name,
                    "author": {"role": role, "name": None, "metadata": {}},
                    "create_time": started + place * 31.5,
                    "update_time": None,
                    "content": {"content_type": "text", "parts": [" ".join(dice.choices(words, k=length))]},
                    "status": "finished_successfully",
                    "end_turn": True,
                    "weight": 1.0,
                    "metadata": {"model_slug": "gpt-4o", "request_id": name, "citations": [], "parent_id": name},
                    "recipient": "all",
                    "channel": None,
                },
                "parent": names[place - 1] if place else None,
                "children": names[place + 1 : place + 2],
            }
        row = {"title": "Sprint", "create_time": started, "update_time": started + 999, "mapping": mapping}
        row |= {"conversation_id": str(uuid.UUID(int=dice.getrandbits(128))), "current_node": names[-1]}
        text = json.dumps(row)
        size += len(text)
        yield text


def write_export(file: Path, megabytes: float) -> None:
    """Write an export of about the size."""
    with file.open("w") as stream:
        for place, text in enumerate(conversations(megabytes)):
            stream.write(("[" if place == 0 else ",") + text)
        stream.write("]")


def run_step(step: str, file: Path, home: Path) -> dict[str, float]:
    """Run one step in this process and return what it took."""
    from reverie.brain.account import Account
    from reverie.brain.indexing import index_sessions
    from reverie.capture.found import Context, Notes
    from reverie.capture.importers import READERS
    from reverie.capture.importing import ImportOptions, import_sessions
    from reverie.capture.reading.decoding import open_utf8
    from reverie.model.session import Session
    from reverie.store.layout import Layout

    begin, processor = time.perf_counter(), time.process_time()
    if step == "parse":
        with file.open("rb") as raw:
            found = READERS["chatgpt"](open_utf8(raw, lambda size: None), Context(file.name, Notes()))
            messages = sum(len(session.messages) for session in found if isinstance(session, Session))
    else:
        account = Account(Layout(home / ("store" if step == "store" else "index"), "me"))
        on_stored = None if step == "store" else lambda ids: index_sessions(account, ids)
        report = import_sessions([file], account.log, ImportOptions(on_stored=on_stored))
        messages = sum(session.messages for session in report.sessions)
    seconds = time.perf_counter() - begin
    return {
        "messages": messages,
        "seconds": seconds,
        "processor": time.process_time() - processor,
        "peak": peak_mib(),
    }


def rows(megabytes: float) -> Iterator[Row]:
    """Generate an export, run every step and yield a row for each."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "conversations.json"
        write_export(file, megabytes)
        size = f"ChatGPT export of {file.stat().st_size / 1e6:.0f} MB"
        for step, (name, target) in STEPS.items():
            done = run_apart("importing", step, file, folder)
            beside = (
                f"{done['messages'] / done['processor']:,.0f} /s of processor time, {done['messages']:,} messages in "
                f"{done['seconds']:.1f} s, peak {done['peak']:.0f} MiB"
            )
            yield Row(
                "import", f"{size}: {name}", f"{done['messages'] / done['seconds']:,.0f} messages/s", beside, target
            )


if __name__ == "__main__":
    if len(sys.argv) > 2:
        print(json.dumps(run_step(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))))
    else:
        print(render(list(rows(float(sys.argv[1]) if len(sys.argv) > 1 else 200.0))))
