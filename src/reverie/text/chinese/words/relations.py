"""Relations: the words for people and animals around a speaker, and the keys that all languages share for them."""

import re
from dataclasses import dataclass
from typing import Literal

from reverie.model.statement import NameKind
from reverie.text.wordlist import words_of

Gender = Literal["m", "f", "n", ""]


@dataclass(frozen=True, slots=True)
class Relation:
    """A tie to the speaker: its key, the word to write, and which pronoun may stand for it."""

    key: str
    word: str
    gender: Gender = ""
    kind: NameKind = "person"


_ROWS = """
mother f 妈妈 母亲 家母 俺娘 老妈 妈咪 阿妈 老娘 老母 妈
father m 爸爸 父亲 家父 老爸 阿爸 老爹 爹爹 爹 老豆 老爷子 爸
parent - 父母 爸妈 爹妈 爹娘 双亲 父母亲
sister f 姐姐 妹妹 舍妹 家姐 大姐 二姐 三姐 小妹 老姐 老妹 亲姐 亲妹 三妹 二妹 大妹 姐 妹 姊姊 姊
brother m 哥哥 弟弟 舍弟 家兄 大哥 二哥 小弟 老哥 老弟 亲哥 亲弟 三哥 三弟 大弟 小哥 哥 弟
sibling - 兄弟姐妹 兄妹 姐弟 姐妹 兄弟
daughter f 女儿 小女 闺女 大女儿 小女儿 二女儿 三女儿 大闺女 小闺女 幺女
son m 儿子 犬子 大儿子 小儿子 二儿子 三儿子 幺儿
child - 孩子 小孩 孩儿 娃 娃儿 娃娃 宝宝 小朋友 俩娃 老大 老二 大宝 二宝
wife f 孩子他妈 孩子妈 孩子她妈 孩他妈 妻子 老婆 太太 媳妇 媳妇儿 爱人 内人 内子
husband m 外子 孩子他爸 孩子爸 孩子她爸 孩他爸 孩子他爹 丈夫 老公 先生
partner - 对象 伴侣 另一半
girlfriend f 女朋友 女友
boyfriend m 男朋友 男友
fiance - 未婚妻 未婚夫
ex - 前男友 前女友 前夫 前妻 前任
grandmother f 奶奶 祖母 阿嬷 嬷嬷 阿奶
外婆 f 外婆 姥姥 外祖母 外嬷 姥娘
grandfather m 爷爷 祖父 阿公
外公 m 外公 姥爷 外祖父
grandchild - 孙子 孙女 外孙 外孙女 大孙子 小孙子 大孙女 小孙女 孙儿 外孙子
aunt f 姑姑 姑妈 大姑 小姑 二姑 三姑 姑母
姨妈 f 阿姨 姨妈 小姨 大姨 二姨 三姨 四姨 姨母 姨
舅妈 f 舅妈 舅母 婶婶 婶子 伯母
uncle m 叔叔 伯伯 大伯 二伯 二叔 三叔 小叔 叔 伯父 叔父
舅舅 m 舅舅 大舅 小舅 二舅 三舅 舅父 姨父 姑父 姨夫 姑丈
cousin m 表哥 表弟 堂哥 堂弟 表兄 堂兄
cousin f 表姐 表妹 堂姐 堂妹
niece f 侄女 外甥女
nephew m 侄子 外甥
daughter-in-law f 儿媳妇 儿媳
son-in-law m 女婿
spouse - 老伴 老伴儿
mother-in-law f 婆婆 岳母 丈母娘 家婆
father-in-law m 公公 岳父 老丈人 家公
sister-in-law f 嫂子 大嫂 二嫂 嫂嫂 弟媳 弟妹 小姑子 大姑子 小姨子 大姨子
brother-in-law m 姐夫 妹夫 小舅子 大舅子 小叔子
best friend - 最好的朋友 闺蜜 死党 发小
friend - 好朋友 老朋友 朋友 好友 哥们 哥们儿 网友 球友 跑友 战友 老乡 工友 牌友 棋友 琴友 老姐妹 老哥们 老伙计
neighbour - 邻居 楼上邻居 楼下邻居 隔壁邻居
flatmate - 室友 合租室友 舍友
landlord - 房东
colleague - 同事 同僚 前同事 新同事 女同事 男同事 搭档 合伙人
boss - 老板 领导 上司 老板娘
manager - 经理 主管 组长 部门经理
employee - 下属 徒弟 实习生 手下 工读生 店员 伙计 学徒 帮工 小工
保姆 - 看护 护工 帮佣 保姆 钟点工 月嫂 家政阿姨
stepfather m 继父 后爸
stepmother f 继母 后妈
godmother f 干妈
godfather m 干爹 干爸
双胞胎 - 双胞胎
亲家 - 亲家 亲家母 亲家公
连襟 m 连襟
妯娌 f 妯娌
client - 客户 甲方
mentor - 导师 师傅 师父
teacher - 老师 班主任
student - 学生
classmate - 同学 老同学 大学同学 高中同学 初中同学 学姐 学长 学弟 学妹 师兄 师姐 师弟 师妹 同桌
doctor - 医生 主治医生 大夫 家庭医生 主治大夫
dentist - 牙医 牙科医生
therapist - 心理医生 咨询师 心理咨询师 治疗师
lawyer - 律师
coach - 教练 私教
dog n 狗 狗狗 小狗 狗子 柴犬 金毛 柯基 边牧 泰迪 哈士奇 拉布拉多
cat n 猫 猫咪 小猫 猫猫 橘猫 布偶 英短 蓝猫 三花 狸花猫 奶牛猫
bird n 鸟 鹦鹉 小鸟 八哥 鹩哥 画眉
rabbit n 兔子 小兔子
fish n 金鱼
pet n 宠物 仓鼠 乌龟 龙猫
"""
_TIDY = {
    "妈": "妈妈",
    "爸": "爸爸",
    "姐": "姐姐",
    "妹": "妹妹",
    "哥": "哥哥",
    "弟": "弟弟",
    "姨": "阿姨",
    "叔": "叔叔",
    "爹": "爸爸",
    "老爹": "爸爸",
    "媳妇儿": "媳妇",
}


def _table() -> dict[str, Relation]:
    table: dict[str, Relation] = {}
    for row in _ROWS.strip().splitlines():
        words = row.split()
        cut = next(i for i, word in enumerate(words) if word in {"m", "f", "n", "-"})
        gender: Gender = "" if words[cut] == "-" else words[cut]  # type: ignore[assignment]
        kind: NameKind = "unknown" if gender == "n" else "person"
        for word in words[cut + 1 :]:
            table[word] = Relation(" ".join(words[:cut]), _TIDY.get(word, word), gender, kind)
    return table


RELATIONS = _table()
KIN = "(?:" + "|".join(sorted((word for word in RELATIONS), key=lambda word: (-len(word), word))) + ")"
"""Any relation word, longest first."""
ALONE = words_of("""妈妈 母亲 老妈 爸爸 父亲 老爸 爸妈 父母 姐姐 妹妹 哥哥
    弟弟 女儿 闺女 儿子 大女儿 小女儿 大儿子 小儿子 老婆 媳妇
妻子 太太 丈夫 老公
男朋友 女朋友 男友 女友 未婚妻 未婚夫 奶奶 爷爷 外婆 姥姥 外公 姥爷 姑姑 舅舅 叔叔 表哥 表弟 表姐 表妹 堂哥 堂弟
堂姐 堂妹 孙子 孙女 外孙 外孙女 侄子 侄女 外甥 外甥女 儿媳妇 儿媳 女婿 老伴 老伴儿 婆婆 公公 岳母
岳父 丈母娘 嫂子 姐夫 妹夫 闺蜜 室友 房东 老板 领导 我妈 前男友 前女友 小舅子 孩子 孩子他爸 孩子爸 孩子她爸
孩子他妈 孩子妈 孩子她妈 新同事 我家娃 宝宝 阿嬷 阿公 阿爸 阿妈 老爹 媳妇儿 大嫂 婆婆 公公 继父 继母
祖父 祖母 家母 家父 舍妹 舍弟 家姐 家兄 外子 内人 丈母娘 二姨 小姨 二叔 三叔 二舅 大舅 小叔 老爷子
大孙子 小孙子 大孙女 小孙女""")
"""Relation words that mean the speaker's own when they stand alone at the head of a sentence."""
_KIN_ONLY = re.compile(KIN + r"$")


def relation_of(word: str) -> Relation | None:
    """Return the relation that a word names, if it is one.

    >>> relation_of("表弟").key, relation_of("妈").word
    ('cousin', '妈妈')
    """
    return RELATIONS.get(word)
