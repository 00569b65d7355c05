from dataclasses import replace
from multiprocessing import get_context

import pytest

from reverie.brain.apply import apply
from reverie.brain.merging import merge_changeset
from reverie.brain.opening import open_account
from reverie.errors import CheckFailed, StaleBase
from reverie.model.change import Changeset, Remove, Write
from reverie.wiki.paths import INDEX
from tests.unit.brain.conftest import NOW, land, looms, say
from tests.unit.brain.test_crashes import check_agreement

PAGE = "knowledge/concepts/looms.md"
OTHER = "knowledge/concepts/mill.md"


def test_two_plans_on_one_base_both_land(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1))
    one = Changeset((looms(account, session, 2),), 1, "dream run2", {session: 2})
    other = Changeset(
        (looms(account, session, 3, OTHER), Write(PAGE, looms(account, session, 1).text)), 1, "dream run3"
    )
    apply(account, one, now=NOW)
    with pytest.raises(StaleBase):
        apply(account, other, now=NOW)
    landed = apply(account, merge_changeset(account, other).changeset, now=NOW)
    assert landed.written == (OTHER,)
    assert len(account.index.pages.claims_of(PAGE)) == 2


def test_claims_added_on_both_sides_of_a_page_are_all_kept(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1))
    land(account, looms(account, session, 2))
    staged = looms(account, session, 1).text
    three = looms(account, session, 3).text
    claim = next(line for line in three.splitlines() if line.startswith("- ") and "a-3" in line)
    definition = next(line for line in three.splitlines() if line.startswith("[cite:3]"))
    staged = staged.replace("\n\n[cite:1]", f"\n{claim.replace('k3', 'k2').replace('cite:3', 'cite:2')}\n\n[cite:1]")
    staged += definition.replace("cite:3", "cite:2") + "\n"
    merged = merge_changeset(account, Changeset((Write(PAGE, staged),), 1, "dream run3"))
    apply(account, merged.changeset, now=NOW)
    assert {claim.text[:24] for claim in account.index.pages.claims_of(PAGE)} == {
        f"The loom number a-{number} stan" for number in (1, 2, 3)
    }


def test_what_cannot_be_merged_is_named(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1))
    land(account, Remove(PAGE))
    with pytest.raises(CheckFailed) as refused:
        merge_changeset(account, Changeset((looms(account, session, 2),), 1, "dream run3"))
    assert [finding.path for finding in refused.value.findings] == [PAGE]


def test_generated_files_are_left_to_be_made_anew(account):
    land(account, Write(INDEX, "# Index of one\n"))
    merged = merge_changeset(account, Changeset((Write(INDEX, "# Index of two\n"),), 0, "dream run3"))
    assert (merged.changeset.changes, merged.stale) == ((), (INDEX,))


def test_a_session_read_further_by_another_run_stays_so(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1), consumed={session: 4})
    plan = Changeset((looms(account, session, 2, OTHER),), 0, "dream run3", {session: 2})
    assert merge_changeset(account, plan).changeset.consumed == {}


def _write_notes(home, session, name):
    account = open_account(home, "nadia", create=False, now=NOW)
    for count in range(1, 9):
        plan = Changeset(
            (looms(account, session, count % 4 + 1, f"notes/projects/{name}.md"),), 0, f"dream {name}-{count}"
        )
        plan = replace(plan, base=account.history.head_revision())
        while True:
            try:
                apply(account, plan, now=NOW)
            except StaleBase:
                plan = merge_changeset(account, plan).changeset
            else:
                break
    account.close()


def test_two_writers_at_once_lose_nothing(account):
    session = say(account, "a", 4)
    with get_context("spawn").Pool(2) as pool:
        pool.starmap(_write_notes, [(account.layout.home, session, name) for name in ("one", "two")])
    reasons = [revision.reason for revision in account.history.log() if revision.number]
    assert sorted(reasons) == sorted(f"dream {name}-{count}" for name in ("one", "two") for count in range(1, 9))
    check_agreement(account)
