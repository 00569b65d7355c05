"""The verb group of a clause: auxiliaries, negation, tense, and the main verb."""

from collections.abc import Sequence

from reverie.text.english.bones.clause import Parse, Tense
from reverie.text.english.bones.tokens import Token
from reverie.text.english.words.closed import AUXILIARIES, DETERMINERS, MODALS, NEGATIVES, PREPOSITIONS, is_adverb
from reverie.text.english.words.verbs import base_of, is_form, is_past_like
from reverie.text.wordlist import words_of

ING_ADJECTIVES = words_of("""
    being interesting exciting amazing boring tiring missing inspiring stunning charming touching loving caring
    surprising shocking disgusting exhausting relaxing annoying frightening thrilling welcoming outstanding
    fascinating breathtaking meaning evening morning during according regarding calming refreshing rewarding
    motivating comforting encouraging challenging freezing depressing embarrassing devastating overwhelming
    satisfying uplifting
""")
_TAILS = {"m": "be", "re": "be", "s": "be", "ve": "have", "ll": "will", "d": "would"}
_AUX: dict[str, str] = {
    **dict.fromkeys(("am", "is", "are", "isn't", "aren't", "ain't"), "be"),
    **dict.fromkeys(("was", "were", "wasn't", "weren't"), "was"),
    **dict.fromkeys(("have", "has", "haven't", "hasn't"), "have"),
    **dict.fromkeys(("had", "hadn't"), "had"),
    **dict.fromkeys(("do", "does", "don't", "doesn't"), "do"),
    **dict.fromkeys(("did", "didn't"), "did"),
    **dict.fromkeys(("will", "won't", "shall"), "will"),
    **dict.fromkeys(("would", "wouldn't"), "would"),
}
_SPEAKERS = frozenset({"I", "we", "you", "pronoun"})


def with_verb(parse: Parse, before: int) -> Parse | None:
    """Fill in the verb group that follows the token `before`, or return None when there is none."""
    tokens = parse.tokens
    k = before + 1
    chain: list[str] = []
    if _is_contracted(parse, before):
        chain.append(_TAILS.get(tokens[before].low.rsplit("'", 1)[1], ""))
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
            chain.append(_AUX.get(word, "modal" if word in MODALS else word))
        elif word in NEGATIVES and word != "no":
            parse.negated = True
        elif not is_adverb(word) or (chain and chain[-1] == "be" and word in {"pretty", "well"}):
            break
        k += 1
    return _main_verb(parse, chain, k) if chain else _bare_verb(parse, k)


def _is_contracted(parse: Parse, before: int) -> bool:
    """Tell whether the subject token holds the verb: "I'm", "sister's"."""
    if before < 0 or parse.kind == "dropped" or "'" not in parse.tokens[before].low:
        return False
    return parse.kind in _SPEAKERS or parse.tokens[before].low.endswith("'s")


def _bare_verb(parse: Parse, k: int) -> Parse | None:
    """Read a main verb without auxiliaries."""
    tokens = parse.tokens
    word = tokens[k].low if k < len(tokens) else ""
    if not word or not word[0].isalpha():
        return None
    if parse.kind == "dropped" and is_form(word, "ing"):
        return set_verb(parse, base_of(word, "ing"), "progressive", k + 1)
    if word == "used" and k + 1 < len(tokens) and tokens[k + 1].low == "to":
        parse.ended = True
        return set_verb(parse, _base_at(tokens, k + 2), "used", k + 3)
    past = is_past_like(word) and (parse.kind != "I" or word != "lay")
    speaks = parse.kind in _SPEAKERS or parse.kind == "dropped"
    if speaks and not past and word != "like" and (word in PREPOSITIONS or word in DETERMINERS):
        return None
    if past:
        return set_verb(parse, base_of(word, "past", "third", "base"), "past", k + 1)
    return set_verb(parse, base_of(word, "base", "third"), "present", k + 1)


def _tense(chain: list[str]) -> Tense:
    """Return the tense that a chain of auxiliaries gives."""
    for mark, tense in _TENSES:
        if mark in chain:
            return tense
    return "present"


_TENSES: tuple[tuple[str, Tense], ...] = (
    ("would", "would"),
    ("modal", "modal"),
    ("will", "future"),
    ("have", "perfect"),
    ("had", "past"),
    ("was", "past"),
    ("did", "past"),
)


def _main_verb(parse: Parse, chain: list[str], k: int) -> Parse | None:
    """Decide the main verb from the auxiliaries before token k."""
    tokens = parse.tokens
    word = tokens[k].low if k < len(tokens) else ""
    last, tense = chain[-1], _tense(chain)
    if last in {"be", "was", "been"}:
        return _after_be(parse, tense, k)
    if last in {"have", "had"}:
        having = _after_have(parse, last, tense, k)
        if having is not None:
            return having
    if last == "do" and not is_form(word, "base"):
        return set_verb(parse, "do", tense, k)
    if not word or not word[0].isalpha():
        return None
    if chain == ["would"] and is_form(word, "participle") and not is_form(word, "base"):
        # "I'd met her before": had
        tense = "past"
    return set_verb(parse, base_of(word, "base", "participle", "past"), tense, k + 1)


def _after_have(parse: Parse, last: str, tense: Tense, k: int) -> Parse | None:
    """Read have as the main verb, "have to", "have got"; None before a participle."""
    word = parse.tokens[k].low if k < len(parse.tokens) else ""
    plain: Tense = "present" if tense == "perfect" else tense
    if word == "to":
        return set_verb(parse, "have to", plain, k + 1)
    if word == "got" and last == "have":
        return set_verb(parse, "have", "present", k + 1)
    if word and is_form(word, "participle"):
        return None
    return set_verb(parse, "have", "past" if last == "had" else plain, k)


def _after_be(parse: Parse, tense: Tense, k: int) -> Parse:
    """Read what follows a form of be: going to, -ing, or anything else."""
    tokens = parse.tokens
    word = tokens[k].low if k < len(tokens) else ""
    if word == "going" and k + 2 < len(tokens) and tokens[k + 1].low == "to" and is_form(tokens[k + 2].low, "base"):
        return set_verb(parse, tokens[k + 2].low, "future" if tense != "past" else "past", k + 3)
    if is_form(word, "ing") and word not in ING_ADJECTIVES:
        return set_verb(parse, base_of(word, "ing"), "progressive" if tense == "present" else tense, k + 1)
    return set_verb(parse, "be", tense, k)


def _base_at(tokens: Sequence[Token], k: int) -> str:
    return base_of(tokens[k].low, "base") if k < len(tokens) else ""


def set_verb(parse: Parse, verb: str, tense: Tense, rest_from: int) -> Parse:
    """Put the main verb, the tense and what follows into a parse, and return it."""
    parse.verb, parse.tense, parse.rest_at = verb, tense, rest_from
    tokens = parse.tokens
    if rest_from < len(tokens):
        parse.rest = parse.text[tokens[rest_from].start :].rstrip(" .!…,;:")
    if not parse.ended and parse.negated and ("any more" in parse.rest or "any longer" in parse.rest):
        parse.ended = True
    return parse
