"""The reading of the loose terms: what counts as accepted, forbidden, a verdict, a fact."""

import pytest

from tests.shared.judging import is_accepted, is_forbidden, says, stands_in


def reply(answer: str, *, known: bool = True) -> dict[str, object]:
    return {"answer": answer, "known": known}


UNKNOWN = reply("Nothing is known about this.", known=False)


@pytest.mark.parametrize(
    ("answer", "accepted"),
    [
        (UNKNOWN, ["unknown", "don't know"]),
        (UNKNOWN, ["none", "not decided"]),
        (reply("No. Nadia can't stand okra any more."), ["no", "dislike"]),
        (reply("No longer. Nadia was vegetarian."), ["no"]),
        (reply("Sim. A Nadia gosta de quiabo."), ["yes"]),
        (reply("Nadia moved to Braga on 2025-05-31."), ["2025-05-31", "31 May 2025"]),
        (reply("她的儿子叫小舟。"), ["小舟"]),
    ],
)
def test_accepted(answer, accepted):
    assert is_accepted(answer, accepted)


@pytest.mark.parametrize(
    ("answer", "accepted"),
    [
        (reply("Nadia lives in Porto."), ["unknown"]),
        (UNKNOWN, ["Porto", "known", "no", "yes"]),
        (reply("Northern lights, says Nadia."), ["no"]),
        (reply("Otto is 8. (said on 2025-03-10)"), ["10"]),
    ],
)
def test_not_accepted(answer, accepted):
    assert not is_accepted(answer, accepted)


@pytest.mark.parametrize(
    ("answer", "forbidden", "expected"),
    [
        ("Nadia moved from Porto to Braga.", "Porto (as present)", False),
        ("Nadia lives in Porto. (until 2025-05-31)", "Porto (as present)", False),
        ("Nadia lives in Porto.", "Porto (as present)", True),
        ("Nadia lives in Braga. Nadia lives in Porto.", "Porto (as present)", True),
        ("It was set to 40. Now it is 45.", "40 (as final)", False),
        ("It is set to 40.", "40 (as final)", True),
        ("Yes. Nadia hates swimming.", "yes", True),
        ("No. Nadia hates swimming.", "yes", False),
        ("Nadia's favourite colour is teal.", "green", False),
        ("Nadia lives in Bergen.", "Bergen", True),
        ("文澜的儿子叫小舟。", "文澜", False),
        ("儿子叫文澜。", "文澜", True),
        ("Otto's sister is Greta.", "Otto", False),
    ],
)
def test_forbidden(answer, forbidden, expected):
    assert is_forbidden(reply(answer), forbidden) is expected


def test_what_is_not_known_states_nothing_forbidden():
    assert not is_forbidden(reply("Nothing is known about Bergen.", known=False), "Bergen")


def test_a_claim_says_a_fact_when_it_holds_all_its_words_and_does_not_deny_it():
    assert says("Nadia lives in Bergen since 2025.", "lives in Bergen")
    assert not says("Nadia does not live in Bergen.", "lives in Bergen")
    assert not says("Nadia asked what a flat in Bergen costs.", "lives in Bergen")


def test_words_stand_in_a_text_as_words():
    assert stands_in("6:50", "It leaves at 6:50 sharp")
    assert not stands_in("no", "nobody knows")
