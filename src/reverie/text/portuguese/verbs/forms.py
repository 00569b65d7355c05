"""Verb forms: what a word may be as a verb, and the same verb in another person."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from reverie.text.portuguese.verbs import lexicon
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import fold

Tense = Literal["pres", "pret", "impf", "fut", "cond", "subj", "subj_impf", "subj_fut", "inf", "ger", "part"]
Person = Literal["1s", "2s", "3s", "1p", "3p", ""]

INDICATIVE = frozenset({"pres", "pret", "impf", "fut", "cond"})
CLITICS = bag("me te se nos vos lhe lhes o a os as lo la los las no na mo ma to ta lho lha")


@dataclass(frozen=True, slots=True)
class Form:
    """One reading of a word as a verb form."""

    lemma: str
    tense: Tense
    person: Person


_PERSONS: tuple[Person, ...] = ("1s", "2s", "3s", "1p", "3p")
_ENDINGS: dict[str, dict[Tense, str]] = {
    "ar": {
        "pres": "o as a amos am", "pret": "ei aste ou ámos aram", "impf": "ava avas ava ávamos avam",
        "subj": "e es e emos em", "subj_impf": "asse asses asse ássemos assem",
    },
    "er": {
        "pres": "o es e emos em", "pret": "i este eu emos eram", "impf": "ia ias ia íamos iam",
        "subj": "a as a amos am", "subj_impf": "esse esses esse êssemos essem",
    },
    "ir": {
        "pres": "o es e imos em", "pret": "i iste iu imos iram", "impf": "ia ias ia íamos iam",
        "subj": "a as a amos am", "subj_impf": "isse isses isse íssemos issem",
    },
}  # fmt: skip
_FUTURE = ("ei", "ás", "á", "emos", "ão")
_CONDITIONAL = ("ia", "ias", "ia", "íamos", "iam")


def readings(key: str) -> tuple[Form, ...]:
    """Return what a folded word may be as a form of a known verb.

    >>> [(f.lemma, f.tense, f.person) for f in readings("moro")]
    [('morar', 'pres', '1s')]
    >>> readings("gato")
    ()
    """
    return _forms().get(key, ())


def conjugate(lemma: str, tense: Tense, person: Person) -> str:
    """Return the form of a known verb, or the empty string.

    >>> conjugate("preferir", "pres", "3s"), conjugate("fazer", "pret", "3s"), conjugate("mudar", "pret", "3p")
    ('prefere', 'fez', 'mudaram')
    """
    return _paradigms().get((lemma, tense, person), "")


def guess_first_person(key: str) -> Form | None:
    """Return the reading of an unknown word that only a first person can end like, or None.

    >>> guess_first_person("customizei")
    Form(lemma='customizar', tense='pret', person='1s')
    """
    if len(key) > 5 and key.endswith("ei") and not key.endswith(("rei", "lei")):
        return Form(key[:-2] + "ar", "pret", "1s")
    return None


def guess_third_person(key: str) -> Form | None:
    """Return the reading of an unknown word that ends as hardly anything but a past third person does, or None.

    >>> guess_third_person("desmaiou")
    Form(lemma='desmaiar', tense='pret', person='3s')
    """
    if len(key) > 4 and key.endswith("ou"):
        return Form(key[:-2] + "ar", "pret", "3s")
    if len(key) > 6 and key.endswith("aram"):
        return Form(key[:-4] + "ar", "pret", "3p")
    if len(key) > 7 and key.endswith("avam"):
        return Form(key[:-4] + "ar", "impf", "3p")
    return None


def third_of(form: Form, surface: str, person: Person = "3s") -> str:
    """Return the third person of a first-person form: from the table, else by rule from its surface.

    >>> third_of(Form("customizar", "pret", "1s"), "customizei")
    'customizou'
    """
    known = conjugate(form.lemma, form.tense, person)
    if known:
        return known
    if form.tense == "pret" and surface.endswith("ei"):
        stem = surface[:-2]
        if stem.endswith("qu"):
            stem = stem[:-2] + "c"
        elif stem.endswith("gu"):
            stem = stem[:-1]
        return stem + "ou"
    if form.tense == "pres" and surface.endswith("o"):
        return surface[:-1] + "a"
    return surface


def is_infinitive(key: str) -> bool:
    """Tell whether a word is the infinitive of a known verb."""
    return any(form.tense == "inf" for form in readings(key))


@cache
def _paradigms() -> dict[tuple[str, Tense, Person], str]:
    table: dict[tuple[str, Tense, Person], str] = {}
    for lemma in _lemmas():
        for tense, forms in _conjugations(lemma):
            for person, form in zip(_PERSONS, forms, strict=False):
                if form:
                    table[lemma, tense, person] = form
    return table


@cache
def _forms() -> dict[str, tuple[Form, ...]]:
    """Every known form by folded word; where 1s and 3s are alike both readings stand."""
    found: dict[str, list[Form]] = {}
    for (lemma, tense, person), surface in _paradigms().items():
        key = fold(surface)
        if key not in lexicon.NOT_VERBS:
            found.setdefault(key, []).append(Form(lemma, tense, person))
        if tense == "pret" and person == "1p" and key.endswith("amos"):
            continue
    for lemma in _lemmas():
        for tense, surface in _unfinite(lemma):
            key = fold(surface)
            found.setdefault(key, []).append(Form(lemma, tense, ""))
            if tense == "part" and key.endswith("o"):
                for end in ("a", "os", "as"):
                    found.setdefault(key[:-1] + end, []).append(Form(lemma, tense, ""))
    return {key: tuple(forms) for key, forms in found.items()}


@cache
def _lemmas() -> tuple[str, ...]:
    seen = dict.fromkeys(lexicon.IRREGULAR)
    seen.update(dict.fromkeys(lexicon.PREFIXED))
    seen.update(dict.fromkeys(lexicon.STEM_CHANGING_IR))
    for words in (lexicon.AR, lexicon.ER, lexicon.IR):
        seen.update(dict.fromkeys(words.split()))
    return tuple(seen)


def _conjugations(lemma: str) -> Iterator[tuple[Tense, tuple[str, ...]]]:
    if lemma in lexicon.PREFIXED:
        base, prefix = lexicon.PREFIXED[lemma]
        for tense, forms in _conjugations(base):
            yield tense, tuple(prefix + _unaccented_tail(form, base) if form else "" for form in forms)
    elif lemma in lexicon.IRREGULAR:
        yield from _irregular(lemma)
    else:
        yield from _regular(lemma)


def _unaccented_tail(form: str, base: str) -> str:
    """A prefix moves the accent: tem → mantém, pôs → propôs, but põe → propõe."""
    return {"tem": "tém", "têm": "têm", "vem": "vém", "por": "por"}.get(form, form) if base in {"ter", "vir"} else form


def _irregular(lemma: str) -> Iterator[tuple[Tense, tuple[str, ...]]]:
    pres, pret, impf, future, subj, _ = lexicon.IRREGULAR[lemma].split("|")
    first, third, we, they = pres.split()
    yield "pres", (first, _second(third), third, we, they)
    first, third, we, they = pret.split()
    yield "pret", (first, "", third, we, they)
    yield "impf", (impf, impf + "s", impf, _we_imperfect(impf), impf + "m")
    yield "fut", tuple(future + end for end in _FUTURE)
    yield "cond", tuple(future + end for end in _CONDITIONAL)
    yield "subj", (subj, subj + "s", subj, "", _plural(subj))
    stem = they[:-3]
    joint = {"a": "á", "e": "ê", "i": "í", "o": "ô"}.get(stem[-1:], "")
    yield "subj_impf", (stem + "sse", stem + "sses", stem + "sse", stem[:-1] + joint + "ssemos", stem + "ssem")
    yield "subj_fut", (stem + "r", stem + "res", stem + "r", stem + "rmos", stem + "rem")


def _second(third: str) -> str:
    return {
        "tem": "tens",
        "vem": "vens",
        "faz": "fazes",
        "diz": "dizes",
        "traz": "trazes",
        "quer": "queres",
        "é": "és",
    }.get(third, third + "s")


def _we_imperfect(impf: str) -> str:
    accents = {"ava": "ávamos", "ia": "íamos", "ía": "íamos", "era": "éramos", "inha": "ínhamos", "unha": "únhamos"}
    for tail, plural in accents.items():
        if impf.endswith(tail):
            return impf[: -len(tail)] + plural
    return impf + "mos"


def _plural(form: str) -> str:
    return {"vá": "vão", "dê": "deem"}.get(form, form + "m")


def _regular(lemma: str) -> Iterator[tuple[Tense, tuple[str, ...]]]:
    kind = lemma[-2:]
    stem = lemma[:-2]
    for tense, endings in _ENDINGS[kind].items():
        forms = [_spelled(stem, kind, end) for end in endings.split()]
        if tense in {"pres", "subj"}:
            forms = _bent_present(lemma, tense, forms)
        if kind == "ir" and stem.endswith("u") and not stem.endswith(("gu", "qu")):
            forms = _after_u(stem, tense, forms)
        yield tense, tuple(forms)
    yield "fut", tuple(lemma + end for end in _FUTURE)
    yield "cond", tuple(lemma + end for end in _CONDITIONAL)
    yield "subj_fut", (lemma, lemma + "es", lemma, lemma + "mos", lemma + "em")


def _spelled(stem: str, kind: str, end: str) -> str:
    """Join stem and ending as spelling wants it: fic+ei → fiquei, conhec+o → conheço."""
    soft = end[0] in "eiéêí"
    if kind == "ar" and soft:
        if stem.endswith("c"):
            stem = stem[:-1] + "qu"
        elif stem.endswith("g"):
            stem += "u"
        elif stem.endswith("ç"):
            stem = stem[:-1] + "c"
    elif kind != "ar" and not soft:
        if stem.endswith("c"):
            stem = stem[:-1] + "ç"
        elif stem.endswith("gu"):
            stem = stem[:-1]
        elif stem.endswith("g"):
            stem = stem[:-1] + "j"
    return stem + end


def _bent_present(lemma: str, tense: Tense, forms: list[str]) -> list[str]:
    """Apply the vowel changes of the present: passeio, odeio, durmo, prefiro, traduz."""
    if lemma.endswith("ear") or lemma in lexicon.IRREGULAR_IAR:
        stem = lemma[:-3] + "ei"
        ends = ("o", "as", "a", "", "am") if tense == "pres" else ("e", "es", "e", "", "em")
        return [form if not end else stem + end for form, end in zip(forms, ends, strict=True)]
    if lemma in lexicon.STEM_CHANGING_IR:
        first, third = lexicon.STEM_CHANGING_IR[lemma]
        if tense == "subj":
            return [first[:-1] + end for end in ("a", "as", "a", "amos", "am")]
        plural = "constroem" if third == "constrói" else "destroem" if third == "destrói" else third + "m"
        return [first, third + "s", third, forms[3], plural]
    if lemma.endswith("uzir") and tense == "pres":
        return [forms[0], forms[1], forms[2][:-1], forms[3], forms[4]]
    return forms


def _after_u(stem: str, tense: Tense, forms: list[str]) -> list[str]:
    """-uir verbs: possui, possuí, possuía."""
    if tense == "pres" and not stem.endswith(("str",)) and "ó" not in forms[2]:
        return [forms[0], stem + "is", stem + "i", stem + "ímos", stem + "em"]
    if tense == "pret":
        return [stem + "í", stem + "íste", stem + "iu", stem + "ímos", stem + "íram"]
    if tense == "impf":
        return [stem + end for end in ("ía", "ías", "ía", "íamos", "íam")]
    return forms


def _unfinite(lemma: str) -> Iterator[tuple[Tense, str]]:
    yield "inf", lemma
    if lemma in lexicon.PREFIXED:
        base, prefix = lexicon.PREFIXED[lemma]
        yield "part", prefix + lexicon.IRREGULAR[base].split("|")[5]
        yield "ger", ("pondo" if base == "pôr" else base[:-1] + "ndo") if not prefix else prefix + _gerund(base)
        return
    yield "ger", _gerund(lemma)
    if lemma in lexicon.IRREGULAR:
        yield "part", lexicon.IRREGULAR[lemma].split("|")[5]
        return
    yield "part", lexicon.PARTICIPLES.get(lemma, lemma[:-2] + ("ado" if lemma.endswith("ar") else "ido"))


def _gerund(lemma: str) -> str:
    return "pondo" if lemma == "pôr" else lemma[:-1] + "ndo"
