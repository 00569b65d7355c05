"""Vectors that fill in behind: claims get theirs after they have landed, and recall uses what is there."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from reverie.brain.account import Account
from reverie.embed.local import local_embedder
from reverie.embed.port import Embedder
from reverie.model.hit import HitKind

BATCH: Final = 16
FEWEST: Final = 30
CLAIMS: Final[tuple[HitKind, ...]] = ("claim",)
Place = tuple[str, str]


def embedder_for(setting: str) -> Embedder | None:
    """Return the embedder of a setting: `none`, or `auto` for the local one where it is installed."""
    return None if setting == "none" else local_embedder()


@dataclass
class Meaning:
    """The vectors of one account."""

    account: Account
    embedder: Embedder

    def fill(self, seconds: float, progress: Callable[[int, int], None] | None = None) -> int:
        """Give claims their vectors for at most so many seconds; return how many were given."""
        if self.account.index.read_only:
            return 0
        begun = time.monotonic()
        vectors = self.account.index.vectors
        done = 0
        missing = self._missing()
        for start in range(0, len(missing), BATCH):
            if time.monotonic() - begun > seconds:
                break
            part = missing[start : start + BATCH]
            found = self.embedder.embed_passages([text for _, _, text, _ in part])
            vectors.put(self.embedder.name, [(row[0], vector) for row, vector in zip(part, found, strict=True)])
            done += len(part)
            if progress is not None:
                progress(done, len(missing))
        return done

    def _missing(self) -> list[tuple[int, HitKind, str, str]]:
        """Return claims, and note lines that say what no claim says, without a vector."""
        index = self.account.index
        missing = index.vectors.missing(self.embedder.name, kinds=("claim", "note"), limit=100_000)
        claims = {passage.text for passage in index.passages(CLAIMS)} if missing else set()
        return [row for row in missing if row[1] == "claim" or row[2] not in claims]

    def near(self, text: str, most: int) -> Mapping[Place, float]:
        """Return the claims and remarks nearest in meaning, by path and anchor, with how far they stand out.

        Empty while there are fewer than `FEWEST`: among few there is no standing out.
        """
        rows = list(self.account.index.vectors.all(self.embedder.name))
        if len(rows) < FEWEST:
            return {}
        standing = self.embedder.standing(self.embedder.embed_query(text), [vector for _, vector in rows])
        best = sorted(zip(standing, rows, strict=True), key=lambda pair: (-pair[0], pair[1][0]))[:most]
        passages = {passage.id: passage for passage in self.account.index.rows(row[0] for _, row in best)}
        return {
            (passages[row[0]].path, passages[row[0]].anchor): score
            for score, row in best
            if row[0] in passages and score > 0
        }
