"""People: names and ties that a message gives in passing, of people, animals, projects and employers."""

import re
from dataclasses import replace

from reverie.model.statement import Name, NameKind, Statement
from reverie.text.chinese.claims import CONTACT, Builder, Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.heads import OURS, read_head, skip_lead
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.subjects import Subject, SubjectKind
from reverie.text.chinese.words.names import is_full_name, person_at
from reverie.text.chinese.words.relations import KIN, relation_of

_INTRODUCES = re.compile(
    rf"(?:有|养|买|来|认识|交|生|领养|收养|领|捡|新来|请|招|找)(?:着|了|到|过)*(?:一|两|[12二])?(?:个"
    rf"|只|条|位|名"
    rf"|对)?(?P<mid>[\u4e00-\u9fff]{{0,5}}?)(?P<kin>{KIN})(?:[，,]?(?:名字)?叫(?P<name>[\u4e00-\u9fff"
    rf"A-Za-z]{{1,8}}))?$"
)
_EVENTS = re.compile(r"会|婚礼|展|活动|比赛|考试|面试|派对|典礼|讲座|演出|答辩|手术|路演")
_NAMING = re.compile(
    r"(?:我们?的?|咱们?的?|新的?|这个|那个)*(?P<noun>[\u4e00-\u9fff]{0,4}(?:项目|产品|公司|店"
    r"|工作室|乐队|频道|公众号|播客|书|小说|论文|团队|应用|软件|网站|计划))(?:的?名字?)?(?:就"
    r"|暂时|暂定)?叫(?:做)?(?P<name>[“「《]?[^，,。的是]{1,16}[”」》]?)$"
)
_TIE = re.compile(
    rf"(?P<name>[\u4e00-\u9fff]{{2,4}}?|[A-Z][A-Za-z]+)就?是(?:我们?"
    rf"|咱)(?:家)?的?(?P<mid>[\u4e00-\u9fff]{{0,4}}?)(?P<kin>{KIN})$"
)
_IS_NAMED = re.compile(
    rf"(?:我们?|咱们?)?(?:家)?(?:的)?(?:那时的?|当时的?|当年的?|第一个|头一个|启蒙)?(?P<kin>{KIN})(?:就)?是(?P<name>[\u4e00-\u9fff]{{2,4}}?)"
    r"(?P<title>先生|女士|小姐|老师|师傅|教授|医生|律师|法师|神父|牧师)?$"
)
_ANY_KIN = re.compile(
    rf"(?P<own>(?:我们?|咱们?)(?:家)?的?)?(?:大学|高中|初中|小学|前|新|老)?(?P<kin>{KIN})(?!圈|端|毛|粮|医院|店|馆)"
)
_ANIMAL = re.compile(r"(?:是)?(?:一?[只条])?[\u4e00-\u9fff]{0,4}?(?P<animal>猫|狗|犬|龟|兔|兔子|仓鼠|鹦鹉|鸟|鱼)$")
_ANIMAL_KEYS = {
    "猫": "cat",
    "狗": "dog",
    "犬": "dog",
    "兔": "rabbit",
    "兔子": "rabbit",
    "鸟": "bird",
    "鹦鹉": "bird",
    "鱼": "fish",
}


def introduced(build: Builder, piece: Piece, subject: Subject, found: list[Statement]) -> Subject | None:
    """Remember whom a clause brings up, so that "called …" after it names them; return the subject that goes on."""
    match = _INTRODUCES.search(tidy_tail(piece.clause.text))
    if match and subject.kind in ("speaker", "group"):
        relation = relation_of(match["kin"])
        if relation is not None and (relation.gender == "n" or relation.kind == "person"):
            kind: SubjectKind = "animal" if relation.gender == "n" else "person"
            build.last_introduced = Subject(
                relation.key,
                f"{build.scene.speaker}的{relation.word}",
                kind,
                relation.gender,
                relation.key,
            )
            if match["name"]:
                name = match["name"]
                shown = f"{build.last_introduced.shown}{name}"
                build.last_introduced = replace(build.last_introduced, key=name, shown=shown, called=name)
                build.scene.mention(build.last_introduced)
                build.scene.topic = build.last_introduced
                build.pending = Statement(
                    quote=build.support(piece, piece.clause.start, piece.clause.end, zero=True),
                    text=f"{build.scene.speaker}的{relation.word}叫{name}。",
                    language="zh",
                    kind="identity",
                    subject=name,
                    attr="name",
                    value=name,
                    names=build.last_introduced.names,
                    confidence=0.85,
                )
                return build.last_introduced
            build.scene.mention(build.last_introduced)
            if kind == "person" and re.search(r"有|认识|新来|来了", match.group()):
                return build.last_introduced
    for statement in found:
        if statement.attr == "name" and subject.kind in ("person", "animal") and statement.value:
            named = Subject(
                statement.value,
                f"{subject.shown}{statement.value}",
                subject.kind,
                subject.gender,
                subject.relation,
                statement.value,
            )
            build.scene.mention(named)
            build.scene.topic = named
            return named
    return None


def thing_name(build: Builder, thing: str) -> tuple[Name, ...]:
    if not thing:
        return ()
    kind: NameKind = "unknown"
    if re.search(r"项目|计划|工程", thing) or thing in build.named_things:
        kind = "project"
    elif _EVENTS.search(thing):
        kind = "event"
    return (Name(thing, kind),)


def naming(build: Builder, piece: Piece) -> Statement | None:
    """Return the statement that gives a project, a shop or a product its name."""
    match = _NAMING.match(piece.clause.text[piece.head.begin :])
    if match is None:
        return None
    name = match["name"].strip("“”「」《》 ")
    build.scene.thing = name
    build.named_things.add(name)
    kind: NameKind = "project"
    if re.search(r"公司|店|工作室|乐队|团队", match["noun"]):
        kind = "organization"
    elif re.search(r"书|小说|论文|歌", match["noun"]):
        kind = "work"
    clause = piece.clause
    said = rewrite(build.folded, clause.start + piece.head.begin, clause.end, build.scene, build.dates)
    if said is None:
        return None
    owner = "" if said.startswith(build.scene.speaker) else f"{build.scene.speaker}的"
    return Statement(
        quote=build.support(piece, clause.start, clause.end, zero=False),
        text=f"{owner}{tidy_tail(said)}。",
        language="zh",
        kind="identity",
        subject=name,
        attr="name",
        value=name,
        names=(Name(name, kind),),
        confidence=0.85,
    )


def tie(build: Builder, piece: Piece) -> Statement | None:
    """Return the statement of "X is my sister": whose name belongs to which tie."""
    match = _TIE.match(piece.clause.text[piece.head.begin :])
    relation = relation_of(match["kin"]) if match else None
    if match is None or relation is None or re.search(r"^[我你他她它这那]|[的是都也就]", match["name"]):
        return None
    name = match["name"]
    kind: SubjectKind = "animal" if relation.gender == "n" else "person"
    shown = f"{build.scene.speaker}的{relation.word}{name}"
    named = Subject(name, shown, kind, relation.gender, relation.key, name)
    build.scene.mention(named)
    build.scene.topic = named
    clause = piece.clause
    return Statement(
        quote=build.support(piece, clause.start, clause.end, zero=False),
        text=f"{name}是{build.scene.speaker}的{match['mid']}{relation.word}。",
        language="zh",
        kind="relation",
        subject=name,
        names=named.names,
        confidence=0.85,
    )


def is_named(build: Builder, clause: Clause) -> tuple[Statement, Subject] | None:
    """Return the statement of "my master is Mr Hong Jinshun", and whom the sentence goes on about."""
    match = _IS_NAMED.fullmatch(tidy_tail(clause.text[skip_lead(clause.text) :]))
    relation = relation_of(match["kin"]) if match else None
    if match is None or relation is None or relation.kind != "person":
        return None
    if not (match["title"] or is_full_name(match["name"])) or re.search(r"[我你他她的这那哪个]|什么", match["name"]):
        return None
    name = match["name"]
    shown = f"{build.scene.speaker}的{relation.word}{name}"
    named = Subject(name, shown, "person", relation.gender, relation.key, name)
    build.scene.mention(named)
    build.scene.topic = named
    return Statement(
        quote=build.quote(clause.start, clause.end),
        text=f"{build.scene.speaker}的{relation.word}叫{name}。",
        language="zh",
        kind="identity",
        subject=name,
        attr="name",
        value=name,
        names=named.names,
        confidence=0.85,
    ), named


def named_beside(build: Builder, piece: Piece) -> Statement | None:
    """Return the name that stands right after the word for a tie or an animal ("my cat Mimi has …")."""
    subject = piece.head.subject
    text = piece.clause.text
    if subject is None or subject.kind not in ("animal", "person") or not subject.called or not subject.relation:
        return None
    if subject.kind == "person":
        return _named_tie(build, piece, subject)
    if not re.search(rf"(?:我们?|咱们?)(?:家)?的?[^，,]{{0,4}}{subject.called}", text):
        return None
    relation = next((one for one in re.findall(KIN, text[: piece.head.last]) if relation_of(one)), "")
    known = relation_of(relation)
    if known is None or known.key != subject.relation:
        return None
    return _called(build, piece, subject, known.word)


def _named_tie(build: Builder, piece: Piece, subject: Subject) -> Statement | None:
    """Return the name of a relative or friend that stands right after the tie ("my wife Xiulan has …")."""
    text = piece.clause.text[: piece.head.last]
    match = re.search(rf"(?P<kin>{KIN}){re.escape(subject.called)}$", text)
    known = relation_of(match["kin"]) if match else None
    if known is None or known.key != subject.relation or subject.key in build.told_names:
        return None
    build.told_names.add(subject.key)
    return _called(build, piece, subject, known.word)


def note_people(build: Builder, clause: Clause) -> None:
    """Remember the people that a clause mentions after its subject, so that "he" can stand for them."""
    words = clause.text
    for match in _ANY_KIN.finditer(words):
        relation = relation_of(match["kin"])
        last = person_at(words, match.end())
        if relation is None or (last - match.end() < 2 and not match["own"]):
            continue
        called = words[match.end() : last] if last - match.end() > 1 else ""
        if called and any(other.called == called for other in build.scene.people):
            continue
        known = (other for other in build.scene.people if other.relation == relation.key)
        if any(other.called == called or not called for other in known):
            continue
        kind: SubjectKind = "animal" if relation.gender == "n" else "person"
        shown = f"{build.scene.speaker}的{relation.word}{called}" if match["own"] else called
        build.scene.mention(Subject(called or relation.key, shown, kind, relation.gender, relation.key, called))
    for match in CONTACT.finditer(words):
        last = person_at(words, match.end())
        name = words[match.end() : last]
        if len(name) > 1 and not name.isascii() and not any(other.called == name for other in build.scene.people):
            build.scene.mention(Subject(name, name, "person", called=name))


def affiliation(build: Builder, piece: Piece) -> Statement | None:
    """Return the statement that "we at X …" makes in passing: where the speaker works."""
    match = OURS.search(piece.clause.text)
    if match is None or not match["org"]:
        return None
    clause = piece.clause
    return Statement(
        quote=build.support(piece, clause.start, clause.end, zero=False),
        text=f"{build.scene.speaker}在{match['org']}。",
        language="zh",
        kind="state",
        attr="employer",
        value=match["org"],
        names=(Name(match["org"], "organization"),),
        confidence=0.6,
    )


def asked_about(build: Builder, clause: Clause) -> None:
    """Remember the animal that a question is about: the next sentence may name it."""
    subject = read_head(clause.text, build.scene, build.marks(clause)).subject
    if subject is not None and subject.kind == "animal":
        build.last_introduced = subject


def bare_animal(build: Builder, clause: Clause) -> None:
    """Remember an animal that a clause is nothing but the name of its kind ("a tortoise, called …")."""
    match = _ANIMAL.fullmatch(clause.text)
    if match:
        key = _ANIMAL_KEYS.get(match["animal"], "pet")
        kind = re.sub(r"^(?:是)?(?:一?[只条])?", "", clause.text)
        build.last_introduced = Subject(key, f"{build.scene.speaker}的{kind}", "animal", "n", key)
        build.scene.mention(build.last_introduced)


def _called(build: Builder, piece: Piece, subject: Subject, tie: str) -> Statement:
    """Say that the speaker's tie goes by the name that the subject is called by."""
    return Statement(
        quote=build.quote(piece.clause.start, piece.clause.end),
        text=f"{build.scene.speaker}的{tie}叫{subject.called}。",
        language="zh",
        kind="identity",
        subject=subject.called,
        attr="name",
        value=subject.called,
        names=subject.names,
        confidence=0.8,
    )
