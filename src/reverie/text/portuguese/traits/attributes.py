"""Attributes: the first rule that knows a clause says which key it sets to what."""

from reverie.text.portuguese.clause.view import Trait, View
from reverie.text.portuguese.traits import liking, living, things, working
from reverie.text.portuguese.traits.liking import WANTING

_RULES = (*things.RULES, *living.RULES, *working.RULES, *liking.RULES)
_NOT_YET = frozenset("pensar planejar planear pretender tencionar sonhar tentar querer esperar".split())
_UNSURE = frozenset("talvez provavelmente possivelmente".split())


def trait_of(view: View) -> Trait:
    """Return what a clause says about an attribute; at least whether it is a state or an event."""
    if view.clause.form is None:
        return Trait()
    if any(t.key in _UNSURE for t in view.tokens) or view.tense in {"cond", "subj"}:
        return Trait("opinion")
    if (
        view.first_lemma in {"achar", "pensar", "acreditar", "dever", "poder", "conseguir", "saber"}
        and not {"comer", "tomar", "beber"} & set(view.clause.chain)
    ):
        return Trait("opinion" if view.first_lemma in {"achar", "pensar", "acreditar"} else "state")
    if view.spoken and len(view.clause.chain) > 1 and view.tense == "pres" and not view.clause.ended:
        if view.first_lemma in WANTING or (view.first_lemma == "ir" and view.clause.chain[1] != "ficar"):
            return Trait("plan")
    if set(view.clause.chain[:-1]) & _NOT_YET and not view.clause.ended:
        return Trait("plan")
    for rule in _RULES:
        found = rule(view)
        if found is not None:
            return found
    return Trait("event" if view.tense == "pret" else "state")
