"""Attributes of things: a claim has a "launch date", a question asks for the date of the launch."""

from reverie.model.known import KnownClaim
from reverie.model.statement import Question
from reverie.recall.matching import Need
from reverie.text.analyzer import content_words
from reverie.wiki.paths import PROFILE


def share_named(claim: KnownClaim, attr: str, need: Need) -> float:
    """Return how well a claim gives an attribute of the one asked about, or of the thing that the question names.

    "When is the launch?" asks for a date; the claim has a "launch date". Where a question names the lessons at the
    piano, their price answers and that of other lessons does not.
    """
    if claim.attr == attr:
        return 1.0 if claim.subject == need.subject_path or not need.subject_path else 0.0
    thing = claim.attr.removesuffix(f" {attr}")
    if thing == claim.attr:
        return 0.0
    if thing == need.question.subject:  # a relative without a page: "godson birthday"
        return 1.0
    named = set(content_words(thing))
    asked = set(content_words(need.question.text)).union(*need.groups)
    held = len(named & asked)
    return held / len(named) if named and held * 2 >= len(named) else 0.0


def names_thing(claim: KnownClaim, question: Question) -> bool:
    """Tell whether a claim gives what is asked of a thing that the question names, though with more words."""
    thing = next(
        (claim.attr.removesuffix(f" {attr}") for attr in question.attrs if claim.attr.endswith(f" {attr}")), ""
    )
    words = set(content_words(thing))
    return claim.subject in ("", PROFILE) and bool(words) and words <= set(content_words(question.text))


_FAMILIES = {"price": "price", "fee": "price", "day": "day", "time": "time"}


def family_of(attr: str) -> str:
    """Return what keys of the same sort have in common, though they name their thing otherwise; else nothing.

    The fee of somebody and the price of their lessons, the day of a choir and of its rehearsal: the newest counts.

    >>> family_of("rehearsal day"), family_of("fee"), family_of("home")
    ('day', 'price', '')
    """
    return _FAMILIES.get(attr.rsplit(" ", 1)[-1], "")
