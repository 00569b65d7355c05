"""Keys of what comes again and of what is paid for: the day of a choir, the price of a lesson."""

import re

from reverie.text.attributes import free_key

_WEEKDAY = re.compile(
    r"\b(?:which|what) (?:week ?)?(?:days?|evenings?|nights?|mornings?|afternoons?|time)(?: of the week)?\b.{0,12}?"
    r"\b(?:do|does|did|is|are|was|were)\b (?:my |our |the |i |we )?(?P<what>[a-z][\w' -]{0,40}?)"
    r"(?: (?P<verb>rehearse|meet|practi[sc]e|train|play|bowl|sing|happen|take place|fall))?"
    r"(?: on| in| at)?(?: now| nowadays| these days| at present| currently| again| this year| back then"
    r"| in [a-z]+(?: \d{4})?| in \d{4}| last [a-z]+)*\s*\??$",
    re.IGNORECASE,
)
_WHEN_MEET = re.compile(
    r"^when (?:do|does|did) (?:my |our |the )?(?P<what>[a-z][\w' -]{1,40}?) (?P<verb>rehearse|meet|practi[sc]e"
    r"|train|play|bowl"
    r"|sing)\b",
    re.IGNORECASE,
)
_NOUN_OF = {"rehearse": "rehearsal", "practise": "practice", "practice": "practice", "train": "training",
            "bowl": "bowling", "sing": "singing", "meet": "meeting", "play": "playing"}  # fmt: skip
_REHEARSED = frozenset({"rehearse", "meet", "practise", "practice", "sing"})
_MEETING = ("rehearsal", "practice")
_CHARGE = re.compile(
    r"\b(?:how much|what) (?:do|did|am|was) i (?:now |currently )?(?:charg(?:e|ing)|ask(?:ing)?|take|taking)\b"
    r"(?: at present| now| currently| these days)?(?: for (?:an? |the |my )?(?P<of>[a-z][\w' -]{2,40}?))?"
    r"(?: at present| now| currently| these days| in | back | last |\s*\??$)",
    re.IGNORECASE,
)
_MY_FEE = re.compile(
    r"\bmy (?:current |new |standard |usual )*(?:(?P<what>[a-z]+(?: [a-z]+)?) )?(?:fee|rate|price|charge)\b"
    r"(?: for (?:an? |the )?(?P<of>[\w' -]{3,30}?))?(?: now| at present|\s*\??$)",
    re.IGNORECASE,
)
_PLAIN = re.compile(r"^(?:standard|normal|usual|regular|single|basic|hourly) ", re.IGNORECASE)


def recurring_asked(asked: str) -> tuple[str, ...]:
    """Return the keys for the day or the hour of what comes again, and for what somebody takes for their work.

    >>> recurring_asked("On which evening does my choir rehearse these days?")
    ('choir day', 'rehearsal day', 'practice day', 'choir time')
    >>> recurring_asked("What do I charge at present for a standard tuning?")
    ('tuning price', 'fee')
    """
    charge = _CHARGE.search(asked) or _MY_FEE.search(asked)
    if charge:
        of = charge["of"] or charge.groupdict().get("what") or ""
        thing = free_key(_PLAIN.sub("", of.strip())) if of else ""
        return (f"{thing} price", "fee") if thing and thing not in {"standard", "hourly"} else ("fee",)
    match = _WEEKDAY.search(asked) or _WHEN_MEET.search(asked)
    if not match or not match["what"]:
        return ()
    verb = match["verb"] or ""
    what = free_key(match["what"])
    unit, other = ("time", "day") if re.search(r"\b(?:what|which) time\b", asked, re.IGNORECASE) else ("day", "time")
    keys = [f"{what} {unit}"] if what not in {"", "i", "we"} else []
    if verb in _NOUN_OF:
        keys.append(f"{_NOUN_OF[verb]} {unit}")
        keys.extend(f"{noun} {unit}" for noun in _MEETING if verb in _REHEARSED and noun != _NOUN_OF[verb])
    return (*keys, f"{what} {other}") if keys and what not in {"i", "we"} else tuple(keys)
