"""Attributes that a question asks for: the same keys that statements carry."""

import re

from reverie.model.statement import PERSON, QuestionKind
from reverie.text.attributes import free_key
from reverie.text.english.asking.keys import KEYS_ASKED
from reverie.text.english.asking.recurring import recurring_asked
from reverie.text.english.words.kin import tie_of

_COMPILED = tuple((re.compile(pattern, re.IGNORECASE), attrs) for pattern, attrs in KEYS_ASKED)
_FAVOURITE = re.compile(
    r"\bfav(?:ou?rite|e)? (?P<what>[a-z -]+?)(?: of all time| right now| now| at the moment)?\s*(?:\?"
    r"|$|,| and | is | was | do | does )",
    re.IGNORECASE,
)
_TASTE = re.compile(
    r"\b(?:do|does|did) (?:i|we|[\w' -]+?) (?:still |really |actually |even )?(?:like|love|hate|enjoy"
    r"|dislike|prefer|eat|drink) (?P<what>[^?,]+)",
    re.IGNORECASE,
)
_TASTE_ABOUT = re.compile(
    r"\b(?:think|feel) (?:of|about) (?P<what>[^?,]+)|\b(?:a fan of|into|keen on|fond of) (?P<what2>[^?,]+)",
    re.IGNORECASE,
)
_WHEN_IS = re.compile(
    r"\bwhen (?:is|was|will|does|do|are|did) (?:the |our |my |this )?(?P<what>[a-z0-9 -]+?)(?: be| due"
    r"| start| begin| happening| scheduled| take place| planned| happen| open| launch| held| now| "
    r"again)*\s*\?*$",
    re.IGNORECASE,
)
_WHAT_TIME = re.compile(
    r"\b(?:what|which) (?P<unit>time|day|date) (?:is|was|does|do|will) (?:the |our |my "
    r")?(?P<what>[a-z0-9 -]+?)(?: be| due| start| begin| leave| open| close| take place)*\s*\?*$",
    re.IGNORECASE,
)
_THING = re.compile(
    r"\b(?P<key>deadline|due date|budget|price|cost|rent|date|venue|location|place|status|leader|lead"
    r"|version|size|format) (?:of|for|in) (?:the |our |my |a )?(?P<of>[a-z0-9 -]+?)\s*(?:\?|$|now\b|,)",
    re.IGNORECASE,
)
_THING_BEFORE = re.compile(
    r"\b(?:the|our|my) (?P<of>[a-z0-9-]+(?: [a-z0-9-]+)?)(?:'s)? (?P<key>deadline|due date|budget"
    r"|price|cost|date|venue|location|status|leader|lead|version|size|format)\b",
    re.IGNORECASE,
)
_COST = re.compile(
    r"\bhow much (?:did|does|do|is|was|will) (?:the |our |my |a )?(?P<of>[a-z0-9 -]+?) cost\b", re.IGNORECASE
)
_FORMAT_OF = re.compile(
    r"\b(?:which|what|in which|in what) (?:file )?format\b.*?\b(?:the |my |our )?(?P<of>reports?"
    r"|letters?|invoices?|slides|drafts?|documents?|figures?|charts?|exports?|minutes)\b"
    r"|\bhow\b.{0,40}\b(?P<of2>reports?|letters?|invoices?|slides|documents?|figures?"
    r"|charts?)\b.{0,40}\b(?:sent|send|exported|delivered|saved|formatted)\b",
    re.IGNORECASE,
)
_TOOL = re.compile(
    r"\b(?:which|what) (?:tool|app|program|software|editor|service|programme)?\b.{0,30}\buse(?:d)? "
    r"(?:for|to (?:do|make|write|draw|take)) (?:my |our |the )?(?P<of>[a-z -]+?)\s*(?:\?|$|now|these)",
    re.IGNORECASE,
)
_WHAT_IS_MY = re.compile(
    r"^(?:what|who|which|where|how)(?:'s|'re| is| are| was| were) (?:my|our|the) (?P<what>[^?]+?)(?: "
    r"called| now| right now| these days)?\s*\?*$",
    re.IGNORECASE,
)
_X_S = re.compile(
    r"^(?:what|who|which)(?:'s| is| are| was) (?:[\w-]+ ){0,3}?[\w-]+'s (?P<what>[^?]+?)\s*\?*$", re.IGNORECASE
)
_KEYS = {"due date": "deadline", "cost": "price", "venue": "place", "location": "place", "lead": "leader"}
_ANYTHING = re.compile(r"\b(?:anything|any allerg|something)", re.IGNORECASE)
_CALLED = re.compile(
    r"\bcalled\b|\bname of\b|(?:'s|s') names?\b|\bnamed\b|\bnames of\b|\b(?:what|who) (?:is|are) .{0,20} names?\b",
    re.IGNORECASE,
)


def attributes_asked(asked: str, kind: QuestionKind, subject: str) -> tuple[str, ...]:
    """Return the keys that would answer a question, best first.

    >>> attributes_asked("What is my favourite colour?", "what", "@person")
    ('favourite colour',)
    >>> attributes_asked("When is the launch?", "when", "")
    ('launch date', 'launch deadline', 'launch time')
    """
    found: dict[str, None] = {}
    favourite = _FAVOURITE.search(asked)
    if favourite:
        return (f"favourite {free_key(favourite['what'].strip())}",)
    found.update(dict.fromkeys(_names_asked(asked, subject)))
    found.update(dict.fromkeys(_due_asked(asked)))
    found.update(dict.fromkeys(recurring_asked(asked)))
    for pattern, attrs in _COMPILED:
        if pattern.search(asked):
            found.update(dict.fromkeys(attrs))
            break
    if kind == "yes_no" and "allergy" in found and not _ANYTHING.search(asked):
        # whether it is this very thing is for the words to decide, not for the key
        found = {}
    _tastes(asked, kind, found)
    _things(asked, kind, found)
    if not found:
        for pattern in (_WHAT_IS_MY, _X_S):
            match = pattern.search(asked)
            if match and len(match["what"].split()) <= 7:
                key = free_key(match["what"])
                found[_KEYS.get(key, key)] = None
                break
    return tuple(found)


_DUE = re.compile(
    r"\b(?:by (?:what|which) (?:date|day)|by when|when|what date|until when)\b.{0,20}?\b(?:do|must|should|have to"
    r"|need to|supposed to)\b.{0,16}?\b(?:hand in|submit|turn in|deliver|finish|send in|file|return|pay) "
    r"(?:my |the |our )?(?P<what>[a-z][a-z ]{2,30}?)(?: in| by)?\s*\??$",
    re.IGNORECASE,
)
_DUE_BE = re.compile(
    r"\b(?:when|by when|by (?:what|which) date)\b.{0,12}?\b(?:my|the|our) (?P<what>[a-z][a-z ]{2,30}?) (?:be )?"
    r"(?:due|handed in|submitted|turned in)\b",
    re.IGNORECASE,
)
_DRINK = re.compile(
    r"\bhow (?:do|does) .{1,30}\b(?:take|drink|like|have) (?:my|his|her|their) (?P<what>tea|coffee|chai|espresso)\b"
    r"|\bwhat (?:do|does) .{1,20}\bput in (?:my|his|her) (?P<what2>tea|coffee|chai)\b",
    re.IGNORECASE,
)


def _due_asked(asked: str) -> tuple[str, ...]:
    """Return the keys for when something must be in, and for how somebody takes a hot drink."""
    drink = _DRINK.search(asked)
    if drink:
        return (f"how to take {(drink['what'] or drink['what2']).lower()}",)
    match = _DUE.search(asked) or _DUE_BE.search(asked)
    if not match:
        return ()
    what = free_key(match["what"])
    return (f"{what} deadline", "deadline", f"{what} date")


def _names_asked(asked: str, subject: str) -> tuple[str, ...]:
    """Return the keys for what somebody or an animal is called."""
    if not subject or not _CALLED.search(asked) or "call me" in asked:
        return ()
    if subject == PERSON:
        return ("pet",) if tie_in(asked, animals=True) else ("name",)
    return ("name", "pet") if tie_in(subject, animals=True) else ("name",)


def tie_in(asked: str, *, animals: bool) -> bool:
    """Tell whether a question names a tie of a kind: an animal, or a person."""
    for word in re.findall(r"[a-z-]+", asked.lower()):
        tie = tie_of(word)
        if tie and (tie.gender == "n") == animals:
            return True
    return False


def _tastes(asked: str, kind: QuestionKind, found: dict[str, None]) -> None:
    match = _TASTE.search(asked) if kind == "yes_no" else _TASTE_ABOUT.search(asked)
    if match:
        what = match["what"] or match.groupdict().get("what2") or ""
        what = re.sub(r"\s+(?:any ?more|now|still|these days|at all)$", "", what.strip(), flags=re.IGNORECASE)
        if 0 < len(what.split()) <= 6:
            found[f"preference: {free_key(what.removeprefix('to '))}"] = None


def _things(asked: str, kind: QuestionKind, found: dict[str, None]) -> None:
    match = _THING.search(asked) or _THING_BEFORE.search(asked) or _COST.search(asked)
    if match:
        key = match.groupdict().get("key") or "price"
        found[f"{free_key(match['of'])} {_KEYS.get(key.lower(), key.lower())}"] = None
        if len(match["of"].split()) <= 3:
            found[_KEYS.get(key.lower(), key.lower())] = None
    form = _FORMAT_OF.search(asked)
    if form:
        of = (form["of"] or form["of2"]).lower().rstrip("s")
        found.update({f"{of} format": None, "format": None})
    tool = _TOOL.search(asked)
    if tool:
        found[f"tool for {free_key(tool['of'])}"] = None
    if kind == "when" and not found:
        when = _WHEN_IS.search(asked) or _WHAT_TIME.search(asked)
        if (
            when
            and len(when["what"].split()) <= 5
            and not re.match(r"^(?:i|we|he|she|they|you|it)\b", when["what"], re.IGNORECASE)
        ):
            what = free_key(when["what"])
            keys = ("deadline",) if what == "deadline" else (f"{what} date", f"{what} deadline", f"{what} time")
            found.update(dict.fromkeys(keys))
