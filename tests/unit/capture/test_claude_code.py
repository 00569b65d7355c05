from typing import Any

import pytest

from reverie.capture.found import LeftOut, Notes
from reverie.model.session import Session
from tests.unit.capture.samples import STARTED_AT, answer, as_lines, call, line, read, result, said


def only(*rows: Any, name: str = "s1.jsonl") -> tuple[Session, Notes]:
    found, notes = read("claude-code", as_lines(*rows), name)
    (session,) = found
    assert isinstance(session, Session), session
    return session, notes


def kept(session: Session) -> list[str]:
    return [message.text for message in session.messages if not message.branch]


def user_words(session: Session) -> list[str]:
    return [message.text for message in session.messages if message.role == "user"]


def test_a_session_keeps_its_facts() -> None:
    session, notes = only(
        line("user", "u1", None, "In Kyoto we meet Sora City Lab.", gitBranch="main"),
        answer("a1", "u1", "msg1", said("Noted.")),
        {"type": "ai-title", "sessionId": "s1", "aiTitle": "Kyoto partners"},
    )
    assert (session.native_id, session.title, session.origin) == ("s1", "Kyoto partners", "person")
    assert session.started_at == STARTED_AT
    assert session.extra["folder"] == "/home/nadia/sprint"
    question, reply = session.messages
    assert (question.role, question.native_id) == ("user", "u1")
    assert (reply.role, reply.parent_id, reply.model) == ("assistant", "u1", "claude-x")
    assert not notes.counts


def test_an_answer_over_several_lines_is_one_message_with_its_calls_beside_it() -> None:
    session, _ = only(
        line("user", "u1", None, "Read both."),
        answer("a1", "u1", "msg1", {"type": "thinking", "thinking": "Hm.", "signature": "x"}),
        answer("a2", "a1", "msg1", said("I read")),
        answer("a3", "a2", "msg1", call("t1")),
        answer("a4", "a3", "msg1", said("the files.")),
    )
    assert [(message.text, message.flags) for message in session.messages[1:]] == [
        ("Hm.", ("thinking",)),
        ("I read\n\nthe files.", ()),
        ('Read {"file": "t1.md"}', ("tool_call",)),
    ]


def test_results_of_parallel_calls_are_found_beside_the_path() -> None:
    session, _ = only(
        line("user", "u1", None, "Read both."),
        answer("a1", "u1", "msg1", call("t1")),
        answer("a2", "a1", "msg1", call("t2")),
        result("r1", "a1", "t1", "first"),
        result("r2", "a2", "t2", [said("second")]),
        answer("a3", "r2", "msg2", said("Both read.")),
    )
    tools = [message.text for message in session.messages if message.role == "tool"]
    assert sorted(tools) == ["first", "second"]
    assert all(not message.branch for message in session.messages)
    assert kept(session)[-1] == "Both read."
    assert user_words(session) == ["Read both."]


def test_the_order_of_lines_is_not_the_order_of_the_conversation() -> None:
    rows = [
        line("user", "u1", None, "one"),
        answer("a1", "u1", "m1", said("two")),
        line("user", "u2", "a1", "three", timestamp="2026-03-02T10:15:00Z"),
    ]
    assert kept(only(*reversed(rows))[0]) == ["one", "two", "three"]


def test_a_rewound_conversation_keeps_the_newest_way_and_marks_the_other() -> None:
    session, _ = only(
        line("user", "u1", None, "Where?"),
        answer("a1", "u1", "m1", said("Kyoto.")),
        line("user", "u2", "a1", "And then?", timestamp="2026-03-02T10:15:00Z"),
        line("user", "u3", "a1", "And Sendai?", timestamp="2026-03-02T10:16:00Z"),
    )
    assert kept(session) == ["Where?", "Kyoto.", "And Sendai?"]
    assert [message.text for message in session.messages if message.branch] == ["And then?"]


def test_lines_that_name_no_parents_follow_one_another() -> None:
    session, _ = only(
        line("user", "u1", None, "one"), line("user", "u2", None, "two"), line("user", "u3", None, "three")
    )
    assert kept(session) == ["one", "two", "three"]


def test_a_lost_parent_does_not_lose_what_was_before() -> None:
    session, _ = only(
        line("user", "u1", None, "one"),
        answer("a1", "u1", "m1", said("two")),
        line("user", "u2", "lost", "three", timestamp="2026-03-02T10:15:00Z"),
    )
    assert kept(session) == ["one", "two", "three"]


def test_a_compacted_conversation_goes_on_and_its_summary_is_nobody_s_speech() -> None:
    boundary = {"type": "system", "subtype": "compact_boundary", "uuid": "b", "parentUuid": None, "sessionId": "s1"}
    session, _ = only(
        line("user", "u1", None, "one"),
        answer("a1", "u1", "m1", said("two")),
        boundary | {"logicalParentUuid": "a1", "content": "Conversation compacted"},
        line("user", "c1", "b", "Nadia said one.", isCompactSummary=True),
        line("user", "u2", "c1", "three", timestamp="2026-03-02T10:15:00Z"),
    )
    assert user_words(session) == ["one", "three"]
    assert [message.flags for message in session.messages if message.text == "Nadia said one."] == [("compaction",)]
    assert kept(session)[0] == "one"


def test_a_circle_ends() -> None:
    session, _ = only(line("user", "u1", "u2", "one"), line("user", "u2", "u1", "two"))
    assert sorted(kept(session)) == ["one", "two"]


@pytest.mark.parametrize(
    ("content", "more"),
    [
        ("Caveat: The messages below were generated by the user while running local commands.", {}),
        ("<command-name>/review</command-name><command-args>all</command-args>", {}),
        ("<command-message>review</command-message>\n<command-name>/review</command-name>", {}),
        ("<local-command-stdout>done</local-command-stdout>", {}),
        ("<system-reminder>Be brief.</system-reminder>", {}),
        ("<bash-input>ls</bash-input>", {}),
        ("<task-notification>done</task-notification>", {}),
        ("[Request interrupted by user]", {}),
        ("Some hook said this", {"isMeta": True}),
        ("Another session says hi", {"origin": {"kind": "peer"}}),
        ("A script asks", {"entrypoint": "sdk-cli"}),
    ],
)
def test_what_the_program_wrote_is_not_the_person_speaking(content: str, more: dict[str, Any]) -> None:
    session, _ = only(
        line("user", "u1", None, "Where?"),
        answer("a1", "u1", "m1", said("Kyoto.")),
        line("user", "u2", "a1", content, **more),
    )
    assert user_words(session) == ["Where?"]


def test_the_person_s_words_around_injected_ones_stay() -> None:
    session, _ = only(
        line("user", "u1", None, "<ide_opened_file>notes.md is open</ide_opened_file>\nWhere is the sprint?"),
        line("user", "u2", "u1", "<user-memory-input>always answer in Portuguese</user-memory-input>"),
    )
    assert user_words(session) == ["Where is the sprint?", "always answer in Portuguese"]


@pytest.mark.parametrize(
    "mark", ["<system-reminder>", "<system-reminder ", "<ide_selection></ide_selection><system-reminder>"]
)
def test_a_million_characters_of_unfinished_marks_are_read_in_passing(mark: str) -> None:
    text = mark * (1_000_000 // len(mark)) + "</x> Where is the sprint?"
    assert user_words(only(line("user", "u1", None, text))[0])[0].endswith("Where is the sprint?")


@pytest.mark.parametrize(("kind", "spoken"), [("human", True), ("peer", False), ("auto-continuation", False)])
def test_what_was_typed_while_the_agent_worked_is_speech(kind: str, spoken: bool) -> None:
    held = {"type": "queued_command", "commandMode": "prompt", "origin": {"kind": kind}, "prompt": "Also Sendai."}
    queued = {"type": "attachment", "uuid": "q", "parentUuid": "a1", "sessionId": "s1", "attachment": held}
    session, _ = only(line("user", "u1", None, "Kyoto."), answer("a1", "u1", "m1", said("Yes.")), queued)
    assert ("Also Sendai." in user_words(session)) is spoken


def test_a_sub_agent_inside_the_file_is_beside_the_conversation() -> None:
    session, _ = only(
        line("user", "u1", None, "Find the venue."),
        line("user", "x1", None, "Search for venues in Sendai", isSidechain=True, timestamp="2026-03-02T11:00:00Z"),
        answer("x2", "x1", "m9", said("Found none."), isSidechain=True, timestamp="2026-03-02T11:00:01Z"),
        answer("a1", "u1", "m1", said("There is none.")),
    )
    assert kept(session) == ["Find the venue.", "There is none."]
    assert user_words(session) == ["Find the venue."]
    assert session.origin == "person"
    assert all("sidechain" in message.flags for message in session.messages if message.branch)


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("agent-7.jsonl", {}),
        ("s1/subagents/agent-7.jsonl", {}),
        ("s1.jsonl", {"isSidechain": True}),
        ("s1.jsonl", {"entrypoint": "sdk-ts"}),
        ("s1.jsonl", {"userType": "sdk"}),
        ("s1.jsonl", {"teamName": "sprint", "agentName": "scout"}),
    ],
)
def test_a_program_s_session_is_marked(name: str, more: dict[str, Any]) -> None:
    rows = [line("user", "u1", None, "Find a venue", **more), answer("a1", "u1", "m1", said("None."), **more)]
    session, _ = only(*rows, name=name)
    assert session.origin == "machine"
    assert kept(session) == ["Find a venue", "None."]


@pytest.mark.parametrize("more", [{"userType": "human"}, {"entrypoint": "claude-vscode"}, {"userType": "ant"}])
def test_a_person_s_session_is_a_person_s(more: dict[str, Any]) -> None:
    assert only(line("user", "u1", None, "Hi", **more))[0].origin == "person"


def test_a_sub_agent_has_another_name_than_its_session() -> None:
    rows = [line("user", "u1", None, "Find a venue", isSidechain=True, agentId="7")]
    assert only(*rows, name="agent-7.jsonl")[0].native_id != only(line("user", "u1", None, "Hi"))[0].native_id


def test_bad_lines_are_counted_with_their_numbers_and_the_others_stay() -> None:
    good = as_lines(line("user", "u1", None, "Where?"), "odd", 42, {"silly": 1}, {"type": "user", "message": "x"})
    found, notes = read("claude-code", good + b'{"torn": ', "s1.jsonl")
    assert isinstance(found[0], Session)
    (reason,) = notes.counts
    assert "2, 3, 4, 5, 6" in reason
    assert notes.counts[reason] == 5


def test_other_lines_are_kept_as_they_came_and_counted() -> None:
    session, notes = only(
        line("user", "u1", None, "Where?"),
        {"type": "queue-operation", "sessionId": "s1", "operation": "enqueue", "content": "Where?"},
        {"type": "novelty", "sessionId": "s1", "x": 1},
        {"type": "progress", "sessionId": "s1", "uuid": "p", "parentUuid": "u1", "data": {}},
    )
    assert kept(session) == ["Where?"]
    assert [message.flags for message in session.messages if message.branch] == [
        ("raw", "queue-operation"),
        ("raw", "novelty"),
    ]
    assert notes.counts["line of type progress"] == notes.counts["line of type novelty"] == 1


def test_a_title_by_hand_beats_one_made_up_beats_a_summary() -> None:
    rows: list[Any] = [line("user", "u1", None, "Where?"), {"type": "summary", "summary": "S", "leafUuid": "u1"}]
    titles = []
    for more in ({}, {"type": "ai-title", "aiTitle": "A"}, {"type": "custom-title", "customTitle": "C"}):
        rows += [more | {"sessionId": "s1"}] if more else []
        titles.append(only(*rows)[0].title)
    assert titles == ["S", "A", "C"]


def test_a_summary_of_this_session_beats_one_of_another() -> None:
    rows = [
        {"type": "summary", "summary": "Mine", "leafUuid": "u1"},
        {"type": "summary", "summary": "Another's", "leafUuid": "z"},
        line("user", "u1", None, "Where?"),
    ]
    assert only(*rows)[0].title == "Mine"


@pytest.mark.parametrize(
    "rows",
    [
        [{"timestamp": "2026-03-02T10:14:00Z", "sessionId": "s1", "message": {"role": "assistant", "usage": {}}}],
        [{"type": "summary", "summary": "S", "leafUuid": "z"}],
        [line("user", "u1", None, "<command-name>/clear</command-name>")],
        [result("r", "a", "t1", "only output")],
    ],
)
def test_a_session_without_words_is_empty(rows: list[Any]) -> None:
    (found,) = read("claude-code", as_lines(*rows))[0]
    assert isinstance(found, LeftOut)
    assert found.kind == "empty"


def test_a_file_without_lines_holds_nothing() -> None:
    assert read("claude-code", b"\n\n")[0] == []


def test_a_file_whose_lines_name_no_session_goes_by_its_name() -> None:
    row = {**line("user", "u1", None, "In Kyoto we meet Sora City Lab."), "sessionId": ""}
    assert only(row, name="s7.jsonl")[0].native_id == "s7"
