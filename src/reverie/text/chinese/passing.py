"""In passing: ties, animals, days of the week and things that one cannot eat, said in a clause or two of chat."""

import re
from dataclasses import replace

from reverie.model.statement import SPEAKER, DatedFact, Statement
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.dating import dated
from reverie.text.chinese.rewriting import tidy_tail
from reverie.text.chinese.schedules import activity_in, weekly_of, worded
from reverie.text.chinese.subjects import Subject
from reverie.text.chinese.topics import topic_of
from reverie.text.chinese.words.relations import KIN, relation_of

_TIE_ALONE = re.compile(rf"(?:是|就是)?(?:我|俺|咱)(?:们?[家店班厂组]|们)?的?(?P<kin>{KIN})$")
_GIVES_ANIMAL = re.compile(
    rf"(?:把|将)[^，,]{{0,8}}?(?P<kin>{KIN})(?:也|就|都)*(?:给|送|留|托|丢|扔|塞|过继)给?(?:了)?(?:我|俺)(?:们)?家?(?:养|了)*$"
    rf"|(?:给|送)(?:了)?(?:我|俺)(?:们)?(?:一|两)?(?:只|条|个)(?P<kin2>{KIN})$"
)
_MOVED = re.compile(r"(?:搬(?:完|好|走|过来|过去|过来住|进来|进去|家)?(?:家)?了|搬(?:的家|的)$|住进来了)")


def cannot_have(build: Builder, clause: Clause, begin: int, current: Subject | None) -> tuple[Statement, Subject] | None:
    """Return what "shrimps, I cannot have them" states and of whom, where the clause is such a one."""
    topic = topic_of(clause.text, build.scene)
    if topic is None:
        return None
    person = current if current is not None and current.kind in ("person", "animal") else None
    subject = topic.subject or person or build.scene.self
    statement = Statement(
        quote=build.quote(begin if topic.subject is None else clause.start, clause.end),
        text=f"{subject.shown}{topic.said}。",
        language="zh",
        kind="state" if topic.attr == "allergy" else "preference",
        subject=subject.key or SPEAKER,
        attr=topic.attr,
        value=topic.value,
        names=subject.names,
        confidence=0.8,
    )
    return statement, subject


def tie_alone(build: Builder, clause: Clause) -> Statement | None:
    """Return the tie that a clause of nothing but "my girlfriend" gives to whoever was named just before."""
    match = _TIE_ALONE.fullmatch(clause.text)
    relation = relation_of(match["kin"]) if match else None
    last = build.scene.people[-1] if build.scene.people else None
    if match is None or relation is None or last is None or not last.called or last.relation or last.kind != "person":
        return None
    shown = f"{build.scene.speaker}的{relation.word}{last.called}"
    named = replace(last, shown=shown, gender=relation.gender, relation=relation.key)
    build.scene.mention(named)
    build.scene.topic = named
    at = build.folded.rfind(last.called, 0, clause.start)
    return Statement(
        quote=build.quote(max(at, 0), clause.end),
        text=f"{last.called}是{build.scene.speaker}的{relation.word}。",
        language="zh",
        kind="relation",
        subject=last.called,
        names=named.names,
        confidence=0.8,
    )


def note_animal(build: Builder, clause: Clause) -> bool:
    """Remember an animal that a clause says was given to the speaker: "called …" may follow."""
    match = _GIVES_ANIMAL.search(tidy_tail(clause.text))
    relation = relation_of(match["kin"] or match["kin2"]) if match else None
    if relation is None or relation.gender != "n":
        return False
    build.last_introduced = Subject(
        relation.key, f"{build.scene.speaker}的{relation.word}", "animal", relation.gender, relation.key
    )
    build.scene.mention(build.last_introduced)
    return True


def weekly(build: Builder, piece: Piece, subject: Subject) -> Statement | None:
    """Return the statement of the day of the week on which somebody does something."""
    clause = piece.clause
    found = weekly_of(clause.text, build.activity)
    build.activity = activity_in(clause.text) or build.activity
    if found is None or piece.mood not in ("fact", "plan") or subject.kind not in ("speaker", "group", "thing"):
        return None
    owner = subject if subject.kind in ("speaker", "group") else build.scene.self
    said = build.words(piece, owner, first=True, sure=True)
    if said is None:
        return None
    said = worded(tidy_tail(said.removeprefix(owner.shown)), found)
    named = found.activity.removesuffix("课") in said
    text = f"{owner.shown}{'的' if said.startswith(found.activity) else ''}{said}"
    if not named:
        text = f"{owner.shown}的{found.activity}{said}"
    past = bool(re.search(r"以前|原来|之前", clause.text))
    return Statement(
        quote=build.support(piece, clause.start, clause.end, zero=True),
        text=f"{text}。",
        language="zh",
        kind="state",
        attr="" if past else found.attr,
        value="" if past else found.day,
        dates=build.dated_facts(clause.start, clause.end, piece),
        confidence=0.8,
    )


def moved_on(build: Builder, clause: Clause) -> tuple[DatedFact, ...]:
    """Return since when somebody has lived at a new place, where a clause says only that the move is done."""
    if not _MOVED.search(clause.text):
        return ()
    facts = [
        fact
        for mention in build.inside(clause.start, clause.end)
        if mention.direction == "past" and (fact := dated(build.folded, mention)) is not None
    ]
    return tuple(replace(fact, role="since") for fact in facts[:1])
