"""Ellipses: clauses that chats leave without subject and verb, given back what they leave out."""

import re
from collections.abc import Sequence

from reverie.text.english.words.verbs import is_form

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
    r"^(?P<what>(?:day|week|month|year) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})) (?P<rest>(?:at|with|in) .+)$",
    re.IGNORECASE,
)
_WHEN = (
    r"(?:(?:this |next |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|(?:the )?\d{1,2}(?:st|nd|rd|th)?"
    r"(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
    r"[a-z]* (?:the )?\d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)|\d{4}-\d\d-\d\d)"
)
_IS_WHAT = re.compile(
    rf"^(?P<when>{_WHEN}) (?P<be>is|was|will be) (?P<what>(?:my|our|the) (?:[\w'-]+ ){{0,3}}?"
    r"(?:last day|first day|deadline|birthday|anniversary|launch|wedding|exam|interview|move|kick-?off|review|appointment)"
    r"(?: (?:at|for|of|with|in) (?:(?!after\b|and\b|so\b|but\b)[\w'&-]+ ?){1,5})?)\b(?P<tail>.*)$",
    re.IGNORECASE,
)
_NO_VERB = re.compile(
    rf"^(?P<what>(?:my |our |the )?(?:last day|first day|deadline|due date|start date|birthday|launch)"
    rf"(?: (?:at|for|of|with|in) (?:(?!is |was |are )[\w'&-]+ ){{0,3}}?(?!is |was |are )[\w'&-]+)?):? (?P<when>{_WHEN}.*)$",
    re.IGNORECASE,
)
_PUSHED = re.compile(
    r"^(?:they|we|i|he|she|everyone|[A-ZÀ-Þ][\w'-]+|(?:my|our|the) [a-z]+)(?:'ve|'s| have| has| had)?(?: just| now| already)? "
    r"(?P<verb>pushed|moved|shifted|postponed|delayed|extended|rescheduled|changed|brought)(?: (?:back|forward|up))? "
    r"(?P<what>(?:the|our|my) [\w' -]{3,40}?)(?: (?P<way>back|forward|up|out))?(?: from [\w ]{3,25}?)? (?:to|until|till) "
    rf"(?P<when>(?:mid|end of|early|late|next) .*|{_WHEN}.*|\d{{1,2}}(?::\d\d)? ?(?:[ap]m)?\b.*|(?:january|february|march|april"
    r"|june|july|august|september|october|november|december)\b.*)$",
    re.IGNORECASE,
)
_HIRED_ME = re.compile(
    r"^(?P<org>(?:the )?[A-ZÀ-Þ][\w&'.-]*(?: [\w&'.-]+){0,4}?)(?: has| have|'s)?(?: just)? (?:hired|employed|recruited) me(?: on)?"
    r"\b(?P<tail>.*)$"
)
_MADE_ME = re.compile(r"^they(?:'ve| have)?(?: just)? (?:made|named|appointed) me (?:the |their )?(?P<role>.+)$", re.IGNORECASE)
_OFFERED = re.compile(
    r"^(?P<org>[A-ZÀ-Þ][\w&'.-]*(?: [\w&'.-]+){0,4}?)(?: has| have|'s)?(?: just)? (?:offered me|gave me) (?:the|a) (?:job|position|role)\b"
)
_IT_IS = re.compile(
    r"^(?!(?:what|how|that|so|here|there|this|where|as|which|whatever|who|why|when|sure|yes|no|like|cold|late|i|we|you)\b)"
    r"(?P<what>[\w' -]{3,40}) it is(?: then)?$",
    re.IGNORECASE,
)
_ONCE_A = re.compile(r"^(?P<what>pregnant|vegetarian|vegan) again$", re.IGNORECASE)
_SAID_YES = re.compile(
    r"(?P<org>(?:the )?(?-i:[A-ZÀ-Þ])[\w&'.-]*(?: (?-i:[A-ZÀ-Þ])[\w&'.-]*){0,4}) (?:has |have |just )*(?:said yes|said they want me|want me|took me"
    r"|offered me (?:the|a) (?:job|post|role|position)|gave me the (?:job|post)|made me an offer|hired me)\b"
    r"|\b(?:job|role|position|offer) (?:at|from|with) (?P<org2>(?:the )?(?-i:[A-ZÀ-Þ])[\w&'.-]*(?: (?-i:[A-ZÀ-Þ])[\w&'.-]*){0,4})"
    r"|\bsigned with (?P<org3>(?-i:[A-ZÀ-Þ])[\w&'.-]*(?: (?-i:[A-ZÀ-Þ])[\w&'.-]*){0,4})",
    re.IGNORECASE,
)
_I_START = re.compile(
    rf"^(?:i |i'll |i will )?(?P<verb>start|starting|begin)(?: there| work| the job)? (?P<when>(?:on |in |next |from )?(?:the |{_WHEN}|week\b"
    r"|month\b|january|february|march|april|may|june|july|august|september|october|november|december).*)$",
    re.IGNORECASE,
)
_GOT_IT = re.compile(r"\b(?:got|get|landed|have) the (?:job|position|role|gig|post)\b(?! (?:at|with|as|for|from|in|of)\b)", re.IGNORECASE)
_NAME_ONLY = re.compile(r"^[\w&'-]+(?: [\w&'-]+){0,3}[.!]*$")


def got_job(sentence: str, following: str) -> str:
    """Return for whom a job was got where only the next sentence names it: "got the job!! maple paw." – or nothing.

    >>> got_job("did get the job tho.", "maple paw."), got_job("got the job!", "so happy.")
    ('Maple Paw', '')
    """
    if not _GOT_IT.search(sentence) or not _NAME_ONLY.match(following):
        return ""
    words = following.strip(" .!").split()
    if any(is_form(word.lower(), "third", "past", "ing") or word.lower() in _NO_NAME for word in words):
        return ""
    return " ".join(word if word[0].isupper() else word.capitalize() for word in words)


_NO_NAME = frozenset(
    {"so", "i", "im", "i'm", "we", "yes", "yay", "finally", "very", "happy", "wow", "omg", "at", "last", "thanks", "thank", "you", "the", "a", "my",
     "it", "lol", "no", "not", "really", "great", "good", "start", "still", "and", "but", "crazy", "cannot", "cant", "can't", "today", "yesterday"}
)  # fmt: skip
_STATED = re.compile(r"^(?:context|background|about me|me|for context|situation|status|intro)\s*[:–-]\s+(?=\S)", re.IGNORECASE)


def with_employer(clause: str, before: Sequence[str]) -> str:
    """Return "start on Monday" with the employer that was named just before: "Farol said yes, i start on Monday".

    >>> with_employer("I start on Monday", ["Farol said yes"])
    'I start at Farol on Monday'
    """
    start = _I_START.match(clause)
    if start is None:
        return clause
    for text in reversed(before):
        if not text:
            continue
        found = _SAID_YES.search(text)
        if found:
            org = found["org"] or found["org2"] or found["org3"]
            when = start["when"]
            return f"I start at {org} {when if when[:3].lower() in {'on ', 'in ', 'nex', 'fro', 'tom'} else 'on ' + when}"
    return clause


def _is_choice(what: str) -> bool:
    """Tell whether words before "it is" name what was chosen: "business hotels", not "Joost wants to know what"."""
    words = what.lower().split()
    return len(words) < _MOST_CHOSEN and words[-1] not in _ASKING and not any(is_form(word, "third", "past") for word in words)


_MOST_CHOSEN = 5
_ASKING = frozenset({"what", "who", "how", "where", "that", "which", "as", "than", "why", "when", "whatever"})
_HABIT_DAY = re.compile(
    r"^(?P<days>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?P<be>is|are) (?P<what>(?!the\b|my\b|our\b|a\b|an\b|fine\b|ok|good\b|better\b"
    r"|best\b|free\b|off\b|out\b|too\b|not\b|when\b|also\b|always\b|usually\b|for me\b|so\b|going\b|here\b|over\b|busy\b|hard\b)"
    r"[a-z][\w-]*(?:ing|ball|practice|night|training|class|choir|yoga|club|lesson|lessons|rehearsal|day)\b.*)$",
    re.IGNORECASE,
)


def _turned(clause: str) -> str:
    """Return a clause turned round so that what it is about comes first, or unchanged."""
    low = clause[:200].lower()
    if " is " in low or " was " in low or " will be " in low:
        habit = _HABIT_DAY.match(clause)
        if habit:
            return f"I have {habit['what']} on {habit['days'].capitalize()}s"
        turned = _IS_WHAT.match(clause)
        if turned:
            return f"{turned['what'].strip()} {turned['be']} {turned['when'].lower() if turned['when'][:2].isalpha() else turned['when']}{turned['tail']}"
    if " to " in low or " until " in low or " till " in low:
        pushed = _PUSHED.match(clause)
        if pushed:
            verb = pushed["verb"].lower()
            way = pushed["way"] or ("forward" if verb == "brought" else "")
            return f"{pushed['what']} was {verb}{' ' + way if way else ''} to {pushed['when']}"
    if " me" in low:
        hired = _HIRED_ME.match(clause)
        if hired:
            return f"I was hired by {hired['org']}{hired['tail']}"
        made = _MADE_ME.match(clause)
        if made:
            return f"I became {made['role']}"
    if low.endswith((" it is", " it is then")):
        chosen = _IT_IS.match(clause)
        if chosen and _is_choice(chosen["what"]):
            return f"I decided on {chosen['what']}"
    return clause


def filled(clause: str) -> str:
    """Return a clause with the "I am" or "I have" that it leaves out, or unchanged.

    >>> filled("back from the conference in Cork"), filled("first week at Tidewater done")
    ('I am back from the conference in Cork', 'my first week at Tidewater is done')
    """
    clause = _STATED.sub("", _SUPPOSED.sub("", clause))
    turned = _turned(clause)
    if turned != clause:
        return turned
    day = _DAY_AT.match(clause)
    if day:
        return f"I am on {day['what'].lower()} {day['rest']}"
    bare = _NO_VERB.match(clause)
    if bare:
        what = bare["what"]
        what = what[0].lower() + what[1:]
        return f"{what if what.startswith(('my ', 'our ', 'the ')) else 'my ' + what} is {bare['when']}"
    other = _NOT_THE_ONE.match(clause)
    if other:
        return f"{other['who']} {other['what']}"
    over = _DAYS_OVER.match(clause)
    if over:
        return f"my {clause[4:]}"
    first = _FIRST_TIME.match(clause)
    if first:
        end = first["end"]
        return f"my {first['what']} {end if end.lower().startswith(('was ', 'is ')) else 'is ' + end}"
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
