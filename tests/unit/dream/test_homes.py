"""Which page a statement lives on: one subject one page, names and ties joined, full pages continued."""

import pytest

from reverie.dream import homes as homes_module
from reverie.dream.homes import Homes
from reverie.dream.placing import place
from reverie.model.statement import Name
from reverie.wiki.paths import PROFILE
from tests.unit.dream.conftest import NADIA, TODAY, attach, attacher, land, saying, talk

GRETA = Name("Greta", "person", "sister")


@pytest.fixture
def homes(tree):
    return Homes(tree, NADIA, TODAY)


def home_of(homes, one):
    return homes.home(one, place(one, has_page=homes.kind_of), homes.owner(one))


def of_greta(text="Nadia's sister Greta lives in Faro.", **fields):
    return saying(text, subject="Greta", names=(GRETA,), **fields)


def of_sister(text="Nadia's sister lives in Faro.", **fields):
    return saying(text, subject="sister", names=(Name("sister", "person", "sister"),), **fields)


def test_what_describes_the_person_stands_on_the_profile(homes):
    assert home_of(homes, saying(attr="home")).path == PROFILE
    assert home_of(homes, saying(kind="instruction")).path == PROFILE


def test_the_rest_of_life_and_work_have_a_page_each(homes):
    travel = home_of(homes, saying(topic="travel"))
    food = home_of(homes, saying(topic="food"))
    work = home_of(homes, saying(topic="work"))
    assert travel is food
    assert travel.path != work.path
    assert travel.frontmatter.get("subject") == "profile"


def test_somebody_named_gets_one_page_with_the_tie_as_an_alias(homes):
    page = home_of(homes, of_greta())
    assert page.path == "knowledge/entities/greta.md"
    assert page.kind == "person"
    assert "Nadia's sister" in page.frontmatter.many("aliases")
    assert home_of(homes, of_sister()) is page


def test_a_name_learnt_later_joins_the_page_of_the_tie(homes):
    unnamed = home_of(homes, of_sister())
    assert unnamed.title == "Nadia's sister"
    named = home_of(homes, of_greta())
    assert named is unnamed
    assert named.title == "Greta"
    assert "Nadia's sister" in named.frontmatter.many("aliases")


def test_a_page_keeps_its_path_when_it_gets_its_name(homes):
    before = home_of(homes, of_sister()).path
    assert home_of(homes, of_greta()).path == before


def test_the_page_is_found_again_in_the_next_run(account):
    first = attacher(account)
    session = talk(account, "My sister Greta lives in Faro.")
    attach(first, [of_greta(session=session.id, quote="My sister Greta lives in Faro.")])
    land(account, first.tree)
    again = Homes(attacher(account).tree, NADIA, TODAY)
    assert home_of(again, of_sister()).path == "knowledge/entities/greta.md"


def test_two_subjects_whose_titles_make_one_file_name_get_two(homes):
    one = home_of(homes, saying(kind="list", group="Books: to read"))
    two = home_of(homes, saying(kind="list", group="Books to read!"))
    assert one.path != two.path
    assert {one.title, two.title} == {"Books: to read", "Books to read!"}


def test_a_participant_has_a_page_and_it_holds_what_is_theirs(homes):
    jon = saying("Jon lives in Cork.", speaker="Jon", attr="home", kind="identity")
    page = home_of(homes, jon)
    assert page.path == "knowledge/entities/jon.md"
    assert page.path != PROFILE


def test_a_full_page_continues_on_a_further_one(homes, monkeypatch):
    monkeypatch.setattr(homes_module, "FULL_PAGE", 2)
    one = saying(topic="travel")
    first = home_of(homes, one)
    for number in range(2):
        first.add("Travel", f"Trip {number}.", (), ())
    second = home_of(homes, one)
    assert second.path != first.path
    assert second.frontmatter.get("subject") == "profile"
    assert home_of(homes, one) is second


def test_an_attribute_stays_where_its_predecessors_are_however_full_the_page_is(homes, monkeypatch):
    monkeypatch.setattr(homes_module, "FULL_PAGE", 1)
    profile = home_of(homes, saying(attr="home"))
    profile.add("Now", "Nadia lives in Porto.", (), ())
    assert home_of(homes, saying(attr="home")) is profile


@pytest.mark.parametrize(
    ("name", "kind", "relation", "deserves"),
    [("Greta", "person", "", True), ("Faro", "unknown", "dog", True), ("Zephyr", "unknown", "", False)],
)
def test_somebody_in_passing_gets_no_page(homes, name, kind, relation, deserves):
    one = saying(f"{name} is here.", subject=name, names=(Name(name, kind, relation),))
    assert homes.deserves_page(name, one) is deserves


def test_what_comes_up_in_a_second_session_deserves_a_page(account):
    first = attacher(account)
    session = talk(account, "Zephyr is the name of the boat.")
    named = (Name("Zephyr", "unknown"),)
    text = "Zephyr is the name of the boat."
    attach(first, [saying(text, session=session.id, subject="Zephyr", names=named)])
    assert not any(path.startswith("knowledge/") for path in first.tree.pages)
    land(account, first.tree)
    later = Homes(attacher(account).tree, NADIA, TODAY)
    again = saying("Zephyr was painted blue.", session="s02", subject="Zephyr", names=named)
    assert later.deserves_page("Zephyr", again)
    assert not later.deserves_page("Boreas", again)
