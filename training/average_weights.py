"""Write the mean of several weights, which reads strangers better than each of them.

python training/average_weights.py fifth.bin seventh.bin --to mean.bin
"""

import argparse
from pathlib import Path

from train_reranker import Trainer


def main() -> None:
    """Average and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    states = []
    for path in given.weights:
        trainer = Trainer(seed=0)
        trainer.start_from(path)
        states.append({name: value.clone() for name, value in trainer.network.state_dict().items()})
    mean = {name: sum(state[name] for state in states) / len(states) for name in states[0]}
    trainer.network.load_state_dict(mean)
    trainer.write(given.to)


if __name__ == "__main__":
    main()
