"""Attaching: facts of a clause made statements, each with its subject, key, value and names."""

import re
from collections.abc import Iterator
from dataclasses import replace

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.attributes import RELATIONS, free_key
from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.names import names_in
from reverie.text.english.bones.parse import parse_clause
from reverie.text.english.facts import Fact, facts_of
from reverie.text.english.retelling.voice import Voice, retell
from reverie.text.english.words.verbs import is_form

_RELATIVE = re.compile(r"\b(?:who|that|which|people|those|when|because)\b")
_AND_VERB = re.compile(
    r"(?:\b(?:and|but) (?:then |also |now |finally |have |has )*|, (?=(?:got|bought|leased"
    r"|ordered) an? ))(?P<verb>[a-z]+)\b"
)


def all_facts(parse: Parse) -> list[Fact]:
    """Return the facts of a clause, and those of a second verb of the same subject.

    >>> [(f.attr, f.value, f.ends) for f in all_facts(parse_clause("I sold my car and bought a Brompton"))]
    [('car', '', 'car'), ('bike', 'Brompton', '')]
    """
    facts = facts_of(parse)
    others = parse.kind == "name" or parse.tie is not None
    if not (parse.kind in {"I", "dropped"} or others) or not _AND_VERB.search(parse.rest):
        return facts
    for second in _second_verbs(parse):
        for fact in facts_of(second):
            if fact.attr:
                facts = _joined(facts, fact, second)
    return [fact for fact in facts if fact.attr] or facts


def _second_verbs(parse: Parse) -> Iterator[Parse]:
    """Yield the clauses that further verbs of the same subject begin: "… and bought a Brompton"."""
    for match in _AND_VERB.finditer(parse.rest):
        if _RELATIVE.search(parse.rest, 0, match.start()):
            # "those who accept and love me": the verb is not of the same subject
            return
        past = parse.tense == "past" and is_form(match["verb"], "past")
        own = parse.kind in {"I", "dropped"}
        present = parse.tense == "present" and is_form(match["verb"], "base" if own else "third")
        if past or present:
            second = parse_clause(f"{'I' if own else parse.subject} {parse.rest[match.start('verb') :]}")
            if second is not None:
                yield second


def _joined(facts: list[Fact], fact: Fact, second: Parse) -> list[Fact]:
    """Add a fact; where both verbs are about one thing, the later value stands and the earlier ends."""
    if any(other.attr == fact.attr for other in facts):
        return [
            replace(other, value=other.value or fact.value) if other.attr == fact.attr else other for other in facts
        ]
    words = fact.words or (retell(second, Voice("")) or "").strip(" .").removeprefix(second.subject).strip()
    return [*facts, replace(fact, words=words[:1].lower() + words[1:])]


def subject_of(parse: Parse) -> str:
    """Return whom a clause is about: the speaker, a name, or a tie."""
    if parse.kind in {"I", "we", "dropped"}:
        return SPEAKER
    if parse.tie is not None:
        if parse.name:
            return parse.name
        return parse.tie.key if parse.owner in {"me", ""} else f"{parse.owner}'s {parse.tie.key}"
    if parse.owner not in {"", "me"}:
        return parse.owner
    if parse.kind == "name" and parse.name:
        return parse.name
    return SPEAKER


def names_of(parse: Parse, text: str, *, known: frozenset[str], speaker: str) -> tuple[Name, ...]:
    """Return the names of a clause, that of its subject included."""
    found = names_in(text, known=known, skip=(speaker,))
    if parse.name and parse.tie is not None and all(name.surface != parse.name for name in found):
        found = (Name(parse.name, "person", parse.tie.key), *found)
    elif parse.kind == "name" and parse.name and all(name.surface != parse.name for name in found):
        found = (Name(parse.name), *found)
    return found


def with_fact(base: Statement, fact: Fact, parse: Parse, speaker: str, *, first: bool) -> Statement:
    """Return the statement of a clause with the key and value of one of its facts."""
    subject, attr = base.subject, fact.attr
    if fact.subject == SPEAKER:
        subject = SPEAKER
    elif fact.subject:
        if fact.subject[:1].isupper() or fact.subject in RELATIONS:
            subject = fact.subject
        else:
            subject, attr = SPEAKER, free_key(f"{fact.subject} {fact.attr}")
    dates = base.dates
    if fact.starts and attr:
        dates = tuple(replace(dated, role="since") if dated.role == "on" else dated for dated in dates)
    text = base.text
    if fact.words and not first:
        text = _second(fact.words, parse, speaker)
    return replace(
        base,
        text=text,
        subject=subject,
        attr=attr,
        value=fact.value,
        ends=fact.ends,
        dates=dates,
        negated=fact.negated if attr else base.negated,
        kind=fact.kind if fact.kind != "state" or (base.kind in {"event"} and attr) else base.kind,
    )


def _second(words: str, parse: Parse, name: str) -> str:
    """Word a second fact of the same clause as a sentence of its own."""
    who = name
    if parse.kind in {"mine", "thing", "name"}:
        who = re.sub(r"^(?:my|our)\b", f"{name}'s", parse.subject, flags=re.IGNORECASE)
        who = who[0].upper() + who[1:]
    return f"{who} {words}."
