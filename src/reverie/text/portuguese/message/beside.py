"""Beside: days, jobs, allergies and homes that stand in half a sentence beside another, told straight."""

import re

from reverie.text.portuguese.retelling.antecedents import Antecedents
from reverie.text.portuguese.traits.schedules import WHEN
from reverie.text.portuguese.words.disciplines import DISCIPLINE
from reverie.text.portuguese.words.relations import is_feminine
from reverie.text.portuguese.words.tokens import fold, upper_first

_NAME = r"[A-ZÀ-Ý][\w'’-]+"
_COURSE = re.compile(
    r"\b(?P<what>(?:ensaio|aula|treino|terapia|sess[aã]o|ioga|yoga|pilates|nata[cç][aã]o|plant[aã]o|folga|"
    r"explica[cç][aã]o|"
    r"catequese|missa|culto|fisioterapia|academia|gin[aá]sio|reuni[aã]o|clube|grupo|feira)s?(?: (?:d[aeo]s?|n[ao]) "
    r"(?!ano|mês|dia|fim)[^\W\d_][\w-]*){0,2})(?P<gap>[^.;!?\n\d]{0,24}?)(?:,|,? que)? (?P<now>agora )?(?:é|eh|s[aã]o|"
    r"passou a ser|passa a ser|ficou|virou)"
    r"(?P<now2> agora)? (?=\S)",
    re.I,
)
_LEFT = re.compile(
    r"\b(?:larguei|pedi (?:as contas?|demiss[aã]o) (?:d|n)|despedi-me d|demiti-me d|me demiti d|fui despedid[oa] d|"
    r"fui demitid[oa] d|fui mandad[oa] embora d) ?(?:[oa] |num |numa )?(?:meu |minha )?"
    r"(?P<what>confeitaria|padaria|pastelaria|restaurante|loja|cl[ií]nica|hospital|farm[aá]cia|oficina|hotel|ag[eê]ncia|"
    r"transportadora|supermercado|livraria|construtora|gr[aá]fica|imobili[aá]ria|f[aá]brica|banco|empresa|firma|"
    r"escrit[oó]rio|sal[aã]o|barbearia|creche|call center|armaz[eé]m|consult[oó]rio|startup|c[aâ]mara|prefeitura)\b",
    re.I,
)
"""What one leaves for good: who "saiu do hospital" may only have gone home, and who left the coffee drinks none."""
_OWN_TRADE = re.compile(
    r"\b(?:agora|hoje|desde ent[aã]o|a partir de agora) (?:eu )?(?:sou|vivo|estou|t[oôó]|trabalho|é|fico) s[oó] "
    r"(?:com |n[ao]s? |d[aoe]s? |para |pra )?"
    r"(?P<what>(?:[oa]s? )?(?:meus? |minhas? )?(?!de |em |para )[^,.;:!?\n]{3,40}?)(?=\s*(?:[,.;!\n]|$| e | que ))",
    re.I,
)
_ONLY_ALLERGY = re.compile(
    r"(?:\b(?:alergi\w+|al[eé]rgic[oa])\b[^.!?\n]{0,60}?\b[uú]nica|\b[uú]nica alergia)(?: que (?:eu )?tenho)?[,:]?(?: "
    r"é)? (?P<to>(?:a|à|ao|aos|às) "
    r"[^,.;:!?\n]{3,30})",
    re.I,
)
_MOVED_OFF = re.compile(
    rf"\b(?P<art>[OoAa]) (?P<name>{_NAME})\b[^.!?;\n]{{0,40}}?(?:se mudou|mudou-se|foi (?:morar|viver)|mudaram-se) "
    rf"(?:para|pra|p|em) "
    rf"(?P<town>{_NAME}(?: (?:d[aeo]s? )?{_NAME})*)"
)
_NAMED_SHE = re.compile(
    rf"\b(?P<art>[OoAa]|[dnDN][oa]|[àÀ]|ao|pel[oa]|com [oa]) (?P<name>{_NAME}), (?P<pro>el[ea]) (?P<rest>(?:é|eh|"
    rf"estuda|trabalha|mora|vive|tem|faz|toca|d[aá] aulas) "
    r"[^.!?;,\n]{3,60}?)(?= e |\s*[.!?;,\n]|$)"
)
_LIVED = re.compile(
    rf"(?<!\w)(?P<who>[Ee]l[ea]|[OoAa] {_NAME}) (?:ainda )?(?:morou|morava|viveu|vivia|mora|vive)\b[^.!?\n]{{1,50}}?,? "
    r"(?:mas |e )?(?:agora|hoje) (?:já )?(?:[ée]|eh|(?:t[aá]|est[aá]|mora|vive) (?:em|n[oa])) (?:em )?"
    r"(?P<town>(?!que |bem |muito |mais |melhor |o |a |um |uma |tudo |s[oó] |diferente)[^\W\d_]{3,}(?: [A-ZÀ-Ý]\w+)?)"
    r"(?=\s*(?:[,.;!\n]|$))"
)
_THERE = re.compile(
    rf"(?<!\w)(?P<who>[OoAa] {_NAME})\b[^.!?;\n]{{3,60}}? (?:em|para) (?P<town>{_NAME}(?: (?:d[aeo]s? )?{_NAME})*)"
    r"[^.!?;\n]{0,20}?,? (?:e )?é (?:lá|aí|ali) que (?:agora )?(?:mora|vive|est[aá])m?\b"
)
_NEW_DATE = re.compile(
    r"\b(?:mud\w+|alter\w+|adi\w+|antecip\w+|remarc\w+|troc\w+) a data d(?P<art>[oa]) "
    r"(?P<what>[^:;,.!?\n]{3,30}?)[:;,.]? (?:agora )?(?:vai ser|é|fica|ficou|passou|ser[aá]|passa|j[aá] é)"
    r"(?: agora)?(?: a| para| pra| pro| no| em)? (?P<new>(?:o )?(?:dia )?\d[^,.;!?\n]{0,24})",
    re.I,
)
_RENT = re.compile(
    r"\b(?P<m>(?:R\$ ?)?\d(?:[\d.]*\d)?(?: ?(?:€|euros|reais|mil|paus|contos))?) (?:por m[eê]s )?d[eo] (?P<t>aluguel|"
    r"aluguer|renda|condom[ií]nio)\b|"
    r"\b(?:mor[oa]|vivo)\b[^.!?\n]{2,50}?,? (?:e )?pago (?P<n>\d(?:[\d.]*\d)?(?: ?(?:€|euros|"
    r"reais))?)(?=\s*(?:[,.;!\n]|$| por m[eê]s| e | mas ))",
    re.I,
)
_SITED = re.compile(
    r"\b(?:tenho|temos|abri|montei) (?:[oa]|um|uma|[oa] (?:meu|minha)) (?P<what>oficina|loja|atelier|ateli[eê]|"
    r"consult[oó]rio|escrit[oó]rio|sal[aã]o|est[uú]dio|"
    rf"barbearia|pastelaria|padaria|restaurante|caf[eé]|cl[ií]nica) (?:aqui )?em (?P<town>{_NAME}(?: {_NAME})?), "
    rf"(?P<street>n[ao] (?:rua|avenida|travessa|largo|pra[cç]a|"
    r"alameda|estrada|bairro) [^,.;!?\n]{2,40})",
    re.I,
)


def beside(sentence: str) -> list[str]:
    """Return the plain sentences that half sentences stand for.

    >>> beside("Estou de saída para o ensaio, que agora é às quintas.")
    ['O ensaio agora é às quintas.']
    >>> beside("larguei a confeitaria! agora sou só bolo de rolo")
    ['Já não trabalho numa confeitaria.', 'Agora trabalho por conta própria, só com bolo de rolo.']
    """
    found = [*_days(sentence), *_jobs(sentence), *_people(sentence)]
    if match := _ONLY_ALLERGY.search(sentence):
        found.append(f"Tenho alergia {match.group('to').strip()}.")
    if match := _NEW_DATE.search(sentence):
        found.append(
            f"{match.group('art').upper()} {match.group('what').strip()} passou para {match.group('new').strip()}."
        )
    if (match := _RENT.search(sentence)) and not re.search(r"\b(?:pagam?|pagava|el[ea]|del[ea])\b", sentence, re.I):
        figure = match.group("m") or match.group("n")
        found.append(f"Pago {figure} de {(match.group('t') or 'renda').lower()}.")
    if match := _SITED.search(sentence):
        what = match.group("what").lower()
        link = "da" if is_feminine(what) else "do"
        found.append(f"A morada {link} {what} é {match.group('street')[3:]}, {match.group('town')}.")
    return found


def _days(sentence: str) -> list[str]:
    for match in _COURSE.finditer(sentence):
        when = WHEN.match(sentence, match.end())
        if when is None or re.search(r"\b(?:n[aã]o|nunca|se|era|quando)\b", match.group(), re.I):
            continue
        what = match.group("what").strip()
        now = "agora " if match.group("now") or match.group("now2") else ""
        return [f"{'A' if is_feminine(what.split()[0]) else 'O'} {what.lower()} {now}é {when.group()}."]
    return []


def _jobs(sentence: str) -> list[str]:
    found = []
    left = _LEFT.search(sentence)
    if left and not re.search(r"\bn[aã]o (?:larguei|deixei|sa[ií]|pedi)\b", sentence, re.I):
        what = left.group("what").lower()
        found.append(f"Já não trabalho {'numa' if is_feminine(what) else 'num'} {what}.")
        own = _OWN_TRADE.search(sentence, left.end())
        if own:
            found.append(f"Agora trabalho por conta própria, só com {own.group('what').strip()}.")
    return found


def own_trade(sentence: str) -> list[str]:
    """Return what the speaker lives on now, for a sentence after one that left an employer."""
    own = _OWN_TRADE.search(sentence)
    return [f"Agora trabalho por conta própria, só com {own.group('what').strip()}."] if own else []


def leaves_job(sentence: str) -> bool:
    """Tell whether a sentence leaves an employer."""
    return bool(_LEFT.search(sentence))


_ENTERED = re.compile(
    rf"\b(?P<who>(?:[OoAa] )?(?:[Mm]eu|[Mm]inha|[Nn]osso|[Nn]ossa) [^\W\d_]+(?: mais (?:velh|nov)[oa])?(?: {_NAME})?|"
    rf"[OoAa] {_NAME}),?"
    rf"(?: j[aá] agora,| finalmente| afinal| tamb[eé]m)? (?:entrou|passou|foi aceit[ea]|foi admitid[oa]|ingressou|"
    rf"matriculou-se|"
    rf"inscreveu-se|se matriculou|vai estudar|come[cç]ou|est[aá] a tirar|est[aá] tirando|est[aá] fazendo|est[aá] a "
    rf"fazer)"
    rf"(?: no vestibular| no enem| no exame| na faculdade| no curso)? ?(?:(?:em|para|pra|de|no curso de|o curso de) "
    rf")?(?P<what>{DISCIPLINE})"
    rf"(?: (?P<at>em|no|na) (?P<where>[A-ZÀ-Ý][\w'’-]+(?: (?:d[aeo]s? )?{_NAME})*))?"
)


def dwelling(sentence: str, known: Antecedents) -> list[str]:
    """Return where somebody named lives now: "ele morou lá, agora é Leiria", "… em Leiria e é lá que vivem agora"."""
    if (match := _THERE.search(sentence)) and "não" not in match.group():
        return [f"{upper_first(match.group('who'))} mora em {match.group('town')}."]
    match = _LIVED.search(sentence)
    if match is None or re.search(r"\b(?:n[aã]o|se|quase)\b", match.group(), re.I):
        return []
    who = match.group("who")
    if who.lower() in {"ele", "ela"}:
        person = known.resolve(who.lower())
        if person is None:
            return []
        who = person.phrase
    return [f"{upper_first(who)} mora em {upper_first(match.group('town'))}."]


def _people(sentence: str) -> list[str]:
    found = []
    for entered in _ENTERED.finditer(sentence):
        where = f" {entered.group('at')} {entered.group('where')}" if entered.group("where") else ""
        who = entered.group("who")
        found.append(f"{who[:1].upper()}{who[1:]} estuda {entered.group('what')}{where}.")
    moved = _MOVED_OFF.search(sentence)
    if moved and not re.search(r"\b(?:n[aã]o|quase|queria|ia)\b", fold(moved.group())):
        found.append(f"{moved.group('art').upper()} {moved.group('name')} mora em {moved.group('town')}.")
    for match in _NAMED_SHE.finditer(sentence):
        article = "A" if match.group("pro").lower() == "ela" else "O"
        found.append(f"{article} {match.group('name')} {match.group('rest').strip()}.")
    return found
