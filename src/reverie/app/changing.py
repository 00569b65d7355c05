"""Change one account's memory otherwise than by a Dream: undo a run, adopt what was edited by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

from reverie.brain.account import Account
from reverie.brain.adopt import plan_adoption
from reverie.brain.apply import Conditions, Landed, apply
from reverie.brain.generated import generated_files
from reverie.brain.revert import plan_revert
from reverie.errors import CheckFailed, UsageError
from reverie.model.change import Change, Changeset, Write


@dataclass
class Changer:
    """Lands reverts and adoptions for one account."""

    account: Account
    now: datetime
    timezone: str

    def revert(self, name: str) -> dict[str, Any]:
        """Undo a run by one new revision; its sessions count as not dreamt again.

        Raises:
            UsageError: The run changed nothing.
            CheckFailed: Later revisions stand on it.
        """
        record = self.account.state.runs.get(self.account.name, name)
        if record.revision is None:
            raise UsageError(f"{name} changed nothing.", hint="`reverie dream list` shows what each run landed as.")
        planned = plan_revert(self.account, record.revision)
        landed = self._land(planned.changeset, allow_mass=True)
        self.account.state.runs.mark(self.account.name, record.id, "reverted")
        return {"run": record.id, "reverted": record.revision, "revision": landed.revision}

    def adopt(self, paths: Sequence[str]) -> dict[str, Any]:
        """Land what was changed on disk by hand, checked like everything else; findings land nothing."""
        adoption = plan_adoption(self.account, paths)
        head = self.account.history.head_revision()
        if not adoption.changeset.changes:
            return {"adopted": [], "findings": [], "revision": head}
        try:
            landed = self._land(adoption.changeset, seen=adoption.seen)
        except CheckFailed as refused:
            return {"adopted": [], "findings": [asdict(finding) for finding in refused.findings], "revision": head}
        return {"adopted": [*landed.written, *landed.removed], "findings": [], "revision": landed.revision}

    def _land(
        self, changeset: Changeset, *, allow_mass: bool = False, seen: Mapping[str, bytes | None] | None = None
    ) -> Landed:
        """Land a changeset together with the generated files that follow from it."""
        changed = {change.path: change.text if isinstance(change, Write) else None for change in changeset.changes}
        views = generated_files(self.account, changed, self.timezone)
        others: list[Change] = [change for change in changeset.changes if change.path not in views]
        others += [Write(path, text) for path, text in views.items()]
        conditions = Conditions(
            is_forgotten=self.account.deletions.is_forgotten, allow_mass=allow_mass, seen=dict(seen or {})
        )
        return apply(self.account, replace(changeset, changes=tuple(others)), now=self.now, conditions=conditions)
