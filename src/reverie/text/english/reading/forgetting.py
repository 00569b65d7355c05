"""Requests to forget: "forget what I said about the loan", never "don't forget the milk"."""

import re

from reverie.model.statement import ForgetRequest
from reverie.text.english.reading.topic_first import FRONTED, told_before, topic_of

_HINT = re.compile(
    r"forget|remember|delete|erase|off the record|record|remove|wipe|save|store|scrap|memory|scrub|forgot|get rid"
    r"|pretend|disregard"
    r"|no longer|keep",
    re.IGNORECASE,
)
_ORDER = re.compile(
    r"(?:^|[.!?;,:\n–—-]\s*|\b(?:please|and|so|now|but|(?:can|could|would|will) (?:you|u|ya)|i (?:want|need) "
    r"(?:you|u) to|i'd like (?:you|u) to|(?:you|u) can|you should|you may|just|pls|actually|ok|okay|hey|hi"
    r"|yo|also"
    r"|to)\s+)"
    r"(?:completely |totally |just |please |also )*(?:forget|delete|erase|remove|wipe|unlearn|scrap|drop)\s+"
    r"(?P<what>(?:everything|anything|all(?: of it| that)?|it all|whatever|what|that|the (?:thing"
    r"|things|part|bit|stuff|fact)|about|my|the|this|it)\b[^.!?;\n]*)",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:forget|unlearn|scrub)\s+(?:about )?(?P<what>(?:what|whatever|everything|anything|all"
    r"|(?:the|that|all the|all that) (?:things?|stuff|bits?|parts?)) (?:that )?i(?:'ve| have)? "
    r"(?:told|said|mentioned|shared|confessed|wrote)\b[^.!?;\n]*)",
    re.IGNORECASE,
)
_KEEP = re.compile(
    r"\b(?:please )?(?:do not|don't|dont|never|no need to|you needn't|rather not have you)\s+(?:ever "
    r")?(?:remember|save|store|keep|record|memorize|memorise|note|log|retain)\s+(?P<what>(?:that|this"
    r"|it|any of (?:that|this|it)|what|anything|the|my)\b[^.!?;\n]*)",
    re.IGNORECASE,
)
_OFF = re.compile(
    r"\b(?:this|that|it|the following)(?:'s| is| was| stays| should stay)? (?:strictly )?off the "
    r"record(?P<what>)|^\W*off the record\b(?P<what2>)",
    re.IGNORECASE,
)
_TAKE = re.compile(
    r"\btake (?P<what>.{2,60}?) (?:out of|off|from) (?:your |the )?(?:memory|memories|record|records|notes)\b",
    re.IGNORECASE,
)
_PATTERNS = (_ORDER, _TOLD, _KEEP, _OFF, _TAKE)
_PREFERRED = re.compile(
    r"\bi(?:'d| would)(?: much)? (?:rather|prefer|like)(?: it)?(?: (?:that|if))? (?:you|u) (?:(?:would|could|to) )?"
    r"(?:forgot|forget|deleted?|erased?|wiped?|(?:no longer|not|didn't|don't) (?:keep|kept|remember(?:ed)?|stored?"
    r"|saved?))"
    r"(?: about)? (?P<what>(?:that|this|it|them|those|what|anything|everything|the|my|all)\b[^.!?;\n]*)"
    r"|(?:^|[.!?,:;\n]\s*|\b(?:please|pls|just|and|(?:can|could|would|will) (?:you|u)) )"
    r"(?:scrub|strike|purge|expunge|clear|wipe|erase) (?P<cleared>[^.!?\n]{2,60}?) (?:from|out of|off) your "
    r"(?:memory|memories|records?|notes)\b"
    r"|(?:^|[.!?,:;\n]\s*|\b(?:please|(?:can|could|would|will) (?:you|u)) )(?:erase|wipe|scrub) "
    r"(?P<part>(?:the|that) (?:part|thing|bit|stuff) (?:about|regarding) [^.!?;\n]+)"
    r"|(?:^|[.!?,:;\n]\s*|\b(?:please|pls|just|and) )(?:forget|pretend)(?: that)? i (?:ever |never )?"
    r"(?:told (?:you|u)|said|mentioned)(?: anything| something| a word)?(?: to you)? about (?P<untold>[^.!?,;\n]{2,60})"
    r"|\b(?:would|do) (?:you|u) mind forgetting (?P<mind>what [^.!?;\n]+|(?:about |everything )[^.!?;\n]+)"
    r"|\bi (?:don't|dont|do not) want (?:you|u) to (?:keep|remember|save|store|record) (?P<unkept>(?:what|anything"
    r"|everything|the (?:thing|stuff|bit|part)|that)\b[^.!?;\n]*)"
    r"|(?:^|[.!?,:;\n]\s*|\b(?:please|pls) )disregard (?P<void>(?:what|everything) i [^.!?;\n]+)"
    r"|\b(?:if )?(?:you|u) could (?:please |just )?forget (?P<could>(?:what|my|the thing|about)\b[^.!?;\n]+)",
    re.IGNORECASE,
)
_OF_TELLING = re.compile(
    r"\b(?:forg[eo]t\w*|unlearn|told|said|say|mentioned|shared|wrote|confided|memor(?:y|ies)|pretend|disregard)\b",
    re.IGNORECASE,
)
"""Without one of these, to delete or to keep is to edit a text."""
_SUBJECT = re.compile(
    r"\b(?:i|we|they|he|she|it|who|people|you|someone|everyone|nobody)(?:'ll| will| would|'d| may"
    r"| might)?\s*$",
    re.IGNORECASE,
)
_FREE = re.compile(
    r"(?:^|[.!?,:;\n–—-]|\b(?:and|so|but|please|pls|also|now|then|just|(?:can|could|would|will) (?:you|u|ya)|(?:you"
    r"|u) to"
    r"|(?:you|u) (?:can|should|may)|ok|okay|hey))\s*$",
    re.IGNORECASE,
)
"""What may stand before an order that is found anywhere in a sentence."""
_PLAN = re.compile(
    r",\s*(?:let's|lets|let us|we'll|we will|how about|make it|i'll|we can)\b|\binstead\b", re.IGNORECASE
)
"""What follows when "forget about Tuesday" changes a plan."""
_POINTER = re.compile(r"^(?:about )?(?:it|that|this|them|those|these)?$", re.IGNORECASE)
_NOT = re.compile(
    r"\b(?:don't|dont|do not|never|won't|can't|cannot|can not|couldn't|i|i'll|i'd|we|they|he|she"
    r"|people|you|always|didn't|not|almost|nearly|to)\s+(?:ever |always |often |completely |totally "
    r"|just |sometimes |will |keep |tend to )*$",
    re.IGNORECASE,
)
_MEMORY_WORDS = re.compile(
    r"\b(?:told|said|mentioned|shared|know|wrote|sent|gave|talked|asked|about|memory|record"
    r"|conversation|chat|everything|anything)\b",
    re.IGNORECASE,
)
_ABOUT = re.compile(r"\b(?:about|regarding|concerning|of|on)\s+(?P<target>.+)$", re.IGNORECASE)
_KEEPS_THINGS = re.compile(r".*\bkeep (?:the|my)\b(?!.*\b(?:told|said|about|memory)\b)", re.IGNORECASE)
_TAIL = re.compile(
    r"[,;]?\s{1,3}(?:please|pls|ok|okay|thanks|thank you|i shouldn't|it's|its|i don't|dont|because|all of "
    r"it|how much|and everything|entirely|completely|again|(?:will|would|could) (?:you|ya|u)|for good|that's|if you"
    r"|right\?|anymore|any more|from (?:your|the) memory)\b.*$",
    re.IGNORECASE,
)
_EMPTY = re.compile(
    r"^(?:that|this|it|all(?: of)?(?: that| it| this)?|everything|what i (?:just )?(?:said|told you"
    r"|wrote|mentioned)(?: just now| before| earlier)?|the last (?:thing|message|part|bit)|about (?:it"
    r"|that|this)|any of (?:that|this|it)|it all|whatever|what)(?: (?:please|again|just now|completely"
    r"|ever happened|last part|message))?$",
    re.IGNORECASE,
)


def forget_requests(text: str) -> tuple[ForgetRequest, ...]:
    """Return what the message asks to forget.

    >>> [request.target for request in forget_requests("Please forget what I told you about the sleep study.")]
    ['the sleep study']
    >>> forget_requests("Don't forget that I hate rain. I forgot my keys.")
    ()
    """
    if not _HINT.search(text):
        return ()
    found: list[ForgetRequest] = []
    others = [match.span() for pattern in FRONTED for match in pattern.finditer(text) if not topic_of(match)]
    for pattern in (*FRONTED, _PREFERRED, *_PATTERNS):
        for match in pattern.finditer(text):
            if any(start <= match.start() < end for start, end in others):
                continue  # "about Tuesday: forget it" changes a plan
            request = _request(text, match) if pattern in _PATTERNS else _worded_otherwise(text, match)
            if request and _POINTER.match(request.target):
                before = told_before(text[: text.find(request.quote)])
                request = ForgetRequest(request.quote, before or request.target)
            if request and all(
                request.quote not in other.quote and other.quote not in request.quote for other in found
            ):
                found.append(request)
    return tuple(found)


def _worded_otherwise(text: str, match: re.Match[str]) -> ForgetRequest | None:
    """Return a request whose topic comes first, or which is worded as a wish."""
    groups = match.groupdict()
    is_wish = match.re is _PREFERRED
    what = next((found for found in groups.values() if found), "")
    if is_wish and not (groups["unkept"] and _ABOUT.search(what)) and not _OF_TELLING.search(match.group()):
        return None
    target = _target(what) if is_wish else topic_of(match)
    if not target and not is_wish:
        return None
    start, end = _sentence(text, match.start() + len(match.group()) - len(match.group().lstrip(".!?\n ")), match.end())
    return ForgetRequest(text[start:end].strip()[:300].strip(), target)


def _tells_otherwise(text: str, match: re.Match[str], what: str) -> bool:
    """Tell whether words tell of somebody who forgets or keeps something, or give up a plan."""
    before = text[: match.start()]
    if match.re is _ORDER:
        return _PLAN.search(what) is not None
    if match.re is _TOLD:
        return _FREE.search(before) is None
    is_told = _SUBJECT.search(before) is not None or _KEEPS_THINGS.match(match.group()) is not None
    return match.re is _KEEP and is_told


def _orders(text: str, match: re.Match[str], what: str, verb_at: re.Match[str]) -> bool:
    """Tell whether the verb of a match is an order to the listener and its object something told."""
    before = text[max(0, match.start() - 30) : match.start() + verb_at.start()]
    verb = verb_at.group().lower()
    allowed = re.search(
        r"\b(?:(?:you|u) (?:to|can|should|may)|(?:can|could|would|will) (?:you|u|ya))\s+"
        r"(?:please |just |completely |also )*$",
        before,
        re.IGNORECASE,
    )
    if _NOT.search(before) and not allowed:
        return False
    if verb != "forget" and not re.search(
        r"\b(?:i (?:told|said|shared|mentioned|gave)|you (?:know|have|remember|stored|saved)|memory"
        r"|memories|conversation|about me|about my)\b",
        what,
        re.IGNORECASE,
    ):
        return False
    if (
        verb == "forget"
        and re.match(r"^(?:it|about it|that|this)$", what, re.IGNORECASE)
        and not re.search(r"(?:please|can you|could you|want you to|you can)\s*$", before, re.IGNORECASE)
        and len(text) > 60
    ):
        # "forget it, I'll do it myself" changes the subject; it does not ask for oblivion
        return False
    return not (
        verb == "forget"
        and not _MEMORY_WORDS.search(what)
        and not _EMPTY.match(_TAIL.sub("", what))
        and not re.match(r"^(?:the|my|that|this)\b", what, re.IGNORECASE)
    )


def _request(text: str, match: re.Match[str]) -> ForgetRequest | None:
    groups = match.groupdict()
    what = (groups.get("what") or "").strip(" ,")
    verb_at = re.search(r"forget|delete|erase|remove|wipe|unlearn|scrap|drop", match.group(), re.IGNORECASE)
    if _tells_otherwise(text, match, what) or (
        verb_at and match.re in (_ORDER, _TOLD) and not _orders(text, match, what, verb_at)
    ):
        return None
    if verb_at and re.match(r"^(?:about )?(?:it|that|this)\s*[,–—-]", what) and "please" not in match.group().lower():
        return None
    start, end = _sentence(text, match.start(), match.end())
    quote = text[start:end].strip()
    target = _target(what)
    said = re.match(
        r"^(?:[^:]{0,20}:|\W*(?:this is )?off the record\W+)\s*(?P<rest>\S.{2,})$", what or quote, re.IGNORECASE
    )
    if said:
        # what follows is the very thing: "don't save this: …"
        target = said["rest"].strip(" .")
    return ForgetRequest(quote[:300].strip(), target)


def _target(what: str) -> str:
    what = _TAIL.sub("", what).strip(" ,.")
    if _EMPTY.match(what):
        return ""
    about = _ABOUT.search(what)
    if about and _MEMORY_WORDS.search(what[: about.start() + 6]):
        return about["target"].strip(" ,.")
    what = re.sub(
        r"^(?:everything|anything|all|that|what) (?:i (?:told you|said|mentioned|shared|wrote)|you know)\s*",
        "",
        what,
        flags=re.IGNORECASE,
    )
    return re.sub(r"^(?:about|of|that)\s+", "", what, flags=re.IGNORECASE).strip(" ,.")


def _sentence(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the edges of the sentence around a match, within its line."""
    begin = max(text.rfind(mark, 0, start + 1) for mark in ".!?\n")
    begin = begin + 1 if begin >= 0 else 0
    stops = [place for place in (text.find(mark, end) for mark in ".!?\n") if place >= 0]
    stop = min(stops) if stops else len(text)
    return begin, stop + 1 if stop < len(text) and text[stop] != "\n" else stop
