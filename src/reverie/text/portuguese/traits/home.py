"""Home: where the subject lives, moves and comes from."""

import re

from reverie.text.portuguese.clause.names import kind_of
from reverie.text.portuguese.retelling.dating import value_of
from reverie.text.portuguese.retelling.view import ARTICLES, IN, Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import fold

_NOT_HOME = bag("casa mim paz guerra comunidade conjunto stress duvida familia funcao media volta")
_PREMISES = re.compile(
    r"\b(?:oficina|loja|escritorio|empresa|consultorio|atelier|estudio|armazem|clinica|sede|negocio|"
    r"restaurante|cafe|salao|barbearia|escola|fabrica)\b"
)
_DWELLINGS = bag("casa apartamento bairro cidade andar quarto aldeia moradia ape")


def home(view: View) -> Trait | None:
    """ "moro em Braga", "já não vivo no Porto"."""
    if view.lemma not in {"morar", "viver", "residir"}:
        return None
    value = _where(view)
    if not value:
        return None
    if view.clause.ended:
        return Trait("state", "home", ends=value, negates=True, role="until")
    if view.clause.negated or view.future:
        return Trait("plan" if view.future else "state")
    if view.tense in {"impf", "pret"}:
        return Trait("state", role="on")
    return Trait("state", "home", value, role="since")


def _where(view: View) -> str:
    """The town, else the place, that "em" leads to."""
    places = [
        i
        for i in range(view.after, min(len(view.tokens) - 1, view.after + 12))
        if view.key(i) in IN and not view.is_date(i + 1)
    ]
    named = [name for i in places if (name := view.name_at(i + 1)) and not re.fullmatch(r"[TV]\d.*", name)]
    towns = [name for name in named if is_town(name)]
    if named:
        return (towns or named)[0]
    if places and places[0] <= view.after + 2 and view.key(places[0] + 1) not in _NOT_HOME:
        return view.bare(places[0] + 1, also=("perto", "junto"))
    return ""


def moving(view: View) -> Trait | None:
    """ "mudei-me do Porto para Braga"."""
    if view.lemma not in {"mudar", "transferir"} or view.clause.negated or view.tense != "pret":
        return None
    to = view.find({"para", "pra", "pro"})
    if to < 0:
        return None
    value = view.name_at(to + 1)
    bare = view.bare(to + 1)
    reflexive = any(
        t.key in {"me", "nos", "se"} or t.key.endswith(("-me", "-nos", "-se")) for t in view.tokens[: view.after]
    )
    moved_thing = view.after < to and view.key(view.after) in ARTICLES
    if moved_thing and not reflexive and not _PREMISES.search(fold(view.bare(view.after))):
        origin = view.find({"de", "do", "da"}, within=max(0, to - view.after))
        return Trait("event", "", value or bare, ends=view.name_at(origin + 1) if origin >= 0 else "")
    if moved_thing and not reflexive:
        return (
            Trait("event", "address", value or bare, subject=view.bare(view.after), role="since")
            if value or bare
            else Trait("event")
        )
    place = kind_of(value, "para", "morar") == "place" if value else False
    dwelling = fold(bare).split()[:1] and fold(bare).split()[0] in _DWELLINGS
    if reflexive and not value and bare and view.key(to + 1) not in {"o", "a", "os", "as", "um", "uma"}:
        value = bare
    if not (dwelling or (value and (reflexive or (place and is_town(value))))):
        return Trait("event")
    origin = view.find({"de", "do", "da", "dos"}, within=max(0, to - view.after))
    ends = view.name_at(origin + 1) if origin >= 0 else ""
    value = value or bare
    return Trait("event", more=(Trait("state", "home", value, ends=ends, role="since", text=f"{{}} mora em {value}"),))


def is_town(value: str) -> bool:
    return kind_of(value, "", "") == "place"


def born(view: View) -> Trait | None:
    """ "nasci em Faro", "nasci a 3 de maio de 1990", "faço anos a 12 de maio"."""
    if view.lemma == "nascer" and view.clause.who == "none":
        return _newborn(view)
    if view.lemma == "nascer" and view.tense == "pret" and not view.clause.negated:
        at = view.find(IN | {"a"}, within=3)
        if (
            at >= 0
            and at + 1 < len(view.tokens)
            and not view.is_date(at)
            and not view.is_date(at + 1)
            and view.name_at(at + 1)
        ):
            day = next((m for m in view.dates if m.granularity == "day"), None)
            more = (
                (Trait("state", "birthday", day.words, text=f"{{}} nasceu a {day.words}"),)
                if day and view.spoken
                else ()
            )
            return Trait("state", "birthplace", view.name_at(at + 1), more=more)
        day = next((m for m in view.dates if m.granularity == "day"), None)
        return Trait("state", "birthday", day.words) if day else Trait("event")
    if view.lemma == "fazer" and view.key(view.after) in {"anos", "aniversario"} and view.dates:
        return Trait("state", "birthday", value_of(view.dates[0]))
    if (
        view.lemma == "fazer"
        and view.key(view.after).isdigit()
        and view.key(view.after + 1) == "anos"
        and view.tense == "pret"
    ):
        return Trait("event", "age", view.key(view.after))
    return None


def _newborn(view: View) -> Trait:
    """ "nasceu a minha sobrinha Clara ontem": her day of birth, nobody else's."""
    name = view.owned[0].names[0] if view.owned and view.owned[0].names else ""
    day = next((m for m in view.dates if m.granularity == "day"), None)
    return Trait("event", "birthday", value_of(day), subject=name) if name and day else Trait("event")
