"""Turn `thesaurus/*.tsv` into the tables that the package loads.

python scripts/build_thesaurus.py            write the tables
python scripts/build_thesaurus.py --check    tell whether they are up to date
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

from reverie.text.thesaurus.stemming import stems_of, stop_stems
from reverie.text.words.traditional import fold as simplified

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "thesaurus"
TABLES = ROOT / "src" / "reverie" / "text" / "thesaurus" / "tables"
LANGUAGES = ("en", "pt", "zh")


def read() -> dict[str, tuple[set[str], set[str], dict[str, list[str]]]]:
    """Return each concept with its kinds, its kin and its terms by language; what stands in several files is joined.

    Raises:
        ValueError: A line has not six fields.
    """
    found: dict[str, tuple[set[str], set[str], dict[str, list[str]]]] = {}
    for file in sorted(SOURCE.glob("*.tsv")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            fields = [field.strip() for field in line.split("\t")]
            if len(fields) != 6 or not fields[0]:
                raise ValueError(f"{file.name}:{number}: six fields separated by tabs are needed, not {len(fields)}.")
            kinds, kin, texts = found.setdefault(fields[0], (set(), set(), {one: [] for one in LANGUAGES}))
            kinds |= {one.strip() for one in fields[1].split(",") if one.strip()} - {fields[0]}
            kin |= {one.strip() for one in fields[2].split(",") if one.strip()} - {fields[0]}
            for language, field in zip(LANGUAGES, fields[3:], strict=True):
                texts[language] += [term.strip() for term in field.split("|") if term.strip()]
    return found


def tables() -> dict[str, str]:
    """Return the tables by file name."""
    concepts = read()
    numbers = {name: number for number, name in enumerate(concepts)}
    written = {}
    lines = []
    for kinds, kin, _ in concepts.values():
        known = [sorted(numbers[one] for one in some if one in numbers) for some in (kinds, kin)]
        lines.append("\t".join(" ".join(map(str, some)) for some in known))
    written["concepts.tsv"] = "\n".join(lines) + "\n"
    for language in LANGUAGES:
        meant: dict[str, set[int]] = defaultdict(set)
        for name, (_, _, texts) in concepts.items():
            for term in texts[language]:
                key = _key(term, language)
                if key:
                    meant[key].add(numbers[name])
        rows = (f"{key}\t{' '.join(map(str, sorted(some)))}" for key, some in sorted(meant.items()))
        written[f"{language}.tsv"] = "\n".join(rows) + "\n"
    return written


def _key(term: str, language: str) -> str:
    """Return a term as the table holds it; empty where it would meet everything."""
    if language == "zh":
        folded = simplified(term).lower()
        return folded if len(folded) > 1 else ""
    stems = stems_of(term, language)
    idle = stop_stems(language)
    if not stems or (len(stems) == 1 and (stems[0] in idle or len(stems[0]) < 2)):
        return ""
    return "" if len(stems) < 3 and all(one in idle for one in stems) else " ".join(stems)


def main() -> int:
    """Write or check the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    made = tables()
    if given.check:
        old = [name for name, text in made.items() if _kept(name) != text]
        print(f"Out of date: {', '.join(old)}. Run scripts/build_thesaurus.py." if old else "Up to date.")
        return int(bool(old))
    TABLES.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (TABLES / name).write_text(text, "utf-8")
    print({name: text.count("\n") for name, text in made.items()})
    return 0


def _kept(name: str) -> str:
    return (TABLES / name).read_text("utf-8") if (TABLES / name).exists() else ""


if __name__ == "__main__":
    sys.exit(main())
