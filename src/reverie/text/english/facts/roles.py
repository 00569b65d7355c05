"""Facts about roles: what somebody is by trade, and for whom, when the trade is named first."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, is_somebody, light_cut, proper, short
from reverie.text.english.facts.joining import organization_in
from reverie.text.english.words.trades import is_trade

_ROLE = re.compile(
    r"^(?:currently |now |still |actually |also |just |originally |training as |working as |studying to be )*"
    r"(?P<role>(?:an? |the |head of |in charge of )(?:[^,.;]|(?<=\bSt)\.)+"
    r"|(?:head|chief|director|manager|lead|professor|vice president|president|chair) of [^,.;]+)"
)
_AFTER_ROLE = re.compile(r"\s+(?:at|for|in|with|by|on|from|beyond|over|out|here|there|down|up)\b")
_NO_ROLE = re.compile(
    r"\b(?:big|huge|great|good|bad|terrible|decent|fast|slow|former|bit|natural|wannabe|aspiring|member|better"
    r"|real|budding)\b"
)
_STATUS = re.compile(r"^(?:self-employed|a freelancer|freelancing|unemployed|between jobs|out of work|retired)\b")
_ORGANIZATION = re.compile(r"^(?:\w+ ){0,5}?(?:at|for) ((?:the )?[A-Z](?:[^,.;]|(?<=\bSt)\.)*)")
_SMALL_ORGANIZATION = re.compile(
    r"^(?:[\w-]+ ){0,5}?at ((?!the\b|a\b|an\b|my\b|our\b|home\b|work\b|heart\b|night\b|least\b|once\b|sea\b|school\b"
    r"|uni)"
    r"[a-z]+(?: (?:health|labs?|rail|systems|media|group|bank|energy|travel|software|robotics|foundation))?)$"
)
_JOB = re.compile(r"(?:new |current )?(?:job(?: title)?|role|position|occupation|profession|title)")
_EMPLOYER = re.compile(r"(?:new |current )?(?:employer|company|workplace)")
_JOB_AT = re.compile(
    r"(?:new |current |first |dream )*(?:job|role|position|day|week|month|shift) (?:at|with|for) (?P<org>.+)"
)


def role(parse: Parse) -> Iterator[Fact]:
    """Read "I'm a nurse", "became head of design", "I'm self-employed"."""
    if parse.verb not in {"be", "become"} or not (is_somebody(parse) and parse.kind != "we"):
        return
    if parse.tense in {"modal", "would"}:
        # "I could never be a captain"
        return
    rest = parse.rest
    match = _ROLE.match(rest)
    phrase = _AFTER_ROLE.split(cut(match["role"]))[0] if match else ""
    if match and is_trade(bare(phrase)) and not _NO_ROLE.search(phrase):
        yield from _trade(parse, bare(phrase), match["role"])
    elif _STATUS.match(rest):
        yield Fact("role", cut(rest), negated=parse.negated)
    elif rest.startswith("promoted to "):
        yield Fact("role", bare(cut(rest[12:])), kind="event", starts=True)


def _trade(parse: Parse, value: str, phrase: str) -> Iterator[Fact]:
    """Read the trade and, after it, the employer."""
    began = parse.verb == "become"
    if began and parse.tense not in {"past", "perfect"}:
        return
    over = not began and (parse.tense == "past" or parse.ended)
    yield Fact(
        "role",
        "" if over else value,
        ends=value if over else "",
        negated=parse.negated and not parse.ended,
        starts=began,
        kind="event" if began else "state",
    )
    organization = _ORGANIZATION.match(light_cut(phrase)) or _SMALL_ORGANIZATION.match(light_cut(phrase))
    if organization and not over and not parse.negated and parse.tense != "past":
        employer = organization_in(organization.group(1))
        yield Fact("employer", employer, words=f"works at {employer}")


def my_job(parse: Parse) -> Iterator[Fact]:
    """Read "my job is …", "my employer is …", "my first week at X"."""
    if parse.owner != "me" or parse.negated:
        return
    rest = parse.rest
    if parse.verb == "be" and _JOB.fullmatch(parse.noun):
        value = bare(cut(rest))
        if short(value, 6) and (is_trade(value) or "title" in parse.noun or re.match(r"(?:an?|the|as)\b", rest)):
            yield Fact("role", value.removeprefix("as ").removeprefix("a "))
    elif parse.verb == "be" and _EMPLOYER.fullmatch(parse.noun):
        yield Fact("employer", cut(rest))
    else:
        job = _JOB_AT.fullmatch(parse.noun)
        org = re.sub(r"^.*\b(?:at|with|for) ", "", job["org"]) if job else ""
        if (
            (proper(org) or "first" in parse.noun)
            and short(org, 4)
            and not re.match(r"(?:the|school|uni|home|my)\b", org)
        ):
            yield Fact("employer", org)
