"""Exercising: how the speaker keeps fit, taken up, kept up or given up."""

import re

from reverie.text.portuguese.retelling.view import ARTICLES, Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import fold

_ACTS = {"correr": "corrida", "nadar": "natação", "pedalar": "ciclismo", "remar": "remo", "caminhar": "caminhada"}
_NOUNS = {
    "corrida": "corrida", "corridas": "corrida", "natacao": "natação", "ginasio": "ginásio", "academia": "academia",
    "ioga": "ioga", "yoga": "yoga", "pilates": "pilates", "ciclismo": "ciclismo", "musculacao": "musculação",
    "caminhada": "caminhada", "caminhadas": "caminhada", "hidroginastica": "hidroginástica", "crossfit": "crossfit",
    "padel": "padel", "tenis": "ténis", "futebol": "futebol", "futsal": "futsal", "remo": "remo", "surf": "surf",
    "escalada": "escalada",
}  # fmt: skip
_TAKING_UP = bag("passar comecar voltar")
_LEAVING = bag("deixar largar abandonar parar")
_HABIT = re.compile(
    r"\b(?:tod[oa]s (?:os|as) (?:dias|manhas|noites|tardes|semanas|domingos|sabados|segundas)|de manha|a noite|"
    r"(?:as|aos) (?:segundas|tercas|quartas|quintas|sextas|sabados|domingos)|(?:vezes|dias) por semana|todo (?:o )?dia|"
    r"toda manha|antes do (?:pequeno|trabalho|cafe)|depois do trabalho)\b"
)


def exercising(view: View) -> Trait | None:
    """ "passei a nadar", "corro todas as manhãs", "deixei a corrida", "troquei o ginásio pela natação"."""
    if not view.spoken or view.future:
        return None
    act = _ACTS.get(view.lemma, "")
    left = _left(view, act)
    if left and not view.clause.negated:
        return Trait("event", "exercise", ends=left, negates=True, role="until")
    if view.clause.negated or view.clause.ended:
        return None
    if view.lemma == "trocar" and view.tense == "pret":
        return _swapped(view)
    return _kept(view, act) if act and view.key(view.after - 1) not in _NOUNS else None


def _left(view: View, act: str) -> str:
    """What is given up; "corrida" reads as the participle of "correr"."""
    if act and view.clause.ended:
        return act
    if view.tense != "pret" or view.first_lemma not in _LEAVING:
        return ""
    if act:
        return act if view.key(view.after - 1) in _NOUNS else ""
    noun = next((_NOUNS[k] for k in view.keys()[:3] if k in _NOUNS), "")
    return noun if noun and _is_bare(view) else ""


def _kept(view: View, act: str) -> Trait | None:
    """What is taken up, or goes on."""
    words = fold(view.clause.text[view.clause.start : view.clause.end])
    if len(view.clause.chain) > 1 and view.tense == "pret" and view.first_lemma in _TAKING_UP:
        return Trait("event", "exercise", act, role="since")
    if view.tense == "pres" and (view.first_lemma == "continuar" or _HABIT.search(words)):
        return Trait("state", "exercise", act, role="since")
    return None


def _swapped(view: View) -> Trait | None:
    at = view.find({"por", "pelo", "pela"})
    new = _NOUNS.get(view.key(at + 1), "") if at >= 0 else ""
    old = next((_NOUNS[k] for k in view.keys()[:2] if k in _NOUNS), "")
    return Trait("event", "exercise", new, ends=old, role="since") if new and old else None


def _is_bare(view: View) -> bool:
    """Tell "deixei a corrida" from "deixei a bicicleta no ginásio": the sport is what is left."""
    at = view.after
    while view.key(at) in ARTICLES | {"de", "com"}:
        at += 1
    return view.key(at) in _NOUNS
