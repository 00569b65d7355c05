from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path

import apsw
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.model.statement import DateSpan
from reverie.store.search.query import Filters
from reverie.store.search.rows import (
    CitationRow,
    IndexBatch,
    IndexedPassage,
    PageRow,
    PageRows,
    Passage,
    SessionRows,
    join_tokens,
    read_passage,
)
from reverie.store.search_index import SearchIndex
from reverie.store.transcripts.catalogue import SessionRef

AT = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)
LAB = "knowledge/entities/sora-city-lab.md"
SPRINT = "knowledge/projects/sprint.md"


@pytest.fixture
def index(tmp_path):
    return SearchIndex(tmp_path / "index.db")


def session(session_id="7f3ak2m9qx", texts=("in kyoto we meet sora", "noted"), first=1, **fields):
    path = f"sessions/undated/{session_id}"
    words = [join_tokens(text.split()) for text in texts]
    passages = []
    for number, text in enumerate(texts, start=1):
        near = " ".join(words[at] for at in (number - 2, number) if 0 <= at < len(words))
        passage = Passage("message", f"{path}/transcript.md", f"m{number}", text, session_id, number, AT, "", "user", 5)
        passages.append(IndexedPassage(replace(passage, **fields), (words[number - 1], near, "")))
    ref = SessionRef(session_id, path, "Kyoto", "generic", "s01", "person", AT, len(texts), AT, len(texts))
    return SessionRows(ref, (10, 20), tuple(passages[first - 1 :]), first)


def page(path=LAB, claims=(("k1", "sora is in kyoto"),), names=(("sora city lab", 2),), links=(), **fields):
    day = DateSpan(date(2026, 3, 2), date(2026, 3, 2))
    rows = [
        IndexedPassage(
            replace(
                Passage("claim", path, f"^{number}", text, subject=path, said=day, evidence=(("7f3ak2m9qx", "m1"),)),
                **fields,
            ),
            (join_tokens(text.split()), "lab"),
        )
        for number, text in claims
    ]
    citations = tuple(CitationRow(f"^{number}", "7f3ak2m9qx", "m1", text) for number, text in claims)
    row = PageRow(path, "organization", path, path.rsplit("/", 1)[-1][:-3], claims=len(claims))
    return PageRows(row, tuple(rows), tuple((name, rank, name) for name, rank in names), links, citations)


def texts(found):
    return [item.passage.text for item in found]


def file_holds(index, needle):
    files = [Path(f"{index.path}{ending}") for ending in ("", "-wal")]
    return any(needle in file.read_bytes() for file in files if file.exists())


def test_the_message_itself_counts_more_than_its_neighbours(index):
    index.apply(IndexBatch(sessions=[session(texts=("kyoto sora", "a b", "c d", "e f"))]))
    found = index.search(["kyoto"], ["message"])
    assert texts(found) == ["kyoto sora", "a b"]
    assert found[0].bm25 > found[1].bm25 > 0


def test_kinds_and_filters_narrow_what_is_found(index):
    index.apply(
        IndexBatch(
            pages=[page(), page(SPRINT, (("k1", "kyoto first"),), current=False)], sessions=[session(texts=("kyoto",))]
        )
    )
    index.apply(IndexBatch(sessions=[session("9c10h4t8zb", ("kyoto kyoto",), branch="b1", role="tool", trust=1)]))
    assert len(index.search(["kyoto"])) == 4
    assert texts(index.search(["kyoto"], ["claim"], filters=Filters(current=True))) == ["sora is in kyoto"]
    assert texts(index.search(["kyoto"], ["claim"], filters=Filters(subject=SPRINT))) == ["kyoto first"]
    for filters in (
        Filters(active_branch=True),
        Filters(roles=["user"]),
        Filters(min_trust=2),
        Filters(sessions={"7f3ak2m9qx"}),
    ):
        assert texts(index.search(["kyoto"], ["message"], filters=filters)) == ["kyoto"]
    assert texts(index.search(["kyoto"], filters=Filters(under="knowledge/projects/"))) == ["kyoto first"]
    assert len(index.search(["kyoto"], ["message"], k=1)) == 1
    assert index.search(["kyoto"], ["message"], filters=Filters(sessions=[])) == []


@pytest.mark.parametrize(
    "terms",
    [
        [],
        [""],
        ['"'],
        ["*"],
        ["NEAR("],
        ["a:b"],
        ["-x"],
        ["^"],
        ["AND", "OR", "NOT"],
        ["\x00"],
        ["'"],
        ["x" * 40000],
        ["a b"],
    ],
)
def test_no_term_breaks_a_query(index, terms):
    index.apply(IndexBatch(sessions=[session()]))
    assert index.search(terms) == []


def test_very_long_queries_are_answered(index):
    index.apply(IndexBatch(sessions=[session()]))
    assert texts(index.search(["kyoto", *(f"w{number}" for number in range(5000))]))[0].startswith("in kyoto")


@settings(max_examples=150, deadline=None)
@given(token=st.text(min_size=1, max_size=12))
def test_any_token_finds_the_message_that_has_it(tmp_path_factory, token):
    index = SearchIndex(tmp_path_factory.mktemp("home") / "index.db")
    said = Passage("message", "sessions/undated/7f3ak2m9qx/transcript.md", "m1", "x", "7f3ak2m9qx", 1)
    ref = SessionRef("7f3ak2m9qx", "sessions/undated/7f3ak2m9qx", "", "", "", "person", None, 1, None)
    index.apply(
        IndexBatch(
            sessions=[SessionRows(ref, (0, 0), (IndexedPassage(said, (join_tokens(["a", token, "b"]), "", "")),))]
        )
    )
    assert texts(index.search([token])) == ["x"]
    index.close()


def test_what_goes_in_comes_out(index):
    span = DateSpan(date(2026, 3, 2), None)
    claim = Passage(
        "claim", LAB, "^k1", "文澜 said ção.", subject=LAB, attr="home", scope="sprint", section="Now", current=False,
        said=span, since=DateSpan(None, date(2026, 1, 1)), on=span, by=span, until=span,
        evidence=(("7f3ak2m9qx", "m1"), ("9c10h4t8zb", "m2")),
    )  # fmt: skip
    index.apply(IndexBatch(pages=[replace(page(), passages=(IndexedPassage(claim, ("a", "b")),))]))
    stored = index.search(["a"])[0].passage
    assert replace(stored, id=0) == claim
    assert index.rows([stored.id, 999]) == [stored]
    known = index.pages.claims_for(LAB, "home")[0]
    assert known == claim.as_known()


def test_of_a_page_only_what_differs_is_written(index):
    old = page(claims=(("k1", "stays"), ("k2", "old words")), links=("loom", "otto"))
    index.apply(IndexBatch(pages=[old]))
    before = changes(index)
    index.apply(IndexBatch(pages=[old]))
    same = changes(index) - before
    new = page(claims=(("k1", "stays"), ("k2", "new words")), names=(("the lab", 2),), links=("otto", "kiln"))
    index.apply(IndexBatch(pages=[new]))
    assert same < changes(index) - before - same
    fresh = SearchIndex(index.path.with_name("fresh.db"))
    fresh.apply(IndexBatch(pages=[new]))
    assert rows_of(index) == rows_of(fresh)
    fresh.close()


def changes(index):
    return index._connection.total_changes()


def rows_of(index):
    tables = ("passages", "pages", "names", "links", "citations")
    return {table: sorted(index._connection.execute(f"SELECT * FROM {table}")) for table in tables}


def test_a_page_is_replaced_whole_and_keeps_the_ids_of_what_stays(index):
    index.apply(IndexBatch(pages=[page(claims=(("k1", "stays"), ("k2", "goes"), ("k3", "old words")))]))
    ids = {passage.anchor: passage.id for passage in index.passages()}
    index.vectors.put("e5", [(number, b"v") for number in ids.values()])
    index.apply(IndexBatch(pages=[page(claims=(("k1", "stays"), ("k3", "new words"), ("k4", "comes")))]))
    after = {passage.anchor: passage for passage in index.passages()}
    assert {anchor: passage.text for anchor, passage in after.items()} == {
        "^k1": "stays",
        "^k3": "new words",
        "^k4": "comes",
    }
    assert after["^k1"].id == ids["^k1"]
    assert after["^k4"].id not in ids.values()
    assert [number for number, _ in index.vectors.all("e5")] == [ids["^k1"]]
    assert {row[2] for row in index.vectors.missing("e5")} == {"new words", "comes"}
    assert index.search(["goes"]) == index.search(["old"]) == []
    assert texts(index.search(["new"])) == ["new words"]


def test_a_session_grows_from_a_number_on(index):
    index.apply(IndexBatch(sessions=[session(texts=("one", "two"))]))
    before = {passage.anchor: passage.id for passage in index.passages()}
    index.apply(IndexBatch(sessions=[session(texts=("one", "two", "three"), first=2)]))
    assert [passage.text for passage in index.messages("7f3ak2m9qx")] == ["one", "two", "three"]
    assert {passage.anchor: passage.id for passage in index.passages()}.items() >= before.items()
    assert texts(index.search(["three"])) == ["three", "two"]
    assert index.load_refs()["7f3ak2m9qx"][1].messages == 3
    index.apply(IndexBatch(removed_sessions=["7f3ak2m9qx"]))
    assert index.count("message") == 0
    assert index.load_refs() == {}


def test_names_links_and_citations_are_followed(index):
    index.apply(
        IndexBatch(
            pages=[
                page(names=(("sora-city-lab", 1), ("sora city lab", 2), ("scl", 3))),
                page(SPRINT, names=(("sprint", 2), ("scl", 2)), links=("sora city lab", "scl", "nowhere")),
            ]
        )
    )
    pages = index.pages
    assert pages.page_by_alias("SORA  City Lab") == LAB
    assert pages.page_by_alias("SCL") == SPRINT  # a title is closer than an alias
    assert pages.pages_named("scl") == (LAB, SPRINT)
    assert pages.backlinks(LAB) == (SPRINT,)
    assert pages.backlinks(SPRINT) == ()
    assert set(pages.links(SPRINT)) == {LAB, SPRINT, "nowhere"}
    assert [claim.path for claim in pages.claims_citing("7f3ak2m9qx", "m1")] == [LAB, SPRINT]
    assert pages.claims_citing("7f3ak2m9qx", "m2") == []
    assert pages.names_of(LAB) == ("sora city lab", "scl")
    assert pages.titled("SCL") == (SPRINT,)
    assert pages.evidence_of(LAB, "^k1")[0].quote == "sora is in kyoto"
    assert [claim.text for claim in pages.claims_at([(LAB, "^k1"), (LAB, "^k9")])] == ["sora is in kyoto"]
    assert index.frequency(["kyoto", "nobody"]) == {"kyoto": 2, "nobody": 0}
    assert pages.is_taken(LAB.upper())
    assert pages.count_claims() == 2
    index.apply(IndexBatch(removed_pages=[SPRINT]))
    assert pages.backlinks(LAB) == ()
    assert [row.path for row in pages.pages()] == [LAB]


def test_a_note_finds_its_subject_even_if_the_page_comes_later(index):
    note = page("notes/people/sora.md", names=(), kind="note", subject="~sora-city-lab")
    index.apply(IndexBatch(pages=[note]))
    assert index.pages.claims_for(LAB, kind="note")[0].subject == ""
    index.apply(IndexBatch(pages=[page(names=(("sora-city-lab", 1),))]))
    assert index.pages.claims_for(LAB, kind="note")[0].subject == LAB
    assert index.search(["kyoto"], ["note"], filters=Filters(subject=LAB))[0].passage.subject == LAB


def test_dated_claims_come_newest_first(index):
    for number, day in enumerate(["2026-03-02", "2026-05-01", "2025-12-31"], start=1):
        span = DateSpan(date.fromisoformat(day), date.fromisoformat(day))
        index.apply(IndexBatch(pages=[page(f"knowledge/entities/p{number}.md", said=span)]))
    days = [claim.starts for claim in index.pages.dated_claims()]
    assert all(later > earlier for later, earlier in pairwise(days))
    assert len(index.pages.dated_claims(limit=2)) == 2


def test_nothing_of_a_failed_batch_stays(index):
    with pytest.raises(apsw.BindingsError):
        index.apply(IndexBatch(pages=[page()], sessions=[replace(session(), stamp=(1, 2, 3))], head=(7, "c")))
    assert list(index.passages()) == []
    assert index.head() == (-1, "")
    index.apply(IndexBatch(pages=[page()], head=(7, "c")))
    assert SearchIndex(index.path).head() == (7, "c")


def test_purging_leaves_no_byte(index):
    for number in range(40):
        index.apply(IndexBatch(pages=[page(f"knowledge/entities/p{number}.md")], sessions=[session(f"{number:010d}")]))
    index.apply(
        IndexBatch(
            pages=[page(claims=(("k1", "canaryseven claim"),))], sessions=[session(texts=("canaryseven said", "x"))]
        )
    )
    index.vectors.put("e5", [(passage.id, b"canaryseven") for passage in index.passages() if "canary" in passage.text])
    assert file_holds(index, b"naryseven")
    index.apply(IndexBatch(pages=[page(claims=(("k1", "clean"),))]))
    index.purge(sessions=["7f3ak2m9qx"])
    assert not file_holds(index, b"naryseven")
    assert len(index.search(["kyoto"], ["message"], k=500)) == 80
    index.close()
    assert not file_holds(index, b"naryseven")


def test_a_rebuild_equals_the_living_index(index, tmp_path):
    steps = [
        IndexBatch(pages=[page(claims=(("k1", "one"), ("k2", "two")))], sessions=[session()]),
        IndexBatch(pages=[page(claims=(("k2", "two changed"), ("k3", "three")))]),
        IndexBatch(sessions=[session(texts=("in kyoto we meet sora", "noted", "more"), first=2)]),
        IndexBatch(pages=[page(SPRINT)], sessions=[session("9c10h4t8zb")]),
        IndexBatch(removed_pages=[SPRINT], removed_sessions=["9c10h4t8zb"]),
    ]
    for step in steps:
        index.apply(step)
    fresh = SearchIndex(tmp_path / "other.db")
    fresh.apply(IndexBatch(sessions=[session("bbbbbbbbbb")]))
    final = IndexBatch(
        pages=[page(claims=(("k2", "two changed"), ("k3", "three")))],
        sessions=[session(texts=("in kyoto we meet sora", "noted", "more"))],
    )
    fresh.rebuild([final])
    assert fresh.dump() == index.dump()


def test_a_damaged_or_foreign_index_is_thrown_away(index):
    index.apply(IndexBatch(sessions=[session()]))
    index.close()
    index.path.write_bytes(b"not a database, " * 400)
    fresh = SearchIndex(index.path)
    assert list(fresh.passages()) == []
    fresh.apply(IndexBatch(sessions=[session()]))
    fresh._connection.execute("UPDATE meta SET value = '999' WHERE key = 'schema'")
    fresh.close()
    assert list(SearchIndex(index.path).passages()) == []


def test_two_open_indexes_see_each_other(index):
    other = SearchIndex(index.path)
    index.apply(IndexBatch(sessions=[session()]))
    assert other.count("message") == 2
    other.apply(IndexBatch(sessions=[session("9c10h4t8zb")]))
    assert index.count("message") == 4


def test_reading_a_row_needs_every_column():
    with pytest.raises(ValueError, match="not enough values"):
        read_passage(())
