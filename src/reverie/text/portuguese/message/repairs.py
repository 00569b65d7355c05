"""Repairs: "não, espera, ponha 23 de junho" puts right what was said a moment before."""

import dataclasses
import re
from collections.abc import Sequence

from reverie.model.statement import DatedFact, Statement
from reverie.text.dates import DateMention

_OPENING = re.compile(
    r"^\W*(?:n[aã]o,?\s+)?(?:espera|espere|pera|perai|pera[ií]|ali[aá]s|corre[cç][aã]o|quer dizer|"
    r"quero dizer|digo|enganei-me|me enganei|engano|desculpa|desculpe|minto|melhor|errata|"
    r"n[aã]o)\b\s*[,:.—-]",
    re.I,
)


_WAIT = re.compile(r"^\W*(?:n[aã]o,?\s+)?(?:espera|espere|pera|perai|pera[ií])\b", re.I)


def is_waiting(sentence: str) -> bool:
    """Tell whether a sentence stops the one before ("não, pera, …") without being sure to put anything in its place."""
    return bool(_WAIT.match(sentence))


def is_repair(sentence: str) -> bool:
    """Tell whether a sentence opens as one that takes something back.

    >>> is_repair("Não, espere, 20 é feriado, ponha 23 de junho"), is_repair("Não gosto de chuva.")
    (True, False)
    """
    return bool(_OPENING.match(sentence))


def repaired(sentence: str, earlier: Sequence[Statement], mentions: Sequence[DateMention]) -> Statement | None:
    """Return the last dated statement with the date that the repair gives it; None when it gives none."""
    if not mentions or not earlier:
        return None
    last = earlier[-1]
    new = mentions[-1]
    if last.attr not in {"date", "deadline"} or not last.dates or new.span.first is None:
        return None
    old_words = last.value
    words = f"{new.words.rstrip('.')}"
    if old_words not in last.text:
        return None
    year = f" de {new.span.first.year}" if new.yearless and "/" not in words else ""
    line = re.sub(re.escape(old_words) + r"(?: de \d{4}|/\d{4})?", words + year, last.text, count=1)
    if line == last.text:
        return None
    facts = (DatedFact(last.dates[0].role, new.span, words if new.relative else ""),)
    quote = sentence if len(sentence) <= 300 and "\n" not in sentence else sentence[:300].split("\n")[0]
    return dataclasses.replace(last, quote=quote, text=line, value=words, ends=old_words, corrects=True, dates=facts)
