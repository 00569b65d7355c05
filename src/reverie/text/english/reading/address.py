"""Address: the listener's name at the start or the end of what is said."""

import re
from functools import lru_cache

_INTERJECTION = re.compile(
    r"^(?:hey|hi|hello|wow|oh|yes|yeah|yep|no|thanks|thank you|sure|aw+|woah|whoa|congrats|great|nice"
    r"|cool|awesome|absolutely|definitely|totally|gosh|man|oof|ouch|ha|haha|well)\b[,!. ]*",
    re.IGNORECASE,
)


def without_address(text: str, listener: str) -> str:
    """Return a clause without the listener's name, or a short form of it, at its start or end.

    >>> without_address("Wow Joanna, those drawings are great, Jo!", "Joanna")
    'those drawings are great'
    """
    short = listener[:2]
    if short not in text:
        return text
    opening, closing = _address(short)
    plain = _INTERJECTION.sub("", text)
    shorter = opening.sub("", plain) if short in plain else plain
    if shorter == plain:
        shorter = text
    return closing.sub("", shorter)


@lru_cache(maxsize=64)
def _address(short: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    name = rf"{re.escape(short)}[a-zà-ÿ]{{0,12}}"
    return re.compile(rf"^(?:{name})\s*[,!.–—-]+\s*"), re.compile(rf",\s*{name}\s*[.!…]*$")
