"""Which English words ask to forget, and which only use the verb."""

import pytest

from reverie.text.english import GRAMMAR
from reverie.text.grammar import Setting

ASKED = [
    ("Please forget what I told you about my salary.", "my salary"),
    ("Forget everything about the sleep study.", "the sleep study"),
    ("ok. forget that", ""),
    ("don't save this: my pin is 1234", "my pin is 1234"),
    (
        "I want you to forget what I told you about the loan from the credit union, all of it",
        "the loan from the credit union",
    ),
    ("Off the record, I hate my boss.", "I hate my boss"),
]


@pytest.mark.parametrize(("message", "target"), ASKED)
def test_a_request_to_forget_names_its_target(message: str, target: str) -> None:
    reading = GRAMMAR.read_message(message, Setting("Nadia", True))
    assert [request.target for request in reading.forget] == [target]
    assert all(request.quote in message for request in reading.forget)
    assert not reading.statements


@pytest.mark.parametrize(
    "message",
    [
        "Don't forget to mention that I live in Porto.",
        "I forgot my keys.",
        "I can't forget that day.",
        "Forget it, let's talk about something else.",
        "You never forget how to ride a bike.",
        "delete the second paragraph",
    ],
)
def test_other_uses_of_the_verb_do_not_ask(message: str) -> None:
    assert GRAMMAR.read_message(message, Setting("Nadia", True)).forget == ()
