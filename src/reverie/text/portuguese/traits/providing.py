"""Providing: carrier, bank, streaming, telephone and computer, told by the names of their brands."""

import re

from reverie.model.statement import StatementKind
from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.brands import BANK, CARRIER, GEAR, GEAR_NOUNS, STREAM
from reverie.text.portuguese.words.tokens import fold

_KINDS = (("carrier", CARRIER), ("streaming", STREAM), ("bank", BANK))
_WITH = bag(
    "estar ser ter usar mudar passar trocar assinar contratar ficar continuar aderir migrar ir abrir escolher "
    "preferir subscrever "
    "receber guardar"
)
_WITHOUT = bag("cancelar deixar largar sair abandonar desistir fechar encerrar rescindir")
_GETTING = bag("comprar arranjar ganhar receber ter usar trocar mudar herdar")
_NO_SERVICE = re.compile(
    r"\b(?:loja|a[cç][oõ]es|fatura|factura|multa|antena|t[eé]cnico|funcion[aá]ri\w+|trabalh\w+|filme|s[eé]rie|"
    r"balc[aã]o)\b",
    re.I,
)


_FOR_OTHERS = re.compile(
    r"\b(?:para|pra|pr[oa]|ao?|à) (?:[oa] )?(?:meu|minha|nosso|nossa|[oa] [A-ZÀ-Ý]|mulher|marido|filh[oa]|m[aã]e|"
    r"pai)\b|\bempresa\b"
)


def provided(view: View) -> Trait | None:
    """ "mudei para a Vodafone", "estou na Claro", "cancelei a Netflix", "abri conta no Nubank"."""
    if not view.spoken or view.tense not in {"pres", "pret"} or view.future or view.after >= len(view.tokens):
        return None
    first = view.tokens[view.after - 1].start
    words = view.clause.text[first : view.clause.end]
    if _NO_SERVICE.search(words):
        return None
    for key, pattern in _KINDS:
        found = [m.group() for m in pattern.finditer(words)]
        if found:
            return _served(view, key, found, words)
    return _geared(view)


def _served(view: View, key: str, found: list[str], words: str) -> Trait | None:
    if set(view.clause.chain) & _WITHOUT or view.clause.ended:
        return Trait("event", key, ends=found[0], negates=True, role="until")
    if view.clause.negated or not set(view.clause.chain) & _WITH:
        return None
    if (
        view.tense == "pret"
        and view.first_lemma in {"ser", "estar", "ter", "usar", "ficar"}
        and len(view.clause.chain) == 1
    ):
        return None
    instead = re.search(
        rf"\b(?:em vez|ao inv[eé]s|no lugar|d[aeo]) (?:d[aeo] )?{re.escape(found[0])}\b.*\b(?:para|pra|pela?|por)\b",
        words,
        re.I,
    )
    swapped = view.lemma == "trocar" or (instead and len(found) > 1)
    value = found[-1] if swapped else found[0]
    if key == "streaming" and len(found) > 1 and not swapped:
        value = ", ".join(found)
    ends = found[0] if swapped and len(found) > 1 else ""
    kind: StatementKind = "event" if view.tense == "pret" else "state"
    return Trait(kind, key, value, ends=ends, subject="@speaker", role="since")


def _geared(view: View) -> Trait | None:
    """ "comprei um MacBook Air", "troquei o iPhone por um Pixel"."""
    if (
        view.clause.negated
        or view.clause.ended
        or view.lemma not in _GETTING
        or _FOR_OTHERS.search(view.clause.words_from(view.after))
    ):
        return None
    thing = view.bare(view.after, also=("por", "para", "pra"))
    to = view.find({"por", "pelo", "pela", "para", "num", "numa"}) if view.lemma in {"trocar", "mudar"} else -1
    new = view.bare(to + 1) if to >= 0 else thing
    if to < 0 and (
        model := re.match(
            rf"(?:um |uma )?{re.escape(thing)}, (?:um |uma |o |a )?([^,.;]{{3,40}})",
            view.clause.words_from(view.after),
            re.I,
        )
    ):
        new = f"{thing}, {model.group(1)}"
    key = _gear(new) or (_gear(thing) if to >= 0 else "")
    if not key or not new or (view.lemma in {"ter", "usar"} and view.tense != "pres"):
        return None
    return Trait(
        "event" if view.tense == "pret" else "possession", key, new, ends=thing if to >= 0 else "", role="since"
    )


def _gear(thing: str) -> str:
    """Return "phone", "computer" or "bike" for a thing of that kind, or an empty string."""
    bare = re.sub(r"^(?:(?:um|uma|o|a|meu|minha|nov[oa]|outr[oa])\s+)+", "", thing.strip(), flags=re.I)
    words = fold(bare).split()
    if (
        words
        and words[0] in GEAR_NOUNS
        and len(words) > 1
        and words[1] not in {"para", "com", "do", "da", "dele", "dela"}
    ):
        return GEAR_NOUNS[words[0]]
    return next((key for key, pattern in GEAR if pattern.match(bare)), "")
