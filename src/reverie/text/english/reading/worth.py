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
    subject = parse.subject.lower()
    if count < _ENOUGH - 1 or (count < _ENOUGH and _WEAK.search(words)):
        return False
    if subject.startswith(("your ", "you ")) or _VAGUE_SUBJECT.match(subject):
        return False
    general = parse.tense in {"present", "modal"}
    if parse.kind == "thing" and general and name in words and not _OWN.search(parse.text):
        # "pets brighten our days" is about everybody
        return False
    if parse.kind == "we" and general and listener and not noted:
        # "we can really be ourselves": people in general more often than these people
        return bool(re.search(r"\d|\b[A-Z]", words.replace(name, "")[1:]))
    if noted or parse.kind in {"I", "we", "dropped", "mine", "name"}:
        return True
    if not listener and subject.startswith(("the ", "our ")) and count >= _ENOUGH:
        # told to an assistant, "the wifi password is on the fridge" is worth keeping
        return True
    return name in words or parse.tense == "past" or bool(re.search(r"\d", words))
