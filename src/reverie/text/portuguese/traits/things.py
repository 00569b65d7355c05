"""Copulas: "my X is Y", "the X of Y is Z", "our cat is called Bit", and dates that move."""

import re

from reverie.text.attributes import free_key
from reverie.text.dates import DateMention
from reverie.text.portuguese.clause.dating import value_of
from reverie.text.portuguese.clause.possessives import Possession
from reverie.text.portuguese.clause.view import IN, Trait, View
from reverie.text.portuguese.words.nouns import KEYS, key_of
from reverie.text.portuguese.words.professions import PROFESSION
from reverie.text.portuguese.words.relations import GROUPS, PARTNERS, PETS, relation_of
from reverie.text.portuguese.words.tokens import fold

_CALLED = frozenset("chamar apelidar".split())
_BE = frozenset("ser estar ficar passar mudar continuar".split())
_MOVED = frozenset(
    "ficar passar mudar adiar antecipar remarcar reagendar marcar agendar adiantar transferir desmarcar alterar".split()
)
_OF = re.compile(
    r"^(?:o |a |os |as )?(?P<key>[\w-]+(?: (?:favorit\w+|preferid\w+|de (?:entrega|trabalho|nascimento|projeto)|limite|final|total))?) (?:d[oae]s?|para [oa]|pr[oa]) (?P<of>.+)$",
    re.I,
)
_TIME = re.compile(r"\b(?:às|as|ao) (\d{1,2}(?:[h:]\d{0,2})?h?|meio-dia|meia-noite)\b", re.I)
_MONEY = re.compile(
    r"(?:R\$|€|US\$|\$)\s?[\d.,]+(?:\s?(?:mil|milh(?:ão|ões)|k))?|\b[\d.,]+\s?(?:mil|milh(?:ão|ões)|k)?\s?(?:€|euros?|reais|d[oó]lares|contos|libras)",
    re.I,
)
DELIVERABLES = frozenset(
    "relatorio tese tcc dissertacao artigo trabalho candidatura proposta entrega declaracao capitulo irs documento orcamento manuscrito formulario inscricao".split()
)
EVENTS = frozenset(
    "entrega banca lancamento reuniao consulta exame prova festa casamento viagem voo entrevista apresentacao aula jantar almoco concerto show jogo corrida maratona defesa formatura "
    "mudanca cirurgia operacao workshop conferencia feira inauguracao estreia evento curso treino ensaio batizado aniversario entrega sprint demo visita vistoria audiencia "
    "congresso palestra oficina retiro torneio campeonato exposicao kick-off lancamento".split()
)


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
    return _stripped(words)


def _is_mine(view: View, words: str) -> Trait | None:
    """ "the Sora City Lab is our partner in Kyoto", "Ana is my sister"."""
    one = next((p for p in view.owned if view.after <= p.index <= view.after + 1 and not p.postposed), None)
    name = _stripped(words)
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
    if fold(phrase).split()[0] in EVENTS and key_of(phrase) != "birthday":
        return _event_is(view, phrase)
    return _valued(view, key_of(phrase), "@speaker", fold(phrase).split()[0])


def _thing_is(view: View, words: str) -> Trait | None:
    """ "the deadline of the report is Friday", "the launch is on 12 May"."""
    match = _OF.match(words)
    folded = fold(words).split()
    if match:
        key = key_of(match.group("key"))
        if key != fold(match.group("key")):
            return _valued(view, key, _owner(view, match.group("of")), folded[-1])
    head = folded[1] if len(folded) > 1 and folded[0] in {"o", "a", "os", "as"} else (folded[0] if folded else "")
    if head in EVENTS:
        return _event_is(view, _stripped(words))
    for i in range(view.after, min(view.after + 3, len(view.tokens) - 1)):
        if (
            view.key(i) in {"sem", "com"}
            and all(view.key(k) in {"sempre", "agora", "so", "todos"} for k in range(view.after, i))
            and view.lemma == "ser"
            and (noun := view.bare(i + 1, also=("incluido", "incluida")))
        ):
            return Trait("state", free_key(noun), f"{view.key(i)} {noun}", subject=_stripped(words))
    if _only_date(view) and head not in {"hoje", "amanha", "dia", "isso"}:
        return Trait("plan" if view.future else "state", "date", value_of(view.dates[-1]), subject=_stripped(words))
    if (
        head in {"carro", "carrinha", "mota", "moto", "bicicleta"}
        and view.lemma == "ser"
        and len(folded) == 2
        and (value := view.bare(view.after))
    ):
        return Trait("possession", KEYS.get(head, "car"), value, subject="@speaker")
    key = key_of(words)
    if key in {"deadline", "budget", "date"} and len(folded) <= 3:
        return _valued(view, key, "", head)
    return None


def _only_date(view: View) -> bool:
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


def _stripped(words: str) -> str:
    bare = re.sub(r"^(?:o|a|os|as|meu|minha|nosso|nossa)\s+", "", words.strip(), flags=re.I)
    return re.sub(r"^(?i:projec?to|empresa|aplicação|app)\s+(?=[A-ZÀ-Ý])", "", bare)


def _event_is(view: View, subject: str) -> Trait | None:
    rest = view.clause.words_from(view.after)
    if view.dates:
        mention, denied = chosen_date(view)
        key = "deadline" if fold(subject).split()[0] == "entrega" else "date"
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


def _valued(view: View, key: str, subject: str, head: str) -> Trait | None:
    """Read the value behind the verb."""
    denied = ""
    at = view.after
    while view.key(at) in {
        "agora",
        "hoje",
        "sempre",
        "mesmo",
        "so",
        "de",
        "em",
        "no",
        "na",
        "para",
        "ja",
        "que",
        "ser",
    } and not (at < len(view.tokens) and view.is_date(at)):
        at += 1
    if at >= len(view.tokens) or "que" in view.keys()[:1]:
        return None
    rest = view.clause.words_from(at)
    money = _MONEY.search(rest)
    if money and key in {"budget", "price", "rent", "salary"}:
        value = money.group()
    elif view.dates and (view.is_date(at) or key in {"deadline", "date", "birthday"}):
        mention, denied = chosen_date(view)
        value = value_of(mention)
        key = "date" if head in EVENTS else key
    else:
        value = view.bare(at, allow=("e", "para", "com", "por", "a", "de"), most=9)  # type: ignore[arg-type]
    if not value or (key in {"name"} and not value[:1].isupper()):
        return None
    role = "by" if key == "deadline" else "on"
    self_name = value if key == "name" and subject == "@speaker" else ""
    kind = "identity" if key == "name" else "preference" if key.startswith("favourite") else "state"
    return Trait(kind, key, value, ends=denied, subject=subject, role=role, self_name=self_name)  # type: ignore[arg-type]


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
    subject = _stripped(view.subject_words())
    match = _OF.match(view.subject_words())
    head = fold(subject).split()[:1]
    key = "deadline" if head and head[0] in DELIVERABLES else "date"
    if match and key_of(match.group("key")) == "deadline":
        key, subject = "deadline", _stripped(match.group("of"))
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
        else _stripped(view.subject_words())
    )
    return (
        Trait("plan", "deadline", value_of(last), subject=subject, role="by")
        if subject and view.clause.who != "none"
        else None
    )


def costing(view: View) -> Trait | None:
    """ "o bilhete custou 40 euros"."""
    if view.lemma not in {"custar", "valer"} or view.clause.who != "third":
        return None
    money = _MONEY.search(view.clause.words_from(view.after))
    return Trait("state", "price", money.group(), subject=_stripped(view.subject_words())) if money else None


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


_ = PETS
RULES = (nicknamed, called, introduced, due, moved, copula, costing)
