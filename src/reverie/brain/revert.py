"""Plan the change that undoes one revision, as far as nothing that landed later stands on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from reverie.brain.account import Account
from reverie.brain.consumption import consumed_before
from reverie.errors import CheckFailed, UsageError
from reverie.model.change import Change, Changeset, Finding, Remove, Write
from reverie.store.revision import revision_name
from reverie.wiki.formatting import format_page
from reverie.wiki.merge import merge_pages
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import GENERATED, record_kind, transcript_resolver

_MERGEABLE = frozenset({"page", "note"})


@dataclass(frozen=True, slots=True)
class Undoing:
    """What undoes a revision."""

    changeset: Changeset
    stale: tuple[str, ...] = ()
    """Generated files that the revision changed and that others changed since: make them anew with the changeset."""


@dataclass
class _Plan:
    changes: list[Change] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def plan_revert(account: Account, revision: int) -> Undoing:
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
    plan = _Plan()
    for change in history.changes(revision):
        versions = (history.show(previous, change.path), history.show(revision, change.path))
        _undo(account, change.path, versions, plan)
    given_back = _given_back(account, revision, plan)
    if plan.findings:
        raise CheckFailed(
            f"{revision_name(revision)} cannot be undone: later revisions stand on it.",
            sorted(plan.findings),
            hint="Undo those first, newest first.",
            path=plan.findings[0].path,
        )
    reason = f"revert {revision_name(revision)}"
    changeset = Changeset(tuple(plan.changes), history.head_revision(), reason, given_back)
    return Undoing(changeset, tuple(plan.stale))


def _undo(account: Account, path: str, versions: tuple[str | None, str | None], plan: _Plan) -> None:
    before, after = versions
    content = account.history.read(path)
    now = None if content is None else content.decode("utf-8", errors="replace")
    if now == before:
        return
    if now == after:
        plan.changes.append(Remove(path) if before is None else Write(path, before))
    elif path in GENERATED:
        plan.stale.append(path)
    elif before is None or after is None or now is None or record_kind(path) not in _MERGEABLE:
        plan.findings.append(Finding(path, 0, "depends", "a later revision changed this file as a whole"))
    else:
        merged = merge_pages(
            parse_page(after),
            parse_page(now),
            parse_page(before),
            transcript_resolver(path, lambda session: account.log.path(session) if account.log.has(session) else None),
        )
        if merged.page is None:
            plan.findings += [Finding(path, 0, "depends", conflict) for conflict in merged.conflicts]
        else:
            plan.changes.append(Write(path, format_page(merged.page)))


def _given_back(account: Account, revision: int, plan: _Plan) -> Mapping[str, int]:
    """Return how far each session counts as read once the revision is undone."""
    history = account.history
    landed = next(found for found in history.log() if found.number == revision)
    now, earlier = history.consumed(), consumed_before(account, revision)
    for session, count in landed.consumed.items():
        if now.get(session, 0) > count:
            path = account.log.path(session) if account.log.has(session) else ""
            plan.findings.append(Finding(path, 0, "depends", f"session {session} was read further since"))
    return {session: earlier.get(session, 0) for session in landed.consumed}
