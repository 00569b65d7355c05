"""Anew: a new day or a new sum told without its thing, which was named just before: "we're on thursdays now"."""

import re
from collections.abc import Sequence

_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
_DAYS = rf"(?P<days>{_DAY}(?:(?: and|,|,? &) {_DAY})*)"
_WE_ARE_ON = re.compile(
    rf"(?:^|\bso |, )(?:so |and |but |anyway |ya |yeah )*(?:we(?:'re|'ve| are| have)|it(?:'s| is| has))(?: now"
    rf"| been| moved"
    rf"| moving| switched"
    rf"| back)* (?:on|to) {_DAYS}(?P<tail>(?: nights?| evenings?| mornings?)?)(?P<now> now\b| instead\b"
    rf"|(?= at \d)|$|,)",
    re.IGNORECASE,
)
_ACTIVITY = re.compile(
    r"\b(?P<what>(?:[a-z]+ )?(?:practice|training|rehearsals?|lessons?|class|club|league|team|group|night)|choir"
    r"|netball|bowling"
    r"|football|soccer|basketball|volleyball|hockey|rugby|tennis|yoga|pilates|swimming|band|orchestra|bingo|quiz|darts|poker)\b",
    re.IGNORECASE,
)
_NO_ACTIVITY = re.compile(
    r"^(?:my|our|the|this|that|first|last|next|every|one|a|an|good|all|whole|other|same|to|in|of|for|at|on|with"
    r"|and|each)\b ?",
    re.IGNORECASE,
)
_IT_IS = re.compile(
    r"^(?P<from>(?:from|as of|starting) [^,;]{3,24}?,? )?it(?:'s| is|'ll be| will be)(?: going to be| now)? "
    r"(?P<sum>(?:[€$£¥]|R|CA\$|US\$|NZ\$)? ?\d[\d.,]*(?: ?(?:euros?|dollars?|pounds?|bucks|quid|rand|an hour"
    r"|a month|per hour))?)(?=$|[ .,;!])"
    r"(?! ?(?:%|am\b|pm\b|years|days|minutes|hours|people|km|miles|degrees|outside|o'clock))",
    re.IGNORECASE,
)
_CHANGING = re.compile(
    r"\b(?:rais(?:e|ed|ing)|put(?:ting)? up|increas(?:e|ed|ing)|lower(?:ed|ing)?|chang(?:e|ed|ing)|up(?:ped"
    r"|ping)) (?:my|our|the) "
    r"(?P<what>(?:[\w-]+ )?(?:fee|fees|rate|rates|price|prices|rent)(?: for (?:an? |the )?[\w ]{3,24}?)?)(?=$|[.,;!])",
    re.IGNORECASE,
)


def told_anew(clause: str, before: Sequence[str]) -> str:
    """Return a clause with the thing it leaves out, where that was named just before; else the clause as it is.

    Args:
        clause: As prepared.
        before: What was said before it, the nearest last.

    >>> told_anew("we're on thursdays now", ["netball practice clashes with futsal"])
    'our netball practice is on thursdays now'
    >>> told_anew("From 1 June it will be R950", ["I am raising my standard fee"])
    'my standard fee is R950 from 1 june'
    """
    sum_now = _IT_IS.match(clause)
    if sum_now:
        named = next((found for said in reversed(before) if (found := _CHANGING.search(said))), None)
        since = f" {sum_now['from'].strip(' ,').lower()}" if sum_now["from"] else ""
        return f"my {named['what']} is {sum_now['sum'].strip(' .,')}{since}" if named else clause
    days = _WE_ARE_ON.search(clause)
    if days is None:
        return clause
    for said in reversed(before):
        activities = [_NO_ACTIVITY.sub("", match["what"].lower()) for match in _ACTIVITY.finditer(said)]
        named_last = next((what for what in reversed(activities) if what), "")
        if named_last:
            return f"our {named_last} is on {days['days']}{days['tail']} now"
    return clause
