"""Vehicles: what somebody drives or rides now, told by what was bought, swapped or is stood in front of the house."""

import re

from reverie.model.statement import SPEAKER, Statement
from reverie.text.chinese.claims import Builder, Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.figures import undated
from reverie.text.chinese.heads import Head, read_head, skip_lead
from reverie.text.chinese.rewriting import rewrite, tidy_tail

_KIND = r"(?:代步车|私家车|轿车|汽车|小车|货车|卡车|车子?|座驾|摩托车?|机车|电动车|电瓶车|电驴|自行车|单车|山地车)"
_WHAT = r"(?P<what>[^，,。]{2,14}?)"
_MINE = r"(?:我|俺|咱)?(?:们)?(?:家)?(?:自己)?的?"
_IS = re.compile(
    rf"{_MINE}(?:这|那|新|现在的?|如今的?|上班的?)*(?:[辆台部])?(?P<kind>{_KIND})(?:现在|目前|就|还|也|已经)*"
    rf"(?:是|换成了?|换了|改成了?|(?:最后)?买的?是?)(?:一?[辆台部])?{_WHAT}(?:的)?了?"
)
_GOT = re.compile(
    rf"(?:{_MINE}(?P<kind>{_KIND})?)?(?:最后|最终|还是|后来|终于|又|就|去|刚|已经|把车|直接|咬牙|换车)*"
    r"(?:买|换|提|入手|牵|订|改开|改骑|贷款买|开|骑|租|接手|收)(?:到|回|来|成|上|下|走)*(?:的是|的|了)?(?:一?[辆台部]|了?一?个|了)?"
    rf"{_WHAT}(?:的)?(?:了)?"
)
_ONE_OF = re.compile(r"[辆台部个](?=[^，,。]{2,14}$)")
_SPOKEN = re.compile(
    r"(?<![一-鿿])(?:车|机车)|[的旧老新二台辆部小开骑修卖换看买汽]车|摩托|电动车|电瓶车|自行车|单车|过户|上牌|驾照|试驾|代步"
)
_MAKE = re.compile(
    r"gogoro|欧曼|天龙|德龙|光阳|三阳|山叶|雅迪|爱玛|小牛|九号|铃木|川崎|哈雷|解放|东风|重汽|豪沃|陕汽|福田|江铃|五十铃|丰田|本田|大众|宝马|奔驰|奥迪|比亚迪|吉利"
    r"|长安|长城|哈弗|奇瑞|五菱|蔚来|理想|小鹏|特斯拉|日产|别克|福特|现代|起亚|马自达|沃尔沃|斯巴鲁|三菱|雪佛兰|polo|飞度|思域|卡罗拉|雅阁"
    r"|朗逸|轩逸|toyota|honda|myvi|proton|perodua|tesla|bmw|benz|audi|mazda|ford|nissan|yaris|vios|kymco|yamaha|SUV|suv|皮卡|面包车|越野车|电车|油车",
    re.IGNORECASE,
)
_NO_WHAT = re.compile(
    r"[了过]|什么|哪|多少|^(?:我|你|他|她|这|那|不|没|要|在|给|很|太|挺|最|一样|两|三|好|人家|谁|时候)|衣|鞋|票|房|菜|药|电脑|手机|相机|冰箱|洗衣|空调|电视|钢琴|跑步机"
)
_UNSURE = re.compile(
    r"想|打算|准备|考虑|看中|可能|要不|如果|建议|差点|以前|原来|原先|本来|过去|之前|没买|不买|租的?车|(?<!最)后(?:悔)"
)
_NO_HEAD = Head(0, None, 0, 0, 0)


def vehicle_of(words: str, before: str = "") -> tuple[str, str] | None:
    """Return the kind and the make of the vehicle that a clause without dates says somebody has now.

    Args:
        words: The clause.
        before: What the message said before it: whether it speaks of vehicles at all.

    >>> vehicle_of("新车是重汽的豪沃"), vehicle_of("牵了一台gogoro"), vehicle_of("买了一台缝纫机")
    (('car', '重汽的豪沃'), ('motorbike', 'gogoro'), None)
    >>> vehicle_of("最后买的二手的polo", "车也买了")
    ('car', '二手的polo')
    """
    if _UNSURE.search(words):
        return None
    match = _IS.fullmatch(words) or _GOT.fullmatch(words)
    if match is None:
        return None
    what = re.sub(r"^(?:一?[辆台部]|是|的)", "", match["what"]).strip()
    named = bool(_MAKE.search(what) or re.search(rf"{_KIND}$", what))
    if len(what) < 2 or _NO_WHAT.search(what) or not (named or match["kind"] or _SPOKEN.search(before)):
        return None
    if not named and not (match["kind"] or _ONE_OF.search(words)):
        return None
    return _kind_of(f"{match['kind'] or ''}{what}"), what


def is_make(words: str) -> bool:
    """Tell whether words are the make of a vehicle and nobody's name."""
    return bool(_MAKE.match(words))


def _kind_of(words: str) -> str:
    if re.search(r"自行车|单车|山地车|公路车|折叠车", words):
        return "bike"
    if re.search(
        r"摩托|机车|电动车|电瓶车|电驴|踏板|gogoro|光阳|三阳|山叶|雅迪|爱玛|小牛|九号|kymco|yamaha|川崎|哈雷",
        words,
        re.I,
    ):
        return "motorbike"
    return "car"


def vehicle(build: Builder, clause: Clause, begin: int) -> Statement | None:
    """Return the statement of a clause that says what the speaker drives or rides now."""
    if read_head(clause.text, build.scene, build.marks(clause)).subject not in (
        None,
        build.scene.self,
        build.scene.group,
    ):
        return None
    found = vehicle_of(undated(build, clause), build.folded[max(0, clause.start - 60) : clause.start])
    if found is None:
        return None
    said = rewrite(build.folded, clause.start + skip_lead(clause.text), clause.end, build.scene, build.dates)
    if said is None:
        return None
    owner = "" if build.scene.speaker in said else build.scene.speaker
    kind, what = found
    joint = "的" if re.match(rf"(?:新|这|那)*[辆台部]?{_KIND}", said) else ""
    return Statement(
        quote=build.quote(begin, clause.end),
        text=f"{owner}{joint if owner else ''}{tidy_tail(said)}。",
        language="zh",
        kind="possession",
        subject=SPEAKER,
        attr=kind,
        value=what,
        dates=build.dated_facts(clause.start, clause.end, Piece(clause, _NO_HEAD, "fact", begin)),
        confidence=0.8,
    )
