"""Orders: the clauses of one sentence that tell the assistant how to work from now on."""

import re
from dataclasses import replace

from reverie.model.statement import Statement
from reverie.text.chinese.claims import Builder
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.instructions import instruction_statement, scope_of
from reverie.text.chinese.moods import Mood
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.sentences import Span

_POLITE = re.compile(r"(?:别|不要|不用|不必|少|不许)[^，,]{0,4}(?:“|「)?您|叫你就行|用你就行|说你就行|敬语")
_ASIDE = re.compile(
    r"我|因为|不然|否则|毕竟|反正|笑死|[^，,]{0,6}(?:没法|上看|不方便|费劲|看不|难受|受不了|吓人|像|累|嫌|眼睛花|看着|听着|读着)"
)
"""Openings of a clause that gives a reason or turns to something else."""
_OPENS = re.compile(
    r"(?:这样|如下|这么来|格式改一?下|这个格式|这样写|改一?下"
    r"|^(?:你)?[回答]复?我的?(?:话|消息|时候)?)$"
)
_STYLE = re.compile(
    r"(?:能不能|可不可以|麻烦你?|请你?)?(?:别|不要|不用|少)(?:老是?|总是?|再|天天|一直)*(?:给我|跟我)?(?:用|发|加|带|写|打|说|整|搞)?"
    r"(?P<what>[^，,]{0,4}(?:您|感叹号|惊叹号|表情包?|表格|英文|英语|敬语|术语|客套话?|套话|废话|大道理|emoji|长篇大论|链接|成语|引号))"
    r"(?:了|啦)?(?:行不行?|好不好?|好吗|行吗|可以吗|成吗|成不)?$"
)
"""Orders about the manner of every answer: nobody wants them for a single one."""
_NAGS = re.compile(r"^(?:你)?别(?:老是?|总是?|天天|动不动)(?=给我|跟我|发|用|说|加|写|问|催|劝)")
_AGAIN = re.compile(r"^(?:以后|今后|往后)(?:也|都|全)*(?:别|不要|不)(?:再)?(?:用|发|加|写|说|这样|这么写)?了?$")
_THIS_WAY = re.compile(r"^[\u4e00-\u9fff]{1,6}?(?P<verb>用|说|写|按|算|标)(?P<new>[\u4e00-\u9fffA-Za-z]{1,6})$")
_FOR_WHAT = re.compile(r"(?:写|发|做|出|画|翻译|推荐|整理)(?:给[^，,]{1,4})?的[\u4e00-\u9fff、和]{1,8}$")
_NO_MORE = re.compile(r"[\u4e00-\u9fff]{1,6}(?:就|都)?(?:别|不要|不用|不)[^，,]{1,8}了")
_RULES = re.compile(r"都|不要|别|要|控制|最多|尽量|统一|一律|请|保持|不能|不得")
_GOES_ON = re.compile(
    r"(?:也|还|再|就|都|全|一律|统一)?(?:直接|只|先|用|写|给|放|列|答|回|最多|尽量|按|简短|简单|短|末尾|结尾|开头|标题|每|不超过|说|讲|加|带|把|别|叫|跟|以)"
)
_NOT_THAT = re.compile(r"^(?:别|不要|不用|不)(?P<verb>用|说|写|按|算|标)(?P<old>[\u4e00-\u9fffA-Za-z]{1,6})$")
_FRAMES = re.compile(r"写|出|画|做|发|翻译|推荐")
_TOO_SHORT = 3
_SHORT = 6
"""Signs of a clause that can hardly be anything but a rule, told after one."""


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
        self.manner = ""
        """The last order about the manner of every answer."""
        self.opened: Clause | None = None
        """The first half of an order, which says only for what it holds."""
        self.ended = ""
        """Attribute of an order that only ends how things were done so far."""

    def take(self, clause: Clause, mood: Mood, *, begged: bool = False) -> bool:
        """Take a clause if it orders, or goes on with an order; the statement goes to `given`."""
        if mood in ("request", "question") and not begged and self._sets_manner(clause):
            return True
        if self._goes_with_opened(clause, mood):
            return True
        if mood == "instruction" and self.manner and _AGAIN.match(clause.text):
            self.goes_on = True
            return True
        follows = self.goes_on and mood in ("fact", "request", "plan", "uncertain", "wish")
        if follows and mood == "fact" and not _GOES_ON.match(clause.text):
            follows = "我" not in clause.text and (len(clause.text) <= _SHORT or bool(_RULES.search(clause.text)))
        if mood != "instruction" and not (follows and not _ASIDE.match(clause.text)):
            self.goes_on = False
            return False
        self.goes_on = True
        scope = scope_of(clause.text)
        if mood == "instruction" and _OPENS.search(clause.text):
            self.frame = f"{scope}时" if scope else ""
            return True
        self.give(clause, clause)
        self._takes_its_place(clause)
        if mood == "instruction" and not self.frame and _FRAMES.match(scope):
            self.frame = f"{scope}时"
        return True

    def _takes_its_place(self, clause: Clause) -> None:
        """Let the order after "no longer put the answers last" take the place of what that one ends."""
        if not self.given:
            return
        made = self.given[-1]
        if self.ended and not made.attr:
            self.given[-1] = replace(made, attr=self.ended, value=made.value or clause.text)
        self.ended = made.attr if _NO_MORE.fullmatch(clause.text) else ""

    def _goes_with_opened(self, clause: Clause, mood: Mood) -> bool:
        """Take both halves of "the letters you write for me, none over a page"."""
        opened, self.opened = self.opened, None
        if opened is not None and _RULES.match(clause.text):
            self.give(opened, clause)
            return True
        if mood == "instruction" and _FOR_WHAT.search(clause.text):
            self.opened, self.goes_on = clause, False
            return True
        return False

    def _sets_manner(self, clause: Clause) -> bool:
        """Take an order about the manner of every answer, outside a request for a single text."""
        match = _STYLE.match(clause.text)
        if match is None and not _NAGS.match(clause.text):
            return False
        if _POLITE.search(clause.text):
            self.give(clause, clause)
            return True
        speaker = self.build.scene.speaker
        rule = re.sub(r"^(?:能不能|可不可以|麻烦你?|请你?)", "", clause.text)
        rule = tidy_tail(re.sub(r"(?:行不行?|好不好?|好吗|行吗|可以吗|成吗|成不)$", "", rule))
        self.manner = rule = re.sub(r"(?<=[给跟])我", speaker, rule)
        quote = self.build.quote(clause.start, clause.end)
        made = instruction_statement(rule, quote, speaker)
        text = made.text if made.attr == "nickname" or "回" in rule else f"{speaker}要求：回话时{rule}。"
        self.given.append(replace(made, text=text))
        return True

    def contrast(self, this: Clause, that: Clause) -> bool:
        """Take "distances in kilometres, not in miles": an order in two clauses, of which the first gives none."""
        new, old = _THIS_WAY.match(this.text), _NOT_THAT.match(that.text)
        if new is None or old is None or new["verb"] != old["verb"] or re.match(r"[我你他她它]", this.text):
            return False
        self.give(this, that)
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
        words = re.sub(r"(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])", "，", words)
        self.given.append(instruction_statement(words, quote, speaker, self.frame))
