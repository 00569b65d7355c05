"""Values: how the words that a rule matched become the value of an attribute."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from reverie.model.statement import StatementKind
from reverie.text.chinese.words.places import COUNTRIES, is_place, known_place
from reverie.text.chinese.words.relations import relation_of


@dataclass(frozen=True, slots=True)
class Found:
    """One attribute that a predicate gives a value, or takes one from."""

    attr: str
    value: str
    kind: StatementKind = "state"
    ends: str = ""
    said: str = ""
    """A wording of its own, with `{}` for the subject; empty when the clause itself says it well."""


NUMBER = r"(?:\d+|[一二两三四五六七八九十百]+|半)"
ROLE = (
    r"(?:[\u4e00-\u9fffA-Za-z0-9+#/. ]{0,14}?(?:工程师|设计师|产品经理|项目经理|经理|总监|主管"
    r"|医生|护士|护师|教师|老师|教授|讲师|律师|会计师?|程序员|司机|学生|研究生|博士生?|博士后"
    r"|主任|顾问|秘书|助理|"
    r"编辑|记者|翻译|警察|民警|军人|厨师|面点师|导演|演员|歌手|画家|插画师|作家|作者|老板|创始人"
    r"|合伙人|店长|店员|研究员|教研员|分析师|架构师|摄影师|建筑师|咨询师|药剂师|药师|理发师"
    r"|美甲师|化妆师|按摩师|技师|技术员|检验师|营养师|健身教练|教练|"
    r"瑜伽老师|运营|前台|客服|销售|保安|保洁|月嫂|快递员|骑手|外卖员|公务员|科学家|飞行员|空姐"
    r"|空乘|机长|导游|收银员|采购|策展人|馆长|馆员|图书管理员|管理员|兽医|牙医|农民|工人|木匠"
    r"|电工|焊工|裁缝|花艺师|烘焙师|调酒师|咖啡师|调律师|主播|博主|制片人|音乐人|"
    r"自由职业者?|个体户|退休教师|全职妈妈|全职爸爸|全职太太|家庭主妇|校长|班主任|校对|审计师?"
    r"|精算师|测绘员|调度员?|负责人|实习生|志愿者|HR|hr|PM|CEO|CTO|CFO|COO|UI设计|后端|前端|测试"
    r"|运维|律师助理|饲养员|保育员|护工|育婴师|[\u4e00-\u9fff]{1,6}(?:员|师|官)|法官|检察官|组长"
    r"|队长|主编|社工|修表匠|钟表匠|陶艺师|园艺师|木工|船长|海员|水手))"
)
_ROLE_ONLY = re.compile(rf"(?:一?(?:名|个|位))?(?P<role>{ROLE})$")
LANGUAGES = (
    r"(?:英语|英文|日语|日文|法语|德语|西班牙语|西语|葡萄牙语|葡语|俄语|韩语|意大利语|阿拉伯语"
    r"|泰语|越南语|粤语|闽南语|客家话|上海话|四川话|普通话|中文|汉语|手语|拉丁语|荷兰语|瑞典语"
    r"|印尼语|马来语|潮汕话|长沙话|温州话)"
)
_CUT = re.compile(
    r"(?:，|,|。|；|和我|跟我|(?<=[\u4e00-\u9fff])(?:已经|有"
    r"|快)?[一二两三四五六七八九十\d半几多]+(?:年|个月|天|周)(?:多|了|半)*$|了$|啦$|呢$|的$)"
)
_NO_HOME = re.compile(
    r"^(?:的|过|得|不|几|酒店|宾馆|民宿|旅馆|青旅|医院|病房|帐篷|这|那|哪|里面|一起|一个|他|她|你"
    r"|附近|对面|隔壁|楼上|楼下|[一二三四五六七八九十\d]+楼$)"
)
_NOT_ORG = re.compile(
    r"^(?:家$|家[也就都能里可上]|[也就都能]|这|那|里|外面|外地|哪|线|一起|公司|单位|学校|办公室|网上|手机|电脑|这里|那边"
    r"|这边|路上|[一二两三四五\d]|一家$)"
)


def clean(value: str) -> str:
    """Return a value without what merely follows it."""
    value = value.strip(" ，,。、")
    while True:
        shorter = _CUT.sub("", value).strip(" ，,。、")
        if shorter == value:
            return value
        value = shorter


def place_value(value: str) -> str:
    value = re.sub(
        r"(?:的(?:合租房|出租屋|房子|公寓|宿舍|老房子|新房子?|新家))?(?:这边|那边|这儿|那儿|这里"
        r"|那里|来|去)?(?:住|定居|生活|租房(?:子)?|租的房子|安家|落户)?(?:了|的)?$",
        "",
        clean(value),
    )
    return "" if not value or len(value) > 18 or _NO_HOME.match(value) else value


Maker = Callable[[re.Match[str]], list[Found]]


def home(match: re.Match[str]) -> list[Found]:
    place = place_value(match["value"])
    old = place_value(match.groupdict().get("old") or "")
    return [Found("home", place, ends=old)] if place else []


def job(match: re.Match[str]) -> list[Found]:
    """Employer and occupation in "works at X as Y"."""
    groups = match.groupdict()
    org = re.sub(r"^(?:了|一家|一个|一所|某家?|家(?![也就都能里可上]))", "", clean(groups.get("org") or ""))
    role = clean(groups.get("role") or "")
    role = re.sub(r"^(?:了|一?(?:名|个|位)|当|做)", "", role)
    found: list[Found] = []
    if org and not _NOT_ORG.match(org) and len(org) <= 24:
        bare = org.removesuffix("那边").removesuffix("这边")
        if bare == known_place(bare) or (
            is_place(bare)
            and not re.search(
                r"(?:公司|局|院|校|店|厂|所|中心|团|社|馆|部|行|科|处|室|站|台|寺|园|超市|夜市|市场|商场|坊|会|队)$",
                bare,
            )
        ):
            found.append(Found("workplace", bare))
        else:
            found.append(Found("employer", org, ends=clean(groups.get("old") or "")))
    if re.match(rf"{NUMBER}(?:多|来|几)?个?(?:年|月|天|周|星期)?", role):
        role = ""
    if role in ("事", "活", "工", "生意"):
        role = ""  # "works there" names no occupation
    if role and len(role) <= 20 and _is_role(role, match.group()):
        said = f"{{}}的工作是{role}" if found else ""
        found.append(Found("role", role, said=said))
    return found


def new_job(match: re.Match[str]) -> list[Found]:
    """The new employer in "has moved to X for work"; a mere place is not one."""
    org = clean(match["org"]).removesuffix("那边").removesuffix("这边")
    found: list[Found] = []
    if org and not _NOT_ORG.match(org):
        found.append(Found("workplace" if org == known_place(org) else "employer", org))
    role = clean(match["role2"] or "")
    if role:
        found.append(Found("role", role, said=f"{{}}的工作是{role}" if found else ""))
    return found


def shop_job(match: re.Match[str]) -> list[Found]:
    """The new employer in "went to the pharmacy to sell medicines"."""
    org = clean(match["org"])
    return [Found("employer", org)] if org and not _NOT_ORG.match(org) else []


def own_shop(match: re.Match[str]) -> list[Found]:
    """The business that somebody runs, and where."""
    found = [Found("role", f"开{clean(match['value'])}")] if len(match["value"]) > 1 else []
    where = clean(match["org"] or "")
    return [*found, Found("workplace", where)] if found and known_place(where) == where and where else found


def _is_role(role: str, whole: str) -> bool:
    return (
        bool(_ROLE_ONLY.fullmatch(role))
        or bool(re.match(r"(?:做|教|搞|卖|管|开|带|负责|研究|跑)", role))
        or "做" in whole
        or bool(re.search(rf"[当任]{re.escape(role)}$", whole) and re.fullmatch(r"[\u4e00-\u9fff]{2,6}", role))
    )


def role(match: re.Match[str]) -> list[Found]:
    role = re.sub(r"^(?:一?(?:名|个|位))", "", clean(match["value"]))
    return [Found("role", role)] if role and len(role) <= 24 else []


def identity(match: re.Match[str]) -> list[Found]:
    """What follows "is": an occupation, an origin, a blood group, a way of eating."""
    what = clean(match["value"])
    origin = re.fullmatch(r"(?:土生土长的|地道的|正宗的|地地道道的)?(?:老)?(?P<place>[\u4e00-\u9fff]{2,8}?)人", what)
    if origin and (is_place(origin["place"]) or known_place(origin["place"])):
        return [Found("nationality" if origin["place"] in COUNTRIES else "birthplace", origin["place"])]
    blood = re.fullmatch(r"(?P<b>AB|A|B|O|ab|a|b|o)型(?:血)?", what)
    if blood:
        return [Found("blood type", f"{blood['b'].upper()}型")]
    if re.fullmatch(r"(?:纯|全|蛋奶|严格(?:的)?)?素食(?:者|主义者)?|吃素", what):
        return [Found("diet", what)]
    if re.fullmatch(r"独生子女|独生子|独生女|独子|独女", what):
        return [Found("siblings", what)]
    if re.fullmatch(r"单身|已婚|未婚|离异", what):
        return [Found("marital status", what)]
    if re.fullmatch(r"(?:基督徒|天主教徒|佛教徒|穆斯林|回民|回族)", what):
        return [Found("religion", what)]
    return _occupation(what)


def _occupation(what: str) -> list[Found]:
    """Return the occupation, and the employer before it, where the words name one."""
    made = re.fullmatch(r"(?:做|搞|干|教|学|卖|开|修|跑)(?P<what>.{1,12})的?", what)
    if made:
        return [Found("study" if what[0] == "学" else "role", what.removesuffix("的"))]
    staff = re.fullmatch(
        rf"(?:在)?(?P<org>.{{2,16}}?(?:公司|医院|大学|学院|中学|小学|银行|律所|事务所|研究所|研究院"
        rf"|中心|集团|工作室|实验室|报社|出版社|幼儿园))的?(?:一?(?:名|个|位))?(?P<role>{ROLE})",
        what,
    )
    if staff:
        return [Found("employer", staff["org"], said=f"{{}}在{staff['org']}工作"), Found("role", staff["role"])]
    role = _ROLE_ONLY.fullmatch(what)
    if role:
        return [Found("role", role["role"])]
    return []


def health(match: re.Match[str]) -> list[Found]:
    what = re.sub(r"^(?:了|点|些|一点|轻微的?|严重的?|中度的?)", "", clean(match["value"]))
    return [Found("health", what)] if 1 < len(what) <= 16 else []


def pet(match: re.Match[str]) -> list[Found]:
    animal = match["value"]
    return [Found("pet", animal, "possession")]


def simple(attr: str, kind: StatementKind = "state") -> Maker:
    def make(match: re.Match[str]) -> list[Found]:
        value = clean(match["value"])
        return [Found(attr, value, kind)] if value and len(value) <= 30 else []

    return make


def fixed(attr: str, value: str, ends: str = "") -> Maker:
    return lambda _match: [Found(attr, value, ends=ends)]


def allergy(match: re.Match[str]) -> list[Found]:
    value = re.sub(r"^(?:所有|任何)的?", "", clean(match["value"]))
    value = re.sub(r"(?:这类|这种|之类)的?(?:东西|食物)?$", "", value)
    return [Found("allergy", value)] if value and len(value) <= 20 and not re.search(r"什么|啥|他|她", value) else []


_TASTE = re.compile(r"[辣苦酸甜咸麻酒]的?$|^(?:冰|凉|生|热|油|硬)的$")
_NOT_FOOD = re.compile(r"这|那|太|几|两|多少|亏|一[点碗个口盘份]|饭|东西|完")


def cannot_have(match: re.Match[str]) -> list[Found]:
    """What somebody cannot eat or touch: an allergy, unless it is a taste or merely too much."""
    value = clean(match["value"])
    if _TASTE.fullmatch(value):
        return [Found(f"preference: {value}", "不能吃", "preference")]
    return [] if _NOT_FOOD.search(value) else allergy(match)


def tie_free(name: str) -> str:
    return "" if relation_of(name) or name in {"他", "她", "对方"} else name


def left(match: re.Match[str]) -> list[Found]:
    groups = match.groupdict()
    org = clean(groups.get("org") or groups.get("org2") or "")
    if "离开" in match.group() and (not org or not re.search(r"公司|集团|医院|学校|大学|中学|银行|厂|店|所", org)):
        return []
    if re.match(r"(?:的?职|掉|去|的)", org):
        org = ""
    return [Found("employer", "", ends=org)]


def school(match: re.Match[str]) -> list[Found]:
    found = [Found("school", clean(match["school"]))]
    study = re.sub(r"^(?:的是|的)", "", clean(match["value"]))
    if study and len(study) > 1:
        found.append(Found("study", study, said=f"{{}}在{clean(match['school'])}读{study}"))
    return found
