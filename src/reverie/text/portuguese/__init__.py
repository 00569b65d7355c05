"""Portuguese: what a message says, what a question asks, how an answer is worded."""

from reverie.text.portuguese.portuguese_grammar import GRAMMAR

__all__ = ["GRAMMAR"]
