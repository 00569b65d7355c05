"""Moves in fragments: "mudámos!! anteontem. palmela, rua do outeiro" told as one sentence and an address."""

import re
from typing import NamedTuple

from reverie.text.portuguese.clause.names import is_town
from reverie.text.portuguese.words.tokens import fold

_MOVED = re.compile(
    r"(?:^|(?<=[.!?\n] )|(?<=\n))\W*(?:(?:e|bom|ent[aã]o|pronto|finalmente|enfim|j[aá]|olha|ah|n[oó]s|a gente)[\s,]+)*"
    r"(?:nos |se |me )?(?P<verb>mud[aáeé]mos|mudei-me|mudei|mud[aá]mo-nos|mudou)(?P<gap>[\s!.,…]+)"
    r"(?P<when>anteontem|ontem|hoje|(?:no |na |este |esta )?(?:s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta)"
    r"(?:-feira)?(?: passad[oa])?|a semana passada|semana passada|(?:no )?dia \d{1,2}|h[aá] \w+ (?:dias|semanas))?"
    r"(?=\s*(?:[!.,;…\n]|$))",
    re.I,
)
_PLACE = re.compile(
    r"(?:^|[.!?\n]\s*|,\s*)(?P<town>[A-ZÀ-Ýa-zà-ÿ][\w'’-]+(?: [A-ZÀ-Ý][\w'’-]+)?), (?P<street>(?:na |"
    r"no )?(?:rua|avenida|av|travessa|largo|"
    r"bairro|pra[cç]a|alameda|estrada) [^.,;!?\n]{2,40})",
    re.I,
)


_HOME_AFTER = re.compile(
    r"\b(?P<verb>mudei(?:-me)?|mud[aá]mos|mud[aá]mo-nos)\b(?! de (?!casa|apartamento|ap|cidade|bairro|terra))"
    r"[^.!?\n]{0,60}[.!?\n]+\s*(?:é )?(?:uma? )?(?:casinha|casa|apartamento|ap[eê]|apzinho|kitnet|kitinete|sobrado|"
    r"moradia|vivenda|t[0-5]|andar|quarto|est[uú]dio|ch[aá]cara|quinta)(?: [^\W\d_]+)? (?P<at>em|n[oa]) "
    r"(?P<place>[^\W\d_][\w'’-]+(?: [^\W\d_][\w'’-]+){0,2}?)(?=\s*(?:[,.;!\n]|$| com ))",
    re.I,
)
_NOT_MOVED = re.compile(r"\b(?:n[aã]o|se|quando|ainda não) (?:me |nos )?(?:mud\w+)", re.I)


class Move(NamedTuple):
    """What a move in fragments says, and the words that say it."""

    start: int
    end: int
    sentences: tuple[str, ...]


def move_in(text: str) -> Move | None:
    """Return a move told in fragments, or None.

    >>> move_in("mudámos! ontem. Leiria, rua das Flores, e estou morta").sentences
    ('Mudei-me para Leiria ontem.', 'A minha morada é rua das Flores, Leiria.')
    """
    match = _MOVED.search(text)
    if match is None:
        return _home_after(text)
    if match.group("verb").lower() == "mudou" and "a gente" not in match.group().lower():
        return None
    place = _PLACE.search(text, max(0, match.end() - 1), match.end() + 200)
    if place is None:
        return None
    town = place.group("town")
    if not (is_town(fold(town)) or town[:1].isupper()):
        return None
    town = town[:1].upper() + town[1:]
    when = f" {match.group('when')}" if match.group("when") else ""
    street = re.sub(r"^n[ao] ", "", place.group("street").strip())
    return Move(
        match.start("verb"), place.end(), (f"Mudei-me para {town}{when}.", f"A minha morada é {street}, {town}.")
    )


def _home_after(text: str) -> Move | None:
    """Return the home that the fragment after a move names: "mudámos sábado. casinha no bairro novo, 2 quartos"."""
    match = _HOME_AFTER.search(text)
    if match is None or _NOT_MOVED.search(text[max(0, match.start() - 12) : match.end()]):
        return None
    place = match.group("place")
    place = place.title() if place.islower() else place
    return Move(match.start("verb"), match.end(), (f"Moro {match.group('at').lower()} {place}.",))
