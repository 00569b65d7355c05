"""Figures: what things cost, what is charged and paid for them, and how that changes."""

import re

from reverie.model.statement import StatementKind
from reverie.text.portuguese.retelling.view import IN, Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.nouns import KEYS
from reverie.text.portuguese.words.tokens import fold

_TENS = (
    "dez|onze|doze|treze|quatorze|catorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|"
    "vinte|"
    "trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|"
    "quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil"
)
_ONES = "um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove"
_WRITTEN = rf"(?:(?:{_ONES}) mil|{_TENS}|{_ONES})(?: e (?:{_TENS}|{_ONES}))*"
MONEY = re.compile(
    r"(?:R\$|€|US\$|\$)\s?[\d.,]*\d(?:\s?(?:mil|milh(?:ão|ões)|k))?|"
    rf"\b(?:[\d.,]*\d\s?(?:mil|milh(?:ão|ões)|k)?|{_WRITTEN})\s?"
    r"(?:€|euros?|reais|real\b|d[oó]lares|contos|libras|paus|c[eê]ntimos|centavos|kwanzas|meticais)|"
    r"\b\d[\d.,]*\s?mil\b(?! (?:pessoas|anos|metros|quil|hab|p[aá]g|km|vezes))",
    re.I,
)
_BARE = re.compile(
    r"^(?:é |de |uns |umas |a |para |pra |os |por |em )*(\d[\d.,]*)(?=\s*(?:[,;.!?)]|$| por | o | a | ao | mas | e ))"
)
_MONTHLY = re.compile(
    r"^(?:é |de |uns |umas |a |em |por )*(\d[\d.,]*) (?:por|ao|a cada) m[eê]s\b|^(\d[\d.,]*) mensais\b", re.I
)
"""A bare number that comes back every month is a sum."""
_RISING = bag(
    "subir aumentar baixar descer passar mudar ir cair saltar reduzir encarecer atualizar reajustar corrigir ajustar"
)
_BEING = bag("custar valer estar ficar sair andar ser vir")
_UNITS = bag("mes ano semana dia cabeca pessoa mensais mensal anuais hoje enquanto ora")
_FEES = re.compile(
    r"^(?:pre[cç]o|valor|custo|mensalidade|quota|cota|conta|fatura|factura|assinatura|taxa|tarifa) d[aoe]s? "
    r"(?=[^\W\d_])",
    re.I,
)
_COSTLY = bag(
    "preco custo valor mensalidade prestacao quota cota propina propinas renda aluguel aluguer condominio conta fatura "
    "plano seguro assinatura subscricao anuidade diaria taxa mesada salario ordenado pensao passe parcela matricula"
)
"""Nouns that a bare number behind "é" can only cost."""
_NO_THING = bag(
    "eu ele ela isso isto tudo hoje mais menos ja mes ano semana dia vez gente quem cada total casa mim "
    "conta prazo mao vista fundo caro barato"
)
_OWN_KEYS = {"renda": "rent", "aluguel": "rent", "aluguer": "rent", "salario": "salary", "ordenado": "salary"}


def costing(view: View) -> Trait | None:
    """ "o brigadeiro está a 4 reais", "a renda passou para 760", "pago 35 euros no ginásio", "cobro 30 por aula"."""
    if view.clause.negated or view.clause.ended or view.tense not in {"pres", "pret", "fut"}:
        return None
    if view.lemma in {"orcamentar", "sobrar"} or view.after >= len(view.tokens):
        return None
    object_first = view.lemma in _RISING and view.key(view.after) in {"o", "a", "os", "as"} and not _amount_at(view)
    if view.spoken or object_first:
        return _handled(view)
    return _of_thing(view)


def _amount_at(view: View) -> bool:
    """ "Passou a 40 euros": the "a" leads to the amount."""
    return bool(MONEY.match(view.clause.words_from(view.after + 1))) if view.after + 1 < len(view.tokens) else False


def price_key(thing: str) -> str:
    """Return the key of what a thing costs, an empty string for no thing.

    >>> price_key("a mensalidade do ginásio"), price_key("a minha renda")
    ('ginásio price', 'rent')
    """
    bare = re.sub(
        r"^(?:(?:o|a|os|as|um|uma|meus?|minhas?|nossos?|nossas?|cada|de|do|da)\s+)+", "", thing.strip(), flags=re.I
    )
    bare = re.sub(
        r"\s+(?:por|ao|mensal\w*|agora|também|novo|nova)(?: .*)?$", "", _FEES.sub("", bare), flags=re.I
    ).strip()
    words = fold(bare).split()
    if not words or len(words) > 5 or " ".join(words) in _NO_THING or re.search(r"\d", bare):
        return ""
    if {KEYS.get(" ".join(words)), KEYS.get(words[0])} & {"budget", "deadline", "date", "age"}:
        return ""
    rented = re.match(r"(?:renda|aluguel|aluguer) d[aoe]s? (?=\S)", bare, re.I)
    if rented:
        return f"{bare[rented.end() :].lower()} rent"
    return _OWN_KEYS.get(" ".join(words), f"{bare.lower()} price")


def _figure(view: View, start: int, thing: str = "") -> str:
    """Return the amount behind word `start`; a bare number only where the thing can only cost."""
    if start >= len(view.tokens):
        return ""
    rest = view.clause.words_from(start)
    money = MONEY.search(rest)
    if money and money.start() <= 24:
        return money.group()
    head = next(
        (w for w in fold(thing).split() if w not in {"o", "a", "os", "as", "meu", "minha", "nosso", "nossa"}), ""
    )
    bare = _BARE.match(rest) if head in _COSTLY else None
    monthly = _MONTHLY.match(rest)
    return bare.group(1) if bare else (monthly.group(1) or monthly.group(2)) if monthly else ""


def _of_thing(view: View) -> Trait | None:
    words = view.subject_words()
    if not words or any(p.relation for p in view.owned) or (words[:1].isupper() and " " not in words):
        return None
    rises = view.lemma in _RISING
    if (not rises and view.lemma not in _BEING) or fold(words).split()[0] in {"quem", "isso", "tudo", "ele", "ela"}:
        return None
    if rises:
        to = view.find({"para", "pra", "pros", "a", "por"}, within=9)
        figure = _figure(view, to + 1, words) if to >= 0 else ""
    elif (view.tense != "pres") != (view.lemma == "vir") and view.lemma in {"estar", "ser", "andar", "sair", "vir"}:
        return None
    else:
        figure = _figure(view, view.after, words)
    key = price_key(words) if figure else ""
    return Trait("state", key, figure, subject="@speaker", role="since") if key else None


def _handled(view: View) -> Trait | None:
    """What the speaker charges, pays or sells for; what somebody puts up."""
    lemma = view.lemma
    if lemma in _RISING | {"por", "botar", "deixar", "vender", "fazer"}:
        return _put(view)
    if not view.spoken or (view.tense != "pres" and "passar" not in view.clause.chain):
        return None
    money = MONEY.search(view.clause.words_from(view.after)) if view.after < len(view.tokens) else None
    if lemma in {"ganhar", "receber"} and money:
        rest = fold(view.clause.words_from(view.after))
        monthly = re.search(r"\b(?:por mes|ao mes|mensais|liquid\w+|brut\w+|salario|ordenado)\b", rest)
        return Trait("state", "salary", money.group(), role="since") if monthly else None
    if lemma not in {"pagar", "cobrar", "levar", "pedir", "gastar"}:
        return None
    thing = _paid_for(view)
    figure = money.group() if money else _bare_fee(view)
    key = price_key(thing) if thing and figure else ""
    if key == "hora price" and lemma in {"pagar", "gastar"}:  # an hour paid for is somebody's, and not said whose
        return None
    return Trait("state", key, figure, role="since") if key else None


def _bare_fee(view: View) -> str:
    """ "Cobro 30 por aula": the number that stands right behind."""
    at = view.after
    while view.key(at) in {"agora", "uns", "umas", "so", "cerca", "de", "a", "ja"}:
        at += 1
    number = view.tokens[at].text if at < len(view.tokens) else ""
    return number if re.fullmatch(r"\d[\d.,]*", number) and not view.is_date(at) else ""


def _paid_for(view: View) -> str:
    """Return what the money is for: "de renda", "no ginásio", "por aula", "pela creche"."""
    for i in range(view.after, len(view.tokens) - 1):
        link = view.key(i) in IN | {"de", "do", "da", "por", "pelo", "pela", "pelos", "pelas", "para", "pra"}
        if not link or view.key(i + 1) in _UNITS or view.is_date(i + 1) or re.match(r"\d", view.key(i + 1)):
            continue
        thing = view.bare(i + 1)
        if thing and fold(thing).split()[0] not in _UNITS | _NO_THING and not view.tokens[i + 1].is_capital:
            return thing
    first = view.bare(view.after, also=("a", "por"))
    return first if first and not re.search(r"\d", first) and view.key(view.after) in {"o", "a", "os", "as"} else ""


def _put(view: View) -> Trait | None:
    """ "aumentaram a renda para 760", "vendo o brigadeiro a 3 reais", "vou pôr o bolo a 60"."""
    lemma = view.lemma
    if lemma not in _RISING and (
        not view.spoken or view.tense != "pres" or (lemma in {"fazer", "deixar"} and view.future)
    ):
        return None
    thing = view.bare(view.after, also=("a", "por", "para", "pra"))
    head = fold(thing).split()[:1]
    if not head or re.search(r"\d", thing) or head[0] in {"me", "lhe", "se"}:
        return None
    to = view.find({"para", "pra", "a", "por", "em", "pros"}, view.after + 1, within=12)
    figure = _figure(view, to + 1, thing) if to >= 0 else ""
    budget = re.match(r"(?:or[cç]amento|verba)(?: (?:d[aoe]s?|para [oa]|para|pr[oa]) (.+))?$", thing, re.I)
    if budget and figure:
        key = f"{budget.group(1).lower()} budget" if budget.group(1) else "budget"
        return Trait("event", key, figure, subject="@speaker", role="since")
    key = price_key(thing) if figure else ""
    kind: StatementKind = "event" if lemma in _RISING else "state"
    return Trait(kind, key, figure, subject="@speaker", role="since") if key else None
