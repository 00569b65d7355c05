"""Open an account: make it where that is asked for, and repair what a crash left."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from reverie.brain.account import Account
from reverie.brain.indexing import catch_up, index_sessions, rebuild_index
from reverie.brain.journal import is_open, recover
from reverie.brain.purging import finish_purge
from reverie.errors import LeaseTimeout, UnknownRecordError
from reverie.store.access import denied
from reverie.store.atomic import TEMP_MARK, remove_stale_temps
from reverie.store.git.files import remove_stale_locks
from reverie.store.git.head import head_commit
from reverie.store.layout import Layout


def open_account(home: Path, name: str, *, create: bool, now: datetime) -> Account:
    """Return an account whose files, history and index agree.

    Repairs cost nothing while there is nothing to repair. A lease that somebody holds is not waited for: whoever
    holds it is at work on just that.

    Args:
        home: The home folder.
        name: The account.
        create: Make it when there is none.
        now: The time that a new history begins at.

    Raises:
        UnknownRecordError: There is no such account and none was to be made.
        InputError: The name cannot be one.
        NoAccess: It would have to be made or repaired, and this user may not write there.
    """
    layout = Layout(home, name)
    account = Account(layout)
    if not (layout.git_dir / "HEAD").exists() or not head_commit(layout.git_dir):
        if not create:
            hint = "`reverie import` makes it; `--account` names another."
            raise UnknownRecordError(f"There is no account {name!r} in {home}.", hint=hint)
        _create(account, now)
    with suppress(LeaseTimeout):  # whoever writes now leaves things in order, and what is here can be read meanwhile
        repair(account)
    return account


def repair(account: Account, wait: float = 0.0) -> None:
    """Finish or undo what was interrupted: a change, a purge, an import, an index that fell behind.

    Raises:
        NoAccess: Something must be repaired before anybody may read, and this user may not write.
    """
    layout = account.layout
    if account.index.read_only:
        _check_readable(account)
        return
    if any(TEMP_MARK in path.name for path in layout.root.iterdir()):
        with account.lease.hold(wait), account.log.lease.hold(wait):
            remove_stale_temps(layout.root)
    if is_open(account) or layout.purging.exists():
        with account.lease.hold(wait):
            recover(account)
            finish_purge(account)
    revision, commit = account.index.head()
    if commit != head_commit(layout.git_dir):
        with account.lease.hold(wait):
            if revision < 0:
                rebuild_index(account)
            elif commit != account.history.head_id():
                catch_up(account)
    if layout.unindexed.exists():
        with account.log.lease.hold(wait):
            for session_id in account.log.unindexed.ids():
                account.log.repair(session_id)
            index_sessions(account)


def _check_readable(account: Account) -> None:
    """Refuse to read, where nothing can be repaired, what would show the forgotten or another revision's claims."""
    layout = account.layout
    if layout.purging.exists():
        raise denied(layout.purging, "a forgetting was interrupted and cannot be finished")
    if account.index.head()[1] != head_commit(layout.git_dir):
        raise denied(layout.index_db, "it does not stand at the newest revision and cannot be brought there")


def _create(account: Account, now: datetime) -> None:
    from reverie.store.history import History  # noqa: PLC0415 - loads pygit2, see `Account.history`

    with account.lease.hold():
        for folder in ("knowledge", "notes", "sessions"):
            (account.layout.memory / folder).mkdir(parents=True, exist_ok=True)
        remove_stale_locks(account.layout.git_dir)  # of a beginning that was killed
        History.init(account.layout.memory, now)
    account.state.add_account(account.name, now)
