"""Facts of body and table: diet, allergies, conditions, medicine, sizes, languages, instruments, sports."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, is_somebody, light_cut, short
from reverie.text.english.words.trades import CONDITIONS, DIETS, INSTRUMENTS, NATIONALITIES, SPORTS

_ALLERGIC = re.compile(r"^(?:\w+ly |very |also |so |a bit |quite )*(?:allergic|intolerant|sensitive) to (?P<what>.+)")
_HAVE_ALLERGY = re.compile(
    r"^(?:an? |my |this |the )?(?:(?:bad|severe|serious|mild|slight|nasty|terrible|new|weird) )*"
    r"(?P<what>[\w-]+(?: [\w-]+)?)? ?(?:allergy|intolerance)(?: to (?P<to>.+))?"
)
_REACTION = re.compile(
    r"^me (?:\w+ )?(?:swell|itch|wheeze|sneeze|throw up|vomit|sick\b|ill\b|break out|come out in|(?:an? )?(?:\w+ "
    r")?rash|hives"
    r"|(?:an? )?(?:allergic )?reaction|stomach cramps)",
    re.IGNORECASE,
)
_OVER = re.compile(r"^(?:the |my |our |her |his |their )?(?P<what>[\w-]+) (?:days|phase|years|life)$", re.IGNORECASE)
_DIET_WORD = re.compile(
    r"^(?:\w+ly |still |now |a |an |strict |strictly |mostly |basically |back to being |back to |no "
    r"longer )*(?P<what>[\w-]+)\b"
)
_EAT_EVERYTHING = re.compile(r"^(?:anything|everything|all)(?: but| except(?: for)?| apart from)? ?(?P<but>[^,.;]*)")
_PILL = re.compile(
    r"^(?:(?:my |daily |some |a |the |\d+ ?mg (?:of )?)*)(?P<what>(?!certain|routine|machine|again|online|magazine"
    r"|cabin|napkin|captain|mountain|bargain)[a-z]{4,}(?:in|ol|ine|ide|ate|one"
    r"|pril|tan|zole|pam|xin|cin|fen|formin|statin|roxine|insulin|tablets|antihistamines"
    r"|antidepressants|aspirin|iron|vitamin d|lithium))\b(?P<dose> \d+ ?mg)?",
    re.IGNORECASE,
)


_NOT_EATEN = re.compile(
    r"^(?:any |much )?(?P<what>(?:meat|fish|pork|beef|dairy|gluten|alcohol|sugar|eggs|red meat|carbs|caffeine|seafood"
    r"|lactose|wheat|nuts|peanuts"
    r"|groundnuts|sesame|shellfish|soy|milk|cheese)(?:,? (?:and|or) [a-z]+)?)(?: any (?:more|longer))?\b"
)
_NO_OBJECT = re.compile(
    r"^(?:it|that|this|any ?(?:more|thing)?|much|all|too|at|until|out|for|in|before|after|with|alone|there)\b"
)
_GIVEN_UP = re.compile(
    r"^(?:up )?(?:on )?(?:eating |drinking |being )?"
    r"(?P<what>meat|dairy|gluten|alcohol|sugar|vegan|vegetarian|pork|fish|caffeine)\b"
)
_SUFFERS = re.compile(r"^(?:diagnosed with|suffering from|living with) ")
_IS_ILL = re.compile(
    r"^(?:\w+ly |a )?(?:diabetic|asthmatic|coeliac|celiac|epileptic|autistic|dyslexic|anaemic|anemic|lactose intolerant"
    r"|colou?r[- ]?blind|pregnant)\b"
)
_OF_OTHERS = re.compile(r"\b(?:my|her|his|their|friend|mother|father|kid|son|daughter)\b")
_NOW = frozenset({"present", "progressive", "perfect"})


def diet(parse: Parse) -> Iterator[Fact]:
    """Read a way of eating: "I've been vegetarian since 2020", "I eat anything except liver"."""
    if not is_somebody(parse):
        return
    rest = parse.rest.lower()
    if parse.verb in {"be", "go", "become", "turn", "stay"}:
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
    elif parse.verb == "eat" and not parse.negated and parse.tense == "present" and _EAT_EVERYTHING.match(rest):
        yield Fact("diet", rest, kind="preference")


def end_of_diet(parse: Parse) -> Iterator[Fact]:
    """Read "the vegetarian days are over", "I stopped eating meat"."""
    rest = parse.rest.lower()
    if parse.verb == "be" and parse.kind in {"thing", "mine"}:
        over = _OVER.match(parse.subject)
        if over and over["what"].lower() in DIETS and _IS_OVER.match(rest):
            yield Fact("diet", ends=over["what"].lower(), kind="event", subject="@speaker")
    elif parse.verb in {"stop", "quit", "give"} and is_somebody(parse) and parse.tense in {"past", "perfect"}:
        match = _GIVEN_UP.match(rest)
        if match:
            ends = match["what"] in DIETS
            value, ended = ("", match["what"]) if ends else (f"no {match['what']}", "")
            yield Fact("diet", value, ends=ended, kind="event", starts=True)


def avoidance(parse: Parse) -> Iterator[Fact]:
    """Read "I don't eat pork", "I can't eat nuts"."""
    if (
        parse.verb not in {"eat", "drink", "have", "do", "stomach", "touch"}
        or not is_somebody(parse)
        or not (parse.negated or parse.ended)
    ):
        return
    rest = parse.rest.lower()
    cannot = parse.tense == "modal"
    if not cannot and parse.tense not in {"present", "progressive"}:
        return
    match = _NOT_EATEN.match(rest)
    if parse.verb in {"do", "stomach", "touch"} and not (cannot and match):
        return
    if match and (parse.verb != "drink" or match["what"] == "alcohol"):
        yield Fact("allergy", match["what"]) if cannot else Fact("diet", f"no {match['what']}")
    elif cannot and parse.verb == "eat" and short(cut(rest), 3) and not _NO_OBJECT.match(rest):
        yield Fact("allergy", cut(rest).removeprefix("any "))


def refused(parse: Parse) -> Iterator[Fact]:
    """Read "I must never be given penicillin": a medicine that harms."""
    if parse.tense != "modal" or not parse.negated or not is_somebody(parse):
        return
    rest = re.sub(r"^(?:ever |given |prescribed |again )+", "", parse.rest.lower())
    pill = _PILL.match(rest) if parse.verb in {"be", "have", "take", "give"} else None
    if pill:
        yield Fact("allergy", pill["what"])


def health(parse: Parse) -> Iterator[Fact]:
    """Read allergies and conditions."""
    if not is_somebody(parse):
        return
    rest = parse.rest
    if parse.verb == "be":
        allergic = _ALLERGIC.match(rest)
        if allergic:
            yield Fact("allergy", light_cut(allergic["what"]), negated=parse.negated)
        elif _SUFFERS.match(rest):
            yield Fact("health", cut(_SUFFERS.sub("", rest)), kind="event")
        elif _IS_ILL.match(rest) and not parse.negated:
            yield Fact("allergy" if "intolerant" in rest else "health", cut(rest))
    elif parse.verb in {"have", "develop", "get", "suffer"} and parse.tense in _NOW | {"past"}:
        allergy = _HAVE_ALLERGY.match(rest)
        if allergy and (allergy["to"] or allergy["what"]):
            yield Fact("allergy", light_cut(allergy["to"] or allergy["what"]), negated=parse.negated)
            return
        found = CONDITIONS.search(light_cut(rest))
        if found and found.start() < _NEAR and not _OF_OTHERS.search(light_cut(rest)):
            yield Fact("health", found.group(), negated=parse.negated)


def reactions(parse: Parse) -> Iterator[Fact]:
    """Read "peanuts make me swell up", "penicillin gives me a rash"."""
    if parse.verb not in {"make", "give"} or parse.kind not in {"thing", "name"} or parse.negated:
        return
    if parse.tense == "present" and _REACTION.match(parse.rest) and short(parse.subject, 3):
        yield Fact("allergy", bare(parse.subject).lower(), subject="@speaker")


def treatment(parse: Parse) -> Iterator[Fact]:
    """Read medicine taken, and the blood type."""
    rest = parse.rest
    if parse.owner == "me" and parse.noun in {"blood type", "blood group"} and parse.verb == "be":
        yield Fact("blood type", cut(rest))
    given = (
        _PUT_ME_ON.match(rest) if parse.verb in {"put", "start", "prescribe", "give"} and not parse.negated else None
    )
    treats = parse.subject.startswith("Dr") or (parse.tie is not None and parse.tie.key in {"doctor", "therapist"})
    if given and parse.tense in {"past", "perfect"} and (treats or _PILL.match(given["what"])):
        yield Fact("medication", cut(given["what"]), subject="@speaker", starts=True)
        return
    if not is_somebody(parse) or parse.negated:
        return
    if parse.verb == "be" and rest.startswith("on ") and _PILL.match(rest[3:]):
        yield Fact("medication", cut(rest[3:]))
    elif parse.verb in {"take", "use"} and parse.tense in _NOW:
        pill = _PILL.match(rest)
        if pill and short(light_cut(rest), 8):
            yield Fact("medication", pill["what"] + (pill["dose"] or ""))


_PUT_ME_ON = re.compile(
    r"^(?:me )?(?P<on>on )?(?!(?:a|an|the|my|hold|leave|call|it)\b)(?P<what>[a-z]{5,}(?: \d+ ?m?c?g)?)\b"
)
"""The doctor "put me on amlodipine", "prescribed amlodipine": a bare word after it is the name of a medicine."""
_IS_OVER = re.compile(r"^(?:over|behind|done|gone|finished|a thing of the past)\b")
_NEAR = 24


def measures(parse: Parse) -> Iterator[Fact]:
    """Read height and sizes."""
    rest = parse.rest
    if parse.kind in {"I", "dropped"} and parse.verb == "be":
        match = re.match(r"^(\d(?:[.,]\d\d ?m?| m \d\d|'\d{1,2}\"?|\d\d ?cm)(?: ft)?) tall", rest)
        if match:
            yield Fact("height", match.group(1))
    elif parse.kind in {"I", "dropped"} and parse.verb in {"wear", "take"}:
        match = re.match(
            r"^(?:an? )?(?:shoe )?size (\d{1,2}(?:\.5|½)?)|^(?:an? )?(\d{1,2}(?:\.5|½| and a half)?)(?: "
            r"|-)?(?:wide|narrow"
            r"|extra wide|in (?:boots|shoes|trainers|sneakers))\b",
            rest,
        )
        if match:
            yield Fact("shoe size", match.group(1) or match.group(2))


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
    elif parse.verb in {"play", "practise", "practice", "learn", "do", "start", "take"} and parse.tense in {
        "present",
        "progressive",
        "perfect",
        "used",
    }:
        rest = re.sub(r"^(?:up |learning |playing |lessons in )+", "", rest)
        words = [word.strip(".,").lower() for word in rest.split()[:8]]
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
