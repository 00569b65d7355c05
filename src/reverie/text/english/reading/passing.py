"""Facts that a statement tells beside its point: when something broke, a reaction, a name worn, where one works."""

import re
from collections.abc import Iterator

_MONTHS = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_DAYS = (
    r"(?:(?:last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:night|week|month)"
    rf"|(?:the )?\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {_MONTHS}|{_MONTHS} \d{{1,2}})"
)
_WHEN = re.compile(
    rf"\b(?:since |on )?(?P<day>{_DAYS}), when "
    r"(?P<said>(?!i\b|we\b|you\b|it\b|he\b|she\b|they\b)[^,.;!?]{8,120})",
    re.IGNORECASE,
)
_REACTED = re.compile(
    r"\b(?:I was given|they gave me|I was put on|I took) "
    r"(?P<what>[a-z]{4,}(?:in|ine|ol|ide|xone|fen|cef|dol|zole))\b"
    r"[^.!?]*?\b(?:my (?:\w+ (?:and )?){0,3}(?:swelled|swole|swollen|closed up|itched|broke out|came up)"
    r"|(?:came|broke) out in (?:an? )?(?:rash|hives)|(?:couldn't|could not) breathe"
    r"|an? (?:bad|severe|allergic) reaction)",
    re.IGNORECASE,
)
_ON_BACK = re.compile(
    r"(?:^|[,;(] ?|\b(?:have|got|wear|with) )"
    r"(?P<name>(?!number|name|logo|hole|mud|it\b|that\b|my\b)[a-zà-ÿ][\w'-]{2,20})"
    r" on the back of my (?:jersey|shirt|kit|bib|vest)\b",
    re.IGNORECASE,
)
_ON_SHIFT = re.compile(
    r"\b(?:i'm|im|i am|i’m) on the (?:line|till|tills|front desk|desk|counter|ward|phones|bar|grill|pass|floor"
    r"|checkout)"
    r" at (?P<org>(?!the\b|a\b|an\b|my\b|home\b|\d)[\w'&-]+(?: (?!and\b|but\b|so\b|right\b|now\b|till\b|until\b)"
    r"[\w'&-]+){0,3})",
    re.IGNORECASE,
)

_LEFT_FOR = re.compile(
    r"\b(?:left|quit|done (?:at|with)) [\w' -]{2,30}?,? (?:and )?(?:now |i'm |im |i’m )*at "
    r"(?P<org>(?!home\b|work\b|school\b|uni\b|least\b|last\b|the\b|an?\b|my\b|her\b|his\b|it\b|\d)"
    r"[\w'&-]+(?: [\w'&-]+){0,3}?) now\b",
    re.IGNORECASE,
)


def in_passing(sentence: str) -> Iterator[tuple[int, int, str]]:
    """Yield what a statement tells beside its point: when something broke, a reaction, a name worn, where one works."""
    if "?" in sentence:
        return
    for match in _WHEN.finditer(sentence):
        yield (match.start("day"), match.end("said"), f"{match['said']} {match['day']}")
    for match in _REACTED.finditer(sentence):
        yield (match.start(), match.end(), f"I am allergic to {match['what']}")
    for match in _ON_BACK.finditer(sentence):
        yield (match.start("name"), match.end(), f"my nickname is {match['name']}")
    for match in (*_ON_SHIFT.finditer(sentence), *_LEFT_FOR.finditer(sentence)):
        yield (match.start(), match.end(), f"I work at {match['org']}")
