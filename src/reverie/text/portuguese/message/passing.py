"""Passing: homes, clubs, sizes, schools, allergies and dates that half a sentence gives away, told straight."""

import re

from reverie.text.portuguese.words.relations import relation_of
from reverie.text.portuguese.words.tokens import fold

_PLACE = r"[^\W\d_][\w'’-]+(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\w'’-]+)*"
_NAME = r"[A-ZÀ-Ý][\w'’-]+(?: [A-ZÀ-Ý][\w'’-]+)?"
_FOOTWEAR = r"(?:botas|sapatos|sapatilhas|t[eéê]nis|galochas|sand[aá]lias|chinelos|chuteiras|patins)"
_SIZE = re.compile(
    rf"\b{_FOOTWEAR}\b[^.!?\n]{{0,40}}?\b(?:as minhas|os meus|as que tenho|uso|para mim|pra mim|meu n[uú]mero é)\b"
    r"[^.!?\n\d]{0,16}?(?:n[uú]mero |tamanho |s[aã]o |n\.?º )(?:o )?(?P<a>[2-5]\d(?:[.,]5)?)\b|"
    rf"\b(?:as minhas|os meus|minhas|meus) {_FOOTWEAR}[^.!?\n\d]{{0,16}}?(?:n[uú]mero |tamanho |s[aã]o )(?:o )?"
    r"(?P<b>[2-5]\d(?:[.,]5)?)\b|"
    r"\b(?:uso|visto|sou) (?:o |um )?(?P<c>[2-5]\d(?:[.,]5)?) (?:de|no) (?:sapato|p[eé]|cal[cç]ado|t[eéê]nis)\b|"
    r"\bmeu p[eé] é (?:o |um |n[uú]mero )?(?P<d>[2-5]\d(?:[.,]5)?)\b",
    re.I,
)
_MOVED = re.compile(r"\b(?:mudei|mud[aáeé]mos|mud[aá]mo-nos|mudan[cç]a|casa nova|apartamento novo|ap[eê] novo)\b", re.I)
_NOW_AT = re.compile(
    r"(?:^|[,;.] |\be )(?:agora |j[aá] )?(?:estou|t[oôó]|estamos|tamos) (?:agora |j[aá] )?"
    rf"(?:em|no|na) (?P<town>{_PLACE})(?P<now> agora| j[aá])?(?=\s*(?:[,.;!\n]|$))",
    re.I,
)
_HERE = re.compile(
    r"\b(?:a renda|o aluguel|o aluguer|o condom[ií]nio|o senhorio|a nossa casa|a minha casa|minha casa|nossa casa|"
    r"meu apartamento|o meu pr[eé]dio|meu pr[eé]dio|meu ap[eê]),? (?:aqui|c[aá]),? "
    r"(?:n[ao] (?P<street>(?:(?i:rua|avenida|"
    rf"travessa|largo|alameda|beco)) [^,.;!?\n]{{2,30}}), )?(?:em|no|na) (?P<town>{_NAME}|[a-zà-ÿ]{{4,}} [a-zà-ÿ]{{4,}}"
    r"(?= vai | sub| est[aá] | passou | foi | aument)|[a-zà-ÿ]{4,}(?= vai | sub| est[aá] | passou | foi | aument))",
    re.I,
)
_FAN = re.compile(
    r"\bsou (?:do |da )?(?P<club>[^\W\d_]+(?: [^\W\d_]+)?) (?:doente|rox[oa]|fan[aá]tic[oa]|ferrenh[oa]|"
    r"de cora[cç][aã]o|"
    r"at[eé] (?:morrer|[aà] morte|debaixo d)|desde (?:que nasci|o ber[cç]o|pequen[oa]|crian[cç]a))(?=\W|$)",
    re.I,
)
_FAN_WORD = re.compile(
    r"\bsou (?:muito )?(?P<fan>benfiquista|sportinguista|portista|boavisteir[oa]|bracarense|flamenguista|corintian[oa]|"
    r"palmeirense|s[aã]o-paulin[oa]|gremista|cruzeirense|atleticano|vasca[ií]n[oa]|botafoguense|santista)\b",
    re.I,
)
_CLUB_NAMED = re.compile(
    r"\b(?:eu |que |q |agora )*sou (?:d[oa] |mais (?:o |a )?)?(?P<club>benfica|sporting|fc porto|boavista|vit[oó]ria|"
    r"belenenses|"
    r"acad[eé]mica|flamengo|corinthians|palmeiras|vasco|fluminense|botafogo|gr[eê]mio|internacional|cruzeiro|"
    r"atl[eé]tico|santos|bahia|n[aá]utico|santa cruz|fortaleza|cear[aá]|remo|paysandu|goi[aá]s|"
    r"coritiba)(?=\s*(?:[,.;!\n]|$| e | desde| mas ))",
    re.I,
)
_CLUBS = {
    "benfiquista": "Benfica", "sportinguista": "Sporting", "portista": "Porto", "boavisteir": "Boavista",
    "bracarense": "Braga", "flamenguista": "Flamengo", "corintian": "Corinthians", "palmeirense": "Palmeiras",
    "sao-paulin": "São Paulo", "gremista": "Grêmio", "cruzeirense": "Cruzeiro", "atletican": "Atlético",
    "vascain": "Vasco", "botafoguense": "Botafogo", "santista": "Santos",
}  # fmt: skip
_NO_CLUB = re.compile(
    r"^(?:um|uma|f[aã]|muito|tao|meio|so|assim|o|a|filh[oa]|casad[oa]|gente|pessoa|\w+ista|vegan\w*|vegetarian\w*|"
    r"al[eé]rgic[oa]|diab[eé]tic[oa]|asm[aá]tic[oa]|m[ií]ope|canhot[oa]|cuidador\w*|torcedor\w*)\b"
)
_REACTION = (
    r"(?:(?:eu )?(?:vou parar|fui parar|acabo|paro) (?:à|ao|a|na|no|nas|nos) (?:upa|hospital|"
    r"urg[eê]ncias?|pronto|emerg)|"
    r"(?:eu )?(?:incho|inchei|fico inchad|fico com (?:urtic|falta de ar|a garganta)|passo mal|fecha-se-me|"
    r"deixo de respirar|não respiro|morro)|"
    r"(?:a )?minha garganta fecha|(?:a )?garganta (?:fecha|incha)|fecha(?:-me)? a garganta)"
)
_REACTS = re.compile(
    r"(?:^|[,.;:] |\b(?:mas|e) )(?:s[oó] )?(?:sem|nada de) (?P<a>[^\W\d_]+(?: [^\W\d_]+)?),? "
    r"(?:que|porque|pq|pois|sen[aã]o) "
    rf"(?:se (?:eu )?(?:comer|provar|tocar)(?: um| uma| isso)?,? )?{_REACTION}|"
    r"(?:^|[,.;:] |\b(?:mas|e|que) )se (?:eu )?(?:comer|como|provo|provar|beber) (?P<b>[^\W\d_]+(?: [^\W\d_]+)?),? "
    rf"{_REACTION}",
    re.I,
)
_AVOIDED = re.compile(
    r"\b(?:n[aã]o chego (?:nem )?perto|fujo|passo longe|fico longe|nem chego perto|n[aã]o toco) "
    r"(?:d[aeo]s?|em|n[oa]s?) "
    r"(?P<a>[^\W\d_]+(?: [^\W\d_]+)?),? (?:(?:que|porque|pq|pois|sen[aã]o) )?(?:logo )?"
    rf"(?:{_REACTION}|(?:eu )?fico (?:tod[oa] )?(?:inchad|empolad|vermelh))",
    re.I,
)
_REACTED = (
    r"(?:(?:eu )?(?:fui parar|acabei|parei) (?:à|ao|a|na|no|nas|nos) (?:upa|hospital|urg[eê]ncias?|pronto|emerg)|"
    r"(?:eu )?(?:inchei|passei mal|quase morri|deixei de respirar|fiquei (?:inchad|com (?:urtic|falta de ar|a cara)|"
    r"tod[oa] (?:inchad|empolad|vermelh)))|(?:a )?(?:minha )?garganta (?:fechou|inchou)|inchou-me|fechou-se-me)"
)
_LAST_TIME = re.compile(
    r"(?:^\W*|[,.;:] |\b(?:mas|e) )(?P<a>[^\W\d_]+(?: [^\W\d_]+)?),? (?:nem pensar|nem morta?|nunca mais|jamais|"
    r"deus me livre|n[aã]o|passo longe|estou fora|t[oô] fora),? (?:(?:que|porque|pq|pois) )?"
    rf"(?:(?:d?a|na) )?[uú]ltima vez (?:que |q )?(?:eu )?(?P<verb>comi|provei|bebi|tomei)(?: isso| um| uma)?,? "
    rf"{_REACTED}|"
    r"\b[uú]ltima vez (?:que |q )(?:eu )?(?P<verb2>comi|provei|bebi|tomei)(?: um| uma)? "
    rf"(?P<b>[^\W\d_]+(?: [^\W\d_]+)?),? {_REACTED}",
    re.I,
)
_LEARNT = re.compile(
    rf"\b(?:aprendi|formei-me|me formei|licenciei-me|estudei|tirei o curso|fiz o curso|fiz (?:a )?faculdade|"
    rf"fiz a licenciatura)(?: [^,.;!?\n]{{1,30}}?)?,? (?:em|no|na) (?P<where>{_NAME})"
    rf"(?P<tail>,? (?:no curso|na faculdade|"
    r"na universidade|na licenciatura|quando (?:tirei|fiz) o curso))?"
)
_STUDY_VERB = re.compile(r"formei|licenciei|curso|faculdade|licenciatura|estudei")
_RELATIVE = r"(?:[aoAO] )?(?i:minha|meu|nossa|nosso) (?P<rel>[^\W\d_]+(?: mais (?:velh|nov)[oa])?)"
_STUDIES_AT = re.compile(
    rf"\b{_RELATIVE}(?P<name> {_NAME})?,? (?:que )?(?:estuda|est[aá] a estudar|est[aá] estudando|faz (?:o|a) \w+)"
    rf"(?: [^,.;!?\n]{{2,30}}?)? em (?P<where>{_NAME})"
)
_CHANGED_SCHOOL = re.compile(
    rf"\b{_RELATIVE}(?P<name> {_NAME})? (?:mudou|trocou|transferiu-se|se transferiu) (?:de |da |para outra )"
    rf"(?:universidade|faculdade|escola|curso)[^.!?\n]{{0,20}}?(?:est[aá]|t[aá]|anda|foi)(?: agora| j[aá])? "
    rf"(?:em|para|no|na) (?P<where>{_NAME})"
)
_MOVES = re.compile(
    rf"\b{_RELATIVE}(?P<name> {_NAME})? [^.!?;\n]{{0,40}}?(?:se mudou|mudou-se|foi (?:morar|viver)) (?:j[aá] )?"
    rf"(?:pra|para|em|n[ao]) (?P<where>{_PLACE})(?=\s*(?:[,.;!\n]|$| e ))"
)
_EXTENDED = re.compile(
    r"\b(?:alargou|alargaram|prolongou|prolongaram|estendeu|estenderam|esticou|esticaram|adiou|adiaram|antecipou|"
    r"anteciparam|prorrogou|prorrogaram|empurrou|empurraram|puxou|passou|passaram)(?:-\w+)? o (?:meu |nosso )?prazo "
    r"(?P<of>d[aoe]s? [^,.;!?\n]{3,50}?) (?:para|pra|pro|at[eé]) (?P<new>(?:o |a )?(?:dia )?\d[^,.;!?\n]{0,24})",
    re.I,
)
_HAS_TO_GO = re.compile(
    r"(?:^|[,:;.] |\b(?:que|e|mas) )(?P<art>[oa]) (?P<what>(?:relat[oó]rio|artigo|proposta|candidatura|trabalho|tese|"
    r"disserta[cç][aã]o|cap[ií]tulo|manuscrito|texto|tradu[cç][aã]o|or[cç]amento|parecer|projeto|declara[cç][aã]o)"
    r"[^,.;:!?\n]{0,40}?) (?:tem|tinha) (?:de|que) (?:seguir|ser entregue|estar pront[oa]|ficar pront[oa]|ir|chegar|"
    r"sair|ser enviad[oa])[^,.;:!?\n]{0,40}? at[eé] (?:o |ao |a |à )?(?P<by>(?:dia )?\d{1,2}(?:/\d{1,2}| de [a-zç]+))",
    re.I,
)
_IS_THAT = re.compile(
    rf"\b[OoAa] (?P<name>{_NAME})\b[^.!?\n]{{0,60}}?\bde (?P<job>[^\W\d_]+(?: [^\W\d_]+)?), "
    r"que é o que (?P<pro>el[ea]) é\b"
)


def passing(sentence: str) -> list[str]:
    """Return the plain sentences that a sentence gives away in passing.

    >>> passing("Os meus ténis, número 39, estão rotos.")
    ['Calço 39.']
    >>> passing("Sem amendoim, que se eu comer vou parar ao hospital.")
    ['Não posso comer amendoim.']
    """
    found = [*_body(sentence), *homes(sentence), *_studies(sentence)]
    if match := _FAN.search(sentence):
        club = match.group("club")
        if not _NO_CLUB.match(fold(club)) and not relation_of(fold(club.split()[0])):
            found.append(f"Torço pelo {club.title()}.")
    if (match := _CLUB_NAMED.search(sentence)) and not _FAN.search(sentence):
        found.append(f"Torço pelo {match.group('club').title()}.")
    if match := _FAN_WORD.search(sentence):
        word = fold(match.group("fan"))
        found += [f"Torço pelo {club}." for start, club in _CLUBS.items() if word.startswith(start)][:1]
    if match := _EXTENDED.search(sentence):
        found.append(f"O prazo {match.group('of')} passou para {match.group('new').strip()}.")
    elif match := _HAS_TO_GO.search(sentence):
        link = "da" if match.group("art").lower() == "a" else "do"
        found.append(f"O prazo {link} {match.group('what').strip()} é {match.group('by')}.")
    if match := _IS_THAT.search(sentence):
        article = "A" if match.group("pro") == "ela" else "O"
        found.append(f"{article} {match.group('name')} é {match.group('job')}.")
    return found


def reacting(sentence: str) -> list[str]:
    """Return what the speaker cannot eat, told by what would happen "if I ate it"."""
    if match := _REACTS.search(sentence):
        return [f"Não posso comer {(match.group('a') or match.group('b')).lower()}."]
    if match := _AVOIDED.search(sentence):
        return [f"Não posso comer {match.group('a').lower()}."]
    match = _LAST_TIME.search(sentence)
    if match is None:
        return []
    verb = "tomar" if "tomei" in fold(match.group("verb") or match.group("verb2")) else "comer"
    return [f"Não posso {verb} {(match.group('a') or match.group('b')).lower()}."]


def _body(sentence: str) -> list[str]:
    found = []
    if match := _SIZE.search(sentence):
        found.append(f"Calço {next(g for g in match.groups() if g)}.")
    return found + reacting(sentence)


def homes(sentence: str) -> list[str]:
    """Return where the speaker lives, as a rent or a house "here in" a place tells it."""
    if match := _HERE.search(sentence):
        town = match.group("town")
        town = town.title() if town.islower() else town
        street = match.group("street")
        return [f"Moro em {town}."] + ([f"A minha morada é {street}, {town}."] if street else [])
    match = _NOW_AT.search(sentence)
    if match and _MOVED.search(sentence):
        town = match.group("town")
        return [f"Moro em {town[:1].upper()}{town[1:]}."]
    return []


def _studies(sentence: str) -> list[str]:
    found = []
    match = _LEARNT.search(sentence)
    if match and (match.group("tail") or _STUDY_VERB.search(match.group())):
        found.append(f"Estudei em {match.group('where')}.")
    match = _MOVES.search(sentence)
    if match and relation_of(fold(match.group("rel").split()[0])) and "não" not in match.group():
        feminine = fold(match.group()).startswith(("a ", "minha", "nossa"))
        town = match.group("where")
        owner = f"{'A minha' if feminine else 'O meu'} {match.group('rel')}{match.group('name') or ''}"
        found.append(f"{owner} mora em {town[:1].upper()}{town[1:]}.")
    for pattern in (_STUDIES_AT, _CHANGED_SCHOOL):
        match = pattern.search(sentence)
        if match and relation_of(fold(match.group("rel").split()[0])):
            feminine = fold(match.group()).startswith(("a ", "minha", "nossa"))
            owner = "A minha" if feminine else "O meu"
            found.append(f"{owner} {match.group('rel')}{match.group('name') or ''} estuda em {match.group('where')}.")
    return found
