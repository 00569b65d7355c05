"""Prices, vehicles, names by a post and names of ventures, told in a clause of chat; and how they are asked for."""

from datetime import datetime

import pytest

from reverie.model.statement import PERSON, SPEAKER, Question, Statement
from reverie.text.chinese import GRAMMAR
from reverie.text.chinese.figures import figure_of
from reverie.text.chinese.vehicles import vehicle_of
from reverie.text.dates import find_dates
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
        ("撑不住啦，豆沙包这礼拜开始卖四块了", SPEAKER, "豆沙包 price", "四块"),
        ("剪头发一次六十", SPEAKER, "剪头发 price", "六十"),
        ("从九月起，学费调整为每学期三百六十加元", SPEAKER, "学费 price", "每学期三百六十加元"),
        ("店租涨到三万一了", SPEAKER, "店租 price", "三万一"),
        ("现在住柳河，一个月2100", SPEAKER, "rent", "2100"),
        ("我的体重降到79公斤了", SPEAKER, "weight", "79公斤"),
        ("昨天去牵了一台gogoro", SPEAKER, "motorbike", "gogoro"),
        ("车也买了，不是飞度，最后买的二手的polo", SPEAKER, "car", "二手的polo"),
        ("新的复健师姓詹", SPEAKER, "复健师 name", "詹"),
        ("太极拳到体育场打了，领头的从老周换成了金师傅", SPEAKER, "太极拳 leader", "金师傅"),
        ("我在柳河办一所周末中文学校，名叫“青禾书院”", SPEAKER, "学校 name", "青禾书院"),
        ("我们店叫「晨间小灶」，开了七年了", SPEAKER, "店 name", "晨间小灶"),
        ("复健改时间了，现在是礼拜二跟礼拜五", SPEAKER, "复健 day", "礼拜二跟礼拜五"),
        ("我不在顺达物流干了，上周五跳到西北通货运了", SPEAKER, "employer", "西北通货运"),
        ("我媳妇海燕在超市当收银", "海燕", "role", "收银"),
        ("我媳妇海燕在超市当收银", "海燕", "name", "海燕"),
        ("我爹还住那儿，七十八了", "father", "age", "七十八岁"),
    ],
)
def test_gives_a_value(said, subject, attr, value):
    assert (subject, attr, value) in {(one.subject, one.attr, one.value) for one in read(said)}


@pytest.mark.parametrize(
    "words",
    [
        "我儿子考了92",
        "我们走了三公里",
        "人数加到30",
        "可能涨到五十",
        "以前一碗卖八块",
        "听说那边卖55",
        "我花了八万六",
        "他家肉圆一碗40",
    ],
)
def test_no_price(words):
    assert figure_of(words) is None


@pytest.mark.parametrize(
    "words", ["想买一辆飞度", "买了一台缝纫机", "换了一部手机", "看中了一台gogoro", "以前开的是桑塔纳"]
)
def test_no_vehicle_of_ones_own(words):
    assert vehicle_of(words, "去看了车") is None


def test_two_halves_of_a_change_are_one():
    posts = [one for one in read("我不在顺达物流干了，上周五跳到西北通货运了") if one.attr == "employer"]
    assert [(one.value, one.ends) for one in posts] == [("西北通货运", "顺达物流")]


@pytest.mark.parametrize(
    ("said", "new", "old"),
    [
        ("公司让我换线了，五月开始跑兰州到成都，不跑新疆了", "成都", "新疆"),
        ("地方选的是四姑娘山，不去稻城了", "四姑娘山", "稻城"),
        ("换电话公司了，从和信换去远传", "远传", "和信"),
    ],
)
def test_an_old_value_is_ended_and_not_told_again(said, new, old):
    told = read(said)
    assert any(new in one.text for one in told)
    assert all(old not in one.text for one in told)
    assert any(old in one.ends for one in told)


def test_traditional_text_is_given_back_whole_with_days_and_keys():
    found = {one.attr: one for one in read("起司蛋餅這禮拜開始賣52了") if one.attr}
    assert [fact.words for fact in found["起司蛋餅 price"].dates] == ["這禮拜"]


@pytest.mark.parametrize(
    ("text", "attr", "keyword"),
    [
        ("豆沙包现在一个卖多少钱", "price", "豆沙包"),
        ("我现在骑什么车", "motorbike", ""),
        ("我办的中文学校叫什么名字", "学校 name", ""),
        ("我复健现在排在星期几", "复健 day", ""),
        ("我现在哪天上瑜伽", "瑜伽 day", "瑜伽"),
        ("现在太极拳是谁带的", "leader", "太极拳"),
        ("我现在在哪里打太极", "", "太极"),
        ("我媳妇是做什么工作的", "workplace", ""),
    ],
)
def test_asks_for(text, attr, keyword):
    question = asked(text)
    assert not attr or attr in question.attrs
    assert not keyword or keyword in question.keywords


def test_who_is_asked_about_at_the_head_of_a_question():
    assert asked("妈妈是哪天做的手术").subject == "mother"
    assert asked("新来的工读生叫什么").subject in ("", PERSON)


@pytest.mark.parametrize(
    ("said", "target"),
    [
        ("请您将我先前提的血糖之事抹去，不必保存", "血糖"),
        ("那个试管的事情就当没跟你说过哈", "试管"),
        ("我不想让你记住我的收入，删掉吧", "收入"),
        ("刚才讲的工资别留着", "工资"),
        ("把体检那条抹了", "体检"),
        ("麻煩把我講過的相親那件事刪掉", "相親"),
    ],
)
def test_asks_to_forget(said, target):
    requests = GRAMMAR.read_message(said, Setting("文澜", is_person=True)).forget
    assert [one.target for one in requests] == [target]


@pytest.mark.parametrize("said", ["我把手机里的照片删了", "老师说要把作业留着", "他提到的那本书我买了"])
def test_nothing_is_to_be_forgotten(said):
    assert not GRAMMAR.read_message(said, Setting("文澜", is_person=True)).forget


@pytest.mark.parametrize("said", ["对了以后你回我直接列要点", "您回答时请称呼我苏老师"])
def test_instructs(said):
    assert any(one.kind == "instruction" for one in read(said))


def test_traditional_days_are_found_in_their_own_characters():
    found = find_dates("復健改到上禮拜五", "zh", SAID, "Asia/Taipei")
    assert [(one.words, str(one.span.first)) for one in found] == [("上禮拜五", "2025-09-05")]


@pytest.mark.parametrize(
    ("said", "subject", "attr", "value"),
    [
        ("上回我跟你说我妈生日说错了 是六月十八 不是初八", "mother", "birthday", "六月十八"),
        ("她一来就把运费调了 从4650 变成4500", SPEAKER, "运费 price", "4500"),
        ("豆沙包本来想卖到五块，算过还是不够，决定从二月起定为六块", SPEAKER, "豆沙包 price", "六块"),
        ("公休改成星期三", SPEAKER, "休息 day", "星期三"),
        ("每星期一公休，其余日子开到六点", SPEAKER, "休息 day", "星期一"),
        ("新看护也到了，叫尤莉", SPEAKER, "看护 name", "尤莉"),
        ("我们罗庄这房子一个月900 便宜是便宜", SPEAKER, "rent", "900"),
        ("当年打一针头孢浑身起疙瘩", SPEAKER, "allergy", "头孢"),
        ("她带的是芒果干，我吃不得", SPEAKER, "allergy", "芒果干"),
    ],
)
def test_told_across_clauses(said, subject, attr, value):
    assert (subject, attr, value) in {(one.subject, one.attr, one.value) for one in read(said)}


def test_a_name_that_follows_somebody_else_is_not_the_speakers():
    assert all(one.attr != "name" for one in read("目前由一位看护照顾，叫阿蒂，做了三年"))


def test_a_request_for_a_name_gives_none():
    assert all("名字" not in one.text for one in read("捡了只橘猫，两个月大，帮想个名字"))


@pytest.mark.parametrize("said", ["以前打过一次全身起坨", "以前打过三次全身起坨", "满街芒果 可惜我碰不了 一吃嘴就肿"])
def test_how_often_or_what_a_pity_is_no_allergy(said):
    assert not {"一次", "三次", "可惜"} & {one.value for one in read(said)}
