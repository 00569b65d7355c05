"""Which grammar reads a text: one for each first-class language, English where none fits better."""

from reverie.text.chinese import GRAMMAR as CHINESE
from reverie.text.english import GRAMMAR as ENGLISH
from reverie.text.grammar import Grammar
from reverie.text.language import detect
from reverie.text.portuguese import GRAMMAR as PORTUGUESE

GRAMMARS: dict[str, Grammar] = {"en": ENGLISH, "pt": PORTUGUESE, "zh": CHINESE}


def grammar_for(code: str) -> Grammar | None:
    """Return the grammar of a language code, or None for a language that has none.

    >>> grammar_for("pt").code, grammar_for("und")
    ('pt', None)
    """
    return GRAMMARS.get(code)


def grammar_of(text: str, fallback: str = "en") -> Grammar:
    """Return the grammar of the language a text is written in; the fallback's where that cannot be told.

    >>> grammar_of("我住在成都。").code
    'zh'
    """
    return GRAMMARS.get(detect(text)) or GRAMMARS.get(fallback) or ENGLISH
