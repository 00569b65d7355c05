"""Traces of what is forgotten: words and runs of words that stand in nothing that stays."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from reverie.capture.forget.subject import names_in
from reverie.store.git.files import ATTRIBUTES, IGNORED
from reverie.store.search.schema import STATEMENTS
from reverie.store.state.migrations import MIGRATIONS
from reverie.text.analyzer import content_words
from reverie.wiki.folding import fold_case

RUN: Final = 4
"""Content words from which on a run of words is a trace."""
LONGEST_RUN: Final = 400
"""Characters of a text of which one trace is made; of longer ones only their runs."""
SHORTEST_NAME: Final = 3
MOST: Final = 4000
"""Traces that are looked for; the longest forgotten sessions have more, and need not all be tried."""

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_LINE: Final = re.compile(r"[^\n]+")
_UNSPACED: Final = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]")


@lru_cache(maxsize=1)
def reserved() -> frozenset[str]:
    """Return the words that stand in every memory, whatever was said."""
    texts = [IGNORED, ATTRIBUTES, *STATEMENTS, *(row for step in MIGRATIONS for row in step)]
    headings = (
        "session user assistant system tool message title origin native generic chatgpt claude summary changelog dream "
        "reverie mon tue wed thu fri sat sun index timeline notes sessions pages"
    )
    return frozenset(word.casefold() for text in (*texts, headings) for word in _WORD.findall(text))


@dataclass(frozen=True)
class Traces:
    """What must stand nowhere once it is forgotten."""

    runs: tuple[str, ...] = ()
    """Whole sentences and runs of words, as they were written."""
    names: tuple[str, ...] = ()
    """Single words that look like names or codes, folded."""
    words: frozenset[str] = frozenset()
    """Every single word that only forgotten messages hold, folded; too many to be looked for in all bytes."""
    _folded: list[str] = field(default_factory=list, compare=False)

    def mark(self, text: str) -> bool:
        """Tell whether a line holds any trace.

        Example:
            >>> gone = ["I take part in a sleep study at the Lindqvist clinic."]
            >>> traces = Traces.of(gone, [], Kept(["My sleep was good."]))
            >>> traces.mark("- [[nadia]] – Nadia takes part in a sleep study"), traces.mark("- Sleep: good.")
            (True, False)
        """
        folded = fold_case(text)
        found = set(_words(text))
        if found & self.words or found.intersection(self.names):
            return True
        if not self._folded:
            self._folded.extend(fold_case(run) for run in self.runs)
        return any(run in folded for run in self._folded)

    def names_it(self, text: str) -> bool:
        """Tell whether a text holds a name that only forgotten messages gave."""
        if not self.names:
            return False
        folded = fold_case(text)
        words = set(_words(text))
        return any(name in words or (_UNSPACED.search(name) and name in folded) for name in self.names)

    @classmethod
    def of(cls, said: Iterable[str], written: Iterable[str], kept: "Kept", titles: Iterable[str] = ()) -> "Traces":
        """Return the traces of forgotten texts.

        Args:
            said: Texts of forgotten messages.
            written: Sentences that were made from them.
            kept: What stays.
            titles: Names of pages that the forgotten messages gave.
        """
        texts = list(said)
        runs: dict[str, None] = {}
        for text in (*texts, *written):
            for run in _runs(text):
                if len(runs) < MOST and not kept.holds(run):
                    runs[run] = None
        words = {word for text in texts for word in _words(text) if len(word) > 1 and not kept.holds_word(word)}
        told = {name for text in texts for name in names_in(text)} & words
        names = [name for name in sorted(told) if len(name) >= SHORTEST_NAME and name not in reserved()]
        heard = fold_case(" ".join(texts))
        names += [name for name in map(fold_case, titles) if name and name in heard and not kept.holds(name)]
        telling = frozenset(word for word in words if content_words(word))
        return cls(tuple(runs), tuple(dict.fromkeys(names)), telling - reserved())


class Kept:
    """The words of everything that stays, to tell what stands nowhere else."""

    def __init__(self, texts: Iterable[str]) -> None:
        """Take the texts in."""
        parts: list[str] = []
        self._words: set[str] = set()
        for text in texts:
            parts.append(fold_case(text))
            self._words.update(_words(text))
        self._text = "\n".join(parts)

    def holds_word(self, word: str) -> bool:
        """Tell whether a folded word stands in a kept text; of scripts without blanks, whether its signs do."""
        return word in self._words or (_UNSPACED.search(word) is not None and word in self._text)

    def holds(self, run: str) -> bool:
        """Tell whether a run of words stands in a kept text."""
        if not all(self.holds_word(word) for word in _words(run)):
            return False
        return fold_case(run) in self._text


def _words(text: str) -> list[str]:
    return _WORD.findall(fold_case(text))


def _runs(text: str) -> Iterator[str]:
    """Yield the lines of a text that say enough, and their parts of a few content words, as they stand."""
    for found in _LINE.finditer(text):
        line = found[0].strip()
        if len(content_words(line)) < RUN:
            continue
        if len(line) <= LONGEST_RUN:
            yield line.rstrip(".。!?！？ ")
        yield from _parts(line)


def _parts(line: str) -> Iterator[str]:
    """Cut a line into runs that follow each other, each of just enough content words."""
    if _UNSPACED.search(line):
        for piece in re.split(r"[\s，。！？；：、,.!?;:“”\"()（）]+", line):
            if len(content_words(piece)) >= RUN:
                yield piece
        return
    start = count = 0
    for word in _WORD.finditer(line):
        if not count:
            start = word.start()
        count += bool(content_words(word[0]))
        if count == RUN:
            yield line[start : word.end()]
            count = 0
