"""Finite verbs in their place: which words of a clause are verbs there, and which only look like one."""

from collections.abc import Sequence

from reverie.text.portuguese.verbs.forms import (
    CLITICS,
    INDICATIVE,
    Form,
    guess_first_person,
    guess_third_person,
    readings,
)
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token

NOUN_MARKERS = bag(
    "o a os as um uma uns umas meu minha meus minhas teu tua seu sua nosso nossa nossos nossas do da "
    "dos das no na nos nas "
    "ao aos pelo pela pelos pelas este esta esse essa aquele aquela deste desse dessa desta nesse "
    "nesta num numa cada "
    "outro outra algum alguma qualquer todo toda de em com por sem sobre entre para primeiro "
    "primeira segundo muito muita "
    "qual quanto quantos ex pro pra"
)
_ADJECTIVES = bag(
    "novo nova bom boa mesmo mesma ultimo ultima proximo proxima dois duas tres quatro velho velha antigo antiga grande"
)
"""Words after which comes a noun, not a finite verb."""
OPENERS = bag(
    "eu nao nunca ja tambem so sempre que e mas ainda me se te lhe nos ele ela voce vc quem gente "
    "agora hoje ontem quando "
    "semana mes ano segunda terca quarta quinta sexta sabado domingo amanha anteontem janeiro "
    "fevereiro marco abril maio junho julho agosto "
    "setembro outubro novembro dezembro vem porque entao onde aqui la ai nem mal sim normalmente "
    "geralmente atualmente tu n"
)
"""Words after which a noun-like form is a verb after all."""
NOUNLIKE = bag(
    "trabalho gosto uso jogo almoco comeco estudo canto treino passeio acordo custo ensino encontro "
    "pinto fumo pago "
    "gasto seguro quarto choro erro conto desejo apoio aumento corte desenho plano passo processo projeto ponto "
    "registo registro resumo risco sonho sinto termino toque transporte troco viagem voto lanche "
    "leite jantar ganho jejum "
    "compra compras venda visita ajuda fala mora marca volta pesca pinta planta pergunta procura "
    "prova janta grava conversa chama cura "
    "cozinha entrada chegada mudanca pausa pratica renda reserva saida segura sobra toca troca vista "
    "vistas testes teste "
    "conta dita dito nada namoro nado abraco acabo alcance alto apelo baixo beijo beco boto caco "
    "calo canta carta curso cursos casos cerco "
    "cuido data datas dieta diga duvida envio espera falta fecho figo firma fundo giro grito guarda "
    "habito junta lance "
    "limpa limpo linha livre loja luta maio medida mente mentes mexo mesmo moeda mudo multa nota "
    "obra oferta olho organizo paro pago paga pesa peso pilha pico porto posto preparo publico "
    "quinta rega regra retiro "
    "rosto selo servico sento sitio solta solo soma sopa suporte tarifa tempera tempero tiro tomo "
    "torre trato veste visto vivo viva voo mando usa acento acerto "
    "assumo aviso copia critica escolha fabrica foco grupo indico leva lava leve limite livro namora "
    "ordem ordeno pega perco pinto presto ressaca salto separo sobre sofre entrega obra tento tinta "
    "forma formas informa monta oficio"
)
"""Forms that are nouns or adjectives as often as verbs."""
_ACCENTED_ONLY = {
    "e": "é",
    "esta": "está",
    "da": "dá",
    "de": "dê",
    "por": "pôr",
    "para": "pára",
    "le": "lê",
    "ve": "vê",
    "cre": "crê",
}
_AUXILIARIES = frozenset({"ter", "ser", "estar", "ficar", "haver", "ir"})
_BEFORE_CLITIC = bag("eu nao ja nunca")
_COMO_BEFORE = bag("mas mais eu nao nunca so tambem sempre ja mal nem")


def finite_at(text: str, tokens: Sequence[Token], i: int, *, loose: bool = False) -> tuple[Form, ...]:
    """Return the finite readings of the word at `i`, given the words around it; empty where it is no verb.

    Args:
        text: The text that the tokens are of.
        tokens: The words of the clause.
        i: Which word.
        loose: Take an unaccented "e" or "esta" for a verb.
    """
    token = tokens[i]
    if i and token.is_capital and not token.text.isupper():
        return ()
    if {"lo", "la", "los", "las"} & set(clitics_of(token)):
        return ()
    key = base_of(token)
    lowered = token.lowered.split("-")[0]
    accented = _ACCENTED_ONLY.get(key)
    if accented and lowered != accented and not (loose and key in {"e", "esta"}):
        return ()
    forms = tuple(f for f in readings(key) if f.tense in INDICATIVE and f.person)
    if key in {"sai", "cai"}:
        forms = tuple(f for f in forms if (f.person == "1s") == ("í" in lowered)) if not loose else forms
    if not forms:
        guessed = guess_first_person(key) or guess_third_person(key)
        forms = (guessed,) if guessed and not (token.is_capital and i > 0) else ()
    if not forms or not _fits(text, tokens, i, key):
        return ()
    return forms


def base_of(token: Token) -> str:
    """Return the folded word without its hyphenated pronouns: "mudei-me" → "mudei"."""
    if "-" not in token.key:
        return token.key
    head, *tail = token.key.split("-")
    if not all(part in CLITICS for part in tail):
        return token.key
    return head + "s" if head.endswith("mo") and tail[0] == "nos" else head


def clitics_of(token: Token) -> tuple[str, ...]:
    """Return the hyphenated pronouns of a verb: "deu-me" → ("me",)."""
    tail = token.key.split("-")[1:]
    return tuple(tail) if tail and all(part in CLITICS for part in tail) else ()


def touches(text: str, before: Token, after: Token) -> bool:
    """Tell whether only blanks stand between two words."""
    return not text[before.end : after.start].strip()


def _fits(text: str, tokens: Sequence[Token], i: int, key: str) -> bool:
    token = tokens[i]
    before = tokens[i - 1] if i and touches(text, tokens[i - 1], token) else None
    if token.is_capital and i + 1 < len(tokens) and key in {"sao", "vila"} and tokens[i + 1].is_capital:
        return False
    if key == "como":
        return _is_eating(text, tokens, i, before)
    if before is None or clitics_of(token):
        return True
    if token.is_capital and not before.is_capital and i > 0 and key in NOUNLIKE:
        return False
    if before.key in NOUN_MARKERS and before.text.lower() not in {"é", "está", "dá"}:
        is_clitic = before.key in {"o", "a", "os", "as", "nos"} and i > 1 and tokens[i - 2].key in _BEFORE_CLITIC
        return is_clitic and touches(text, tokens[i - 2], before)
    if before.key in _ADJECTIVES and (key in NOUNLIKE or not key.endswith(("ou", "eu", "iu", "ram", "va"))):
        return any(f.person == "3s" for f in readings(key)) and key not in NOUNLIKE
    if key in NOUNLIKE and before.key not in OPENERS:
        return _after_subject(tokens, i) and key.endswith("a")
    earlier = readings(base_of(before))
    return not (
        any(f.lemma in _AUXILIARIES and f.person for f in earlier) and any(f.tense == "part" for f in readings(key))
    )


def _after_subject(tokens: Sequence[Token], i: int) -> bool:
    """A noun-like -a form right after a name is a verb: "a Ana mora"."""
    return tokens[i - 1].is_capital or tokens[i - 1].key.endswith(
        ("mae", "pai", "irma", "irmao", "prima", "primo", "amiga", "amigo")
    )


def _is_eating(text: str, tokens: Sequence[Token], i: int, before: Token | None) -> bool:
    """Tell whether "como" is "I eat", not "as" or "how"."""
    if before is not None:
        return before.key in _COMO_BEFORE
    if i + 1 >= len(tokens):
        return False
    following = readings(tokens[i + 1].key)
    return (
        i == 0
        and not following
        and tokens[i + 1].key not in {"se", "voce", "o", "a", "ja", "eu", "disse", "e", "assim", "sempre"}
    )
