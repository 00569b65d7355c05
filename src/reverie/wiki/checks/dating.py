"""The rule about dates: each is said in a cited message, or is its day, or is computed from quoted relative words."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property, partial
from itertools import product

from reverie.model.page import Claim
from reverie.model.statement import DateSpan
from reverie.text.dates import DateMention, find_dates
from reverie.text.language import detect
from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.checks.memo import Memo
from reverie.wiki.fields import DATED, read_span
from reverie.wiki.folding import fold_case
from reverie.wiki.graph import CitedMessage
from reverie.wiki.inline import plain

_ISO = re.compile(r"(?<![\d-])\d{4}-\d{2}(?:-\d{2})?(?![\d-])")
_QUOTED = re.compile(r'"([^"]+)"|“([^”]+)”|«([^»]+)»|「([^」]+)」')
_LANGUAGES = ("en", "pt", "zh")


def dates(page: PageUnderCheck) -> Iterator[Complaint]:
    """Each date of a claim is its message's day, stands in its message, or is computed from quoted relative words."""
    for region, claim in page.newly_dated:
        if region in ("Open", "Related"):
            continue
        dated = [field for field in claim.fields if field.name in DATED and read_span(field.value) is not None]
        written = _ISO.findall(claim.text) if "-" in claim.text else []
        if not dated and not written:
            continue
        heard = _Heard(page, claim)
        for field in dated:
            problem = heard.problem(field.value, field.words)
            if problem:
                yield claim.line, f"{field.name}:: {problem}"
        said = {end for field in dated for end in field.value.split("..")}
        for value in written:
            if value not in said and read_span(value) is not None and (problem := heard.problem(value, "")):
                yield claim.line, problem


@dataclass
class _Heard:
    """What the messages behind a claim, and behind its successor, say about time."""

    page: PageUnderCheck
    claim: Claim

    @cached_property
    def messages(self) -> list[CitedMessage]:
        found = list(self.page.messages_of(self.page.page, self.claim))
        after = self.page.successor(self.claim)
        if after is not None:
            found += self.page.messages_of(after[1], after[2])
        return found

    def problem(self, value: str, words: str) -> str:
        """Return why a date has no ground; empty when it has one."""
        messages = self.messages
        if not messages:
            return ""  # another rule says that the claim has no evidence
        span = read_span(value)
        if span is None:
            return ""
        if words:
            return self._of_words(value, span, words, messages)
        ends = [end for end in value.split("..") if end]
        if all(self._is_day(end, messages) or self._is_written(end, messages) for end in ends):
            return ""
        if self._is_told(span, ends, messages):
            return ""
        return f"{value} is neither the day of a cited message, nor in it, nor computed from quoted words"

    def _of_words(self, value: str, span: DateSpan, words: str, messages: Sequence[CitedMessage]) -> str:
        folded = fold_case(words)
        where = [message for message in messages if folded in fold_case(message.text)]
        if not where:
            return f"no cited message says {words!r}"
        known: set[str] = set()
        for message in where:
            for mention in self._mentions(message, words):
                if _agree(span, mention.span):
                    return ""  # nearly always the first way to read it
                if mention.span.first or mention.span.last:
                    known.add(_show(mention.span))
        return f"{words!r}, said on that day, means {' or '.join(sorted(known))}, not {value}" if known else ""

    def _is_day(self, end: str, messages: Sequence[CitedMessage]) -> bool:
        return any(day.isoformat().startswith(end) for message in messages for day in self._days(message))

    def _is_written(self, end: str, messages: Sequence[CitedMessage]) -> bool:
        return any(end in message.text for message in messages)

    def _is_told(self, span: DateSpan, ends: Sequence[str], messages: Sequence[CitedMessage]) -> bool:
        """Tell whether a message gives the date in its own way; relative words count only where they are quoted."""
        quoted = fold_case(" ".join([*self.page.quotes(self.claim), *_words_in_quotes(self.claim)]))
        spans: list[DateSpan] = []
        for message in messages:
            for mention in self._mentions(message, ""):
                if not mention.relative or mention.yearless or fold_case(mention.words) in quoted:
                    if _agree(span, mention.span):
                        return True
                    spans.append(mention.span)
        parts = [part for end in ends if (part := read_span(end)) is not None]
        spans += [DateSpan(day, day) for message in messages for day in self._days(message)]
        return all(any(_agree(part, other) or _edge(part, other) for other in spans) for part in parts)

    def _days(self, message: CitedMessage) -> tuple[date, ...]:
        memo = self.page.inputs.memo
        return memo.reading(("days", message.at, message.timezone), lambda: message.days)

    def _mentions(self, message: CitedMessage, words: str) -> Iterator[DateMention]:
        """Yield what a message says about dates, read with the words alone as well when there are some."""
        memo = self.page.inputs.memo
        first = memo.reading(("language", message.text), lambda: detect(message.text))
        folded = fold_case(words)
        for language in dict.fromkeys((first, *_LANGUAGES)) if words else (first,):
            found = False
            for mention in _readings(message, language, words, memo):
                said = fold_case(mention.words)
                if not words or said in folded or folded in said:
                    found = True
                    yield mention
            if found:
                return


def _readings(message: CitedMessage, language: str, words: str, memo: Memo) -> Iterator[DateMention]:
    """Yield every way to read the dates of a message: both ways in time, in each zone where it may have been said."""
    texts = dict.fromkeys((message.text, words or message.text))
    for zone, future, text in product(message.zones, (None, True, False), texts):
        find = partial(find_dates, text, language, message.at, zone, future=future)
        yield from memo.reading(("dates", text, language, message.at, zone, future), find)


def _agree(span: DateSpan, other: DateSpan) -> bool:
    """Tell whether a span says no more than another: the same, coarser around it, or open on one side of it."""
    if span == other:
        return True
    if other.first is None and other.last is None:
        return False
    if span.first is None or span.last is None:
        known = span.first or span.last
        return known in (other.first, other.last)
    return _within(other.first, other.last, span)


def _within(first: date | None, last: date | None, span: DateSpan) -> bool:
    """Tell whether a known span lies inside a whole month or year."""
    if first is None or last is None or span.first is None or span.last is None or span.first == span.last:
        return False
    is_calendar = span.first.day == 1 and (span.last - span.first).days >= 27
    return is_calendar and span.first <= first and last <= span.last


def _edge(part: DateSpan, other: DateSpan) -> bool:
    """Tell whether one end of a range is an end of a span that was said."""
    return part.first is not None and part.first == part.last and part.first in (other.first, other.last)


def _words_in_quotes(claim: Claim) -> Iterable[str]:
    yield from (field.words for field in claim.fields if field.words)
    for found in _QUOTED.finditer(plain(claim.text)):
        yield next(group for group in found.groups() if group)


def _show(span: DateSpan) -> str:
    if span.first == span.last:
        return str(span.first)
    return f"{span.first or ''}..{span.last or ''}"
