"""Sync: land the proposal of a run as one commit; only then are its sessions used up."""

from collections.abc import Callable
from datetime import datetime

from reverie.brain.account import Account
from reverie.brain.apply import Conditions, Landed, apply
from reverie.brain.graph import StagedGraph
from reverie.dream.mending import Check
from reverie.dream.orient import Orientation
from reverie.dream.run import Proposal
from reverie.model.change import Changeset
from reverie.wiki.checks import check_pages
from reverie.wiki.checks.memo import Memo

IsForgotten = Callable[[str, str], bool]


def land(
    account: Account,
    proposal: Proposal,
    orientation: Orientation,
    now: datetime,
    is_forgotten: IsForgotten,
    memo: Memo | None = None,
) -> Landed:
    """Land what a run proposes.

    Args:
        account: Whose memory.
        proposal: What the run proposes.
        orientation: The scope of the run.
        now: The time that the revision gets.
        is_forgotten: Tells what the deletion log names.
        memo: What the run's own checks found out.

    Raises:
        StaleBase: The memory moved on while the run went; the caller runs again on the new base.
    """
    changeset = Changeset(
        changes=proposal.changes,
        base=orientation.base,
        reason=f"dream {orientation.run}",
        consumed=proposal.consumed,
        trailers={"Reverie-Run": orientation.run, "Reverie-Engine": "extractive"},
    )
    # What a person asked to forget may be most of a small Brain: the run's own redaction is asked for.
    conditions = Conditions(is_forgotten=is_forgotten, allow_mass=bool(proposal.forgotten), memo=memo)
    return apply(account, changeset, now=now, conditions=conditions)


def memo_of(account: Account) -> Memo:
    """Return a memo for one run over an account: what landed there is not proved again."""
    return Memo(lambda path: _text(account.history.read(path)))


def checker(account: Account, is_forgotten: IsForgotten, memo: Memo | None = None) -> Check:
    """Return the deterministic checks over an account's graph, for use inside a run."""
    known = memo or memo_of(account)
    return lambda texts, staged: check_pages(texts, StagedGraph(account, staged, is_forgotten, known.page), memo=known)


def _text(content: bytes | None) -> str | None:
    return None if content is None else content.decode("utf-8", errors="replace")
