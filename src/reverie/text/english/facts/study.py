"""Facts of study and of the working day: school, subject, commute, hours."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, cut, proper, short

_DEGREE = re.compile(
    r"^(?:a |an |my |her |his |their )?(?:(?:master|bachelor)(?:'?s)?(?: degree)?|degree|ph\.?d"
    r"|doctorate|mba|ba|bsc|msc|course|major|diploma|apprenticeship|postdoc|minor) (?:in|of|on) "
    r"(?P<study>[^,.;]+?)(?: (?:at|from) (?P<school>[^,.;]+))?$",
    re.IGNORECASE,
)
_COMMUTE = re.compile(
    r"^(?P<how>.*?)\bto (?:work|the office|my job|school|campus|the lab|the hospital)\b", re.IGNORECASE
)


_NO_STUDY = re.compile(
    r"^(?:at|for|hard|a lot|abroad|with|up|all|late|to|on|my|the|it|in|more|less|tonight|when|how)\b"
)
_SCHOOL = re.compile(
    r"^(?:to )?((?:the )?(?:[A-Z][\w'-]* )*(?:University|College|School|Academy|Institute)(?: of (?:[A-Z]\w+ ?)+)?)"
)


def study(parse: Parse) -> Iterator[Fact]:
    """Read what and where somebody studies."""
    done = parse.tense in {"past", "perfect"}
    if parse.verb in {"study", "major", "minor"} and parse.tense in {"present", "progressive", "past", "perfect"}:
        if not parse.negated:
            yield from _subject(parse)
    elif parse.verb in {"do", "pursue", "finish", "start", "complete", "take", "get", "earn", "have"}:
        match = _DEGREE.match(parse.rest)
        if match:
            yield Fact("study", match["study"], kind="event" if done else "state")
            if match["school"] and proper(match["school"]):
                verb = "studies" if parse.tense == "progressive" else "has been"
                yield Fact("school", match["school"], words=f"{verb} at {match['school']}")
    elif parse.verb == "graduate" and done:
        match = re.match(r"^from ((?:the )?[A-Z][^,.;]*)", parse.rest)
        if match:
            yield Fact("school", ends=cut(match.group(1)), kind="event")
    elif parse.verb in {"go", "attend"} and parse.tense in {"present", "progressive"}:
        match = _SCHOOL.match(parse.rest)
        if match:
            yield Fact("school", match.group(1).strip())


def _subject(parse: Parse) -> Iterator[Fact]:
    """Read "I study physics at the University of Porto"."""
    over = parse.tense == "past"
    subject = cut(re.split(r"\s+at\s+", parse.rest.removeprefix("in "))[0])
    if short(subject, 5) and not _NO_STUDY.match(subject):
        yield Fact("study", "" if over else subject, ends=subject if over else "")
    school = re.search(r"\bat ((?:the )?[A-Z][^,.;]*)", parse.rest)
    name = cut(school.group(1)) if school else ""
    if short(name, 6):
        words = f"{'studied' if over else 'studies'} at {name}"
        yield Fact("school", "" if over else name, ends=name if over else "", words=words)


def routine(parse: Parse) -> Iterator[Fact]:
    """Read commute, hours, and when somebody gets up."""
    rest = parse.rest
    if parse.tense not in {"present", "progressive"} or parse.negated:
        return
    if parse.verb in {"commute", "cycle", "bike", "walk", "drive", "take", "ride", "go", "get"} and parse.kind in {
        "I",
        "dropped",
    }:
        match = _COMMUTE.match(rest)
        if match and not re.search(r"\b(?:today|\d{4}-|myself|kids?|son|daughter)\b", rest):
            how = {"cycle": "by bike", "bike": "by bike", "walk": "on foot", "drive": "by car"}.get(
                parse.verb, match["how"].strip()
            )
            if how and short(how, 6):
                yield Fact("commute", how)
        elif parse.verb == "commute" and rest.startswith("by "):
            yield Fact("commute", cut(rest))
    if parse.verb == "take" and parse.owner == "me" and parse.noun == "commute":
        yield Fact("commute", cut(rest))
    if parse.verb in {"wake", "get"}:
        match = re.match(r"^up (?:\w+ )?(?:at|around|before) (.+)", rest)
        if (
            match
            and re.match(r"\d|five|six|seven|eight|nine|half|quarter|four|noon", match.group(1))
            and parse.kind in {"I", "dropped"}
        ):
            yield Fact("wake time", cut(match.group(1)))
    if parse.verb == "be" and parse.owner == "me" and re.fullmatch(r"(?:work(?:ing)? |office )?hours", parse.noun):
        yield Fact("working hours", cut(rest).removeprefix("from "))
