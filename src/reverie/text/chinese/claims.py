"""Claims: the clauses of one statement, worded in the third person with dates, kind, names and attribute."""

import re
from dataclasses import dataclass, field, replace
from datetime import date
from typing import NamedTuple

from reverie.model.statement import SPEAKER, DatedFact, Name, NameKind, Statement, StatementKind
from reverie.text.chinese.attributes import Found, attributes_of
from reverie.text.chinese.changes import change_of, corrects, ended_by
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.dating import dated, is_ahead, is_now, role_of, worded
from reverie.text.chinese.moods import Mood
from reverie.text.chinese.names import SURNAMES, is_person_name, other_names, person_at
from reverie.text.chinese.places import places_in
from reverie.text.chinese.preferences import object_of, preference_of
from reverie.text.chinese.relations import KIN, relation_of
from reverie.text.chinese.rewriting import rewrite, tidy_tail, value_in_third_person
from reverie.text.chinese.subjects import OURS, OWN, TIME, Head, Scene, Subject, SubjectKind
from reverie.text.chinese.things import ThingFact, thing_fact
from reverie.text.chinese.vocabulary import NOUN, english_key
from reverie.text.dates import DateMention

_NEGATED = re.compile(
    r"^(?:已经|早就|也|都|就|还|从来?|现在|真的|实在|根本|完全|其实|再也|可)*(?:不(?!过|错|少|但|仅|久|断|得不|知不觉|如|止|管|同)|没(?!事|关系)|别|未|无法|没有)"
)
_PAST = re.compile(
    r"以前|之前(?!就)|原来(?!是这样)|曾经?|过去(?!了|吧)|小时候|当年|当时|那时候?|从前|上学(?:的)?时候?|大学(?:的)?时候?|年轻(?:的)?时候?"
)
_PAST_TODAY = re.compile(r"现在|如今|目前|已经|改|换|搬到|搬去")
_MODAL = re.compile(
    r"打算|计划|准备|要|将|会|得|想|预计|约|定|订|希望|可能|考虑|应该|报了|马上|即将|需要|能|请|还有|还剩|离|到期|截止|是|有"
)
_DECISION = re.compile(r"决定|敲定|拍板|定下来|就(?:用|选|定|去)|选了|选定|确定(?:用|了|下来)")
_POSSESSION = re.compile(
    r"(?:买|入手|换|拥有|淘到?|收到|得到|攒|添置|订购|领养|收养|养)(?:了|到)|^有(?:一|两|三|\d|个|只|辆|台|套)|卖(?:了|掉)"
)
_EVENT = re.compile(r"了(?!解)|过(?!敏|程|去吗|生日|年|节|来|六十|七十|八十|[一二三四五六七八九\d]+0?岁)|(?:那天|当天)")
_SOLD = re.compile(
    r"(?:把|.*[的了])?(?P<what>[^，,把了]{1,14}?)(?:[^，,]{0,6})?(?:卖|扔|送人|捐|退)(?:了|掉了?|出去了?)$|^(?:卖|扔|退)(?:了|掉)(?P<that>[^，,]{1,14})$"
)
_FIRM = re.compile(
    r"了|是|在|有|住|叫|过敏|喜欢|讨厌|打算|准备|要|决定|刚|正|已经|岁|从来|一直|每|没|不|对.{1,8}|养|买|怕"
)
_LEADING_NOUN = re.compile(
    r"^(?:通知(?=下|出|来)|会议|会上|学校|学生|生日|生活|生意|对方|对手|用户|想法|爱好|工作|工资|花园|开销|打印机|看法|教室|教程|飞机|用车|能量|是非|都市|就业|还款|有人|把手|更新|没人|大家|所有人|人家|找工作|做饭)"
)
_VERBISH = re.compile(
    r"^(?:[买卖去来回到在住搬换做干写看听读学教吃喝玩用找给跟和与把被让叫带陪送接打开关坐骑跑走游爬飞参报完准决想要会能可应得必需希喜爱讨受怕担觉感认发知记忘有没不别是已刚正还也都就才又再终总经常偶每最差特非超很太挺更从对为因由按约定订租借付省赚挣存养种怀考拿获收寄丢掉修洗煮加请辞离跳升退戒练弹唱画拍录负管申谈聊见碰遇取选挑试装胖瘦属只先快忙累困饿当调转继连反变越算贷签晒护待逛熬睡醒戴穿翻攒欠输剪烤炒炖腌喂遛捡查治拔补拆贴擦刷扫挂停办批改提推延敲改]"
    r"|最近|目前|现在|之前|后来|其实|本来|通过|通宵|入(?:职|手|住|学|院|伙)|出(?:差|院|去|来|门|国|过)|生(?:了|病)|花(?:了|掉|费)|病(?:了|倒)|上(?:了|个?月|周|次|班|课|网)|下(?:了|个?月|周|次|班|课|单)|自(?:己|从|驾|费)|一(?:直|个人|家|起|夜|天|早|年|口气|吃|喝|到|进|回|开始|看)"
    r"|第[一二三四五六七八九十\d]+次|设计|开发|面试|旅[行游]|度假|升级|整理|收拾|收到|失眠|包(?:了|括|饺)|染|泡|难|伤|疼|答应|拒绝|错过|迟到|幸好|居然|竟然|果然|好(?:不容易|久|几|像|想)|计划|成(?:为|功|立)|交(?:了|完|上|给)|等(?:了|着|到)|起(?:床|得|来|了)|长(?:了|大|胖)|姓|马上|真|全(?:家|都|职)|比较|测(?:试|了|出)|锻炼|健身|减肥|过敏|结婚|怀孕|毕业|退休|感冒|发烧|手术|住院|体检)"
)
_NOUN_HEAD = re.compile(
    r"^[^，,]{1,12}?(?:是|在|有|没|不|叫|要|会|被|已经|都|也|还|就|很|太|特别|非常|改|推迟|提前|定|延|坏|涨|降|到|上线|结束|开始|取消|批|过|出|说|嫌|让|嘴巴|的)"
)
_BODY = re.compile(
    r"(?:我的?)?(?:腰|头|胃|肚子|牙|嗓子|膝盖|脖子|肩膀|眼睛|血压|血糖|尿酸|体重(?!秤)|心情|心脏|左腿|右腿|左膝|右膝|颈椎|皮肤|喉咙|鼻子)(?!发|像|盔|条|绳|部|晕)"
)
_PREDICATE = re.compile(
    r"[是在有没不叫要会被了过很太都还改推延坏涨降到上定:：买卖做写用说吃喝带找给住搬养开送拿看学考过敏约办]"
)
_PARTICLE_END = re.compile(
    r"^(?:[\d一二三四五六七八九十两]+(?:个|人|块|字|页|分钟|小时|道|份|张)[^了]{0,6}|.{1,3}的|.{1,6}(?:就好|就行|即可|为主))$"
)
_STATIVE = re.compile(
    r"^(?:今年|现在|还|也|很|特别|最|平时|从小|一直|刚|都|就|只|已经|超|非常|目前)*(?:喜欢|爱|讨厌|怕|叫|名|住|在|是|有|会|对|上|读|学|\d+岁|[一二三四五六七八九十]+岁|做|当|属|姓|养|不吃|不喝|不喜欢|长|性格|特别)"
)
_INTRODUCES = re.compile(
    rf"(?:有|养|买|来|认识|交|生|领养|收养|捡|新来|请|招|找)(?:着|了|到|过)*(?:一|两|[12二])?(?:个|只|条|位|名|对)?(?P<mid>[\u4e00-\u9fff]{{0,5}}?)(?P<kin>{KIN})(?:[，,]?(?:名字)?叫(?P<name>[\u4e00-\u9fffA-Za-z]{{1,8}}))?$"
)
_BIRTHDAY = re.compile(r"生日|出生|生的")
_DEGREE = re.compile(r"^(?:的)(?=[\u4e00-\u9fff])")
_CONTACT = re.compile(r"(?:和|跟|与|同|请|给|陪|找|问|约|带|送|教|帮|见了?|遇到|认识了?|叫|让|、)")
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
_PERSONAL = frozenset(
    "name nickname age employer role birthplace language goal partner study teacher mentor client hobby".split()
)
"""Attributes that a bare noun without an owner never gives to anybody."""
_PERSONAL_NOUN = re.compile(
    r"(?:老家|祖籍|籍贯|血型|身高|体重|专业|职业|生日|爱好|母语|鞋码|星座|目标|岗位|职位)(?!的|秤|计|单)"
)
_NOUN_AT = re.compile(NOUN)
_CALLED_BY = re.compile(
    r"(?:大家|朋友|同事|同学|别人|家里人|爸妈|老家人)们?(?:都|一般|平时|一直)*(?:叫|喊)我(?P<name>[\u4e00-\u9fffA-Za-z]{1,8})$|我(?:的)?(?:英文|法文|日文|中文)名字?(?:叫|是)(?P<other>[\u4e00-\u9fffA-Za-z ]{1,20})$"
)
_WAKES = re.compile(
    r"(?P<time>(?:早上|清晨|凌晨)?[一二三四五六七八九十\d]{1,2}点(?:半|一刻|\d{1,2}分?)?)(?:就|准时|左右)?起床?"
)
_EVENTS = re.compile(r"会|婚礼|展|活动|比赛|考试|面试|派对|典礼|讲座|演出|答辩|手术|路演")
_NAMING = re.compile(
    r"(?:我们?的?|咱们?的?|新的?|这个|那个)*(?P<noun>[\u4e00-\u9fff]{0,4}(?:项目|产品|公司|店|工作室|乐队|频道|公众号|播客|书|小说|论文|团队|应用|软件|网站|计划))(?:的?名字?)?(?:就|暂时|暂定)?叫(?:做)?(?P<name>[“「《]?[^，,。的是]{1,16}[”」》]?)$"
)
_TIE = re.compile(
    rf"(?P<name>[\u4e00-\u9fff]{{2,4}}?|[A-Z][A-Za-z]+)就?是(?:我们?|咱)(?:家)?的?(?P<mid>[\u4e00-\u9fff]{{0,4}}?)(?P<kin>{KIN})$"
)
_ANY_KIN = re.compile(
    rf"(?P<own>(?:我们?|咱们?)(?:家)?的?)?(?:大学|高中|初中|小学|前|新|老)?(?P<kin>{KIN})(?!圈|端|毛|粮|医院|店|馆)"
)
_PLAIN_SUBJECT = Subject("", "", "thing")


class Piece(NamedTuple):
    """One clause on its way into a statement."""

    clause: Clause
    head: Head
    mood: Mood
    begin: int
    """Where its sentence starts."""
    subject: Subject | None = None


def _own_name(name: str, scene: Scene) -> bool:
    """Tell whether "I am X" gives a name: the one already known, or a full name that ends like no occupation or kind."""
    if name == scene.speaker:
        return True
    return bool(
        is_person_name(name) and name[0] in SURNAMES and name[-1] not in "子者人员师家生党控狗型迷粉族医护士工手长总"
    )


def is_negated(predicate: str) -> bool:
    """Tell whether a predicate denies what it says.

    >>> is_negated("已经不住在北京了"), is_negated("不错")
    (True, False)
    """
    return bool(_NEGATED.match(predicate))


@dataclass(slots=True)
class Builder:
    """Words statements of one message."""

    text: str
    folded: str
    scene: Scene
    dates: tuple[DateMention, ...]
    today: date | None
    last_introduced: Subject | None = None
    pending: Statement | None = None
    """A name learnt in passing, to be stated of its own."""
    named_things: set[str] = field(default_factory=set)

    def marks(self, clause: Clause) -> tuple[tuple[int, int], ...]:
        """Return the places of dates in a clause."""
        return tuple((m.start - clause.start, m.end - clause.start) for m in self.inside(clause.start, clause.end))

    def inside(self, start: int, end: int) -> list[DateMention]:
        """Return the dates between two offsets."""
        return [mention for mention in self.dates if start <= mention.start and mention.end <= end]

    def quote(self, start: int, end: int) -> str:
        """Return the words of the message between two offsets, one paragraph, no longer than a quotation may be."""
        words = self.text[start:end]
        if "\n" in words:
            words = words[words.rindex("\n") + 1 :]
        return words.strip()[-300:].strip()

    def starts_with_noun(self, rest: str) -> bool:
        """Tell whether a clause without a known subject opens with a thing rather than with what somebody does."""
        if _LEADING_NOUN.match(rest):
            return True
        return not _VERBISH.match(rest) and bool(_NOUN_HEAD.match(rest))

    def is_thing_clause(self, piece: Piece, *, named: bool = False) -> bool:
        """Tell whether a clause gives an attribute of a thing, and of one that it names itself."""
        fact = thing_fact(self._dated_text(piece, piece.head.begin), "")
        return fact is not None and (bool(fact.thing) or not named)

    def is_personal(self, rest: str) -> bool:
        """Tell whether a clause opens with a noun that belongs to a person (home town, height, job)."""
        return bool(_PERSONAL_NOUN.match(rest))

    def is_doing(self, rest: str) -> bool:
        """Tell whether a clause without a subject opens with what somebody does or with a part of the body."""
        return bool(_BODY.match(rest)) or (bool(_VERBISH.match(rest)) and not _LEADING_NOUN.match(rest))

    def says_something(self, rest: str) -> bool:
        """Tell whether a clause without a subject holds a predicate at all."""
        return bool(_VERBISH.match(rest) or _PREDICATE.search(rest) or _BODY.match(rest)) and not _PARTICLE_END.search(
            rest
        )

    def is_stative(self, rest: str) -> bool:
        """Tell whether a predicate describes rather than tells: then it goes on about the one before."""
        return bool(_STATIVE.match(rest))

    def is_firm(self, piece: Piece) -> bool:
        """Tell whether a clause before a question states something by itself."""
        return (
            piece.mood in ("plan", "opinion", "reported")
            or bool(_FIRM.search(piece.clause.text))
            or bool(self.inside(piece.clause.start, piece.clause.end))
        )

    def introduced(self, piece: Piece, subject: Subject, found: list[Statement]) -> Subject | None:
        """Remember whom a clause brings up, so that "called …" after it names them; return the subject that goes on."""
        match = _INTRODUCES.search(tidy_tail(piece.clause.text))
        if match and subject.kind in ("speaker", "group"):
            relation = relation_of(match["kin"])
            if relation is not None and (relation.gender == "n" or relation.kind == "person"):
                kind = "animal" if relation.gender == "n" else "person"
                self.last_introduced = Subject(
                    relation.key,
                    f"{self.scene.speaker}的{relation.word}",
                    kind,
                    relation.gender,
                    relation.key,  # type: ignore[arg-type]
                )
                if match["name"]:
                    name = match["name"]
                    shown = f"{self.last_introduced.shown}{name}"
                    self.last_introduced = replace(self.last_introduced, key=name, shown=shown, called=name)
                    self.scene.mention(self.last_introduced)
                    self.scene.topic = self.last_introduced
                    self.pending = Statement(
                        quote=self._support(piece, piece.clause.start, piece.clause.end, zero=True),
                        text=f"{self.scene.speaker}的{relation.word}叫{name}。",
                        language="zh",
                        kind="identity",
                        subject=name,
                        attr="name",
                        value=name,
                        names=self.last_introduced.names,
                        confidence=0.85,
                    )
                    return self.last_introduced
                self.scene.mention(self.last_introduced)
                if kind == "person" and re.search(r"有|认识|新来|来了", match.group()):
                    return self.last_introduced
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
                self.scene.mention(named)
                self.scene.topic = named
                return named
        return None

    # wording

    def words(self, piece: Piece, subject: Subject, *, first: bool, sure: bool = False) -> str | None:
        """Return a clause in the third person; the subject is put in where the clause leaves it out."""
        clause, head = piece.clause, piece.head
        fixed: list[tuple[int, int, str]] = []
        begin = clause.start + head.begin
        if head.subject is not None:
            fixed.append((clause.start + head.first, clause.start + head.last, head.subject.shown))
        planned = not sure and self._plans(piece, subject)
        dates = tuple(self._without_birthdays(clause))
        said = rewrite(self.folded, begin, clause.end, self.scene, dates, tuple(fixed))
        if said is None:
            return None
        if (
            head.subject is None
            and first
            and subject.shown
            and not (subject.kind == "speaker" and re.search(r"我(?![们国])", clause.text))
        ):
            said = subject.shown + self._linked(said)
        elif re.match(r"在\d", said) and not self.folded.startswith("在", begin):
            said = said[1:]
        if planned and subject.shown and subject.shown in said:
            said = said.replace(subject.shown, f"{subject.shown}计划", 1)
        return said

    def _linked(self, said: str) -> str:
        return re.sub(r"^(?:自己|的)", "", said)

    def _plans(self, piece: Piece, subject: Subject) -> bool:
        """Tell whether the word for a plan has to be added."""
        clause = piece.clause
        rest = clause.text[piece.head.predicate :]
        ahead = any(is_ahead(m, self.today) for m in self.inside(clause.start, clause.end))
        return (
            ahead
            and subject.kind in ("speaker", "group")
            and not _MODAL.search(clause.text)
            and not _EVENT.search(rest)
        )

    def _without_birthdays(self, clause: Clause) -> list[DateMention]:
        found = self.inside(clause.start, clause.end)
        return (
            []
            if _BIRTHDAY.search(clause.text) and not any(m.words in {"今天", "昨天", "明天"} for m in found)
            else found
        )

    def _dated_text(self, piece: Piece, at: int) -> str:
        """Return a clause from a place on, its dates resolved and nothing else changed."""
        clause = piece.clause
        pieces: list[str] = []
        position = clause.start + at
        for mention in self._without_birthdays(clause):
            if mention.start >= position:
                pieces += (self.folded[position : mention.start], worded(mention))
                position = mention.end
        pieces.append(self.folded[position : clause.end])
        return tidy_tail("".join(pieces))

    def predicate(self, piece: Piece) -> str:
        """Return what a clause says of its subject, dates and adverbs of time taken out."""
        clause = piece.clause
        at = clause.start + piece.head.predicate
        pieces: list[str] = []
        if not _BIRTHDAY.search(clause.text):
            for mention in self.inside(at, clause.end):
                pieces.append(re.sub(r"(?:在|于|从|自|自从|打)$", "", self.folded[at : mention.start]))
                at = mention.end
                while self.folded[at : at + 2] in {"开始", "以来", "那年", "那天", "的时"}:
                    at += 2
                if self.folded[at : at + 1] in {"起", "就"} and self.folded[at : at + 2] != "起床":
                    at += 1
        pieces.append(self.folded[at : clause.end])
        text = "".join(pieces).strip(" ，,")
        while (match := TIME.match(text)) and match.end():
            text = text[match.end() :]
        return tidy_tail(text)

    # statements

    def group_statement(self, group: list[Piece]) -> Statement | None:
        """Return the one statement that a chain of clauses makes."""
        subject = group[0].subject or _PLAIN_SUBJECT
        parts: list[str] = []
        for piece in group:
            said = self.words(piece, subject, first=not parts)
            if said is None:
                break
            parts.append(said.strip(" ，,"))
        text = tidy_tail("，".join(part for part in parts if part))
        if len(text) < len(subject.shown) + 3 or not parts or re.match(r"(?:这|那|他|她|它|此)(?!么)", text):
            return None
        used = group[: len(parts)]
        start, end = used[0].clause.start, used[-1].clause.end
        predicate = self.predicate(used[0])
        zero = used[0].head.subject is None
        whole = self.folded[start:end]
        sold = _SOLD.search(tidy_tail(predicate))
        change = change_of(whole) if not sold else None
        ends = (
            (sold["what"] or sold["that"] or "")
            if sold and subject.kind in ("speaker", "group", "thing")
            else (change.ends if change else "")
        )
        starts = self._starts_at(whole) if subject.kind == "speaker" else ""
        dates = self._dated_facts(start, end, used[0])
        if starts:
            dates = tuple(replace(fact, role="since") for fact in dates)
        return Statement(
            quote=self._support(used[0], start, end, zero=zero),
            text=f"{text}。",
            language="zh",
            kind=self._kind(used, predicate, whole),
            subject=subject.key or SPEAKER,
            attr="employer" if starts else "",
            value=starts,
            dates=dates,
            ends=re.sub(r"^(?:开了?[^，的]{1,6}的|那辆|那台|老|旧)+", "", ends),
            corrects=corrects(self._sentence(used[0], end)),
            negated=is_negated(predicate),
            names=self._names(subject, start, end),
            confidence=0.5 if any(piece.mood in ("uncertain", "reported") for piece in used) else 0.7,
        )

    def _starts_at(self, whole: str) -> str:
        """Return the organisation that a chain of clauses says somebody reports to for work."""
        if not re.search(r"报到|入职", whole):
            return ""
        return next((name for name, kind in other_names(whole) if kind == "organization"), "")

    def _sentence(self, piece: Piece, end: int) -> str:
        return self.folded[piece.begin : end]

    def _support(self, piece: Piece, start: int, end: int, *, zero: bool) -> str:
        """Return the quotation; a clause without a subject needs the words before it, a short one its sentence."""
        if zero or end - start < 8:
            start = piece.begin
        return self.quote(start, end)

    def _kind(self, used: list[Piece], predicate: str, whole: str) -> StatementKind:
        moods = {piece.mood for piece in used}
        ahead = any(is_ahead(m, self.today) for m in self.inside(used[0].clause.start, used[-1].clause.end))
        if _DECISION.search(whole):
            return "decision"
        if moods & {"plan", "wish"} or re.search(r"必须|务必|得在", whole) or (ahead and not _EVENT.search(predicate)):
            return "plan"
        if "opinion" in moods:
            return "opinion"
        if _POSSESSION.search(predicate):
            return "possession"
        past = any(
            not is_now(m) and m.direction == "past" for m in self.inside(used[0].clause.start, used[-1].clause.end)
        )
        return "event" if past or _EVENT.search(whole) else "state"

    def _dated_facts(self, start: int, end: int, piece: Piece) -> tuple[DatedFact, ...]:
        if _BIRTHDAY.search(piece.clause.text):
            return ()
        facts = [
            fact
            for m in self.inside(start, end)
            if m.granularity != "time" and (fact := dated(self.folded, m)) is not None
        ]
        return tuple(facts[:4])

    def _names(self, subject: Subject, start: int, end: int) -> tuple[Name, ...]:
        words = self.folded[start:end]
        found: dict[str, Name] = {name.surface: name for name in subject.names}
        for match in OWN.finditer(words):
            relation = relation_of(match["kin"])
            last = person_at(words, match.end(), sure=True) if relation else match.end()
            if relation and last > match.end():
                found.setdefault(
                    words[match.end() : last], Name(words[match.end() : last], relation.kind, relation.key)
                )
        for match in _CONTACT.finditer(words):
            last = person_at(words, match.end())
            if last > match.end() + 1 and not words[match.end() : last].isascii():
                found.setdefault(words[match.end() : last], Name(words[match.end() : last], "person"))
        for other in self.scene.people:
            if other.called and other.called in words:
                for name in other.names:
                    found.setdefault(name.surface, name)
        for surface, kind in other_names(words):
            found.setdefault(surface, Name(surface, kind))
        for place in places_in(words):
            found.setdefault(place, Name(place, "place"))
        return tuple(found.values())[:8]

    # attributes

    def attribute_statements(self, piece: Piece, subject: Subject) -> list[Statement]:
        """Return the statements of the attributes that a clause gives; none for plans, doubts and the past."""
        called = _CALLED_BY.search(piece.clause.text)
        if called and subject.kind != "animal":
            one = self._statement(
                Found("nickname", called["name"] or called["other"], "identity"), piece, Subject(SPEAKER, "", "thing")
            )
            return [one] if one is not None else []
        if piece.mood not in ("fact", "opinion", "plan") or (piece.mood == "opinion" and "觉得" in piece.clause.text):
            return []
        predicate = self.predicate(piece)
        rest = piece.clause.text[piece.head.begin :]
        if piece.mood == "plan":
            thing = self._thing(piece, subject)
            return [thing] if thing else []
        if _PAST.search(rest) and not _PAST_TODAY.search(rest):
            return self._past(piece, subject)
        if subject.kind in ("speaker", "group", "person", "animal", "listener"):
            found = self._found(_DEGREE.sub("", predicate), subject, piece)
            if found:
                return [one for f in found if (one := self._statement(f, piece, subject)) is not None]
        thing = self._thing(piece, subject)
        return [thing] if thing else []

    def _past(self, piece: Piece, subject: Subject) -> list[Statement]:
        return []

    def _found(self, predicate: str, subject: Subject, piece: Piece) -> list[Found]:
        ended = ended_by(predicate)
        if ended and not preference_of(predicate):
            verb, old = ended
            attr = (
                "employer"
                if verb == "在"
                else _VERB_KEYS.get(verb, f"preference: {object_of(old)}" if verb in {"吃", "喝", "抽"} else "")
            )
            return [Found(attr, "", ends=old)] if attr else []
        if ended and ended[0] in {"吃"} and "素" in ended[1]:
            return [Found("diet", "不再吃素", ends="素")]
        if (
            subject.kind == "speaker"
            and (match := re.match(r"(?:就)?是(?P<name>.{2,4})$", predicate))
            and _own_name(match["name"], self.scene)
        ):
            return [Found("name", match["name"], "identity")]
        wakes = _WAKES.search(piece.clause.text) if re.search(r"每天|平时|一般|习惯|都", piece.clause.text) else None
        if wakes:
            return [Found("wake time", wakes["time"])]
        found = attributes_of(predicate)
        if found:
            ahead = [m for m in self.inside(piece.clause.start, piece.clause.end) if is_ahead(m, self.today)]
            return [] if any(role_of(self.folded, m) != "since" for m in ahead) else list(found)
        taste = preference_of(predicate)
        return [taste] if taste else []

    def _statement(self, found: Found, piece: Piece, subject: Subject) -> Statement | None:
        said = found.said.format(subject.shown) if found.said else self.words(piece, subject, first=True, sure=True)
        if said is None:
            return None
        if found.attr == "name" and subject.kind == "speaker":
            said = f"{subject.shown}的名字是{found.value}"
        clause = piece.clause
        key, names = subject.key or SPEAKER, self._names(subject, clause.start, clause.end)
        if found.attr == "name" and subject.kind in ("person", "animal"):
            key = found.value
            kind = "person" if subject.kind == "person" else "unknown"
            names = (Name(found.value, kind, subject.relation), *(n for n in names if n.surface != found.value))  # type: ignore[arg-type]
        return Statement(
            quote=self._support(piece, clause.start, clause.end, zero=piece.head.subject is None),
            text=f"{tidy_tail(said)}。",
            language="zh",
            kind=found.kind,
            subject=key,
            attr=found.attr,
            value=value_in_third_person(found.value, self.scene),
            dates=self._dated_facts(clause.start, clause.end, piece),
            ends=found.ends,
            corrects=corrects(self._sentence(piece, clause.end)),
            negated=is_negated(self.predicate(piece)) or not found.value,
            names=names,
            confidence=0.9,
        )

    def _thing_name(self, thing: str) -> tuple[Name, ...]:
        if not thing:
            return ()
        kind: NameKind = "unknown"
        if re.search(r"项目|计划|工程", thing) or thing in self.named_things:
            kind = "project"
        elif _EVENTS.search(thing):
            kind = "event"
        return (Name(thing, kind),)

    def naming(self, piece: Piece) -> Statement | None:
        """Return the statement that gives a project, a shop or a product its name."""
        match = _NAMING.match(piece.clause.text[piece.head.begin :])
        if match is None:
            return None
        name = match["name"].strip("“”「」《》 ")
        self.scene.thing = name
        self.named_things.add(name)
        kind: NameKind = "project"
        if re.search(r"公司|店|工作室|乐队|团队", match["noun"]):
            kind = "organization"
        elif re.search(r"书|小说|论文|歌", match["noun"]):
            kind = "work"
        clause = piece.clause
        said = rewrite(self.folded, clause.start + piece.head.begin, clause.end, self.scene, self.dates)
        if said is None:
            return None
        owner = "" if said.startswith(self.scene.speaker) else f"{self.scene.speaker}的"
        return Statement(
            quote=self._support(piece, clause.start, clause.end, zero=False),
            text=f"{owner}{tidy_tail(said)}。",
            language="zh",
            kind="identity",
            subject=name,
            attr="name",
            value=name,
            names=(Name(name, kind),),
            confidence=0.85,
        )

    def tie(self, piece: Piece) -> Statement | None:
        """Return the statement of "X is my sister": whose name belongs to which tie."""
        match = _TIE.match(piece.clause.text[piece.head.begin :])
        relation = relation_of(match["kin"]) if match else None
        if match is None or relation is None or re.search(r"^[我你他她它这那]|[的是都也就]", match["name"]):
            return None
        name = match["name"]
        kind: SubjectKind = "animal" if relation.gender == "n" else "person"
        shown = f"{self.scene.speaker}的{relation.word}{name}"
        named = Subject(name, shown, kind, relation.gender, relation.key, name)
        self.scene.mention(named)
        self.scene.topic = named
        clause = piece.clause
        return Statement(
            quote=self._support(piece, clause.start, clause.end, zero=False),
            text=f"{name}是{self.scene.speaker}的{match['mid']}{relation.word}。",
            language="zh",
            kind="relation",
            subject=name,
            names=named.names,
            confidence=0.85,
        )

    def note_people(self, clause: Clause) -> None:
        """Remember the people that a clause mentions after its subject, so that "he" can stand for them."""
        words = clause.text
        for match in _ANY_KIN.finditer(words):
            relation = relation_of(match["kin"])
            last = person_at(words, match.end())
            if relation is None or (last - match.end() < 2 and not match["own"]):
                continue
            called = words[match.end() : last] if last - match.end() > 1 else ""
            known = (other for other in self.scene.people if other.relation == relation.key)
            if any(other.called == called or not called for other in known):
                continue
            kind: SubjectKind = "animal" if relation.gender == "n" else "person"
            shown = f"{self.scene.speaker}的{relation.word}{called}" if match["own"] else called
            self.scene.mention(Subject(called or relation.key, shown, kind, relation.gender, relation.key, called))
        for match in _CONTACT.finditer(words):
            last = person_at(words, match.end())
            name = words[match.end() : last]
            if len(name) > 1 and not name.isascii() and not any(other.called == name for other in self.scene.people):
                self.scene.mention(Subject(name, name, "person", called=name))

    def affiliation(self, piece: Piece) -> Statement | None:
        """Return the statement that "we at X …" makes in passing: where the speaker works."""
        match = OURS.search(piece.clause.text)
        if match is None or not match["org"]:
            return None
        clause = piece.clause
        return Statement(
            quote=self._support(piece, clause.start, clause.end, zero=False),
            text=f"{self.scene.speaker}在{match['org']}。",
            language="zh",
            kind="state",
            attr="employer",
            value=match["org"],
            names=(Name(match["org"], "organization"),),
            confidence=0.6,
        )

    def _thing(self, piece: Piece, subject: Subject) -> Statement | None:
        """Return the statement of a thing's attribute, where the clause gives one."""
        at = (
            piece.head.predicate
            if subject.kind in ("person", "animal", "speaker") and piece.head.subject
            else piece.head.begin
        )
        clause_text = re.sub(r"^的", "", self._dated_text(piece, at))
        clause_text = re.sub(r"^(?:我们?的?|咱们?的?|我家的?)", "", clause_text)
        fact = thing_fact(clause_text, "" if subject.kind in ("person", "animal") else self.scene.thing)
        if fact is None:
            change = change_of(piece.clause.text)
            if change is None or not change.thing:
                return None
            fact = ThingFact("", english_key(re.sub(r"^.*的", "", change.thing)), change.new, change.ends)
        own = subject.kind in ("person", "animal")
        if fact.thing and not own:
            self.scene.thing = fact.thing
        attr = fact.attr
        explicit = piece.head.subject is not None or _PERSONAL_NOUN.match(clause_text)
        if attr in _PERSONAL and not own and not (explicit and subject.kind == "speaker"):
            return None
        first = (
            piece.head.subject is None
            and subject.kind in ("person", "animal", "speaker")
            and not fact.thing
            and bool(_NOUN_AT.match(clause_text))
        )
        said = self.words(piece, subject, first=False)
        if said is None:
            return None
        if first or (piece.head.subject is None and not fact.thing and not own):
            said = (
                f"{subject.shown or self.scene.speaker}的{said}"
                if not subject.shown or subject.kind != "group"
                else said
            )
        elif fact.thing and piece.head.subject is None and fact.thing not in said:
            said = f"{fact.thing}的{said}"
        clause = piece.clause
        return Statement(
            quote=self._support(piece, clause.start, clause.end, zero=piece.head.subject is None and not fact.thing),
            text=f"{tidy_tail(said)}。",
            language="zh",
            kind="state",
            subject=subject.key if own else (fact.thing or SPEAKER),
            attr=attr,
            value=value_in_third_person(fact.value, self.scene),
            dates=self._dated_facts(clause.start, clause.end, piece),
            ends=fact.ends,
            corrects=corrects(self._sentence(piece, clause.end)),
            names=(
                *self._thing_name(fact.thing if not own else ""),
                *self._names(subject, clause.start, clause.end),
            ),
            confidence=0.8,
        )
