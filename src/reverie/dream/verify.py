"""Verification without a model: does a statement say no more than its evidence, about the same person and day?"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from reverie.model.reading import Saying
from reverie.model.session import Message
from reverie.model.statement import Statement
from reverie.text.analyzer import content_words
from reverie.text.dates import find_dates, format_span

_NUMBER: Final = re.compile(r"\d+(?:[.,:]\d+)*")
_DATE: Final = re.compile(r"\d{4}-\d{2}(?:-\d{2})?")
_NAME: Final = re.compile(r"(?<![\w-])[A-ZÀ-ÖØ-Þ][\w'’&-]*[a-zß-öø-ÿ][\w'’&-]*")
_CHINESE: Final = (
    "(?<![差要])不(?![过過错錯少但仅僅久管论論如断斷同禁]|好意思|得不|知不觉)|[没沒](?![事准]|关系|關係|问题|問題)"
    "|(?<![特性级級分区區告个個离離识識类類派])[别別](?![人的墅名致扭])|[无無](?![论論锡錫数數线線意])|未(?![来來必婚])"
)
"""Signs that deny, where they are not part of a word that denies nothing ("however", "others", "Wuxi")."""
_DENIALS: Final = re.compile(
    r"\b(?:not|never|no longer|none|nobody|nothing|cannot|without|não|nao|nunca|jamais|nem|sem|nenhum\w*|ninguém)\b"
    rf"|n['’]t\b|\b(?:nada|cant|wont|dont|didnt|doesnt|isnt|arent|wasnt|havent|hasnt|couldnt|wouldnt)\b|{_CHINESE}",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a statement may not stand: the name of the rule and what it missed."""

    rule: str
    detail: str


def doubts(
    saying: Saying, message: Message, before: Message | None, is_known: Callable[[str], bool], owner: str
) -> list[Doubt]:
    """Return every reason against a statement; none means that it may land.

    Args:
        saying: The statement.
        message: The message it cites.
        before: The message before that, which may hold what a pronoun or a short answer refers to.
        is_known: Tells whether a name belongs to a subject of the Brain.
        owner: The name put in place of I.
    """
    statement = saying.statement
    heard = f"{message.text}\n{before.text if before is not None else ''}"
    found = []
    if statement.quote not in message.text:
        found.append(Doubt("quotation", "the words are not in the message"))
    if statement.kind not in ("workflow", "list"):  # steps are numbered by us
        found += [Doubt("number", number) for number in _invented_numbers(statement.text, heard, _dates_of(saying))]
    found += [Doubt("name", name) for name in _invented_names(statement.text, heard, is_known, owner)]
    found += [Doubt("date", words) for words in _unplaced(saying)]
    if _lost_denial(statement):
        found.append(Doubt("negation", "the words deny it"))
    return found


def _dates_of(saying: Saying) -> Sequence[str]:
    spans = [format_span(fact.span) for fact in saying.statement.dates]
    said = [saying.said_at.date().isoformat()] if saying.said_at is not None else []
    return spans + said


@lru_cache(maxsize=8)
def _numbers_in(heard: str) -> frozenset[str]:
    """Return the numbers of a message: kept, because each of its statements asks for them."""
    return frozenset(_NUMBER.findall(heard))


@lru_cache(maxsize=8)
def _caseless(heard: str) -> str:
    return heard.casefold()


def _invented_numbers(text: str, heard: str, dates: Sequence[str]) -> list[str]:
    """Return numbers of the claim that nobody said; computed dates have a rule of their own."""
    bare = _DATE.sub(" ", text)
    if not _NUMBER.search(bare):
        return []
    said = _numbers_in(heard)
    parts = re.findall(r"\d+", " ".join(dates))
    digits = {number.replace(",", "").replace(".", "") for number in said} | {
        *parts,
        *(one.lstrip("0") for one in parts),
    }
    return [
        number
        for number in _NUMBER.findall(bare)
        if number not in said and number.replace(",", "").replace(".", "") not in digits and number not in heard
    ]


def _invented_names(text: str, heard: str, is_known: Callable[[str], bool], owner: str) -> list[str]:
    """Return capitalised words of the claim that stand in none of the messages and name no known subject."""
    folded = _caseless(heard)
    own = owner.casefold()
    found = []
    for match in _NAME.finditer(text):
        name = match.group().removesuffix("'s").removesuffix("’s")
        if match.start() == 0 or name.casefold() in folded or name.casefold() in own or is_known(name):
            continue
        found.append(name)
    return found


def _unplaced(saying: Saying) -> list[str]:
    """Return words such as "last year" that nobody can place any more: when they were said is not known."""
    if saying.said_at is not None:
        return []
    statement = saying.statement
    mentions = find_dates(statement.text, statement.language, None)
    return [one.words for one in mentions if one.relative and not one.yearless]


def _lost_denial(statement: Statement) -> bool:
    """Tell whether the words deny something and the claim, which uses all of them, does not."""
    if statement.ends or not _DENIALS.search(statement.quote) or _DENIALS.search(statement.text):
        return False
    quoted = set(content_words(_DENIALS.sub(" ", statement.quote)))  # the denial itself is what is missing
    said = set(content_words(statement.text))
    return len(quoted & said) >= 0.8 * len(quoted)  # else the denial may belong to a clause that was left out
