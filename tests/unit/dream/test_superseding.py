"""The same again, a change, a correction, an end: what moves to History, and what stays beside it."""

from datetime import date

import pytest

from reverie.model.statement import DatedFact, DateSpan, Name
from tests.unit.dream.conftest import attach, attacher, saying

SATURDAY = DatedFact("since", DateSpan(date(2026, 5, 30), date(2026, 5, 30)), "on Saturday")


@pytest.fixture
def nadia(account):
    return attacher(account)


def standing(nadia):
    """Return what holds now and what did, over all pages."""
    now, past = [], []
    for path, draft in sorted(nadia.tree.pages.items()):
        if path.startswith("knowledge/"):
            for heading, claim in draft.claims():
                (past if heading == "History" else now).append(claim)
    return now, past


def texts(claims):
    return [claim.text for claim in claims]


def home(place, *, session="s01", days=0, **fields):
    return saying(f"Nadia lives in {place}.", session=session, days=days, attr="home", value=place, **fields)


def test_a_new_value_takes_the_place_of_the_old_one(nadia):
    attach(nadia, [home("Porto"), home("Braga", session="s02", days=90)])
    now, past = standing(nadia)
    assert texts(now) == ["Nadia lives in Braga."]
    assert texts(past) == ["Nadia lives in Porto."]
    assert past[0].value("replaced-by") == now[0].id
    assert past[0].value("until") == "..2026-05-31"
    assert nadia.outcome.superseded == 1


def test_the_day_of_the_change_ends_the_old_value(nadia):
    moved = home("Braga", session="s02", days=91, dates=(SATURDAY,))
    attach(nadia, [home("Porto"), moved])
    _, past = standing(nadia)
    assert past[0].value("until") == "2026-05-30"


def test_the_chain_of_three_values_is_kept(nadia):
    attach(nadia, [home(place, session=place, days=30 * n) for n, place in enumerate(("Porto", "Braga", "Faro"))])
    now, past = standing(nadia)
    assert texts(now) == ["Nadia lives in Faro."]
    assert [claim.value("replaced-by") for claim in past] == [past[1].id, now[0].id]


def test_old_news_that_comes_late_does_not_replace_what_is_newer(nadia):
    attach(nadia, [home("Braga", days=90), home("Porto", session="s00", days=0)])
    now, past = standing(nadia)
    assert texts(now) == ["Nadia lives in Braga."]
    assert texts(past) == ["Nadia lives in Porto."]


def test_the_same_again_is_one_claim_with_two_witnesses(nadia):
    attach(nadia, [home("Porto"), home("Porto", session="s02", days=5)])
    now, past = standing(nadia)
    assert len(now) == 1
    assert not past
    assert [one.session_id for one in now[0].evidence] == ["s01", "s02"]
    assert (nadia.outcome.added, nadia.outcome.repeated) == (1, 1)


def test_another_wording_of_the_same_value_is_the_same_again(nadia):
    again = saying("Nadia has lived in Porto for years.", session="s02", attr="home", value="Porto")
    attach(nadia, [home("Porto"), again])
    assert texts(standing(nadia)[0]) == ["Nadia lives in Porto."]


def test_values_that_stand_side_by_side_do_not_end_each_other(nadia):
    dog = saying("Nadia has a dog called Faro.", attr="pet", value="Faro")
    cat = saying("Nadia has a cat called Moss.", session="s02", attr="pet", value="Moss")
    attach(nadia, [dog, cat])
    now, past = standing(nadia)
    assert len(now) == 2
    assert not past


def test_words_that_end_one_of_several_values_end_that_one(nadia):
    dog = saying("Nadia has a dog called Faro.", attr="pet", value="Faro")
    cat = saying("Nadia has a cat called Moss.", session="s02", attr="pet", value="Moss")
    gone = saying("Nadia's dog Faro died.", session="s03", attr="pet", value="", ends="Faro", negated=True)
    attach(nadia, [dog, cat, gone])
    assert texts(standing(nadia)[1]) == ["Nadia has a dog called Faro."]


def test_an_attribute_of_somebody_else_is_another_attribute(nadia):
    otto = saying("Otto lives in Faro.", subject="Otto", attr="home", value="Faro", names=(Name("Otto", "person"),))
    attach(nadia, [home("Porto"), otto])
    now, past = standing(nadia)
    assert sorted(texts(now)) == ["Nadia lives in Porto.", "Otto lives in Faro."]
    assert not past


def test_a_correction_takes_back_what_was_said_in_the_same_session(nadia):
    said = saying("The workshop for the bridge team starts on Monday.")
    mended = saying("The workshop for the bridge team starts on Tuesday.", message="m3", corrects=True)
    attach(nadia, [said, mended])
    now, past = standing(nadia)
    assert texts(now) == ["The workshop for the bridge team starts on Tuesday."]
    assert texts(past) == ["The workshop for the bridge team starts on Monday."]


def test_a_bare_correction_leaves_other_sessions_alone(nadia):
    said = saying("The workshop for the bridge team starts on Monday.")
    mended = saying("The workshop for the bridge team starts on Tuesday.", session="s02", corrects=True)
    attach(nadia, [said, mended])
    assert len(standing(nadia)[0]) == 2


def test_an_end_is_found_by_the_old_value_in_the_words(nadia):
    member = saying("Nadia sings in the choir of Cedofeita.")
    ended = saying("Nadia no longer sings in the choir of Cedofeita.", session="s02", days=9, ends="choir of Cedofeita")
    attach(nadia, [member, ended])
    assert texts(standing(nadia)[1]) == ["Nadia sings in the choir of Cedofeita."]


def test_a_denial_of_a_value_is_no_repetition_of_it(nadia):
    likes = saying("Nadia lives in Porto.", attr="home", value="Porto")
    denies = saying("Nadia does not live in Porto.", session="s02", days=3, attr="home", value="Porto", negated=True)
    attach(nadia, [likes, denies])
    now, past = standing(nadia)
    assert texts(now) == ["Nadia does not live in Porto."]
    assert texts(past) == ["Nadia lives in Porto."]


def note_lines(nadia, heading):
    """Return the note lines under a heading, as sentence and end."""
    notes = [draft for path, draft in nadia.tree.pages.items() if path.startswith("notes/")]
    return [(claim.text, claim.value("until")) for draft in notes for at, claim in draft.claims() if at == heading]


def test_the_note_line_of_what_ended_is_past_too_with_the_words_that_end_it(nadia):
    attach(nadia, [home("Porto"), home("Braga", session="s02", days=91, dates=(SATURDAY,))])
    assert note_lines(nadia, "Now") == [("Nadia lives in Braga.", "")]
    assert note_lines(nadia, "History") == [("Nadia lives in Porto.", "2026-05-30")]
    lines = [claim for path, draft in nadia.tree.pages.items() if "notes/" in path for _, claim in draft.claims()]
    (porto,) = [claim for claim in lines if "Porto" in claim.text]
    assert [one.session_id for one in porto.evidence] == ["s01", "s02"]


def test_old_news_that_comes_late_is_past_in_the_notes_too(nadia):
    attach(nadia, [home("Braga", days=90), home("Porto", session="s00", days=0)])
    assert [text for text, _ in note_lines(nadia, "Now")] == ["Nadia lives in Braga."]
    assert [text for text, _ in note_lines(nadia, "History")] == ["Nadia lives in Porto."]
