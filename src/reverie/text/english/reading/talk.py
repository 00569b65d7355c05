"""Talk: what is known while a message is read, sentence after sentence."""

from dataclasses import dataclass, field

from reverie.model.statement import Statement
from reverie.text.grammar import Setting


@dataclass
class Talk:
    """What is known while a message is read, sentence after sentence."""

    text: str
    setting: Setting
    name: str
    statements: list[Statement] = field(default_factory=list)
    last: str = ""
    """The sentence before."""
    names: list[str] = field(default_factory=list)
    hired: str = ""
    """Words that name who has just hired the speaker, for the sentences after."""
    following: str = ""
    """The sentence after the one being read."""
