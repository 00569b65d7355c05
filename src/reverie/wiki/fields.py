"""The fields of a claim: which there are, what values they take, and what dates they stand for."""

import re
from functools import lru_cache

from reverie.model.page import Claim, Field
from reverie.model.statement import DateSpan
from reverie.text.dates import parse_span

DATED = ("since", "until", "on", "said", "by", "open")
"""True from, up to; it happened; known on that day; no later than; still unanswered on that day."""
NAMED = ("attr", "scope", "replaced-by")
KNOWN = frozenset((*DATED, *NAMED))

LONGEST = 200
_SUCCESSOR = re.compile(r"\^?(?:k\d+)\Z|\[\[[^\[\]|\n]+#\^(?:k\d+)(?:\|[^\[\]\n]*)?\]\]\Z")


def span_of(claim: Claim, name: str) -> DateSpan | None:
    """Return the days that a date field of a claim stands for; None when it has none or a wrong one.

    Example:
        >>> span_of(Claim("Nadia lives in Porto.", (Field("since", "2026-05"),)), "since").last
        datetime.date(2026, 5, 31)
    """
    field = claim.named(name)
    return None if field is None else read_span(field.value)


@lru_cache(maxsize=4096)
def read_span(value: str) -> DateSpan | None:
    """Return the days that a value stands for; the same few values stand on every page."""
    return parse_span(value)


def field_problem(field: Field) -> str:
    """Return what is wrong with a field; empty when nothing is.

    Example:
        >>> field_problem(Field("since", "last summer"))
        "since:: 'last summer' is no date; write 2026, 2026-05, 2026-05-10, a..b, ..b or a.., then the words in quotes"
        >>> field_problem(Field("since", "2025-06..2025-08", "last summer"))
        ''
    """
    if field.name not in KNOWN:
        return f"unknown field {field.name!r}; there are {', '.join((*DATED, *NAMED))}"
    if len(field.value) > LONGEST or len(field.words) > LONGEST:
        return f"{field.name}:: is longer than {LONGEST} characters"
    if field.name in DATED:
        if read_span(field.value) is None:
            return (
                f"{field.name}:: {field.value!r} is no date; "
                "write 2026, 2026-05, 2026-05-10, a..b, ..b or a.., then the words in quotes"
            )
        return ""
    if not field.value:
        return f"{field.name}:: is empty"
    if field.name == "replaced-by" and not _SUCCESSOR.match(field.value):
        return f"replaced-by:: {field.value!r} is no claim; write k3, or [[slug#^k3]] for one on another page"
    return ""


def successor_of(claim: Claim) -> tuple[str, str] | None:
    """Return page target and claim id of what replaced a claim; the target is empty for the same page.

    Example:
        >>> successor_of(Claim("Old.", (Field("replaced-by", "[[loom#^k3]]"),)))
        ('loom', 'k3')
    """
    value = claim.value("replaced-by")
    if not value or not _SUCCESSOR.match(value):
        return None
    target, _, block = value.strip("[]").partition("|")[0].rpartition("#")
    return target, block.lstrip("^")
