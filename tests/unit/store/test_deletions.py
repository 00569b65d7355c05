from datetime import UTC, datetime, timedelta

import pytest

from reverie.errors import MemoryTreeError
from reverie.store.deletions import Deleted, DeletionLog, identity, normalised

SAID = "I take part in a sleep study at the Lindqvist clinic."
NOW = datetime(2026, 3, 2, tzinfo=UTC)


@pytest.fixture
def log(tmp_path):
    return DeletionLog(tmp_path / "deletions.log")


def test_nothing_is_forgotten_before_anything_was(log):
    assert not log
    assert not log.is_forgotten_message(SAID)
    assert not log.key_path.exists()


def test_the_same_text_is_known_again_however_it_is_spaced_or_written(log):
    log.add([Deleted("text", SAID)])
    assert log.is_forgotten_message("i take part  in a SLEEP study\nat the Lindqvist clinic")
    assert not log.is_forgotten_message("I take part in a sleep study.")


def test_no_word_of_it_can_be_read(log):
    log.add([Deleted("text", SAID), Deleted("session", identity("chatgpt", "c1")), Deleted("claim", "Nadia sleeps.")])
    content = log.path.read_bytes().lower() + log.key_path.read_bytes().lower()
    for word in (b"sleep", b"lindqvist", b"chatgpt", b"nadia"):
        assert word not in content


def test_without_the_key_a_hash_cannot_be_tried_out(tmp_path):
    logs = [DeletionLog(tmp_path / name / "deletions.log") for name in ("one", "other")]
    for log in logs:
        log.path.parent.mkdir()
        log.add([Deleted("text", SAID)])
    assert logs[0].path.read_text() != logs[1].path.read_text()


def test_a_lost_key_is_named_and_never_replaced_in_silence(log):
    log.add([Deleted("text", SAID)])
    log.key_path.unlink()
    again = DeletionLog(log.path)
    with pytest.raises(MemoryTreeError):
        again.is_forgotten_message(SAID)
    with pytest.raises(MemoryTreeError):
        again.add([Deleted("text", "more")])


def test_adding_the_same_again_changes_no_byte(log):
    assert log.add([Deleted("text", SAID), Deleted("text", SAID.upper())]) == 1
    before = log.path.read_bytes()
    assert log.add([Deleted("text", SAID)]) == 0
    assert DeletionLog(log.path).add([Deleted("text", SAID)]) == 0
    assert log.path.read_bytes() == before


def test_another_reader_sees_what_was_appended_since(log):
    reader = DeletionLog(log.path)
    assert not reader.is_forgotten_session("chatgpt", "c1")
    log.add([Deleted("session", identity("chatgpt", "c1"))])
    assert reader.is_forgotten_session("chatgpt", "c1")
    assert not reader.is_forgotten_session("chatgpt", "c2")


def test_what_is_said_after_the_forgetting_is_said_anew(log):
    log.add([Deleted("text", SAID, NOW)])
    assert log.is_forgotten_message(SAID)
    assert log.is_forgotten_message(SAID, at=NOW - timedelta(days=1))
    assert not log.is_forgotten_message(SAID, at=NOW + timedelta(days=1))
    log.add([Deleted("text", SAID, NOW + timedelta(days=2))])
    assert log.is_forgotten_message(SAID, at=NOW + timedelta(days=1))
    log.add([Deleted("text", SAID)])
    assert log.is_forgotten_message(SAID, at=NOW + timedelta(days=99))
    log.add([Deleted("text", SAID, NOW)])
    assert log.is_forgotten_message(SAID, at=NOW + timedelta(days=99))


def test_short_words_are_forgotten_in_their_own_session_only(log):
    mine, other = identity("chatgpt", "c1"), identity("chatgpt", "c2")
    log.add([Deleted("said", f"{mine}\x00Yes.")])
    assert log.is_forgotten_message("yes", scope=mine)
    assert not log.is_forgotten_message("yes", scope=other)
    assert not log.is_forgotten_message("yes")


def test_a_place_stands_for_its_attachments_and_a_session_for_its_messages(log):
    log.add([Deleted("place", "7f3ak2m9qx#m3"), Deleted("place", "9c10h4t8zb#")])
    assert log.is_forgotten("7f3ak2m9qx", "m3")
    assert log.is_forgotten("7f3ak2m9qx", "m3.a1")
    assert not log.is_forgotten("7f3ak2m9qx", "m33")
    assert log.is_forgotten("9c10h4t8zb", "m12")


def test_a_torn_last_line_loses_nothing_that_was_acknowledged(log):
    log.add([Deleted("text", SAID)])
    with log.path.open("ab") as stream:
        stream.write(b'{"kind": "text", "ha')
    torn = DeletionLog(log.path)
    assert torn.is_forgotten_message(SAID)
    torn.add([Deleted("text", "I keep two goats, Pip and Moss.")])
    again = DeletionLog(log.path)
    assert again.is_forgotten_message(SAID)
    assert again.is_forgotten_message("I keep two goats, Pip and Moss.")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ｓleep", "sleep"), ("É  isso!", "é isso"), ("我住在波尔图。", "我住在波尔图"), ("a\n\tb", "A b")],
)
def test_spellings_of_the_same_are_one(one, other):
    assert normalised(one) == normalised(other)
