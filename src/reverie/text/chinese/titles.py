"""Titles: what the one is called who teaches, leads or lets rooms, where only the post says who that is."""

import re
from dataclasses import dataclass

from reverie.model.statement import SPEAKER, Statement
from reverie.text.attributes import free_key
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.heads import Head, skip_lead
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.subjects import Subject
from reverie.text.chinese.trimming import without_origin
from reverie.text.chinese.words.relations import relation_of

_POST = (
    r"(?:师傅|老师|教练|医生|大夫|队长|组长|主任|经理|店长|老板|老板娘|房东|校长|班主任|领队|助教|助理|治疗师|复健师|康复师|按摩师|设计师"
    r"|律师|会计|司机|中介|主管|院长|厂长|村长|里长|社长|会长|团长|站长|班长|导师|指挥|教授|主编|群主|园长|护士长|护士|客服|管家|屋主|业主"
    r"|看护|护工|帮佣|物业|工头|包工头|编辑|顾问|代购|邻居|室友|同事|徒弟|学徒|店员|实习生|工读生|保姆|钟点工|阿姨|伙计|帮工|负责人|对接人)"
)
_DOES = "领头|带队|牵头|派车|派活|派单|指挥|负责|教课|上课|带课|主讲|打头|带操|教拳|教琴|管事|当家|掌勺|接手"
_WHO_DOES = rf"(?:{_DOES}|带我们|教我们)的(?:人)?"
_NAME = r"(?P<name>[\u4e00-\u9fff]{1,4}|[A-Z][A-Za-z]{1,11}(?: [A-Z][A-Za-z]+)?)"
_CALLED = re.compile(
    rf"(?P<whose>(?:(?:教|带|帮|给|替|管|照顾|负责)(?:我|俺|我们|我妈|我爸)[\u4e00-\u9fff]{{0,6}}?的)?)"
    rf"(?:我们?的?|咱们?的?|现在的?|这回的?|店里的?)*(?P<new>(?:新来?的|新换的|刚来的|新请的|新招的)?)(?P<post>[\u4e00-\u9fff]{{0,6}}?{_POST}|{_WHO_DOES})"
    rf"(?:现在|就|也|好像)*(?P<how>姓|叫做?|名叫|名字叫){_NAME}"
)
_IS_NOW = re.compile(
    rf"(?:现在|如今|目前|这会儿)(?:的)?(?P<post>{_WHO_DOES})(?:就)?(?:是|换成了?|变成了?)(?:那个|一个)?{_NAME}(?:了)?"
)
_BY = re.compile(
    rf"(?:[^，,]{{1,8}}起|(?:现在|如今|目前|改|以后)+)?(?:改)?由{_NAME}(?:老师|先生|女士|师傅|教练|医生|姐|哥)?(?:来|在)?(?:接手)?(?P<post>指挥|负责|带队|带课|带班|带操|带|管|教|主持|主讲|派车|派活|掌勺|接手)(?:了)?"
)
_RUN_BY = re.compile(
    rf"(?:[^，,]{{1,12}}(?:起|开始))?(?:我们?的?|咱们?的?)?(?P<group>店里?|公司|厂里?|车队|队里?|部门|小组|组里|团里?|班里?|合唱团|诗班|乐队|球队|舞队|社团|工地|食堂)"
    rf"(?:现在|如今|以后|就|都|已经)*(?:是|归|由|换成?|改由)(?:了)?{_NAME}(?:来|在)?(?:接手|负责)?(?P<post>管|负责|带|领|说了算|当家|做主|主事|指挥|接手)(?:了|的)?"
)
_TELLS_POST = re.compile(
    rf"(?:(?P<new>新(?:来|请|招|换)?的?)(?P<post>{_POST})(?:也|已经|都|今天|昨天|终于)*(?:到|来|上班|报到|上工)了?"
    rf"|(?:由|有|请了?|找了?|雇了?|收了?|招了?|来了?)(?:一)?(?:位|名|个)[\u4e00-\u9fff]{{0,6}}?(?P<post2>{_POST})(?:照顾|帮忙|照看|带)?)"
)
_NAME_ALONE = re.compile(rf"(?:新的?)?(?:那个|那位)?(?:名字)?(?:叫做?|名叫){_NAME}")
_GROUP = re.compile(
    r"(?P<group>车队|合唱团|唱诗班|诗班|乐队|球队|舞队|队里|社团|协会|部门|小组|团里|班里|剧团|诗社|厂里|店里|公司)"
)
_TURNED = re.compile(
    rf"(?:我们?的?|咱们?的?|现在)*(?P<post>[\u4e00-\u9fff]{{0,6}}?{_POST}|{_WHO_DOES})(?:已经|现在|又|也|这学期|这个月)*"
    rf"(?:从(?P<old>[^，,]{{1,6}}?))?(?:换成?|改成?|变成|改由|换到)(?:了|是)?{_NAME}(?:来?[带教管当]|接手|负责)?(?:了)?"
)
_NO_HEAD = Head(0, None, 0, 0, 0)
_NO_NAME = re.compile(r"^(?:什么|啥|谁|不|没|我|你|他|她|了|过|一个|新|别|另|个|人|上|下)")


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody known by a post, and the name."""

    post: str
    name: str
    old: str = ""
    by_surname: bool = False
    joined: bool = False
    """The post was told in the clause before."""


def called_of(clause: str) -> Called | None:
    """Return the post and the name that a clause gives whoever holds it.

    >>> found = called_of("新的复健师姓詹")
    >>> found.post, found.name, called_of("领头的从老周换成了金师傅").old
    ('复健师', '詹', '老周')
    >>> called_of("教练叫我早点睡") is None
    True
    """
    match = _CALLED.fullmatch(clause)
    if match and not _NO_NAME.match(match["name"]):
        post = match["post"].removeprefix("新的").removeprefix("新")
        doing = re.search(r"[教带](?:我|俺|我们)(?P<what>[\u4e00-\u9fff]{1,6})的", match["whose"])
        return Called(f"{doing['what'] if doing else ''}{post}", match["name"], by_surname=match["how"] == "姓")
    now = _IS_NOW.fullmatch(clause) or _RUN_BY.fullmatch(clause) or _BY.fullmatch(clause)
    if now and not _NO_NAME.match(now["name"]):
        return Called(f"{now['post'].removesuffix('人').removesuffix('的')}的", now["name"])
    turned = _TURNED.fullmatch(clause)
    if turned and not _NO_NAME.match(turned["name"]) and (turned["old"] or len(turned["name"]) > 1):
        return Called(turned["post"], turned["name"].removesuffix("了"), turned["old"] or "")
    return None


def _joined(build: Builder, words: str) -> Called | None:
    """Return the name that a clause of nothing else gives whoever's post the clause before spoke of."""
    match = _NAME_ALONE.fullmatch(words) if build.post else None
    return Called(build.post, match["name"], joined=True) if match and not _NO_NAME.match(match["name"]) else None


def _group_of(found: Called, words: str, before: str) -> str:
    """Return what somebody leads: the group of the clause, or that of the clauses before; who conducts has a choir."""
    run = _RUN_BY.fullmatch(words)
    group = (run["group"] if run else before).removesuffix("里")
    sings = group in ("诗班", "唱诗班", "练唱", "唱诗", "唱歌") or (not group and found.post == "指挥的")
    return "合唱团" if sings else group


def called(build: Builder, clause: Clause, begin: int) -> tuple[Statement, Subject] | None:
    """Return the statement of the name of somebody known by a post, and who that is, so that it can go on."""
    lead = skip_lead(clause.text)
    words = tidy_tail(clause.text[lead:])
    found = called_of(words) or _joined(build, words)
    told = _TELLS_POST.fullmatch(words)
    build.post = (told["post"] or told["post2"]) if told else build.post if found is None and len(words) < 3 else ""
    if found is None:
        return None
    relation = relation_of(found.post)
    if relation is not None and not (found.by_surname or found.old or found.joined):
        return None  # "the coach is called …" is read with the other ties
    said = rewrite(build.folded, clause.start + lead, clause.end, build.scene, build.dates)
    if said is None:
        return None
    said, _ = without_origin(tidy_tail(said))
    if _RUN_BY.fullmatch(words) or _BY.fullmatch(words):
        said = re.sub(r"^[^，,]{1,16}?(?:起|开始|開始)(?=.)", "", said)
    speaker = build.scene.speaker
    leads = re.search(r"的(?:人)?$", found.post) is not None
    group = _GROUP.search(build.folded, begin, clause.start)
    around = _group_of(found, words, group["group"] if group else build.activity.removesuffix("课"))
    if re.match(r"现在|如今|目前|改由|由|現在", said) and not around:
        speaker = said[:2]  # the sentence stands as it is: nobody owns "now led by …"
    owner = "" if speaker in said else f"{speaker}的{around}" if leads and around not in said else f"{speaker}的"
    attr = free_key(f"{around} leader" if leads and around else "leader" if leads else f"{found.post} name")
    shown = f"{speaker}的{relation.word if relation else found.post}"
    key = relation.key if relation else found.post
    subject = Subject(key, shown, "person", relation.gender if relation else "", relation.key if relation else "")
    build.scene.mention(subject)
    statement = Statement(
        quote=build.quote(begin if around or found.joined else clause.start, clause.end),
        text=f"{speaker}的{found.post}叫{found.name}。" if found.joined else f"{owner}{said}。",
        language="zh",
        kind="identity" if not found.old else "state",
        subject=SPEAKER,
        attr=attr,
        value=found.name,
        ends=found.old,
        dates=build.dated_facts(clause.start, clause.end, Piece(clause, _NO_HEAD, "fact", begin)),
        confidence=0.8,
    )
    return statement, (build.scene.self if leads else subject)
