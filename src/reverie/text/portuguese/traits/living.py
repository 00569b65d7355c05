"""Living: diet, health, languages, sports and the other traits of a person's life."""

import re

from reverie.text.portuguese.retelling.view import ARTICLES, Trait, View
from reverie.text.portuguese.traits.home import is_town
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import fold

ILLS = re.compile(
    r"^(?:asma|diabetes|hipertensao|enxaquecas?|rinite|sinusite|anemia|artrite|artrose|hipotiroidismo|"
    r"hipotireoidismo|hipertiroidismo|epilepsia|depressao|ansiedade|tdah|phda|insonia|"
    r"gastrite|refluxo|endometriose|psoriase|eczema|dermatite|escoliose|hernia|lupus|celiaca|"
    r"fibromialgia|miopia|astigmatismo|daltonismo|apneia|dislexia|labirintite|bronquite|colesterol|"
    r"zumbido|vertigens?)$"
)
_NATIONAL = re.compile(
    r"^(?:portugues|brasileir|angolan|mocambican|cabo-verdian|espanhol|frances|italian|ale|ingles|"
    r"irlandes|american|argentin|chines|japones|ucranian|venezuelan|"
    r"galeg|suic|belg|holandes|polac|russ|indian|coreano|coreana|colombian|chilen|peruan|mexican|"
    r"canadens|guineens|timorens|acorian|madeirens|mineir|carioc|paulist|baian|gauch|pernambucan)\w*$"
)
_DIETS = re.compile(
    r"^(?:vegetarian|vegan|pescetarian|pescatarian|flexitarian|ovolactovegetarian|carnivor|crudivor|"
    r"macrobiotic)[oa]s?$"
)
_MARITAL = re.compile(r"^(?:casad|solteir|divorciad|viuv|separad|noiv|unid)[oa]s?$")
_ILL_WITH = re.compile(
    r"^(?:celiac|diabetic|asmatic|hipertens|daltonic|epiletic|epileptic|hemofilic|surd|autist)[oa]?$"
)
_STAPLES = bag(
    "carne peixe porco gluten lactose leite laticinios lacticinios ovos acucar marisco frango vaca "
    "mariscos trigo soja ovo amendoins frutos pimenta pimentos favas morangos kiwi pepino cafeina alcool "
    "queijo vermelha camarao amendoim nozes figado coentros cebola alho animais"
)
_INSTRUMENTS = re.compile(
    r"^(?:viol\w*|guitarra|piano|bateria|baixo|flauta|cavaquinho|ukulele|saxofone|sax|trompete|"
    r"clarinete|acordeao|sanfona|harpa|teclado|pandeiro|percussao|concertina|orgao|contrabaixo|"
    r"trombone|oboe|gaita|cello|bombardino|tuba|trompa|fagote|bandolim|adufe|berimbau|xilofone|marimba|clarineta)$"
)
_SPORTS = bag(
    "futebol tenis padel basquete basquetebol volei voleibol handebol andebol futsal rugby golfe "
    "xadrez natacao surf surfe ioga yoga pilates judo karate boxe "
    "crossfit escalada ciclismo corrida musculacao capoeira jiu-jitsu muay thai ginastica atletismo "
    "remo patinagem badminton squash esgrima hipismo equitacao danca ballet hidroginastica"
)
_LANGUAGES = re.compile(
    r"^(?:portugues|ingles|espanhol|frances|alemao|italiano|mandarim|chines|japones|russo|arabe|"
    r"coreano|hindi|holandes|sueco|polaco|polones|grego|turco|ucraniano|catalao|galego|crioulo|libras|"
    r"hebraico|latim|cantones|bengali|tetum)$"
)


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
        return allergy(view, at + 1)
    for pattern, key in ((_DIETS, "diet"), (_MARITAL, "marital status"), (_NATIONAL, "nationality")):
        if pattern.match(word) and _current(view, key):
            return _kept(view, key, said)
    if word == "com" and ILLS.match(view.key(at + 1)) and not view.clause.negated and view.tense == "pres":
        return Trait("state", "health", view.tokens[at + 1].text, role="since")
    if _ILL_WITH.match(word):
        return Trait("state", "health", said, role="since") if not view.clause.negated else Trait()
    if word == "natural" or (
        word in {"de", "do", "da"} and view.lemma == "ser" and view.name_at(at + 1) and is_town(view.name_at(at + 1))
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


def allergy(view: View, start: int) -> Trait | None:
    at = view.find({"a", "ao", "aos", "as", "de"}, start, within=2)
    value = view.bare(at + 1, allow=("e", "ou"), also=("mas",)) if at >= 0 else ""
    if not value:
        return None
    if view.clause.negated:
        return Trait("state", "allergy", ends=value, negates=True)
    return Trait("state", "allergy", value, role="since")


def medicated(view: View) -> Trait | None:
    """ "comecei sertralina", "parei com a losartana", "não posso tomar dipirona"."""
    negated = view.clause.negated
    if view.lemma == "tomar" and negated and "poder" in view.clause.chain and view.tense == "pres":
        thing = view.bare(view.after, allow=("e", "nem"))
        return Trait("state", "allergy", thing, role="since") if thing else None
    if negated or view.tense != "pret" or not _is_medicine(view):
        return None
    if view.first_lemma in {"parar", "deixar", "largar"}:
        at = view.after + (1 if view.key(view.after) in {"com", "de"} else 0)
        return Trait("event", "medication", ends=view.bare(at), role="until", negates=True)
    return Trait("event", "medication", view.bare(view.after), role="since") if view.lemma == "comecar" else None


def bearing(view: View) -> Trait | None:
    """ "não posso com lactose", "o Rui não pode com marisco"."""
    if view.lemma != "poder" or not view.clause.negated or view.key(view.after) != "com" or view.tense != "pres":
        return None
    if view.key(view.after + 1) not in _STAPLES and not _is_medicine(view):
        return None
    thing = view.bare(view.after + 1, allow=("e", "nem"))
    return Trait("state", "allergy", thing, role="since") if thing else None


def eating(view: View) -> Trait | None:
    """ "não como carne", "já não posso comer glúten", "voltei a comer carne"."""
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
        ends = f"come {thing}" if view.clause.ended else ""
        return Trait("preference", "diet", f"não come {thing}", ends=ends, role="since")
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


_POSITION = (
    r"goleir[oa]|guarda-redes|zagueir[oa]|volante|centroavante|atacante|ponta-de-lanca|trinco|libero|levantador[a]?|"
    r"pivo|armador[a]?|meio-campista"
)
_ONLY_POSITION = re.compile(rf"^(?:{_POSITION})$")
_PLAYED_AS = re.compile(
    rf"^(?:agora |sempre |futebol |futsal |volei |bola )*(?:(?:de|como|a|na|no) )(?P<as>(?:{_POSITION}|lateral|medio|"
    r"defesa|avancad[oa]|ponta|ala|meia|meio-campo|extremo|central|gol|baliza|fixo|base)"
    r"(?: (?:direit|esquerd)[oa]| central| de lanca)?)\b"
)


def positioned(view: View) -> Trait | None:
    """ "sou goleiro", "o Rui joga de zagueiro", "jogo à baliza": where somebody stands in a team."""
    if view.tense != "pres" or view.clause.negated or view.future or view.after >= len(view.tokens):
        return None
    if view.lemma == "ser" and _ONLY_POSITION.match(view.key(view.after)):
        return Trait("state", "position", view.tokens[view.after].text, role="since")
    played = _PLAYED_AS.match(fold(view.clause.words_from(view.after))) if view.lemma == "jogar" else None
    if played is None:
        return None
    said = view.clause.words_from(view.after)[played.start("as") : played.end("as")]
    return Trait("state", "position", said, role="since")


def taught(view: View) -> Trait | None:
    """ "aprendi a tocar com o meu avô Anselmo", "aprendi com a mestra Rita": who taught what."""
    if view.lemma != "aprender" or view.tense != "pret" or view.clause.negated:
        return None
    at = view.find({"com"}, within=8)
    if at < 0 or at + 1 >= len(view.tokens) or view.key(at + 1) in {"isso", "isto", "ele", "ela", "eles", "calma"}:
        return None
    who = view.phrase(at + 1, allow=())
    named = any(view.name_at(at + n) for n in (1, 2, 3)) or any(p.relation for p in view.owned)
    if not who or not named:
        return None
    what = view.bare(view.after, also=("com",)) if view.after < at else ""
    what = re.sub(r"^(?:a|o|as|os|tudo|sobre|de|da|do) ", "", what)
    return Trait("event", f"{what.lower()} teacher" if what else "teacher", who)


def _maybe(view: View, key: str, value: str, *, negated: bool) -> Trait:
    if view.clause.ended:
        return Trait("state", key, ends=value, negates=True, role="until")
    return Trait("state") if negated else Trait("state", key, value, role="since")


def _is_medicine(view: View) -> bool:
    words = fold(view.clause.words_from(view.after))
    return bool(
        re.search(
            r"(?<![\w-])(?:\d+\s?mg|comprimidos?|remedios?|medicamento|medicacao|antibiotico|insulina|pilula|"
            r"(?!semanas?)\w+(?:ina|ipino|axona|xona|lam|pam|ana|artana|ol|ona|am|il|ide|ato|prazol|pril|sartan))\b",
            words,
        )
    ) and not re.search(
        r"\b(?:cafeina|vitamina|proteina|piscina|gasolina|banho|cafe|cha|agua|leite|sol|decisao|cuidado|"
        r"vinho|cerveja|pequeno|conta|nota"
        r"|oficina|medicina|faxina|cantina|disciplina|rotina|esquina|usina|marina|turbina|menina|cortina|maquina|colina"
        r"|equina|china|latina|futebol|andebol|handebol|voleibol|basquetebol|alcool|espanhol|anzol|lencol|caracol"
        r"|farol|dona|zona|lona|carona|maratona|poltrona|sanfona|azeitona|contrato|mato|gato|rato|sindicato|internato"
        r"|artesanato|campeonato|prato|sapato|trato|mandato|boato|retrato|formato|perfil|funil|barril|abril|brasil"
        r"|civil|infantil)\b",
        words,
    )
