"""Two spellings of the same: white space and composed letters for quotations, case as well for names."""

import unicodedata


def fold_space(text: str) -> str:
    """Return the text composed (NFC) with every run of white space as one blank, none at the ends.

    >>> fold_space("Cafe\\u0301  com\\n le\\u0301")
    'Café com lé'
    """
    if not text.isascii() and not unicodedata.is_normalized("NFC", text):
        text = unicodedata.normalize("NFC", text)
    return " ".join(text.split())


def fold_case(text: str) -> str:
    """Return the form under which names, titles and slugs are compared.

    >>> fold_case("  Sora  City LAB") == fold_case("sora city lab")
    True
    """
    if text.isascii():
        return " ".join(text.lower().split())
    return unicodedata.normalize("NFC", fold_space(text).casefold())
