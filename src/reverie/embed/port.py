"""`Embedder`: text in, a vector of unit length out; none is needed for anything to work."""

from collections.abc import Sequence
from typing import Protocol


class Embedder(Protocol):
    """One model with a name; vectors of different names are never compared."""

    name: str
    dimensions: int

    def embed_query(self, text: str) -> bytes:
        """Return the vector of a question: float32 of unit length, little-endian."""
        ...

    def embed_passages(self, texts: Sequence[str]) -> list[bytes]:
        """Return the vector of each passage."""
        ...

    def standing(self, query: bytes, passages: Sequence[bytes]) -> list[float]:
        """Return how far each passage stands out in likeness to a question: deviations from the mean of all."""
        ...


class Reranker(Protocol):
    """One model that reads a question and a passage together."""

    name: str

    def scores(self, question: str, passages: Sequence[str]) -> list[float]:
        """Return for each passage how well it answers: above 0 rather yes, below 0 rather no."""
        ...

    def holding(self, question: str, title: str, clauses: Sequence[str]) -> list[float]:
        """Return for each clause of a passage how surely it holds the answer: above 0 rather yes."""
        ...
