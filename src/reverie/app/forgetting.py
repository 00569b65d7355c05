"""Forget over one account: plans and certificates as plain records, and what a crash interrupted."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from reverie.brain.account import Account
from reverie.errors import LeaseTimeout, PendingEdits, UsageError

PENDING: Final = "forget.pending"
"""There while a forgetting goes on, or after one that was interrupted."""


@dataclass
class Forgetter:
    """Plans, carries out, finishes."""

    account: Account
    now: datetime
    timezone: str
    person: str = ""

    def plan(
        self, *, query: str = "", session: str = "", message: str = "", page: str = "", asked: bool = False
    ) -> dict[str, Any]:
        """Return every place that holds what is named; nothing is changed."""
        from reverie.capture.forget.planning import Planner

        if sum(map(bool, (query, session, message, page, asked))) != 1:
            raise UsageError("Name one thing to forget.", hint="A query, a session, a message, a page, or `asked`.")
        planner = Planner(self.account, self.person)
        if session:
            return planner.by_session(session).to_json()
        if message:
            return planner.by_message(message).to_json()
        if page:
            return planner.by_page(page).to_json()
        return (planner.by_query(query) if query else planner.asked()).to_json()

    def forget(self, plan: Mapping[str, Any]) -> dict[str, Any]:
        """Carry a plan out and return the certificate."""
        from reverie.capture.forget.execution import forget
        from reverie.capture.forget.plan import ForgetPlan

        known = ForgetPlan.from_json(plan)
        if not known:
            return {"messages": 0, "certificate": {"scanned": [], "residues": [], "objects": 0, "traces": 0}}
        done = forget(self.account, known, now=self.now, timezone=self.timezone, person=self.person)
        return {"messages": done.messages, "certificate": done.certificate.to_json()}


def finish_interrupted(account: Account, now: datetime) -> None:
    """Finish what a crash interrupted, unless somebody is at work on just that."""
    if not (account.layout.root / PENDING).exists():
        return
    from reverie.capture.forget.execution import finish

    with suppress(LeaseTimeout, PendingEdits):  # a page that was edited since must be adopted first; then it goes on
        finish(account, now, wait=0.0)
