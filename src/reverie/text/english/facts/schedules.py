"""Facts of what comes again: the weekday and the hour of a choir, a class, a club."""

import re
from collections.abc import Iterator

from reverie.text.attributes import free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact

_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
_DAYS = rf"(?P<days>(?:every )?{_DAY}(?:(?:,| and|,? &) {_DAY})*(?: (?:evening|night|morning|afternoon)s?)?)"
_HOUR = r"(?:at |around |from )?(?P<hour>\d{1,2}(?::\d\d)? ?(?:am|pm)?|half past \w+|noon)"
_WHEN = re.compile(rf"^(?:now |always |usually |only )*(?:on )?{_DAYS}(?:,? {_HOUR}\b)?", re.IGNORECASE)
_MOVED = re.compile(
    rf"^(?:back |over |been |got )*(?:moved |changed |switched |shifted )?(?:back |over )?(?:from [\w ]+? )?to {_DAYS}"
    rf"(?:,? {_HOUR}\b)?",
    re.IGNORECASE,
)
_MEETS = frozenset({"meet", "rehearse", "practise", "practice", "train", "play", "bowl", "sing", "run", "happen", "be"})
_ACTIVITY = re.compile(
    r"\b(?:choir|band|orchestra|practice|rehearsals?|training|class|classes|lessons?|club|group|course|yoga|pilates"
    r"|football|soccer|tennis|bowling|swimming|night|session|sessions|shift|market|service|group|team|league|meeting"
    r"|therapy|physio|bingo|quiz|surgery hours|clinic)$",
    re.IGNORECASE,
)
_NO_ACTIVITY = frozenset({"day", "date", "deadline", "appointment", "exam", "party", "wedding", "launch", "flight"})
_NOUN_OF = {"rehearse": "rehearsal", "practise": "practice", "practice": "practice", "train": "training",
            "bowl": "bowling", "sing": "singing", "meet": "meeting", "play": "playing"}  # fmt: skip


def recurring(parse: Parse) -> Iterator[Fact]:
    """Read "choir is on Fridays now", "practice moved to Mondays", "we rehearse on Wednesday evenings"."""
    if parse.negated or parse.tense in {"would", "modal", "used"}:
        return
    if parse.kind in {"thing", "mine"} and parse.owner in {"", "me"} and _ACTIVITY.search(parse.noun):
        of = free_key(re.sub(r"^(?:new|old|weekly|our|my) ", "", parse.noun.lower()))
        if parse.verb in _MEETS and parse.tense in {"present", "progressive", "future"}:
            yield from _found(of, _WHEN.match(parse.rest), starts=False)
        if parse.verb in {"move", "change", "switch", "shift", "be", "get", "go"}:
            yield from _found(of, _MOVED.match(parse.rest), starts=True)
    elif parse.kind == "we" and parse.verb in _NOUN_OF and parse.tense == "present":
        match = _WHEN.match(parse.rest)
        if match and match["days"].lower().rstrip("s").split()[-1] not in _NO_ACTIVITY:
            yield from _found(_NOUN_OF[parse.verb], match, starts=False)


def _found(of: str, match: re.Match[str] | None, *, starts: bool) -> Iterator[Fact]:
    if match is None:
        return
    yield Fact(f"{of} day", match["days"], subject="@speaker", starts=starts)
    if match["hour"]:
        yield Fact(f"{of} time", match["hour"], subject="@speaker", starts=starts)
