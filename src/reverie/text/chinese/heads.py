"""Heads: the first words of a clause, which say whom or what it is about."""

import re
from dataclasses import dataclass

from reverie.text.chinese.subjects import LOWER_NAME, Scene, Subject, SubjectKind
from reverie.text.chinese.words.names import person_at
from reverie.text.chinese.words.relations import ALONE, KIN, Relation, relation_of

LEAD = re.compile(
    r"(?:(?:是(?=(?:隔壁|楼上|楼下)?[\u4e00-\u9fff]{2,3}(?:一把)?(?:把|帮我))|(?:哦|啊|噢)对(?:了)?(?=[，,\u4e00-\u9fff])|不对(?=我)|嗯+|啊+|哦+|噢|喔|哎呀?|唉|呃"
    r"|诶|欸|哈{2,}|嘿+|呵呵|对了|话说|说起来|说来|那个(?=[，,])|然后|而且|并且|另外"
    r"|还有(?=[，,我])|此外|好在|幸好|那(?=就(?:定|选|买|用)(?![这那]))|不过|但是|但(?!愿)|可是|可惜(?=[，,])|可(?=[我他她])|"
    r"所以|因此|于是|结果(?=[，,我他她])|总之|反正|毕竟|当然(?=[，,我])|其实|实际上|事实上|说实话"
    r"|老实说|坦白说|讲真|说真的|说白了|同时|再说(?=[，,])|"
    r"顺便(?:说一?下|提一下|一提|说一句|问一下|汇报一下)?|补充一?(?:下|点|句)|更新一?下(?:情况"
    r"|近况)?|汇报一?下|跟你(?:说|讲|汇报)(?:一?下|个事|件事|过)?|告诉你(?:一?下|个好消息"
    r"|个坏消息|一个[^，]{1,6})?|你知道吗|"
    r"忘了(?:说|跟你说|告诉你)|(?:请|你|帮我|先|麻烦|那)*(?:记(?:一下|下来?|住|着|好)"
    r"|备注一下)(?:一点|这个|这点)?|说错了|纠正一?下|更正一?下|搞错了|弄错了|记错了|打错了|写错了"
    r"|好消息(?=[，,：:！!])|坏消息(?=[，,：:！!])|你好呀?|您好)"
    r"[,，、:：!！ ]*"
    r"|(?:不是|不对|没有|是的?|对+|好的?|行|没错|谢谢|辛苦了|早上?好?|早安|晚上好|报告|这样"
    r"|今天跟你说个事|嗯哼|算了|哈喽|嗨|更新|补充)[,，、:：!！ ]+)+"
)
_LEAD_KEEP = re.compile(r"记(?:住|着|好|一下|下)了?$")
TIME = re.compile(
    r"(?:大学|高中|研究生|初中)(?=去|在|读)|[这上下](?:学期|学年|次|回|周|个月)(?![一二三四五六日天的])|[\u4e00-\u9fff]{0,6}(?:毕业|结婚|下班|放学|退休|离婚"
    r"|生完孩子|吃完饭)(?:之后|以后|后|之前|以前|前|时|的时候)[,，]?|(?:在|从|自|到|等"
    r"|当)?(?:每(?:天|周|个?月|年|晚|次|隔[^，]{1,3})?(?:[一二三四五六日天末]|早上?"
    r"|晚上?)?(?:[一二三四五六七八九十\d]+点(?:半|多)?)?|平时|平常|通常|一般(?:来说)?|最近|近来"
    r"|现在|目前|如今|眼下|以前|之前|原来|过去|从前|曾经|后来|当时|那时候?|那会儿|小时候|"
    r"上学(?:的)?时候?|大学(?:的)?时候?|一开始|刚开始|起初|这几天|这两天|这阵子|这段时间|这些年"
    r"|近几年|一直(?:以来)?|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|半夜|凌晨|周末|工作日|白天"
    r"|目前为止|从小|打小|有时候?|偶尔|总是|经常|终于|刚刚|刚才|"
    r"[一二三四五六七八九十\d两]+点(?:半|多|钟|[一二三四五六七八九十\d]+分?)?)[,，]?"
)
_SELF = re.compile(r"(?:我自己|我本人|我个人|我(?![们国家俩]|自己|倒霉)|俺(?!们)|本人(?![的的])|在下|咱(?!们|家|俩))")
_WE = re.compile(
    r"我们(?:俩|两个|仨|几个|大家|一家(?:人)?|全家|夫妻俩?)?|咱们(?:俩|两个|一家)?|我俩|咱俩"
    r"|(?:我|俺|咱)(?:们)?(?:一家(?:[三四五六]口|人)?|全家)"
)
OURS = re.compile(
    r"(?:我们|咱们)(?:的)?(?:公司|单位|学校|部门|团队|小组|班|组|中心|医院|店|厂|项目|小区|楼|村"
    r"|县|老板|城市|系|院|实验室|社区)"
    r"|(?:我们|咱们)(?P<org>[\u4e00-\u9fffA-Za-z]{2,8}(?:中学|大学|小学|医院|公司|学校|学院|银行"
    r"|研究所|研究院|律所|事务所|幼儿园|集团|中心))"
)
_OUR_KEYS = {"公司": "company", "单位": "company", "组": "team", "小组": "team", "团队": "team", "部门": "team"}
_WE_WITH = re.compile(
    r"我(?:和|跟|与|同)(?P<who>[^，,]{1,10}?)(?=一起|都|去|在|昨|今|明|上|下|打算|计划|准备|要|想"
    r"|是|结|认|约|刚|决定|见|聊|吵|开|做|搬|合|住|吃|玩|打|养|租|开)"
)
OWN = re.compile(
    rf"(?:我们?|俺|咱们?)(?:家)?(?:的)?(?:那个|那位|那[只条]|这[只条]|亲|前|的)?(?P<kin>{KIN})(?!圈|端|时代|时期|证"
    rf"|们|棋|工智能|毛|粮|砂|条|肉|舍|头鹰|薄荷|医院|店|用品|友好|吧|馆|科|生意)(?!病"
    rf"|气了)(?:们)?"
)
_BARE_KIN = re.compile(rf"(?P<kin>{KIN})(?!圈|端|毛|粮|砂|条|肉|舍|头鹰|薄荷|医院|店|用品|友好|吧|馆|科)")
_PRONOUN = re.compile(r"(?:他们|她们|它们|他|她|它|TA|ta)(?!国)(?:自己)?(?!人)")
_YOUR_ADVICE = re.compile(
    r"(?:你|您)(?:上次|之前|刚才|昨天|前几天)?(?:给我|跟我)?(?:推荐|说|建议|教|写|提|介绍|给)(?:过|我)?的"
)
_THEIRS = re.compile(rf"的?(?P<kin>{KIN})(?!圈)")
_THIS = re.compile(r"(?:这|那(?!边(?:要|让|叫|通知|规定|催))|此|该|前者|后者|其)(?!么|里的?我)")
_YOU = re.compile(r"(?:你们?|您)")


@dataclass(frozen=True, slots=True)
class Head:
    """The first words of a clause, read."""

    begin: int
    """Where the clause starts once fillers are cut, as an offset in its text."""
    subject: Subject | None
    """None: nothing is named; whom it is about must come from before."""
    first: int
    """Where the words for the subject start and end."""
    last: int
    predicate: int
    """Where what is said of the subject starts."""
    lost: bool = False
    """It begins with a pronoun that nothing decides."""


def skip_lead(text: str) -> int:
    """Return where a clause starts once its fillers are cut.

    >>> "对了，其实我住在成都"[skip_lead("对了，其实我住在成都"):]
    '我住在成都'
    """
    at = 0
    while True:
        match = LEAD.match(text, at)
        if match is None or match.end() == at:
            return at
        if _LEAD_KEEP.match(text, at):
            return at
        at = match.end()


def read_head(text: str, scene: Scene, dates: tuple[tuple[int, int], ...]) -> Head:
    """Read whom or what a folded clause is about.

    Args:
        text: The clause.
        scene: What was mentioned before; gains whoever is mentioned here.
        dates: Places of dates in the clause.
    """
    begin = skip_lead(text)
    at = _skip_time(text, begin, dates)
    edges = frozenset(first for first, _ in dates)
    subject, last, lost = _subject_at(text, at, scene, edges)
    if subject is None and not lost:
        return Head(begin, None, at, at, at)
    return Head(begin, subject, at, last, _skip_time(text, last, dates), lost)


_AFTER_DATE = re.compile(
    r"(?:的时候|时候|那天|那年|当天|开始(?=[我他她就]|[\u4e00-\u9fff]{0,2}[在调搬到])|以来|以后"
    r"|之后|之前|以前|起(?!床|来|码)|左右|前后|前(?=必须|要|得|把|交|完|一定|我|搞))+[,，]?就?"
)


def _skip_time(text: str, at: int, dates: tuple[tuple[int, int], ...]) -> int:
    while True:
        for first, last in dates:
            if first == at or (first == at + 1 and text[at] in "在从自于到等,，的 "):
                at = last
                while at < len(text) and text[at] in "的 ,，、" and text[at : at + 2] != "的时":
                    at += 1
                after = _AFTER_DATE.match(text, at)
                at = after.end() if after else at
                break
        else:
            match = TIME.match(text, at)
            if match is None or match.end() == at:
                return at
            at = match.end()


def _subject_at(text: str, at: int, scene: Scene, edges: frozenset[int]) -> tuple[Subject | None, int, bool]:
    """Return the subject that the words at a place name, where they end, and whether a pronoun stays open."""
    own = OWN.match(text, at)
    if own:
        relation = relation_of(own["kin"])
        if relation is not None:
            subject, last = _related(text, own.end(), relation, scene, edges)
            return subject, last, False
    ours = OURS.match(text, at)
    if ours:
        what = ours["org"] or re.sub(r"^(?:我们|咱们)的?", "", ours.group())
        key = ours["org"] or _OUR_KEYS.get(what, "")
        return Subject(key, f"{scene.speaker}{'所在的' if ours['org'] else '的'}{what}", "thing"), ours.end(), False
    company = _WE_WITH.match(text, at)
    if company:
        scene.with_whom = _shown_company(company["who"], scene)
        return scene.group, company.end(), False
    for pattern, subject in ((_WE, scene.group), (_SELF, scene.self)):
        match = pattern.match(text, at)
        if match:
            return subject, match.end(), False
    return _other_at(text, at, scene, edges)


def _shown_company(who: str, scene: Scene) -> str:
    relation = relation_of(who)
    return f"{scene.speaker}的{relation.word}" if relation else who


def _other_at(text: str, at: int, scene: Scene, edges: frozenset[int]) -> tuple[Subject | None, int, bool]:
    pronoun = _PRONOUN.match(text, at)
    if pronoun:
        subject = scene.who(pronoun.group()[0]) if "们" not in pronoun.group() else None
        kin = _THEIRS.match(text, pronoun.end())
        relation = relation_of(kin["kin"]) if kin else None
        if subject is not None and kin and relation is not None:
            name = subject.called or subject.key
            theirs = Subject(f"{name}的{relation.word}", f"{subject.shown}的{relation.word}", "person", relation.gender)
            return theirs, kin.end(), False
        return subject, pronoun.end(), subject is None
    kin = _BARE_KIN.match(text, at)
    if kin and kin["kin"] in ALONE and not text.startswith(("的话",), kin.end()):
        relation = relation_of(kin["kin"])
        if relation is not None:
            subject, last = _related(text, kin.end(), relation, scene, edges)
            return subject, last, False
    if not scene.listener and _YOUR_ADVICE.match(text, at):
        return None, at, False
    if _YOU.match(text, at):
        return (
            (Subject(scene.listener, scene.listener, "listener"), at + 1, False) if scene.listener else (None, at, True)
        )
    subject, last = _of_a_kind(text, kin, scene, edges) if kin and kin["kin"] not in ALONE else (None, at)
    if subject is not None:
        return subject, last, False
    named = _named(text, at, scene, edges)
    if named is not None:
        return named[0], named[1], False
    return None, at, bool(_THIS.match(text, at))


def _of_a_kind(text: str, kin: re.Match[str], scene: Scene, edges: frozenset[int]) -> tuple[Subject | None, int]:
    """Return the neighbour or colleague whose name follows, or the animal that the words name."""
    relation = relation_of(kin["kin"])
    if relation is not None and relation.kind == "person" and person_at(text, kin.end()) > kin.end() + 1:
        return _related(text, kin.end(), relation, scene, edges)
    return _animal(text, kin, scene, edges)


def _animal(text: str, kin: re.Match[str], scene: Scene, edges: frozenset[int]) -> tuple[Subject | None, int]:
    relation = relation_of(kin["kin"])
    if (
        relation is None
        or relation.gender != "n"
        or kin.end() == len(text)
        or text.startswith(("粮", "砂", "主子", "舍", "肉"), kin.end())
    ):
        return None, kin.end()
    return _related(text, kin.end(), relation, scene, edges)


def _named(text: str, at: int, scene: Scene, edges: frozenset[int]) -> tuple[Subject, int] | None:
    for subject in scene.people:
        if subject.called and text.startswith(subject.called, at):
            return subject, at + len(subject.called)
    for name in scene.known:
        if len(name) > 1 and text.startswith(name, at):
            subject = Subject(name, name, "person", called=name)
            scene.mention(subject)
            return subject, at + len(name)
    end = person_at(text, at, edges)
    name = text[at:end]
    if end - at < 2 or (name.isascii() and not re.match(r"[\u4e00-\u9fff，]", text[end : end + 1])):
        return None
    if name.isascii() and not _CALLS_PERSON.match(text, end):
        return None
    subject = Subject(name, name, "person", called=name)
    scene.mention(subject)
    return subject, end


_CALLS_PERSON = re.compile(
    r"(?:也|都|就|刚|昨|今|上|最近|一直|已经|还|又|不|没)*(?:说|讲|觉得|喜欢|讨厌|爱|想|要|住"
    r"|在.{1,10}(?:工作|上班|住|读)|去|来|搬|买|结婚|怀孕|生|离|辞|告诉|问|建议|推荐|让|请|跟|和"
    r"|对.{1,8}过敏|过敏|今年|是我|比我|岁|负责)"
)


def _related(text: str, at: int, relation: Relation, scene: Scene, edges: frozenset[int]) -> tuple[Subject, int]:
    """Return the subject for a tie, with the name that follows it, if one does."""
    end = at
    if text.startswith("的", at):
        return _someone_of(text, at, relation, scene)
    bracket = re.match(r"[（(「“]?([\u4e00-\u9fffA-Za-z]{1,6})[）)」”]", text[at:])
    if bracket and text[at] in "（(「“":
        called, end = bracket.group(1), at + bracket.end()
    else:
        end = person_at(text, at, edges, sure=True) if not text.startswith(("叫", "名", "姓"), at) else at
        latin = LOWER_NAME.match(text, at) if end == at and relation.kind == "person" else None
        end = latin.end() if latin else end
        called = text[at:end].strip()
    known = next((s for s in scene.people if s.relation == relation.key and s.called and not called), None)
    if known is not None:
        return known, at
    kind: SubjectKind = "animal" if relation.gender == "n" else "person"
    subject = Subject(
        called or relation.key,
        f"{scene.speaker}的{relation.word}{called}",
        kind,
        relation.gender,
        relation.key,
        called,
    )
    scene.mention(subject)
    return subject, end


def _someone_of(text: str, at: int, relation: Relation, scene: Scene) -> tuple[Subject, int]:
    """Return the subject of "my sister's …": a person tied to a person, or something that belongs to them."""
    owner = Subject(
        relation.key,
        f"{scene.speaker}的{relation.word}",
        "animal" if relation.gender == "n" else "person",
        relation.gender,
        relation.key,
    )
    known = next((s for s in scene.people if s.relation == relation.key and s.called), None)
    owner = known or owner
    second = _BARE_KIN.match(text, at + 1)
    if second:
        inner = relation_of(second["kin"])
        if inner is not None:
            shown = f"{owner.shown}的{inner.word}"
            key = f"{owner.called or relation.word}的{inner.word}"
            subject = Subject(key, shown, "person", inner.gender, "", "")
            scene.mention(subject)
            return subject, second.end()
    scene.mention(owner)
    return owner, at
