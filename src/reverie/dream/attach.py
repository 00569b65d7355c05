"""Attach facts to subjects: each statement goes to its home page and into one note line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from reverie.dream.dating import fields_for, local_day
from reverie.dream.draft import DraftPage
from reverie.dream.homes import WORK_TOPICS, Homes, Owner
from reverie.dream.linking import linked
from reverie.dream.notes import note_for
from reverie.dream.placing import Placement, place
from reverie.dream.staging import StagingTree
from reverie.dream.superseding import Superseding
from reverie.dream.undertakings import Undertakings
from reverie.model.citation import Evidence
from reverie.model.page import Field
from reverie.model.reading import Saying
from reverie.model.statement import Statement
from reverie.text.topics import topic_title
from reverie.wiki.inline import escape
from reverie.wiki.paths import PROFILE

PROJECT_TOPICS = WORK_TOPICS | {"travel", "events", "plans"}
"""Topics of statements that a session's title may assign to an undertaking."""


SURE_ENOUGH = 0.5
"""Confidence below which a statement stays in the notes: hedged words are found again, but make no page."""


def is_light(statement: Statement) -> bool:
    """Tell whether a statement is for the notes only: words as said, an opinion in passing, something half said."""
    return statement.kind in ("remark", "opinion") or statement.confidence < SURE_ENOUGH


@dataclass
class Attached:
    """What became of the statements of one run; the counts add up to the statements read."""

    read: int = 0
    added: int = 0
    repeated: int = 0
    remarks: int = 0
    superseded: int = 0


@dataclass
class Attacher:
    """Puts statements where they belong, in the order in which they were said."""

    tree: StagingTree
    person: Owner
    today: date | None
    outcome: Attached = field(default_factory=Attached)

    def __post_init__(self) -> None:
        """Let the person's own name lead to the profile."""
        self._homes = Homes(self.tree, self.person, self.today)
        self._superseding = Superseding(self.tree)
        self._undertakings = Undertakings(self.tree)
        self.tree.book.add(PROFILE, (self.person.name,))

    def attach_all(self, sayings: Sequence[Saying], texts: Mapping[str, str], timezone: str) -> None:
        """Put the statements of one session where they belong.

        Args:
            sayings: What the session says, in order.
            texts: Text of each spoken message by id, and of the title under an empty id.
            timezone: Where the person's days begin.
        """
        for message_id, text in texts.items():
            self._undertakings.hear(sayings[0].session_id if sayings else "", message_id, text)
        for saying in sayings:
            about = texts.get(saying.message_id, "")
            if (saying.topic or "general") in PROJECT_TOPICS:
                about = f"{about}\n{texts.get('', '')}"
            self.attach(saying, timezone, about)

    def attach(self, saying: Saying, timezone: str, about: str = "") -> None:
        """Put one statement on its home page and into its note line.

        Args:
            saying: The statement.
            timezone: Where the person's days begin.
            about: The words around it that may name the undertaking that it belongs to.
        """
        statement = saying.statement
        owner = self._homes.owner(saying)
        placement = place(saying, has_page=self._homes.kind_of)
        passing = placement.kind == "subject" and not self._homes.deserves_page(placement.name, saying)
        if passing or is_light(statement):
            self._keep(saying, owner, timezone, self._subject(placement))
            return
        home = self._project(placement, about, owner) or self._homes.home(saying, placement, owner)
        day = local_day(saying.said_at, timezone)
        fields = fields_for(statement, placement.attr, day)
        evidence = Evidence(saying.session_id, saying.message_id, statement.quote)
        self.outcome.read += 1
        twin = self._superseding.twin(home, statement, placement.attr)
        if twin is not None:
            home.support(twin, evidence)
            self.outcome.repeated += 1
            return
        section = placement.section
        if home.kind == "concept" and section in ("Now", "History"):
            section = topic_title(saying.topic or "general", owner.language)
        claim = home.add(section, linked(statement, home, self.tree), fields, (evidence,))
        self.outcome.added += 1
        self._note(saying, home, owner, day, fields, evidence)  # before it may be ended itself: old news come late
        self.outcome.superseded += self._superseding.settle(home, claim, saying, placement.attr, day)
        self._date(home, day)

    def _project(self, placement: Placement, about: str, owner: Owner) -> DraftPage | None:
        """Return the page of the undertaking that a statement without another home is part of."""
        if placement.kind != "topic" or owner.path != PROFILE:
            return None
        path, title = self._undertakings.page_for(about)
        if title:
            page = self._homes.project(title)
            self._undertakings.begun(page.path, title)
            return page
        return self.tree.page(path) if path else None

    def _subject(self, placement: Placement) -> DraftPage | str:
        """Return the page of somebody else whom a statement is about, or the name where there is no page."""
        name = placement.name if placement.kind == "subject" else ""
        path = self.tree.book.find(name)
        return (self.tree.page(path) if path else None) or name

    def _keep(self, saying: Saying, owner: Owner, timezone: str, subject: DraftPage | str) -> None:
        """Put a remark, or what is said of a passing subject, into its note line alone: found again, but on no page."""
        day = local_day(saying.said_at, timezone)
        note = note_for(self.tree, saying, subject, owner, day)
        evidence = Evidence(saying.session_id, saying.message_id, saying.statement.quote)
        note.add("Now", escape(saying.statement.text), fields_for(saying.statement, "", day), (evidence,))
        self.outcome.read += 1
        self.outcome.remarks += 1

    def _note(
        self,
        saying: Saying,
        home: DraftPage,
        owner: Owner,
        day: date | None,
        fields: Sequence[Field],
        evidence: Evidence,
    ) -> None:
        note = note_for(self.tree, saying, home, owner, day)
        note.add("Now", escape(saying.statement.text), fields, (evidence,))

    def _date(self, home: DraftPage, day: date | None) -> None:
        """Let the header say when the page last learnt something."""
        if day is not None and home.frontmatter.get("updated") < day.isoformat():
            home.describe("updated", day.isoformat())
