"""What is said in passing: casual messages without commas, subjects or standard verbs."""

from datetime import datetime

import pytest

from reverie.model.statement import SPEAKER, Statement
from reverie.text.chinese import GRAMMAR
from reverie.text.chinese.words.names import person_at
from reverie.text.grammar import Setting

SAID = datetime.fromisoformat("2025-09-10T22:30:00+08:00")  # a Wednesday


def read(text: str, **changes) -> tuple[Statement, ...]:
    setting = {"speaker": "文澜", "is_person": True, "said_at": SAID, "timezone": "Asia/Shanghai", **changes}
    return GRAMMAR.read_message(text, Setting(**setting)).statements


def values(text: str, **changes) -> set[tuple[str, str, str]]:
    return {(one.subject, one.attr, one.value) for one in read(text, **changes) if one.attr}


@pytest.mark.parametrize(
    ("said", "subject", "attr", "value"),
    [
        ("虾我吃不了 一吃就起疙瘩", SPEAKER, "allergy", "虾"),
        ("花生碰不得", SPEAKER, "allergy", "花生"),
        ("生蚝我一碰就过敏", SPEAKER, "allergy", "生蚝"),
        ("我自己吃不得腰果", SPEAKER, "allergy", "腰果"),
        ("我吃不了辣", SPEAKER, "preference: 辣", "不能吃"),
        ("芒果小雨不能碰", "小雨", "allergy", "芒果"),
        ("老周花生过敏", "老周", "allergy", "花生"),
        ("孙女甜甜今年六岁，对花粉过敏", "甜甜", "allergy", "花粉"),
        ("邻居老郑下象棋，他对青霉素过敏", "老郑", "allergy", "青霉素"),
        ("往后咖啡我只喝美式", SPEAKER, "preference: 咖啡", "只喝美式"),
        ("烟早就戒了", SPEAKER, "preference: 烟", "戒了"),
        ("阿杏给我送饭 我对象 她在银行上班", "阿杏", "employer", "银行"),
        ("我妹送我一只猫 叫芝麻", "芝麻", "name", "芝麻"),
        ("他把那条狗也给我了 叫石头 三岁", "石头", "name", "石头"),
        ("芝麻昨天把杯子打了。它是一只八个月的狸花猫。", "芝麻", "name", "芝麻"),
        ("领了只边牧 三个月 起名叫闪电", "闪电", "name", "闪电"),
        ("我那只八哥会学我咳嗽，名字叫墨墨。", "墨墨", "name", "墨墨"),
        ("现在换到顺丰上班了", SPEAKER, "employer", "顺丰"),
        ("下周一去蓝鲸书店报到", SPEAKER, "employer", "蓝鲸书店"),
        ("少年宫已经通知我录用了，10月8日报到。", SPEAKER, "employer", "少年宫"),
        ("我表姐林明珠在武汉开了一家面馆", "林明珠", "role", "开面馆"),
        ("我前天住进女儿家了", SPEAKER, "home", "女儿家"),
        ("我学国画三年了。每周四下午在文化馆上课。", SPEAKER, "国画 day", "周四下午"),
        ("我学国画三年了。每周四下午在文化馆上课。", SPEAKER, "国画 place", "文化馆"),
        ("膝盖是打网球扭的 以前每周二打 现在改周六了", SPEAKER, "网球 day", "周六"),
        ("从四月起国画课改到周五晚上了", SPEAKER, "国画 day", "周五晚上"),
        ("我报了潜水证 考试11月2号", "考试", "date", "2025年11月2号"),
        ("考试又推迟了，改到11月9号", "考试", "date", "2025年11月9号"),
    ],
)
def test_gives_a_value(said, subject, attr, value):
    assert (subject, attr, value) in values(said)


@pytest.mark.parametrize(
    ("said", "not_attr"),
    [
        ("剩饭我吃不了", "allergy"),
        ("我吃不了这么多", "allergy"),
        ("腿都不是自己的了", "role"),
        ("胃不好 凉的吃不了", "allergy"),
        ("我同学在蓝鲸书店上班 叫我也去", "nickname"),
        ("我在中学图书馆做了十二年", "role"),
        ("我去北京上班了", "employer"),
        ("明天到店里上班", "employer"),
        ("我不在老年大学学书法了", "employer"),
        ("现在周三要开会", "会 day"),
    ],
)
def test_reads_no_more_than_is_said(said, not_attr):
    assert not_attr not in {one.attr for one in read(said)}


@pytest.mark.parametrize(
    ("said", "part", "role", "first"),
    [
        ("前天搬完了 拉了一车书 现在住东湖边上", "东湖边上", "since", "2025-09-08"),
        ("电动车换了！！上周五提的", "电动车换了", "on", "2025-09-05"),
        ("终于体检了。新开的那家，上周三去的", "体检", "on", "2025-09-03"),
        ("报了潜水证 考试11月2号 慌", "考试", "on", "2025-11-02"),
    ],
)
def test_dates_what_was_told_before(said, part, role, first):
    assert (role, first) in {
        (date.role, str(date.span.first)) for one in read(said) if part in one.text for date in one.dates
    }


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("别用感叹号行不 怪闹的 以后都别用", ["文澜要求：回话时别用感叹号。"]),
        ("距离说公里 别说里", ["文澜要求：距离说公里，别说里。"]),
        ("以后您替我写的请柬和信，都不要超过一页。", ["文澜要求：以后替文澜写的请柬和信，都不要超过一页。"]),
        ("别用您，怪生分的", ["文澜要求：称呼用“你”，不用“您”。"]),
        ("帮我写封信，别用感叹号", []),
    ],
)
def test_takes_standing_orders(said, expected):
    assert [one.text for one in read(said) if one.kind == "instruction"] == expected


def test_two_days_of_the_week_side_by_side_are_no_dates():
    assert not [date for one in read("在学吉他 周三周六晚上") for date in one.dates]


def test_the_order_after_an_end_takes_its_place():
    old, new = (one for one in read("以后给我出题格式改一下，答案别放最后了，每道题下面直接跟解析"))
    assert old.attr == new.attr
    assert new.value == "每道题下面直接跟解析"


def test_forbidding_a_language_does_not_ask_for_it():
    assert "answer language" not in {one.attr for one in read("以后回答我别用英文")}


@pytest.mark.parametrize(
    ("said", "title", "first"),
    [
        ("换轮胎先松螺丝 再顶千斤顶 然后卸胎 最后装备胎", "换轮胎", "先松螺丝"),
        ("泡菜的做法我写给你：先把坛子烫干净，再晾干，然后放萝卜。", "泡菜的做法", "先把坛子烫干净"),
    ],
)
def test_keeps_the_first_step(said, title, first):
    steps = [one for one in read(said) if one.kind == "workflow"]
    assert title in steps[0].group
    assert first in steps[0].text


def test_she_is_whom_the_message_before_named():
    known = frozenset({"小禾", "成都"})
    assert ("小禾", "allergy", "酒精") in values("她酒精过敏", before="小禾怎么看？", known_names=known)
    assert not read("她酒精过敏", before="那就没什么可犹豫的了。", known_names=known)


def test_a_paragraph_in_quotation_marks_is_not_ones_own():
    notice = "“各位住户：本周六上午停水检修，请提前储水。本人下月起调往外地，有事请找新来的管理员。”"
    assert not [one for one in read(f"看这个\n\n{notice}\n\n烦") if "停水" in one.text]


@pytest.mark.parametrize(
    ("asked", "attr"),
    [
        ("我吃不了什么？", "allergy"),
        ("我周几练合唱？", "合唱 day"),
        ("国画课现在改到星期几了？", "国画 day"),
        ("我的体检最后定在哪天？", "体检 date"),
    ],
)
def test_understands_more_ways_of_asking(asked, attr):
    assert attr in GRAMMAR.read_question(asked, now=SAID, timezone="Asia/Shanghai", person_names=()).attrs


@pytest.mark.parametrize("asked", ["给我回话有什么要求？", "跟我说话要注意什么", "回复我的时候有什么规矩"])
def test_asks_for_what_is_required(asked):
    assert GRAMMAR.read_question(asked, now=SAID, timezone="Asia/Shanghai", person_names=()).keywords == ("要求",)


def test_until_now_after_a_tie_is_no_name():
    assert person_at("到现在都念", 0, sure=True) == 0
    assert person_at("小雨在成都", 0, sure=True) == 2
