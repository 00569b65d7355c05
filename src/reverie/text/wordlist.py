"""Word lists: sets of words written as plain text, as they read best in the source."""


def words_of(text: str) -> frozenset[str]:
    """Return the blank-separated words of a text as a set.

    >>> sorted(words_of("rain  okra"))
    ['okra', 'rain']
    """
    return frozenset(text.split())
