"""Nearness: how alike in meaning the words behind a claim are to a question."""

from collections.abc import Mapping, Sequence

from reverie.model.known import KnownClaim


def likeness_of_words(
    claims: Sequence[KnownClaim], near: Mapping[tuple[str, str], float]
) -> Mapping[tuple[tuple[str, str], ...], float]:
    """Return evidence → best likeness of what cites it: a quotation is not nearer than the claim made from it."""
    best: dict[tuple[tuple[str, str], ...], float] = {}
    for claim in claims:
        found = near.get((claim.path, claim.anchor), 0.0)
        best[claim.evidence] = max(best.get(claim.evidence, 0.0), found)
    return best
