"""Schedules: the weekday and the hour at which something comes back, and how they change."""

import re

from reverie.text.portuguese.retelling.view import Trait, View
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.relations import is_feminine
from reverie.text.portuguese.words.tokens import fold

_DAY = r"(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)"
_DAYS = rf"{_DAY}s?(?:[- ]feiras?)?"
_HOUR = (
    r"(?:\d{1,2}\s?(?:h(?:oras?)?\s?\d{0,2}|[:.]\d{2})?|meio-dia|meia-noite|uma|duas|tr[eê]s|quatro|cinco|seis|"
    r"sete|oito|nove|dez|onze)"
)
_PART = r"(?: (?:à|de|da|ao|pela) (?:noite|tarde|manh[aã]|hora d[oe] almo[cç]o|fim d[oa] (?:dia|tarde)))?"
_LEAD = r"(?:à|às|a|as|ao|aos|na|nas|no|nos|tod[oa]s?(?: [oa]s)?|cada|(?:para|pra) [oa]s?|para|pra|pr[oa]s?|é|são)"
_TIMES = (
    rf"(?:,? (?:à|às|as|das|pelas|ao|para as|pras?) {_HOUR}(?: e (?:meia|um quarto|quinze|trinta))?(?: (?:às|até "
    rf"às|e as|a) {_HOUR})?)?"
)
WHEN = re.compile(
    rf"\b(?:{_LEAD} )?(?:s[oó] )?(?:{_LEAD} )?{_DAYS}(?:(?:,| e| ou|, e) (?:{_LEAD} )?{_DAYS})*{_PART}{_TIMES}{_PART}",
    re.I,
)
_RECURS = re.compile(
    rf"(?:(?<!\w)(?:à|às|ao|aos|as|tod[oa]s?(?: [oa]s)?|cada) {_DAY}|\b(?:segunda|ter[cç]a|quarta|quinta|sexta|"
    rf"s[aá]bado|domingo)s\b)",
    re.I,
)
_ONCE = re.compile(
    r"\b(?:passad[oa]s?|que vem|pr[oó]xim[oa]s?|(?:d?est[ae]|n?ess[ae]) (?:seg|ter|qua|qui|sex|s[aá]b|dom)|[aà] \w+ "
    r"passada|dia \d|"
    r"\d{1,2}/\d|(?:desta|da pr[oó]xima) semana|de (?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|"
    r"setembro|outubro|"
    r"novembro|dezembro) [aà]s?)\b",
    re.I,
)
_COURSES = bag(
    "ensaio ensaios aula aulas treino treinos terapia sessao sessoes ioga yoga pilates natacao ginastica catequese "
    "culto missa "
    "coro coral banda folga folgas plantao clube grupo curso explicacao explicacoes hidroginastica danca zumba "
    "capoeira futebol "
    "futsal padel tenis karate judo fisioterapia psicologo psicologa psicoterapia faxina limpeza recolha voluntariado "
    "turno "
    "catecismo escuteiros rodizio"
)
"""What comes back every week by its nature: a new day for it is a new day for good."""
_HAVING = bag("ter fazer haver dar frequentar ir praticar mudar passar trocar marcar remarcar por transferir")
_CHANGING = bag("mudar passar trocar remarcar transferir por")
_TELLING = bag("ser ficar passar mudar acontecer calhar cair realizar haver ter reunir decorrer")
_OWN_DAY = bag("treinar nadar ensaiar jogar folgar correr cantar trabalhar dancar pedalar reunir ensinar")


def scheduled(view: View) -> Trait | None:
    """ "o ensaio do coro é à terça", "faço ioga às segundas", "mudei a terapia para sexta"."""
    if view.clause.negated or view.clause.ended or view.tense not in {"pres", "pret", "fut"}:
        return None
    words = view.clause.words_from(view.after) if view.after < len(view.tokens) else ""
    found = WHEN.search(words)
    whole = view.clause.text[view.clause.start : view.clause.end]
    if found is None or _ONCE.search(whole):
        return None
    thing = _held(view, found.start()) if view.spoken else _told(view)
    if not thing:
        return None
    course = bool(set(fold(_bare(thing)).split()[:1]) & _COURSES)
    recurs = bool(_RECURS.search(found.group()))
    if not recurs and not (course and (view.tense == "pres" or view.lemma in _CHANGING)):
        return None
    if view.tense == "pret" and view.lemma not in _CHANGING | {"ficar"}:
        return None
    value = re.sub(r"^(?:é |são |s[oó] )+", "", found.group().strip(), flags=re.I)
    ends = ""
    changed = re.search(rf"\bd[aeo]s? ({_DAYS}) (?:para|pra|pro)", words, re.I)
    if changed:
        after = WHEN.search(words, changed.end(1))
        value, ends = (after.group().strip() if after else value), changed.group(1)
    value = re.sub(r"^(?:para|pra|pr)[oa]?s? ?(?:[oa]s? )?", "", value, flags=re.I)
    if former := re.search(rf" d[aeo]s? ({_DAYS})$", thing, re.I):
        thing, ends = thing[: former.start()], former.group(1)
    key = f"{_bare(thing).lower()} schedule"
    return Trait("state", key, value, ends=ends, subject="@speaker", role="since", text=_worded(view, thing, value))


def _bare(thing: str) -> str:
    return re.sub(r"^(?:(?:o|a|os|as|um|uma|meus?|minhas?|nossos?|nossas?|seu|sua)\s+)+", "", thing.strip(), flags=re.I)


def _told(view: View) -> str:
    """Return what a clause about a thing says the day of."""
    words = view.subject_words()
    head = fold(_bare(words)).split()[:1]
    if not head or view.lemma not in _TELLING or (words[:1].isupper() and " " not in words):
        return ""
    if view.lemma in {"ter", "haver"} or any(p.relation and view.clause.subject[0] == p.index for p in view.owned):
        return ""
    return words


def _held(view: View, before: int) -> str:
    """Return what the speaker has or does on that day."""
    if view.lemma in _OWN_DAY and view.tense == "pres":
        return view.tokens[view.after - 1].text
    if view.lemma not in _HAVING or (view.tense == "pret" and view.lemma not in _CHANGING):
        return ""
    first = view.after
    while view.key(first) in {"a", "agora", "so", "sempre"} and view.lemma == "ir":
        first += 1
    if first >= len(view.tokens):
        return ""
    thing = view.bare(first, also=("para", "pra", "à", "às"), allow=("com",))
    begin = view.tokens[view.after].start - view.tokens[first].start
    cut = WHEN.search(thing)
    thing = thing[: cut.start()].strip(" ,") if cut else thing
    thing = re.sub(r"\s+(?:à|às|ao|aos|a|as|de|na|no|com)$", "", thing)
    return thing if before + begin >= 0 and len(thing) > 2 and not re.search(r"\d", thing) else ""


def _worded(view: View, thing: str, value: str) -> str:
    """Return the sentence where the day was taken for one of the calendar; else none: the clause's own will do."""
    if not any(m.granularity == "day" and fold(m.words).split()[-1] in fold(value) for m in view.dates):
        return ""
    bare = _bare(thing)
    head = "A" if is_feminine(bare.split()[0]) or thing.lower().startswith(("a ", "minha")) else "O"
    owner = "" if re.search(r"\bd[aoe]s? ", bare) else " {of}"
    lead = "" if re.match(rf"{_LEAD}\b", value, re.I) else "ao " if value.lower().startswith(("s", "d")) else "à "
    lead = "à " if lead and value.lower().startswith(("segunda", "sexta")) else lead
    link = "passou" if view.lemma in _CHANGING else "é"
    return f"{head} {bare}{owner} {link} {'para ' + value if link == 'passou' else lead + value}"
