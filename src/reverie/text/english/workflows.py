"""Workflows and lists: steps that somebody explains in order, entries under one title."""

import re
from dataclasses import dataclass

_FIRST = re.compile(
    r"(?:^|[.!?:;\n]\s*|\b(?:is|order|like this|so|process|routine|steps?|i|we)\W+)(?:first(?:ly|\s+of\s+all|\s+thing|\s+off)?|step (?:1|one)|to start|start by)\b",
    re.IGNORECASE,
)
_MARK = re.compile(
    r"(?:^|(?<=[.!?;,:\n])\s*|\band\s+)(?P<mark>(?:and\s+)?(?:first(?:ly| of all| thing| off)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|then|next|after that|afterwards|after this|once that'?s done|finally|last(?:ly| of all)?|at the end|step \d+|to start|start by))\b[,:]?\s+",
    re.IGNORECASE,
)
_HABIT = re.compile(
    r"\b(?:i|we|you)\s+(?:always |usually |first |then )?(?!(?:went|got|had|did|was|were|made|took|saw|came|ran)\b)[a-z]+\b|\b(?:routine|process|workflow|procedure|order|steps|check(?:s|list)?|how i|how we|my way|the way i|every (?:morning|week|day|month|time|monday|friday))\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\b(?:went|got|was|were|had|did|took|saw|came|ran|yesterday|last (?:week|night|year))\b", re.IGNORECASE
)
_TITLE = re.compile(
    r"\b(?:my|our|the|this is (?:my|our|how)) (?P<title>(?:[\w-]+ ){0,4}(?:routine|process|workflow|procedure|runbook|checklist|checks?|recipe|ritual|method|pipeline|steps|order|way)(?: (?:of|for|in|on) [\w -]{3,30})?)|\bhow (?:i|we) (?P<how>[^.:,;]{3,60})|\bwhat i do (?P<do>[^.:,;]{3,60})|\b(?:when|whenever|every time|before|after|for) (?P<when>(?:i|we|a|an|the|each|every|my|our) [^.,:;]{3,60}?)[,:]",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step as said: its place in the message, its words and its number."""

    start: int
    end: int
    words: str
    number: int


def steps_of(text: str) -> tuple[str, list[Step]]:
    """Return the title and the steps of a workflow that a message explains; no steps when it explains none.

    >>> title, steps = steps_of("First I export the data, then I clean it in R. Finally I send a PDF.")
    >>> [step.words for step in steps]
    ['I export the data', 'I clean it in R', 'I send a PDF']
    """
    if "irst" not in text and "tep" not in text and "start by" not in text:
        return "", []
    opening = _FIRST.search(text)
    if not opening:
        return "", []
    marks = [match for match in _MARK.finditer(text) if match.start() >= opening.start() - 1]
    if len(marks) < 3 or len(text) > 3000:
        return "", []
    body = text[marks[0].start() : marks[-1].end() + 80]
    if len(_PAST.findall(body)) > len(marks) // 3 or "?" in body:
        return "", []
    steps: list[Step] = []
    for number, match in enumerate(marks, start=1):
        stop = marks[number].start() if number < len(marks) else _sentence_end(text, match.end())
        words = text[match.end() : stop].strip(" ,.;\n")
        words = re.sub(r"\s+and$", "", words)
        if not words or len(words) > 260 or "\n\n" in words:
            return "", []
        steps.append(
            Step(match.start("mark"), match.end() + len(text[match.end() : stop].rstrip(" ,;\n")), words, number)
        )
    if not _HABIT.search(text):
        return "", []
    return _title(text[: marks[0].start()] or text, text), steps


def _sentence_end(text: str, at: int) -> int:
    match = re.compile(r"[.!?\n]").search(text, at)
    return match.start() if match else len(text)


def _title(before: str, whole: str) -> str:
    for place in (before, whole):
        match = _TITLE.search(place)
        if match:
            if match["title"]:
                return match["title"].strip()
            return f"how {match['how'].strip()}" if match["how"] else (match["do"] or match["when"] or "").strip()
    return ""
