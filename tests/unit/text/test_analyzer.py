"""Tokens of the index and of questions."""

import pytest

from reverie.text.analyzer import SINGLE, analyze, content_words, fold, query_terms
from reverie.text.words.lemmas import lemmas
from reverie.text.words.stems import stem


def shared(one, two):
    return set(analyze(one)) & set(analyze(two))


@pytest.mark.parametrize(
    "forms",
    [
        "move moves moved moving",
        "run runs running ran",
        "live lives lived living",
        "plan plans planned planning",
        "study studies studied studying",
        "visit visits visited visiting",
        "decide decides decided deciding",
        "box boxes",
        "city cities",
        "sister sisters",
        "go goes went gone going",
        "colour color colours colors",
        "child children",
        "monthly month months",
        "morar moro mora moramos morei morava morando",
        "viver vivo vivemos vivia vivi",
        "preferir prefiro prefere prefiro",
        "fazer fiz faz fizemos feito",
        "reuniao reunioes",
        "animal animais",
        "viagem viagens",
        "amigo amiga amigos amigas",
        "rapido rapida rapidamente",
        "medico medica medicos medicas",
    ],
)
def test_the_forms_of_a_word_share_a_token(forms):
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    "pair",
    [
        "plan plane",
        "hope hop",
        "port porto",
        "need knee",
        "new news",
        "brag braga",
        "his he",
        "house horse",
        "university universe",
        "ser serve",
        "mar marca",
        "come comer",
    ],
)
def test_different_words_keep_different_tokens(pair):
    one, two = pair.split()
    assert stem(one) != stem(two)


def test_a_stem_is_its_own_stem():
    for form in lemmas():
        assert stem(stem(form)) == stem(form)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("São Brás", "sao bras"),
        ("Reunião em São Brás às nove.", "reuniao"),
        ("sister's", "sisters"),
        ("don’t", "don't"),
        ("ＡＢＣ", "abc"),
        ("ﬁne", "fine"),
        ("Straße", "strasse"),
        ("ORBIT_TOKEN", "orbit token"),
        ("chat-send", "chat send"),
        ("温室的部署方案", "部署"),
        ("晚上把backup-7脚本改好了，重跑nightly后没有报错", "nightly"),
        ("ฉันชอบดื่มชาเย็นตอนเช้าก่อนไปทำงาน", "ชาเย็น"),
    ],
)
def test_both_spellings_are_found_by_each_other(one, two):
    assert set(analyze(two)) <= set(analyze(one)) or set(query_terms(two)) <= set(analyze(one))


def test_thai_tones_stay_apart():
    assert not shared("ข่าว", "ข้าว")


def test_negation_is_looked_for():
    assert "dont" in query_terms("don't use agents")
    assert "dont" not in analyze("We use agents.")


def test_a_single_chinese_character_matches_only_a_query_of_one():
    assert query_terms("猫") == [SINGLE + "猫"]
    assert SINGLE + "猫" in analyze("我的猫叫小黑")
    assert not any(term.startswith(SINGLE) for term in query_terms("小黑猫"))


@pytest.mark.parametrize("text", ["", " ", "???", "—", "\u200b", "'; --", "%_\\"])
def test_no_words_no_tokens(text):
    assert analyze(text) == query_terms(text) == content_words(text) == []


@pytest.mark.parametrize("question", ["Who is it?", "what", "o que é?", "是什么？", "the", "a AND", "的"])
def test_a_question_of_stop_words_still_looks_for_something(question):
    assert query_terms(question)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The report goes out as PDF, never as PNG.", ["report", "go", "pdf", "never", "png"]),
        ("A minha irmã mora em Braga", ["irma", "morar", "braga"]),
        ("我儿子叫小舟", ["儿子", "子叫", "叫小", "小舟"]),
        ("Sapphir Mobility Coop is in for Sendai", ["sapphir", "mobility", "coop", "sendai"]),
    ],
)
def test_content_words(text, words):
    assert content_words(text) == words


def test_each_content_word_comes_once():
    assert content_words("okra okra OKRA") == ["okra"]


def test_folding_keeps_other_scripts():
    assert fold("ข้าว") == "ข้าว"
    assert fold("한국어") == "한국어"
    assert fold("Éa") == "ea"
