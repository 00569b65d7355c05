"""Facts: the statements of the attributes that one clause gives of a person or a thing."""

import re
from dataclasses import replace

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.chinese.attributes import attributes_of
from reverie.text.chinese.changes import change_of, corrects, ended_by
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.dating import is_ahead, role_of
from reverie.text.chinese.people import thing_name
from reverie.text.chinese.predicates import is_negated, is_personal
from reverie.text.chinese.preferences import object_of, preference_of
from reverie.text.chinese.rewriting import tidy_tail, value_in_third_person
from reverie.text.chinese.rules_of_chat import SPORT
from reverie.text.chinese.subjects import Subject
from reverie.text.chinese.things import ThingFact, thing_fact
from reverie.text.chinese.values import Found
from reverie.text.chinese.words.names import is_full_name
from reverie.text.chinese.words.places import is_place
from reverie.text.chinese.words.vocabulary import NOUN, english_key
from reverie.text.wordlist import words_of

_PAST = re.compile(
    r"以前|之前(?!就)|原来(?!是这样)|曾经?|过去(?!了|吧)|小时候|当年|当时|那时候?|从前"
    r"|上学(?:的)?时候?|大学(?:的)?时候?|年轻(?:的)?时候?"
)
_PAST_TODAY = re.compile(r"现在|如今|目前|已经|改|换|搬到|搬去")
_DEGREE = re.compile(r"^(?:的)(?=[\u4e00-\u9fff])")
_GIVEN_UP = re.compile(rf"(?:不|不再|没再|没有再)(?:去)?(?P<what>{SPORT.pattern})了$")
_TURNED = re.compile(r"改|换|转")
"""Words that put one sport in the place of the one named before it."""
_VERB_KEYS = {
    "住在": "home",
    "住": "home",
    "养": "pet",
    "开": "car",
    "当": "role",
    "做": "role",
    "是": "role",
    "信": "religion",
    "弹": "instrument",
    "学": "instrument",
}
_PERSONAL = words_of(
    """name nickname age employer role birthplace language goal partner study teacher mentor client hobby"""
)
"""Attributes that a bare noun without an owner never gives to anybody."""
_NOUN_AT = re.compile(NOUN)
_CALLED_BY = re.compile(
    r"(?:大家|朋友|同事|同学|别人|家里人|爸妈|老家人)们?(?:都|一般|平时|一直)*(?:叫"
    r"|喊)我(?P<name>[\u4e00-\u9fffA-Za-z]{1,8})$|我(?:的)?(?:英文|法文|日文|中文)名字?(?:叫"
    r"|是)(?P<other>[\u4e00-\u9fffA-Za-z ]{1,20})$"
)
_WAKES = re.compile(
    r"(?P<time>(?:早上|清晨|凌晨)?[一二三四五六七八九十\d]{1,2}点(?:半|一刻|\d{1,2}分?)?)(?:就|准时|左右)?起床?"
)


def attribute_statements(build: Builder, piece: Piece, subject: Subject) -> list[Statement]:
    """Return the statements of the attributes that a clause gives; none for plans, doubts and the past."""
    called = _CALLED_BY.search(piece.clause.text)
    if called and subject.kind != "animal":
        one = _statement(
            build,
            Found("nickname", called["name"] or called["other"], "identity"),
            piece,
            Subject(SPEAKER, "", "thing"),
        )
        return [one] if one is not None else []
    if piece.mood not in ("fact", "opinion", "plan") or (piece.mood == "opinion" and "觉得" in piece.clause.text):
        return []
    predicate = build.predicate(piece)
    rest = piece.clause.text[piece.head.begin :]
    if piece.mood == "plan":
        thing = _thing(build, piece, subject)
        return [thing] if thing else []
    if _PAST.search(rest) and not _PAST_TODAY.search(rest):
        return []
    if subject.kind in ("speaker", "group", "person", "animal", "listener"):
        found = _found(build, _DEGREE.sub("", predicate), subject, piece)
        if found:
            return [one for f in found if (one := _statement(build, f, piece, subject)) is not None]
    thing = _thing(build, piece, subject)
    return [thing] if thing else []


def _found(build: Builder, predicate: str, subject: Subject, piece: Piece) -> list[Found]:
    ended = ended_by(predicate)
    if ended and not preference_of(predicate):
        verb, old = ended
        attr = (
            ("home" if is_place(old) or re.search(r"搬|住", build.folded[piece.clause.end :][:30]) else "employer")
            if verb == "在"
            else _VERB_KEYS.get(verb, f"preference: {object_of(old)}" if verb in {"吃", "喝", "抽"} else "")
        )
        return [Found(attr, "", ends=old)] if attr else []
    if ended and ended[0] in {"吃"} and "素" in ended[1]:
        return [Found("diet", "不再吃素", ends="素")]
    if (
        subject.kind == "speaker"
        and (match := re.match(r"(?:就)?是(?P<name>.{2,4})$", predicate))
        and (match["name"] == build.scene.speaker or is_full_name(match["name"]))
    ):
        return [Found("name", match["name"], "identity")]
    wakes = _WAKES.search(piece.clause.text) if re.search(r"每天|平时|一般|习惯|都", piece.clause.text) else None
    if wakes:
        return [Found("wake time", wakes["time"])]
    given_up = _GIVEN_UP.search(predicate)
    if given_up:
        return [Found("sport", "", ends=given_up["what"])]
    found = attributes_of(predicate)
    if found and found[0].attr == "sport" and _TURNED.search(predicate):
        before = [match.group() for match in SPORT.finditer(build.folded, 0, piece.clause.start)]
        others = [one for one in before if one not in found[0].value]
        found = (replace(found[0], ends=others[-1]),) if others else found
    if found:
        ahead = [m for m in build.inside(piece.clause.start, piece.clause.end) if is_ahead(m, build.today)]
        return [] if any(role_of(build.folded, m) != "since" for m in ahead) else list(found)
    taste = preference_of(predicate)
    return [taste] if taste else []


def _statement(build: Builder, found: Found, piece: Piece, subject: Subject) -> Statement | None:
    said = found.said.format(subject.shown) if found.said else build.words(piece, subject, first=True, sure=True)
    if said is None:
        return None
    if found.attr == "name" and subject.kind == "speaker":
        if piece.head.subject is None:
            return None  # "looked after by a carer, called Adi": whose name it is, the clause does not say
        said = f"{subject.shown}的名字是{found.value}"
    clause = piece.clause
    key, names = subject.key or SPEAKER, build.names(subject, clause.start, clause.end)
    if found.attr == "name" and subject.kind in ("person", "animal"):
        key = found.value
        kind = "person" if subject.kind == "person" else "unknown"
        names = (Name(found.value, kind, subject.relation), *(n for n in names if n.surface != found.value))  # type: ignore[arg-type]
    return Statement(
        quote=build.support(piece, clause.start, clause.end, zero=piece.head.subject is None),
        text=f"{tidy_tail(said)}。",
        language="zh",
        kind=found.kind,
        subject=key,
        attr=found.attr,
        value=value_in_third_person(found.value, build.scene),
        dates=build.dated_facts(clause.start, clause.end, piece),
        ends=found.ends,
        corrects=corrects(build.sentence_to(piece, clause.end)),
        negated=is_negated(build.predicate(piece)) or not found.value,
        names=names,
        confidence=0.9,
    )


def _thing(build: Builder, piece: Piece, subject: Subject) -> Statement | None:
    """Return the statement of a thing's attribute, where the clause gives one."""
    at = (
        piece.head.predicate
        if subject.kind in ("person", "animal", "speaker") and piece.head.subject
        else piece.head.begin
    )
    clause_text = re.sub(r"^的", "", build.dated_text(piece, at))
    clause_text = re.sub(r"^(?:本来|原定|原本|原来)?在?\d{4}-\d\d-\d\d[^的，]{0,4}的", "", clause_text)
    clause_text = re.sub(r"^(?:我们?的?|咱们?的?|我家的?)", "", clause_text)
    fact = thing_fact(clause_text, "" if subject.kind in ("person", "animal") else build.scene.thing)
    if fact is None:
        change = change_of(piece.clause.text)
        if change is None or not change.thing:
            return None
        fact = ThingFact("", english_key(re.sub(r"^.*的", "", change.thing)), change.new, change.ends)
    own = subject.kind in ("person", "animal")
    if fact.thing and not own:
        build.scene.thing = fact.thing
    attr = fact.attr
    explicit = piece.head.subject is not None or is_personal(clause_text)
    if attr in _PERSONAL and not own and not (explicit and subject.kind == "speaker"):
        return None
    first = (
        piece.head.subject is None
        and subject.kind in ("person", "animal", "speaker")
        and not fact.thing
        and bool(_NOUN_AT.match(clause_text))
    )
    said = build.words(piece, subject, first=False)
    if said is None:
        return None
    if first or (piece.head.subject is None and not fact.thing and not own):
        said = (
            f"{subject.shown or build.scene.speaker}的{said}" if not subject.shown or subject.kind != "group" else said
        )
    elif fact.thing and piece.head.subject is None and fact.thing not in said:
        said = f"{fact.thing}{said}" if re.match(r"又|再|改|推|延|顺|挪|提|拖", said) else f"{fact.thing}的{said}"
    clause = piece.clause
    return Statement(
        quote=build.support(piece, clause.start, clause.end, zero=piece.head.subject is None and not fact.thing),
        text=f"{tidy_tail(said)}。",
        language="zh",
        kind="state",
        subject=subject.key if own else (fact.thing or SPEAKER),
        attr=attr,
        value=value_in_third_person(fact.value, build.scene),
        dates=build.dated_facts(clause.start, clause.end, piece),
        ends=fact.ends,
        corrects=corrects(build.sentence_to(piece, clause.end)),
        names=(
            *thing_name(build, fact.thing if not own else ""),
            *build.names(subject, clause.start, clause.end),
        ),
        confidence=0.8,
    )
