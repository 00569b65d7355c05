"""A clause: a stretch of a sentence with at most one main verb."""

from dataclasses import dataclass
from typing import Literal

from reverie.text.portuguese.verbs.forms import Form
from reverie.text.portuguese.words.bags import bag
from reverie.text.portuguese.words.tokens import Token

Who = Literal["speaker", "we", "listener", "third", "pronoun", "none"]
_CLITIC_BEFORE = bag("se me te lhe lhes nos vos")


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a sentence with at most one main verb."""

    text: str
    """The whole message."""
    tokens: tuple[Token, ...]
    start: int
    end: int
    main: int
    """Index of the main finite verb; -1 when there is none."""
    form: Form | None
    forms: tuple[Form, ...]
    chain: tuple[str, ...]
    """Lemmas of the verb group: ("comecar", "trabalhar")."""
    after: int
    """Index of the first word after the verb group."""
    who: Who
    subject: tuple[int, int]
    """Word range of the subject as said; empty when it is left out."""
    negated: bool
    ended: bool
    """"já não", "não … mais", "deixei de": it held before and does not any more."""

    @property
    def lemma(self) -> str:
        return self.chain[-1] if self.chain else ""

    def words_from(self, i: int) -> str:
        """Return the text from word `i` to the end of the clause."""
        return self.text[self.tokens[i].start : self.end] if i < len(self.tokens) else ""
