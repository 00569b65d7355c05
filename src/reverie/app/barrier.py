"""What a Dream, a check and a revert must not bring back: the deletion log, and what the person asked to forget."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from reverie.brain.account import Account
from reverie.brain.indexing import index_sessions
from reverie.brain.journal import publish, stage
from reverie.capture.forget.title import title_left
from reverie.model.reading import Saying
from reverie.model.session import Message, Session
from reverie.store.deletions import identity
from reverie.wiki.paths import GENERATED

Place = tuple[str, str]
"""Session and message id."""


@dataclass
class Barrier:
    """Stands between the sessions of one account and whoever reads them to write pages."""

    account: Account

    @cached_property
    def pending(self) -> dict[Place, int]:
        """Messages that the person asked to forget and whose plan waits, each with the number of its request."""
        if not (self.account.layout.home / "state.db").exists():
            return {}
        found = self.account.state.forget_requests.pending(self.account.name)
        return {(one.session_id, one.message_id): one.number for one in found}

    def keep(self, asked: Mapping[Place, str], now: datetime) -> None:
        """Note what was asked in a session, so that it binds from now on.

        Args:
            asked: Messages to forget, each with the place of the message that asks.
            now: The time.
        """
        for (session_id, message_id), place in asked.items():
            self.account.state.forget_requests.add(self.account.name, session_id, message_id, place, now)
        self.__dict__.pop("pending", None)

    def is_forgotten(self, session_id: str, message_id: str) -> bool:
        """Tell whether nothing may rest on a message."""
        if (session_id, message_id.partition(".")[0]) in self.pending:
            return True
        return self.account.deletions.is_forgotten(session_id, message_id)

    def refuses(self, saying: Saying) -> bool:
        """Tell whether the deletion log names a statement."""
        log = self.account.deletions
        return log.is_forgotten_statement(saying.statement.text, saying.said_at) or log.is_forgotten(
            saying.session_id, saying.message_id
        )

    def read(self, session_id: str) -> Session:
        """Return a session without what was forgotten: copies and backups may have brought it back to the disk."""
        session = self.account.log.read(session_id)
        if not self.account.deletions:
            return session
        kept = tuple(message for message in session.messages if not self._is_gone(session, message))
        if len(kept) < len(session.messages):
            self._remove(session, kept)
            session = replace(session, messages=kept)
        return session

    def sweep(self, *, thorough: bool = False) -> int:
        """Remove forgotten sessions that a backup brought back to the disk; return how many there were.

        Args:
            thorough: Look at every message of every session as well.
        """
        log, deletions = self.account.log, self.account.deletions
        if not deletions:
            return 0
        found = 0
        restored: list[str] = []
        for ref in list(log.iter_refs()):
            if deletions.is_forgotten_session(ref.source, ref.native_id) or deletions.is_forgotten(ref.id, ""):
                log.remove_session(ref.id)
                restored.append(f"{ref.path}/summary.md")
                found += 1
            elif thorough:
                found += len(self.read(ref.id).messages) < ref.messages
        index_sessions(self.account)
        if restored:
            landed = {path: self.account.history.read(path) for path in (*restored, *GENERATED)}
            publish(self.account, stage(self.account, landed))  # the backup brought its own lists as well
        return found

    def _remove(self, session: Session, kept: Sequence[Message]) -> None:
        left = {message.id for message in kept}
        gone = [message.id for message in session.messages if message.id not in left]
        title = title_left(session, gone)
        if any(message.role in ("user", "assistant") for message in kept):
            self.account.log.remove_messages(session.id, gone, title=title)
        else:
            self.account.log.remove_session(session.id)
        index_sessions(self.account)

    def _is_gone(self, session: Session, message: Message) -> bool:
        log = self.account.deletions
        scope = identity(session.source, session.native_id)
        return (
            log.is_forgotten(session.id, message.id)
            or log.is_forgotten_session(session.source, session.native_id)
            or log.is_forgotten_message(message.text, at=message.at, scope=scope)
        )
