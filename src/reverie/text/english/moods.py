"""Moods: what a sentence does. Only statements, wishes, plans and standing instructions say something to remember."""

import re
from functools import lru_cache
from typing import Literal

from reverie.text.english.chatter import is_chatter as is_chatter
from reverie.text.english.words.closed import AUXILIARIES, is_adverb
from reverie.text.english.words.verbs import is_form
from reverie.text.wordlist import words_of

Mood = Literal[
    "statement", "question", "whatif", "request", "instruction", "hedged", "wish", "chatter", "irony", "reported"
]

_QUESTION_START = re.compile(
    r"^(?:(?:and|but|so|ok|also|then|or|hey|now)[, ]+)*(?:"
    r"(?:what|who|whom|whose|which|where|when|why|how)(?:'s|'re|'d|'ll)?\s+(?!ever\b)(?:is|are|was"
    r"|were|am|do|does|did|can|could|should|would|will|have|has|had|about|if|to|else|kind|type|sort"
    r"|many|much|long|old|far|often|come|big|good|time|day|\w+\s+(?:is|are|do|does|did|should|would"
    r"|can|could|will)\b)"
    r"|(?:what|who|where|when|how|why)'s\b"
    r"|(?:is|are|was|were|am|do|does|did|can|could|should|would|will|have|has|had|may|shall|isn't"
    r"|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't)\s+(?:i|you|he|she|it"
    r"|they|we|there|this|that|these|those|the|my|your|our|his|her|their|a|an|any|anyone|anybody"
    r"|someone|it's|(?-i:[A-Z]\w+))\b"
    r"|any\s+(?:ideas?|tips?|thoughts|advice|suggestions?|recommendations?|chance|other|good|way|news|idea|plans)\b"
    r"|(?:what|how) about\b|thoughts\s*$|ever\s+\w+)",
    re.IGNORECASE,
)
_QUESTION_END = re.compile(r"\?[\s)\"”’!?]*$")
_TAG = re.compile(
    r",?\s+(?:isn't|aren't|wasn't|don't|doesn't|didn't|can't|right|no|yes|ok|okay|huh|eh)(?:\s+(?:it|i"
    r"|you|we|they|he|she))?\s*\?+$",
    re.IGNORECASE,
)
_WHATIF = re.compile(
    r"^(?:and |but |so |or |maybe )?(?:if|suppose|supposing|imagine|assuming|let's say|say|what if"
    r"|even if|in case|unless|hypothetically|pretend|were)\b"
    r"|\bhypothetical(?:ly)?\b|\bjust (?:curious|wondering|asking|imagining)\b|\bwondering out loud\b"
    r"|\bin theory\b|\b(?:i|we|i'd|we'd|it|that|he|she|they)(?:'d| would| could| might)\b[^.]*\bif\b"
    r"|\bif (?:i|we) (?:ever |were |had |could |moved|lived|got|went|won|bought|quit|left|became|did"
    r"|was)\b|\bwere (?:i|we) to\b|\bwish (?:i|we)\b|\bas if\b|\bshould have\b|\bcould have\b|\bwould "
    r"have\b|\bwould've\b|\bcould've\b|\bshould've\b",
    re.IGNORECASE,
)
_REQUEST_INSIDE = re.compile(
    r"\b(?:can|could|would|will) you\b|\bi (?:need|want|would like|'d like)? ?you to\b|\bi'd like you "
    r"to\b|\b(?:i was|i'm|i am|was) (?:just )?(?:wondering|hoping) (?:if|whether)\b|\bwondering (?:if"
    r"|what|how|whether|about|where|which)\b"
    r"|\bi(?:'m| am| was)? (?:also |just |still |really |currently )?(?:looking|searching|hunting) "
    r"for (?:(?:some|a few|any|more|new|good|other|specific|additional|an?|your|the best|creative"
    r"|fresh|unique) )*(?:\w+ ){0,3}?(?:recommendations?|advice|tips?|suggestions?|ideas?|inspiration"
    r"|information|info|help|ways?|resources?|guidance|feedback|examples?|insights?|opinions?"
    r"|options)\b"
    r"|\bi(?:'d| would| could)? (?:also |just |really )?(?:need|want|appreciate|use|like|love)(?: some"
    r"| your| a bit of| any| a little| more)? (?:help|advice|tips|suggestions?|ideas?|guidance"
    r"|feedback|information|to know|to hear|recommendations?|to see some)\b"
    r"|\bi'm (?:also |really |particularly |very |most )?(?:curious|interested in (?:learning|knowing"
    r"|hearing|trying|the|your|your))\b|\bdo you (?:know|have|think)\b|\bplease (?:help|tell|give|show"
    r"|explain|suggest|provide|let|write|make|list|find)\b|\blet me know\b|\btell me\b|\bremind me "
    r"what\b|\bhelp me\b",
    re.IGNORECASE,
)
_IRONY = re.compile(
    r"\b(?:oh|ah|well)[, ]+(?:great|brilliant|wonderful|fantastic|perfect|lovely|joy|super|marvellous"
    r"|sure|yeah|yes)\b[, ]+(?:another|just|more|because|a |the |that|now)|\b(?:exactly|just) what i "
    r"(?:needed|live for|always wanted|wanted|dreamed of)\b|\byeah,? right\b|\bas if\b|/s\b"
    r"|\bsarcasm\b|🙄|\bsaid no one\b|\bnot like i\b|\bjust kidding\b|\bjk\b|\bi'm joking\b|\bkidding\b"
    r"|\bshoot me\b|\bmy favou?rite thing in the (?:whole )?world\b|\bwhat could (?:possibly )?go "
    r"wrong\b|\bbecause (?:obviously|of course)\b|\blucky me\b|\bhow (?:wonderful|lovely"
    r"|exciting)\s*(?:\.|$)|\bthanks a lot\b.*!",
    re.IGNORECASE,
)
_HEDGED = re.compile(
    r"\b(?:hopefully|might|may(?! \d)|maybe|perhaps|possibly|thinking (?:of|about)|considering"
    r"|contemplating|not sure|unsure|toying with|tempted|leaning towards?|debating|could (?:also "
    r")?(?:go|try|be|do|use|move)|probably|i guess|i suppose|apparently|i think i (?:might|could|may"
    r"|need|should)|should (?:probably|maybe)|been meaning to|looking (?:to|into|at))\b",
    re.IGNORECASE,
)
_WISH = re.compile(
    r"\b(?:i|we)(?:'d| would)(?: really| also| absolutely| just)? (?:love|like|prefer not|want|hope)\b"
    r"|\b(?:i|we)(?: also| really| just| still| always| do)* (?:want|wish|hope|dream|aim|intend"
    r"|plan)(?:ed)?\b|\b(?:my|our) (?:dream|goal|hope|plan|aim|ambition|target|intention|resolution)\b"
    r"|\b(?:some day|someday|one day|bucket list)\b|\b(?:hoping|wanting|dreaming|aiming|planning|hope"
    r"|plan) (?:to|on|of)\b|\blooking forward\b|\b(?:can't|cannot) wait\b",
    re.IGNORECASE,
)
_IMPERATIVE_VERBS = words_of("""
    add analyze analyse answer apply ask assume avoid be break build call change check choose come compare compile
    complete consider continue convert correct create cut define delete describe design develop do draft draw edit
    elaborate explain extract fill find fix follow format forget generate get give go help ignore imagine improve
    include keep leave let list look make mention mind move name note offer open organize organise outline
    paraphrase pick plan play please pretend produce proofread propose provide put rank read recommend redo reduce
    refactor remember remind remove rename repeat rephrase replace reply respond return review rewrite roleplay run
    save say schedule search send set share shorten show simplify skip solve sort speak split start state stay stop
    suggest sum summarize summarise take talk teach tell test think touch translate trim try turn update use verify
    wait walk watch wish write enjoy believe trust hang good
""")
_POLITE = words_of("please pls and then now so just also kindly maybe perhaps simply")
_OBJECTS = words_of("me us your it them yourself")
_STATES = words_of("love hate miss prefer need want like have am can will feel know think hope wish")
_FICTION = re.compile(
    r"\b(?:pretend (?:that |to be |you|i)|role-?play|act as|you are (?:a|an|now|my)\b|imagine (?:that "
    r"|you|i|we|a )|write (?:me )?(?:a|an|the|some)\b[^.?!]{0,40}\b(?:story|poem|scene|novel|monologue"
    r"|script|dialogue|song|lyrics|letter|email|e-mail|message|text|bio|speech|essay|cover letter|post"
    r"|toast)\b"
    r"|in the (?:voice|style) of|from the (?:perspective|point of view) of|once upon a time|my "
    r"character|in my (?:novel|story|book)\b|continue the story|fan ?fiction|short story about)\b",
    re.IGNORECASE,
)
_IRONY_MARKS = (
    "oh",
    "ah",
    "well",
    "what i",
    "yeah",
    "as if",
    "/s",
    "sarcas",
    "🙄",
    "no one",
    "not like",
    "jk",
    "kidding",
    "joking",
    "shoot me",
    "my fav",
    "go wrong",
    "because o",
    "lucky me",
    "how ",
    "thanks a lot",
)
_WHATIF_MARKS = (
    "if",
    "suppos",
    "imagin",
    "assum",
    "say",
    "unless",
    "hypothetical",
    "pretend",
    "were",
    "just ",
    "wonder",
    "theory",
    "wish",
    "should",
    "could",
    "would",
)
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")


def is_fiction(message: str) -> bool:
    """Tell whether a message asks for, or is, something made up or written in another's voice.

    >>> is_fiction("Pretend I am a pirate. I live on a ship."), is_fiction("I live in Porto.")
    (True, False)
    """
    return bool(_FICTION.search(message))


def is_ironic(sentence: str) -> bool:
    """Tell whether a sentence carries a mark of irony or of a joke."""
    low = sentence.lower()
    return any(mark in low for mark in _IRONY_MARKS) and bool(_IRONY.search(sentence))


@lru_cache(maxsize=128)
def is_question(sentence: str) -> bool:
    """Tell whether a sentence asks, with or without its mark; a tag question states.

    >>> [is_question(text) for text in ("what bike do I have", "I live in Porto, right?", "When I was young I danced")]
    [True, False, False]
    """
    if _QUESTION_END.search(sentence):
        return not _TAG.search(sentence) or bool(_QUESTION_START.match(sentence))
    return bool(_QUESTION_START.match(sentence))


@lru_cache(maxsize=128)
def is_whatif(sentence: str) -> bool:
    """Tell whether a sentence plays with a possibility."""
    low = sentence.lower()
    return any(mark in low for mark in _WHATIF_MARKS) and bool(_WHATIF.search(sentence))


@lru_cache(maxsize=128)
def is_request(clause: str) -> bool:
    """Tell whether a clause asks the listener for something."""
    return bool(_REQUEST_INSIDE.search(clause)) or is_imperative(clause)


def is_imperative(clause: str) -> bool:
    """Tell whether a clause begins with a command.

    >>> [is_imperative(text) for text in ("Suggest a database.", "please don't use tables", "Moved to Braga.")]
    [True, True, False]
    """
    first = after = ""
    for match in _WORD.finditer(clause, 0, 60):
        word = match.group().lower()
        if first:
            after = word
            break
        if word not in _POLITE:
            first = word
    if not first:
        return False
    if first in {"don't", "never", "always", "do"}:
        return (is_form(after, "base") and after not in AUXILIARIES) or after == "be"
    if is_form(first, "past") or is_adverb(first) or after in {"is", "was", "are"}:
        return False
    # "grab me a coffee": any base verb with its object
    commands = after in _OBJECTS and is_form(first, "base") and not is_form(first, "ing") and first not in _STATES
    return first in _IMPERATIVE_VERBS or commands


@lru_cache(maxsize=128)
def is_hedged(clause: str) -> bool:
    """Tell whether a clause leaves open whether it is so."""
    return bool(_HEDGED.search(clause))


@lru_cache(maxsize=128)
def is_wish(clause: str) -> bool:
    """Tell whether a clause says what somebody wants, hopes or plans."""
    return bool(_WISH.search(clause))
