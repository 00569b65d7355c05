"""A figure that is taken back stands in History wherever it stood, with the words that took it back."""

from dataclasses import replace

from tests.unit.dream.conftest import attach, attacher, land, open_brain, saying, talk


def test_a_figure_taken_back_is_ended_on_the_page_where_it_stood(account):
    first = talk(account, "Nadia's budget is 14,200 euros.", name="s01")
    nadia = attacher(account)
    told = saying(
        "Nadia's budget is 14,200 euros.", session=first.id, message="m1", attr="budget", value="14,200 euros"
    )
    attach(nadia, [replace(told, said_at=first.messages[0].at)])
    land(account, nadia.tree)

    later = talk(account, "The budget of the sprint is 12,400 euros.", name="s02", days=14)
    again = attacher(account)
    right = saying(
        "The budget of the sprint is 12,400 euros.",
        session=later.id,
        message="m1",
        days=14,
        attr="sprint budget",
        value="12,400 euros",
        ends="14,200",
        corrects=True,
    )
    attach(again, [replace(right, said_at=later.messages[0].at)])
    land(account, again.tree)

    found = open_brain(account).claims_from(first.id, "m1")
    pages = [claim for claim in found if claim.path.startswith("knowledge/")]
    assert pages
    assert not any(claim.current for claim in pages)
