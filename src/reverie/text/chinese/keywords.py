"""Keywords: the words of a question that carry its content, told apart from what only asks."""

import re

from reverie.text.chinese.words.places import PLACES
from reverie.text.chinese.words.synonyms import SYNONYMS
from reverie.text.chinese.words.vocabulary import NOUN
from reverie.text.wordlist import words_of

_KEEP = "|".join(
    sorted(
        {
            word
            for row in SYNONYMS.items()
            for word in (row[0], *row[1])
            if len(word) > 1 and "多少" not in word and word != "最后"
        }
        | set(re.findall(r"[\u4e00-\u9fff]{2,6}", NOUN))
        | set(PLACES)
        | words_of("""过敏 上班 下班 上学 上线 下雨 去世 来源 会议 开会 会员
    在线 用户 有效 对手 从事 到期 到达 做饭 做法 是非 说明 说法
想法 要求 时间 时差 前台 后台 后端 前端 上海 上司 下属 里程 个人 个子 里斯本
教研中心 学会 机会 社会 约会 聚会 晚会 年会 用途 信用 作用 能力 功能 智能 自动 自助 自驾 和平 跟踪 对联 反对 从容
地铁 地点 地区 地方 目的地 工地 得分 着急 过年 过程 通过 叫醒 小说 传说 来回
都市 首都 也许 还款 归还 就业 成就 再见 里面 心里 请假 请柬 申请 邀请 聘请 让座 转让 行为 认为 想象 理想 用餐 费用
教会 教堂 小时 临时 按时 个性 下一步 上一步 望远镜 单位 看牙"""),
        key=lambda word: (-len(word), word),
    )
)
_PER = r"(?:份|碗|杯|堂|节|张|斤|次|件|套|晚|人|瓶|盒|包|趟|桶|学期|个?月|年|周|星期|天|季度?)"
_STOP = re.compile(
    rf"(?P<keep>最后(?=一)|{_KEEP}|每天)"
    rf"|(?:每一?个?|一个?){_PER}(?=[^\u4e00-\u9fff]|$|[要卖收花付交涨给还是租的]|多少|几|大概|现在|目前|平均)|每{_PER}"
    r"|多少(?:块?钱|块|元|分钟|度|斤|公斤|公里|天|分|次)|几(?:块钱|分钟|度|天|年级|斤|公斤|公里|次|楼|路|号线)|哪几[天个种样]|哪一?行|什么(?:病|毛病|疾病|职位|岗位|牌子|型号|颜色|品牌)|身体(?=有|怎|哪|的|什)|哪里(?:不好|不舒服|有问题)"
    r"|(?:前|上)一步|多少钱|[干做]了多少|在?哪(?:家|个|所|间)(?:公司|单位|医院|学校|店|厂|机构|餐厅|酒店|超市|银行)(?:工作|上班|开车|干活|做事|教书|任职|打工|当差|当班)?|哪条|哪家|哪支|工作(?=单位是|是什么)"
    r"|一(?:[台架辆部幅张双副栋间棵盆套](?=[\u4e00-\u9fff]{2})|次|趟|遍)(?!性)|(?:请|找|叫)我(?:来|去)?[调修做教画写剪洗裱刻缝](?![琴车头鞋理])"
    r"|[靠拿](?:什么|啥)|过日子|[为谋]生|糊口|(?:不能|不可以|不该|不得)用"
    r"|后来|最后(?!一)|最终|平时|平常|一般|(?:我)?(?:认识|身边|周围)的?(?:人|朋友)?(?:里面?|当中|之?中)?"
    r"|(?:哪|什么)[台辆部支把双顶只款副套栋间棵盆份幅门场](?![词下球店])|哪[座]|什么时候|星期几|周几|礼拜几|哪一[件张条场幅款段句]|哪[件张条场幅款段句]|马上|立刻|紧接着|那[天次回]|那会儿"
    r"|哪个(?:城?区|小区|镇|省|市|县|村)|哪(?:区|镇|省|市|县|村)|几分|什么|为什么|为啥|怎么样|怎么|怎样|如何|多少|多久|多大|多长时间|多长|几岁|几号"
    r"|几点|几月|几个|几只|几次|哪里|哪儿|哪个|哪些|哪家|哪天|哪一天|哪一|哪位|哪种|哪款|哪本"
    r"|哪所|哪年|哪|谁|何时|是不是|有没有|会不会|能不能|要不要|是否|请问|告诉我|你知道|你记得|"
    r"记得|知道|还记得|时候|目前|现在|如今|最近|以前|之前|原来|曾经|过去|当时|那时候?|我们|咱们"
    r"|我的|我|你|您|他们|她们|他|她|它|自己|一共|总共|分别|到底|究竟|应该|可以|的话|的|了|吗|呢"
    r"|吧|啊|呀|么|在|是|有|会|能|要|把|被|给|跟|和|与|对|从|到|去|来|"
    r"上|下|里|那|遵守|应该|需要|这|个|些|只|位|次|都|也|还|就|又|再|叫|说|过|着|得|之后|以后|后|前|时|用|为|让|请"
    r"|想|做|不|没|[，。？！?!,.、：:；;“”\"「」《》（）()\s]+"
)
_SPLIT_KEEP = re.compile(r"《[^》]+》|[A-Za-z0-9][A-Za-z0-9 .+#'-]*[A-Za-z0-9]|[A-Za-z0-9]")
_WITHIN = re.compile(
    rf"(?:{'|'.join(sorted(PLACES, key=lambda name: (-len(name), name)))})(?:市|省|的)?(?=哪"
    rf"|什么地方)"
)
"""A place named only to ask where in it: the answer need not repeat it."""
_ORG_DOES = re.compile(
    r"(?P<org>哪(?:家|个|所|间)[\u4e00-\u9fff]{2}?)(?P<verb>学|练|买|吃|上(?!海)|打|修|剪|看|租)(?=[\u4e00-\u9fff])"
)


def keywords_of(folded: str, about: str) -> list[str]:
    """Return the short spans of a question that carry content."""
    words = folded.replace(about, " ", 1) if about else folded
    words = _ORG_DOES.sub(r"\g<org> ", _WITHIN.sub(" ", words))
    found: list[str] = []
    rest: list[str] = []
    at = 0
    for match in _SPLIT_KEEP.finditer(words):
        rest.append(words[at : match.start()])
        found.append(match.group().strip("《》 "))
        at = match.end()
    rest.append(words[at:])
    for piece in rest:
        for span in _STOP.sub(lambda match: f" {match['keep'] or ''} ", piece).split():
            found.extend(_units(span))
    return list(dict.fromkeys(word for word in found if word))[:10]


_DOING = "买卖花付交收骑开排办教拿换打住考学放加选练修酿炒煮做养戴穿租订带管跑"
_LEADS = re.compile(
    rf"(?:{'|'.join(_DOING)})(?<!开始)(?=..)(?!教[练师授室会堂育程材]|打[印车工折算扮]|学[校生期费历院员位分会区]|住[院址宅处房]|考[试虑场官勤]"
    r"|养[老生殖分]|买家|卖[家场点]|花[园生店盆卉草椒茶菜粉]|带[子鱼]|跑[步鞋道]|骑[手士行]|排[骨球队名]|选[手举修课]|修[养理]|办公|交[通警]"
    r"|收[入据银音件]|开[始关心会学业销支]|做法|放[假学心]|加[班油入]|管[理家道]|炒菜|租[金客约]|订单|换洗)"
)
_TRAILS = re.compile(r"(?<=..)(?:[买卖花付交收考学住开骑养教做打喝吃放排改算办搬换拿选]|去做|来做)$")
"""Verbs at the edges of a span: "play tai chi", "the scooter cost": what they act on is what will be found."""


def _bare(span: str) -> str:
    """Return a span without the plain verb that it begins or ends with.

    >>> _bare("打太极"), _bare("机车花"), _bare("教练")
    ('太极', '机车', '教练')
    """
    if len(span) > 2 and _LEADS.match(span):
        span = span[1:]
    return _TRAILS.sub("", span)


def _units(span: str) -> list[str]:
    """Return a content span in pieces of two to four characters."""
    span = _bare(span)
    if len(span) <= 6:
        return [span]
    known = sorted((head for head in _HEADS if head in span), key=span.index)
    pieces: list[str] = []
    at = 0
    for head in known:
        place = span.find(head, at)
        if place < 0:
            continue
        if place > at:
            pieces.append(span[at:place])
        pieces.append(head)
        at = place + len(head)
    pieces.append(span[at:])
    found: list[str] = []
    for piece in pieces:
        found.extend(piece[i : i + 4] for i in range(0, len(piece), 4))
    return [piece for piece in found if piece]


def _heads() -> frozenset[str]:
    from_keys = re.findall(r"[\u4e00-\u9fff]{2,5}", NOUN)
    return frozenset(from_keys)


_HEADS = _heads()
