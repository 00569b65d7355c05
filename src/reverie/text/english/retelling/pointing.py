"""Pointing: "this pic" was shown and is gone; alone it says no more than "a pic"."""

import re

from reverie.text.english.retelling.pronouns import SAYING
from reverie.text.english.words.closed import AUXILIARIES, PREPOSITIONS, is_adverb
from reverie.text.english.words.verbs import VerbForm, base_of, is_form
from reverie.text.wordlist import words_of

_THIS = re.compile(
    r"(?<= )this (?=(?P<next>[a-z]+)\b)(?!(?:week|month|year|morning|evening|afternoon|weekend|summer"
    r"|winter|spring|autumn|fall|time|one|is|was|has|way|kind|sort|point|much|far|and|in|to|for|too"
    r"|coming|past|last|next|again|today|more|every|so|really|all|when|if|because|as|on|at|from|with|but|or|too"
    r"|that|the|i|we|you|he|she|they"
    r"|\w+day)\b)"
)
_THESE = re.compile(
    r"(?<= )(?:all (?:of )?)?these (?=[a-z]+\b)(?!(?:days|two|three|are|were|have|past|last|and|in|to|for)\b)"
)
_THAT = re.compile(
    r"\b(?P<before>of|about|in|at|for|from|with|painted|made|bought|visited|watched|saw|tried|loved?|liked?"
    r"|enjoy(?:ed)?"
    r"|finished|started|got|took|heard|read) that (?P<next>[a-z]{3,})\b(?! (?:i|we|you|he|she|they)\b)"
)
_FORMS: tuple[VerbForm, ...] = ("base", "past", "third", "ing")
_MADE = frozenset({"painted", "made", "bought"})
"""What somebody made or bought is theirs to tell of, whichever it was."""
_NOT_THINGS = words_of("""
    the they there this these those she you people everyone someone something nothing everything when what how day week
    month year time night morning way much many kind sort point moment makes one and but again too yet also
""")
_BARE = PREPOSITIONS | AUXILIARIES


_ONLY_POINTED = re.compile(
    r"\b(?:this|these|that|those) (?:genre|one|ones|stuff|topic|subject|project|idea|place|kind|style|thing|things"
    r"|family|friendship|kids|figures|hobby"
    r"|activity|experience|memory|memories|moment|moments|journey|opportunity|song|game|series|movie|book|show|recipe"
    r"|trip|event|community|group|guy"
    r"|guys|friends|people|piece|spot|view|photo|pic|picture|feeling|challenge|habit|issue|cause)\b(?! (?:i|we|he|she"
    r"|they|that|who|called|named|by|about)\b)",
    re.IGNORECASE,
)
_BROUGHT_UP = re.compile(
    r"\b(?:made|make|bought|found|took|painted|reading|read|watching|watched|wrote|writing|got|started|joined|tried"
    r"|drew|built|baked|cooked|finished"
    r"|playing|played|visited|designed|created|saw|seen) (?:a |the )?(?:this|these)\b",
    re.IGNORECASE,
)


def points_only(text: str) -> bool:
    """Tell whether a clause is about something that was shown or named before and is not brought up here.

    >>> points_only("I'm a huge fan of this genre"), points_only("I painted this picture last year")
    (True, False)
    """
    if "this " not in text and "these " not in text and "that " not in text and "those " not in text:
        return False
    return bool(_ONLY_POINTED.search(text)) and not _BROUGHT_UP.search(text)


_VERB_THAT = re.compile(
    r"\b(?P<verb>[a-z]+) that (?P<next>[a-z]{3,})\b"
    r"(?=[.,!]|$| (?:with|to|for|at|in|on|and|too|again|into|up|more|every)\b)"
)


def _does(word: str) -> bool:
    """Tell whether a word is a verb of doing: "spread that joy", not "think that rain helps"."""
    if word in {"to", "into", "on", "near"}:
        return True
    bases = {base_of(word, form) for form in _FORMS if is_form(word, form)}
    return bool(bases) and not bases & SAYING and word not in _BARE and word not in _MADE


def _is_thing(word: str) -> bool:
    return not (word in _BARE or word in _NOT_THINGS or is_adverb(word) or is_form(word, "past", "third"))


def points_at_that(text: str) -> bool:
    """Tell whether a clause is about "that …", which was named before: "I'll read that novel"."""
    if any(_does(match["verb"]) and _is_thing(match["next"]) for match in _VERB_THAT.finditer(text)):
        return True
    return any(_some_that(match) != match.group() and match["before"] not in _MADE for match in _THAT.finditer(text))


def without_this(text: str) -> str:
    """Return a clause in which what was shown or pointed at is only "a" thing.

    >>> without_this("I took this pic last year")
    'I took a pic last year'
    """
    text = _THAT.sub(_some_that, text) if " that " in text else text
    if " this " not in text and " these " not in text:
        return text
    return _THESE.sub(_some_these, _THIS.sub(_some, text))


def _some_these(match: re.Match[str]) -> str:
    following = match.string[match.end() :].split(maxsplit=1)
    word = following[0].lower() if following else ""
    return match.group() if is_form(word, "base", "past") and not word.endswith("s") else "some "


def _some_that(match: re.Match[str]) -> str:
    word = match["next"]
    if word in _BARE or word in _NOT_THINGS or is_adverb(word) or is_form(word, "past", "third"):
        return match.group()
    return f"{match['before']} {'an' if word[0] in 'aeiou' else 'a'} {word}"


def _some(match: re.Match[str]) -> str:
    if match["next"] in _BARE or is_form(match["next"], "past", "third"):
        return match.group()
    return "an " if match["next"][0] in "aeiou" else "a "
