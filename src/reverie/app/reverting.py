"""Revert a run: its changes go, what was forgotten since does not come back."""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import Any

from reverie.app.barrier import Barrier
from reverie.brain.account import Account
from reverie.brain.apply import Conditions, apply
from reverie.brain.generated import generated_files
from reverie.brain.revert import plan_revert
from reverie.capture.forget.redactor import Redactor
from reverie.capture.forget.title import title_left
from reverie.errors import UsageError
from reverie.model.change import Remove, Write
from reverie.wiki.paths import GENERATED
from reverie.wiki.sessions_index import SessionLine


@dataclass
class Reverter:
    """Undoes runs of one account."""

    account: Account
    now: datetime
    timezone: str

    def revert(self, name: str) -> dict[str, Any]:
        """Undo a run: one new revision without its changes; its sessions count as not dreamt again.

        Raises:
            UsageError: The run changed nothing.
            CheckFailed: Later revisions stand on it.
        """
        account = self.account
        record = account.state.runs.get(account.name, name)
        if record.revision is None:
            raise UsageError(f"{name} changed nothing.", hint="`reverie dream list` shows what each run landed as.")
        changeset = plan_revert(account, record.revision).changeset
        changed: dict[str, str | None] = {
            change.path: self._kept(change) for change in changeset.changes if change.path not in GENERATED
        }
        changed |= generated_files(account, changed, self.timezone, self._relist)
        changes = tuple(Remove(path) if text is None else Write(path, text) for path, text in sorted(changed.items()))
        conditions = Conditions(allow_mass=True, is_forgotten=self._barrier.is_forgotten)
        landed = apply(account, replace(changeset, changes=changes), now=self.now, conditions=conditions)
        account.state.runs.mark(account.name, record.id, "reverted")
        return {"run": record.id, "reverted": record.revision, "revision": landed.revision}

    @cached_property
    def _barrier(self) -> Barrier:
        return Barrier(self.account)

    @cached_property
    def _redactor(self) -> Redactor:
        """What keeps out the messages that the person asked to forget; those forgotten stand in no revision."""
        gone: dict[str, set[str]] = {}
        for session_id, message_id in self._barrier.pending:
            gone.setdefault(session_id, set()).add(message_id)
        log = self.account.log
        titles = {name: title_left(log.read(name), messages) for name, messages in gone.items() if log.has(name)}
        known = {name: title for name, title in titles.items() if title is not None}
        return Redactor(frozenset(self._barrier.pending), titles=known)

    def _kept(self, change: Write | Remove) -> str | None:
        if isinstance(change, Remove):
            return None
        content = self._redactor.rewrite(change.path, change.text.encode())
        return None if content is None else content.decode()

    def _relist(self, line: SessionLine) -> SessionLine:
        return replace(line, title=self._redactor.titles.get(line.id, line.title))
