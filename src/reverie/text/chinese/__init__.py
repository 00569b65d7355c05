"""Chinese: read what a message says and what a question asks, by rules alone."""

from reverie.text.chinese.language import GRAMMAR

__all__ = ["GRAMMAR"]
