import unicodedata
from datetime import date

import pytest

from reverie.wiki.folding import fold_case
from reverie.wiki.paths import (
    absolute,
    page_path,
    path_problem,
    record_kind,
    relative_link,
    session_at,
    session_dir,
    slug_at,
    transcript_link,
)
from reverie.wiki.slugs import LONGEST, free_slug, slug_of


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Caf\u0065\u0301 & Bar", "café-bar"),
        ("Straße 7", "straße-7"),
        ("日本のスプリント", "日本のスプリント"),
        ("हिन्दी पाठ", "हिन्दी-पाठ"),
        ("❤\ufe0f home 🐝", "home"),
        ("\u0301alone", "alone"),
        ("--x--", "x"),
    ],
)
def test_names_keep_letters_and_marks_of_any_script(title, slug):
    assert slug_of(title) == slug


@pytest.mark.parametrize(
    "title",
    ["../../outside", "..\\..\\x", "/tmp/a", "C:\\temp\\x", ".git/config", "a/../../b", "CON", "nul", "nul\x00byte",
     "...", "", "COM1", "lpt³", "\u202egpj.exe", "👩‍👩‍👧‍👦", "x" * 500, "é" * 200, "关于" * 100, "نص عربي",
     "a\u0300" * 300],
)  # fmt: skip
def test_no_title_makes_an_unsafe_name(title):
    slug = slug_of(title, "concept", "k7")
    assert path_problem(page_path("concept", slug)) == ""
    assert len(slug.encode()) <= LONGEST
    assert slug == unicodedata.normalize("NFC", slug)
    assert "/" not in slug
    assert slug.split(".")[0] not in {"con", "nul", "com1"}


def test_names_that_differ_in_case_only_get_a_number():
    taken = set()
    for title in ("Untitled note", "Untitled Note", "UNTITLED NOTE", "关于" * 100, "关于" * 100 + "x"):
        slug = free_slug(title, taken)
        assert fold_case(slug) not in taken
        assert len(slug.encode()) <= LONGEST
        taken.add(fold_case(slug))
    assert "untitled-note-3" in taken


@pytest.mark.parametrize(
    "path", ["", "/a", "a//b", "a/../b", "a\\b", "a\x00", ".git/x", "a/.hidden", "a/b.", "c:/x", "x" * 256, "e\u0301"]
)
def test_paths_that_could_leave_or_hide_are_refused(path):
    assert path_problem(path)


def test_kinds_have_folders_and_paths_have_kinds():
    assert page_path("workflow", "x") == "knowledge/learnings/x.md"
    assert page_path("no such kind", "x") == "knowledge/concepts/x.md"
    assert [record_kind(path) for path in (
        "knowledge/changelog/2026-03-02-r1.md", "sessions/index.md", "sessions/2026/03/a/summary.md",
        "sessions/2026/03/a/transcript.jsonl", "sessions/2026/03/a/files/x.md", "readme.md",
    )] == ["changelog", "index", "summary", "transcript", "other", "other"]  # fmt: skip
    assert slug_at("a/b.md") == "b"


def test_sessions_have_one_folder_and_pages_link_to_it():
    folder = session_dir("7f3ak2m9qx", "2026-03-02")
    assert folder == session_dir("7f3ak2m9qx", date(2026, 3, 2))
    assert session_dir("7f3ak2m9qx", "") == "sessions/undated/7f3ak2m9qx"
    assert session_at(f"{folder}/summary.md") == session_at("sessions/undated/7f3ak2m9qx/x") == "7f3ak2m9qx"
    assert session_at("sessions/connectors/calendar/e1/transcript.md") == "connectors/calendar/e1"
    assert session_at("knowledge/x.md") == session_at("sessions/index.md") == ""
    for page in ("knowledge/profile.md", "knowledge/projects/x.md", f"{folder}/summary.md", "notes/a/b.md"):
        link = transcript_link(page, folder, "m12")
        assert absolute(page, link) == f"{folder}/transcript.md"
        assert "7f3ak2m9qx" in link
    assert absolute("knowledge/profile.md", "../../../etc/x") is None
    assert relative_link("a.md", "b.md") == "b.md"
