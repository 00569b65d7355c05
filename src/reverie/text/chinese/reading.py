"""Reading: one message of a person becomes statements, clause by clause."""

import re
from dataclasses import replace
from datetime import date

from reverie.model.statement import SPEAKER, Statement
from reverie.text.chinese.attributes import attributes_of
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause, split_clauses
from reverie.text.chinese.dating import dates_of
from reverie.text.chinese.folding import fold, unfolding
from reverie.text.chinese.forgetting import forget_requests
from reverie.text.chinese.fragments import answer_of
from reverie.text.chinese.instructions import instruction_statement, scope_of
from reverie.text.chinese.moods import Mood, introduces_paste, is_ironic, is_roleplay, mood_of
from reverie.text.chinese.names import is_person_name
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.subjects import Scene, Subject, read_head
from reverie.text.chinese.vocabulary import SECRET
from reverie.text.chinese.workflows import is_step, opens_list, opens_steps, tells_of_steps, tells_steps, title_of
from reverie.text.dates import local_day
from reverie.text.grammar import Reading, Setting
from reverie.text.sentences import Span, split

NAMELESS = "用户"
_HAN = re.compile(r"[\u4e00-\u9fff]")
_SELF_NAME = re.compile(
    r"我(?:的名字)?(?:叫做?|名叫|是|的(?:中文|英文)?名字?(?:叫|是))(?P<name>[\u4e00-\u9fff]{2,4}|[A-Z][A-Za-z]{1,15})(?=$|[，,。！!\s（(])"
)
_TOO_SHORT = 3
_BEFORE_THING = re.compile(
    r"(?<![\u4e00-\u9fff])(?P<thing>[\u4e00-\u9fffA-Za-z]{2,12}?(?:报名|考试|申请|项目|报告|论文|合同|签证|投稿|比赛))的?(?:截止|期限|日期|时间|预算|地点)"
)
_FOREIGN = re.compile(
    r"翻译|润色|改写|修改|改一?下|总结|概括|回(?:复|一?下|这)|这(?:句|段|封|篇|条)|以下|下面|看一?下|分析|解释"
)
"""Requests about a text: what follows their colon is that text, not the person's own words."""
_HUMAN = re.compile(
    r"(?:起床|背|吃|喝|睡|住|上班|下班|去了?|回|带|陪|打算|想|准备|觉得|感觉|请|跑|学|练|看|每天|自己|一个人|定居|毕业|辞|入职|现在住|搬)"
)
_ANIMAL_DOES = re.compile(
    r"(?:今年|现在|已经|才|刚|都|也|还|就|特别|很|超|非常|有点|最|一直|平时|总|老|从小|又|真)*(?:[\d一二三四五六七八九十两半]+(?:个月|岁|斤|公斤)|叫|是|喜欢|爱|怕|黏|粘|胖|瘦|乖|皮|凶|吃|不吃|会|长|掉|睡|咬|抓|跑|丢|病|打|做|绝育|怀|生|有|没|不|特|很|性格|毛)"
)
_SAID_BEFORE = re.compile(
    r"(?:我)?(?:之前|上次|刚才|前面|早些时候)说(?:的|过)?(?:是)?(?P<old>[^，,。]{2,24})[，,](?:其实|应该|实际上?|准确)(?:是|说是)?(?P<new>[^，,。]{1,16})"
)
_POLITE = re.compile(r"您|叫你就行|用你就行|说你就行|敬语")
_TAKES_BACK = re.compile(r"(?:哦|啊|呃|等等)?(?:不对|说错了|打错了|写错了|记错了|口误|更正|不是$)")
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


def read_message(text: str, setting: Setting) -> Reading:
    """Say what a message states, in the language of its writer, for `Grammar.read_message`."""
    if not _HAN.search(text):
        return Reading()
    return _MessageReader(text, setting).read()


class _MessageReader:
    """Walks over the sentences of one message."""

    def __init__(self, text: str, setting: Setting) -> None:
        self.text = text
        self.folded = fold(text)
        self.setting = setting
        self.today: date | None = local_day(setting.said_at, setting.timezone) if setting.said_at else None
        speaker = setting.speaker or self._own_name() or NAMELESS
        known = tuple(
            sorted((fold(n) for n in setting.known_names if len(n) > 1 and n != speaker), key=lambda n: (-len(n), n))
        )
        self.scene = Scene(speaker, setting.listener, known if any(name in self.folded for name in known) else ())
        self.dates = dates_of(self.folded, setting.said_at, setting.timezone)
        self.build = Builder(self.text, self.folded, self.scene, self.dates, self.today)
        topic = _BEFORE_THING.search(fold(setting.before[-200:])) if setting.before else None
        if topic:
            self.scene.thing = topic["thing"]
        self.statements: list[Statement] = []
        self.self_names: list[str] = []
        self.stopped = False

    def _own_name(self) -> str:
        match = _SELF_NAME.search(self.folded)
        return match["name"] if match and is_person_name(match["name"]) else ""

    def read(self) -> Reading:
        forget = forget_requests(self.text, self.folded)
        if not is_roleplay(self.folded):
            self._fragment()
            spans = split(self.text)
            if tells_steps(self.folded):
                self._steps(spans)
            else:
                self._sentences(spans, tuple(request.quote for request in forget))
        table = unfolding(self.text)
        found = tuple(_unfold(statement, table) for statement in _distinct(self.statements))
        return Reading(found, forget, tuple(dict.fromkeys(self.self_names)))

    def _sentences(self, spans: tuple[Span, ...], forgotten: tuple[str, ...]) -> None:
        group = ""
        for span in spans:
            if span.kind not in ("prose", "list"):
                group = ""
                continue
            if self.stopped:
                return
            words = self.folded[span.start : span.end]
            said = self.text[span.start : span.end]
            if any(quote in said or said in quote for quote in forgotten):
                continue
            if span.kind == "list":
                if group:
                    self._entry(span, group)
                elif not group:
                    self._sentence(span)
                continue
            group = ""
            if opens_list(words) or opens_steps(words):
                group = title_of(words) or _list_title(words)
            elif introduces_paste(words):
                return
            else:
                self._sentence(span)

    def _entry(self, span: Span, group: str) -> None:
        """Read one entry of a list of the person's own."""
        words = rewrite(self.folded, span.start, span.end, self.scene, self.dates)
        if words is None or "?" in words or "？" in words:
            return
        title = f"{self.scene.speaker}的{group}"
        self.statements.append(
            Statement(
                self.text[span.start : span.end][:300], f"{title}：{tidy_tail(words)}。", "zh", "list", group=group
            )
        )

    def _steps(self, spans: tuple[Span, ...]) -> None:
        """Read a workflow that the message explains."""
        prose = [span for span in spans if span.kind in ("prose", "list")]
        clauses = [clause for span in prose for clause in split_clauses(self.folded, span.start, span.end)]
        begin = next((i for i, clause in enumerate(clauses) if is_step(clause.text)), None)
        if begin is None:
            return
        told = next((i for i in range(begin - 1, -1, -1) if tells_of_steps(clauses[i].text)), None)
        begin = begin if told is None else told + 1
        title = ""
        for clause in clauses[: begin + 1]:
            title = title_of(clause.text) or title
        title = title or title_of(self.folded)
        before = [span for span in prose if span.end <= clauses[begin].start]
        for span in before:
            if not tells_of_steps(self.folded[span.start : span.end]):
                self._sentence(span)
        starts = {span.start for span in prose}
        self._write_steps(clauses[begin:], title, starts)

    def _write_steps(self, clauses: list[Clause], title: str, starts: set[int]) -> None:
        steps: list[list[Clause]] = []
        for clause in clauses:
            mood = mood_of(clause.text, asks=clause.asks)
            if mood in ("question", "chat", "irony") and not is_step(clause.text):
                continue
            if steps and clause.start in starts and steps[-1][0].text.startswith("最后") and not is_step(clause.text):
                break
            if is_step(clause.text) or not steps or clause.start in starts:
                steps.append([clause])
            else:
                steps[-1].append(clause)
        name = f"{self.scene.speaker}{'' if re.match('给|做|在|写|用|准备|处理|办|泡|煮|修', title) else '的'}{title or '做法'}"
        for number, step in enumerate(steps, 1):
            start, end = step[0].start, step[-1].end
            words = rewrite(self.folded, start, end, self.scene, self.dates)
            if words is None or "\n\n" in words:
                continue
            quote = self.text[start:end].split("\n")[0][:300]
            words = " ".join(words.split())
            self.statements.append(
                Statement(
                    quote, f"{name}第{number}步：{tidy_tail(words)}。", "zh", "workflow", group=name, confidence=0.8
                )
            )

    def _fragment(self) -> None:
        """Read a short answer together with the question before it."""
        answer = answer_of(self.folded, self.setting.before)
        if answer is None:
            return
        inner = _MessageReader(answer.clause, replace(self.setting, before="", speaker=self.scene.speaker))
        inner._sentence(Span(0, len(answer.clause), "prose"))  # noqa: SLF001 - the same class, another message
        quote = self.text.strip().split("\n")[0][:300]
        self.statements.extend(replace(one, quote=quote) for one in inner.statements if one.attr)
        self.self_names.extend(inner.self_names)

    def _sentence(self, span: Span) -> None:
        words = self.folded[span.start : span.end]
        if is_ironic(words):
            return
        _SentenceReader(self, span).read()

    def keep(self, statement: Statement) -> None:
        """Take a statement, and the speaker's own name where it gives it."""
        named = statement.attr in ("name", "nickname") and statement.kind in ("identity", "instruction")
        if named and statement.subject == SPEAKER and statement.value:
            self.self_names.append(statement.value)
        self.statements.append(statement)


class _SentenceReader:
    """Walks over the clauses of one sentence, joining those that belong to one statement."""

    def __init__(self, owner: _MessageReader, span: Span) -> None:
        self.owner = owner
        self.scene = owner.scene
        self.build = owner.build
        self.span = span
        self.clauses = split_clauses(owner.folded, span.start, span.end)
        self.group: list[Piece] = []
        self.current: Subject | None = None
        self.given: list[Statement] = []
        self.denied = ""
        self.person: Subject | None = None
        self.frame = ""
        self.ordering = False
        self.begged = False
        self.lost = False
        self.asks = any(clause.asks for clause in self.clauses)

    def _corrected(self) -> bool:
        """Read "I said I live in A, it is really B": the attribute that A had gets the value B."""
        sentence = self.owner.folded[self.span.start : self.span.end]
        match = _SAID_BEFORE.search(sentence)
        if match is None:
            return False
        old = re.sub(r"^我", "", match["old"])
        for found in attributes_of(old):
            if found.value and found.value in old:
                new = tidy_tail(match["new"].removeprefix("在"))
                text = f"{self.scene.speaker}{old.replace(found.value, new, 1)}，不是{found.value}。"
                quote = self.build.quote(self.span.start, self.span.end)
                self.owner.keep(
                    Statement(
                        quote, text, "zh", found.kind, attr=found.attr, value=new, ends=found.value, corrects=True
                    )
                )
                return True
        return False

    def read(self) -> None:
        if self._corrected():
            return
        for number, clause in enumerate(self.clauses):
            mood = mood_of(clause.text, asks=clause.asks)
            if mood == "hypothesis":
                if any(mood_of(c.text, asks=c.asks) == "instruction" for c in self.clauses[number:]):
                    self._order(clause, self.clauses[-1])
                    break
                self._flush()
                break
            if mood == "chat" or len(clause.text) < _TOO_SHORT - 1:
                continue
            if self._rule(clause, mood):
                continue
            if mood in ("question", "request"):
                self._flush()
                self.begged = mood == "request" or self.begged
                if self._is_about_a_text(clause, mood):
                    self.owner.stopped = True
                    break
                self._asked_about(clause)
                continue
            if _TAKES_BACK.match(clause.text):
                self.group = []
            self._state(clause, mood)
        self._flush()

    def _rule(self, clause: Clause, mood: Mood) -> bool:
        """Read a clause as a standing instruction, where it is one or goes on with one."""
        goes_on = (
            self.ordering
            and mood in ("fact", "request", "plan", "uncertain", "wish")
            and not re.match(r"(?:我|因为|不然|否则|毕竟|反正|笑死)", clause.text)
        )
        if mood != "instruction" and not goes_on:
            self.ordering = False
            return False
        self._flush()
        self.ordering = True
        scope = scope_of(clause.text)
        opens = re.search(r"(?:这样|如下|这么来|格式改一?下|这个格式|这样写|改一?下)$", clause.text)
        if mood == "instruction" and opens:
            self.frame = f"{scope}时" if scope else ""
            return True
        self._order(clause, clause)
        if mood == "instruction" and not self.frame and re.match(r"写|出|画|做|发|翻译|推荐", scope):
            self.frame = f"{scope}时"
        return True

    def _order(self, first: Clause, last: Clause) -> None:
        start, end = first.start, last.end
        if _POLITE.search(self.owner.folded, start, end):
            quote = self.build.quote(self.span.start, end)
            text = f"{self.scene.speaker}要求：称呼用“你”，不用“您”。"
            self.owner.keep(
                Statement(quote, text, "zh", "instruction", attr="form of address", value="你", confidence=0.8)
            )
            return
        words = rewrite(self.owner.folded, start, end, self.scene, self.owner.dates)
        if words is None or len(words) < _TOO_SHORT:
            return
        words = re.sub(r"助手(?=[^的])", "", words)
        quote = self.build.quote(start if len(self.clauses) == 1 else self.span.start, end)
        self.owner.keep(instruction_statement(tidy_tail(words), quote, self.scene.speaker, self.frame))

    def _state(self, clause: Clause, mood: Mood) -> None:
        """Read a clause that states something."""
        if SECRET.search(clause.text):
            self._flush()
            return
        marks = self.build.marks(clause)
        head = read_head(clause.text, self.scene, marks)
        piece = Piece(clause, head, mood, self.span.start)
        if head.lost:
            if self.group and clause.text[head.first : head.first + 1] not in "他她你":
                self.group.append(piece)
            else:
                self._flush()
                self.current = None
                self.lost = True
            return
        self._bare_animal(clause)
        for given in (self.build.naming(piece), self.build.tie(piece)):
            if given is not None:
                self._flush()
                self.owner.keep(given)
                self.current = self.scene.topic if given.kind == "relation" else Subject("", "", "thing")
                return
        if self._contrast(piece):
            return
        if head.subject is None and self.asks and not self.build.is_firm(piece):
            return
        if (
            head.subject is None
            and not self.build.is_thing_clause(piece)
            and (self.lost or self.begged or self._is_fragment(piece))
        ):
            return
        self.lost = self.begged = False
        if self.current is not None and self.current.kind in ("speaker", "group", "person"):
            self.person = self.current
        subject = head.subject or self._unnamed(piece)
        if subject is None:
            self._flush()
            return
        if self.asks and not self.build.is_firm(piece):
            return
        if head.subject is not None:
            self.scene.topic = head.subject
        belongs = self.build.affiliation(piece)
        if belongs is not None:
            self.owner.keep(belongs)
        found = self.build.attribute_statements(piece, subject)
        self.build.note_people(clause)
        introduced = self.build.introduced(piece, subject, found)
        if found:
            self._flush()
            for statement in found:
                self.owner.keep(statement)
            self.current = (introduced or subject) if subject.key or subject.kind != "thing" else self.current
            self._keep_pending()
            self.given = found
            return
        if (
            self.given
            and not self.group
            and re.match(
                r"(?:主要)?(?:是)?(?:因为|由于|为了|为的是|理由是|原因是)|尤其|特别是|比如|例如|大概|大约|差不多",
                clause.text,
            )
        ):
            self._reason(piece, subject)
            return
        self.given = []
        if self.group and (subject.key != self._group_key() or self._breaks(piece)):
            self._flush()
        self._keep_pending()
        self.current = introduced or subject
        self.group.append(piece._replace(subject=subject))

    def _keep_pending(self) -> None:
        """State the name that a clause gave in passing."""
        if self.build.pending is not None:
            self.owner.keep(self.build.pending)
            self.build.pending = None

    def _reason(self, piece: Piece, subject: Subject) -> None:
        """Add the reason that follows to the statement it belongs to."""
        said = self.build.words(piece, subject, first=False)
        last = self.owner.statements[-1]
        if said is None or last is not self.given[-1] or len(last.text) > 120:
            return
        quote = self.build.quote(self.owner.text.find(last.quote, self.span.start), piece.clause.end)
        if last.quote in quote:
            self.owner.statements[-1] = replace(last, text=f"{last.text[:-1]}，{tidy_tail(said)}。", quote=quote)

    def _group_key(self) -> str:
        """Return the key of whom the open statement is about."""
        subject = self.group[0].subject if self.group else None
        return subject.key if subject is not None else ""

    def _breaks(self, piece: Piece) -> bool:
        """Tell whether a clause cannot stand in one statement with those before it."""
        first, last = self.group[0].clause, piece.clause
        plans = {"plan", "wish"}
        return (
            last.end - first.start > 110
            or "\n" in self.owner.text[first.start : last.end]
            or ((piece.mood in plans) != (self.group[-1].mood in plans))
        )

    def _is_about_a_text(self, clause: Clause, mood: Mood) -> bool:
        """Tell whether a request is followed by the text that it is about."""
        colon = self.owner.folded[clause.end : clause.end + 1] in ("：", ":")
        return mood == "request" and colon and bool(_FOREIGN.search(clause.text))

    def _asked_about(self, clause: Clause) -> None:
        """Remember the animal that a question is about: the next sentence may name it."""
        subject = read_head(clause.text, self.scene, self.build.marks(clause)).subject
        if subject is not None and subject.kind == "animal":
            self.build.last_introduced = subject

    def _contrast(self, piece: Piece) -> bool:
        """Read "it is not I who …, it is my brother": what is denied of one is said of the other."""
        words = piece.clause.text[piece.head.begin :]
        denied = re.match(r"(?:并)?不是(?=我|本人)", words)
        if denied and piece.head.subject is None:
            inner = read_head(words[denied.end() :], self.scene, ())
            self.denied = words[denied.end() + inner.predicate :]
            return True
        real = re.match(r"(?:而|那)?是", words) if self.denied else None
        inner = read_head(words[real.end() :], self.scene, ()) if real else None
        found = attributes_of(self.denied) if inner is not None else ()
        denial, self.denied = self.denied, ""
        if inner is None or inner.subject is None or inner.subject.kind != "person":
            return False
        subject = inner.subject
        text, quote = f"{subject.shown}{tidy_tail(denial)}。", self.build.quote(self.span.start, piece.clause.end)
        for one in found:
            self.owner.keep(
                Statement(quote, text, "zh", one.kind, subject.key, one.attr, one.value, names=subject.names)
            )
        return bool(found)

    def _bare_animal(self, clause: Clause) -> None:
        """Remember an animal that a clause is nothing but the name of its kind ("a tortoise, called …")."""
        match = _ANIMAL.fullmatch(clause.text)
        if match and not self.group:
            key = _ANIMAL_KEYS.get(match["animal"], "pet")
            kind = re.sub(r"^(?:是)?(?:一?[只条])?", "", clause.text)
            self.build.last_introduced = Subject(key, f"{self.scene.speaker}的{kind}", "animal", "n", key)
            self.scene.mention(self.build.last_introduced)

    def _is_fragment(self, piece: Piece) -> bool:
        """Tell whether a clause says nothing by itself; it may still go on with an open statement."""
        rest = piece.clause.text[piece.head.predicate :]
        if (
            re.fullmatch(r"(?:就|都|还)?在[^，,]{2,12}|(?:和|跟|与)[^，,]{1,14}一起", rest)
            and self.group
            and not attributes_of(rest)
        ):
            self.group.append(piece)
            return True
        if re.fullmatch(
            r"[\u4e00-\u9fffA-Za-z]{2,14}(?:报名|考试|申请|项目|报告|论文|合同|签证|投稿|比赛|会议|活动)", rest
        ):
            self.scene.thing = rest
            return True
        if self.build.says_something(rest) or attributes_of(self.build.predicate(piece)):
            return False
        if self.group and not self._breaks(piece._replace(mood=self.group[-1].mood)):
            self.group.append(piece)
        elif self.given and not self.group:
            self._reason(piece, self.scene.self)
        return True

    def _unnamed(self, piece: Piece) -> Subject | None:
        """Return whom a clause without a subject is about; None when nothing decides it."""
        rest = piece.clause.text[piece.head.predicate :]
        introduced = self.build.last_introduced
        if introduced is not None and re.match(r"(?:名字)?(?:叫|名叫|是(?:一?只|一?条|一?个)|今年|刚|才|\d|比)", rest):
            return introduced
        if self.build.is_personal(rest) and (self.current is None or self.current.kind != "thing"):
            return self.current or self.scene.self
        if self.current is not None:
            return self._going_on(piece, self.current, rest)
        if re.match(r"(?:名字)?(?:叫|名叫)", rest):
            return None
        if not self.build.is_doing(rest):
            return Subject("", "", "thing")
        topic = self.scene.topic
        if topic is not None and topic.kind in ("person", "animal"):
            return topic if self.build.is_stative(rest) else None
        return self.scene.self

    def _going_on(self, piece: Piece, current: Subject, rest: str) -> Subject:
        """Return whom a clause without a subject is about when others went before it in the sentence."""
        nobody = Subject("", "", "thing")
        if current.kind == "animal" and not _ANIMAL_DOES.match(rest):
            return nobody if self.build.is_thing_clause(piece) else self.scene.self
        if current.kind in ("person", "animal"):
            if re.search(r"(?:陪|给|带|送|帮|照顾|接)(?:他|她)", rest):
                return self.scene.self
            return nobody if self.build.is_thing_clause(piece, named=True) else current
        if self.build.is_thing_clause(piece):
            return nobody
        if current.kind == "thing":
            return self.person if self.person is not None and _HUMAN.match(rest) else current
        return nobody if not self.build.is_doing(rest) and not self.group else current

    def _flush(self) -> None:
        if self.group:
            statement = self.build.group_statement(self.group)
            if statement is not None:
                self.owner.keep(statement)
        self.group = []


def _list_title(words: str) -> str:
    title = re.sub(r"[:：\s]+$", "", words)
    title = re.split(r"[，,。]", title)[-1]
    return re.sub(r"^(?:这是|下面是|以下是|我们?的?|列一下|帮我记(?:一?下|住))+", "", title)[:24]


def _distinct(statements: list[Statement]) -> list[Statement]:
    """Return the statements, each text and attribute once."""
    seen: dict[tuple[str, str], Statement] = {}
    for statement in statements:
        seen.setdefault((statement.text, statement.attr), statement)
    return list(seen.values())


def _unfold(statement: Statement, table: dict[int, str]) -> Statement:
    """Return the statement with the characters that the message was written in."""
    if not table:
        return statement
    return replace(
        statement,
        text=statement.text.translate(table),
        value=statement.value.translate(table),
        ends=statement.ends.translate(table),
        subject=statement.subject.translate(table),
        group=statement.group.translate(table),
        names=tuple(replace(name, surface=name.surface.translate(table)) for name in statement.names),
    )
