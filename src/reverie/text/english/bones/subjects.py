"""Subjects that are noun phrases: where they end, whose they are, which tie and which name they hold."""

from collections.abc import Sequence

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.finite import NOUNISH, is_finite, is_past_unknown
from reverie.text.english.bones.names import is_common
from reverie.text.english.bones.tokens import Token
from reverie.text.english.bones.verbs import with_verb
from reverie.text.english.words.closed import AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.kin import ANIMALS, TIES, tie_of
from reverie.text.english.words.trades import is_trade
from reverie.text.english.words.verbs import is_form
from reverie.text.wordlist import words_of

_PLACED = words_of("partner client manager lawyer teacher employee student")
"""Ties that, with "in" or "for" after them, name a thing's part: "our partner in Kyoto"."""
_HONORIFICS = words_of("mr mrs ms dr prof mr. mrs. ms. dr. prof.")
_ABBREVIATED = words_of("mr mrs ms dr st prof jr sr")
_IS_AFTER_S = words_of("""
    a an the not been going very so too really just only now still always never also getting doing having about
    called named allergic on in at from with my our his her their like quite pretty
""")


_NO_SUBJECT = CONJUNCTIONS | AUXILIARIES | words_of("what how why whose not mine yours hers theirs ours")
_COMMANDED = DETERMINERS | PREPOSITIONS | words_of("me us yourself")
_SEEMING = words_of("seems looks sounds feels smells tastes hoping wishing wondering")
_DONE_TO = words_of("me us him her them my our")
_OPENING = words_of("the a an this that these those both all")
_RELATIVE = words_of("i we you he she they who which that nobody everybody everyone somebody")
_FURTHEST = 16


def read_noun(text: str, tokens: Sequence[Token], at: int) -> Parse | None:
    """Return the bones of a clause whose subject is a noun phrase that begins at token `at`, or None."""
    if _opens_no_subject(tokens, at):
        return None
    k = at if tokens[at].low.endswith("'s") else at + 1
    while k < min(len(tokens), at + _FURTHEST):
        low = tokens[k].low
        if low.endswith("'s") and low != "let's":
            if _is_verb_s(tokens, k):
                return _finish(text, tokens, at, k)
        elif low in _RELATIVE and (k > at + 1 or len(low) > 2):
            k = _past_relative(tokens, k)
        elif is_finite(tokens, k):
            return _finish(text, tokens, at, k)
        elif tokens[k].text in ".!?:;" and tokens[k - 1].low not in _ABBREVIATED:
            return None
        k += 1
    for k in range(at + 1, min(len(tokens), at + _FURTHEST)):
        if is_past_unknown(tokens, k):
            return _finish(text, tokens, at, k)
    return None


def _opens_no_subject(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether the first word rules a subject out: a conjunction, a command ("invest in …"), an adverb."""
    first, after = tokens[at], tokens[at + 1].low if at + 1 < len(tokens) else ""
    if first.low in _NO_SUBJECT:
        return True
    if first.low in _SEEMING:
        # "Seems like rain": the "it" is left out, and what it stands for was said before
        return True
    if after in _DONE_TO and is_form(first.low, "third") and not is_form(first.low, "base"):
        # "Reminds me how much I have": what does so was said before
        return True
    small = not first.text[:1].isupper()
    if small and after in _COMMANDED and first.low not in NOUNISH and is_form(first.low, "base"):
        return True
    return is_adverb(first.low) and first.low not in {"both", "all", "each", "first", "then", "today"}


def _is_verb_s(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether the 's of a token is a verb: "my sister's a nurse", not "my sister's dog"."""
    after = tokens[k + 1].low if k + 1 < len(tokens) else ""
    return after in _IS_AFTER_S or (is_form(after, "ing") and tie_of(tokens[k].low[:-2]) is not None)


def _past_relative(tokens: Sequence[Token], k: int) -> int:
    """Return the verb of a relative clause: the main one comes after it."""
    bare = tokens[k].low not in {"who", "which", "that"}
    k += 1
    while k < len(tokens) and not is_finite(tokens, k) and not (bare and is_form(tokens[k].low, "base")):
        k += 1
    return k


def _finish(text: str, tokens: Sequence[Token], at: int, verb_at: int) -> Parse | None:
    last = tokens[verb_at]
    contracted = last.low.endswith("'s") and last.low not in AUXILIARIES
    subject = text[tokens[at].start : last.end - 2 if contracted else last.start].strip(" ,")
    if not subject:
        return None
    parse = Parse(text, tokens, "thing", subject=subject, at=at)
    _describe(parse, tokens[at : verb_at + 1 if contracted else verb_at])
    if contracted and verb_at == at and parse.kind == "thing" and _trade_follows(tokens, verb_at):
        # "karthik's a pastry chef", typed in small letters
        parse.kind, parse.name = "name", subject.capitalize()
    return with_verb(parse, verb_at if contracted else verb_at - 1)


def _trade_follows(tokens: Sequence[Token], k: int) -> bool:
    """Tell whether an occupation follows an article."""
    if k + 2 >= len(tokens) or tokens[k + 1].low not in {"a", "an"} or tie_of(tokens[k].low[:-2]):
        return False
    return any(is_trade(token.low) for token in tokens[k + 2 : k + 5])


def _describe(parse: Parse, words: Sequence[Token]) -> None:
    """Say of a noun subject whose it is, which tie it has and which name it holds."""
    if words[0].low in {"my", "our"}:
        parse.kind, parse.owner, words = "mine", "me", words[1:]
    elif words[0].low in _OPENING:
        words = words[1:]
    words = _owned(parse, words)
    if not words:
        return
    parse.noun = " ".join(word.text for word in words).removesuffix("'s")
    _tie(parse, words)
    _name(parse, words)


def _owned(parse: Parse, words: Sequence[Token]) -> Sequence[Token]:
    """Note the owner before a 's and return the words after it."""
    for k, token in enumerate(words[:-1]):
        if not token.low.endswith(("'s", "s'")):
            continue
        owner = token.low[:-2] if token.low.endswith("'s") else token.low[:-1]
        tie = tie_of(owner)
        if token.text[:1].isupper() and not tie:
            names = [word.text for word in words[: k + 1] if word.text[:1].isupper()]
            parse.owner = " ".join(names).rstrip("'").removesuffix("'s")
        elif tie and parse.owner == "me":
            parse.owner = tie.key
        return words[k + 1 :]
    return words


def _tie(parse: Parse, words: Sequence[Token]) -> None:
    """Note the tie that the head noun names: "sister" in "my older sister Ana"."""
    plain = [word.low.removesuffix("'s") for word in words if word.text != ","]
    for k, word in enumerate(plain):
        tie = TIES.get(word)
        if tie and (parse.owner or tie.key in ANIMALS):
            follows = plain[k + 1] if k + 1 < len(plain) else ""
            if follows in TIES:
                # "my twin brother Dele"
                continue
            if follows in {"in", "at", "for", "on"} and tie.key in _PLACED:
                return
            if not follows or words[k + 1].text[:1].isupper() or follows in PREPOSITIONS or follows in {"who", "and"}:
                parse.tie = tie
            return
        if word in PREPOSITIONS:
            return


def _name(parse: Parse, words: Sequence[Token]) -> None:
    """Note the proper name of a subject; a lone capital that opens a sentence is one only when no everyday word."""
    capitals = [word for word in words if word.text[:1].isupper() and word.low != "i"]
    if parse.tie:
        # the name stands beside the tie: "my cousin Otto", not "my friend from Leeds"
        edge = next((n for n, word in enumerate(words) if word.low in PREPOSITIONS), len(words))
        capitals = [word for word in words[:edge] if word.text[:1].isupper() and word.low not in _HONORIFICS]
    if not capitals or not (parse.tie or words[0].text[:1].isupper()):
        return
    run = [capitals[0]]
    for one in capitals[1:]:
        if one.start - run[-1].end == 1:
            run.append(one)
    name = " ".join(word.text for word in run).removesuffix("'s").rstrip("'")
    if parse.kind == "thing" and not parse.owner and words[0] is capitals[0] and _names_somebody(parse, words, run):
        parse.kind = "name"
    if parse.kind != "thing" or parse.tie:
        parse.name = name


def _names_somebody(parse: Parse, words: Sequence[Token], run: Sequence[Token]) -> bool:
    if parse.at > 0 or len(run) > 1:
        return True
    low = words[0].low
    plural = low.endswith("s") and not low.endswith(("ss", "is", "us", "'s"))
    return not plural and len(words) == 1 and not is_common(words[0].text)
