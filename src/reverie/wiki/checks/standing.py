"""Rules about where a claim stands: what is over in History with its end, what contradicts in Conflicts."""

from collections.abc import Iterator

from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.fields import DATED


def history(page: PageUnderCheck) -> Iterator[Complaint]:
    """A superseded claim stands in History and says when it ended."""
    if page.kind != "page":
        return
    for region, claim in page.claims:
        if not claim.value("replaced-by"):
            continue
        if region != "History":
            yield claim.line, "a claim that was replaced belongs under History"
        if not claim.value("until"):
            yield claim.line, "a claim that was replaced says until when it held"


def conflicts(page: PageUnderCheck) -> Iterator[Complaint]:
    """Each side of a conflict has a date."""
    for region, claim in page.claims:
        if region == "Conflicts" and not any(field.name in DATED for field in claim.fields):
            yield claim.line, "each side of a conflict has a date"
