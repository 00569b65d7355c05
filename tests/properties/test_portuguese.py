"""Whatever the text, reading Portuguese raises nothing, quotes only what stands there and names everybody."""

import re
from datetime import UTC, datetime

from hypothesis import example, given, settings
from hypothesis import strategies as st

from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

_SAID = (
    "eu moro no Porto Braga a minha irmã Ana meu o primo Otto e mas que se quando não já mudei-me do para comprei-o "
    "ontem amanhã em 2020 12/05 gosto de odeio é está foi seria morasse tenho dois gatos . , ; : ? ! ( ) “ ” - 1. "
    "primeiro depois por fim ela disse isso lá esquece apaga sempre nunca responde n vc tá 🙂 http://a.b"
)
_WORDS = [*_SAID.split(" "), "\n", "\n\n", "- ", '"']
_UNRESOLVED = re.compile(r"(?:Ele|Ela|Eles|Elas|Isso|Isto|Aquilo)\b")
_SETTING = Setting("Nadia", is_person=True, said_at=datetime(2025, 6, 4, tzinfo=UTC), before="Como se chama o teu cão?")

texts = st.one_of(st.text(max_size=200), st.lists(st.sampled_from(_WORDS), max_size=40).map(" ".join))


@settings(max_examples=400, deadline=None)
@given(texts)
@example("MINHA SE É:0")
def test_a_quotation_stands_in_the_message_and_a_claim_names_its_subject(text):
    for statement in GRAMMAR.read_message(text, _SETTING).statements:
        assert statement.quote
        assert statement.quote in text
        assert len(statement.quote) <= 300
        assert "\n\n" not in statement.quote
        assert not _UNRESOLVED.match(statement.text)


@settings(max_examples=300, deadline=None)
@given(texts)
def test_reading_twice_is_reading_once(text):
    assert GRAMMAR.read_message(text, _SETTING) == GRAMMAR.read_message(text, _SETTING)


@settings(max_examples=300, deadline=None)
@given(texts)
def test_any_text_can_be_asked(text):
    question = GRAMMAR.read_question(text, now=datetime(2025, 6, 4, tzinfo=UTC), timezone="UTC", person_names=["Nadia"])
    assert len(question.keywords) == len(question.synonyms)
