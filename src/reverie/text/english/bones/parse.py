"""A clause taken apart without a tagger: its subject, its verb and what follows."""

from collections.abc import Sequence
from functools import lru_cache

from reverie.text.english.bones.clause import Parse, SubjectKind
from reverie.text.english.bones.dropped import read_dropped
from reverie.text.english.bones.finite import is_finite_ahead
from reverie.text.english.bones.subjects import read_noun
from reverie.text.english.bones.tokens import Token, tokens_of
from reverie.text.english.bones.verbs import with_verb
from reverie.text.english.words.closed import AUXILIARIES, PREPOSITIONS, is_adverb
from reverie.text.english.words.verbs import is_form
from reverie.text.wordlist import words_of

_FIRST: dict[str, SubjectKind] = {
    **dict.fromkeys(("i", "i'm", "i've", "i'd", "i'll"), "I"),
    **dict.fromkeys(("we", "we're", "we've", "we'd", "we'll"), "we"),
    **dict.fromkeys(("you", "you're", "you've", "you'd", "you'll"), "you"),
}
_THIRD = words_of("""
    he she it they this that these those there he's she's it's they're they've that's there's he'd she'd they'd
    it'll she'll he'll they'll that'll
""")
_LEAD_WORDS = PREPOSITIONS | words_of("""
    starting yesterday today tonight tomorrow now then last this next every a an one two three four five lately
    recently finally currently sometimes usually once later earlier ago first maybe perhaps apparently sadly luckily
    unfortunately fortunately still these those the back here soon
""")
_SUBORDINATORS = words_of("""
    when whenever while after before because although though since as once until if unless even
""")
_LEADING_JUNK = words_of("and but so or , - well yes no oh")
_NO_LEAD = words_of("as than when that who what how because where which if")
_TIMES = words_of("yesterday today tomorrow tonight ago week month year morning evening")
_ARTICLES = words_of("the these those a an")
_MORE_TIMES = words_of(
    "weekend afternoon day days weeks months years time moment minute second summer winter spring autumn"
)
_MOST_TOKENS = 90


@lru_cache(maxsize=512)
def parse_clause(text: str) -> Parse | None:
    """Return the bones of a clause, or None when no subject and verb can be told; callers do not change them.

    >>> bones = parse_clause("My cousin Otto hates swimming.")
    >>> bones.kind, bones.name, bones.tie.key, bones.verb, bones.rest
    ('mine', 'Otto', 'cousin', 'hate', 'swimming')
    >>> bones = parse_clause("Moved to Braga on Saturday.")
    >>> bones.kind, bones.verb, bones.tense, bones.rest
    ('dropped', 'move', 'past', 'to Braga on Saturday')
    """
    tokens = tokens_of(text)
    if not tokens or len(tokens) > _MOST_TOKENS:
        return None
    at = _skip_lead(tokens)
    if at is None or at >= len(tokens):
        return None
    first = tokens[at].low
    if first in _FIRST:
        return with_verb(Parse(text, tokens, _FIRST[first], at=at), at)
    if first in _THIRD and not (first in {"this", "that", "these", "those"} and _opens_noun(tokens, at + 1)):
        return with_verb(Parse(text, tokens, "pronoun", subject=tokens[at].text, at=at), at)
    return read_dropped(text, tokens, at) or read_noun(text, tokens, at)


def _opens_noun(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether "this"/"that" goes on with a noun ("this week", "that job"), rather than standing alone."""
    if at >= len(tokens):
        return False
    word = tokens[at].low
    return (
        word.isalpha()
        and word not in AUXILIARIES
        and not is_adverb(word)
        and not is_form(word, "past", "third")
        and word not in {"i", "we", "you"}
    )


def _skip_lead(tokens: Sequence[Token]) -> int | None:
    """Return the token where the subject begins, past adverbs, times and a subordinate clause with its comma."""
    at = 0
    while at < len(tokens) and tokens[at].low in _LEADING_JUNK:
        at += 1
    if at >= len(tokens):
        return None
    word = tokens[at].low
    if word in _SUBORDINATORS:
        comma = next((k for k in range(at, len(tokens)) if tokens[k].text == "," and k - at > 2), None)
        return comma + 1 if comma is not None else None
    if word in _LEAD_WORDS or is_adverb(word):
        return _after_lead(tokens, at)
    return at


def _opens_subject(tokens: Sequence[Token], at: int, comma: int) -> bool:
    """Tell whether what stands before a comma is no time or place, but the beginning of the subject."""
    if tokens[at].low not in _ARTICLES:
        return False
    if is_finite_ahead(tokens[:comma], at):
        return True
    after = tokens[comma + 1].low if comma + 1 < len(tokens) else ""
    return after not in _FIRST and not any(
        token.low in _TIMES or token.low in _MORE_TIMES for token in tokens[at:comma]
    )


def _after_lead(tokens: Sequence[Token], at: int) -> int:
    """Return where the subject begins after a leading time or place, or `at` when it does not look like one."""
    for k in range(at + 1, min(len(tokens), at + 10)):
        low, before = tokens[k].low, tokens[k - 1]
        if tokens[k].text == ",":
            # "the eagle stands for pride, representing …": what stands before the comma has a verb of its own
            return at if _opens_subject(tokens, at, k) else k + 1
        if low in _NO_LEAD or low in AUXILIARIES:
            break
        if _FIRST.get(low) or low in {"he", "she", "they", "my", "our"}:
            # "the day I moved" and "in my flat" go on with a noun phrase, "yesterday I moved" does not
            owned = low in {"my", "our"} and before.low in PREPOSITIONS
            if low in {"my", "our"} and is_form(before.low, "ing"):
                # "still drinking my cola": the verb comes first
                break
            return at if owned or tokens[at].low in {"the", "those", "these"} else k
        if low == "the" and before.low in _TIMES:
            return k
        if (
            low in {"the", "a", "an"}
            and before.text[:4].isdigit()
            and len(before.text) > 3
            and is_finite_ahead(tokens, k)
        ):
            return k
    lone = is_adverb(tokens[at].low) and tokens[at].low not in {"both", "all", "each", "first", "today", "tomorrow"}
    return at + 1 if lone and at + 1 < len(tokens) else at
