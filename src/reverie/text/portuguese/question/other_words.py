"""Other words: keys asked after by what people say of them rather than by their name."""

import re
from typing import Final

from reverie.model.statement import QuestionKind

BY_OTHER_WORDS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        r"\bposicao\b.{0,30}\b(?:jog\w+|futebol|futsal|volei|campo|equipa|equipe|time)\b|\bjog\w+ (?:em|de) que "
        r"posicao\b|\b(?:de|a) que (?:e que )?(?:eu )?jogo\b",
        ("position",),
    ),
    (
        r"\bquem\b.{0,24}\b(?:ensin\w+|aprend\w+)|\b(?:meu|minha) (?:mestre|mestra|professora?) d[eo]\b|\bpel[ao]s? "
        r"maos de quem\b",
        ("teacher",),
    ),
    (r"\b(?:que|qual) .{0,12}\bvoz\b.{0,24}\b(?:cant\w+|faco|coro|coral|sou)\b|\bnaipe\b|\bque voz\b", ("voz",)),
    (
        r"\b(?:fugir|evitar|longe|cuidado)\b.{0,30}\b(?:mesa|comida|comer|comidas?|alimentos?|prato)\b|"
        r"\b(?:que|qual) (?:alimento|comida|remedio|medicamento|fruto|fruta) .{0,24}\b(?:evit\w+|faz mal|proibid\w+|"
        r"longe)\b",
        ("allergy", "diet"),
    ),
    (r"\bve(?:io|m) ao mundo\b", ("birthday",)),
    (r"\b(?:trabalh\w+) (?:hoje |agora |la |ai )?(?:pra|para|com) quem\b|\btrabalh\w+ onde\b", ("employer",)),
    (r"\bem que (?:bairro|rua|morada|andar|predio)\b", ("address", "home")),
)


def at_work(found: dict[str, None], folded: str, kind: QuestionKind) -> dict[str, None]:
    """Return the keys with those of a place of work, which is not where one lives, and of who somebody's boss is."""
    if "address" in found and re.search(r"\b(?:trabalh\w+|emprego|oficina|loja|atelier|escritorio)\b", folded):
        sites = (f"{site} address" for site in ("oficina", "loja", "escritório", "atelier"))
        found = dict.fromkeys([*sites, *(key for key in found if key not in {"home", "address"})])
    if kind == "who" and re.search(r"\bquem (?:e que )?(?:e|era) (?:o |a )?(?:meu|minha) [a-z]+\W*$", folded):
        found = {**found, "name": None}
    return found
