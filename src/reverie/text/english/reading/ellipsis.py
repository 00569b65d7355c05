"""Ellipses: clauses that chats leave without subject and verb, given back what they leave out."""

import re
from collections.abc import Callable

from reverie.text.english.reading.turning import WHEN, turned

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
    r"(?P<where>.+?)) (?P<end>done|over|today|tomorrow|finished|was .+|is .+)$",
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
    r"|engaged|retired|unemployed|born in|originally from|based in|living in|back living in|married|divorced|single"
    r"|self-employed)\b.*)$",
    re.IGNORECASE,
)


_DAY_AT = re.compile(
    r"^(?P<what>(?:day|week|month|year) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})) (?P<rest>(?:at"
    r"|with|in) .+)$",
    re.IGNORECASE,
)
_NO_VERB = re.compile(
    rf"^(?P<what>(?:my |our |the )?(?:last day|first day|deadline|due date|start date|birthday|launch)"
    rf"(?: (?:at|for|of|with|in) (?:(?!is |was |are )[\w'&-]+ ){{0,3}}?(?!is |was |are )[\w'&-]+)?):? "
    rf"(?P<when>{WHEN}.*)$",
    re.IGNORECASE,
)
_AT_NOW = re.compile(
    r"^(?:now )?at (?P<org>(?!home|work|school|uni|least|last|the|a|an|my|peace|risk|it|that|this|her|his|their|\d)"
    r"[a-zà-ÿ][\w'&-]*(?: [\w'&-]+){0,3}?) (?:now|these days)$",
    re.IGNORECASE,
)
_STATED = re.compile(
    r"^(?:context|background|about me|me|for context|situation|status|intro)\s*[:–-]\s+(?=\S)", re.IGNORECASE
)


def filled(clause: str) -> str:
    """Return a clause with the "I am" or "I have" that it leaves out, or unchanged.

    >>> filled("back from the conference in Cork"), filled("first week at Tidewater done")
    ('I am back from the conference in Cork', 'my first week at Tidewater is done')
    """
    clause = _STATED.sub("", _SUPPOSED.sub("", clause))
    round_about = turned(clause)
    if round_about != clause:
        return round_about
    for pattern, word in _FILLINGS:
        match = pattern.match(clause)
        if match:
            return word(match, clause)
    return clause


def _lower(words: str) -> str:
    return words[0].lower() + words[1:]


def _no_verb(match: re.Match[str], _clause: str) -> str:
    what = _lower(match["what"])
    return f"{what if what.startswith(('my ', 'our ', 'the ')) else 'my ' + what} is {match['when']}"


def _first_time(match: re.Match[str], _clause: str) -> str:
    end = match["end"]
    return f"my {match['what']} {end if end.lower().startswith(('was ', 'is ')) else 'is ' + end}"


def _new(match: re.Match[str], clause: str) -> str:
    what = match["what"]
    return clause if " is " in clause else f"I have {'a ' if what.lower().startswith('new') else ''}{_lower(what)}"


_FILLINGS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], str], str]], ...] = (
    (_DAY_AT, lambda match, _: f"I am on {match['what'].lower()} {match['rest']}"),
    (_NO_VERB, _no_verb),
    (_NOT_THE_ONE, lambda match, _: f"{match['who']} {match['what']}"),
    (_DAYS_OVER, lambda _, clause: f"my {clause[4:]}"),
    (_FIRST_TIME, _first_time),
    (_BACK, lambda match, _: f"I am {match['how'].lower()} {match['rest']}"),
    (_PLACE_FOR, lambda match, _: f"I am {_lower(match['rest'])}"),
    (_NEW, _new),
    (_AT_NOW, lambda match, _: f"I work at {match['org']} now"),
    (_STATE, lambda match, _: f"I am {_lower(match['what'])}"),
)
