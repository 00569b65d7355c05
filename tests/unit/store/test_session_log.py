import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.errors import InputError, MemoryTreeError, UnknownRecordError
from reverie.model.session import Message, Session, Trust
from reverie.store.layout import Layout, session_id_for
from reverie.store.session_log import SessionLog
from tests.unit.store.conftest import START, chat

ROOT = Path(__file__).parents[3]


def lines_of(log, session_id):
    return (log.layout.file(log.path(session_id)) / "transcript.jsonl").read_bytes().splitlines(keepends=True)


def tree(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_is_read_is_what_was_appended(log):
    session = chat(timezone="Europe/Lisbon", extra={"project": "sprint"})
    result = log.append(session)
    stored = log.read(result.session_id)
    assert [replace(message, id="") for message in stored.messages] == list(session.messages)
    assert replace(stored, id="", messages=()) == replace(session, messages=())
    assert result.path == f"sessions/2026/03/2026-03-02-{result.session_id}"


def test_twice_is_once(log):
    first = log.append(chat())
    before = tree(log.layout.memory)
    again = SessionLog(log.layout).append(chat())
    assert (again.new, again.known, again.created) == (0, 2, False)
    assert again.session_id == first.session_id
    assert tree(log.layout.memory) == before


def test_a_grown_session_gets_only_what_is_new(log):
    session_id = log.append(chat(texts=("a", "b"))).session_id
    kept = lines_of(log, session_id)
    result = SessionLog(log.layout).append(chat(texts=("a", "b", "c")))
    assert (result.new, result.known) == (1, 2)
    assert lines_of(log, session_id)[: len(kept)] == kept
    assert [message.id for message in log.read(session_id).messages] == ["m1", "m2", "m3"]


def test_an_edited_message_takes_the_next_number_and_stays_known(log):
    session = chat(texts=("a", "b"))
    session_id = log.append(session).session_id
    edited = replace(session, messages=(session.messages[0], replace(session.messages[1], text="b, corrected")))
    assert log.append(edited).new == 1
    assert log.append(edited).new == 0
    assert log.append(session).new == 0
    assert [message.text for message in log.read(session_id).messages] == ["a", "b", "b, corrected"]


def test_without_native_ids_repeated_words_are_counted(log):
    log.append(chat(texts=("ok", "ok", "ok"), started_at=None, native_ids=False))
    assert log.append(chat(texts=("ok", "ok", "ok"), started_at=None, native_ids=False)).new == 0
    assert log.append(chat(texts=("ok", "ok", "ok", "ok", "ok"), started_at=None, native_ids=False)).new == 2


def test_a_message_on_another_branch_moves_and_keeps_its_number(log):
    session = chat(texts=("a", "b"))
    session_id = log.append(session).session_id
    moved = replace(session, messages=(session.messages[0], replace(session.messages[1], branch="b1")))
    result = log.append(moved)
    assert (result.new, result.moved) == (0, 1)
    assert [message.branch for message in SessionLog(log.layout).read(session_id).messages] == ["", "b1"]
    assert log.append(moved).moved == 0


def test_the_header_learns_and_never_forgets(log):
    session_id = log.append(chat()).session_id
    log.append(replace(chat(), title="Renamed", timezone="Asia/Tokyo"))
    log.append(replace(chat(), title="", timezone=""))
    stored = SessionLog(log.layout).read(session_id)
    assert (stored.title, stored.timezone) == ("Renamed", "Asia/Tokyo")
    assert "2026-03-02 19:14 (Mon)" in (log.layout.file(log.path(session_id)) / "transcript.md").read_text("utf-8")


def test_a_session_without_a_time_has_none(log):
    result = log.append(chat(started_at=None))
    assert result.path == f"sessions/undated/{result.session_id}"
    assert all(message.at is None for message in log.read(result.session_id).messages)
    assert '"at"' not in b"".join(lines_of(log, result.session_id)).decode()


def test_ids_get_longer_when_they_collide(log):
    squatter = session_id_for("generic", "s01")
    log.append(replace(chat("other"), id=squatter, native_id=""))
    first = log.append(chat("s01"))
    assert first.session_id == session_id_for("generic", "s01", 11)
    assert SessionLog(log.layout).append(chat("s01")).created is False
    assert log.find("generic", "s01") == first.session_id


def test_a_session_without_any_id_is_found_again_by_what_it_says(log):
    nameless = replace(chat(native_ids=False), native_id="")
    assert log.append(nameless).created
    assert not log.append(nameless).created
    with pytest.raises(InputError):
        log.append(replace(nameless, id="../../etc"))


def test_the_readable_form_grows_with_the_transcript(log):
    session_id = log.append(chat(texts=("one\ntwo\r\n## m9", "b"))).session_id
    log.append(chat(texts=("one\ntwo\r\n## m9", "b", "c")))
    readable = (log.layout.file(log.path(session_id)) / "transcript.md").read_text("utf-8")
    headings = [line for line in readable.split("\n") if line.startswith("## ")]
    assert headings == ["## m1", "## m2", "## m3"]
    assert "user · 2026-03-02 10:14 (Mon)\n\n> one\n> two\n> ## m9\n" in readable


@pytest.mark.parametrize(
    "text", ["", "\x00\x1f", "a\u2028b\u2029c\x85d", "\ud83d", "🙂 文澜 ção", '{"type":"message"}\n{']
)
def test_any_text_survives(log, text):
    session_id = log.append(chat(texts=(text,))).session_id
    stored = log.read(session_id).messages[0].text
    assert stored == text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    assert log.append(chat(texts=(text,))).new == 0


def test_a_tail_torn_at_any_byte_costs_that_line_only(log):
    texts = ("one", "two", "três, 三")
    session_id = log.append(chat(texts=texts)).session_id
    file = log.layout.file(log.path(session_id)) / "transcript.jsonl"
    whole = file.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(last, len(whole) + 1):
        for tail in (b"", b"\x00" * 7):
            file.write_bytes(whole[:cut] + tail)
            kept = 3 if cut >= len(whole) - 1 else 2
            assert len(SessionLog(log.layout).read(session_id).messages) == kept
            assert SessionLog(log.layout).append(chat(texts=texts)).new == 3 - kept
            assert file.read_bytes() == whole


def test_a_first_line_torn_at_any_byte_starts_the_session_again(log):
    session_id = log.append(chat()).session_id
    file = log.layout.file(log.path(session_id)) / "transcript.jsonl"
    whole = file.read_bytes()
    for cut in range(whole.index(b"\n")):
        file.write_bytes(whole[:cut])
        with pytest.raises(UnknownRecordError):
            SessionLog(log.layout).read(session_id)
        assert list(SessionLog(log.layout).iter_refs()) == []
        assert SessionLog(log.layout).append(chat()).new == 2
        assert file.read_bytes() == whole


def test_a_session_whose_first_line_was_never_whole_is_hollow_until_it_is_stored_anew(log):
    result = log.append(chat())
    transcript = log.layout.file(result.path) / "transcript.jsonl"
    for rest in (b"", transcript.read_bytes()[:20]):
        transcript.write_bytes(rest)
        opened = SessionLog(log.layout)
        assert opened.is_hollow(result.session_id)
        opened.append(chat())
        assert not opened.is_hollow(result.session_id)
        assert len(opened.read(result.session_id).messages) == 2


def test_damage_inside_is_named_and_blocks_no_other_session(log):
    bad, good = log.append(chat("bad")).session_id, log.append(chat("good")).session_id
    file = log.layout.file(log.path(bad)) / "transcript.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"role"', b'"r', 1))
    fresh = SessionLog(log.layout)
    with pytest.raises(MemoryTreeError, match="line 2"):
        fresh.read(bad)
    assert [ref.id for ref in fresh.iter_refs()] == [good]
    assert [error.path for error in fresh.damaged()] == [f"{log.path(bad)}/transcript.jsonl"]


def test_a_newer_schema_is_refused_not_guessed(log):
    session_id = log.append(chat()).session_id
    file = log.layout.file(log.path(session_id)) / "transcript.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"schema":1', b'"schema":99', 1))
    with pytest.raises(MemoryTreeError, match="newer version"):
        SessionLog(log.layout).read(session_id)


def test_a_forgotten_message_leaves_its_number_and_nothing_else(log):
    texts = ("keep", "CANARY-7", "keep too")
    session_id = log.append(chat(texts=texts)).session_id
    assert log.remove_messages(session_id, ["m2", "m9"]) == 1
    assert all(b"CANARY" not in content for content in tree(log.layout.home).values())
    fresh = SessionLog(log.layout)
    assert [message.id for message in fresh.read(session_id).messages] == ["m1", "m3"]
    fresh.append(replace(chat(), messages=(Message("", "user", "later", native_id="n9"),)))
    assert [message.id for message in fresh.read(session_id).messages] == ["m1", "m3", "m4"]
    fresh.remove_messages(session_id, ["m4"])
    fresh.append(replace(chat(), messages=(Message("", "user", "last", native_id="n10"),)))
    assert fresh.read(session_id).messages[-1].id == "m5"


def test_a_forgotten_session_is_gone(log):
    session_id = log.append(chat(texts=("CANARY-8",))).session_id
    log.remove_session(session_id)
    assert not log.has(session_id)
    assert log.find("generic", "s01") is None
    assert all(b"CANARY" not in content for content in tree(log.layout.home).values())
    assert list(SessionLog(log.layout).iter_refs()) == []


def test_references_tell_what_the_files_tell(log):
    log.append(chat("one", texts=("a", "b", "c")))
    log.append(chat("two", started_at=None))
    refs = list(log.iter_refs())
    assert [(ref.native_id, ref.messages) for ref in refs] == [("two", 2), ("one", 3)]
    assert refs == list(SessionLog(log.layout).iter_refs())
    assert refs[1].last_at == log.read(refs[1].id).messages[-1].at


def test_two_logs_see_each_other(log):
    other = SessionLog(log.layout)
    assert list(other.iter_refs()) == []
    session_id = log.append(chat()).session_id
    assert other.has(session_id)
    assert other.append(chat(texts=("a",))).created is False
    assert [ref.messages for ref in log.iter_refs()] == [3]


def test_whatever_changes_is_noted_for_the_index(log):
    with log.batch():
        ids = {log.append(chat(name)).session_id for name in ("one", "two", "three")}
    assert log.unindexed.ids() == ids
    log.unindexed.clear(ids)
    assert log.unindexed.ids() == frozenset()
    log.append(chat("one"))
    assert log.unindexed.ids() == frozenset()
    log.append(chat("one", texts=("x",)))
    assert len(log.unindexed.ids()) == 1


def test_repair_restores_a_readable_form_that_does_not_match(log):
    session_id = log.append(chat()).session_id
    readable = log.layout.file(log.path(session_id)) / "transcript.md"
    content = readable.read_bytes()
    for broken in (content[:-9], b""):
        readable.write_bytes(broken)
        SessionLog(log.layout).repair(session_id)
        assert readable.read_bytes() == content


messages = st.lists(
    st.builds(
        Message,
        st.just(""),
        st.sampled_from(["user", "assistant", "system", "tool"]),
        st.text(st.characters(), max_size=12),
        st.one_of(st.none(), st.just(START)),
        st.sampled_from(["", "Nadia", "Otto"]),
        st.sampled_from(Trust),
        st.sampled_from(["", "b1"]),
        st.sampled_from(["", "n1", "n2"]),
    ),
    max_size=6,
)


@settings(max_examples=60, deadline=None)
@given(st.lists(messages, min_size=1, max_size=4))
def test_appending_in_any_pieces_and_again_is_appending_once(tmp_path_factory, pieces):
    log = SessionLog(Layout(tmp_path_factory.mktemp("home"), "nadia"))
    for piece in pieces:
        session = Session("", "t", "generic", native_id="s", messages=tuple(piece))
        result = log.append(session)
        assert result.new + result.known == len(piece)
        before = tree(log.layout.memory)
        again = SessionLog(log.layout).append(session)
        assert (again.new, again.moved) == (0, 0)
        assert tree(log.layout.memory) == before
    stored = log.read(log.find("generic", "s")).messages
    assert [message.id for message in stored] == [f"m{number}" for number in range(1, len(stored) + 1)]
    readable = (log.layout.file(log.path(log.find("generic", "s"))) / "transcript.md").read_bytes()
    log.repair(log.find("generic", "s"))
    assert (log.layout.file(log.path(log.find("generic", "s"))) / "transcript.md").read_bytes() == readable


APPENDER = """
import sys
from pathlib import Path
from tests.unit.store.conftest import chat
from reverie.store.layout import Layout
from reverie.store.session_log import SessionLog
log = SessionLog(Layout(Path(sys.argv[1]), "nadia"))
texts = []
for number in range(int(sys.argv[2]), 100000):
    with log.batch():
        log.append(chat(f"s{number}", texts=("x" * 3000,) * 3))
        log.append(chat("long", texts=tuple(f"line {n}" for n in range(number + 1))))
    print(number, flush=True)
"""


def test_kill_nine_loses_nothing_acknowledged(tmp_path):
    layout = Layout(tmp_path, "nadia")
    acknowledged = -1
    for attempt in range(20):
        process = subprocess.Popen(
            [sys.executable, "-c", APPENDER, str(tmp_path), str(acknowledged + 1)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for _ in range(attempt % 4 + 1):
            acknowledged = int(process.stdout.readline())
        os.sched_yield()
        process.kill()
        rest = process.stdout.read().split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        process.wait()
        log = SessionLog(layout)
        for session_id in log.unindexed.ids():
            log.repair(session_id)
        refs = {ref.native_id: ref for ref in log.iter_refs()}
        assert not list(log.damaged())
        assert all(refs[f"s{number}"].messages == 3 for number in range(acknowledged + 1))
        assert refs["long"].messages >= acknowledged + 1
        for line in lines_of(log, refs["long"].id):
            json.loads(line)
