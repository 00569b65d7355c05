"""Worth: whether a sentence without a known attribute says enough to be remembered."""

import re

from reverie.text.english.bones.clause import Parse
from reverie.text.english.words.closed import content_count

_VAGUE_SUBJECT = re.compile(
    r"^(?:(?:something|nothing|everything|anything|someone|somebody else|everyone|nobody|a lot|all"
    r"|that|this|these|those|one|the (?:only|best|worst|whole|hardest|coolest) (?:thing|part)|(?:\w+ "
    r")?things?)\b|(?:in|on|at|between|from|by|since|until|before|after|during) )"
)
_WEAK = re.compile(r"\b(?:thing|stuff|something|anything|everything|somewhere|whatever)\b", re.IGNORECASE)
_OWN = re.compile(r"\b(?:I|me|my|I'm|I've)\b")
_ENOUGH = 3
_UNTOLD = re.compile(
    r"\bthat (?:little|big|sweet|cute|whole|first|last|special|place|day|moment|night|time|feeling|one|way|guy|stuff"
    r"|kind)\b|\b(?:saw|got|found|bought|have|has|had) another (?:at|in|one|from)\b"
    r"|\b(?:like|of|about|for|with) (?:these|those|this|that)(?= \w+s?\b|[.,]|$)|\bthere(?! (?:is|are|was|were|has"
    r"|have|will|would|isn't|aren't)\b)(?!'s)\b(?! (?:in|at) (?!\d))|\b(?:tried|try|trying|made|make|making"
    r"|got|been|buy|bought|have|has|had|did|do|want|wants"
    r"|see|saw|take|took|find|found|join|wear|finished) (?:one|something|anything|both"
    r"|some|another)\b(?! (?:of|day|to|for|in|that|like|about"
    r"|\w))|\bhere'?s\b|\bboth of (?:them|these)\b",
    re.IGNORECASE,
)
"""Points at something that was shown or said before: alone it says nothing."""
_NEEDS_OBJECT = frozenset(
    {
        "start",
        "begin",
        "finish",
        "get",
        "take",
        "make",
        "find",
        "try",
        "do",
        "bring",
        "put",
        "give",
        "use",
        "accept",
        "join",
    }
)
_NO_OBJECT = re.compile(
    r"^(?:when|because|since|while|after|before|if|so|but|and|though|although|recently|lately|again|too|yesterday"
    r"|last|early|late|on \d"
    r"|in \d|at last|a while|at)\b|^$"
)
_PRAISE = re.compile(
    r"^(?:(?:so|really|very|just|all|truly|absolutely|super|pretty|always|too|such) )*(?:an? )?(?:awesome|great"
    r"|amazing|beautiful|gorgeous|stunning"
    r"|incredible|lovely|wonderful|fantastic|cool|nice|perfect|fun|unreal|breathtaking|calming|peaceful|cute|adorable"
    r"|worth|good|delicious|inspiring|solid|special|magical|electric|motivating|exciting|rewarding|rough|tough|wild"
    r"|crazy|insane|surreal|powerful|intense|relaxing|hilarious|the best|the worst|unbelievable|excellent|epic"
    r"|tasty|yummy)\b",
    re.IGNORECASE,
)


def is_pointing(parse: Parse) -> bool:
    """Tell whether a clause is about something that was only pointed at: "this photo is …".

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> [is_pointing(parse_clause(text)) for text in ("this photo on my desk is a memory", "my bike is red")]
    [True, False]
    """
    return (
        parse.kind == "thing" and bool(_POINTED.match(parse.subject or parse.text)) and not re.search(r"\d", parse.text)
    )


def is_of_anybody(parse: Parse) -> bool:
    """Tell whether a clause says how things of a kind are: "a good cook is always a great help"."""
    return (
        parse.tense == "present"
        and parse.subject.lower().startswith(("a ", "an "))
        and not _OWN.search(parse.text)
        and not re.search(r"\d", parse.text)
    )


_POINTED = re.compile(
    r"^(?:this|these|those|that)\b(?! (?:week|month|year|summer|winter|spring|autumn|morning|evening)\b)", re.IGNORECASE
)


_GOING_WELL = re.compile(
    r"^(?:\w+ly |so |really |pretty |very )*(?:good|great|well|fine|okay|ok|strong|smooth\w*|ok)\b"
)
_GERUND = re.compile(r"^[a-z]+ing\b(?! (?:is|was) (?:on|at) )")
_SEEMS = frozenset({"sound", "look", "seem"})
_YOU = frozenset({"you", "your", "yours", "you're", "yourself"})


def _is_everybodys(parse: Parse, words: str) -> bool:
    """Tell whether "our" is everybody's: "our health matters"."""
    ours = parse.text.lower().startswith("our ") and parse.tie is None and parse.tense in {"present", "modal"}
    return ours and not re.search(r"\d|\b[A-Z]", words[1:])


def _tells_third(parse: Parse, words: str) -> bool:
    """Tell whether what is said between two people says anything to a third.

    "Combining your two interests is super cool", "Barcelona sounds awesome" and "the colours make me feel calm" do not.
    """
    if parse.kind not in {"thing", "name"}:
        return parse.kind != "dropped" or parse.tense != "progressive" or bool(_GOING_ON.search(parse.text))
    if parse.verb == "go" and _GOING_WELL.match(parse.rest) and not parse.owner:
        return False
    if parse.verb == "be" and _PRAISE.match(parse.rest) and not _OWN.search(parse.text) and not parse.owner:
        # "The Hollow Crown is amazing": whose opinion that is gets lost
        return bool(re.search(r"\d", words))
    seen = parse.subject.lower().startswith(("the ", "a ", "an ")) and parse.verb in _SEEMS | {"be", "feel"}
    if parse.kind == "thing" and seen and _PRAISE.match(parse.rest) and not re.search(r"\d|\b[A-Z]", words[1:]):
        return False
    now = parse.tense in {"present", "modal", "future", "would"}
    if not now:
        return True
    if parse.verb in _SEEMS or any(token.low in _YOU for token in parse.tokens):
        return False
    if parse.kind == "thing" and _GERUND.match(parse.subject.lower()):
        return bool(_OWN.search(parse.text))
    pointed = parse.subject.lower().startswith("the ") and not parse.owner
    return not pointed or bool(re.search(r"\d|\b[A-Z]", words[1:]))


_GOING_ON = re.compile(
    r"\b(?:i|me|my|our|today|tomorrow|tonight|next|this (?:week|month|year|weekend|summer)|now|currently|lately|still"
    r"|recently|again)\b",
    re.IGNORECASE,
)


def is_worth_keeping(words: str, name: str, parse: Parse, *, noted: bool, listener: str) -> bool:
    """Tell whether a sentence says something about somebody, rather than about everybody or nothing in particular.

    Args:
        words: The sentence in the third person.
        name: Whose statement it is.
        parse: The clause that it was made from.
        noted: The writer asked for it to be kept in mind.
        listener: Who is spoken to; empty for an assistant.
    """
    count = content_count(words.replace(name, ""))
    others = words.replace(name, "")
    if listener and _is_everybodys(parse, others):
        return False
    if _says_nothing(parse, words, count) or (listener and not _tells_third(parse, others)):
        return False
    named = bool(re.search(r"\d|\b[A-Z]", others[1:]))
    general = parse.tense in {"present", "modal"}
    if parse.kind == "thing" and general and name in words and not _OWN.search(parse.text):
        # "pets brighten our days" is about everybody
        return False
    if parse.kind == "we" and general and listener and not noted:
        # "we can really be ourselves": people in general more often than these people
        return named
    if noted or parse.kind in {"I", "we", "dropped", "mine", "name"}:
        return True
    if listener:
        # between two people, what only tells of things says nothing to a third
        return name in words or named
    if parse.subject.lower().startswith(("the ", "our ")) and count >= _ENOUGH:
        # told to an assistant, "the wifi password is on the fridge" is worth keeping
        return True
    return name in words or parse.tense == "past" or bool(re.search(r"\d", words))


def is_untold(words: str) -> bool:
    """Tell whether a sentence points at what was shown or said before: "had a blast there"."""
    return bool(_UNTOLD.search(words))


def _says_nothing(parse: Parse, words: str, count: int) -> bool:
    """Tell whether a sentence has too few words of its own, or points at what is not in it."""
    subject = parse.subject.lower()
    if count < _ENOUGH - 1 or (count < _ENOUGH and _WEAK.search(words)):
        return True
    if subject.startswith(("your ", "you ")) or _VAGUE_SUBJECT.match(subject):
        return True
    return is_untold(words) or (parse.verb in _NEEDS_OBJECT and bool(_NO_OBJECT.match(parse.rest)))
