"""Home pages: find or begin the page on which a statement belongs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from reverie.dream.draft import DraftPage
from reverie.dream.placing import Placement
from reverie.dream.staging import StagingTree
from reverie.dream.subjects import KIND_OF_NAME, is_relation
from reverie.dream.wording import relation_title, word
from reverie.model.page import Frontmatter
from reverie.model.reading import Saying
from reverie.wiki.paths import PROFILE, page_folder, slug_at
from reverie.wiki.slugs import slug_of

FULL_PAGE: Final = 150
"""Claims after which a page continues on a further one, so that a run costs what is new, not what is there."""

ENGINE: Final = "extractive"

WORK_TOPICS: Final = frozenset({"work", "projects", "technology", "writing", "learning", "money"})
"""Topics of the page about a person's work; all others stand on the page about the rest of life."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose facts a page holds: the account's person, or another speaker."""

    path: str
    name: str
    language: str


@dataclass
class Homes:
    """Opens the home page of each placement, beginning pages for subjects that have none."""

    tree: StagingTree
    person: Owner
    today: date | None
    _continued: dict[str, int] = field(default_factory=dict)
    """Number of the continuation that has room, by path of the first page."""

    def owner(self, saying: Saying) -> Owner:
        """Return whose facts a statement about its speaker are."""
        if saying.by_person:
            return self.person
        path = self.tree.book.find(saying.speaker)
        if path is None:
            path = self._begin(saying.speaker, "person", ()).path
        return Owner(path, saying.speaker, saying.statement.language)

    def kind_of(self, name: str) -> str:
        """Return the kind of the page that a name leads to, or an empty text."""
        path = self.tree.book.find(name)
        return self.tree.kind_of(path) if path else ""

    def profile(self, owner: Owner) -> DraftPage:
        """Return the page of the owner: the profile, or the speaker's page among the entities."""
        if owner.path == PROFILE:
            return self.tree.open(PROFILE, lambda: self._header(owner.name, "profile", ()))
        page = self.tree.page(owner.path)
        return page if page is not None else self._begin(owner.name, "person", ())

    def home(self, saying: Saying, placement: Placement, owner: Owner) -> DraftPage:
        """Return the page on which a statement belongs."""
        if placement.kind == "subject":
            return self._subject(placement.name, saying, owner)
        if placement.kind == "group":
            kind = "workflow" if saying.statement.kind == "workflow" else "list"
            return self._titled(placement.name, kind, owner)
        if placement.kind == "mention":
            path = self.tree.book.find(placement.name)
            page = self.tree.page(path) if path else None
            if page is not None:
                return self._roomy(page, placement, owner)
        if placement.kind == "profile" or self._is_personal(saying, placement):
            return self._roomy(self.profile(owner), placement, owner)
        spotted = self._recurring(saying)
        if spotted is not None:
            return spotted
        return self._by_topic(saying, owner)

    def _by_topic(self, saying: Saying, owner: Owner) -> DraftPage:
        """Return the page about one half of the owner's life; its sections are the topics."""
        topic = saying.topic or "general"
        placement = Placement("topic", topic, "", "")
        area = word("work" if placement.name in WORK_TOPICS else "life", owner.language)
        title = word("area_page", owner.language, name=owner.name, area=area)
        return self._roomy(self._titled(title, "concept", owner), placement, owner)

    def project(self, title: str) -> DraftPage:
        """Begin the page of an undertaking."""
        return self._begin(title, "project", ())

    def _is_personal(self, saying: Saying, placement: Placement) -> bool:
        """Tell whether a participant's statement belongs on the participant's own page."""
        return (
            not saying.by_person
            and placement.kind == "topic"
            and (placement.section in ("Instructions", "Preferences") or saying.statement.kind == "identity")
        )

    def _subject(self, name: str, saying: Saying, owner: Owner) -> DraftPage:
        """Return the page of somebody or something spoken about; a name and a tie that belong together share it."""
        named = next((one for one in saying.statement.names if one.surface == name), None)
        relation = named.relation if named is not None else (name if is_relation(name) else "")
        path = self.tree.book.find(name)
        tie = relation_title(relation, owner.name, owner.language) if relation else ""
        if path is None and tie and named is not None:
            path = self._unnamed(tie)
        if path is not None and (page := self.tree.page(path)) is not None:
            if named is not None and named.surface != named.relation:  # a tie is no name: it would hide the real one
                self._name(page, named.surface, tie)
            return page
        is_told = named is not None and named.kind != "unknown"
        kind = KIND_OF_NAME[named.kind] if named is not None and is_told else _kind_of_tie(relation)
        title = tie if is_relation(name) and tie else name
        aliases = tuple(alias for alias in dict.fromkeys((tie, relation)) if alias and alias != title)
        return self._begin(title, kind, aliases)

    def deserves_page(self, name: str, saying: Saying) -> bool:
        """Tell whether a subject is somebody, something of a known kind, or comes up in a second session."""
        if is_relation(name) or self.tree.book.find(name) is not None:
            return True
        named = next((one for one in saying.statement.names if one.surface == name), None)
        if named is not None and (named.kind != "unknown" or named.relation):
            return True
        return named is not None and bool(self.tree.brain.sessions_mentioning(name) - {saying.session_id})

    def _unnamed(self, tie: str) -> str | None:
        """Return the page that is known by a tie only, so that the name just learnt can join it."""
        path = self.tree.book.find(tie)
        page = self.tree.page(path) if path else None
        return path if page is not None and page.title == tie else None

    def _name(self, page: DraftPage, surface: str, tie: str) -> None:
        """Give a page its name where it was known by a tie, and keep further names as aliases."""
        if page.title == tie and surface != tie:
            page.describe("title", surface)
            page.describe("aliases", tuple(dict.fromkeys((tie, *page.frontmatter.many("aliases")))))
            page.retitle(surface)
        elif tie and tie not in page.frontmatter.many("aliases") and page.title != tie:
            page.describe("aliases", tuple(dict.fromkeys((*page.frontmatter.many("aliases"), tie))))
        self.tree.book.add(page.path, (surface, tie))

    def _recurring(self, saying: Saying) -> DraftPage | None:
        """Begin a page for a name that a second session mentions: it recurs, so it will be asked about."""
        for name in saying.statement.names:
            if name.kind not in ("organization", "project", "event", "product", "work"):
                continue
            if self.tree.book.find(name.surface) is not None:
                continue
            if self.tree.brain.sessions_mentioning(name.surface) - {saying.session_id}:
                return self._begin(name.surface, KIND_OF_NAME[name.kind], ())
        return None

    def _titled(self, title: str, kind: str, owner: Owner) -> DraftPage:
        path = self.tree.book.find(title)
        page = self.tree.page(path) if path else None
        return page if page is not None else self._begin(title, kind, (), subject=slug_at(owner.path))

    def _roomy(self, page: DraftPage, placement: Placement, owner: Owner) -> DraftPage:
        """Return the page, or its continuation when it is full; attributes stay where their predecessors are."""
        if placement.attr or not page.has_at_least(FULL_PAGE):
            return page
        number = self._continued.get(page.path, 2)
        while True:
            title = word("continued", owner.language, title=page.title, n=str(number))
            path = self.tree.book.find(title)
            if path is None or not self.tree.is_fuller(path, FULL_PAGE):
                break
            number += 1
        self._continued[page.path] = number  # those before it stay full while the run goes on
        known = self.tree.page(path) if path else None
        subject = page.frontmatter.get("subject") or slug_at(page.path)
        return known if known is not None else self._begin(title, _continued(page.kind), (), subject=subject)

    def _begin(self, title: str, kind: str, aliases: Sequence[str], subject: str = "") -> DraftPage:
        folder = page_folder(kind)
        path = ""
        for number in range(1, 1000):
            ending = "" if number == 1 else f"-{number}"
            path = f"{folder}/{slug_of(title, kind)}{ending}.md"
            if not self.tree.is_taken(path):
                break
        return self.tree.open(path, lambda: self._header(title, kind, aliases, subject))

    def _header(self, title: str, kind: str, aliases: Sequence[str], subject: str = "") -> Frontmatter:
        day = self.today.isoformat() if self.today is not None else ""
        entries: list[tuple[str, str | tuple[str, ...]]] = [("title", title), ("kind", kind)]
        if aliases:
            entries.append(("aliases", tuple(aliases)))
        entries.append(("status", "active"))
        if subject:
            entries.append(("subject", subject))
        entries += [("summary", ""), ("created", day), ("updated", day), ("engine", ENGINE)]
        return Frontmatter(tuple(entries))


def _continued(kind: str) -> str:
    return "concept" if kind == "profile" else kind


def _kind_of_tie(relation: str) -> str:
    if relation in ("team", "company"):
        return "organization"
    return "person" if relation else "concept"
