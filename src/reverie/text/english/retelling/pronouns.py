"""Pronouns: who "she" is and what "it" stands for, as far as the text decides it."""

import re
from collections.abc import Sequence

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.tokens import Token
from reverie.text.english.retelling.things import Thing, things_in
from reverie.text.english.words.closed import AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.english.words.verbs import base_of, is_form
from reverie.text.wordlist import words_of

_HE: dict[str, str] = {
    **dict.fromkeys(("he", "him", "his", "he's", "he'd", "he'll", "himself"), "m"),
    **dict.fromkeys(("she", "her", "hers", "she's", "she'd", "she'll", "herself"), "f"),
}
_THEY = frozenset(
    {"they", "them", "em", "'em", "their", "theirs", "they're", "they've", "they'd", "they'll", "themselves"}
)
_IT = frozenset({"it", "its", "it's", "it'd", "it'll", "itself"})
_THAT = frozenset({"this", "that", "these", "those", "that's"})
_EDGE = re.compile(
    r",|\b(?:and|but|so|because|since|while|when|before|after|that|which|although|though|until|if|as|to)\b",
    re.IGNORECASE,
)


def _is_unclear(thing: Thing, parse: Parse, k: int) -> bool:
    """Tell whether "it" is more likely what happened, or will happen, than the thing said before."""
    if thing.words.split()[-1].lower() in _OF_PEOPLE:
        return True
    if k != parse.at or parse.verb != "be":
        return False
    return bool(_HAPPENING.match(parse.rest)) or (parse.tense == "future" and bool(_NICE.match(parse.rest)))


_OF_PEOPLE = words_of("family fam team crew band group class folks community")
"""Groups of people, which "it" hardly ever stands for."""
_NICE = re.compile(
    r"^(?:(?:so|such|really|very|super|a) )*(?:fun|great|awesome|amazing|creative|cool|exciting|lovely|wonderful|epic"
    r"|fantastic|perfect|special|incredible|tough|hard|good|nice|worth)\b"
)
_HAPPENING = re.compile(
    r"^about\b|^(?:(?:such|so|really|quite|also|just|definitely|always|a bit of) )*(?:an?|the|my"
    r"|our) (?:[\w-]+ ){0,3}?(?:ride|time|dream|experience"
    r"|journey|feeling|moment|day|night|honou?r|relief|success|blast|adventure|memory|start|opportunity|process"
    r"|challenge"
    r"|mess|nightmare|disaster|surprise|shame|pity)\b",
    re.IGNORECASE,
)
"""Said of what happened rather than of a thing: "I bought a bike, it's been a dream of mine"."""


def resolve(parse: Parse, before: Sequence[str], speaker: str) -> str | None:
    """Return the clause with its pronouns resolved, or None where the text does not decide one of them.

    Pronouns that point back inside the clause stay as they are.

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> resolve(parse_clause("She lives in Rome."), ["I called my sister Ana"], "Nadia")
    "Nadia's sister Ana lives in Rome."
    >>> resolve(parse_clause("It was great."), [], "Nadia") is None
    True
    """
    tokens = parse.tokens
    changed: dict[int, str] = {}
    things: list[Thing] | None = None
    for k, token in enumerate(tokens):
        low = token.low
        if low in _HE or low in _THEY or low in _IT or (low in _THAT and _stands_alone(tokens, k)):
            if _is_expletive(parse, k) or _points_inside(parse, k, speaker):
                continue
            if things is None:
                things = [thing for text in before for thing in things_in(text, speaker, whole=True)]
            thing = _antecedent(low, things, subject=k == parse.at)
            if thing is None or (low in _IT and _is_unclear(thing, parse, k)):
                return None
            if changed:
                # named once; the rest of the sentence may go on with the pronoun
                continue
            after = tokens[k + 1].low if k + 1 < len(tokens) else ""
            changed[k] = _put(thing, "his" if low == "her" and _owns(tokens, k) else low, after)
    if not changed:
        return parse.text
    out: list[str] = []
    at = 0
    for k, token in enumerate(tokens):
        out.extend((parse.text[at : token.start], changed.get(k, token.text)))
        at = token.end
    text = "".join(out) + parse.text[at:]
    return text[0].upper() + text[1:]


def _owns(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether "her" is a possessive here ("her dog"), not an object ("told her that")."""
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    return (
        bool(after)
        and after[0].isalpha()
        and not is_adverb(after)
        and after
        not in PREPOSITIONS
        | AUXILIARIES
        | DETERMINERS
        | {"and", "or", "but", "that", "so", "when", "because", "i", "we"}
    )


def _put(thing: Thing, low: str, after: str) -> str:
    if low in {"his", "its", "their", "hers", "theirs"}:
        return thing.words + "'s"
    if "'" in low:
        tail = low.split("'", 1)[1]
        if tail == "s" and (
            after in {"been", "got", "had"} or (is_form(after, "participle") and not is_form(after, "base"))
        ):
            return f"{thing.words} has"
        return f"{thing.words} {({'s': 'is', 're': 'are', 've': 'have', 'd': 'would', 'll': 'will'}).get(tail, tail)}"
    return thing.words


SAYING = words_of("""
    think say know believe hope feel see hear mean show tell realise realize find guess notice decide agree wish learn
    learnt remember suppose worry prove swear bet claim mention
""")
_SUBJECTS = words_of("i we he she they it you i'm i've we're he's she's they're it's there")
_NEVER_NOUNS = (
    PREPOSITIONS
    | AUXILIARIES
    | words_of("""
    and or but so because i when too more again often yet yesterday today every each all some any
""")
)


def _stands_alone(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether this/that is a pronoun rather than a determiner, a conjunction or a relative."""
    low = tokens[k].low
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    if low == "that's" or after in {"one", "ones"}:
        return True
    if low == "that" and k > 0 and _joins(tokens, k, after):
        return False
    return not after[:1].isalpha() or after in _NEVER_NOUNS or is_adverb(after) or is_form(after, "past", "third")


_AFTER_OBJECT = frozenset({"and", "or", "but", "because", "so", "too", "yesterday", "today", ".", ",", "!", ";"})


def _joins(tokens: Sequence[Token], k: int, after: str) -> bool:
    """Tell whether "that" joins a clause to what is before it: "a book that I like", "think that rain helps"."""
    before = tokens[k - 1].low
    if after in _AFTER_OBJECT or not after:
        # "they got me that and …"
        return False
    if after in _SUBJECTS or after in DETERMINERS - {"every", "each", "all", "this", "that", "some"}:
        return True
    if any(base_of(before, form) in SAYING for form in ("base", "past", "third", "ing")):
        return after[:1].isalpha() and after not in PREPOSITIONS
    noun = k > 1 and tokens[k - 2].low in DETERMINERS
    if not noun and is_form(before, "base", "past", "third", "ing"):
        return False
    return tokens[k - 1].text[-1:].isalnum() and before not in PREPOSITIONS and before not in AUXILIARIES


def _is_expletive(parse: Parse, k: int) -> bool:
    """Tell whether "it" stands for nothing: the weather, the time, "it takes me an hour to"."""
    tokens = parse.tokens
    if tokens[k].low not in {"it", "it's"}:
        return False
    rest = " ".join(token.low for token in tokens[k : k + 9])
    return bool(
        re.match(
            r"it(?:'s| is| was|'s been)? (?:(?:so|really|very|been|always|just|not|quite|too) )*(?:hard|easy"
            r"|great|nice|good|important|tough|difficult|fun|amazing|possible|time|raining|snowing|sunny|cold"
            r"|hot|late|early|worth|better|best|cool|wonderful|tricky)(?: \S+){0,4} (?:to|that|when|for|how"
            r"|\w+ing)\b",
            rest,
        )
        or re.match(r"it (?:takes|took) ", rest)
    )


def _points_inside(parse: Parse, k: int, speaker: str) -> bool:
    """Tell whether an earlier noun of the same clause may be what the pronoun stands for."""
    low = parse.tokens[k].low
    text = parse.text[: parse.tokens[k].start]
    if not text.strip():
        return False
    if low in _THEY and not _verb_between(parse, k):
        # "sharing my skills and knowledge with them": no clause of its own in which "them" could point back
        return False
    if low in _IT | _THAT:
        # the noun must stand on the other side of a comma or a conjunction: "a huge fan of it" points elsewhere
        edge = max((m.start() for m in _EDGE.finditer(text)), default=-1)
        if edge < 0:
            return False
        text = text[:edge]
    things = things_in(text, speaker)
    if parse.kind in {"name", "mine"} and parse.tokens[parse.at].start < parse.tokens[k].start and parse.verb_at <= k:
        gender = parse.tie.gender if parse.tie else ("?" if parse.name else "n")
        things.insert(0, Thing(parse.subject, gender, parse.tie.plural if parse.tie else False))
    if low in _HE:
        return any(thing.gender in {_HE[low], "x", "?"} or _is_animal(thing) for thing in things)
    if low in _IT or low in {"this", "that", "that's"}:
        if any(thing.gender in {"n", "?"} and not thing.plural for thing in things):
            return True
        # "I love okra, put it in everything": a bare noun after the verb
        rest = parse.tokens[parse.rest_at].low if 0 < parse.rest_at < k else ""
        noun = rest.isalpha() and not is_form(rest, "ing", "base")
        return low in _IT and parse.verb != "be" and noun and rest not in _NOT_POINTED_AT
    if any(thing.plural for thing in things) or re.search(
        r"\b(?:people|children|someone|everyone|who|anyone|team|family|band|crew|kids|parents)\b", text, re.IGNORECASE
    ):
        return True
    return any(_is_plural(token.low) for token in parse.tokens[:k])


_NOT_POINTED_AT = (
    PREPOSITIONS | DETERMINERS | CONJUNCTIONS | {"that", "it", "so", "very", "there", "here", "back", "really"}
)


def _verb_between(parse: Parse, k: int) -> bool:
    """Tell whether the pronoun opens a clause of its own, or has a verb between the last edge and itself."""
    tokens = parse.tokens
    if tokens[k].low in {"their", "theirs", "themselves"}:
        return True
    edge = next((n for n in range(k - 1, -1, -1) if _EDGE.fullmatch(tokens[n].text)), -1)
    if edge < 0:
        return tokens[k].low.startswith("they")
    between = tokens[edge + 1 : k]
    return not between or any(is_form(token.low, "base", "third", "past", "ing") for token in between)


def _is_animal(thing: Thing) -> bool:
    """Tell whether a thing is an animal, which people call "he" and "she"."""
    ties = (tie_of(word) for word in thing.words.lower().split())
    return any(tie is not None and tie.key in ANIMALS for tie in ties)


def _is_plural(low: str) -> bool:
    """Tell whether a word looks like a plural noun."""
    return (
        len(low) > 3
        and low.endswith("s")
        and low.isalpha()
        and not low.endswith(("ss", "us", "is"))
        and not is_form(low, "third")
        and not is_adverb(low)
        and low not in _NOT_PLURAL
    )


_NOT_PLURAL = words_of("""
    this was has does yes perhaps besides towards afterwards less unless across always news physics maths
""")


def _antecedent(low: str, before: list[Thing], *, subject: bool) -> Thing | None:
    """Return the thing said before that a pronoun stands for, if it can be only one.

    Two people leave it open, unless the pronoun is the subject and one of them was the subject before.
    """
    if low in _HE:
        fitting = [thing for thing in before if thing.gender in {_HE[low], "x", "?"} and not thing.plural]
        exact = [thing for thing in fitting if thing.gender == _HE[low]]
        fitting = exact or fitting
    elif low in _THEY or low in {"these", "those"}:
        fitting = [
            thing
            for thing in before
            if thing.plural and (thing.gender != "n" or any(tie_of(word) for word in thing.words.lower().split()))
        ]
    elif low in {"this", "that", "that's"}:
        return None
    else:
        fitting = [thing for thing in before if thing.gender in {"n", "?"} and not thing.plural]
        if not all(thing.gender == "n" and thing.owned for thing in fitting):
            return None
    if len({thing.words for thing in fitting}) > 1 and subject:
        fitting = [thing for thing in fitting if thing.subject][-1:]
    return fitting[0] if len({thing.words for thing in fitting}) == 1 else None
