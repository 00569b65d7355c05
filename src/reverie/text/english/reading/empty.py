"""Empty: moods and vague things, which leave a third with nothing: "I'm so hopeful", "I had a great time"."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.wordlist import words_of


def _any(words: str) -> str:
    return "|".join(sorted(words_of(words), key=lambda word: (-len(word), word)))


_SOFT = (
    # each word in one way only (?>…), so that a heap of them takes no time
    r"(?:(?>(?:a bit|a little|\w+ly|"
    + _any("so very just all super pretty always too such quite more kinda still also even much not like")
    + r") ))*"
)
_MOOD = (
    "(?:at ease|at peace|over the moon|on top of the world|on fire|on cloud nine|in awe|up for it|all in"
    "|in it|out of control|an? (?:whole )?(?:different|new) person|"
    + _any("""
        happy hopeful optimistic positive content good great fine okay ok better well awesome amazing fantastic tired
        exhausted busy overwhelmed peaceful thankful grateful excited stoked pumped hyped proud glad lucky blessed
        nervous anxious scared motivated determined focused inspired confident strong calm relaxed relieved free alive
        freaked emotional sad upset down low bad awful stressed frustrated surprised shocked speechless ready sure
        curious interested fulfilled connected refreshed recharged thrilled ecstatic honored honoured touched humbled
        back around there here kind passionate committed dedicated myself me accepted loved supported hooked elated
        overjoyed devastated heartbroken bummed crushed disappointed annoyed
        obsessed addicted intrigued impressed amazed pressured guilty
    """)
    + ")"
)
_AFTER = (
    r"(?:\W+(?:these days|right now|at the moment|as well|so far"
    r"|once more|in the end|right away|straight away|at first|no matter what|every day"
    r"|all the time|(?:about|with|for|of|by) (?:it|that|this|myself|ourselves|everything)|"
    + _any("now again already lately too today tonight though overall then recently anyway myself")
    + r"))*"
)
_TO_IT = (
    r"(?: to (?:give (?:it|this)|go|get going|take (?:it|this|that) on|start|begin|do (?:it|this|that)|make it)\b.*)?"
)
_IS_MOOD = re.compile(
    rf"^{_SOFT}{_MOOD}(?:(?:,? (?:and|but|or|yet)|,) {_SOFT}{_MOOD})*{_TO_IT}{_AFTER}\W*$",
    re.IGNORECASE,
)
_FELT = re.compile(rf"^{_SOFT}(?:like )?[a-z]+(?:,? and {_SOFT}[a-z]+)?{_AFTER}\W*$")
_FEELING = words_of("be feel stay remain keep get do look become start end")
_VAGUE = (
    "(?:ups and downs|comfort zone|"
    + _any("""
        time times blast ball fun day days week night weekend year moment moments ride experience experiences memory
        memories plan plans idea ideas thing things stuff offer offers goal goals dream dreams option options challenge
        challenges obstacle obstacles question questions doubt doubts issue issues problem problems opportunity
        opportunities chance chances success progress ton tons lot lots bit way mind part best journey chapter step
        steps leap plunge joy happiness peace love support feedback zen spark groove inspiration motivation energy
        impact difference change changes vibe vibes life voice mark limit limits potential purpose adventure adventures
        passion passions ambition ambitions aspirations self emotion emotions feeling feelings
        work effort skill skills tip tips project projects place places spot spots view views people event events
        picture pictures photo photos pic pics setback setbacks snag
        gains hurdle hurdles phase news surprise surprises milestone breakthrough bump bumps rut scare treat
    """)
    + ")"
)
_MANY = (
    r"(?:(?>(?:lots of|a lot of|tons of|a ton of|plenty of|a couple of|a bit of|a little bit of|quite|a bunch of"
    r"|a mix of|a mixture of|a rush of|a wave of|a range of|all kinds of|all sorts of"
    r"|(?:level|sense|feeling|state|amount) of|"
    + _any("""
        a an the my our their some any every all no many such few several more much its his her most each both own
        really very so super pretty truly
        great good nice lovely new big huge little small tough hard crazy wild rough fun special real true next right
        cool different similar personal best better whole full quiet busy first last other fresh sweet bright wide bold
        entire fair total mixed strong rare solid amazing exciting interesting challenging inspiring relaxing rewarding
        stunning surprising touching growing daunting frustrating thrilling promising satisfying epic
        cute adorable major minor serious
    """)
    + r"|\w+(?:ful|able|ible|ic|ous|ive|less|some|al|ed|est)) (?:and )?))*"
)
_TO_COME = (
    r"(?:\W+(?:to do|going on|in the works|in the pipeline|lined up|happening(?: to (?:me|us))?|coming up|in mind"
    r"|planned|in store|ahead|along the way|for (?:me|us)|together|with (?:it|that)|out of it|bonding|hanging out"
    r"|catching up|come true|a reality|happen|to the full(?:est)?))*"
)
_IS_VAGUE = re.compile(
    rf"^(?:(?:up|out|into|in|on|through|for|with|to|after|towards?) )*{_MANY}{_VAGUE}(?: (?:and|or) {_MANY}{_VAGUE})?"
    rf"{_TO_COME}{_AFTER}\W*$",
    re.IGNORECASE,
)
_LIGHT = words_of("""
    have get face make see share do learn bring create keep find experience enjoy live reach achieve follow chase pursue
    fulfil fulfill realize realise push take give feel start continue overcome tackle conquer handle embrace cherish
    hear pick put unlock hit explore visit meet attend try show spread raise celebrate spend go work be accomplish
    believe bond
""")
_FOR_VAGUE = re.compile(
    rf"^{_SOFT}{_MOOD} (?:for|about|of|by|with|in) {_MANY}{_VAGUE}{_TO_COME}{_AFTER}\W*$", re.IGNORECASE
)
_LEFT_TO_DO = re.compile(
    r"^(?:still )?(?:so much|a lot|lots|much|plenty|more|nothing|everything) (?:left |more )?to [a-z]+"
    r"(?: (?:out|up|on|with|about|for|from))?(?: (?:before|first|yet|still|now|today|this)\b.*)?\W*$"
)
_HAPPEN = re.compile(
    r"^(?:it|this|that|them|things|everything|all this|all of it)(?: all)?"
    r"(?: (?:happen|work|count|through|out|up|off|done|going|better|big|together|possible))*\W*$"
)
_ONWARD = re.compile(
    r"^(?:on )?(?:(?:plugging|pushing|going|moving|fighting|trying|grinding|striving|smiling|growing|shining"
    r"|believing"
    r"|dreaming|working)(?: (?:away|on|forward|ahead|through|hard|harder|on (?:it|this|that|myself)|in (?:it"
    r"|myself|ourselves)))*(?: and .*)?$|at it|up the|it up)"
)
_WILLING = (
    "(?:working hard|"
    + _any("""
        determined ready excited eager stoked pumped trying going hoping want wanting able keen happy glad thrilled
        about willing set motivated committed psyched looking working inspired here hope plan planning aiming aim lucky
        proud grateful thankful
    """)
    + ")"
)
_INNER = re.compile(
    rf"^{_SOFT}(?:{_WILLING} )?to (?:(?:\w+ly|just|also) )*(?P<verb>[a-z]+)(?: (?P<tail>.*))?$", re.IGNORECASE
)
_GOING_ON = re.compile(r"^(?P<verb>[a-z]+ing)(?: (?P<tail>.*))?$", re.IGNORECASE)
_GOES_ON = words_of("keep continue start begin end love like enjoy")
_PIECES = re.compile(r",\s+|\s+[-–—]+\s+|\s+but\s+|\s+and\s+(?=[a-z]+ing\b|it\b|been\b)")
_FILLING = re.compile(
    r"^(?:(?:and|but|so|been|just|it's|it was|it went|that's|which is|which was) )*(?:[a-z]+ing )?", re.IGNORECASE
)
_DAY = re.compile(
    r"\W*(?:(?:on|in|since|between|by|from|until|around|the week of) )*\d{4}(?:-\d\d)*(?: and \d{4}(?:-\d\d)*)?"
    r"(?= |\W*$)"
)
_SOMETHING = re.compile(
    r"^(?:to )?(?:something|somewhere|anything|someone|somebody|things|stuff)\b"
    r"(?! (?:\w+ing|who|about|of|from|for (?:my|the))\b)"
)
_OPEN_TO = re.compile(
    rf"^{_SOFT}(?:up|down|game|open|ready|keen|looking|excited) (?:for|to) (?:something|anything|new things|more"
    rf"|whatever)\b"
)
_HOW_MANY = re.compile(r"^(?:a few|a couple|some|several|many|lots|plenty|both|two|three|a bunch)(?: more)?\W*$")
_ADMIRING = re.compile(
    r"^(?:(?:\w+ly|such|still|also|just|quite|even) )*(?:an? )?"
    r"(?:(?:huge|big|massive|total|real|great|true|complete|\w+er) )*"
    r"(?:fan|believer|sucker|fanatic|newbie|beginner|expert|pro|part|member|supporter|lover)s?"
    r"(?: too| as well| now)?\W*$"
)
"""A fan of whom?"""


def says_nothing(parse: Parse, *, dated: bool) -> bool:
    """Tell whether a clause has a mood or a vague thing where it should have an object; a mood of a day may stay.

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> texts = "I had a great time", "I had a great time at the fair", "I'm so hopeful", "I keep chasing my dreams"
    >>> [says_nothing(parse_clause(text), dated=False) for text in texts]
    [True, False, True, True]
    """
    return parse.kind in {"I", "we", "dropped"} and any(
        _is_idle(verb, tail, dated=dated) for verb, tail in _deeds(parse)
    )


def _deeds(parse: Parse) -> Iterator[tuple[str, str]]:
    """Yield what is done and to what: of "I'm determined to reach my goals" also "reach" and "my goals"."""
    verb, rest = parse.verb, parse.rest
    if verb.endswith(" to"):
        verb, _, rest = rest.partition(" ")
    for _ in range(3):
        yield verb, rest
        rest = rest.removeprefix("up ") if verb == "end" else rest
        inner = _INNER.match(rest) or (_GOING_ON.match(rest) if verb in _GOES_ON else None)
        if inner is None:
            return
        verb, rest = inner["verb"].lower(), inner["tail"] or ""
        if verb.endswith("ing"):
            verb = next((base for base in (verb[:-3], verb[:-3] + "e", verb[:-4]) if base in _LIGHT), verb)


def _is_idle(verb: str, tail: str, *, dated: bool) -> bool:
    """Tell whether a deed says nothing, in one piece or piece by piece: "okay, been through a few bumps"."""
    whole = _DAY.sub("", tail)
    if _has_no_object(verb, whole) or (not dated and _is_mood(verb, tail)):
        return True
    first, *others = _PIECES.split(whole)
    if not others or not (_has_no_object(verb, first) or (not dated and _is_mood(verb, first))):
        return False
    return all(
        _IS_MOOD.match(rest) or _IS_VAGUE.match(rest) or _FELT.match(rest)
        for rest in (_FILLING.sub("", piece, count=1) for piece in others)
    )


def _is_mood(verb: str, tail: str) -> bool:
    """Tell whether somebody only is or feels somehow: "so hopeful", "accepted"."""
    if verb in _FEELING and _IS_MOOD.match(tail):
        return True
    return verb == "feel" and bool(_FELT.match(tail))


def _has_no_object(verb: str, tail: str) -> bool:
    """Tell whether a deed has no object that says anything: "a great time", "my dreams", "it happen", "something"."""
    if verb in {"keep", "continue"} and _ONWARD.match(tail):
        return True
    if verb in {"make", "get", "see", "do", "take", "give", "have"} and _HAPPEN.match(tail):
        return True
    if verb != "be" and (_SOMETHING.match(tail) or _HOW_MANY.match(tail)):
        return True
    if verb == "be" and _OPEN_TO.match(tail):
        return True
    if verb == "be" and _ADMIRING.match(tail):
        return True
    if (verb in _FEELING and _FOR_VAGUE.match(tail)) or (verb == "have" and _LEFT_TO_DO.match(tail)):
        return True
    return verb in _LIGHT and bool(_IS_VAGUE.match(tail)) and not (verb == "find" and "work" in tail)
