"""Questions: what is asked, about whom, for which time."""

import re
from collections.abc import Sequence
from datetime import datetime

from reverie.model.statement import PERSON, Question
from reverie.text.english.words.closed import STOP, WORD


def read_question(text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
    """Understand a question about the memory."""
    words = [m.group().lower() for m in WORD.finditer(text)]
    subject = PERSON if re.search(r"\b(?:I|my|me|we|our)\b", text, re.IGNORECASE) else ""
    return Question(text, "en", "what", subject, (), tuple(w for w in words if w not in STOP))
