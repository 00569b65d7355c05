"""Forgetting while a Dream goes on, and what others said as well: the certificate says what is so."""

import json
import subprocess
import sys

import pytest

from tests.unit.capture.forgetful import (
    CANARY,
    GOATS,
    LATER,
    NOW,
    SESSIONS,
    every_byte,
    holders,
    is_gone,
    open_memory,
    write,
)

PDF = "Always send reports as PDF, never as PNG."
LAST = len(SESSIONS) + len(LATER) - 1


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def memory(home, tmp_path):
    """Sessions that were imported and wait for a Dream."""
    opened = open_memory(home)
    opened.import_paths([write(tmp_path / "given", [*SESSIONS, *LATER])], person="Nadia")
    yield opened
    opened.close()


def dream_and_forget(memory, home, phase, done, **what):
    """Dream, and forget from a second opening when the run has come so far; return its report and the certificates."""
    certificates = []

    def forget_once(now_in, now_done, total):
        if (now_in, now_done) == (phase, done) and not certificates:
            certificates.append({})
            other = open_memory(home)
            certificates[0] = other.forget(other.forget_plan(**what))["certificate"]
            other.close()

    report = memory.dream(progress=forget_once)
    return report, certificates[0]


@pytest.mark.parametrize(("phase", "done"), [("read", 1), ("read", LAST + 1), ("attach", 1), ("attach", LAST + 1)])
@pytest.mark.parametrize("how", ["session", "query"])
def test_forgetting_wins_over_a_dream_that_goes_on(memory, home, phase, done, how):
    gone = next(one["id"] for one in memory.sessions() if one["started_at"].startswith("2026-01-05"))
    what = {"session": gone} if how == "session" else {"query": f"the {CANARY} clinic"}
    report, certificate = dream_and_forget(memory, home, phase, done, **what)
    assert certificate["residues"] == []
    assert report["failed"] == []
    assert report["sessions"] == len(memory.sessions()) == LAST
    assert memory.check([]) == []
    assert memory.ask("How many goats do I have?")["known"]
    assert not memory.dream()["changed"]
    if how == "query":
        is_gone(memory, home)
    assert [path for path, content in every_byte(home) if gone.encode() in content or gone in path] == []
    assert {run["status"] for run in memory.runs()} <= {"landed", "failed", "no change"}
    assert memory.runs()[0]["status"] == "landed"


def test_forgetting_all_that_a_dream_reads_ends_it_without_a_page(memory, home):
    for session in memory.sessions()[1:]:
        memory.forget(memory.forget_plan(session=session["id"]))
    (last,) = memory.sessions()
    report, certificate = dream_and_forget(memory, home, "attach", 1, session=last["id"])
    assert (report["sessions"], report["changed"], certificate["residues"]) == (0, False, [])
    assert memory.check([]) == []


def test_two_processes_come_to_the_same(memory, home):
    """A Dream of its own process and a forgetting beside it, whichever comes first."""
    command = [sys.executable, "-m", "reverie", "--home", str(home), "--account", "nadia", "--now", NOW.isoformat()]
    with subprocess.Popen([*command, "dream"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as dreaming:
        forget = [*command, "--json", "forget", f"the {CANARY} clinic", "--yes"]
        done = subprocess.run(forget, capture_output=True, text=True, timeout=120, check=False)
        said = dreaming.communicate(timeout=120)[1]
    assert (dreaming.returncode, done.returncode) == (0, 0), (said, done)
    assert json.loads(done.stdout)["certificate"]["residues"] == []
    is_gone(memory, home)


def test_no_id_of_a_forgotten_session_stays(memory, home):
    memory.dream()
    gone = next(one["id"] for one in memory.sessions() if one["started_at"].startswith("2026-01-05"))
    assert any(gone.encode() in content for _, content in every_byte(home))
    memory.forget(memory.forget_plan(session=gone))
    assert [path for path, content in every_byte(home) if gone.encode() in content or gone in path] == []
    assert not memory.dream()["changed"]
    assert [path for path, content in every_byte(home) if gone.encode() in content or gone in path] == []


def test_what_another_session_says_as_well_stays_and_is_no_residue(home, tmp_path):
    given = [
        {"id": f"p{day}", "started_at": f"2026-03-0{day}T12:00:00Z", "messages": [{"role": "user", "text": text}]}
        for day, text in enumerate((f"{PDF} {GOATS}", PDF, f"{PDF} My sister Ana lives in Porto."), start=1)
    ]
    memory = open_memory(home)
    memory.import_paths([write(tmp_path / "given", given)], person="Nadia")
    memory.dream()
    first = memory.sessions()[-1]["id"]
    done = memory.forget(memory.forget_plan(session=first))
    assert done["certificate"]["residues"] == []
    assert holders(home, "two goats") == []
    assert len([hit for hit in memory.search("PDF") if hit["kind"] == "message"]) == 2
    assert memory.check([]) == []
    memory.close()


def test_a_name_that_only_the_forgotten_gave_goes_with_a_claim_that_others_share(home, tmp_path):
    texts = (f"My friend Ana works at the {CANARY} clinic.", "My friend Ana works at the clinic.")
    given = [
        {"id": f"p{day}", "started_at": f"2026-03-0{day}T12:00:00Z", "messages": [{"role": "user", "text": text}]}
        for day, text in enumerate(texts, start=1)
    ]
    memory = open_memory(home)
    memory.import_paths([write(tmp_path / "given", given)], person="Nadia")
    memory.dream()
    done = memory.forget(memory.forget_plan(session=memory.sessions()[-1]["id"]))
    assert done["certificate"]["residues"] == []
    is_gone(memory, home)
    memory.close()
