"""Places: a small gazetteer, and the shapes that names of places have."""

import re

from reverie.text.wordlist import words_of

_NAMES = """
北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州
云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门
石家庄 唐山 保定 邯郸 秦皇岛 太原 大同 沈阳 大连 鞍山 长春 哈尔滨 大庆 齐齐哈尔 南京 苏州 无锡 常州 徐州 南通 扬州
镇江 盐城 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 义乌 台州 合肥 芜湖 蚌埠 黄山
福州 厦门 泉州 漳州 莆田 南昌 九江 赣州 景德镇 上饶 济南 青岛 烟台 潍坊 威海 淄博 临沂 郑州 洛阳 开封 南阳 武汉
宜昌 襄阳 荆州 黄冈 长沙 株洲 湘潭 岳阳 常德 衡阳 广州 深圳 珠海 佛山 东莞 中山 惠州 汕头 湛江
海口 三亚 成都 绵阳 乐山 宜宾 南充 德阳 泸州 贵阳 遵义 昆明 大理 丽江 西双版纳 西安 咸阳 宝鸡 兰州 西宁 银川
乌鲁木齐 拉萨 呼和浩特 包头 南宁 桂林 柳州 北海 台北 高雄 台中 台南 新竹 花莲 桃园
中国 日本 韩国 美国 英国 法国 德国 意大利 西班牙 葡萄牙 荷兰 比利时 瑞士 瑞典 挪威 丹麦 芬兰 俄罗斯 加拿大 墨西哥
巴西 阿根廷 智利 澳大利亚 澳洲 新西兰 新加坡 马来西亚 泰国 越南 印度 印尼 菲律宾 柬埔寨 缅甸 老挝 埃及
南非 土耳其 希腊 波兰 捷克 奥地利 匈牙利 爱尔兰 冰岛 以色列 阿联酋 东京 京都 大阪 仙台 名古屋 札幌 福冈 神户 横滨
奈良 首尔 釜山 曼谷 清迈 吉隆坡 河内 纽约 洛杉矶 旧金山 西雅图 波士顿 芝加哥 温哥华 多伦多 伦敦 曼彻斯特
爱丁堡 巴黎 里昂 柏林 慕尼黑 汉堡 法兰克福 罗马 米兰 马德里 巴塞罗那 里斯本 波尔图 布拉加 阿姆斯特丹 布鲁塞尔
苏黎世 日内瓦 维也纳 布拉格 哥本哈根 斯德哥尔摩 奥斯陆 卑尔根 赫尔辛基 悉尼 墨尔本 奥克兰 迪拜 莫斯科 圣保罗 里约
"""
PLACES = frozenset(_NAMES.split())
COUNTRIES = words_of(
    """中国 日本 韩国 美国 英国 法国 德国 意大利 西班牙 葡萄牙 荷兰 比利时 瑞士 瑞典 挪威 丹麦 芬兰 俄罗斯 加拿大 墨西哥
巴西 阿根廷 智利 澳大利亚 新西兰 新加坡 马来西亚 泰国 越南 印度 印尼 菲律宾 埃及 南非 土耳其 希腊"""
)
_KNOWN = re.compile("(?:" + "|".join(sorted(PLACES, key=lambda name: (-len(name), name))) + ")(?![语文菜式话])")
_SUFFIXED = re.compile(
    r"[\u4e00-\u9fff]{1,8}(?:省|市|县|区|镇|乡|村|州|岛|路|街|街道|小区|湖|湾|山|坡|河|江|桥|门"
    r"|寺|里|园|苑|城|新区|庄|屯|巷|弄|胡同|广场|花园|公寓|校区)"
)
_LATIN = re.compile(r"[A-Z][a-z]+(?: [A-Z][a-z]+)*")


def is_place(words: str) -> bool:
    """Tell whether words name a place: a known one comes first, or the last character says so.

    >>> is_place("成都高新区"), is_place("梅溪湖"), is_place("腾讯")
    (True, True, False)
    """
    return bool(_KNOWN.match(words) or _SUFFIXED.fullmatch(words) or _LATIN.fullmatch(words))


def known_place(words: str) -> str:
    """Return the known place that the words start with, or an empty string.

    >>> known_place("成都高新区")
    '成都'
    """
    match = _KNOWN.match(words)
    return match.group() if match else ""


def places_in(text: str) -> list[str]:
    """Return the known places that a sentence names, each once.

    >>> places_in("从成都飞到京都")
    ['成都', '京都']
    """
    return list(dict.fromkeys(_KNOWN.findall(text)))
