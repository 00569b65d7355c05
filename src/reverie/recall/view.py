"""What answering may ask of the memory; filled from the search index."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from reverie.model.known import KnownClaim
from reverie.model.recollection import CitedWords
from reverie.recall.quoting import Said
from reverie.recall.reader import Reader


class MemoryView(Protocol):
    """Read-only access to claims and their evidence."""

    def page_of(self, alias: str) -> str | None:
        """Return the path of the page with this title, alias or tie."""
        ...

    def names_of(self, path: str) -> Sequence[str]:
        """Return title and aliases of a page."""
        ...

    def kind_of(self, path: str) -> str:
        """Return the kind of a page, or an empty text."""
        ...

    def claims_of(self, subject: str, attr: str) -> list[KnownClaim]:
        """Return every claim of a subject with an attribute, current or not; of any subject when it is empty."""
        ...

    def claims_matching(self, tokens: Iterable[str], most: int) -> list[KnownClaim]:
        """Return claims and note lines that hold some of the tokens, best first."""
        ...

    def claims_said_near(self, tokens: Iterable[str], most: int) -> list[KnownClaim]:
        """Return claims and note lines that cite the messages in or around which the tokens stand."""
        ...

    def surroundings(self, claim: KnownClaim) -> tuple[str, str]:
        """Return the whole message that a claim cites, the message before it and the session title."""
        ...

    def claims_near(self, text: str, most: int) -> Mapping[tuple[str, str], float]:
        """Return path and anchor → likeness of meaning; empty without an embedder."""
        ...

    def messages_matching(self, tokens: Iterable[str], most: int) -> list[Said]:
        """Return the person's messages in or around which some of the tokens stand, best first."""
        ...

    def told(self, question: str, tokens: Iterable[str], most: int) -> list[Said]:
        """Return what the person said: all where it is little, else what comes near a question in words or sense.

        Messages that the person asked to forget are among them, marked.
        """
        ...

    @property
    def reader(self) -> Reader | None:
        """What reads passages; None: they are not read."""
        ...

    def claims_on(self, path: str) -> list[KnownClaim]:
        """Return every claim of a page, in order."""
        ...

    def claims_at(self, places: Iterable[tuple[str, str]]) -> list[KnownClaim]:
        """Return the claims at these paths and anchors."""
        ...

    def frequency(self, tokens: Iterable[str]) -> Mapping[str, int]:
        """Return how many claims hold each token."""
        ...

    def total(self) -> int:
        """Return how many claims and note lines there are."""
        ...

    def cited(self, claim: KnownClaim) -> tuple[CitedWords, ...]:
        """Return the evidence of a claim."""
        ...
