"""Frames of questions: who is asked for rather than about, and what a thing is for."""

import re
from collections.abc import Sequence

from reverie.text.portuguese.verbs.forms import readings
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token

_FRAMES = bag("curso escola faculdade universidade empresa firma servico pos mestrado cadeira disciplina")

_WHO_OF_MINE = re.compile(
    r"quem (?:e que )?(?:na|da|em|dos|das|nos|nas) (?:minha |meus |minhas |nossa )?\w+ (?:e que )?"
    r"(?:tem|e|toma|sofre|toca|vive|mora|trabalha|fala|faz|joga|estuda|come)\b"
)


_SHORT = {
    "qto": "quanto", "qt": "quanto", "qtos": "quantos", "qtas": "quantas", "qdo": "quando", "qnd": "quando",
    "qndo": "quando", "pq": "por que", "hj": "hoje", "q": "que", "ql": "qual", "qm": "quem",
    "tb": "também", "tbm": "também", "dps": "depois", "msm": "mesmo", "ngm": "ninguém", "cmg": "comigo",
}  # fmt: skip
_SHORTENED = re.compile(r"\b(?:" + "|".join(_SHORT) + r")\b", re.I)


def unabbreviated(text: str) -> str:
    """Return a question with the words that people shorten written out.

    >>> unabbreviated("qto eu pago de luz hj?")
    'quanto eu pago de luz hoje?'
    """
    return _SHORTENED.sub(lambda found: _SHORT[found.group().lower()], text)


def asks_who_did(tokens: Sequence[Token]) -> bool:
    """Tell "quem tirou o meu carro da areia", which asks for somebody who may be anybody."""
    if len(tokens) < 3 or tokens[0].key != "quem" or any(t.key in {"eu", "me", "mim", "comigo"} for t in tokens):
        return False
    if _WHO_OF_MINE.match(" ".join(t.key for t in tokens)):
        return True
    forms = readings(tokens[1].key)
    return any(f.tense == "pret" and f.person == "3s" and f.lemma not in {"ser", "ir", "estar"} for f in forms)


def without_school(tokens: Sequence[Token], first: int, last: int) -> int:
    """Return where a thing ends without the course or firm that it is for: "o trabalho do curso"."""
    if last - first == 3 and tokens[first + 1].key in {"do", "da"} and tokens[first + 2].key in _FRAMES:
        return first + 1
    return last
