"""Rules of habit: diet, health, languages, origin, instruments, sport and daily times in a predicate."""

import re

from reverie.text.chinese.values import (
    LANGUAGES,
    Found,
    Maker,
    allergy,
    cannot_have,
    health,
    identity,
    place_value,
    simple,
)
from reverie.text.chinese.words.places import is_place

HABIT: tuple[tuple[str, Maker], ...] = (
    (
        r"(?:一直|就|开始|改|又|也|都|长期|坚持|已经)*(?P<value>吃(?:全|纯|长)?素|素食|生酮(?:饮食)?"
        r"|低碳饮食|吃清真|断食|轻断食)(?:了|的|[^，,]{0,8}年了?)?$",
        simple("diet"),
    ),
    (
        r"(?:又|重新|已经|也)*(?:开始)?(?:开荤|恢复吃肉|吃(?:回)?肉)了$",
        lambda m: [Found("diet", "吃肉", ends="素")],
    ),
    (r"(?:已经)?(?:不再|不|没再)(?:吃素|素食)了?$", lambda m: [Found("diet", "不再吃素", ends="素")]),
    (
        r"(?:一直|从小|也|都|就|还|是)*对(?P<value>[^，,]{1,16}?)(?:都|也|特别|非常|很|会|有点|有些"
        r"|轻微|严重|重度|是)*过敏",
        allergy,
    ),
    (
        r"(?:就|是|有)*(?P<value>[\u4e00-\u9fffA-Za-z]{1,6}?)(?:严重|重度|轻微|轻度)?过敏(?:了|，|$"
        r"|很严重|挺严重|严重)",
        lambda m: allergy(m) if not re.search(r"[不没别就是会又]|皮肤|有点|^有", m["value"]) else [],
    ),
    (
        r"(?:就|是|有|查出来?|被确诊|确诊)*(?P<value>乳糖不耐受?|麸质不耐受?|麸质过敏|酒精过敏|蚕豆病)",
        simple("allergy"),
    ),
    (
        r"(?:就|是|从小|都|也|真|还|现在|一直)*(?:(?:不能|不可以|没法)(?:吃|碰|喝|沾)|吃不了|吃不得|喝不了|喝不得|碰不得"
        r"|碰不了|沾不得|沾不了)(?P<value>[^，,了的]{1,8}?)(?:，|$)",
        cannot_have,
    ),
    (
        r"(?:一直|从小|刚|又|也|被|体检)*(?:有|得了?|患(?:有|上|了)?|查出来?(?:有|是|得了)?|确诊(?:了"
        r"|为|是|得了)?|诊断(?:出|为|是)?)(?P<value>[^，,]{0,10}?(?:病|炎|癌|症|瘤|结节|高血压|高血脂"
        r"|糖尿病|近视|散光|颈椎病|哮喘|痛风|贫血|鼻炎|偏头痛|湿疹|甲减|甲亢|抑郁|焦虑|失眠|突出"
        r"|脂肪肝|胆结石|肾结石))(?:了|$)",
        health,
    ),
    (
        r"(?:一直|每天|现在|还|要|都|得|开始)*(?:在)?(?:吃|服用?"
        r"|打)(?:着)?(?P<value>[^，,]{1,10}?(?:片|胶囊|降压药|降糖药|降脂药|抗过敏药|胰岛素|优甲乐"
        r"|二甲双胍|阿司匹林|他汀|地平|沙坦|布洛芬|褪黑素|别嘌醇|非布司他|氯雷他定|铁剂|叶酸|维生素D"
        r"|中药))(?:$|了|控制|，)",
        simple("medication"),
    ),
    (r"(?:血型)?(?:是)?(?P<value>(?:AB|A|B|O)型)血?$", simple("blood type")),
    (
        rf"(?:还|也|都|能|从小|流利地?|一直)*(?:会|能)?(?:说|讲|懂|精通|会)(?:一?(?:点|些)"
        rf"|流利的?)?(?P<value>{LANGUAGES}(?:(?:、|和|还有){LANGUAGES})*)",
        simple("language"),
    ),
    (
        r"(?:老家|祖籍|籍贯)(?:就)?(?:是|在)?(?P<value>[^，,的]{2,12})$",
        lambda m: [Found("birthplace", place_value(m["value"]))] if place_value(m["value"]) else [],
    ),
    (
        r"(?:是)?(?:在|于)?(?P<value>[^，,在]{2,10}?)(?:出生|长大|土生土长)(?:的|长大的?|，|$)",
        lambda m: (
            [Found("birthplace", place_value(m["value"]))]
            if place_value(m["value"]) and is_place(place_value(m["value"]))
            else []
        ),
    ),
    (
        r"(?:出生(?:在|于)|生(?:在|于)|来自)(?P<value>[^，,的]{2,12})",
        lambda m: (
            [Found("birthplace", place_value(m["value"]))]
            if place_value(m["value"]) and (is_place(place_value(m["value"])) or "出生" in m.group())
            else []
        ),
    ),
    (
        r"(?:从小|一直|还|业余|会|在|开始|平时|每天|也|最近)*(?:学|练|弹|拉|吹|打|会弹|会拉)(?:习|着"
        r"|了|过|奏)*(?P<value>钢琴|吉他|古筝|小提琴|大提琴|中提琴|二胡|尤克里里|架子鼓|鼓|萨克斯"
        r"|长笛|竹笛|笛子|贝斯|琵琶|古琴|口琴|手风琴|单簧管|电子琴|葫芦丝|非洲鼓)",
        simple("instrument"),
    ),
    (
        r"(?:每(?:周|天|个?月)?[^，,]{0,6}?|平时|经常|一直|坚持|开始|周末|在|常|最近|还|也|会)+(?:去"
        r"|都|要|练|打|踢|玩|学|跑|游)*(?P<value>篮球|足球|羽毛球|乒乓球|网球|排球|高尔夫|台球|游泳"
        r"|跑步|夜跑|晨跑|攀岩|瑜伽|普拉提|健身|骑行|徒步|爬山|滑雪|滑板|太极拳?|八段锦|跳绳|击剑"
        r"|拳击|马拉松|冲浪|潜水|划船|皮划艇|飞盘)(?!.*(?:吗|了一))",
        simple("sport"),
    ),
    (
        r"(?:每天|平时|一般|现在|都|是|改|通常|一直)*(?P<value>(?:骑(?:自行|电动|电瓶|单|摩托"
        r"|共享单)?车|骑行|坐(?:地铁|公交|班车|轻轨|\d+号线|高铁)[^，,]{0,8}?|乘地铁|搭(?:地铁"
        r"|公交)[^，,]{0,6}?|开车|走路|步行|打车|挤地铁))(?:去|来|到)?(?:上下?班|通勤|公司|单位)",
        simple("commute"),
    ),
    (
        r"(?:一般|每天|平时|通常|都|早上|习惯|现在|得|要)*(?P<value>(?:早上|清晨"
        r"|凌晨)?[一二三四五六七八九十\d]{1,2}(?:点|:)(?:半|\d{1,2}分?"
        r"|[一二三四五]?十[五]?分?)?)(?:就|准时|钟)?起(?:床)?(?:了|的)?$",
        simple("wake time"),
    ),
    (r"(?:上班时间|工作时间|办公时间|坐诊时间)(?:是|为|从)?(?P<value>[^，,]{3,24})$", simple("working hours")),
    (
        r"(?:每天|一般|平时|都|现在|基本)*(?P<value>朝[九十八]晚[五六九十八]|996|965|大小周|做五休二"
        r"|上[一二三四]休[一二三四]|三班倒|两班倒|上夜班|倒班)(?:的|$|，)",
        simple("working hours"),
    ),
    (
        r"(?:今年|我)?的?(?:身高)?(?:是|有)?(?P<value>1米\d{1,2}|一米[一二三四五六七八九]\S{0,1}"
        r"|\d{3}(?:cm|厘米|公分))(?:高|左右)?$",
        simple("height"),
    ),
    (
        r"(?:鞋子?)?(?:穿|是)(?P<value>\d{2}(?:\.5|码半)?码?)(?:的)?鞋?(?:子)?$",
        lambda m: [Found("shoe size", m["value"])] if re.search(r"码|鞋", m.group()) else [],
    ),
    (r"(?:信|信仰|皈依)(?:了|奉)?(?P<value>佛教?|基督教?|天主教|伊斯兰教|道教|主)$", simple("religion")),
    (r"(?:(?:是|现在是|目前是|本职是|以前是)(?:一?(?:名|个|位))?)(?P<value>[^，,]{1,24})$", identity),
)
"""Patterns of a predicate from its start, with what each makes of its match; the first that makes something counts."""
