from dataclasses import replace

from reverie.capture.record import record_session
from reverie.model.session import Message, Session
from reverie.store.session_log import SessionLog


def talk(*messages: Message, updated: str = "", title: str = "Kyoto") -> Session:
    extra = {"updated_at": updated} if updated else {}
    return Session("", title, "chatgpt", native_id="c1", messages=messages, extra=extra)


def said(name: str, text: str, branch: str = "") -> Message:
    return Message("", "user", text, native_id=name, branch=branch)


def stored(log: SessionLog) -> list[tuple[str, str, str]]:
    known = log.find("chatgpt", "c1")
    assert known is not None
    return [(message.id, message.text, message.branch) for message in log.read(known).messages]


def test_an_edited_message_takes_the_next_number_on_a_branch_of_its_own(log: SessionLog) -> None:
    record_session(log, talk(said("a", "We meet in Kyoto."), said("b", "On Monday.")))
    edited = talk(said("a", "We meet in Sendai."), said("b", "On Monday."))
    assert record_session(log, edited).outcome == "grown"
    assert stored(log) == [
        ("m1", "We meet in Kyoto.", ""),
        ("m2", "On Monday.", ""),
        ("m3", "We meet in Sendai.", "b1"),
    ]
    assert record_session(log, edited).outcome == "already_there"
    assert record_session(log, talk(said("a", "We meet in Kyoto."), said("b", "On Monday."))).outcome == "already_there"
    assert len(stored(log)) == 3


def test_a_grown_session_appends_only_what_is_new(log: SessionLog) -> None:
    first = record_session(log, talk(said("a", "Kyoto."), updated="2026-03-02"))
    grown = record_session(log, talk(said("a", "Kyoto."), said("b", "Sendai."), updated="2026-03-03"))
    assert (first.outcome, grown.outcome, grown.messages) == ("imported", "grown", 2)
    assert first.id == grown.id
    assert [name for name, _, _ in stored(log)] == ["m1", "m2"]


def test_a_newer_copy_moves_messages_to_the_branch_they_are_on_now(log: SessionLog) -> None:
    old = talk(said("q", "Where?"), said("x", "A4"), updated="2026-03-02")
    new = talk(said("q", "Where?"), said("y", "B4"), said("x", "A4", "b1"), updated="2026-03-03")
    record_session(log, old)
    record_session(log, new)
    now = stored(log)
    assert ("m2", "A4", "b1") in now
    record_session(log, old)
    record_session(log, new)
    assert stored(log) == now


def test_an_older_or_smaller_copy_renames_nothing(log: SessionLog) -> None:
    record_session(log, talk(said("a", "Kyoto."), said("b", "Sendai."), updated="2026-03-03"))
    record_session(log, talk(said("a", "Kyoto."), said("b", "Sendai."), updated="2026-03-02", title="Old"))
    done = record_session(log, talk(said("b", "Sendai."), updated="2026-03-09", title="Piece"))
    assert (done.outcome, done.title) == ("already_there", "Kyoto")
    renamed = talk(said("a", "Kyoto."), said("b", "Sendai."), updated="2026-03-09", title="Partners")
    assert record_session(log, renamed).title == "Partners"


def test_a_trial_says_the_same_and_stores_nothing(log: SessionLog) -> None:
    session = talk(said("a", "Kyoto."))
    assert record_session(log, session, dry_run=True).outcome == "imported"
    assert log.find("chatgpt", "c1") is None
    record_session(log, session)
    grown = replace(session, messages=(*session.messages, said("b", "Sendai.")))
    assert record_session(log, grown, dry_run=True).outcome == "grown"
    assert len(stored(log)) == 1
