"""Persons: the words of a clause put from the first person into the third."""

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.retelling.sparing import Scene
from reverie.text.portuguese.verbs.finite import OPENERS, base_of, clitics_of, finite_at, touches
from reverie.text.portuguese.verbs.forms import Form, Person, readings, third_of
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import Edit
from reverie.text.portuguese.words.tokens import SPELLED, Token, fold

_DATIVE = bag(
    "dever dar dizer ligar pedir mandar enviar emprestar oferecer mostrar contar ensinar explicar "
    "telefonar recomendar sugerir perguntar "
    "escrever pagar trazer custar prometer devolver receitar prescrever diagnosticar faltar doer "
    "apetecer parecer acontecer vender alugar "
    "entregar responder deixar apresentar passar propor agradecer fazer roubar doar servir "
    "interessar importar restar sobrar lembrar "
    "confirmar garantir informar falar comprar tirar por aconselhar permitir proibir cobrar arranjar"
)
_GONE = frozenset({"eu", "nós"})
_NEEDS_SUBJECT = bag("que quando porque onde se como enquanto nao ja")


def word_edits(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> list[Edit]:
    """Return the edits that one word asks for."""
    token = clause.tokens[i]
    verb = _verb_edit(clause, i, scene, spoken=spoken)
    if verb:
        return verb
    lowered = token.text.lower()
    if lowered in _GONE and not clause.subject[0] <= i < clause.subject[1]:
        return _inner_subject(clause, i, scene, spoken=spoken)
    if (
        token.key == "gente"
        and i
        and clause.tokens[i - 1].key == "a"
        and not clause.subject[0] <= i < clause.subject[1]
    ):
        return [Edit(clause.tokens[i - 1].start, token.end, scene.voice.plain)]
    if token.key in {"me", "nos"}:
        return _clitic_edit(clause, i, scene, spoken=spoken)
    if token.key in {"mim", "comigo", "conosco", "connosco"}:
        return _oblique_edit(clause, i, scene, spoken=spoken)
    if token.key in {"voce", "vc"} and scene.listener:
        return [Edit(token.start, token.end, scene.listener)]
    spelled = SPELLED.get(lowered)
    if spelled and token.text.islower():
        return [Edit(token.start, token.end, spelled)]
    return []


def _inner_subject(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> list[Edit]:
    token = clause.tokens[i]
    after = clause.tokens[i + 1].start if i + 1 < len(clause.tokens) else token.end
    if spoken:
        return [Edit(token.start, after, "")]
    return [Edit(token.start, token.end, scene.voice.plain)]


def _verb_edit(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> list[Edit]:
    """Put a first-person verb into the third person."""
    tokens, token = clause.tokens, clause.tokens[i]
    form = clause.form if i == clause.main and spoken else _first_person_at(clause, i)
    tail = _clitic_tail(clause, i, scene, spoken=spoken)
    base = token.text.split("-")[0] if clitics_of(token) else token.text
    if form is None or (form.person not in {"1s", "1p"}):
        if i == clause.main and token.text.lower() in {"e", "esta"}:
            return [Edit(token.start, token.end, "é" if token.key == "e" else "está")]
        if tail is None:
            return []
        return [Edit(token.start, token.end, _whole(base) + tail)]
    person: Person = "3p" if i == clause.main and _is_joint(clause) else "3s"
    if (
        i != clause.main
        and not spoken
        and form.person == "1p"
        and any(tokens[k].key == "e" for k in range(max(0, i - 3), i))
    ):
        return []
    word = third_of(form, base.lower(), person)
    if i != clause.main and not spoken and _needs_subject(clause, i):
        word = f"{scene.voice.plain} {word}"
    return [Edit(token.start, token.end, word + (tail if tail is not None else ""))]


def _whole(base: str) -> str:
    """A verb cut before its pronoun keeps its full form: "mudámo-nos" → "mudámos", "dá-me"."""
    return base + "s" if base.endswith("mo") else base


def _needs_subject(clause: Clause, i: int) -> bool:
    before = clause.tokens[i - 1] if i else None
    return before is not None and before.key in _NEEDS_SUBJECT


def _is_joint(clause: Clause) -> bool:
    """Tell "eu e o Pedro" from "eu"."""
    first, last = clause.subject
    keys = [t.key for t in clause.tokens[first:last]]
    return "eu" in keys and "e" in keys


def _first_person_at(clause: Clause, i: int) -> Form | None:
    """Return the reading of a further verb that only the first person fits."""
    forms = finite_at(clause.text, clause.tokens, i)
    if not forms:
        return _subjunctive_we(clause.tokens[i])
    noun = any(f.tense == "pres" for f in forms) and i and not _opens_verb(clause, i)
    if noun or any(f.person in {"3s", "3p"} for f in forms) or not any(f.person in {"1s", "1p"} for f in forms):
        return None
    return next(f for f in forms if f.person in {"1s", "1p"})


def _opens_verb(clause: Clause, i: int) -> bool:
    """A present in -o is a verb only behind a mark or a word that verbs follow; else it may be a noun."""
    before = clause.tokens[i - 1]
    return before.key in OPENERS or not touches(clause.text, before, clause.tokens[i])


def _subjunctive_we(token: Token) -> Form | None:
    if not token.key.endswith("mos"):
        return None
    forms = [f for f in readings(base_of(token)) if f.person == "1p"]
    return forms[0] if forms else None


def _clitic_tail(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> str | None:
    """Return what stands for "-me" and "-nos" behind a verb; None when there is nothing to change."""
    clitics = clitics_of(clause.tokens[i])
    if not clitics or clitics[0] not in {"me", "nos", "ma", "mo"}:
        return None
    if _own_action(clause, i, spoken=spoken):
        return "-se" if clitics[0] in {"me", "nos"} else "-" + clitics[0]
    lemma = next((f.lemma for f in readings(base_of(clause.tokens[i]))), "")
    return f" {scene.voice.to}" if fold(lemma) in _DATIVE else f" {scene.voice.plain}"


def _own_action(clause: Clause, i: int, *, spoken: bool) -> bool:
    """Tell whether the verb that a pronoun leans on is the speaker's own doing."""
    for k in range(i, -1, -1):
        forms = clause.forms if k == clause.main else finite_at(clause.text, clause.tokens, k)
        if forms:
            if k == clause.main and spoken:
                return True
            return any(f.person in {"1s", "1p"} for f in forms) and not any(f.person == "3s" for f in forms)
    return spoken


def _clitic_edit(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> list[Edit]:
    """Replace a pronoun that stands alone: "me mudei" → "se mudou", "me deu" → "deu a Nadia"."""
    tokens = clause.tokens
    if i + 1 >= len(tokens) or not touches(clause.text, tokens[i], tokens[i + 1]):
        return []
    following = readings(base_of(tokens[i + 1]))
    if not following:
        return []
    if tokens[i].key == "nos" and (
        tokens[i].text.lower() == "nós" or not (i and finite_at(clause.text, (tokens[i - 1], tokens[i + 1]), 1))
    ):
        return []
    finite = i + 1 == clause.main or bool(finite_at(clause.text, tokens, i + 1))
    own = _own_action(clause, i + 1 if finite else i, spoken=spoken)
    if own:
        return [Edit(tokens[i].start, tokens[i].end, "se")]
    lemma = fold(following[0].lemma)
    name = scene.voice.to if lemma in _DATIVE else scene.voice.plain
    return [Edit(tokens[i].start, tokens[i + 1].start, ""), Edit(tokens[i + 1].end, tokens[i + 1].end, f" {name}")]


def _oblique_edit(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> list[Edit]:
    token = clause.tokens[i]
    if token.key == "mim":
        if spoken:
            return [Edit(token.start, token.end, "si")]
        before = clause.tokens[i - 1] if i else None
        if before is not None and before.key in {"de", "a", "em", "por"}:
            return [Edit(before.start, token.end, scene.voice.after(before.text.lower().replace("à", "a")))]
        return [Edit(token.start, token.end, scene.voice.plain)]
    return [Edit(token.start, token.end, "consigo" if spoken else scene.voice.after("com"))]
