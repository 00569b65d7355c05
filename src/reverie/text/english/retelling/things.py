"""Things and people that a sentence mentions: what a later "he", "she" or "it" may stand for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from reverie.text.english.bones.names import is_common
from reverie.text.english.bones.tokens import Token, tokens_of
from reverie.text.english.words.closed import AUXILIARIES, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.given import gender_of
from reverie.text.english.words.kin import THINGS, tie_of
from reverie.text.english.words.places import PLACES
from reverie.text.english.words.trades import is_trade
from reverie.text.english.words.verbs import VerbForm, base_of, is_form
from reverie.text.wordlist import words_of

_TIME = words_of("""
    day week month year morning evening night afternoon weekend today yesterday tomorrow time lot bit while moment
    hour minute way thing kind couple few blast fun chance look hand break ton feeling mood chat talk go shot reminder
    reason sense step boost difference decision progress effort mistake impact mess fuss living
""")


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a later pronoun may stand for."""

    words: str
    """In the third person, ready to stand in a sentence: "the bike", "Nadia's sister Ana"."""
    gender: str
    """f, m, x (a person, gender open), n (animal or thing)."""
    plural: bool = False
    subject: bool = False
    """What the sentence is about."""
    owned: bool = True
    """Brought up by "a" or "my": what a later "it" most likely stands for."""


_FORMS: tuple[VerbForm, ...] = ("past", "base", "participle", "ing")
_BRINGING = words_of("""
    buy get adopt have own make write paint build read watch start join sell bake cook use wear drive collect
    rent order inherit knit sew draw record open run lead organize organise plan create design launch take
""")
_INTRODUCED = re.compile(r"^(?P<name>[A-ZÀ-Þ][\w'-]+) is my (?P<tie>[a-z-]+)\b")
_PEOPLE: dict[str, str] = {
    **dict.fromkeys(words_of("lad man guy boy fella bloke gentleman waiter actor"), "m"),
    **dict.fromkeys(words_of("woman girl lady gal granny widow waitress actress"), "f"),
    **dict.fromkeys(
        words_of("person baby child stranger driver kid someone fan supporter believer member leader beginner"), "x"
    ),
    **dict.fromkeys(words_of("guide speaker vet nurse"), "x"),
}
_PHRASE_ENDS = (
    PREPOSITIONS
    | DETERMINERS
    | AUXILIARIES
    | words_of("""
    and or but so who which that because i he she it they we you when where last next yesterday today tomorrow
""")
)
_OPENING = words_of("my our a an the this new")
_PARTICLES = frozenset({"do", "da", "de", "dos", "das", "von", "van", "del"})
"""Inside a name: "Cais do Sodré" is one, and nobody."""
_PLACING = words_of("in to from at near around outside across through visiting")
_MOST_WORDS = 5


def things_in(text: str, speaker: str, *, whole: bool = False) -> list[Thing]:
    """Return what a sentence mentions that a later "he", "she" or "it" may stand for.

    >>> [thing.words for thing in things_in("I bought a bike for my sister Ana.", "Nadia")]
    ['the bike', "Nadia's sister Ana"]
    """
    introduced = _INTRODUCED.match(text)
    tie = tie_of(introduced["tie"].lower()) if introduced else None
    if introduced and tie:
        return [Thing(f"{speaker}'s {introduced['tie']} {introduced['name']}", tie.gender, subject=True)]
    tokens = tokens_of(text)
    found: list[Thing] = []
    if (
        whole
        and tokens
        and not _one_word(tokens)
        and _is_name(tokens[0])
        and (not is_common(tokens[0].text) or _titled(tokens))
    ):
        name = _run(tokens, 0)
        found.append(Thing(name, gender_of(name), subject=True))
    k = 0
    while k < len(tokens):
        if tokens[k].low in _OPENING:
            first = k == 0
            thing, k = _noun_phrase(tokens, k, speaker)
            if thing:
                found.append(replace(thing, subject=first))
            continue
        if k > 0 and _is_name(tokens[k]) and tokens[k - 1].text not in ".!?" and tokens[k - 1].low not in _PARTICLES:
            words = _run(tokens, k)
            k += len(words.split()) - 1
            placed = words in PLACES or _is_placed(tokens, k - len(words.split()))
            found.append(Thing(words, "n" if placed and gender_of(words) == "?" else gender_of(words)))
        k += 1
    return found


_SENT = words_of("news heard hear letter message call text email postcard word gift present card back")


def _is_placed(tokens: Sequence[Token], before: int) -> bool:
    """Tell whether the token before a name makes it a place: "in Porto", but not "news from Ana"."""
    if tokens[before].low == "from" and before > 0 and tokens[before - 1].low in _SENT:
        return False
    return tokens[before].low in _PLACING


def _one_word(tokens: Sequence[Token]) -> bool:
    """Tell whether a sentence is one word that is no known name: "Excellent."."""
    words = [token for token in tokens if token.text[0].isalpha()]
    return len(words) == 1 and gender_of(words[0].text) == "?"


def _is_name(token: Token) -> bool:
    """Tell whether a token has a capital and is not the pronoun I."""
    return token.text[:1].isupper() and token.text[1:2].islower() and not token.low.startswith("i'")


def _titled(tokens: Sequence[Token]) -> bool:
    """Tell whether a sentence opens with a name of two words, the first of them an everyday word ("Iron Man")."""
    if len(tokens) < 2 or not tokens[1].text[:1].isupper() or not tokens[1].text[1:2].islower():
        return False
    return is_form(tokens[0].low, "base") and not is_form(tokens[0].low, "past")


def _run(tokens: Sequence[Token], k: int) -> str:
    """Return the capitalised words from token k on."""
    words = [tokens[k].text]
    while k + 1 < len(tokens) and tokens[k + 1].text[:1].isupper() and tokens[k + 1].start - tokens[k].end == 1:
        k += 1
        words.append(tokens[k].text)
    return " ".join(words).removesuffix("'s")


def _noun_phrase(tokens: Sequence[Token], k: int, speaker: str) -> tuple[Thing | None, int]:
    """Read the noun phrase that begins at token k; return it and the token after it."""
    words: list[Token] = []
    n = k + 1
    while n < len(tokens) and len(words) < _MOST_WORDS and not _ends_phrase(tokens[n], after_words=bool(words)):
        if words and is_form(tokens[n].low, "ing") and tie_of(words[-1].low):
            # "took my dad hiking": what he did is no part of him
            break
        words.append(tokens[n])
        n += 1
    if not words or words[-1].low in _TIME or words[0].low in _TIME:
        return None, max(n, k + 1)
    determiner = tokens[k].low
    spoken = " ".join(word.text for word in words)
    spoken = f"{speaker}'s {spoken}" if determiner in {"my", "our"} else f"the {spoken}"
    gender, plural = _gender(words)
    return Thing(spoken, gender, plural, owned=_brought_up(tokens, k)), n


def _ends_phrase(token: Token, *, after_words: bool) -> bool:
    if not token.low[0].isalnum() or token.low in _PHRASE_ENDS:
        return True
    if not after_words or token.text[:1].isupper():
        return False
    return is_adverb(token.low) or (is_form(token.low, "past", "third") and not is_form(token.low, "base"))


def _brought_up(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether a phrase brings its thing up: "bought a bike", "my report …" at the start."""
    determiner = tokens[k].low
    if determiner not in {"my", "our", "a", "an"}:
        return False
    if k == 0:
        return determiner in {"my", "our"}
    return any(base_of(tokens[k - 1].low, form) in _BRINGING for form in _FORMS)


def _gender(words: Sequence[Token]) -> tuple[str, bool]:
    """Return gender and number of a phrase, by its tie or its last word."""
    tie = next((tie_of(word.low) for word in words if tie_of(word.low)), None)
    if tie:
        return ("n" if tie.key in THINGS else tie.gender), tie.plural
    low, named = words[-1].low, words[-1].text[:1].isupper()
    plural = not named and low.endswith("s") and not low.endswith(("ss", "us", "is"))
    return _PEOPLE.get(low, "x" if is_trade(low) else "n"), plural
