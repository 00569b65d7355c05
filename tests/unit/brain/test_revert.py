import pytest

from reverie.brain.apply import apply
from reverie.brain.consumption import consumed_before, consumed_sessions
from reverie.brain.revert import plan_revert
from reverie.errors import CheckFailed, UsageError
from reverie.model.change import Remove, Write
from reverie.wiki.paths import INDEX
from tests.unit.brain.conftest import NOW, land, looms, say

PAGE = "knowledge/concepts/looms.md"
OTHER = "knowledge/concepts/mill.md"


def undo(account, revision):
    undoing = plan_revert(account, revision)
    return apply(account, undoing.changeset, now=NOW), undoing


def test_undoing_the_newest_revision_restores_every_byte(account):
    session = say(account, "a")
    land(account, looms(account, session, 1), Write(INDEX, "# Index\n"))
    before = dict(account.history.blob_ids())
    land(
        account,
        looms(account, session),
        looms(account, session, 2, OTHER),
        Write(INDEX, "# Index of two\n"),
        consumed={session: 3},
    )
    landed, undoing = undo(account, 2)
    assert landed.revision == 3
    assert dict(account.history.blob_ids()) == before
    assert undoing.stale == ()
    assert account.history.head().reason == "revert r00002"


def test_its_sessions_are_read_again(account):
    one, two = say(account, "a"), say(account, "b")
    land(account, looms(account, one, 1), consumed={one: 1})
    land(account, looms(account, one), consumed={one: 3, two: 3})
    assert consumed_before(account, 2) == {one: 1}
    undo(account, 2)
    assert account.history.consumed() == {one: 1}
    assert consumed_sessions(account) == {one: 1}


def test_a_page_that_changed_since_loses_only_what_the_revision_did(account):
    session = say(account, "a", 4)
    for count in (1, 2, 3):
        land(account, looms(account, session, count))
    undo(account, 2)
    text = account.history.read(PAGE).decode()
    assert [f"a-{number}" in text for number in (1, 2, 3)] == [True, False, True]


def test_what_later_revisions_stand_on_cannot_be_undone(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1))
    land(account, looms(account, session, 2), consumed={session: 2})
    land(account, looms(account, session, 2, OTHER, links=["looms"]), consumed={session: 4})
    with pytest.raises(CheckFailed) as refused:
        plan_revert(account, 1)
    assert {finding.path for finding in refused.value.findings} == {PAGE}
    with pytest.raises(CheckFailed, match="later revisions"):
        plan_revert(account, 2)


def test_a_page_that_others_link_to_by_now_cannot_be_taken_back(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1))
    land(account, looms(account, session, 2, OTHER, links=["looms"]))
    with pytest.raises(CheckFailed) as refused:
        undo(account, 1)
    assert {finding.rule for finding in refused.value.findings} == {"links"}
    assert account.history.head_revision() == 2


def test_generated_files_that_changed_since_are_named(account):
    session = say(account, "a")
    land(account, Write(INDEX, "# Index\n"))
    land(account, looms(account, session), Write(INDEX, "# Index of one\n"))
    land(account, looms(account, session, 2, OTHER), Write(INDEX, "# Index of two\n"))
    landed, undoing = undo(account, 2)
    assert undoing.stale == (INDEX,)
    assert landed.removed == (PAGE,)


def test_undoing_can_be_undone(account):
    session = say(account, "a")
    land(account, looms(account, session), consumed={session: 3})
    before = dict(account.history.blob_ids())
    undo(account, 1)
    undo(account, 2)
    assert dict(account.history.blob_ids()) == before
    assert account.history.consumed() == {session: 3}


def test_there_must_be_something_to_undo(account):
    for revision in (0, 1, -1):
        with pytest.raises(UsageError):
            plan_revert(account, revision)


def test_the_copy_of_what_was_consumed_follows_the_commits(account):
    session = say(account, "a", 4)
    assert consumed_sessions(account) == {}
    land(account, looms(account, session, 1), consumed={session: 1})
    assert consumed_sessions(account) == {session: 1}
    land(account, looms(account, session, 2), consumed={session: 2})
    land(account, Remove(PAGE), consumed={session: 0})
    assert consumed_sessions(account) == {}
    account.state.consumed.store(account.name, {"bbbbbbbbbb": 9}, "0" * 40, 9, replace=True)
    assert consumed_sessions(account) == {}
