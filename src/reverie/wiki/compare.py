"""Two versions of a page, claim by claim: what came, what changed, what was superseded, what went."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from reverie.model.page import Claim, Page

ChangeKind = Literal["added", "changed", "superseded", "removed"]


@dataclass(frozen=True, slots=True)
class ClaimChange:
    """What happened to one claim between two versions."""

    kind: ChangeKind
    section: str
    """Where it stands now, or stood."""
    old: Claim | None
    new: Claim | None

    @property
    def id(self) -> str:
        """Id of the claim; empty for one without."""
        claim = self.new or self.old
        return claim.id if claim is not None else ""


def compare_pages(old: Page | None, new: Page | None) -> list[ClaimChange]:
    """Return what happened to each claim, in the order of the new page, then what is gone.

    Evidence counts by what it is, not by its number: a claim with one more citation has changed.

    Args:
        old: The version before; None for a new page.
        new: The version after; None for a removed page.

    Example:
        >>> from reverie.wiki.parsing import parse_page
        >>> before = parse_page("## Now\\n- Lives in Porto. ^k1\\n")
        >>> after = parse_page(
        ...     "## Now\\n- Lives in Braga. ^k2\\n\\n## History\\n- Lives in Porto. (replaced-by:: k2) ^k1\\n"
        ... )
        >>> [(change.kind, change.id) for change in compare_pages(before, after)]
        [('added', 'k2'), ('superseded', 'k1')]
    """
    before = claims_by_key(old)
    after = claims_by_key(new)
    changes = list(_changes(before, after, old, new))
    changes += [ClaimChange("removed", *before[key], None) for key in before if key not in after]
    return changes


def claims_by_key(page: Page | None) -> dict[str, tuple[str, Claim]]:
    """Return section and claim by what identifies the claim across versions: its id, or its words where it has none."""
    found: dict[str, tuple[str, Claim]] = {}
    for region, claim in page.claims() if page is not None else ():
        found.setdefault(claim.id or f"{region}: {claim.text}", (region, claim))
    return found


def content_of(page: Page | None, claim: Claim) -> tuple[object, ...]:
    """Return everything a claim says and rests on, whatever the numbers of its citations."""
    defined = page.defined() if page is not None else {}
    cited = [(defined[number].evidence if number in defined else number) for number in claim.citations]
    return claim.text, claim.fields, tuple(cited), claim.evidence, claim.inherited


def _changes(
    before: dict[str, tuple[str, Claim]], after: dict[str, tuple[str, Claim]], old: Page | None, new: Page | None
) -> Iterator[ClaimChange]:
    for key, (region, claim) in after.items():
        if key not in before:
            yield ClaimChange("added", region, None, claim)
            continue
        was_region, was = before[key]
        if _is_over(region, claim) and not _is_over(was_region, was):
            yield ClaimChange("superseded", region, was, claim)
        elif was_region != region or content_of(old, was) != content_of(new, claim):
            yield ClaimChange("changed", region, was, claim)


def _is_over(region: str, claim: Claim) -> bool:
    return bool(claim.value("replaced-by")) or (region == "History" and bool(claim.value("until")))
