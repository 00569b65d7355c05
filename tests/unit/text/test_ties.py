"""Ties: whom "my sister" means, and by which name messages call that one."""

import pytest

from reverie.text.ties import capitals, name_of, own_ties


@pytest.mark.parametrize(
    ("text", "language", "keys"),
    [
        ("What truck has my brother got?", "en", ["brother"]),
        ("what is my younger sister's dog called", "en", ["sister"]),
        ("Which club do my sons support?", "en", []),
        ("Who leads our team?", "en", []),
        ("Em que terra vive o meu irmão?", "pt", ["brother"]),
        ("Qual a cor favorita da minha mulher?", "pt", ["wife"]),
        ("Quem chefia a minha equipa?", "pt", []),
        ("我弟弟從事哪一行?", "zh", ["brother"]),
        ("內人的手術是哪一天?", "zh", ["wife"]),
        ("今天天气怎么样", "zh", []),
    ],
)
def test_ties_of_the_speaker(text, language, keys):
    assert [one.key for one in own_ties(text, language)] == keys


@pytest.mark.parametrize(
    ("text", "language", "tie", "name"),
    [
        ("my brother tama reckons he can do it", "en", "brother", "Tama"),
        ("my sister Danielle finally set a date", "en", "sister", "Danielle"),
        ("hamish is coming too, my brother, and hes bringing his dog", "en", "brother", "Hamish"),
        ("Hester, who is my neighbour, came by", "en", "neighbour", "Hester"),
        ("my brother reckons he can do it", "en", "brother", ""),
        ("my brother is off to Perth", "en", "brother", ""),
        ("O meu irmão Urbano toma losartan", "pt", "brother", "Urbano"),
        ("A minha mulher, a Graça, resmungou", "pt", "wife", "Graça"),
        ("Falei com a Graça, a minha mulher, ontem.", "pt", "wife", "Graça"),
        ("A minha mulher resmungou", "pt", "wife", ""),
    ],
)
def test_the_name_of_one_who_is_called_by_a_tie(text, language, tie, name):
    assert name_of(tie, text, language, frozenset({"tama", "hamish"})) == name


def test_words_with_a_capital_within_a_sentence_are_names():
    assert capitals(["Ask Danielle. The bus was late.", "MY GOD"]) == {"danielle"}
