import errno
from pathlib import Path

import pytest

from reverie.brain.apply import Conditions, apply
from reverie.brain.journal import is_open
from reverie.brain.opening import open_account
from reverie.errors import CheckFailed, InputError, LeaseTimeout, PendingEdits, StaleBase
from reverie.model.change import Changeset, Remove, Write
from reverie.store.lease import Lease
from reverie.wiki.paths import INDEX
from tests.unit.brain.conftest import NOW, land, looms, say, snapshot, sprint_pages
from tests.unit.wiki.conftest import SPRINT

PAGE = "knowledge/concepts/looms.md"
OTHER = "knowledge/concepts/mill.md"


def test_the_sprint_lands_as_one_revision_and_can_be_asked_for(sprint):
    assert sprint.history.head_revision() == 1
    pages = sprint.index.pages
    assert pages.page_by_alias("Japan sprint") == SPRINT
    partner = pages.claims_for(SPRINT, "partner in Sendai")
    assert [(claim.anchor, claim.current) for claim in partner] == [("^k2", False), ("^k3", True)]
    assert partner[1].evidence == (("2d8rw5n7ye", "m7"),)
    assert pages.backlinks(pages.page_by_alias("sora city lab")) != ()
    assert pages.evidence_of(SPRINT, "^k4")[0].quote == "send the report as PDF, never PNG"
    assert [found.passage.kind for found in sprint.index.search(["sendai"], ["summary", "note"])] != []
    assert sprint.history.head().consumed == {"7f3ak2m9qx": 5}


def test_landing_twice_is_landing_once(sprint):
    before = snapshot(sprint)
    changeset = Changeset(tuple(sprint_pages()), 0, "dream run2", {"7f3ak2m9qx": 5})
    landed = apply(sprint, changeset, now=NOW)
    assert (landed.changed, landed.revision) == (False, 1)
    assert snapshot(sprint) == before


def test_only_what_differs_is_written(account):
    session = say(account, "a")
    one, two = looms(account, session), looms(account, session, 2, OTHER)
    land(account, one, two)
    landed = land(account, one, looms(account, session, 1, OTHER))
    assert landed.written == (OTHER,)
    assert [change.path for change in account.history.changes(2)] == [OTHER]


def test_sessions_are_used_up_even_when_nothing_is_written(account):
    session = say(account, "a")
    assert land(account, consumed={session: 3}).changed
    assert account.history.consumed() == {session: 3}
    assert not land(account, consumed={session: 3}).changed
    assert not land(account).changed


def test_a_stale_base_is_refused_and_changes_nothing(account):
    session = say(account, "a")
    land(account, looms(account, session, 1))
    before = snapshot(account)
    with pytest.raises(StaleBase) as refused:
        apply(account, Changeset((looms(account, session),), 0, "dream run2"), now=NOW)
    assert (refused.value.base, refused.value.head) == (0, 1)
    assert snapshot(account) == before


def test_what_does_not_hold_is_refused_with_its_findings_and_changes_nothing(account):
    session = say(account, "a")
    before = snapshot(account)
    text = looms(account, session).text.replace('a-2 stands in the old mill"', 'a-2 stands in the new mill"')
    with pytest.raises(CheckFailed) as refused:
        land(account, Write(PAGE, text), looms(account, session, 3, OTHER))
    assert {finding.rule for finding in refused.value.findings} >= {"citation", "evidence"}
    assert {finding.path for finding in refused.value.findings} == {PAGE}
    assert snapshot(account) == before


def test_evidence_must_be_stored_and_not_forgotten(account):
    session = say(account, "a")
    text = looms(account, session).text
    with pytest.raises(CheckFailed, match="not hold"):
        land(account, Write(PAGE, text.replace("#m2 ", "#m9 ")))
    conditions = Conditions(is_forgotten=lambda session_id, message: message == "m2")
    with pytest.raises(CheckFailed):
        land(account, Write(PAGE, text), conditions=conditions)
    account.log.remove_messages(session, ["m2"])
    with pytest.raises(CheckFailed):
        land(account, Write(PAGE, text))


def test_the_transcript_counts_and_not_the_index(account):
    session = say(account, "a")
    text = looms(account, session).text
    account.index._connection.execute("UPDATE passages SET trust = 0, text = 'x'")
    file = account.layout.file(account.log.path(session)) / "transcript.jsonl"
    file.write_bytes(file.read_bytes().replace(b"old mill", b"new mill"))
    with pytest.raises(CheckFailed):
        land(account, Write(PAGE, text))


def test_a_page_that_others_link_to_cannot_just_go(account):
    session = say(account, "a")
    land(
        account,
        looms(account, session),
        looms(account, session, 3, OTHER, links=["looms"]),
    )
    with pytest.raises(CheckFailed) as refused:
        land(account, Remove(PAGE))
    assert {(finding.rule, finding.path) for finding in refused.value.findings} == {("links", OTHER)}
    landed = land(account, Remove(PAGE), looms(account, session, 3, OTHER))
    assert landed.removed == (PAGE,)
    assert not account.layout.file(PAGE).exists()


@pytest.mark.parametrize(
    "path",
    [
        "../x.md",
        "/x.md",
        ".git/config",
        "knowledge/../../x.md",
        "sessions/undated/7f3ak2m9qx/transcript.md",
        "x.md",
        "a//b.md",
    ],
)
def test_no_change_leads_out_of_the_brain(account, path):
    with pytest.raises(InputError):
        land(account, Write(path, "x\n"))


def test_a_folder_that_leads_elsewhere_is_not_followed(account, tmp_path):
    session = say(account, "a")
    (tmp_path / "elsewhere").mkdir()
    (account.layout.memory / "knowledge" / "concepts").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(InputError, match="leads out"):
        land(account, looms(account, session))
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert account.history.head_revision() == 0
    assert not is_open(account)


def test_what_somebody_edited_on_disk_is_never_written_over(account):
    session = say(account, "a")
    land(account, looms(account, session, 1), Write(INDEX, "# Index\n"))
    file = account.layout.file(PAGE)
    mine = file.read_text("utf-8") + "\nBy hand.\n"
    file.write_text(mine, "utf-8")
    account.layout.file(INDEX).write_text("scribble\n")
    with pytest.raises(PendingEdits) as refused:
        land(account, looms(account, session), Write(INDEX, "# Index \n"))
    assert refused.value.paths == (PAGE,)
    assert file.read_text("utf-8") == mine
    assert land(account, Write(INDEX, "# Index \n")).changed
    conditions = Conditions(seen={PAGE: mine.encode()})
    assert land(account, looms(account, session), conditions=conditions).changed


def test_emptying_the_brain_needs_to_be_asked_for(account):
    session = say(account, "a", 40)
    land(account, looms(account, session, 40), looms(account, session, 5, OTHER))
    for change in (Remove(PAGE), looms(account, session, 4)):
        with pytest.raises(CheckFailed) as refused:
            land(account, change)
        assert [finding.rule for finding in refused.value.findings] == ["emptiness"]
    assert land(account, looms(account, session, 30)).changed
    assert land(account, Remove(PAGE), conditions=Conditions(allow_mass=True)).changed


def test_moving_claims_to_another_page_empties_nothing(account):
    session = say(account, "a", 40)
    land(account, looms(account, session, 40))
    assert land(account, Remove(PAGE), looms(account, session, 40, OTHER)).changed


def test_a_failure_half_way_leaves_everything_as_it_was(account, monkeypatch):
    session = say(account, "a")
    land(account, looms(account, session, 1), looms(account, session, 1, OTHER))
    before = snapshot(account)
    calls = []
    replace = Path.replace

    def fail_once(self, target):
        calls.append(target)
        if len(calls) == 2:
            raise OSError(errno.EIO, "Input/output error", str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", fail_once)
    with pytest.raises(OSError, match="output error"):
        land(account, looms(account, session, 2), looms(account, session, 3, OTHER))
    monkeypatch.undo()
    assert len(calls) > 2  # one file was in its new place already, and was put back
    assert snapshot(account) == before
    assert not is_open(account)


def test_a_long_name_in_any_script_can_be_written(account):
    session = say(account, "a")
    path = f"knowledge/concepts/{'織機' * 41}.md"  # 249 bytes
    assert land(account, looms(account, session, path=path, title="Looms")).written == (path,)


def test_a_second_writer_waits_and_then_gives_up(account):
    session = say(account, "a")
    change = looms(account, session)
    with Lease(account.layout.root / ".." / account.name / "writer.lock").hold(), pytest.raises(LeaseTimeout):
        land(account, change, conditions=Conditions(wait=0.1))
    assert land(account, change).changed


def test_an_unknown_account_is_not_made_by_looking(tmp_path):
    with pytest.raises(InputError):
        open_account(tmp_path, "otto", create=False, now=NOW)
    assert list(tmp_path.iterdir()) == []
