"""Alone: whether a sentence is understood by somebody who heard nothing of what was said before it."""

import re

from reverie.text.english.bones.clause import Parse
from reverie.text.english.retelling.pointing import points_at_that, points_only
from reverie.text.wordlist import words_of

_SUCH = words_of("""
    place spot thing stuff project plan idea event experience result outcome process situation offer venture
    opportunity chance difference feeling moment challenge problem issue journey story topic subject question answer
    reason purpose cause change trip activity exercise routine session program programme group movement conversation
    discussion part bit highlight show performance movie film song book series article video vid clip photo pic picture
    image recipe decision language destination location venue detail crowd audience
    post piece poem other rest same one guy kind sort type style genre dream goal mission message lesson news gift
    product item option step task progress fight deficit energy
""")
"""Nouns that are known from what was said before when "the" stands with them and nothing tells which one."""
_NOUNS = "|".join(f"{word}s?" for word in sorted(_SUCH)) + "|opportunities|activities|stories"
_WHICH = "|".join(
    sorted(
        words_of("""
    whole right perfect next other first last best same new old big final entire exact actual real little only main
    amazing great special
""")
    )
)
_TAIL = (
    r"(?=[.,;!)–—-]|$| (?:and|but|or|so|because|when|while|too|again|now|first|yet|already|soon|today|tomorrow|later"
    r"|lately|recently|ourselves|myself|themselves|is|was|are|were|has|have|had|will|really|even|together|though"
    r"|work|happen|grow)\b)"
)
"""Nothing follows that says which one is meant."""
_DEFINITE = re.compile(
    rf"\b(?:the|that|those|these|such|another) (?:(?:{_WHICH}|\w+ful) )?(?:{_NOUNS})\b{_TAIL}", re.IGNORECASE
)
_TOLD = re.compile(r"\b(?:a|an|my|our|their|his|her|\w+'s) (?:[\w-]+ ){0,3}?(?P<what>[a-z]+)\b", re.IGNORECASE)
_HERE = re.compile(r"\bhere\b(?! (?:in|at|on|near)\b)", re.IGNORECASE)
_STRANDED = re.compile(
    r"^(?:on|with|about|at|for|to) (?:for (?:a while|ages|so long|quite|\w+ (?:days|weeks|months|years))|lately"
    r"|recently|since\b|so far\b|and\b(?! off\b))",
    re.IGNORECASE,
)
_DONE_TO_IT = words_of("play use make take practise practice learn watch build teach wear plan")
_HOW_LONG = re.compile(
    r"^(?:for (?:(?:about|over|almost|nearly|around|like) )?(?:\w+ ){0,2}(?:months?|years?|weeks?|days?|ages)"
    r"|since)\b"
)
_ELLIPSIS = re.compile(r"^(?:[-–—].*|too|also|as well|so|not|either|now|again|for sure|really|definitely)?$")
_STAND_INS = words_of("do have be will would can could might may should") | {""}
_LATER = frozenset({"future", "modal", "would"})
_PAIR = re.compile(r"\b(?:both|each ?other|one another|together (?:for|since))\b", re.IGNORECASE)
_YOURS_AND_MINE = re.compile(
    r"\bour (?:friendship|talks?|chats?|conversations?|bond|loved ones|calls?)\b", re.IGNORECASE
)
_NO_TAIL = r"(?!(?:from|of|for|with|in|at|on|about|to|that|who|which|i|we|he|she|they|called|named|by|near)\b)"
_THIS = re.compile(
    r"(?<= )(?:this|these|those) (?!(?:week|month|year|morning|evening|afternoon|weekend|summer|winter|spring|autumn"
    r"|fall|time|next|past|last|coming|days|\w+day|is|was"
    rf"|has|will|could|would)\b)(?:{_NO_TAIL}[\w-]+ ){{0,2}}?{_NO_TAIL}[a-z-]+{_TAIL}",
    re.IGNORECASE,
)
_BROUGHT = re.compile(
    r"\b(?:made|make|bought|attended|went to|been to|decorated|found|took|painted|read|watched|wrote|got|started"
    r"|joined|tried|drew|built|baked|cooked"
    r"|finished|played|visited|designed|created|saw|seen|have|had|has|met|there's|there is|there was) "
    r"(?:just |recently |all |a |the )*$",
    re.IGNORECASE,
)

_LIKE_THIS = re.compile(
    r"\blike (?:this|these|those|that)\b(?! (?:\w+ )?(?:time|year|month|week|day))",
    re.IGNORECASE,
)
_I_FOUND = re.compile(
    r"\b(?:this|these|those|that) [a-z-]+ (?:i|we) (?:just |recently |once )?(?:found|made|have|got|saw|took|did"
    r"|bought|read|wrote|like|love|use|want|had|tried|know|mentioned|told|came across|'ve)\b",
    re.IGNORECASE,
)
_ONE = re.compile(
    r"\b(?:favou?rite|best|new|other|another|latest|next|last|first|big|good|great|the|this|that|these|those) ones?\b"
    r"(?! (?:of|thing|day|person|is|was|that|who|which|i|we|he|she|with)\b)"
    r"|(?<!number )(?<!no )(?<!day )(?<!phase )(?<!season )(?<!square )(?<!level )(?<!every )(?<!formula )\bone\W*$"
    r"|\b(?:my|our) (?:favou?rite|fave?) (?:part|thing|bit|moment|memory)\W*$"
    r"|\bthe (?:time|times|moments?|memories|days) (?:we|i) (?:had|shared|spent|made)\b(?! (?:at|in|with|on|for)\b)"
    r"|\bI\b.*\bwe [a-z]+ (?:[a-z]+ )?together\b"
    r"|\b(?:took|takes?|made|makes?|has|had|have|tried|try|saw|sees?|uses?|used) similar [a-z]+\b(?! to\b)"
    r"|\b(?:feels|felt|seems) like (?:it was )?(?:just |only )?(?:on )?(?:\d{4}-|yesterday)"
    r"|\b(?:had|have|has|tried|seen|bought|got|made) one (?:in|for|since)\b"
    r"|\ba certain [a-z]+\b(?! (?:of|called|that))|\ba similar [a-z]+\b(?! (?:to|in|for|as|with)\b)"
    r"|\b(?:that|this) (?:same )?(?:effect|kind of|sort of|feeling|way)\b",
    re.IGNORECASE,
)
"""Stands in for a thing that was named before."""

_YOU_ALL = re.compile(r"\byou (?:two|three|both|guys|all|folks)\b", re.IGNORECASE)
"""More people than the listener."""
_WHAT_HAPPENED = re.compile(
    r"\b(?:and|but|so|because|since|as|if|when) (?:this|that)(?:'s|'ll|'d| (?:is|was|seem\w*|look\w*|feels?|felt"
    r"|made|makes|can|could|will|would|has|had|helped|helps|gave|gives|keeps|kept|happened|happens))\b",
    re.IGNORECASE,
)
"""Stands for all that was told before, not for a thing."""
_IT_AT_END = re.compile(r"\b(?:for|about|at|of|on|to|into|from|behind) it\W*$", re.IGNORECASE)
_A_THING = re.compile(r"\b(?:a|an|the|this) [a-z]+", re.IGNORECASE)
"""What an "it" at the end may stand for."""
_DOING_IT = re.compile(r"^[a-z]+ing (?:it|them|this|that)\b", re.IGNORECASE)
_COME_TRUE = re.compile(r"\b(?:dreams?|goals?|wish(?:es)?) (?:\w+ )?(?:come|comes|coming|came) true\b", re.IGNORECASE)
_REMINDED = re.compile(
    r"\bto (?:remind|tell|show|help|support|encourage|guide|ask|teach) (?:me|us)\W*$",
    re.IGNORECASE,
)


def points_away(parse: Parse) -> bool:
    """Tell whether a clause points at something that is not in it: "here", "the right spot", "I do".

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> texts = "I come to sit here sometimes", "I found the right spot", "I found the right spot for a café"
    >>> [points_away(parse_clause(text)) for text in texts]
    [True, True, False]
    """
    if _YOU_ALL.search(parse.text) or _COME_TRUE.search(parse.text):
        return True
    if _WHAT_HAPPENED.search(parse.text) or _REMINDED.search(parse.text) or _DOING_IT.match(parse.text):
        return True
    if _IT_AT_END.search(parse.text) and not _A_THING.search(parse.text):
        return True
    if _HERE.search(parse.text) or _ONE.search(parse.text) or _STRANDED.match(parse.rest):
        return True
    if parse.verb in _DONE_TO_IT and parse.kind != "thing" and _HOW_LONG.match(parse.rest):
        # played what?
        return True
    if parse.verb in _STAND_INS and _ELLIPSIS.match(parse.rest.lower()):
        return True
    return _is_definite(parse.text) or (parse.kind != "we" and bool(_YOURS_AND_MINE.search(parse.text)))


def _is_definite(text: str) -> bool:
    """Tell whether "the place", "the others" and the like stand in a text that has not told of them before."""
    match = _DEFINITE.search(text)
    if match is None:
        return False
    noun = match.group().split()[-1].lower().removesuffix("s")
    told = _TOLD.finditer(text, 0, match.start())
    return not any(one["what"].lower().removesuffix("s") == noun for one in told)


def leaves_others_open(words: str, parse: Parse, name: str, *, dated: bool) -> bool:
    """Tell whether a sentence rests on "we" though nobody can tell who that was.

    With its day or a name it is worth its "and others"; a plan, a thing of two people, or a bare "we won" is not.
    """
    if f"{name} and others" not in words:
        return False
    if parse.kind != "we" or parse.tense in _LATER or _PAIR.search(parse.text):
        return True
    return not dated and not re.search(r"\d|\b[A-Z]", words.replace(name, "")[1:])


def is_shown(text: str) -> bool:
    """Tell whether a clause is about "this …" that was only shown: nothing in it says what it is.

    >>> is_shown("I picked this colour because it's bold"), is_shown("I got help from this group I joined")
    (True, False)
    """
    if points_only(text) or points_at_that(text) or _I_FOUND.search(text) or _LIKE_THIS.search(text):
        return True
    match = _THIS.search(text)
    if match is None:
        return False
    # "make this studio work" brings nothing up
    return not _BROUGHT.search(text[: match.start()]) or text.startswith((" work", " happen", " grow"), match.end())
