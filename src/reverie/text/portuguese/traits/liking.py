"""Preferences, opinions, decisions and plans."""

import re

from reverie.text.attributes import free_key
from reverie.text.portuguese.retelling.view import ARTICLES, Trait, View
from reverie.text.portuguese.traits.choosing import chosen
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.nouns import CARS, THING_NOUNS
from reverie.text.portuguese.words.tokens import fold

FORMATS = bag(
    "pdf png jpg jpeg svg docx doc xlsx xls csv markdown md html json txt odt pptx epub mp3 mp4 "
    "latex yaml xml gif webp excel word"
)
LIKES = bag("gostar adorar amar curtir apreciar detestar odiar preferir suportar aguentar tolerar")
_VERBS = {
    "gostar": "gosta", "adorar": "adora", "amar": "ama", "curtir": "gosta", "apreciar": "aprecia",
    "detestar": "detesta", "odiar": "odeia", "preferir": "prefere", "suportar": "suporta", "aguentar": "aguenta",
    "tolerar": "tolera",
}  # fmt: skip
_SKIP = bag(
    "de do da dos das muito mesmo mais bastante imenso pra caramba so tanto sempre assim a o os as um uma demais bem"
)
_THINKING = bag("achar pensar considerar acreditar parecer crer supor julgar")
_DECIDING = bag("decidir optar escolher resolver combinar definir")
WANTING = bag("querer pretender planejar planear tencionar esperar desejar sonhar pensar tentar")
_NO_OBJECT = bag("que quando como isso isto disso disto dele dela ti voce se")


def liking(view: View) -> Trait | None:
    """ "adoro quiabo", "não suporto coentros", "prefiro chá a café"."""
    lemma = view.first_lemma if view.first_lemma in LIKES else view.lemma
    if (
        lemma not in LIKES
        or view.tense not in {"pres", "impf", "pret"}
        or (
            view.clause.chain.index(lemma) > 0
            and view.first_lemma not in {"continuar", "passar", "deixar", "comecar", "parar"}
        )
    ):
        return None
    if lemma == "amar" and view.owned:
        return Trait("preference")
    start = _object_start(view, lemma)
    if start >= len(view.tokens) and 0 < view.clause.subject[0] < 4 and view.spoken:
        start = 0
    if start >= len(view.tokens) or view.key(start) in _NO_OBJECT:
        return Trait("opinion")
    thing = view.phrase(start, also=("a", "ao", "do") if lemma == "preferir" else (), allow=("com", "sem", "por"))
    if not thing:
        return Trait("opinion")
    if view.tense == "impf" or (view.tense == "pret" and not view.clause.ended and view.first_lemma == lemma):
        return Trait("opinion")
    word = _VERBS[lemma]
    value = f"não {word}" if view.clause.negated or view.clause.ended else word
    old = _other(view, start, lemma)
    if _is_format(thing) and lemma in {"preferir", "gostar"}:
        return Trait("preference", _format_key(view), thing, ends=old)
    return Trait("preference", f"preference: {free_key(thing)}", value, ends=old)


def _object_start(view: View, lemma: str) -> int:
    at = view.clause.main + 1
    if lemma != view.first_lemma:
        at = view.after
    while view.key(at) in _SKIP and at < len(view.tokens):
        at += 1
    return at


def _other(view: View, start: int, lemma: str) -> str:
    """What is left behind: "a café", "em vez de café", "do que café"."""
    words = fold(view.clause.words_from(start))
    del words
    for i in range(start, len(view.tokens)):
        if (view.key(i) == "vez" and view.key(i - 1) in {"em", "inves"}) or view.key(i) == "inves":
            return view.bare(i + 2)
        if (
            lemma == "preferir"
            and view.key(i) in {"a", "ao"}
            and i > start
            and view.key(i + 1) not in {"tarde", "noite", "manha", "mao", "volta"}
        ):
            return view.bare(i + 1)
    return ""


def _is_format(thing: str) -> bool:
    return any(word in FORMATS for word in fold(thing).split())


def _format_key(view: View) -> str:
    """The format of what: "relatórios em PDF"."""
    noun = next((THING_NOUNS[t.key] for t in view.tokens if t.key in THING_NOUNS), "")
    return f"{noun} format" if noun else "format"


def thinking(view: View) -> Trait | None:
    """ "acho que …", "na minha opinião"."""
    return Trait("opinion") if view.first_lemma in _THINKING and view.spoken else None


def deciding(view: View) -> Trait | None:
    """ "decidimos usar Postgres", "vou ficar com o azul", "optei por"."""
    if view.lemma in _DECIDING or view.first_lemma in _DECIDING:
        return Trait("decision") if view.tense in {"pret", "pres"} and not view.clause.negated else Trait("state")
    if view.clause.chain[:2] == ("ir", "ficar") and view.key(view.after) == "com":
        return Trait("decision")
    return None


def planning(view: View) -> Trait | None:
    """What is wanted or ahead is a plan, not an event."""
    if view.first_lemma in WANTING and view.tense in {"pres", "impf", "cond"} and view.spoken:
        return Trait("plan")
    if (
        view.future
        or view.tense == "fut"
        or (view.first_lemma == "ir" and view.tense == "pres" and len(view.clause.chain) > 1)
    ):
        return Trait("plan")
    if (
        view.first_lemma == "ir"
        and view.tense == "pres"
        and view.spoken
        and view.key(view.after) in {"para", "pra", "a", "ao"}
        and not view.clause.negated
    ):
        return Trait("plan")
    return None


def using(view: View) -> Trait | None:
    """ "uso o Figma para desenhar", "passei a usar Obsidian em vez de Notion"."""
    if view.lemma not in {"usar", "utilizar"} or (view.clause.negated and not view.clause.ended):
        return None
    value = view.bare(view.after, also=("em", "no", "na"), allow=("e",)) if view.after < len(view.tokens) else ""
    if not value:
        return None
    if view.clause.ended:
        return Trait("state", "", ends=value, negates=True, role="until")
    at = view.find({"para", "pra"})
    purpose = view.bare(at + 1) if at >= 0 else ""
    current = view.tense == "pres" or (view.first_lemma in {"passar", "comecar"} and view.tense == "pret")
    old = _other(view, view.after, "usar")
    if not current or view.future:
        return None
    if purpose:
        return Trait("state", f"tool for {free_key(purpose)}", value, ends=old, role="since")
    return Trait("state", "", value, ends=old, role="since")


def supporting(view: View) -> Trait | None:
    """ "torço pelo Guarani"."""
    if (
        view.lemma != "torcer"
        or view.tense != "pres"
        or view.clause.negated
        or view.key(view.after) not in {"por", "pelo", "pela", "para", "pro", "pra"}
    ):
        return None
    name = view.name_at(view.after + 1)
    return Trait("preference", "team", name) if name else None


def driving(view: View) -> Trait | None:
    """ "fomos na Berlingo": the car one goes in, unless it is said to be another's."""
    if (
        view.lemma not in {"ir", "vir", "voltar"}
        or not view.spoken
        or view.clause.negated
        or view.key(view.after) not in {"no", "na"}
    ):
        return None
    name = view.name_at(view.after + 1)
    if not name or not CARS.search(fold(name)) or view.key(view.after + 1 + len(name.split())) in {"do", "da", "de"}:
        return None
    return Trait("event" if view.tense == "pret" else "state", "car", name)


def owning(view: View) -> Trait | None:
    """ "comprei um Clio", "vendi a mota", "ganhei um teclado"."""
    if (
        view.tense != "pret"
        or view.clause.negated
        or view.lemma not in {"comprar", "ganhar", "vender", "adotar", "adoptar", "arranjar", "herdar"}
    ):
        return None
    return Trait("event", role="on")


def taking(view: View) -> Trait | None:
    """ "peguei a azul no fim", "acabei por comprar a Horizonte": what was chosen among things on offer."""
    if not view.spoken or view.clause.negated or view.tense != "pret":
        return None
    what = chosen(view.clause.text[view.clause.start : view.clause.end])
    return Trait("decision", "purchase", re.sub(r"^(?:mesmo )?[oa] ", "", what)) if what else None


def regular(view: View) -> Trait | None:
    """Tell events from states by tense."""
    return Trait("event" if view.tense == "pret" else "state")


_ = re, ARTICLES
RULES = (driving, taking, liking, deciding, using, planning, supporting, thinking, owning)
