"""Pronouns inside a clause: put a name where the text decides it, and say when it does not."""

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.retelling.antecedents import Antecedents, joined
from reverie.text.portuguese.retelling.view import View
from reverie.text.portuguese.verbs.finite import clitics_of
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import Edit
from reverie.text.portuguese.words.relations import relation_of

_HIM = bag("ele ela eles elas")
_HIS = {"dele": "de", "dela": "de", "deles": "de", "delas": "de", "nele": "em", "nela": "em"}
_THIS = bag(
    "isso isto aquilo disso disto nisso nisto daquilo esse essa esses essas desse dessa nesse nessa "
    "este deste neste aquele aquela daquele naquele naquela daquela"
)
_OBJECT_CLITICS = bag("o a os as lo la los las lhe lhes no na")
_SAYING = bag("dizer contar achar pensar avisar garantir perguntar escrever")
_GOING = bag(
    "ir levar morar viver estar trabalhar chegar voltar ficar estudar nascer passar conhecer comprar ter haver"
)


def pronoun_edits(view: View, known: Antecedents) -> list[Edit] | None:
    """Return the edits that name what the pronouns of a clause mean, or None when one of them stays open."""
    clause = view.clause
    edits: list[Edit] = []
    first, last = clause.subject
    for i, token in enumerate(clause.tokens):
        if clause.who == "pronoun" and first <= i < last:
            continue
        if view.is_date(i):
            continue
        found = _one(clause, i, known)
        if found is None:
            return None
        edits += found
        del token
    return edits


def _one(clause: Clause, i: int, known: Antecedents) -> list[Edit] | None:
    token = clause.tokens[i]
    if token.key in _HIM or token.key in _HIS:
        return _person(clause, i, known)
    if token.key in _THIS and not (token.key in {"isso", "isto"} and i and clause.tokens[i - 1].key == "por"):
        return [] if _names_before(clause, i) and token.key in {"esse", "essa", "aquele", "aquela"} else None
    if token.text.lower() == "lá" and i > clause.main:
        return _there(clause, i, known)
    if (
        set(clitics_of(token)) & _OBJECT_CLITICS
        and not _named_inside(clause, i)
        and known.resolve("ele") is None
        and known.resolve("ela") is None
    ):
        return None
    return []


def _person(clause: Clause, i: int, known: Antecedents) -> list[Edit] | None:
    token = clause.tokens[i]
    quoting = bool(set(clause.chain) & _SAYING) and clause.who == "third"
    before = i - 1 if token.key in _HIS else i
    if _named_inside(clause, max(0, before)) and not quoting:
        return []
    found = known.resolve(token.key) if not token.key.endswith("s") else None
    if found is None:
        return None
    if token.key in _HIM:
        return [Edit(token.start, token.end, found.phrase)]
    return [Edit(token.start, token.end, joined(_HIS[token.key], found.phrase))]


def _named_inside(clause: Clause, i: int) -> bool:
    """Tell whether somebody was named earlier in the clause, whom the pronoun then means."""
    return any((t.is_capital and k > 0) or relation_of(t.key, t.text) for k, t in enumerate(clause.tokens[:i])) or (
        clause.who == "third" and i > clause.subject[1] and clause.tokens[i].key in _HIM | set(_HIS)
    )


def _names_before(clause: Clause, i: int) -> bool:
    return clause.who == "third" and i > clause.main and _named_inside(clause, i)


def _there(clause: Clause, i: int, known: Antecedents) -> list[Edit] | None:
    token = clause.tokens[i]
    if any(t.is_capital for t in clause.tokens[max(1, clause.subject[1]) : i]):
        return []
    place = known.place()
    if place:
        return [Edit(token.start, token.end, f"em {place}")]
    return None if set(clause.chain) & _GOING else [Edit(token.start, token.end, "")]
