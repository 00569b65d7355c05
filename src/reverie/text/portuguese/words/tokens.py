"""Words of a Portuguese text: tokens with their places, folded forms, and the spellings that chats leave out."""

import re
from dataclasses import dataclass
from functools import lru_cache

_FROM = "áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ"
_TO = "aaaaaeeeeiiiiooooouuuucnAAAAAEEEEIIIIOOOOOUUUUCN"
_FOLD: dict[int, int | None] = {ord(a): ord(b) for a, b in zip(_FROM, _TO, strict=True)}
_FOLD.update({mark: None for mark in range(0x300, 0x370)})
_TOKEN = re.compile(
    r"https?://\S+|[\w.+-]+@[\w-]+\.[\w.]+|\d+(?:[.,:/]\d+)*(?:[ºª%hH](?:\d{2})?)?|[^\W\d_]['\w\u0300-\u036f]*(?:[-’'][^\W\d_][\w\u0300-\u036f]*)*"
)

SPELLED: dict[str, str] = {
    "nao": "não", "n": "não", "ñ": "não", "voce": "você", "vc": "você", "vcs": "vocês", "voces": "vocês", "ce": "você",
    "to": "estou", "ta": "está", "tb": "também", "tbm": "também", "tambem": "também", "pq": "porque", "hj": "hoje", "ja": "já", "ate": "até",
    "amanha": "amanhã", "irma": "irmã", "irmas": "irmãs", "mae": "mãe", "mamae": "mamãe", "irmao": "irmão",
    "irmaos": "irmãos", "entao": "então", "sao": "são", "estao": "estão", "cafe": "café", "alergico": "alérgico",
    "alergica": "alérgica", "medico": "médico", "medica": "médica", "aniversario": "aniversário", "almoco": "almoço",
    "comeco": "começo", "preco": "preço", "portugues": "português", "ingles": "inglês", "frances": "francês",
    "alemao": "alemão", "sera": "será", "dificil": "difícil", "facil": "fácil",
    "proxima": "próxima", "proximo": "próximo", "ultima": "última", "ultimo": "último", "tres": "três", "mes": "mês",
    "reuniao": "reunião", "decisao": "decisão", "versao": "versão", "relatorio": "relatório", "escritorio": "escritório",
    "terca": "terça", "sabado": "sábado", "numero": "número", "horario": "horário", "onibus": "ônibus",
    "familia": "família", "historia": "história", "ferias": "férias", "agua": "água", "musica": "música",
    "gluten": "glúten", "remedio": "remédio", "tambien": "também", "qd": "quando",
    "qdo": "quando", "qnd": "quando", "cmg": "comigo", "mto": "muito", "mt": "muito", "mta": "muita", "td": "tudo", "tds": "todos",
    "dps": "depois", "msm": "mesmo", "fds": "fim de semana", "kd": "cadê", "obg": "obrigado", "vlw": "valeu",
    "oq": "o que", "q": "que", "eh": "é", "ta": "está", "tá": "está", "to": "estou", "tô": "estou", "tou": "estou",
    "tava": "estava", "tavam": "estavam", "ne": "né", "pra": "para", "pro": "para o", "pros": "para os",
    "pras": "para as", "mó": "muito", "tamo": "estamos", "tao": "tão",
}  # fmt: skip
"""Chat spellings and missing accents that have one reading, by folded word."""

FUNCTION_WORDS = frozenset(
    "a o as os um uma uns umas e ou de do da dos das em no na nos nas num numa nuns numas ao aos à às por pelo pela pelos "
    "pelas para pra pro com sem sob sobre entre até desde que se como quando onde porque pois mas porém já não nem também "
    "muito muita muitos muitas mais menos tão só ainda sempre nunca aqui ali lá aí cá eu tu ele ela nós vós eles elas você "
    "vocês me te lhe lhes nos vos meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas este "
    "esta estes estas esse essa esses essas isto isso aquele aquela aquilo ser estar ter haver ir foi era é são está estou "
    "tem tenho há vai vou agora então aliás mesmo cada todo toda todos todas outro outra quem qual quais cujo depois antes "
    "hoje ontem amanhã bem mal sim".split()
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


@dataclass(frozen=True, slots=True)
class Token:
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
