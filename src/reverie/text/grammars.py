"""Which grammar reads a text: one for each first-class language, English where none fits better."""

from collections.abc import Iterator, MutableMapping

from reverie.text.grammar import Grammar
from reverie.text.language import detect


class _Grammars(MutableMapping[str, Grammar]):
    """Grammars by language code, each loaded when it is first asked for.

    One takes a third of a second to load: who looks something up in one language need not wait for the others.
    """

    def __init__(self, codes: tuple[str, ...]) -> None:
        self._held: dict[str, Grammar | None] = dict.fromkeys(codes)

    def __getitem__(self, code: str) -> Grammar:
        held = self._held[code]
        if held is None:
            held = self._held[code] = _load(code)
        return held

    def __setitem__(self, code: str, grammar: Grammar) -> None:
        self._held[code] = grammar

    def __delitem__(self, code: str) -> None:
        del self._held[code]

    def __contains__(self, code: object) -> bool:
        return code in self._held

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)


def _load(code: str) -> Grammar:
    if code == "zh":
        from reverie.text.chinese import GRAMMAR as CHINESE  # noqa: PLC0415 - see above

        return CHINESE
    if code == "pt":
        from reverie.text.portuguese import GRAMMAR as PORTUGUESE  # noqa: PLC0415 - see above

        return PORTUGUESE
    from reverie.text.english import GRAMMAR as ENGLISH  # noqa: PLC0415 - see above

    return ENGLISH


GRAMMARS = _Grammars(("en", "pt", "zh"))


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
    return GRAMMARS.get(detect(text)) or GRAMMARS.get(fallback) or GRAMMARS["en"]
