"""English: what a message states, what a question asks, how an answer is worded."""

from reverie.text.english.grammar import GRAMMAR

__all__ = ["GRAMMAR"]
