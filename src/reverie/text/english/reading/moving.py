"""Moving: where somebody lives now, where one clause says that they moved and another names the place."""

import re
from collections.abc import Sequence

_MOVED = re.compile(
    r"\b(?:(?:i|we|i've|we've|i have|we have)(?: have| finally| just| already)* moved|moved (?:at last|in|house|already"
    r"|finally|last|yesterday|this|on)|all moved in|got the keys|finally moved|we moved|the move (?:is"
    r"|went))\b(?! (?:to|from)\b)",
    re.IGNORECASE,
)
_DWELLING = re.compile(
    r"(?:^|, |closer to [\w ]{3,20}, )(?:it'?s |it is |(?:the|our|my|a|an) )*(?:(?:new|little|small|tiny|nice"
    r"|lovely|bigger"
    r"|smaller|cute|old|quiet|sunny|cheap|cheaper|one-bed|two-bed|\w+-bedroom) )*"
    r"(?:place|rental|flat|apartment|apt|house|condo|studio|cottage|townhouse|bungalow|home)(?: is)? (?:out "
    r"|over |down |up )?"
    r"(?:in|on|at|near) (?P<where>[^,.;!?]{3,40}?)(?=$|[,.;!?]| with | and | which )",
    re.IGNORECASE,
)
_NO_PLACE = re.compile(r"^(?:the|a|an|my|our|this|that|good|bad|walking|june|july|may)\b", re.IGNORECASE)


def housed(clause: str, before: Sequence[str]) -> str:
    """Return "New flat in Otley" as a move to Otley, where a move was told just before; else the clause as it is.

    >>> housed("New flat in Otley, two bedrooms", ["Moved at last."])
    'I moved to Otley'
    >>> housed("New flat in Otley, two bedrooms", ["We looked at many."])
    'New flat in Otley, two bedrooms'
    """
    found = _DWELLING.search(clause)
    if found is None or _NO_PLACE.match(found["where"]) or not any(_MOVED.search(said) for said in before if said):
        return clause
    where = " ".join(
        word if word[:1].isupper() or len(word) < 3 else word.capitalize() for word in found["where"].split()
    )
    return f"I moved to {where}"
