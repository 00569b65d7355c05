"""Facts of joining and leaving: the first and the last days of a job, who hires, who lets go."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.names import ORGANIZATION_END
from reverie.text.english.facts.fact import Fact, bare, cut, proper, short
from reverie.text.english.words.given import GIVEN
from reverie.text.english.words.places import PLACES
from reverie.text.wordlist import words_of

_ORDINAL = r"(?:first|second|third|fourth|fifth|last|final)"
_NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})"
_ON_DAY = re.compile(
    rf"^(?:on |in |now |already |still )*(?:my |the )?(?:{_ORDINAL} (?:day|week|month|year|shift)"
    rf"|(?:day|week|month|year) {_NUMBER}) (?:at|with) (?P<org>.+)",
    re.IGNORECASE,
)
_AT_SINCE = re.compile(r"^(?:happily |now |still |here )*(?:at|with) (?P<org>.+)", re.IGNORECASE)
_LONG = re.compile(r"\b(?:since|years?|months|these days|a decade|decades|nowadays)\b", re.IGNORECASE)
_FIRST_WEEK = re.compile(
    rf"^(?:my|our|the) (?:very )?{_ORDINAL} (?:day|week|month|year|shift) (?:at|with) (?P<org>.+)", re.IGNORECASE
)
_STARTS = re.compile(
    r"^(?:work(?:ing)? |(?:my|a|the|this|that) (?:new |next )?(?:job|role|position|post) )?(?:\w+ly )?"
    r"(?P<tail>(?:at|with|for|as) .+)",
    re.IGNORECASE,
)
_NO_ORG = re.compile(
    r"^(?:\d|the (?:gym|beginning|top|bottom|end|moment|weekend|age|same|least|first|time|bank|office|school|station)\b"
    r"|a |an |my |our |your |his|her|their|home|noon|night|midnight|work\b|school\b|once|least|last|first|it\b|this"
    r"|that"
    r"|me\b|him|them|us\b|you|university$|uni$|college$|church|dinner|lunch|breakfast)",
    re.IGNORECASE,
)
_LET_GO = re.compile(
    r"^(?:just |recently )?(?:laid off|let go|fired|sacked|made redundant)\b(?: (?:from|by|at) (?P<org>.+))?",
    re.IGNORECASE,
)
_HIRED = re.compile(r"^(?:just )?(?:hired|taken on|employed|recruited)\b(?: (?:by|at) (?P<org>[^,.;]+?))?(?= as\b|$|,)")
_NOTICE = re.compile(r"^(?:in )?(?:my |the )?(?:notice|resignation)\b(?: letter)?(?: (?:at|to|with) (?P<org>[A-Z].+))?")
_AS = re.compile(
    r"\bas (?P<role>(?:an?|the|their|its|head|director|lead|senior|junior) [^,.;]+?)(?= (?:at|for|in|on)\b|[,.;]|$)"
)
_LAST = re.compile(
    r"^(?:very )?last (?:working )?(?:day|week|shift)(?: of work)? (?:at|with|for) (?P<org>.+)", re.IGNORECASE
)
_NO_EMPLOYER = words_of("""
    facebook instagram twitter tiktok linkedin whatsapp spotify netflix slack discord monday tuesday wednesday thursday
    friday saturday sunday january february march april may june july august september october november december
    christmas easter earth mass heaven
""")


def is_employer(value: str, *, named: bool = True) -> bool:
    """Tell whether a value may name who somebody works for: no place, no person, no time.

    >>> [is_employer(value) for value in ("Farol Transit Lab", "Lisbon", "Duarte", "the gym", "Clarabóia")]
    [True, False, False, False, True]
    """
    plain = bare(value)
    if not short(value, 6) or _NO_ORG.match(value) or value in PLACES:
        return False
    first = plain.split()[0].lower().removesuffix("'s")
    if first in _NO_EMPLOYER or (first in GIVEN and not ORGANIZATION_END.search(value) and "'" not in value):
        return False
    return proper(plain) or not named


_NAMED = re.compile(
    r"(?:the )?[A-ZÀ-Þ][\w&'-]*(?:\.(?= [A-Z]))?(?: (?:(?:of|and|&|de|do|da|dos|the|for) )?[A-ZÀ-Þ0-9][\w&'-]*)*"
    r"(?: (?:vet|dental|health) (?:clinic|surgery|centre|center))?"
)


def organization_in(text: str) -> str:
    """Return the name that a text begins with: "Copper Kettle almost 2 years", "Fahy Travel in Athenry".

    >>> organization_in("Copper Kettle almost 2 years"), organization_in("tidewater done")
    ('Copper Kettle', 'tidewater')
    """
    named = _NAMED.match(text)
    if named:
        return named.group()
    return cut(re.split(r"\s+(?:as|in|near|on|since|for|almost|nearly|about|over|done|today|over)\b", text)[0])


def joining(parse: Parse) -> Iterator[Fact]:
    """Read "I start at Farol on …", "I've been at Farol since …", "I finished my first week at Farol"."""
    rest, verb = parse.rest, parse.verb
    if parse.negated:
        return
    if verb in _LIVED_THROUGH and not _FINAL.search(rest[:20]):
        week = _FIRST_WEEK.match(rest)
        if week and is_employer(organization_in(week["org"]), named=False):
            yield Fact("employer", organization_in(week["org"]), kind="event")
    elif verb in {"start", "begin"}:
        yield from _starts(parse, rest)
    elif verb == "be":
        yield from _being(parse, rest)
    elif verb == "sign" and rest.startswith("with ") and parse.tense in {"past", "perfect"}:
        org = cut(rest[5:])
        if is_employer(org, named=False) and short(org, 3):
            yield Fact("employer", org, kind="event")


_LIVED_THROUGH = frozenset({"finish", "survive", "complete", "have", "do", "enjoy"})
_FINAL = re.compile(r"\b(?:last|final)\b")


def leaving(parse: Parse) -> Iterator[Fact]:
    """Read "I'm leaving Clarabóia", "I got laid off", "I handed in my notice at Larkspur", and "I was hired by …"."""
    rest, verb = parse.rest, parse.verb
    if parse.negated:
        return
    if verb in {"leave", "quit"} and parse.tense in {"past", "perfect", "progressive", "future"}:
        old = cut(re.split(r"\s+(?:for|to|on|in|at|by)\s+", rest)[0])
        if is_employer(old) and short(old, 4):
            # only what is known as the employer ends with it: "I left Clarabóia", but "I left Facebook" too
            yield Fact("employer" if ORGANIZATION_END.search(old) else "", ends=old, kind="event", starts=True)
    elif verb in {"hand", "give", "submit"} and parse.tense in {"past", "perfect"}:
        notice = _NOTICE.match(rest)
        if notice and notice["org"]:
            yield Fact("employer", ends=cut(notice["org"]), kind="event")
    elif verb == "be" or (verb == "get" and parse.tense in {"past", "perfect"}):
        yield from _hired_or_fired(parse, rest)


def _hired_or_fired(parse: Parse, rest: str) -> Iterator[Fact]:
    gone = _LET_GO.match(rest)
    hired = _HIRED.match(rest)
    if gone and parse.tense in {"past", "perfect", "present"}:
        yield Fact("employer", ends=cut(gone["org"]) if gone["org"] else "job", kind="event", starts=True)
    elif hired and parse.tense in {"past", "perfect"}:
        if hired["org"] and is_employer(cut(hired["org"]), named=False):
            yield Fact("employer", cut(hired["org"]), kind="event", starts=True)
        yield from _as_role(rest, starts=True)


def _starts(parse: Parse, rest: str) -> Iterator[Fact]:
    """Read a start that lies ahead or is told in the present."""
    if parse.tense not in {"present", "future", "progressive"}:
        return
    match = _STARTS.match(rest)
    if not match:
        return
    org = re.match(r"^(?:as .+? )?(?:at|for|with) (.+)", match["tail"])
    value = organization_in(org.group(1)) if org else ""
    lasting = bool(re.search(r"\d{4}-\d\d", parse.text))
    if value and is_employer(value, named=not lasting):
        yield Fact("employer", value, kind="event", starts=True)
    elif org is not None:
        return
    yield from _as_role(match["tail"], starts=True)


def _as_role(tail: str, *, starts: bool) -> Iterator[Fact]:
    role = _AS.search(tail)
    if role and short(bare(role["role"]), 6):
        yield Fact("role", bare(role["role"]), starts=starts, words=f"works as {role['role']}")


def _being(parse: Parse, rest: str) -> Iterator[Fact]:
    """Read where somebody is, when that is at work: "on day three at Farol", "at Farol since 2021"."""
    on_day = _ON_DAY.match(rest)
    if on_day and parse.tense in {"present", "progressive"}:
        org = organization_in(on_day["org"])
        if is_employer(org, named=False):
            yield Fact("employer", org)
        return
    match = _AT_SINCE.match(rest)
    if not match or parse.tense not in {"present", "perfect"}:
        return
    org = organization_in(match["org"])
    if (ORGANIZATION_END.search(org) or _LONG.search(rest)) and is_employer(org):
        yield Fact("employer", org, starts=parse.tense == "perfect")
        yield from _as_role(rest, starts=False)
    elif re.match(r"^(?:at|with) an? ", rest) and parse.kind == "name" and re.search(r"\bnow\b", rest):
        place = cut(re.sub(r"^(?:at|with) an? ", "", rest))
        if re.search(r"\b(?:company|firm|startup|agency|bank|studio|school|hospital|lab)\b", place):
            yield Fact("employer", re.split(r"\s+in\s+", place)[0])


def first_days(parse: Parse) -> Iterator[Fact]:
    """Read the employer that a boss, a team or a first day is at: "my new boss at Farol is …"."""
    if parse.owner != "me" or parse.negated or not parse.noun:
        return
    match = re.match(
        rf"^(?:new |current |{_ORDINAL} |two |three )*(?:boss|manager|supervisor|team|team lead|colleagues?|desk|office"
        r"|(?:day|days|week|month|shift)|contract) (?:at|with) (?P<org>.+)$",
        parse.noun,
        re.IGNORECASE,
    )
    if match and not re.match(r"^(?:old|former|last|final)\b", parse.noun, re.IGNORECASE) and parse.tense != "past":
        org = organization_in(match["org"])
        if is_employer(org, named="first" not in parse.noun.lower()):
            yield Fact("employer", org, subject="@speaker")


def last_day(parse: Parse) -> Iterator[Fact]:
    """Read "my last day at Larkspur is …"."""
    match = _LAST.match(parse.noun) if parse.owner == "me" else None
    if match and not parse.negated:
        org = cut(match["org"])
        if is_employer(org, named=False):
            yield Fact("employer", ends=org, kind="event", subject="@speaker")
