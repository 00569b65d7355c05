"""The memory as recall asks for it, answered from the search index and the files."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from reverie.app.views import CLAIMS, CLAIMS_AND_NOTES, MESSAGES, NOTES, IndexedBrain, Place
from reverie.model.known import KnownClaim
from reverie.model.page import Page
from reverie.model.recollection import CitedWords
from reverie.model.session import Trust
from reverie.recall.quoting import Said
from reverie.recall.reader import Reader
from reverie.store.search.query import Filters
from reverie.store.search.rows import Passage
from reverie.text.analyzer import analyze
from reverie.text.language import detect
from reverie.wiki.paths import absolute

OWN: Final = ("person", "edit")
"""Origins of what a person wrote with their own hand."""

Nearness = Callable[[str, int], Mapping[Place, float]]
"""Question and how many → the claims nearest in meaning, each with how near."""
FEW_MESSAGES: Final = 600
"""Up to so many messages all of the person's are looked at; beyond, those that share words with the question."""


@dataclass
class IndexedMemory:
    """`recall.view.MemoryView` over one account."""

    brain: IndexedBrain
    near: Nearness | None = None
    reader: Reader | None = None
    """The reranker, where one is set."""
    hidden: frozenset[Place] = frozenset()
    """Messages that the person asked to forget: nothing that cites them is ever answered."""
    _near: dict[tuple[str, int], Mapping[Place, float]] = field(default_factory=dict)
    _subjects: dict[str, str] = field(default_factory=dict)

    def page_of(self, alias: str) -> str | None:
        """Return the path of the page with this title, alias or tie."""
        return self.brain.page_of(alias)

    def names_of(self, path: str) -> Sequence[str]:
        """Return title and aliases of a page."""
        page = self.brain.files.page(path)
        return () if page is None else (page.title, *page.aliases)

    def kind_of(self, path: str) -> str:
        """Return the kind of a page, or an empty text."""
        return self.brain.kind_of(path)

    def claims_of(self, subject: str, attr: str) -> list[KnownClaim]:
        """Return every claim of a subject with an attribute, current or not."""
        return self._shown(self.brain.index.pages.claims_for(subject, attr) if subject else self._with_attr(attr))

    def _with_attr(self, attr: str) -> list[KnownClaim]:
        found = self.brain.index.search(analyze(attr), kinds=CLAIMS, k=50)
        return [one.passage.as_known(one.bm25) for one in found if one.passage.attr == attr]

    def claims_matching(self, tokens: Iterable[str], most: int) -> list[KnownClaim]:
        """Return claims and note lines that hold some of the tokens, best first."""
        found = self.brain.index.search(list(tokens), kinds=CLAIMS_AND_NOTES, k=most)
        return self._shown(one.passage.as_known(one.bm25) for one in found)

    def claims_said_near(self, tokens: Iterable[str], most: int) -> list[KnownClaim]:
        """Return claims and note lines that cite the person's messages in or around which the tokens stand."""
        wanted = Filters(roles=("user",), min_trust=int(Trust.PARTICIPANT), active_branch=True)
        found = self.brain.index.search(list(tokens), kinds=MESSAGES, k=most, filters=wanted)
        pages = self.brain.index.pages
        return self._shown(
            claim
            for one in found
            for claim in pages.claims_citing(one.passage.session_id, one.passage.anchor)
            if not claim.path.startswith("sessions/")
        )

    def surroundings(self, claim: KnownClaim) -> tuple[str, str]:
        """Return the whole message that a claim cites, and the message before it and the session title."""
        if not claim.evidence:
            return "", ""
        session_id, message_id = claim.evidence[0]
        number, _ = _range(message_id)
        said = {passage.message_no: passage for passage in self.brain.index.messages(session_id, number - 1, number)}
        title = self.brain.log.ref(session_id).title if self.brain.log.has(session_id) else ""
        before = said[number - 1].text if number - 1 in said else ""
        return said[number].text if number in said else "", f"{before}\n{title}"

    def claims_near(self, text: str, most: int) -> Mapping[Place, float]:
        """Return path and anchor → likeness of meaning; empty without an embedder."""
        if self.near is None:
            return {}
        if (text, most) not in self._near:
            self._near[text, most] = self.near(text, most)
        return self._near[text, most]

    def messages_matching(self, tokens: Iterable[str], most: int) -> list[Said]:
        """Return the person's messages in or around which some of the tokens stand, best first."""
        found = map(self._said, self._own_matching(tokens, most))
        return [said for said in found if said.place not in self.hidden]

    def told(self, question: str, tokens: Iterable[str], most: int) -> list[Said]:
        """Return what the person said: all where it is little, else what comes near a question in words or sense."""
        index = self.brain.index
        if index.count("message") <= FEW_MESSAGES:
            found = [one for one in index.passages(MESSAGES) if _is_own(one)]
        else:
            found = self._own_matching(tokens, most)
            found += [one for one in self._behind(self.claims_near(question, most)) if _is_own(one)]
        said = {(one.session_id, one.anchor): one for one in found}
        return [replace(self._said(one), hidden=place in self.hidden) for place, one in said.items()]

    def _own_matching(self, tokens: Iterable[str], most: int) -> list[Passage]:
        wanted = Filters(roles=("user",), min_trust=int(Trust.PERSON), active_branch=True, origins=OWN)
        found = self.brain.index.search(list(tokens), kinds=MESSAGES, k=most, filters=wanted)
        return [one.passage for one in found]

    def _behind(self, claims: Iterable[Place]) -> list[Passage]:
        """Return the messages that claims cite."""
        places = dict.fromkeys(place for claim in self.claims_at(claims) for place in claim.evidence)
        return [one for session, message in places for one in self.brain.index.messages(session, *_range(message))]

    def _said(self, passage: Passage) -> Said:
        number = passage.message_no
        before = [one.text for one in self.brain.index.messages(passage.session_id, number - 1, number - 1)]
        title = self.brain.log.ref(passage.session_id).title
        path = f"{self.brain.log.path(passage.session_id)}/transcript.md#{passage.anchor}"
        around = "\n".join([*before, title])
        place = (passage.session_id, passage.anchor)
        language = detect(passage.text)
        return Said(path, passage.text, language, passage.at, around, self.brain.timezone, place, title=title)

    def claims_on(self, path: str) -> list[KnownClaim]:
        """Return every claim of a page, in order."""
        return self._shown(self.brain.index.pages.claims_of(path))

    def claims_at(self, places: Iterable[Place]) -> list[KnownClaim]:
        """Return the claims at these paths and anchors."""
        wanted = set(places)
        found = [claim for path in {path for path, _ in wanted} for claim in self.brain.index.pages.claims_of(path)]
        return self._shown(claim for claim in found if (claim.path, claim.anchor) in wanted)

    def frequency(self, tokens: Iterable[str]) -> Mapping[str, int]:
        """Return how many claims hold each token, counted up to 200."""
        return {token: len(self.brain.index.search([token], kinds=NOTES, k=200)) for token in dict.fromkeys(tokens)}

    def total(self) -> int:
        """Return how many note lines there are."""
        return self.brain.index.count("note")

    def cited(self, claim: KnownClaim) -> tuple[CitedWords, ...]:
        """Return the evidence of a claim."""
        page = self.brain.files.page(claim.path)
        found = page.claim(claim.anchor.removeprefix("^")) if page is not None else None
        if page is None or found is None:
            return ()
        return tuple(self._words(claim, page, number) for number in found.citations if number in page.defined())

    def _words(self, claim: KnownClaim, page: Page, number: int) -> CitedWords:
        definition = page.defined()[number]
        evidence = definition.evidence
        target = absolute(claim.path, definition.target.split("#")[0]) or definition.target
        at = None
        for passage in self.brain.index.messages(evidence.session_id, *_range(evidence.message_id)):
            at = passage.at
        return CitedWords(f"{target}#{evidence.message_id}", evidence.quote, at, f"{claim.path}#{claim.anchor}")

    def _shown(self, claims: Iterable[KnownClaim]) -> list[KnownClaim]:
        return [
            replace(claim, subject=self._subject(claim.subject))
            for claim in claims
            if not self.hidden.intersection(claim.evidence)
        ]

    def _subject(self, subject: str) -> str:
        """Return the path of the page that a note or a page about part of a subject names as its subject."""
        if not subject.startswith("~"):
            return subject
        if subject not in self._subjects:
            self._subjects[subject] = self.page_of(subject[1:]) or subject
        return self._subjects[subject]


def _is_own(passage: Passage) -> bool:
    return passage.role == "user" and passage.trust >= Trust.PERSON and passage.origin in OWN and passage.branch == ""


def _range(message_id: str) -> tuple[int, int]:
    number = message_id.removeprefix("m").split(".")[0]
    return (int(number), int(number)) if number.isdigit() else (0, -1)
