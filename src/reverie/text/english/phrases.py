"""Building blocks of an English answer."""

from reverie.text.grammar import AnswerPhrase

PHRASES: dict[AnswerPhrase, str] = {
    "unknown": "Nothing is known about this.",
    "yes": "Yes.",
    "no": "No.",
    "no_longer": "No longer.",
    "since": "since {}",
    "until": "until {}",
    "on": "on {}",
    "by": "by {}",
    "said_on": "said on {}",
    "before_that": "Before that: {}",
    "reported": "{} said: {}",
}
"""Each phrase of `Grammar.phrase`, with `{}` where a value goes."""
