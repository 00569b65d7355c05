"""Turning: clauses put round so that what they are about comes first: "they pushed the deadline to …"."""

import re

from reverie.text.english.words.verbs import is_form

WHEN = (
    r"(?:(?:this |next |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|(?:the )?\d{1,2}(?:st|nd|rd|th)?"
    r"(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct"
    r"|nov|dec)"
    r"[a-z]* (?:the )?\d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)|\d{4}-\d\d-\d\d)"
)
"""How chats name a day."""
_IS_WHAT = re.compile(
    rf"^(?P<when>{WHEN}) (?P<be>is|was|will be) (?P<what>(?:my|our|the) (?:[\w'-]+ ){{0,3}}?"
    r"(?:last day|first day|deadline|birthday|anniversary|launch|wedding|exam|interview|move|kick-?off|review"
    r"|appointment)"
    r"(?: (?:at|for|of|with|in) (?:(?!after\b|and\b|so\b|but\b)[\w'&-]+ ?){1,5})?)\b(?P<tail>.*)$",
    re.IGNORECASE,
)
_PUSHED = re.compile(
    r"^(?:because of [\w' -]{3,30}?,? )?"
    r"(?:they|we|i|he|she|everyone|[A-ZÀ-Þ][\w'-]+|(?:my|our|the) [a-z]+)(?:'ve|'s| have| has| had)?(?: just| now| "
    r"already)? "
    r"(?P<verb>pushed|moved|shifted|postponed|delayed|extended|rescheduled|changed|brought)(?: (?:back|forward|up))? "
    r"(?P<what>(?:the|our|my) [\w' -]{3,40}?)(?: (?P<way>back|forward|up|out))?(?: from [\w ]{3,25}?)? (?:to|until"
    r"|till) "
    rf"(?P<when>(?:mid|end of|early|late|next) .*|{WHEN}.*|\d{{1,2}}(?::\d\d)? ?(?:[ap]m)?\b.*|(?:january|february"
    rf"|march|april"
    r"|june|july|august|september|october|november|december)\b.*)$",
    re.IGNORECASE,
)
_HIRED_ME = re.compile(
    r"^(?P<org>(?:the )?[A-ZÀ-Þ][\w&'.-]*(?: [\w&'.-]+){0,4}?)(?: has| have|'s)?(?: just)? (?:hired|employed"
    r"|recruited) me(?: on)?"
    r"\b(?P<tail>.*)$"
)
_MADE_ME = re.compile(
    r"^they(?:'ve| have)?(?: just)? (?:made|named|appointed) me (?:the |their )?(?P<role>.+)$", re.IGNORECASE
)
_WANTS_ME = re.compile(
    r"^(?P<org>(?!i |we |he |she |they |it |you |who |my |what )[\w&'.-]+(?: [\w&'.-]+){0,4}?) (?:wants?|is hiring|are"
    r" hiring|hired|took|is taking|picked) me as (?P<role>[\w -]{3,30}?),? (?:and i |i )?(?:start|starting|from|as of) "
    rf"(?:on )?(?P<when>{WHEN})",
    re.IGNORECASE,
)
_OFFERED = re.compile(
    r"^(?P<org>[A-ZÀ-Þ][\w&'.-]*(?: [\w&'.-]+){0,4}?)(?: has| have|'s)?(?: just)? (?:offered me|gave me) (?:the|a) "
    r"(?:job|position|role)\b"
)
_IT_IS = re.compile(
    r"^(?!(?:what|how|that|so|here|there|this|where|as|which|whatever|who|why|when|sure|yes|no|like|cold|late|i|we"
    r"|you)\b)"
    r"(?P<what>[\w' -]{3,40}) it is(?: then)?$",
    re.IGNORECASE,
)


def _is_choice(what: str) -> bool:
    """Tell whether words before "it is" name what was chosen: "business hotels", not "Joost wants to know what"."""
    words = what.lower().split()
    return (
        len(words) < _MOST_CHOSEN
        and words[-1] not in _ASKING
        and not any(is_form(word, "third", "past") for word in words)
    )


_MOST_CHOSEN = 5
_ASKING = frozenset({"what", "who", "how", "where", "that", "which", "as", "than", "why", "when", "whatever"})


_HABIT_DAY = re.compile(
    r"^(?P<days>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?P<be>is|are) (?P<what>(?!the\b|my\b|our\b|a\b|an\b"
    r"|fine\b|ok|good\b|better\b"
    r"|best\b|free\b|off\b|out\b|too\b|not\b|when\b|also\b|always\b|usually\b|for me\b|so\b|going\b|here\b|over\b"
    r"|busy\b|hard\b)"
    r"[a-z][\w-]*(?:ing|ball|practice|night|training|class|choir|yoga|club|lesson|lessons|rehearsal|day)\b.*)$",
    re.IGNORECASE,
)


def turned(clause: str) -> str:
    """Return a clause turned round so that what it is about comes first, or unchanged."""
    low = clause[:200].lower()
    if " is " in low or " was " in low or " will be " in low:
        habit = _HABIT_DAY.match(clause)
        if habit:
            return f"I have {habit['what']} on {habit['days'].capitalize()}s"
        inverted = _IS_WHAT.match(clause)
        if inverted:
            when = inverted["when"].lower() if inverted["when"][:2].isalpha() else inverted["when"]
            return f"{inverted['what'].strip()} {inverted['be']} {when}{inverted['tail']}"
    if " to " in low or " until " in low or " till " in low:
        pushed = _PUSHED.match(clause)
        if pushed:
            verb = pushed["verb"].lower()
            way = pushed["way"] or ("forward" if verb == "brought" else "")
            return f"{pushed['what']} was {verb}{' ' + way if way else ''} to {pushed['when']}"
    if " me" in low:
        return _about_me(clause)
    if low.endswith((" it is", " it is then")):
        chosen = _IT_IS.match(clause)
        if chosen and _is_choice(chosen["what"]):
            return f"I decided on {chosen['what']}"
    return clause


def _about_me(clause: str) -> str:
    """Return "Luma hired me" as "I was hired by Luma", and "they made me head of …" as "I became head of …"."""
    wanted = _WANTS_ME.match(clause)
    if wanted:
        return f"I start at {wanted['org']} as {wanted['role']} on {wanted['when']}"
    hired = _HIRED_ME.match(clause)
    if hired:
        return f"I was hired by {hired['org']}{hired['tail']}"
    made = _MADE_ME.match(clause)
    return f"I became {made['role']}" if made else clause
