"""Facts of work and study: employer, role, school, subject, hours, commute."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.names import ORGANIZATION_END
from reverie.text.english.facts.fact import Fact, bare, cut, light_cut, proper, short
from reverie.text.english.words.trades import is_trade
from reverie.text.wordlist import words_of

_TRADE_VERBS = words_of("""
    drive teach cook nurse write code design edit clean paint build manage run sell bake translate research lecture
    consult program test coach train develop
""")
_WORK_AT = re.compile(
    r"^(?:\w+ly |still |now |here |over |part[- ]time |full[- ]time |remotely |freelance |nights "
    r"|shifts |there )*(?:as (?P<role1>an? .+?|the .+?) )?(?:at|for|with) (?P<org>.+)",
    re.IGNORECASE,
)
_AS = re.compile(
    r"\bas (?P<role>(?:an?|the|their|its|head|director|lead|chief|senior|junior|assistant|deputy"
    r"|project|product) [^,.;]+?)(?= (?:at|for|in|since|and|because|but|so|on \d)\b|[,.;]|$)",
    re.IGNORECASE,
)
_AT = re.compile(r"\b(?:at|for|with|by) (?P<org>(?:the )?[A-ZÀ-Þ0-9][^,.;]*)")
_JOB = re.compile(r"\b(?:job|position|role|gig|internship|offer|post|apprenticeship)\b", re.IGNORECASE)
_BAD_ORG = re.compile(
    r"^(?:the past|the last|a while|a (?:few|couple)|years|ages|me|it|this|that|them|him|her|myself"
    r"|home|the moment|least|night|\d+ (?:years|months|hours|days)|peanuts|fun|free|now|nine|work|the "
    r"weekend|\d|all|one|two|kids|children|people|both|someone|something|charity)\b",
    re.IGNORECASE,
)
_HOURS = re.compile(
    r"\b(?:from )?(?P<h>\d{1,2}(?::\d\d|\.\d\d)?(?: ?[ap]m)? (?:to|until|till|-|–) \d{1,2}(?::\d\d"
    r"|\.\d\d)?(?: ?[ap]m)?)\b|\b(?P<d>(?:from )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: to| "
    r"through|-|–) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights|night shifts?|early shifts?"
    r"|part[- ]time|full[- ]time|(?:mon|tues|wednes|thurs|fri|satur|sun)days? and (?:mon|tues|wednes"
    r"|thurs|fri|satur|sun)days?)\b",
    re.IGNORECASE,
)
_COMMUTE = re.compile(
    r"^(?P<how>.*?)\bto (?:work|the office|my job|school|campus|the lab|the hospital)\b", re.IGNORECASE
)
_DEGREE = re.compile(
    r"^(?:a |an |my |her |his |their )?(?:(?:master|bachelor)(?:'?s)?(?: degree)?|degree|ph\.?d"
    r"|doctorate|mba|ba|bsc|msc|course|major|diploma|apprenticeship|postdoc|minor) (?:in|of|on) "
    r"(?P<study>[^,.;]+?)(?: (?:at|from) (?P<school>[^,.;]+))?$",
    re.IGNORECASE,
)


def _organization(text: str) -> str:
    """Return the name of an employer at the start of a text: "Ferrum Labs in Porto as an analyst"."""
    return cut(re.split(r"\s+(?:as|in|near|on)\s+", text)[0])


def work(parse: Parse) -> Iterator[Fact]:
    """Read for whom somebody works and as what."""
    rest = parse.rest
    verb = parse.verb
    if verb == "work" and parse.tense in {"present", "progressive", "perfect", "past", "used"}:
        yield from _works(parse, rest)
    elif verb in {"start", "begin"} and (
        parse.tense in {"past", "perfect"} or (parse.kind == "dropped" and parse.tense == "future")
    ):
        match = re.match(
            r"^(?:(?:working|work|a new job|my new job|my job|a job|the new job|a new (?:role|position)|my "
            r"new (?:role|position)) )?(?:\w+ly )*(?P<tail>(?:at|with|for|as) .+)",
            rest,
        )
        if match and not re.match(r"(?:at|with) (?:\d|the (?:gym|beginning|top|bottom|end)|a |an |my )", match["tail"]):
            yield from _org_and_role(match["tail"], starts=True)
    elif (
        verb == "join"
        and parse.tense in {"past", "perfect"}
        and proper(bare(cut(rest)))
        and not re.search(
            r"\b(?:gym|club|choir|band|group|class|league|team|church|course|party|call|meeting)\b",
            cut(rest),
            re.IGNORECASE,
        )
    ):
        yield Fact(
            "employer",
            bare(cut(rest)) if cut(rest).lower().startswith(("a ", "an ")) else cut(rest),
            kind="event",
            starts=True,
        )
        yield from _role(rest, starts=True)
    elif verb in {"get", "land", "accept", "take", "sign"} and parse.tense in {"past", "perfect"} and not parse.negated:
        yield from _hired(rest, verb)
    elif (
        verb in {"leave", "quit", "resign", "retire", "lose"}
        and parse.tense in {"past", "perfect"}
        and not parse.negated
    ):
        yield from _left(rest, verb)


def serving(parse: Parse) -> Iterator[Fact]:
    """Read "I drive a bus for Corrib Coaches": an employer named after the work itself."""
    if (
        parse.verb not in _TRADE_VERBS
        or parse.tense not in {"present", "progressive"}
        or parse.negated
        or (parse.kind not in {"I", "dropped"} and not parse.tie)
    ):
        return
    match = re.search(r"\b(?:for|at) ((?:the )?[A-Z][\w&'-]*(?: (?:of |and |& )?[A-Z][\w&'-]*)*)", parse.rest)
    if match and ORGANIZATION_END.search(match.group(1)):
        yield Fact("employer", match.group(1))


def _works(parse: Parse, rest: str) -> Iterator[Fact]:
    over = parse.tense in {"past", "used"} or parse.ended
    match = _WORK_AT.match(rest) or re.match(r"^(?P<role1>)as .+? (?:at|for) (?P<org>.+)", rest)
    if match:
        org = _organization(match["org"])
        if short(org, 6) and not _BAD_ORG.match(org):
            yield Fact(
                "employer", "" if over else org, ends=org if over else "", negated=parse.negated and not parse.ended
            )
    role = _AS.search(rest)
    if role and short(bare(role["role"]), 6):
        value = bare(role["role"])
        word = "worked as" if over else "works as"
        yield Fact("role", "" if over else value, ends=value if over else "", words=f"{word} {role['role']}")
    if not match and not over:
        place = re.match(
            r"^(?:remotely |mostly |now )*in (?P<p>[A-Z][^,.;]+|an? [a-z' -]{3,30}?(?:shop|bakery|school"
            r"|hospital|library|cafe|café|bar|restaurant|lab|clinic|office|warehouse|factory|museum"
            r"|kindergarten|nursery|garage|studio|theatre))\b",
            rest,
        )
        if place and short(cut(place["p"]), 5):
            yield Fact("workplace", bare(cut(place["p"])))
        field = re.match(r"^in ([a-z][a-z ]{2,30})$", cut(rest))
        if field and not place:
            yield Fact("role", "works in " + field.group(1))
    hours = _HOURS.search(rest)
    if hours and not over and not parse.negated:
        yield Fact("working hours", (hours["h"] or hours["d"]).removeprefix("from "))
    if not over and re.match(r"^(?:from home|remotely)\b", rest):
        yield Fact("workplace", "home")


def _org_and_role(tail: str, *, starts: bool) -> Iterator[Fact]:
    org = re.match(r"^(?:as .+? )?(?:at|for|with) (.+)", tail)
    if org:
        value = _organization(org.group(1))
        if short(value, 6) and not _BAD_ORG.match(value):
            yield Fact("employer", value, kind="event", starts=starts)
    yield from _role(tail, starts=starts)


def _role(tail: str, *, starts: bool) -> Iterator[Fact]:
    role = _AS.search(tail)
    if role and short(bare(role["role"]), 6):
        yield Fact("role", bare(role["role"]), kind="state", starts=starts, words=f"works as {role['role']}")


def _hired(rest: str, verb: str) -> Iterator[Fact]:
    promoted = re.match(r"^(?:a promotion|promoted) (?:to|from .+? to) (?:the )?(?P<role>.+)", rest)
    if promoted:
        value = bare(cut(promoted["role"]))
        if short(value, 6):
            yield Fact("role", value, kind="event", starts=True)
        return
    if verb == "sign" and rest.startswith("with "):
        yield Fact(kind="decision")
        return
    if re.match(r"^hired\b", rest) or (
        _JOB.search(rest[:60])
        and verb in {"get", "land", "accept", "take"}
        and "interview" not in rest
        and "rejected" not in rest
    ):
        org = _AT.search(rest)
        if org and short(cut(org["org"]), 6) and not (verb == "get" and "offer" in rest[:40]):
            yield Fact("employer", cut(org["org"]), kind="event", starts=True)
        role = re.search(r"\bas (an? [^,.;]+?)(?= (?:at|for|in|with)\b|[,.;]|$)", rest) or re.search(
            r"^(?:an?|the|my) (?:new |dream |first )*(?:job|role|position) as (an? [^,.;]+)", rest
        )
        if role and "offer" not in rest[:40]:
            yield Fact("role", bare(role.group(1)), kind="event", starts=True, words=f"works as {role.group(1)}")


def _left(rest: str, verb: str) -> Iterator[Fact]:
    job = re.match(
        r"^(?:from )?(?:my|the|her|his|their)?\s*(?:old |previous |first |last |day |corporate |full-time "
        r"|part-time |secure |9-5 |teaching |office |boring )*(?:job|position|role|post"
        r"|work)\b(?P<tail>.*)",
        rest,
    )
    if verb == "retire":
        role = _AS.search(rest)
        yield Fact("role", "retired", ends=bare(role["role"]) if role else "", kind="event", starts=True)
        return
    if job:
        org, role = (
            _AT.search(job["tail"]),
            re.search(r"\bas (an? [^,.;]+?)(?= (?:at|for|yesterday|last|on|in|today)\b|[,.;]|$)", job["tail"]),
        )
        new = re.search(r"\bfor (?:a (?:job|position|role) (?:at|with) )?([A-Z][^,.;]*)$", job["tail"])
        yield Fact(
            "employer",
            cut(new.group(1)) if new and not (org and org.start() == new.start()) else "",
            ends=cut(org["org"]) if org else "job",
            kind="event",
            starts=True,
        )
        if role:
            yield Fact(
                "role", ends=bare(cut(role.group(1))), kind="event", words=f"no longer works as {cut(role.group(1))}"
            )
    elif verb in {"leave", "quit"} and proper(rest):
        match = re.match(r"^(?P<old>[A-Z][^,.;]*?) (?:for|to join|to work (?:at|for)) (?P<new>[A-Z][^,.;]*)", rest)
        if match:
            yield Fact("employer", cut(match["new"]), ends=match["old"], kind="event", starts=True)
    elif verb == "resign":
        match = re.match(r"^from (.+)", rest)
        yield Fact("employer", ends=cut(match.group(1)) if match else "job", kind="event")


def role(parse: Parse) -> Iterator[Fact]:
    """Read "I'm a nurse", "my job is …", "became head of design"."""
    rest = parse.rest
    if parse.verb in {"be", "become"} and (
        parse.kind in {"I", "dropped", "name"} or (parse.tie and parse.kind in {"mine", "thing"})
    ):
        match = re.match(
            r"^(?:currently |now |still |actually |also |just |originally |training as |working as |studying "
            r"to be )*(?P<role>(?:an? |the |head of |in charge of )[^,.;]+|(?:head|chief|director|manager|lead"
            r"|professor|vice president|president|chair) of [^,.;]+)",
            rest,
        )
        phrase = cut(match["role"]) if match else ""
        phrase = (
            re.split(r"\s+(?:at|for|in|with|by|on|from|beyond|over|out|here|there|down|up)\b", phrase)[0]
            if phrase
            else ""
        )
        if (
            match
            and is_trade(bare(phrase))
            and not re.search(
                r"\b(?:big|huge|great|good|bad|terrible|decent|fast|slow|former|retired|bit|natural|wannabe"
                r"|aspiring|member|better|real|budding)\b",
                phrase,
            )
        ):
            over = parse.tense == "past" or parse.ended
            value = bare(phrase)
            if parse.verb == "become" and parse.tense not in {"past", "perfect"}:
                return
            yield Fact(
                "role",
                "" if over and parse.verb == "be" else value,
                ends=value if over and parse.verb == "be" else "",
                negated=parse.negated and not parse.ended,
                starts=parse.verb == "become",
                kind="event" if parse.verb == "become" else "state",
            )
            org = re.match(r"^(?:\w+ ){0,5}?(?:at|for) ((?:the )?[A-Z][^,.;]*)", light_cut(match["role"]))
            if org and not over and not parse.negated:
                yield Fact("employer", cut(org.group(1)), words=f"works at {cut(org.group(1))}")
        elif re.match(
            r"^(?:self-employed|a freelancer|freelancing|unemployed|between jobs|out of work|retired)\b", rest
        ):
            yield Fact("role", cut(rest), negated=parse.negated)
        elif re.match(r"^promoted to ", rest):
            yield Fact("role", bare(cut(rest[12:])), kind="event", starts=True)
    elif (
        parse.owner == "me"
        and re.fullmatch(r"(?:new |current )?(?:job(?: title)?|role|position|occupation|profession|title)", parse.noun)
        and parse.verb == "be"
    ):
        value = bare(cut(rest))
        if short(value, 6) and (is_trade(value) or "title" in parse.noun or re.match(r"(?:an?|the|as)\b", rest)):
            yield Fact("role", value.removeprefix("as ").removeprefix("a "))
    elif (
        parse.owner == "me"
        and re.fullmatch(r"(?:new |current )?(?:employer|company|workplace)", parse.noun)
        and parse.verb == "be"
    ):
        yield Fact("employer", cut(rest))
    elif parse.owner == "me" and re.fullmatch(
        r"(?:new |current |first |dream )*(?:job|role|position|day|week|month|shift) (?:at|with|for) .+", parse.noun
    ):
        org = re.sub(r"^.*?\b(?:at|with|for) ", "", parse.noun)
        if (
            (proper(org) or "first" in parse.noun)
            and short(org, 4)
            and not parse.negated
            and not re.match(r"(?:the|school|uni|home|my)\b", org)
        ):
            yield Fact("employer", org)


def study(parse: Parse) -> Iterator[Fact]:
    """Read what and where somebody studies."""
    rest = parse.rest
    if (
        parse.verb in {"study", "major", "minor"}
        and parse.tense in {"present", "progressive", "past", "perfect"}
        and not parse.negated
    ):
        subject = cut(re.split(r"\s+at\s+", re.sub(r"^(?:in )", "", rest))[0])
        over = parse.tense == "past"
        school = re.search(r"\bat ((?:the )?[A-Z][^,.;]*)", rest)
        if short(subject, 5) and not re.match(
            r"^(?:at|for|hard|a lot|abroad|with|up|all|late|to|on|my|the|it|in|more|less|tonight|when|how)\b", subject
        ):
            yield Fact("study", "" if over else subject, ends=subject if over else "")
        if school and short(cut(school.group(1)), 6):
            yield Fact(
                "school",
                "" if over else cut(school.group(1)),
                ends=cut(school.group(1)) if over else "",
                words=f"{'studied' if over else 'studies'} at {cut(school.group(1))}",
            )
    elif parse.verb in {"do", "pursue", "finish", "start", "complete", "take", "get", "earn", "have"}:
        match = _DEGREE.match(rest)
        if match:
            yield Fact("study", match["study"], kind="event" if parse.tense in {"past", "perfect"} else "state")
            if match["school"] and proper(match["school"]):
                yield Fact(
                    "school",
                    match["school"],
                    words=f"studies at {match['school']}"
                    if parse.tense == "progressive"
                    else f"has been at {match['school']}",
                )
    elif parse.verb == "graduate" and parse.tense in {"past", "perfect"}:
        match = re.match(r"^from ((?:the )?[A-Z][^,.;]*)", rest)
        if match:
            yield Fact("school", ends=cut(match.group(1)), kind="event")
    elif parse.verb in {"go", "attend"} and parse.tense in {"present", "progressive"}:
        match = re.match(
            r"^(?:to )?((?:the )?(?:[A-Z][\w'-]* )*(?:University|College|School|Academy|Institute)(?: of "
            r"(?:[A-Z]\w+ ?)+)?)",
            rest,
        )
        if match:
            yield Fact("school", match.group(1).strip())


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
