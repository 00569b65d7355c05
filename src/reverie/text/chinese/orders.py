"""Orders: the clauses of one sentence that tell the assistant how to work from now on."""

import re

from reverie.model.statement import Statement
from reverie.text.chinese.claims import Builder
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.instructions import instruction_statement, scope_of
from reverie.text.chinese.moods import Mood
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.sentences import Span

_POLITE = re.compile(r"您|叫你就行|用你就行|说你就行|敬语")
_ASIDE = re.compile(r"我|因为|不然|否则|毕竟|反正|笑死")
"""Openings of a clause that gives a reason or turns to something else."""
_OPENS = re.compile(r"(?:这样|如下|这么来|格式改一?下|这个格式|这样写|改一?下)$")
_FRAMES = re.compile(r"写|出|画|做|发|翻译|推荐")
_TOO_SHORT = 3


class Orders:
    """Takes standing instructions, clause by clause, with what limits them ("when you set tests")."""

    def __init__(self, build: Builder, span: Span, *, alone: bool) -> None:
        self.build = build
        self.span = span
        self.alone = alone
        """The sentence is a single clause: its words need nothing before them."""
        self.frame = ""
        self.goes_on = False
        self.given: list[Statement] = []

    def take(self, clause: Clause, mood: Mood) -> bool:
        """Take a clause if it orders, or goes on with an order; the statement goes to `given`."""
        follows = self.goes_on and mood in ("fact", "request", "plan", "uncertain", "wish")
        if mood != "instruction" and not (follows and not _ASIDE.match(clause.text)):
            self.goes_on = False
            return False
        self.goes_on = True
        scope = scope_of(clause.text)
        if mood == "instruction" and _OPENS.search(clause.text):
            self.frame = f"{scope}时" if scope else ""
            return True
        self.give(clause, clause)
        if mood == "instruction" and not self.frame and _FRAMES.match(scope):
            self.frame = f"{scope}时"
        return True

    def give(self, first: Clause, last: Clause) -> None:
        """State the order that some clauses give together."""
        build, speaker = self.build, self.build.scene.speaker
        quote = build.quote(first.start if self.alone else self.span.start, last.end)
        if _POLITE.search(build.folded, first.start, last.end):
            text = f"{speaker}要求：称呼用“你”，不用“您”。"
            self.given.append(
                Statement(quote, text, "zh", "instruction", attr="form of address", value="你", confidence=0.8)
            )
            return
        words = rewrite(build.folded, first.start, last.end, build.scene, build.dates)
        if words is None or len(words) < _TOO_SHORT:
            return
        words = tidy_tail(re.sub(r"助手(?=[^的])", "", words))
        self.given.append(instruction_statement(words, quote, speaker, self.frame))
