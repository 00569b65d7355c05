"""Hiring: who somebody starts to work for, where one sentence names it and the next one tells."""

import re
from collections.abc import Sequence

from reverie.text.english.reading.turning import WHEN
from reverie.text.english.words.verbs import is_form

_SAID_YES = re.compile(
    r"(?P<org>(?:the )?(?-i:[A-ZÀ-Þ])[\w&'.-]*(?: (?-i:[A-ZÀ-Þ])[\w&'.-]*){0,4}) (?:has |have |just )*(?:said yes"
    r"|said they want me|want me|took me"
    r"|offered me (?:the|a) (?:job|post|role|position)|gave me the (?:job|post)|made me an offer|hired me)\b"
    r"|\b(?:job|role|position|offer) (?:at|from|with) (?P<org2>(?:the )?(?-i:[A-ZÀ-Þ])[\w&'.-]*(?: "
    r"(?-i:[A-ZÀ-Þ])[\w&'.-]*){0,4})"
    r"|\bsigned with (?P<org3>(?-i:[A-ZÀ-Þ])[\w&'.-]*(?: (?-i:[A-ZÀ-Þ])[\w&'.-]*){0,4})",
    re.IGNORECASE,
)
_I_START = re.compile(
    rf"^(?:i |i'll |i will )?(?P<verb>start|starting|begin)(?: there| work| the job)? (?P<when>(?:on |in |next |from "
    rf")?(?:the |{WHEN}|week\b"
    r"|month\b|january|february|march|april|may|june|july|august|september|october|november|december).*)$",
    re.IGNORECASE,
)
_GOT_IT = re.compile(
    r"\b(?:got|get|landed|have) the (?:job|position|role|gig|post)\b(?! (?:at|with|as|for|from|in|of)\b)", re.IGNORECASE
)
_NAME_ONLY = re.compile(r"^[\w&'-]+(?: [\w&'-]+){0,3}[.!]*$")


def got_job(sentence: str, following: str) -> str:
    """Return for whom a job was got where only the next sentence names it: "got the job!! maple paw." – or nothing.

    >>> got_job("did get the job tho.", "maple paw."), got_job("got the job!", "so happy.")
    ('Maple Paw', '')
    """
    if not _GOT_IT.search(sentence) or not _NAME_ONLY.match(following):
        return ""
    words = following.strip(" .!").split()
    if any(is_form(word.lower(), "third", "past", "ing") or word.lower() in _NO_NAME for word in words):
        return ""
    return " ".join(word if word[0].isupper() else word.capitalize() for word in words)


_NO_NAME = frozenset(
    [
        "so",
        "i",
        "im",
        "i'm",
        "we",
        "yes",
        "yay",
        "finally",
        "very",
        "happy",
        "wow",
        "omg",
        "at",
        "last",
        "thanks",
        "thank",
        "you",
        "the",
        "a",
        "my",
        "it",
        "lol",
        "no",
        "not",
        "really",
        "great",
        "good",
        "start",
        "still",
        "and",
        "but",
        "crazy",
        "cannot",
        "cant",
        "can't",
        "today",
        "yesterday",
    ]
)


def with_employer(clause: str, before: Sequence[str]) -> str:
    """Return "start on Monday" with the employer that was named just before: "Farol said yes, i start on Monday".

    >>> with_employer("I start on Monday", ["Farol said yes"])
    'I start at Farol on Monday'
    """
    start = _I_START.match(clause)
    if start is None:
        return clause
    for text in reversed(before):
        if not text:
            continue
        found = _SAID_YES.search(text)
        if found:
            org = found["org"] or found["org2"] or found["org3"]
            when = start["when"]
            return (
                f"I start at {org} {when if when[:3].lower() in {'on ', 'in ', 'nex', 'fro', 'tom'} else 'on ' + when}"
            )
    return clause
