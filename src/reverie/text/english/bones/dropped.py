"""Clauses that leave out their "I": "Got the job!", "Just moved to Braga", "Can't stand okra"."""

import re
from collections.abc import Sequence

from reverie.text.english.bones.clause import Parse, Tense
from reverie.text.english.bones.finite import is_finite
from reverie.text.english.bones.tokens import Token
from reverie.text.english.bones.verbs import ING_ADJECTIVES, set_verb, with_verb
from reverie.text.english.words.closed import AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.verbs import base_of, is_form
from reverie.text.wordlist import words_of

_ISO_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_NO_OBJECTS = AUXILIARIES | CONJUNCTIONS | {"sure", "you", "to", "yourself"}
_NEGATED = words_of("can't couldn't don't didn't haven't won't")
_OBJECTS = frozenset({"me", "us", "you", "my", "your", "up"})
_STATES = words_of("like want know think have need eat drink")
"""After "don't" these say how things are; other verbs make it a command."""
_AMBIGUOUS = words_of("found felt left ground born supposed used")
_HOW_THINGS_ARE = words_of("""
    so ages forever hectic crazy tough rough wild great fun amazing awesome hard nice good quiet pretty quite really
    tricky     challenging insane stressful slow fine okay ok a
""")
_EFFORT = words_of("trial while ages forever time long bit lot minute effort years months weeks days hours some")
"""What "took" is followed by when it is about how long or how hard something was."""
_MOVED = words_of("""
    impressed amazed inspired blessed thrilled pumped stoked honored honoured touched relieved shocked surprised stunned
    overwhelmed excited delighted humbled flattered intrigued
""")
_GOING_ON_STILL = words_of("still just currently always also lately")
_OPENS_CLAUSE = words_of("although though because since but while even so and when as if")
_PARTICLES = words_of("around here there home back together")
_NOUN_TOO = words_of("runs walks works plans visits talks drinks")
_STARTING = words_of("start starting fly leave move")
_STARTING_WITH = words_of("at on to in as with the")


def read_dropped(text: str, tokens: Sequence[Token], at: int) -> Parse | None:
    """Return the bones of a clause whose "I" is left out before token `at`, or None."""
    word = tokens[at].low
    after = tokens[at + 1].low if at + 1 < len(tokens) else ""
    if word == "going" and after == "to" and not _is_doing(tokens, at + 2):
        return None
    if word == "going" and after == "to":
        return set_verb(Parse(text, tokens, "dropped", at=at, verb_at=at), tokens[at + 2].low, "future", at + 3)
    if word in _STARTING and after in _STARTING_WITH and _ISO_DAY.search(text):
        tense: Tense = "future" if word != "starting" else "progressive"
        return set_verb(Parse(text, tokens, "dropped", at=at, verb_at=at), base_of(word, "base", "ing"), tense, at + 1)
    if (
        _negated(word, after)
        or _past(tokens, at, word, after)
        or _liking(word, after)
        or _ongoing(tokens, at, word, after)
    ):
        return with_verb(Parse(text, tokens, "dropped", at=at), at - 1)
    return None


def _is_doing(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether a verb of doing stands at k; "going to be great" may be about anything."""
    return k < len(tokens) and tokens[k].low != "be" and is_form(tokens[k].low, "base")


def _negated(word: str, after: str) -> bool:
    if word == "been":
        # "been a few days since" is about nobody
        # "been hectic for me" is about how things are
        return after not in DETERMINERS and after not in _HOW_THINGS_ARE
    if word not in _NEGATED or (word == "don't" and is_form(after, "base") and after not in _STATES):
        return False
    return is_form(after, "base", "participle", "ing") or is_adverb(after)


def _past(tokens: Sequence[Token], at: int, word: str, after: str) -> bool:
    """Tell whether the clause begins with a past; "sent me this one" is about somebody else."""
    if word == "took" and any(token.low in _EFFORT for token in tokens[at + 1 : at + 5]):
        return False
    if not is_form(word, "past") or after in {"me", "us"} or word in _MOVED:
        return False
    if word in {"found", "felt", "left"}:
        return after in DETERMINERS or after in {"it", "out"} or (bool(after) and tokens[at + 1].text[0].isupper())
    if is_form(word, "base") or word in _AMBIGUOUS:
        return False
    return not any(token.low in AUXILIARIES for token in tokens[at + 1 : at + 3])


def _liking(word: str, after: str) -> bool:
    return word in {"love", "hate", "prefer", "miss"} and bool(after) and after not in _NO_OBJECTS


def _ongoing(tokens: Sequence[Token], at: int, word: str, after: str) -> bool:
    """Tell whether the clause begins with -ing and has no verb of its own after it."""
    if not after or after[0].isdigit() or word in ING_ADJECTIVES or not is_form(word, "ing"):
        return False
    end = len(tokens)
    if at and tokens[at - 1].low in _GOING_ON_STILL:
        # "still enjoying my tea, although I know …": the rest is a clause of its own
        end = next((k for k in range(at + 1, end) if tokens[k].low in _OPENS_CLAUSE), end)
    return not any(is_finite(tokens, k) or _does_to_me(tokens, k) for k in range(at + 1, end))


def _does_to_me(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether the token at k is what all before it does: "having a pet totally brightens up your life"."""
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    low, before = tokens[k].low, tokens[k - 1].low
    if low != after and before in _PARTICLES and is_form(low, "third") and low not in _NOUN_TOO:
        # "having my family around helps a lot"
        return True
    if after not in _OBJECTS or before == "to" or before in DETERMINERS or low in PREPOSITIONS or low in CONJUNCTIONS:
        return False
    if is_form(low, "base"):
        return is_adverb(before) or before.endswith("s")
    return is_form(low, "third") or (low.endswith("s") and len(low) > 4 and is_adverb(before))
