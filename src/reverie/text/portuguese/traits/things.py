"""Copulas: "my X is Y", "the X of Y is Z", what something costs."""

import dataclasses
import re

from reverie.text.attributes import free_key
from reverie.text.portuguese.retelling.dating import value_of
from reverie.text.portuguese.retelling.possessives import Possession
from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.traits.dates_of import OF, chosen_date, event_is, only_date, stripped
from reverie.text.portuguese.traits.figures import MONEY
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.nouns import KEYS, key_of
from reverie.text.portuguese.words.relations import GROUPS, PARTNERS
from reverie.text.portuguese.words.tokens import fold

_BE = bag("ser estar ficar passar mudar continuar")
EVENTS = bag(
    "entrega banca casorio boda bodas lancamento reuniao consulta exame prova festa casamento viagem voo entrevista "
    "apresentacao aula jantar almoco concerto show jogo corrida maratona defesa formatura "
    "mudanca cirurgia operacao workshop conferencia feira inauguracao estreia evento curso treino "
    "ensaio batizado aniversario entrega sprint demo visita vistoria audiencia "
    "congresso palestra oficina retiro torneio campeonato exposicao kick-off lancamento"
)
_BEFORE_VALUE = bag("agora hoje sempre mesmo so de em no na para ja que ser")


_BREEDS = re.compile(
    r"^(?:uma? )?(?:(?:cao|cadela|gat[oa]) )?(?:de )?(?:serra da estrela|barbado|fila|agua portugues|castro laboreiro|"
    r"akita|malinois|setter|basset|shar ?pei|samoieda|lhasa|maltes|ragdoll|sphynx|weimaraner|"
    r"labrador|podengo|pastor|border collie|golden|poodle|caniche|"
    r"beagle|bulldog|chihuahua|"
    r"galgo|rafeir[oa]|vira-lata|srd|siames[a]?|persa|maine coon|perdigueiro|husky|boxer|pug|dalmata|teckel|salsicha|"
    r"york\w*|shih tzu|pinscher|spitz|cocker|bichon|jack russell|schnauzer|rottweiler|pit ?bull|"
    r"dachshund|europeu comum)\b"
)


def bred(view: View) -> Trait | None:
    """ "a Faísca é serra da estrela"."""
    if view.lemma != "ser" or view.spoken or view.clause.negated or view.after >= len(view.tokens):
        return None
    if not view.inherited and "," in view.subject_words():  # an aside stands between: whose breed it is, is lost
        return None
    words = view.clause.words_from(view.after)
    return Trait("state", "breed", view.bare(view.after)) if _BREEDS.match(fold(words)) else None


def copula(view: View) -> Trait | None:
    """ "a minha cor favorita é verde", "o prazo do relatório é sexta"."""
    if (
        (view.clause.who != "third" and not view.inherited)
        or view.lemma not in _BE
        or view.after >= len(view.tokens)
        or view.clause.negated
    ):
        return None
    if view.tense not in {"pres", "pret", "fut"}:
        return None
    if view.lemma == "mudar" and any(t.key == "se" or t.key.endswith("-se") for t in view.tokens[: view.after]):
        return None  # who moves is no thing put off
    words = view.subject_words()
    owned = view.subject_owned()
    if fold(words).startswith("quem "):
        name = view.name_at(view.after + 1) or view.name_at(view.after + 2)
        return Trait("event" if view.tense == "pret" else "state", subject=name) if name else None
    if owned is None and view.lemma == "ser" and (told := _is_mine(view, words)):
        return told
    moved = view.lemma in {"passar", "mudar"} or (view.lemma == "ser" and len(view.clause.chain) > 1)
    if (
        view.lemma in {"passar", "mudar"}
        and view.find({"para", "pra", "pro"}, within=5) < 0
        and "ser" not in view.clause.chain
    ):
        return None
    del moved
    return _owned_is(view, owned, words) if owned is not None else _thing_is(view, words)


def _owner(view: View, words: str) -> str:
    """Return whose attribute it is: the name or tie in "da minha irmã", else the words."""
    first, last = view.clause.subject
    one = next((p for p in view.owned if first < p.index < last), None)
    if one is not None and one.relation and one.relation not in GROUPS:
        return one.names[0] if one.names else one.relation
    return stripped(words)


def _is_mine(view: View, words: str) -> Trait | None:
    """ "the Sora City Lab is our partner in Kyoto", "Ana is my sister"."""
    one = next((p for p in view.owned if view.after <= p.index <= view.after + 1 and not p.postposed), None)
    name = stripped(words)
    if one is None or not name[:1].isupper() or view.tense != "pres":
        return None
    if one.relation and one.relation not in GROUPS and one.end >= len(view.tokens):
        if one.relation in PARTNERS:
            return Trait("relation", "partner", name, subject="@speaker", relation=one.relation)
        return Trait("relation", "name", name, subject=name, relation=one.relation)
    phrase = view.phrase(one.index + 1, allow=("para", "com", "por"))
    return Trait("state", key_of(phrase), name, subject="@speaker") if phrase else None


def _owned_is(view: View, owned: Possession, words: str) -> Trait | None:
    """ "my X is Y": a free key of the speaker, or who a relation is."""
    del words
    if owned.relation and owned.relation not in GROUPS and not owned.names:
        name = view.name_at(view.after)
        if name and view.lemma == "ser" and view.tense == "pres" and not view.is_date(view.after):
            if owned.relation in PARTNERS:
                return Trait("relation", "partner", name, subject="@speaker", relation=owned.relation)
            return Trait("relation", "name", name, subject=name, relation=owned.relation)
        return None
    if owned.relation and owned.relation not in GROUPS:
        return None
    tokens = view.tokens
    phrase = view.clause.text[tokens[owned.index + 1].start : tokens[view.clause.subject[1] - 1].end]
    head = next(iter(fold(phrase).split()), "")
    if not head or "," in phrase:  # "minha se é": a pronoun where the thing would stand
        return None
    if head in EVENTS and key_of(phrase) != "birthday":
        return event_is(view, phrase)
    of = OF.match(phrase)
    if of and key_of(of.group("key")) in {"budget", "deadline"}:
        told = _valued(view, key_of(of.group("key")), "@speaker", head)
        return told and dataclasses.replace(told, attr=f"{stripped(of.group('of')).lower()} {told.attr}")
    return _valued(view, key_of(phrase), "@speaker", head)


def _thing_is(view: View, words: str) -> Trait | None:
    """ "the deadline of the report is Friday", "the launch is on 12 May"."""
    match = OF.match(words)
    folded = fold(words).split()
    if match:
        key = key_of(match.group("key"))
        if key != fold(match.group("key")):
            return _valued(view, key, _owner(view, match.group("of")), folded[-1])
    head = folded[1] if len(folded) > 1 and folded[0] in {"o", "a", "os", "as"} else (folded[0] if folded else "")
    if head in EVENTS:
        return event_is(view, stripped(words))
    for i in range(view.after, min(view.after + 3, len(view.tokens) - 1)):
        if (
            view.key(i) in {"sem", "com"}
            and all(view.key(k) in {"sempre", "agora", "so", "todos"} for k in range(view.after, i))
            and view.lemma == "ser"
            and (noun := view.bare(i + 1, also=("incluido", "incluida")))
        ):
            return Trait("state", free_key(noun), f"{view.key(i)} {noun}", subject=stripped(words))
    if only_date(view) and head not in {"hoje", "amanha", "dia", "isso"}:
        return Trait("plan" if view.future else "state", "date", value_of(view.dates[-1]), subject=stripped(words))
    if (
        head in {"carro", "carrinha", "mota", "moto", "bicicleta"}
        and view.lemma == "ser"
        and len(folded) == 2
        and (value := view.bare(view.after))
    ):
        return Trait("possession", KEYS.get(head, "car"), value, subject="@speaker")
    key = key_of(words)
    if key in {"deadline", "budget", "date"} and len(folded) <= 3:
        return _valued(view, key, "@speaker", head)
    return None


def _valued(view: View, key: str, subject: str, head: str) -> Trait | None:
    """Read the value behind the verb."""
    denied = ""
    at = view.after
    while view.key(at) in _BEFORE_VALUE and not (at < len(view.tokens) and view.is_date(at)):
        at += 1
    if at >= len(view.tokens) or "que" in view.keys()[:1]:
        return None
    rest = view.clause.words_from(at)
    money = MONEY.search(rest)
    if money and key in {"budget", "price", "rent", "salary"}:
        value = money.group()
    elif view.dates and (view.is_date(at) or key in {"deadline", "date", "birthday"}):
        mention, denied = chosen_date(view)
        value = value_of(mention)
        key = "date" if head in EVENTS else key
    else:
        value = view.bare(at, allow=("e", "para", "com", "por", "a", "de"), most=9)  # type: ignore[arg-type]
    if not value or (key in {"name", "partner", "landlord"} and not value[:1].isupper()):
        return None
    role = "by" if key == "deadline" else "on"
    self_name = value if key == "name" and subject == "@speaker" else ""
    kind = "identity" if key == "name" else "preference" if key.startswith("favourite") else "state"
    return Trait(kind, key, value, ends=denied, subject=subject, role=role, self_name=self_name)  # type: ignore[arg-type]
