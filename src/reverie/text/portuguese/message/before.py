"""Before: whom "ele" at the front of a message means, when the message before it names one person only."""

import re

from reverie.text.grammar import Setting
from reverie.text.portuguese.clause.names import names_in
from reverie.text.portuguese.words.given_names import GIVEN_NAMES
from reverie.text.portuguese.words.relations import GROUPS, PETS, relation_of
from reverie.text.portuguese.words.tokens import fold, tokens_of

_PRONOUN = re.compile(r"^\W*(?:(?:e|mas|ah|sim|pois|ya),? )*(?P<pro>el[ea]) (?=\w)", re.I)
_FEMININE_MALE = frozenset({"luca", "borja", "nicola", "jonas", "lucas", "josua"})


def whom_before(sentence: str, setting: Setting) -> str:
    """Return a sentence with the name in place of the pronoun at its front, or an empty string.

    >>> whom_before("ela não come peixe", Setting("Nadia", is_person=True, before="A Marta vem jantar?"))
    'Marta não come peixe'
    """
    match = _PRONOUN.match(sentence)
    if match is None or not setting.before or "?" in sentence:
        return ""
    known = {fold(name) for name in setting.known_names} | GIVEN_NAMES
    before = setting.before
    found = {name for _, _, name in names_in(before, tokens_of(before)) if fold(name.split()[0]) in known}
    found = {name for name in found if fold(name) != fold(setting.speaker)}
    feminine = match.group("pro").lower() == "ela"
    fitting = [name for name in found if _sounds_feminine(name) is feminine]
    if not fitting and (relative := _relative(before, feminine=feminine)):
        return f"{relative} {sentence[match.end() :]}"
    if len(fitting) != 1 or len(found) > 2:
        return ""
    return f"{fitting[0]} {sentence[match.end() :]}"


def _relative(before: str, *, feminine: bool) -> str:
    """Return the one relative of that gender whom an answer names: "a sua mãe" → "A minha mãe"."""
    owner = "(?:sua|tua)" if feminine else "(?:seu|teu)"
    nouns = re.findall(rf"\b{owner} ([^\W\d_]+)", before, re.I)
    kin = {fold(noun): noun.lower() for noun in nouns if relation_of(fold(noun), noun) not in {"", *GROUPS, *PETS}}
    if len(kin) != 1:
        return ""
    return f"{'A minha' if feminine else 'O meu'} {next(iter(kin.values()))}"


def _sounds_feminine(name: str) -> bool:
    first = fold(name.split()[0])
    return first.endswith(
        ("a", "ice", "isabel", "raquel", "ines", "carmen", "beatriz", "ester", "ruth", "rute", "denise")
    ) and (first not in _FEMININE_MALE)
