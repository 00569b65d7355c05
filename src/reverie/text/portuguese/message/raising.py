"""Raising: names that a hasty writer leaves in lower case, given their capital where the words around show them."""

import re
from collections.abc import Callable, Iterable

from reverie.text.portuguese.clause.names import is_town
from reverie.text.portuguese.verbs.forms import INDICATIVE, readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.given_names import GIVEN_NAMES
from reverie.text.portuguese.words.relations import PETS, relation_of
from reverie.text.portuguese.words.tokens import Token, fold, is_function, tokens_of

_ALSO_WORDS = bag(
    "rosa flor graca vitoria conceicao mel luz piedade dora domingos gloria aurora mara esmeralda iris mei "
    "clemente candida maximo tita sol leo angelico neto olinda ida dulce custodio dolores esperanca nova nair "
    "justina lima linda alba branca serena celeste diva abel flora prima marta-feira segundo severino severina "
    "dinis bento perpetua pilar noe primo santa santos ester gracas pia vera eva mercedes amanda zita lia cesar"
)
"""Given names that are other words as well: "a rosa", "a graça"."""
_ALSO_PLACES = bag("natal porto santos vitoria tomar chaves nova contagem madeira franca faro gaia minho sale recife")
_TITLES = bag("dona sr sra senhor senhora dr dra doutor doutora eng prof mestre")
_FIRM = (
    r"padaria|pastelaria|restaurante|caf[eé]|loja|cl[ií]nica|hospital|escola|col[eé]gio|farm[aá]cia|oficina|hotel|"
    r"ag[eê]ncia|transportadora|supermercado|mercado|livraria|construtora|gr[aá]fica|imobili[aá]ria|cooperativa|"
    r"panif[ií]cios?|constru[cç][oõ]es|transportes|via[cç][aã]o|latic[ií]nios|m[oó]veis|metal[uú]rgica|tasca|"
    r"quinta|pousada|creche|lar|gin[aá]sio|academia|barbearia|sal[aã]o"
)
_BEHIND = r"(?=\s*(?:[.,;:!?)\n]|$)| e | em | como | desde | h[aá] | faz | a partir | que | q )"
_WORD = r"[^\W\d_][\w'’-]+"
_AT_FIRM = re.compile(
    rf"\b(?:[dn][oa]|[ao]|pel[oa]|pr[oa]|à|ao) (?P<n>(?:{_FIRM}) {_WORD}(?: {_WORD})?){_BEHIND}", re.I
)
_BARE_FIRM = re.compile(
    rf"(?P<n>\b(?:panif[ií]cios|constru[cç][oõ]es|transportes|via[cç][aã]o) {_WORD}){_BEHIND}", re.I
)
_EMPLOYED = re.compile(
    rf"\b(?:trabalh(?:o|ei|a|ava)|come[cç](?:o|ei|a|ou)|entr(?:o|ei|ou)|estagi(?:o|ei)|contratad[oa]|"
    rf"sa[ií]|despedi-me|demiti-me|aqui)\b"
    rf"(?:[^.,;!?\n]{{0,26}}?\b)?(?<!\w)(?:n[oa]|pel[oa]|d[oa]) (?P<n>{_WORD}(?: {_WORD})?){_BEHIND}",
    re.I,
)
_PLACE_NAMED = re.compile(rf"\b[oa] (?P<n>{_WORD}(?: {_WORD})?) é o nome d", re.I)
_CALLED = re.compile(
    rf"\b(?:cham(?:a|o|am)-(?:se|me)|se chamam?|me chamo|chamad[oa]|de nome) (?:[oa] )?(?P<n>{_WORD})", re.I
)
_PET_NAMED = re.compile(
    rf"\b(?:[oa]|uma?|meu|minha|nosso|nossa) (?:c[aã]o|cadela|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|"
    rf"papagaio|periquito|coelh[oa]|"
    rf"tartaruga|cavalo|[ée]gua|hamster|calopsita)(?: (?:aqui|c[aá]|"
    rf"l[aá]) de casa)?, [oa] (?P<n>{_WORD})(?=\s*(?:[,.;!)\n]|$))",
    re.I,
)
_STREET = re.compile(
    rf"\b(?:rua|avenida|travessa|largo|alameda|pra[cç]a|bairro) (?:d[aeo]s? )?(?P<n>{_WORD})(?=\s*(?:[.,;:!?)\n\d]|$))",
    re.I,
)
_NO_FIRM = bag(
    "casa remoto equipa equipe dia noite manha tarde turno turnos semana fim area projeto projetos conjunto media "
    "cozinha oficina rua praia zona sala empresa firma loja escola terra cidade obra obras padaria restaurante cafe "
    "hospital clinica banco fabrica quinta campo mar porto carro escritorio segunda terca quarta sexta sabado "
    "domingo ano mes mesma mesmo nova novo outra outro minha meu nossa nosso proxima proximo parte vila aldeia "
    "faculdade universidade camara prefeitura farmacia hotel bar lar mercado supermercado estaleiro armazem "
    "ginasio academia rede ala ponta serra norte sul centro capital frente grande pequena central junho julho "
    "janeiro fevereiro marco abril maio agosto setembro outubro novembro dezembro estrada transito ferias natal "
    "curso serie coisa vida conta hora meio pe trampo servico emprego trabalho prova entrega reuniao gente mudanca"
)
_NO_NAME = bag(
    "nova novo mais velha velho antiga antigo pequena pequeno grande preto preta branco branca querida querido linda "
    "lindo todo toda mesmo mesma favorita favorito que e de do da dos das em no na com para por aqui ali la ja nao "
    "sempre tambem agora hoje ontem amanha ainda so bem mal muito bebe chama disse acha ela ele nunca cada quase "
    "dele dela deles delas deste desta isso isto tudo nada gente municipal local central estadual"
)


def is_casual(text: str) -> bool:
    """Tell whether a message is written without capitals, by its first letter."""
    first = next((c for c in text if c.isalpha()), "")
    return first.islower()


def raised(text: str, known: Iterable[str] = ()) -> str:
    """Return the text, as long as before, with capitals on names that the words around them show.

    >>> raised("a minha irmã inês vive em braga e chama-se inês")
    'a minha irmã Inês vive em Braga e chama-se Inês'
    >>> raised("A minha irmã comprou a rosa.")
    'A minha irmã comprou a rosa.'
    """
    if not is_casual(text):
        return text
    marks: set[int] = set()
    for pattern, fits in _CUES:
        for match in pattern.finditer(text):
            words = tokens_of(text, match.start("n"), match.end("n"))
            kept = _while(words, fits)
            marks.update(t.start for t in kept)
    tokens = tokens_of(text)
    familiar = {fold(name) for name in known if " " not in name and len(name) > 2}
    for i, token in enumerate(tokens):
        if _is_name(text, tokens, i, familiar):
            marks.add(token.start)
    return "".join(c.upper() if i in marks and len(c.upper()) == 1 else c for i, c in enumerate(text))


def _while(words: list[Token], fits: Callable[[str], bool]) -> list[Token]:
    kept: list[Token] = []
    for token in words:
        if is_function(token.key) or not fits(token.key):
            break
        kept.append(token)
    return kept


def _any_name(key: str) -> bool:
    return key not in _NO_NAME


def _no_noun(key: str) -> bool:
    return key not in _NO_FIRM and key not in _NO_NAME


_CUES: tuple[tuple[re.Pattern[str], Callable[[str], bool]], ...] = (
    (_AT_FIRM, _any_name),
    (_BARE_FIRM, _any_name),
    (_EMPLOYED, _no_noun),
    (_PLACE_NAMED, _any_name),
    (_CALLED, _any_name),
    (_PET_NAMED, _any_name),
    (_STREET, _any_name),
)


def _is_name(text: str, tokens: list[Token], i: int, familiar: set[str]) -> bool:
    """Tell whether the word at `i` names somebody or a town, by the words beside it."""
    token = tokens[i]
    key = token.key
    if token.is_capital or len(key) < 3 or is_function(key):
        return False
    before = tokens[i - 1] if i and not text[tokens[i - 1].end : token.start].strip(" .") else None
    lead = before.key if before else ""
    if is_town(key) and key not in GIVEN_NAMES:
        return (
            lead in {"em", "para", "pra", "de", "ate", "por", "no", "do", "pro"}
            and (key not in _ALSO_PLACES or lead == "em" or (key == "porto" and lead in {"no", "do", "pro"}))
        ) or (lead == "" and key not in _ALSO_PLACES and text[token.end : token.end + 1] == ",")
    if lead in _TITLES:
        return _any_name(key)
    related = relation_of(lead, before.text) if before else ""
    given = key in GIVEN_NAMES and (key not in _ALSO_WORDS or bool(related))
    owned = bool(related) and i > 1 and tokens[i - 2].key in _OWNING
    if owned and not given:
        return (
            key not in _NO_NAME and not readings(key) and _acts(tokens, i) and (related in PETS or not _adjective(key))
        )
    if not given and key not in familiar:
        return False
    if key in familiar and readings(key):
        return False
    if lead in _LEADS or owned or (related and given) or (lead == "seu" and given):
        return True
    return (i == 0 or before is None or lead in {"e", "mas", "que", "se"}) and _acts(tokens, i)


_OWNING = bag("meu minha nosso nossa")
_LEADS = bag("o a do da no na ao pelo pela com pro pra à e")


def _adjective(key: str) -> bool:
    return key.endswith(("ada", "ado", "ida", "ido", "nha", "nho", "osa", "oso", "eira", "eiro", "ista", "ana", "ano"))


def _acts(tokens: list[Token], i: int) -> bool:
    """Tell whether a verb in the third person follows."""
    for token in tokens[i + 1 : i + 3]:
        if any(f.person == "3s" and f.tense in INDICATIVE for f in readings(token.key.split("-")[0])):
            return True
        if token.key not in {"nao", "ja", "tambem", "so", "se", "me", "nem"}:
            return False
    return False
