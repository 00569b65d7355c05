"""In passing: ties, animals, days of the week and things that one cannot eat, said in a clause or two of chat."""

import re
from dataclasses import replace

from reverie.model.statement import SPEAKER, DatedFact, Statement
from reverie.text.attributes import free_key
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.dating import dated
from reverie.text.chinese.figures import figure
from reverie.text.chinese.heads import Head, skip_lead
from reverie.text.chinese.people import is_named
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.schedules import DAY, activity_in, day_key, is_rest, weekly_of, worded
from reverie.text.chinese.subjects import Subject
from reverie.text.chinese.titles import called
from reverie.text.chinese.topics import Topic, topic_of
from reverie.text.chinese.trimming import without_origin
from reverie.text.chinese.vehicles import is_make, vehicle
from reverie.text.chinese.ventures import venture
from reverie.text.chinese.words.names import is_common
from reverie.text.chinese.words.relations import KIN, relation_of

_TIE_ALONE = re.compile(rf"(?:是|就是)?(?:我|俺|咱)(?:们?[家店班厂组]|们)?的?(?P<kin>{KIN})$")
_GIVES_ANIMAL = re.compile(
    rf"(?:把|将)[^，,]{{0,8}}?(?P<kin>{KIN})(?:也|就|都)*(?:给|送|留|托|丢|扔|塞|过继)给?(?:了)?(?:我|俺)(?:们)?家?(?:养|了)*$"
    rf"|(?:给|送)(?:了)?(?:我|俺)(?:们)?(?:一|两)?(?:只|条|个)(?P<kin2>{KIN})$"
)
_PUT_OFF = re.compile(
    r"(?:我的?)?(?P<thing>[\u4e00-\u9fffA-Za-z0-9]{2,8}?)(?:的?时间)?(?:又|再|也|被)*"
    r"(?:往后拖|往后推|推迟|延期|改期|改时间|延后|换时间|换了时间|提前|变|改)了"
)
_ONCE_ONLY = re.compile(r"考试|面试|手术|婚礼|比赛|航班|出发|搬家|截止|签约|复查|体检|答辩|演出|展|会$|日期|时间")
_DAY_ALONE = re.compile(rf"(?:都是|固定)?每个?{DAY}")
_WHEN = re.compile(
    r"(?:是|就是|我)?(?:去|来|办|买|考|做|签|提|搬|面|换|领|开|定|订|拿|报|收|修)(?:完|好|到)?的[^，,]{0,3}"
)
_TELLS = re.compile(r"[了过着]|是|在|有")
_IT_IS = re.compile(rf"它是(?:一)?[只条个]?[^，,]{{0,6}}?(?P<kin>{KIN})")
_NAMED_FIRST = re.compile(
    r"(?P<name>[\u4e00-\u9fff]{2})(?=(?:头|第)一[天晚]|今[天早晚]|昨[天晚]|已经|刚|还|也|很|就|会|在|不|又|最近|现在|天天|老是|总)"
)
_PLACE = re.compile(
    r"(?:在|到|去)(?P<place>[^，,在到去周]{2,12}?)(?P<verb>上|打|踢|练|学|跳|画|唱|弹|拉|跑|游)(?:课|的)?$"
)
_NO_HEAD = Head(0, None, 0, 0, 0)
_MOVED = re.compile(r"(?:搬(?:完|好|走|过来|过去|过来住|进来|进去|家)?(?:家)?了|搬(?:的家|的)$|住进来了)")


def in_passing(build: Builder, clause: Clause, begin: int, current: Subject | None) -> tuple[Statement, Subject] | None:
    """Return what a clause of a shape of its own states, and whom the sentence goes on about."""
    build.moved = moved_on(build, clause) or build.moved
    build.activity = activity_in(clause.text) or build.activity
    barred = cannot_have(build, clause, begin, current)
    if barred is not None:
        return barred
    put_off = _PUT_OFF.fullmatch(clause.text)
    if put_off:
        build.scene.thing = put_off["thing"]
        build.activity = build.activity if _ONCE_ONLY.search(put_off["thing"]) else put_off["thing"]
    if build.activity and _DAY_ALONE.fullmatch(clause.text):
        return _on_day(build, clause, begin), build.scene.self
    closed = _closed_on(build, clause, begin)
    if closed is not None:
        return closed, build.scene.self
    business = venture(build, clause, begin)
    if business is not None:
        return business, build.scene.self
    named = called(build, clause, begin) or (
        is_named(build, clause) if current is None or current.kind not in ("person", "animal") else None
    )
    if named is not None:
        return named
    own = current is None or current.kind not in ("person", "animal") or is_make(current.key)
    owned = (figure(build, clause, begin) or vehicle(build, clause, begin)) if own else None
    if owned is not None:
        return owned, build.scene.self
    tied = tie_alone(build, clause) or it_is_a_pet(build, clause)
    return (tied, build.scene.topic or build.scene.self) if tied is not None else None


def _closed_on(build: Builder, clause: Clause, begin: int) -> Statement | None:
    """Return on which day of the week the speaker's shop is closed, where a clause says so."""
    found = weekly_of(clause.text, "")
    said = rewrite(build.folded, clause.start, clause.end, build.scene, build.dates) if found else None
    if found is None or said is None or not is_rest(found):
        return None
    words = without_origin(tidy_tail(said[skip_lead(said) :]))[0]
    owner = "" if words.startswith(build.scene.speaker) else f"{build.scene.speaker}的店"
    return Statement(
        quote=build.quote(clause.start, clause.end),
        text=f"{owner}{words}。",
        language="zh",
        kind="preference",
        attr=found.attr,
        value=found.day,
        confidence=0.8,
    )


def _on_day(build: Builder, clause: Clause, begin: int) -> Statement:
    """Return the day of the week that a clause of nothing else gives what was just said to be done."""
    day = re.sub(r"^(?:都是|固定|每个?)+", "", clause.text)
    return Statement(
        quote=build.quote(begin, clause.end),
        text=f"{build.scene.speaker}的{build.activity}是每{day}。",
        language="zh",
        kind="preference",
        attr=day_key(build.activity),
        value=day,
        confidence=0.8,
    )


def told_when(build: Builder, clause: Clause, open_group: list[Piece], before: list[Statement]) -> Statement | None:
    """Return the statement before, with the date that a fragment such as "went last Wednesday" gives it."""
    last = before[-1] if before else None
    facts = build.dated_facts(clause.start, clause.end, Piece(clause, _NO_HEAD, "fact", clause.start))
    if last is None or last.dates or len(facts) != 1 or not _WHEN.fullmatch(_undated(build, clause)):
        return None
    at = build.text.find(last.quote)
    if at < 0 or last.kind not in ("event", "possession", "decision", "state") or last.attr or len(last.text) > 80:
        return None
    if any(piece.head.subject is not None or _TELLS.search(piece.clause.text) for piece in open_group):
        return None
    start = open_group[0].clause.start if open_group else clause.start
    said = rewrite(build.folded, start, clause.end, build.scene, build.dates)
    if said is None or clause.end - at > 120:
        return None
    return replace(last, text=f"{last.text[:-1]}，{tidy_tail(said)}。", quote=build.quote(at, clause.end), dates=facts)


def _undated(build: Builder, clause: Clause) -> str:
    mention = build.inside(clause.start, clause.end)[0]
    return build.folded[clause.start : mention.start] + build.folded[mention.end : clause.end]


def it_is_a_pet(build: Builder, clause: Clause) -> Statement | None:
    """Return the name of an animal of which a message spoke by name before it says "it is an orange cat"."""
    match = _IT_IS.fullmatch(clause.text)
    relation = relation_of(match["kin"]) if match else None
    named = _NAMED_FIRST.match(build.folded)
    if relation is None or relation.gender != "n" or named is None or build.scene.who("它") is not None:
        return None
    name = named["name"]
    if is_common(name) or relation_of(name) is not None or named.end() > clause.start:
        return None
    subject = Subject(name, f"{build.scene.speaker}的{relation.word}{name}", "animal", "n", relation.key, name)
    build.scene.mention(subject)
    build.scene.topic = subject
    return Statement(
        quote=build.quote(0, clause.end),
        text=f"{build.scene.speaker}的{relation.word}叫{name}。",
        language="zh",
        kind="identity",
        subject=name,
        attr="name",
        value=name,
        names=subject.names,
        confidence=0.7,
    )


_REACTS = re.compile(
    r"(?:我|俺)?(?:小时候|当年|以前|上次|有次|有一次)?[^，,]{0,12}?(?:打|吃|碰|喝|用|抹|擦|闻)(?:了|过)?(?:一?[针口点次颗片杯块粒])?(?P<what>[\u4e00-\u9fff]{1,6}?)(?:就|以后|之后|后)?"
    r"(?:浑身|全身|嘴唇|嘴|脸上?|身上|喉咙|皮肤|胳膊)(?:都|就)?(?:起|肿|痒|发红|发痒|麻|过敏|出)[^，,]{0,6}"
)
_BARRED = re.compile(
    r"(?:我|俺)(?:自己|是|也|可|都)*(?:吃不得|吃不了|碰不得|碰不了|喝不得|喝不了|不能吃|不能碰|不能喝)(?:的)?"
)
_LAST_NOUN = re.compile(
    r"(?:.*[，,。]|^)(?:.*)(?:是|带|有|吃|送|买|叫|放|加|的|了)(?P<what>[\u4e00-\u9fff]{2,4})[，, ]+$"
)


_TIMES = re.compile(r"(?:好?几|[一二两三四五六七八九十半\d]+)[次回下针口]")


def _reacts(build: Builder, clause: Clause) -> tuple[str, str]:
    """Return what somebody cannot have, told by what came of it, or by the thing named just before."""
    match = _REACTS.fullmatch(clause.text)
    if match and not _TIMES.match(match["what"]):
        return re.sub(r"[干酱汁粉]$", "", match["what"]) if len(match["what"]) > 2 else match["what"], "对{}过敏"
    before = _LAST_NOUN.search(build.folded, 0, clause.start) if _BARRED.fullmatch(clause.text) else None
    return (before["what"], "吃不得{}") if before else ("", "")


def cannot_have(
    build: Builder, clause: Clause, begin: int, current: Subject | None
) -> tuple[Statement, Subject] | None:
    """Return what "shrimps, I cannot have them" states and of whom, where the clause is such a one."""
    topic = topic_of(clause.text, build.scene)
    if topic is None:
        what, said = _reacts(build, clause)
        if not what:
            return None
        topic = Topic(build.scene.self, what, said.format(what), "allergy", what)
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


def weekly(build: Builder, piece: Piece, subject: Subject) -> list[Statement]:
    """Return the statements of the day of the week on which, and the place where, somebody does something.

    They count as habits, of the kind of tastes: those stand on one page, where a new day takes the place of the old.
    """
    clause = piece.clause
    found = weekly_of(clause.text, build.activity)
    if found and clause.text[skip_lead(clause.text) :].startswith(found.activity):
        subject = build.scene.self  # "he is busy, so practice is on Friday now": the practice is everybody's
    if found is None or piece.mood not in ("fact", "plan") or subject.kind not in ("speaker", "group", "thing"):
        return []
    owner = subject if subject.kind in ("speaker", "group") else build.scene.self
    said = build.words(piece, owner, first=True, sure=True)
    if said is None:
        return []
    said, _ = without_origin(worded(tidy_tail(said.removeprefix(owner.shown)), found))
    named = found.activity.removesuffix("课") in said
    text = f"{owner.shown}{'的' if said.startswith(found.activity) else ''}{said}"
    if not named:
        text = f"{owner.shown}的{found.activity}{said}"
    past = bool(re.search(r"以前|原来|之前", clause.text))
    day = Statement(
        quote=build.support(piece, clause.start, clause.end, zero=True),
        text=f"{text}。",
        language="zh",
        kind="state" if past else "preference",
        attr="" if past else found.attr,
        value="" if past else found.day,
        dates=build.dated_facts(clause.start, clause.end, piece),
        confidence=0.8,
    )
    place = _PLACE.search(clause.text)
    if place is None or past:
        return [day]
    where, bare = place["place"], found.activity.removesuffix("课")
    return [
        day,
        replace(
            day, text=f"{owner.shown}在{where}{place['verb']}{bare}。", attr=free_key(f"{bare} place"), value=where
        ),
    ]


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
