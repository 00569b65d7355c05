"""Carrying: whom a clause without a subject is about, going by the clauses before it."""

import re

from reverie.text.chinese.attributes import attributes_of
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.predicates import is_doing, is_personal, is_stative
from reverie.text.chinese.subjects import Subject

_HUMAN = re.compile(
    r"(?:起床|背|吃|喝|睡|住|上班|下班|去了?|回|带|陪|打算|想|准备|觉得|感觉|请|跑|学|练|看|每天"
    r"|自己|一个人|定居|毕业|辞|入职|现在住|搬)"
)
_NAMES_IT = re.compile(
    r"(?:名字|起名|取名|给它起名|给它取名)?(?:叫|名叫|是(?:一?只|一?条|一?个)|今年|刚|才|\d|[一二两三四五六七八九十半]+(?:个多?月|岁)|比)"
)
_ANIMAL_DOES = re.compile(
    r"(?:今年|现在|已经|才|刚|都|也|还|就|特别|很|超|非常|有点|最|一直|平时|总|老|从小|又"
    r"|真)*(?:[\d一二三四五六七八九十两半]+(?:个月|岁|斤|公斤)|叫|名字叫|大名叫|小名叫|是|喜欢|爱|怕|黏|粘|胖|瘦|乖|皮"
    r"|凶|吃|不吃|会|长|掉|睡|咬|抓|跑|丢|病|打|做|绝育|怀|生|有|没|不|特|很|性格|毛)"
)


def carried(
    build: Builder, piece: Piece, current: Subject | None, person: Subject | None, *, is_open: bool
) -> Subject | None:
    """Return whom a clause without a subject is about; None when nothing decides it.

    Args:
        build: The message so far.
        piece: The clause.
        current: Whom the clause before was about.
        person: The last person the sentence was about.
        is_open: Clauses before this one wait to be joined with it.
    """
    rest = piece.clause.text[piece.head.predicate :]
    if build.scene.thing and re.match(r"最[^，,喜爱想怕讨我]{1,8}的(?:就|还)?是", rest):
        return Subject(build.scene.thing, build.scene.thing, "thing")
    introduced = build.last_introduced
    if introduced is not None and _NAMES_IT.match(rest):
        return introduced
    if is_personal(rest) and (current is None or current.kind != "thing"):
        return current or build.scene.self
    if current is not None:
        return _going_on(build, piece, current, person, rest, is_open=is_open)
    if re.match(r"(?:名字)?(?:叫|名叫)", rest):
        return None
    if not is_doing(rest) or build.is_thing_clause(piece, named=True):
        return Subject("", "", "thing")
    topic = build.scene.topic
    if topic is not None and topic.kind in ("person", "animal"):
        return topic if is_stative(rest) else None
    return build.scene.self


def _going_on(
    build: Builder, piece: Piece, current: Subject, person: Subject | None, rest: str, *, is_open: bool
) -> Subject:
    """Return whom a clause without a subject is about when others went before it in the sentence."""
    nobody = Subject("", "", "thing")
    if current.kind == "animal" and not _ANIMAL_DOES.match(rest):
        return nobody if build.is_thing_clause(piece) else build.scene.self
    if current.kind == "person" and re.match(r"所以|因此|于是|结果", piece.clause.text):
        return nobody
    if current.kind in ("person", "animal"):
        if re.search(r"(?:陪|给|带|送|帮|照顾|接)(?:他|她)", rest):
            return build.scene.self
        return nobody if build.is_thing_clause(piece, named=True) else current
    if build.is_thing_clause(piece):
        return nobody
    if current.kind == "speaker" and attributes_of(rest):
        return current
    if current.kind == "thing":
        return person if person is not None and _HUMAN.match(rest) else current
    return nobody if not is_doing(rest) and not is_open else current
