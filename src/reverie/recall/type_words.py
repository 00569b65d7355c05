"""Words that say what kind of thing an answer is: "which town", "what time of day", "que remédio", "哪个城市"."""

from functools import lru_cache
from typing import Final

from reverie.text.analyzer import content_words

_ENGLISH: Final = """
age amount animal book brand breed city color colour company country date day employer film firm food format
hotel hour instrument item job kind language medication medicine month movie name number occupation
organisation organization people person place profession restaurant school song sort sport street thing time
town type university way year
"""
_PORTUGUESE: Final = """
animal ano bairro cidade coisa comida cor data desporto dia empresa escola espécie esporte filme forma formato
hora idade instrumento livro lugar língua maneira marca medicamento modelo mês música nome número organização país
pessoa profissão quantia raça remédio restaurante rua sítio tipo trabalho universidade valor
"""
_CHINESE: Final = """
东西 书 人 公司 动物 单位 单词 名字 品牌 品种 国家 地方 城 城市 大学 学校 工作 年龄 数字 方式 日子 日期 时候
时间 月份 机构 格式 歌 电影 种类 类型 职业 药 药物 语言 运动 金额 颜色 食物 餐厅 乐器
"""


@lru_cache(maxsize=1)
def type_words() -> frozenset[str]:
    """Return the tokens of these words in the three languages.

    >>> "town" in type_words(), "greyhound" in type_words()
    (True, False)
    """
    words = f"{_ENGLISH} {_PORTUGUESE} {_CHINESE}".split()
    return frozenset(token for word in words for token in content_words(word))
