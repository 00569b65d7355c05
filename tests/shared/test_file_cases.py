"""The bug cases about files and links: pages as bytes on disk, titles as file names, links and citations in text."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.app.reverie import Reverie
from reverie.brain.account import Account
from reverie.brain.apply import Landed, apply
from reverie.brain.graph import StagedGraph
from reverie.brain.opening import open_account
from reverie.errors import CheckFailed, InputError
from reverie.model.change import Changeset, Write
from reverie.model.page import Page
from reverie.model.session import Message, Session
from reverie.wiki.checks import check_pages
from reverie.wiki.folding import fold_case
from reverie.wiki.formatting import format_page
from reverie.wiki.frontmatter import render_frontmatter
from reverie.wiki.links import find_links
from reverie.wiki.numbering import settle
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import transcript_resolver
from reverie.wiki.slugs import free_slug
from tests.shared.shared_cases import NEEDS_CASES, as_parameters
from tests.unit.capture.samples import STARTED_AT

pytestmark = NEEDS_CASES

KNOWN_FAILURES: dict[str, str] = {}
"""Cases that do not pass, each with the reason; one that begins to pass fails until it is taken off the table."""

FOLDER = "knowledge/concepts"


@pytest.fixture
def account(tmp_path: Path) -> Iterator[Account]:
    opened = open_account(tmp_path / "home", "me", create=True, now=STARTED_AT)
    yield opened
    opened.close()


def said(account: Account, *texts: str, name: str = "s1") -> str:
    """Store a session in which Nadia says these things; return its id."""
    messages = tuple(
        Message("", "user", text, STARTED_AT, native_id=f"{name}-{number}") for number, text in enumerate(texts)
    )
    return account.log.append(
        Session("", name, "generic", started_at=STARTED_AT, native_id=name, messages=messages)
    ).session_id


def write(account: Account, title: str, sentence: str, *, path: str = "") -> Landed:
    """Write a page by its title: the one that has it already, else a new one."""
    known = path or account.index.pages.page_by_alias(title)
    return create(account, title, sentence, path=known) if known else create(account, title, sentence)


def create(account: Account, title: str, sentence: str, *, path: str = "", quote: str = "") -> Landed:
    """Create a page of one claim, cited to a session in which it is said; or add the claim to a page that is there."""
    if not path:
        taken = {fold_case(file.stem) for file in (account.layout.memory / FOLDER).glob("*.md")}
        path = f"{FOLDER}/{free_slug(title, taken, 'concept')}.md"
    landed = account.history.read(path)
    base = parse_page(landed.decode()) if landed else None
    session = said(account, sentence, name=f"{title}-{sentence}")
    evidence = f"{{{{{session}#m1|{quote or sentence}}}}}"
    head = render_frontmatter(parse_page("").frontmatter.having("title", title).having("kind", "concept"))
    text = landed.decode() + f"- {sentence} {evidence}\n" if landed else f"{head}## Now\n- {sentence} {evidence}\n"
    page = settle(text, transcript_resolver(path, account.log.path), base=base)
    changeset = Changeset((Write(path, format_page(page)),), account.history.head_revision(), "test")
    return apply(account, changeset, now=STARTED_AT)


def pages_of(account: Account) -> dict[str, Page]:
    """Return the pages that lie below knowledge/, by path, as a reader finds them."""
    files = sorted((account.layout.memory / "knowledge").rglob("*.md"))
    memory = account.layout.memory
    return {file.relative_to(memory).as_posix(): parse_page(file.read_text("utf-8")) for file in files}


@pytest.mark.parametrize("case", as_parameters("files", KNOWN_FAILURES))
def test_files(case: dict[str, Any], account: Account, tmp_path: Path) -> None:
    {"create_pages": check_created, "parse_page": check_parsed}[case["op"]](case, account, tmp_path)


def check_created(case: dict[str, Any], account: Account, tmp_path: Path) -> None:
    given, then = case["given"], case["then"]
    if "existing_file" in given:
        create(account, given["titles"][0], "It begins in spring.", path=f"{FOLDER}/site-roadmap.md")
    kept = config_of(account)
    around = outside(account, tmp_path)
    use = write if then.get("pages") == 1 else create
    bodies = given.get("bodies") or [f"This is what page {number} says." for number, _ in enumerate(given["titles"])]
    refused = []
    for title, body in zip(given["titles"], bodies, strict=True):
        try:
            use(account, title, body)
        except (CheckFailed, InputError) as error:
            refused.append(error.message)
    check_pages_made(case, account, bodies, refused)
    assert config_of(account) == kept
    if "files_outside_tree" in then:
        assert outside(account, tmp_path) == around
        assert {path.rsplit("/", 1)[0] for path in pages_of(account)} == {FOLDER}


def check_pages_made(case: dict[str, Any], account: Account, bodies: list[str], refused: list[str]) -> None:
    then, pages = case["then"], pages_of(account)
    titles = case["given"]["titles"]
    if then.get("pages") == 1:
        (page,) = pages.values()
        assert [body for body in bodies if body in format_page(page)] == bodies
        assert account.index.pages.page_by_alias(titles[-1]) in pages
        return
    assert len(pages) + len(refused) == len(titles)
    assert not refused or "or" in then or "each" in then
    assert all(refused)
    names = [path.rsplit("/", 1)[-1] for path in pages]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(len(name.encode()) <= then.get("file_name_bytes_max", 255) for name in names)
    for title, page in zip(titles, pages.values(), strict=False):
        assert page.title in titles, title


def outside(account: Account, folder: Path) -> set[Path]:
    """Return every file that does not belong to the account."""
    return {path for path in folder.rglob("*") if account.layout.root not in path.parents and path.is_file()}


def config_of(account: Account) -> bytes:
    return (account.layout.git_dir / "config").read_bytes()


def check_parsed(case: dict[str, Any], account: Account, tmp_path: Path) -> None:
    given, then = case["given"], case["then"]
    memory = Reverie.open(str(tmp_path / "home"), "me", now=STARTED_AT)
    for number, text in enumerate(given.get("variants") or [given["bytes"]]):
        file = account.layout.memory / FOLDER / f"page-{number}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
        shown = memory.show(f"{FOLDER}/page-{number}.md", with_definitions=True)
        assert shown["title"] == then["title"]
        assert isinstance(shown["title"], str)
        assert "\r" not in json.dumps(shown["fields"])
        for key in ("tags", "emoji", "url"):
            assert shown["fields"].get(key) == then.get(key)
        page = parse_page(text)
        if "body_starts" in then:
            assert next(iter(page.claims()))[1].text.startswith(then["body_starts"])
        assert format_page(page).encode() == text.encode()
    assert isinstance(memory.search(then["title"]), list)
    memory.close()


@pytest.mark.parametrize("case", as_parameters("links", KNOWN_FAILURES))
def test_links(case: dict[str, Any], account: Account, tmp_path: Path) -> None:
    if case["op"] == "store":
        check_citation_survives(case, tmp_path)
        return
    text, then = case["given"]["text"], case["then"]
    links = find_links(text)
    if "targets" in then:
        assert list(dict.fromkeys(link.target for link in links)) == then["targets"]
    assert len(links) == then.get("count", len(links))
    if "aliases" in then:
        assert {link.target: link.alias for link in links if link.alias} == then["aliases"]
    if "typed_relations" in then:
        assert {field.name for _, claim in parse_page(text).claims() for field in claim.fields} == set()
    if "citations" in then:
        check_citations(case, account)
    if then.get("saved"):
        create(account, "Old mill", "The old mill is leaking.")
        sentence, quote = text.removeprefix("- "), "the parish could raise before winter"
        assert create(account, "Parish", sentence, path=f"{FOLDER}/parish.md", quote=quote).changed
        assert account.index.pages.links(f"{FOLDER}/parish.md") == (f"{FOLDER}/old-mill.md",)


def check_citations(case: dict[str, Any], account: Account) -> None:
    """Check that only real marks count, and that nothing is found about those shown as examples.

    The case's first line has no citation of its own, which this wiki asks of every claim: that finding is right.
    """
    session = said(account, "Tell me of the mill.", "The mill has two wheels.")
    target = f"../../{account.log.path(session)}/transcript.md#m2"
    head = '---\ntitle: "Mill"\nkind: "concept"\n---\n'
    text = f'{head}{case["given"]["text"]}\n\n[cite:1]: {target} "The mill has two wheels."\n'
    page = format_page(settle(text, lambda _: target.partition("#")[0]))
    cited = [str(number) for _, claim in parse_page(page).claims() for number in claim.citations]
    assert cited == case["then"]["citations"]
    path = f"{FOLDER}/mill.md"
    findings = check_pages({path: page}, StagedGraph(account, {path: page}))
    assert [(finding.rule, finding.line) for finding in findings if finding.rule != "evidence"] == []


def check_citation_survives(case: dict[str, Any], tmp_path: Path) -> None:
    """Let a later import bring an earlier message, and follow the citation."""
    given, then = case["given"], case["then"]
    memory = Reverie.open(str(tmp_path / "home"), "me", now=STARTED_AT)
    turns = [{"id": str(number), "role": "user", "text": text} for number, text in enumerate(given["session"], 1)]
    file = tmp_path / "session.json"
    for rows in (turns, [{"id": "0", "role": "user", "text": "a line from before"}, *turns]):
        file.write_text(json.dumps([{"id": "s", "started_at": "2025-01-04T10:00:00Z", "messages": rows}]), "utf-8")
        report = memory.import_paths([file])
        memory.dream()
    assert report.grown == 1
    (row,) = memory.sessions()
    said_there = {one["id"]: one["text"] for one in memory.session(row["id"])["messages"]}
    reply = memory.ask("How wide is the sluice?")
    assert reply["citations"]
    for cited in reply["citations"]:
        assert said_there[cited["path"].partition("#")[2]] == then["resolves_to_text"]
    memory.close()
