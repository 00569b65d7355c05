"""Facts of homes: where somebody lives, lived and moved to."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, cut, proper, short
from reverie.text.english.words.places import PLACES

_LIVE = re.compile(
    r"^(?:\w+ly |still |now |back |over |out |up |down |here |just |all )*(?:in|near|outside(?: of)?"
    r"|around|on|by|at) (?:the (?:city|town|village|north|south|east|west|outskirts|suburbs"
    r"|countryside)(?: end| side)? of )?(.+)",
    re.IGNORECASE,
)
_MOVE = re.compile(
    r"^(?:back |over |out |up |down |here |away |house )*(?:from (?P<a>.+?) )?(?:in)?to (?P<b>.+)", re.IGNORECASE
)
_MOVE_IN = re.compile(
    r"^in with (?:my |his |her )?[\w'-]+(?: [\w'-]+)?,? (?:over |up |down )?in (?P<b>[a-zA-ZÀ-ÿ][\w' -]*)",
    re.IGNORECASE,
)
_MOVE_BACK = re.compile(r"^(?:back |over )*to (?P<b>.+?) from (?P<a>.+)", re.IGNORECASE)
_NOT_HOME = re.compile(
    r"^(?:a|an|the|my|our|his|her|their|this|that|another|new|it|bed|one|two|something|someone|fear"
    r"|hope|peace|harmony|different|smaller|bigger|next|more|dispatch|office|working|with|it)\b"
    r"|^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d)",
    re.IGNORECASE,
)
_FLAT = re.compile(
    r"^(?:a|an|the|my|our|this)\s+(?:[\w-]+ ){0,4}(?:flat|apartment|house|studio|cottage|condo|room"
    r"|place|bungalow|loft|houseboat|duplex|terrace)\b.*?\b(?:in|near|outside) (?P<b>[^,]+)",
    re.IGNORECASE,
)


def home(parse: Parse) -> Iterator[Fact]:
    """Read where somebody lives, lived, moved to."""
    rest = parse.rest
    if parse.verb in {"live", "reside", "settle", "stay"}:
        yield from _live(parse, rest)
    elif parse.verb in {"move", "relocate"} and parse.tense in {"past", "perfect"} and not parse.negated:
        yield from _move(rest)
    elif (
        parse.verb in {"move", "relocate"}
        and parse.tense in {"progressive", "future"}
        and not parse.negated
        and re.search(r"\b(?:on|in|by) \d{4}-\d\d", rest)
    ):
        yield from _move(re.split(r"\s+(?:on|in|by) \d{4}-", rest)[0])
    elif parse.verb in {"rent", "share"} and parse.tense in {"present", "progressive"} and not parse.negated:
        match = _FLAT.match(rest)
        if match and _is_place(cut(match["b"])):
            street = re.search(
                r"\b(?:Road|Street|Lane|Avenue|Terrace|Close|Drive|Square|Row|Rua|Straße|Way|Hill)$", cut(match["b"])
            )
            yield Fact("address" if street else "home", cut(match["b"]))
    elif parse.verb == "be" and not parse.negated and parse.tense in {"present", "perfect"}:
        match = re.match(r"^(?:now |currently )?(?:based|settled|living) (?:in|out of|near) (.+)", rest) or re.match(
            r"^back in (.+?) (?:for good|permanently)\b", rest
        )
        if match and _is_place(cut(match.group(1))):
            yield Fact("home", cut(match.group(1)), starts=rest.startswith("back"))
        elif parse.kind in {"we", "name"} or parse.tie is not None:
            # "I'm in Kyoto now" may be a trip; "we're in Oak Park now" and "he's in Madison now" hardly
            match = re.match(r"^(?:now )?in (?P<b>[A-ZÀ-Þ][\w' -]{2,30}?) (?:now|these days)$", rest)
            if match and _is_place(match["b"]):
                yield Fact("home", match["b"])


_POSTED = re.compile(
    r"^(?:now |currently |up |down |over |out |still )*(?:stationed|posted|deployed) (?:now )?"
    r"(?:up |down |over |out )?(?:at|in|on|to|near) (?P<where>.+)"
)


def posted(parse: Parse) -> Iterator[Fact]:
    """Read "my brother is stationed at Minot", "he's at Kadena now"."""
    if parse.verb not in {"be", "get"} or parse.negated or (parse.kind not in {"I", "name"} and parse.tie is None):
        return
    match = _POSTED.match(parse.rest)
    if match and parse.tense in {"present", "perfect", "past"} and short(cut(match["where"]), 4):
        yield Fact("station", cut(match["where"]), starts=parse.tense == "perfect")
    elif parse.kind != "I" and parse.tense == "present":
        here = re.match(r"^at (?P<where>[\w'&-]+(?: [\w'&-]+){0,2}?) now\b", parse.rest)
        if here and not _NOWHERE.match(here["where"]):
            yield Fact("workplace", here["where"])


_NOWHERE = re.compile(
    r"^(?:a|an|my|our|his|her|their|home|work|school|uni|university|college|church|peace|rest|risk|ease|least|the|it"
    r"|that|this|lunch|dinner|practice|training|\d.*)\b",
    re.IGNORECASE,
)


def dwelling(parse: Parse) -> Iterator[Fact]:
    """Read where "my flat" is, as subject: "my flat in Porto is tiny", "our new place is in Leeds"."""
    if parse.owner != "me" or parse.tense not in {"present", "perfect"} or parse.negated:
        return
    match = _MY_FLAT.match(parse.noun)
    if match is None or _NOT_MINE.search(parse.noun):
        return
    place = match["b"] or ""
    if not place and parse.verb == "be":
        where = re.match(r"^(?:now )?(?:in|near|outside) (.+)", parse.rest)
        place = where.group(1) if where else ""
    value = cut(place)
    if value and _is_place(value) and proper(value):
        yield Fact("home", value, subject="@speaker")


_MY_FLAT = re.compile(
    r"^(?:[a-z-]+ ){0,3}?(?:flat|apartment|house|studio|cottage|condo|place|room|home|bungalow|loft)"
    r"(?: (?:here )?(?:in|near|outside) (?P<b>.+))?$",
    re.IGNORECASE,
)
_NOT_MINE = re.compile(
    r"\b(?:old|former|first|last|previous|holiday|summer|dream|parents|childhood|favou?rite|rental|next)\b"
)


def _is_place(value: str) -> bool:
    return short(value, 5) and not _NOT_HOME.match(value)


def _live(parse: Parse, rest: str) -> Iterator[Fact]:
    if parse.verb == "stay" or (
        parse.verb == "settle" and (parse.tense == "future" or not re.match(r"^(?:down )?in ", rest))
    ):
        return
    match = _FLAT.match(re.sub(r"^in ", "", rest)) or _LIVE.match(rest)
    if not match:
        return
    value = cut(match.groupdict().get("b") or match.group(1))
    if not _is_place(value):
        return
    if parse.tense == "used" or parse.tense == "past" or parse.ended:
        yield Fact("home", ends=value)
    elif parse.negated:
        yield Fact("home", value=value, negated=True)
    elif parse.tense in {"present", "perfect", "progressive"}:
        yield Fact("home", value)


def _move(rest: str) -> Iterator[Fact]:
    match = _MOVE_BACK.match(rest) or _MOVE.match(rest) or _MOVE_IN.match(rest)
    if not match:
        return
    value, old = cut(match["b"]), cut(match.groupdict().get("a") or "")
    flat = _FLAT.match(match["b"])
    if flat:
        value = cut(flat["b"])
    if _is_place(value) and (
        proper(value)
        or value in PLACES
        or not re.search(r"\b(?:ing|team|desk|role|department|unit|group|tables?)\b", value)
    ):
        yield Fact("home", value, ends=old if _is_place(old) else "", kind="event", starts=True)
