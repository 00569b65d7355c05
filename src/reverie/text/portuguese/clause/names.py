"""Names in a sentence: capitalised runs with their particles, and a guess at what they name."""

import re
from collections.abc import Sequence

from reverie.model.statement import Name, NameKind
from reverie.text.portuguese.verbs.finite import touches
from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.given_names import GIVEN_NAMES
from reverie.text.portuguese.words.tokens import Token, fold, is_function

_PARTICLES = bag("da de do das dos e")
_NEVER = bag(
    "segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho "
    "agosto setembro outubro "
    "novembro dezembro natal pascoa carnaval ola oi bom boa obrigado obrigada ok sim nao eu ele ela "
    "primeiro depois por fim tipo "
    "alias olha pois deus pdf png jpg csv json html css sql ia ai url api cv rh ti lol kkk pt br en "
    "uk eua usa covid adn dna "
    "anteontem otima otimo man mano ya bora pa epa tudo pronto "
    "afinal alem apesar infelizmente felizmente ultimamente atualmente normalmente geralmente resumo "
    "nota ps bem entao tambem portugues ingles frances "
    "alemao espanhol italiano japones chines mandarim iva irs nif cpf rg sms gps tv wifi excel word"
)
_PLACE_BEFORE = bag("em no na nos nas para pra ate")
_LIVING = bag("morar viver residir mudar nascer crescer viajar ir voltar regressar chegar")
_WORKING = bag("trabalhar estagiar")
_USED = bag("usar utilizar instalar comprar vender adotar adoptar programar conduzir dirigir")
_PLACED = bag("morar viver residir")
_ORGANISATION = re.compile(
    r"\b(?:Lda|Ltda|S\.?A|Inc|Corp|Lab|Labs|Coop|Cooperativa|Universidade|Instituto|Faculdade|Escola|"
    r"Colégio|Clínica|Hospital|Banco|"
    r"Fundação|Associação|Câmara|Prefeitura|Software|Studio|Estúdio|Tech|Group|Grupo|Consultoria|"
    r"Solutions|Systems|Agência|Editora|"
    r"Construtora|Padaria|Livraria|Seguros|Transportes|Farmácia|Petrobras|Embraer|Vale)\b"
)
_PLACES = bag(
    "lisboa porto braga coimbra faro aveiro evora guimaraes setubal leiria viseu funchal sintra "
    "cascais almada matosinhos gaia portugal "
    "brasil recife salvador curitiba fortaleza manaus natal belem goiania brasilia campinas santos "
    "niteroi florianopolis espanha franca "
    "italia alemanha inglaterra japao china angola mocambique paris londres madrid madri barcelona "
    "berlim roma amesterdao amsterda dublin "
    "tokyo toquio kyoto quioto osaka sendai nova suica irlanda belgica holanda olinda contagem "
    "joinville blumenau londrina maringa uberlandia "
    "sorocaba pelotas maceio aracaju teresina vitoria minho algarve alentejo madeira acores chaves "
    "beja elvas tomar covilha "
    "palmela sesimbra alcochete barreiro montijo almeirim santarem braganca portalegre amadora loures odivelas seixal "
    "barcelos esposende espinho ovar povoa penafiel amarante lamego peniche nazare caldas alcobaca lagos portimao "
    "olhao tavira loule silves sines grandola evora estremoz moura floripa cuiaba palmas ipatinga petropolis "
    "jundiai osasco guarulhos diadema barueri piracicaba bauru ribeirao caxias canoas gramado itajai chapeco maraba "
    "famalicao vizela fafe felgueiras espinheira pombal figueira marinha rio-maior abrantes tomar entroncamento mafra "
    "itaquera osasco taubate registro sorocaba mogi suzano cotia limeira americana marilia botucatu macapa "
    "anapolis luxemburgo zurique genebra bruxelas luanda maputo praia sesimbra bh sampa"
)
_KIND_BEFORE: dict[str, NameKind] = {
    **dict.fromkeys(("projeto", "projecto"), "project"),
    **dict.fromkeys(("programa", "aplicacao", "app", "site"), "product"),
    **dict.fromkeys(("empresa", "loja", "startup", "banco", "hospital", "clinica", "escola"), "organization"),
    **dict.fromkeys(("universidade", "cooperativa"), "organization"),
}
"""Nouns that say what the name behind them names."""


def names_in(text: str, tokens: Sequence[Token], *, sentence_start: int = -1) -> list[tuple[int, int, str]]:
    """Return the capitalised runs among the words: first word, word after, surface.

    >>> from reverie.text.portuguese.words.tokens import tokens_of
    >>> text = "Ontem fui com a Ana da Silva ao Museu Soares dos Reis."
    >>> [surface for _, _, surface in names_in(text, tokens_of(text), sentence_start=0)]
    ['Ana da Silva', 'Museu Soares dos Reis']
    """
    found: list[tuple[int, int, str]] = []
    i = 0
    while i < len(tokens):
        if not _starts_name(tokens, i, sentence_start):
            i += 1
            continue
        j = i + 1
        while j < len(tokens) and touches(text, tokens[j - 1], tokens[j]):
            if _goes_on(tokens[j]):
                j += 1
            elif (
                tokens[j].key in _PARTICLES - {"e"}
                and j + 1 < len(tokens)
                and _goes_on(tokens[j + 1])
                and touches(text, tokens[j], tokens[j + 1])
            ):
                j += 2
            else:
                break
        found.append((i, j, text[tokens[i].start : tokens[j - 1].end]))
        i = j
    return found


def _goes_on(token: Token) -> bool:
    return (token.is_capital and token.key not in _NEVER) or (token.text.isdigit() and len(token.text) <= 2)


def _starts_name(tokens: Sequence[Token], i: int, sentence_start: int) -> bool:
    token = tokens[i]
    if token.key in {"sao", "santo", "santa"} and token.is_capital and i + 1 < len(tokens) and tokens[i + 1].is_capital:
        return True
    if not token.is_capital or token.key in _NEVER or (token.text.isupper() and len(token.text) > 5):
        return False
    if token.start != sentence_start:
        return not (is_function(token.key) or token.text.isdigit())
    if is_function(token.key) or readings(token.key.split("-")[0]) or "-" in token.key:
        return False
    return i + 1 < len(tokens) and not token.key.endswith(("mente", "ndo"))


def kind_of(surface: str, before: str, lemma: str) -> NameKind:
    """Guess what a name names from the word before it and the verb of the clause.

    >>> kind_of("Braga", "em", "morar"), kind_of("Vale", "na", "trabalhar"), kind_of("Ana", "a", "ver")
    ('place', 'organization', 'person')
    """
    first = fold(surface.split()[0])
    told = _KIND_BEFORE.get(before)
    if told:
        return told
    if _ORGANISATION.search(surface):
        return "organization"
    if first in GIVEN_NAMES and lemma not in _PLACED:
        return "person"
    if re.search(r"[a-zà-ÿ][A-Z]|\d", surface):
        return "product"
    if lemma in _WORKING and before in {"na", "no", "pela", "da"}:
        return "organization"
    if before == "em" or (first in _PLACES and lemma not in _WORKING) or (before in _PLACE_BEFORE and lemma in _LIVING):
        return "place"
    return "product" if lemma in _USED else "unknown"


def is_town(key: str) -> bool:
    """Tell whether a folded word is a well-known place."""
    return key in _PLACES


def as_names(
    text: str, tokens: Sequence[Token], lemma: str, *, sentence_start: int, known: dict[str, Name]
) -> tuple[Name, ...]:
    """Return the names of a clause, those already understood from its possessives first.

    Args:
        text: The message.
        tokens: The words of the clause.
        lemma: Its verb, for the guess.
        sentence_start: Where the sentence begins, whose first capital says nothing.
        known: Names with a relation found before, by surface.
    """
    found = dict(known)
    for i, _, surface in names_in(text, tokens, sentence_start=sentence_start):
        if surface in found or any(surface in other.split() for other in found):
            continue
        before = tokens[i - 1].key if i else ""
        found[surface] = Name(surface, kind_of(surface, before, lemma))
    return tuple(found.values())
