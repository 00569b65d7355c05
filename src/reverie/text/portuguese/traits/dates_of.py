"""Dates of things: when something is, is due, was put off."""

import re

from reverie.text.dates import DateMention
from reverie.text.portuguese.retelling.dating import value_of
from reverie.text.portuguese.retelling.view import IN, Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.nouns import key_of
from reverie.text.portuguese.words.tokens import fold

_MOVED = bag(
    "ficar passar mudar adiar antecipar remarcar reagendar marcar agendar adiantar transferir desmarcar alterar"
)
OF = re.compile(
    r"^(?:o |a |os |as )?(?P<key>[\w-]+(?: (?:favorit\w+|preferid\w+|de (?:entrega|trabalho|"
    r"nascimento|projeto)|limite|final|total))?) (?:d[oae]s?|para [oa]|pr[oa]) (?P<of>.+)$",
    re.I,
)
_TIME = re.compile(r"\b(?:às|as|ao) (\d{1,2}(?:[h:]\d{0,2})?h?|meio-dia|meia-noite)\b", re.I)
DELIVERABLES = bag(
    "relatorio tese tcc dissertacao artigo trabalho candidatura proposta entrega declaracao capitulo "
    "irs documento orcamento manuscrito formulario inscricao"
)


def only_date(view: View) -> bool:
    """Tell whether the whole complement is a date: "é 12 de setembro", "ficou para sexta"."""
    if not view.dates or view.lemma not in {"ser", "ficar"}:
        return False
    rest = [i for i in range(view.after, len(view.tokens)) if not view.is_date(i)]
    return all(
        view.key(i)
        in {"no", "na", "em", "dia", "a", "para", "pra", "agora", "so", "de", "o", "ate", "ufa", "mesmo", "ja"}
        for i in rest
    )


def chosen_date(view: View) -> tuple[DateMention, str]:
    """Return the date that a clause affirms, and the words of the one it denies: "dia 15, não dia 12"."""
    text = view.clause.text
    denied = [
        m
        for m in view.dates
        if re.search(
            r"\b(?:n[aã]o|em vez d[eoa]|ao invés d[eoa])(?: (?:no|na|em|a|às|dia))?\s*$",
            text[max(0, m.start - 18) : m.start],
            re.I,
        )
    ]
    kept = [m for m in view.dates if m not in denied] or list(view.dates)
    return kept[-1], (value_of(denied[0]) if denied and len(kept) < len(view.dates) else "")


def stripped(words: str) -> str:
    bare = re.sub(r"^(?:o|a|os|as|meu|minha|nosso|nossa)\s+", "", words.strip(), flags=re.I)
    bare = re.sub(r" de [a-zà-ÿ-]+(?= d[oa]s? )", "", bare)
    return re.sub(r"^(?i:projec?to|empresa|aplicação|app)\s+(?=[A-ZÀ-Ý])", "", bare)


def event_is(view: View, subject: str) -> Trait | None:
    rest = view.clause.words_from(view.after)
    if view.dates:
        mention, denied = chosen_date(view)
        key = "deadline" if fold(subject).split()[0] == "entrega" else "date"
        subject = "@speaker" if fold(subject) in {"entrega", "prazo"} else subject
        return Trait(
            "plan" if view.future else "state",
            key,
            value_of(mention),
            ends=denied,
            subject=subject,
            role="by" if key == "deadline" else "on",
        )
    if match := _TIME.search(rest):
        return Trait("state", "time", match.group(1), subject=subject)
    if view.key(view.after) in IN and view.lemma in {"ser", "ficar"}:
        value = view.bare(view.after + 1)
        return Trait("state", "place", value, subject=subject) if value else None
    return None


def moved(view: View) -> Trait | None:
    """ "o lançamento foi adiado para 19 de maio", "a reunião passou de terça para quinta"."""
    if "ficar" in view.clause.chain and view.find({"para", "pra"}, within=4) < 0:
        return None
    if (
        view.clause.who not in {"third", "none"}
        or not (_MOVED & set(view.clause.chain))
        or view.clause.negated
        or not view.dates
    ):
        return None
    if view.tense not in {"pret", "pres"}:
        return None
    subject = stripped(view.subject_words())
    match = OF.match(view.subject_words())
    head = fold(subject).split()[:1]
    key = "deadline" if head and head[0] in DELIVERABLES else "date"
    if match and key_of(match.group("key")) == "deadline":
        key, subject = "deadline", stripped(match.group("of"))
    elif key_of(subject) == "deadline":
        key, subject = "deadline", ""
    new = value_of(view.dates[-1])
    old = value_of(view.dates[0]) if len(view.dates) > 1 else ""
    return Trait("state", key, new, ends=old, subject=subject, role="by" if key == "deadline" else "on")


def due(view: View) -> Trait | None:
    """ "o relatório tem de ser entregue até 30 de setembro", "tenho de entregar a tese até sexta"."""
    if (
        view.lemma not in {"entregar", "submeter", "enviar", "pagar", "terminar", "acabar", "concluir"}
        or view.clause.negated
    ):
        return None
    last = next((m for m in view.dates if m.role_hint in {"by", "until"}), None)
    if last is None or view.tense not in {"pres", "fut"}:
        return None
    subject = (
        view.bare(view.after, also=("ate",))
        if view.spoken and view.after < len(view.tokens)
        else stripped(view.subject_words())
    )
    subject = re.sub(r" (?:de|com) (?:\d+|umas?|uns|dez|vinte|quinze) [^ ]+$", "", subject)
    return (
        Trait("plan", "deadline", value_of(last), subject=subject, role="by")
        if subject and view.clause.who != "none"
        else None
    )
