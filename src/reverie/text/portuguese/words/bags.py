"""Bags of words, written as one string so that a list of them can be read."""


def bag(words: str) -> frozenset[str]:
    """Return the words of a string as a set.

    >>> sorted(bag("o a os"))
    ['a', 'o', 'os']
    """
    return frozenset(words.split())


class Table:
    """Words and what each stands for, written as lines "meaning: word, word" and read on first use.

    >>> Table("cat: gato, gata\\ndog: cão")["gata"]
    'cat'
    """

    __slots__ = ("_found", "_lines")

    def __init__(self, lines: str) -> None:
        self._lines = lines
        self._found: dict[str, str] = {}

    def _read(self) -> dict[str, str]:
        if not self._found:
            meaning = ""
            for line in self._lines.splitlines():
                head, colon, rest = line.partition(": ")
                if colon:
                    meaning = head.strip()
                words = rest if colon else line
                for word in words.split(","):
                    if word.strip():
                        self._found[word.strip()] = meaning
        return self._found

    def get(self, word: str, default: str = "") -> str:
        """Return what a word stands for, or the default."""
        return self._read().get(word, default)

    def __getitem__(self, word: str) -> str:
        return self._read()[word]

    def __contains__(self, word: str) -> bool:
        return word in self._read()
