"""Requests to forget: "forget what I said about the loan", never "don't forget the milk"."""

import re

from reverie.model.statement import ForgetRequest

_HINT = re.compile(
    r"forget|remember|delete|erase|off the record|record|remove|wipe|save|store|scrap|memory", re.IGNORECASE
)
_PATTERNS = (
    re.compile(
        r"(?:^|[.!?;,:\n–—-]\s*|\b(?:please|and|so|now|but|(?:can|could|would|will) (?:you|u|ya)|i (?:want|need) "
        r"(?:you|u) to|i'd like (?:you|u) to|(?:you|u) can|you should|you may|just|pls|actually|ok|okay|hey|hi"
        r"|yo|also"
        r"|to)\s+)"
        r"(?:completely |totally |just |please |also )*(?:forget|delete|erase|remove|wipe|unlearn|scrap|drop)\s+"
        r"(?P<what>(?:everything|anything|all(?: of it| that)?|it all|whatever|what|that|the (?:thing"
        r"|things|part|bit|stuff|fact)|about|my|the|this|it)\b[^.!?;\n]*)",
        re.IGNORECASE,
    ),
    re.compile(
        r"\b(?:please )?(?:do not|don't|dont|never|no need to|you needn't|rather not have you)\s+(?:ever "
        r")?(?:remember|save|store|keep|record|memorize|memorise|note|log|retain)\s+(?P<what>(?:that|this"
        r"|it|any of (?:that|this|it)|what|anything|the|my)\b[^.!?;\n]*)",
        re.IGNORECASE,
    ),
    re.compile(
        r"\b(?:this|that|it|the following)(?:'s| is| was| stays| should stay)? (?:strictly )?off the "
        r"record(?P<what>)|^\W*off the record\b(?P<what2>)",
        re.IGNORECASE,
    ),
    re.compile(
        r"\btake (?P<what>.{2,60}?) (?:out of|off|from) (?:your |the )?(?:memory|memories|record|records|notes)\b",
        re.IGNORECASE,
    ),
)
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
_TAIL = re.compile(
    r"[,;]?\s+(?:please|pls|ok|okay|thanks|thank you|i shouldn't|it's|its|i don't|dont|because|all of "
    r"it|how much|and everything|entirely|completely|again|will you|would you|for good|that's|if you"
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
    for pattern in _PATTERNS:
        for match in pattern.finditer(text):
            request = _request(text, match)
            if request and all(
                request.quote not in other.quote and other.quote not in request.quote for other in found
            ):
                found.append(request)
    return tuple(found)


def _request(text: str, match: re.Match[str]) -> ForgetRequest | None:
    groups = match.groupdict()
    what = (groups.get("what") or "").strip(" ,")
    verb_at = re.search(r"forget|delete|erase|remove|wipe|unlearn|scrap|drop", match.group(), re.IGNORECASE)
    if match.re is _PATTERNS[0] and verb_at:
        before = text[max(0, match.start() - 30) : match.start() + verb_at.start()]
        verb = verb_at.group().lower()
        allowed = re.search(
            r"\b(?:(?:you|u) (?:to|can|should|may)|(?:can|could|would|will) (?:you|u|ya))\s+"
            r"(?:please |just |completely |also )*$",
            before,
            re.IGNORECASE,
        )
        if _NOT.search(before) and not allowed:
            return None
        if verb != "forget" and not re.search(
            r"\b(?:i (?:told|said|shared|mentioned|gave)|you (?:know|have|remember|stored|saved)|memory"
            r"|memories|conversation|about me|about my)\b",
            what,
            re.IGNORECASE,
        ):
            return None
        if (
            verb == "forget"
            and re.match(r"^(?:it|about it|that|this)$", what, re.IGNORECASE)
            and not re.search(r"(?:please|can you|could you|want you to|you can)\s*$", before, re.IGNORECASE)
            and len(text) > 60
        ):
            # "forget it, I'll do it myself" changes the subject; it does not ask for oblivion
            return None
        if (
            verb == "forget"
            and not _MEMORY_WORDS.search(what)
            and not _EMPTY.match(_TAIL.sub("", what))
            and not re.match(r"^(?:the|my|that|this)\b", what, re.IGNORECASE)
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
