"""Sparing: clauses that are better left unsaid, and where the rest of a clause begins."""

import re
from dataclasses import dataclass

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.clause.predicates import SUBORDINATORS
from reverie.text.portuguese.verbs.finite import clitics_of, touches
from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import fold
from reverie.text.portuguese.words.voice import Voice

_OPENER = re.compile(
    r"(?:(?:e|mas|porém|porem|então|entao|aí|ai|pois|pois é|olha|olhe|bom|bem|ah|oh|ei|opa|aliás|"
    r"alias|enfim|afinal|tipo|sim|ok|okay|claro|"
    r"certo|obrigad[oa]|valeu|perfeito|ótimo|otimo|boa|beleza|na verdade|por isso|portanto|logo|além "
    r"disso|alem disso|também|tambem|só que|so que|"
    r"é que|e que|não|nao|kkk+|rs+|haha\w*|lol|sabe|sabes|veja|vê|repara|por acaso|a propósito|já "
    r"agora|ja agora|assim|ora|eh pá|epá|pá|"
    r"cara|mano|gente|pessoal|aproveitando|correção|correcao|errata|ps|p\.s\.|nota|info|fyi|detalhe|"
    r"desculpa|desculpe|infelizmente|felizmente|"
    r"basicamente|resumindo|digo|quer dizer|quero dizer|é verdade|e verdade|oi|olá|ola|bom dia|boa "
    r"tarde|boa noite|hum+|hmm+|"
    r"obrigad[oa] pela (?:ajuda|dica|resposta)|até porque|outra coisa|a questão é que|o problema é "
    r"que|acontece que|sendo assim|nesse caso|neste caso)"
    r"(?=[\s,.:;!–—-]))(?:\s*[,.:;!–—-]+\s*|\s+)",
    re.IGNORECASE,
)
_BARE_OPENERS = bag(
    "nao bem boa so tambem logo certo assim claro sim bom perfeito otimo ola gente sabe ve tipo nota cara mano"
)
"""Openers that are cut only before a comma, for they may also be part of the clause."""
_LISTENER_WORDS = bag("tu te ti teu tua teus tuas contigo voce voces vos vc vcs ce convosco")
_HABITS = bag("sempre todo todos toda todas as aos costumava quando")
_INVERTED = bag("nascer morrer falecer chegar faltar entrar sair vir aparecer ligar telefonar começar acabar existir")
SMALL = bag(
    "nao ja tambem so sempre nunca ainda mal agora hoje ontem quase quando no na em nos nas desde "
    "ate depois antes as aqui la "
    "normalmente geralmente ultimamente atualmente durante com sem se para por a o os este esta e "
    "finalmente raramente apenas "
    "recentemente amanha anteontem logo realmente me n"
)
_GROUPED = bag(
    "nao ja tambem so sempre nunca ainda mal n nem quase realmente mesmo raramente apenas me te se "
    "lhe nos jamais o a os as sim"
)


@dataclass(frozen=True, slots=True)
class Scene:
    """What a rewriting needs to know besides the clause."""

    voice: Voice
    listener: str
    """The name for "você"; empty for an assistant."""
    subject: str
    """The phrase that fills a left-out or pronominal third-person subject; empty where none is known."""


def fronted(clause: Clause) -> int | None:
    """ "Chá eu detesto": return where the object that stands first ends, when nothing else follows the verb."""
    first, last = clause.subject
    if first == 0 or first == last or clause.main != len(clause.tokens) - 1 or first > 4:
        return None
    front = clause.tokens[:first]
    if any(t.key in SMALL | _GROUPED or readings(t.key) for t in front) or not touches(
        clause.text, front[-1], clause.tokens[first]
    ):
        return None
    return first


def topic_end(clause: Clause) -> int:
    """Return where a noun that stands before "eu" ends ("detran eu faço amanhã"), or 0."""
    first, last = clause.subject
    if first == 0 or first == last or first > 4:
        return 0
    front = clause.tokens[:first]
    if any(t.key in SMALL | _GROUPED or t.key in SUBORDINATORS for t in front) or not touches(
        clause.text, front[-1], clause.tokens[first]
    ):
        return 0
    return front[-1].end


def might_have(clause: Clause) -> bool:
    """ "Podia ter sido médica", "devia deixar de fumar": not so, or not yet."""
    if clause.form is None or clause.form.tense not in {"impf", "cond"}:
        return False
    habit = {t.key for t in clause.tokens} & _HABITS
    going = clause.chain[0] == "ir" and clause.form.tense == "impf" and not habit
    return clause.chain[0] in {"poder", "dever"} or going


def is_plural(clause: Clause) -> bool:
    """ "Estamos noivos": the adjective is of several, and the sentence would name one."""
    if clause.who != "we" or clause.lemma not in {"ser", "estar", "ficar"} or clause.after >= len(clause.tokens):
        return False
    return clause.tokens[clause.after].key.endswith(("os", "as", "is", "es"))


def is_nobody(clause: Clause) -> bool:
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


def speaks_to_listener(clause: Clause, scene: Scene) -> bool:
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


def impersonal(clause: Clause) -> bool:
    """Tell whether a verb without subject needs none: "há", "chove", "são cinco horas"."""
    if clause.form is None:
        return False
    return clause.form.lemma in {"haver", "chover"} or (
        clause.who == "none"
        and clause.form.lemma in _INVERTED
        and clause.after < len(clause.tokens)
        and clause.tokens[clause.after].key in {"o", "a", "os", "as", "meu", "minha"}
    )
