"""What was forgotten must not come in again: the port that the deletion log fills."""

from typing import Protocol


class Forgotten(Protocol):
    """Knows what was forgotten, without knowing its words."""

    def is_forgotten_session(self, source: str, native_id: str) -> bool:
        """Tell whether the session was forgotten as a whole."""
        ...

    def is_forgotten_message(self, text: str) -> bool:
        """Tell whether a message with this text, as it would be stored, was forgotten."""
        ...


class NothingForgotten:
    """The deletion log of an account that never forgot anything."""

    def is_forgotten_session(self, source: str, native_id: str) -> bool:
        """Return False."""
        return False

    def is_forgotten_message(self, text: str) -> bool:
        """Return False."""
        return False
