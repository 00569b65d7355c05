"""Clauses: a sentence cut where it says a second thing, and of each part who does what."""

from collections.abc import Sequence
from itertools import pairwise

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.predicates import (
    SUBORDINATORS,
    chosen_form,
    has_no,
    main_verb,
    polarity,
    verb_group,
)
from reverie.text.portuguese.clause.subjects import JOINT, PREVERBAL, find_subject
from reverie.text.portuguese.verbs.finite import base_of, finite_at
from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token, tokens_of

_ARTICLES = frozenset({"o", "a", "os", "as"})
_BINDING = bag("quando se enquanto porque embora pois caso quem")
_REPORTING = bag(
    "dizer contar achar pensar falar ler saber ouvir perguntar escrever explicar avisar imaginar crer afirmar"
)
_SKIPPED = (PREVERBAL - _ARTICLES) | bag(
    "segunda terca quarta quinta sexta sabado domingo segunda-feira terca-feira quarta-feira "
    "quinta-feira sexta-feira amanha anteontem "
    "dia desde partir janeiro fevereiro marco abril maio junho julho agosto setembro outubro "
    "novembro dezembro no na em este esta neste nesta passado passada semana mes ano"
)
_AND = bag("e mas porem entao so")
_PHRASE_OPENERS = bag("o a os as meu minha meus minhas nosso nossa ele ela isso")


def clauses_of(text: str, start: int, end: int, *, loose: bool = False) -> list[Clause]:
    """Return the clauses of a sentence that can stand alone, in order.

    >>> text = "Moro no Porto, trabalho na Vale e tenho dois gatos."
    >>> [text[c.start:c.end] for c in clauses_of(text, 0, len(text))]
    ['Moro no Porto', 'trabalho na Vale', 'e tenho dois gatos.']
    """
    tokens = tokens_of(text, start, end)
    if not tokens:
        return []
    cuts = [0, *_cuts(text, tokens, loose=loose), len(tokens)]
    found = []
    for first, last in pairwise(cuts):
        if last > first:
            stop = end if last == len(tokens) else _trim(text, tokens[last - 1].end, tokens[last].start)
            found.append(read_clause(text, tokens[first:last], stop, loose=loose))
    return found


def _trim(text: str, stop: int, following: int) -> int:
    """Keep a closing bracket or quotation mark with the clause it closes."""
    gap = text[stop:following]
    closing = max((gap.rfind(mark) for mark in ')”"»'), default=-1)
    return stop + closing + 1


def _cuts(text: str, tokens: Sequence[Token], *, loose: bool) -> list[int]:
    """Return the word indexes at which a new independent clause begins."""
    cuts: list[int] = []
    begin = 0
    for i in range(1, len(tokens)):
        first = _joint_before(text, tokens, i)
        if first is None or first <= begin:
            continue
        left = tokens[begin:first]
        main = main_verb(text, left, loose=loose)[0]
        if main < 0 and not _is_order(left):
            continue
        if _independent(text, tokens, i, left[max(main, 0) :]):
            cuts.append(first)
            begin = first
    return cuts


def _is_order(left: Sequence[Token]) -> bool:
    """Tell whether the stretch is an order ("ponha que …"), which has no main verb in the indicative."""
    first = left[1] if left[0].key in _AND and len(left) > 1 else left[0]
    return any(f.tense == "subj" and f.person in {"2s", "3s"} for f in readings(base_of(first)))


def _joint_before(text: str, tokens: Sequence[Token], i: int) -> int | None:
    """Return where the clause that would start with word `i` begins (its "e" or "mas" included), or None."""
    gap = text[tokens[i - 1].end : tokens[i].start]
    if tokens[i - 1].key in _AND and tokens[i - 1].lowered not in {"é"}:
        return i - 1
    return i if JOINT.search(gap) and (tokens[i].key not in _AND or tokens[i].lowered == "é") else None


def _independent(text: str, tokens: Sequence[Token], i: int, left: Sequence[Token]) -> bool:
    """Tell whether what begins at word `i` is a clause that says something of its own."""
    if "," in text[tokens[i - 1].end : tokens[i].start] and _asks(tokens, i):
        return True
    j = i
    while j < len(tokens) and tokens[j].key in _SKIPPED and not finite_at(text, tokens, j):
        j += 1
    if j >= len(tokens) or tokens[i].key in SUBORDINATORS:
        return False
    if tokens[j].key in _ARTICLES and j + 1 < len(tokens) and finite_at(text, tokens, j + 1):
        j += 1
    depends = any(t.key in SUBORDINATORS for t in left)
    forms = finite_at(text, tokens, j)
    if forms:
        first_person = any(f.person in {"1s", "1p"} and f.tense not in {"impf", "cond"} for f in forms)
        return not depends or (first_person and not any(t.key in {"quando", "se", "enquanto", "porque"} for t in left))
    if tokens[j].key in {"eu", "nos", "gente"}:
        return True
    quoting = (depends and any(t.key in _BINDING for t in left)) or any(
        f.lemma in _REPORTING for f in readings(base_of(left[0]))
    )
    comma = tokens[i - 1].key != "e" and "," in text[tokens[i - 1].end : tokens[i].start]
    return (not depends or (comma and not quoting)) and _has_near_verb(text, tokens, j)


def _asks(tokens: Sequence[Token], i: int) -> bool:
    """Tell whether a question begins here: ", o que posso comer", ", qual é o melhor"."""
    following = tokens[i + 1].key if i + 1 < len(tokens) else ""
    return (tokens[i].key == "o" and following == "que") or (tokens[i].key in _ASKING and following in _ASKED)


_ASKING = bag("qual quais como onde quanto quantos quantas quando")
_ASKED = bag("e posso devo faco fazer custa fica sao vale me eu o a que os as devia podia comprar consigo")


def _has_near_verb(text: str, tokens: Sequence[Token], j: int) -> bool:
    """Tell whether a noun phrase that starts here is followed by its verb."""
    starts = tokens[j].key in _PHRASE_OPENERS
    if not starts and not tokens[j].is_capital:
        return False
    for k in range(j + 1, min(j + 8, len(tokens))):
        if JOINT.search(text[tokens[k - 1].end : tokens[k].start]):
            return _verb_behind_name(text, tokens, k)
        if tokens[k].key == "se" and k + 1 < len(tokens) and finite_at(text, tokens, k + 1):
            return True
        if tokens[k].key in SUBORDINATORS | {"e"} and tokens[k].lowered != "é":
            return False
        if finite_at(text, tokens, k):
            return True
    return False


def _verb_behind_name(text: str, tokens: Sequence[Token], k: int) -> bool:
    """Tell whether a name in commas begins at word `k` and the verb follows it: "o meu sogro, o Artur, come"."""
    at = k + 1 if tokens[k].key in _ARTICLES else k
    if at >= len(tokens) or not tokens[at].is_capital or "," not in text[tokens[k - 1].end : tokens[k].start]:
        return False
    while at < len(tokens) and tokens[at].is_capital:
        at += 1
    if at >= len(tokens) or "," not in text[tokens[at - 1].end : tokens[at].start]:
        return False
    while at < len(tokens) - 1 and tokens[at].key in PREVERBAL and not finite_at(text, tokens, at):
        at += 1
    return bool(finite_at(text, tokens, at))


def read_clause(text: str, tokens: Sequence[Token], end: int, *, loose: bool = False) -> Clause:
    """Return a clause with its verb, its subject and its negation found."""
    main, forms = main_verb(text, tokens, loose=loose)
    start = tokens[0].start
    if main < 0:
        return Clause(
            text, tuple(tokens), start, end, -1, None, (), (), 0, "none", (0, 0), negated=has_no(tokens), ended=False
        )
    who, subject = find_subject(text, tokens, main, forms)
    form = chosen_form(forms, who, tokens, main)
    chain, after = verb_group(text, tokens, main, form)
    negated, ended = polarity(text, tokens, main, after, chain)
    return Clause(
        text, tuple(tokens), start, end, main, form, forms, chain, after, who, subject, negated=negated, ended=ended
    )
