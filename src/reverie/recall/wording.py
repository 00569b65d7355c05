"""Word an answer: the sentences of the chosen claims, each with its date, in the question's language."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time
from typing import Final

from reverie.model.known import KnownClaim
from reverie.model.statement import PERSON, DateSpan, Question
from reverie.recall.choosing import Choice
from reverie.recall.contrast import without_contrast
from reverie.recall.quoting import Quotation
from reverie.text.analyzer import content_words
from reverie.text.dates import find_dates, format_span, local_day
from reverie.text.grammar import AnswerPhrase, Grammar
from reverie.text.language import detect

_DENIAL: Final = re.compile(
    r"\b(?:not|never|no longer|cannot|hates?|dislikes?|não|nunca|jamais|nem|detesta|odeia)\b"
    r"|n['’]t\b|[不没别別]|讨厌",
    re.IGNORECASE,
)
_CLAUSE: Final = re.compile(r"[,;:，；、：]|\b(?:and|but|nor|e|mas)\b|[也但]")
_ANYTHING: Final = re.compile(r"\b(?:any|every)(?:thing|body|one|where)\b|\btudo\b|什么都|任何", re.IGNORECASE)
_EXCEPT: Final = re.compile(r"\b(?:except|apart from|other than|exceto|excepto|menos|tirando|salvo)\b", re.IGNORECASE)
_EXCEPT_FIRST: Final = re.compile(rf"^\W*{_EXCEPT.pattern}|除了", re.IGNORECASE)
"""Where the exception stands first, the words do not tell where it ends."""
_YEARS_ON: Final = {"en": "about {} now", "pt": "cerca de {} agora", "zh": "现在约{}岁"}
_SAID: Final = {"en": "{name} said: “{words}”", "pt": "{name} disse: “{words}”", "zh": "{name}说：“{words}”"}
_AGE: Final = re.compile(r"\d{1,3}")


def worded(choice: Choice, question: Question, grammar: Grammar, now: datetime, own_names: Sequence[str] = ()) -> str:
    """Return the answer as text.

    Args:
        choice: What answers.
        question: As understood.
        grammar: Of the question's language.
        now: The clock.
        own_names: Names of the one who asks: in Chinese they are spoken to as "you", where nothing else changes by it.
    """
    asks_day = (
        question.kind == "when"
        or question.expects == "date"
        or any(attr == "date" or attr.endswith(" date") for attr in question.attrs)
    )
    claims = [with_own_day(claim) if asks_day else claim for claim in choice.claims]
    claims = [replace(claim, text=without_contrast(claim.text, question)) for claim in claims]
    sentences = [_dated(claim, grammar, is_past=not claim.current) for claim in claims]
    if grammar.code == "zh" and question.subject == PERSON:
        sentences = [_to_you(one, claim, own_names) for one, claim in zip(sentences, choice.claims, strict=True)]
    if question.kind == "how_old" and choice.claims:
        sentences[0] += _grown(choice.claims[0], grammar.code, now)
    answer = " ".join(sentences)
    if question.kind == "yes_no":
        return f"{_verdict(choice.claims[0], question, grammar)} {answer}".lstrip()
    return answer


def quoted(quotation: Quotation, name: str, grammar: Grammar, timezone: str) -> str:
    """Return the person's own words with the day they were said."""
    text = _SAID.get(grammar.code, _SAID["en"]).format(name=name, words=quotation.words)
    at = quotation.said.at
    if quotation.day is not None:
        note = grammar.phrase("on").format(_spoken(quotation.day))
        return f"{text}（{note}）" if grammar.code == "zh" else f"{text} ({note})"
    if at is None:
        return text
    note = grammar.phrase("said_on").format(local_day(at, timezone).isoformat())
    return f"{text}（{note}）" if grammar.code == "zh" else f"{text} ({note})"


def with_own_day(claim: KnownClaim) -> KnownClaim:
    """Return a remark with the day that its own words tell, counted from when it was said, where they tell just one.

    >>> day = DateSpan(date(2025, 6, 17), date(2025, 6, 17))
    >>> remark = KnownClaim("notes/a.md", "k1", "note", "Ada said: “the pump broke last Friday.”", "", said=day)
    >>> str(with_own_day(remark).on.first)
    '2025-06-13'
    """
    _, opened, words = claim.text.partition("“")
    heard = claim.said.first if claim.said is not None and claim.said.first == claim.said.last else None
    if not opened or heard is None or claim.on is not None:
        return claim
    # The claim keeps the local day only: noon in UTC stands for it.
    mentions = find_dates(words.removesuffix("”"), detect(words), datetime.combine(heard, time(12), UTC))
    spans = {one.span for one in mentions if one.granularity != "time" and (one.span.first or one.span.last)}
    return replace(claim, on=spans.pop()) if len(spans) == 1 else claim


def _to_you(sentence: str, claim: KnownClaim, own_names: Sequence[str]) -> str:
    """Speak to the asker: 文澜的儿子 becomes 你的儿子; a sentence that gives the name keeps it."""
    if claim.attr in ("name", "nickname"):
        return sentence
    for name in own_names:
        sentence = sentence.replace(f"{name}他们", "你们").replace(name, "你")
    return sentence


def _dated(claim: KnownClaim, grammar: Grammar, *, is_past: bool) -> str:
    """Return a sentence followed by its date in brackets, unless the sentence has it."""
    notes = []
    for key, span in _dates(claim, is_past=is_past):
        written = _spoken(span)
        if written and written not in claim.text:
            notes.append(grammar.phrase(key).format(written))
    text = claim.text if claim.text.endswith((".", "。", "!", "?", "”", "！", "？")) else f"{claim.text}."
    if detect(text) == "zh" or grammar.code == "zh":
        return f"{text}（{'，'.join(notes)}）" if notes else text
    return f"{text} ({'; '.join(notes)})" if notes else text


def _dates(claim: KnownClaim, *, is_past: bool) -> list[tuple[AnswerPhrase, DateSpan]]:
    found: list[tuple[AnswerPhrase, DateSpan]] = []
    if claim.since is not None:
        found.append(("since", claim.since))
    elif claim.on is not None:
        found.append(("on", claim.on))
    elif claim.by is not None:
        found.append(("by", claim.by))
    elif claim.said is not None:
        found.append(("said_on", claim.said))
    if is_past and claim.until is not None:
        found.append(("until", claim.until))
    return found


def _spoken(span: DateSpan) -> str:
    if span.first is None and span.last is not None:
        return span.last.isoformat()
    return format_span(span).removesuffix("..")


def _verdict(claim: KnownClaim, question: Question, grammar: Grammar) -> str:
    """Return yes, no or no longer; nothing where the claim is not about the very thing asked, or denies twice."""
    if not _holds_all(claim, question) or _EXCEPT_FIRST.search(claim.text):
        return ""  # "Do I live in Bergen?", and what is known is Porto: the sentence itself is the answer
    if not claim.current:
        return grammar.phrase("no_longer")
    denials = [len(_DENIAL.findall(clause)) for clause in _CLAUSE.split(claim.text)]
    if max(denials) > 1:
        return ""  # "not the one who can't": which of the two is asked about, only a reader can say
    denied = any(denials) != bool(_DENIAL.search(question.text))
    denied = denied != _is_exception(claim, question)
    return grammar.phrase("no" if denied else "yes")


def _holds_all(claim: KnownClaim, question: Question) -> bool:
    """Tell whether a claim holds every content word of a question, or a word that may stand for it."""
    if _ANYTHING.search(claim.text):
        return True
    tokens = set(content_words(f"{claim.text} {claim.attr}"))
    return all(not words or words & tokens for words in _asked(question))


def _is_exception(claim: KnownClaim, question: Question) -> bool:
    """Tell whether a claim speaks of the thing asked about as an exception: "anything except liver"."""
    parts = _EXCEPT.split(claim.text, maxsplit=1)
    if len(parts) < 2:
        return False
    rule, exception = (set(content_words(part)) for part in parts)
    return any(words & exception and not words & rule for words in _asked(question))


def _asked(question: Question) -> list[set[str]]:
    """Return for each content word of a question its tokens and those of the words that may stand for it."""
    synonyms = (*question.synonyms, *(() for _ in question.keywords))
    return [
        {token for one in (keyword, *others) for token in content_words(one)}
        for keyword, others in zip(question.keywords, synonyms, strict=False)
    ]


def _grown(claim: KnownClaim, code: str, now: datetime) -> str:
    """Return how old somebody is by now, for an age said some years ago."""
    heard: date | None = claim.said.first if claim.said is not None else claim.starts
    ages = [int(found) for found in _AGE.findall(re.sub(r"\d{4}(?:-\d{2}){0,2}", " ", claim.text)) if int(found) < 120]
    if heard is None or not ages:
        return ""
    years = (now.date() - heard).days // 365
    return f" – {_YEARS_ON.get(code, _YEARS_ON['en']).format(max(ages) + years)}" if years >= 1 else ""
