"""What recall needs of a model that reads: how well passages answer, and which clauses of one hold the answer."""

from collections.abc import Sequence
from typing import Protocol


class Reader(Protocol):
    """Reads a question and a passage together."""

    def scores(self, question: str, passages: Sequence[str]) -> list[float]:
        """Return for each passage how well it answers: above 0 rather yes, below 0 rather no."""
        ...

    def holding(self, question: str, title: str, clauses: Sequence[str]) -> list[float]:
        """Return for each clause of a passage how surely it holds the answer: above 0 rather yes."""
        ...
