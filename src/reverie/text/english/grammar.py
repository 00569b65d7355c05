"""The English grammar: a message read into statements, a question understood, an answer worded."""

from collections.abc import Sequence
from datetime import datetime

from reverie.model.statement import Question
from reverie.text.english import moods
from reverie.text.english.asking.questions import read_question
from reverie.text.english.phrases import PHRASES
from reverie.text.english.reading.messages import read_message
from reverie.text.grammar import AnswerPhrase, Reading, Setting


class EnglishGrammar:
    """Implements the `Grammar` port for English."""

    code = "en"
    nameless = "The user"

    def read_message(self, text: str, setting: Setting) -> Reading:
        """Say what a message states, leaving out questions, what-ifs, requests, quotations and pasted text.

        >>> EnglishGrammar().read_message("I'm a nurse and I live in Leeds.", Setting("Nadia", True)).statements[1].text
        'Nadia lives in Leeds.'
        """
        return read_message(text, setting, self.nameless)

    def read_question(self, text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
        """Understand a question about the memory."""
        return read_question(text, now=now, timezone=timezone, person_names=person_names)

    def states(self, sentence: str) -> bool:
        """Tell whether a sentence states something: neither asks, supposes, requests, jokes nor greets."""
        others = (
            moods.is_question,
            moods.is_whatif,
            moods.is_request,
            moods.is_chatter,
            moods.is_ironic,
            moods.is_wish,
        )
        return not any(is_other(sentence) for is_other in others)

    def phrase(self, key: AnswerPhrase) -> str:
        """Word one building block of an answer, with `{}` where a value goes."""
        return PHRASES[key]


GRAMMAR = EnglishGrammar()
"""The one instance; it holds no state."""
