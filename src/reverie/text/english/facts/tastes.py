"""Facts of taste: likes and dislikes, tools and formats, choices and changes between them."""

import re
from collections.abc import Iterator

from reverie.text.attributes import free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, cut, is_somebody, light_cut, proper, short
from reverie.text.wordlist import words_of

_LIKES = words_of("like love adore enjoy prefer fancy")
_DISLIKES = words_of("hate dislike loathe detest despise")
_BAD_OBJECT = re.compile(
    r"^(?:to$|me|us|it|that|this|them|those|these|him|her|you|to (?:hear|see|know|think|say)|how|what|when"
    r"|where|the (?:way|idea|fact|thought|sound)|your|everything|every|all|both|one|each other|myself"
    r"|being (?:able|here)|doing (?:it|that|this)|their|his|[A-Z][a-z]+'s)\b",
    re.IGNORECASE,
)
_OBJECT_CUT = re.compile(
    r"\s*(?:[,;:.!?(–—]|\s-\s|\b(?:and|but|so|because|since|which|who|that|when|while|where|i|we|they"
    r"|lately|with|for|in|on|at|from|after|before|any more|anymore|a lot|so much|very much|too|more "
    r"than|over|than|instead|rather|now|these days|again|especially|as|if|most|of all)\b)"
)
_NOT_FAN = re.compile(
    r"^(?:(?:really|exactly|much|quite|such) )*(?:a |the |an )?(?:big |huge |massive |biggest |great "
    r")?(?:fan of|into|keen on|fond of|crazy about|mad about|obsessed with|addicted to|a (?:fan"
    r"|lover) of|partial to|sick of|tired of|fed up with|bored (?:of|with)|passionate about|hooked "
    r"on) (?P<what>.+)"
)
_AVERSE = re.compile(r"^(?:sick of|tired of|fed up with|bored)")
_STAND = re.compile(r"^(?:up |the (?:sight|taste|smell|sound) of )?(?P<what>.+)")
_SWITCH = re.compile(r"^(?:over )?(?:from (?P<a>.+?) )?to (?P<b>.+)")
_INSTEAD = re.compile(r"^(?:the |a |an )?(?P<b>.+?) (?:instead of|rather than|over|not|,? never|,? not) (?P<a>[^,.;]+)")
_FORMATS = re.compile(
    r"\b(?:pdf|png|jpe?g|svg|csv|xlsx?|docx?|markdown|md|html|json|yaml|tex|latex|odt|epub|mp3|mp4"
    r"|plain text|word|excel|google docs?|powerpoint|pptx)s?\b",
    re.IGNORECASE,
)
_DECIDE = words_of("decide choose pick settle opt select")


def likes(parse: Parse) -> Iterator[Fact]:
    """Read a like or dislike, keyed by its object so that a later one replaces it."""
    person = parse.kind in {"I", "we", "dropped", "name"} or parse.tie is not None
    if not person or parse.tense in {"would", "future"} or (parse.tense == "past" and parse.verb != "go"):
        return
    rest, verb = parse.rest, parse.verb
    if verb in _LIKES or verb in _DISLIKES:
        if verb == "prefer":
            yield from _prefer(rest)
            return
        over = parse.tense == "used" or (parse.ended and verb in _LIKES)
        positive = (verb in _LIKES) != (parse.negated or over)
        yield from _taste(rest, positive=positive)
    elif verb == "be":
        match = _NOT_FAN.match(rest)
        if match:
            positive = bool(_AVERSE.match(rest)) == parse.negated
            yield from _taste(match["what"], positive=positive)
    elif verb == "go" and parse.tense in {"past", "perfect"} and re.match(r"^(?:\w+ly |right |totally )?off \w", rest):
        yield from _taste(re.sub(r"^.*?\boff ", "", rest), positive=False)
    elif verb in {"stand", "bear", "abide", "stomach", "tolerate"} and parse.negated:
        match = _STAND.match(rest)
        if match and not rest.startswith(("up", "in", "on", "out", "by", "there", "to ")):
            yield from _taste(match["what"], positive=False)


def _taste(rest: str, *, positive: bool) -> Iterator[Fact]:
    if _BAD_OBJECT.match(rest):
        yield Fact(kind="preference")
        return
    rest = re.sub(r"^to (?=\w)", "", rest)
    items = _items(rest)
    value = "likes" if positive else "dislikes"
    first = True
    for item in items:
        yield Fact(
            f"preference: {free_key(item)}",
            value,
            kind="preference",
            negated=not positive,
            words="" if first else f"{value} {item}",
        )
        first = False


_GOES_ON = re.compile(r"\s*[a-z]+(?:ing|ful|ive|ous|y|al|ed)? [a-z]+")
_NO_TASTE = re.compile(
    r"\b(?:you|your|it|them|this|time|way|things?|stuff|part|idea|moments?)$|^(?:having|being|seeing) (?:you|it)\b"
)


_LATELY = re.compile(r"\s+(?:lately|recently|now|too|these days|as well|again|though|right now)$", re.IGNORECASE)
_AND = re.compile(r"\s(?:and|or)\s")
_ADJECTIVE_LEFT = re.compile(r"\b(?:a|an|the) [a-z]+$")


def _items(rest: str) -> list[str]:
    """Return what is liked: one thing, or each of a plain list ("tea, coffee and cake")."""
    stop = re.search(r"[;.!?(]|\b(?:but|because|since|so|which|when|with|for|especially|in|on|at)\b", rest)
    whole = _LATELY.sub("", (rest[: stop.start()] if stop else rest).strip(" ,"))
    parts = [bare(part) for part in re.split(r",\s*(?:and |or )?|\s+(?:and|or)\s+", whole) if part.strip()]
    if (
        stop
        and stop.group() in {"in", "on", "at", "with", "for"}
        and parts
        and re.fullmatch(r"\w+ing(?: up| out| down)?", parts[-1])
    ):
        # "counseling or working in mental health", "coming up with ideas": a part of it is something else
        return []
    if len(parts) == 2 and "," in whole and not _AND.search(whole) and _ADJECTIVE_LEFT.search(parts[0]):
        # "a safe, inviting place" is one thing
        return []
    if len(parts) > 1 and all(
        short(part, 3) and not re.search(r"\b(?:i|it|they|put|is|are|was|my)\b", part, re.IGNORECASE) for part in parts
    ):
        return parts
    match = _OBJECT_CUT.search(rest)
    if (
        match
        and match.group().strip() in {"in", "on", "at", "with"}
        and re.match(r"^\w+ing$", rest[: match.start()].strip())
    ):
        # "working in mental health" is more than working
        match = _OBJECT_CUT.search(rest, match.end())
    if (
        match
        and match.group().strip() == ","
        and re.search(r"\b(?:a|an|the) [a-z]+$", rest[: match.start()])
        and _GOES_ON.match(rest, match.end())
    ):
        return []
    single = bare(rest[: match.start()] if match else rest)
    return [single] if short(single, 6) and not _NO_TASTE.search(single) else []


def _prefer(rest: str) -> Iterator[Fact]:
    match = re.match(
        r"^(?:to (?:have|get|use) |to )?(?P<b>.+?) (?:to|over|rather than|instead of|than) (?P<a>[^,.;]+)", rest
    )
    if match and short(match["b"], 7) and short(match["a"], 6):
        key = "format" if _FORMATS.search(match["b"]) else f"preference: {free_key(bare(match['b']))}"
        yield Fact(
            key,
            match["b"] if key == "format" else "prefers",
            ends=bare(match["a"]) if key == "format" else "",
            kind="preference",
        )
    else:
        value = light_cut(rest)
        if short(value, 10):
            yield Fact(
                "format" if _FORMATS.search(value) and short(value, 4) else f"preference: {free_key(bare(value))}",
                value if _FORMATS.search(value) and short(value, 4) else "prefers",
                kind="preference",
            )


def tools(parse: Parse) -> Iterator[Fact]:
    """Read tools in use and changes from one to another."""
    rest = parse.rest
    if parse.kind not in {"I", "we", "dropped"} and not parse.tie:
        return
    if (
        parse.verb in {"switch", "change", "migrate", "go", "convert", "swap"}
        and parse.tense in {"past", "perfect"}
        and not parse.negated
    ):
        match = _SWITCH.match(rest)
        if match and (match["a"] or parse.verb in {"switch", "migrate", "convert"}):
            purpose = re.search(r"\bfor ((?:my |the |all )?[a-z][\w' -]{2,30})$", light_cut(match["b"]))
            new = re.sub(r"\s+for\s.*$", "", light_cut(match["b"]))
            key = f"tool for {free_key(re.sub(r'^all ', '', purpose.group(1)))}" if purpose else ""
            if short(new, 6):
                yield Fact(
                    key, bare(new) if key else "", ends=bare(cut(match["a"] or "")), kind="event", starts=bool(key)
                )
    elif parse.verb == "use" and parse.tense in {"present", "progressive", "perfect", "used"}:
        match = re.match(
            r"^(?P<t>(?:the |an? |my )?[\w.+# -]{2,30}?) (?:for|as) (?P<f>(?:my |our |the |all |all my "
            r")?[a-z][^,.;]{2,40})",
            rest,
        )
        if match and proper(bare(match["t"])) and not parse.negated:
            key = f"tool for {free_key(re.sub(r'^all (?:my |the )?', '', light_cut(match['f'])))}"
            value = bare(match["t"])
            yield Fact(
                key, "" if parse.tense == "used" else value, ends=value if parse.tense == "used" else "", kind="state"
            )


_TEAM = re.compile(
    r"^(?:\w+ |goalie |in goal |second \w+ |first \w+ )*?(?:for|in|with|on) (?P<team>the (?:[A-ZÀ-Þ][\w'-]*\b "
    r"?)+(?:[a-z]+ (?:team|band))?)"
)


def team(parse: Parse) -> Iterator[Fact]:
    """Read the team somebody is on: "I jam for the Steel Town Sirens", "I'm with the Royal City Rollers now"."""
    if parse.negated or parse.tense not in {"present", "progressive", "perfect"} or not is_somebody(parse):
        return
    if parse.verb in {"play", "skate", "jam", "row", "swim", "ride", "race", "bat", "bowl", "sing", "run"} or (
        parse.verb == "be" and re.match(r"^(?:now )?(?:with|on) the [A-Z][^,.;]*s\b", parse.rest)
    ):
        match = _TEAM.match(parse.rest)
        if match:
            yield Fact("team", bare(match["team"].strip()))


def signature(parse: Parse) -> Iterator[Fact]:
    """Read how somebody signs: "I sign letters N. Tully"."""
    match = re.match(
        r"^(?:off )?(?:my |all my |all )?(?:letters?|e-?mails?|messages?|posts?|everything"
        r"|things)?\s*(?:off )?(?:as |with )?(?P<as>[A-Z][\w. ]{0,30})",
        parse.rest,
    )
    if parse.verb == "sign" and match and parse.kind in {"I", "dropped"} and parse.tense == "present":
        yield Fact("signature", match["as"].strip(" ."), kind="instruction")


def choices(parse: Parse) -> Iterator[Fact]:
    """Read decisions: "we decided to …", "I'll go with …"."""
    if parse.kind not in {"I", "we", "dropped"}:
        return
    rest = parse.rest
    if (
        (parse.verb in _DECIDE and parse.tense in {"past", "perfect"} and not re.match(r"^(?:in|down|into) ", rest))
        or (
            parse.verb == "go"
            and re.match(r"^(?:ahead )?with (?!it\b|that\b|the flow|my |him|her|them|you)", rest)
            and parse.tense in {"future", "progressive", "past", "perfect"}
        )
        or (parse.verb == "make" and re.match(r"^(?:the|a|my) (?:\w+ )?decision\b", rest))
    ):
        yield Fact(kind="decision")
