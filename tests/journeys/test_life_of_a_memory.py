"""The life of a memory: one sentence of Nadia's, followed from an export file through every file to a cited answer."""

import json
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reverie.app.reverie import Reverie
from reverie.wiki.parsing import parse_page
from tests.unit.capture.samples import START, conversation, node

SENTENCE = "Send the report as PDF, never as PNG."
CHANGED = "Actually, send the report as EPUB from now on, not as PDF."
NOW = datetime(2026, 6, 10, 10, tzinfo=UTC)
PROFILE = "knowledge/profile.md"


class Journey:
    """Nadia's home, and what lies in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = folder / "home/accounts/me/memory"
        self.memory = Reverie.open(str(folder / "home"), "me", now=NOW, create=True)

    def bring(self, name: str, text: str, days: int) -> Path:
        """Write a ChatGPT export of one conversation, import it, and return the session's folder."""
        at = START + days * 86400
        rows = conversation(
            node("root", None),
            node("q", "root", "user", "Here are the findings from Kyoto.", create_time=at),
            node("a", "q", "assistant", "Shall I write the report?", create_time=at + 60),
            node("r", "a", "user", text, create_time=at + 120),
            node("b", "r", "assistant", f"Understood. {text}", create_time=at + 180),
            name=name,
            title=f"Report {name}",
            create_time=at,
        )
        file = self.folder / f"{name}.json"
        file.write_text(json.dumps([rows]), "utf-8")
        report = self.memory.import_paths([file], person="Nadia", timezone="Europe/Lisbon")
        (line,) = report.sessions
        return self.tree / line.path

    def git(self, *arguments: str) -> str:
        """Return what git says of the memory tree."""
        done = subprocess.run(["git", "-C", self.tree, *arguments], capture_output=True, text=True, check=True)
        return done.stdout

    def read(self, path: str) -> str:
        """Return the text of a file of the memory tree."""
        return (self.tree / path).read_text("utf-8")


@pytest.fixture
def journey(tmp_path):
    journey = Journey(tmp_path)
    yield journey
    journey.memory.close()


def line_with(text: str, words: str) -> str:
    """Return the one list item, or line of a summary, that holds these words."""
    (found,) = [
        line for line in text.splitlines() if words in line and not line.startswith(("[cite:", "summary:", ">"))
    ]
    return found


def test_one_sentence_from_export_to_answer(journey):
    session = journey.bring("c1", SENTENCE, 0)
    check_session(journey, session)
    record = journey.memory.dream()
    assert record["findings"] == []
    check_summary_note_and_page(journey, session)
    check_views(journey, record)
    check_history(journey, record, session)
    check_answer(journey, session)


def check_session(journey: Journey, session: Path) -> None:
    """The session lies on disk, word for word, twice: for programs and for people."""
    rows = [json.loads(line) for line in (session / "transcript.jsonl").read_text("utf-8").splitlines()]
    (said,) = [row for row in rows if row.get("text") == SENTENCE]
    assert (said["id"], said["role"], said["at"]) == ("m3", "user", "2026-03-02T10:16:00Z")
    readable = (session / "transcript.md").read_text("utf-8")
    part = readable.partition("## m3\n")[2].partition("## m4")[0]
    assert part.split("\n\n", 1) == ["user · 2026-03-02 10:16 (Mon)", f"> {SENTENCE}\n\n"]
    assert session.name.startswith("2026-03-02-")
    assert not (journey.tree / PROFILE).exists()


def check_summary_note_and_page(journey: Journey, session: Path) -> None:
    """A summary line, a note line and a claim say it, each with the very words it rests on."""
    (note,) = [path for path in (journey.tree / "notes").rglob("*.md") if "PDF" in path.read_text("utf-8")]
    for path in (session / "summary.md", note, journey.tree / PROFILE):
        page = parse_page(path.read_text("utf-8"))
        (claim,) = [claim for _, claim in page.claims() if "PDF" in claim.text]
        (cited,) = page.cited(claim)
        definition = cited.definition
        assert definition is not None
        assert definition.evidence.quote in SENTENCE
        assert (definition.evidence.session_id, definition.evidence.message_id) == (session.name[11:], "m3")
        target, _, anchor = definition.target.partition("#")
        assert (path.parent / target).resolve() == (session / "transcript.md").resolve()
        assert anchor == "m3"
    (where,) = [heading for heading, claim in parse_page(journey.read(PROFILE)).claims() if "PDF" in claim.text]
    assert where == "Instructions"
    assert "(said:: 2026-03-02)" in line_with(journey.read(PROFILE), "PDF")


def check_views(journey: Journey, record: dict[str, object]) -> None:
    """The map shows the rule, the changelog the run, the list of sessions the session."""
    assert "PDF" in journey.read("knowledge/index.md")
    assert "PDF" not in journey.read(f"knowledge/changelog/2026-06-10-{record['run']}.md").replace("Report", "")
    assert "[Report c1](2026/03/" in journey.read("sessions/index.md")
    assert journey.memory.check([]) == []


def check_history(journey: Journey, record: dict[str, object], session: Path) -> None:
    """One commit holds the wiki and no transcript; its message says nothing of what was said."""
    tracked = journey.git("ls-files").split()
    folder = session.relative_to(journey.tree).as_posix()
    assert {PROFILE, f"{folder}/summary.md"} <= set(tracked)
    assert not [path for path in tracked if "transcript" in path]
    message = journey.git("log", "-1", "--format=%B")
    assert f"Reverie-Run: {record['run']}" in message
    assert "PDF" not in message
    assert journey.git("status", "--porcelain") == ""


def check_answer(journey: Journey, session: Path) -> None:
    """Asked months later, the sentence comes back with its day and the way down to the words."""
    reply = journey.memory.ask("In which format do I want the report?")
    assert reply["known"]
    assert "PDF" in reply["answer"]
    assert "2026-03-02" in reply["answer"]
    cited = reply["citations"][0]
    path, _, anchor = cited["path"].partition("#")
    assert journey.tree / path == session / "transcript.md"
    assert f"## {anchor}" in journey.read(path)
    assert cited["quote"] in journey.read(path)
    assert cited["at"] == datetime.fromtimestamp(START + 120, UTC)
    assert cited["page"].startswith(PROFILE)


def test_a_change_keeps_what_it_replaces_with_its_end(journey):
    journey.bring("c1", SENTENCE, 0)
    journey.memory.dream()
    later = journey.bring("c2", CHANGED, 60)
    assert journey.memory.dream()["claims"]["superseded"] == 1
    page = parse_page(journey.read(PROFILE))
    sections = {claim.id: heading for heading, claim in page.claims()}
    (old,) = [claim for _, claim in page.claims() if "PNG" in claim.text]
    new = page.claim(old.value("replaced-by"))
    assert new is not None
    assert "EPUB" in new.text
    assert (sections[old.id], sections[new.id]) == ("History", "Instructions")
    day = (datetime.fromtimestamp(START, UTC) + timedelta(days=60)).date().isoformat()
    assert old.value("until") == f"..{day}"
    reply = journey.memory.ask("In which format do I want the report?")
    assert "EPUB" in reply["answer"]
    assert "PNG" not in reply["answer"]
    assert reply["citations"][0]["path"].startswith(later.relative_to(journey.tree).as_posix())
    (why,) = journey.memory.why(f"{PROFILE}#^{new.id}")
    assert [one["id"] for one in why["predecessors"]] == [old.id]


def test_a_sentence_of_the_assistants_goes_no_further_than_the_transcript(journey):
    session = journey.bring("c1", "Thanks, that is all for today.", 0)
    journey.memory.dream()
    assert "Shall I write the report?" in (session / "transcript.md").read_text("utf-8")
    written = [path for part in ("knowledge", "notes") for path in (journey.tree / part).rglob("*.md")]
    assert not [path for path in written if "Shall I write" in path.read_text("utf-8")]
