"""Words that mean alike meet, in each language and across them."""

import pytest

from reverie.text.thesaurus.meeting import held_by, meeting, wanted_by
from reverie.text.thesaurus.stemming import stem_of


def best(question, language, text, other=""):
    held = held_by(text, other or language)
    return max(meeting(one, held) for one in wanted_by(question, language))


@pytest.mark.parametrize(
    ("question", "language", "told", "off"),
    [
        ("Which nut must I avoid?", "en", "no cashews for me", "the bus was late"),
        ("What do I pay in rent?", "en", "the landlord wants 900 now", "the dog barked"),
        ("Qual é a minha alergia?", "pt", "não posso comer camarão", "o telhado ficou pronto"),
        ("Em que dia da semana ensaio?", "pt", "agora é às sextas-feiras", "comprei um gato"),
        ("我对哪种水果过敏？", "zh", "芒果我碰都不能碰", "车子卖了"),
    ],
)
def test_the_kind_asked_for_meets_its_members(question, language, told, off):
    assert best(question, language, told) >= 0.5
    assert best(question, language, off) < 0.5


def test_the_very_word_counts_most():
    (wanted,) = [one for one in wanted_by("the accordion", "en") if "accordion" in one.words]
    assert meeting(wanted, held_by("my accordion", "en")) == 1.0
    assert meeting(wanted, held_by("nothing of the kind", "en")) == 0.0


def test_concepts_meet_across_languages():
    assert best("Which fruit am I allergic to?", "en", "我芒果过敏", "zh") >= 0.5


def test_any_text_can_be_read():
    for text in ("", "   ", "🎉🎉", "١٢٣", "ข้าวผัด", "a" * 5000):
        held_by(text)
        wanted_by(text)


def test_forms_of_a_verb_share_a_stem():
    assert len({stem_of(word, "pt") for word in ("moro", "morava", "morei", "morar")}) == 1
