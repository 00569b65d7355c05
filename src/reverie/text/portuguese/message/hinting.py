"""Hints: teachers, instruments, cars, jobs and schools that a sentence only lets through, told straight."""

import re

from reverie.text.portuguese.words.nouns import CARS
from reverie.text.portuguese.words.relations import relation_of
from reverie.text.portuguese.words.tokens import fold

_NAME = r"[A-ZÀ-Ý][\w'’-]+(?: [A-ZÀ-Ý][\w'’-]+)?"
_WHO = (
    rf"(?:[OoAa] )?(?:(?i:meu|minha) [a-zà-ÿ]+(?: {_NAME})?|"
    rf"(?i:mestre|mestra|professora?|dona|seu|tio|tia|senhora?) {_NAME})|[OoAa] {_NAME}"
)
_TAUGHT = re.compile(
    rf"(?<!\w)(?P<who>{_WHO}) (?:é que |que |quem )?(?:(?:me )?ensinou(?:-me)?(?P<what> (?:a|o|as|os|quase tudo|"
    rf"tudo) [^,.;:!?\n]{{2,40}})?|(?:me (?:pôs|botou)|pôs-me)(?P<act> a \w+[aei]r(?: [^,.;:!?\n]{{2,30}})?))"
    r"(?=\s*(?:[,.;:!?\n]|$))"
)
_TAUGHT_ME = re.compile(r"\bme (?:ensinou|pôs|botou)\b|\b(?:ensinou|pôs)-me\b", re.I)
_TAUGHT_BY = re.compile(
    rf"\b[Qq]uem me ensinou(?P<what> (?:a|o|as|os|tudo) [^,.;:!?\n]{{2,40}}?)? foi (?P<who>{_WHO}|{_NAME})"
    r"(?=\s*(?:[,.;:!?\n]|$))"
)
_INSTRUMENT = (
    r"clarinete|clarineta|saxofone|sax|trompete|trombone|tuba|bombardino|trompa|fagote|oboé|flauta|viola|violino|"
    r"violoncelo|contrabaixo|viol[aã]o|guitarra|cavaquinho|bandolim|acorde[aã]o|concertina|sanfona|piano|teclado|"
    r"[oó]rg[aã]o|harpa|gaita|bateria|pandeiro|ukulele"
)
_MY_INSTRUMENT = re.compile(rf"\b(?:meu|minha) (?P<what>{_INSTRUMENT})\b(?! (?:d[aoe] |velh|antig))", re.I)
_PLAYING = re.compile(
    r"\b(?:transp(?:or|onho)|afin(?:ar|o|ei)|tocar|toco|ensai\w+|pratic(?:ar|o)|estud(?:ar|o)|partituras?|palhetas?|"
    r"boquilha|solo|naipe|acordes?|escalas?)\b",
    re.I,
)
_NOT_PLAYED = re.compile(r"\b(?:vend\w+|ofere[cç]\w+|dei|n[aã]o toco|nunca toquei|tocava|deixei de)\b", re.I)
_GOT = re.compile(
    r"\b(?:fiquei|ficámos|ficamos) com (?P<what>(?:um|uma) [^,.;:!?\n]{3,40}?)(?=\s*(?:[,.;:!?\n]|$| que | do | da ))",
    re.I,
)
_LIKE_THEIRS = re.compile(
    rf"\b(?P<who>(?:[OoAa] )?(?i:meu|minha|nosso|nossa) (?P<rel>[^\W\d_]+)(?: {_NAME})?)\b[^.!?;\n]{{1,50}}?"
    r"\b(?P<what>(?:um|uma) [^,.;:!?\n]{2,30}?),? (?:igual (?:à|ao)|como [oa]|que nem [oa]) (?P<pro>dele|dela)\b"
)
_HIRED = re.compile(
    r"\b(?i:arrumei|arranjei|consegui|encontrei|achei|tenho|mudei de|troquei de)\b[^.!?\n]{0,24}?\b(?:emprego|trabalho|"
    r"trampo|vaga|servi[cç]o|posto)\b[^.!?\n]{0,24}?,? (?:e )?(?:vou|é) (?P<at>pr[oa]|para [oa]|para|n[oa]) "
    rf"(?P<firm>{_NAME})(?:[^.!?\n]{{0,20}}?,| e) (?:j[aá] )?(?:come[cç]o|entro)(?P<when> [^,.;:!?\n]{{3,24}})",
)
_FINISHED_THERE = re.compile(
    r"\b(?P<at>n[oa]|em) (?P<where>[^\W\d_]{3,}(?: [A-ZÀ-Ý]\w+)?)(?:,| e|, e|\.) (?:me formei|formei-me|terminei|"
    r"acabei|conclu[ií]|tirei o curso)(?: o curso)? (?:lá|la|aí|por lá)(?: em| no ano de) (?P<year>(?:19|20)\d\d)\b",
    re.I,
)
_FEE_ARE = re.compile(
    r"\b(?P<what>(?:a renda|o aluguel|o aluguer|a mensalidade|a quota|a cota|o pre[cç]o|o condom[ií]nio|"
    r"a presta[cç][aã]o)"
    r"(?: d[aoe]s? [^,.;:!?\n\d]{2,30}?)?) s[aã]o(?: afinal| agora| s[oó]| uns| j[aá])* (?P<sum>\d[\d.,]*\d"
    r"(?: ?(?:€|euros|reais|mil))?)",
    re.I,
)
_POSITION = re.compile(
    r"(?:^|[,.;:] |\b(?:e|que|pq|porque) )(?:eu )?sou (?P<as>goleir[oa]|guarda-redes|zagueir[oa]|volante|centroavante|"
    r"ponta-de-lan[cç]a|trinco|l[ií]bero|levantadora?|meio-campista)\b(?! d[aeo] (?:banda|orquestra))",
    re.I,
)
_HIRED_BY = re.compile(
    rf"\b(?i:fui (?:contratad|admitid)[oa]|contrataram-me|me contrataram) (?P<at>pel[oa]|n[oa]) (?P<firm>{_NAME})"
    r"(?P<when> (?:em|a|desde|no dia|dia) [^,.;:!?\n]{3,24})?"
)
_VOICE = re.compile(
    r"\b(?:sou|fa[cç]o|canto (?:como|de|a|n[oa]s?)) (?:(?:o |a |um |uma )?(?P<as>soprano|mezzo(?:-soprano)?|contralto|"
    r"tenor|bar[ií]tono|contratenor|(?:primeira|segunda|terceira) voz)|(?P<group>sopranos|contraltos|tenores|"
    r"bar[ií]tonos|baixos))\b",
    re.I,
)
_GIVES_ALLERGY = re.compile(
    r"(?:^|[,.;:] |\b(?:mas|e|que) )(?:[oa]s? )?(?P<a>[^\W\d_]{4,}) (?:faz-me|d[aá]-me|me d[aá]|"
    r"me faz|fazem-me|dão-me|me dão) (?:uma )?(?:alergia|urtic[aá]ria|reac?[cç][aã]o al[eé]rgica)|"
    r"\bd[aá] alergia em mim (?P<b>[^\W\d_]{4,})",
    re.I,
)
_LED = (
    r"(?:(?:nosso|nossa|meu|minha) )?(?:coro|coral|banda|orquestra|grupo|equip[ae]|projeto|clube|"
    r"associa[cç][aã]o|rancho|"
    r"filarm[oó]nica|tuna|oficina|curso|time)(?: d[aeo]s? [^\W\d_]+)?"
)
_LED_BY = re.compile(
    rf"\b(?P<art>[OoAa]) (?P<what>{_LED}) (?:agora )?é (?:agora )?(?:dirigid|regid|liderad|chefiad|coordenad|orientad|"
    rf"conduzid)[oa] pel[oa] (?:(?i:maestro|maestrina|professora?) )?(?P<who>{_NAME})"
)
_WHO_LEADS = re.compile(
    rf"\b[Qq]uem (?:agora )?(?:rege|dirige|lidera|coordena|conduz|comanda|chefia|orienta) "
    rf"(?P<art>[oa]) (?P<what>{_LED}) "
    rf"(?:agora )?é (?:agora )?(?:[oa] )?(?:(?i:maestro|maestrina|professora?) )?(?P<who>{_NAME})"
)
_WENT_FOR = re.compile(
    r"\bfui (?:de|n[oa]|pel[oa]) (?P<new>[^\W\d_][\w-]+) e n[aã]o (?:(?:de|n[oa]|pel[oa]|com [oa]|[oa]) )?"
    r"(?P<old>[^\W\d_][\w-]+),? (?P<why>(?:por causa d[aoe]s?|porque|pq) [^.:;!?\n]{3,80})",
    re.I,
)


def hints(sentence: str) -> list[str]:
    """Return the plain sentences that a sentence lets through.

    >>> hints("Foi nele que o meu avô Anselmo me pôs a tocar, tinha eu seis anos.")
    ['Aprendi a tocar com o meu avô Anselmo.']
    >>> hints("O meu irmão queria que eu comprasse uma Hilux como a dele.")
    ['O meu irmão tem uma Hilux.']
    """
    found = [*_teachers(sentence), *played(sentence), *_goods(sentence)]
    if match := _HIRED.search(sentence):
        at = "no" if match.group("at") in {"pro", "para o", "no"} else "na"
        found.append(f"Começo{match.group('when')} {at} {match.group('firm')}.")
    if match := _HIRED_BY.search(sentence):
        at = "na" if match.group("at").endswith("a") else "no"
        found.append(f"Comecei a trabalhar {at} {match.group('firm')}{match.group('when') or ''}.")
    if match := _LED_BY.search(sentence) or _WHO_LEADS.search(sentence):
        found.append(f"O líder d{match.group('art').lower()} {match.group('what')} é {match.group('who')}.")
    if match := _FINISHED_THERE.search(sentence):
        where = match.group("where")
        place = f"{match.group('at').lower()} {where[:1].upper()}{where[1:]}"
        found.append(f"Terminei o curso {place} em {match.group('year')}.")
    match = _GIVES_ALLERGY.search(sentence)
    if match and not re.search(r"\bn[aã]o\b", match.group(), re.I):
        found.append(f"Tenho alergia a {(match.group('a') or match.group('b')).lower()}.")
    if (match := _VOICE.search(sentence)) and not re.search(r"\bn[aã]o (?:sou|fa[cç]o|canto)\b", sentence, re.I):
        singular = {"tenores": "tenor", "sopranos": "soprano", "contraltos": "contralto", "baixos": "baixo"}
        told = (match.group("as") or match.group("group")).lower()
        found.append(f"A minha voz é {singular.get(told, told)}.")
    if match := _POSITION.search(sentence):
        found.append(f"Sou {match.group('as').lower()}.")
    return found


def played(sentence: str) -> list[str]:
    """Return the instrument that the speaker plays, where it is theirs and in use.

    >>> played("Como é que transponho isto para o meu clarinete?")
    ['Toco clarinete.']
    """
    match = _MY_INSTRUMENT.search(sentence)
    if match is None or not _PLAYING.search(sentence) or _NOT_PLAYED.search(sentence):
        return []
    return [f"Toco {match.group('what').lower()}."]


def like_theirs(sentence: str) -> list[str]:
    """Return what a relative has, told by "one like theirs"."""
    match = _LIKE_THEIRS.search(sentence)
    if match is None or not relation_of(fold(match.group("rel")), match.group("rel")):
        return []
    who = match.group("who")
    return [f"{who[:1].upper()}{who[1:]} tem {match.group('what').strip()}."]


def _teachers(sentence: str) -> list[str]:
    match = _TAUGHT_BY.search(sentence) or _TAUGHT.search(sentence)
    if match is None or not _TAUGHT_ME.search(match.group()) or re.search(r"\b(?:n[aã]o|nunca|se)\b", sentence):
        return []
    what = match.group("what") or match.groupdict().get("act") or ""
    who = match.group("who")
    who = who[:1].lower() + who[1:] if who[1:2] == " " or who.lower().startswith(("meu", "minha")) else who
    return [f"Aprendi{what} com {who}."]


def _goods(sentence: str) -> list[str]:
    """Return whose car is which, what is paid, and what was chosen for which reason."""
    found = []
    match = _GOT.search(sentence)
    if match and CARS.search(fold(match.group("what"))):
        found.append(f"O meu carro agora é {match.group('what').strip()}.")
    found += like_theirs(sentence)
    if match := _FEE_ARE.search(sentence):
        what = match.group("what")
        found.append(f"{what[:1].upper()}{what[1:]} é {match.group('sum')}.")
    if match := _WENT_FOR.search(sentence):
        why = re.sub(r"^pq\b", "porque", match.group("why").strip(), flags=re.I)
        found.append(f"Escolhi {match.group('new')} em vez de {match.group('old')} {why}.")
    return found
