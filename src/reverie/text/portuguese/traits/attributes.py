"""Attributes: the first rule that knows a clause says which key it sets to what."""

from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.traits import (
    dates_of,
    exercising,
    family,
    figures,
    home,
    liking,
    living,
    naming,
    providing,
    schedules,
    things,
    working,
)
from reverie.text.portuguese.traits.liking import WANTING
from reverie.text.portuguese.words.bags import bag

_RULES = (
    *(
        naming.nicknamed,
        naming.called,
        naming.introduced,
        schedules.scheduled,
        providing.provided,
        dates_of.due,
        figures.costing,
        dates_of.moved,
        things.bred,
        things.copula,
    ),
    *(
        family.driving,
        family.adopting,
        home.home,
        home.moving,
        living.positioned,
        living.taught,
        living.being,
        family.having,
        home.born,
        exercising.exercising,
        living.medicated,
        living.eating,
        living.doing,
    ),
    *working.RULES,
    *liking.RULES,
)
_MODAL = bag("achar pensar acreditar dever poder conseguir saber")
_CONSUMING = bag("comer tomar beber provar")
_NOT_YET = bag("pensar planejar planear pretender tencionar sonhar tentar querer esperar")
_UNSURE = bag("talvez provavelmente possivelmente")


def trait_of(view: View) -> Trait:
    """Return what a clause says about an attribute; at least whether it is a state or an event."""
    if view.clause.form is None:
        return Trait()
    if any(t.key in _UNSURE for t in view.tokens) or view.tense in {"cond", "subj"}:
        return Trait("opinion")
    if (unbearable := living.bearing(view)) is not None:
        return unbearable
    if view.first_lemma in _MODAL and not _CONSUMING & set(view.clause.chain):
        return Trait("opinion" if view.first_lemma in {"achar", "pensar", "acreditar"} else "state")
    if _is_ahead(view):
        return Trait("plan")
    for rule in _RULES:
        found = rule(view)
        if found is not None:
            return found
    return Trait("event" if view.tense == "pret" else "state")


def _is_ahead(view: View) -> bool:
    """Tell whether the clause speaks of what is wanted, thought of or still to come."""
    chain = view.clause.chain
    if view.clause.ended or len(chain) < 2:
        return False
    if set(chain[:-1]) & _NOT_YET:
        return True
    going = chain[0] == "ir" and chain[1] != "ficar"
    return view.spoken and view.tense == "pres" and (chain[0] in WANTING or going)
