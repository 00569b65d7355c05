"""How English says when."""

import re

from reverie.text.dates import readings as r
from reverie.text.dates.english_words import (
    BEFORE,
    FIXED,
    FULL_WEEKDAY,
    HOLIDAYS,
    MARKS,
    MONTH,
    MONTHS,
    NUMBER,
    NUMBERS,
    PARTS,
    PERFECT,
    SEASONS,
    SHORT_WEEKDAY,
    TRIGGER,
    UNIT,
    UNITS,
    WEEKDAYS,
)
from reverie.text.dates.mention import Frame, Reading, Rule, Rules

_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\d/]|-\d|\.\d)"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_PART = r"(?:(?:the[ ]+)?(?P<part>end[ ]+of|late|middle[ ]+of|mid|early|beginning[ ]+of|start[ ]+of)(?:[ ]+in)?[ -]+)?"
_LAST = r"(?:(?:the[ ]+)?(?P<which>this[ ]+past|last|past|this|next|coming)[ ]+)?"
_WHICH = {
    "last": -1,
    "past": -1,
    "this past": -1,
    "previous": -1,
    "this": 0,
    "the": 0,
    "current": 0,
    "next": 1,
    "coming": 1,
}
_DEADLINE = frozenset({"by", "until", "till", "til", "before", "due"})


def _count(match: re.Match[str]) -> float:
    words = " ".join(match["count"].lower().split())
    return float(words) if words.isdigit() else NUMBERS[words]


def _unit(match: re.Match[str]) -> r.Unit:
    return UNITS[match["unit"].lower()]


def _month(match: re.Match[str]) -> int:
    return MONTHS[match["month"].lower()[:3]]


def _which(match: re.Match[str]) -> int | None:
    words = match["which"]
    return _WHICH[" ".join(words.lower().split())] if words else None


def _cut(reading: Reading | None, match: re.Match[str]) -> Reading | None:
    """Take the part of a month, year or week that "early", "end of" and their kin name."""
    words = match["part"]
    return r.part_of(reading, PARTS[" ".join(words.lower().split())]) if words else reading


def _day_month(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = _month(match), int(match["day"])
    if match["year"]:
        return r.on_day(int(match["year"]), month, day)
    return r.day_without_year(month, day, frame, match)


def _days_month(match: re.Match[str], frame: Frame) -> Reading | None:
    year = int(match["year"]) if match["year"] else None
    return r.days_of_month(int(match["first"]), int(match["day"]), (year, _month(match)), frame, match)


def _bare_month(match: re.Match[str], frame: Frame) -> Reading | None:
    month, word, prep = _month(match), match["month"], (match["prep"] or "").lower()
    if word in {"may", "march", "mar"} and prep in {"to", "by", "from", "of", "for", "and"}:
        return None
    if prep == "and" and not re.search(
        r"\bbetween[ ]+\w+[ ]+\Z", frame.text[max(0, match.start() - 24) : match.start()], re.I
    ):
        return None
    which = _which(match)
    if which is not None:
        return _cut(r.named_month(month, which), match)
    return _cut(r.month_without_year(month, frame, match), match)


def _named_month(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "last May", "early March", without a word before that would make it a month."""
    return _bare_month(match, frame) if match["which"] or match["part"] else None


def _ago(match: re.Match[str], frame: Frame) -> Reading | None:
    count = _count(match) + (0.5 if match["half"] else 0)
    return r.ago(count, _unit(match), frame, exact=bool(match["today"]))


def _weekdays_ago(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.weekday(WEEKDAYS[match["weekday"].lower()[:3]], future=False, weeks=int(_count(match)) - 1)


def _from_now(match: re.Match[str], frame: Frame) -> Reading | None:
    return r.ahead(_count(match), _unit(match), frame)


def _in(match: re.Match[str], frame: Frame) -> Reading | None:
    future = frame.future(match.start(), match.end())
    # "I learned it in two weeks" tells how long it took, "twice in a day" how often
    if future is False or (future is None and match["count"].lower() in {"a", "an"}):
        return None
    reading = r.ahead(_count(match), _unit(match), frame)
    return r.with_role(reading, "by") if match["prep"].lower() == "within" else reading


def _window(match: re.Match[str], frame: Frame) -> Reading | None:
    if (match["prep"] or "").lower() == "for" and PERFECT.search(frame.text, max(0, match.start() - 80), match.start()):
        return r.lasting(_count(match), _unit(match))
    return r.window(_count(match), _unit(match), future=_which(match) == 1)


def _lasting(match: re.Match[str], frame: Frame) -> Reading | None:
    """Read "for three years" only where it lasts until now."""
    if match["now"] or match["prep"].lower() == "since":
        return r.lasting(_count(match), _unit(match))
    if PERFECT.search(frame.text[max(0, match.start() - 80) : match.start()]):
        return r.lasting(_count(match), _unit(match))
    return None


def _been(match: re.Match[str], _frame: Frame) -> Reading | None:
    """Read "it's been three years since": when it happened; and "seven years now"."""
    reading = r.lasting(_count(match), _unit(match))
    return r.with_role(reading, "on") if match["since"] else reading


def _fixed(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.days_off(FIXED[" ".join(match["d"].lower().split()).removeprefix("the ")])


def _unit_before(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.unit_off(-2 if match["before"] else 2, _unit(match))


def _the_unit_before(match: re.Match[str], _frame: Frame) -> Reading | None:
    return r.unit_off(-1, _unit(match))


def _which_unit(match: re.Match[str], frame: Frame) -> Reading | None:
    which, unit = _which(match) or 0, _unit(match)
    if match["which"].lower() == "the" and not match["part"]:
        return None
    if unit == "weekend" and which == 0:
        return r.this_weekend(frame, match)
    return _cut(r.unit_off(which, unit), match)


def _weekday(match: re.Match[str], frame: Frame) -> Reading | None:
    if match["skip"]:
        return None
    number, which = WEEKDAYS[match["weekday"].lower()[:3]], _which(match)
    if match["week"]:
        return r.weekday_of_week(number, _WHICH[match["week"].lower()])
    if match["far"]:
        return r.weekday(number, future=False, weeks=1)
    if which == -1 or which == 1:
        return r.weekday(number, future=which == 1)
    future = frame.future(match.start(), match.end())
    if which == 0 and future is False:
        return r.weekday_of_week(number, 0)
    deadline = (match["prep"] or "").lower() in _DEADLINE
    return r.weekday(number, future=which == 0 or bool(future) or (deadline and future is None))


def _season(match: re.Match[str], frame: Frame) -> Reading | None:
    number = SEASONS[match["season"].lower()]
    if match["year"]:
        return r.season_of_year(number, int(match["year"]), southern=frame.southern)
    which = _which(match)
    return None if which is None else r.season(number, which, southern=frame.southern)


def _holiday(match: re.Match[str], frame: Frame) -> Reading | None:
    month, day = HOLIDAYS[re.sub(r"[^a-z ]", "", " ".join(match["holiday"].lower().split()))]
    if match["year"]:
        return r.on_day(int(match["year"]), month, day)
    which = _which(match)
    return r.day_without_year(month, day, frame, match, future=None if which is None else which >= 0)


def _year(match: re.Match[str], _frame: Frame) -> Reading | None:
    return _cut(r.in_year(int(match["year"])), match)


def _years(match: re.Match[str], _frame: Frame) -> Reading | None:
    first, last = match["d"][:4], match["last"]
    return r.years(int(first), int(last if len(last) == 4 else first[:2] + last))


def _decade(match: re.Match[str], _frame: Frame) -> Reading | None:
    first = int(match["decade"])
    first += 0 if first > 99 else 1900
    return r.years(first, first + 9)


def _month_day(match: re.Match[str], frame: Frame) -> Reading | None:
    which = _which(match)
    if which is not None:
        return r.day_of_month(int(match["day"]), which)
    return r.month_day(int(match["day"]), frame, match)


_RULES: tuple[tuple[str, r.Read], ...] = (
    (
        r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})(?![\d/])",
        r.iso_day,
    ),
    (r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)-(?P<month>0[1-9]|1[0-2])(?![\d-])", r.iso_month),
    (
        rf"\b(?P<first>\d{{1,2}})(?:st|nd|rd|th)?[ ]*(?:-|–|to|through)[ ]*{_DAY}[ ]+(?:of[ ]+)?{MONTH}(?:,?[ ]+{_YEAR})?",
        _days_month,
    ),
    (
        rf"\b{MONTH}[ ]+(?P<first>\d{{1,2}})(?:st|nd|rd|th)?[ ]*(?:-|–|to|through)[ ]*{_DAY}\b(?:,?[ ]+{_YEAR})?",
        _days_month,
    ),
    (
        rf"\b(?:{FULL_WEEKDAY},?[ ]+(?:the[ ]+)?)?(?<![.\d]){_DAY}[ ]+(?:of[ ]+)?{MONTH}(?:,?[ ]+{_YEAR})?",
        _day_month,
    ),
    (
        rf"\b(?:{FULL_WEEKDAY},?[ ]+)?{MONTH}[ ]+(?:the[ ]+)?{_DAY}(?![\d:%]|\.\d|[ ]?[ap]\.?m\b)(?:,?[ ]+{_YEAR})?",
        _day_month,
    ),
    (
        rf"(?<![\w-]){_PART}{MONTH},?[ ]+(?:of[ ]+)?{_YEAR}",
        lambda match, _frame: _cut(r.in_month(int(match["year"]), _month(match)), match),
    ),
    (r"(?<![\d/.-])(?P<one>\d{1,2})(?P<sep>[/.-])(?P<two>\d{1,2})(?P=sep)(?P<year>(?:19|20)\d\d)(?!\d)", r.numeric),
    (
        r"\b(?:on|by|until|till|since|before|from|due)[ ]+(?P<d>(?P<one>\d{1,2})(?P<sep>/)(?P<two>\d{1,2}))(?P<year>)(?![/\d])",
        r.numeric,
    ),
    (
        rf"\b{NUMBER}[ ]+{UNIT}(?P<half>[ ]+and[ ]+a[ ]+half)?[ ]+(?:ago|back\b(?![ ]+(?:home|to|in)\b))\b"
        r"(?P<today>[ ]+today\b)?",
        _ago,
    ),
    (rf"\b{NUMBER}[ ]+(?P<weekday>{FULL_WEEKDAY})s[ ]+ago\b", _weekdays_ago),
    (rf"\b{NUMBER}[ ]+{UNIT}[ ]+from[ ]+(?:now|today)\b", _from_now),
    (
        rf"\b(?:(?P<prep>in|over|during|within|for|throughout)[ ]+)?(?P<d>the[ ]+(?P<which>last|past|next|coming)[ ]+"
        rf"(?!an?\b|half){NUMBER}[ ]+{UNIT})",
        _window,
    ),
    (
        rf"\b(?P<d>(?P<prep>in|within)[ ]+(?:about[ ]+|around[ ]+|exactly[ ]+|just[ ]+|another[ ]+)?{NUMBER}[ ]+{UNIT}['’]?"
        r"(?:[ ]+time\b)?)(?![ ]+(?:ago|of)\b)",
        _in,
    ),
    (
        rf"\b(?P<d>(?P<prep>for|since)[ ]+(?:about[ ]+|around[ ]+|over[ ]+|almost[ ]+|nearly[ ]+)?{NUMBER}[ ]+{UNIT}"
        r"(?P<now>[ ]+now\b)?)",
        _lasting,
    ),
    (
        rf"\bit(?:['’]s|[ ]has)[ ]+been[ ]+(?P<d>{NUMBER}[ ]+{UNIT})(?P<since>[ ]+since\b)?",
        _been,
    ),
    (rf"\b(?P<d>{NUMBER}[ ]+{UNIT}[ ]+now)\b(?P<since>)", _been),
    (
        r"\b(?P<d>(?:the[ ]+)?(?:day[ ]+before[ ]+yesterday|night[ ]+before[ ]+last|day[ ]+after[ ]+tomorrow)|today|tonight"
        r"|this[ ]+(?:morning|afternoon|evening)|yesterday|last[ ]+(?:night|evening)|tomorrow|tmrw?)\b",
        _fixed,
    ),
    (rf"\b(?:the[ ]+)?{UNIT}[ ]+(?:(?P<before>before[ ]+last)|after[ ]+next)\b", _unit_before),
    (r"\b(?P<d>the[ ]+(?P<unit>week|weekend|month|year)[ ]+before)(?=\s*(?:[.,;!?]|$))", _the_unit_before),
    (
        r"\b(?:on|by|until|till|since|from|before)[ ]+(?P<d>the[ ]+(?P<day>\d{1,2})(?:st|nd|rd|th)"
        r"(?:[ ]+of[ ]+(?P<which>this|last|next)[ ]+month)?)"
        r"(?=[.,;:!?)]|\s*$|\s+(?:at|and|or|to|for|we|i|he|she|they|with|in|until|because|when|so|from|my|the)\b)",
        _month_day,
    ),
    (
        rf"(?<![\w-])(?P<d>{_PART}(?:the[ ]+)?(?P<which>this[ ]+past|last|past|previous|this|next|coming|current|the)[ ]+"
        r"(?P<unit>weekend|week|month|quarter|year))\b(?![ ]+(?:of|before|after)\b)",
        _which_unit,
    ),
    (r"\b(?:over|at|on|during|for|by)[ ]+(?P<d>the[ ]+weekend)\b(?![ ]+(?:of|before|after)\b)", r.this_weekend_rule),
    (
        rf"\b(?P<skip>(?:every|each|most|any|black|good|ash|palm|easter|casual|happy)[ ]+{FULL_WEEKDAY}s?"
        rf"|{FULL_WEEKDAY}s?[ ]*(?:to|through|thru|-|–)[ ]*{FULL_WEEKDAY}s?)\b"
        rf"|\b(?:(?P<prep>on|by|until|till|til|before|since|from|for|due)[ ]+)?(?:the[ ]+)?"
        rf"(?P<d>(?:(?P<which>(?:this[ ]+)?past|last|previous|this|next|coming)[ ]+)?(?P<weekday>{FULL_WEEKDAY})\b"
        rf"(?:[ ]+(?:of[ ]+)?(?P<week>last|this|next)[ ]+week\b|(?P<far>[ ]+before[ ]+last)\b)?)(?![ ]+(?:school|market)\b)",
        _weekday,
    ),
    (
        rf"\b(?:(?P<prep>on|by|until|till|before|since|due)[ ]+|(?=(?:last|next|this)\b))"
        rf"(?P<d>(?:(?P<which>last|next|this)[ ]+)?(?P<weekday>{SHORT_WEEKDAY}))(?P<week>)(?P<far>)(?P<skip>)(?![ ]*['’])",
        _weekday,
    ),
    (rf"(?<![\w-])(?P<prep>)(?P<d>{_PART}{_LAST}{MONTH})(?![ ]*\d|['’]s)", _named_month),
    (
        r"(?<![\w-])(?P<prep>in|since|until|till|by|before|after|during|from|through|to|for|around|between|and|of|at)[ ]+"
        rf"(?P<d>{_PART}{_LAST}{MONTH})(?![ ]*\d|['’]s)",
        _bare_month,
    ),
    (rf"\b{_LAST}(?P<season>spring|summer|autumn|fall|winter)\b(?:[ ]+(?:of[ ]+)?{_YEAR})?", _season),
    (
        r"\b(?:(?:at|on|by|until|till|since|before|over|for|around|during)[ ]+|(?=(?:this|last|next|coming)\b))"
        r"(?P<d>(?:(?P<which>this|last|next|coming)[ ]+)?(?P<holiday>christmas[ ]eve|christmas[ ]day|christmas|xmas|boxing[ ]day"
        r"|new[ ]year['’]?s(?:[ ]eve|[ ]day)?|new[ ]year|halloween|valentine['’]?s(?:[ ]day)?)(?:[ ]+(?:of[ ]+)?(?P<year>20\d\d))?)"
        r"(?!['’]s|[ ]+(?:part|dinner|tree|gift|present|card|song|movie|light|market|break|holiday|shop|decor|cookie|resol))",
        _holiday,
    ),
    (r"(?<![\d/.-])(?P<d>(?:19|20)\d\d[ ]*[-–][ ]*(?P<last>(?:19|20)\d\d|\d\d))(?![\d/.-])", _years),
    (
        r"(?:\b(?:in|since|until|till|til|by|from|to|of|before|after|during|through|around|for|and|back[ ]in|year)[ ]+|\(|^"
        r"|(?<![\w-])(?=(?:the[ ]+)?(?:end|late|mid|middle|early|beginning|start)\b))"
        rf"(?P<d>{_PART}{_YEAR})(?![ ]*(?:[%€$£:]|[a-z]+s\b(?<!was)(?<!is)|mb|gb|kg|km|ml|kcal|people))",
        _year,
    ),
    (r"\bthe[ ]+(?:early[ ]+|late[ ]+|mid[- ]?)?['’]?(?P<decade>(?:19|20)\d0|[2-9]0)['’]?s\b", _decade),
)
RULES = Rules(
    trigger=TRIGGER,
    rules=tuple(Rule(re.compile(pattern, re.IGNORECASE), read) for pattern, read in _RULES),
    marks=MARKS,
    before=BEFORE,
    joint=re.compile(r"[ ]*(?:-|–|—)[ ]*|[ ]+(?:to|until|till|through|and)[ ]+(?:the[ ]+)?", re.IGNORECASE),
    strong_joint=re.compile(r"[ ]*(?:-|–|—)[ ]*|[ ]+through[ ]+", re.IGNORECASE),
    opening=re.compile(r"\b(?:from|between)[ ]+(?:the[ ]+)?\Z", re.IGNORECASE),
)
