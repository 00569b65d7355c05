"""The English grammar on any text: it never raises, and what it quotes stands in the message."""

from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.text.english import GRAMMAR
from reverie.text.grammar import Setting
from reverie.text.wordlist import words_of

_WORDS = st.sampled_from(
    sorted(
        words_of("""
            I I'm I've my we our she it that this don't never always and but because, so. live moved from to Porto Braga
            on Saturday yesterday 12 May love hate okra sister Ana boss said "forget please if would what ? ! : ; - …
            not no longer used work at as a nurse who which you your (i'm vegan) first then finally step 1 😀 ’ 's ' "
            ) (
        """)
    )
)
_SENTENCES = st.lists(_WORDS, max_size=40).map(" ".join)
_SETTING = Setting("Nadia", True, "Jon", datetime(2025, 6, 2, tzinfo=UTC), "Europe/Lisbon", "What's your dog's name?")


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=300), _SENTENCES))
def test_any_text_is_read_and_every_quotation_holds(text: str) -> None:
    for setting in (_SETTING, Setting("", True)):
        reading = GRAMMAR.read_message(text, setting)
        for statement in reading.statements:
            assert statement.quote
            assert statement.quote in text
            assert len(statement.quote) <= 300
            assert "\n\n" not in statement.quote
            assert statement.text.strip()
        assert all(request.quote in text for request in reading.forget)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=200), _SENTENCES))
def test_any_question_is_understood_somehow(text: str) -> None:
    question = GRAMMAR.read_question(text, now=datetime(2025, 6, 2, tzinfo=UTC), timezone="UTC", person_names=["Nadia"])
    assert len(question.keywords) == len(question.synonyms)
    assert question == GRAMMAR.read_question(
        text, now=datetime(2025, 6, 2, tzinfo=UTC), timezone="UTC", person_names=["Nadia"]
    )
