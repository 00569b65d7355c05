"""Adopt what was edited by hand: checked like everything else, landed with the generated files that follow."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

from reverie.app.barrier import Barrier
from reverie.brain.account import Account
from reverie.brain.adopt import plan_adoption
from reverie.brain.apply import Conditions, Landed, apply
from reverie.brain.generated import generated_files
from reverie.errors import CheckFailed
from reverie.model.change import Change, Changeset, Write


@dataclass
class Adopter:
    """Lands hand-made changes of one account."""

    account: Account
    now: datetime
    timezone: str

    def adopt(self, paths: Sequence[str]) -> dict[str, Any]:
        """Land what was changed on disk by hand, checked like everything else; findings land nothing."""
        adoption = plan_adoption(self.account, paths)
        head = self.account.history.head_revision()
        if not adoption.changeset.changes:
            return {"adopted": [], "findings": [], "revision": head}
        try:
            landed = self._land(adoption.changeset, adoption.seen)
        except CheckFailed as refused:
            return {"adopted": [], "findings": [asdict(finding) for finding in refused.findings], "revision": head}
        return {"adopted": [*landed.written, *landed.removed], "findings": [], "revision": landed.revision}

    def _land(self, changeset: Changeset, seen: Mapping[str, bytes | None]) -> Landed:
        """Land a changeset together with the generated files that follow from it."""
        changed = {change.path: change.text if isinstance(change, Write) else None for change in changeset.changes}
        views = generated_files(self.account, changed, self.timezone)
        others: list[Change] = [change for change in changeset.changes if change.path not in views]
        others += [Write(path, text) for path, text in views.items()]
        conditions = Conditions(is_forgotten=Barrier(self.account).is_forgotten, seen=seen)
        return apply(self.account, replace(changeset, changes=tuple(others)), now=self.now, conditions=conditions)
