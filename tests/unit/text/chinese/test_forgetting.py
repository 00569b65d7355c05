"""Requests to forget, told from everyday forgetting."""

import pytest

from reverie.text.chinese.forgetting import forget_requests


@pytest.mark.parametrize(
    ("said", "target"),
    [
        ("上次跟你说的体检的事，你给我忘掉，别记了", "体检"),
        ("你把我跟你说的借钱那事忘了吧，别再提也别留着", "借钱"),
        ("忘了我说的那个病的事吧", "病"),
        ("忘了这个吧", ""),
        ("当我没说", ""),
        ("别记这个", ""),
        ("关于我离婚的事，请删掉", "离婚"),
        ("我的工资，请忘掉", "工资"),
        ("关于我的病情，请全部忘记", "病情"),
        ("前几日的血压数值,请您忘掉,我不愿留下记录", "血压数值"),
        ("前两天的血压数值，请您忘掉", "血压数值"),
        ("上次提到的房租，麻烦忘了吧", "房租"),
        ("我的电脑坏了，你把我的密码删掉吧", "密码"),
        ("这个周末要搬家，把我的体检结果忘掉", "体检结果"),
        ("我的生日快到了，别存我的手机号", "手机号"),
        ("小李的事情请你统统忘记", "小李"),
        ("我欠钱那事儿，你忘了呗", "欠钱"),
        ("怀孕那件事，当我没提", "怀孕"),
        ("请把我上次讲的病情删掉", "病情"),
        ("那个密码的事不要记", "密码"),
        ("体重的事儿你删了吧", "体重"),
        ("你就当我没说过借钱的事", "借钱"),
        ("我之前跟你说过我体重多少 那个你忘了吧 别记", "体重多少"),
        ("把我说的体检结果从记录里删了", "体检结果"),
        ("有一件事请你办：我之前跟你说过的体检和结节那件事，请你忘掉", "体检和结节"),
        ("还有一件私事要麻烦您:先前我说过借钱给小舟的那件事,请您忘掉,不要再记着", "借钱给小舟"),
        ("我上次提到的前女友，你别再提了，忘了吧", "前女友"),
        ("麻烦你把关于我工资的内容全部删除", "工资"),
        ("另外 上回跟您讲的官司 请您忘了它 不要留着", "官司"),
    ],
)
def test_asks_to_forget(said, target):
    found = forget_requests(said, said)

    assert [request.target for request in found] == [target]
    assert found[0].quote in said


@pytest.mark.parametrize(
    "said",
    [
        "别忘了买牛奶",
        "昨天嫌麻烦忘了，没去交电费",
        "交电费太麻烦忘了",
        "我忘了带钥匙",
        "忘不了那天",
        "真是难忘的一天",
        "不要忘记开会",
        "我又忘了密码",
        "想写下来 怕以后忘了 我说你记",
    ],
)
def test_everyday_forgetting_is_no_request(said):
    assert forget_requests(said, said) == ()


@pytest.mark.parametrize(
    "said",
    ["把工资删掉" + "的那件事儿" * 40 + "好", "把工资删掉" + "就当我没说过" * 40 + "好", "我的" * 5000 + "忘了吧"],
)
def test_long_requests_are_read_in_no_time(said):
    assert len(forget_requests(said, said)) <= 1


def test_what_was_told_in_the_sentence_before_is_meant():
    assert [one.target for one in forget_requests("我跟你说过我的病。忘了吧。", "我跟你说过我的病。忘了吧。")] == ["病"]
