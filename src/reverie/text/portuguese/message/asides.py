"""Asides: facts said in passing, in half sentences or in a "because", told as the plain sentences they stand for."""

import re

from reverie.text.portuguese.message.beside import beside
from reverie.text.portuguese.message.changes import changes
from reverie.text.portuguese.message.hinting import hints, like_theirs, played
from reverie.text.portuguese.message.passing import homes, passing, reacting
from reverie.text.portuguese.words.professions import PROFESSION
from reverie.text.portuguese.words.relations import PARTNERS, is_feminine, relation_of
from reverie.text.portuguese.words.tokens import fold

_NAME = r"[A-ZÀ-Ý][\w'’-]+(?: [A-ZÀ-Ý][\w'’-]+)?"
_BECAUSE = re.compile(
    r"\b(?:porque|pq|pois|j[aá] que|visto que|uma vez que|é que)\s+(?:eu )?"
    r"(?P<fact>(?:n[aã]o )?(?i:sou|tenho|estou|t[oôó]u?|moro|vivo|trabalho|tomo) (?!a |certo|certeza|ideia|"
    r"medo|de |que )"
    r"[^,.;:!?\n]{3,80})"
)
_ALLERGY = re.compile(
    r"^\W*(?:e |ah |ali[aá]s |sim,? )*(?P<what>(?:uma )?(?:alergia|intoler[aâ]ncia)|(?P<be>al[eé]rgic[oa]|"
    r"intolerante)) "
    r"(?P<to>(?:a|à|ao|aos|às) [^,.;:!?\n]{3,50})",
    re.I,
)
_HOLDING = re.compile(
    r"^\W*(?:(?:e|ah|eu|bom) )*(?P<what>[^\W\d_]+(?: [^\W\d_]+){0,3}?) ?(?:fixe|boa|bom|top|show|legal|sim|"
    r"ok)?,? (?:tenho|temos|arranjei|tinha) "
    rf"(?:um|uma|dois|duas)(?: em casa| também| tb| cá| aqui)*,? (?:que )?(?:chama-se|se chama|de nome|chamad[oa]) "
    rf"(?P<name>{_NAME})",
    re.I,
)
_OWNED_NAMED = re.compile(
    r"\b(?:tenho|temos) (?P<art>um|uma) (?P<what>(?!em |tamb|c[aá] )[^\W\d_]+(?: [^\W\d_]+){0,2}?),? (?:que )?"
    rf"(?:chama-se|se chama) (?P<name>{_NAME})"
)
_APPOSED = re.compile(
    rf"\b(?:[oa]|ao|à|d[oa]|n[oa]|pel[oa]|"
    rf"com [oa]) (?P<name>{_NAME})(?: [^\W\d_]+(?:-se)?){{0,4}}?, (?P<art>[oa]) (?:(?:nossa|nosso|minha|meu) )"
    r"(?P<what>[^\W\d_]+(?: mais (?:velh|nov)[oa])?)(?=\s*[,.;!?)]|$)"
)
_OF_HOUSE = re.compile(
    rf"\b[oa] (?P<what>[^\W\d_]+) (?:aqui|c[aá]|l[aá]) de casa, (?P<art>[oa]) (?P<name>{_NAME})(?=\s*[,.;!?)]|$)", re.I
)
_WAS_TO_BE = re.compile(
    r"^\W*(?:(?:e|mas|ah|olha|ent[aã]o|afinal|j[aá] agora),? )*(?P<what>[oa]s? [^,.;:!?\n]{3,60}?) (?:era|eram|"
    r"estava marcad[oa] (?:para|pra)|seria|ia ser) "
    r"(?:a |no |para |pra |at[eé] )?(?P<old>(?:dia )?\d{1,2}(?:/\d{1,2}| de [a-zç]+)?|[a-zç]+-feira|segunda|"
    r"ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)"
    r"[,;.]?(?: mas| e| s[oó] que| agora| afinal)* (?:j[aá] )?(?:a |o )?(?:passaram|adiaram|mudaram|empurraram|"
    r"anteciparam|alteraram|prorrogaram|passou|"
    r"mudou|foi adiad[oa]|ficou|agora é|remarcaram)(?:-n?[oa])? (?:tudo )?(?:p[a]?r[ao]|para [oa]|para|"
    r"pro) (?P<new>[^,.;!?\n]{3,30})",
    re.I,
)
_SHE_IS = re.compile(
    rf"\b[oa] (?P<name>{_NAME})(?: [^\W\d_]+(?:-se)?){{0,4}}?, [oa] (?:minha|meu|nossa|"
    rf"nosso) [^\W\d_]+, (?P<pro>el[ea]) "
    r"(?P<rest>(?:é|trabalha|mora|vive|tem|faz|estuda|anda) [^.!?;,\n]{2,60}?)(?= e |\s*[.!?;,\n]|$)"
)
_STAFF = re.compile(
    rf"\b(?:[oa]|ao|à|d[oa]|pel[oa]) (?P<what>estagi[aá]ri[oa]|chefe|patr[aã]o|patroa|aprendiz|ajudante|orientador[a]?|"
    rf"senhori[oa]|vizinh[oa]|colega|s[oó]ci[oa]), (?P<art>[oa]) (?P<name>{_NAME})(?=\s*[,.;!?)]|$)"
)
_TRADE = re.compile(
    r"^\W*(?:(?:e|ah|bom|enfim|sim),? )*(?P<role>[^\W\d_]+(?: d[aeo] [^\W\d_]+)?) (?P<for>(?:h[aá]|faz|desde) "
    r"(?:\d|uns|umas|um|uma|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|quase)[^,.;:!?\n]{2,24}?)"
    r"(?= e |\s*[,.;!?]|$)",
    re.I,
)
_SITE = re.compile(
    rf"\b[oa] (?P<name>{_NAME}) é o nome (?:do (?:s[ií]tio|restaurante|lugar|tasco|hotel|caf[eé]|trabalho)|d[ao]s? "
    r"(?:loja|empresa|padaria|firma|cl[ií]nica|escola|oficina))"
)
_HERE_FIRM = re.compile(
    r"\b(?:aqui|c[aá]) (?P<at>n[oa]) (?P<name>[A-ZÀ-Ý][\w'’-]+(?: (?:d[aeo] )?[A-ZÀ-Ý][\w'’-]+){0,2})"
)
_FIRM_CONTEXT = re.compile(
    r"\b(?:time|equip[ae]|chefe|patr[aã]o|patroa|colegas?|turno|trabalho|trampo|servi[cç]o|plant[aã]o|estagi[aá]ri[oa]|"
    r"clientes?|padr[aã]o d|loja|cozinha|escala)\b",
    re.I,
)
_MARK = re.compile(
    r"\b(?P<what>trabalho|exame|teste|prova|tese|projeto|relat[oó]rio|apresenta[cç][aã]o|tcc|disserta[cç][aã]o|"
    r"frequ[eê]ncia)"
    r"(?P<of>(?: d[aeo]s? [^\W\d_]+){0,2})\b[^.!?\n]{0,50}?\b(?P<mark>\d{1,2}(?:[.,]\d)? valores)\b",
    re.I,
)
_GOT = re.compile(
    r"\b(?:tirei|tive|deram-me|me deram|saquei) (?:um |uma )?(?P<mark>\d{1,2}(?:[.,]\d)?|dez|vinte|nove|oito|"
    r"dezoito|dezassete)"
    r"(?: valores)? (?P<at>n[oa]) (?P<what>[^,.;:!?\n]{3,40})",
    re.I,
)
_WINNER = re.compile(
    r"^\W*(?:(?:e|mas|quem) )*(?P<verb>ganhou|venceu|ficou em primeiro) (?:foi )?(?P<who>(?:um|uma|"
    r"[oa]) (?:velhot|senhor|rapa[zr]|mo[cç]|"
    r"menin|tip|gaj|homem|mulher|mi[uú]d|equip|casal|padeir|cozinheir|colega|vizinh|pescador|rapariga|garot|"
    r"sujeit|cara\b)"
    r"[^.!?\n]{0,90})",
    re.I,
)
_WEDDING = re.compile(
    r"^\W*(?P<verb>casamos|mudamos|viajamos|partimos|abrimos) (?P<when>em|a|no|na|para o|"
    r"daqui) (?P<rest>(?![^.!?\n]*\b(?:19|20)\d\d)[^.!?\n]{3,40})",
    re.I,
)


_SPOKEN = re.compile(
    r"[\"“”«»]|\b(?:disse|diz|dizia|respondeu|perguntou|escreveu|contou)\b[^.]{0,20}:|"
    r"\bse (?:eu|a gente|n[oó]s)\b",
    re.I,
)


_MARKS = re.compile(r"[\"“”«»:]")


def asides(sentence: str) -> tuple[list[str], bool]:
    """Return the plain sentences that stand inside a sentence, and whether they say all of it.

    >>> asides("Não provo o pudim porque tenho intolerância à lactose.")
    (['Tenho intolerância à lactose.'], False)
    >>> asides("padeira há 6 anos")
    (['Sou padeira há 6 anos.'], False)
    """
    if len(sentence) > 400:
        return [], False
    if sentence.rstrip().endswith("?"):
        return [*homes(sentence.rpartition(",")[0]), *played(sentence), *like_theirs(sentence)], False
    if _SPOKEN.search(sentence):
        return ([] if _MARKS.search(sentence) else reacting(sentence)), False
    found: list[str] = []
    for because in _BECAUSE.finditer(sentence):
        fact = because.group("fact").strip()
        found.append(f"{fact[:1].upper()}{fact[1:]}.")
    if match := _ALLERGY.match(sentence):
        what = match.group("what")
        found.append(f"{'Sou' if match.group('be') else 'Tenho'} {what.lower()} {match.group('to')}.")
    found += _named(sentence)
    found += _employment(sentence)
    found += _results(sentence)
    found += passing(sentence)
    found += changes(sentence)
    found += beside(sentence)
    found += hints(sentence)
    return list(dict.fromkeys(found)), bool(
        _WINNER.match(sentence) or _WAS_TO_BE.match(sentence) or _WEDDING.match(sentence)
    )


def _named(sentence: str) -> list[str]:
    """Who or what is called so: "com a Pitanga, a nossa cachorra", "tenho uma, chama-se Gertrudes"."""
    found = []
    for pattern in (_APPOSED, _STAFF, _OF_HOUSE):
        for match in pattern.finditer(sentence):
            noun = match.group("what")
            if relation_of(fold(noun.split()[0]), noun.split()[0]):
                found.append(_called(noun, match.group("name"), feminine=match.group("art") == "a"))
    found.extend(
        _called(match.group("what"), match.group("name"), feminine=match.group("art") == "uma")
        for match in _OWNED_NAMED.finditer(sentence)
    )
    for match in _SHE_IS.finditer(sentence):
        article = "A" if match.group("pro").lower() == "ela" else "O"
        found.append(f"{article} {match.group('name')} {match.group('rest').strip()}.")
    return found


def thing_named(sentence: str) -> tuple[str, str] | None:
    """Return a thing and its name: "pão de forma, tenho um, chama-se Zé" → the bread is Zé.

    >>> thing_named("uma bicicleta boa, tenho uma em casa, chama-se Faísca")
    ('bicicleta', 'Faísca')
    """
    match = _HOLDING.match(sentence)
    if not match or not match.group("name")[:1].isupper():
        return None
    what = re.sub(r"^(?:um|uma|o|a) ", "", match.group("what").strip(), flags=re.I)
    what = re.sub(r" (?:fixe|boa|bom|top|show|legal|sim|ok)$", "", what, flags=re.I)
    return (what, match.group("name")) if len(what) > 2 else None


def _called(noun: str, name: str, *, feminine: bool) -> str:
    owner = "A minha" if feminine else "O meu"
    if relation_of(fold(noun)) in PARTNERS:
        return f"{owner} {noun.lower()} é {'a' if feminine else 'o'} {name}."
    return f"{owner} {noun.lower()} chama-se {name}."


def _employment(sentence: str) -> list[str]:
    found = []
    match = _TRADE.match(sentence)
    if match and PROFESSION.match(fold(match.group("role").split()[0])):
        found.append(f"Sou {match.group('role').lower()} {match.group('for')}.")
    if match := _SITE.search(sentence):
        found.append(f"Trabalho no {match.group('name')}.")
    here = _HERE_FIRM.search(sentence)
    if here and _FIRM_CONTEXT.search(sentence):
        found.append(f"Trabalho {here.group('at')} {here.group('name')}.")
    return found


def _results(sentence: str) -> list[str]:
    found = []
    if match := _MARK.search(sentence):
        at = "na" if is_feminine(match.group("what")) else "no"
        found.append(f"A minha nota {at} {match.group('what').lower()}{match.group('of')} foi {match.group('mark')}.")
    elif match := _GOT.search(sentence):
        found.append(f"A minha nota {match.group('at')} {match.group('what').strip()} foi {match.group('mark')}.")
    if match := _WAS_TO_BE.match(sentence):
        what = match.group("what")
        found.append(f"{what[:1].upper()}{what[1:]} passou de {match.group('old')} para {match.group('new').strip()}.")
    if match := _WINNER.match(sentence):
        who = match.group("who").strip()
        found.append(f"{who[:1].upper()}{who[1:]} {match.group('verb').lower()}.")
    if match := _WEDDING.match(sentence):
        verb = {"casamos": "casar", "mudamos": "mudar", "viajamos": "viajar", "partimos": "partir", "abrimos": "abrir"}
        found.append(f"Vamos {verb[match.group('verb').lower()]} {match.group('when')} {match.group('rest')}.")
    return found
