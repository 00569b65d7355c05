"""The bare bones of a clause: its subject, its verb and what follows, found without a tagger."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reverie.text.english.names import is_common
from reverie.text.english.tokens import Token, tokens_of
from reverie.text.english.words.closed import (
    AUXILIARIES,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NEGATIVES,
    PREPOSITIONS,
    is_adverb,
)
from reverie.text.english.words.kin import ANIMALS, TIES, Tie, tie_of
from reverie.text.english.words.trades import is_trade
from reverie.text.english.words.verbs import base_of, is_form, is_past_like, readings

SubjectKind = Literal["I", "we", "you", "pronoun", "mine", "name", "thing", "dropped"]
Tense = Literal["present", "past", "perfect", "progressive", "future", "modal", "would", "used"]

_FIRST = {
    "i": "I",
    "i'm": "I",
    "i've": "I",
    "i'd": "I",
    "i'll": "I",
    "we": "we",
    "we're": "we",
    "we've": "we",
    "we'd": "we",
    "we'll": "we",
}
_SECOND = frozenset({"you", "you're", "you've", "you'd", "you'll"})
_THIRD = frozenset(
    "he she it they this that these those there he's she's it's they're they've that's there's he'd she'd they'd it'll she'll he'll they'll that'll".split()
)
_LEAD_WORDS = PREPOSITIONS | frozenset(
    "starting yesterday today tonight tomorrow now then last this next every a an one two three four five lately recently finally currently sometimes usually once later earlier ago first maybe perhaps apparently sadly luckily unfortunately fortunately still these those the back here soon".split()
)
_SUBORDINATORS = frozenset(
    "when whenever while after before because although though since as once until if unless even".split()
)
_PLURAL_NOUNS = frozenset("people children kids men women police parents folks both they we".split())
_ING_ADJECTIVES = frozenset(
    "being interesting exciting amazing boring tiring missing inspiring stunning charming touching loving caring surprising shocking disgusting exhausting relaxing annoying frightening thrilling welcoming outstanding fascinating breathtaking meaning evening morning during according regarding calming refreshing rewarding motivating comforting encouraging challenging freezing depressing embarrassing devastating overwhelming satisfying uplifting".split()
)
_ISO_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_PLACED = frozenset({"partner", "client", "manager", "lawyer", "teacher", "employee", "student"})
_HONORIFICS = frozenset({"mr", "mrs", "ms", "dr", "prof", "mr.", "mrs.", "ms.", "dr.", "prof."})
_NO_OBJECTS = AUXILIARIES | CONJUNCTIONS | {"sure", "you", "to", "yourself"}
_NOUNISH = frozenset(
    "work music travel dance sleep drink food sport school chess tea help love change rain water cook run walk hope play study plan plans visits works".split()
)
_IS_AFTER_S = frozenset(
    "a an the not been going very so too really just only now still always never also getting doing having about called named allergic on in at from with my our his her their like quite pretty".split()
)


@dataclass(slots=True)
class Parse:
    """A clause taken apart."""

    text: str
    tokens: Sequence[Token]
    kind: SubjectKind
    subject: str = ""
    """The noun phrase of the subject as said, with its possessor; empty for I, we and dropped ones."""
    at: int = 0
    """Token where the subject begins; what lies before is a leading adverbial."""
    verb_at: int = 0
    """Token of the first word of the verb group (for "I'm": the token itself)."""
    verb: str = ""
    """Base form of the main verb."""
    tense: Tense = "present"
    negated: bool = False
    ended: bool = False
    """No longer so: "no longer", "any more", "used to"."""
    rest: str = ""
    """What follows the main verb, without the final stop."""
    rest_at: int = 0
    tie: Tie | None = None
    """Tie of the subject to its owner, when the subject is "my sister", "our dog" or "Ana's brother"."""
    name: str = ""
    """Proper name inside the subject ("Otto" in "my cousin Otto")."""
    owner: str = ""
    """Whose the subject is: "me", or the name or relation before 's."""
    noun: str = ""
    """The subject without determiner and owner ("favourite colour")."""


def parse_clause(text: str) -> Parse | None:
    """Return the bones of a clause, or None when no subject and verb can be told.

    >>> bones = parse_clause("My cousin Otto hates swimming.")
    >>> bones.kind, bones.name, bones.tie.key, bones.verb, bones.rest
    ('mine', 'Otto', 'cousin', 'hate', 'swimming')
    >>> bones = parse_clause("Moved to Braga on Saturday.")
    >>> bones.kind, bones.verb, bones.tense, bones.rest
    ('dropped', 'move', 'past', 'to Braga on Saturday')
    """
    tokens = tokens_of(text)
    if not tokens or len(tokens) > 90:
        return None
    at = _skip_lead(tokens)
    if at is None or at >= len(tokens):
        return None
    first = tokens[at].low
    if first in _FIRST:
        kind: SubjectKind = "I" if _FIRST[first] == "I" else "we"
        return _with_verb(Parse(text, tokens, kind, at=at), at)
    if first in _SECOND:
        return _with_verb(Parse(text, tokens, "you", at=at), at)
    if first in _THIRD and not (first in {"this", "that", "these", "those"} and _opens_noun(tokens, at + 1)):
        return _with_verb(Parse(text, tokens, "pronoun", subject=tokens[at].text, at=at), at)
    return _dropped(text, tokens, at) or _with_noun(text, tokens, at)


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
    while at < len(tokens) and (tokens[at].low in {"and", "but", "so", "or", ",", "-", "well", "yes", "no", "oh"}):
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


def _after_lead(tokens: Sequence[Token], at: int) -> int:
    """Return where the subject begins after a leading time or place, or `at` when it does not look like one."""
    limit = min(len(tokens), at + 10)
    for k in range(at + 1, limit):
        low = tokens[k].low
        if tokens[k].text == ",":
            return k + 1
        if low in {"as", "than", "when", "that", "who", "what", "how", "because", "where", "which", "if"}:
            break
        if low in _FIRST or low in {"he", "she", "they", "you", "my", "our"}:
            # "the day I moved" is a noun phrase, "yesterday I moved" is not
            return (
                at
                if tokens[at].low in {"the", "those", "these"}
                else (k if not (low in {"my", "our"} and tokens[k - 1].low in PREPOSITIONS) else at)
            )
        if (
            low in {"the", "a", "an"}
            and (tokens[k - 1].text[:4].isdigit() and len(tokens[k - 1].text) > 3)
            and is_finite_ahead(tokens, k)
        ):
            return k
        if low in {"the"} and tokens[k - 1].low in {
            "yesterday",
            "today",
            "tomorrow",
            "tonight",
            "ago",
            "week",
            "month",
            "year",
            "morning",
            "evening",
        }:
            return k
        if low in AUXILIARIES:
            break
    if (
        is_adverb(tokens[at].low)
        and tokens[at].low not in {"both", "all", "each", "first", "today", "tomorrow"}
        and at + 1 < len(tokens)
    ):
        return at + 1
    return at


def is_finite_ahead(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether a finite verb follows within a few words."""
    return any(is_finite(tokens, n) for n in range(k + 1, min(k + 7, len(tokens))))


def _dropped(text: str, tokens: Sequence[Token], at: int) -> Parse | None:
    """Read a clause that leaves out its "I" ("Got the job!", "Just moved to Braga", "Can't stand okra")."""
    word = tokens[at].low
    after = tokens[at + 1].low if at + 1 < len(tokens) else ""
    if word in {"can't", "couldn't", "don't", "didn't", "haven't", "won't", "won't", "been"}:
        if (
            word == "don't"
            and is_form(after, "base")
            and after not in {"like", "want", "know", "think", "have", "need", "eat", "drink"}
        ):
            return None
        if not is_form(after, "base", "participle", "ing") and word != "been" and not is_adverb(after):
            return None
        return _with_verb(Parse(text, tokens, "dropped", at=at), at - 1)
    if after in {"me", "us"} and is_form(word, "past"):
        # "sent me this one" is about somebody else
        return None
    if (
        is_form(word, "past")
        and not is_form(word, "base")
        and word not in {"found", "felt", "left", "ground", "born", "supposed", "used"}
    ):
        if any(token.low in AUXILIARIES and not token.low.startswith("to") for token in tokens[at + 1 : at + 3]):
            return None
        return _with_verb(Parse(text, tokens, "dropped", at=at), at - 1)
    if word in {"found", "felt", "left"} and (
        after in DETERMINERS or after in {"it", "out"} or tokens[at + 1 : at + 2] and tokens[at + 1].text[0].isupper()
    ):
        return _with_verb(Parse(text, tokens, "dropped", at=at), at - 1)
    if word in {"love", "hate", "prefer", "miss", "need", "want"} and after not in _NO_OBJECTS:
        return _with_verb(Parse(text, tokens, "dropped", at=at), at - 1) if word not in {"need", "want"} else None
    if word == "going" and after == "to" and at + 2 < len(tokens) and is_form(tokens[at + 2].low, "base"):
        parse = _with_verb(Parse(text, tokens, "dropped", at=at), at - 1)
        return _set(parse, tokens[at + 2].low, "future", at + 3) if parse else None
    if (
        word in {"start", "starting", "fly", "leave", "move"}
        and after in {"at", "on", "to", "in", "as", "with", "the"}
        and _ISO_DAY.search(text)
    ):
        parse = Parse(text, tokens, "dropped", at=at, verb_at=at)
        return _set(parse, base_of(word, "base", "ing"), "future" if word != "starting" else "progressive", at + 1)
    if (
        is_form(word, "ing")
        and after
        and word not in _ING_ADJECTIVES
        and not any(is_finite(tokens, k) for k in range(at + 1, len(tokens)))
    ):
        return _with_verb(Parse(text, tokens, "dropped", at=at), at - 1)
    return None


def is_finite(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether the token at k is, in all likelihood, a finite verb with the subject before it."""
    low = tokens[k].low
    before = tokens[k - 1].low if k else ""
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    if low in AUXILIARIES:
        return low not in {"be", "been", "being"}
    if (
        before in DETERMINERS
        or before in {"to", "of", "-", "and"}
        or before in PREPOSITIONS
        or tokens[k].text[:1].isupper()
    ):
        return False
    forms = readings(low)
    if not forms:
        return False
    if after in AUXILIARIES and after not in {"been", "being", "be"}:
        return False
    if any(verb.form == "third" for verb in forms):
        return not (
            is_form(after, "base", "past")
            and after not in _NOUNISH
            and not is_adverb(after)
            and after not in DETERMINERS | PREPOSITIONS
        )
    if any(verb.form == "past" for verb in forms):
        return True
    if any(verb.form == "base" for verb in forms):
        plural = before.endswith("s") and not before.endswith("ss") or before in _PLURAL_NOUNS
        return plural and low not in {"like"} or before in {"they", "we", "you", "i"}
    return False


def _with_noun(text: str, tokens: Sequence[Token], at: int) -> Parse | None:
    """Read a clause whose subject is a noun phrase."""
    if tokens[at].low in CONJUNCTIONS | {"what", "how", "why", "whose", "not"} or tokens[at].low in AUXILIARIES:
        return None
    first, after = tokens[at], tokens[at + 1].low if at + 1 < len(tokens) else ""
    if (
        is_form(first.low, "base")
        and first.low not in _NOUNISH
        and after in DETERMINERS | PREPOSITIONS | {"me", "us", "yourself"}
        and not first.text[:1].isupper()
    ):
        # a command: "invest in a blanket"
        return None
    if is_adverb(tokens[at].low) and tokens[at].low not in {"both", "all", "each", "first", "then", "today"}:
        return None
    k = at if tokens[at].low.endswith("'s") else at + 1
    while k < min(len(tokens), at + 16):
        low = tokens[k].low
        if low.endswith("'s") and low != "let's":
            after = tokens[k + 1].low if k + 1 < len(tokens) else ""
            if after in _IS_AFTER_S or (is_form(after, "ing") and tie_of(low[:-2])):
                return _finish_noun(text, tokens, at, k)
        elif low in {"i", "we", "you", "he", "she", "they"} and k > at + 1:
            # a relative clause without "that": its verb is not the main one
            k += 1
            while k < len(tokens) and not is_finite(tokens, k) and not is_form(tokens[k].low, "base"):
                k += 1
        elif low in {"who", "which", "that"}:
            k += 1
            while k < len(tokens) and not is_finite(tokens, k):
                k += 1
        elif is_finite(tokens, k):
            return _finish_noun(text, tokens, at, k)
        elif tokens[k].text in ".!?:;" and tokens[k - 1].low not in {"mr", "mrs", "ms", "dr", "st", "prof", "jr", "sr"}:
            return None
        k += 1
    for k in range(at + 1, min(len(tokens), at + 12)):
        low, before = tokens[k].low, tokens[k - 1].low
        if low.endswith("ed") and len(low) > 4 and not readings(low) and before not in DETERMINERS | PREPOSITIONS | {"and", "-", ","}:
            # a past that the lexicon does not know
            return _finish_noun(text, tokens, at, k)
    return None


def _finish_noun(text: str, tokens: Sequence[Token], at: int, verb_at: int) -> Parse | None:
    last = tokens[verb_at]
    contracted = last.low.endswith("'s") and last.low not in AUXILIARIES
    end = last.end - 2 if contracted else last.start
    subject = text[tokens[at].start : end].strip(" ,")
    if not subject:
        return None
    parse = Parse(text, tokens, "thing", subject=subject, at=at)
    _describe(parse, tokens[at : verb_at + 1 if contracted else verb_at])
    if (
        contracted
        and verb_at == at
        and parse.kind == "thing"
        and tokens[verb_at + 1].low in {"a", "an"}
        and tie_of(subject.lower()) is None
    ):
        # "karthik's a pastry chef", typed in small letters
        parse.kind, parse.name = "name", subject.capitalize()
    return _with_verb(parse, verb_at if contracted else verb_at - 1)


def _trade_follows(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether an occupation follows: "karthik's a pastry chef"."""
    if k + 2 >= len(tokens) or tokens[k + 1].low not in {"a", "an"}:
        return False
    return any(is_trade(token.low) for token in tokens[k + 2 : k + 5])


def _describe(parse: Parse, words: Sequence[Token]) -> None:
    """Say of a noun subject whose it is, which tie it has and which name it holds."""
    if words[0].low in {"my", "our"}:
        parse.kind, parse.owner, words = "mine", "me", words[1:]
    elif words[0].low in {"the", "a", "an", "this", "that", "these", "those", "both", "all"}:
        words = words[1:]
    for k, token in enumerate(words[:-1]):
        if token.low.endswith("'s") or token.low.endswith("s'"):
            owner = token.low[:-2] if token.low.endswith("'s") else token.low[:-1]
            tie = tie_of(owner)
            if token.text[:1].isupper() and not tie:
                names = [word.text for word in words[: k + 1] if word.text[:1].isupper()]
                parse.owner = " ".join(names).rstrip("'").removesuffix("'s")
            elif tie and parse.owner == "me":
                parse.owner = tie.key
            words = words[k + 1 :]
            break
    if not words:
        return
    parse.noun = " ".join(word.text for word in words).removesuffix("'s")
    plain = [word.low.removesuffix("'s") for word in words if word.text != ","]
    for k, word in enumerate(plain):
        tie = TIES.get(word)
        if tie and (parse.owner or tie.key in ANIMALS):
            follows = plain[k + 1] if k + 1 < len(plain) else ""
            if not follows or words[k + 1].text[:1].isupper() or follows in PREPOSITIONS | {"who", "and", "-"}:
                parse.tie = None if follows in {"in", "at", "for", "on"} and tie.key in _PLACED else tie
            break
        if word in PREPOSITIONS:
            break
    names = [word for word in words if word.text[:1].isupper() and word.low not in {"i"}]
    if parse.tie:
        # the name stands beside the tie: "my cousin Otto", not "my friend from Leeds"
        edge = next((n for n, word in enumerate(words) if word.low in PREPOSITIONS), len(words))
        names = [word for word in words[:edge] if word.text[:1].isupper() and word.low not in _HONORIFICS]
    if names and (parse.tie or words[0].text[:1].isupper()):
        run = [names[0]]
        for one in names[1:]:
            if one.start - run[-1].end == 1:
                run.append(one)
        parse.name = " ".join(word.text for word in run).removesuffix("'s").rstrip("'")
        if parse.kind == "thing" and words[0].text[:1].isupper() and not parse.owner and words[0] is names[0]:
            alone = parse.at == 0 and len(run) == 1
            plural = alone and words[0].low.endswith("s") and not words[0].low.endswith(("ss", "is", "us", "'s"))
            if not (alone and (is_common(words[0].text) or len(words) > 1)) and not plural:
                parse.kind = "name"
        if parse.kind == "thing" and not parse.tie:
            parse.name = ""


def _with_verb(parse: Parse, before: int) -> Parse | None:
    """Fill in the verb group that follows the token `before`."""
    tokens = parse.tokens
    k = before + 1
    chain: list[str] = []
    if (
        before >= 0
        and "'" in tokens[before].low
        and (parse.kind in {"I", "we", "you", "pronoun"} or tokens[before].low.endswith("'s"))
        and parse.kind != "dropped"
    ):
        tail = tokens[before].low.rsplit("'", 1)[1]
        chain.append({"m": "be", "re": "be", "s": "be", "ve": "have", "ll": "will", "d": "would"}.get(tail, ""))
        parse.verb_at = before
    else:
        parse.verb_at = k
    while k < len(tokens):
        word = tokens[k].low
        if word == "no" and k + 1 < len(tokens) and tokens[k + 1].low == "longer":
            parse.negated = parse.ended = True
            k += 2
            continue
        if word in AUXILIARIES:
            parse.negated = parse.negated or word in NEGATIVES
            chain.append(_aux(word))
        elif word in NEGATIVES and word != "no":
            parse.negated = True
        elif not is_adverb(word) or (chain and chain[-1] == "be" and word in {"pretty", "well"}):
            break
        k += 1
    return _main_verb(parse, chain, k)


def _aux(word: str) -> str:
    if word in {"am", "is", "are", "isn't", "aren't", "ain't"}:
        return "be"
    if word in {"was", "were", "wasn't", "weren't"}:
        return "was"
    if word in {"have", "has", "haven't", "hasn't"}:
        return "have"
    if word in {"had", "hadn't"}:
        return "had"
    if word in {"do", "does", "don't", "doesn't"}:
        return "do"
    if word in {"did", "didn't"}:
        return "did"
    if word in {"will", "won't", "shall"}:
        return "will"
    if word in {"would", "wouldn't"}:
        return "would"
    return "modal" if word in MODALS else word


def _main_verb(parse: Parse, chain: list[str], k: int) -> Parse | None:
    """Decide the main verb and its tense from the auxiliaries before token k."""
    tokens = parse.tokens
    word = tokens[k].low if k < len(tokens) else ""
    if not chain:
        if not word or not word[0].isalpha():
            return None
        past = is_past_like(word) and (parse.kind != "I" or word != "lay")
        if parse.kind == "dropped" and is_form(word, "ing"):
            return _set(parse, base_of(word, "ing"), "progressive", k + 1)
        if word == "used" and k + 1 < len(tokens) and tokens[k + 1].low == "to":
            parse.ended = True
            return _set(parse, _next_base(tokens, k + 2), "used", k + 3)
        if (
            parse.kind in {"I", "we", "you", "pronoun", "dropped"}
            and not past
            and word in PREPOSITIONS | DETERMINERS
            and word != "like"
        ):
            return None
        return _set(
            parse, base_of(word, "past" if past else "base", "third", "base"), "past" if past else "present", k + 1
        )
    last = chain[-1]
    tense: Tense = "present"
    if "would" in chain:
        tense = "would"
    elif "modal" in chain:
        tense = "modal"
    elif "will" in chain:
        tense = "future"
    elif "have" in chain or "had" in chain:
        tense = "perfect" if "have" in chain else "past"
    elif "was" in chain or "did" in chain:
        tense = "past"
    if last in {"be", "was", "been"}:
        return _after_be(parse, tense, k)
    if last in {"have", "had"} and (not is_form(word, "participle") or not word):
        if word == "to":
            return _set(parse, "have to", tense if tense != "perfect" else "present", k + 1)
        return _set(parse, "have", "past" if last == "had" else ("present" if tense == "perfect" else tense), k)
    if last in {"have", "had"} and word == "got" and last == "have":
        return _set(parse, "have", "present", k + 1)
    if last == "do" and not is_form(word, "base"):
        return _set(parse, "do", tense, k)
    if not word or not word[0].isalpha():
        return None
    if last == "would" and chain == ["would"] and is_form(word, "participle") and not is_form(word, "base"):
        tense = "past"
    return _set(parse, base_of(word, "base", "participle", "past"), tense, k + 1)


def _after_be(parse: Parse, tense: Tense, k: int) -> Parse:
    """Read what follows a form of be: going to, -ing, or anything else."""
    tokens = parse.tokens
    word = tokens[k].low if k < len(tokens) else ""
    if word == "going" and k + 2 < len(tokens) and tokens[k + 1].low == "to" and is_form(tokens[k + 2].low, "base"):
        return _set(parse, tokens[k + 2].low, "future" if tense != "past" else "past", k + 3)
    if is_form(word, "ing") and word not in {
        "being",
        "interesting",
        "exciting",
        "amazing",
        "boring",
        "tiring",
        "missing",
    }:
        return _set(parse, base_of(word, "ing"), "progressive" if tense == "present" else tense, k + 1)
    return _set(parse, "be", tense, k)


def _next_base(tokens: Sequence[Token], k: int) -> str:
    return base_of(tokens[k].low, "base") if k < len(tokens) else ""


def _set(parse: Parse, verb: str, tense: Tense, rest_from: int) -> Parse:
    parse.verb, parse.tense, parse.rest_at = verb, tense, rest_from
    tokens = parse.tokens
    if rest_from < len(tokens):
        parse.rest = parse.text[tokens[rest_from].start :].rstrip(" .!…,;:")
    if not parse.ended and parse.negated and ("any more" in parse.rest or "any longer" in parse.rest):
        parse.ended = True
    return parse
