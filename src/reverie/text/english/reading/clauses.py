"""Clauses: a sentence without its openers and fillers, cut where one fact ends and the next begins."""

import re
from dataclasses import dataclass
from functools import lru_cache

from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.bones.tokens import put_right
from reverie.text.english.reading.ellipsis import filled
from reverie.text.english.words.closed import AUXILIARIES
from reverie.text.english.words.trades import NATIONALITIES
from reverie.text.english.words.verbs import is_form

_EMOJI = re.compile(
    r"[\U0001F1E6-\U0001FAFF\u2600-\u27BF\uFE0F\u200d\u2190-\u21ff\u2b50]+|(?<!\w)[:;]-?[)(DPp|/]+(?!\w)|<3"
)
_OPENER = re.compile(
    r"""^(?:[\s,.!…–—-]*\b(?:
      hi(?:ya)?(?:\ there)?|hey(?:\ there)?|hello(?:\ there)?|good\ (?:morning|evening|afternoon)|yo|well|so
      |ok(?:ay)?|right|alright|anyway|anyways|btw|by\ the\ way|oh(?:\ and)?(?:\ by\ the\ way)?|ah|aw+|wow|haha+|lol
      |hmm+|um+|uh(?:\ oh)?|oo+h|oof|who?ah?|woah|woo+|yikes|damn|darn|dang|je+z|geez|eh|huh|
      yeah|yes|yep|yup|nope|nah|no|sure|thanks(?:\ so\ much|\ a\ lot|\ again)?|thank\ you(?:\ so\ much)?|cool|great
      |nice|awesome|amazing|perfect|honestly|frankly|tbh|to\ be\ honest|fyi|actually|basically|
      correction|(?:no|oh|wait|so)\ (?:sorry|actually|wait)|sorry\ no
      |turns\ out(?:\ that)?|scratch\ that|wait(?:\ no)?|no\ wait|hang\ on|you\ know(?:\ what)?|i\ mean
      |let\ me\ see|i\ (?:have\ to|must|gotta|got\ to)\ (?:say|admit)(?:\ that)?|look|listen|see
      |guess\ what|plus|also|in\ fact|as\ (?:i|you)\ (?:said|mentioned|know)
      |speaking\ of(?:\ which)?|on\ another\ note|
      (?:as\ )?for\ me|personally|in\ my\ case|on\ my\ end|(?:for\ )?context(?=\s*:)
      |for\ (?:the\ record|context|reference|what\ it'?s\ worth)
      |just\ so\ you\ know|remember\ that|note\ that|keep\ in\ mind\ that|bear\ in\ mind\ that|
      good\ (?:news|idea|question|point)|big\ news|sad\ news|exciting\ news|small\ update|quick\ update|update|news
      |absolutely|definitely|exactly|totally|agreed|of\ course|true|fair\ enough|grand|sorry|gosh|god|man|dude|welp
      |ugh|phew|yay|woohoo|omg|and|but|or
    )\b(?:\s*[,.!:…–—-]+\s*|\s+(?=(?:i|i'm|i've|i'd|i'll|im|ive|my|we|we're|we've|our|the|it|it's|she|he|they|this
    |that|there)\b))
    )+""",
    re.VERBOSE | re.IGNORECASE,
)
_ALWAYS_OPENER = re.compile(
    r"^(?:(?:ok(?:ay)?|oh|ah|well|anyway|yeah|yep|lol|haha+|ha|hm+|btw|and|but|also|anyhow|grand|ya"
    r"|k)\b[\s,.!:–—-]+(?=\S))+",
    re.IGNORECASE,
)
_NOTE = re.compile(
    r"^(?:please\s+)?(?:keep (?:this|that|in mind)|note(?: to self)?|remember(?: this)?|reminder|fyi"
    r"|important|for (?:later|your notes|the record)|write this down|save this|so you know|update|ps"
    r"|p\.s\.|edit)\s*(?::|,|-|–|—)\s+",
    re.IGNORECASE,
)
_CLOSER = re.compile(
    r"""(?:[\s,;–—-]+(?:
      btw|by\ the\ way|haha+|lol|lmao|xd?|tbh|imo|imho|fyi|(?<!let\ )you\ know|though|tho|actually|really|honestly|right
      |i\ guess|i\ think|i\ suppose|of\ course|anyway|as\ well|
      (?:so\ )?(?:please\ )?keep\ (?:that|this|it)\ in\ mind(?:\ [^,.;]{0,40})?|(?:just\ )?so\ you\ know
      |just\ saying|thanks(?:\ [^,.;]{0,30})?|thank\ you|if\ that\ (?:helps|matters)|as\ you\ know
      |for\ (?:the\ record|what\ it'?s\ worth)|or\ something|and\ (?:stuff|so\ on|all\ that)|
      if\ you\ (?:must|want\ to)\ know|believe\ it\ or\ not|can\ you\ believe\ it|imagine
    ))+[\s.!…,;:–—-]*$""",
    re.VERBOSE | re.IGNORECASE,
)
_RIGHT = re.compile(
    r"\b(?:just|all|feels?|felt|seems?|goes|go|do|does|did|sounds?|get|got|it|things|everything) right\W*$", re.I
)
"""Here "right" says how: "to get it just right"."""
_BE_AT_END = re.compile(r"(?:\b(?:is|are|was|were|am|be)|'(?:s|m|re))$", re.IGNORECASE)
_KEEP_CLOSER = re.compile(r"\b(?:as well|really|actually|right)[\s.!…]*$", re.IGNORECASE)
_BOUNDARY = re.compile(
    r"""
      \s*;\s+
    | \s+[–—-]{1,2}\s+
    | \s*(?:\.\.\.+|…)\s*
    | \s+(?=you(?:'d|’d|d|\ would)\ think\b)
    | :\s+(?=it(?:'s|’s|\ is)\ )
    | :\s+(?=(?:she|he|they)(?:['’]s|['’]ve|\ has|\ have|\ is|\ are|\ was)\ )
    | (?:(?<=agreed)|(?<=decided)|(?<=news)):\s+(?=(?:the|our|her|his)\ )
    | (?<!context):\s+(?=(?:i|i'm|i'll|i've|we|we're|my)\b)
    | ,?\s+(?:and|but|so(?!\s+(?:that\s+)?(?:i|we)\s+(?:can|could|don't|won't|will|would|didn't)\b)
    |plus)\s+(?:(?:now|then|also|actually|honestly|yes)\s+)?(?=(?:i|i'm|im|i’m|i've|ive|i’ve|i'd|i'll|we|we're|we’re
    |we've|my|our)\b)
    | ,\s+(?=(?:i|i'm|im|i’m|i've|ive|i’ve|i'd|i'll|we're|we've|we|my|our)\b)
    | ,\s+(?:so\s+)?(?=(?:is|are|do|does|did|can|could|should|would|will|what|whats|what's|how|where|who|when|why
    |any|which)\s+(?:i|you|he|she|it|they|we|there|the|my|your|this|that|\w+\s+(?:ok|okay|good|fine|safe|worth
    |possible))\b)
    | (?P<soft>,?\s+(?:and|but|so)\s+(?=(?:he|she|his|her|they|their|it)(?:['’](?:s|re|d|ll))?\s)|,\s+(?=(?:he|she
    |they|it|its|hes|shes|theyre)(?:['’](?:s|re|d|ll))?\s)|(?<=[a-z])\s+(?=(?:shes|hes|she['’]s|he['’]s|theyre
    |they['’]re)\s))
    | (?P<named>,?\s+(?:and|but|so)\s+(?=(?-i:[A-ZÀ-Þ][a-zà-ÿ]+)(?:'s|’s)?\s)|,\s+(?=(?-i:[A-ZÀ-Þ][a-zà-ÿ]+)(?:'s
    |’s)?\s)|,\s+(?=[a-z]+(?:'s|’s)\s+an?\s))
    """,
    re.VERBOSE | re.IGNORECASE,
)
_SUBORDINATE = re.compile(
    r"^(?:if|when|whenever|unless|once|although|though|because|since|as|while|after|before|until|even "
    r"if|even though|in case|suppose|supposing|imagine|assuming|what if|where|wherever|whether|(?:the )?(?:last|next"
    r"|first|every|each) time(?= (?:i|we|you|he|she|they|it)\b)|by the time)\b",
    re.IGNORECASE,
)
_REASON = re.compile(r",\s+(?:so|but)\s", re.IGNORECASE)
_BUT_I = re.compile(r",?\s+but\s", re.IGNORECASE)
_OWN_NOUN = re.compile(r"(?:my|our)\b", re.IGNORECASE)
_DASH = re.compile(r"\s+[–—-]{1,2}\s+")
_DANGLING = re.compile(
    r"\b(?:that|which|who|whom|than|as|because|when|while|where|if|since|after|before|until|say|said"
    r"|says|think|thinks|thought|know|feel|guess|hope|wish|told (?:me|him|her|them)|thing|time|day|way|like"
    r"|reason|everything|something|anything|what|how|all|and|or|but|with|for|of|to|and me|and myself)$",
    re.IGNORECASE,
)
_RUN_TOGETHER = frozenset({"shes", "hes", "its", "theyre", "im", "ive", "thats", "whos", "theres", "youre"})
_LETTERS = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a message that may state one thing."""

    text: str
    """Without openers, fillers, emoji; otherwise as said."""
    start: int
    """Offsets in the message of the stretch it was taken from, openers included."""
    end: int
    first: bool = True
    """The first clause of its sentence."""
    noted: bool = False
    """The writer asked for it to be kept in mind ("note: …")."""
    soft: bool = False
    """Cut before "he", "she", "it": where that cannot be resolved, the clause before goes on."""


def has_verb(text: str) -> bool:
    """Tell whether any word of a text may be a finite verb."""
    for word in _LETTERS.findall(text.lower().replace("’", "'")):
        if (
            word in AUXILIARIES
            or word.endswith(("'m", "'re", "'ve", "'d", "'ll", "'s"))
            or word in _RUN_TOGETHER
            or is_form(word, "past", "third", "base")
        ):
            return True
    return False


@lru_cache(maxsize=256)
def strip_openers(text: str) -> str:
    """Return a sentence without the words that only open or close it.

    >>> strip_openers("Well, honestly, I love it, tbh 😊")
    'I love it'
    """
    text = _EMOJI.sub(" ", text).strip(" \t\n*_~•-–—>")
    for _ in range(4):
        shorter = _ALWAYS_OPENER.sub("", _OPENER.sub("", text))
        if shorter == text or not shorter.strip():
            break
        text = shorter
    tail = max(0, len(text) - 70)
    closing = _CLOSER.search(text, tail)
    closed = text[: closing.start()] if closing else text
    if closing and (_BE_AT_END.search(closed) or _RIGHT.search(text)):
        # "she is right" is no closing remark
        closed = text
    if closed and not (_KEEP_CLOSER.search(text) and len(closed.split()) < 3):
        text = closed
    return text.strip(" \t\n,;:–—-*_~")


_ELIDED_MY = re.compile(
    r"^(?P<what>(?:old |new |older |younger |little |big )?(?:boss|manager|hours|job|rent|last day|first day|start "
    r"date|flat"
    r"|apartment|house|mum|mom|dad|mother|father|brother|sister|wife|husband|daughter|son|kids|boys"
    r"|girls|dog|cat|landlord|landlady|flatmate|roommate|neighbour|neighbor|birthday|partner"
    r"|girlfriend|boyfriend|knees|back|budget|name|shift|commute|car|bike|phone|laptop|grandma|granny"
    r"|aunt|uncle|cousin|colleague|team|deadline))(?='s? (?:a |an |the |called |in |on |at |not |so "
    r"|too |very |really |is |from |\d)|(?<=mum|mom|dad)'s [a-z]|(?<=mother|father|sister)'s [a-z]| (?:is|are|was"
    r"|were|has|have|had|says|said|lives|works|got"
    r"|wants|loves|hates|moved|starts|turned)\b)",
    re.IGNORECASE,
)
_TAG = re.compile(
    r",? (?:isn't|aren't|wasn't|don't|doesn't|didn't|shouldn't|wouldn't|couldn't|won't|can't|haven't|hasn't|isnt"
    r"|arent|wasnt|dont) (?:it|i|you|we|they|he|she)\s*[?.!]*$",
    re.IGNORECASE,
)
_DISLOCATED = re.compile(
    r"^(?!Hey|Hi|Hello|Thanks|Wow|Oh|Yes|Yeah|No|Sure)(?P<name>[A-ZÀ-Þ][\w'-]+(?: [A-ZÀ-Þ][\w'-]+)*), (?:she|he)'s "
)
_IF_TAIL = re.compile(r",\s+(?:and |but |so )?if\s.*$", re.IGNORECASE)


def complete(text: str) -> str:
    """Return a clause with the "my" that chats leave out, and without a tag question or a conditional tail.

    >>> complete("boss is called Anselm"), complete("It's cold, isn't it")
    ('my boss is called Anselm', "It's cold")
    """
    text = _DISLOCATED.sub(r"\g<name> is ", _IF_TAIL.sub("", _TAG.sub("", text)))
    return _ELIDED_MY.sub(lambda match: "my " + match["what"][0].lower() + match["what"][1:], text)


def split_clauses(message: str, start: int, end: int) -> list[Clause]:
    """Return the clauses of one sentence, which lies between two offsets of its message.

    >>> text = "Well, I'm a nurse and I live in Leeds."
    >>> [clause.text for clause in split_clauses(text, 0, len(text))]
    ["I'm a nurse", 'I live in Leeds.']
    """
    sentence = message[start:end]
    note = _NOTE.match(sentence.lstrip())
    cuts = [] if _SUBORDINATE.match(strip_openers(sentence)) else _cuts(sentence)
    edges = [0, *(place for cut in cuts for place in cut[:2]), len(sentence)]
    softs = [False, *(cut[2] for cut in cuts)]
    found: list[Clause] = []
    for first, last, soft in zip(edges[::2], edges[1::2], softs, strict=True):
        piece = sentence[first:last]
        bare = strip_openers(_NOTE.sub("", piece.lstrip()))
        if not bare:
            continue
        lead = len(piece) - len(piece.lstrip())
        found.append(
            Clause(bare, start + first + lead, start + first + len(piece.rstrip()), first == 0, bool(note), soft)
        )
    return found


def _cuts(sentence: str) -> list[tuple[int, int, bool]]:
    """Return the places where a sentence may be cut: both sides have a verb of their own."""
    cuts: list[tuple[int, int, bool]] = []
    begin = 0
    for match in _BOUNDARY.finditer(sentence):
        if match.start() <= begin:
            continue
        left, right = sentence[begin : match.start()], sentence[match.end() :]
        if _BUT_I.match(match.group()) and not _stands(left) and has_verb(right):
            cuts.append((match.start(), match.end(), False))
            begin = match.end()
            continue
        if (_REASON.match(match.group()) or _DASH.fullmatch(match.group())) and not has_verb(left) and has_verb(right):
            # "first meat in years, so I …": what is left says nothing alone
            cuts.append((match.start(), match.end(), False))
            begin = match.end()
            continue
        if (
            _DANGLING.search(left[-16:])
            or _SUBORDINATE.match(left.strip())
            or not has_verb(left)
            or not has_verb(right)
        ):
            continue
        if _inside_quotes(sentence, match.start()):
            continue
        if match["named"] and not _names_subject(right):
            continue
        if match.group().lstrip().startswith(",") and _OWN_NOUN.match(right) and not _owns_verb(right):
            continue
        if match["named"] is None and not _stands(left):
            continue
        cuts.append((match.start(), match.end(), match["soft"] is not None))
        begin = match.end()
    return cuts


def _stands(left: str) -> bool:
    """Tell whether what is before a cut has a subject and a verb of its own: "last Friday" has none."""
    return parse_clause(complete(filled(put_right(strip_openers(left[-400:]))))) is not None


def _owns_verb(right: str) -> bool:
    """Tell whether "my …" after a comma has a verb of its own: not in "40 points, my best ever, and it …"."""
    bones = parse_clause(put_right(right[:160]))
    return bones is not None and all(token.text != "," for token in bones.tokens[bones.at : bones.verb_at])


def _names_subject(right: str) -> bool:
    """Tell whether what follows begins with a name and its verb, rather than going on with a list of names."""
    bones = parse_clause(put_right(right[:160]))
    if bones is None or bones.kind not in {"name", "thing"} or bones.verb_at > bones.at + 3:
        return False
    return (bones.kind == "name" and right.split()[0].lower() not in NATIONALITIES) or bones.verb == "be"


def _inside_quotes(sentence: str, at: int) -> bool:
    """Tell whether a place lies inside quotation marks or brackets."""
    before = sentence[:at]
    return before.count('"') % 2 == 1 or before.count("“") > before.count("”") or before.count("(") > before.count(")")
