"""Standing instructions: how the person wants things done from now on."""

import re

from reverie.text.portuguese.retelling.view import Trait
from reverie.text.portuguese.traits.liking import FORMATS
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.nouns import THING_NOUNS
from reverie.text.portuguese.words.tokens import fold, tokens_of
from reverie.text.portuguese.words.voice import Voice

_NICKNAME = re.compile(
    r"(?i:me (?:chama|chame|trata|trate|trates|chames|tratem|chamem)|(?:chama|chame|trata|trate)-me|"
    r"(?:me )?(?:chamar|tratar)(?:-me)?)(?: s[oó]| apenas| sempre)? (?i:de |por "
    r")?(?P<name>[A-ZÀ-Ý][\w-]+)"
)
_ANSWER = re.compile(
    r"(?:respond\w*|respostas?|fal\w*(?: comigo)?|escrev\w*)(?:-me)?[^.]{0,30}?\bem "
    r"(?P<lang>portugu[eê]s(?: (?:de portugal|do brasil|europeu|brasileiro))?|ingl[eê]s|espanhol|"
    r"franc[eê]s|alem[aã]o)\b",
    re.I,
)
_NOT_FORMAT = bag("nunca nao jamais nada sem")
_SCOPE = re.compile(
    r"\b(?:n[oa]s? (?P<in>(?:minhas?|meus?|tuas?|suas?|nossas?|nossos?)? ?(?:cartas?|emails?|e-mails?|"
    r"mensagens|receitas?|relat[oó]rios?|or[cç]amentos?|c[oó]digo|revis(?:ão|ões)|code reviews?|"
    r"textos?|posts?|respostas de trabalho|apresenta[cç](?:ão|ões)|"
    r"projeto \w+|planilhas?|tradu[cç](?:ão|ões)|atas?))|para (?:o |a |os |as )(?P<for>projeto \w+|"
    r"receitas?|clientes?|relat[oó]rios?|emails?|cartas?|or[cç]amentos?))\b",
    re.I,
)
_EMPTY = re.compile(
    r"^\W*(?:fa[cç]a|faz|fa[cç]am|mant[eé]m|mantenha|continua|continue|deixa|deixe|p[oõ]e|ponha) "
    r"(?:sempre )?(?:assim|isso|isto)\b",
    re.I,
)


def instruction_trait(sentence: str) -> Trait:
    """Return what a standing instruction sets.

    >>> t = instruction_trait("Manda sempre os relatórios em PDF, nunca em PNG.")
    >>> t.attr, t.value, t.ends
    ('report format', 'PDF', 'PNG')
    """
    match = _NICKNAME.search(sentence)
    if match:
        return Trait("instruction", "nickname", match.group("name"))
    match = _ANSWER.search(sentence)
    if match:
        return Trait("instruction", "answer language", match.group("lang"))
    return _format(sentence)


def _format(sentence: str) -> Trait:
    """ "PDF, nunca PNG", "em vez de PNG"."""
    tokens = tokens_of(sentence)
    wanted = unwanted = ""
    for i, token in enumerate(tokens):
        if token.key not in FORMATS:
            continue
        before = {t.key for t in tokens[max(0, i - 3) : i]}
        if before & _NOT_FORMAT or {"vez", "de"} <= before or "inves" in before:
            unwanted = unwanted or token.text
        else:
            wanted = wanted or token.text
    if not wanted and not unwanted:
        return Trait("instruction")
    noun = next((THING_NOUNS[t.key] for t in tokens if t.key in THING_NOUNS), "")
    return Trait("instruction", f"{noun} format" if noun else "format", wanted, ends=unwanted if wanted else "")


def instruction_text(sentence: str, voice: Voice) -> str:
    """Word an instruction: the person's own words, said to be theirs; empty when they say nothing by themselves.

    >>> instruction_text("Responde sempre em português.", Voice("Nadia"))
    'Nadia pede: “Responde sempre em português.”'
    """
    words = " ".join(sentence.split()).strip(" ,;-")
    if _EMPTY.match(words) or any(mark in words for mark in "“”«»") or len(words) > 280 or len(words.split()) < 2:
        return ""
    name = voice.plain
    marks = "«{}»" if '"' in words else "“{}”"
    return f"{name[:1].upper()}{name[1:]} pede: {marks.format(words)}"


def scope_of(sentence: str) -> str:
    """Return what a rule is limited to, or an empty string."""
    match = _SCOPE.search(sentence)
    if not match:
        return ""
    words = (match.group("in") or match.group("for") or "").strip()
    return re.sub(r"^(?:minhas?|meus?|tuas?|suas?|nossas?|nossos?) ", "", fold(words)) if words else ""
