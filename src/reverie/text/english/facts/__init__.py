"""Facts: which attribute of whom a clause gives, and which value."""

from reverie.text.english.facts.fact import Fact
from reverie.text.english.facts.table import facts_of

__all__ = ["Fact", "facts_of"]
