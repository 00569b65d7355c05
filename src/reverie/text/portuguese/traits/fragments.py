"""Fragments: a few words that answer the question before them."""

import re

from reverie.model.statement import Statement
from reverie.text.portuguese.retelling.view import Trait
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.given_names import GIVEN_NAMES
from reverie.text.portuguese.words.nouns import key_of
from reverie.text.portuguese.words.relations import PARTNERS, PETS, is_feminine, relation_of
from reverie.text.portuguese.words.tokens import fold, tokens_of
from reverie.text.portuguese.words.voice import Voice

_YOURS = r"(?:o |a |os |as )?(?:teu|tua|seu|sua|vosso|vossa)"
_CALLED = re.compile(
    rf"\b(?:como (?:é que )?se chama|qual (?:é |e )?o nome d[oae]) ?(?:{_YOURS}) (?P<noun>[\w-]+(?: [\w-]+)?)", re.I
)
_NAME = re.compile(
    r"\b(?:como (?:é que )?(?:te chamas|você se chama|se chama|o senhor se chama)|qual (?:é )?(?:o "
    r")?(?:teu|seu) nome)\s*\?",
    re.I,
)
_LIVE = re.compile(
    r"\bonde (?:é que )?(?:você |tu )?(?:moras?|mora|vives?|vive|resides?)\b|em que cidade (?:é que "
    r")?(?:você )?(?:moras?|vives?)",
    re.I,
)
_AGE = re.compile(r"\bquantos anos (?:é que )?(?:você )?(?:tens|tem)\b|qual (?:é )?(?:a )?(?:tua|sua) idade", re.I)
_WORK = re.compile(r"\bonde (?:é que )?(?:você )?trabalhas?\b|para quem (?:é que )?trabalhas?|em que empresa", re.I)
_JOB = re.compile(
    r"\b(?:o que (?:é que )?(?:você )?fa(?:z|zes)|qual (?:é )?(?:a )?(?:tua|sua) profiss[aã]o|em que "
    r"(?:é que )?trabalhas?)\b",
    re.I,
)
_WHICH = re.compile(rf"\bqual (?:é|e) {_YOURS} (?P<noun>[^?]{{3,40}})\?", re.I)
_SMALL = re.compile(
    r"^(?:[ée] |são |chama-se |se chama |sou |em |no |na |nos |nas |na |a |o |os |as |tenho |moro em |"
    r"moro no |moro na |uma? )*",
    re.I,
)
_PLAIN = re.compile(r"^[\w\s'.,/ºª-]{1,48}$")
_REPLIES = bag(
    "sim nao ok talvez claro nenhum nenhuma nada isso depende prefiro ainda nunca pois qualquer desculpa esquece"
)


def fragment(text: str, question: str, voice: Voice) -> tuple[str, Trait] | None:
    """Return the sentence that a short answer amounts to, and what it sets; None where that is not safe.

    >>> fragment("Bit.", "Que giro! Como se chama o teu cão?", Voice("Nadia"))[0]
    'O cão de Nadia chama-se Bit.'
    """
    if question.count("?") != 1 or not question.rstrip().endswith("?") or "?" in text:
        return None
    bare = text.strip().rstrip(".!")
    bare = re.sub(r"[,.]?\s*(?:obrigad[oa]|por favor)$", "", bare, flags=re.I)
    if not bare or not _PLAIN.match(bare) or len(bare.split()) > 6 or _is_reply(bare):
        return None
    value = _SMALL.sub("", bare).strip() or bare
    for reader in (_called, _of_person, _which):
        found = reader(value, bare, question, voice)
        if found is not None:
            return found
    return None


_WHERE_ASKED = re.compile(
    r"\b(?:pr[eé]dio|morada|endere[cç]o|bairro|onde (?:mora|moras|vive|vives|fica a (?:tua|sua) casa))\b", re.I
)
_STREET = re.compile(r"\b(?:rua|avenida|av\.|travessa|pra[cç]a|largo|alameda|estrada|beco)\s+\w", re.I)


_EITHER = re.compile(
    r"\b[OoAa] (?P<name>[A-ZÀ-Ý][\w-]+) é (?:um |uma )?(?P<one>[\w-]+) ou (?:um |uma "
    r")?(?P<two>[\w-]+)\?"
)


def kind_of_pet(text: str, question: str) -> tuple[str, Trait] | None:
    """Return what a pet is: "A Paçoca é cachorra ou gata?" – "gata, frajola, 5 anos".

    >>> kind_of_pet("gata, frajola, 5 anos", "A Paçoca é cachorra ou gata?")[0]
    'Paçoca é gata.'
    """
    match = _EITHER.search(question)
    first = re.match(r"\W*(?:é |um |uma )*([\w-]+)", text)
    if not match or not first or fold(first.group(1)) not in {fold(match.group("one")), fold(match.group("two"))}:
        return None
    relation = relation_of(fold(first.group(1)), first.group(1))
    if relation not in PETS:
        return None
    name = match.group("name")
    return f"{name} é {first.group(1).lower()}.", Trait("relation", "name", name, subject=name, relation=relation)


_PET_NAMED = re.compile(
    r"\b(?:o|a|teu|tua|seu|sua) (?P<noun>c[aã]o|cadela|cachorr[oa]|gat[oa]|cachorrinh[oa]|"
    r"gatinh[oa])\b",
    re.I,
)


def named_pet(statement: Statement, question: str, voice: Voice) -> tuple[str, Trait] | None:
    """Return whose name "A Faísca" is, when the question before spoke of the dog: the name in the answer is hers."""
    nouns = {fold(m.group("noun")): m.group("noun") for m in _PET_NAMED.finditer(question)}
    match = re.match(r"(?P<article>[OA]) (?P<name>[A-ZÀ-Ý][\w-]+) ", statement.text)
    if len(nouns) != 1 or not match or "?" not in question or statement.subject != match.group("name"):
        return None
    noun = next(iter(nouns.values())).lower()
    name = match.group("name")
    if is_feminine(noun) != (match.group("article") == "A") or fold(name) in GIVEN_NAMES:
        return None
    text = f"{match.group('article')} {noun} {voice.of} chama-se {name}."
    return text, Trait("relation", "name", name, subject=name, relation=relation_of(fold(noun), noun))


def address(sentence: str, question: str, voice: Voice) -> tuple[str, Trait] | None:
    """Return where the speaker lives, when a sentence without a verb answers that: "rua Mármore, ap 302."."""
    if "?" not in question or not _WHERE_ASKED.search(question) or not _STREET.search(sentence) or len(sentence) > 90:
        return None
    words = sentence.strip().rstrip(".!")
    return f"A morada {voice.of} é {words}.", Trait("state", "address", words, role="since")


def _is_reply(bare: str) -> bool:
    words = fold(bare).split()
    return words[0].strip(",") in _REPLIES


def _called(value: str, bare: str, question: str, voice: Voice) -> tuple[str, Trait] | None:
    match = _CALLED.search(question)
    if not match or not value[:1].isupper():
        return None
    del bare
    noun = match.group("noun").split()[0]
    article = "A" if is_feminine(noun) else "O"
    name = re.split(r"[,.]", value)[0].strip()
    relation = relation_of(fold(noun), noun)
    text = f"{article} {noun} {voice.of} chama-se {name}."
    if relation in PARTNERS:
        return text, Trait("relation", "partner", name, subject="@speaker")
    return text, Trait("relation" if relation else "state", "name", name, subject=name if relation else noun)


def _of_person(value: str, bare: str, question: str, voice: Voice) -> tuple[str, Trait] | None:
    name = voice.plain[:1].upper() + voice.plain[1:]
    words = tokens_of(value)
    if _NAME.search(question) and value[:1].isupper() and len(words) <= 4:
        return f"O nome {voice.of} é {value}.", Trait("identity", "name", value, self_name=value)
    if _LIVE.search(question) and value[:1].isupper():
        where = bare if fold(bare).split()[0] in {"em", "no", "na", "nos", "nas"} else f"em {value}"
        return f"{name} mora {where[:1].lower() + where[1:]}.", Trait("state", "home", value)
    if _AGE.search(question) and words and words[0].key.isdigit():
        return f"{name} tem {words[0].key} anos.", Trait("state", "age", words[0].key)
    if _WORK.search(question) and value[:1].isupper():
        where = bare if fold(bare).split()[0] in {"em", "no", "na", "nos", "nas"} else f"em {value}"
        return f"{name} trabalha {where[:1].lower() + where[1:]}.", Trait("state", "employer", value)
    if _JOB.search(question) and len(words) <= 5 and bare.lower().startswith("sou "):
        return f"{name} é {value}.", Trait("state", "role", value)
    return None


def _which(value: str, bare: str, question: str, voice: Voice) -> tuple[str, Trait] | None:
    match = _WHICH.search(question)
    if not match or len(value.split()) > 5:
        return None
    del bare
    noun = match.group("noun").strip()
    article = "A" if is_feminine(noun.split()[0]) else "O"
    return f"{article} {noun} {voice.of} é {value}.", Trait("state", key_of(noun), value)
