"""Words of a Portuguese text: tokens with their places, folded forms, and the spellings that chats leave out."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from reverie.text.portuguese.words.bags import Table, bag

_FROM = "áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ"
_TO = "aaaaaeeeeiiiiooooouuuucnAAAAAEEEEIIIIOOOOOUUUUCN"
_FOLD: dict[int, int | None] = {ord(a): ord(b) for a, b in zip(_FROM, _TO, strict=True)}
_FOLD.update(dict.fromkeys(range(768, 880)))
_TOKEN = re.compile(
    r"https?://\S+|[\w.+-]+@[\w-]+\.[\w.]+|\d+(?:[.,:/]\d+)*(?:[ºª%hH](?:\d{2})?)?|"
    r"[^\W\d_]['\w\u0300-\u036f]*(?:[-’'][^\W\d_][\w\u0300-\u036f]*)*"
)

SPELLED = Table(
    """
não: nao, n, ñ
você: voce, vc, ce
vocês: vcs, voces
estou: to, tô, tou
está: ta, tá
também: tb, tbm, tambem, tambien
porque: pq
hoje: hj
já: ja
até: ate
amanhã: amanha
irmã: irma
irmãs: irmas
mãe: mae
mamãe: mamae
irmão: irmao
irmãos: irmaos
então: entao
são: sao
estão: estao
café: cafe
alérgico: alergico
alérgica: alergica
médico: medico
médica: medica
aniversário: aniversario
almoço: almoco
começo: comeco
preço: preco
português: portugues
inglês: ingles
francês: frances
alemão: alemao
será: sera
difícil: dificil
fácil: facil
próxima: proxima
próximo: proximo
última: ultima
último: ultimo
três: tres
mês: mes
reunião: reuniao
decisão: decisao
versão: versao
relatório: relatorio
escritório: escritorio
terça: terca
sábado: sabado
número: numero
horário: horario
ônibus: onibus
família: familia
história: historia
férias: ferias
água: agua
música: musica
glúten: gluten
remédio: remedio
quando: qd, qdo, qnd
comigo: cmg
muito: mto, mt, mó
muita: mta
tudo: td
todos: tds
depois: dps
mesmo: msm
fim de semana: fds
cadê: kd
obrigado: obg
valeu: vlw
o que: oq
que: q
é: eh
estava: tava
estavam: tavam
né: ne
para: pra, p
para o: pro
para os: pros
para as: pras
estamos: tamo
vou: vo
vamos: vamo
mudamos: mudamo
tão: tao
"""
)
"""Chat spellings and missing accents that have one reading, by folded word."""

FUNCTION_WORDS = bag(
    "a o as os um uma uns umas e ou de do da dos das em no na nos nas num numa nuns numas ao aos à "
    "às por pelo pela pelos "
    "pelas para pra pro com sem sob sobre entre até desde que se como quando onde porque pois mas "
    "porém já não nem também "
    "muito muita muitos muitas mais menos tão só ainda sempre nunca aqui ali lá aí cá eu tu ele ela "
    "nós vós eles elas você "
    "vocês me te lhe lhes nos vos meu minha meus minhas teu tua teus tuas seu sua seus suas nosso "
    "nossa nossos nossas este "
    "esta estes estas esse essa esses essas isto isso aquele aquela aquilo ser estar ter haver ir "
    "foi era é são está estou "
    "tem tenho há vai vou agora então aliás mesmo cada todo toda todos todas outro outra quem qual "
    "quais cujo depois antes "
    "hoje ontem amanhã bem mal sim"
)
"""Words that carry no content of their own."""


@dataclass(frozen=True, slots=True)
class Word:
    """What is known of a word wherever it stands."""

    key: str
    """Lower case, no accents, chat spellings written out."""
    lowered: str
    """Lower case, accents kept, chat spellings written out."""
    is_capital: bool


class Token(NamedTuple):
    """A word of a text, with its place."""

    text: str
    start: int
    end: int
    word: Word
    key: str

    @property
    def lowered(self) -> str:
        return self.word.lowered

    @property
    def is_capital(self) -> bool:
        return self.word.is_capital


def fold(text: str) -> str:
    """Return the text in lower case without accents.

    >>> fold("Não É São João")
    'nao e sao joao'
    """
    return text.translate(_FOLD).lower()


def tokens_of(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """Return the words of a stretch of text, with their places in the whole.

    >>> [(t.text, t.key) for t in tokens_of("Mudei-me às 19h30.")]
    [('Mudei-me', 'mudei-me'), ('às', 'as'), ('19h30', '19h30')]
    """
    found = _TOKEN.finditer(text, start, len(text) if end is None else end)
    return [Token(said := m.group(), m.start(), m.end(), word := _word(said), word.key) for m in found]


@lru_cache(maxsize=20_000)
def _word(said: str) -> Word:
    """Fold a word; a chat spelling of one word counts as that word."""
    folded, lowered = fold(said), said.lower()
    full = SPELLED.get(folded, "")
    if full and " " not in full:
        return Word(fold(full), full if lowered in SPELLED else lowered, said[:1].isupper())
    return Word(folded, lowered, said[:1].isupper())


def content_count(text: str) -> int:
    """Return how many different content words a text has.

    >>> content_count("Moro no Porto com o meu gato.")
    3
    """
    return len({t.key for t in tokens_of(text)} - _FOLDED_FUNCTION)


def is_function(key: str) -> bool:
    """Tell whether a folded word carries no content of its own."""
    return key in _FOLDED_FUNCTION


def upper_first(text: str) -> str:
    """Return the text with its first letter in upper case.

    >>> upper_first("o gato de Nadia")
    'O gato de Nadia'
    """
    return text[:1].upper() + text[1:]


_FOLDED_FUNCTION = frozenset(fold(word) for word in FUNCTION_WORDS)
