"""kill -9 at a chosen call inside our own code, and at any moment: whatever was acknowledged is there, whole."""

import os
import random
import re
import signal
import sys
import time

import pytest

from reverie.brain.adopt import hand_edits
from reverie.brain.indexing import index_sessions, rebuild_index
from reverie.brain.journal import is_open
from reverie.brain.opening import open_account
from reverie.brain.purging import purge_history
from reverie.model.change import Remove
from reverie.store.atomic import TEMP_MARK
from tests.unit.brain.conftest import NOW, land, looms, say
from tests.unit.store.conftest import chat
from tests.unit.store.test_history import objects_hold

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")

OURS = re.compile(r"/reverie/(store|brain)/")


class Killer:
    """Kills this process at the n-th call of a function of the store or the brain."""

    def __init__(self, calls):
        self.left = calls

    def __call__(self, frame, _event, _argument):
        if OURS.search(frame.f_code.co_filename):
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def in_child(work, calls=None, seconds=None):
    """Run the work in a child that is killed at a call or after some time; return whether it was acknowledged."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            if calls is not None:
                sys.setprofile(Killer(calls))
            work()
            sys.setprofile(None)
            os.write(writing, b"done")
        finally:
            os._exit(0)
    os.close(writing)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    said = os.read(reading, 4)
    os.close(reading)
    os.waitpid(child, 0)
    return said == b"done"


def check_agreement(account):
    """Files, git and index tell the same, and nothing half-written lies about."""
    assert hand_edits(account) == []
    living = account.index.dump()
    rebuild_index(account)
    assert account.index.dump() == living
    assert not is_open(account)
    assert not account.layout.purging.exists()
    assert account.log.unindexed.ids() == frozenset()
    assert not [path for path in account.layout.root.rglob("*") if TEMP_MARK in path.name and ".git" not in path.parts]


def count_calls(work):
    """Return about how many calls some work makes."""
    killer = Killer(10**9)
    sys.setprofile(killer)
    work()
    sys.setprofile(None)
    return 10**9 - killer.left


def opened(home):
    return open_account(home, "nadia", create=True, now=NOW)


def test_apply_lands_whole_or_not_at_all(tmp_path):
    account = opened(tmp_path)
    session = say(account, "a", 6)
    extra = "knowledge/concepts/mill.md"
    land(account, looms(account, session, 1), looms(account, session, 2, extra))

    def change(number):
        def work():
            account = opened(tmp_path)
            pages = [
                looms(account, session, number % 5 + 2),
                looms(account, session, 3, f"notes/projects/n{number}.md"),
            ]
            if number % 3 == 0:
                pages[1] = Remove(extra) if account.layout.file(extra).exists() else looms(account, session, 2, extra)
            land(account, *pages, consumed={session: number + 1})
            account.close()

        return work

    account.close()
    total = count_calls(change(1))
    dice = random.Random(2)
    died = 0
    for number in range(2, 46):
        account = opened(tmp_path)
        before = account.history.head_revision()
        account.close()
        acknowledged = in_child(change(number), calls=dice.randrange(1, total))
        account = opened(tmp_path)
        died += not acknowledged
        assert account.history.head_revision() in ((before + 1,) if acknowledged else (before, before + 1))
        if account.history.head_revision() > before:
            assert account.history.consumed() == {session: number + 1}
        check_agreement(account)
        account.close()
    assert died > 30


def test_apply_can_die_at_any_moment(tmp_path):
    account = opened(tmp_path)
    session = say(account, "a", 6)
    account.close()

    def work():
        account = opened(tmp_path)
        for number in range(10_000):
            land(account, looms(account, session, number % 5 + 1), consumed={session: number + 1})

    dice = random.Random(3)
    for _ in range(10):
        in_child(work, seconds=dice.uniform(0.02, 0.12))
        account = opened(tmp_path)
        check_agreement(account)
        account.close()


def test_sessions_are_indexed_after_a_crash(tmp_path):
    opened(tmp_path).close()

    def grow(number):
        def work():
            account = opened(tmp_path)
            with account.log.batch():
                ids = {
                    account.log.append(chat(f"s{number}")).session_id,
                    account.log.append(chat("long", texts=[f"line {n}" for n in range(number)])).session_id,
                }
            index_sessions(account, ids)
            account.close()

        return work

    grow(1)()
    total = count_calls(grow(2))
    dice = random.Random(4)
    for number in range(3, 27):
        acknowledged = in_child(grow(number), calls=dice.randrange(1, total))
        account = opened(tmp_path)
        stored = {ref.native_id: ref.messages for ref in account.log.iter_refs()}
        assert stored["long"] >= (number if acknowledged else number - 1 if number > 3 else 1) or not acknowledged
        assert stored.get(f"s{number}", 0 if not acknowledged else -1) in (0, 1, 2)
        assert account.index.count("message") == sum(stored.values())
        assert not list(account.log.damaged())
        check_agreement(account)
        account.close()
        grow(number)()


def test_a_purge_is_finished_or_can_be_asked_for_again(tmp_path):
    dice = random.Random(5)
    total = 0
    for number in range(8):
        home = tmp_path / str(number)
        account = opened(home)
        session = say(account, "a", 4)
        canary = say(account, "canaryfive", 2)
        land(account, looms(account, session), looms(account, canary, 2, "knowledge/concepts/mill.md"))
        land(account, Remove("knowledge/concepts/mill.md"))
        account.log.remove_session(canary)
        index_sessions(account)
        account.close()

        def work(home=home):
            account = opened(home)
            purge_history(account, lambda path, content: None if b"canaryfive" in content else content)
            account.close()

        if not total:
            total = count_calls(work)
            continue
        in_child(work, calls=dice.randrange(1, total))
        account = opened(home)
        check_agreement(account)
        account.close()
        work()
        account = opened(home)
        check_agreement(account)
        assert not objects_hold(account.layout.git_dir, b"canaryfive")
        assert b"anaryfive" not in account.layout.index_db.read_bytes()
        account.close()
