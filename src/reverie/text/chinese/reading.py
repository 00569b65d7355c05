"""Reading: one message of a person becomes statements, clause by clause."""

import re
from dataclasses import replace
from datetime import date

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.chinese.claims import Builder
from reverie.text.chinese.clauses import Clause, split_clauses
from reverie.text.chinese.dating import dates_of
from reverie.text.chinese.finishing import distinct, turned, unfold
from reverie.text.chinese.forgetting import forget_requests
from reverie.text.chinese.fragments import answer_of
from reverie.text.chinese.moods import introduces_paste, is_ironic, is_roleplay, mood_of
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.sentence import SentenceReader
from reverie.text.chinese.subjects import Scene, Subject
from reverie.text.chinese.words.names import is_full_name, person_at
from reverie.text.chinese.words.relations import ALONE, RELATIONS, relation_of
from reverie.text.chinese.workflows import (
    first_within,
    is_step,
    opens_list,
    opens_steps,
    tells_of_steps,
    tells_steps,
    title_of,
)
from reverie.text.dates import local_day
from reverie.text.grammar import Reading, Setting
from reverie.text.sentences import Span, split
from reverie.text.words.traditional import fold, unfolding

NAMELESS = "用户"
TIES = frozenset(relation.key for relation in RELATIONS.values() if relation.kind == "person")
_OPENS_WITH_VERB = re.compile(r"给|做|在|写|用|准备|处理|办|泡|煮|修")
_TOO_LONG = 800
_ALL_QUOTED = re.compile(r"[“「\"][^“”「」\"]{30,}[”」\"]")
"""A paragraph in quotation marks is somebody else's."""
_HAN = re.compile(r"[\u4e00-\u9fff]")
_SELF_NAME = re.compile(
    r"我(?:的名字)?(?P<verb>叫做?|名叫|是|的(?:中文|英文)?名字?(?:叫"
    r"|是))(?P<name>[\u4e00-\u9fff]{2,4}|[A-Z][A-Za-z]{1,15})(?=$|[，,。！!\s（(])"
)
_KIN_BEFORE = re.compile(
    r"(?:(?:我|你|您)(?:们)?(?:家)?的?|(?:^|[，,。！？!?；\n“ ]))"
    rf"(?P<kin>{'|'.join(sorted(ALONE, key=lambda word: (-len(word), word)))}|先生)(?!们|说的)"
)
_BEFORE_THING = re.compile(
    r"(?<![\u4e00-\u9fff])(?P<thing>[\u4e00-\u9fffA-Za-z]{2,12}?(?:报名|考试|申请|项目|报告|论文"
    r"|合同|签证|投稿|比赛))的?(?:截止|期限|日期|时间|预算|地点)"
)


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
        self._recall_before(known)
        self.scene.recalled = self._recall_kin()
        self.dates = dates_of(self.folded, setting.said_at, setting.timezone)
        self.build = Builder(self.text, self.folded, self.scene, self.dates, self.today)
        self.build.goes_on_from(fold(setting.earlier[-200:]))
        topic = _BEFORE_THING.search(fold(setting.before[-200:])) if setting.before else None
        if topic:
            self.scene.thing = topic["thing"]
        self.statements: list[Statement] = []
        self.self_names: list[str] = []
        self.stopped = False

    def _recall_before(self, known: tuple[str, ...]) -> None:
        """Let "she" stand for the one person whom the message before this one named."""
        before = fold(self.setting.before[-300:])
        named = [name for name in known if name in before and person_at(name, 0) == len(name)]
        if not named:
            earlier = fold(self.setting.earlier[-300:])
            named = [name for name in known if name in earlier and person_at(name, 0) == len(name)]
        if len(named) == 1:
            self.scene.mention(Subject(named[0], named[0], "person", called=named[0]))

    def _recall_kin(self) -> tuple[Subject, ...]:
        """Return the one woman and the one man of the speaker's that the messages before this one were about."""
        words = fold(f"{self.setting.earlier[-200:]}\n{self.setting.before[-300:]}")
        found = {
            match["kin"]: relation
            for match in _KIN_BEFORE.finditer(words)
            if (relation := relation_of(match["kin"])) is not None
        }
        ties = {
            relation.key: Subject(
                relation.key, f"{self.scene.speaker}的{relation.word}", "person", relation.gender, relation.key
            )
            for relation in found.values()
        }
        for name in self.setting.known_names:
            if len(name) > 1 and fold(name) in words:
                return ()
        by_gender = [[one for one in ties.values() if one.gender == gender] for gender in ("f", "m")]
        return tuple(ones[0] for ones in by_gender if len(ones) == 1)

    def _own_name(self) -> str:
        match = _SELF_NAME.search(self.folded)
        if match is None:
            return ""
        return match["name"] if match["verb"] != "是" or is_full_name(match["name"]) else ""

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
        found = tuple(unfold(statement, table) for statement in distinct(turned(self.statements)))
        found = tuple(self._of_known_tie(statement) for statement in found)
        forget = tuple(replace(request, target=request.target.translate(table)) for request in forget)
        return Reading(found, forget, tuple(dict.fromkeys(self.self_names)))

    def _of_known_tie(self, statement: Statement) -> Statement:
        """Return a statement about "my husband" with that tie as a name: it leads to a page of its own."""
        tie = statement.subject
        if tie not in TIES or any(one.surface == tie for one in statement.names):
            return statement
        return replace(statement, names=(Name(tie, "person", tie), *statement.names))

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
            if _ALL_QUOTED.fullmatch(words.strip()) or any(quote in said or said in quote for quote in forgotten):
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
        inner = first_within(clauses[begin - 1].text) if begin and told is None else None
        if inner is not None:
            begin -= 1
            whole = clauses[begin]
            clauses[begin] = replace(whole, start=whole.start + inner[1], text=whole.text[inner[1] :])
            title = title or inner[0]
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
        joined = "" if _OPENS_WITH_VERB.match(title) else "的"
        title = title.removeprefix("的")
        name = f"{self.scene.speaker}{joined}{title or '做法'}"
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
        inner._sentence(Span(0, len(answer.clause), "prose"))
        quote = self.text.strip().split("\n")[0][:300]
        self.statements.extend(replace(one, quote=quote) for one in inner.statements if one.attr)
        self.self_names.extend(inner.self_names)

    def _sentence(self, span: Span) -> None:
        words = self.folded[span.start : span.end]
        if len(words) > _TOO_LONG or is_ironic(words):
            return
        SentenceReader(self, span).read()

    def keep(self, statement: Statement) -> None:
        """Take a statement, and the speaker's own name where it gives it."""
        named = statement.attr in ("name", "nickname") and statement.kind in ("identity", "instruction")
        if named and statement.subject == SPEAKER and statement.value:
            self.self_names.append(statement.value)
        self.statements.append(statement)


def _list_title(words: str) -> str:
    title = re.sub(r"[:：\s]+$", "", words)
    title = re.split(r"[，,。]", title)[-1]
    return re.sub(r"^(?:这是|下面是|以下是|我们?的?|列一下|帮我记(?:一?下|住))+", "", title)[:24]
