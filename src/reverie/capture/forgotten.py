"""What was forgotten must not come in again: the port that the deletion log fills."""

from datetime import datetime
from typing import Protocol


class Forgotten(Protocol):
    """Knows what was forgotten, without knowing its words."""

    def is_forgotten_session(self, source: str, native_id: str) -> bool:
        """Tell whether the session was forgotten as a whole."""
        ...

    def is_forgotten_message(self, text: str, *, at: datetime | None = None, scope: str = "") -> bool:
        """Tell whether a message with this text, as it would be stored, was forgotten.

        Args:
            text: As it would be stored.
            at: When it was said; None when nobody knows.
            scope: Source and native id of its session, for texts that are too short to be known anywhere else.
        """
        ...

    def is_forgotten_title(self, title: str) -> bool:
        """Tell whether a title was made from forgotten words."""
        ...


class NothingForgotten:
    """The deletion log of an account that never forgot anything."""

    def is_forgotten_session(self, source: str, native_id: str) -> bool:
        """Return False."""
        return False

    def is_forgotten_message(self, text: str, *, at: datetime | None = None, scope: str = "") -> bool:
        """Return False."""
        return False

    def is_forgotten_title(self, title: str) -> bool:
        """Return False."""
        return False
