"""Answer a question: understand it, gather candidates, choose, word the answer with dates and citations."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from reverie.model.known import KnownClaim
from reverie.model.recollection import CitedWords, Recollection
from reverie.model.statement import PERSON, DateSpan, Question
from reverie.recall.choosing import ENOUGH, Choice, choose
from reverie.recall.matching import Need, naming_words, prepare, stands_in
from reverie.recall.passages.deciding import decide, decide_many, is_readable, told_by
from reverie.recall.passages.passage import Passage
from reverie.recall.passages.pointing import words_of
from reverie.recall.passages.reading import read
from reverie.recall.quoting import Quotation, closest, only_day
from reverie.recall.splitting import Part, split_compound, split_question
from reverie.recall.view import MemoryView
from reverie.recall.wording import quoted, worded
from reverie.text.analyzer import content_words
from reverie.text.attributes import RELATIONS
from reverie.text.grammar import Grammar
from reverie.text.grammars import grammar_of
from reverie.wiki.paths import PROFILE

MOST_CANDIDATES: Final = 60
PRONOUNS: Final = ("he", "she", "they", "it", "ele", "ela", "eles", "elas", "他", "她", "它", "他们", "她们")
ENOUGH_BESIDE: Final = 0.35
"""Least score of the answer about one name when another name of the same question is answered."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, when and where."""

    now: datetime
    timezone: str = "UTC"
    names: tuple[str, ...] = ()
    """The person's own names: a question about them is a question about me."""
    language: str = ""


def ask(
    text: str, memory: MemoryView, asker: Asker, *, as_of: DateSpan | None = None, use_brain: bool = True
) -> Recollection:
    """Return the answer to a question, in its language, with evidence; or that nothing is known.

    Args:
        text: The question.
        memory: Where to look.
        asker: Who asks, when and where.
        as_of: The time asked about, in place of the one understood from the words.
        use_brain: False leaves the wiki out and answers from the note lines of what was said.
    """
    grammar = grammar_of(text, asker.language or "en")
    questions = _understood(text, grammar, asker, as_of)
    question = questions[0]
    choices = [_joined(one, memory, asker, use_brain=use_brain) for one in questions]
    choice = choices[0] if len(choices) == 1 else _together(choices)
    if memory.reader is not None and question.kind != "yes_no":
        is_one = len(questions) == 1 and len(split_question(question)) == 1
        asked = question if len(questions) == 1 else replace(question, text=text)
        need, _ = _need(asked, memory, asker)
        reading = read(need, memory, memory.reader)
        decided = (
            decide(choice, reading, question)
            if is_one and is_readable(question)
            else decide_many(choice, reading, question.language)
        )
        if decided == "nothing":
            reason = choice.reason or "not_sure_enough"
            return Recollection(grammar.phrase("unknown"), known=False, reason_unknown=reason)
        if decided == "passage":
            passage = reading.passages[0][1]
            words = words_of(passage, need, memory.reader)
            saying = told_by(choice, passage, words, need, memory)
            if not saying:
                return _from_passage(passage, words, need, asker, grammar)
            choice = replace(choice, claims=saying)
    if not choice.claims:
        need, _ = _need(question, memory, asker)
        return _quoted(need, memory, asker, grammar, choice.reason)
    return Recollection(
        answer=worded(choice, question, grammar, asker.now, asker.names),
        known=True,
        citations=_citations(choice.claims, memory),
        claims=choice.claims,
        replaced=choice.replaced,
    )


def _understood(text: str, grammar: Grammar, asker: Asker, as_of: DateSpan | None) -> list[Question]:
    """Return the questions that a text asks; a later one without a subject of its own asks about the first one's."""
    questions: list[Question] = []
    for part in split_compound(text):
        question = grammar.read_question(part, now=asker.now, timezone=asker.timezone, person_names=asker.names)
        if questions and question.subject in ("", *PRONOUNS):
            question = replace(question, subject=questions[0].subject)
        questions.append(question if as_of is None else replace(question, as_of=as_of))
    return questions


def _together(choices: Sequence[Choice]) -> Choice:
    """Return several answers as one."""
    claims = tuple(dict.fromkeys(claim for choice in choices for claim in choice.claims))
    replaced = tuple(dict.fromkeys(claim for choice in choices for claim in choice.replaced))
    return Choice(claims, replaced, choices[0].reason, max(choice.best for choice in choices))


def _choice(
    part: Part,
    memory: MemoryView,
    asker: Asker,
    *,
    use_brain: bool,
    enough: float = ENOUGH,
    by_meaning: bool = True,
) -> Choice:
    need, subject_known = _need(part.question, memory, asker)
    candidates = [claim for claim in gather(need, memory) if use_brain or claim.kind == "note"]
    if part.name:
        candidates = [claim for claim in candidates if stands_in(part.name, claim.text)]
    if enough < ENOUGH:  # what was understood may answer loosely; a mere quotation has to meet the question
        candidates = [claim for claim in candidates if "“" not in claim.text]
    return choose(need, candidates, memory, subject_known=subject_known, enough=enough, by_meaning=by_meaning)


def _joined(question: Question, memory: MemoryView, asker: Asker, *, use_brain: bool) -> Choice:
    """Return the answers to the parts of a question as one.

    Where one name is answered, the same is asked of the others more loosely: they are told of in other words. Meaning
    alone answers only what this leaves open.
    """
    parts = split_question(question)
    if len(parts) == 1:
        return _choice(parts[0], memory, asker, use_brain=use_brain)
    choices = [_choice(part, memory, asker, use_brain=use_brain, by_meaning=False) for part in parts]
    enough = ENOUGH_BESIDE if any(choice.claims for choice in choices) else ENOUGH
    choices = [
        choice if choice.claims else _choice(part, memory, asker, use_brain=use_brain, enough=enough)
        for part, choice in zip(parts, choices, strict=True)
    ]
    return _together(choices)


def _quoted(need: Need, memory: MemoryView, asker: Asker, grammar: Grammar, reason: str) -> Recollection:
    """Answer with the person's own words where they come close; else say that nothing is known."""
    question = need.question
    if question.kind == "yes_no" or question.as_of is not None or not need.groups:
        return Recollection(grammar.phrase("unknown"), known=False, reason_unknown=reason)
    tokens = sorted(set().union(*need.groups))
    messages = memory.messages_matching(tokens, MOST_CANDIDATES // 3)
    found = closest(need, messages, about_person=question.subject == PERSON)
    if question.subject not in ("", PERSON):
        names = (question.subject, *(memory.names_of(need.subject_path) if need.subject_path else ()))
        found = tuple(one for one in found if any(stands_in(name, one.words) for name in names))
    if not found:
        return Recollection(grammar.phrase("unknown"), known=False, reason_unknown=reason)
    name = asker.names[0] if asker.names else grammar.nameless
    return Recollection(
        answer=" ".join(quoted(one, name, grammar, asker.timezone) for one in found),
        known=True,
        citations=tuple(CitedWords(one.said.path, one.words, one.said.at) for one in found),
    )


def _from_passage(passage: Passage, words: str, need: Need, asker: Asker, grammar: Grammar) -> Recollection:
    """Answer with the person's own words as they were read."""
    said = passage.said
    name = asker.names[0] if asker.names else grammar.nameless
    asks_day = need.question.kind == "when"
    day = (only_day(words, said) or only_day(passage.sentence, said)) if asks_day else None
    return Recollection(
        answer=quoted(Quotation(said, words, 0.0, day), name, grammar, asker.timezone),
        known=True,
        citations=(CitedWords(said.path, words, said.at),),
    )


def gather(need: Need, memory: MemoryView) -> list[KnownClaim]:
    """Return every claim that may answer: by attribute, by words, by meaning; each once."""
    question = need.question
    found: dict[tuple[str, str], KnownClaim] = {}
    for attr in question.attrs:
        for claim in memory.claims_of(need.subject_path, attr):
            found[claim.path, claim.anchor] = claim
    tokens = sorted(set().union(*need.groups)) if need.groups else []
    named = content_words(question.subject) if question.subject not in ("", PERSON) else []
    for claim in (
        *memory.claims_matching(tokens, MOST_CANDIDATES),
        *memory.claims_matching(named, MOST_CANDIDATES // 2),
    ):
        found.setdefault((claim.path, claim.anchor), claim)
    for claim in memory.claims_said_near(tokens, MOST_CANDIDATES // 3):
        found.setdefault((claim.path, claim.anchor), claim)
    near = memory.claims_near(question.text, MOST_CANDIDATES // 3)
    missing = [place for place in near if place not in found]
    for claim in memory.claims_at(missing):
        found.setdefault((claim.path, claim.anchor), claim)
    return list(found.values())


def _need(question: Question, memory: MemoryView, asker: Asker) -> tuple[Need, bool]:
    """Prepare the question; the second value tells whether the one asked about is known at all."""
    path, known = "", True
    if question.subject == PERSON:
        path = PROFILE
    elif question.subject:
        path = memory.page_of(question.subject) or ""
        known = bool(path)
    must = frozenset[str]()
    if not known and question.subject in RELATIONS:
        must = naming_words(question)
        question = replace(question, keywords=(*question.keywords, *sorted(must)))
    tokens: list[str] = []
    first = prepare(question, path, {}, 1)
    for group in first.groups:
        tokens.extend(group)
    need = prepare(question, path, memory.frequency(tokens), memory.total())
    return replace(need, own_names=asker.names, must=must), known


def _citations(claims: Sequence[KnownClaim], memory: MemoryView) -> tuple[CitedWords, ...]:
    cited = [words for claim in claims for words in memory.cited(claim)]
    return tuple(dict.fromkeys(cited))
