"""A text cut into the pieces of words that a model knows: the likeliest way of all (a unigram model, Kudo 2018)."""

from functools import cached_property
from typing import Final

from reverie.embed.model_file import ModelFile

SPACE: Final = "\u2581"
UNKNOWN: Final = 10.0
"""By how much a sign that no piece holds is less likely than the least likely piece."""


class Pieces:
    """Cuts texts for one model."""

    def __init__(self, model: ModelFile) -> None:
        """Keep the model whose pieces are meant."""
        self._model = model

    def numbers(self, text: str, most: int) -> list[int]:
        """Return the numbers of the first pieces of a text."""
        signs = [sign.encode() for sign in self._plain(text)]
        pieces, scores, unknown = self._model.pieces, self._model.scores, self._model.unknown
        count = len(signs)
        best = [0.0, *([float("-inf")] * count)]
        back: list[tuple[int, int]] = [(0, unknown)] * (count + 1)
        for start in range(count):
            here = best[start]
            piece = b""
            for end in range(start + 1, count + 1):
                piece += signs[end - 1]
                if len(piece) > self._longest:
                    break
                number = pieces.get(piece)
                if number is not None and number != unknown and here + scores[number] > best[end]:
                    best[end], back[end] = here + scores[number], (start, number)
            if here + self._least > best[start + 1]:
                best[start + 1], back[start + 1] = here + self._least, (start, unknown)
        found = []
        end = count
        while end:
            end, number = back[end]
            found.append(number)
        return found[::-1][:most]

    def _plain(self, text: str) -> str:
        written = "".join(self._model.rules.get(sign, sign) for sign in text)
        return f" {' '.join(part for part in written.split(' ') if part)}".replace(" ", SPACE)

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._model.pieces))

    @cached_property
    def _least(self) -> float:
        return min(self._model.scores) - UNKNOWN
