"""The Chinese grammar: rules for reading and wording, behind the port that every language fills."""

from collections.abc import Sequence
from datetime import datetime

from reverie.model.statement import Question
from reverie.text.chinese.moods import is_ironic, mood_of
from reverie.text.chinese.questions import read_question
from reverie.text.chinese.reading import NAMELESS, read_message
from reverie.text.chinese.words.phrases import PHRASES
from reverie.text.grammar import AnswerPhrase, Grammar, Reading, Setting


class ChineseGrammar:
    """Implements `Grammar` for Chinese, simplified and, as far as a small table goes, traditional."""

    code = "zh"
    nameless = NAMELESS

    def read_message(self, text: str, setting: Setting) -> Reading:
        """Say what a message states, leaving out questions, what-ifs, requests, quotations and pasted text.

        >>> reading = GRAMMAR.read_message("我叫文澜，住在成都。", Setting("", is_person=True))
        >>> [statement.text for statement in reading.statements], reading.self_names
        (['文澜的名字是文澜。', '文澜住在成都。'], ('文澜',))
        """
        return read_message(text, setting)

    def read_question(self, text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
        """Understand a question about the memory."""
        return read_question(text, now=now, timezone=timezone, person_names=person_names)

    def states(self, sentence: str) -> bool:
        """Tell whether a sentence states something: neither asks, supposes, requests, jokes nor greets."""
        mood = mood_of(sentence, asks=sentence.rstrip().endswith(("？", "?", "吗", "呢")))
        return mood in ("fact", "reported", "opinion", "plan") and not is_ironic(sentence)

    def phrase(self, key: AnswerPhrase) -> str:
        """Word one building block of an answer, with `{}` where a value goes."""
        return PHRASES[key]


GRAMMAR: Grammar = ChineseGrammar()
