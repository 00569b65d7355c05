"""Workflows and lists: steps that somebody explains in order, entries under one title."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from reverie.model.statement import Statement
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.reading.lists import PROCESS, entries_of
from reverie.text.english.reading.numbered import numbered_steps
from reverie.text.english.retelling.quoting import LONGEST, quotation
from reverie.text.english.retelling.voice import Voice, retell
from reverie.text.english.retelling.wording import possessive
from reverie.text.english.words.verbs import is_form
from reverie.text.sentences import Span

_FIRST = re.compile(
    r"(?:^|[.!?:;\n]\s*|\b(?:is|order|like this|so|process|routine|steps?|i|we)\W+)"
    r"(?:first(?:ly|\s+of\s+all|\s+thing|\s+off)?|step (?:1|one)|to start|start by)\b",
    re.IGNORECASE,
)
_MARK = re.compile(
    r"(?:^|(?<=[.!?;,:\n])\s*|\band\s+)(?P<mark>(?:and\s+)?(?:first(?:ly| of all| thing| off)?"
    r"|second(?:ly)?|third(?:ly)?"
    r"|(?:four|fif|six|seven|eigh|nin|ten)th(?:ly)?|only then|then|next|after that|afterwards|after this"
    r"|once that'?s done|finally|last(?:ly| "
    r"of all)?|at the end"
    r"|step \d+|to start|start by)\b)[,:]?\s+",
    re.IGNORECASE,
)
_HABIT = re.compile(
    r"\b(?:i|we|you)\s+(?:always |usually |first |then )?(?!(?:went|got|had|did|was|were|made|took|saw"
    r"|came|ran)\b)[a-z]+\b"
    r"|\b(?:routine|process|workflow|procedure|method|technique|order|steps|check(?:s|list)?|how i|how we|my way"
    r"|the way i"
    r"|every (?:morning|week|day|month|time|monday|friday))\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\b(?:went|got|was|were|had|did|took|saw|came|ran|yesterday|last (?:week|night|year))\b", re.IGNORECASE
)

_TITLE = re.compile(
    rf"\b(?:my|our|the|this is (?:my|our|how)) (?P<title>(?:[\w-]+ ){{0,4}}(?:{PROCESS}|list|checklist)(?: (?:of|for"
    rf"|in|on) "
    rf"[\w -]{{3,30}})?)"
    r"|\bhow (?:i|we) (?!(?:should|could|can|would|might|did|was|were)\b)(?P<how>[^.:,;?]{3,60})|\bwhat i do "
    r"(?P<do>[^.:,;?]{3,60})"
    r"|\b(?:when|whenever|every time|before|after|for) (?P<when>(?:i|we|a|an|the|each|every|my|our) "
    r"[^.,:;]{3,60}?)[,:]",
    re.IGNORECASE,
)
_COLON = re.compile(
    rf"\b{PROCESS}\b[^.:\n?]{{0,40}}:\s*(?=\S)|\bhere(?:'s| is) (?:how|what) (?:i|we) [^.:\n?]{{2,50}}:\s*(?=\S)",
    re.IGNORECASE,
)
_SEGMENT = re.compile(r"(?P<step>[^.;\n→]+?)(?:\s*(?:->|→|[.;\n]+|,\s+then\s)\s*|$)")
_STEP_LEAD = re.compile(
    r"^(?:and\s+)?(?:then|next|finally|lastly|after that|\d+[.)]|-|\*)\s+|^\d+[.)]\s*", re.IGNORECASE
)
_ASKING = re.compile(r"\b(?:can|could|would|will) you\b|\?")
_CLAUSE_SUBJECT = re.compile(
    r"^(?:people|they|he|she|it|that|this|there|because|so|which|hence|always|but)\b", re.IGNORECASE
)


_FEWEST = 3
_LONGEST_STEP = 260
_GOES_ON = re.compile(
    r"^\W*(?:and\s+)?(?:then|next|after that|afterwards|finally|last(?:ly)?|at the end)\b[,:]?\s+", re.IGNORECASE
)
_EXPLAINS = re.compile(
    r"\b(?:explain|write (?:down|up)|type (?:up|out)|document|describe|dump|tell you|show|put (?:it|this|that) in "
    r"order|walk (?:you|him|her|them)"
    r"|procedure|process|routine|workflow|runbook|how (?:i|we) )\b",
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
    >>> [step.words for step in steps_of("Our order: ack the page. open a channel. freeze deploys.")[1]]
    ['ack the page', 'open a channel', 'freeze deploys']
    """
    if len(text) > 4000:
        return "", []
    low = text.lower()
    if (
        "irst" in low
        or "step" in low
        or "tart by" in low
        or low.count("then") + low.count("after that") + low.count("last") > 1
    ):
        title, steps = _marked(text)
        if steps:
            return title, steps
    numbered = numbered_steps(text) if "\n1" not in text and "2" in text and "3" in text else []
    if numbered:
        before = text[: numbered[0][0]]
        return _title(before) or _title(text[numbered[-1][1] :]), [Step(*one) for one in numbered]
    return _after_colon(text) if ":" in text else ("", [])


def _marked(text: str) -> tuple[str, list[Step]]:
    """Read steps told apart by first, then, finally."""
    opening = _FIRST.search(text)
    if not opening:
        return _unmarked(text)
    marks = [match for match in _MARK.finditer(text) if match.start() >= opening.start() - 1]
    if len(marks) < 3:
        return "", []
    body = text[marks[0].start() : marks[-1].end() + 80]
    if len(_PAST.findall(body)) > len(marks) // 3 or _ASKING.search(body) or not _HABIT.search(text):
        return "", []
    steps = _between(text, marks, 1)
    if not steps:
        return "", []
    return _title(text[: marks[0].start()]) or _title(text), steps


def _unmarked(text: str, *, told: bool = False) -> tuple[str, list[Step]]:
    """Read steps whose first has no mark of its own: "i type up my notes. then i tag each. and last i listen to it"."""
    marks = list(_MARK.finditer(text))
    if len(marks) < _FEWEST:
        return "", []
    words = {re.sub(r"^and\s+", "", match["mark"].lower()) for match in marks}
    if not told and not words - {"then", "next"} and len(marks) < _FEWEST + 1:
        return "", []
    start = max(text.rfind("\n", 0, marks[0].start()), 0)
    lead = text[start : marks[0].start()].rstrip(" .;,\n")
    begin = start + max((match.end() for match in re.finditer(r"[.!?:]\s+", lead)), default=0)
    first = text[begin : marks[0].start()].strip(" .;,\n")
    body = text[begin : marks[-1].end() + 80]
    if not first or len(first) > _LONGEST_STEP or not (told or re.search(r"\b(?:i|we)\b", first, re.IGNORECASE)):
        return "", []
    if len(_PAST.findall(body)) > len(marks) // 3 or _ASKING.search(body) or not (told or _HABIT.search(first)):
        return "", []
    steps = _between(text, marks, 2)
    if not steps:
        return "", []
    at = text.index(first, begin)
    return _title(text[:begin]), [Step(at, at + len(first), first, 1), *steps]


def _between(text: str, marks: Sequence[re.Match[str]], first: int) -> list[Step]:
    """Return what stands from each mark up to the next, numbered; nothing when a stretch is no step."""
    steps: list[Step] = []
    for number, match in enumerate(marks, start=1):
        stop = marks[number].start() if number < len(marks) else _sentence_end(text, match.end())
        words = re.sub(r"\s+and$", "", text[match.end() : stop].strip(" ,.;\n"))
        if not words or len(words) > _LONGEST_STEP or "\n\n" in words:
            return []
        end = match.end() + len(text[match.end() : stop].rstrip(" ,;\n"))
        steps.append(Step(match.start("mark"), end, words, number + first - 1))
    return steps


def _after_colon(text: str) -> tuple[str, list[Step]]:
    """Read steps that follow a colon, one sentence or line each: "the order we use: …"."""
    opening = _COLON.search(text)
    if not opening or re.match(r"(?:\d+[.)]|[-*•])\s", text[opening.end() :]):
        # items of a list have their own reader
        return "", []
    steps: list[Step] = []
    for match in _SEGMENT.finditer(text, opening.end()):
        words = _STEP_LEAD.sub("", match["step"].strip())
        first = words.split()[0].lower() if words else ""
        if not words or len(words.split()) > 22 or _CLAUSE_SUBJECT.match(words) or "?" in words:
            if not words:
                continue
            break
        if not is_form(first, "base") and not re.match(r"(?:i|we|you)\b", first) and parse_clause(words) is not None:
            break
        start = match.start("step") + len(match["step"]) - len(match["step"].lstrip())
        steps.append(Step(start, match.start("step") + len(match["step"].rstrip()), words, len(steps) + 1))
    if len(steps) < 3:
        return "", []
    return _title(text[: opening.end()]) or _title(text), steps


def _going_on(text: str, earlier: str) -> tuple[str, list[Step]]:
    """Read a message that goes on with the steps of the one before: "then i tag each note"."""
    if not _GOES_ON.match(text) or len(text) > _LONGEST_STEP * 3 or _ASKING.search(text):
        return "", []
    title, known = steps_of(earlier)
    if not known and not (_FIRST.search(earlier) and _HABIT.search(earlier)):
        return "", []
    marks = list(_MARK.finditer(text))
    if not marks or len(_PAST.findall(text)) > len(marks) // 3:
        return "", []
    return title or _title(earlier), _between(text, marks, len(known) + 1 if known else 2)


def _sentence_end(text: str, at: int) -> int:
    match = re.compile(r"[.!?\n]").search(text, at)
    return match.start() if match else len(text)


def _title(before: str) -> str:
    match = _TITLE.search(before)
    if not match:
        return ""
    if match["title"]:
        return match["title"].strip()
    return f"how {match['how'].strip()}" if match["how"] else (match["do"] or match["when"] or "").strip()


def read_workflow(
    text: str, speaker: str, spans: Sequence[Span], earlier: str = ""
) -> tuple[list[Statement], list[tuple[int, int]]]:
    """Return the statements of a workflow or a list that a message explains, and where they stand in it.

    Args:
        text: The message.
        speaker: Whose workflow it is.
        spans: The sentences of the message.
        earlier: What the same speaker said last before: it may hold the title, or the first steps.
    """
    title, steps = steps_of(text)
    explaining = bool(_EXPLAINS.search(earlier))
    if not steps and explaining and text.lower().count("then") + text.lower().count("after that") > 1:
        title, steps = _unmarked(text, told=True)
    if steps and not title and explaining:
        title = _title(earlier)
    if not steps and earlier:
        title, steps = _going_on(text, earlier)
    if steps:
        return _told(text, speaker, _clean(title) or "routine", steps), [(steps[0].start - 2, steps[-1].end)]
    entries = entries_of(text, spans)
    found: list[Statement] = []
    for title in dict.fromkeys(entry.title for entry in entries):
        mine = [entry for entry in entries if entry.title == title]
        if mine[0].is_step:
            told = [Step(entry.start, entry.end, entry.words, entry.number) for entry in mine]
            found.extend(_told(text, speaker, _clean(title), told))
            continue
        for entry in mine:
            quote = quotation(text, entry.start, entry.end, within=(entry.start, entry.end))
            words = f"{possessive(speaker)} {_clean(title)}: {_in_third_person(entry.words)}."
            found.append(Statement(quote, words, "en", "list", group=_clean(title), confidence=0.8))
    return found, [(entry.start, entry.end) for entry in entries]


def _told(text: str, speaker: str, group: str, steps: Sequence[Step]) -> list[Statement]:
    """Word the steps; each names the one before, for "what comes right after …" is what people ask."""
    words = [_in_third_person(step.words) for step in steps]
    found: list[Statement] = []
    whose = f"{possessive(speaker)} {group}"
    if group.startswith("how "):
        bones = parse_clause(f"I {group[4:]}")
        done = retell(bones, Voice(speaker)) if bones is not None else None
        whose = f"How {done.rstrip('.')}" if done else f"How {speaker} does it ({group[4:]})"
    for k, step in enumerate(steps):
        start, tail = step.start, ""
        if k and step.end - steps[k - 1].start <= LONGEST:
            start, tail = steps[k - 1].start, f" (after: {words[k - 1]})"
        quote = quotation(text, start, step.end, within=(start, step.end))
        told = f"{whose}, step {step.number}: {words[k]}{tail}."
        found.append(Statement(quote, told, "en", "workflow", group=group, confidence=0.8))
    return found


def _clean(title: str) -> str:
    """Return a title without I and my."""
    title = re.sub(r"\b(?:i|we)\b ?", "", title, flags=re.IGNORECASE).strip()
    return re.sub(r"\b(?:my|our)\b", "their", title, flags=re.IGNORECASE)


def _in_third_person(words: str) -> str:
    """Return the words of a step without its subject, what is the speaker's made "their"."""
    words = put_right(" ".join(words.split()))
    words = re.sub(r"^(?:I|we|you) (?:always |usually |just )?", "", words, flags=re.IGNORECASE)
    words = re.sub(r"\b(?:my|our)\b", "their", words, flags=re.IGNORECASE)
    words = re.sub(r"\bI'm\b|\bwe're\b", "they are", words)
    words = re.sub(r"\b(?:I|we)\b", "they", words)
    return re.sub(r"\b(?:me|us)\b", "them", words)
