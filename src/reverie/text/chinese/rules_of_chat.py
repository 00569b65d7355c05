"""Rules of chat: new posts, places of study and of postings, rented homes, cars, drinks and styles in a predicate."""

import re
from typing import Final

from reverie.text.chinese.values import ROLE, Found, Maker, clean, job, place_value, simple
from reverie.text.chinese.words.places import is_place, known_place

_NO_PLACE = re.compile(
    r"家|网|线|图书馆|教室|房间|书房|床|这|那|哪|外面|里面|一起|班|学校|手机|电脑|办公|车|路|夜|补习|培训|公园|自习|室|馆|店|厅|中心|所"
)
_NO_ORIGIN = re.compile(
    r"[的了个种点些这那哪什我你他她它]|^(?:一|两|几|不|没|很|太|最|好|坏|大|小|新|老(?!挝)|男|女|主|病|客|恋|爱|怕|夜|早|晚"
    r"|年轻|中年|成年|未成年|青年|普通|平常|平凡|正常|负责|主持|创始|合伙|联系|介绍|当事|经纪|继承|监护|保证|证|担保|发起|申请"
    r"|本地|外地|外国|当地|南方|北方|东方|西方|农村|乡下|城里|城市|家里|自己|同龄|聪明|明白|老实|诚实|过来|局外|局内|圈内|圈外|业内"
    r"|行内|外行|性情|文化|读书|生意|买卖|手艺|音乐|媒体|广告|技术|理工|文科|体制|单身|早起|内向|外向|急性|慢性|直性|懒|闲|忙"
    r"|素食|残疾|盲|哑|机器|陌生|熟|透明|工具|打工|手机|电影|出版|投资|候选|领头|带头|守门|牧|军|工|商|法|诗|猎|别|众|亲|情|旁|路)"
)
_STAGES = frozenset({"大学", "高中", "初中", "小学", "大一", "大二", "大三", "大四", "本科", "中学", "幼儿园"})
_FAR = (
    r"(?:项目部?|工地|分公司|分院|分校|分店|驻地|基地|部队|连队|矿上?|船上|海上|站上|营地|办事处|代表处|项目上|厂里?)"
)
_BRAND = (
    r"(?:myvi|proton|saga|axia|bezza|perodua|vios|city|civic|accord|camry|corolla|yaris|toyota|honda|nissan|mazda|tesla|bmw"
    r"|benz|audi|polo|golf|ford|kia|hyundai|volvo|suzuki|swift|jazz|byd|isuzu|hilux|ativa|alza|subaru|lexus)"
)
_CAR_TALK = re.compile(
    r"刮痕|划痕|公里|里程|加油|油耗|停车|车位|轮胎|撞|追尾|修车|车险|年检|上路|堵|导航|保养|充电|后座|倒车|方向盘|引擎|发动机|手排|自排"
)
_DRINK = (
    r"(?P<value>[\u4e00-\u9fffA-Za-z][\u4e00-\u9fffA-Za-z0-9 ]{0,18}?)"
    r"(?=$|[，,]| ?[一两二三四五六七八九十每]+(?:天|周|杯|日))"
)
_KIND_OF_SPORT = (
    r"(?:(?:跳)?(?:广场舞|交谊舞|拉丁舞|街舞|芭蕾舞?|民族舞|健身操|操)|跳舞|游泳|快走|慢跑|跑步|夜跑|晨跑|散步|打?太极拳?|八段锦"
    r"|瑜伽|普拉提|爬山|登山|骑车|骑行|打?(?:篮球|羽毛球|乒乓球|网球|排球|台球|高尔夫|门球)|踢?(?:足球|毽子)|跳绳|举铁|撸铁|健身"
    r"|攀岩|滑雪|滑冰|滑板|击剑|拳击|划船|冲浪|潜水|徒步|踩单车|动感单车|打坐|站桩)"
)
_OFTEN = r"(?:每天|每周|每个?[^，,]{0,6}?|天天|早上|清晨|晚上|傍晚|饭后|周末|去|做|练|学|打|跳|踢|玩|了)*"


def _origin(match: re.Match[str]) -> list[Found]:
    place = match["value"]
    return [] if _NO_ORIGIN.search(place) else [Found("birthplace", place)]


def _study_at(match: re.Match[str]) -> list[Found]:
    """The town that somebody studies in is where they live; schools have a rule of their own."""
    place, study = place_value(match["place"]), clean(match["study"] or "")
    if not place or _NO_PLACE.search(place) or re.search(r"[大中小]学|学院|[校园院系店馆]$", place):
        return []
    if len(place) > 5 and not is_place(place):
        return []
    said = f"{{}}在{place}{match['verb']}{study}"
    return [
        Found("home", place),
        *([Found("study", study, said=said)] if 1 < len(study) <= 12 and study not in _STAGES else []),
    ]


def _posted(match: re.Match[str]) -> list[Found]:
    """Where the work of somebody has taken them."""
    where = place_value(re.sub(r"(?:的|那边|这边)$", "", match["value"]))
    named = known_place(where) or is_place(where)
    sure = named or ("派" in match.group() and not re.search(r"[部组科岗班室位台线]", where))
    return [Found("workplace", where)] if where and sure and not _NO_PLACE.search(where) else []


def _rented(match: re.Match[str]) -> list[Found]:
    where = match["value"].strip()
    vague = re.match(r"(?:一|两|三|几|别人|朋友|我|他|她|个|了|这|那|便宜|大|小|新|老|带|有|合适|车)", where)
    return [] if vague else [Found("home", where)]


def _own_car(match: re.Match[str]) -> list[Found]:
    named = re.match(_BRAND, match["value"].strip(), re.IGNORECASE)
    if not named and not (match["word"] in {"辆", "部"} or _CAR_TALK.search(match.string)):
        return []
    value = match["value"].strip()
    return [Found("car", value, "possession")] if len(value) > 1 and not re.search(r"[车机脑]$", value) else []


def _drink(match: re.Match[str]) -> list[Found]:
    value = re.sub(r"^(?:上|了)?(?:一|两|几|半)?[杯碗瓶壶罐口]", "", clean(match["value"]).strip())
    bad = re.search(r"什么|的时候|不|点|酒.{4}", value)
    return [] if bad or len(value) < 1 else [Found("usual drink", value, "preference")]


def _given_up(match: re.Match[str]) -> list[Found]:
    what = match["value"].strip()
    return [Found(f"preference: {what.lower()}", "戒了", "preference")] if len(what) <= 12 else []


def _new_post(match: re.Match[str]) -> list[Found]:
    return [] if re.search(r"家里?$|学校$|店里$", match["org"]) and len(match["org"]) < 3 else job(match)


CHAT: Final[tuple[tuple[str, Maker], ...]] = (
    (
        r"(?:都|已经|快|就|虚岁|刚|今年)*(?P<value>[二三四五六七八九]十(?:有)?[一二三四五六七八九]?|[2-9]\d)(?:整)?(?:了|啦)?$",
        lambda m: [Found("age", f"{m['value']}岁")],
    ),
    (
        r"(?:是)?(?P<value>(?:\d{4}|\d{2}|[一二三四五六七八九零〇]{2,4})年)(?:出)?生(?:的|人)?$",
        lambda m: [Found("birthday", m["value"])],
    ),
    (
        r"租的(?:房子?|公寓|单间|民房)(?:就|是)?在(?P<value>[^，,]{2,12})$",
        lambda m: [Found("home", place_value(m["value"]))],
    ),
    (r"(?P<value>(?:打|练)(?:太极拳?|门球|瑜伽|八段锦)|跳(?:广场舞|交谊舞))$", simple("sport")),
    (r"是(?:土生土长的|地道的|正宗的|地地道道的|个)?(?P<value>[\u4e00-\u9fff]{2,3})人$", _origin),
    (
        rf"(?:正式|就|要|会|准备|现在|已经|刚|转)*(?:到|去|进|来)了?(?P<org>[^，,了]{{2,18}}?)(?:当|做|任|担任)(?P<role>{ROLE}|[校队军村]医)了?$",
        _new_post,
    ),
    (
        r"(?:已经|刚|今天|正式|都)*(?:把)?(?:办(?:了|完了?|好了?|妥了?)(?:离职|辞职)(?:手续)?|离职手续(?:都|也)?办(?:完|好|妥)?)了?$",
        lambda _m: [Found("employer", "")],
    ),
    (
        r"(?:现在|目前|还|正|一个人)*在(?P<place>[\u4e00-\u9fffA-Za-z]{2,8}?)(?P<verb>读|念|攻读|修读)(?P<study>[^，,了过完书]{1,14}?)(?:了)?$",
        _study_at,
    ),
    (
        rf"(?:人)?(?:现在|目前|还|一直|常年)*在(?P<value>[^，,]{{2,10}}?)的?{_FAR}?(?:值班|驻场|常驻|驻点|驻守|施工|带项目|跑项目|援建|支教|戍边|当兵|服役)",
        _posted,
    ),
    (
        rf"(?:人)?(?:现在|目前|还|一直|常年)*在(?P<value>[^，,]{{2,10}}?)的?{_FAR[:-1]}|项目|工地上|部队里)(?:上|里)?$",
        _posted,
    ),
    (
        r"(?:人)?(?:现在|已经|又|刚|也)*(?:被)?(?:公司|单位|部队)?(?:调动?|派|外派|派驻|轮岗|借调|支援)(?:到|去|往|至)了?"
        r"(?P<value>[^，,了]{2,10}?)(?:工作|上班|项目部?|去)?了?$",
        _posted,
    ),
    (r"(?:他|她)?人(?:现在|已经|又|刚|都)*(?:到|在|去)了?(?P<value>[^，,了]{2,10}?)了?$", _posted),
    (
        r"(?:现在|目前|还|一直|跟[^，,]{1,6}|和[^，,]{1,6})*(?:合)?租(?:了|住|的是)?(?P<value>[^，,的]{2,12}?)的?"
        r"(?:单位|房子|公寓|单间|套房|小套房|店屋|排屋|组屋|次卧|主卧|隔断|民房|一居室|两居室|一居|两居)$",
        _rented,
    ),
    (
        r"(?:的|家)?(?:自己)?(?:的)?那(?P<word>[台辆部])"
        r"(?P<value>\s?[A-Za-z][A-Za-z0-9-]*(?: [A-Za-z0-9-]+)?|[\u4e00-\u9fff]{2,5}?)"
        r"(?=\s?(?:$|了|才|开了|已经|又|都|也|还|刚|就|[一二两三四五六七八九十\d]+(?:多)?(?:年|万)))",
        _own_car,
    ),
    (
        rf"(?:所以|平时|现在|最近|已经|早就|后来|就|都|一直|每天(?:早上)?)*(?:改喝|换喝|改成喝|改为喝|换成喝|只喝|都喝|天天喝|每天喝)了?\s?{_DRINK}",
        _drink,
    ),
    (
        r"(?:已经|早就|刚|也|终于|又)*戒\s?(?P<value>[\u4e00-\u9fffA-Za-z][\u4e00-\u9fffA-Za-z ]{0,11}?)\s?了$",
        _given_up,
    ),
    (
        r"(?:平时|一直|主要|现在|在家|在书房)*(?:练|写|学|临)(?:习)?(?:的)?(?:是|着)?(?P<value>[\u4e00-\u9fff]{1,2}[体楷隶篆])(?:字)?$",
        simple("calligraphy style"),
    ),
    (
        rf"(?:[^，,]{{0,10}}(?:以后|之后|后))?(?:所以|后来|现在|已经|就|我)*(?:改成|改为|改练|改学|改去|改打|改跳|转去|换成|换到|换去|改)了?{_OFTEN}(?P<value>{_KIND_OF_SPORT})了?$",
        simple("sport"),
    ),
    (rf"(?:跟|和|陪)[^，,]{{1,10}}?(?:一起)?(?:去)?(?P<value>{_KIND_OF_SPORT})$", simple("sport")),
)
"""Patterns of a predicate from its start, with what each makes of its match; the first that makes something counts."""

SPORT: Final = re.compile(_KIND_OF_SPORT)
"""Any sport or exercise that the rules know by name."""
