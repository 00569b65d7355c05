"""The summary of a page: its own leading sentences, nothing that the body does not say."""

from collections.abc import Iterable, Sequence
from typing import Final

from reverie.model.page import Claim
from reverie.wiki.inline import plain

SUMMARY_LENGTH: Final = 160
LEADING_ATTRS: Final = ("role", "employer", "home", "partner", "status", "deadline", "date", "place")
"""Attributes that say best who or what a subject is."""

_LATER: Final = ("Preferences", "Instructions", "History", "Related", "Open", "Conflicts")
_LAST: Final = ("Preferences", "Instructions", "History")
_MOST: Final = 6


def leading_sentences(claims: Iterable[tuple[str, Claim]]) -> str:
    """Return the sentences that sum a page up, the most telling first.

    Args:
        claims: The claims of the page, each with its section.

    Example:
        >>> leading_sentences([("History", Claim("Lived in Braga.")), ("Now", Claim("Lives in Porto."))])
        'Lives in Porto. Lived in Braga.'
    """
    found = list(claims)
    now = [claim for heading, claim in found if heading not in _LATER]
    rest = [claim for heading, claim in found if heading in _LAST]
    ranked = sorted(range(len(now)), key=lambda place: (_rank(now[place]), place))
    return _joined([*(now[place] for place in ranked), *rest])


def _rank(claim: Claim) -> int:
    attr = claim.value("attr")
    return LEADING_ATTRS.index(attr) if attr in LEADING_ATTRS else len(LEADING_ATTRS)


def _joined(claims: Sequence[Claim]) -> str:
    summary = ""
    for claim in claims[:_MOST]:
        sentence = " ".join(plain(claim.text).split())
        longer = f"{summary} {sentence}".strip()
        if len(longer) > SUMMARY_LENGTH:
            break
        summary = longer
    if not summary and claims:
        words = plain(claims[0].text)[: SUMMARY_LENGTH - 2]
        summary = f"{words.rsplit(' ', 1)[0] if ' ' in words else words} …"
    return summary
