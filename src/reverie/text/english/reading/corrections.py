"""Corrections: what a sentence takes back, and what a bare "it's the 14th" then is about."""

import re
from dataclasses import replace

from reverie.text.english.bones.tokens import put_right
from reverie.text.english.reading.clauses import Clause
from reverie.text.english.reading.talk import Talk

_CORRECTION = re.compile(
    r"^\W*(?:(?:oh|wait|no|so|but|well|hm+|sorry|ok)\W+)*actually\b"
    r"|\bactually (?:it'?s|that'?s|the|my)\b|\b(?:correction|scratch that|i meant|i was wrong|that was wrong|wait no"
    r"|no wait|my mistake|turns out|i misspoke|(?:i (?:have )?|i've )?misread|not true any ?more|hang on|strike that"
    r"|typo|not the \d{1,2}(?:st|nd|rd|th)|no,? sorry|sorry,? (?:no|i meant|it'?s|that'?s)|i mean)\b",
    re.IGNORECASE,
)
_CORRECTION_MARKS = (
    "actually",
    "correct",
    "scratch",
    "meant",
    "wrong",
    "wait",
    "mistake",
    "turns out",
    "misspoke",
    "misread",
    "hang on",
    "strike that",
    "typo",
    "not the ",
    "sorry",
    "i mean",
    "not true",
)


def is_correction(sentence: str) -> bool:
    """Tell whether a sentence takes back something said before.

    >>> is_correction("no wait, it's the 14th"), is_correction("I moved to Braga")
    (True, False)
    """
    low = sentence.lower()
    return any(mark in low for mark in _CORRECTION_MARKS) and bool(_CORRECTION.search(sentence))


_CORRECTED_DAY = re.compile(
    r"^(?:(?:it|that)(?:'s| is| was| will be)|make (?:it|that))(?: actually| now| in fact| really)* (?P<on>on |at "
    r")?(?P<when>(?:the )?\d{1,2}"
    r"(?:st|nd|rd|th)?\b.*|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*|(?:january|february|march"
    r"|april|may|june|july"
    r"|august|september|october|november|december)\b.*|\d[\d.,]*k?\b.*|[€$£]\d.*)$",
    re.IGNORECASE,
)
_WHEN_WAS = re.compile(
    r"\b(?:the|your|my|our) (?P<what>[a-z][\w' -]{2,40}?) (?:is|was|are)(?: now| due| set for| planned for| on| for| "
    r"at)* (?=(?:the )?\d|(?:mon|tues"
    r"|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november"
    r"|december)\b)",
    re.IGNORECASE,
)
_DATED_KEY = re.compile(r"(?:^| )(?:date|deadline|time|budget|price|last day|first day|birthday)$")


_MOVED = re.compile(
    r"\b(?P<what>(?:the|my|our) [\w' -]{3,40}?) (?:has |have |had |'s |is |was |got )*(?:been )?(?:got |getting "
    r")?(?:moved|pushed|postponed|delayed"
    r"|rescheduled|shifted|changed|put off|put back|brought forward)\b",
    re.IGNORECASE,
)


def corrected(talk: Talk, clause: Clause, before: list[str], *, corrects: bool) -> Clause:
    """Put what was dated or counted before in place of "it": "no wait, it's the 14th"."""
    match = _CORRECTED_DAY.match(put_right(clause.text))
    if match is None or not (corrects or any(is_correction(said) or _MOVED.search(said) for said in before[-2:])):
        return clause
    moved = next((found for said in reversed(before) if (found := _MOVED.search(said))), None)
    if moved is not None:
        return replace(clause, text=f"{moved['what']} is {match['on'] or ''}{match['when']}")
    started = talk.statements[-1] if talk.statements else None
    if started is not None and started.attr == "employer" and " starts at " in started.text:
        return replace(clause, text=f"I start at {started.value} on {match['when']}")
    key = next((one.attr for one in reversed(talk.statements) if _DATED_KEY.search(one.attr)), "")
    if not key:
        said = [*_WHEN_WAS.finditer(talk.setting.earlier or talk.setting.before)] or [
            *_WHEN_WAS.finditer(talk.setting.before)
        ]
        key = said[-1]["what"] if said else ""
    if not key or not re.search(r"[a-z]", key):
        return clause
    what = key.removesuffix(" date") if key.endswith(" date") and len(key.split()) > 1 else key
    return replace(clause, text=f"the {what} is {match['on'] or ''}{match['when']}")
