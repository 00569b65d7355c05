"""The encoder of a model file on numpy: texts of pieces in, the mean of their last states out.

The arithmetic is that of BERT (Devlin et al. 2019): attention, then two layers, each added to what came in and normed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from reverie.embed.arrays import numpy
from reverie.embed.model_file import ModelFile

MATRICES: Final = ("q.w", "k.w", "v.w", "ao.w", "fi.w", "fo.w")
NUMBERS: Final = ("q.b", "k.b", "v.b", "ao.b", "fi.b", "fo.b", "aln.w", "aln.b", "oln.w", "oln.b")


@dataclass(frozen=True)
class Encoder:
    """The weights of a model, layer by layer."""

    model: ModelFile
    layers: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, model: ModelFile) -> "Encoder":
        """Return the encoder of a model file."""
        return cls(model, tuple(_layer(model, number) for number in range(model.sizes.layers)))

    def means(self, texts: Sequence[Sequence[int]]) -> Any:
        """Return for each text the mean of its last states, one row each; a text is the numbers of its pieces."""
        np = numpy()
        edges = np.cumsum([0, *map(len, texts)])
        return np.add.reduceat(self.states(texts), edges[:-1], axis=0) / np.diff(edges)[:, None]

    def states(self, texts: Sequence[Sequence[int]]) -> Any:
        """Return the last states of all pieces of all texts, one row each."""
        np, sizes = numpy(), self.model.sizes
        edges = np.cumsum([0, *map(len, texts)])
        states = self.model.word_rows([number for text in texts for number in text])
        places = np.concatenate([np.arange(len(text)) for text in texts])
        positions = self.model.numbers("emb.pos").reshape(-1, sizes.width)
        states = states + positions[places] + self.model.numbers("emb.type")[: sizes.width]
        states = self._normed(states, self.model.numbers("emb.ln.w"), self.model.numbers("emb.ln.b"))
        for layer in self.layers:
            states = self._through(layer, states, edges)
        return states

    def _through(self, layer: dict[str, Any], states: Any, edges: Any) -> Any:
        query, key, value = (states @ layer[f"{one}.w"].T + layer[f"{one}.b"] for one in ("q", "k", "v"))
        seen = numpy().empty_like(states)
        for start, end in pairwise(edges):
            seen[start:end] = self._attended(query[start:end], key[start:end], value[start:end])
        states = states + seen @ layer["ao.w"].T + layer["ao.b"]
        states = self._normed(states, layer["aln.w"], layer["aln.b"])
        inner = _gelu(states @ layer["fi.w"].T + layer["fi.b"])
        return self._normed(states + inner @ layer["fo.w"].T + layer["fo.b"], layer["oln.w"], layer["oln.b"])

    def _attended(self, query: Any, key: Any, value: Any) -> Any:
        np, heads = numpy(), self.model.sizes.heads
        length, width = query.shape
        split = [one.reshape(length, heads, -1).transpose(1, 0, 2) for one in (query, key, value)]
        weights = split[0] @ split[1].transpose(0, 2, 1) / np.sqrt(np.float32(width / heads))
        weights = np.exp(weights - weights.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        return (weights @ split[2]).transpose(1, 0, 2).reshape(length, width)

    def _normed(self, states: Any, weight: Any, bias: Any) -> Any:
        states = states - states.mean(axis=-1, keepdims=True)
        spread = (states * states).mean(axis=-1, keepdims=True)
        return states / numpy().sqrt(spread + numpy().float32(self.model.sizes.epsilon)) * weight + bias


def _layer(model: ModelFile, number: int) -> dict[str, Any]:
    width, inner = model.sizes.width, model.sizes.inner
    shapes = {"fi.w": (inner, width), "fo.w": (width, inner)}
    layer = {name: model.matrix(f"l{number}.{name}", *shapes.get(name, (width, width))) for name in MATRICES}
    return layer | {name: model.numbers(f"l{number}.{name}") for name in NUMBERS}


def _gelu(values: Any) -> Any:
    """Return x·Φ(x), the error function by Abramowitz and Stegun 7.1.26 (off by at most 1.5e-7)."""
    np = numpy()
    size = np.abs(values) * np.float32(0.70710678)
    step = 1 / (1 + np.float32(0.3275911) * size)
    series = np.float32(1.061405429)
    for one in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        series = series * step + np.float32(one)
    error = 1 - series * step * np.exp(-size * size)
    return values * (1 + np.copysign(error, values)) * np.float32(0.5)
