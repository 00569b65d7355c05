"""Facts about things: what somebody has, what things are called, when and where they are, what they cost."""

import re
from collections.abc import Iterator

from reverie.text.attributes import free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, light_cut, proper, short
from reverie.text.english.facts.prices import is_fee
from reverie.text.english.words.kin import ANIMALS, TIES, tie_of
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
_THING_KEYS = {
    "deadline": "deadline",
    "due date": "deadline",
    "budget": "budget",
    "price": "price",
    "cost": "price",
    "rent": "rent",
    "date": "date",
    "time": "time",
    "venue": "place",
    "location": "place",
    "place": "place",
    "status": "status",
    "leader": "leader",
    "lead": "leader",
    "owner": "leader",
    "manager": "leader",
    "version": "version",
    "size": "size",
    "format": "format",
    "start date": "date",
    "launch date": "date",
}
_OWN_KEYS = {
    "birthday": "birthday",
    "address": "address",
    "email": "email",
    "email address": "email",
    "e-mail": "email",
    "phone number": "phone number",
    "number": "phone number",
    "mobile number": "phone number",
    "timezone": "timezone",
    "time zone": "timezone",
    "shoe size": "shoe size",
    "height": "height",
    "blood type": "blood type",
    "diet": "diet",
    "commute": "commute",
    "nationality": "nationality",
    "religion": "religion",
    "hometown": "birthplace",
    "home town": "birthplace",
    "car": "car",
    "bike": "bike",
    "phone": "phone",
    "laptop": "computer",
    "computer": "computer",
    "native language": "language",
    "mother tongue": "language",
    "first language": "language",
    "instrument": "instrument",
    "goal": "goal",
    "main goal": "goal",
    "budget": "budget",
    "deadline": "deadline",
    "pet": "pet",
    "last day": "last day",
    "last working day": "last day",
    "first day": "first day",
    "start date": "start date",
    "school": "school",
    "university": "school",
    "major": "study",
}
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
_NO_KEYS = words_of("""
    favorite favourite fave fav thing point problem question idea plan advice issue guess answer day week pick
""")
_FAVOURITE = re.compile(r"^(?:all[- ]time )?fav(?:ou?rite|e)? (?P<what>.+)")
_OF = re.compile(r"^(?P<what>.+?) (?:of|for|in|at|on) (?:the |our |my |this )?(?P<of>.+)$")
_LOOSE = re.compile(r"^(?:when|how|that|to|because|probably)\b")
_PLACED = re.compile(r"^(?:on|in|at) ")
_LONGEST = 10


def my_x_is_y(parse: Parse) -> Iterator[Fact]:
    """Read "my X is Y", "Ana's X is Y", "the X of Y is Z"."""
    if parse.verb != "be" or parse.negated or parse.tense not in {"present", "past"} or not parse.noun or parse.tie:
        return
    value = light_cut(parse.rest)
    noun = re.sub(r"^(?:new|current|old|latest) ", "", parse.noun.lower())
    favourite = _FAVOURITE.match(noun)
    if favourite and (parse.owner or parse.kind == "thing"):
        what = re.sub(r"\s+(?:of all time|ever|is)$", "", favourite["what"])
        if short(what, 5) and short(value, 9) and not _LOOSE.match(value):
            yield Fact(f"favourite {free_key(what)}", value, kind="preference", subject=_of(parse))
        return
    if is_fee(noun) and re.search(r"\d", value):
        return
    known = _known_key(parse, noun, value)
    if known is not None:
        yield known
    elif _dated_thing(parse, value):
        yield from _when(parse, value)
    elif _is_free(parse, noun, value):
        yield Fact(free_key(noun), value, subject=_of(parse))


def _known_key(parse: Parse, noun: str, value: str) -> Fact | None:
    """Return the fact where the noun is a key that is known: of the person, or of a thing."""
    if not short(value, _LONGEST):
        return None
    plain = _PLACED.sub("", value)
    measured = bool(re.search(r"\d|noon|midnight", value)) or proper(bare(value))
    if noun in _OWN_KEYS and parse.owner and (not _BAD_VALUE.match(value) or noun in {"diet", "bike", "car"}):
        return Fact(_OWN_KEYS[noun], plain, subject=_of(parse))
    split = _OF.match(noun)
    if split and split["what"] in _THING_KEYS and (measured or not _BAD_VALUE.match(value)):
        return Fact(_THING_KEYS[split["what"]], plain, subject=free_key(split["of"]))
    words = noun.split()
    for length in (2, 1):
        key = _THING_KEYS.get(" ".join(words[-length:]))
        if key and len(words) > length and not split and measured and parse.owner in {"", "me"}:
            return Fact(key, plain, subject=" ".join(words[:-length]))
    if noun in _THING_KEYS:
        return Fact(_THING_KEYS[noun], plain, subject=_of(parse) or "@speaker")
    return None


def _is_free(parse: Parse, noun: str, value: str) -> bool:
    """Tell whether any other noun with its value makes a key of its own: "partner in Kyoto"."""
    if parse.tense != "present" or not short(value, 8) or not short(noun, 6) or _BAD_VALUE.match(value):
        return False
    last = noun.split()[-1]
    if last in TIES or last in _NO_KEYS or re.search(r"\b(?:my|our|your|his|her|their)\b", noun):
        return False
    if not parse.owner and not _OF.match(noun):
        return False
    return proper(bare(value)) or bool(re.match(r"^(?:an?|the|\d)\b", value))


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


_DUE_WORK = re.compile(
    r"\b(?:deadline|due|submission)\b|\b(?:thesis|dissertation|essay|paper|assignment|application|manuscript)$"
)


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
            attr = "deadline" if _DUE_WORK.search(parse.noun) else "date"
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


def happening(parse: Parse) -> Iterator[Fact]:
    """Read when and where something starts, and what it costs now: "the course starts at 9", "rent went up to 950"."""
    if parse.kind not in {"thing", "mine", "name"} or parse.negated:
        return
    rest = parse.rest
    if parse.verb in {
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
    elif parse.verb in {"go", "rise", "drop", "come", "increase", "fall"} and parse.tense in {"past", "perfect"}:
        money = re.match(
            rf"^(?:up |down |back |all the way )*to (?P<sum>{_MONEY.pattern}|\d[\d.,]*k?)", rest, re.IGNORECASE
        )
        key = _THING_KEYS.get(parse.noun.split(" of ")[0].lower(), "")
        if money and key in {"budget", "price", "rent"}:
            yield from _priced(parse, key, money["sum"].strip())
    elif parse.verb == "cost":
        money = _MONEY.search(rest)
        if money:
            yield Fact("price", money.group().strip(), subject=free_key(parse.noun))


def _priced(parse: Parse, key: str, value: str) -> Iterator[Fact]:
    """Yield a sum of money under its own key, or that of the thing it is for."""
    split = _OF.match(parse.noun)
    yield Fact(key, value, subject=free_key(split["of"]) if split else "@speaker")


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
            tie = tie_of(what.split()[-1].lower())
            if tie is not None and tie.key in ANIMALS and parse.name and parse.tense == "present":
                yield Fact("pet", f"{parse.name} ({what})", kind="possession", subject="@speaker")
            else:
                yield Fact(kind="relation")
        elif (
            job := re.match(r"^(?:new |current )?(?:boss|manager|supervisor|team lead) at (?P<org>[A-ZÀ-Þ].*)", what)
        ) is not None:
            yield Fact("employer", cut(job["org"]), kind="relation", subject="@speaker")
        elif what.lower() not in NATIONALITIES and not re.match(
            r"^(?:best|biggest|first|last|own|kind|way|favorite)\b", what
        ):
            yield Fact(free_key(what), parse.subject, kind="relation", subject="@speaker")
