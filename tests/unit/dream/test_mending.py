"""Checks inside a run: only what fails is dropped, by name, and the rest still lands."""

import pytest

from reverie.brain.graph import StagedGraph
from reverie.dream.mending import mend, render
from reverie.model.change import Finding
from reverie.wiki.checks import check_pages
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import PROFILE
from tests.unit.dream.conftest import attach, attacher, saying, talk

PORTO = "I live in Porto near the river."
CAT = "I have a cat called Moss."


@pytest.fixture
def nadia(account):
    session = talk(account, PORTO, CAT)
    nadia = attacher(account)
    attach(
        nadia,
        [
            saying("Nadia lives in Porto near the river.", quote=PORTO, session=session.id, attr="home", value="Porto"),
            saying("Nadia has a cat called Moss.", quote=CAT, session=session.id, message="m2", attr="pet"),
        ],
    )
    return nadia


def checks(account):
    return lambda texts, staged: check_pages(texts, StagedGraph(account, staged))


def rendered(nadia):
    return {draft.path: render(draft, nadia.tree) for draft in nadia.tree.changed()}


def sentences(text):
    return [claim.text for _, claim in parse_page(text).claims()]


def test_what_holds_is_left_alone(account, nadia):
    texts = rendered(nadia)
    before = dict(texts)
    assert mend(nadia.tree, texts, checks(account)) == []
    assert texts == before


def test_a_claim_whose_words_nobody_said_is_dropped_alone(account, nadia):
    lie = saying("Nadia lives on the moon.", quote="I live on the moon.", session=nadia_session(account))
    attach(nadia, [lie])
    texts = rendered(nadia)
    found = mend(nadia.tree, texts, checks(account))
    assert {finding.rule for finding in found} <= {"citation", "evidence"}
    assert found
    assert "moon" not in "".join(texts.values())
    assert {"Nadia lives in Porto near the river.", "Nadia has a cat called Moss."} <= set(sentences(texts[PROFILE]))
    assert checks(account)(texts, texts) == []


def test_a_claim_that_points_to_a_dropped_successor_goes_with_it(account, nadia):
    lie = saying("Nadia lives on the moon.", quote="I live on the moon.", attr="home", value="moon", days=9)
    attach(nadia, [type(lie)(lie.statement, nadia_session(account), "m1", "", lie.trust, lie.said_at, "home")])
    texts = rendered(nadia)
    mend(nadia.tree, texts, checks(account))
    assert checks(account)(texts, texts) == []
    assert "replaced-by" not in texts[PROFILE]


def test_a_file_that_fails_as_a_whole_is_left_out_and_the_others_stay(account, nadia):
    texts = rendered(nadia)
    broken = next(path for path in texts if path.startswith("notes/"))

    def check(some, _staged):
        return [Finding(broken, 0, "size", "too large")] if broken in some else []

    found = mend(nadia.tree, texts, check)
    assert [finding.rule for finding in found] == ["size"]
    assert broken not in texts
    assert PROFILE in texts


def test_it_ends_even_where_nothing_helps(account, nadia):
    texts = rendered(nadia)
    rounds = []

    def check(some, _staged):
        rounds.append(1)
        return [Finding(path, 999, "format", "never right") for path in some]

    mend(nadia.tree, texts, check)
    assert texts == {}
    assert len(rounds) < 20


def nadia_session(account):
    (ref,) = account.log.iter_refs()
    return ref.id
