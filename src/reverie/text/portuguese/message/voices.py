"""Voices: which clauses of a sentence are the speaker's own statements."""

import re
from collections.abc import Sequence

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.message.moods import is_question, mood_of
from reverie.text.portuguese.message.orders import asks_for_writing
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token, fold

_SAYING = bag("dizer escrever responder perguntar contar gritar comentar afirmar jurar sussurrar avisar")
_ASKS = re.compile(
    r"^(?:e |mas |entao |por isso |e agora )*(?:o que|oq|que|qual|quais|como|onde|quando|quem|quanto|"
    r"quantos|podes|pode|voce|sabes|tens|tem|ha|da para|da pra|devo|posso|achas|acha|vale|"
    r"consegues|consegue|alguma|algum|porque|sera|dicas|ideias|sugestoes|me ajuda|ajuda-me|preciso|"
    r"quero saber|faz sentido)\b"
)


def own_words(clauses: Sequence[Clause]) -> list[Clause]:
    """Leave out what somebody else says: "ele disse: vivo em Beja", "vivo em Beja, disse ela"."""
    kept: list[Clause] = []
    for clause in clauses:
        saying = bool(set(clause.chain) & _SAYING)
        if (
            saying
            and clause.who in {"none", "pronoun"}
            and kept
            and clause.subject[0] == clause.subject[1]
            and clause.main <= 1
        ):
            kept.pop()
            continue
        if (
            kept
            and set(kept[-1].chain) & _SAYING
            and kept[-1].who != "speaker"
            and ":" in clause.text[kept[-1].tokens[-1].end : clause.tokens[0].start + 1]
        ):
            return kept[:-1]
        kept.append(clause)
    return kept


def before_question(clauses: Sequence[Clause]) -> list[Clause]:
    """Keep what is stated before the asking begins: "sou alérgica a nozes, o que posso comer?"."""
    if len(clauses) < 2:
        return []
    last = clauses[-1]
    if not _ASKS.match(fold(last.text[last.start : last.end])):
        return []
    return [
        c for c in clauses[:-1] if c.who in {"speaker", "we"} and not is_question(c.text[c.start : c.end], c.tokens)
    ]


def beside_request(clauses: Sequence[Clause]) -> list[Clause]:
    """Keep what is stated before or beside an order: "tenho um aprendiz e quero que …"."""
    kept: list[Clause] = []
    for clause in clauses:
        words = clause.text[clause.start : clause.end]
        if mood_of(words, clause.tokens) != "statement":
            if asks_for_writing(words):
                break
            continue
        explicit = clause.subject[0] < clause.subject[1] or (clause.form is not None and clause.form.person == "1s")
        if (
            explicit
            and clause.who in {"speaker", "we", "third"}
            and not clause.text[: clause.start].rstrip().endswith(":")
        ):
            kept.append(clause)
    return kept


def is_mine(tokens: Sequence[Token]) -> bool:
    """Tell "a minha é …", which leaves out what was just spoken of."""
    keys = [t.key for t in tokens[:4]]
    return (
        len(keys) == 4
        and keys[0] in {"a", "o"}
        and keys[1] in {"minha", "meu", "nossa", "nosso"}
        and tokens[2].text in {"é", "foi", "será", "fica", "ficou"}
    )
