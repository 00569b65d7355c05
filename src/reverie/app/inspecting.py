"""Look into one account's memory without changing it: pages, evidence, history, sessions, checks."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from reverie.app.barrier import Barrier
from reverie.brain.account import Account
from reverie.brain.graph import StagedGraph
from reverie.errors import InputError, MemoryTreeError, UnknownRecordError, shortened
from reverie.model.change import Finding
from reverie.model.page import Claim, Page
from reverie.store.git.files import is_tracked
from reverie.store.layout import LONGEST_PATH
from reverie.store.places import obstacle, read_file
from reverie.store.revision import Revision, revision_name
from reverie.wiki.checks import check_pages
from reverie.wiki.formatting import body_of
from reverie.wiki.inline import plain
from reverie.wiki.parsing import parse_page
from reverie.wiki.paths import absolute


@dataclass
class Inspector:
    """Reads one account."""

    account: Account

    def show(self, name: str, *, with_definitions: bool) -> dict[str, Any]:
        """Return a file by path, title or alias, without its definitions unless they are asked for."""
        path = self.path_of(name)
        text = self._text(path)
        page = parse_page(text) if path.endswith(".md") and "/transcript" not in path else Page()
        shown = text if with_definitions or page == Page() else body_of(text)
        return {
            "path": path,
            "title": page.title,
            "kind": page.kind,
            "text": shown,
            "fields": {
                key: list(value) if isinstance(value, tuple) else value for key, value in page.frontmatter.entries
            },
        }

    def why(self, name: str) -> list[dict[str, Any]]:
        """Return for each claim of a page, or the one named after `#^`, how it is known."""
        path, _, anchor = name.partition("#")
        path = self.path_of(path)
        page = parse_page(self._text(path))
        wanted = anchor.removeprefix("^")
        claims = [claim for _, claim in page.claims() if claim.id and (not wanted or claim.id == wanted)]
        if wanted and not claims:
            raise UnknownRecordError(f"There is no claim ^{wanted} on {path}.", path=path, hint=f"`reverie why {path}`")
        births = self._births(path, {claim.id for claim in claims})
        return [self._reasons(path, page, claim, births) for claim in claims]

    def links(self, name: str) -> dict[str, Any]:
        """Return links out of a page and back to it."""
        path = self.path_of(name)
        pages = self.account.index.pages
        return {"path": path, "links": list(pages.links(path)), "backlinks": list(pages.backlinks(path))}

    def log(self, path: str, *, most: int) -> list[dict[str, Any]]:
        """Return revisions, newest first."""
        known = self.path_of(path) if path else None
        return [
            {
                "revision": revision.name,
                "at": revision.at.isoformat().replace("+00:00", "Z"),
                "message": revision.reason,
                "sessions": len(revision.consumed),
            }
            for revision in self.account.history.log(known, most)
        ]

    def diff(self, old: int, new: int | None, name: str | None) -> str:
        """Return what changed between two revisions, in all files or in one file or folder.

        Raises:
            UnknownRecordError: No revision had such a file, and no page has that title.
        """
        if name is None:
            return self.account.history.diff(old, new)
        was_there = any(self.account.history.log(name.rstrip("/"), 1))
        return self.account.history.diff(old, new, name if was_there else self.path_of(name))

    def run(self, name: str) -> dict[str, Any]:
        """Return one run with its changelog and its diff."""
        record = self.account.state.runs.get(self.account.name, name)
        result: dict[str, Any] = {
            **record.report,
            "run": record.id,
            "status": record.status,
            "revision": record.revision,
        }
        result |= {"changelog": "", "diff": ""}
        if record.revision is not None:
            history = self.account.history
            changelogs = [
                change.path
                for change in history.changes(record.revision)
                if change.path.startswith("knowledge/changelog/")
            ]
            result["changelog"] = (history.show(record.revision, changelogs[0]) or "") if changelogs else ""
            result["diff"] = history.diff(record.revision - 1, record.revision, None)
        return result

    def check(self, paths: Sequence[str]) -> list[dict[str, Any]]:
        """Return the findings over files on disk, all of the Brain or those named."""
        wanted = [self.path_of(path) for path in paths] or self._tracked()
        texts: dict[str, str] = {}
        findings: list[Finding] = [] if paths else self._missing(wanted)
        for path in wanted:
            try:
                texts[path] = self._text(path)
            except MemoryTreeError as error:
                findings.append(Finding(path, 0, "unreadable", error.message.removeprefix(f"{path} ").rstrip(".")))
        graph = StagedGraph(self.account, texts, Barrier(self.account).is_forgotten)
        return [asdict(finding) for finding in (*findings, *check_pages(texts, graph))]

    def sessions(self) -> list[dict[str, Any]]:
        """Return what there is to know of each session, newest first."""
        rows = [
            {
                "id": ref.id,
                "title": ref.title,
                "source": ref.source,
                "origin": ref.origin,
                "started_at": ref.started_at.isoformat().replace("+00:00", "Z") if ref.started_at else None,
                "messages": ref.messages,
                "path": ref.path,
            }
            for ref in self.account.log.iter_refs()
        ]
        return rows[::-1]

    def session(self, session_id: str, *, all_branches: bool) -> dict[str, Any]:
        """Return one session with its messages."""
        session = self.account.log.read(session_id)
        return {
            "id": session.id,
            "title": session.title,
            "source": session.source,
            "origin": session.origin,
            "started_at": session.started_at,
            "messages": [
                {
                    "id": message.id,
                    "role": message.role,
                    "speaker": message.speaker,
                    "at": message.at.isoformat().replace("+00:00", "Z") if message.at else None,
                    "text": message.text,
                    "trust": message.trust.name.lower(),
                    "branch": message.branch,
                }
                for message in session.messages
                if all_branches or not message.branch
            ],
        }

    def path_of(self, name: str) -> str:
        """Return the path that a path, title, slug, alias or session id leads to.

        Raises:
            UnknownRecordError: Nothing has that name.
        """
        layout = self.account.layout
        try:
            if layout.file(name).is_file():
                return name
        except InputError:
            pass  # no path at all: perhaps a title
        known = self.account.index.pages.page_by_alias(name)
        if known is None and self.account.log.has(name):
            known = f"{self.account.log.path(name)}/transcript.md"
        if known is None:
            raise UnknownRecordError(
                f"There is no page {shortened(name)}.", path=name[:LONGEST_PATH], hint="`reverie search` finds paths."
            )
        return known

    def _text(self, path: str) -> str:
        content = read_file(self.account.layout, path)
        if content is None:
            hint = "Bring it back, or let `reverie adopt` remove it."
            raise MemoryTreeError(f"{path} has landed, but there is no such file any more.", hint=hint, path=path)
        return content.decode("utf-8", errors="replace")

    def _missing(self, there: Collection[str]) -> list[Finding]:
        """Return a finding for every landed file that is not on disk, or is no file there."""
        landed = sorted(path for path, _ in self.account.history.blob_ids() if is_tracked(path) and path not in there)
        return [Finding(path, 0, "missing", self._why_missing(path)) for path in landed if path.endswith(".md")]

    def _why_missing(self, path: str) -> str:
        found = obstacle(self.account.layout, path)
        if found:
            return f"{found}; move that out of the memory folder"
        return "it has landed, but there is no such file any more; bring it back, or let `reverie adopt` remove it"

    def _tracked(self) -> list[str]:
        memory = self.account.layout.memory
        files = (
            file.relative_to(memory).as_posix()
            for part in ("knowledge", "notes", "sessions")
            for file in (memory / part).rglob("*.md")
            if file.is_file() and not file.is_symlink()  # a pipe would never end, a link may lead anywhere
        )
        return sorted(path for path in files if is_tracked(path))

    def _births(self, path: str, ids: set[str]) -> dict[str, Revision]:
        """Return the revision in which each claim first stood on the page."""
        born: dict[str, Revision] = {}
        for revision in self.account.history.log(path):
            text = self.account.history.show(revision.number, path) or ""
            there = {claim.id for _, claim in parse_page(text).claims()}
            for claim_id in ids & there:
                born[claim_id] = revision
        return born

    def _reasons(self, path: str, page: Page, claim: Claim, births: dict[str, Revision]) -> dict[str, Any]:
        defined = page.defined()
        evidence = []
        for number in claim.citations:
            if number not in defined:
                continue
            found = defined[number].evidence
            message = StagedGraph(self.account).message(found.session_id, found.message_id)
            target = absolute(path, defined[number].target.split("#")[0]) or defined[number].target
            evidence.append(
                {
                    "path": f"{target}#{found.message_id}",
                    "quote": found.quote,
                    "at": message.at.isoformat().replace("+00:00", "Z") if message and message.at else None,
                    "speaker": (message.speaker or message.role) if message else "unknown",
                    "trust": message.trust.name.lower() if message else "unknown",
                }
            )
        born = births.get(claim.id)
        return {
            "id": claim.id,
            "text": plain(claim.text),
            "fields": {field.name: field.value for field in claim.fields},
            "evidence": evidence,
            "revision": revision_name(born.number) if born else "",
            "run": born.trailers.get("Reverie-Run", born.reason) if born else "",
            "predecessors": [
                {"id": old.id, "text": plain(old.text), "until": old.value("until")}
                for _, old in page.claims()
                if old.value("replaced-by") == claim.id
            ],
        }
