"""Figures: what something costs, what is paid for it, and what was measured, told in one clause of chat."""

import re
from dataclasses import dataclass

from reverie.model.statement import SPEAKER, Name, Statement
from reverie.text.attributes import free_key
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.heads import Head, read_head, skip_lead
from reverie.text.chinese.rewriting import rewrite, tidy_tail
from reverie.text.chinese.trimming import without_origin
from reverie.text.chinese.words.vocabulary import english_key

UNIT = (
    r"(?:份|碗|杯|堂|节|张|斤|公斤|次|件|套|晚|位|人|瓶|盒|包|趟|桶|个?学期|个?月|年|周|个?星期|天|季度?"
    r"|小时|课时|平米?|只|个|幅|疋|匹|尺|桌|场|盆|棵|双|根|支|本|部|辆|间|栋|亩|头)"
)
_ONES = r"(?:\d{1,4}|[一二三四五六七八九])"
_NUMBER = rf"(?:\d[\d,]*(?:\.\d+)?|[零〇一二两三四五六七八九十百千万半]+)(?:多|来|几)?(?:万|千|百|亿)?{_ONES}?"
_ABROAD = r"美元|美金|欧元?|加元|加币|澳元|澳币|新币|马币|令吉|港币|港元|台币|日元|日币|英镑|镑|泰铢"
_MONEY = rf"(?:块钱?|元|圆|毛|刀|人民币|{_ABROAD})"
_AMOUNT = (
    rf"{_NUMBER}(?P<money>{_MONEY}[一二三四五六七八九半\d]?|(?<=[万千]))?(?:钱)?(?:整|左右|上下|出头|以内|不到|多)?"
)
_VALUE = rf"(?P<value>(?:(?:每|一个?){UNIT})?{_AMOUNT}(?:(?:一个?|每|/){UNIT})?)"
_HOW = (
    r"(?:现在|目前|如今|眼下|已经|又|也|就|只|才|都|还|终于|一下子?|直接|统一|开始|从?起|最后|最终|大概|大约|差不多|涨价|降价|调价"
    r"|[涨降]了|老价|一共|总共|正式|后来|不过|而且|早就?)"
)
_FEE = (
    r"(?:费|租|租金|票|票价|价|价钱|工资|月薪|年薪|薪水|学费|月供|房贷|车贷|贷款|押金|定金|订金|预算|奖金"
    r"|退休金|养老金|补贴|生活费|零花钱|底薪)"
)
_MOVED = r"[涨降跌调加减提升](?:整)?[到成为至]|便宜到|改[卖收成为到]|变成"
_COSTS = rf"(?:卖到?|收费?|要价|开价|售价|只?要|标价|{_MOVED}|成交价?|报价|花了?)"
_OF_FEE = re.compile(
    rf"(?:(?:每|一个?){UNIT})?的?(?P<thing>[\u4e00-\u9fff]{{0,8}}?{_FEE}){_HOW}*(?:{_COSTS}|是|为|：|:|定在|定为)?了?{_VALUE}(?:了|啦|另计|起)?"
)
_BY_UNIT = re.compile(
    rf"(?P<thing>[\u4e00-\u9fffA-Za-z]{{2,12}}?){_HOW}*(?:一|每)个?{UNIT}{_HOW}*(?:{_COSTS}|是)?了?{_VALUE}(?:了|啦)?"
)
_SOLD_AT = re.compile(rf"(?P<thing>[\u4e00-\u9fffA-Za-z]{{2,12}}?)(?P<how>{_HOW}*){_COSTS}了?{_VALUE}(?:了|啦|起)?")
_PLAIN = re.compile(rf"(?P<thing>[\u4e00-\u9fff]{{2,6}}?){_VALUE}(?:起)?")
_BARE = re.compile(rf"{_HOW}*(?:一|每)个?{UNIT}{_HOW}*(?:{_COSTS}|是)?了?{_VALUE}(?:了|啦)?")
_MEASURED = re.compile(
    r"(?:我的?)?(?P<thing>空腹血糖|餐后血糖|血糖|血压|血脂|尿酸|体重|体温|心率|身高|腰围|视力|近视|骨密度)"
    rf"(?:{_HOW}|是|有|到|[降涨升掉瘦胖]到|量出来|测出来)*(?P<value>\d[\d./]*(?:公斤|斤|度|kg|cm|厘米)?|[零一二三四五六七八九十百点]+(?:公斤|斤|度|厘米)?)(?:了|啦)?"
)
_TURNED = re.compile(
    rf"(?:从{_NUMBER}{_MONEY}?\s*)?{_HOW}*(?:决定)?(?:{_MOVED}|砍到|谈到|讲好|谈好|说好|定[为在成到])了?{_VALUE}(?:了|啦)?"
)
_HOUSE = re.compile(r"(?:房子?|屋|公寓|单间|两居室|一居室)$")
_PRICED = re.compile(
    r"(?:[^，,]{0,6}把)?(?P<thing>(?:(?!把)[\u4e00-\u9fffA-Za-z]){0,8}?(?:价格?|价钱|运价|工钱|工价|运费|费用))"
    r"(?:又|也|都)*(?:给)?(?:[调变改涨降]|谈)(?:低|高|整)?了"
    r"|(?P<thing2>[\u4e00-\u9fff]{2,8}?)(?:本来|原来|原本)(?:只)?(?:想|打算|要)?[调涨降卖收][^，,]*"
)
_ONLY_MEANT = re.compile(r"本来想|原本想|早知道|差点|差一点|梦见|梦到|做梦")
_UNSURE = re.compile(
    r"想|打算|建议|可能|如果|听说|据说|原来|本来|以前|之前|原先|差点|应该|估计|说要|要不|(?<![一二三四五六七八九十两几])万一|预计|会(?=[涨降])|要(?=[涨降调加减])|人家|别人|那边"
)
_NO_GOODS = re.compile(
    r"^(?:我|你|他|她|它|咱|俺|这|那|其中|一共|总共|今天|昨天|明天|最后|不|没|花|还|又|有|是|在|每|一|两|三|大概|结果|晚|早|走|跑|用|买|吃|喝|住)"
    r"|决定|[定改为成到]$|人$|岁$|时间|年龄|[人次名]数|分钟|小时|公里|[0-9]|了$|的$|血|体重|成绩|分数|考|^[\u4e00-\u9fff]*(?:从|到|把|给|说|问|叫|让)"
)
_LEAD = re.compile(
    r"^(?:(?:我们?|咱们?|俺)(?:家|店里?|这边|这里)?的?|店里的?|家里的?|那个|这个|那[份种只条]|这[份种只条]|另外|所以|然后|现在|目前|如今)+(?=[\u4e00-\u9fffA-Za-z]{2})"
)
_OTHERS = re.compile(
    r"(?:^|(?<=[，,。；;！!？? \n]))(?P<who>(?:[\u4e00-\u9fff]{2,4}的)?"
    r"(?:同行|隔壁|对面|别家|人家|别的店|邻居|朋友|同事|同学|师兄|师弟)(?:那边|那家|的店|家)?"
    r"(?P<name>[老小阿][\u4e00-\u9fff]|[\u4e00-\u9fff]{2,3})?)(?:他|她|那边|那里|家)?[，, ]+$"
)
"""Somebody else named just before a price: it is theirs."""
_NO_HEAD = Head(0, None, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of something."""

    attr: str
    value: str
    thing: str


def figure_of(words: str, around: str = "", *, housed: bool = False) -> Figure | None:
    """Return what something costs or measures.

    Args:
        words: A clause without its dates.
        around: What the clauses before it spoke of ("yoga"): "25 a lesson" is its price.
        housed: The clause before said where somebody lives: "2100 a month" is the rent.

    >>> figure_of("起司蛋饼开始卖52"), figure_of("学费调整为每学期三百六十加元").attr
    (Figure(attr='起司蛋饼 price', value='52', thing='起司蛋饼'), '学费 price')
    >>> figure_of("一堂25块", "瑜伽").attr, figure_of("我买了两张票")
    ('瑜伽 price', None)
    """
    if _UNSURE.search(words):
        return None
    measured = _MEASURED.fullmatch(words)
    if measured:
        return Figure(english_key(measured["thing"]), measured["value"], measured["thing"])
    turned = _TURNED.fullmatch(words) if around else None
    if turned:
        return Figure(free_key(f"{around} price"), turned["value"], around)
    bare = _LEAD.sub("", words)
    for pattern in (_OF_FEE, _BY_UNIT, _SOLD_AT, _PLAIN):
        match = pattern.fullmatch(bare)
        if match is None or _NO_GOODS.search(match["thing"]):
            continue
        if pattern is _PLAIN and not match["money"]:
            continue
        if pattern is _SOLD_AT and not match["money"] and re.search(r"改成|变成|改为|花|[加减提调升]", match.group()):
            continue
        if _HOUSE.search(match["thing"]) and "月" in match.group():
            return Figure("rent", match["value"], match["thing"])
        return Figure(_price_key(match["thing"]), match["value"], match["thing"])
    match = _BARE.fullmatch(bare)
    if match and housed and "月" in match.group():
        return Figure("rent", match["value"], "房租")
    return Figure(free_key(f"{around} price"), match["value"], around) if match and around else None


def _price_key(thing: str) -> str:
    key = english_key(thing)
    if key in ("rent", "salary", "budget"):
        return key
    bare = re.sub(r"(?:的)?(?:售价|价格|价钱|价)$", "", thing) or thing
    return free_key(f"{bare} price")


def figure(build: Builder, clause: Clause, begin: int) -> Statement | None:
    """Return the statement of a clause that gives the price of a thing, or what was measured, of the speaker's own."""
    if read_head(clause.text, build.scene, build.marks(clause)).subject not in (
        None,
        build.scene.self,
        build.scene.group,
    ):
        return None
    words = undated(build, clause)
    if (priced := _PRICED.fullmatch(words)) is not None:
        build.priced = _LEAD.sub("", re.sub(r"(?<=..)的?(?:价格?|价钱)$", "", priced["thing"] or priced["thing2"]))
        return None
    found = figure_of(words, build.priced or build.activity.removesuffix("课"), housed=build.housed)
    if found is None or (found.attr == "budget" and build.scene.thing):
        return None
    other = _OTHERS.search(build.folded, begin, clause.start)
    said = rewrite(build.folded, clause.start + skip_lead(clause.text), clause.end, build.scene, build.dates)
    if said is None:
        return None
    said, _ = without_origin(tidy_tail(said))
    if found.attr == "rent" and "租" not in said:
        said = said.replace(found.thing, f"{found.thing}的房租", 1)
    named = found.thing in said
    if other is not None:
        return _of_another(build, clause, other["name"] or other["who"], other.start("who"), said, found)
    owner = "" if build.scene.speaker in said else f"{build.scene.speaker}的" if not named else ""
    return Statement(
        quote=build.quote(clause.start if named else begin, clause.end),
        text=f"{owner}{'' if named else found.thing}{said}。",
        language="zh",
        kind="state",
        subject=SPEAKER,
        attr=found.attr,
        value=found.value,
        dates=build.dated_facts(clause.start, clause.end, Piece(clause, _NO_HEAD, "fact", begin)),
        confidence=0.8,
    )


def _of_another(build: Builder, clause: Clause, name: str, begin: int, said: str, found: Figure) -> Statement:
    """Return what somebody else asks, whom the clause before names: "Lao Qiu from Taitung, he charges 2500"."""
    return Statement(
        quote=build.quote(begin, clause.end),
        text=f"{name}的{said}。",
        language="zh",
        kind="state",
        subject=name,
        attr=found.attr,
        value=found.value,
        names=(Name(name, "person"),),
        confidence=0.7,
    )


def only_meant(build: Builder, clause: Clause) -> bool:
    """Tell whether a clause says what was only meant or dreamt: the clauses after it say what came of it."""
    priced = _PRICED.fullmatch(undated(build, clause))
    if priced and priced["thing2"]:
        build.priced = _LEAD.sub("", priced["thing2"])
    return bool(_ONLY_MEANT.search(clause.text))


def undated(build: Builder, clause: Clause) -> str:
    """Return a clause without its fillers, dates and the words that belong to them."""
    pieces: list[str] = []
    at = clause.start + skip_lead(clause.text)
    for mention in build.inside(at, clause.end):
        pieces.append(re.sub(r"(?:从|自从?|在|打|到)$", "", build.folded[at : mention.start]))
        at = mention.end
        after = re.match(r"(?:开始|起(?![来床]))", build.folded[at : clause.end])
        at += after.end() if after else 0
    pieces.append(build.folded[at : clause.end])
    return tidy_tail("".join(pieces)).strip(" ，,")
