"""Family: children, pets, cars and other things that one has."""

import re

from reverie.text.portuguese.retelling.view import ARTICLES, Trait, View
from reverie.text.portuguese.traits.living import ILLS, allergy
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.nouns import CARS
from reverie.text.portuguese.words.relations import PETS, is_feminine, relation_of
from reverie.text.portuguese.words.tokens import fold

_COUNTS = bag("dois duas tres quatro cinco seis 1 2 3 4 5 novo nova outro outra mais")
_GENDERED = bag("um uma o a dois duas")


def having(view: View) -> Trait | None:
    """ "tenho 34 anos", "tenho dois filhos", "tenho um gato", "tenho alergia a", "tenho asma"."""
    if view.lemma != "ter" or view.future:
        return None
    at = view.after
    while view.key(at) in {"ja", "so", "tambem", "agora", "uma", "um", "ainda", "cerca", "de", "mesmo"}:
        at += 1
    word = view.key(at)
    if word.isdigit() and view.key(at + 1) == "anos":
        aged = view.key(at + 2) not in {"de", "a"} and view.spoken | True
        return Trait("state", "age", word) if aged and view.tense == "pres" and not view.clause.negated else None
    if re.fullmatch(r"[12][,.]\d\d", word) and view.key(at + 1) in {"m", "metros", "de"}:
        return Trait("state", "height", view.tokens[at].text)
    if word in {"alergia", "alergias", "intolerancia"}:
        return allergy(view, at + 1)
    if ILLS.match(word) and not view.clause.negated and view.tense == "pres":
        return Trait("state", "health", view.phrase(at, allow=("por",)) or view.tokens[at].text, role="since")
    return _holding(view, at)


def _holding(view: View, at: int) -> Trait | None:
    """Children, siblings, pets, cars among the things one has."""
    start = at
    while view.key(at) in _COUNTS | ARTICLES:
        at += 1
    relation = relation_of(view.key(at), plural=True) if at < len(view.tokens) else ""
    value = _rest(view, start)
    key = {
        "daughter": "children",
        "son": "children",
        "child": "children",
        "sister": "siblings",
        "brother": "siblings",
        "sibling": "siblings",
    }.get(relation, "")
    key = "pet" if relation in PETS else key
    key = key or vehicle_key(value)
    if view.clause.negated and not view.clause.ended:
        return Trait("possession", key, f"não tem {value}") if key and view.tense == "pres" else Trait("possession")
    if view.tense in {"impf", "pret"}:
        return Trait("possession", role="on")
    more = _held_names(view, at, relation) if relation and view.spoken and not view.clause.negated else ()
    if view.clause.ended:
        return Trait("possession", key, ends=value, negates=True, role="until") if key else Trait("possession")
    return Trait("possession", key, value, role="since", more=more) if key and value else Trait("possession", more=more)


def _rest(view: View, start: int) -> str:
    """The words of what one has, up to a date or sixty characters."""
    last = start
    while (
        last < len(view.tokens)
        and not view.is_date(last)
        and view.key(last) not in {"desde", "ha", "porque", "que", "mas", "para"}
    ):
        last += 1
    if last == start:
        return ""
    return view.clause.text[view.tokens[start].start : view.tokens[last - 1].end][:60].strip(" ,")


def _held_names(view: View, at: int, relation: str) -> tuple[Trait, ...]:
    """Who is who among those one has: "uma filha de 4 anos, a Júlia", "um aprendiz novo o Ruben"."""
    noun = view.tokens[at].text
    found = []
    for i in range(at + 1, min(len(view.tokens), at + 16)):
        name = view.name_at(i) if view.tokens[i].is_capital else ""
        before = view.key(i - 1)
        if not name or not (
            before in {"o", "a", "chamado", "chamada", "e"}
            or "," in view.clause.text[view.tokens[i - 1].end : view.tokens[i].start]
        ):
            continue
        if before in {"o", "a"} and view.key(i - 2) in {"com", "para", "como", "d"}:
            break
        single = noun.rstrip("s") if noun.lower().endswith("s") and view.key(at) not in {"pais"} else noun
        single = {"cãe": "cão", "irmão": "irmão"}.get(single, single)
        determiner = view.key(at - 1)
        feminine = is_feminine(single) if determiner not in _GENDERED else determiner in {"uma", "a", "duas"}
        article = "A" if feminine else "O"
        text = (
            f"{article} {single} {{of}} chama-se {name}"
            if single == noun
            else f"{name} é {'uma das' if feminine else 'um dos'} {noun} {{of}}"
        )
        found.append(Trait("relation", "name", name, subject=name, relation=relation, text=text))
    return tuple(found)


_VEHICLE = re.compile(r"^(?:mota|moto|motocicleta|scooter|lambreta|mobilete|biz|vespa|honda cb|cg|xre|yamaha)\b")
_NO_VEHICLE = re.compile(
    r"\b(?:capacete|pneus?|pe[cç]as?|seguro|oleo|bateria|pastilhas|suporte|capa|chave|roda|rodas)\b"
)


def vehicle_key(value: str) -> str:
    """Return "motorbike" or "car" for what one has, or an empty string."""
    folded = fold(value)
    bare = re.sub(r"^(?:um|uma|o|a|meu|minha|outr[oa]|nov[oa]) (?:nov[oa] )?", "", folded)
    if _NO_VEHICLE.search(folded):
        return ""
    if _VEHICLE.match(bare):
        return "motorbike"
    return "car" if CARS.search(" ".join(bare.split()[:3])) else ""


def driving(view: View) -> Trait | None:
    """ "comprei uma mota, honda cb 500", "vendi o clio", "ando agora com uma berlingo"."""
    if not view.spoken or view.clause.negated or view.future:
        return None
    if view.lemma in {"vender", "devolver"} and view.tense == "pret":
        sold = view.bare(view.after)
        key = vehicle_key(sold) if sold else ""
        return Trait("event", key, ends=sold, negates=True, role="until") if key else None
    at = view.after
    while view.key(at) in {"agora", "ja", "entretanto", "tambem", "com", "de", "num", "numa", "ontem", "finalmente"}:
        at += 1
    bought = view.lemma in {"comprar", "arranjar", "adquirir", "pegar", "alugar"} and view.tense == "pret"
    drives = view.lemma in {"andar", "conduzir", "dirigir", "rodar"} and view.tense == "pres" and at > view.after
    drives = drives or (view.lemma in {"conduzir", "dirigir"} and view.tense == "pres")
    if not (bought or drives) or at >= len(view.tokens):
        return None
    value = _rest(view, at)
    key = vehicle_key(value)
    return Trait("event" if bought else "possession", key, value, role="since") if key else None


def adopting(view: View) -> Trait | None:
    """ "adotámos um gato, o Bit"."""
    if (
        view.lemma not in {"adotar", "adoptar", "ganhar", "comprar", "arranjar"}
        or view.tense != "pret"
        or view.clause.negated
        or not view.spoken
    ):
        return None
    at = view.after
    while view.key(at) in ARTICLES | {"dois", "duas", "tres"}:
        at += 1
    relation = relation_of(view.key(at), plural=True) if at < len(view.tokens) else ""
    if relation not in PETS:
        return None
    return Trait("event", "pet", _rest(view, view.after), role="since", more=_held_names(view, at, relation))
