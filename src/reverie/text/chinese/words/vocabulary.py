"""Vocabulary: Chinese nouns for attributes and the English keys that statements and questions share."""

import re

from reverie.text.attributes import free_key

_ROWS = """
deadline 截止 截止日期 截止时间 截止日 截稿日 截稿日期 交稿日期 交稿时间 交付日期 交付时间 最后期限 期限 ddl DDL
deadline deadline Deadline 死线 交货日期 到期日 提交日期 提交时间 交稿日
budget 预算 经费
price 价格 售价 票价 价钱 单价 报价 费用 学费 价位
date 日期 日子 上线日期 发布日期 婚期 开学日期 上线时间 发布时间
time 时间 开会时间 会议时间 集合时间 开始时间 出发时间
place 地点 会场 场地 位置 集合地点 举办地
birthday 生日
address 地址 住址 家庭住址
email 邮箱 电子邮箱 邮件地址
phone number 电话 手机号 电话号码 手机号码 联系电话
name 名字 姓名 名称 大名 项目名 店名
nickname 网名 昵称 外号 小名 绰号
age 年龄 年纪 岁数
role 职位 职业 岗位 头衔 职务 工作
employer 公司 单位 东家 雇主
birthplace 老家 家乡 籍贯 出生地 祖籍
leader 负责人 组长 领队 项目负责人 主理人 牵头人 对接人
version 版本
status 状态 进度 进展
format 格式 文件格式
size 尺码 尺寸 大小
height 身高
weight 体重
shoe size 鞋码 鞋号
blood type 血型
working hours 上班时间 工作时间 营业时间 办公时间
wake time 起床时间
commute 通勤方式
car 车 汽车 座驾
bike 自行车 单车 山地车
phone 手机
computer 电脑 笔记本电脑
instrument 乐器
sport 运动
language 语言 母语
religion 信仰
diet 饮食 饮食习惯
medication 药
goal 目标
rent 房租 租金 月租
salary 工资 月薪 年薪 薪水 薪资
supplier 供应商
framework 框架
database 数据库
programming language 编程语言 开发语言
editor 编辑器
colour 颜色 色
food 食物 菜 食品 美食
fruit 水果
drink 饮料 饮品
book 书 书籍 一本 一本书
film 一部 一部电影 电影 片子 影片
song 一首 一首歌 歌 歌曲
singer 歌手
band 乐队
author 作家 作者
city 城市
season 季节
animal 动物
game 游戏
team 球队
place to go 地方
dish 家常菜
cuisine 菜系
flower 花
number 数字
restaurant 餐厅 饭馆 馆子
style 风格
theme 主题
title 标题 题目
password hint 密保
partner 对象 合作方 合作伙伴
school 学校 母校
study 专业
mentor 导师
teacher 班主任
hobby 爱好 兴趣爱好 兴趣
zodiac 星座 属相
flight 航班 航班号
seat 座位 座位号
room 房间 房间号 房号 会议室
order number 订单号
licence plate 车牌 车牌号
duration 时长 周期 工期
topic 课题 研究方向 研究课题
due date 预产期
client 客户 甲方
"""
_KEYS: dict[str, str] = {}
for _row in _ROWS.strip().splitlines():
    _cut = re.search(r"[\u4e00-\u9fff]", _row)
    _at = _cut.start() if _cut else len(_row)
    for _word in _row[_at:].split():
        _KEYS[_word] = _row[:_at].strip()
for _word in ("ddl", "DDL", "deadline", "Deadline"):
    _KEYS[_word] = "deadline"
NOUNS = frozenset(_KEYS)
NOUN = "(?:" + "|".join(sorted(_KEYS, key=lambda word: (-len(word), word))) + ")"
"""Any noun for an attribute, longest first."""
SECRET = re.compile(r"密码|口令|验证码|银行卡|卡号|身份证|密钥|[Tt]oken|API ?key|PIN")


def english_key(noun: str) -> str:
    """Return the English key for a noun; the noun itself where none is known.

    >>> english_key("截止日期"), english_key("颜色"), english_key("钢笔")
    ('deadline', 'colour', '钢笔')
    """
    return _KEYS.get(noun) or free_key(noun)


def has_key(noun: str) -> bool:
    """Tell whether a noun names a known attribute."""
    return noun in _KEYS
