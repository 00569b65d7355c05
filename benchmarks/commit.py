"""Landing five pages at two sizes of the wiki, beside `git add && git commit` of the same files.

Run alone: python -m benchmarks.commit [rounds]
"""

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from benchmarks.table import Row, p50_p95, render
from reverie.brain.account import Account
from reverie.brain.apply import apply
from reverie.brain.indexing import index_sessions
from reverie.brain.opening import open_account
from reverie.model.change import Changeset, Write
from reverie.model.session import Message, Session
from reverie.store.history import History
from reverie.wiki.formatting import format_page
from reverie.wiki.numbering import settle
from reverie.wiki.paths import transcript_resolver

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
SIZES = (200, 5000)
PAGES = 5
CLAIMS = 12
SAID = "The loom number {} stands in the old mill"


def session(number: int) -> Session:
    messages = tuple(
        Message("", "user", SAID.format(f"{number}-{at}"), NOW + timedelta(minutes=at), native_id=str(at))
        for at in range(1, 21)
    )
    return Session("", f"Looms {number}", "generic", started_at=NOW, native_id=str(number), messages=messages)


def page(account: Account, ids: list[str], number: int, dice: random.Random) -> Write:
    path = f"knowledge/concepts/loom-{number}.md"
    places = [(dice.randrange(len(ids)), dice.randrange(1, 21)) for _ in range(CLAIMS)]
    claims = "".join(
        f"- {SAID.format(f'{place}-{at}')}. {{{{{ids[place]}#m{at}|{SAID.format(f'{place}-{at}')}}}}}\n"
        for place, at in places
    )
    title = f"Loom {number}"
    text = f'---\ntitle: "{title}"\nkind: "concept"\n---\n# {title}\n\n## Now\n{claims}'
    return Write(path, format_page(settle(text, transcript_resolver(path, account.log.path))))


def build(home: Path, pages: int) -> tuple[Account, list[str]]:
    account = open_account(home, "nadia", create=True, now=NOW)
    with account.log.batch():
        ids = [account.log.append(session(number)).session_id for number in range(50)]
    index_sessions(account)
    dice = random.Random(1)
    writes = tuple(page(account, ids, number, dice) for number in range(pages))
    apply(account, Changeset(writes, 0, "seed"), now=NOW)
    return account, ids


def draws(account: Account, ids: list[str], pages: int, rounds: int, seed: int) -> list[tuple[Write, ...]]:
    dice = random.Random(seed)
    numbers = [dice.sample(range(pages), PAGES) for _ in range(rounds)]
    return [tuple(page(account, ids, number, dice) for number in chosen) for chosen in numbers]


def time_apply(account: Account, rounds: list[tuple[Write, ...]]) -> list[float]:
    times = []
    for writes in rounds:
        changeset = Changeset(writes, account.history.head_revision(), "dream run1")
        start = time.perf_counter()
        apply(account, changeset, now=NOW)
        times.append(time.perf_counter() - start)
    return times


def time_history(history: History, rounds: list[tuple[Write, ...]]) -> list[float]:
    """The commit alone: objects, one flush, the reference."""
    times = []
    for writes in rounds:
        start = time.perf_counter()
        history.commit({write.path: write.text.encode() for write in writes}, "dream run1", at=NOW)
        times.append(time.perf_counter() - start)
    return times


def time_git(memory: Path, rounds: list[tuple[Write, ...]], *options: str) -> list[float]:
    identity = ["-c", "user.name=Nadia", "-c", "user.email=nadia@localhost"]
    times = []
    for writes in rounds:
        start = time.perf_counter()
        for write in writes:
            (memory / write.path).write_text(write.text, encoding="utf-8")
        for words in (["add", *(write.path for write in writes)], ["commit", "-q", "-m", "dream run1"]):
            subprocess.run(["git", "-C", memory, *identity, *options, *words], check=True)
        times.append(time.perf_counter() - start)
    return times


def rows(sizes: Sequence[int], rounds: int) -> Iterator[Row]:
    """Yield two rows for each size: the whole landing, and the commit alone."""
    for pages in sizes:
        with tempfile.TemporaryDirectory() as home:
            account, ids = build(Path(home), pages)
            landing = time_apply(account, draws(account, ids, pages, rounds, 2))
            alone = time_history(account.history, draws(account, ids, pages, rounds, 3))
            memory = account.layout.memory
            plain = time_git(memory, draws(account, ids, pages, rounds, 4))
            durable = ("-c", "core.fsync=all", "-c", "core.fsyncMethod=batch")
            flushed = time_git(memory, draws(account, ids, pages, rounds, 5), *durable)
            account.close()
        beside = f"git add && git commit: {p50_p95(plain)}; flushed: {p50_p95(flushed)}"
        what = f"{PAGES} of {pages:,} pages, p50 / p95"
        yield Row("commit", f"{what}, durable", p50_p95(alone), beside, "≤ 30 ms")
        yield Row("commit", f"{what}, with checks, files and index", p50_p95(landing), beside)


if __name__ == "__main__":
    print(render(list(rows(SIZES, int(sys.argv[1]) if len(sys.argv) > 1 else 25))))
