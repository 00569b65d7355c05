"""Changes by nobody in particular: "adiaram a prova para dia 12" told as "a prova passou para dia 12"."""

import re

from reverie.text.portuguese.traits.schedules import WHEN
from reverie.text.portuguese.words.relations import is_feminine

_VERB = (
    r"(?:aumentaram|subiram|baixaram|reduziram|reajustaram|mudaram|passaram|adiaram|remarcaram|reagendaram|anteciparam|"
    r"alteraram|transferiram|desmarcaram e passaram|prorrogaram|empurraram|prolongaram|trocaram)"
)
_CHANGED = re.compile(
    rf"(?:^|[,;.:]\s*|\b(?:e|mas|que|porque|já|ontem|hoje|agora|afinal)\s+)(?:me |nos |lhe )?{_VERB}(?:-me|-nos|-lhe)?"
    r"(?: de novo| outra vez| tudo)? (?P<what>(?:[oa]s? )(?:(?:meus?|minhas?|nossos?|nossas?) )?[^,.;:!?\n]{2,50}?)"
    r"(?P<old> d[aeo]s? (?:dia )?\d[^,.;:!?\n]{0,20}?)?[,:;]?(?: (?:e )?(?:agora |j[aá] )?(?:passou|ficou|fica|é|"
    r"passa|vai ser))? "
    r"(?P<to>para|pra|pro|at[eé]) (?P<new>[^,.;!?\n]{1,40})",
    re.I,
)
_BY_ME = re.compile(
    r"(?:^|[,;.]\s*|\be\s+)(?:tive de |tive que )?(?:adiei|remarquei|reagendei|antecipei|desmarquei|adiar|remarcar)"
    r" (?P<what>[oa]s? (?:(?:meus?|minhas?|nossos?|nossas?) )?[^,.;:!?\n]{2,40}?) (?P<to>para|pra|pro) "
    r"(?P<new>[^,.;!?\n]{2,30})",
    re.I,
)


_BARE_COURSE = re.compile(
    r"^\W*(?P<what>(?:reuni[aã]o|aula|ensaio|treino|terapia|sess[aã]o|ioga|yoga|pilates|nata[cç][aã]o|plant[aã]o|"
    r"folga|curso|"
    r"consulta|explica[cç][aã]o|catequese|missa|culto|fisioterapia|clube|grupo)\b[^,.;:!?\n\d]{0,40}?) (?=(?:à|às|aos|"
    r"tod[oa]s?|cada) )",
    re.I,
)


def changes(sentence: str) -> list[str]:
    """Return what was changed, told of the thing itself.

    >>> changes("adiaram a prova de química para dia 12 de junho")
    ['A prova de química passou para dia 12 de junho.']
    """
    if "?" in sentence:
        return []
    course = _BARE_COURSE.match(sentence)
    when = WHEN.match(sentence, course.end()) if course else None
    if course and when and not sentence[when.end() :].strip(" .,!"):
        what = course.group("what")
        return [f"{'A' if is_feminine(what.split()[0]) else 'O'} {what.lower()} é {when.group()}."]
    for pattern in (_CHANGED, _BY_ME):
        match = pattern.search(sentence)
        if match is None:
            continue
        what = match.group("what").strip()
        verb = "passaram" if re.match(r"[oa]s ", what, re.I) else "passou"
        old = (match.groupdict().get("old") or "").rstrip()
        to = "para " + ("o " if match.group("to").lower() == "pro" else "")
        return [f"{what[:1].upper()}{what[1:]} {verb}{old} {to}{match.group('new').strip()}."]
    return []
