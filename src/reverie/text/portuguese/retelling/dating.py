"""Dates inside a sentence: relative words give way to the day they mean, and the words are kept beside it."""

import dataclasses
import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from reverie.model.statement import DatedFact, DateRole, DateSpan
from reverie.text.dates import DateMention, find_dates, format_span
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.edits import Edit
from reverie.text.portuguese.words.tokens import fold

_IN = bag("no na nos nas em neste nesta nesse nessa ao a as aos num numa este esta")
_MONTHS = bag(
    "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro inicio "
    "fim final meados ano verao inverno"
)
_KEEP = {"de", "do", "da", "desde", "ate", "para", "pra", "pro", "ao", "antes", "depois", "entre", "apos"}


def mentions_in(
    text: str, start: int, end: int, said_at: datetime | None, timezone: str, *, future: bool | None = None
) -> list[DateMention]:
    """Return the dates of a stretch of text, with places in the whole text."""
    found = find_dates(text[start:end], "pt", said_at, timezone, future=future)
    return [_moved(m, start) for m in found if not _is_model_year(text[start:end], m)]


def _is_model_year(text: str, mention: DateMention) -> bool:
    """A bare year behind a noun and "de" tells its make, not when: "uma Berlingo de 2020"; "hoje em dia" is no day."""
    if mention.words.lower() == "hoje" and text[mention.end :].lower().startswith(" em dia"):
        return True
    if (
        mention.granularity != "year"
        or mention.relative
        or (mention.role_hint == "since" and "desde" in text[: mention.start].lower())
    ):
        return False
    before = fold(text[: mention.start]).split()[-2:]
    return len(before) == 2 and before[1] == "de" and before[0] not in _MONTHS


def _moved(mention: DateMention, by: int) -> DateMention:
    """Put a mention where it stands in the whole text; a stop behind it and "dia" before it are not its words."""
    words = mention.words.rstrip(".")
    end = mention.end - (len(mention.words) - len(words))
    lead = _DAY.match(words)
    cut = lead.end() if lead else 0
    return dataclasses.replace(mention, start=mention.start + by + cut, end=end + by, words=words[cut:])


_DAY = re.compile(r"dia (?=\d+ d[eo] )", re.I)


def date_edits(text: str, start: int, mentions: Sequence[DateMention], *, yearly: bool = False) -> list[Edit]:
    """Return the edits that put days in place of relative words.

    Args:
        text: The whole message.
        start: Where the clause begins.
        mentions: Its dates.
        yearly: The date comes back every year (a birthday): no year is added to it.
    """
    edits = []
    for mention in mentions:
        span = mention.span
        if (span.first is None and span.last is None) or not mention.relative:
            continue
        if mention.yearless:
            if not yearly and span.first is not None:
                edits.append(_with_year(text, mention, span.first.year))
            continue
        edits.append(_resolved(text, start, mention))
    return edits


def _with_year(text: str, mention: DateMention, year: int) -> Edit:
    words = text[mention.start : mention.end]
    if (
        not re.search(r"[^\W\d_]{3,}", re.sub(r"(?i)\bdia\b", "", words))
        and "/" not in words
        and "-" not in words
        and "." not in words
    ):
        ordinal = 1 if text[mention.end : mention.end + 1] in {"º", "°", "ª"} else 0
        return Edit(
            mention.start,
            mention.end + ordinal,
            f"dia {mention.span.first}" if words.lower().startswith("dia") else str(mention.span.first),
        )
    numeric = "/" in words or ("-" in words and words[-1].isdigit())
    return Edit(mention.end, mention.end, f"/{year}" if numeric else f" de {year}")


def _resolved(text: str, start: int, mention: DateMention) -> Edit:
    """Put the day in place of the words, with the preposition that the sentence needs."""
    begin = mention.start
    first_word = fold(text[mention.start : mention.end]).split()[0]
    before = _word_before(text, start, begin)
    lead = _lead(mention, first_word, before)
    if before in _IN and first_word not in _IN | {"ha", "faz"}:
        begin = text.rindex(text[start:begin].split()[-1], start, begin)
    that = re.match(r"\s+que\b", text[mention.end :]) if first_word in {"ha", "faz"} else None
    return Edit(begin, mention.end + (that.end() if that else 0), f"{lead}{_worded(mention.span)}")


def _lead(mention: DateMention, first_word: str, before: str) -> str:
    if before in _KEEP and before not in {"a"}:
        return ""
    if mention.role_hint == "since" and first_word not in {"desde"}:
        return "desde " if before != "desde" else ""
    if first_word in {"desde", "ate"}:
        return "desde " if first_word == "desde" else "até "
    if mention.span.first is None:
        return "até "
    if mention.span.last is None:
        return "desde "
    if first_word in {"para", "pra"}:
        return "para "
    if first_word in {"de", "do", "da"}:
        return "de "
    return "em "


def _word_before(text: str, start: int, at: int) -> str:
    piece = text[start:at]
    if not piece or not piece[-1].isspace():
        return ""
    words = piece.split()
    return fold(words[-1]) if words else ""


def _worded(span: DateSpan) -> str:
    first, last = span.first, span.last
    if first is None or last is None:
        return str(first or last)
    written = format_span(span)
    if ".." not in written:
        return written
    if last - first == timedelta(days=6) and first.weekday() == 0:
        return f"semana de {first} a {last}"
    if last - first == timedelta(days=1) and first.weekday() == 5:
        return f"fim de semana de {first} a {last}"
    return f"período de {first} a {last}"


def smooth(line: str) -> str:
    """Mend the prepositions that a week or a range leaves behind.

    >>> smooth("Nadia mudou-se em semana de 2025-05-05 a 2025-05-11.")
    'Nadia mudou-se na semana de 2025-05-05 a 2025-05-11.'
    """
    return _RANGED.sub(_with_article, line) if " de 2" in line or " de 1" in line else line


_RANGED = re.compile(
    r"(?i:(?P<lead>\b(?:em|de|desde|até|para) )?(?:a |o )?)(?P<noun>(?:fim de )?semana|período) de (?=[12]\d{3}-)"
)


def _with_article(match: re.Match[str]) -> str:
    lead, noun = (match.group("lead") or "").strip(), match.group("noun")
    article = "a" if noun == "semana" else "o"
    joint = {
        "": article,
        "em": "n" + article,
        "de": "d" + article,
        "desde": f"desde {article}",
        "até": "à" if article == "a" else "ao",
    }
    joint["até"] = f"até {joint['até']}"
    word = joint.get(lead.lower(), f"{lead} {article}")
    return f"{word[:1].upper() + word[1:] if lead[:1].isupper() else word} {noun} de "


def dated_facts(
    mentions: Sequence[DateMention], *, default: DateRole = "on", fixed: bool = False
) -> tuple[DatedFact, ...]:
    """Return the dated facts of a clause; `default` is the role where the words tell none, or always when `fixed`."""
    facts = []
    for mention in mentions:
        span = mention.span
        if span.first is None and span.last is None:
            continue
        role: DateRole = default if fixed else mention.role_hint or default
        facts.append(DatedFact(role, span, mention.words if mention.relative else ""))
    return tuple(facts)


def value_of(mention: DateMention) -> str:
    """Return a date as the value of an attribute: as said when the words stand alone, else the day they mean."""
    span = mention.span
    bare_day = mention.yearless and not re.search(r"[^\W\d_]{4,}|/", mention.words)
    if not mention.relative or (mention.yearless and not bare_day) or (span.first is None and span.last is None):
        return mention.words
    return format_span(span)
