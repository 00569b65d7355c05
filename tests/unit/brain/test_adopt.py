import os
import shutil

import pytest

from reverie.brain.adopt import hand_edits, plan_adoption
from reverie.brain.apply import Conditions, apply
from reverie.brain.journal import Journal, begin, is_open
from reverie.brain.opening import open_account
from reverie.brain.page_rows import content_id
from reverie.errors import CheckFailed, MemoryTreeError, UnknownRecordError
from reverie.model.change import Remove, Write
from reverie.wiki.paths import INDEX
from tests.unit.brain.conftest import NOW, SAID, land, looms, say

PAGE = "knowledge/concepts/looms.md"
OTHER = "knowledge/concepts/mill.md"


def adopt(account, *paths):
    adoption = plan_adoption(account, paths)
    return apply(account, adoption.changeset, now=NOW, conditions=Conditions(seen=adoption.seen))


def edit(account, path, text):
    file = account.layout.file(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


@pytest.fixture
def session(account):
    session = say(account, "a", 4)
    land(account, looms(account, session, 1), looms(account, session, 2, OTHER), Write(INDEX, "# Index\n"))
    return session


def test_nothing_is_pending_where_nothing_was_edited(account, session):
    assert hand_edits(account) == []
    edit(account, INDEX, "scribble\n")
    (account.layout.memory / ".obsidian").mkdir()
    (account.layout.memory / "knowledge" / ".DS_Store").write_text("x")
    (account.layout.memory / "knowledge" / "link.md").symlink_to("/etc/hostname")
    assert hand_edits(account) == []


def test_every_kind_of_edit_is_seen(account, session):
    edit(account, PAGE, account.layout.file(PAGE).read_text("utf-8") + "\n")
    edit(account, "knowledge/concepts/new.md", "x\n")
    edit(account, "knowledge/picture.png", "x\n")
    account.layout.file(OTHER).unlink()
    found = {item.path: (item.kind, bool(item.problem)) for item in hand_edits(account)}
    assert found == {
        PAGE: ("changed", False),
        "knowledge/concepts/new.md": ("added", False),
        "knowledge/picture.png": ("added", True),
        OTHER: ("removed", False),
    }


def test_an_edit_with_evidence_lands_numbered(account, session):
    words = SAID.format("a-3")
    text = account.layout.file(PAGE).read_text("utf-8")
    head, _, definitions = text.partition("\n[cite:1]:")
    edit(account, PAGE, f"{head}- {words}. {{{{{session}#m3|{words}}}}}\n\n[cite:1]:{definitions}")
    landed = adopt(account)
    assert landed.written == (PAGE,)
    assert "[cite:2] ^k2" in account.layout.file(PAGE).read_text("utf-8")
    assert hand_edits(account) == []
    assert [claim.anchor for claim in account.index.pages.claims_of(PAGE)] == ["^k1", "^k2"]


def test_an_edit_without_evidence_stays_pending(account, session):
    text = account.layout.file(PAGE).read_text("utf-8").replace("## Now\n", "## Now\n- The loom was sold.\n")
    edit(account, PAGE, text)
    with pytest.raises(CheckFailed) as refused:
        adopt(account)
    assert "evidence" in {finding.rule for finding in refused.value.findings}
    assert account.layout.file(PAGE).read_text("utf-8") == text
    assert [item.path for item in hand_edits(account)] == [PAGE]


def test_paths_choose_what_is_taken_in(account, session):
    edit(account, PAGE, looms(account, session, 3).text)
    account.layout.file(OTHER).unlink()
    assert adopt(account, "knowledge/concepts/looms.md").written == (PAGE,)
    assert adopt(account, "knowledge/concepts/").removed == (OTHER,)
    with pytest.raises(UnknownRecordError):
        adopt(account, PAGE)


def test_what_is_no_text_is_named(account, session):
    account.layout.file(PAGE).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CheckFailed) as refused:
        adopt(account)
    assert [(finding.path, finding.rule) for finding in refused.value.findings] == [(PAGE, "adopt")]


def put_in_place(account, path, what):
    file = account.layout.file(path)
    content = file.read_bytes()
    file.unlink()
    if what == "folder":
        file.mkdir()
    elif what == "link":
        elsewhere = account.layout.home / "elsewhere.md"
        elsewhere.write_bytes(content + b"\nMore.\n")
        file.symlink_to(elsewhere)
    else:
        os.mkfifo(file)
    return content


@pytest.mark.parametrize("what", ["folder", "link", *(["pipe"] if hasattr(os, "mkfifo") else [])])
def test_what_is_no_file_is_named_before_anything_is_written_down(account, session, what):
    was = put_in_place(account, PAGE, what)
    before = account.history.head_id()
    with pytest.raises(CheckFailed) as refused:
        adopt(account)
    assert [(finding.path, what in finding.message) for finding in refused.value.findings] == [(PAGE, True)]
    for change in (Remove(PAGE), Write(PAGE, looms(account, session, 3).text)):
        with pytest.raises(MemoryTreeError, match=what) as named:
            land(account, change)
        assert named.value.path == PAGE
        assert named.value.hint
    assert (account.history.head_id(), is_open(account)) == (before, False)
    assert account.history.read(PAGE) == was
    assert account.layout.file(OTHER).is_file()


def test_a_file_where_a_folder_belongs_is_named(account, session):
    shutil.rmtree(account.layout.memory / "knowledge" / "concepts")
    (account.layout.memory / "knowledge" / "concepts").write_text("x")
    with pytest.raises(CheckFailed) as refused:
        adopt(account, PAGE)
    assert "knowledge/concepts is no folder" in refused.value.findings[0].message
    with pytest.raises(MemoryTreeError):
        land(account, Write("knowledge/concepts/new.md", "x\n"))
    assert not is_open(account)


def test_a_change_that_cannot_be_finished_is_named_and_goes_on_later(account, session):
    """What crashed between journal and files, with a folder put in the way since."""
    landed = account.history.read(PAGE)
    begin(account, Journal(2, {PAGE: (content_id(landed), None), OTHER: (None, None)}))
    put_in_place(account, PAGE, "folder")
    for _ in range(2):
        with pytest.raises(MemoryTreeError, match="folder") as named:
            open_account(account.layout.home, account.name, create=False, now=NOW)
        assert (named.value.path, bool(named.value.hint)) == (PAGE, True)
    account.layout.file(PAGE).rmdir()
    open_account(account.layout.home, account.name, create=False, now=NOW).close()
    assert not is_open(account)
    assert account.layout.file(PAGE).read_bytes() == landed


def test_a_journal_of_another_form_is_named(account, session):
    account.layout.journal.write_text('{"revision": 2, "files": ["x"]}')
    with pytest.raises(MemoryTreeError) as named:
        open_account(account.layout.home, account.name, create=False, now=NOW)
    assert named.value.path == str(account.layout.journal)


def test_an_edit_during_adoption_is_not_lost(account, session):
    edit(account, PAGE, looms(account, session, 3).text)
    adoption = plan_adoption(account)
    edit(account, PAGE, "later\n")
    with pytest.raises(Exception, match="edited on disk"):
        apply(account, adoption.changeset, now=NOW, conditions=Conditions(seen=adoption.seen))
    assert account.layout.file(PAGE).read_text("utf-8") == "later\n"


def test_an_edit_that_changes_nothing_that_could_land_is_put_back_and_pends_no_longer(account, session):
    short = looms(account, session, 1).text
    for text in (looms(account, session, 2).text, short):
        edit(account, PAGE, text)
        adopt(account)
    landed = account.history.read(PAGE)
    assert landed.decode() != short  # it remembers the number of the claim that went
    edit(account, PAGE, short)
    assert [found.path for found in hand_edits(account)] == [PAGE]
    assert not adopt(account).changed
    assert hand_edits(account) == []
    assert account.layout.file(PAGE).read_bytes() == landed
