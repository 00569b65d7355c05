"""Facts about things: what somebody has, what things are called, when and where they are, what they cost."""

import re
from collections.abc import Iterator

from reverie.model.statement import StatementKind
from reverie.text.attributes import free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, light_cut, proper, short
from reverie.text.english.words.kin import TIES, tie_of
from reverie.text.english.words.trades import NATIONALITIES
from reverie.text.wordlist import words_of

_ISO = re.compile(r"\d{4}-\d\d(?:-\d\d)?\b|\bthe week of \d{4}")
_CLOCK = re.compile(
    r"^(?:at |around |about |from |by )?(?P<t>\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'clock|h"
    r"|uhr)|\d{1,2}[:.h]\d\d|noon|midnight|half past \w+|quarter (?:to|past) \w+)(?!\S)",
    re.IGNORECASE,
)
_MONEY = re.compile(
    r"(?:[€$£¥] ?\d[\d.,]*(?: ?(?:k|m|million|thousand))?|\b\d[\d.,]*(?: ?(?:k|million|thousand))? "
    r"?(?:€|\$|£|euros?|dollars?|pounds?|eur|usd|gbp|bucks|quid|kr|yen|francs|chf|reais|a month|per "
    r"month|a night))",
    re.IGNORECASE,
)
_VEHICLE = {
    "car": "car",
    "van": "car",
    "truck": "car",
    "motorbike": "car",
    "bike": "bike",
    "bicycle": "bike",
    "phone": "phone",
    "laptop": "computer",
    "computer": "computer",
    "macbook": "computer",
    "e-bike": "bike",
    "ebike": "bike",
    "pc": "computer",
    "desktop": "computer",
}
_THING_KEYS = {
    "deadline": "deadline", "due date": "deadline", "budget": "budget", "price": "price", "cost": "price", "rent": "rent", "date": "date", "time": "time", "venue": "place",
    "location": "place", "place": "place", "status": "status", "leader": "leader", "lead": "leader", "owner": "leader", "manager": "leader", "version": "version", "size": "size",
    "format": "format", "start date": "date", "launch date": "date",
}  # fmt: skip
_OWN_KEYS = {
    "birthday": "birthday", "address": "address", "email": "email", "email address": "email", "e-mail": "email", "phone number": "phone number", "number": "phone number",
    "mobile number": "phone number", "timezone": "timezone", "time zone": "timezone", "shoe size": "shoe size", "height": "height", "blood type": "blood type", "diet": "diet",
    "commute": "commute", "nationality": "nationality", "religion": "religion", "hometown": "birthplace", "home town": "birthplace", "car": "car", "bike": "bike", "phone": "phone",
    "laptop": "computer", "computer": "computer", "native language": "language", "mother tongue": "language", "first language": "language", "instrument": "instrument",
    "goal": "goal", "main goal": "goal", "budget": "budget", "deadline": "deadline", "pet": "pet", "school": "school", "university": "school", "major": "study",
}  # fmt: skip
_BAD_VALUE = re.compile(
    r"^(?:so|very|really|too|just|not|going|been|being|getting|doing|that|what|how|why|when|where|if"
    r"|to|all|also|always|still|already|here|there|out|back|up|down|off|over|done|good|great|bad|fine"
    r"|nice|amazing|awesome|ok|okay|happy|sad|sick|hard|easy|important|right|wrong|sure|ready|gone"
    r"|like|about|because|it|this|these|those|he|she|they|we|you|something|someone|nothing|everything"
    r"|pretty|quite|super|kind of|sort of|a bit|a little|a lot|the best|the worst|one of|more|less|as"
    r"|no|worth|full|new|old|big|small|broken|supportive|proud|excited|worried)\b",
    re.IGNORECASE,
)
_MOVED = re.compile(
    r"^(?:(?:back|forward|up) )?(?:from (?P<a>.+?) )?to (?P<b>.+)|^(?:been |was |is )?(?:moved|pushed"
    r"|postponed|delayed|rescheduled|brought forward|shifted|changed)(?: back| forward| up| out)?(?: "
    r"from (?P<c>.+?))? (?:to|until|till) (?P<d>.+)"
)
_GOT = words_of("""
    buy get have own adopt acquire inherit purchase order lease rent drive ride collect
""")
_NOT_THING = re.compile(
    r"^(?:a |an |the |some |my |our )?(?:(?:lot|few|bit|couple|great|good|hard|bad|nice|new|big|little"
    r"|really|such|rough|long|tough|busy|crazy|wonderful|amazing|lovely|fun|quick|chance"
    r"|while)\s*)*(?:time|day|week|month|year|fun|blast|chat|talk|look|feeling|idea|problem|issue"
    r"|question|lot|bit|break|rest|shower|nap|call|meeting|dream|hope|doubt|clue|point|chance"
    r"|opportunity|experience|conversation|plan|plans|luck|trouble|work|job|moment|feel|thought"
    r"|thoughts|news|way|sense|impact|effect|hug|smile|kick|laugh|cold|headache|lunch|dinner|breakfast"
    r"|coffee|drink|meal|appointment|interview|exam|test|class|lesson|session|party|event|ride|trip"
    r"|visit|start|try|go|shot|better|worse|back|up|out|into|over|through|to|it|them|there|here|home"
    r"|rid|used|married|engaged|divorced|lost|sick|tired|stuck|ready|done|started|ahead|along|away"
    r"|down|in|on|off|by|around|so|very|no|not|been|promoted|hired|fired|accepted|rejected|better"
    r"|great|good|pretty|more|enough|all|one|ones|this|that|these|those|everything|something|nothing"
    r"|anything|people|friends|someone|money|permission|help|support|advice|feedback|tips|information"
    r"|results?|response|reply|answer|message|messages|emails?|letter)\b",
    re.IGNORECASE,
)


def my_x_is_y(parse: Parse) -> Iterator[Fact]:
    """Read "my X is Y", "Ana's X is Y", "the X of Y is Z"."""
    if parse.verb != "be" or parse.negated or parse.tense not in {"present", "past"} or not parse.noun or parse.tie:
        return
    value = light_cut(parse.rest)
    noun = re.sub(r"^(?:new|current|old|latest) ", "", parse.noun.lower())
    favourite = re.match(r"^(?:all[- ]time )?fav(?:ou?rite|e)? (?P<what>.+)", noun)
    if favourite and (parse.owner or parse.kind == "thing"):
        what = re.sub(r"\s+(?:of all time|ever|is)$", "", favourite["what"])
        if short(what, 5) and short(value, 9) and not re.match(r"^(?:when|how|that|to|because|probably)\b", value):
            yield Fact(f"favourite {free_key(what)}", value, kind="preference", subject=_of(parse))
        return
    if (
        noun in _OWN_KEYS
        and parse.owner
        and short(value, 10)
        and (not _BAD_VALUE.match(value) or noun in {"diet", "bike", "car"})
    ):
        yield Fact(_OWN_KEYS[noun], re.sub(r"^(?:on|in|at) ", "", value), subject=_of(parse), kind="state")
        return
    split = re.match(r"^(?P<what>.+?) (?P<prep>of|for|in|at|on) (?:the |our |my |this )?(?P<of>.+)$", noun)
    if split and split["what"] in _THING_KEYS and short(value, 10):
        yield Fact(_THING_KEYS[split["what"]], re.sub(r"^(?:on|in|at) ", "", value), subject=free_key(split["of"]))
        return
    words = noun.split()
    for length in (2, 1):
        if (
            len(words) > length
            and " ".join(words[-length:]) in _THING_KEYS
            and short(value, 10)
            and not split
            and parse.owner in {"", "me"}
        ):
            yield Fact(
                _THING_KEYS[" ".join(words[-length:])],
                re.sub(r"^(?:on|in|at) ", "", value),
                subject=" ".join(words[:-length]),
            )
            return
    if noun in _THING_KEYS and short(value, 10):
        yield Fact(_THING_KEYS[noun], re.sub(r"^(?:on|in|at) ", "", value), subject=_of(parse) or "@speaker")
        return
    if _dated_thing(parse, value):
        yield from _when(parse, value)
        return
    if (
        parse.tense == "present"
        and short(value, 8)
        and short(noun, 6)
        and not _BAD_VALUE.match(value)
        and not any(word in TIES for word in words[-1:])
        and (split or parse.owner)
        and (proper(bare(value)) or re.match(r"^(?:an?|the|\d)\b", value))
        and not re.search(r"\b(?:my|our|your|his|her|their)\b", noun)
        and noun not in _NO_KEYS
    ):
        yield Fact(free_key(noun), value, subject=_of(parse))


_NO_KEYS = frozenset(
    {
        "favorite",
        "favourite",
        "fave",
        "fav",
        "thing",
        "point",
        "top pick",
        "problem",
        "question",
        "idea",
        "plan",
        "advice",
        "issue",
        "guess",
        "answer",
        "day",
        "week",
    }
)


def _of(parse: Parse) -> str:
    """Return whose attribute it is: nothing for the speaker's own."""
    return "" if parse.owner in {"me", ""} else parse.owner


def _dated_thing(parse: Parse, value: str) -> bool:
    return parse.kind in {"thing", "mine", "name"} and (bool(_ISO.search(value)) or bool(_CLOCK.match(value)))


def _when(parse: Parse, value: str) -> Iterator[Fact]:
    date = re.search(r"\d{4}-\d\d(?:-\d\d)?", value)
    due = re.match(r"^due\b", value) is not None
    subject = parse.name if parse.kind == "name" else free_key(parse.noun)
    if date and re.match(
        r"^(?:now |set for |scheduled for |planned for |due |due (?:on|in|by) |on |in |from |happening on "
        r")*(?:the week of )?\d{4}-",
        value,
    ):
        yield Fact("deadline" if due else "date", date.group(), subject=subject)
    clock = _CLOCK.match(value)
    if clock:
        yield Fact("time", clock["t"], subject=subject)


def rescheduled(parse: Parse) -> Iterator[Fact]:
    """Read "the launch was moved to 19 May", "they pushed the deadline to June"."""
    if (
        parse.kind not in {"thing", "mine", "name"}
        or parse.negated
        or parse.tense not in {"past", "perfect", "present", "progressive"}
    ):
        return
    rest = parse.rest
    if parse.verb == "be" or parse.verb in {"move", "shift", "slip", "change", "get"}:
        match = _MOVED.match(rest)
        new = (match["b"] or match["d"]) if match else ""
        date = _ISO.search(new or "")
        if match and date:
            old = _ISO.search(match["a"] or match["c"] or "")
            attr = "deadline" if re.search(r"\b(?:deadline|due|submission)\b", parse.noun) else "date"
            subject = (
                re.sub(r"\s*\b(?:deadline|due date|date)\b(?: (?:for|of) (?:the )?)?\s*", "", free_key(parse.noun))
                or "@speaker"
            )
            iso = re.search(r"\d{4}-\d\d(?:-\d\d)?", date.string[date.start() :])
            yield Fact(
                attr,
                iso.group() if iso else date.group(),
                ends=old.group() if old else "",
                subject=subject,
                kind="state",
            )
    elif parse.verb in {
        "start",
        "begin",
        "open",
        "take",
        "happen",
        "launch",
        "leave",
        "run",
        "close",
        "end",
        "finish",
    } and parse.tense in {"present", "progressive"}:
        place = re.match(r"^place (?:in|at) ([^,.;]+)", rest)
        if parse.verb == "take" and place:
            yield Fact("place", cut(place.group(1)), subject=free_key(parse.noun))
        date = re.match(r"^(?:on|in) (\d{4}-\d\d(?:-\d\d)?)", rest)
        clock = _CLOCK.match(rest)
        if date and parse.verb in {"start", "begin", "open", "launch"}:
            yield Fact("date", date.group(1), subject=free_key(parse.noun))
        elif clock and parse.verb != "take":
            yield Fact("time", light_cut(re.sub(r"^(?:at|from|around) ", "", rest)), subject=free_key(parse.noun))
    elif parse.verb == "cost":
        money = _MONEY.search(rest)
        if money:
            yield Fact("price", money.group().strip(), subject=free_key(parse.noun))


_CARS = words_of("""
    yaris corolla golf polo fiesta focus civic accord fabia octavia clio megane corsa astra passat tiguan qashqai
    leaf micra sandero duster kona tucson sportage picanto model mini prius rav4 camry cr-v crv jetta mazda3 impreza
    outback forester punto 500 panda ibiza leon i10 i20 i30 toyota honda ford volkswagen vw skoda renault peugeot
    citroen fiat opel seat hyundai kia nissan mazda subaru volvo bmw audi mercedes tesla dacia suzuki mitsubishi
    lexus jeep chevrolet mustang lancia saab id.3
""")
_BIKES = words_of("""
    trek surly brompton canyon cannondale specialized bianchi giant scott cube peregrine ribble kona gazelle batavus
    koga domane
""")


def _brand(words: str) -> str:
    for word in re.findall(r"[\w.-]+", words.lower()):
        if word in _CARS:
            return "car"
        if word in _BIKES:
            return "bike"
    return ""


def taken(parse: Parse) -> Iterator[Fact]:
    """Read "someone stole my Trek", "the old car died": a thing that is gone."""
    match = re.match(r"^(?:my|our) (?P<what>[^,.;]+)", parse.rest)
    if parse.verb == "steal" and match and parse.tense in {"past", "perfect"}:
        what = light_cut(match["what"])
        key = _vehicle(what, "") or _brand(what)
        if key:
            yield Fact(
                key, ends=re.split(r"\s+(?:on|in|from|out|at|last)\s", what)[0], kind="event", subject="@speaker"
            )


def having(parse: Parse) -> Iterator[Fact]:
    """Read what somebody has, bought or sold."""
    rest = parse.rest
    if parse.kind not in {"I", "we", "dropped", "name"} and not parse.tie:
        return
    if parse.verb in _GOT and parse.tense in {"present", "past", "perfect", "progressive"} and not parse.negated:
        if parse.verb == "rent" or _NOT_THING.match(rest):
            return
        what = re.match(r"^(?:a|an|my|the|our|this|another|some|two|three|four|five|\d+) (?P<what>[^,.;:]+)", rest)
        if not what:
            return
        phrase = light_cut(what["what"])
        key = _vehicle(phrase, parse.verb)
        if key:
            value = re.split(r"\s+(?:for|from|in|on|at|to|with|as|that|and)\s", phrase)[0]
            if bare(value.lower()).removeprefix("new ").removeprefix("old ") in _VEHICLE and parse.verb in {
                "have",
                "drive",
                "ride",
            }:
                yield Fact(kind="possession")
            else:
                yield Fact(key, value, kind="possession", starts=parse.verb in {"buy", "get", "purchase", "collect"})
        elif parse.verb in {"buy", "own", "adopt", "inherit", "purchase", "acquire", "have", "order"} and short(
            phrase, 9
        ):
            kind: StatementKind = (
                "possession" if parse.verb == "own" or (parse.verb == "have" and parse.tense == "present") else "event"
            )
            yield Fact(kind=kind if parse.verb != "have" or parse.tense != "perfect" else "state")
    elif parse.verb in {"sell", "scrap", "donate"} and parse.tense in {"past", "perfect"}:
        phrase = bare(re.split(r"\s+and\s+", light_cut(rest))[0])
        key = _vehicle(phrase, "") or _brand(phrase)
        value = re.split(r"\s+(?:for|to|on|in)\s", phrase)[0]
        if key and short(value, 5):
            yield Fact(key, ends=value, kind="event", starts=True)


def _vehicle(phrase: str, verb: str) -> str:
    words = re.split(r"\s+(?:for|from|in|on|at|to|with|as|that|and|down|up|over|out)\s", phrase.lower())[0].split()
    for word in words[-3:]:
        if word in _VEHICLE and len(words) <= 6:
            return _VEHICLE[word]
    if (
        verb in {"buy", "get", "collect", "drive", "ride", "own", "have", "lease"}
        and len(words) <= 6
        and _brand(" ".join(words))
    ):
        return _brand(" ".join(words))
    if verb == "drive" and words and not re.search(r"\b(?:bus|truck|taxi|lorry|tram|train|home|kids)\b", phrase):
        return "car"
    if verb == "ride" and words and re.search(r"\b[A-Z]", phrase):
        return "bike"
    return ""


def contacts(parse: Parse) -> Iterator[Fact]:
    """Read "X is my Y": who somebody is to the speaker, and which thing is a favourite."""
    if parse.verb != "be" or parse.tense not in {"present", "past"} or parse.negated:
        return
    match = re.match(r"^(?:my|our) (?:all[- ]time )?fav(?:ou?rite|e)? (?P<what>[^,.;]+)$", light_cut(parse.rest))
    if match and short(parse.subject, 6) and parse.kind in {"name", "thing"}:
        yield Fact(
            f"favourite {free_key(match['what'])}",
            bare(parse.subject) if not proper(parse.subject) else parse.subject,
            kind="preference",
            subject="@speaker",
        )
        return
    match = re.match(r"^(?:my|our) (?P<what>[^,.;]+)", light_cut(parse.rest))
    if match and parse.kind == "name" and short(match["what"], 7):
        what = match["what"]
        placed = re.search(r"\s(?:in|at|for|on)\s", what) is not None
        if not placed and (tie_of(what.split()[-1].lower()) or any(tie_of(word.lower()) for word in what.split()[:2])):
            yield Fact(kind="relation")
        elif what.lower() not in NATIONALITIES and not re.match(
            r"^(?:best|biggest|first|last|own|kind|way|favorite)\b", what
        ):
            yield Fact(free_key(what), parse.subject, kind="relation", subject="@speaker")
