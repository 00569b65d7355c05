"""Topics of everyday sentences."""

import pytest

from reverie.text.topics import GENERAL, TOPICS, topic_of, topic_title


@pytest.mark.parametrize(
    ("text", "language", "topic"),
    [
        ("I love okra, put it in everything.", "en", "food"),
        ("Send the report as PDF, never PNG.", "en", "writing"),
        ("I work at Sora City Lab as a researcher.", "en", "work"),
        ("My cousin Otto hates swimming.", "en", "leisure"),
        ("My sister is called Inês.", "en", "family"),
        ("I am allergic to peanuts and take a pill every day.", "en", "health"),
        ("We rent a flat near the river.", "en", "home"),
        ("I use vim on Debian.", "en", "technology"),
        ("The flight to Kyoto leaves at nine.", "en", "travel"),
        ("Sou alérgica e tomo um comprimido.", "pt", "health"),
        ("Moro num apartamento em Braga.", "pt", "home"),
        ("Trabalho como arquiteta numa empresa.", "pt", "work"),
        ("A minha irmã chama-se Inês.", "pt", "family"),
        ("Adoro bacalhau com batatas.", "pt", "food"),
        ("我对花生过敏，在吃药。", "zh", "health"),
        ("我在里斯本租房子住。", "zh", "home"),
        ("我儿子叫小舟。", "zh", "family"),
        ("我在公司上班。", "zh", "work"),
        ("我喜欢弹吉他。", "zh", "leisure"),
        ("我用Python写代码。", "zh", "technology"),
        ("Otto is tall.", "en", GENERAL),
        ("", "en", GENERAL),
        ("Ich esse gern Kuchen.", "und", GENERAL),
    ],
)
def test_the_topic_of_a_sentence(text, language, topic):
    assert topic_of(text, language) == topic


def test_the_message_lends_its_topic_to_a_sentence_without_one():
    assert topic_of("Otto is tall.", "en", fallback="family") == "family"
    assert topic_of("I love okra.", "en", fallback="family") == "food"


def test_every_topic_has_a_title_in_each_language():
    for topic in TOPICS:
        titles = [topic_title(topic, code) for code in ("en", "pt", "zh")]
        assert all(titles)
        assert len(set(titles)) >= 2
    assert topic_title("food", "fr") == topic_title("food", "en")
