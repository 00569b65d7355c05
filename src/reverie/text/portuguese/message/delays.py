"""Delays: something is late, and the day to which it is put off stands in another sentence or in a text received."""

import re

_LATE = re.compile(
    r"\b(?:que|e|,|^)\s*(?P<what>[oa]s? [^\W\d_]+(?: d[aeo]s? [^\W\d_]+)?) (?:(?:vai|vão) )?"
    r"(?:atras(?:a|ou|ar|aram)|se atrasou|fo[ir](?:am)? adiad[oa]s?|escorrega|escorregou|"
    r"derrapou)\b(?!.{0,30}\bpara\b)",
    re.I,
)
_EVENT_MOVED = re.compile(
    r"\b(?:mudou|mudaram|mud[aá]mos|adiou|adiaram|adi[aá]mos|remarcou|remarcaram|remarc[aá]mos|antecip\w+) "
    r"(?:a data d)?(?P<what>(?P<art>[oa]) (?:(?:meu|minha|nosso|nossa) )?(?P<event>casamento|cas[oó]rio|boda|casório|"
    r"festa|formatura|batizado|batizo|concerto|viagem|voo|consulta|cirurgia|opera[cç][aã]o|reuni[aã]o|estreia|"
    r"apresenta[cç][aã]o|mudan[cç]a|jantar|almo[cç]o|exame|prova)(?: d[aeo]s? [^\W\d_]+)?)"
    r"(?=\s*(?:[,.;:!\n]|$| porque | pq ))",
    re.I,
)
"""An event that is moved, without the new day: that stands in a later sentence."""
_WHOSE = re.compile(
    r"\b(?P<to>à|ao|para [oa]|pr[oa]) (?P<who>(?:(?i:dona|sr\.?|sra\.?|senhora?|cliente) )?[A-ZÀ-Ý][\w-]+),? que $"
)
_SETTLES = re.compile(
    r"^\W*(?:(?:e|agora|ent[aã]o|s[oó]|afinal|já)\s+)*(?:fica|ficou|passa|passou|foi|vai ficar|vai) (?:agora |"
    r"s[oó] |marcad[oa] )?"
    r"(?:p[a]?ra|pro) ",
    re.I,
)
_PUT_OFF = re.compile(
    r"\b(?:prazo|data|entrega|prova|exame|consulta|reuni[aã]o|cirurgia|curso|teste|defesa|audi[eê]ncia|vistoria|evento|"
    r"concurso|apresenta[cç][aã]o|viagem|voo|jogo|corrida|ensaio|aula|forma[cç][aã]o|inspe[cç][aã]o|"
    r"trabalho)\b[^.!?\n]{0,60}?"
    r"\b(?:passa|passou|passar[aá]|foi (?:adiad|alterad|antecipad|remarcad|prorrogad|transferid|mudad)[oa]|"
    r"fica (?:adiad|marcad)[oa]|mudou|"
    r"muda)\b[^.!?\n]{0,40}?\b(?:para|at[eé])\b[^.!?\n]{0,24}\d",
    re.I,
)


def delayed(sentence: str) -> str:
    """Return what a sentence says is late, or an empty string.

    >>> delayed("Avise o cliente, que a mesa atrasa.")
    'A mesa'
    """
    match = _LATE.search(sentence)
    if match is None:
        return _moved_event(sentence)
    what = match.group("what")
    whose = _WHOSE.search(sentence[: match.start("what")])
    if whose and " d" not in what:
        link = "da" if whose.group("to").lower() in {"à", "a", "para a", "pra"} else "do"
        what = f"{what} {link} {whose.group('who')}"
    return what[:1].upper() + what[1:]


def _moved_event(sentence: str) -> str:
    """Return the event that a sentence moves without saying to which day.

    >>> _moved_event("mudou o casorio, a mãe dela vai ser operada")
    'O casamento'
    """
    match = _EVENT_MOVED.search(sentence)
    if match is None or re.search(r"\bn[aã]o (?:mud|adi|remarc|antecip)", sentence, re.I):
        return ""
    what = re.sub(r"\b(?:cas[oó]rio|boda)\b", "casamento", match.group("what"), flags=re.I)
    what = re.sub(r"^a (?=casamento)", "o ", what)
    return what[:1].upper() + what[1:]


def settles(sentence: str) -> bool:
    """Tell whether a sentence without a subject says for when: "Fica para 20 de junho."."""
    return bool(_SETTLES.match(sentence)) and bool(re.search(r"\d", sentence))


def settled(sentence: str) -> str:
    """Return the part of such a sentence that holds the day, without what is said of the place and the weekday.

    >>> settled("ficou pra 18 de abril do ano q vem, sabado tb")
    'ficou pra 18 de abril do ano que vem'
    """
    first, _, _ = sentence.strip().partition(",")
    told = first if re.search(r"\d", first) else sentence.strip()
    return re.sub(r"\bq vem\b", "que vem", told)


def is_put_off(sentence: str) -> bool:
    """Tell whether a text received says that something is put off to a day.

    >>> is_put_off("O prazo de entrega passa de 9 para 23 de maio.")
    True
    """
    return len(sentence) < 300 and bool(_PUT_OFF.search(sentence))


def put_off(sentence: str) -> str:
    """Return what a text received says of the thing put off, without greetings, reasons and hours."""
    told = re.sub(
        r"^.*?(?:informamos|avisamos|comunicamos|lembramos|avisar|informar|dizer)(?:-[a-z]+)? (?:de )?que ",
        "",
        sentence,
        flags=re.I,
    )
    told = re.sub(
        r"^(?:car[oa]s?|prezad[oa]s?|ol[aá]|bo[am] (?:dia|tarde|noite)|estimad[oa]s?)[^,]{0,30}, ",
        "",
        told,
        flags=re.I,
    )
    told = re.sub(
        r"^(?:devido|por (?:causa|motivo)s?|em virtude|dad[ao]) [^,]{0,40}?,? (?=[oa]s? )", "", told, flags=re.I
    )
    told = re.sub(r",? (?:às|as|até às|ate as|pelas) \d.*$", "", told.rstrip("."))
    return f"{told[:1].upper()}{told[1:]}."
