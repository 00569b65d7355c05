"""Ventures: the name of a shop, a school or a boat of the speaker's, told after what it is."""

import re

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.attributes import free_key
from reverie.text.chinese.claims import Builder
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.heads import skip_lead
from reverie.text.chinese.words.places import is_place

HEAD = (
    r"(?:店|铺|铺子|馆|校|学校|书院|学堂|培训班|公司|工作室|诊所|餐厅|饭馆|民宿|客栈|农场|果园|茶园|工厂|厂|酒庄|乐队|合唱团|舞团|球队|社团|协会"
    r"|基金会|频道|公众号|播客|专栏|群|船|渔船|房车|摊|摊子|事务所|养老院|幼儿园|托班|画室|琴行|书店)"
)
_NAME = r"(?P<name>[“「《\"‘][^”」》\"’]{1,16}[”」》\"’]|[\u4e00-\u9fffA-Za-z0-9 ]{2,12})"
_OPENED = re.compile(
    rf"(?:办|开|创办|创立|经营|成立|搞|组|买|盘下|接手|做|有|建)(?:了|着|过)?(?:一?(?:所|家|间|个|座|艘|条|支|档))(?P<what>[\u4e00-\u9fff]{{0,8}}?{HEAD})$"
)
_NAMED = re.compile(r"(?:名字|店名|校名|店|取名|起名)?(?:就)?(?:叫做?|名叫|是叫|名为|叫作)" + _NAME)
_OURS = re.compile(
    rf"(?:我们?|咱们?|俺)(?:家|开|办|自己)?的?(?:这|那)?(?:家|间|所|个|艘|支)?(?P<what>[\u4e00-\u9fff]{{0,6}}?{HEAD})(?:的?名字)?(?:就)?(?:叫做?|名叫|是叫|名为)"
    rf"{_NAME}"
)
_SHOP = r"(?:店面?|铺子?|门市|摊子?|摊位|工作室|画室|琴行|诊所|作坊|工坊|事务所|武馆|舞室)"
_STANDS = re.compile(
    rf"(?:我们?的?|咱们?的?|俺们?的?)?(?:新|这)?(?P<what>{_SHOP})(?:现在|如今|目前|已经|就|后来|也)*(?:(?:设|开|摆|租|落)在|搬(?:到|去|至|来|回)|迁(?:到|至|往)|在)(?:了)?"
    r"(?P<where>[^，,了过的]{2,14}?)(?:的[^，,]{1,6})?(?:了)?"
)
_RENTED = re.compile(
    r"(?:我们?|咱们?|俺)(?:已经|又|就|刚|最后|终于)*在(?P<where>[^，,在]{2,14}?)(?:租|盘|买|顶|开|找)(?:下来?|到|了)+(?:一|两)?(?:间|个|家|处)?"
    rf"(?:小|新)?(?P<what>{_SHOP})(?:了)?"
)
_NO_PLACE = re.compile(r"哪|什么|这|那|家里|一起|网上|忙|装修|调|考虑|想|打算|计划|准备|可能|如果")
_MARKS = '“”「」《》"‘’ '
_ASKED = re.compile(
    rf"(?:我们?|咱们?)[^，,。？?]{{0,10}}?(?P<head>{HEAD})(?:的?(?:店名|校名|名字))?(?:是)?(?:叫|名字|什么名)"
)


def asked_name(question: str) -> str:
    """Return the key of the name that a question about a venture asks for, or an empty string.

    >>> asked_name("我办的中文学校叫什么名字"), asked_name("我女儿叫什么")
    ('学校 name', '')
    """
    match = _ASKED.search(question)
    return _key(match["head"]) if match else ""


def _key(what: str) -> str:
    found = [head for head in re.findall(HEAD, what) if what.endswith(head)]
    head = found[-1] if found else what
    for wide, narrow in _SAME.items():
        if head in narrow:
            return free_key(f"{wide} name")
    return free_key(f"{head} name")


_SAME = {
    "店": ("铺", "铺子", "书店", "餐厅", "饭馆", "琴行", "馆", "摊", "摊子"),
    "学校": ("校", "书院", "学堂", "培训班", "幼儿园", "托班", "画室"),
    "民宿": ("客栈",),
    "船": ("渔船",),
    "厂": ("工厂",),
}


def venture(build: Builder, clause: Clause, begin: int) -> Statement | None:
    """Return the name of what the speaker runs, where a clause gives it; remember what a clause says is run."""
    words = clause.text[skip_lead(clause.text) :]
    ours = _OURS.fullmatch(words)
    named = _NAMED.fullmatch(words) if build.venture else None
    if ours or named:
        what = ours["what"] if ours else build.venture
        name = (ours or named)["name"].strip(_MARKS)  # type: ignore[index]
        build.venture = ""
        return Statement(
            quote=build.quote(clause.start if ours else begin, clause.end),
            text=f"{build.scene.speaker}的{what}叫{name}。",
            language="zh",
            kind="identity",
            subject=SPEAKER,
            attr=_key(what),
            value=name,
            names=(Name(name, "organization"),),
            confidence=0.85,
        )
    placed = _placed(build, clause, words)
    if placed is not None:
        return placed
    opened = _OPENED.search(words)
    build.venture = opened["what"] if opened else ""
    return None


def _placed(build: Builder, clause: Clause, words: str) -> Statement | None:
    """Return where the speaker's shop or workroom is, where a clause says so: the new place takes over from the old."""
    match = _STANDS.fullmatch(words) or _RENTED.fullmatch(words)
    dates = build.inside(clause.start, clause.end)
    if match is None or dates or _NO_PLACE.search(words):
        return None
    stands = match.re is _STANDS
    if (
        stands
        and not re.search(r"路|街|巷|弄|镇|村|乡|城|区|市|县|楼|老家|对面|旁|里$|广场|口$", words[match.end("what") :])
        and not is_place(match["where"])
    ):
        return None
    verb = words[match.end("what") :] if stands else f"在{match['where']}"
    return Statement(
        quote=build.quote(clause.start, clause.end),
        text=f"{build.scene.speaker}的{match['what']}{verb}。",
        language="zh",
        kind="state",
        subject=SPEAKER,
        attr="workplace",
        value=match["where"],
        confidence=0.8,
    )
