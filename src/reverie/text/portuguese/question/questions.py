"""Questions: what is asked about whom, for which time, and what the answer must hold."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from reverie.model.statement import PERSON, NameKind, Question, QuestionKind
from reverie.text.dates import resolve_question_period
from reverie.text.portuguese.clause.names import names_in
from reverie.text.portuguese.question.asked import attributes_asked
from reverie.text.portuguese.question.frames import asks_who_did, unabbreviated, without_school
from reverie.text.portuguese.question.keywords import QUESTION_WORDS, keywords_of
from reverie.text.portuguese.question.synonyms import forms_of
from reverie.text.portuguese.retelling.possessives import MINE
from reverie.text.portuguese.traits.things import EVENTS
from reverie.text.portuguese.verbs.finite import finite_at, touches
from reverie.text.portuguese.verbs.forms import INDICATIVE, readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.relations import COMPOUND, GROUPS, relation_of
from reverie.text.portuguese.words.tokens import Token, fold, is_function, tokens_of

_KINDS: tuple[tuple[QuestionKind, str], ...] = (
    ("how_old", r"\b(?:quantos anos|que idade|qual (?:é |e )?(?:a )?(?:minha |tua |sua )?idade)\b"),
    ("how_long", r"\b(?:h[aá] quanto tempo|quanto tempo|desde quando|por quanto tempo|faz quanto tempo)\b"),
    ("how_many", r"\b(?:quant[oa]s)\b"),
    (
        "when",
        r"\b(?:quando|em que (?:dia|data|m[eê]s|ano|altura)|que (?:dia|horas|data|ano|m[eê]s)|a que horas|"
        r"(?:em )?qual (?:foi |é |era )?(?:o |a )?(?:dia|data|prazo))\b",
    ),
    (
        "where",
        r"\b(?:onde|aonde|em que (?:cidade|pa[ií]s|lugar|s[ií]tio|bairro|rua|zona|terra|vila)|(?:em "
        r")?qual cidade|que cidade)\b",
    ),
    ("who", r"\b(?:quem|com quem|de quem|a quem|para quem)\b"),
    ("what", r"\b(?:o que|oq)(?= (?:é que |e que |eu )?\w)"),
    (
        "list",
        r"\b(?:quais|que (?!pa[ií]s|m[eê]s|vez|l[aá]pis|[oô]nibus|g[aá]s|mais|eu|nos|os|as)(?:\w{3,}s)\b|"
        r"lista|enumera|diz todos|todos os|todas as)\b",
    ),
    ("why", r"\b(?:por ?qu[eê]|porque(?: é que| raz[aã]o)?|qual (?:foi |é )?(?:o motivo|a raz[aã]o))\b"),
    ("what", r"\bquant[oa]\b"),
    ("how", r"\bcomo\b"),
    ("which", r"\b(?:qual|que \w+)\b"),
    ("what", r"\b(?:o que|oq|que)\b"),
)
_KIND_RULES = [(kind, re.compile(pattern, re.I)) for kind, pattern in _KINDS]
_PAST = re.compile(
    r"\b(?:antes|antigamente|anteriormente|anterior|antig[oa]s?|costumava|dantes|outrora|primeir[oa] "
    r"(?:plano|ideia|vers[aã]o)|ex|original\w*|passado|previamente|inicialmente)\b",
    re.I,
)
_BEFORE_WHAT = re.compile(r"\bantes d[eoa]\b", re.I)
_NOW = re.compile(r"\b(?:hoje|agora|atualmente|actualmente|neste momento|presentemente)\b", re.I)
_ALL = re.compile(r"\b(?:quais|todos|todas|tudo|lista|enumera)\b", re.I)
_BEFORE_TIE = bag("melhor antigo antiga novo nova ex primeiro primeira")


def read_question(text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
    """Return a question as understood; see `Grammar.read_question`."""
    text = unabbreviated(text)
    tokens = tokens_of(text)
    kind = _kind(text, tokens)
    subject, taken = _subject(text, tokens, person_names)
    attrs = attributes_asked(text, kind, about_person=subject == PERSON)
    as_of = None if _NOW.search(text) else resolve_question_period(text, "pt", now, timezone)
    keywords = keywords_of(text, tokens, taken, now, timezone)
    wants_past = bool(_PAST.search(_BEFORE_WHAT.sub("", text))) or (
        as_of is None and kind != "when" and _asks_imperfect(tokens)
    )
    return Question(
        text=text,
        language="pt",
        kind=kind,
        subject=subject,
        attrs=attrs,
        keywords=keywords,
        synonyms=tuple(forms_of(word) for word in keywords),
        as_of=as_of,
        wants_past=wants_past,
        wants_all=kind in {"list", "how_many"} or bool(_ALL.search(text)),
        expects=_expected(kind, text),
        polarity_words=_polarity(kind, tokens, taken),
    )


def _kind(text: str, tokens: Sequence[Token]) -> QuestionKind:
    lowered = text.strip()
    for kind, pattern in _KIND_RULES:
        match = pattern.search(lowered)
        if match and _is_asking(lowered, match, kind, tokens):
            return kind
    return "yes_no"


_AT_THE_END = frozenset({"who", "where", "when"})
"""Kinds whose interrogative may stand last: "eu trabalhava para quem?"."""


def _is_asking(text: str, match: re.Match[str], kind: str, tokens: Sequence[Token]) -> bool:
    """An interrogative asks only near the front or after a preposition, else it is a conjunction."""
    if match.start() <= 3 or (kind in _AT_THE_END and not text[match.end() :].strip(" ?!.")):
        return True
    before = fold(text[: match.start()]).split()
    if kind in {"which", "list"} and before and before[-1] in {"de", "em", "com", "para", "a", "por"}:
        return True
    if kind in {"what", "which", "how", "why", "list"}:
        return (len(before) <= 3 and all(word in _LEADS for word in before)) or text[: match.start()].rstrip().endswith(
            ","
        )
    return (len(before) <= 3 and all(word in _LEADS for word in before)) or text[: match.start()].rstrip().endswith(",")


_LEADS = bag(
    "e mas entao em de com para pra pro p a por desde ate no na do da sobre olha diz-me me lembra lembra-me "
    "partir sabes sabe dizer voce pode podes contra o os as ao afinal agora eu ha"
)


def _subject(text: str, tokens: Sequence[Token], person_names: Sequence[str]) -> tuple[str, set[int]]:
    """Return whom the question is about and the words that say so."""
    own = {fold(name) for name in person_names if name} | {fold(name).split()[0] for name in person_names if name}
    related = _related(text, tokens)
    if related is not None:
        return related
    if asks_who_did(tokens):
        return "", set()
    names = [
        (i, j, s)
        for i, j, s in names_in(text, tokens, sentence_start=tokens[0].start if tokens else 0)
        if tokens[i].key not in QUESTION_WORDS
    ]
    first_person = any(
        t.key in MINE or t.key in {"eu", "me", "mim", "comigo"} or _is_first(text, tokens, i)
        for i, t in enumerate(tokens)
    )
    for i, j, surface in names:
        if fold(surface) in own or fold(surface).split()[0] in own:
            return PERSON, set(range(i, j))
    if not first_person:
        for i, j, surface in names:
            return surface, set(range(i, j))
    thing = _thing(text, tokens)
    if thing is not None and not first_person:
        return thing
    return (PERSON if first_person else ""), set()


def _is_first(text: str, tokens: Sequence[Token], i: int) -> bool:
    """Tell whether a word is a verb that only "I" or "we" can be the subject of."""
    token = tokens[i]
    if "-me" in token.key:
        return True
    if token.key in {"como", "que", "para", "caso", "quanto"} or (token.is_capital and i):
        return False
    asked = i > 1 and tokens[i - 2].key in {"que", "qual", "quantos", "quantas"} and i < 4  # "que comprimido tomo"
    if i and (asked or tokens[i - 1].key in _ASKING_LEADS):
        forms = tuple(f for f in readings(token.key.split("-")[0]) if f.tense in INDICATIVE)
    else:
        forms = finite_at(text, tokens, i)
    return any(f.person in {"1s", "1p"} for f in forms)


_ASKING_LEADS = bag(
    "onde que quando quanto quanta empresa carro ferramenta numero lingua linguas instrumento "
    "desporto esporte curso ainda tambem"
)


def _related(text: str, tokens: Sequence[Token]) -> tuple[str, set[int]] | None:
    """ "minha irmã (Ana)" → the name when it is given, else the relation."""
    for i, token in enumerate(tokens[:-1]):
        if token.key not in MINE:
            continue
        at = i + 1
        if tokens[at].key in _BEFORE_TIE and at + 1 < len(tokens):
            at += 1
        if tokens[at].key in EVENTS:
            return tokens[at].text, {i}
        if _is_free(text, tokens, i, at):
            continue
        relation = COMPOUND.get((tokens[at - 1].key, tokens[at].key)) or relation_of(
            tokens[at].key, tokens[at].text, plural=True
        )
        if not relation:
            continue
        if at + 1 < len(tokens) and tokens[at + 1].is_capital:
            for first, last, surface in names_in(text, tokens[at + 1 :], sentence_start=-1):
                if first == 0:
                    return surface, set(range(i, at + 1 + last))
        return relation, {i, at}
    return None


def _is_free(text: str, tokens: Sequence[Token], i: int, at: int) -> bool:
    """ "our partner in Kyoto", "my team": an attribute of the person, not somebody."""
    key = tokens[at].key
    if relation_of(key) in GROUPS:
        return True
    linked = at + 1 < len(tokens) and tokens[at + 1].key in {"em", "no", "na", "para", "do", "da"}
    return (
        key in {"parceiro", "parceira"}
        and (linked or tokens[i].key in {"nosso", "nossa"})
        and touches(text, tokens[i], tokens[at])
    )


def _thing(text: str, tokens: Sequence[Token]) -> tuple[str, set[int]] | None:
    """ "o prazo do relatório" → relatório; "quando é o lançamento" → lançamento."""
    for i in range(len(tokens) - 1):
        if tokens[i].key in {"do", "da", "dos", "das"} and not is_function(tokens[i + 1].key) and i >= 2:
            if tokens[i + 1].key in {"semana", "mes", "ano", "dia"}:  # "em que dia da semana"
                continue
            last = i + 2
            while (
                last < min(len(tokens), i + 5)
                and touches(text, tokens[last - 1], tokens[last])
                and (not is_function(tokens[last].key) or tokens[last].key in {"de", "do", "da", "em"})
            ):
                last += 1
            last = without_school(tokens, i + 1, last)
            return text[tokens[i + 1].start : tokens[last - 1].end], set(range(i + 1, last))
    for i in range(1, len(tokens) - 1):
        if (
            tokens[i].text.lower() in {"o", "a", "os", "as"}
            and not is_function(tokens[i + 1].key)
            and not readings(tokens[i + 1].key)[:1]
        ):
            last = i + 2
            while last < len(tokens) and last < i + 6 and touches(text, tokens[last - 1], tokens[last]):
                if any(f.person == "3s" and f.tense in INDICATIVE for f in finite_at(text, tokens, last)):
                    break
                last += 1
            while last > i + 2 and tokens[last - 1].key in _BEFORE_TIE:  # "a motosserra nova" is a chainsaw
                last -= 1
            return text[tokens[i + 1].start : tokens[last - 1].end], set()
    return None


def _asks_imperfect(tokens: Sequence[Token]) -> bool:
    return any(
        any(f.tense == "impf" for f in readings(t.key)) and t.key not in {"era", "ia", "via", "tinha"} for t in tokens
    )


def _expected(kind: QuestionKind, text: str) -> NameKind | Literal["date", "number", ""]:
    if kind in {"when", "how_long"}:
        return "date"
    if kind in {"how_many", "how_old"} or re.search(r"\bquanto\b", text, re.I):
        return "number"
    if kind == "who":
        return "person"
    if kind == "where":
        return (
            "place" if re.search(r"\b(?:mor\w+|viv\w+|nasc\w+|cresc\w+|resid\w+|cidade|pa[ií]s)\b", text, re.I) else ""
        )
    return ""


def _polarity(kind: QuestionKind, tokens: Sequence[Token], taken: set[int]) -> tuple[str, ...]:
    if kind != "yes_no":
        return ()
    return tuple(
        t.text
        for i, t in enumerate(tokens)
        if i not in taken and not is_function(t.key) and t.key not in _NO_PREDICATE and not _is_light(t.key)
    )


def _is_light(key: str) -> bool:
    return any(
        f.lemma in {"ser", "estar", "ter", "haver", "ir", "poder", "dever", "lembrar", "saber"} for f in readings(key)
    )


_NO_PREDICATE = bag("sera ainda eu minha meu acaso ja mesmo afinal nome")
