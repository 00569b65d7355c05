"""Finite verbs: which token of a clause carries its tense."""

from collections.abc import Sequence

from reverie.text.english.bones.tokens import Token
from reverie.text.english.words.closed import AUXILIARIES, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.verbs import is_form, readings
from reverie.text.wordlist import words_of

_PLURAL_NOUNS = words_of("people children kids men women police parents folks both they we")
NOUNISH = words_of("""
    work music travel dance sleep drink food sport school chess tea help love change rain water cook run walk hope
    play study plan plans visits works
""")
_NO_FINITE_AFTER = DETERMINERS | PREPOSITIONS | {"to", "of", "-", "and"}
_NO_NOUN_BEFORE = DETERMINERS | PREPOSITIONS | NOUNISH


def is_finite(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether the token at k is, in all likelihood, a finite verb with the subject before it."""
    low = tokens[k].low
    before = tokens[k - 1].low if k else ""
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    if before in {"be", "being"} or (
        k > 1 and tokens[k - 2].low == "to" and is_form(before, "base") and before not in _NO_FINITE_AFTER
    ):
        # "62 euros to be told wait", "276 seconds to change trains"
        return low in AUXILIARIES and low not in {"be", "been", "being"}
    if low in AUXILIARIES:
        return low not in {"be", "been", "being"}
    if before in _NO_FINITE_AFTER or tokens[k].text[:1].isupper():
        return False
    found = {verb.form for verb in readings(low)}
    if not found or (after in AUXILIARIES and after not in {"been", "being", "be"}):
        return False
    if "third" in found:
        # "my work plans changed": a plural noun before the verb
        return not (is_form(after, "base", "past") and after not in _NO_NOUN_BEFORE and not is_adverb(after))
    if "past" in found:
        return True
    plural = (before.endswith("s") and not before.endswith("ss")) or before in _PLURAL_NOUNS
    return "base" in found and ((plural and low != "like") or before in {"they", "we", "you", "i"})


def is_finite_ahead(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether a finite verb follows within a few words."""
    return any(is_finite(tokens, n) for n in range(k + 1, min(k + 7, len(tokens))))


def is_past_unknown(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether the token at k looks like a past that the lexicon does not know ("fainted")."""
    low, before = tokens[k].low, tokens[k - 1].low if k else ""
    return low.endswith("ed") and len(low) > 4 and not readings(low) and before not in _NO_FINITE_AFTER | {","}
