"""Facts of work and study: employer, role, school, subject, hours, commute."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.names import ORGANIZATION_END
from reverie.text.english.facts.fact import Fact, bare, cut, is_somebody, proper, short
from reverie.text.english.facts.joining import organization_in
from reverie.text.english.words.given import GIVEN
from reverie.text.english.words.verbs import third_person
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
_AT_SMALL = re.compile(
    r"\bthe (?:new )?(?:job|gig|role|position|post) (?:at|with) (?P<org>(?!the\b|an?\b|my\b|our\b|last\b|least\b"
    r"|home\b|work\b)"
    r"[a-z][\w'&-]+(?: [a-z][\w'&-]+){0,2}?)(?=$|[,.;!]| and\b| so\b| but\b| starting\b| from\b| as\b)"
)
"""An employer in small letters: "got the job at kestrel bend"."""
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


def is_name_list(text: str) -> bool:
    """Tell whether a text begins with people rather than one organisation: "Duarte (data) and Sofia"."""
    return text.split()[0].lower().strip(",.") in GIVEN or bool(
        re.match(r"^[A-Z][\w'-]+(?: \([^)]*\))?(?:,| and) [A-Z]", text)
    )


def _organization(text: str) -> str:
    """Return the name of an employer at the start of a text: "Ferrum Labs in Porto as an analyst"."""
    return organization_in(text)


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
    match = re.search(
        r"\b(?:for|at) ((?:the )?[A-Z][\w&'-]*(?: (?:of |and |& |do |da |de )?[A-Z][\w&'-]*)*)", parse.rest
    )
    if match and (ORGANIZATION_END.search(match.group(1)) or _ORG_START.match(match.group(1))):
        yield Fact("employer", match.group(1))
        doing = parse.rest[: match.start()].strip()
        if re.match(r"^(?:an? |the )?[a-z][a-z -]{2,30}$", doing):
            yield Fact("role", f"{third_person(parse.verb)} {doing}", words=f"{third_person(parse.verb)} {doing}")


_ORG_START = re.compile(
    r"^(?:the )?(?:Escola|Colégio|Universidade|Universidad|Université|Universität|Instituto|Hospital|Clínica|University"
    r"|Lycée|Collège|Institut|St\.? )\b"
)
_BUSINESS = re.compile(
    r"^(?P<what>(?:an?|my own|our own|the) (?:small |little |tiny |family |own )*(?:[a-z-]+ )?(?:bakery|shop|store"
    r"|café|cafe"
    r"|restaurant|studio|school|company|business|startup|farm|clinic|salon|bar|pub|hotel|hostel|agency|practice|gallery"
    r"|bookshop|brewery|nursery|garage|workshop))\b"
)


_LINE = re.compile(
    r"^(?P<what>(?:hvac|drywall|roofing|plumbing|carpentry|construction|landscaping|flooring|tiling|welding|masonry|heating"
    r"|electrics|accounting|bookkeeping|payroll|taxes|marketing|sales|recruiting|catering|hair|nails|makeup|massage|tattoos"
    r"|childcare|home care|night shifts|deliveries|removals|security|graphic design|web design|translation|it support"
    r"|tech support|pest control|auto body|car repairs?|lawn care|gardening|upholstery|radiography|physio)"
    r"(?: and [a-z]+)?)(?= for\b| in\b| at\b| so\b|,|$| and\b)",
    re.IGNORECASE,
)
"""Lines of work that people are said to do: "Beto does hvac"."""


def own_work(parse: Parse) -> Iterator[Fact]:
    """Read "I run a bakery", "I do accounting for a living", "I freelance as an illustrator", "I teach maths"."""
    if parse.tense not in {"present", "progressive"} or parse.negated or not is_somebody(parse):
        return
    rest, verb = parse.rest, parse.verb
    if verb in {"run", "own", "manage"}:
        business = _BUSINESS.match(rest)
        if business:
            yield Fact("role", f"{third_person(verb)} {business['what']}")
    elif verb == "do":
        living = re.match(r"^(?P<what>[a-z][a-z ,-]{2,40}?) for a living\b", rest)
        line = living or (_LINE.match(rest) if parse.kind == "name" or parse.tie else None)
        if line:
            yield Fact("role", line["what"], words=f"does {line['what']}")
    elif verb == "freelance":
        role = _AS.search(rest)
        yield Fact("role", bare(role["role"]) if role else "freelancer")
    elif verb == "teach":
        subject = re.match(r"^(?P<what>[a-z]+(?: [a-z]+)?)(?= at\b| in\b| to\b|$|,)", rest)
        if subject and not re.match(r"^(?:me|us|him|her|them|it|you|people|how|my|the|a|at|in)\b", subject["what"]):
            yield Fact("role", f"teaches {subject['what']}")


_COMES_HOME = re.compile(
    r"^(?:home|back) from (?:the |her |his |my )?(?P<where>(?:[a-z][a-z-]* ){0,3}?(?:factory|office|hospital|warehouse"
    r"|shop|bakery|mill|plant|shipyard|mine|restaurant|clinic|lab))\b(?= (?:at|around|by|after) |$|,)"
)


def comes_home(parse: Parse) -> Iterator[Fact]:
    """Read "she gets home from the hearing aid factory at 3": where somebody works."""
    if parse.verb not in {"get", "come"} or parse.tense != "present" or parse.negated or not is_somebody(parse):
        return
    match = _COMES_HOME.match(parse.rest)
    if match:
        yield Fact("workplace", match["where"])


def _works(parse: Parse, rest: str) -> Iterator[Fact]:
    over = parse.tense in {"past", "used"} or parse.ended
    match = _WORK_AT.match(rest) or re.match(r"^(?P<role1>)as .+? (?:at|for) (?P<org>.+)", rest)
    if match:
        org = _organization(match["org"])
        together = bool(re.match(r"^(?:[\w-]+ )*?with ", rest, re.IGNORECASE))
        if together and not (over and proper(org)) and not ORGANIZATION_END.search(org):
            # "I work with Duarte and Sofia": colleagues
            return
        if short(org, 6) and not _BAD_ORG.match(org) and not (together and is_name_list(match["org"])):
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
        org = _AT.search(rest) or _AT_SMALL.search(rest)
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
