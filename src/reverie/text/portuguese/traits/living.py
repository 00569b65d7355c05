"""Home, origin, age, family, body: the traits of a person's life."""

import re

from reverie.text.portuguese.clause.dating import value_of
from reverie.text.portuguese.clause.names import kind_of
from reverie.text.portuguese.clause.view import ARTICLES, IN, Trait, View
from reverie.text.portuguese.words.nouns import CARS
from reverie.text.portuguese.words.relations import PETS, is_feminine, relation_of
from reverie.text.portuguese.words.tokens import fold

_NOT_HOME = frozenset("casa mim paz guerra comunidade conjunto stress duvida familia funcao media volta".split())
_NATIONAL = re.compile(
    r"^(?:portugues|brasileir|angolan|mocambican|cabo-verdian|espanhol|frances|italian|ale|ingles|irlandes|american|argentin|chines|japones|ucranian|venezuelan|"
    r"galeg|suic|belg|holandes|polac|russ|indian|coreano|coreana|colombian|chilen|peruan|mexican|canadens|guineens|timorens|acorian|madeirens|mineir|carioc|paulist|baian|gauch|pernambucan)\w*$"
)
_DIETS = re.compile(
    r"^(?:vegetarian|vegan|pescetarian|pescatarian|flexitarian|ovolactovegetarian|carnivor|crudivor|macrobiotic)[oa]s?$"
)
_MARITAL = re.compile(r"^(?:casad|solteir|divorciad|viuv|separad|noiv|unid)[oa]s?$")
_ILLS = re.compile(
    r"^(?:asma|diabetes|hipertensao|enxaquecas?|rinite|sinusite|anemia|artrite|artrose|hipotiroidismo|hipotireoidismo|hipertiroidismo|epilepsia|depressao|ansiedade|tdah|phda|insonia|"
    r"gastrite|refluxo|endometriose|psoriase|eczema|dermatite|escoliose|hernia|lupus|celiaca|fibromialgia|miopia|astigmatismo|daltonismo|apneia|dislexia|labirintite|bronquite|colesterol|zumbido|vertigens?)$"
)
_ILL_WITH = re.compile(
    r"^(?:celiac|diabetic|asmatic|hipertens|daltonic|epiletic|epileptic|hemofilic|surd|autist)[oa]?$"
)
_PREMISES = re.compile(r"\b(?:oficina|loja|escritorio|empresa|consultorio|atelier|estudio|armazem|clinica|sede|negocio|restaurante|cafe|salao|barbearia|escola|fabrica)\b")
_STAPLES = frozenset(
    "carne peixe porco gluten lactose leite laticinios lacticinios ovos acucar marisco frango vaca queijo vermelha camarao amendoim nozes figado coentros cebola alho animais".split()
)
_INSTRUMENTS = re.compile(
    r"^(?:viol\w*|guitarra|piano|bateria|baixo|flauta|cavaquinho|ukulele|saxofone|sax|trompete|clarinete|acordeao|sanfona|harpa|teclado|pandeiro|percussao|concertina|orgao|contrabaixo|trombone|oboe|gaita|cello)$"
)
_SPORTS = frozenset(
    "futebol tenis padel basquete basquetebol volei voleibol handebol andebol futsal rugby golfe xadrez natacao surf surfe ioga yoga pilates judo karate boxe "
    "crossfit escalada ciclismo corrida musculacao capoeira jiu-jitsu muay thai ginastica atletismo remo patinagem badminton squash esgrima hipismo equitacao danca ballet hidroginastica".split()
)
_LANGUAGES = re.compile(
    r"^(?:portugues|ingles|espanhol|frances|alemao|italiano|mandarim|chines|japones|russo|arabe|coreano|hindi|holandes|sueco|polaco|polones|grego|turco|ucraniano|catalao|galego|crioulo|libras|hebraico|latim|cantones|bengali|tetum)$"
)


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
    towns = [name for name in named if _is_town(name)]
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
    place = kind_of(value, "para", "morar", article_before=False) == "place" if value else False
    dwelling = fold(bare).split()[:1] and fold(bare).split()[0] in {
        "casa",
        "apartamento",
        "bairro",
        "cidade",
        "andar",
        "quarto",
        "aldeia",
        "moradia",
        "ape",
    }
    if reflexive and not value and bare and view.key(to + 1) not in {"o", "a", "os", "as", "um", "uma"}:
        value = bare
    if not (dwelling or (value and (reflexive or (place and _is_town(value))))):
        return Trait("event")
    origin = view.find({"de", "do", "da", "dos"}, within=max(0, to - view.after))
    ends = view.name_at(origin + 1) if origin >= 0 else ""
    value = value or bare
    return Trait("event", more=(Trait("state", "home", value, ends=ends, role="since", text=f"{{}} mora em {value}"),))


def _is_town(value: str) -> bool:
    return kind_of(value, "", "", article_before=False) == "place"


def being(view: View) -> Trait | None:
    """ "sou vegetariana", "sou de Coimbra", "sou alérgico a amendoim", "sou brasileira", "sou casado"."""
    if view.lemma not in {"ser", "estar", "ficar", "continuar", "virar", "tornar"}:
        return None
    at = view.after
    while view.key(at) in {"muito", "bastante", "um", "uma", "tambem", "agora", "ja", "super", "meio"}:
        at += 1
    word = view.key(at)
    said = view.tokens[at].text if at < len(view.tokens) else ""
    if word in {"alergico", "alergica", "alergicos", "intolerante", "alergicas"}:
        return _allergy(view, at + 1)
    for pattern, key in ((_DIETS, "diet"), (_MARITAL, "marital status"), (_NATIONAL, "nationality")):
        if pattern.match(word) and _current(view, key):
            return _kept(view, key, said)
    if word == "com" and _ILLS.match(view.key(at + 1)) and not view.clause.negated and view.tense == "pres":
        return Trait("state", "health", view.tokens[at + 1].text, role="since")
    if _ILL_WITH.match(word):
        return Trait("state", "health", said, role="since") if not view.clause.negated else Trait()
    if word == "natural" or (
        word in {"de", "do", "da"} and view.lemma == "ser" and view.name_at(at + 1) and _is_town(view.name_at(at + 1))
    ):
        value = view.name_at(at + 2 if word == "natural" else at + 1)
        return Trait("state", "birthplace", value) if value and not view.clause.negated else None
    return None


def _current(view: View, key: str) -> bool:
    """Marital status and nationality may be of things: "um queijo português"."""
    return key != "nationality" or view.lemma == "ser"


def _kept(view: View, key: str, value: str) -> Trait:
    if view.clause.ended:
        return Trait("state", key, f"não {value}", ends=value, role="until", negates=True)
    if view.clause.negated:
        return Trait("state", key, f"não {value}")
    if view.tense in {"impf", "cond", "fut"} or view.future:
        return Trait("state")
    return Trait("state", key, value, role="since")


def _allergy(view: View, start: int) -> Trait | None:
    at = view.find({"a", "ao", "aos", "as", "de"}, start, within=2)
    value = view.bare(at + 1, allow=("e", "ou"), also=("mas",)) if at >= 0 else ""
    if not value:
        return None
    if view.clause.negated:
        return Trait("state", "allergy", ends=value, negates=True) if view.clause.ended else Trait("state")
    return Trait("state", "allergy", value, role="since")


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
        return _allergy(view, at + 1)
    if _ILLS.match(word) and not view.clause.negated and view.tense == "pres":
        return Trait("state", "health", view.phrase(at, allow=("por",)) or view.tokens[at].text, role="since")
    return _holding(view, at)


def _holding(view: View, at: int) -> Trait | None:
    """Children, siblings, pets, cars among the things one has."""
    start = at
    while (
        view.key(at)
        in {
            "dois",
            "duas",
            "tres",
            "quatro",
            "cinco",
            "seis",
            "1",
            "2",
            "3",
            "4",
            "5",
            "novo",
            "nova",
            "outro",
            "outra",
            "mais",
        }
        | ARTICLES
    ):
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
    if not key and CARS.search(fold(value)):
        key = "car"
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


_GENDERED = frozenset("um uma o a dois duas".split())


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


def eating(view: View) -> Trait | None:
    """ "não como carne", "já não posso comer glúten", "voltei a comer carne"."""
    if (
        view.lemma in {"tomar", "usar"}
        and view.clause.negated
        and "poder" in view.clause.chain
        and view.tense == "pres"
    ):
        thing = view.bare(view.after, allow=("e", "nem"))
        return Trait("state", "allergy", thing, role="since") if thing and view.lemma == "tomar" else None
    if (
        view.first_lemma in {"parar", "deixar", "largar"}
        and view.tense == "pret"
        and not view.clause.negated
        and _is_medicine(view)
    ):
        at = view.after + (1 if view.key(view.after) in {"com", "de"} else 0)
        return Trait("event", "medication", ends=view.bare(at), role="until", negates=True)
    if view.lemma == "comecar" and view.tense == "pret" and _is_medicine(view) and not view.clause.negated:
        return Trait("event", "medication", view.bare(view.after), role="since")
    if view.lemma not in {"comer", "beber"}:
        return None
    words = view.keys()
    food = next((w for w in words[:4] if w in _STAPLES), "")
    thing = view.bare(view.after, allow=("e", "nem")) if view.after < len(view.tokens) else ""
    if view.clause.negated and "poder" in view.clause.chain and thing and not view.future:
        return Trait("state", "allergy", thing, role="since")
    if not food:
        return None
    if view.clause.negated or view.clause.ended:
        return Trait(
            "preference", "diet", f"não come {thing}", ends=f"come {thing}" if view.clause.ended else "", role="since"
        )
    if view.first_lemma == "voltar":
        return Trait("state", "diet", f"come {thing}", ends=f"não come {thing}", role="since")
    return None


def doing(view: View) -> Trait | None:
    """ "toco piano", "jogo padel", "falo três línguas", "tomo metformina", "calço 38", "meço 1,70"."""
    if view.tense != "pres" or view.future or view.after >= len(view.tokens):
        return None
    negated = view.clause.negated
    word = next((k for k in view.keys()[:3] if k not in ARTICLES | {"de", "muito", "so", "tambem", "bem"}), "")
    value = view.bare(view.after, allow=("e",))
    if view.lemma == "tocar" and _INSTRUMENTS.match(word):
        return _maybe(view, "instrument", value, negated=negated)
    if view.lemma in {"jogar", "praticar", "fazer", "treinar"} and (word in _SPORTS):
        return _maybe(view, "sport", view.bare(view.after), negated=negated)
    if view.lemma == "falar" and _LANGUAGES.match(word):
        spoken = [t.text for t in view.tokens[view.after :] if _LANGUAGES.match(t.key)]
        return Trait("state", "language", ", ".join(spoken)) if not negated else Trait()
    if view.lemma == "tomar" and not negated and _is_medicine(view):
        return Trait("state", "medication", view.bare(view.after), role="since")
    if view.lemma == "calcar" and word.isdigit():
        return Trait("state", "shoe size", word)
    if view.lemma == "medir" and word[:1].isdigit():
        return Trait("state", "height", view.phrase(view.after))
    return None


def _maybe(view: View, key: str, value: str, *, negated: bool) -> Trait:
    if view.clause.ended:
        return Trait("state", key, ends=value, negates=True, role="until")
    return Trait("state") if negated else Trait("state", key, value, role="since")


def _is_medicine(view: View) -> bool:
    words = fold(view.clause.words_from(view.after))
    return bool(
        re.search(
            r"\b(?:\d+\s?mg|comprimidos?|remedios?|medicamento|medicacao|antibiotico|insulina|pilula|\w+(?:ina|ipino|axona|xona|lam|pam|ana|artana|ol|ona|am|il|ide|ato|prazol|pril|sartan))\b",
            words,
        )
    ) and not re.search(
        r"\b(?:cafeina|vitamina|proteina|piscina|gasolina|banho|cafe|cha|agua|leite|sol|decisao|cuidado|vinho|cerveja|pequeno|conta|nota)\b",
        words,
    )


RULES = (adopting, home, moving, being, having, born, eating, doing)
