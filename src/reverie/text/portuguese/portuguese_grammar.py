"""The Portuguese grammar: one object that reads messages and questions."""

from collections.abc import Sequence
from datetime import datetime

from reverie.model.statement import Question
from reverie.text.grammar import AnswerPhrase, Grammar, Reading, Setting
from reverie.text.portuguese.message.moods import mood_of
from reverie.text.portuguese.message.reading import read_message
from reverie.text.portuguese.question.questions import read_question
from reverie.text.portuguese.words.tokens import tokens_of
from reverie.text.portuguese.words.voice import NAMELESS

_PHRASES: dict[AnswerPhrase, str] = {
    "unknown": "Não sei: nada se sabe sobre isso.",
    "yes": "Sim.",
    "no": "Não.",
    "no_longer": "Já não.",
    "since": "desde {}",
    "until": "até {}",
    "on": "em {}",
    "by": "até {}",
    "said_on": "dito em {}",
    "before_that": "Antes disso: {}",
    "reported": "segundo {}",
}


class PortugueseGrammar:
    """Rules for Portuguese of both sides of the ocean, with or without accents."""

    code = "pt"
    nameless = NAMELESS

    def read_message(self, text: str, setting: Setting) -> Reading:
        """Say what a message states; see `reverie.text.grammar.Grammar`."""
        return read_message(text, setting)

    def read_question(self, text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
        """Understand a question about the memory."""
        return read_question(text, now=now, timezone=timezone, person_names=person_names)

    def states(self, sentence: str) -> bool:
        """Tell whether a sentence states something: neither asks, supposes, requests, jokes nor greets."""
        return mood_of(sentence, tokens_of(sentence)) == "statement"

    def phrase(self, key: AnswerPhrase) -> str:
        """Word one building block of an answer, with `{}` where a value goes."""
        return _PHRASES[key]


GRAMMAR: Grammar = PortugueseGrammar()
