"""Plan the change that undoes one revision, as far as nothing that landed later stands on it."""

from collections.abc import Mapping

from reverie.brain.account import Account
from reverie.brain.consumption import consumed_before
from reverie.brain.merging import Merged, Merging
from reverie.errors import CheckFailed, UsageError
from reverie.model.change import Changeset, Finding
from reverie.store.revision import revision_name


def plan_revert(account: Account, revision: int) -> Merged:
    """Return the changeset that undoes a revision and gives its sessions back to Dream.

    A file that nobody touched since gets its old text. In a page that changed since, only what the revision did is
    taken back, claim by claim. Landing it is `apply`, which also sees links and claims that would hang in the air.

    Raises:
        CheckFailed: Later revisions stand on this one; a finding for each place.
        UsageError: It is the first revision, or there is none of that number.
    """
    history = account.history
    if revision < 1 or revision > history.head_revision():
        raise UsageError(f"Revision {revision_name(revision)} cannot be undone.", hint="See `reverie log`.")
    previous = next(found.number for found in history.log() if found.number < revision)
    merging = Merging(account)
    for change in history.changes(revision):
        merging.add(change.path, history.show(revision, change.path), history.show(previous, change.path))
    given_back = _given_back(account, revision, merging.findings)
    if merging.findings:
        raise CheckFailed(
            f"{revision_name(revision)} cannot be undone: later revisions stand on it.",
            sorted(merging.findings),
            hint="Undo those first, newest first.",
            path=merging.findings[0].path,
        )
    reason = f"revert {revision_name(revision)}"
    changeset = Changeset(tuple(merging.changes), history.head_revision(), reason, given_back)
    return Merged(changeset, tuple(merging.stale))


def _given_back(account: Account, revision: int, findings: list[Finding]) -> Mapping[str, int]:
    """Return how far each session counts as read once the revision is undone."""
    history = account.history
    landed = next(found for found in history.log() if found.number == revision)
    now, earlier = history.consumed(), consumed_before(account, revision)
    for session, count in landed.consumed.items():
        if now.get(session, 0) > count:
            path = account.log.path(session) if account.log.has(session) else ""
            findings.append(Finding(path, 0, "merge", f"session {session} was read further since"))
    return {session: earlier.get(session, 0) for session in landed.consumed}
