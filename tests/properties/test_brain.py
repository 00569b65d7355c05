"""Invariants 2, 3, 7, 9 over random lives of a memory: one writer, evidence, twice is once, consumed after commit."""

import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reverie.brain.adopt import hand_edits, plan_adoption
from reverie.brain.apply import Conditions, apply
from reverie.brain.consumption import consumed_sessions
from reverie.brain.graph import StagedGraph
from reverie.brain.indexing import index_sessions, rebuild_index
from reverie.brain.opening import open_account
from reverie.brain.purging import purge_history
from reverie.brain.revert import plan_revert
from reverie.errors import CheckFailed, StaleBase
from reverie.model.change import Changeset, Remove, Write
from reverie.wiki.checks import check_pages
from tests.unit.brain.conftest import NOW, looms, say, snapshot

PATHS = ("knowledge/concepts/looms.md", "knowledge/concepts/mill.md", "notes/projects/n.md")
paths = st.sampled_from(PATHS)
counts = st.integers(1, 4)


class Life(RuleBasedStateMachine):
    """What may happen to a memory, in any order."""

    @initialize()
    def begin(self):
        self.account = open_account(Path(tempfile.mkdtemp()), "nadia", create=True, now=NOW)
        self.session = say(self.account, "a", 4)
        self.consumed = {}
        self.texts = {}

    def teardown(self):
        self.account.close()
        shutil.rmtree(self.account.layout.home)

    def land(self, changeset, **conditions):
        landed = apply(self.account, changeset, now=NOW, conditions=Conditions(**conditions))
        before = snapshot(self.account)
        again = apply(self.account, changeset, now=NOW, conditions=Conditions(**conditions))
        assert not again.changed
        assert snapshot(self.account) == before
        return landed

    @rule(path=paths, count=counts, read=st.integers(0, 4))
    def dream(self, path, count, read):
        change = looms(self.account, self.session, count, path)
        consumed = {self.session: read} if read else {}
        self.land(Changeset((change,), self.account.history.head_revision(), "dream run1", consumed))
        self.texts[path] = change.text
        self.consumed |= consumed

    @rule(path=paths)
    def remove(self, path):
        self.land(Changeset((Remove(path),), self.account.history.head_revision(), "forget"))
        self.texts.pop(path, None)

    @rule(path=paths, count=counts)
    def dream_on_an_old_base(self, path, count):
        change = looms(self.account, self.session, count, path)
        before = snapshot(self.account)
        changeset = Changeset((change,), self.account.history.head_revision() - 1, "dream run2", {self.session: 4})
        try:
            landed = apply(self.account, changeset, now=NOW)
        except StaleBase:
            assert snapshot(self.account) == before
        else:
            assert not landed.changed

    @rule(path=paths, count=counts)
    def dream_without_evidence(self, path, count):
        text = looms(self.account, self.session, count, path).text.replace("stands", "stood", 2)
        before = snapshot(self.account)
        base = self.account.history.head_revision()
        changeset = Changeset((Write(path, text),), base, "dream run3", {self.session: 9})
        try:
            apply(self.account, changeset, now=NOW)
        except CheckFailed:
            assert snapshot(self.account) == before
        else:  # the words changed in the sentence only: that is for a reader to judge
            self.texts[path] = text
            self.consumed[self.session] = 9

    @rule(path=paths, count=counts)
    def edit_by_hand(self, path, count):
        change = looms(self.account, self.session, count, path)
        self.account.layout.file(path).parent.mkdir(parents=True, exist_ok=True)
        self.account.layout.file(path).write_text(change.text, "utf-8")
        adoption = plan_adoption(self.account)
        self.land(adoption.changeset, seen=adoption.seen)
        self.texts[path] = self.account.history.read(path).decode()  # remembers the numbers that went with old claims
        assert self.texts[path].split("# ", 1)[1] == change.text.split("# ", 1)[1]

    @rule()
    def undo_the_newest(self):
        revision = self.account.history.head_revision()
        if revision == 0:
            return
        apply(self.account, plan_revert(self.account, revision).changeset, now=NOW)
        blobs = dict(self.account.history.blob_ids(revision - 1))
        assert dict(self.account.history.blob_ids()) == blobs
        self.texts = {path: self.account.history.read(path).decode() for path in blobs if path in PATHS}
        self.consumed = self.account.history.consumed()

    @rule()
    def purge_nothing(self):
        before = snapshot(self.account)
        assert purge_history(self.account, lambda path, content: content) == 0
        assert snapshot(self.account) == before

    @rule()
    def open_again(self):
        before = snapshot(self.account)
        self.account.close()
        self.account = open_account(self.account.layout.home, "nadia", create=False, now=NOW)
        assert index_sessions(self.account) == 0
        assert snapshot(self.account) == before

    @rule()
    def rebuild(self):
        before = snapshot(self.account)
        rebuild_index(self.account)
        assert snapshot(self.account) == before

    @invariant()
    def everything_agrees(self):
        assert hand_edits(self.account) == []
        landed = {path: self.account.history.read(path) for path in PATHS}
        assert {path: text.encode() for path, text in self.texts.items()} == {
            path: content for path, content in landed.items() if content is not None
        }
        assert check_pages(self.texts, StagedGraph(self.account)) == []
        assert self.account.history.consumed() == {key: count for key, count in self.consumed.items() if count}
        assert consumed_sessions(self.account) == self.account.history.consumed()


Life.TestCase.settings = settings(
    max_examples=10, stateful_step_count=10, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestLife = Life.TestCase
