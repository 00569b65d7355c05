"""Invariant 8: a change that takes most of the Brain away is refused, unless that is asked for."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.brain.apply import Conditions, apply
from reverie.brain.guards import MASS_CLAIMS, MASS_SHARE
from reverie.brain.opening import open_account
from reverie.errors import CheckFailed
from reverie.model.change import Changeset, Remove
from tests.unit.brain.conftest import NOW, land, looms, say, snapshot

ACT = st.sampled_from(["remove", "shorten"])


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(2, 30), st.booleans()), min_size=1, max_size=4), ACT)
def test_only_what_takes_most_away_is_refused_and_then_nothing_changes(pages, act):
    """Pages of some claims each, some of which are removed, or cut down to their first claim."""
    with tempfile.TemporaryDirectory() as folder:
        account = open_account(Path(folder), "nadia", create=True, now=NOW)
        session = say(account, "a", 30)
        paths = [f"knowledge/concepts/page-{number}.md" for number in range(len(pages))]
        land(account, *(looms(account, session, size, path) for path, (size, _) in zip(paths, pages, strict=True)))
        doomed = [(path, size) for path, (size, goes) in zip(paths, pages, strict=True) if goes]
        changes = tuple(Remove(path) if act == "remove" else looms(account, session, 1, path) for path, size in doomed)
        kept = 0 if act == "remove" else 1
        total = sum(size for size, _ in pages)
        # the same sentence stands on every page: what stands elsewhere in the change is moved, not gone
        gone = sum(size - kept for _, size in doomed) if kept == 0 else sum(size - 1 for _, size in doomed)
        changeset = Changeset(changes, account.history.head_revision(), "dream run2")
        before = snapshot(account)
        if gone >= MASS_CLAIMS and gone > total * MASS_SHARE:
            with pytest.raises(CheckFailed, match=f"{gone} of {total}") as refused:
                apply(account, changeset, now=NOW)
            assert refused.value.exit_code == 4
            assert snapshot(account) == before
            assert apply(account, changeset, now=NOW, conditions=Conditions(allow_mass=True)).changed
        else:
            assert apply(account, changeset, now=NOW).changed == bool(changes)
        account.close()
