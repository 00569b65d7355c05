"""Between two: what one says only to the other: promises, comfort, cheer, "I forgot to tell you"."""

import re

from reverie.text.english.bones.clause import Parse
from reverie.text.wordlist import words_of

_TALK = re.compile(
    r"\b(?:want(?:ed)?|forgot|love|like|dying|meant|meaning|excited|happy|glad|eager|just|need(?:ed)?|had|got"
    r"|waiting) to (?:say\b(?! (?:no|yes|goodbye)\b)|mention|brag|add that|point out|admit|hear\b|catch up\b"
    r"|check in\b|chat\b|vent\b|(?:talk|speak) (?:to|with) you\b|fill (?:you|\w+) in|congratulate"
    r"|(?:tell|ask|show|thank|update|remind|give|send|wish) you\b|share (?:\w+ ){0,4}with you\b|share (?:some"
    r"|this|these|that|those|a few)\b|see (?:how|what|you)\b|know (?:how|what)\b|share\W*$)",
    re.IGNORECASE,
)
"""What the talk itself is for."""
_YOU = frozenset({"you", "your", "yours", "you're", "yourself", "you'll", "you've"})
_BESIDE = re.compile(
    r"^(?:(?:always|still|right|just|definitely|also|only|so|totally) )*(?:here|there|around(?! \d)|with you|by your"
    r"|behind you|on your side|beside you|in for|rooting|cheering|a (?:call|text|message) away|up for (?:it|that))\b"
)
_IN_PICTURE = re.compile(
    r"\bin (?:the|your|that|this) (?:picture|photo|pic|background|image|snap|shot|video)\b", re.IGNORECASE
)
_LOOKING = words_of("notice see like love recognize recognise spot")
_FANCY = words_of(
    "picture imagine relate tell see understand feel believe guess hear bet say blame argue complain deny thank"
)
_PROMISED = re.compile(
    r"^I(?:'ll| will) (?:(?:definitely|totally|absolutely|surely|certainly|for sure|be sure to|make sure)\b"
    r"|(?:get|be|stay) in touch|keep (?:\w+ ){1,3}(?:in mind|posted|updated|in the loop)|check|look into"
    r"|give (?:it|that|them)|let \w+ know|reach out|get back to)",
    re.IGNORECASE,
)
_WISHING = words_of("wish thank applaud congratulate owe promise bet dare envy admire trust salute root cheer support")
_SURE = re.compile(
    r"\b(?:i'm|i am|i feel|i've been|pretty|feeling) (?:\w+ly |pretty |so |very )?(?:sure|certain|confident|positive"
    r"|convinced|optimistic)\b|\bi (?:just )?(?:know|believe|bet|trust|guess|suppose|think|feel like)\b|\bno doubt\b"
    r"|\bhope(?:fully)?\b|\bif\b",
    re.IGNORECASE,
)
_TRUSTING = words_of("know believe think trust bet feel guess suppose")
_WILL_BE = re.compile(
    r"^(?:like |that )*(?:i|we|it|things|they|this|that|everything)"
    r"(?:'ll| will| can(?!'t|not)| could|'d)\b",
    re.IGNORECASE,
)


def is_between_two(parse: Parse, sentence: str, *, dated: bool) -> bool:
    """Tell whether a clause deals with the listener or the talk only; a day makes a promise worth keeping.

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> texts = "I'll see you soon", "I'll see my aunt soon", "I want to brag", "I know I'll win"
    >>> [is_between_two(parse_clause(text), text, dated=False) for text in texts]
    [True, False, True, True]
    """
    if parse.kind not in {"I", "we", "dropped"}:
        return False
    if parse.verb == "be" and _BESIDE.match(parse.rest):
        return True
    if parse.verb in _LOOKING and _IN_PICTURE.search(parse.text):
        return True
    if _only_trusts(parse, sentence):
        return True
    return not dated and (_promises(parse) or bool(_TALK.search(parse.text)))


def _only_trusts(parse: Parse, sentence: str) -> bool:
    """Tell whether the speaker only trusts or fancies that it will be so: "I'm sure I'll win", "I can picture …"."""
    if parse.verb == "mean":
        return True
    if parse.verb in _TRUSTING and _WILL_BE.match(parse.rest):
        return True
    if parse.tense == "modal" and parse.verb in _FANCY:
        return True
    at = sentence.find(parse.text[:20]) if parse.tense in {"future", "modal"} else -1
    return at > 0 and bool(_SURE.search(sentence[:at]))


def _promises(parse: Parse) -> bool:
    """Tell whether a clause promises or wishes the listener something."""
    told = parse.tense == "future" or (parse.tense == "present" and parse.verb in _WISHING)
    return bool(_PROMISED.match(parse.text)) or (told and any(token.low in _YOU for token in parse.tokens))
