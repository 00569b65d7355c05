import json
from typing import Any

import pytest

from reverie.capture.found import LeftOut, Notes
from reverie.model.session import Message, Session, Trust
from tests.unit.capture.samples import START, STARTED_AT, conversation, kyoto, node, read


def only(row: dict[str, Any]) -> tuple[Session, Notes]:
    found, notes = read("chatgpt", json.dumps([row]).encode())
    (session,) = found
    assert isinstance(session, Session), session
    return session, notes


def kept(session: Session) -> list[str]:
    return [message.text for message in session.messages if not message.branch]


def user_words(session: Session) -> list[str]:
    return [message.text for message in session.messages if message.role == "user"]


def test_a_conversation_keeps_its_facts() -> None:
    session, notes = only(kyoto(default_model_slug="gpt-x", gizmo_id="g-1"))
    assert (session.native_id, session.source, session.origin, session.started_at) == (
        "c1",
        "chatgpt",
        "person",
        STARTED_AT,
    )
    assert session.extra["project"] == "g-1"
    question, answer = session.messages
    assert question == Message(
        "", "user", "In Kyoto we meet Sora City Lab.", STARTED_AT, trust=Trust.FOREIGN, native_id="q"
    )
    assert (answer.role, answer.parent_id, answer.model) == ("assistant", "q", "gpt-x")
    assert not notes.counts


def test_the_current_node_decides_which_sibling_was_kept() -> None:
    rows = [node("q", None, "user", "Which key?"), node("x", "q", "assistant", "A4"), node("y", "q", "assistant", "B4")]
    assert kept(only(conversation(*rows, current_node="x"))[0]) == ["Which key?", "A4"]
    session, _ = only(conversation(*rows, current_node="y"))
    assert [(message.text, message.branch) for message in session.messages][1:] == [("B4", ""), ("A4", "b1")]


@pytest.mark.parametrize("current", [None, "gone", 7, []])
def test_without_a_current_node_the_newest_leaf_was_kept(current: object) -> None:
    session, _ = only(
        conversation(
            node("q", None, "user", "Which key?"),
            node("x", "q", "assistant", "A4", create_time=START + 9),
            node("y", "q", "assistant", "B4", create_time=START + 5),
            current_node=current,
        )
    )
    assert kept(session) == ["Which key?", "A4"]


def test_a_tree_known_by_its_children_only() -> None:
    row = kyoto()
    for child in row["mapping"].values():
        del child["parent"]
    row["mapping"]["root"]["children"], row["mapping"]["q"]["children"] = ["q"], ["a"]
    assert len(kept(only(row)[0])) == 2


def test_a_circle_ends() -> None:
    session, _ = only(
        conversation(node("q", "a", "user", "Where?"), node("a", "q", "assistant", "Kyoto."), current_node="a")
    )
    assert sorted(kept(session)) == ["Kyoto.", "Where?"]


def test_nodes_without_links_follow_one_another() -> None:
    session, _ = only(conversation(node("q", None, "user", "Where?"), node("a", None, "assistant", "Kyoto.")))
    assert kept(session) == ["Where?", "Kyoto."]


@pytest.mark.parametrize(
    "hidden",
    [
        {
            "text": {
                "content_type": "user_editable_context",
                "user_profile": "Call me Nadia",
                "user_instructions": "Be brief",
            }
        },
        {"text": "Call me Nadia", "metadata": {"is_visually_hidden_from_conversation": True}},
        {"text": "Call me Nadia", "metadata": {"is_user_system_message": True}},
        {"text": "Call me Nadia", "author": {"role": "user", "metadata": {"real_author": "tool:web"}}},
        {"text": {"content_type": "tether_quote", "text": "Call me Nadia"}},
        {"text": {"content_type": "model_editable_context", "model_set_context": "Call me Nadia"}},
    ],
)
def test_nothing_put_there_for_the_person_is_the_person_speaking(hidden: dict[str, Any]) -> None:
    session, _ = only(conversation(node("h", None, "user", **hidden), node("q", "h", "user", "Where is the sprint?")))
    assert user_words(session) == ["Where is the sprint?"]


def test_parts_of_all_kinds_in_one_message() -> None:
    parts = [
        {"content_type": "image_asset_pointer", "asset_pointer": "file-service://x"},
        "Which sign is wrong?",
        {"content_type": "audio_transcription", "text": "The one by the door."},
        7,
        None,
    ]
    session, _ = only(conversation(node("q", None, "user", {"content_type": "multimodal_text", "parts": parts})))
    (message,) = session.messages
    assert message.text == "Which sign is wrong?\nThe one by the door."
    assert "image" in message.flags


def test_thoughts_and_calls_are_told_from_answers() -> None:
    session, _ = only(
        conversation(
            node("q", None, "user", "Where?"),
            node(
                "t",
                "q",
                "assistant",
                {"content_type": "thoughts", "thoughts": [{"summary": "Looking", "content": "Kyoto?"}]},
            ),
            node("c", "t", "assistant", {"content_type": "code", "text": "search('Kyoto')"}, recipient="python"),
            node("o", "c", "tool", {"content_type": "execution_output", "text": "found"}),
            node("a", "o", "assistant", "In Kyoto."),
        )
    )
    assert [(message.role, message.flags) for message in session.messages] == [
        ("user", ()),
        ("assistant", ("thinking",)),
        ("assistant", ("tool_call",)),
        ("tool", ()),
        ("assistant", ()),
    ]


def test_unknown_kinds_are_named_and_their_words_kept() -> None:
    sketch = {"content_type": "sketch", "parts": ["A sketch of the station."], "text": "not the person's words"}
    session, notes = only(conversation(node("q", None, "user", sketch), node("a", "q", "oracle", "Kyoto")))
    assert user_words(session) == ["A sketch of the station."]
    assert session.messages[1].role == "system"
    assert {"unknown content type sketch", "unknown role oracle"} <= notes.counts.keys()


@pytest.mark.parametrize(
    ("row", "kind", "words"),
    [
        (kyoto(is_do_not_remember=True), "skipped", "not to be remembered"),
        (kyoto(is_temporary_chat=True), "skipped", "temporary"),
        (conversation(), "empty", "without text"),
        (
            conversation(
                node(
                    "q",
                    None,
                    "user",
                    {"content_type": "multimodal_text", "parts": [{"content_type": "image_asset_pointer"}]},
                )
            ),
            "empty",
            "without text",
        ),
        (
            conversation(node("q", None, "user", "", metadata={"is_visually_hidden_from_conversation": True})),
            "empty",
            "without text",
        ),
        ({"id": "x", "mapping": []}, "failed", "not a ChatGPT conversation"),
    ],
)
def test_what_stays_out_says_why(row: dict[str, Any], kind: str, words: str) -> None:
    (found,) = read("chatgpt", json.dumps([row]).encode())[0]
    assert isinstance(found, LeftOut)
    assert found.kind == kind
    assert words in found.reason


@pytest.mark.parametrize("time", [None, "odd", [], float("nan"), -1, True])
def test_odd_times_are_none_never_the_time_of_import(time: object) -> None:
    row = kyoto(create_time=time)
    for entry in row["mapping"].values():
        if entry["message"]:
            entry["message"]["create_time"] = time
    session, _ = only(row)
    assert session.started_at is None
    assert [message.at for message in session.messages] == [None, None]
    assert kept(session) == ["In Kyoto we meet Sora City Lab.", "Noted."]


def test_a_machine_s_conversation_is_marked_where_the_export_says_so() -> None:
    assert only(kyoto(conversation_origin="scheduled"))[0].origin == "machine"


def test_a_conversation_without_any_id_keeps_the_same_name() -> None:
    row = kyoto()
    del row["id"], row["conversation_id"]
    first, second = only(row)[0].native_id, only(row)[0].native_id
    assert first
    assert first == second
    assert first != only(row | {"title": "Sendai"})[0].native_id
