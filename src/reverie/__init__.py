"""Agentic memory as a knowledge wiki."""

from reverie.version import __version__

__all__ = ["__version__"]
