"""Whose: "my sister Ana" becomes "the sister of Nadia, Ana", and the tie between them is kept."""

from collections.abc import Sequence
from dataclasses import dataclass

from reverie.model.statement import Name
from reverie.text.portuguese.clause.names import names_in
from reverie.text.portuguese.verbs.finite import finite_at, touches
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import Edit
from reverie.text.portuguese.words.nouns import FAVOURITE_WORDS
from reverie.text.portuguese.words.relations import COMPOUND, PETS, is_feminine, relation_of
from reverie.text.portuguese.words.tokens import Token, is_function
from reverie.text.portuguese.words.voice import Voice

MINE = bag("meu minha meus minhas nosso nossa nossos nossas")
_ARTICLED = bag(
    "o a os as do da dos das no na nos nas ao aos à às pelo pela pelos pelas pro pra pros pras co "
    "todo todos todas toda ambos"
)
_FUSED = {
    "de": "d", "em": "n", "por": "pel", "a": "a",
}  # fmt: skip
_BEFORE_NOUN = bag(
    "melhor pior novo nova novos novas antigo antiga primeiro primeira segundo segunda proximo "
    "proxima ultimo ultima grande "
    "querido querida velho velha ex atual actual futuro futura unico unica outro outra outros outras "
    "dois duas tres quatro cinco maior "
    "pequeno pequena falecido falecida"
)
_ADJECTIVES = FAVOURITE_WORDS | bag(
    "velho velha novo nova antigo antiga atual actual futuro futura seguinte anterior gemeo gemea "
    "falecido falecida adotivo adotiva "
    "paterno paterna materno materna paternos paternas maternos maternas mesmo mesma"
)
_ADJECTIVE_ENDS = ("al", "ais", "ivo", "iva", "oso", "osa", "ico", "ica", "ense", "avel", "ivel")
_DE_PARTS = bag(
    "estimacao casa quarto turma trabalho faculdade equipa equipe curso infancia projeto anos "
    "aniversario familia carro conducao "
    "saude vida banho escritorio licenciatura mestrado doutoramento doutorado ferias nascimento"
)
_NUMBERS = bag("dois duas tres quatro cinco seis")
_HONORIFICS = bag("dona seu senhor senhora sr sra dr dra professor professora")
_INDEFINITE = bag("um uma este esta esse essa cada outro algum alguma")


@dataclass(frozen=True, slots=True)
class Possession:
    """One "my …" of a clause: where its noun phrase ends, what tie it is and who is named with it."""

    index: int
    """The possessive word."""
    noun: int
    end: int
    """Word after the noun phrase."""
    relation: str
    names: tuple[str, ...]
    apposition: bool
    """It explains a name before it: "Ana, minha irmã"."""
    postposed: bool = False
    """It stands behind its noun: "uma amiga minha"."""


def possessions_in(text: str, tokens: Sequence[Token]) -> list[Possession]:
    """Return the noun phrases that the speaker calls theirs.

    >>> from reverie.text.portuguese.words.tokens import tokens_of
    >>> text = "Meu primo Otto odeia nadar."
    >>> [(p.relation, p.names) for p in possessions_in(text, tokens_of(text))]
    [('cousin', ('Otto',))]
    """
    return [found for i, t in enumerate(tokens) if t.key in MINE and (found := _read(text, tokens, i))]


def _read(text: str, tokens: Sequence[Token], i: int) -> Possession | None:
    noun = i + 1
    while noun < len(tokens) - 1 and tokens[noun].key in _BEFORE_NOUN and touches(text, tokens[noun - 1], tokens[noun]):
        if tokens[noun].key in {"segunda", "atual"} and finite_at(text, tokens, noun + 1):
            break
        noun += 1
    if noun >= len(tokens) or not touches(text, tokens[noun - 1], tokens[noun]) or finite_at(text, tokens, noun):
        return _behind(text, tokens, i)
    end = _phrase_end(text, tokens, noun)
    relation = relation_of(tokens[noun].key, tokens[noun].text, plural=True)
    pair = (
        tokens[noun - 1].key if noun > i + 1 else tokens[noun].key,
        tokens[noun].key if noun > i + 1 else tokens[end - 1].key,
    )
    relation = COMPOUND.get(pair, relation)
    named_before = i >= 2 and "," in text[tokens[i - 1].end : tokens[i].start] and tokens[i - 1].is_capital
    names = _names_after(text, tokens, noun, end) if relation else ()
    if relation and named_before:
        runs = [surface for _, last, surface in names_in(text, tokens) if last == i]
        names = tuple(runs[:1])
    return Possession(i, noun, end, relation, names, named_before)


def _behind(text: str, tokens: Sequence[Token], i: int) -> Possession | None:
    """Read "uma amiga minha": the noun stands before."""
    if (
        i < 2
        or not touches(text, tokens[i - 1], tokens[i])
        or tokens[i - 2].key not in {"um", "uma", "uns", "umas", "outro", "outra", "dois", "duas"}
    ):
        return None
    relation = relation_of(tokens[i - 1].key, tokens[i - 1].text, plural=True)
    names = _names_after(text, tokens, i - 1, i + 1) if relation else ()
    return Possession(i, i - 1, i + 1, relation, names, apposition=False, postposed=True)


def _phrase_end(text: str, tokens: Sequence[Token], noun: int) -> int:
    end = noun + 1
    while end < len(tokens) and touches(text, tokens[end - 1], tokens[end]):
        key = tokens[end].key
        if tokens[end].is_capital or (finite_at(text, tokens, end) and key not in _ADJECTIVES):
            break
        if (
            (
                key in {"mais", "menos"}
                and end + 1 < len(tokens)
                and tokens[end + 1].key in {"velho", "velha", "novo", "nova", "novos", "novas", "velhos"}
            )
            or (key == "do" and end + 1 < len(tokens) and tokens[end + 1].key == "meio")
            or (key == "de" and end + 1 < len(tokens) and _is_part(tokens[end + 1]))
        ):
            end += 2
        elif key in _ADJECTIVES or key.endswith(_ADJECTIVE_ENDS):
            end += 1
        else:
            break
    return end


def _is_part(token: Token) -> bool:
    """ "Base de dados", "colega de casa": a bare noun behind "de" belongs to the phrase."""
    return token.key in _DE_PARTS or (token.text.islower() and token.text.isalpha() and not is_function(token.key))


def _names_after(text: str, tokens: Sequence[Token], noun: int, end: int) -> tuple[str, ...]:
    """Return the names given with a relation: "irmã Ana", "marido, o Rui,", "gatos, Bit e Byte"."""
    at = _behind_place(text, tokens, end)
    if at < 0 or at >= len(tokens):
        return ()
    gap = text[tokens[at - 1].end : tokens[at].start].strip()
    if tokens[at].key in _CALLED or (gap and gap in _APPOSING and tokens[at].key in {"o", "a", "os", "as"}):
        at += 1
    elif gap not in {"", *_APPOSING}:
        return ()
    while at < len(tokens) and tokens[at].key in _HONORIFICS:
        at += 1
    runs = [run for run in names_in(text, tokens) if run[0] >= at]
    if not runs or runs[0][0] != at:
        return ()
    if tokens[noun].key.endswith("s") and tokens[noun].key != "pais":
        return _listed(text, tokens, runs)
    if gap == "," and not _closes(text, tokens, runs[0][1]):
        return ()
    return (runs[0][2],)


_CALLED = bag("chamado chamada chamados chamadas")
_APPOSING = (",", "(", ":", "-", "–")


def _behind_place(text: str, tokens: Sequence[Token], end: int) -> int:
    """Skip "do terceiro andar" between a relation and its name; -1 when it runs into other words."""
    at = end
    if at >= len(tokens) or tokens[at].key not in _OF_PLACE or not touches(text, tokens[at - 1], tokens[at]):
        return at
    while at < min(len(tokens), end + 5) and touches(text, tokens[at - 1], tokens[at]) and not tokens[at].is_capital:
        at += 1
    return -1 if at >= len(tokens) or touches(text, tokens[at - 1], tokens[at]) else at


_OF_PLACE = bag("do da de no na dos")


def _listed(text: str, tokens: Sequence[Token], runs: Sequence[tuple[int, int, str]]) -> tuple[str, ...]:
    """Return the names of an enumeration: "Bit e Byte", "o Tomás, a Inês e a Ana"."""
    names = [runs[0][2]]
    place = runs[0][1]
    for first, last, surface in runs[1:]:
        between = text[tokens[place - 1].end : tokens[first].start].strip().lower()
        if between not in _BETWEEN_NAMES:
            break
        names.append(surface)
        place = last
    return tuple(names)


_BETWEEN_NAMES = frozenset({",", "e", ", e", ", o", ", a", "e o", "e a", ", e o", ", e a"})


def _closes(text: str, tokens: Sequence[Token], last: int) -> bool:
    """An apposition ends with a mark or with the clause: "o meu marido, o Rui." but not "a minha irmã, o Rui e eu"."""
    if last >= len(tokens):
        return True
    return bool(text[tokens[last - 1].end : tokens[last].start].strip()) or tokens[last].key != "e"


def possessive_edits(
    text: str, tokens: Sequence[Token], found: Sequence[Possession], voice: Voice, *, reflexive: bool
) -> list[Edit]:
    """Return the edits that turn "my" into "of Nadia", or into "seu" where she is the subject."""
    edits: list[Edit] = []
    for one in found:
        if reflexive:
            edits.append(_theirs(tokens, one))
        else:
            edits.extend(_of_name(text, tokens, one, voice))
    return edits


def _theirs(tokens: Sequence[Token], one: Possession) -> Edit:
    word = tokens[one.index]
    feminine = word.key in {"minha", "minhas", "nossa", "nossas"}
    return Edit(word.start, word.end, ("sua" if feminine else "seu") + ("s" if word.key.endswith("s") else ""))


def _of_name(text: str, tokens: Sequence[Token], one: Possession, voice: Voice) -> list[Edit]:
    if one.postposed:
        return [Edit(tokens[one.index].start, tokens[one.index].end, voice.of)]
    word = tokens[one.index]
    start, lead = _article(text, tokens, one)
    edits = [Edit(start, tokens[one.index + 1].start, lead)]
    tail = f" {voice.of}"
    after = tokens[one.end] if one.end < len(tokens) else None
    last = tokens[one.end - 1].end
    if (
        one.names
        and not one.apposition
        and after is not None
        and touches(text, tokens[one.end - 1], after)
        and after.is_capital
    ):
        first_name = one.names[0]
        end = after.start + len(first_name)
        follows = text[end : end + 1]
        comma = "," if len(one.names) == 1 and follows not in {"", ",", ".", ";", ")", "!", "?", ":"} else ""
        edits.append(Edit(last, end, f"{tail}, {first_name}{comma}"))
    else:
        edits.append(Edit(last, last, tail))
    del word
    return edits


def _article(text: str, tokens: Sequence[Token], one: Possession) -> tuple[int, str]:
    """Return where the edit begins and the article that "my" leaves behind."""
    word = tokens[one.index]
    if one.apposition:
        return word.start, ""
    before = tokens[one.index - 1] if one.index and touches(text, tokens[one.index - 1], word) else None
    if (
        before is not None
        and before.text.lower() in _ARTICLED
        and not (before.text.lower() == "a" and _is_preposition(tokens, one))
    ):
        return word.start, ""
    if before is not None and before.key in _INDEFINITE:
        return word.start, ""
    feminine = word.key.startswith(("minha", "nossa"))
    article = ("a" if feminine else "o") + ("s" if word.key.endswith("s") else "")
    if before is not None and before.key in _FUSED and before.text.lower() in {"de", "em", "por"}:
        return before.start, _FUSED[before.key] + article + " "
    return word.start, article + " "


def _is_preposition(tokens: Sequence[Token], one: Possession) -> bool:
    return tokens[one.index].key in {"meu", "meus", "nosso", "nossos"}


def names_of(found: Sequence[Possession]) -> dict[str, Name]:
    """Return the names with their ties."""
    return {
        surface: Name(surface, "unknown" if one.relation in PETS else "person", one.relation)
        for one in found
        for surface in one.names
    }


def gender_of(text: str) -> str:
    """Return "f" or "m" for a noun."""
    return "f" if is_feminine(text) else "m"
