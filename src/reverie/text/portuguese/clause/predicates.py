"""Predicates: the main verb of a clause, its group and whether it is denied."""

from collections.abc import Sequence

from reverie.text.portuguese.clause.clause import Who
from reverie.text.portuguese.clause.subjects import JOINT
from reverie.text.portuguese.verbs.finite import NOUNLIKE, base_of, finite_at, touches
from reverie.text.portuguese.verbs.forms import Form, readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token, fold

SUBORDINATORS = bag(
    "que quando se porque pois onde enquanto embora caso conforme cujo cuja quem qual quais pq q apesar"
)
_AUXILIARY = bag(
    "ir estar ter haver comecar acabar deixar parar continuar voltar andar costumar poder precisar "
    "querer pretender dever "
    "conseguir tentar gostar passar chegar vir pensar esperar planejar planear decidir ficar saber "
    "tencionar odiar adorar preferir "
    "amar detestar"
)
_LINKS = bag("a de que por em para ja sempre muito ainda me se nao tambem")
_AT = bag("no na nos nas num numa ver visitar buscar comprar")
_GOING_TO = bag("a ao aos as para pra de embora la com")
_NO_MORE_BEFORE = bag("com em no na de desde e porque a o para la carne isso")
_UNITS = bag("ano anos mes meses semana semanas dia dias tempo decada decadas")
_SCHEDULED = bag("marcar agendar prever adiar cancelar")


def main_verb(text: str, tokens: Sequence[Token], *, loose: bool) -> tuple[int, tuple[Form, ...]]:
    """Return the first finite verb that no subordinating word governs."""
    pending = 0
    begin = _after_duration(tokens)
    for i, token in enumerate(tokens):
        if i < begin:
            continue
        if token.key in SUBORDINATORS and not (token.key == "se" and _is_reflexive(tokens, i)):
            pending = 1
            continue
        forms = finite_at(text, tokens, i)
        if forms:
            if not pending and not (
                i == 0 and (token.key in NOUNLIKE or forms[0].person in {"2s", "3s"}) and _other_verb(text, tokens)
            ):
                return i, forms
            pending = 0
    if loose:
        return _loose_verb(text, tokens)
    return -1, ()


def _after_duration(tokens: Sequence[Token]) -> int:
    """ "Há dois anos que não fumo": the clause proper begins behind "que"."""
    for i in range(min(2, len(tokens))):
        if tokens[i].key in {"ha", "faz"}:
            for k in range(i + 2, min(i + 6, len(tokens))):
                if tokens[k].key == "que" and any(t.key in _UNITS for t in tokens[i:k]):
                    return k + 1
    return 0


def _other_verb(text: str, tokens: Sequence[Token]) -> bool:
    """Tell whether a verb follows in the same stretch, so that the first word is its noun: "trabalho remoto é bom"."""
    for k in range(1, min(len(tokens), 6)):
        if (
            JOINT.search(text[tokens[k - 1].end : tokens[k].start])
            or tokens[k].key in SUBORDINATORS
            or tokens[k].text == "e"
        ):
            return False
        if any(f.person == "3s" for f in finite_at(text, tokens, k)):
            return True
    return False


def _is_reflexive(tokens: Sequence[Token], i: int) -> bool:
    """Tell "se chama" from "se chover": after a noun, a name or "não" it is the pronoun."""
    if i == 0:
        return False
    return tokens[i - 1].key not in {"e", "mas", "que", "nao"} or (i > 1 and tokens[i - 1].key in {"nao", "que"})


def _loose_verb(text: str, tokens: Sequence[Token]) -> tuple[int, tuple[Form, ...]]:
    """In a message without accents take "e" or "esta" for the verb where the clause has no other."""
    for i in range(1, len(tokens) - 1):
        forms = finite_at(text, tokens, i, loose=True) if tokens[i].key in {"e", "esta"} else ()
        if forms:
            return i, forms
    return -1, ()


def chosen_form(forms: tuple[Form, ...], who: Who, tokens: Sequence[Token], main: int) -> Form:
    wanted = {"speaker": ("1s", "1p"), "we": ("1p", "3s"), "listener": ("2s", "3s")}.get(who, ("3s", "3p"))
    matching = [f for person in wanted for f in forms if f.person == person] or list(forms)
    if {f.lemma for f in matching} >= {"ser", "ir"}:
        going = main + 1 < len(tokens) and tokens[main + 1].key in _GOING_TO
        going = going or (who in {"speaker", "we"} and main + 1 < len(tokens) and tokens[main + 1].key in _AT)
        matching = [f for f in matching if f.lemma == ("ir" if going else "ser")] or matching
    matching.sort(key=lambda f: f.tense == "fut")
    if matching[0].person == "1p" and {f.tense for f in matching} >= {"pres", "pret"}:
        stative = {"morar", "trabalhar", "usar", "viver", "gostar", "estudar", "jogar", "cozinhar", "falar", "treinar"}
        tense = "pres" if matching[0].lemma in stative and "á" not in tokens[main].text else "pret"
        matching = [f for f in matching if f.tense == tense] or matching
    return matching[0]


def verb_group(text: str, tokens: Sequence[Token], main: int, form: Form) -> tuple[tuple[str, ...], int]:
    """Return the lemmas of the verb group and where it ends: "comecei a trabalhar" → comecar, trabalhar."""
    chain = [fold(form.lemma)]
    at = main
    while chain[-1] in _AUXILIARY or (chain[-1] == "ser" and (form.tense in {"pret", "fut"} or len(chain) > 1)):
        following = _next_unfinite(text, tokens, at)
        if following is None or (
            chain[-1] == "estar" and following[1] not in _SCHEDULED and _is_participle(tokens[following[0]])
        ):
            break
        at, lemma = following
        chain.append(lemma)
        if len(chain) > 4:
            break
    return tuple(chain), at + 1


def _is_participle(token: Token) -> bool:
    return all(f.tense == "part" for f in readings(base_of(token)))


def _next_unfinite(text: str, tokens: Sequence[Token], at: int) -> tuple[int, str] | None:
    for k in range(at + 1, min(at + 4, len(tokens))):
        if not touches(text, tokens[k - 1], tokens[k]):
            return None
        if tokens[k].text.lower() == "por":  # the preposition, not "pôr"
            continue
        key = base_of(tokens[k])
        if key.endswith(("a", "e", "i", "o")) and "-" in tokens[k].key and not readings(key):
            key += "r"
        unfinite = [f for f in readings(key) if f.tense in {"inf", "ger", "part"}]
        if unfinite and key not in {"lado", "estado", "passado", "mercado", "sentido"}:
            return k, fold(unfinite[0].lemma)
        if tokens[k].key not in _LINKS:
            return None
    return None


def polarity(text: str, tokens: Sequence[Token], main: int, after: int, chain: tuple[str, ...]) -> tuple[bool, bool]:
    first = main
    while first > max(0, main - 5) and touches(text, tokens[first - 1], tokens[first]):
        first -= 1
    before = [t.key for t in tokens[first:main]]
    negated = any(
        key in {"nao", "n", "nunca", "jamais", "nem", "ninguem", "nenhum", "nenhuma", "tampouco"} for key in before
    )
    tail = [t.key for t in tokens[main:]]
    group = [t.key for t in tokens[main:after]]
    if "nao" in group[1:]:
        negated = True
    ended = negated and ("ja" in before or "mais" in tail[:9])
    if "mais" in tail and "ja" not in before and ended:
        at = tail.index("mais")
        ended = at + 1 >= len(tail) or tail[at + 1] in _NO_MORE_BEFORE
    if chain[:1] and chain[0] in {"deixar", "parar"} and len(chain) > 1 and "de" in group:
        ended = True
    return negated, ended


def has_no(tokens: Sequence[Token]) -> bool:
    return any(t.key in {"nao", "nunca", "nem"} for t in tokens)
