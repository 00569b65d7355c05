"""Choosing: the right subject, the right time, enough of the question; or the reason why nothing answers."""

from datetime import date

from reverie.model.statement import DateSpan
from tests.unit.recall.conftest import chosen, memory_of, question, texts, told

MARCH = DateSpan(date(2026, 3, 1), date(2026, 3, 31))
WHERE = {"kind": "where", "attrs": ("home",)}


def test_the_newest_value_answers_with_what_it_replaced(brain):
    choice = chosen(brain, question("Where do I live?", **WHERE))
    assert texts(choice.claims) == ["Nadia moved from Porto to Braga on 2026-05-31."]
    assert texts(choice.replaced) == ["Nadia lives in Porto near the river."]


def test_the_value_of_a_time_that_is_past(brain):
    choice = chosen(brain, question("Where did I live in March 2026?", as_of=MARCH, **WHERE))
    assert texts(choice.claims) == ["Nadia lives in Porto near the river."]
    assert choice.replaced == ()


def test_before_the_first_word_about_it_nothing_is_known(brain):
    year = DateSpan(date(2020, 1, 1), date(2020, 12, 31))
    choice = chosen(brain, question("Where did I live in 2020?", as_of=year, **WHERE))
    assert choice.claims == ()
    assert choice.reason == "not_at_that_time"


def test_what_was_before(brain):
    choice = chosen(brain, question("Where did I live before?", wants_past=True, **WHERE))
    assert texts(choice.claims) == ["Nadia lives in Porto near the river."]


def test_somebody_elses_value_is_never_the_askers(brain):
    choice = chosen(brain, question("Do I hate swimming?", "hate", "swimming", kind="yes_no"))
    assert choice.claims == ()
    assert choice.reason


def test_somebody_elses_value_answers_when_asked_by_name_or_tie(brain):
    for subject in ("Otto", "Nadia's brother"):
        choice = chosen(brain, question(f"Where does {subject} live?", subject=subject, **WHERE))
        assert texts(choice.claims) == ["Otto lives in Faro."]


def test_without_a_subject_anybodys_fact_may_answer(brain):
    choice = chosen(brain, question("Who hates swimming?", "hates", "swimming", kind="who", subject=""))
    assert texts(choice.claims) == ["Otto hates swimming in the cold sea."]


def test_of_somebody_never_heard_of_nothing_is_known(brain):
    choice = chosen(brain, question("Where does Ewa live?", subject="Ewa", **WHERE))
    assert choice.claims == ()


def test_too_little_of_the_question_is_no_answer(brain):
    asked = question("What does the harbour pump cost in winter?", "harbour", "pump", "cost", "winter", subject="")
    assert chosen(brain, asked).claims == ()


def test_a_workflow_answers_as_a_whole_in_its_order(brain):
    asked = question("How do I write the weekly report?", "write", "weekly", "report", kind="how")
    assert texts(chosen(brain, asked).claims) == [
        "Write the findings into the shared sheet.",
        "Send the sheet to the partners by mail.",
    ]


def test_what_waits_to_be_forgotten_answers_nothing(brain):
    asked = question("What is my favourite colour?", "favourite", "colour", attrs=("favourite colour",))
    (claim,) = chosen(brain, asked).claims
    assert chosen(brain, asked, hidden=claim.evidence).claims == ()


def test_values_that_stand_side_by_side_are_all_given(account):
    told(
        account,
        ("Nadia has a dog called Faro.", {"attr": "pet", "value": "Faro"}),
        ("Nadia has a cat called Moss.", {"attr": "pet", "value": "Moss"}),
    )
    asked = question("Which pets do I have?", "pets", attrs=("pet",), wants_all=True)
    assert len(chosen(account, asked).claims) == 2


def test_asking_changes_nothing_in_the_memory(brain):
    memory = memory_of(brain)
    files = {path: path.read_bytes() for path in brain.layout.memory.rglob("*") if path.is_file()}
    chosen(brain, question("Where do I live?", **WHERE))
    assert {path: path.read_bytes() for path in brain.layout.memory.rglob("*") if path.is_file()} == files
    assert memory.total() > 0


def test_one_thing_by_two_names_answers_with_the_newest(account):
    told(account, ("Nadia's fee is 320 for an audit.", {"attr": "audit price", "value": "320"}))
    told(account, ("Nadia's fee is 380.", {"attr": "fee", "value": "380"}), name="s02", days=60)
    asked = question("What is my fee for an audit?", "fee", "audit", attrs=("audit price", "fee"))
    assert texts(chosen(account, asked).claims) == ["Nadia's fee is 380."]
