"""What is told in one way and asked in another: keys that statements and questions share."""

from datetime import datetime

import pytest

from reverie.model.statement import PERSON, SPEAKER, Statement
from reverie.text.chinese import GRAMMAR
from reverie.text.grammar import Setting

SAID = datetime.fromisoformat("2025-09-10T22:30:00+08:00")  # a Wednesday


def read(text: str) -> tuple[Statement, ...]:
    setting = Setting(speaker="文澜", is_person=True, said_at=SAID, timezone="Asia/Shanghai")
    return GRAMMAR.read_message(text, setting).statements


def ask(text: str):
    return GRAMMAR.read_question(text, now=SAID, timezone="Asia/Shanghai", person_names=["文澜"])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("去打针前，我得告诉护士不能用什么药？", "allergy"),
        ("哪些药我不能吃？", "allergy"),
        ("什么抗生素我碰不得？", "allergy"),
        ("我每周哪天不用上班？", "休息 day"),
        ("我现在星期几休？", "休息 day"),
        ("我们合唱团星期几练唱？", "合唱 day"),
        ("我星期几去唱歌？", "合唱 day"),
        ("我在合唱团唱什么声部？", "voice"),
        ("我唱第几声部？", "voice"),
        ("小雨靠什么谋生？", "role"),
        ("小雨现在拿什么养家？", "role"),
        ("店里现在归谁管？", "leader"),
        ("现在谁是队长？", "leader"),
        ("乐队由谁指挥？", "leader"),
        ("客户要看样品，让他到哪里找我？", "workplace"),
        ("我的工作室现在在哪？", "workplace"),
    ],
)
def test_other_ways_of_asking_lead_to_the_key_of_the_statement(text, key):
    assert key in ask(text).attrs


@pytest.mark.parametrize("text", ["我不让你用什么格式？", "我别用什么软件？", "我避开哪条路？"])
def test_what_is_not_to_be_used_is_no_allergy_unless_it_is_taken(text):
    assert "allergy" not in ask(text).attrs


def test_a_day_off_is_no_question_after_the_employer():
    assert not {"employer", "workplace", "role"} & set(ask("我一周里哪天不上班？").attrs)


def test_where_to_be_found_is_asked_without_the_reason_of_the_visit():
    assert ask("客人要来取画，应该到哪里找我？").keywords == ()


@pytest.mark.parametrize(("text", "subject"), [("我弟弟平常开什么车？", "brother"), ("我妈通常几点起床？", "mother")])
def test_a_word_of_habit_is_nobodys_name(text, subject):
    assert ask(text).subject == subject


def test_one_of_a_thing_is_not_part_of_its_name():
    assert ask("找我修一台缝纫机要多少钱？").keywords == ("缝纫机",)


def test_traditional_questions_have_synonyms_in_traditional_signs():
    words = {word for row in ask("詩班是誰在帶？").synonyms for word in row}

    assert {"指挥", "指揮"} <= words


@pytest.mark.parametrize(
    ("said", "subject", "attr", "value"),
    [
        ("我在社区合唱团唱女低音", SPEAKER, "voice", "女低音"),
        ("我一直唱第二声部", SPEAKER, "voice", "第二声部"),
        ("店里重新排班 我换到周五休", SPEAKER, "休息 day", "周五"),
        ("他周三有课走不开，所以练唱改在周五", SPEAKER, "合唱 day", "周五"),
        ("每周二晚上练唱，由方老师指挥", SPEAKER, "合唱团 leader", "方老师"),
        ("小丁走了 9月1号起我们店是韩国庆管", SPEAKER, "店 leader", "韩国庆"),
        ("我的工作室设在外婆的老家", SPEAKER, "workplace", "外婆"),
        ("工作室搬到中山路了", SPEAKER, "workplace", "中山路"),
        ("我在长宁路租了一间店面", SPEAKER, "workplace", "长宁路"),
        ("小雨不做月嫂了 在夜市卖臭豆腐", "小雨", "role", "卖臭豆腐"),
        ("师父是洪金顺先生", "洪金顺", "name", "洪金顺"),
        ("我之前跟你说我弟读长春理工 说错了 是大连理工", "brother", "school", "大连理工"),
        ("我要调价：立式六百元，平台式八百元", SPEAKER, "平台式 price", "八百元"),
        ("城东的同行老齐，立式早就收七百元", "老齐", "立式 price", "七百元"),
        ("旧车卖了 换了台九号 M85的", SPEAKER, "motorbike", "九号 M85"),
    ],
)
def test_statements_get_the_key(said, subject, attr, value):
    assert (subject, attr, value) in {(one.subject, one.attr, one.value) for one in read(said)}


@pytest.mark.parametrize("said", ["我在咸鱼卖旧书", "我在基督教医院", "我在那里做事", "我妈是王先生的学生"])
def test_no_key_where_nothing_of_the_kind_is_said(said):
    keys = {one.attr for one in read(said) if one.subject == SPEAKER}

    assert not keys & {"workplace", "role", "employer"}


def test_somebody_elses_price_is_not_the_speakers():
    prices = [one.subject for one in read("隔壁的老齐，立式早就收七百元") if one.attr.endswith("price")]

    assert SPEAKER not in prices


def test_a_day_named_twice_is_one_day():
    days = {str(date.span.first) for one in read("婚宴移到10月18日，星期六。") for date in one.dates}

    assert days <= {"2025-10-18"}


def test_asker_is_meant_without_a_name():
    assert ask("我在合唱团唱什么声部？").subject == PERSON
