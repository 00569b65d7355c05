import os
import shutil
import subprocess
import sys
from dataclasses import replace

from reverie.brain.indexing import catch_up, index_sessions, rebuild_index
from reverie.brain.opening import open_account
from reverie.brain.purging import purge_history
from reverie.model.change import Remove
from reverie.model.session import Message
from tests.unit.brain.conftest import NOW, land, looms, say
from tests.unit.store.conftest import chat
from tests.unit.store.test_history import objects_hold
from tests.unit.store.test_session_log import tree

PAGE = "knowledge/concepts/looms.md"
OTHER = "knowledge/concepts/mill.md"


def lost(account):
    """Throw the index away and open the account again."""
    account.close()
    for ending in ("", "-wal", "-shm"):
        account.layout.index_db.with_name(f"index.db{ending}").unlink(missing_ok=True)
    return open_account(account.layout.home, account.name, create=False, now=NOW)


def test_a_lost_index_comes_back_as_it_was(sprint):
    session = say(sprint, "a", 6)
    land(sprint, looms(sprint, session, 4))
    land(sprint, looms(sprint, session, 2), looms(sprint, session, 3, OTHER))
    say(sprint, "a", 9)
    land(sprint, Remove(PAGE))
    living = sprint.index.dump()
    assert all(living.values())
    again = lost(sprint)
    assert again.index.dump() == living
    again.close()


def test_growing_message_by_message_gives_the_same_rows_as_all_at_once(account):
    texts = [f"word{number} common" for number in range(8)]
    for count in range(1, 9):
        index_sessions(account, [account.log.append(chat(texts=texts[:count])).session_id])
    living = account.index.dump()
    rebuild_index(account)
    assert account.index.dump() == living


def test_moved_and_removed_messages_are_followed(account):
    session = chat(texts=["one", "two", "three", "four"])
    session_id = account.log.append(session).session_id
    index_sessions(account)
    messages = [
        *session.messages[:3],
        replace(session.messages[3], branch="b1"),
        Message("", "user", "five", native_id="n"),
    ]
    account.log.append(replace(session, messages=tuple(messages)))
    account.log.remove_messages(session_id, ["m2"])
    index_sessions(account)
    living = account.index.dump()
    assert [(passage.anchor, passage.branch) for passage in account.index.messages(session_id)] == [
        ("m1", ""), ("m3", ""), ("m4", "b1"), ("m5", ""),
    ]  # fmt: skip
    rebuild_index(account)
    assert account.index.dump() == living
    account.log.remove_session(session_id)
    index_sessions(account)
    assert account.index.count("message") == 0


def test_references_come_from_the_index_without_reading_files(account):
    session = say(account, "a", 3)
    account.close()
    again = open_account(account.layout.home, account.name, create=False, now=NOW)
    file = again.layout.file(again.log.path(session)) / "transcript.jsonl"
    size, moment = file.stat().st_size, file.stat().st_mtime_ns
    file.write_bytes(b"\n" * size)
    os.utime(file, ns=(moment, moment))
    assert [ref.messages for ref in again.log.iter_refs()] == [3]
    again.close()


def test_an_index_that_fell_behind_catches_up(account):
    session = say(account, "a", 6)
    land(account, looms(account, session, 2))
    account.close()
    keep = account.layout.root / "old.db"
    shutil.copy(account.layout.index_db, keep)
    again = open_account(account.layout.home, account.name, create=False, now=NOW)
    land(again, looms(again, session, 3), looms(again, session, 1, OTHER))
    land(again, Remove(PAGE))
    living = again.index.dump()
    again.close()
    shutil.copy(keep, account.layout.index_db)
    again = open_account(account.layout.home, account.name, create=False, now=NOW)
    assert again.index.dump() == living
    assert catch_up(again) == 0
    again.close()


def test_hand_edits_are_not_indexed_before_they_are_adopted(account):
    session = say(account, "a")
    land(account, looms(account, session, 1))
    living = account.index.dump()
    account.layout.file(PAGE).write_text("# Other words\n")
    rebuild_index(account)
    assert account.index.dump() == living


def test_a_purge_leaves_no_byte_anywhere(account):
    keep, canary = say(account, "a", 4), say(account, "canaryfive", 3)
    land(
        account,
        looms(account, keep),
        looms(account, canary, 3, OTHER),
        looms(account, canary, 3, "notes/projects/n.md"),
    )
    land(account, looms(account, canary, 2, OTHER))
    land(account, Remove(OTHER), Remove("notes/projects/n.md"))
    assert objects_hold(account.layout.git_dir, b"canaryfive")
    account.log.remove_session(canary)
    index_sessions(account)
    changed = purge_history(account, lambda path, content: None if b"canaryfive" in content else content)
    assert changed == 3
    assert not objects_hold(account.layout.git_dir, b"canaryfive")
    assert not [path for path, content in tree(account.layout.home).items() if b"anaryfive" in content]
    assert account.history.head_revision() == 3
    assert account.index.head() == (3, account.history.head_id())
    assert len(account.index.pages.claims_of(PAGE)) == 3
    assert land(account, looms(account, keep, 2)).revision == 4


def test_purging_what_still_stands_on_a_page_rewrites_the_page_in_the_index(account):
    session = say(account, "a", 3)
    land(account, looms(account, session))
    purge_history(account, lambda path, content: content.replace(b"stands", b"stood") if path == PAGE else content)
    assert {claim.text.count("stood") for claim in account.index.pages.claims_of(PAGE)} == {1}


def test_opening_a_quiet_account_reads_no_history(account):
    say(account, "a")
    account.close()
    again = open_account(account.layout.home, account.name, create=False, now=NOW)
    assert "history" not in again.__dict__
    assert "state" not in again.__dict__
    again.close()


def test_opening_loads_neither_git_nor_sqlalchemy():
    program = "import sys, reverie.brain.opening; assert not {'pygit2', 'sqlalchemy'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", program], check=True)
