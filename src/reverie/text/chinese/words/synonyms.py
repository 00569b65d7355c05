"""Synonyms: further words that may stand in a memory for a word of a question."""

from typing import Final

_ROWS = """
住 家 搬 居住 定居 住在
搬家 搬到 搬 乔迁 迁
工作 上班 公司 职位 任职 就职 岗位 单位 做
公司 单位 工作 上班 入职
职业 工作 做 职位
老板 领导 上司
买 购买 入手 购入 换
卖 卖了 出手 转让
生日 出生 生
对象 丈夫 妻子 老公 老婆 女朋友 男朋友 伴侣
妻子 老婆 太太 媳妇 爱人
老公 丈夫 先生 爱人
妈妈 母亲 妈 老妈
爸爸 父亲 爸 老爸
孩子 儿子 女儿 娃 小孩
宠物 猫 狗 养 乌龟 兔子 仓鼠 鸟
养 宠物 领养 收养
过敏 不能吃 不能碰 过敏原
喜欢 爱 爱吃 最爱 偏爱
讨厌 不喜欢 受不了 反感 恨
车 汽车 开车 开 换车
自行车 单车 骑车
电脑 笔记本 笔记本电脑
手机 电话
望远镜 天文望远镜
药 吃药 服用 药物
病 生病 确诊 患 症
医院 看病 住院 医生
学校 上学 大学 中学 小学 读书
专业 学 读
老家 家乡 出生 来自
乐器 弹 钢琴 吉他 练
运动 跑步 健身 锻炼 打球
旅行 旅游 去 出游 度假
出差 去
结婚 婚礼 领证
会议 开会 会
截止日期 截止 ddl deadline 期限 交
预算 经费 钱 花费
价格 多少钱 花 块 元
格式 PDF 文件
语言 语 说
密码 口令
吃 饮食 食物 忌口
饮食 吃 吃素 素食 忌口
忌口 不吃 过敏 不能吃
咖啡 拿铁 美式
跑步 跑 马拉松
考试 考 成绩
面试 应聘
项目 课题
团队 组 小组
同事 搭档
朋友 好友 闺蜜
电影 片子
书 读 看书 小说
餐厅 饭店 馆子 饭馆
房子 房 公寓 住
房租 租金 租
通勤 上班 地铁 骑车 开车
起床 早起 醒
睡觉 失眠 入睡
回复 回 回答 回消息
要求 规则 别 不要
望远镜 天文望远镜 目镜
饮料 喝 奶茶 咖啡
步骤 流程 做法 先 然后 最后
负责 负责人 牵头 管
名字 叫 名
叫 名字
计划 打算 准备 要
决定 选 定
地址 住 街
会说 讲 懂
活动 聚会
手术 住院 开刀
相机 富士 佳能 尼康 索尼 徕卡 松下 理光 宾得 fujifilm canon nikon sony leica 单反 微单
地面 地板 瓷砖 木地板 竹地板 实木 复合地板 水泥
手机 iphone 华为 小米 苹果 荣耀 oppo vivo 三星 pixel 电话
电脑 笔记本 笔记本电脑 macbook thinkpad 联想 台式机
耳机 airpods 森海塞尔 索尼 头戴 降噪
提神 喝 咖啡 茶 kopi teh
吃素 素食 素 吃素的
诗班 合唱 唱诗 练唱 声部
合唱 诗班 唱诗 练唱
唱歌 练唱 合唱 诗班 唱
练唱 唱歌 合唱 诗班 排练
排练 练唱 练琴 练习
指挥 带 领 负责
带 指挥 领 负责 教
入行 学 出师 师傅 师父 拜师
拜师 师傅 师父 入行 学
学艺 师傅 师父 拜师 学
开业 开张 开店 创立 成立 设立
开张 开业 开店 创立
膝盖 膝 膝关节 关节
膝 膝盖 膝关节
开刀 手术 动刀 换 开
动手术 开刀 手术
搬店 搬 搬家 搬迁
没带 留 留下 没搬 没动
常备 备 放 随身 带着
储物箱 储物 箱子 手套箱
装 放 备 带
备用 多余 另一把 备份
钥匙 钥匙串 门卡
练 练习 排练 训练
聚 聚会 碰头 集合 见面
学费 费用 缴 交
窗帘 百叶窗 纱帘 卷帘
"""
_TABLE: dict[str, tuple[str, ...]] = {}
for _row in _ROWS.strip().splitlines():
    _head, *_rest = _row.split()
    _TABLE[_head] = tuple(_rest)

SYNONYMS: Final = _TABLE
"""Word → words that may stand for it."""


def synonyms_of(word: str) -> tuple[str, ...]:
    """Return further words for a keyword of a question.

    >>> synonyms_of("搬家")[:2], synonyms_of("秋葵")
    (('搬到', '搬'), ())
    """
    if word in SYNONYMS:
        return SYNONYMS[word]
    return next((words for head, words in SYNONYMS.items() if len(head) > 1 and head in word), ())
