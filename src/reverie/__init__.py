"""Agentic memory as a knowledge wiki.

Example:
    >>> import tempfile
    >>> from datetime import UTC, datetime
    >>> from reverie import Reverie
    >>> memory = Reverie.open(tempfile.mkdtemp(), "nadia", now=datetime(2026, 3, 2, tzinfo=UTC), create=True)
    >>> memory.ask("Where do I live?")["known"]
    False
    >>> memory.close()
"""

from typing import TYPE_CHECKING, Any

from reverie.version import __version__

if TYPE_CHECKING:
    from reverie.app.reverie import Reverie

__all__ = ["Reverie", "__version__"]


def __getattr__(name: str) -> Any:
    """Load the public door when it is first asked for: `import reverie` alone stays quick."""
    if name == "Reverie":
        from reverie.app.reverie import Reverie  # noqa: PLC0415 - the reason is the docstring

        return Reverie
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
