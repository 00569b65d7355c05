"""Keywords: the words of a question that an answer may hold."""

import re
from collections.abc import Sequence
from datetime import datetime

from reverie.text.dates import find_dates
from reverie.text.portuguese.clause.subjects import PREVERBAL
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token, is_function

QUESTION_WORDS = bag(
    "que qual quais quem quando onde como quanto quanta quantos quantas porque por e o a os as eu me "
    "meu minha meus minhas nosso nossa nossos nossas "
    "foi e era sao sou es fui ser estar tem tenho ter ha faz vez altura tempo dia data tipo coisa "
    "vida afinal ainda agora atualmente actualmente hoje ja mesmo sabes sabe lembras lembra "
    "diz disse voce tu aonde oq cujo desde ate mais se nao chama chamo chama-se chamam chamada "
    "chamado nome anos horas quero queria saber pode podes dizer fica deve devo deves devia mim fim "
    "posso tive teve tirei tirou devem deviam unidade tuas suas "
    "dona senhor senhora seu atual actual neste momento coisa coisas faço"
)


def keywords_of(text: str, tokens: Sequence[Token], taken: set[int], now: datetime, timezone: str) -> tuple[str, ...]:
    """Return the words of a question that an answer may hold: no question words, no dates, none that name whom."""
    dates = find_dates(text, "pt", now, timezone)
    found: dict[str, None] = {}
    answers = any(t.key in {"respostas", "mensagens"} for t in tokens)
    for i, token in enumerate(tokens):
        if answers and token.key in {"ver", "haver", "aparecer", "usar", "por"}:
            continue
        if i in taken or token.key in QUESTION_WORDS or is_function(token.key) or token.key in PREVERBAL:
            continue
        if any(m.start < token.end and token.start < m.end for m in dates):
            continue
        if token.key == "partir" and i and tokens[i - 1].key == "a":  # "a partir de quando"
            continue
        found[re.sub(r"-(?:me|te|se|nos|lhe)$", "", token.text)] = None
    return tuple(found)
