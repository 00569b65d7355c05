"""Checks the documents: links, completeness, words, and that the README shows what the demo prints.

python scripts/check_docs.py            name every problem; exit with 1 when there is one
python scripts/check_docs.py --write    first write down anew what the demo and the examples print
"""

import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from doc_examples import FENCE, SETTINGS, run_document, written

from reverie.app.settings import KNOWN
from reverie.cli.main import COMMANDS, LazyGroup, group
from reverie.wiki.checks import RULES

ROOT = Path(__file__).parents[1]
DOCUMENTS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
"""Documents whose examples run."""
LONGEST_FOLDER_README = 15
LONGEST_AGENTS = 120
DEMO = re.compile(r"(<!-- demo:begin -->\n```text\n)(.*?)(```\n<!-- demo:end -->)", re.DOTALL)
SECONDS = re.compile(r"\b\d+\.\d s\.")

FORBIDDEN = (
    # what ties a text to one machine
    (r"(?<![\w.~-])/(?:work|tmp|root|opt|mnt|srv)/", "a path of one machine"),
    (r"(?<!\w)/(?:home|Users)/(?!nadia|otto)\w", "a path of one machine"),
    (r"[A-Z]:\\\\?Users", "a path of one machine"),
    (
        r"pypi\.org|pythonhosted|npmjs\.|conda\.anaconda|crates\.io|(?:extra-)?index-url|find-links",
        "a package registry",
    ),
    # what has a better word, or does not speak of the project
    (r"\bhelpers?\b", "say what it does"),
    (r"\bissue #?\d+|\bticket #?\d+", "the project speaks of itself only"),
    (r"\b(?:TODO|FIXME|XXX)\b", "finish it, or write down what is missing in words"),
)
TEXTS = frozenset({".md", ".py", ".toml", ".txt", ".svg", ".json", ".sh", ""})
EXEMPT = ("scripts/check_docs.py", "src/reverie/cli/sample/", "tests/", "LICENSE")
"""Where those words are data: the list of them, chats of invented people, inputs of tests."""


def links(root: Path) -> Iterator[str]:
    """Yield links between files of the project that lead nowhere."""
    for path in tracked(root, ".md"):
        text = prose_of(path.read_text("utf-8"))
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"\w+:", target):
                continue
            name, _, anchor = target.partition("#")
            file = (path.parent / name) if name else path
            if not file.exists():
                yield f"{shown(path)}: {target}: no such file"
            elif anchor and file.suffix == ".md" and anchor not in anchors_of(file.read_text("utf-8")):
                yield f"{shown(path)}: {target}: no such heading"


def commands(root: Path) -> Iterator[str]:
    """Yield commands, subcommands and options that docs/command-line.md leaves out, and commands without an example."""
    text = (root / "docs/command-line.md").read_text("utf-8")
    parts = dict(re.findall(r"^## reverie (\S+)\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE))
    context = click.Context(group)
    for name in COMMANDS:
        part = parts.get(name)
        if part is None:
            yield f"docs/command-line.md: no heading for `reverie {name}`"
            continue
        if f"\n$ reverie {name}" not in part:
            yield f"docs/command-line.md: no example of `reverie {name}`"
        command = group.get_command(context, name)
        assert command is not None
        yield from (f"docs/command-line.md: `reverie {name}` has {one}" for one in missing_of(command, part))
    known = {option for one in group.params for option in one.opts}
    yield from (f"docs/command-line.md: no {option}" for option in sorted(known) if option not in text)
    yield from (f"docs/command-line.md: there is no `reverie {name}`" for name in parts if name not in COMMANDS)


def missing_of(command: click.Command, part: str) -> Iterator[str]:
    """Yield options and subcommands of a command that its part of the document leaves out."""
    for one in command.params:
        if isinstance(one, click.Option) and not any(option in part for option in one.opts):
            yield one.opts[0]
    if isinstance(command, click.Group) and not isinstance(command, LazyGroup):
        for name, inner in command.commands.items():
            if f"{command.name} {name}" not in part:
                yield name
            yield from missing_of(inner, part)


def rules(root: Path) -> Iterator[str]:
    """Yield checks that docs/memory-format.md leaves out, words otherwise, or lists in another order."""
    text = (root / "docs/memory-format.md").read_text("utf-8")
    listed = re.findall(r"^\| ([a-z]+) \| ([^|]+) \|$", text[text.index("## What is checked") :], re.MULTILINE)
    told = [(name, asks.strip()) for name, asks in listed if name != "rule"]
    for rule in RULES:
        if (rule.name, rule.doc) not in told:
            yield f"docs/memory-format.md: no row `| {rule.name} | {rule.doc} |`"
    if [name for name, _ in told if name in {rule.name for rule in RULES}] != [rule.name for rule in RULES]:
        yield "docs/memory-format.md: the rules stand in another order than in RULES"


def settings(root: Path) -> Iterator[str]:
    """Yield settings that docs/command-line.md leaves out."""
    text = (root / "docs/command-line.md").read_text("utf-8")
    for setting in KNOWN:
        if f"| `{setting.key}` |" not in text:
            yield f"docs/command-line.md: no row for the setting {setting.key}"


def folders(root: Path) -> Iterator[str]:
    """Yield packages without a README, and READMEs that are too long to be read at a glance."""
    for init in tracked(root / "src", "__init__.py"):
        readme = init.parent / "README.md"
        if not readme.exists():
            yield f"{shown(readme)}: missing"
        elif len(readme.read_text("utf-8").splitlines()) > LONGEST_FOLDER_README:
            yield f"{shown(readme)}: longer than {LONGEST_FOLDER_README} lines"
    if len((root / "AGENTS.md").read_text("utf-8").splitlines()) > LONGEST_AGENTS:
        yield f"AGENTS.md: longer than {LONGEST_AGENTS} lines"


def decisions(root: Path) -> Iterator[str]:
    """Yield decisions without one of the parts that make them useful, or missing from the list."""
    listed = (root / "docs/adr/README.md").read_text("utf-8")
    for path in sorted((root / "docs/adr").glob("[0-9]*.md")):
        text = path.read_text("utf-8")
        if path.name not in listed:
            yield f"{shown(path)}: not in docs/adr/README.md"
        for heading in ("Context", "Decision", "Rejected", "Consequences", "How we would notice that we were wrong"):
            if f"\n## {heading}\n" not in text:
                yield f"{shown(path)}: no part `{heading}`"


def words(root: Path) -> Iterator[str]:
    """Yield words that do not belong into the project."""
    for path in tracked(root, ""):
        if path.suffix not in TEXTS or shown(path).startswith(EXEMPT):
            continue
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            for pattern, why in FORBIDDEN:
                found = re.search(pattern, line, re.IGNORECASE if pattern.islower() else 0)
                if found:
                    yield f"{shown(path)}:{number}: `{found[0]}`: {why}"


def transcript(root: Path) -> Iterator[str]:
    """Yield when the README shows something else than the demo prints."""
    found = DEMO.search((root / "README.md").read_text("utf-8"))
    if found is None:
        yield "README.md: no transcript between `<!-- demo:begin -->` and `<!-- demo:end -->`"
    elif SECONDS.sub("", found[2]) != SECONDS.sub("", demo_output()):
        yield "README.md: the transcript is not what the demo prints (`python scripts/check_docs.py --write`)"


CHECKS: tuple[Callable[[Path], Iterator[str]], ...] = (
    links,
    commands,
    rules,
    settings,
    folders,
    decisions,
    words,
    transcript,
)


def demo_output() -> str:
    """Return what the demo prints in an empty folder, without the extra `local`."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / ".reverie-demo"
        home.mkdir()
        (home / "config.toml").write_text(SETTINGS, "utf-8")
        environment = {key: value for key, value in os.environ.items() if not key.startswith("REVERIE_")}
        done = subprocess.run(
            [sys.executable, "-m", "reverie", "demo"],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        )
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())


def tracked(root: Path, ending: str) -> list[Path]:
    """Return the files of the project that end so, generated ones left out."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "."],
        cwd=root,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    names = sorted(set(listed.stdout.split("\0")) - {""})
    return [root / name for name in names if name.endswith(ending) and (root / name).is_file()]


def prose_of(text: str) -> str:
    """Return a document without its code."""
    kept, inside = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = not inside and FENCE.match(line) is not None
            continue
        if not inside:
            kept.append(re.sub(r"`[^`]*`", "", line))
    return "\n".join(kept)


def anchors_of(text: str) -> set[str]:
    """Return the anchors of a document's headings, as forges make them."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = unicodedata.normalize("NFC", heading).strip().lower()
        found.add("".join("-" if sign == " " else sign for sign in plain if sign.isalnum() or sign in " -_"))
    return found


def shown(path: Path) -> str:
    """Return a path as it stands in the project."""
    return path.relative_to(ROOT).as_posix()


def write() -> None:
    """Write down anew what the demo and the examples print."""
    readme = ROOT / "README.md"
    text = readme.read_text("utf-8")
    output = demo_output()
    found = DEMO.search(text)
    if found is not None and SECONDS.sub("", found[2]) != SECONDS.sub("", output):
        readme.write_text(DEMO.sub(lambda match: f"{match[1]}{output}{match[3]}", text), "utf-8")
    for document in DOCUMENTS:
        text = document.read_text("utf-8")
        with tempfile.TemporaryDirectory() as folder:
            outcomes = run_document(text, Path(folder))
        document.write_text(written(text, outcomes), "utf-8")
        for outcome in outcomes:
            if not outcome.holds:
                print(
                    f"{shown(document)}:{outcome.first}: {'FAILS' if outcome.broken else 'written'}: {outcome.command}"
                )


def main() -> None:
    """Run the checks."""
    if "--write" in sys.argv[1:]:
        write()
    problems = [problem for check in CHECKS for problem in check(ROOT)]
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems in the documents." if problems else "Documents hold.")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
