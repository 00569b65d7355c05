"""The shapes of English words about time, the most telling first."""

import re

from reverie.text.dates import absolute, relative
from reverie.text.dates.english import reading
from reverie.text.dates.english.words import (
    BEFORE,
    FULL_WEEKDAY,
    HINTS,
    MARKS,
    MONTH,
    NUMBER,
    SHORT_WEEKDAY,
    UNIT,
)
from reverie.text.dates.mention import Read, Rule, Rules

_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\w/]|-\d|\.\d)"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_PART = (
    r"(?:(?:the[ ]+)?(?P<part>end[ ]+of|late|middle[ ]+of|mid|early|beginning[ ]+of"
    r"|start[ ]+of)(?:[ ]+in)?[ -]+)?"
)
_LAST = r"(?:(?:the[ ]+)?(?P<which>this[ ]+past|last|past|this|next|coming)[ ]+)?"


_RULES: tuple[tuple[str, str, Read], ...] = (
    (
        "year",
        r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})(?![\d/])",
        absolute.iso_day,
    ),
    ("year", r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)-(?P<month>0[1-9]|1[0-2])(?![\d-])", absolute.iso_month),
    (
        "digit month",
        rf"\b(?P<first>\d{{1,2}})(?:st|nd|rd|th)?[ ]*(?:-|–|to"
        rf"|through)[ ]*{_DAY}[ ]+(?:of[ ]+)?{MONTH}(?:,?[ ]+{_YEAR})?",
        reading.days_month,
    ),
    (
        "digit month",
        rf"\b{MONTH}[ ]+(?P<first>\d{{1,2}})(?:st|nd|rd|th)?[ ]*(?:-|–|to|through)[ ]*{_DAY}\b(?:,?[ ]+{_YEAR})?",
        reading.days_month,
    ),
    (
        "month",
        rf"\b(?:(?:{FULL_WEEKDAY}"
        rf"|{SHORT_WEEKDAY}),?[ ]+(?:the[ ]+)?)?(?<![.\d]){_DAY}[ ]+(?:of[ ]+)?{MONTH}(?:,?[ ]+{_YEAR})?",
        reading.day_month,
    ),
    (
        "month",
        rf"\b(?:(?:{FULL_WEEKDAY}|{SHORT_WEEKDAY}),?[ ]+)?{MONTH}[ ]+(?:the[ ]+)?{_DAY}(?![\d:%]|\.\d"
        rf"|[ ]?[ap]\.?m\b)(?:,?[ ]+{_YEAR})?",
        reading.day_month,
    ),
    (
        "year month",
        rf"(?<![\w-]){_PART}{MONTH},?[ ]+(?:of[ ]+)?{_YEAR}",
        lambda match, _frame: reading.cut_of(absolute.in_month(int(match["year"]), reading.month_of(match)), match),
    ),
    (
        "digit",
        r"(?<![\d/.-])(?P<one>\d{1,2})(?P<sep>[/.-])(?P<two>\d{1,2})(?P=sep)(?P<year>(?:19"
        r"|20)\d\d)(?!\d)",
        absolute.numeric,
    ),
    (
        "digit",
        r"\b(?:on|by|until|till|since|before|from|due)[ ]+(?P<d>(?P<one>\d{1,2})(?P<sep>/)"
        r"(?P<two>\d{1,2}))(?P<year>)(?![/\d])",
        absolute.numeric,
    ),
    (
        "unit",
        rf"\b{NUMBER}[ ]+{UNIT}(?P<half>[ ]+and[ ]+a[ ]+half)?[ ]+(?:ago|back\b(?![ ]+(?:home|to|in)\b))\b"
        r"(?P<today>[ ]+today\b)?",
        reading.ago,
    ),
    ("weekday", rf"\b{NUMBER}[ ]+(?P<weekday>{FULL_WEEKDAY})s[ ]+ago\b", reading.weekdays_ago),
    ("unit", rf"\b{NUMBER}[ ]+{UNIT}[ ]+from[ ]+(?:now|today)\b", reading.from_now),
    (
        "unit",
        rf"\b(?:(?P<prep>in|over|during|within|for|throughout)[ ]+)?(?P<d>the[ ]+(?P<which>last|past"
        r"|next|coming)[ ]+"
        rf"(?!an?\b|half){NUMBER}[ ]+{UNIT})",
        reading.window,
    ),
    (
        "unit",
        rf"\b(?P<d>(?P<prep>in|within)[ ]+(?:about[ ]+|around[ ]+|exactly[ ]+|just[ ]+"
        rf"|another[ ]+)?{NUMBER}[ ]+{UNIT}['’]?"
        r"(?:[ ]+time\b)?)(?![ ]+(?:ago|of)\b)",
        reading.in_,
    ),
    (
        "unit",
        rf"\b(?P<d>(?P<prep>for|since)[ ]+(?:about[ ]+|around[ ]+|over[ ]+|almost[ ]+"
        rf"|nearly[ ]+)?{NUMBER}[ ]+{UNIT}"
        r"(?P<now>[ ]+now\b)?)",
        reading.lasting,
    ),
    (
        "unit",
        rf"\bit(?:['’]s|[ ]has)[ ]+been[ ]+(?P<d>{NUMBER}[ ]+{UNIT})(?P<since>[ ]+since\b)?",
        reading.been,
    ),
    ("unit", rf"\b(?P<d>{NUMBER}[ ]+{UNIT}[ ]+now)\b(?P<since>)", reading.been),
    (
        "near",
        r"\b(?P<d>(?:the[ ]+)?(?:day[ ]+before[ ]+yesterday|night[ ]+before[ ]+last"
        r"|day[ ]+after[ ]+tomorrow)|today|tonight"
        r"|this[ ]+(?:morning|afternoon|evening)|yesterday|last[ ]+(?:night|evening)|tomorrow|tmrw?)\b",
        reading.fixed,
    ),
    ("unit", rf"\b(?:the[ ]+)?{UNIT}[ ]+(?:(?P<before>before[ ]+last)|after[ ]+next)\b", reading.unit_before),
    (
        "unit",
        r"\b(?P<d>the[ ]+(?P<unit>week|weekend|month|year)[ ]+before)(?=\s*(?:[.,;!?]|$))",
        reading.the_unit_before,
    ),
    (
        "digit",
        rf"\b(?:on|by|until|till|since|from|before|it['’]s|is|was|due|to)[ ]+(?P<d>(?:{FULL_WEEKDAY},?[ ]+)?the[ ]+"
        r"(?P<day>\d{1,2})(?:st|nd|rd|th)"
        r"(?:[ ]+of[ ]+(?P<which>this|last|next)[ ]+month)?)"
        r"(?=[.,;:!?)]|\s*$|\s+(?:at|and|or|to|for|we|i|he|she|they|with|in|until|because|when|so|from|my|the|not|now"
        r"|instead)\b)",
        reading.month_day,
    ),
    (
        "weekday",
        rf"\b(?P<skip>(?:every|each|most|any|black|good|ash|palm|easter|casual|happy)[ ]+{FULL_WEEKDAY}s?"
        rf"|(?:on[ ]+)?(?:the[ ]+)?(?:first|second|third|fourth|last)[ ]+{FULL_WEEKDAY}s?(?=[ ]+(?:of[ ]+(?:the"
        rf"|every|each)[ ]+month|now)\b)"
        rf"|(?:on[ ]+)?{FULL_WEEKDAY}[ ]+(?:evening|night|morning|afternoon)s"
        rf"|{FULL_WEEKDAY}s?[ ]*(?:to|through|thru|-|–)[ ]*{FULL_WEEKDAY}s?)\b"
        rf"|\b(?:(?P<prep>on|by|until|till|til|before|since|from|for|due)[ ]+)?(?:the[ ]+)?"
        rf"(?P<d>(?:(?P<which>(?:this[ ]+)?past|last|previous|this|next|coming)[ ]+)?(?P<weekday>{FULL_WEEKDAY})\b"
        rf"(?:[ ]+(?:of[ ]+)?(?P<week>last|this|next)[ ]+week\b"
        r"|(?P<far>[ ]+before[ ]+last)\b)?)(?![ ]+(?:school|market)\b)",
        reading.weekday,
    ),
    (
        "unit",
        rf"(?<![\w-])(?P<d>{_PART}(?:the[ ]+)?(?P<which>this[ ]+past|last|past|previous|this|next"
        r"|coming|current|the)[ ]+"
        r"(?P<unit>weekend|week|month|quarter|year))\b(?![ ]+(?:of|before|after)\b)",
        reading.which_unit,
    ),
    (
        "unit",
        r"\b(?:over|at|on|during|for|by)[ ]+(?P<d>the[ ]+weekend)\b(?![ ]+(?:of|before"
        r"|after)\b)",
        relative.this_weekend_rule,
    ),
    (
        "weekday",
        rf"\b(?:(?P<prep>on|by|until|till|before|since|due)[ ]+|(?=(?:last|next|this)\b))"
        rf"(?P<d>(?:(?P<which>last|next|this)[ ]+)?(?P<weekday>{SHORT_WEEKDAY}))(?P<week>)(?P<far>)"
        r"(?P<skip>)(?![ ]*['’])",
        reading.weekday,
    ),
    ("month", rf"(?<![\w-])(?P<prep>)(?P<d>{_PART}{_LAST}{MONTH})(?![ ]*\d|['’]s)", reading.named_month),
    (
        "month",
        r"(?<![\w-])(?P<prep>in|since|until|till|by|before|after|during|from|through|to|for|around"
        r"|between|and|of|at)[ ]+"
        rf"(?P<d>{_PART}{_LAST}{MONTH})(?![ ]*\d|['’]s)",
        reading.bare_month,
    ),
    ("season", rf"\b{_LAST}(?P<season>spring|summer|autumn|fall|winter)\b(?:[ ]+(?:of[ ]+)?{_YEAR})?", reading.season),
    (
        "feast",
        r"\b(?:(?:at|on|by|until|till|since|before|over|for|around|during)[ ]+|(?=(?:this|last|next|coming)\b))"
        r"(?P<d>(?:(?P<which>this|last|next|coming)[ ]+)?(?P<holiday>christmas[ ]eve|christmas[ ]day"
        r"|christmas|xmas|boxing[ ]day"
        r"|new[ ]year['’]?s(?:[ ]eve|[ ]day)?|new[ ]year|halloween"
        r"|valentine['’]?s(?:[ ]day)?)(?:[ ]+(?:of[ ]+)?(?P<year>20\d\d))?)"
        r"(?!['’]s|[ ]+(?:part|dinner|tree|gift|present|card|song|movie|light|market|break|holiday"
        r"|shop|decor|cookie|resol))",
        reading.holiday,
    ),
    ("year", r"(?<![\d/.-])(?P<d>(?:19|20)\d\d[ ]*[-–][ ]*(?P<last>(?:19|20)\d\d|\d\d))(?![\d/.-])", reading.years),
    (
        "year",
        r"(?:\b(?:in|since|until|till|til|by|from|to|of|before|after|during|through|around|for|and"
        r"|back[ ]in|year)[ ]+|\(|^"
        r"|(?<![\w-])(?=(?:the[ ]+)?(?:end|late|mid|middle|early|beginning|start)\b))"
        rf"(?:(?:about|around|roughly|circa)[ ]+)?(?P<d>{_PART}{_YEAR})"
        r"(?![ ]*(?:[%€$£:]|[a-z]+s\b(?<!was)(?<!is)|mb|gb|kg|km|ml|kcal|people))",
        reading.year,
    ),
    ("digit", r"\bthe[ ]+(?:early[ ]+|late[ ]+|mid[- ]?)?['’]?(?P<decade>(?:19|20)\d0|[2-9]0)['’]?s\b", reading.decade),
)
RULES = Rules(
    hints=HINTS,
    rules=tuple(
        Rule(frozenset(needs.split()), re.compile(pattern, re.IGNORECASE), read) for needs, pattern, read in _RULES
    ),
    marks=MARKS,
    before=BEFORE,
    joint=re.compile(r"[ ]*(?:-|–|—)[ ]*|[ ]+(?:to|until|till|through|and)[ ]+(?:the[ ]+)?", re.IGNORECASE),
    strong_joint=re.compile(r"[ ]*(?:-|–|—)[ ]*|[ ]+through[ ]+", re.IGNORECASE),
    opening=re.compile(r"\b(?:from|between)[ ]+(?:the[ ]+)?\Z", re.IGNORECASE),
)
