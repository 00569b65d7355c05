"""How far Dream has read each session: what the commits say, without walking them at every start."""

from reverie.brain.account import Account
from reverie.store.git.head import head_commit


def consumed_sessions(account: Account) -> dict[str, int]:
    """Return how many messages of each session landed revisions have used up.

    The commits are the truth. `state.db` keeps a copy with the commit up to which it holds; only what landed after
    that is read, and when that commit is no longer there (history was purged, or came from a backup) all of it.
    """
    counts, commit = account.state.consumed.load(account.name)
    if commit and commit == head_commit(account.layout.git_dir):
        return counts
    newer, met = account.history.consumed_since(commit)
    head = account.history.head_id()
    if met and head == commit:
        return counts
    counts = {session: count for session, count in ({**counts, **newer} if met else newer).items() if count}
    account.state.consumed.store(
        account.name, newer if met else counts, head, account.history.head_revision(), replace=not met
    )
    return counts


def consumed_before(account: Account, revision: int) -> dict[str, int]:
    """Return how many messages of each session were used up before a revision landed."""
    counts: dict[str, int] = {}
    for found in account.history.log():
        if found.number < revision:
            for session, count in found.consumed.items():
                counts.setdefault(session, count)
    return counts
