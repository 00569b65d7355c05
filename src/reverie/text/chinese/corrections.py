"""Corrections: sentences that take back what was said, and contrasts that deny of one what they say of another."""

import re

from reverie.model.statement import SPEAKER, Statement
from reverie.text.chinese.attributes import attributes_of
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.heads import read_head
from reverie.text.chinese.rewriting import tidy_tail
from reverie.text.chinese.subjects import Subject
from reverie.text.chinese.words.vocabulary import NOUN, english_key
from reverie.text.sentences import Span

_SAID_BEFORE = re.compile(
    r"(?:我)?(?:之前|上次|刚才|前面|早些时候)说(?:的"
    r"|过)?(?:是)?(?P<old>[^，,。]{2,24})[，,](?:其实|应该|实际上?|准确)(?:是"
    r"|说是)?(?P<new>[^，,。]{1,16})"
)
_SAID_WRONG = re.compile(
    r"(?:我|上回|上次|之前|先前|前面|前几天|昨天)*(?:[跟和对][你您])?(?:说|讲|提)(?:的|过)?"
    r"(?P<what>[^，,。 ]{2,14}?)[，,。 ]*"
    r"(?:(?:我)?(?:说|讲|记|弄|搞)错了|不对|有误)[，,。 ]+(?:其实|应该|准确)?(?:是|应该是)(?P<new>[^，,。 ]{1,16})"
    r"(?:[，,。 ]+(?:并)?不是(?P<old>[^，,。 ]{1,16}))?"
)
_DOING = re.compile(r"(?:在)?(?:读|念|住在?|上|考|养|教|开|骑|喝|吃|姓|叫|属|来自|毕业于)(?!的)|在(?=..)")
_NOT_ME = re.compile(r"(?:并)?不是(?=我|本人)")
_BUT = re.compile(r"(?:而|那)?是")


def said_before(build: Builder, span: Span) -> Statement | None:
    """Return the statement of "I said I live in A, it is really B": the attribute that A had gets the value B."""
    match = _SAID_BEFORE.search(build.folded, span.start, span.end)
    if match is None:
        return _said_wrong(build, span)
    old = re.sub(r"^我", "", match["old"])
    found = next((found for found in attributes_of(old) if found.value and found.value in old), None)
    if found is None:
        return None
    new = tidy_tail(match["new"].removeprefix("在"))
    return Statement(
        quote=build.quote(span.start, span.end),
        text=f"{build.scene.speaker}{old.replace(found.value, new, 1)}，不是{found.value}。",
        language="zh",
        kind=found.kind,
        attr=found.attr,
        value=new,
        ends=found.value,
        corrects=True,
    )


def _said_wrong(build: Builder, span: Span) -> Statement | None:
    """Return the statement of "what I said of my mother's birthday was wrong, it is the 18th, not the 8th"."""
    match = _SAID_WRONG.search(build.folded, span.start, span.end)
    if match is None:
        return None
    head = read_head(match["what"], build.scene, ())
    noun = re.search(rf"(?P<noun>{NOUN})$", match["what"])
    subject = head.subject or build.scene.self
    what = match["what"][head.last :].removeprefix("的") if head.subject else match["what"].removeprefix("我的")
    new, old = tidy_tail(match["new"]), tidy_tail(match["old"] or "")
    done = _DOING.match(what)
    if done:
        return _done_otherwise(build, span, subject, done.group(), what[done.end() :], new)
    return Statement(
        quote=build.quote(span.start, span.end),
        text=f"{subject.shown}的{what}是{new}。",
        language="zh",
        kind="state",
        subject=subject.key or SPEAKER,
        attr=english_key(noun["noun"]) if noun else "",
        value=new if noun else "",
        ends=old,
        corrects=True,
        names=subject.names,
        confidence=0.8,
    )


def _done_otherwise(build: Builder, span: Span, subject: Subject, verb: str, old: str, new: str) -> Statement | None:
    """Return the statement of "I said my brother reads at A, that was wrong, it is B"."""
    found = next((one for one in attributes_of(f"{verb}{new}") if one.value), None)
    if not old or old == new:
        return None
    return Statement(
        quote=build.quote(span.start, span.end),
        text=f"{subject.shown}{verb}{new}。",
        language="zh",
        kind=found.kind if found else "state",
        subject=subject.key or SPEAKER,
        attr=found.attr if found else "",
        value=found.value if found else "",
        ends=old if found else "",
        corrects=True,
        names=subject.names,
        confidence=0.8,
    )


class Contrast:
    """Reads "it is not I who …, it is my brother": what is denied of one is said of the other."""

    def __init__(self, build: Builder, span: Span) -> None:
        self.build = build
        self.span = span
        self.denied = ""
        self.given: list[Statement] = []

    def take(self, piece: Piece) -> bool:
        """Take a clause if it is half of a contrast; the statements that follow from it go to `given`."""
        words = piece.clause.text[piece.head.begin :]
        denied = _NOT_ME.match(words)
        if denied and piece.head.subject is None:
            inner = read_head(words[denied.end() :], self.build.scene, ())
            self.denied = words[denied.end() + inner.predicate :]
            return True
        denial, self.denied = self.denied, ""
        real = _BUT.match(words) if denial else None
        subject = read_head(words[real.end() :], self.build.scene, ()).subject if real else None
        if subject is None or subject.kind != "person":
            return False
        text, quote = f"{subject.shown}{tidy_tail(denial)}。", self.build.quote(self.span.start, piece.clause.end)
        self.given.extend(
            Statement(quote, text, "zh", one.kind, subject.key, one.attr, one.value, names=subject.names)
            for one in attributes_of(denial)
        )
        return bool(self.given)
