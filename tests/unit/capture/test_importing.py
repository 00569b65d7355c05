import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.capture.importing import Progress, import_sessions
from reverie.capture.report import ImportReport
from reverie.errors import InputError, UsageError
from reverie.model.session import Trust
from reverie.store.session_log import SessionLog
from tests.unit.capture.samples import answer, as_lines, call, kyoto, line, node, said, session

Bring = Callable[..., ImportReport]
Tree = Callable[[], dict[str, bytes]]


def numbers(report: ImportReport) -> tuple[int, ...]:
    counts = (report.imported, report.grown, report.already_there, report.empty)
    counts += (report.skipped, report.forgotten, report.failed)
    assert report.found == sum(counts)
    return counts


def reasons(report: ImportReport) -> dict[str, int]:
    return {reason.reason: reason.count for reason in report.reasons}


MIXED = [
    kyoto("c1"),
    kyoto("c2", is_do_not_remember=True),
    {"id": "c3", "mapping": {}},
    {"odd": 1},
    kyoto("c4", title=None),
]


def test_the_report_adds_up_and_names_reasons(bring: Bring) -> None:
    report = bring(MIXED)
    assert numbers(report) == (2, 0, 0, 1, 1, 0, 1)
    assert sum(reasons(report).values()) == 3
    assert [one.title for one in report.sessions] == ["Kyoto", "In Kyoto we meet Sora City Lab."]


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (json.dumps(MIXED).encode(), "export.json"),
        (as_lines(line("user", "u1", None, "Hi"), answer("a1", "u1", "m1", said("Hello"))), "s1.jsonl"),
        (as_lines(session("a"), session("b"), {"id": "c"}), "sessions.jsonl"),
    ],
)
def test_twice_is_once_down_to_the_byte(bring: Bring, tree: Tree, content: bytes, name: str) -> None:
    first = bring(content, name)
    before = tree()
    second = bring(content, name)
    assert tree() == before
    assert second.already_there == first.imported > 0
    assert (second.imported, second.grown) == (0, 0)
    assert second.found == first.found
    assert [one.path for one in second.sessions] == [one.path for one in first.sessions]


def test_a_grown_session_appends_only_the_new_messages(bring: Bring, log: SessionLog) -> None:
    rows = [line("user", "u1", None, "Kyoto."), answer("a1", "u1", "m1", said("Noted."))]
    bring(as_lines(*rows), "s1.jsonl")
    rows.append(line("user", "u2", "a1", "And Sendai.", timestamp="2026-03-02T11:00:00Z"))
    report = bring(as_lines(*rows), "s1.jsonl")
    assert numbers(report)[:3] == (0, 1, 0)
    stored = log.read(report.sessions[0].id)
    assert [(message.id, message.text) for message in stored.messages] == [
        ("m1", "Kyoto."),
        ("m2", "Noted."),
        ("m3", "And Sendai."),
    ]


def test_a_conversation_told_twice_is_one_session_the_fuller(bring: Bring, tree: Tree) -> None:
    short = kyoto("c1", update_time=1772446500.0)
    full = kyoto("c1", update_time=1772446900.0, title="Later")
    full["mapping"]["q2"] = node("q2", "a", "user", "And Sendai?")
    full["current_node"] = "q2"
    for rows in ([short, full], [full, short], [full, full]):
        report = bring(rows)
        assert len(report.sessions) == 1
        assert (report.sessions[0].messages, report.sessions[0].title) == (3, "Later")
        numbers(report)
    before = tree()
    bring([short, full])
    assert tree() == before


def test_a_resumed_session_repeats_nothing(tmp_path: Path, log: SessionLog) -> None:
    root = "5f0e7a52-8b1c-4d5e-9f6a-7b8c9d0e1f2a"
    begin = [line("user", root, None, "Kyoto."), answer("a1", root, "m1", said("Noted."))]
    resumed = [{**row, "sessionId": "s2"} for row in begin] + [line("user", "u2", "a1", "And Sendai.", sessionId="s2")]
    folder = tmp_path / "projects" / "-home-nadia-sprint"
    folder.mkdir(parents=True)
    (folder / "s1.jsonl").write_bytes(as_lines(*begin))
    import_sessions([folder], log)
    (folder / "s1.jsonl").unlink()  # transcripts are deleted after a month
    (folder / "s2.jsonl").write_bytes(as_lines(*resumed))
    report = import_sessions([folder], log)
    assert numbers(report)[:3] == (0, 1, 0)
    texts = [message.text for ref in log.iter_refs() for message in log.read(ref.id).messages]
    assert sorted(texts) == ["And Sendai.", "Kyoto.", "Noted."]
    (folder / "s1.jsonl").write_bytes(as_lines(*begin))
    assert import_sessions([folder], log).already_there == 1
    assert sum(1 for _ in log.iter_refs()) == 1


def test_text_and_names_that_no_file_can_hold_come_in_once(bring: Bring, tree: Tree) -> None:
    row = kyoto("c\ud83d\x00", title="Kyoto \ud83d")
    row["mapping"]["q\ude00"] = node("q\ude00", "a", "user", "Half a smile \ud83d and \x00 nothing.")
    row["current_node"] = "q\ude00"
    report = bring([row])
    before = tree()
    assert (report.imported, report.sessions[0].messages) == (1, 3)
    assert bring([row]).already_there == 1
    assert tree() == before


def test_a_secret_reaches_no_file(bring: Bring, tree: Tree) -> None:
    token = "ghp_" + "EXAMPLE" * 5 + "0"
    row = kyoto(title=f"export ORBIT_TOKEN={token}")
    row["mapping"]["q"]["message"]["content"]["parts"] = [f"Deploy failed. export ORBIT_TOKEN={token} did not help."]
    calls = [line("user", "u1", None, "Deploy it."), answer("a1", "u1", "m1", said("Done."), call(token), model=token)]
    report = bring([row])
    bring(as_lines(*calls), f"{token}.jsonl")
    assert any("secret" in reason for reason in reasons(report))
    assert [path for path, content in tree().items() if token.encode() in content or token in path] == []


def test_two_conversations_of_one_title_are_two_sessions(bring: Bring) -> None:
    report = bring([kyoto("c1", title="New chat"), kyoto("c2", title="New chat")])
    assert report.imported == 2
    assert len({one.path for one in report.sessions}) == 2


def test_an_archive_and_a_folder_hold_what_the_file_holds(tmp_path: Path, log: SessionLog) -> None:
    folder = tmp_path / "export"
    folder.mkdir()
    (folder / "conversations-000.json").write_text(json.dumps([kyoto("c1")]))
    (folder / "conversations-001.json").write_text(json.dumps([kyoto("c2")]))
    (folder / "user.json").write_text('{"id": "user-1"}')
    (folder / "chat.html").write_text("<html>")
    with zipfile.ZipFile(tmp_path / "export.zip", "w") as archive:
        for file in folder.iterdir():
            archive.write(file, file.name)
    first = import_sessions([folder], log)
    second = import_sessions([tmp_path / "export.zip"], log)
    assert numbers(first) == (2, 0, 0, 0, 0, 0, 0)
    assert numbers(second) == (0, 0, 2, 0, 0, 0, 0)
    assert sum(count for reason, count in reasons(first).items() if "left aside" in reason) == 2


def test_a_claude_code_folder_with_sub_agents(tmp_path: Path, log: SessionLog) -> None:
    project = tmp_path / ".claude" / "projects" / "-home-nadia-sprint"
    agents = project / "s1" / "subagents"
    agents.mkdir(parents=True)
    (project / "memory").mkdir()
    (project / "memory" / "MEMORY.md").write_text("- [Kyoto](kyoto.md)\n")
    (project / "s1.jsonl").write_bytes(as_lines(line("user", "u1", None, "Find a venue.")))
    agent = line("user", "x1", None, "Search venues", isSidechain=True, agentId="7")
    (agents / "agent-7.jsonl").write_bytes(as_lines(agent))
    report = import_sessions([tmp_path / ".claude" / "projects"], log)
    assert sorted(one.origin for one in report.sessions) == ["machine", "person"]
    machine = next(one for one in report.sessions if one.origin == "machine")
    assert {message.trust for message in log.read(machine.id).messages} == {Trust.ASSISTANT}


@pytest.mark.parametrize(
    "content", [b'[{"foo": 1}, {"bar": []}]', b"[]", b"", b"hello", b"\x89PNG\r\n", b'{"conversations": []}', b"\n\n"]
)
@pytest.mark.parametrize("forced", ["", "chatgpt"])
def test_nothing_recognised_is_bad_input_that_says_what_is_supported(bring: Bring, content: bytes, forced: str) -> None:
    with pytest.raises(InputError) as caught:
        bring(content, "odd.json", format=forced)
    assert caught.value.exit_code == 3
    assert "odd.json" in caught.value.message
    assert "ChatGPT" in caught.value.hint
    assert "unsupported" in caught.value.message or "no valid JSON" in caught.value.message


def test_an_unsupported_export_is_named(bring: Bring) -> None:
    with pytest.raises(InputError, match=r"unsupported.*Claude\.ai"):
        bring([{"uuid": "k", "chat_messages": []}])


def test_only_failures_are_an_error_that_names_the_first(bring: Bring) -> None:
    with pytest.raises(InputError, match=r"s01.*`role`"):
        bring([session("s01", messages=[{"text": "Hi"}])])


def test_a_path_that_brings_nothing_beside_one_that_does_is_a_failure(tmp_path: Path, log: SessionLog) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps([kyoto()]))
    bad.write_text("{}")
    report = import_sessions([bad, good], log)
    assert numbers(report) == (1, 0, 0, 0, 0, 0, 1)
    assert any("bad.json" in reason for reason in reasons(report))


def test_a_format_can_be_forced_and_must_exist(bring: Bring) -> None:
    assert bring(as_lines(session()), "x.dat", format="generic").imported == 1
    with pytest.raises(UsageError, match="telepathy"):
        bring([session()], format="telepathy")
    with pytest.raises(UsageError, match="Mars"):
        bring([session()], timezone="Mars/Olympus")


def test_a_trial_counts_and_stores_nothing(bring: Bring, tree: Tree) -> None:
    trial = bring(MIXED, dry_run=True)
    assert tree() == {}
    real = bring(MIXED)
    assert numbers(trial) == numbers(real)
    assert numbers(bring(MIXED, dry_run=True))[:3] == (0, 0, 2)


def test_zones_and_persons_are_handed_on(bring: Bring, log: SessionLog) -> None:
    row = session("s1", started_at="2026-07-02T23:30:00", messages=[{"role": "user", "text": "Hi", "speaker": "Otto"}])
    row["messages"].append({"role": "user", "text": "Hello", "speaker": "Nadia"})
    report = bring([row], timezone="Asia/Tokyo", person="Nadia")
    stored = log.read(report.sessions[0].id)
    assert stored.started_at is not None
    assert stored.started_at.isoformat() == "2026-07-02T14:30:00+00:00"
    assert stored.timezone == "Asia/Tokyo"
    assert [message.trust for message in stored.messages] == [Trust.PARTICIPANT, Trust.PERSON]


def test_stored_sessions_and_progress_are_told_batch_by_batch(
    bring: Bring, monkeypatch: pytest.MonkeyPatch, log: SessionLog
) -> None:
    monkeypatch.setattr("reverie.capture.importing._BATCH_MESSAGES", 4)
    stored: list[str] = []
    seen: list[Progress] = []

    def on_stored(ids: list[str]) -> None:
        assert all(log.has(name) for name in ids)
        stored.extend(ids)

    rows = [kyoto(f"c{number}") for number in range(7)]
    report = bring(rows, on_stored=on_stored, on_progress=seen.append)
    assert stored == [one.id for one in report.sessions]
    assert [one.sessions for one in seen] == [2, 4, 6, 7]
    assert seen[-1].done_bytes == seen[-1].total_bytes > 0
    stored.clear()
    bring(rows, on_stored=on_stored)
    assert stored == []


def test_what_was_stored_before_an_interrupt_stays_and_the_rest_follows(
    bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.capture.importing._BATCH_MESSAGES", 4)

    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    rows = [kyoto(f"c{number}") for number in range(5)]
    with pytest.raises(KeyboardInterrupt):
        bring(rows, on_progress=interrupt)
    assert numbers(bring(rows))[:3] == (3, 0, 2)


@pytest.mark.parametrize("padding", [0, 60_000])
def test_a_damaged_member_of_an_archive_is_a_failure_and_the_others_come_in(
    tmp_path: Path, log: SessionLog, padding: int
) -> None:
    file = tmp_path / "export.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(
            "conversations.json", json.dumps([kyoto(f"c{number}", voice="x" * padding) for number in range(40)])
        )
        archive.writestr("other.json", json.dumps([kyoto("other")]))
    content = bytearray(file.read_bytes())
    content[content.index(b"Sora")] ^= 1  # a bit that the checksum misses
    file.write_bytes(content)
    report = import_sessions([file], log)
    assert report.failed == 1
    assert any("conversations.json" in reason for reason in reasons(report))
    assert report.imported >= 1
    numbers(report)


def test_a_damaged_session_in_the_store_fails_alone(bring: Bring, tmp_path: Path) -> None:
    report = bring([kyoto("c1"), kyoto("c2")])
    transcript = tmp_path / "home/accounts/nadia/memory" / report.sessions[0].path / "transcript.jsonl"
    rows = transcript.read_bytes().split(b"\n")
    transcript.write_bytes(b"\n".join([rows[0], b'{"type": "message"}', *rows[2:]]))
    again = bring([kyoto("c1"), kyoto("c2")])
    assert (again.failed, again.already_there) == (1, 1)


def test_the_report_as_json(bring: Bring) -> None:
    row = bring([kyoto()]).to_json()
    counts = "found imported grown already_there empty skipped forgotten failed"
    assert list(row) == [*counts.split(), "reasons", "sessions", "candidates"]
    (one,) = row["sessions"]
    assert list(one) == ["id", "path", "title", "source", "origin", "started_at", "messages"]
    assert one["started_at"] == "2026-03-02T10:14:00Z"
    json.dumps(row)
