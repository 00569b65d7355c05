"""Clauses: a sentence cut where it says a second thing, and of each part who does what."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reverie.text.portuguese.verbs.finite import NOUNLIKE, base_of, finite_at, touches
from reverie.text.portuguese.verbs.forms import Form, readings
from reverie.text.portuguese.words.tokens import Token, fold, tokens_of

Who = Literal["speaker", "we", "listener", "third", "pronoun", "none"]

SUBORDINATORS = frozenset(
    "que quando se porque pois onde enquanto embora caso conforme cujo cuja quem qual quais pq q apesar".split()
)
_PRONOUNS = frozenset(
    "ele ela eles elas isso isto aquilo esse essa esses essas este aquele aquela ai la dele dela ambos alguem ninguem tudo".split()
)
_UNRESOLVED = frozenset("esse essa esses essas este estes aquele aquela isso isto aquilo ele ela eles elas".split())
_LISTENER = frozenset("tu voce voces vos vc vcs ce".split())
PREVERBAL = frozenset(
    "nao ja tambem so sempre nunca ainda mal n nem agora hoje ontem quase realmente mesmo finalmente normalmente geralmente "
    "atualmente actualmente raramente apenas sim logo depois antes entao la ai aqui se me te lhe lhes nos vos o a os as cada jamais recentemente "
    "ate inclusive infelizmente felizmente simplesmente basicamente provavelmente possivelmente talvez costumo".split()
)
"""Words that stand between a subject and its verb."""
_ARTICLES = frozenset({"o", "a", "os", "as"})
_BINDING = frozenset("quando se enquanto porque embora pois caso quem".split())
_REPORTING = frozenset("dizer contar achar pensar falar ler saber ouvir perguntar escrever explicar avisar imaginar crer afirmar".split())
_SKIPPED = (PREVERBAL - _ARTICLES) | frozenset(
    "segunda terca quarta quinta sexta sabado domingo segunda-feira terca-feira quarta-feira quinta-feira sexta-feira amanha anteontem "
    "dia desde partir janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro no na em este esta neste nesta passado passada semana mes ano".split()
)
_CLITIC_BEFORE = frozenset("se me te lhe lhes nos vos".split())
_AUXILIARY = frozenset(
    "ir estar ter haver comecar acabar deixar parar continuar voltar andar costumar poder precisar querer pretender dever "
    "conseguir tentar gostar passar chegar vir pensar esperar planejar planear decidir ficar saber tencionar odiar adorar preferir "
    "amar detestar".split()
)
_LINKS = frozenset("a de que por em para ja sempre muito ainda me se nao tambem".split())
_JOINT = re.compile(r"[,;:–—(]|\s-\s")
_AND = frozenset("e mas porem entao so".split())


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a sentence with at most one main verb."""

    text: str
    """The whole message."""
    tokens: tuple[Token, ...]
    start: int
    end: int
    main: int
    """Index of the main finite verb; -1 when there is none."""
    form: Form | None
    forms: tuple[Form, ...]
    chain: tuple[str, ...]
    """Lemmas of the verb group: ("comecar", "trabalhar")."""
    after: int
    """Index of the first word after the verb group."""
    who: Who
    subject: tuple[int, int]
    """Word range of the subject as said; empty when it is left out."""
    negated: bool
    ended: bool
    """"já não", "não … mais", "deixei de": it held before and does not any more."""

    @property
    def lemma(self) -> str:
        return self.chain[-1] if self.chain else ""

    def words_from(self, i: int) -> str:
        """Return the text from word `i` to the end of the clause."""
        return self.text[self.tokens[i].start : self.end] if i < len(self.tokens) else ""


def clauses_of(text: str, start: int, end: int, *, loose: bool = False) -> list[Clause]:
    """Return the clauses of a sentence that can stand alone, in order.

    >>> text = "Moro no Porto, trabalho na Vale e tenho dois gatos."
    >>> [text[c.start:c.end] for c in clauses_of(text, 0, len(text))]
    ['Moro no Porto', 'trabalho na Vale', 'tenho dois gatos.']
    """
    tokens = tokens_of(text, start, end)
    if not tokens:
        return []
    cuts = [0, *_cuts(text, tokens, loose=loose), len(tokens)]
    found = []
    for first, last in zip(cuts, cuts[1:], strict=False):
        if last > first:
            stop = end if last == len(tokens) else _trim(text, tokens[last - 1].end, tokens[last].start)
            found.append(read_clause(text, tokens[first:last], stop, loose=loose))
    return found


def _trim(text: str, stop: int, following: int) -> int:
    """Keep a closing bracket or quotation mark with the clause it closes."""
    gap = text[stop:following]
    closing = max((gap.rfind(mark) for mark in ')”"»'), default=-1)
    return stop + closing + 1


def _cuts(text: str, tokens: Sequence[Token], *, loose: bool) -> list[int]:
    """Return the word indexes at which a new independent clause begins."""
    cuts: list[int] = []
    begin = 0
    for i in range(1, len(tokens)):
        first = _joint_before(text, tokens, i)
        if first is None or first <= begin:
            continue
        left = tokens[begin:first]
        main = _main_verb(text, left, loose=loose)[0]
        if main < 0:
            continue
        if _independent(text, tokens, i, left[main:]):
            cuts.append(first)
            begin = first
    return cuts


def _joint_before(text: str, tokens: Sequence[Token], i: int) -> int | None:
    """Return where the clause that would start with word `i` begins (its "e" or "mas" included), or None."""
    gap = text[tokens[i - 1].end : tokens[i].start]
    if tokens[i - 1].key in _AND and tokens[i - 1].lowered not in {"é"}:
        return i - 1
    return i if _JOINT.search(gap) and (tokens[i].key not in _AND or tokens[i].lowered == "é") else None


def _independent(text: str, tokens: Sequence[Token], i: int, left: Sequence[Token]) -> bool:
    """Tell whether what begins at word `i` is a clause that says something of its own."""
    j = i
    while j < len(tokens) and tokens[j].key in _SKIPPED and not finite_at(text, tokens, j):
        j += 1
    if j >= len(tokens) or tokens[i].key in SUBORDINATORS:
        return False
    if tokens[j].key in _ARTICLES and j + 1 < len(tokens) and finite_at(text, tokens, j + 1):
        j += 1
    depends = any(t.key in SUBORDINATORS for t in left)
    forms = finite_at(text, tokens, j)
    if forms:
        first_person = any(f.person in {"1s", "1p"} and f.tense not in {"impf", "cond"} for f in forms)
        return not depends or (first_person and not any(t.key in {"quando", "se", "enquanto", "porque"} for t in left))
    if tokens[j].key in {"eu", "nos", "gente"}:
        return True
    quoting = depends and any(t.key in _BINDING for t in left) or any(f.lemma in _REPORTING for f in readings(base_of(left[0])))
    comma = tokens[i - 1].key != "e" and "," in text[tokens[i - 1].end : tokens[i].start]
    return (not depends or (comma and not quoting)) and _has_near_verb(text, tokens, j)


def _has_near_verb(text: str, tokens: Sequence[Token], j: int) -> bool:
    """Tell whether a noun phrase that starts here is followed by its verb."""
    starts = tokens[j].key in {
        "o",
        "a",
        "os",
        "as",
        "meu",
        "minha",
        "meus",
        "minhas",
        "nosso",
        "nossa",
        "ele",
        "ela",
        "isso",
    }
    if not starts and not tokens[j].is_capital:
        return False
    for k in range(j + 1, min(j + 8, len(tokens))):
        if _JOINT.search(text[tokens[k - 1].end : tokens[k].start]):
            return False
        if tokens[k].key == "se" and k + 1 < len(tokens) and finite_at(text, tokens, k + 1):
            return True
        if tokens[k].key in SUBORDINATORS | {"e"} and tokens[k].lowered != "é":
            return False
        if finite_at(text, tokens, k):
            return True
    return False


def read_clause(text: str, tokens: Sequence[Token], end: int, *, loose: bool = False) -> Clause:
    """Return a clause with its verb, its subject and its negation found."""
    main, forms = _main_verb(text, tokens, loose=loose)
    start = tokens[0].start
    if main < 0:
        return Clause(
            text, tuple(tokens), start, end, -1, None, (), (), 0, "none", (0, 0), negated=_has_no(tokens), ended=False
        )
    who, subject = _subject(text, tokens, main, forms)
    form = _choose(forms, who, tokens, main)
    chain, after = _group(text, tokens, main, form)
    negated, ended = _polarity(text, tokens, main, after, chain)
    return Clause(
        text, tuple(tokens), start, end, main, form, forms, chain, after, who, subject, negated=negated, ended=ended
    )


def _main_verb(text: str, tokens: Sequence[Token], *, loose: bool) -> tuple[int, tuple[Form, ...]]:
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


_UNITS = frozenset("ano anos mes meses semana semanas dia dias tempo decada decadas".split())


def _other_verb(text: str, tokens: Sequence[Token]) -> bool:
    """Tell whether a verb follows in the same stretch, so that the first word is its noun: "trabalho remoto é bom"."""
    for k in range(1, min(len(tokens), 6)):
        if (
            _JOINT.search(text[tokens[k - 1].end : tokens[k].start])
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


def _subject(text: str, tokens: Sequence[Token], main: int, forms: tuple[Form, ...]) -> tuple[Who, tuple[int, int]]:
    last = main
    while last > 0 and tokens[last - 1].key in PREVERBAL and touches(text, tokens[last - 1], tokens[last]):
        last -= 1
    first = _subject_start(text, tokens, last)
    while first < last and tokens[first].key in {"ontem", "hoje", "amanha", "anteontem", "agora", "afinal"}:
        first += 1
    if first == last:
        return _dropped(forms, tokens, main), (last, last)
    if tokens[last - 1].key == "eu" and last - first > 1 and tokens[last - 2].key != "e":
        first = last - 1
    keys = [t.key for t in tokens[first:last]]
    who: Who = "third"
    if "eu" in keys[:1] or (len(keys) > 2 and keys[-2:] == ["e", "eu"]):
        who = "speaker"
    elif keys[0] in {"nos"} or (keys[-2:] == ["a", "gente"] and keys[0] not in {"toda", "muita", "mais"}):
        who = "we"
    elif keys[0] in _LISTENER:
        who = "listener"
    elif not any(f.person in {"3s", "3p", "2s"} for f in forms):
        return _dropped(forms, tokens, main), (last, last)
    elif keys[0] in _PRONOUNS and (
        len(keys) == 1 or keys[0] in _UNRESOLVED or keys[1] in {"ainda", "tambem", "proprio", "propria", "mesmo", "e"}
    ):
        who = "pronoun"
    elif any(f.person in {"1s", "1p"} and f.tense in {"pret", "pres", "fut"} for f in forms) and not any(
        f.person == "3s" for f in forms
    ):
        return _dropped(forms, tokens, main), (last, last)
    elif not any(f.person in {"3s", "3p"} for f in forms):
        return _dropped(forms, tokens, main), (last, last)
    return who, (first, last)


def _subject_start(text: str, tokens: Sequence[Token], last: int) -> int:
    """Return where the noun phrase that ends before `last` begins: after the last comma or adverbial."""
    if (
        last > 0
        and not touches(text, tokens[last - 1], tokens[last])
        and "," in text[tokens[last - 1].end : tokens[last].start]
    ):
        return _apposition_start(text, tokens, last)
    first = last
    while first > 0:
        if first < last and _JOINT.search(text[tokens[first - 1].end : tokens[first].start]):
            break
        first -= 1
    while first < last and tokens[first].key in {
        "afinal",
        "alias",
        "agora",
        "hoje",
        "ontem",
        "tambem",
        "ate",
        "realmente",
    }:
        first += 1
    if (
        first < last
        and tokens[first].key in {"e", "mas", "porem", "entao", "pois", "so"}
        and tokens[first].lowered != "é"
    ):
        first += 1
    if first < last and tokens[first].key in {"que"}:
        first += 1
    if first < last and tokens[first].key in _ADVERBIAL_START:
        return _after_adverbial(tokens, first, last)
    return first


_ADVERBIAL_START = frozenset(
    "em no na nos nas de do da desde ate depois antes com por para a ao aos as durante hoje ontem amanha agora aqui la ai "
    "num numa pelo pela segunda terca quarta quinta sexta sabado domingo sempre as vezes quando alem apesar neste nesta nesse nessa".split()
)


def _after_adverbial(tokens: Sequence[Token], first: int, last: int) -> int:
    """Find the subject behind an adverbial without a comma ("ontem a Ana"), or none."""
    if tokens[first].key in {"hoje", "ontem", "amanha", "agora", "aqui", "la", "ai"}:
        return first + 1
    if (
        tokens[first].key == "a"
        and tokens[first].text.lower() == "a"
        or tokens[first].key == "as"
        and tokens[first].text.lower() == "as"
    ):
        return first
    for i in range(first, last):
        if tokens[i].key in {"eu", "gente", "ele", "ela", "eles", "elas", "voce"}:
            return i - 1 if tokens[i].key == "gente" and tokens[i - 1].key == "a" else i
        if i > first + 1 and tokens[i].key in {"o", "a", "os", "meu", "minha", "nosso", "nossa"}:
            return i
    return last


def _apposition_start(text: str, tokens: Sequence[Token], last: int) -> int:
    """ "A Ana, minha irmã, mora": the subject begins before the first comma; else there is none here."""
    commas = [i for i in range(1, last + 1) if "," in text[tokens[i - 1].end : tokens[i].start]]
    if len(commas) >= 2:
        first, second = commas[-2], commas[-1]
        begin = commas[-3] if len(commas) > 2 else 0
        inner = tokens[first:second]
        if (
            begin < first
            and _opens_noun(tokens[begin])
            and 1 <= len(inner) <= 7
            and inner[0].key not in _ADVERBIAL_START - {"a"}
        ):
            return begin
    return last


def _opens_noun(token: Token) -> bool:
    return token.is_capital or token.key in {"o", "a", "os", "as", "meu", "minha", "nosso", "nossa", "um", "uma"}


def _dropped(forms: tuple[Form, ...], tokens: Sequence[Token], main: int) -> Who:
    """Say who is meant where the subject is left out."""
    persons = {f.person for f in forms}
    if "1s" in persons and persons <= {"1s", "2s"}:
        return "speaker"
    if "1s" in persons:
        return "speaker" if all(f.tense in {"impf", "cond", "pret"} for f in forms if f.person == "1s") else "none"
    if "1p" in persons:
        return "we"
    if persons == {"2s"}:
        return "listener"
    return "none"


def _choose(forms: tuple[Form, ...], who: Who, tokens: Sequence[Token], main: int) -> Form:
    wanted = {"speaker": ("1s", "1p"), "we": ("1p", "3s"), "listener": ("2s", "3s")}.get(who, ("3s", "3p"))
    matching = [f for person in wanted for f in forms if f.person == person] or list(forms)
    if {f.lemma for f in matching} >= {"ser", "ir"}:
        going = main + 1 < len(tokens) and tokens[main + 1].key in {
            "a",
            "ao",
            "aos",
            "as",
            "para",
            "pra",
            "de",
            "embora",
            "la",
            "com",
        }
        matching = [f for f in matching if f.lemma == ("ir" if going else "ser")] or matching
    matching.sort(key=lambda f: f.tense == "fut")
    if matching[0].person == "1p" and {f.tense for f in matching} >= {"pres", "pret"}:
        stative = {"morar", "trabalhar", "usar", "viver", "gostar", "estudar", "jogar", "cozinhar", "falar", "treinar"}
        tense = "pres" if matching[0].lemma in stative and "á" not in tokens[main].text else "pret"
        matching = [f for f in matching if f.tense == tense] or matching
    return matching[0]


def _group(text: str, tokens: Sequence[Token], main: int, form: Form) -> tuple[tuple[str, ...], int]:
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


_SCHEDULED = frozenset("marcar agendar prever adiar cancelar".split())


def _is_participle(token: Token) -> bool:
    return all(f.tense == "part" for f in readings(base_of(token)))


def _next_unfinite(text: str, tokens: Sequence[Token], at: int) -> tuple[int, str] | None:
    for k in range(at + 1, min(at + 4, len(tokens))):
        if not touches(text, tokens[k - 1], tokens[k]):
            return None
        key = base_of(tokens[k])
        if key.endswith(("a", "e", "i", "o")) and "-" in tokens[k].key and not readings(key):
            key += "r"
        unfinite = [f for f in readings(key) if f.tense in {"inf", "ger", "part"}]
        if unfinite and key not in {"lado", "estado", "passado", "mercado", "sentido"}:
            return k, fold(unfinite[0].lemma)
        if tokens[k].key not in _LINKS:
            return None
    return None


def _polarity(text: str, tokens: Sequence[Token], main: int, after: int, chain: tuple[str, ...]) -> tuple[bool, bool]:
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
    if "mais" in tail and not "ja" in before and ended:
        at = tail.index("mais")
        ended = at + 1 >= len(tail) or tail[at + 1] in {
            "com",
            "em",
            "no",
            "na",
            "de",
            "desde",
            "e",
            "porque",
            "a",
            "o",
            "para",
            "la",
            "carne",
            "isso",
        }
    if chain[:1] and chain[0] in {"deixar", "parar"} and len(chain) > 1 and "de" in group:
        ended = True
    return negated, ended


def _has_no(tokens: Sequence[Token]) -> bool:
    return any(t.key in {"nao", "nunca", "nem"} for t in tokens)
