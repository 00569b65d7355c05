"""Ellipses: clauses that chats leave without subject and verb, given back what they leave out."""

import re

_SUPPOSED = re.compile(
    r"^(?:so )?i (?:guess|suppose|reckon)(?: that)? (?=(?:the|my|our|i|i'm|i'll|we|we're)\b)", re.IGNORECASE
)
_NOT_THE_ONE = re.compile(
    r"^i(?:'m| am) not the one who (?P<what>[^,;]+),? (?:and |but )?(?:that'?s|it'?s|that is|it is) (?P<who>[^.,;!?]+)",
    re.IGNORECASE,
)
_DAYS_OVER = re.compile(r"^the [\w-]+ days are over\b", re.IGNORECASE)
_FIRST_TIME = re.compile(
    r"^(?:my )?(?P<what>(?:first|last|second|third) (?:day|week|month|shift) (?:at|with|in) "
    r"(?P<where>.+?)) (?P<end>done|over|today|tomorrow|finished|was .+)$",
    re.IGNORECASE,
)
_BACK = re.compile(
    r"^(?P<how>back|home|off|away|just back|safely back) (?P<rest>(?:from|to|in|at|on) .+)$", re.IGNORECASE
)
_PLACE_FOR = re.compile(
    r"^(?:currently |now |still |here )?(?P<rest>in [a-zà-ÿ]+(?: [a-zà-ÿ]+)? (?:for|until|till|this "
    r"week|on holiday|with|visiting) .+)$",
    re.IGNORECASE,
)
_NEW = re.compile(
    r"^(?P<what>new (?:job|flat|apartment|house|bike|car|phone|laptop|dog|cat|boss|role) (?:at|in|is"
    r"|called|with) .+|(?:two|three|four|five|\d+) (?:kids|children|sons|daughters|cats|dogs|brothers"
    r"|sisters|hens|budgies|rabbits)\b.*)$",
    re.IGNORECASE,
)
_STATE = re.compile(
    r"^(?P<what>(?:allergic to|lactose intolerant|vegetarian|vegan|coeliac|celiac|pescatarian|pregnant"
    r"|engaged|retired|unemployed|born in|originally from|based in|living in|married|divorced|single"
    r"|self-employed)\b.*)$",
    re.IGNORECASE,
)


def filled(clause: str) -> str:
    """Return a clause with the "I am" or "I have" that it leaves out, or unchanged.

    >>> filled("back from the conference in Cork"), filled("first week at Tidewater done")
    ('I am back from the conference in Cork', 'my first week at Tidewater is done')
    """
    clause = _SUPPOSED.sub("", clause)
    other = _NOT_THE_ONE.match(clause)
    if other:
        return f"{other['who']} {other['what']}"
    over = _DAYS_OVER.match(clause)
    if over:
        return f"my {clause[4:]}"
    first = _FIRST_TIME.match(clause)
    if first:
        end = first["end"]
        return f"my {first['what']} {end if end.lower().startswith('was ') else 'is ' + end}"
    back = _BACK.match(clause)
    if back:
        return f"I am {back['how'].lower()} {back['rest']}"
    place = _PLACE_FOR.match(clause)
    if place:
        return f"I am {place['rest'][0].lower() + place['rest'][1:]}"
    new = _NEW.match(clause)
    if new and " is " not in clause:
        what = new["what"]
        return f"I have {'a ' if what.lower().startswith('new') else ''}{what[0].lower() + what[1:]}"
    state = _STATE.match(clause)
    if state:
        return f"I am {state['what'][0].lower() + state['what'][1:]}"
    return clause
