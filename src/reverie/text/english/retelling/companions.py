"""Companions: whom "we" stands for, as far as the text names them."""

import re
from collections.abc import Sequence

from reverie.text.english.bones.clause import Parse

_WITH = re.compile(
    r"\b(?:with|took|taking|bring|brought) (?P<who>(?:my|our|the) (?:whole |little |old |best "
    r")?(?:family|kids|boys|girls|husband|wife|partner|parents|sister|brother|mum|mom|dad|friends"
    r"|friend|team|colleagues|daughter|son|children|girlfriend|boyfriend|cousin|flatmate"
    r"|neighbour)\b(?: [A-Z][\w'-]+)?|[A-Z][a-zà-ÿ]+(?= (?:and|last|on|in|at|to|yesterday|today)\b"
    r"|[.,!]|$))"
)
_AND_I = re.compile(
    r"^(?P<lead>(?:[A-Z][^,.]{2,30}, )?)(?P<who>(?:(?:my|our) [a-z-]+(?: [a-z-]+)?(?: [A-Z][\w'-]+)?"
    r"|[A-Z][a-zà-ÿ]+))(?: and I\b|, and I\b)",
    re.IGNORECASE,
)
_WE = re.compile(r"\b(?:we|us|our)\b", re.IGNORECASE)


def as_we(text: str, speaker: str) -> tuple[str, str]:
    """Return a clause that begins with "Otto and I" as one with "we", and whom that stands for.

    >>> as_we("My cousin Otto and I went to Rome", "Nadia")
    ('we went to Rome', 'Nadia and their cousin Otto')
    """
    pair = _AND_I.match(text)
    if pair is None:
        return text, ""
    who = re.sub(r"^(?:my|our) ", "their ", pair["who"], flags=re.IGNORECASE)
    return f"{pair['lead']}we{text[pair.end() :]}", f"{speaker} and {who}"


def together(parse: Parse, before: Sequence[str], speaker: str) -> str:
    """Return whom "we" stands for when what was said just before names one companion; else nothing."""
    if not _WE.search(parse.text):
        return ""
    if re.match(r"^(?:engaged|married|divorced)\b", parse.rest):
        return f"{speaker} and their partner"
    companions = {match["who"] for text in before for match in _WITH.finditer(text)}
    if len(companions) == 1:
        return re.sub(r"and (?:my|our) ", "and their ", f"{speaker} and {companions.pop()}")
    return ""
