"""What one session says: its statements, each with the message that says it."""

from dataclasses import dataclass, replace
from datetime import datetime

from reverie.model.session import Session, Trust
from reverie.model.statement import ForgetRequest, Statement


@dataclass(frozen=True, slots=True)
class Saying:
    """One statement with its papers: who said it, in which message, when."""

    statement: Statement
    session_id: str
    message_id: str
    speaker: str
    """Name of the speaker; empty for the account's person."""
    trust: Trust
    said_at: datetime | None
    topic: str
    """Never empty: the statement's own topic or the message's."""

    def quoting(self, quote: str) -> "Saying":
        """Return the saying with these words as its quotation."""
        if quote == self.statement.quote:
            return self
        return replace(self, statement=replace(self.statement, quote=quote))

    @property
    def by_person(self) -> bool:
        """Tell whether the account's person says it."""
        return self.trust is Trust.PERSON


@dataclass(frozen=True, slots=True)
class SessionReading:
    """Everything the grammars found in the new part of one session."""

    session: Session
    used: int
    """The highest message number that landed runs have used."""
    sayings: tuple[Saying, ...] = ()
    forget: tuple[tuple[str, ForgetRequest], ...] = ()
    """Message id and request."""
    self_names: tuple[str, ...] = ()
    language: str = "en"

    @property
    def last_number(self) -> int:
        """The highest message number that was read."""
        return max((int(message.id[1:]) for message in self.session.messages), default=self.used)
