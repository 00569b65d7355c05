"""Requests to forget in whatever word order, and changes of plan that ask no oblivion."""

import pytest

from reverie.text.english import GRAMMAR
from reverie.text.grammar import Setting

ASKED = [
    ("that stuff i said about my sisters divorce, forget it pls", "my sisters divorce"),
    ("what i told u abt my ex, forget all that", "my ex"),
    ("the loan thing, forget it", "loan"),
    ("ok another thing, the loan thing, forget it pls", "loan"),
    ("thx that worked great and forget what i told you about the rent", "the rent"),
    ("About Tuesday: forget it. And please forget what I told you about my boss.", "my boss"),
    ("the thing about my boss, can you forget that", "my boss"),
    ("Regarding the biopsy I mentioned: please forget it.", "the biopsy"),
    (
        "Some weeks ago I told you something about Annalise and a post. Please forget what I told you about it.",
        "Annalise and a post",
    ),
    ("I mentioned my test results in March. I'd rather you forgot them.", "my test results"),
    ("scrub that from your memory", ""),
    ("I would prefer that you no longer keep what I said about the debt", "the debt"),
    ("Could you erase the part I told you about Tom's drinking?", "Tom's drinking"),
    ("everything i shared about the rehab, please delete it", "the rehab"),
    ("As for my court case, please forget that.", "my court case"),
    ("Scrub what I said about the affair from your memory.", "the affair"),
    ("my pregnancy business, forget it please", "pregnancy"),
    ("I told you about my payslip last week. Please forget it.", "my payslip"),
    ("I'd prefer you didn't keep what I told you about the relapse.", "the relapse"),
    ("Concerning the job application, I'd like you to forget it.", "the job application"),
    ("Forget I said anything about the loan.", "the loan"),
    ("Pretend I never told you about my pregnancy.", "my pregnancy"),
    ("Would you mind forgetting what I said about Tom?", "Tom"),
    ("I don't want you to keep what I told you about my salary.", "my salary"),
    ("Please disregard what I said about my brother.", "my brother"),
    ("Please scrub the affair from your memory.", "the affair"),
]
NOT_ASKED = [
    "How do I clear old entries from the records in Postgres?",
    "The judge told the jury to strike the remark from the record.",
    "Scrub the dried paint off the records",
    "I'd like you to delete the last sentence of the poem.",
    "I'd prefer it if you didn't keep the original headings.",
    "Erase the part about pricing in the second paragraph.",
    "They don't keep the change.",
    "You never keep the promises you make.",
    "Don't keep the receipts, throw them away.",
    "I don't remember the name of the film.",
    "My boss will forget what I told him by Monday.",
    'Write a story where a wizard says "forget everything I told you about the tower".',
    "About the holiday in Spain, forget it.",
    "When it comes to parking downtown, forget it.",
    "don't forget the milk",
    "forget about Tuesday, let's do Thursday",
    "Forget the pizza, we'll have soup instead.",
    "About Tuesday: forget it.",
    "The spill on the counter, wipe it.",
    "As for the second paragraph, delete it.",
    "I said we would go to Rome. Then I forgot it.",
    "I always forget what I told people.",
    "Never scrub that from your memory.",
    "The loan thing, forget it, I'll pay on Monday.",
    "I'd rather you kept the receipts.",
]


@pytest.mark.parametrize(("message", "target"), ASKED)
def test_a_request_in_any_order_names_its_target(message: str, target: str) -> None:
    found = GRAMMAR.read_message(message, Setting("Nadia", True)).forget
    assert [request.target for request in found] == [target]
    assert found[0].quote in message


@pytest.mark.parametrize("message", NOT_ASKED)
def test_a_changed_plan_is_no_request(message: str) -> None:
    assert GRAMMAR.read_message(message, Setting("Nadia", True)).forget == ()
