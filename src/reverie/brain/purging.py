"""Purge: what is to be forgotten leaves every revision and the index, and no byte of it stays."""

from collections.abc import Sequence

from reverie.brain.account import Account
from reverie.brain.indexing import catch_up
from reverie.brain.journal import recover
from reverie.store.atomic import write_atomically
from reverie.store.git.files import RewriteBlob, remove_stale_locks


def purge_history(account: Account, rewrite: RewriteBlob, *, sessions: Sequence[str] = (), wait: float = 30.0) -> int:
    """Rewrite every revision, clean the index, and return how many versions of files changed.

    The newest revision is rewritten as well, so first land what the pages are to say, then purge; the same for the
    sessions. Revision numbers stay, commit ids do not. A purge that is interrupted before all revisions are rewritten
    has changed nothing and must be asked for again; after that, the next start finishes it.

    Args:
        account: Whose memory.
        rewrite: Gets path and content of each version of each file, returns what is to stand there or None.
        sessions: Sessions that leave the index, and what the revisions say they used up, as a whole.
        wait: Seconds to wait for another writer.
    """
    with account.lease.hold(wait), account.log.lease.hold(wait):
        recover(account)
        write_atomically(account.layout.purging, b"")
        changed = account.history.purge(rewrite, sessions)
        _clean_index(account, sessions)
    return changed


def finish_purge(account: Account) -> None:
    """Make the bytes go whose references are gone already; the caller holds the lease."""
    if not account.layout.purging.exists():
        return
    remove_stale_locks(account.layout.git_dir)
    account.history.compact()
    _clean_index(account, ())


def _clean_index(account: Account, sessions: Sequence[str]) -> None:
    catch_up(account)
    account.index.purge(sessions=sessions)
    account.layout.purging.unlink(missing_ok=True)
