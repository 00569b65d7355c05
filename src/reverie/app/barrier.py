"""What a Dream, a check and a revert must not bring back: the deletion log, and what the person asked to forget."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from reverie.brain.account import Account
from reverie.model.reading import Saying
from reverie.model.session import Message, Session
from reverie.store.deletions import identity

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
        return session if len(kept) == len(session.messages) else replace(session, messages=kept)

    def _is_gone(self, session: Session, message: Message) -> bool:
        log = self.account.deletions
        scope = identity(session.source, session.native_id)
        return (
            log.is_forgotten(session.id, message.id)
            or log.is_forgotten_session(session.source, session.native_id)
            or log.is_forgotten_message(message.text, at=message.at, scope=scope)
        )
