"""Predicates: what the first characters of a clause tell about it, without cutting it into words."""

import re

_NEGATED = re.compile(
    r"^(?:已经|早就|也|都|就|还|从来?|现在|真的|实在|根本|完全|其实|再也|可)*(?:不(?!过|错|少|但"
    r"|仅|久|断|得不|知不觉|如|止|管|同)|没(?!事|关系)|别|未|无法|没有)"
)
_LEADING_NOUN = re.compile(
    r"^(?:通知(?=下|出|来)|会议|会上|学校|学生|生日|生活|生意|对方|对手|用户|想法|爱好|工作|工资"
    r"|花园|开销|打印机|看法|教室|教程|飞机|用车|能量|是非|都市|就业|还款|有人|把手|更新|没人"
    r"|大家|所有人|人家|找工作|做饭|(?:考试|面试|比赛|体检|手术)(?=又|改|推|延|往|的|时间|定|是|在|取))"
)
_VERBISH = re.compile(
    r"^(?:[迷买卖去来回到在住搬换做干写看听读学教吃喝玩用找给跟和与把被让叫带陪送接打开关坐骑跑走游爬"
    r"飞参报完准决想要会能可应得必需希喜爱讨受怕担觉感认发知记忘有没不别是已刚正还也都就才又再终总"
    r"经常偶每最差特非超很太挺更从对为因由按约定订租借付省赚挣存养种怀考拿获收寄丢掉修洗煮加请辞离"
    r"跳升退戒练弹唱画拍录负管申谈聊见碰遇取选挑试装胖瘦属只先快忙累困饿当调转继连反变越算贷签晒护"
    r"待逛熬睡醒戴穿翻攒欠输剪烤炒炖腌喂遛捡查治拔补拆贴擦刷扫挂停办批改提推延敲改]"
    r"|最近|主要|目前|现在|之前|后来|其实|本来|通过|通宵|入(?:职|手|住|学|院|伙)|出(?:差|院|去|来|门"
    r"|国|过)|生(?:了|病)|花(?:了|掉|费)|病(?:了|倒)|上(?:了|个?月|周|次|班|课|网)|下(?:了|个?月"
    r"|周|次|班|课|单)|自(?:己|从|驾|费)|一(?:直|个人|家|起|夜|天|早|年|口气|吃|喝|到|进|回|开始"
    r"|看)"
    r"|领(?=了|养|到)|第[一二三四五六七八九十\d]+次|设计|开发|面试|旅[行游]|度假|升级|整理|收拾|收到|失眠"
    r"|包(?:了|括|饺)|染|泡|难|伤|疼|答应|拒绝|错过|迟到|幸好|居然|竟然|果然|好(?:不容易|久|几|像"
    r"|想)|计划|成(?:为|功|立)|交(?:了|完|上|给)|等(?:了|着|到)|起(?:床|得|来|了)|长(?:了|大|胖)"
    r"|姓|马上|真|全(?:家|都|职)|比较|测(?:试|了|出)|锻炼|健身|减肥|过敏|结婚|怀孕|毕业|退休|感冒"
    r"|发烧|手术|住院|体检)"
)
_BODY = re.compile(
    r"(?:我的?)?(?:腰|头|胃|肚子|牙|嗓子|膝盖|脖子|肩膀|眼睛|血压|血糖|尿酸|体重(?!秤)|心情|心脏"
    r"|左腿|右腿|左膝|右膝|颈椎|皮肤|喉咙|鼻子)(?!发|像|盔|条|绳|部|晕)"
)
_PREDICATE = re.compile(
    r"[是在有没不叫要会被了过很太都还改推延坏涨降到上定:：买卖做写用说吃喝带找给住搬养开送拿看学考过敏约办把]"
)
_PARTICLE_END = re.compile(
    r"^(?:[\d一二三四五六七八九十两]+(?:个|人|块|字|页|分钟|小时|道|份|张)[^了]{0,6}|.{1,3}的"
    r"|.{1,6}(?:就好|就行|即可|为主))$"
)
_STATIVE = re.compile(
    r"^(?:今年|现在|还|也|很|特别|最|平时|从小|一直|刚|都|就|只|已经|超|非常|目前)*(?:喜欢|爱"
    r"|讨厌|怕|叫|名|住|在|是|有|会|对|上|读|学|\d+岁|[一二三四五六七八九十]+岁|做|当|属|姓|养"
    r"|不吃|不喝|不喜欢|长|性格|特别)"
)
_PERSONAL_NOUN = re.compile(
    r"(?:老家|祖籍|籍贯|血型|身高|体重|专业|职业|生日|爱好|母语|鞋码|星座|目标|岗位|职位)(?!的|秤|计|单)"
)


def is_negated(predicate: str) -> bool:
    """Tell whether a predicate denies what it says.

    >>> is_negated("已经不住在北京了"), is_negated("不错")
    (True, False)
    """
    return bool(_NEGATED.match(predicate))


def is_doing(rest: str) -> bool:
    """Tell whether a clause without a subject opens with what somebody does or with a part of the body.

    >>> is_doing("买了一面鼓"), is_doing("项目延期了")
    (True, False)
    """
    return bool(_BODY.match(rest)) or (bool(_VERBISH.match(rest)) and not _LEADING_NOUN.match(rest))


def says_something(rest: str) -> bool:
    """Tell whether a clause without a subject holds a predicate at all.

    >>> says_something("天天下雨，出不了门"), says_something("高二水平")
    (True, False)
    """
    return bool(_VERBISH.match(rest) or _PREDICATE.search(rest) or _BODY.match(rest)) and not _PARTICLE_END.search(rest)


def is_stative(rest: str) -> bool:
    """Tell whether a predicate describes rather than tells: then it goes on about the one before."""
    return bool(_STATIVE.match(rest))


def is_personal(rest: str) -> bool:
    """Tell whether a clause opens with a noun that belongs to a person (home town, height, job)."""
    return bool(_PERSONAL_NOUN.match(rest))
