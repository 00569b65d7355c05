"""Phrases: the building blocks of an answer in Chinese."""

from typing import Final

from reverie.text.grammar import AnswerPhrase

PHRASES: Final[dict[AnswerPhrase, str]] = {
    "unknown": "没有相关记录。",
    "yes": "是的。",
    "no": "不是。",
    "no_longer": "不再是了。",
    "since": "自{}起",
    "until": "到{}为止",
    "on": "{}",
    "by": "不晚于{}",
    "said_on": "{}提到",
    "before_that": "在此之前：{}",
    "reported": "据{}说",
}
"""Phrase by key, with `{}` where a value goes."""
