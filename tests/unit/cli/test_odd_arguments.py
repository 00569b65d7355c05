"""Whatever stands on the command line: an answer or a refusal in words, never the inside of the program."""

import json

import pytest

from tests.unit.app.conftest import KYOTO, export, session

PROFILE = "knowledge/profile.md"
LONG = "x" * 90_000
BYTE = "\udcff"
"""What Python makes of a byte that is no UTF-8."""


def said(outcome):
    """Return the error that a call came to; it must fit on a screen."""
    body = outcome.document["error"]
    assert outcome.code in (2, 3)
    assert body["hint"]
    assert len(body["message"]) < 300
    assert "Traceback" not in outcome.err
    return body


@pytest.mark.parametrize("name", [LONG, "a/" * 4000, "../../etc/passwd", "a\nb", "*", ".", "\x00"])
@pytest.mark.parametrize("command", [("show",), ("why",), ("links",), ("log",), ("diff", "0"), ("forget", "--page")])
def test_a_name_that_leads_nowhere(dreamt, command, name):
    assert said(dreamt(*command, name))["code"] in ("unknown_record", "bad_input")


@pytest.mark.parametrize("name", [LONG, "../../etc/passwd", "*"])
def test_a_path_that_cannot_be_copied(dreamt, tmp_path, name):
    said(dreamt("materialize", name, "--into", str(tmp_path / "work")))


@pytest.mark.parametrize(
    "command", [("ask",), ("search",), ("show",), ("why",), ("links",), ("forget",), ("session", "show")]
)
def test_bytes_that_are_no_text(dreamt, command):
    assert said(dreamt(*command, f"Porto {BYTE}"))["code"] == "usage"
    assert dreamt(*command, f"Porto {BYTE}", as_json=False).code == 2


def test_names_of_files_may_hold_any_bytes(dreamt, tmp_path):
    file = export(tmp_path, session("s02", "I have a dog."))
    try:
        renamed = file.rename(tmp_path / f"chats{BYTE}.json")
    except OSError:
        pytest.skip("this file system takes no such names")
    assert dreamt("import", str(renamed)).document["imported"] == 1
    renamed.write_text("{", "utf-8")
    assert said(dreamt("import", str(renamed)))["code"] == "bad_input"
    assert dreamt("materialize", PROFILE, "--into", str(tmp_path / f"work{BYTE}")).code == 0


@pytest.mark.parametrize("now", ["9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+14:00", "", " ", "2026-13-45", LONG])
def test_a_clock_that_no_calendar_has(dreamt, now):
    assert "--now" in said(dreamt("ask", "Where do I live?", "--now", now))["message"]


@pytest.mark.parametrize("now", ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"])
@pytest.mark.parametrize("question", ["Where do I live?", "What did I do last week?", "What do I do next year?"])
def test_the_ends_of_the_calendar(dreamt, now, question):
    assert dreamt("ask", question, "--now", now).code == 0


def test_a_number_without_end(dreamt):
    assert len(dreamt("log", "-n", "9" * 23).document["revisions"]) == 2
    assert said(dreamt("diff", "9" * 23))["code"] == "unknown_record"


@pytest.mark.parametrize(
    "arguments",
    [
        ("ask", "Where do I live?", "--tz", "../../etc/passwd"),
        ("ask", "Where do I live?", "--tz", "Mars/Olympus"),
        ("ask", "Where do I live?", "--tz", ""),
        ("ask", "Where do I live?", "--as-of", ""),
        ("materialize", PROFILE, "--into", ""),
        ("import", "nowhere.json", "--tz", ""),
        ("import", "nowhere.json", "--person", " "),
        ("forget", "--", "-1"),
        ("forget", "7"),
    ],
)
def test_values_that_mean_nothing(dreamt, arguments):
    assert said(dreamt(*arguments))["code"] == "usage"


def test_no_copy_lands_in_a_memory(dreamt, tmp_path):
    home = tmp_path / "home"
    (tmp_path / "linked").mkdir()
    (tmp_path / "linked" / "memory").symlink_to(home / "accounts" / "me" / "memory")
    for place in (
        home / "accounts" / "me" / "memory",
        home / "accounts" / "me",
        tmp_path / "linked",
        home / "accounts",
    ):
        assert said(dreamt("materialize", PROFILE, "--into", str(place)))["code"] == "usage"
    assert dreamt("check").document["findings"] == []
    assert dreamt("materialize", PROFILE, "--into", str(home / "work")).code == 0


def test_a_difference_is_told_of_files_that_were_there_once(dreamt):
    assert "Porto" in dreamt("diff", "0", PROFILE).document["diff"]
    assert "Porto" in dreamt("diff", "0", "Nadia").document["diff"]
    assert "Porto" in dreamt("diff", "0", "1", "knowledge/").document["diff"]
    assert said(dreamt("diff", "0", "nope"))["code"] == "unknown_record"


def test_a_file_with_the_same_session_twice_counts_it_once(call, tmp_path):
    grown = session("s01", *KYOTO, "I have a dog called Otis.")
    file = export(tmp_path, session("s01", KYOTO[0]), session("s01", *KYOTO), grown)
    first, again = call("import", str(file)).document, call("import", str(file)).document
    numbers = ("found", "imported", "grown", "already_there", "skipped")
    assert [first[name] for name in numbers] == [3, 1, 0, 0, 2]
    assert [again[name] for name in numbers] == [3, 0, 0, 1, 2]
    assert first["reasons"] == again["reasons"]
    assert first["sessions"][0]["messages"] == len(KYOTO) + 1
    more = export(tmp_path, grown, session("s01", *KYOTO, "I have a dog called Otis.", "I swim."), name="more.json")
    third = call("import", str(more)).document
    assert [third[name] for name in numbers] == [2, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"a": 1', "line 1, column 8"),
        ('[\n{"id": "s01",\n "messages": [}\n]', "line 3, column 15"),
        ('{"id": 1}\n{"id": }\n', "line 2"),
        ("", "empty"),
    ],
)
def test_a_broken_file_says_where(call, tmp_path, text, told):
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    body = said(call("import", str(file)))
    assert str(file) in body["message"]
    assert told in body["message"]


def test_a_broken_file_beside_a_good_one_is_named(call, tmp_path):
    export(tmp_path, session("s01", *KYOTO), name="a.json")
    (tmp_path / "b.json").write_text('{"messages" [', "utf-8")
    done = call("import", str(tmp_path)).document
    assert done["imported"] == 1
    assert any("b.json" in one["reason"] and "line 1" in one["reason"] for one in done["reasons"])


@pytest.mark.parametrize(
    "text", ["I lived in Braga last year.", "Morei em Braga no ano passado.", "我去年住在布拉加。"]
)
def test_of_a_chat_without_a_day_no_page_says_last_year(call, tmp_path, text):
    rows = [{"id": "s01", "messages": [{"role": "user", "text": text}, {"role": "user", "text": "I keep two goats."}]}]
    file = tmp_path / "undated.json"
    file.write_text(json.dumps(rows), "utf-8")
    call("import", str(file), "--person", "Nadia")
    report = call("dream").document
    assert sum(report["dropped"].values()) >= 1 or report["claims"]["added"] == 1
    hits = call("search", "Nadia", "--in", "knowledge,notes").document["hits"]
    pages = "".join(call("show", hit["path"]).document["text"] for hit in hits)
    assert not any(words in pages.lower() for words in ("last year", "ano passado", "去年"))


@pytest.mark.parametrize("question", ['a" OR "b', "a"])
def test_a_letter_makes_no_language(dreamt, question):
    answer = dreamt("ask", question).document["answer"]
    assert answer == dreamt("ask", "zzz").document["answer"]
