"""Clefts: "não sou eu que …, é o meu irmão" said straight, so that each half can be read by itself."""

import re

from reverie.text.portuguese.verbs.forms import conjugate, readings
from reverie.text.portuguese.words.relations import relation_of
from reverie.text.portuguese.words.tokens import fold

_NOT_ME = re.compile(
    r"^\W*(?i:n[aã]o) (?:sou|fui|era) eu (?:que|quem)\s+(?P<no>n[aã]o "
    r")?(?P<verb>[\w-]+)\s*(?P<rest>[^,.;]{0,120})[,;.–-]+\s*(?:mas )?(?:quem \w+ )?(?:é|foi|era|e) "
    r"(?:sim )?(?P<who>(?:o|a|os|as|meu|minha|[A-ZÀ-Ý])[^,.;]{0,60})[.!]*$"
)
_WHO = re.compile(
    r"^\W*quem (?P<no>n[aã]o )?(?P<verb>[\w-]+)(?P<rest>\s[^,.;?]{0,100}?)?\s+(?:é|foi|era|sou) "
    r"(?P<who>(?:o|a|os|as|meu|minha|eu|[A-ZÀ-Ý])[^.;?]{0,60}?)(?:,? não eu)?[.!]*$",
    re.I,
)


_WHO_THAT = re.compile(
    r"^\W*(?:(?:é|foi|e) )?(?P<who>(?:o |a )?(?:meu|minha) [^,.;?]{2,40}?) (?:que|quem|q) "
    r"(?P<verb>[\w-]+) (?P<rest>[^,.;?]{2,100}),? (?:n[aã]o eu|eu n[aã]o)[.!]*$",
    re.I,
)


_IT_IS = re.compile(
    r"^\W*(?P<who>(?:(?:o|a|meu|minha) )?(?!(?:o que|quem|quando|onde|como|qual|isso|agora|"
    r"hoje)\b)[^\s,.;?]+(?: [^\s,.;?]+){0,3}?) é que (?P<rest>[^?]{3,160})$",
    re.I,
)


_PITIED = re.compile(
    r"^\W*(?P<who>[OoAa] [A-ZÀ-Ý][\w'’-]+), (?:coitad(?:inh)?[oa]|pobre(?:zinh[oa])?|essa|esse|claro|como sabes?), "
    r"(?P<rest>(?:é|tem|vive|mora|trabalha|anda|est[aá]) [^?]{3,200})$"
)
"""An aside between a name and its verb."""
_APPOSED = re.compile(
    r"^\W*(?P<art>[OoAa]) (?P<name>[A-ZÀ-Ý][\w'’-]+), (?:(?:o|a) )?(?P<own>meu|minha) (?P<rel>[^\W\d_]+(?: mais "
    r"(?:velh|nov)[oa])?), (?P<verb>(?:se )?[\w-]+)(?P<rest>[^?]{3,200})$"
)
"""Whose apposition stands between a name and its verb: "o Duarte, o meu aprendiz, mudou-se"."""


def unfold(sentence: str) -> str | None:
    """Return the plain sentences that a cleft stands for, or None.

    >>> unfold("Não sou eu que sou alérgico a nozes, é o meu irmão Pedro.")
    'Não sou alérgico a nozes. O meu irmão Pedro é alérgico a nozes.'
    >>> unfold("Quem lidera o projeto é a Helena.")
    'A Helena lidera o projeto.'
    """
    match = _NOT_ME.match(sentence)
    if match:
        return _both(match)
    match = _PITIED.match(sentence)
    if match:
        return f"{match.group('who')} {match.group('rest')}"
    match = _APPOSED.match(sentence)
    if (
        match
        and _persons(re.sub(r"^se |-se$", "", match.group("verb")))[1]
        and relation_of(match.group("rel").split()[0])
    ):
        head = f"{match.group('art').upper()} {match.group('own')} {match.group('rel')} chama-se {match.group('name')}."
        return f"{head} {match.group('art')} {match.group('name')} {match.group('verb')}{match.group('rest')}"
    match = _WHO_THAT.match(sentence)
    if match and _persons(match.group("verb"))[1]:
        return f"{match.group('who')} {match.group('verb')} {match.group('rest')}."
    match = _IT_IS.match(sentence)
    if match:
        return f"{match.group('who')} {match.group('rest')}"
    match = _WHO.match(sentence)
    if match and match.group("rest"):
        return _one(match)
    if match and re.match(r"(?:o |a )?(?:seu|dona|sr|sra|senhora?|meu|minha|[A-ZÀ-Ý])\b", match.group("who")):
        return _one(match)
    return None


def _both(match: re.Match[str]) -> str | None:
    verb, rest, who = match.group("verb"), match.group("rest").strip(), match.group("who").strip()
    mine, theirs = _persons(verb)
    if not mine or not theirs:
        return None
    denial = "" if match.group("no") else "Não "
    no = "não " if match.group("no") else ""
    first = f"{denial}{mine} {rest}".strip()
    return f"{first[:1].upper()}{first[1:]}. {who[:1].upper()}{who[1:]} {no}{theirs} {rest}."


def _one(match: re.Match[str]) -> str | None:
    who = match.group("who").strip()
    rest = (match.group("rest") or "").strip()
    who = re.sub(r"^(?i:o seu) (?=[A-ZÀ-Ý])", "o senhor ", who)
    if not rest and "," in who:
        who, _, rest = who.partition(", ")
        trade, _, more = rest.partition(", ")
        if more and len(trade.split()) <= 2:
            who, rest = f"{who}, {trade},", more
    mine, theirs = _persons(match.group("verb"))
    verb = mine if fold(who) == "eu" else theirs
    if not verb:
        return None
    no = "não " if match.group("no") else ""
    return f"{who[:1].upper()}{who[1:]} {no}{verb} {rest}."


def _persons(verb: str) -> tuple[str, str]:
    """Return a verb form in the first and in the third person."""
    for form in readings(fold(verb)):
        if form.person in {"1s", "3s"} and form.tense in {"pres", "pret", "impf"}:
            return conjugate(form.lemma, form.tense, "1s"), conjugate(form.lemma, form.tense, "3s")
    return "", ""
