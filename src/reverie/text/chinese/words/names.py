"""Names: how people and places are told from other words without cutting the text into words."""

import re

from reverie.model.statement import NameKind
from reverie.text.wordlist import words_of

SURNAMES = (
    "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛范彭郎"
    "鲁韦马苗凤方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于傅卞齐康伍余顾孟黄穆萧尹姚邵汪"
    "祁毛狄"
    "臧戴宋庞熊纪舒屈项祝董梁杜阮蓝闵季贾路娄江童颜郭梅盛林钟徐邱骆高夏蔡田樊胡凌霍虞万柯管卢莫房"
    "裘缪丁邓郁单杭洪包诸石崔吉龚程邢裴陆荣翁荀甄曲封储靳段焦侯全班宫宁仇栾甘祖武刘詹龙叶黎白蒲卓"
    "蔺屠乔池阴苍闻"
    "翟谭贡姬申冉桑桂牛寿尚农温庄晏柴瞿阎慕茹习艾鱼向易廖庾耿匡文寇广欧聂冷辛阚简饶曾关肖涂游竺覃佟佘商成明应"
)
_COMPOUND = "欧阳|司马|上官|诸葛|夏侯|东方|皇甫|尉迟|公孙|慕容|令狐|端木|司徒|南宫"
_FOREIGN = (
    "阿埃艾安奥巴贝本比彼波伯布查达黛戴丹德迪多杜厄恩法菲费弗芙福盖格戈哈海汉赫亨华霍基吉加贾杰卡"
    "凯康科克肯库拉莱兰劳勒雷莉里莲利丽林琳鲁露伦罗洛马玛麦迈曼梅米蜜密敏莫穆"
    "纳娜南内妮尼诺欧帕佩皮普齐奇恰乔琼萨塞瑟莎珊桑史司斯苏塔泰特汤姆提托瓦威薇韦维温沃乌西希夏肖"
    "谢辛休雅亚扬耶叶伊衣尤约泽詹珍朱兹佐娅蒂蕾"
)
_GIVEN_NOT = (
    "在是的了去来和跟说要不没有也都很被把给想会能叫住做对从为让上下这那就还又再吃喝买看我你他她它"
    "们与及或着过得地吗呢吧啊最太真今昨明每天年月日号点家里什谁哪几个只每前后"
)
TITLES = (
    "老师|总监|总|工程师|工|医生|大夫|经理|教授|博士|主任|姐|哥|叔|阿姨|姨|婶|伯|奶奶|爷爷|师傅"
    "|律师|先生|女士|太太|小姐|同学|队长|校长|院长|处长|局长|科长|书记|教练|警官|护士|会计|老板"
    "|姑娘|大爷|大妈|导"
)
_NOT_NAMES = words_of("""游客 游泳 游戏 游乐 查询 查房 商场 商店 商量 苟且
    终于 居住 居家 曹操 小时 小孩 小区 小学 小心 小说 小猫 小狗
小时候 小组 小伙 小姐 小偷 小吃 小声 小型 小店 小家 小票 小腿 小费 小事 小伙子 小朋友 小程序 小红书 小米 小鹏
小提琴 小众 小县城
小镇 小城 小路 小长假 小周末 小问题 小数 小麦 小笼包 小龙虾 小户型 小车 小电驴 小半 小半年 小群 小感冒 小手术
小区里 小年 小厨房 小花园 小目标 小技巧 小改动 小毛病 小项目 小公司 小团队 小本
老家 老是 老婆 老公 老板 老师 老人 老妈 老爸 老大 老二 老年 老鼠 老实 老爷 老天 老王家 老虎 老房子 老小区 老城区
老挝 老样子 老规矩 老伴 老乡 老客户 老同学 老朋友 老外 老款 老字号 老旧 老毛病 老领导
大家 大学 大概 大约 大部分 大多 大半 大会 大理 大连 大阪 大哥 大姐 大爷 大叔 大四 大三 大二 大一 大麦 大众 大米
大衣 大门 大雨 大雪 大型 大人 大佬 大厂 大赛 大考 大学生 大夫 大半年 大半夜 大疆 大二那年
大晚上 大早上 大冬天 大热天 大后天 大前天 大量 大事 大小 大力 大话 大方 大城市 大体 大概率 大手术 大学城 大都会
大促 大件 大老板 大领导
    阿姨 阿里 阿联酋 阿根廷 阿胶 阿司匹林 阿莫西林 阿尔山 阿拉伯 阿斯利康 阿那亚
    高中 高铁 高考 高兴 高血压 高三 高二 高一 高新区 高速 高数 高层 高级 高管 高中生 高尔夫 高温 高跟鞋 高效 高价
方案 方便 方法 方面 方向 方式 房东 房子 房租 房贷 房间 房价 房本 平时 平常 平均 平台 平安 平板 平凡 平面 安排 安静
安全 安装 安心 安卓 常常 常用 常年 常见 成绩 成功 成本 成为 成都 成立 成员 成人
黄金 黄山 黄昏 黄油 黄豆 金额 金毛 金鱼 金融 金牌 花生 花园 花钱 花店 花粉 花时间 花费 花了 马上 马路 马拉松
马来西亚 马德里 车子 车位 车站 车牌 车险 车间 车程 车库 云南 云端 江苏 江西 江南 江边 明天 明年 明显 明白 明早
明晚
明后天 任务 任何 任教 任职 关于 关系 关键 关门 关注 关心 关节 全部 全家 全国 全程 全职 全麦 全球 全面 全天 全款
连续 连夜 连锁 应该 应用 应酬 应届 应聘 应届生 解决 解释 解压 管理 管道 管家 家里 家人 家务 家庭 家长 家常 家乡
家具 家装 家教 家
时间 时候 水果 水电 水管 水平 水饺 水温 水杯 文章 文件 文档 文化 文科 文字 文案 文学 文具 文艺 文凭 国庆 国家 国际
国内 国外 国企 国产 国考 国语 国画 广州 广东 广西 广告 广场 广播 东西 东京 东北 东莞 东边 东部 利用 利息 利润
越来越 越南 越野
古筝 古琴 古镇 古城 古典 古代 易用 向来 通过 通知 通常 通勤 通宵 通话 边上 边界 农村 农历 农业 农场 温度 温州 温泉
温柔 温馨 温哥华 白天 白色 白酒 白菜 白糖 白领 石头 石家庄 石油 石榴 程序 程序员 程度 包括 包子 包装 包饺子 包包
左右 左边 左手 左耳 左腿 左膝 单位 单身 单独 单元 单价 单词 单反 单亲 单车 单子
路上 路线 路由器 路口 路过 路程 强烈 强调 季度 季节 季风 席位 麻烦 麻辣 麻将 麻醉 梅雨 夏天 夏令营 夏季 田里 林业
万一 万圣节 胡子 胡同 胡萝卜 胡椒 胡说 高度 蓝色 蓝牙 贝斯 米饭 米其林 米兰 毛病 毛衣 毛巾 汤圆 汤里 康复 余额
余生 元旦 元宵 顾客 顾问 孟买 乐队 乐器 乐观 乐高 乐趣 于是 齐全
何况 何时 何必 何苦 施工 张家口 曹县 金华 华为 华东 华南 华北 华盛顿 严重 严格 严肃 尤其 尤克里里 许多 许愿 许可
沈阳 秦皇岛 杨梅 韩国 韩语 韩剧 蒋家 陈列 陈旧 陈皮 冯家 王者 王者荣耀 王国 周末 周日 周一 周二 周三 周四 周五
周六 周围 周年 周边 周期 周会 周报 周到 吴江 郑州 郑重 李子 钱包 钱塘 孙子 孙女 朱古力 宋代 宋朝 唐山 唐人街 唐诗
史上 费用 费劲 雷雨 贺卡 罗马 毕业 毕竟 毕设
项目 项链 祝福 祝贺 董事 董事长 董事会 梁子 杜绝 江湖 童年 童话 颜色 颜值 郭家 盛夏 钟头 徐州 徐汇 高雄 夏威夷
蔡家 樊登 凌晨 霍乱 柯基 莫名 莫斯科 房产 洪水 崔家 龚家 陆续 陆家嘴 荣幸 段时间 段落 武汉 武术 武侠 刘海 景区
景点 景色 龙虾 龙井 龙泉 叶子 叶酸 黎明 乔迁 卓越 蒙古 池塘 谭木匠 申请 申报 申诉 桂林 桂花 牛肉 牛奶 牛排 牛油果
寿司 寿命 燕麦 燕子 农民 尚未 聂耳 简单 简历 简直 简称 简报 饶有 曾经 肖像
那天 那边 那个 那里 那时 那种 那些 那家 双胞胎 双方 双语 双人 双十一 双休 双眼皮 司机 司法 甘肃 宁夏 宁波 宁愿
宁可 仲裁 宫颈 秋天 秋葵 秋招 秋季 班主任 班级 班上 班车 班长 全红婵 山东 山西 山上 山里 山区 山药 谷歌 巴西 巴黎
巴士 巴厘岛 巫山 焦虑 焦点 储蓄 储存 储藏室 封面 封闭 曲子 曲线 惠州 羊肉 羊毛 羊绒
部门 宣传 丁香 邓家 郁闷 杭州 诸多 吉他 吉林 邢台 程式 裴家 舒服 舒适 舒缓 屈指 纪念 纪念日 纪录片 熊猫 庞大 戴着
戴口罩 米粉 米线 狄更斯""")
_CUE = re.compile(
    r"$"
    r"|[，,。！？!?；;：:、\s（）()“”\"「」《》的是在也说去来要想喜讨爱有没不很从给把被会能做当养买"
    r"对叫今昨明前后上下每这那刚已曾就都还又开结怀生送约邀推告帮教问让负升辞离搬毕考准打计最超特非"
    r"太真总老经常偶住吃喝病感受得到跟和与同一两二三四五六七八九十\dA-Za-z跑玩学读带拿写画拍看听觉"
    r"认希担怕嫌过可应该必因所但而其他她正现目以用家走回出请花弹唱种卖换转换承答同支反批找发寄收借"
    r"还付属戒瘦胖]"
)
_NAME_SHAPES = (
    re.compile(rf"(?:{_COMPOUND})[\u4e00-\u9fff]{{0,2}}(?:{TITLES})?"),
    re.compile(rf"[{SURNAMES}][\u4e00-\u9fff]{{0,2}}?(?:{TITLES})(?![\u4e00-\u9fff]?们)"),
    re.compile(r"[小老阿][\u4e00-\u9fff]{1,2}"),
    re.compile(rf"[{SURNAMES}][\u4e00-\u9fff]{{1,2}}"),
    re.compile(r"([\u4e00-\u9fff])\1"),
    re.compile(rf"[{_FOREIGN}]{{2,6}}(?:·[{_FOREIGN}]{{1,6}})?"),
)
_LATIN = re.compile(r"[A-Z][A-Za-z'’-]*\.?(?: [A-Z][A-Za-z'’-]+){0,2}")
_ANY = re.compile(r"[\u4e00-\u9fff]{1,4}(?:·[\u4e00-\u9fff]{1,5})?")
_CALLED = re.compile(
    r"[“「《\"]?([A-Za-z][A-Za-z0-9 .'’_-]{0,28}[A-Za-z0-9]|[A-Za-z]|[\u4e00-\u9fffA-Za-z0-9·]{1,10})[”」》\"]?"
)
_CALLED_END = re.compile(
    r"今年|在|是|刚|最近|上(?:个|周|小学|大学|初|高|幼)|喜欢|比|已|现在|和|跟|，|但|负责|也|都|快"
    r"|才|\d|吧|就行|就好|就可以|的(?!卢)|呢|哦|哈|啦|呀|了|来自|住|做|从|有|不|很|一(?:名|个|位)"
    r"|[一二两三四五六七八九十]+(?:个|岁|年|只)"
)
_ORG = re.compile(
    r"[\u4e00-\u9fffA-Za-z0-9·]{2,14}?(?:股份公司|有限公司|公司|大学|学院|医院|研究所|研究院"
    r"|实验室|银行|集团|中学|小学|幼儿园|事务所|律所|工作室|书店|出版社|设计院|科技|合作社|基金会"
    r"|教研中心|中心|协会|报社|电视台|药房|律师所|动物园|植物园|书店|餐厅|酒店|图书馆|博物馆"
    r"|美术馆|诊所|药店|剧院|机场|法院|检察院|派出所|农场|咖啡馆|俱乐部|杂志社|少年宫|体育馆)"
)
_WORK = re.compile(r"《([^》\n]{1,40})》")
_LATIN_NAME = re.compile(r"(?<![A-Za-z])[A-Z][A-Za-z0-9]+(?:[ -][A-Z][A-Za-z0-9]+){0,3}")


def person_at(text: str, at: int, edges: frozenset[int] = frozenset(), *, sure: bool = False) -> int:
    """Return where the name of a person that starts at a place ends; the place itself when none starts there.

    Args:
        text: A folded clause.
        at: Where the name would start.
        edges: Places where a date starts: a name may end there.
        sure: The words before leave no doubt that a name follows, so that any two or three characters may be one.

    Example:
        >>> text = "小雨在成都工作"
        >>> text[: person_at(text, 0, sure=True)]
        '小雨'
    """
    latin = _LATIN.match(text, at)
    if latin:
        return latin.end()
    best = at
    for shape in _NAME_SHAPES:
        match = shape.match(text, at)
        while match is not None:
            end = match.end()
            if end > best and _holds(text, at, end, edges, sure=sure):
                best = end
            if end - at <= 2:
                break
            match = shape.match(text, at, end - 1)
        if best > at:
            return best
    if sure:
        plain = _GIVEN.match(text, at)
        if plain and plain.group() not in _COMMON and not any(char in _GIVEN_NOT for char in plain.group()):
            return plain.end()
    return best


_GIVEN = re.compile(
    r"(?!.?现在)[\u4e00-\u9fff]{2}(?=在|开|做|教|当|卖|是(?!不是)|也|说|刚|今年|最近|现在|昨|前天|上周|上个"
    r"|下周|下个|明天|已经|喜欢|讨厌|想|要|去年|对|的|比|开始|终于|没|$|，|,|：|:)"
)
_COMMON = words_of("""身体 性格 脾气 工作 学习 成绩 生日 眼睛 膝盖 血压 血糖
    公司 单位 家里 手机 爱好 老家 平时 结婚 怀孕 毕业 住院 退休
生病 做饭 出差 回来 觉得 喜欢 讨厌 个子 年纪 心脏 腰椎 胃口 耳朵 视力 记性 微信 电话 房子 车子 学校 专业 职业 身高
一家 一直 一起 那边 这边 两口 全家 特别 非常 从小 本人 自己 经常 有点 之间 以后 关系 感情 家庭 意见 态度 建议 说法
想法 手术 腿脚 脚踝 颈椎 作业 老师 同学 同事 朋友 大学 中学 高中 小学 研究 设计 生意 店里 厂里 单身 离婚 生气 高兴
难过 开心 担心 反对 同意 支持 嘴巴 饭量 睡眠 情况 状态 病情 英语 数学""")


_NEXT_WORDS = words_of("""小学 小时 大学 中学 高中 初中 花生 明天 明年
    今年 今天 去年 前年 后天 昨天 前天 现在 现任 最近 已经 马上 刚刚 一直
经常 平时 晚上 早上 喜欢 讨厌 觉得 过敏 结婚 怀孕 毕业 考试 考上 生日 生病 生了 年底 年初 周末
本周 本来 本人 自己 目前 终于 突然 开始 开车 工作 准备 打算 计划 决定 希望 建议 推荐 负责 告诉 答应 同意 同学 同事
介绍 认为 身体 性格 脾气 家里 家在 公司 老家 电话 手机 住在 住院 离婚 离职 辞职 升职 退休 出国 回国 出差 搬家 搬到
订婚 养的 养了 买了 买的 送我 请我 教我 帮我 陪我
问我 叫我 让我 约我 带我 给我 来了 去了 回来 过来 过去 病了 走了 嫌我 嫌贵 嫌座 非要 非让 总是 总说 老说 老是 发来
发的 发了 找我 找了 吃素 吃不 喝酒 喝了 跑步 学的 学习 读书 读的 写的 写了 做的 做饭 做了 开的 拿了 拿的 比我 和我
跟我 对我 对花 对海 转行 转到 换了 入职 跳槽 加入 主动 主要 特别 非常 一起 一个 一家 一早 两个 三个 两岁 三岁 四岁
五岁""")
_RISKY = frozenset(
    "云居常安时成和平明于从向应能计关解全单连路强白金黄高方马石花水文车项易都步满国广司古东西利容"
    "空简那饶边通双左封房温毛米汤康余元顾乐齐何施张华严尤许秦杨韩陈王周吴李孙江童颜郭盛钟季席麻夏"
    "田林万胡毕费雷贺罗"
) - frozenset("张李王陈杨周吴孙郭何许韩秦江胡林罗钟顾夏康余")
"""Surnames that begin too many other words: trusted only where something else says that a name follows."""


_NUMERALS = frozenset("一二三四五六七八九十两")
_COUNTED = frozenset("十百千万个分年天次块公小圈米岁趟遍")
"""A number and what it counts, after a character that may be a surname."""


def _is_given(text: str, at: int, char: str) -> bool:
    """Tell whether a character of a name that also begins "tomorrow" is part of the name."""
    return char == "明" and text[text.index(char, at) + 1 : text.index(char, at) + 2] not in set("天年早晚日后儿")


def _holds(text: str, at: int, end: int, edges: frozenset[int], *, sure: bool) -> bool:
    """Tell whether these characters may be a whole name here."""
    name = text[at:end]
    if any(char in _GIVEN_NOT and not _is_given(text, at, char) for char in name[1:]) or (
        name in _NOT_NAMES and not (sure and len(name) == 2 and name[0] in "小阿老")
    ):
        return False
    if len(name) == 3 and (name[:2] in _NOT_NAMES) and not sure:
        return False
    if name in {"小雨", "小雪"} and text[end : end + 1] in set("了停下转天中大，"):
        return False
    if (not sure and len(name) == 3 and name[0] in "小老") or name in {"小熊猫"}:
        return False
    if name[1:2] in _NUMERALS and text[end : end + 1] in _COUNTED:
        return False
    if text[end - 1 : end + 1] in _NEXT_WORDS or (not sure and name[0] in _RISKY and len(name) < 3):
        return False
    return end in edges or text[end : end + 2] in _NEXT_WORDS or bool(_CUE.match(text, end))


def called_at(text: str, at: int, edges: frozenset[int] = frozenset()) -> int:
    """Return where the name after "is called" ends; the place itself when none follows.

    >>> text = "叫小舟今年上一年级"
    >>> text[1 : called_at(text, 1)]
    '小舟'
    """
    match = _CALLED.match(text, at)
    if match is None:
        return at
    first, last = match.span(1)
    stop = _CALLED_END.search(text, first + 1, last)
    end = stop.start() if stop else last
    for edge in sorted(edges):
        if first < edge < end:
            end = edge
            break
    return match.end() if end == last else end


def is_common(word: str) -> bool:
    """Tell whether two characters are a word of every day, and so no name.

    >>> is_common("公司"), is_common("芝麻")
    (True, False)
    """
    return word in _COMMON or word in _NOT_NAMES or word[0] in _NEVER_FIRST


def is_full_name(name: str) -> bool:
    """Tell whether a word looks like a person's full name, and not like what a person is.

    >>> is_full_name("陈宇"), is_full_name("左撇子"), is_full_name("Nadia")
    (True, False, True)
    """
    if _LATIN.fullmatch(name):
        return not name.isupper()
    plain = 2 <= len(name) <= 3 and name[0] in SURNAMES and name not in _NOT_NAMES
    return plain and name[-1] not in _KINDS_OF_PEOPLE and not any(char in _GIVEN_NOT for char in name[1:])


_NEVER_FIRST = frozenset("我你他她它这那不没有就都也还很太真好对嗯哦今昨明前后上下每一二三四五六七八九十几两")
_KINDS_OF_PEOPLE = frozenset("子者人员师家生党控狗型迷粉族医护士工手长总的")


def other_names(text: str) -> list[tuple[str, NameKind]]:
    """Return organisations, titles of works and Latin names that a folded sentence holds.

    >>> other_names("他在四川大学读《边城》")
    [('边城', 'work'), ('四川大学', 'organization')]
    """
    found: list[tuple[str, NameKind]] = []
    if "《" in text:
        found.extend((match.group(1), "work") for match in _WORK.finditer(text))
    for match in _ORG.finditer(text):
        name = re.sub(
            r"^.*(?:说|在|到|去|是|从|于|入职|加入|的|了|叫|们|我|他|她|和|跟|给|进|家|对|与|把|将|考上"
            r"|请|毕业|女儿|儿子|老公|老婆|孩子|这所|那所|这家|那家)",
            "",
            match.group(),
        )
        if (
            4 <= len(name) <= 14
            and name not in _PLAIN_ORG
            and not name.startswith(("一", "这", "那", "某", "我", "他", "她", "个", "几"))
        ):
            found.append((name, "organization"))
    found.extend((match.group(), "unknown") for match in _LATIN_NAME.finditer(text) if len(match.group()) > 2)
    return found


_PLAIN_ORG = frozenset(
    {
        "健身中心",
        "购物中心",
        "市中心",
        "人民医院",
        "私立学校",
        "重点中学",
        "公立医院",
        "私立医院",
        "互联网公司",
        "科技公司",
        "外贸公司",
        "创业公司",
        "广告公司",
        "设计公司",
        "搬家公司",
        "物业公司",
    }
)
