"""Naming: "I am called", "our cat is called", "this is"."""

from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.professions import PROFESSION
from reverie.text.portuguese.words.relations import PARTNERS, PETS, relation_of
from reverie.text.portuguese.words.tokens import fold

_CALLED = bag("chamar apelidar")
_ = PETS


def nicknamed(view: View) -> Trait | None:
    """ "toda a gente me chama Lena"."""
    if view.lemma != "chamar" or view.spoken or view.tense != "pres" or view.clause.negated or not _is_reflexive(view):
        return None
    name = view.name_at(view.after) or (view.name_at(view.after + 1) if view.key(view.after) in {"de", "por"} else "")
    return Trait("identity", "nickname", name, subject="@speaker") if name else None


def called(view: View) -> Trait | None:
    """ "chamo-me Nadia", "o nosso gato chama-se Bit"."""
    if view.lemma not in _CALLED or view.tense not in {"pres", "pret"} or view.clause.negated:
        return None
    name = view.name_at(view.after)
    if not name:
        return None
    if view.spoken:
        return (
            Trait("identity", "name", name, self_name=name, text=f"{{}} chama-se {name}")
            if _is_reflexive(view)
            else None
        )
    return _named(view, name)


def _is_reflexive(view: View) -> bool:
    return any(t.key == "me" or t.key.endswith("-me") for t in view.tokens[: view.after])


def _named(view: View, name: str) -> Trait:
    owned = view.subject_owned()
    if owned is None:
        return Trait("state", "name", name)
    if owned.relation in PARTNERS:
        return Trait("relation", "partner", name, subject="@speaker", relation=owned.relation)
    return Trait("relation", "name", name, subject=name, relation=owned.relation)


def introduced(view: View) -> Trait | None:
    """ "sou a Nadia", "aqui é o Pedro"."""
    if view.lemma != "ser" or not view.spoken or view.tense != "pres" or view.clause.negated:
        return None
    if view.key(view.after) in {"o", "a"} and view.after + 1 < len(view.tokens):
        name = view.name_at(view.after + 1)
        following = view.after + 1 + len(name.split())
        if name and view.key(following) not in {"de", "do", "da", "que"} and not relation_of(fold(name)):
            more = (*_aged(view, following), *_working(view, following))
            return Trait("identity", "name", name, self_name=name, text=f"{{}} chama-se {name}", more=more)
    return None


def _working(view: View, at: int) -> tuple[Trait, ...]:
    """ "sou a Débora, fisioterapeuta em Campinas": the role beside the name."""
    if view.key(at).isdigit():
        at += 2
    if at >= len(view.tokens) or not PROFESSION.match(view.key(at)):
        return ()
    role = view.phrase(at, also=("na", "no", "em", "numa"), allow=("e",))
    return (Trait("state", "role", role, text=f"{{}} é {role}"),) if role else ()


def _aged(view: View, at: int) -> tuple[Trait, ...]:
    """ "sou a Carla, 31 anos": the age beside the name."""
    if view.key(at).isdigit() and view.key(at + 1) == "anos":
        return (Trait("state", "age", view.key(at), text=f"{{}} tem {view.key(at)} anos"),)
    return ()
