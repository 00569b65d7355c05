"""What a Chinese message states: a table of chats and the sentences that a strict reader would grant."""

from datetime import datetime

import pytest

from reverie.model.statement import SPEAKER
from reverie.text.chinese import GRAMMAR
from reverie.text.grammar import Reading, Setting

SAID = datetime.fromisoformat("2025-07-14T22:30:00+00:00")  # the morning of 15 July in Shanghai


def read(text: str, **changes) -> Reading:
    setting = {"speaker": "文澜", "is_person": True, "said_at": SAID, "timezone": "Asia/Shanghai", **changes}
    return GRAMMAR.read_message(text, Setting(**setting))


def texts(text: str, **changes) -> list[str]:
    return [one.text for one in read(text, **changes).statements]


STATED = [
    (
        "我叫文澜，我儿子叫小舟，今年上一年级。",
        ["文澜的名字是文澜。", "文澜的儿子叫小舟。", "文澜的儿子小舟2025年上一年级。"],
    ),
    ("昨天我买了一面鼓。", ["2025-07-14文澜买了一面鼓。"]),
    ("昨天买了一面鼓", ["文澜在2025-07-14买了一面鼓。"]),
    (
        "我表弟奥托讨厌游泳，他很不高兴。",
        ["文澜的表弟叫奥托。", "文澜的表弟奥托讨厌游泳。", "文澜的表弟奥托很不高兴。"],
    ),
    ("我妈住院了，我请了三天假陪她。", ["文澜的妈妈住院了。", "文澜请了三天假陪文澜的妈妈。"]),
    ("上个月从北京搬到了杭州，因为换了工作。", ["文澜在2025年6月从北京搬到了杭州，因为换了工作。"]),
    ("我同事李工下个月要跳槽去字节跳动。", ["文澜的同事叫李工。", "文澜的同事李工在2025年8月要跳槽去字节跳动。"]),
    ("下周三去东京", ["文澜计划在2025-07-23去东京。"]),
    ("记住：渡轮早上6:50和下午17:20出发。", ["渡轮早上6:50和下午17:20出发。"]),
    (
        "我昨天和大学同学王磊吃了顿火锅，他刚从深圳回来。",
        ["文澜在2025-07-14和大学同学王磊吃了顿火锅。", "王磊刚从深圳回来。"],
    ),
    ("不是我对坚果过敏，是我弟弟皮特。", ["文澜的弟弟皮特对坚果过敏。"]),
    ("我太太怀孕了，预产期是明年三月。", ["文澜的太太怀孕了。", "文澜的太太的预产期是2026年3月。"]),
    ("我養了一隻貓叫豆豆，住在台北。", ["文澜養了一隻貓叫豆豆。", "文澜的貓叫豆豆。", "文澜住在台北。"]),
    (
        "我们公司在杭州，做医疗影像的，一共三十多个人。",
        ["文澜的公司在杭州。", "文澜的公司做医疗影像的，一共三十多个人。"],
    ),
    ("你推荐的那家火锅店我昨天去了，味道很好。", ["助手推荐的那家火锅店文澜在2025-07-14去了，味道很好。"]),
    ("我外婆今年88岁，住在乐山。", ["文澜的外婆2025年88岁。", "文澜的外婆住在乐山。"]),
]


@pytest.mark.parametrize(("said", "expected"), STATED)
def test_states(said, expected):
    assert texts(said) == expected


@pytest.mark.parametrize(
    "said",
    [
        "如果我搬去重庆，房租要多少？",
        "要是我当时学了医就好了。",
        "想象一下，你住在巴黎，会怎么样？",
        "帮我写个群发短信给亲戚，中午，别送红包",
        "帮我翻译这句话：我住在巴黎，我爱吃面包。",
        "你是一个旅行助手，请扮演导游。我叫张三，住在火星。",
        "呵呵，又是早上五点的站会，真是太棒了",
        "我爱死加班了🙃",
        "他说他喜欢我。",
        "公司wifi密码是abc12345",
        "别忘了提醒我买牛奶",
        "好的，谢谢！",
        "那家店我再也不去了，服务太差。",
        "你觉得我应该搬到杭州吗？",
        "谢谢你的建议，我考虑一下。",
        "   ",
        "just English here",
    ],
)
def test_says_nothing(said):
    assert texts(said) == []


def values(text: str, **changes) -> set[tuple[str, str, str]]:
    return {(one.subject, one.attr, one.value) for one in read(text, **changes).statements if one.attr}


@pytest.mark.parametrize(
    ("said", "subject", "attr", "value"),
    [
        ("我住在成都高新区", SPEAKER, "home", "成都高新区"),
        ("我在腾讯做产品经理", SPEAKER, "employer", "腾讯"),
        ("我在腾讯做产品经理", SPEAKER, "role", "产品经理"),
        ("我是一名护士", SPEAKER, "role", "护士"),
        ("我对花生过敏，我弟对虾过敏", SPEAKER, "allergy", "花生"),
        ("我对花生过敏，我弟对虾过敏", "brother", "allergy", "虾"),
        ("老周花生过敏，很严重那种", "老周", "allergy", "花生"),
        ("我老公叫陈宇，是做建筑设计的", "陈宇", "role", "做建筑设计"),
        ("我最喜欢的颜色是苔绿色，我姐姐最喜欢的颜色是青色", SPEAKER, "favourite colour", "苔绿色"),
        ("我最喜欢的颜色是苔绿色，我姐姐最喜欢的颜色是青色", "sister", "favourite colour", "青色"),
        ("报告的截止日期改到8月15号了", "报告", "deadline", "2025年8月15号"),
        ("项目名叫灯塔，预算20万，负责人是李明", "灯塔", "budget", "20万"),
        ("婚礼定在厦门", "婚礼", "place", "厦门"),
        ("我生日是5月3号，血型O型，身高165cm", SPEAKER, "birthday", "5月3号"),
        ("我生日是5月3号，血型O型，身高165cm", SPEAKER, "blood type", "O型"),
        ("我每天骑车上班", SPEAKER, "commute", "骑车"),
        ("草龟，叫慢慢", "慢慢", "name", "慢慢"),
        ("9月1号起我调到区教研中心当物理教研员", SPEAKER, "employer", "区教研中心"),
        ("朋友都叫我大熊", SPEAKER, "nickname", "大熊"),
        ("我从去年开始吃素了", SPEAKER, "diet", "吃素"),
    ],
)
def test_gives_a_value_to_the_right_one(said, subject, attr, value):
    assert (subject, attr, value) in values(said)


@pytest.mark.parametrize(
    ("said", "attr", "ends"),
    [
        ("我从波尔图搬到布拉加了", "home", "波尔图"),
        ("我不在腾讯工作了", "employer", "腾讯"),
        ("我已经不住在北京了", "home", "北京"),
        ("我之前说住在海淀，其实是昌平，搞错了。", "home", "海淀"),
        ("房租从4500降到4200", "rent", "4500"),
        ("报告用PDF而不是PNG", "", "PNG"),
        ("上周末我们开荤了", "diet", "素"),
    ],
)
def test_says_what_no_longer_holds(said, attr, ends):
    assert (attr, ends) in {(one.attr, one.ends) for one in read(said).statements}


def test_a_preference_turned_round_keeps_its_key():
    liked, disliked = read("我超喜欢吃秋葵").statements[0], read("我再也受不了秋葵了").statements[0]

    assert liked.attr == disliked.attr == "preference: 秋葵"
    assert liked.value != disliked.value


@pytest.mark.parametrize("said", ["我打算下个月搬到杭州", "我可能会换工作去腾讯", "我以前住在重庆", "下个月搬到杭州"])
def test_what_is_planned_doubted_or_past_is_no_present_value(said):
    found = read(said).statements

    assert found
    assert not any(one.attr for one in found)


def test_a_plan_is_no_event():
    assert [one.kind for one in read("我打算明年去葡萄牙旅行").statements] == ["plan"]


def test_the_zone_of_the_person_decides_the_day():
    here, there = texts("昨天买了一面鼓"), texts("昨天买了一面鼓", timezone="America/New_York")

    assert "2025-07-14" in here[0]
    assert "2025-07-13" in there[0]


def test_a_message_without_a_time_keeps_its_words():
    found = read("昨天买了一面鼓", said_at=None).statements[0]

    assert found.text == "文澜昨天买了一面鼓。"
    assert not found.dates


def test_relative_words_are_kept_beside_the_date():
    fact = read("昨天买了一面鼓").statements[0].dates[0]

    assert (fact.role, str(fact.span.first), fact.words) == ("on", "2025-07-14", "昨天")


def test_the_speaker_without_a_name():
    assert texts("我住在成都。", speaker="") == ["用户住在成都。"]
    assert read("我叫文澜，住在成都。", speaker="").self_names == ("文澜",)


@pytest.mark.parametrize("said", ["我是左撇子。", "草龟，叫慢慢", "我儿子叫小舟", "项目名叫灯塔", "我是护士"])
def test_no_name_is_taken_for_the_speakers_own(said):
    assert read(said).self_names == ()


def test_a_short_answer_is_read_with_its_question():
    found = read("豆豆。", before="真可爱！你的狗叫什么？", before_is_assistant=True).statements

    assert [one.text for one in found] == ["文澜的狗叫豆豆。"]
    assert found[0].quote == "豆豆。"
    assert texts("不知道", before="你住哪里？") == []


def test_a_listener_with_a_name_is_named():
    assert texts("你昨天借了我的伞。", listener="安娜") == ["安娜在2025-07-14借了文澜的伞。"]


def test_instructions_stand_alone_and_replace_each_other():
    first = {one.attr: one for one in read("以后给我出题都这样：题目在前，答案统一放最后，公式用latex").statements}
    second = {one.attr: one for one in read("以后出题格式改一下，答案别放最后了").statements}

    assert first["出题: 答案"].text == "文澜要求：出题时，答案统一放最后。"
    assert "出题: 答案" in second
    assert all(one.kind == "instruction" and one.scope == "出题" for one in second.values())


def test_steps_are_one_workflow():
    found = read("我做剁椒的做法：先洗辣椒，再剁碎，然后放盐，最后装坛封口。").statements

    assert [one.kind for one in found] == ["workflow"] * 4
    assert len({one.group for one in found}) == 1
    assert "放盐" in found[2].text


def test_names_carry_their_tie():
    names = {(one.surface, one.relation) for one in read("我妹妹小雨在成都工作").statements[0].names}

    assert ("小雨", "sister") in names


def test_every_quotation_is_verbatim():
    for said, _ in STATED:
        assert all(one.quote in said for one in read(said).statements)
