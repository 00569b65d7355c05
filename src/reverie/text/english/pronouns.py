"""Pronouns: who "she" is and what "it" stands for, as far as the text decides it."""

import re
from dataclasses import dataclass

from reverie.text.english.parse import Parse
from reverie.text.english.tokens import Token, tokens_of
from reverie.text.english.words.closed import AUXILIARIES, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.kin import ANIMALS, tie_of
from reverie.text.english.words.verbs import is_form

_HE = {
    "he": "m",
    "him": "m",
    "his": "m",
    "he's": "m",
    "he'd": "m",
    "he'll": "m",
    "himself": "m",
    "she": "f",
    "her": "f",
    "hers": "f",
    "she's": "f",
    "she'd": "f",
    "she'll": "f",
    "herself": "f",
}
_THEY = frozenset({"they", "them", "their", "theirs", "they're", "they've", "they'd", "they'll", "themselves"})
_IT = frozenset({"it", "its", "it's", "it'd", "it'll", "itself"})
_THAT = frozenset({"this", "that", "these", "those", "that's"})
_TIME = frozenset(
    "day week month year morning evening night afternoon weekend today yesterday tomorrow time lot bit while moment hour minute way thing kind couple few".split()
)
_EXPLETIVE = re.compile(r"^(?:it(?:'s| is| was| has been|'s been| took| takes| feels| felt) )", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a later pronoun may stand for."""

    words: str
    """In the third person, ready to stand in a sentence: "the bike", "Nadia's sister Ana"."""
    gender: str
    """f, m, x (a person, gender open), n (animal or thing)."""
    plural: bool = False


def things_in(text: str, speaker: str) -> list[Thing]:
    """Return what a sentence mentions that a later "he", "she" or "it" may stand for.

    >>> [thing.words for thing in things_in("I bought a bike for my sister Ana.", "Nadia")]
    ['the bike', "Nadia's sister Ana"]
    """
    tokens = tokens_of(text)
    found: list[Thing] = []
    k = 0
    while k < len(tokens):
        low = tokens[k].low
        if low in {"my", "our", "a", "an", "the", "this", "new"}:
            thing, k = _noun_phrase(tokens, k, speaker)
            if thing:
                found.append(thing)
            continue
        if (
            tokens[k].text[:1].isupper()
            and k > 0
            and low not in {"i", "i'm", "i've", "i'd", "i'll"}
            and tokens[k].text[1:2].islower()
            and tokens[k - 1].text not in ".!?"
        ):
            words = tokens[k].text
            while k + 1 < len(tokens) and tokens[k + 1].text[:1].isupper() and tokens[k + 1].start - tokens[k].end == 1:
                k += 1
                words += " " + tokens[k].text
            found.append(Thing(words.removesuffix("'s"), "?"))
        k += 1
    return found


def _noun_phrase(tokens: list[Token], k: int, speaker: str) -> tuple[Thing | None, int]:
    determiner = tokens[k].low
    words: list[Token] = []
    n = k + 1
    while n < len(tokens) and len(words) < 5:
        token = tokens[n]
        low = token.low
        if (
            not low[0].isalnum()
            or low in PREPOSITIONS | DETERMINERS | AUXILIARIES
            or low
            in {
                "and",
                "or",
                "but",
                "so",
                "who",
                "which",
                "that",
                "because",
                "i",
                "he",
                "she",
                "it",
                "they",
                "we",
                "you",
                "when",
                "where",
            }
        ):
            break
        if (
            words
            and not token.text[:1].isupper()
            and (is_adverb(low) or is_form(low, "past", "third") and not is_form(low, "base"))
        ):
            break
        words.append(token)
        n += 1
    if not words or words[-1].low in _TIME or words[0].low in _TIME:
        return None, max(n, k + 1)
    tie = next((tie_of(word.low) for word in words if tie_of(word.low)), None)
    spoken = " ".join(word.text for word in words)
    if determiner in {"my", "our"}:
        spoken = f"{speaker}'s {spoken}"
    else:
        spoken = f"the {spoken}"
    gender = tie.gender if tie else "n"
    plural = tie.plural if tie else (words[-1].low.endswith("s") and not words[-1].low.endswith(("ss", "us")))
    return Thing(spoken, gender, plural), n


def resolve(parse: Parse, before: list[Thing], speaker: str) -> str | None:
    """Return the clause with its pronouns resolved, or None where the text does not decide one of them.

    Pronouns that point back inside the clause stay as they are.

    >>> from reverie.text.english.parse import parse_clause
    >>> resolve(parse_clause("She lives in Rome."), [Thing("Nadia's sister Ana", "f")], "Nadia")
    "Nadia's sister Ana lives in Rome."
    >>> resolve(parse_clause("It was great."), [], "Nadia") is None
    True
    """
    tokens = parse.tokens
    changed: dict[int, str] = {}
    for k, token in enumerate(tokens):
        low = token.low
        if low in _HE or low in _THEY or low in _IT or (low in _THAT and _stands_alone(tokens, k)):
            if _is_expletive(parse, k) or _points_inside(parse, k, speaker):
                continue
            thing = _antecedent(low, before)
            if thing is None:
                return None
            if changed:
                # named once; the rest of the sentence may go on with the pronoun
                continue
            changed[k] = _put(thing, "his" if low == "her" and _owns(tokens, k) else low)
    if not changed:
        return parse.text
    out, at = [], 0
    for k, token in enumerate(tokens):
        out.extend((parse.text[at : token.start], changed.get(k, token.text)))
        at = token.end
    text = "".join(out) + parse.text[at:]
    return text[0].upper() + text[1:]


def _owns(tokens: list[Token], k: int) -> bool:
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


def _put(thing: Thing, low: str) -> str:
    if low in {"his", "its", "their", "hers", "theirs"}:
        return thing.words + "'s"
    if "'" in low:
        tail = low.split("'", 1)[1]
        return f"{thing.words} {({'s': 'is', 're': 'are', 've': 'have', 'd': 'would', 'll': 'will'}).get(tail, tail)}"
    return thing.words


def _stands_alone(tokens: list[Token], k: int) -> bool:
    """Tell whether this/that is a pronoun rather than a determiner, a conjunction or a relative."""
    low = tokens[k].low
    if low == "that's":
        return True
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    before = tokens[k - 1].low if k else ""
    if (
        low == "that"
        and k > 0
        and (
            after in DETERMINERS
            or after in {"i", "we", "he", "she", "they", "it", "you", "i'm", "i've"}
            or tokens[k - 1].text[-1:].isalnum()
            and before not in PREPOSITIONS
            and not is_form(before, "base", "past", "third", "ing")
        )
    ):
        return False
    if (
        low == "that"
        and after
        and is_form(before, "base", "past", "third")
        and (after[0].isalpha() and after not in PREPOSITIONS | AUXILIARIES)
    ):
        return False
    return (
        not after
        or not after[0].isalpha()
        or after in AUXILIARIES | PREPOSITIONS
        or is_adverb(after)
        or after in {"and", "or", "but", "so", "because", "i", "when", "too"}
        or is_form(after, "past", "third")
    )


def _is_expletive(parse: Parse, k: int) -> bool:
    """Tell whether "it" stands for nothing: the weather, the time, "it takes me an hour to"."""
    tokens = parse.tokens
    if tokens[k].low not in {"it", "it's"}:
        return False
    rest = " ".join(token.low for token in tokens[k : k + 9])
    return bool(
        re.match(
            r"it(?:'s| is| was|'s been)? (?:(?:so|really|very|been|always|just|not|quite|too) )*(?:hard|easy|great|nice|good|important|tough|difficult|fun|amazing|possible|time|raining|snowing|sunny|cold|hot|late|early|worth|better|best|cool|wonderful|tricky)(?: \S+){0,4} (?:to|that|when|for|how)\b",
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
    things = things_in(text, speaker)
    if parse.kind in {"name", "mine"} and parse.tokens[parse.at].start < parse.tokens[k].start and parse.verb_at <= k:
        gender = parse.tie.gender if parse.tie else ("?" if parse.name else "n")
        things.insert(0, Thing(parse.subject, gender, parse.tie.plural if parse.tie else False))
    if low in _HE:
        fitting = [
            thing
            for thing in things
            if thing.gender in {_HE[low], "x", "?"}
            or (
                thing.gender == "n"
                and any(tie_of(word) and tie_of(word).key in ANIMALS for word in thing.words.lower().split())
            )
        ]  # type: ignore[union-attr]
        return len(fitting) >= 1
    if low in _IT or low in {"this", "that", "that's"}:
        return (
            any(thing.gender in {"n", "?"} and not thing.plural for thing in things)
            or bool(re.search(r"\b\w+ing\b", text))
            and low in _IT
        )
    return (
        bool(things)
        or bool(re.search(r"\b\w{3,}s\b", text))
        or bool(re.search(r"\b(?:people|children|someone|everyone|who|anyone|team|family)\b", text, re.IGNORECASE))
    )


def _antecedent(low: str, before: list[Thing]) -> Thing | None:
    """Return the only thing said before that a pronoun can stand for."""
    if low in _HE:
        fitting = [thing for thing in before if thing.gender in {_HE[low], "x"} and not thing.plural]
        exact = [thing for thing in fitting if thing.gender == _HE[low]]
        fitting = exact or fitting or [thing for thing in before if thing.gender == "?"]
    elif low in _THEY or low in {"these", "those"}:
        fitting = [thing for thing in before if thing.plural]
    else:
        fitting = [thing for thing in before if thing.gender == "n" and not thing.plural]
        if low in {"this", "that", "that's"}:
            return None
    return fitting[0] if len({thing.words for thing in fitting}) == 1 else None
