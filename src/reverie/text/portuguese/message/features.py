"""Features: brand, colour, breed and make, told beside a thing or in the sentence after it."""

import re

from reverie.text.portuguese.words.brands import GEAR_NOUNS
from reverie.text.portuguese.words.relations import is_feminine, relation_of
from reverie.text.portuguese.words.tokens import fold

_NP = r"[^\W\d_][\w-]*(?: (?:d[aeo]s? )?(?!que\b|é\b|e\b|em\b|no\b|na\b|para\b|pra\b|por\b|com\b)[^\W\d_][\w-]*){0,3}"
_GOT = re.compile(
    rf"\b(?:comprei|comprámos|compramos|chegou|entregaram(?:-me|-nos)?|recebi|recebemos|ganhei|deram-me|me deram|"
    rf"ofereceram-me|arranjei|"
    rf"encomendei|arrumei|mandei vir|tenho|temos|aluguei|peguei|adotei|adotámos|adoptei)"
    rf"(?: (?:ontem|hoje|agora|finalmente|enfim|também|s[aá]bado|domingo|anteontem|esta semana|na [\w-]+(?: passada)?|"
    rf"no [\w-]+(?: passado)?))?"
    rf" (?:um|uma|o|a|os|as|meu|minha|[oa] (?:meu|minha|nosso|nossa)) (?P<thing>{_NP})",
    re.I,
)
_OWNED = re.compile(
    rf"(?:^|[,.;] )(?:[OoAa] )?(?:meu|minha|nosso|nossa) (?P<thing>{_NP}?) (?:est[aá]|ficou|é|chegou|avariou|anda|tem|"
    rf"pifou|quebrou|partiu)\b",
    re.I,
)
_BRAND = re.compile(
    r"(?:^|[,;] |\be )(?i:a marca (?:é|dele é|dela é)|é da marca|é de marca|da marca|marca|é d[ao]|s[aã]o d[ao]) (?:a "
    r"|o )?"
    r"(?P<brand>[A-ZÀ-Ý][\w'’-]+(?: [A-ZÀ-Ý][\w'’-]+)?|(?<=marca )[^\W\d_]{3,})(?=\s*(?:[,.;!)]|$| e | que ))",
)
_FEATURE = re.compile(
    r"(?:^|[,;] |\be )(?:[oa] (?P<key>cor|modelo|tamanho|ra[cç]a) (?:é|dele é|dela é)) (?P<value>[^,.;!?\n]{2,40})",
    re.I,
)
_LIKE = re.compile(
    r"(?:^\W*|[,;] |\be )é (?P<like>uma? (?!pena|coisa|amor|sonho|espet|del[ií]cia|maravilh|luxo|horror|exagero|pouco|"
    r"tal|dia|mês|ano)"
    r"[^,.;!?\n]{3,40})",
    re.I,
)
_COLOURED = re.compile(
    r"(?:^\W*|[,;] |\be )é (?:tod[oa] )?(?P<colour>vermelh[oa]|azul(?:-\w+| \w+)?|verde(?:-\w+| \w+)?|pret[oa]|"
    r"branc[oa]|amarel[oa]|cinzent[oa]|cinza|rox[oa]|cor-de-rosa|rosa|prata|pratead[oa]|laranja|bege|castanh[oa]|"
    r"marrom|dourad[oa]|bord[oô]|vinho)(?=\s*(?:[,.;!]|$| e | mas ))",
    re.I,
)
_APPOSED = re.compile(
    r"\b(?:[OoAa] )?(?P<own>meu|minha|nosso|nossa) (?P<thing>carro|carrinha|mota|moto|bicicleta|bike|telem[oó]vel|"
    r"celular|port[aá]til|computador|"
    r"notebook|c[aã]o|cadela|cachorr[oa]|gat[oa])(?: (?:nov[oa]|antig[oa]|velh[oa]))?, (?P<what>uma? "
    r"[^,.;!?\n]{3,40}),",
    re.I,
)


def thing_got(sentence: str) -> str:
    """Return what a sentence says was got or is had, for the sentence after it; empty when it says none.

    >>> thing_got("Comprei ontem uma máquina de costura.")
    'máquina de costura'
    """
    matches = list(_GOT.finditer(sentence)) or list(_OWNED.finditer(sentence))
    if not matches or "?" in sentence:
        return ""
    thing = re.sub(
        r" (?:nov[oa]s?|usad[oa]s?|em segunda mão|lind[oa]|com|para|pra|por|em|d[aeo]s? (?:minha|meu|nossa|nosso))(?: "
        r".*)?$",
        "",
        matches[-1].group("thing").strip(),
        flags=re.I,
    )
    words = fold(thing).split()
    if not words or words[0] in {
        "bocado",
        "pouco",
        "monte",
        "dia",
        "mes",
        "ano",
        "vez",
        "certeza",
        "ideia",
        "medo",
        "duvida",
    }:
        return ""
    return (
        ""
        if relation_of(words[0]) and words[0] not in {"cao", "gato", "gata", "cadela", "cachorro", "cachorra"}
        else thing
    )


def features(sentence: str, before: str) -> list[str]:
    """Return brand, colour and make as plain sentences about the thing that was told of.

    >>> features("É da Singer, modelo 4423.", "máquina de costura")
    ['A marca da máquina de costura é Singer.']
    """
    found = []
    for match in _APPOSED.finditer(sentence):
        owner = "A minha" if match.group("own").lower() in {"minha", "nossa"} else "O meu"
        found.append(f"{owner} {match.group('thing').lower()} é {match.group('what')}.")
    thing = thing_got(sentence) or before
    if not thing or "?" in sentence:
        return found
    feminine = is_feminine(thing.split()[0]) or fold(thing).startswith(("bike", "moto", "scooter", "kombi"))
    link, article = ("da", "A") if feminine else ("do", "O")
    if brand := _BRAND.search(sentence):
        found.append(f"A marca {link} {thing} é {brand.group('brand')}.")
    for match in _FEATURE.finditer(sentence):
        key = match.group("key").lower()
        found.append(
            f"{'O' if key in {'modelo', 'tamanho'} else 'A'} {key} {link} {thing} é {match.group('value').strip()}."
        )
    if colour := _COLOURED.search(sentence):
        found.append(f"A cor {link} {thing} é {colour.group('colour').lower()}.")
    elif like := _LIKE.search(sentence):
        owner = (
            ("A minha" if feminine else "O meu")
            if fold(thing.split()[0]) in GEAR_NOUNS or _VEHICLE.match(fold(thing))
            else article
        )
        found.append(f"{owner} {thing} é {like.group('like').strip()}.")
    return found


_VEHICLE = re.compile(r"^(?:carro|carrinha|mota|moto)\b")
