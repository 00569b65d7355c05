import os
import subprocess
import sys
import threading
import time
from multiprocessing import get_context

import pytest

from reverie.errors import LeaseTimeout
from reverie.store.lease import Lease

HOLDER = """
import sys, time
from pathlib import Path
from reverie.store.lease import Lease
with Lease(Path(sys.argv[1]), "dream").hold():
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def holder(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path / "w.lock")], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.wait()


def test_whoever_waits_in_vain_hears_who_holds_it(tmp_path, holder):
    with pytest.raises(LeaseTimeout) as refused, Lease(tmp_path / "w.lock").hold(wait=0.1):
        pass
    assert f"process {holder.pid} (dream, since 20" in refused.value.message


def test_a_killed_holder_holds_nothing(tmp_path, holder):
    holder.kill()
    with Lease(tmp_path / "w.lock").hold(wait=5):
        pass


def test_it_is_got_as_soon_as_it_is_given_back(tmp_path, holder):
    threading.Timer(0.2, holder.kill).start()
    started = time.monotonic()
    with Lease(tmp_path / "w.lock").hold(wait=30):
        assert time.monotonic() - started < 10


def test_it_is_reentrant_for_the_thread_that_has_it_only(tmp_path):
    lease, same = Lease(tmp_path / "w.lock"), Lease(tmp_path / "w.lock")
    refused = []

    def other():
        try:
            with same.hold(wait=0.05):
                refused.append(False)
        except LeaseTimeout:
            refused.append(True)

    with lease.hold(), same.hold():
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
    assert refused == [True]
    other()
    assert refused == [True, False]
    assert not lease.is_mine


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_child_has_not_inherited_it(tmp_path):
    lease = Lease(tmp_path / "w.lock")
    with lease.hold():
        child = os.fork()
        if child == 0:
            os._exit(int(lease.is_mine))
        assert os.waitpid(child, 0)[1] == 0


def _count_up(path):
    for _ in range(30):
        with Lease(path.with_name("w.lock")).hold():
            path.write_text(str(int(path.read_text()) + 1))


def test_two_writers_never_write_at_once(tmp_path):
    counter = tmp_path / "n"
    counter.write_text("0")
    with get_context("spawn").Pool(3) as pool:
        pool.map(_count_up, [counter] * 3)
    assert counter.read_text() == "90"
