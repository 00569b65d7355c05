"""Forgetting in one account: what is planned, what goes, what stays, and that a crash changes nothing of that."""

import hashlib
import os
from pathlib import Path

import pytest

from reverie.app.forgetting import PENDING
from reverie.app.reverie import Reverie
from reverie.brain.adopt import hand_edits
from reverie.errors import PendingEdits, UnknownRecordError, UsageError
from tests.unit.brain.test_crashes import count_calls, in_child
from tests.unit.capture.forgetful import (
    CANARY,
    GOATS,
    LATER,
    NOW,
    SESSIONS,
    STUDY,
    holders,
    is_gone,
    open_memory,
    remember,
    write,
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def memory(home: Path, tmp_path: Path) -> Reverie:
    memory = open_memory(home)
    remember(memory, write(tmp_path, SESSIONS))
    return memory


def session_ids(memory: Reverie) -> dict[str, str]:
    """Return our ids by what is said first."""
    found = {}
    for row in memory.sessions():
        found[memory.session(row["id"])["messages"][0]["text"]] = row["id"]
    return found


def wheres(plan: dict, kind: str) -> list[str]:
    return [line["text"] for line in plan["plan"] if line["where"] == kind]


def test_a_plan_changes_no_byte(memory, home):
    before = dict(_files(home))
    plan = memory.forget_plan(query="the sleep study")
    assert plan["plan"]
    assert dict(_files(home)) == before


def test_a_plan_names_every_place(memory):
    plan = memory.forget_plan(query="the sleep study")
    assert {"session", "message", "note", "summary", "history"} <= {line["where"] for line in plan["plan"]}
    assert STUDY in wheres(plan, "message")
    assert GOATS not in wheres(plan, "message")
    for line in plan["plan"]:
        assert set(line) == {"where", "path", "anchor", "text"}


def test_by_query_the_subject_goes_everywhere_and_the_rest_stays(memory, home):
    done = memory.forget(memory.forget_plan(query=f"the {CANARY} clinic"))
    assert done["certificate"]["residues"] == []
    is_gone(memory, home)
    assert holders(home, "Brandt") == []
    assert memory.ask("Where does my sister live?")["known"]
    assert "Porto" in memory.ask("Where does my sister live?")["answer"]
    assert memory.check([]) == []


def test_by_session_everything_in_it_goes(memory, home):
    session = session_ids(memory)[STUDY]
    done = memory.forget(memory.forget_plan(session=session))
    assert done["messages"] == 3
    assert done["certificate"]["residues"] == []
    assert session not in [row["id"] for row in memory.sessions()]
    assert not list(home.rglob(f"*{session}*"))
    assert holders(home, "sleep study") == []
    with pytest.raises(UnknownRecordError):
        memory.session(session)


def test_by_message_the_others_keep_their_numbers(memory, home):
    session = session_ids(memory)[GOATS]
    done = memory.forget(memory.forget_plan(message=f"{session}#m1"))
    assert done["certificate"]["residues"] == []
    left = memory.session(session)
    assert [message["id"] for message in left["messages"]] == ["m2", "m3", "m4", "m5"]
    assert "goats" not in left["title"].lower()
    assert holders(home, "Pip and Moss") == []
    assert memory.check([]) == []


def test_by_page_the_page_goes_and_what_only_it_cites(memory, home):
    plan = memory.forget_plan(page="knowledge/profile.md")
    assert wheres(plan, "page") == ["Nadia"]
    assert memory.forget(plan)["certificate"]["residues"] == []
    assert not (home / "accounts/nadia/memory/knowledge/profile.md").exists()
    assert memory.check([]) == []
    assert memory.dream()["changed"] is False


def test_by_claim_only_that_goes(memory):
    claims = {claim["text"]: claim["id"] for claim in memory.why("knowledge/profile.md")}
    goats = next(claim_id for text, claim_id in claims.items() if "goats" in text)
    memory.forget(memory.forget_plan(page=f"knowledge/profile.md#^{goats}"))
    left = [claim["text"] for claim in memory.why("knowledge/profile.md")]
    assert left == [text for text in claims if "goats" not in text]


@pytest.mark.parametrize("words", ["the aubergine affair", "quarterly seaweed"])
def test_what_was_never_said_needs_no_forgetting(memory, words):
    plan = memory.forget_plan(query=words)
    assert plan["plan"] == []
    assert memory.forget(plan)["messages"] == 0


@pytest.mark.parametrize("options", [{"query": "everything"}, {}, {"query": "a", "page": "b"}, {"message": "nonsense"}])
def test_what_names_nothing_is_refused(memory, options):
    with pytest.raises(UsageError):
        memory.forget_plan(**options)


@pytest.mark.parametrize("options", [{"session": "7f3ak2m9qx"}, {"message": "7f3ak2m9qx#m1"}, {"page": "nowhere"}])
def test_what_is_unknown_is_named(memory, options):
    with pytest.raises(UnknownRecordError):
        memory.forget_plan(**options)


def test_the_certificate_can_be_repeated(memory, home):
    certificate = memory.forget(memory.forget_plan(query="the sleep study"))["certificate"]
    assert certificate["traces"] > 0
    assert certificate["objects"] > 0
    names = {row["path"] for row in certificate["scanned"]}
    assert {"state.db", "config.toml", "accounts/nadia/index.db", "accounts/nadia/deletions.log"} <= names
    unchanged = [row for row in certificate["scanned"] if "memory/" in row["path"] and ".git/" not in row["path"]]
    assert unchanged
    for row in unchanged:
        assert hashlib.sha256((home / row["path"]).read_bytes()).hexdigest() == row["sha256"]


def test_a_page_edited_on_disk_is_not_written_over(memory, home):
    plan = memory.forget_plan(query="goats")
    page = home / "accounts/nadia/memory/knowledge/profile.md"
    page.write_text(page.read_text("utf-8") + "\nMy own line.\n", "utf-8")
    before = dict(_files(home / "accounts"))
    with pytest.raises(PendingEdits):
        memory.forget(plan)
    after = dict(_files(home / "accounts"))
    assert {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)} <= {
        "nadia/writer.lock",
        "nadia/sessions.lock",
    }


def test_forgetting_twice_is_forgetting_once(memory, home):
    plan = memory.forget_plan(query="the sleep study")
    memory.forget(plan)
    log = (home / "accounts/nadia/deletions.log").read_bytes()
    assert memory.forget_plan(query="the sleep study")["plan"] == []
    memory.forget(plan)
    assert (home / "accounts/nadia/deletions.log").read_bytes() == log


def test_a_session_that_lost_messages_goes_on_being_dreamt(memory, home, tmp_path):
    session = session_ids(memory)[GOATS]
    memory.forget(memory.forget_plan(message=f"{session}#m4"))
    grown = [dict(SESSIONS[1], messages=[*SESSIONS[1]["messages"], {"role": "user", "text": "I play the cello."}])]
    report = memory.import_paths([write(tmp_path, grown, "grown.json")])
    assert report.grown == 1
    assert memory.dream()["sessions"] == 1
    assert "cello" in memory.ask("What instrument do I play?")["answer"]
    assert memory.dream()["sessions"] == 0
    is_gone(memory, home, "wake up at night")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_crash_at_any_point_is_finished_at_the_next_start(tmp_path):
    """Killed anywhere, either nothing was forgotten yet, or the next start forgets all of it; no third thing."""
    file = write(tmp_path, SESSIONS)

    def made(name):
        memory = open_memory(tmp_path / name)
        remember(memory, file)
        return memory

    whole = made("whole")
    calls = count_calls(lambda: whole.forget(whole.forget_plan(query=f"the {CANARY} clinic")))
    whole.close()
    for number in range(12):
        home = tmp_path / f"home{number}"
        made(f"home{number}").close()

        def work(home=home):
            memory = open_memory(home)
            memory.forget(memory.forget_plan(query=f"the {CANARY} clinic"))

        in_child(work, calls=int(calls * (number + 1) / 12.5))
        again = open_memory(home)
        assert not (home / "accounts/nadia" / PENDING).exists()
        if holders(home / "accounts", CANARY):
            plan = again.forget_plan(query=f"the {CANARY} clinic")
            assert plan["plan"]
            assert again.forget(plan)["certificate"]["residues"] == []
        is_gone(again, home)
        assert again.import_paths([file]).imported == 0
        again.dream()
        is_gone(again, home)
        assert again.check([]) == []
        assert hand_edits(again._account) == []
        assert "Porto" in again.ask("Where does my sister live?")["answer"]
        again.close()


def test_other_accounts_are_left_alone(memory, home, tmp_path):
    other = Reverie.open(str(home), "otto", now=NOW, create=True)
    remember(other, write(tmp_path, SESSIONS, "otto.json"))
    certificate = memory.forget(memory.forget_plan(query="the sleep study"))["certificate"]
    assert not any("otto" in row["path"] for row in certificate["scanned"])
    assert certificate["residues"] == []
    assert other.search(CANARY)
    assert holders(home / "accounts/nadia", "sleep study") == []


def test_what_is_said_anew_after_the_forgetting_is_remembered(memory, tmp_path):
    memory.forget(memory.forget_plan(query="goats"))
    memory.close()
    later = open_memory(memory._account.layout.home, NOW.replace(year=2027))
    anew = [{"id": "s9", "started_at": "2027-01-01T12:00:00Z", "messages": [{"role": "user", "text": GOATS}]}]
    remember(later, write(tmp_path, [*anew, *LATER], "anew.json"))
    assert "goats" in later.ask("What animals do I keep?")["answer"]


def _files(home: Path):
    for file in sorted(home.rglob("*")):
        if file.is_file() and not file.name.endswith((".lock", "-wal", "-shm")):
            yield file.relative_to(home).as_posix(), file.read_bytes()
