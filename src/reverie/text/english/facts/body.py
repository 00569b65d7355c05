"""Facts of body and table: diet, allergies, conditions, medicine, sizes, languages, instruments, sports."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, light_cut, short
from reverie.text.english.words.trades import CONDITIONS, DIETS, INSTRUMENTS, NATIONALITIES, SPORTS

_ALLERGIC = re.compile(r"^(?:\w+ly |very |also |so |a bit |quite )*(?:allergic|intolerant|sensitive) to (?P<what>.+)")
_HAVE_ALLERGY = re.compile(
    r"^(?:an? |my |this |the )?(?:\w+ )?(?P<what>[\w-]+(?: [\w-]+)?)? ?(?:allergy|intolerance)(?: to (?P<to>.+))?"
)
_OVER = re.compile(r"^(?:the |my |our |her |his |their )?(?P<what>[\w-]+) (?:days|phase|years|life)$", re.IGNORECASE)
_DIET_WORD = re.compile(
    r"^(?:\w+ly |still |now |a |an |strict |strictly |mostly |basically |back to being |back to |no "
    r"longer )*(?P<what>[\w-]+)\b"
)
_EAT_EVERYTHING = re.compile(r"^(?:anything|everything|all)(?: but| except(?: for)?| apart from)? ?(?P<but>[^,.;]*)")
_PILL = re.compile(
    r"^(?:(?:my |daily |some |a |the |\d+ ?mg (?:of )?)*)(?P<what>[a-z]{4,}(?:in|ol|ine|ide|ate|one"
    r"|pril|tan|zole|pam|xin|cin|fen|formin|statin|roxine|insulin|tablets|antihistamines"
    r"|antidepressants|aspirin|iron|vitamin d|lithium))\b(?P<dose> \d+ ?mg)?",
    re.IGNORECASE,
)


def diet(parse: Parse) -> Iterator[Fact]:
    """Read a way of eating and its end."""
    rest = parse.rest.lower()
    person = parse.kind in {"I", "we", "dropped", "name"} or parse.tie is not None
    if parse.verb in {"be", "go", "become", "turn", "stay"} and person:
        match = _DIET_WORD.match(rest)
        if match and match["what"] in DIETS and parse.tense not in {"future", "would", "modal"}:
            over = parse.ended or (parse.tense in {"past", "used"} and parse.verb == "be")
            yield Fact(
                "diet",
                "" if over else match["what"],
                ends=match["what"] if over else "",
                negated=parse.negated and not parse.ended,
                starts=parse.verb != "be",
            )
    elif parse.verb == "be" and parse.kind in {"thing", "mine"}:
        over = _OVER.match(parse.subject)
        if over and re.match(r"^(?:over|behind|done|gone|finished|a thing of the past)\b", rest):
            attr = "diet" if over["what"].lower() in DIETS else ""
            yield Fact(attr, ends=over["what"].lower(), kind="event", subject="@speaker")
    elif (
        parse.verb in {"eat", "drink", "have"}
        and person
        and (parse.negated or parse.ended)
        and parse.tense in {"present", "modal", "progressive"}
    ):
        match = re.match(
            r"^(?:any |much )?(?P<what>(?:meat|fish|pork|beef|dairy|gluten|alcohol|sugar|eggs|red meat|carbs"
            r"|caffeine|seafood)(?:,? (?:and|or) [a-z]+)?)(?: any (?:more|longer))?\b",
            rest,
        )
        if match and (parse.verb != "drink" or match["what"] == "alcohol"):
            yield Fact(
                "allergy" if parse.tense == "modal" else "diet",
                match["what"] if parse.tense == "modal" else f"no {match['what']}",
            )
        elif (
            parse.tense == "modal"
            and parse.verb == "eat"
            and short(cut(rest), 3)
            and not re.match(
                r"^(?:it|that|this|any ?(?:more|thing)?|much|all|too|at|until|out|for|in|before|after|with|alone"
                r"|there)\b",
                rest,
            )
        ):
            yield Fact("allergy", cut(rest).removeprefix("any "))
    elif parse.verb == "eat" and person and not parse.negated and parse.tense == "present":
        match = _EAT_EVERYTHING.match(rest)
        if match:
            yield Fact("diet", rest, kind="preference")
    elif parse.verb in {"stop", "quit", "give"} and person and parse.tense in {"past", "perfect"}:
        match = re.match(
            r"^(?:up )?(?:on )?(?:eating |drinking |being )?(?P<what>meat|dairy|gluten|alcohol|sugar|vegan"
            r"|vegetarian|pork|fish|caffeine)\b",
            rest,
        )
        if match:
            ends = match["what"] in DIETS
            yield Fact(
                "diet",
                "" if ends else f"no {match['what']}",
                ends=match["what"] if ends else "",
                kind="event",
                starts=True,
            )


def health(parse: Parse) -> Iterator[Fact]:
    """Read allergies, conditions, medicine, blood type."""
    rest = parse.rest
    person = parse.kind in {"I", "we", "dropped", "name"} or parse.tie is not None
    if not person and parse.noun not in {"blood type", "blood group"}:
        return
    if parse.verb == "be":
        match = _ALLERGIC.match(rest)
        if match:
            yield Fact("allergy", light_cut(match["what"]), negated=parse.negated)
            return
        if re.match(r"^(?:diagnosed with|suffering from|living with) ", rest):
            condition = re.sub(r"^(?:diagnosed with|suffering from|living with) ", "", rest)
            yield Fact("health", cut(condition), kind="event")
        elif (
            re.match(
                r"^(?:\w+ly |a )?(?:diabetic|asthmatic|coeliac|celiac|epileptic|autistic|dyslexic|anaemic|anemic"
                r"|lactose intolerant|colou?r[- ]?blind|pregnant)\b",
                rest,
            )
            and not parse.negated
        ):
            yield Fact("allergy" if "intolerant" in rest else "health", cut(rest))
        elif re.match(r"^on (?:\w+ )?", rest) and _PILL.match(rest[3:]) and not parse.negated:
            yield Fact("medication", cut(rest[3:]))
        elif parse.owner == "me" and parse.noun in {"blood type", "blood group"}:
            yield Fact("blood type", cut(rest))
    elif parse.verb in {"have", "develop", "get", "suffer"} and parse.tense in {
        "present",
        "perfect",
        "past",
        "progressive",
    }:
        allergy = _HAVE_ALLERGY.match(rest)
        if allergy and (allergy["to"] or allergy["what"]):
            yield Fact("allergy", light_cut(allergy["to"] or allergy["what"]), negated=parse.negated)
            return
        found = CONDITIONS.search(light_cut(rest))
        if (
            found
            and not re.search(r"\b(?:my|her|his|their|friend|mother|father|kid|son|daughter)\b", light_cut(rest))
            and found.start() < 24
        ):
            yield Fact("health", found.group(), negated=parse.negated)
    elif parse.verb in {"take", "use"} and parse.tense in {"present", "progressive", "perfect"} and not parse.negated:
        pill = _PILL.match(rest)
        if pill and short(light_cut(rest), 8):
            yield Fact("medication", pill["what"] + (pill["dose"] or ""))


def measures(parse: Parse) -> Iterator[Fact]:
    """Read height and sizes."""
    rest = parse.rest
    if parse.kind in {"I", "dropped"} and parse.verb == "be":
        match = re.match(r"^(\d(?:[.,]\d\d ?m?| m \d\d|'\d{1,2}\"?|\d\d ?cm)(?: ft)?) tall", rest)
        if match:
            yield Fact("height", match.group(1))
    elif parse.kind in {"I", "dropped"} and parse.verb in {"wear", "take"}:
        match = re.match(r"^(?:a )?(?:shoe )?size (\d{1,2}(?:\.5|½)?)", rest)
        if match:
            yield Fact("shoe size", match.group(1))


def skills(parse: Parse) -> Iterator[Fact]:
    """Read languages, instruments and sports."""
    rest = parse.rest
    person = parse.kind in {"I", "we", "dropped", "name"} or parse.tie is not None
    if not person or parse.tense in {"would", "future"}:
        return
    words = [word.strip(".,").lower() for word in rest.split()[:8]]
    if parse.verb in {"speak"} and any(word in NATIONALITIES for word in words):
        spoken = re.findall(r"[A-Za-z]+", rest.split(".")[0])
        value = ", ".join(word for word in spoken if word.lower() in NATIONALITIES)
        if value:
            yield Fact("language", value, negated=parse.negated)
    elif parse.verb in {"play", "practise", "practice", "learn", "do"} and parse.tense in {
        "present",
        "progressive",
        "perfect",
        "used",
    }:
        what = [bare(part) for part in re.split(r",\s*|\s+and\s+", cut(rest)) if part]
        first = what[0].split()[0].lower() if what and what[0] else ""
        lasting = parse.tense == "used" or parse.ended
        if first in INSTRUMENTS or (len(words) > 1 and words[0] in {"the", "how"} and words[1] in INSTRUMENTS):
            value = bare(re.split(r"\s+(?:in|at|on)\s+", cut(rest))[0])
            yield Fact(
                "instrument",
                "" if lasting else value,
                ends=value if lasting else "",
                negated=parse.negated and not lasting,
            )
        elif first in SPORTS and parse.verb != "learn":
            value = bare(cut(rest))
            yield Fact(
                "sport", "" if lasting else value, ends=value if lasting else "", negated=parse.negated and not lasting
            )
        elif first in NATIONALITIES and parse.verb == "learn":
            yield Fact("language", f"learning {what[0]}")
