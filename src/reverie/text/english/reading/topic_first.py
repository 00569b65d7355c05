"""Requests to forget whose topic stands before the verb: "the loan thing, wipe it"."""

import re
from typing import Final

_TELL: Final = r"(?:told (?:you|u|ya)|said|mentioned|shared|wrote|confided|confessed|let slip|brought up)"
_MATTER: Final = r"(?:stuff|things?|parts?|bits?|business|story|matter|whole thing)"
_ABOUT: Final = r"(?:about|abt|regarding|concerning)"
_TOPIC: Final = r"[^,.:;!?\n]{2,60}?"
_HEADS: Final = (
    rf"(?:that|the|this|all that|all the) {_MATTER} (?:(?:that )?i {_TELL} (?:to (?:you|u) )?)?{_ABOUT}"
    rf" (?P<matter>{_TOPIC})",
    rf"(?:what|everything|whatever|all)(?: that)? i(?:'ve| have)? {_TELL} (?:to (?:you|u) )?(?:[a-z]+ )?{_ABOUT} "
    rf"(?P<told>{_TOPIC})",
    rf"(?:about|regarding|concerning|as for|as regards|with regard to|on the subject of|when it comes to)"
    rf" (?P<as_for>{_TOPIC})",
    rf"(?:the|my|that) (?P<thing>{_TOPIC}) (?:thing|stuff|business|story|matter)",
)
_ORDER: Final = (
    r"\s*[,:;–—-]*\s*(?:(?:please|pls|plz|kindly|just|so|(?:can|could|would|will) (?:you|u|ya)|(?:you|u) can"
    r"|i(?:'d like| want| need) (?:you|u) to)[ ,]+)*"
    r"(?P<verb>forget|wipe|delete|erase|scrub|remove|unlearn|scrap|get rid of)(?: about)? "
    r"(?:it all|it|all (?:of )?(?:that|it|this)|that|them|those|this|everything)"
    r"(?:,? (?:please|pls|plz|ok|okay|thanks|thank you|will you|will ya|wd you|would ya|would you|for good"
    r"|completely|from your memory))*"
    r"\s*(?=[.?!\n]|$)"
)
FRONTED: Final = tuple(
    re.compile(rf"(?:^|[.!?;,:\n–—-]\s*|\b(?:and|also|oh|ok|hey|so) ){head}{_ORDER}", re.IGNORECASE) for head in _HEADS
)
"""The topic, then what is to be done with it; nothing may follow, as in "the loan thing, forget it, I'll pay"."""

MOST_BEFORE: Final = 200
"""Characters before a request in which its topic may stand."""
_OBLIVION: Final = ("forget", "unlearn", "scrub")
_OF_TELLING: Final = re.compile(rf"\b(?:i(?:'ve| have)? {_TELL}|memory|memories)\b", re.IGNORECASE)
_PLEASE: Final = re.compile(r"\b(?:please|pls|plz|kindly|i(?:'d like| want| need) (?:you|u) to)\b", re.IGNORECASE)
_TIME: Final = (
    r"(?:in|on|last|the other|earlier|yesterday|before|back|some|a few|this|today|recently|once) ?(?:day|night"
    r"|week|month|"
    r"year|time|weeks ago|days ago|january|february|march|april|may|june|july|august|september|october|november|"
    r"december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|in)?"
)
_RELATIVE: Final = re.compile(
    rf",?(?: that| which)? i(?:'ve| have)? {_TELL}(?: {_ABOUT})?(?: to (?:you|u))?(?: {_TIME})*$", re.IGNORECASE
)
_WHEN: Final = re.compile(rf"(?: {_TIME})+$", re.IGNORECASE)
_DAY: Final = re.compile(
    r"^(?:(?:the|next|this|last) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight"
    r"|week(?:end)?)s?$",
    re.IGNORECASE,
)
_TOLD: Final = re.compile(
    rf"\bi(?:'ve| have| had)?(?: once| just| also)? (?:{_TELL}(?: to (?:you|u))?(?: (?:something|things|stuff|a bit|a"
    rf" lot))? {_ABOUT}|mentioned|shared|confided|brought up) (?P<topic>[^.!?\n]{{2,80}}?)\s*[.!?\n]+\s*$",
    re.IGNORECASE,
)


def topic_of(match: re.Match[str]) -> str:
    """Return the topic that a fronted request names; empty where the words ask for something else.

    A mere day is a plan and no secret ("about Tuesday: forget it"); to delete is to edit a text, unless what was told
    is meant.
    """
    words = next((found for name, found in match.groupdict().items() if found and name != "verb"), "")
    if match["verb"].lower() not in _OBLIVION and not _OF_TELLING.search(match.group()):
        return ""
    if match.groupdict().get("as_for") and not (_OF_TELLING.search(match.group()) or _PLEASE.search(match.group())):
        return ""
    topic = _RELATIVE.sub("", words.strip(" ,."))
    return "" if _DAY.match(topic) else topic


def told_before(text: str) -> str:
    """Return what the last sentence of a text says was told.

    >>> told_before("I mentioned my test results in March. "), told_before("It rains. ")
    ('my test results', '')
    """
    match = _TOLD.search(text[-MOST_BEFORE:])
    return _WHEN.sub("", match["topic"]).strip(" ,") if match else ""
