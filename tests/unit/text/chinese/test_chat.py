"""What changes in a life, told in chat: posts, towns, habits, drinks, cars; and how it is asked for."""

from datetime import datetime

import pytest

from reverie.model.statement import PERSON, SPEAKER, Question, Statement
from reverie.text.chinese import GRAMMAR
from reverie.text.grammar import Setting

SAID = datetime.fromisoformat("2025-09-10T22:30:00+08:00")  # a Wednesday


def read(text: str, **changes) -> tuple[Statement, ...]:
    setting = {"speaker": "文澜", "is_person": True, "said_at": SAID, "timezone": "Asia/Shanghai", **changes}
    return GRAMMAR.read_message(text, Setting(**setting)).statements


def asked(text: str) -> Question:
    return GRAMMAR.read_question(text, now=SAID, timezone="Asia/Shanghai", person_names=("文澜",))


@pytest.mark.parametrize(
    ("said", "subject", "attr", "value"),
    [
        ("我是醴陵人，脾气急", SPEAKER, "birthplace", "醴陵"),
        ("十月八日起到青禾小学当校医", SPEAKER, "employer", "青禾小学"),
        ("我弟弟小舟在科英布拉读考古", "小舟", "home", "科英布拉"),
        ("我弟弟小舟在科英布拉读考古", "小舟", "study", "考古"),
        ("我老公在新疆的工地值班", "husband", "workplace", "新疆"),
        ("我爸被公司派到了喀麦隆", "father", "workplace", "喀麦隆"),
        ("我租柳荫街的单间 一个月两千", SPEAKER, "home", "柳荫街"),
        ("我那辆飞度开了八年了", SPEAKER, "car", "飞度"),
        ("现在改喝大麦茶了", SPEAKER, "usual drink", "大麦茶"),
        ("我戒奶茶了", SPEAKER, "preference: 奶茶", "戒了"),
        ("写的是瘦金体", SPEAKER, "calligraphy style", "瘦金体"),
        ("我妈今年七十三了", "mother", "age", "七十三岁"),
        ("我的狗旺财昨天拉肚子", "旺财", "name", "旺财"),
        ("我同事 nadia 对虾过敏", "nadia", "allergy", "虾"),
        ("体检在十一月三日，上午", "体检", "date", "2025年十一月三日"),
    ],
)
def test_gives_a_value(said, subject, attr, value):
    assert (subject, attr, value) in {(one.subject, one.attr, one.value) for one in read(said)}


@pytest.mark.parametrize("what", ["过来人", "年轻人", "急性子人", "主持人", "北方人", "打工人"])
def test_not_every_kind_of_person_is_an_origin(what):
    assert all(one.attr != "birthplace" for one in read(f"我是{what}"))


def test_one_sport_takes_the_place_of_the_one_named_before():
    found = [one for one in read("跑步伤膝盖，所以我不跑了，改成每天晚上游泳") if one.attr == "sport"]
    assert [(one.value, one.ends) for one in found] == [("游泳", "跑步")]


def test_leaving_a_post_ends_it_and_the_new_one_starts_on_its_day():
    old, new, *_ = [one for one in read("我办完离职手续了，十月八日起到青禾小学当校医") if one.attr == "employer"]
    assert not old.value
    assert new.dates[0].role == "since"


def test_no_longer_in_a_town_is_not_a_post_that_ends():
    assert [one.attr for one in read("我女儿已经不在成都了") if one.ends] == ["home"]


def test_working_from_home_is_no_employer():
    assert all(one.attr != "employer" for one in read("在家也能上班"))


@pytest.mark.parametrize("said", ["我只是随口问问", "当我没问", "好在今天是星期三", "说着玩的", "就这么办"])
def test_asides_state_nothing(said):
    assert not read(said)


def test_a_pronoun_stands_for_the_one_of_whom_the_message_before_was():
    found = read("她在德国读博士", earlier="女儿倒是支持我。")
    assert {one.subject for one in found} == {"daughter"}
    assert not read("她在德国读博士", earlier="女儿和妈妈，妈妈更支持我。")


@pytest.mark.parametrize(
    ("question", "subject", "key"),
    [
        ("我写的是哪一体？", PERSON, "calligraphy style"),
        ("我平时喝什么", PERSON, "usual drink"),
        ("我现在做什么运动？", PERSON, "sport"),
        ("我弟弟在哪座城市读考古？", "brother", "home"),
        ("我老公现在在哪里的工地上？", "husband", "workplace"),
        ("我的房子有多大？", PERSON, "size"),
        ("我女儿多大", "daughter", "age"),
        ("我身边的人里谁对花生过敏", "", "allergy"),
        ("答辩后来改到了几号", "", "答辩 date"),
    ],
)
def test_a_question_points_at_a_key(question, subject, key):
    found = asked(question)
    assert found.subject == subject
    assert found.attrs[0] == key


def test_the_last_of_a_choice_is_no_word_to_look_for_but_the_last_step_is():
    assert asked("我最后买了哪台洗衣机").keywords == ("买", "洗衣机")
    assert "最后" in asked("我做红烧肉最后一步是什么").keywords
