"""Rewriting: a clause as somebody else would say it, "eu" and "meu" replaced by the name."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from reverie.text.portuguese.clause.clauses import SUBORDINATORS, Clause
from reverie.text.portuguese.clause.possessives import Possession, possessive_edits
from reverie.text.portuguese.verbs.finite import OPENERS, base_of, clitics_of, finite_at, touches
from reverie.text.portuguese.verbs.forms import Form, Person, conjugate, readings, third_of
from reverie.text.portuguese.words.edits import Edit, apply_edits
from reverie.text.portuguese.words.tokens import SPELLED, Token, fold
from reverie.text.portuguese.words.voice import Voice

_OPENER = re.compile(
    r"(?:(?:e|mas|porém|porem|então|entao|aí|ai|pois|pois é|olha|olhe|bom|bem|ah|oh|ei|opa|aliás|alias|enfim|afinal|tipo|sim|ok|okay|claro|"
    r"certo|obrigad[oa]|valeu|perfeito|ótimo|otimo|boa|beleza|na verdade|por isso|portanto|logo|além disso|alem disso|também|tambem|só que|so que|"
    r"é que|e que|não|nao|kkk+|rs+|haha\w*|lol|sabe|sabes|veja|vê|repara|por acaso|a propósito|já agora|ja agora|assim|ora|eh pá|epá|pá|"
    r"cara|mano|gente|pessoal|aproveitando|correção|correcao|errata|ps|p\.s\.|nota|info|fyi|detalhe|desculpa|desculpe|infelizmente|felizmente|"
    r"basicamente|resumindo|digo|quer dizer|quero dizer|é verdade|e verdade|oi|olá|ola|bom dia|boa tarde|boa noite|hum+|hmm+|"
    r"obrigad[oa] pela (?:ajuda|dica|resposta)|até porque|outra coisa|a questão é que|o problema é que|acontece que|sendo assim|nesse caso|neste caso)"
    r"(?=[\s,.:;!–—-]))(?:\s*[,.:;!–—-]+\s*|\s+)",
    re.IGNORECASE,
)
_BARE_OPENERS = frozenset(
    "nao bem boa so tambem logo certo assim claro sim bom perfeito otimo ola gente sabe ve tipo nota cara mano".split()
)
"""Openers that are cut only before a comma, for they may also be part of the clause."""
_TAIL = re.compile(
    r"(?:[\s,.!…;:–—-]|\b(?:né|ne|tá|viu|hein|sabe|sabes|kkk+|k{2,}|rs+|haha\w*|ahah\w*|hehe\w*|lol|ok|obrigad[oa]|valeu|pá|pois|certo|"
    r"por favor|pfv|pf|não é|percebes|entendeu|entende|sqn)\b\s*\??|[:;]-?[)(DPp]|<3|[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200d])+$",
    re.IGNORECASE,
)
_DATIVE = frozenset(
    "dever dar dizer ligar pedir mandar enviar emprestar oferecer mostrar contar ensinar explicar telefonar recomendar sugerir perguntar "
    "escrever pagar trazer custar prometer devolver receitar prescrever diagnosticar faltar doer apetecer parecer acontecer vender alugar "
    "entregar responder deixar apresentar passar propor agradecer fazer roubar doar servir interessar importar restar sobrar lembrar "
    "confirmar garantir informar falar comprar tirar por aconselhar permitir proibir cobrar arranjar".split()
)
_LISTENER_WORDS = frozenset("tu te ti teu tua teus tuas contigo voce voces vos vc vcs ce convosco".split())
_GONE = frozenset({"eu", "nós"})


@dataclass(frozen=True, slots=True)
class Scene:
    """What a rewriting needs to know besides the clause."""

    voice: Voice
    listener: str
    """The name for "você"; empty for an assistant."""
    subject: str
    """The phrase that fills a left-out or pronominal third-person subject; empty where none is known."""


def third_person(clause: Clause, scene: Scene, owned: Sequence[Possession], dates: Sequence[Edit]) -> str | None:
    """Return the clause in the third person with its subject named, or None where that cannot be done safely."""
    if (
        clause.main < 0
        or clause.form is None
        or _is_nobody(clause)
        or _might_have(clause) or _is_plural(clause)
        or _speaks_to_listener(clause, scene)
    ):
        return None
    spoken = clause.who in {"speaker", "we"}
    if not spoken and clause.who != "third" and not scene.subject and clause.who != "none":
        return None
    edits = list(dates)
    edits += _subject_edits(clause, scene, spoken=spoken)
    edits += possessive_edits(clause.text, clause.tokens, owned, scene.voice, reflexive=spoken)
    for i in range(len(clause.tokens)):
        edits += _word_edits(clause, i, scene, spoken=spoken)
    moved = _fronted(clause) if spoken else None
    if moved is not None:
        words = clause.text[clause.tokens[0].start : clause.tokens[moved - 1].end]
        stop = clause.tokens[-1].end
        edits.insert(0, Edit(clause.tokens[0].start, clause.tokens[moved].start, ""))
        edits.append(Edit(stop, stop, f" {words[:1].lower()}{words[1:]}"))
    elif spoken and (at := _topic_end(clause)):
        edits.insert(0, Edit(at, at, ","))
    return _finish(clause, content_start(clause), edits)


def _fronted(clause: Clause) -> int | None:
    """ "Chá eu detesto": return where the object that stands first ends, when nothing else follows the verb."""
    first, last = clause.subject
    if first == 0 or first == last or clause.main != len(clause.tokens) - 1 or first > 4:
        return None
    front = clause.tokens[:first]
    if any(t.key in _SMALL | _GROUPED or readings(t.key) for t in front) or not touches(
        clause.text, front[-1], clause.tokens[first]
    ):
        return None
    return first


def _topic_end(clause: Clause) -> int:
    """Return where a noun that stands before "eu" ends ("detran eu faço amanhã"), or 0."""
    first, last = clause.subject
    if first == 0 or first == last or first > 4:
        return 0
    front = clause.tokens[:first]
    if any(t.key in _SMALL | _GROUPED or t.key in SUBORDINATORS for t in front) or not touches(clause.text, front[-1], clause.tokens[first]):
        return 0
    return front[-1].end


def _might_have(clause: Clause) -> bool:
    """ "Podia ter sido médica", "devia deixar de fumar": not so, or not yet."""
    if clause.form is None or clause.form.tense not in {"impf", "cond"}:
        return False
    habit = {t.key for t in clause.tokens} & {
        "sempre",
        "todo",
        "todos",
        "toda",
        "todas",
        "as",
        "aos",
        "costumava",
        "quando",
    }
    going = clause.chain[0] == "ir" and clause.form.tense == "impf" and not habit
    return clause.chain[0] in {"poder", "dever"} or going


def _is_plural(clause: Clause) -> bool:
    """ "Estamos noivos": the adjective is of several, and the sentence would name one."""
    if clause.who != "we" or clause.lemma not in {"ser", "estar", "ficar"} or clause.after >= len(clause.tokens):
        return False
    return clause.tokens[clause.after].key.endswith(("os", "as", "is", "es"))


def _is_nobody(clause: Clause) -> bool:
    """ "Há quem faça …" says nothing of anybody."""
    return clause.lemma == "haver" and clause.after < len(clause.tokens) and clause.tokens[clause.after].key == "quem"


def content_start(clause: Clause) -> int:
    """Return the offset where the clause begins once its openers are cut."""
    at = clause.start
    while True:
        match = _OPENER.match(clause.text, at, clause.end)
        if not match:
            return at
        word = fold(match.group()).strip(" ,.:;!-–—")
        marked = any(mark in match.group() for mark in ",.:;!–—")
        if (word in _BARE_OPENERS and not marked) or match.end() >= clause.tokens[-1].start + 1:
            return at
        if match.end() > clause.tokens[clause.main].start:
            return at
        at = match.end()


def _finish(clause: Clause, start: int, edits: Sequence[Edit]) -> str | None:
    end = clause.end
    tail = _TAIL.search(clause.text, start, end)
    if tail:
        end = max(tail.start(), clause.tokens[clause.main].end)
    line = apply_edits(clause.text, start, end, [e for e in edits if e.start >= start])
    line = line.strip(" ,;:-–—")
    if line.count("(") != line.count(")"):
        line = line.replace("(", "").replace(")", "")
    if line.count('"') % 2 or line.count("“") != line.count("”"):
        return None
    return line[:1].upper() + line[1:] + "." if line else None


def _speaks_to_listener(clause: Clause, scene: Scene) -> bool:
    """Tell whether the clause is about the one spoken to, who has no name here."""
    if scene.listener and clause.who != "listener":
        return any(t.key in _LISTENER_WORDS - {"voce", "vc"} for t in clause.tokens)
    if clause.who == "listener":
        return True
    for i, t in enumerate(clause.tokens):
        if t.key in _LISTENER_WORDS or "te" in clitics_of(t):
            return True
        governed = i and clause.tokens[i - 1].key in {"que", "se", "quando", "como", "nao", "onde"}
        if (
            i != clause.main
            and governed
            and not t.is_capital
            and readings(t.key)
            and all(f.person == "2s" for f in readings(t.key))
            and len(t.key) > 4
        ):
            return True
    return False


def _subject_edits(clause: Clause, scene: Scene, *, spoken: bool) -> list[Edit]:
    first, last = clause.subject
    tokens = clause.tokens
    if spoken:
        return _speaker_edits(clause, scene.voice)
    if clause.who == "pronoun" or (clause.who == "none" and scene.subject):
        if first < last:
            return [Edit(tokens[first].start, tokens[last - 1].end, scene.subject), *_lowered(clause, first)]
        at = group_start(clause)
        return [
            Edit(tokens[at].start, tokens[at].start, scene.subject + " "),
            *_lowered(clause, at),
            *_lowered_verb(clause),
        ]
    return []


def _speaker_edits(clause: Clause, voice: Voice) -> list[Edit]:
    first, last = clause.subject
    tokens = clause.tokens
    if first < last:
        for i in range(first, last):
            if tokens[i].key == "eu" or tokens[i].text.lower() == "nós":
                return [Edit(tokens[i].start, tokens[i].end, voice.plain), *_lowered(clause, 0)]
            if tokens[i].key == "gente" and i > 0:
                return [Edit(tokens[i - 1].start, tokens[i].end, voice.plain), *_lowered(clause, 0)]
    at = group_start(clause)
    insert = Edit(tokens[at].start, tokens[at].start, voice.plain + " ")
    return [insert, *_lowered(clause, at), *_lowered(clause, 0)]


def _lowered_verb(clause: Clause) -> list[Edit]:
    """The verb of a third person that stood first loses its capital."""
    token = clause.tokens[clause.main]
    return [Edit(token.start, token.start + 1, token.text[0].lower())] if token.is_capital else []


def _lowered(clause: Clause, i: int) -> list[Edit]:
    """A word that was first and no longer is loses its capital, unless it is a name."""
    token = clause.tokens[i]
    if token.text[:1].isupper() and i in {0, group_start(clause)} and token.start == clause.start and i != clause.main:
        word = SPELLED.get(token.key, token.text)
        if token.key in _SMALL or readings(token.key):
            return [Edit(token.start, token.end, word[:1].lower() + word[1:])]
    return []


_SMALL = frozenset(
    "nao ja tambem so sempre nunca ainda mal agora hoje ontem quase quando no na em nos nas desde ate depois antes as aqui la "
    "normalmente geralmente ultimamente atualmente durante com sem se para por a o os este esta e finalmente raramente apenas "
    "recentemente amanha anteontem logo realmente me n".split()
)


def group_start(clause: Clause) -> int:
    """Return the word at which negation, clitics and verb begin."""
    at = clause.main
    while (
        at > 0
        and clause.tokens[at - 1].key in _GROUPED
        and touches(clause.text, clause.tokens[at - 1], clause.tokens[at])
    ):
        at -= 1
    return max(at, clause.subject[1]) if clause.subject[0] < clause.subject[1] else at


_GROUPED = frozenset(
    "nao ja tambem so sempre nunca ainda mal n nem quase realmente mesmo raramente apenas me te se lhe nos jamais o a os as sim".split()
)


def _word_edits(clause: Clause, i: int, scene: Scene, *, spoken: bool) -> list[Edit]:
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
    return before is not None and before.key in {
        "que",
        "quando",
        "porque",
        "onde",
        "se",
        "como",
        "enquanto",
        "nao",
        "ja",
    }


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
    """A present in -o is a verb only behind a mark or a word that verbs follow; else it may be a noun ("fazendo curso")."""
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


def impersonal(clause: Clause) -> bool:
    """Tell whether a verb without subject needs none: "há", "chove", "são cinco horas"."""
    if clause.form is None:
        return False
    return clause.form.lemma in {"haver", "chover"} or (
        clause.form.lemma in {"nascer", "morrer", "falecer", "chegar", "faltar", "entrar", "sair", "vir", "aparecer", "ligar", "telefonar", "começar", "acabar", "existir"}
        and clause.after < len(clause.tokens)
        and clause.tokens[clause.after].key in {"o", "a", "os", "as", "meu", "minha"}
    )


def conjugated(lemma: str) -> str:
    """Return the third person of the present of a verb."""
    return conjugate(lemma, "pres", "3s")
