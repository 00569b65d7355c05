"""Whatever is said, reading it in Chinese ends well: nothing raised, quotations verbatim, one paragraph."""

from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.text.chinese import GRAMMAR
from reverie.text.grammar import Setting
from reverie.text.wordlist import words_of

WORDS = words_of("""
    我 你 他 她 它 我们 妈妈 我妹妹 小雨 老周 李工 叫 是 住在 成都 搬到 从 到 昨天 今年 3月5号 下周三 喜欢 讨厌 不 没
    了 过敏 对 花生 在 腾讯 工作 养了 一只 猫 ， 。 ？ ： ； “ ” 《 》 （ ） \n 1. - 如果 以后 请 帮我 忘了 别 记 把
    改成 PDF 因为 所以 先 再 然后 最后 的 吗 呢 哈哈 Python 30岁 生日 不是 而是 截止日期 预算 三万 项目 :) 🙃 {{ }}
    媽媽 養 他说 说错了 决定 打算 想 一直 每天 七点 起床
""")
PIECES = st.sampled_from([*sorted(WORDS), " ", "\n\n", "\t", "\u200b"])
MESSAGES = st.one_of(st.text(max_size=120), st.lists(PIECES, max_size=40).map("".join))
SAID = datetime(2025, 7, 14, 22, 30, tzinfo=UTC)


@settings(max_examples=300, deadline=None)
@given(MESSAGES, st.sampled_from(["", "文澜"]), st.sampled_from(["", "Jon"]), st.sampled_from([None, SAID]))
def test_reading_never_fails_and_quotes_verbatim(text, speaker, listener, said_at):
    setting = Setting(
        speaker, is_person=True, listener=listener, said_at=said_at, timezone="Asia/Shanghai", before=text
    )

    reading = GRAMMAR.read_message(text, setting)

    for one in reading.statements:
        assert one.quote, one
        assert one.quote in text
        assert len(one.quote) <= 300
        assert "\n" not in one.quote
        assert "\n" not in one.text
        assert one.text.strip()
    for request in reading.forget:
        assert request.quote in text


@settings(max_examples=150, deadline=None)
@given(MESSAGES)
def test_any_question_is_understood_somehow(text):
    question = GRAMMAR.read_question(text, now=SAID, timezone="Asia/Shanghai", person_names=["文澜"])

    assert question.text == text
    assert len(question.keywords) == len(question.synonyms)


@settings(max_examples=100, deadline=None)
@given(MESSAGES)
def test_reading_twice_says_the_same(text):
    setting = Setting("文澜", is_person=True, said_at=SAID)

    assert GRAMMAR.read_message(text, setting) == GRAMMAR.read_message(text, setting)
