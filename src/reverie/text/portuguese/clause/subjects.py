"""Subjects: who a clause is about, named or left out."""

import re
from collections.abc import Sequence

from reverie.text.portuguese.clause.clause import Who
from reverie.text.portuguese.verbs.finite import touches
from reverie.text.portuguese.verbs.forms import Form
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token

_PRONOUNS = bag(
    "ele ela eles elas isso isto aquilo esse essa esses essas este aquele aquela ai la dele dela "
    "ambos alguem ninguem tudo"
)
_UNRESOLVED = bag("esse essa esses essas este estes aquele aquela isso isto aquilo ele ela eles elas")
_LISTENER = bag("tu voce voces vos vc vcs ce")
PREVERBAL = bag(
    "nao ja tambem so sempre nunca ainda mal n nem agora hoje ontem quase realmente mesmo finalmente "
    "normalmente geralmente "
    "atualmente actualmente raramente apenas sim logo depois antes entao la ai aqui se me te lhe "
    "lhes nos vos o a os as cada jamais recentemente "
    "ate inclusive infelizmente felizmente simplesmente basicamente provavelmente possivelmente talvez costumo"
)
"""Words that stand between a subject and its verb."""
JOINT = re.compile(r"[,;:–—(]|\s-\s")
_ASIDES = bag("afinal alias agora hoje ontem tambem ate realmente")
_ADVERBIAL_START = bag(
    "em no na nos nas de do da desde ate depois antes com por para a ao aos as durante hoje ontem "
    "amanha agora aqui la ai "
    "num numa pelo pela segunda terca quarta quinta sexta sabado domingo sempre as vezes quando alem "
    "apesar neste nesta nesse nessa"
)


def find_subject(text: str, tokens: Sequence[Token], main: int, forms: tuple[Form, ...]) -> tuple[Who, tuple[int, int]]:
    last = main
    while (
        last > 0
        and tokens[last - 1].key in PREVERBAL
        and tokens[last - 1].lowered != "nós"
        and touches(text, tokens[last - 1], tokens[last])
    ):
        last -= 1
    first = _subject_start(text, tokens, last)
    while first < last and tokens[first].key in {"ontem", "hoje", "amanha", "anteontem", "agora", "afinal"}:
        first += 1
    if first == last:
        return _dropped(forms, tokens, main), (last, last)
    if tokens[last - 1].key == "eu" and last - first > 1 and tokens[last - 2].key != "e":
        first = last - 1
    who = _named_who([t.key for t in tokens[first:last]], forms)
    return (_dropped(forms, tokens, main), (last, last)) if who == "none" else (who, (first, last))


def _named_who(keys: list[str], forms: tuple[Form, ...]) -> Who:
    """Say who the words before the verb are; "none" when they are no subject of it."""
    if keys[0] == "eu" or (len(keys) > 2 and keys[-2:] == ["e", "eu"]):
        return "speaker"
    if keys[0] == "nos" or (keys[-2:] == ["a", "gente"] and keys[0] not in {"toda", "muita", "mais"}):
        return "we"
    if keys[0] in _LISTENER:
        return "listener"
    persons = {f.person for f in forms}
    if not persons & {"3s", "3p", "2s"}:
        return "none"
    if keys[0] in _PRONOUNS and (len(keys) == 1 or keys[0] in _UNRESOLVED or keys[1] in _STRESSED):
        return "pronoun"
    mine = any(f.person in {"1s", "1p"} and f.tense in {"pret", "pres", "fut"} for f in forms)
    return "none" if (mine and "3s" not in persons) or not persons & {"3s", "3p"} else "third"


_STRESSED = bag("ainda tambem proprio propria mesmo e")


def _subject_start(text: str, tokens: Sequence[Token], last: int) -> int:
    """Return where the noun phrase that ends before `last` begins: after the last comma or adverbial."""
    if (
        last > 0
        and not touches(text, tokens[last - 1], tokens[last])
        and "," in text[tokens[last - 1].end : tokens[last].start]
    ):
        return _apposition_start(text, tokens, last)
    first = last
    while first > 0:
        if first < last and JOINT.search(text[tokens[first - 1].end : tokens[first].start]):
            break
        first -= 1
    while first < last and tokens[first].key in _ASIDES:
        first += 1
    if (
        first < last
        and tokens[first].key in {"e", "mas", "porem", "entao", "pois", "so"}
        and tokens[first].lowered != "é"
    ):
        first += 1
    if first < last and tokens[first].key in {"que"}:
        first += 1
    if first < last and tokens[first].key in _ADVERBIAL_START:
        return _after_adverbial(tokens, first, last)
    return first


def _after_adverbial(tokens: Sequence[Token], first: int, last: int) -> int:
    """Find the subject behind an adverbial without a comma ("ontem a Ana"), or none."""
    if tokens[first].key in {"hoje", "ontem", "amanha", "agora", "aqui", "la", "ai"}:
        return first + 1
    starting = tokens[first].key == "a" and first + 1 < len(tokens) and tokens[first + 1].key == "partir"
    if (tokens[first].key == "a" and tokens[first].text.lower() == "a" and not starting) or (
        tokens[first].key == "as" and tokens[first].text.lower() == "as"
    ):
        return first
    for i in range(first, last):
        if tokens[i].key in {"eu", "gente", "ele", "ela", "eles", "elas", "voce"}:
            return i - 1 if tokens[i].key == "gente" and tokens[i - 1].key == "a" else i
        if i > first + 1 and tokens[i].key in {"o", "a", "os", "meu", "minha", "nosso", "nossa"}:
            return i
    return last


def _apposition_start(text: str, tokens: Sequence[Token], last: int) -> int:
    """ "A Ana, minha irmã, mora": the subject begins before the first comma; else there is none here."""
    commas = [i for i in range(1, last + 1) if "," in text[tokens[i - 1].end : tokens[i].start]]
    if len(commas) >= 2:
        first, second = commas[-2], commas[-1]
        begin = commas[-3] if len(commas) > 2 else 0
        begin += tokens[begin].key in {"e", "mas"} and tokens[begin].lowered != "é"
        inner = tokens[first:second]
        if (
            begin < first
            and _opens_noun(tokens[begin])
            and 1 <= len(inner) <= 7
            and inner[0].key not in _ADVERBIAL_START - {"a"}
        ):
            return begin
    return last


def _opens_noun(token: Token) -> bool:
    return token.is_capital or token.key in {"o", "a", "os", "as", "meu", "minha", "nosso", "nossa", "um", "uma"}


def _dropped(forms: tuple[Form, ...], tokens: Sequence[Token], main: int) -> Who:
    """Say who is meant where the subject is left out."""
    persons = {f.person for f in forms}
    if "1s" in persons and persons <= {"1s", "2s"}:
        return "speaker"
    if "1s" in persons:
        return "speaker" if all(f.tense in {"impf", "cond", "pret"} for f in forms if f.person == "1s") else "none"
    if "1p" in persons:
        return "we"
    if persons == {"2s"}:
        return "listener"
    return "none"
