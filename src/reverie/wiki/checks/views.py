"""Rules about generated files: they are what their inputs make them, and the index stays in its budget."""

from collections.abc import Iterator

from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.paths import INDEX
from reverie.wiki.tokens import count_tokens


def generated(page: PageUnderCheck) -> Iterator[Complaint]:
    """Index and timeline are generated, never written by hand."""
    wanted = page.inputs.generated.get(page.path)
    if wanted is not None and wanted != page.text:
        yield _first_difference(wanted, page.text), "this file is generated; it differs from what the pages make it"


def budget(page: PageUnderCheck) -> Iterator[Complaint]:
    """The index fits its token budget."""
    if page.path == INDEX:
        tokens = count_tokens(page.text)
        if tokens > page.inputs.index_budget:
            yield 1, f"the index has about {tokens} tokens; {page.inputs.index_budget} are allowed"


def _first_difference(wanted: str, found: str) -> int:
    pairs = zip(wanted.split("\n"), found.split("\n"), strict=False)
    return next((number for number, (one, other) in enumerate(pairs, start=1) if one != other), 1)
