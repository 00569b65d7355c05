"""Companions: whom "we" stands for, as far as the text names them."""

import re
from collections.abc import Sequence

from reverie.text.english.bones.clause import Parse
from reverie.text.english.words.kin import tie_of
from reverie.text.wordlist import words_of

_WITH = re.compile(
    r"\b(?:with|took|taking|bring|brought) (?P<who>(?:my|our|the|some|a few|a couple of) (?:whole "
    r"|little |old |best |good |close |new )?(?:family|fam|buddies|pals|mates|co-?workers|classmates|neighbou?rs"
    r"|teammates|bandmates|relatives|cousins|roommates?|kids|boys|girls|husband|wife|partner|parents|sister|brother|mum|mom|dad|friends"
    r"|friend|team|colleagues|daughter|son|children|girlfriend|boyfriend|cousin|flatmate"
    r"|neighbour)\b(?: [A-Z][\w'-]+)?|[A-Z][a-zà-ÿ]+(?= (?:and|last|on|in|at|to|yesterday|today)\b"
    r"|[.,!]|$))"
)
_AND_I = re.compile(
    r"^(?P<lead>(?:[A-Z][^,.]{2,30}, )?)(?P<who>(?:(?:my|our) [a-z-]+(?: [a-z-]+)?(?: [A-Z][\w'-]+)?"
    r"|[A-Z][a-zà-ÿ]+))(?: and I\b|, and I\b)",
    re.IGNORECASE,
)
_BOTH_OF_US = re.compile(
    r"(?P<who>\b(?:[Mm]y|[Oo]ur) [a-z-]+(?: [A-Z][\w'-]+)?|\b[A-Z][a-zà-ÿ]+) and (?:I|me|myself)\b"
    r"|\b(?:me|myself) and (?P<other>(?:my|our) [a-z-]+(?: [A-Z][\w'-]+)?|[A-Z][a-zà-ÿ]+)"
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


_ONE_FOR_WE = (
    (re.compile(r"\bwe(?:'re| are)\b", re.IGNORECASE), "I'm"),
    (re.compile(r"\bwe were\b", re.IGNORECASE), "I was"),
    (re.compile(r"\bwe (?:weren't|were not)\b", re.IGNORECASE), "I wasn't"),
    (re.compile(r"\bwe aren't\b", re.IGNORECASE), "I'm not"),
    (re.compile(r"\bwe\b", re.IGNORECASE), "I"),
    (re.compile(r"\bour\b", re.IGNORECASE), "my"),
)
_NOT_ONE = re.compile(
    r"\b(?:us|ours|ourselves|both|all|each ?other|one another|together|everyone|everybody|team|teams|teammates|couple"
    r"|wedding|honeymoon|engaged|married)\b",
    re.IGNORECASE,
)
_OUR = re.compile(r"\bour (?P<first>[a-z]+)(?: (?P<second>[a-z]+))?", re.IGNORECASE)
_OF_SEVERAL = words_of("""
    win lose beat tie draw fight meet agree marry date compete connect bond score split part fit match share divorce
    argue hit form found
""")
"""What one does not do alone."""
_ONCE = frozenset({"past", "perfect", "progressive"})
_HELD = words_of("have own live adopt rent buy move keep")


def as_one(parse: Parse) -> str | None:
    """Return a clause about "we" as one about "I", where what all did each of them did; else nothing.

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> as_one(parse_clause("We went camping with our kids")), as_one(parse_clause("We won the cup"))
    ('I went camping with my kids', None)
    """
    if parse.kind != "we" or parse.verb in _OF_SEVERAL or _NOT_ONE.search(parse.text):
        return None
    if parse.tense not in _ONCE and not (parse.tense == "present" and parse.verb in _HELD):
        return None
    if not all(_is_tie(match["first"]) or _is_tie(match["second"]) for match in _OUR.finditer(parse.text)):
        return None
    text = parse.text
    for pattern, one in _ONE_FOR_WE:
        text = pattern.sub(one, text)
    return text


def _is_tie(word: str | None) -> bool:
    return word is not None and tie_of(word.lower()) is not None


def together(parse: Parse, before: Sequence[str], speaker: str) -> str:
    """Return whom "we" stands for when what was said just before names one companion; else nothing."""
    if not _WE.search(parse.text):
        return ""
    if parse.kind == "we" and re.match(r"^(?:engaged|married|divorced)\b", parse.rest):
        return f"{speaker} and their partner"
    companions = {match["who"] for text in before for match in _WITH.finditer(text)}
    companions |= {match["who"] or match["other"] for text in before for match in _BOTH_OF_US.finditer(text)}
    if len(companions) == 1:
        return re.sub(r"and (?:my|our) ", "and their ", f"{speaker} and {companions.pop()}", flags=re.IGNORECASE)
    return ""
