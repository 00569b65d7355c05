"""The words with which English says when."""

import re

from reverie.text.dates.hints import Hints, table
from reverie.text.dates.parts import Part
from reverie.text.dates.relative import Unit
from reverie.text.dates.tense import TenseMarks

MONTHS = {
    name: number
    for number, name in enumerate(
        ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), 1
    )
}
MONTH = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    r"|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)\b(?:\.(?=,?[ ]?\d))?"
)
"""Any month; its first three letters are the key."""
WEEKDAYS = {name: number for number, name in enumerate(("mon", "tue", "wed", "thu", "fri", "sat", "sun"))}
FULL_WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
SHORT_WEEKDAY = r"(?:mon|tues?|wed|thurs?|thur|fri|sat|sun)\b"
NUMBERS: dict[str, float] = {
    word: number
    for number, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
        1,
    )
}
NUMBERS |= {
    "fifteen": 15,
    "twenty": 20,
    "thirty": 30,
    "a": 1,
    "an": 1,
    "a couple of": 2,
    "a couple": 2,
    "couple of": 2,
    "half a": 0.5,
    "half an": 0.5,
}
NUMBER = (
    r"(?P<count>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen"
    r"|fifteen|twenty|thirty"
    r"|a[ ]couple(?:[ ]of)?|couple[ ]of|half[ ]an?|an?)"
)
UNITS: dict[str, Unit] = {
    "minute": "minute",
    "min": "minute",
    "hour": "hour",
    "hr": "hour",
    "day": "day",
    "week": "week",
    "weekend": "weekend",
    "month": "month",
    "quarter": "quarter",
    "year": "year",
    "yr": "year",
}
UNIT = r"(?P<unit>minute|min|hour|hr|day|weekend|week|month|quarter|year|yr)s?\b"
SEASONS = {"spring": 0, "summer": 1, "autumn": 2, "fall": 2, "winter": 3}
HOLIDAYS = {
    "christmas eve": (12, 24),
    "christmas day": (12, 25),
    "christmas": (12, 25),
    "xmas": (12, 25),
    "boxing day": (12, 26),
    "new years eve": (12, 31),
    "new years day": (1, 1),
    "new years": (1, 1),
    "new year": (1, 1),
    "halloween": (10, 31),
    "valentines day": (2, 14),
    "valentines": (2, 14),
}
FIXED = {
    "today": 0,
    "tonight": 0,
    "this morning": 0,
    "this afternoon": 0,
    "this evening": 0,
    "yesterday": -1,
    "last night": -1,
    "last evening": -1,
    "tomorrow": 1,
    "tmrw": 1,
    "tmr": 1,
    "day before yesterday": -2,
    "night before last": -2,
    "day after tomorrow": 2,
}
PARTS: dict[str, Part] = {
    "end of": "end",
    "late": "late",
    "middle of": "mid",
    "mid": "mid",
    "early": "early",
    "beginning of": "early",
    "start of": "early",
}

MARKS = TenseMarks(
    future=re.compile(
        r"\b(?:will|won['’]t|going[ ]to|gonna|shall|next|upcoming|coming|tomorrow|plan(?:s|ning)?[ ]to"
        r"|planned|about[ ]to"
        r"|ha(?:ve|s)[ ]to|needs?[ ]to|must|wants?[ ]to|hop(?:e|ing)[ ]to|intend|due|deadline"
        r"|scheduled|should|booked[ ]for"
        r"|let['’]s|remind|expect(?:s|ing)?|looking[ ]forward|supposed[ ]to|can['’]t[ ]wait|invited"
        r"|how[ ]about|what[ ]about|see[ ]you|free[ ]on|shall[ ]we|available)\b|['’]ll\b",
        re.IGNORECASE,
    ),
    past=re.compile(
        r"\b(?:was|were|wasn['’]t|weren['’]t|had|did|didn['’]t|went|got|came|saw|met|made|took|bought"
        r"|brought|began|became"
        r"|broke|built|caught|chose|cut|drove|drank|ate|fell|felt|flew|forgot|found|gave|grew|heard"
        r"|held|hit|hurt|kept|knew"
        r"|left|lost|ran|read|rode|said|sang|sat|sent|set|slept|sold|spent|spoke|stood|swam|taught"
        r"|thought|threw|told|quit"
        r"|understood|woke|won|wore|wrote|bit|been|done|gone|eaten|written|taken|seen|begun|broken|chosen|driven|flown"
        r"|given|grown|known|spoken|paid|put|shot|sold|stuck|ago|yesterday|finally"
        r"|last(?![ ]+(?:day|chance|one|session|class|lesson|shift|working|call|train|bus|date|possible)\b)"
        r"|(?!need|feed|speed|seed|weed|indeed|exceed|proceed|embed|hundred|sacred|excited|tired|interested|worried"
        r"|supposed|bored|shed)\w{2,}ed)\b",
        re.IGNORECASE,
    ),
    arranged=re.compile(
        r"\b(?:said|told[ ](?:you|u|him|her|them|everyone|everybody|people)|mentioned|wrote)[ ][^,;.]{0,60}?"
        r"\b(?:is|are)[ ](?:on|in|at|now|the)\b"
        r"|\b(?:booked|registered|signed[ ]up|rescheduled|postponed|reserved|arranged|agreed|enrolled"
        r"|bought[ ]tickets?|dates?[ ](?:is|are)[ ](?:now[ ])?(?:fixed|set|confirmed)"
        r"|(?:moved|pushed|shifted|changed|delayed|extended|brought|bumped|slipped)(?:[ ](?:the|our|my|it|that|them))?"
        r"(?:[ ][a-z]+)?(?:[ ](?:back|forward|up|out))?[ ](?:to|until|till)[ ]+(?:the[ ]+)?"
        r"(?=\d|january|february|march|april|may|june|july|august|september|october|november|december"
        r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mid|end|early|late))\b",
        re.IGNORECASE,
    ),
    planned=re.compile(
        r"\b(?:am|is|are|comes?|isn['’]t|starts?|begins?|leaves?|opens?|closes?|arrives?|have|has|meet|flies|fly)\b"
        r"|\b(?:flying|moving|leaving|starting|going|coming|meeting|travelling|traveling|visiting|heading|arriving)\b"
        r"|\bi['’]m\b|\b(?:we|they|you)['’]re\b|\b(?:it|he|she|that|there|who|what)['’]s\b",
        re.IGNORECASE,
    ),
    since=re.compile(r"\bsince\b", re.IGNORECASE),
    clause=re.compile(
        r"[,;:()]|\s[-–—]\s|\b(?:and|but|because|so|then|while|when|which|who|although|though"
        r"|before)\b",
        re.IGNORECASE,
    ),
)
HINTS = Hints(
    table(
        near="today tonight yesterday tomorrow tmrw tmr morning afternoon evening night",
        unit="minute minutes min mins hour hours hr hrs day days week weeks weekend weekends month months quarter"
        " quarters year years yr yrs",
        month="january february march april may june july august september october november december"
        " jan feb mar apr jun jul aug sep sept oct nov dec",
        weekday="monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays"
        " fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun",
        season="spring summer autumn fall winter",
        feast="christmas xmas boxing year years halloween valentine valentines",
    ),
    {},
)
PERFECT = re.compile(r"(?:\bha(?:ve|s)(?:n['’]t)?|\w['’]ve|['’]s[ ]been|\bbeen)\b[^.!?;]*$", re.IGNORECASE)
NOT_SINCE = re.compile(r"(?:\bha(?:ve|s)(?:n['’]t|[ ]not|[ ]never)|['’]ve[ ](?:not|never))\b[^.!?;]*\Z", re.IGNORECASE)
"""Before "in five years": it lasts until now, as in "I haven't eaten meat in five years"."""
BEFORE = re.compile(
    r"\b(?:(?P<since>since|from|as[ ]of|starting|beginning|ever[ ]since)|(?P<until>until|till|til|through|up[ ]to)"
    r"|(?P<by>by|before|no[ ]later[ ]than|due|within)|(?P<on>on|in|at|during|over|around))"
    r"[ ]+(?:on[ ]+|in[ ]+|by[ ]+)?(?:the[ ]+)?(?:about[ ]+|around[ ]+)?\Z",
    re.IGNORECASE,
)
