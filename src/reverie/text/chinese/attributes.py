"""Attributes: what a predicate says of a person in terms of the shared keys."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from reverie.model.statement import StatementKind
from reverie.text.chinese.names import called_at
from reverie.text.chinese.places import COUNTRIES, is_place, known_place
from reverie.text.chinese.relations import relation_of


@dataclass(frozen=True, slots=True)
class Found:
    """One attribute that a predicate gives a value, or takes one from."""

    attr: str
    value: str
    kind: StatementKind = "state"
    ends: str = ""
    said: str = ""
    """A wording of its own, with `{}` for the subject; empty when the clause itself says it well."""


_NUM = r"(?:\d+|[一二两三四五六七八九十百]+|半)"
ROLE = (
    r"(?:[\u4e00-\u9fffA-Za-z0-9+#/. ]{0,14}?(?:工程师|设计师|产品经理|项目经理|经理|总监|主管|医生|护士|护师|教师|老师|教授|讲师|律师|会计师?|程序员|司机|学生|研究生|博士生?|博士后|主任|顾问|秘书|助理|"
    r"编辑|记者|翻译|警察|民警|军人|厨师|面点师|导演|演员|歌手|画家|插画师|作家|作者|老板|创始人|合伙人|店长|店员|研究员|教研员|分析师|架构师|摄影师|建筑师|咨询师|药剂师|药师|理发师|美甲师|化妆师|按摩师|技师|技术员|检验师|营养师|健身教练|教练|"
    r"瑜伽老师|运营|前台|客服|销售|保安|保洁|月嫂|快递员|骑手|外卖员|公务员|科学家|飞行员|空姐|空乘|机长|导游|收银员|采购|策展人|馆长|馆员|图书管理员|管理员|兽医|牙医|农民|工人|木匠|电工|焊工|裁缝|花艺师|烘焙师|调酒师|咖啡师|调律师|主播|博主|制片人|音乐人|"
    r"自由职业者?|个体户|退休教师|全职妈妈|全职爸爸|全职太太|家庭主妇|校长|班主任|校对|审计师?|精算师|测绘员|调度员?|负责人|实习生|志愿者|HR|hr|PM|CEO|CTO|CFO|COO|UI设计|后端|前端|测试|运维|律师助理|饲养员|保育员|护工|育婴师|[\u4e00-\u9fff]{1,6}(?:员|师|官)|法官|检察官|组长|队长|主编|社工|修表匠|钟表匠|陶艺师|园艺师|木工|船长|海员|水手))"
)
_ROLE_ONLY = re.compile(rf"(?:一?(?:名|个|位))?(?P<role>{ROLE})$")
_LANGUAGES = r"(?:英语|英文|日语|日文|法语|德语|西班牙语|西语|葡萄牙语|葡语|俄语|韩语|意大利语|阿拉伯语|泰语|越南语|粤语|闽南语|客家话|上海话|四川话|普通话|中文|汉语|手语|拉丁语|荷兰语|瑞典语|印尼语|马来语|潮汕话|长沙话|温州话)"
_CUT = re.compile(
    r"(?:，|,|。|；|和我|跟我|(?<=[\u4e00-\u9fff])(?:已经|有|快)?[一二两三四五六七八九十\d半几多]+(?:年|个月|天|周)(?:多|了|半)*$|了$|啦$|呢$|的$)"
)
_NO_HOME = re.compile(
    r"^(?:的|过|得|不|几|酒店|宾馆|民宿|旅馆|青旅|医院|病房|帐篷|这|那|哪|里面|一起|一个|他|她|你|附近|对面|隔壁|楼上|楼下|[一二三四五六七八九十\d]+楼$)"
)
_NOT_ORG = re.compile(
    r"^(?:家|家里|这|那|里|外面|外地|哪|线|一起|公司|单位|学校|办公室|网上|手机|电脑|这里|那边|这边|路上|[一二两三四五\d]|一家$)"
)


def _clean(value: str) -> str:
    """Return a value without what merely follows it."""
    value = value.strip(" ，,。、")
    while True:
        shorter = _CUT.sub("", value).strip(" ，,。、")
        if shorter == value:
            return value
        value = shorter


def _place(value: str) -> str:
    value = re.sub(
        r"(?:的(?:合租房|出租屋|房子|公寓|宿舍|老房子|新房子?))?(?:这边|那边|这儿|那儿|这里|那里)?(?:住|定居|生活|租房(?:子)?|租的房子|安家|落户)?(?:了|的)?$",
        "",
        _clean(value),
    )
    return "" if not value or len(value) > 18 or _NO_HOME.match(value) else value


Maker = Callable[[re.Match[str]], list[Found]]


def _home(match: re.Match[str]) -> list[Found]:
    place = _place(match["value"])
    old = _place(match.groupdict().get("old") or "")
    return [Found("home", place, ends=old)] if place else []


def _job(match: re.Match[str]) -> list[Found]:
    """Employer and occupation in "works at X as Y"."""
    groups = match.groupdict()
    org = re.sub(r"^(?:了|一家|一个|一所|某家?|家)", "", _clean(groups.get("org") or ""))
    role = _clean(groups.get("role") or "")
    role = re.sub(r"^(?:了|一?(?:名|个|位)|当|做)", "", role)
    found: list[Found] = []
    if org and not _NOT_ORG.match(org) and len(org) <= 24:
        bare = org.removesuffix("那边").removesuffix("这边")
        if bare == known_place(bare) or (
            is_place(bare)
            and not re.search(r"(?:公司|局|院|校|店|厂|所|中心|团|社|馆|部|行|科|处|室|站|台|寺|园)$", bare)
        ):
            found.append(Found("workplace", bare))
        else:
            found.append(Found("employer", org, ends=_clean(groups.get("old") or "")))
    if role and len(role) <= 20 and _is_role(role, match.group()):
        said = f"{{}}的工作是{role}" if found else ""
        found.append(Found("role", role, said=said))
    return found


def _is_role(role: str, whole: str) -> bool:
    return (
        bool(_ROLE_ONLY.fullmatch(role))
        or bool(re.match(r"(?:做|教|搞|卖|管|开|带|负责|研究|跑)", role))
        or "做" in whole
    )


def _role(match: re.Match[str]) -> list[Found]:
    role = re.sub(r"^(?:一?(?:名|个|位))", "", _clean(match["value"]))
    return [Found("role", role)] if role and len(role) <= 24 else []


def _identity(match: re.Match[str]) -> list[Found]:
    """What follows "is": an occupation, an origin, a blood group, a way of eating."""
    what = _clean(match["value"])
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
        rf"(?:在)?(?P<org>.{{2,16}}?(?:公司|医院|大学|学院|中学|小学|银行|律所|事务所|研究所|研究院|中心|集团|工作室|实验室|报社|出版社|幼儿园))的?(?:一?(?:名|个|位))?(?P<role>{ROLE})",
        what,
    )
    if staff:
        return [Found("employer", staff["org"], said=f"{{}}在{staff['org']}工作"), Found("role", staff["role"])]
    role = _ROLE_ONLY.fullmatch(what)
    if role:
        return [Found("role", role["role"])]
    return []


def _health(match: re.Match[str]) -> list[Found]:
    what = re.sub(r"^(?:了|点|些|一点|轻微的?|严重的?|中度的?)", "", _clean(match["value"]))
    return [Found("health", what)] if 1 < len(what) <= 16 else []


def _pet(match: re.Match[str]) -> list[Found]:
    animal = match["value"]
    return [Found("pet", animal, "possession")]


def _simple(attr: str, kind: StatementKind = "state") -> Maker:
    def make(match: re.Match[str]) -> list[Found]:
        value = _clean(match["value"])
        return [Found(attr, value, kind)] if value and len(value) <= 30 else []

    return make


def _fixed(attr: str, value: str, ends: str = "") -> Maker:
    return lambda _match: [Found(attr, value, ends=ends)]


def _allergy(match: re.Match[str]) -> list[Found]:
    value = re.sub(r"^(?:所有|任何)的?", "", _clean(match["value"]))
    value = re.sub(r"(?:这类|这种|之类)的?(?:东西|食物)?$", "", value)
    return [Found("allergy", value)] if value and len(value) <= 20 and not re.search(r"什么|啥|他|她", value) else []


_ORG_WORD = r"(?P<org>[^，,。]{2,24}?)"
_WORKS = r"(?:工作|上班|任职|就职|供职|打工|实习|当差)"
RULES: tuple[tuple[re.Pattern[str], Maker], ...] = tuple(
    (re.compile(pattern), maker)
    for pattern, maker in (
        (
            r"(?:快|刚|刚满|已经|都|就|马上|虚岁|年满|满|今年)*(?P<value>(?:\d{1,3}|[一二三四五六七八九十百]{1,4}|[一二两三四五六七八九十\d]+个月)(?:周?岁)?(?:半|多)?)(?:了|大)?$",
            lambda m: [Found("age", m["value"])] if re.search(r"岁|个月", m["value"]) else [],
        ),
        (
            r"(?:是)?(?P<value>(?:阳历|阴历|农历)?[^，,]{2,14}?(?:日|号|月|初[一二三四五六七八九十]))(?:出生|生)(?:的|人)?$",
            _simple("birthday"),
        ),
        (r"(?:的?生日)(?:是|在|:|：)?(?P<value>.{2,16})$", _simple("birthday")),
        (r"(?:从(?P<old>[^，,]{1,12}?))(?:搬(?:家)?|迁|搬迁)(?:到|去|来|回|进|至)了?(?P<value>.{1,18})", _home),
        (
            r"(?:全家|一家人?|刚|正式|又|和[^，,]{1,8}|跟[^，,]{1,8})*(?:搬(?:家)?|迁居?|搬迁|移居)(?:到|去|来|回|进|至)了?(?P<value>.{1,18})",
            _home,
        ),
        (
            r"(?:一直|就|还|都|也|暂时|一个人|租|租房|自己|和[^，,]{1,8}|跟[^，,]{1,8}|独自|合|定|长期|常|全家|一家人?|是)*(?:居?住|定居|租住|安家|落户)(?:在|于|到)?(?P<value>[^，,了院址宿]{1,18})",
            _home,
        ),
        (r"(?:在)(?P<value>[^，,]{2,16}?)(?:住|定居|生活|安家|落户|租房)(?:着|了?[^，,]{0,6})?$", _home),
        (r"家(?:就)?(?:住|在)(?P<value>[^，,]{2,16})$", _home),
        (
            rf"(?:一直|还|都|也|目前|现在|主要)*在{_ORG_WORD}(?:{_WORKS}|任|担任|当|做|干|教|负责)(?:了|过)?(?P<role>[^，,。]{{0,20}})$",
            _job,
        ),
        (r"(?:给|为|替)(?P<org>[^，,]{2,16}?)(?:工作|打工|干活|开车|上班)$", _job),
        (
            rf"(?:从(?P<old>[^，,]{{2,16}}?))?(?:跳槽|跳|转岗|调|调动|调任|借调)(?:到|去|至)了?{_ORG_WORD}(?:当|做|任|担任)(?P<role>{ROLE})$",
            _job,
        ),
        (
            r"(?:从(?P<old>[^，,]{2,16}?))?(?:跳槽|跳|转岗|调|调动|调任|借调)(?:到|去|至)了?(?P<org>[^，,]{2,20}?)(?:上班|工作)?了?$",
            _job,
        ),
        (
            rf"(?:正式|刚|成功)*(?:入职|加入|加盟|受聘于|就职于|任职于|供职于|去了?(?=[^，,]{{2,14}}上班))(?:了)?(?P<org>[^，,]{{2,20}}?)(?:(?:当|做|任|担任|，)(?P<role>{ROLE}))?(?:上班|工作)?$",
            _job,
        ),
        (
            rf"(?:还是|依然|仍然|仍|是|现任)?(?:正式|刚|又|终于)*(?:升职?(?:为|成|到|做|任)?|晋升(?:为|成|到)?|被?提拔(?:为|成)|转行(?:做|当)?|转岗(?:做|当|为)?|改行(?:做|当)?|当上|担任|做|当|任|转做|改做|成为)了?(?:一?(?:名|个|位))?(?P<value>{ROLE})$",
            _role,
        ),
        (r"(?:是)(?:做|搞|干)(?P<value>.{1,14})的$", lambda m: [Found("role", f"做{_clean(m['value'])}")]),
        (
            r"(?:做|搞|干|从事)(?P<value>[^，,了过完]{2,12}?)(?:工作|行业)?的?$",
            lambda m: (
                [Found("role", re.sub(r"的$", "", m.group()))]
                if re.search(
                    r"的$|从事|(?:电商|外贸|设计|开发|运营|销售|审计|财务|会计|教育|培训|物流|直播|装修|餐饮|投资|咨询|生意|科研|研究|翻译|测试)(?:工作|行业)?$",
                    m.group(),
                )
                else []
            ),
        ),
        (r"(?:开|教|卖|修|跑|带)(?P<value>[^，,了过着]{1,8})的$", lambda m: [Found("role", m.group())]),
        (r"(?:给自己)?(?:定|设)(?:了|下)?(?:一?个)?(?:小|大|新)?目标[是：:，](?P<value>.{2,30})$", _simple("goal")),
        (r"(?:已经|刚|正式|办了?|提前|内退)*退休(?:手续)?(?:了|办好了)?$", _fixed("role", "退休")),
        (
            r"(?:已经|刚|今天|正式|主动|裸)*(?:(?:从|跟|向)(?P<org>[^，,]{2,16}?)(?:那边)?(?:提)?)?(?:离职|辞职|辞|离开)(?:了)?(?P<org2>[^，,]{2,16}?)?了?$",
            lambda m: _left(m),
        ),
        (
            r"(?:被)(?:(?P<org>[^，,]{2,14}?))?(?:裁员?|优化|辞退|炒)(?:掉)?了$",
            lambda m: [Found("employer", "", ends=_clean(m["org"] or ""))],
        ),
        (
            r"(?:还|正|现在|目前)*(?:在)(?P<school>[^，,]{2,14}?(?:大学|学院|中学|小学|一中|二中|三中|附中|高中|校|理工|师大|北大|清华|复旦|交大|浙大|幼儿园))(?:读|上学|念书?|学|就读|上)(?P<value>[^，,]{0,14})",
            lambda m: _school(m),
        ),
        (
            r"(?:今年|刚|现在|还在|在|正在|马上)*(?:读|上|念|升)(?P<value>(?:小学|初中|高中|幼儿园|大学|大班|中班|小班)?(?:[一二三四五六七八九]年级|大[一二三四五]|研[一二三]|高[一二三]|初[一二三]|博[一二三四五]|博士|硕士|研究生|本科|小学|初中|高中|大学|幼儿园|大班|中班|小班))(?:了)?$",
            _simple("study"),
        ),
        (r"(?:毕业于)(?P<value>[^，,]{2,18})$", _simple("school")),
        (
            r"(?:是|从)?(?P<value>[^，,在从]{2,14}?(?:大学|学院|师大|交大|理工|北大|清华|复旦|浙大|川大))[^，,]{0,10}毕业(?:的|了)?$",
            _simple("school"),
        ),
        (r"考上了?(?P<value>[^，,]{2,16}?)(?:了|的研究生|的博士)?$", _simple("school")),
        (
            r"(?:大学|本科|研究生|硕士|博士)?(?:是)?(?:学|读|念|主修)(?:的)?(?:是)?(?P<value>[^，,过了会]{2,10}?)(?:专业)的?$",
            _simple("study"),
        ),
        (
            r"(?:和|跟|与)(?P<value>[^，,]{2,8}?)(?:领证|结婚|登记)了$",
            lambda m: (
                [Found("partner", _tie_free(m["value"])), Found("marital status", "已婚", said="{}结婚了")]
                if _tie_free(m["value"])
                else [Found("marital status", "已婚")]
            ),
        ),
        (r"(?:已经|刚|去年|终于)*(?:结婚|领证)(?:快)?[^，,]{0,8}了$", _fixed("marital status", "已婚")),
        (r"(?:已经|刚|去年|终于)*离(?:了)?婚(?:[^，,]{0,6}了)?$", _fixed("marital status", "离婚")),
        (r"(?:还|一直|目前|现在|恢复|又)*单身(?:[^，,]{0,6})?$", _fixed("marital status", "单身")),
        (
            rf"(?:家里|一共|共|就|只|总共)*有(?P<value>{_NUM}个?(?:孩子|儿子|女儿|娃|小孩|闺女|宝宝)(?:和?{_NUM}个?(?:儿子|女儿))?)",
            _simple("children"),
        ),
        (
            rf"(?:家里|还|就|只)*有(?P<value>{_NUM}个?(?:亲|双胞胎)?(?:哥哥|姐姐|弟弟|妹妹|兄弟|姐妹)(?:和?{_NUM}个?(?:哥哥|姐姐|弟弟|妹妹))?)",
            _simple("siblings"),
        ),
        (
            rf"(?:家里|还|刚|又|也|新|一直|最近|终于)*(?:养|收养|领养|捡|有|买|抱)(?:着|了|回来|回|过)*(?:{_NUM})?(?:只|条|匹|头|缸)?(?P<value>[\u4e00-\u9fff]{{0,6}}?(?:猫|狗|犬|兔子|仓鼠|鹦鹉|乌龟|龟|金鱼|猫咪|柯基|金毛|柴犬|边牧|泰迪|橘猫|布偶|英短|龙猫|蜥蜴|鹅|马))(?:[，,]?(?:名字)?(?:叫|是)(?P<called>[\u4e00-\u9fffA-Za-z]{{1,8}}))?(?:了)?$",
            _pet,
        ),
        (
            r"(?:现在|平时|自己|刚|新|终于|又)*(?:开|买|换|提|入手|订)(?:的是|的|了|成)*(?:一?(?:辆|台|部))?(?P<value>[^，,]{0,12}?(?:特斯拉|比亚迪|丰田|本田|大众|宝马|奔驰|奥迪|小鹏|蔚来|理想L?\d?|吉利|奇瑞|日产|福特|别克|马自达|沃尔沃|保时捷|五菱|哈弗|长安|领克|极氪|问界|雷克萨斯|起亚|现代|思域|卡罗拉|雅阁|凯美瑞|高尔夫|朗逸|飞度|轩逸|帕萨特|迈腾|途观|汉兰达|Model ?[3YSX]|秦|海豚|海鸥|MINI|Yaris|电动车|新能源车|SUV|面包车|越野车)[^，,的]{0,10})$",
            lambda m: (
                [Found("car", _clean(m["value"]), "possession")]
                if not re.search(r"卖|坐|看|修|洗|租|的.*(?:卖|撞|坏)", m.group())
                else []
            ),
        ),
        (
            r"(?:买|换|入手|用)(?:的是|的|了|成|上)*(?:一?(?:部|台|个))?(?P<value>[^，,]{0,6}?(?:iPhone|苹果手机|华为Mate|小米\d|荣耀|三星Galaxy|Pixel|vivo|oppo|OPPO)[^，,]{0,14})$",
            lambda m: [Found("phone", _clean(m["value"]), "possession")],
        ),
        (
            r"(?:买|换|入手|用)(?:的是|的|了|成|上)*(?:一?(?:部|台|个))?(?P<value>[^，,]{0,6}?(?:MacBook|ThinkPad|笔记本电脑|台式机|iMac|Surface)[^，,]{0,14})$",
            lambda m: [Found("computer", _clean(m["value"]), "possession")],
        ),
        (
            r"(?:一直|就|开始|改|又|也|都|长期|坚持|已经)*(?P<value>吃(?:全|纯|长)?素|素食|生酮(?:饮食)?|低碳饮食|吃清真|断食|轻断食)(?:了|的|[^，,]{0,8}年了?)?$",
            _simple("diet"),
        ),
        (
            r"(?:又|重新|已经|也)*(?:开始)?(?:开荤|恢复吃肉|吃(?:回)?肉)了$",
            lambda m: [Found("diet", "吃肉", ends="素")],
        ),
        (r"(?:已经)?(?:不再|不|没再)(?:吃素|素食)了?$", lambda m: [Found("diet", "不再吃素", ends="素")]),
        (
            r"(?:一直|从小|也|都|就|还|是)*对(?P<value>[^，,]{1,16}?)(?:都|也|特别|非常|很|会|有点|有些|轻微|严重|重度|是)*过敏",
            _allergy,
        ),
        (
            r"(?:就|是|有)*(?P<value>[\u4e00-\u9fffA-Za-z]{1,6}?)(?:严重|重度|轻微|轻度)?过敏(?:了|，|$|很严重|挺严重|严重)",
            lambda m: _allergy(m) if not re.search(r"[不没别就是会又]|皮肤|有点|^有", m["value"]) else [],
        ),
        (
            r"(?:就|是|有|查出来?|被确诊|确诊)*(?P<value>乳糖不耐受?|麸质不耐受?|麸质过敏|酒精过敏|蚕豆病)",
            _simple("allergy"),
        ),
        (
            r"(?:就|是|从小|都|也)*(?:不能|碰不得|不可以|没法)(?:吃|碰|喝|沾)(?P<value>[^，,了的]{1,8}?)(?:，|$)",
            _allergy,
        ),
        (
            r"(?:一直|从小|刚|又|也|被|体检)*(?:有|得了?|患(?:有|上|了)?|查出来?(?:有|是|得了)?|确诊(?:了|为|是|得了)?|诊断(?:出|为|是)?)(?P<value>[^，,]{0,10}?(?:病|炎|癌|症|瘤|结节|高血压|高血脂|糖尿病|近视|散光|颈椎病|哮喘|痛风|贫血|鼻炎|偏头痛|湿疹|甲减|甲亢|抑郁|焦虑|失眠|突出|脂肪肝|胆结石|肾结石))(?:了|$)",
            _health,
        ),
        (
            r"(?:一直|每天|现在|还|要|都|得|开始)*(?:在)?(?:吃|服用?|打)(?:着)?(?P<value>[^，,]{1,10}?(?:片|胶囊|降压药|降糖药|降脂药|抗过敏药|胰岛素|优甲乐|二甲双胍|阿司匹林|他汀|地平|沙坦|布洛芬|褪黑素|别嘌醇|非布司他|氯雷他定|铁剂|叶酸|维生素D|中药))(?:$|了|控制|，)",
            _simple("medication"),
        ),
        (r"(?:血型)?(?:是)?(?P<value>(?:AB|A|B|O)型)血?$", _simple("blood type")),
        (
            rf"(?:还|也|都|能|从小|流利地?|一直)*(?:会|能)?(?:说|讲|懂|精通|会)(?:一?(?:点|些)|流利的?)?(?P<value>{_LANGUAGES}(?:(?:、|和|还有){_LANGUAGES})*)",
            _simple("language"),
        ),
        (
            r"(?:老家|祖籍|籍贯)(?:就)?(?:是|在)?(?P<value>[^，,的]{2,12})$",
            lambda m: [Found("birthplace", _place(m["value"]))] if _place(m["value"]) else [],
        ),
        (
            r"(?:是)?(?:在|于)?(?P<value>[^，,在]{2,10}?)(?:出生|长大|土生土长)(?:的|长大的?|，|$)",
            lambda m: (
                [Found("birthplace", _place(m["value"]))] if _place(m["value"]) and is_place(_place(m["value"])) else []
            ),
        ),
        (
            r"(?:出生(?:在|于)|生(?:在|于)|来自)(?P<value>[^，,的]{2,12})",
            lambda m: (
                [Found("birthplace", _place(m["value"]))]
                if _place(m["value"]) and (is_place(_place(m["value"])) or "出生" in m.group())
                else []
            ),
        ),
        (
            r"(?:从小|一直|还|业余|会|在|开始|平时|每天|也|最近)*(?:学|练|弹|拉|吹|打|会弹|会拉)(?:习|着|了|过|奏)*(?P<value>钢琴|吉他|古筝|小提琴|大提琴|中提琴|二胡|尤克里里|架子鼓|鼓|萨克斯|长笛|竹笛|笛子|贝斯|琵琶|古琴|口琴|手风琴|单簧管|电子琴|葫芦丝|非洲鼓)",
            _simple("instrument"),
        ),
        (
            r"(?:每(?:周|天|个?月)?[^，,]{0,6}?|平时|经常|一直|坚持|开始|周末|在|常|最近|还|也|会)+(?:去|都|要|练|打|踢|玩|学|跑|游)*(?P<value>篮球|足球|羽毛球|乒乓球|网球|排球|高尔夫|台球|游泳|跑步|夜跑|晨跑|攀岩|瑜伽|普拉提|健身|骑行|徒步|爬山|滑雪|滑板|太极拳?|八段锦|跳绳|击剑|拳击|马拉松|冲浪|潜水|划船|皮划艇|飞盘)(?!.*(?:吗|了一))",
            _simple("sport"),
        ),
        (
            r"(?:每天|平时|一般|现在|都|是|改|通常|一直)*(?P<value>(?:骑(?:自行|电动|电瓶|单|摩托|共享单)?车|骑行|坐(?:地铁|公交|班车|轻轨|\d+号线|高铁)[^，,]{0,8}?|乘地铁|搭(?:地铁|公交)[^，,]{0,6}?|开车|走路|步行|打车|挤地铁))(?:去|来|到)?(?:上下?班|通勤|公司|单位)",
            _simple("commute"),
        ),
        (
            r"(?:一般|每天|平时|通常|都|早上|习惯|现在|得|要)*(?P<value>(?:早上|清晨|凌晨)?[一二三四五六七八九十\d]{1,2}(?:点|:)(?:半|\d{1,2}分?|[一二三四五]?十[五]?分?)?)(?:就|准时|钟)?起(?:床)?(?:了|的)?$",
            _simple("wake time"),
        ),
        (r"(?:上班时间|工作时间|办公时间|坐诊时间)(?:是|为|从)?(?P<value>[^，,]{3,24})$", _simple("working hours")),
        (
            r"(?:每天|一般|平时|都|现在|基本)*(?P<value>朝[九十八]晚[五六九十八]|996|965|大小周|做五休二|上[一二三四]休[一二三四]|三班倒|两班倒|上夜班|倒班)(?:的|$|，)",
            _simple("working hours"),
        ),
        (
            r"(?:今年|我)?的?(?:身高)?(?:是|有)?(?P<value>1米\d{1,2}|一米[一二三四五六七八九]\S{0,1}|\d{3}(?:cm|厘米|公分))(?:高|左右)?$",
            _simple("height"),
        ),
        (
            r"(?:鞋子?)?(?:穿|是)(?P<value>\d{2}(?:\.5|码半)?码?)(?:的)?鞋?(?:子)?$",
            lambda m: [Found("shoe size", m["value"])] if re.search(r"码|鞋", m.group()) else [],
        ),
        (r"(?:信|信仰|皈依)(?:了|奉)?(?P<value>佛教?|基督教?|天主教|伊斯兰教|道教|主)$", _simple("religion")),
        (r"(?:(?:是|现在是|目前是|本职是|以前是)(?:一?(?:名|个|位))?)(?P<value>[^，,]{1,24})$", _identity),
    )
)


def _tie_free(name: str) -> str:
    return "" if relation_of(name) or name in {"他", "她", "对方"} else name


def _left(match: re.Match[str]) -> list[Found]:
    groups = match.groupdict()
    org = _clean(groups.get("org") or groups.get("org2") or "")
    if "离开" in match.group() and (not org or not re.search(r"公司|集团|医院|学校|大学|中学|银行|厂|店|所", org)):
        return []
    if re.match(r"(?:职|掉|去)", org):
        org = ""
    return [Found("employer", "", ends=org)]


def _school(match: re.Match[str]) -> list[Found]:
    found = [Found("school", _clean(match["school"]))]
    study = re.sub(r"^(?:的是|的)", "", _clean(match["value"]))
    if study and len(study) > 1:
        found.append(Found("study", study, said=f"{{}}在{_clean(match['school'])}读{study}"))
    return found


@lru_cache(maxsize=512)
def attributes_of(predicate: str) -> tuple[Found, ...]:
    """Return the attributes that a predicate gives, its dates and adverbs taken out.

    >>> [(f.attr, f.value) for f in attributes_of("在腾讯做产品经理")]
    [('employer', '腾讯'), ('role', '产品经理')]
    >>> [(f.attr, f.value, f.ends) for f in attributes_of("从波尔图搬到布拉加了")]
    [('home', '布拉加', '波尔图')]
    """
    named = re.match(
        r"(?:名字|大名|全名|真名|小名|本名)?(?:就)?(?:叫做?|名叫|名字(?:叫|是))(?!我|你|他|她|车|外卖|醒|人来|停|苦|板|好|了|号|什么|不|上|救护)",
        predicate,
    )
    if named:
        end = called_at(predicate, named.end())
        if end > named.end():
            return (Found("name", predicate[named.end() : end].strip("“”「」《》\"' "), "identity"),)
    for pattern, make in RULES:
        match = pattern.match(predicate)
        if match:
            found = make(match)
            if found:
                return tuple(found)
    return ()
