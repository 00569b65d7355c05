"""What is known of a clause once it is taken apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reverie.text.english.bones.tokens import Token
from reverie.text.english.words.kin import Tie

SubjectKind = Literal["I", "we", "you", "pronoun", "mine", "name", "thing", "dropped"]
Tense = Literal["present", "past", "perfect", "progressive", "future", "modal", "would", "used"]


@dataclass(slots=True)
class Parse:
    """A clause taken apart."""

    text: str
    tokens: Sequence[Token]
    kind: SubjectKind
    subject: str = ""
    """The noun phrase of the subject as said, with its possessor; empty for I, we and dropped ones."""
    at: int = 0
    """Token where the subject begins; what lies before is a leading adverbial."""
    verb_at: int = 0
    """Token of the first word of the verb group (for "I'm": the token itself)."""
    verb: str = ""
    """Base form of the main verb."""
    tense: Tense = "present"
    negated: bool = False
    ended: bool = False
    """No longer so: "no longer", "any more", "used to"."""
    rest: str = ""
    """What follows the main verb, without the final stop."""
    rest_at: int = 0
    tie: Tie | None = None
    """Tie of the subject to its owner, when the subject is "my sister", "our dog" or "Ana's brother"."""
    name: str = ""
    """Proper name inside the subject ("Otto" in "my cousin Otto")."""
    owner: str = ""
    """Whose the subject is: "me", or the name or relation before 's."""
    noun: str = ""
    """The subject without determiner and owner ("favourite colour")."""
