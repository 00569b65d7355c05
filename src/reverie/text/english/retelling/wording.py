"""Small pieces of wording: the possessive of a name, a finished sentence."""


def possessive(name: str) -> str:
    """Return the possessive of a name.

    >>> possessive("Nadia"), possessive("James")
    ("Nadia's", "James's")
    """
    return name + "'s"


def finish(text: str) -> str:
    """Return a sentence with a capital and a stop."""
    text = " ".join(text.split()).strip(" ,;:–—-")
    text = text.rstrip(".!…,;: ")
    if not text:
        return ""
    closing = "" if text[-1] in '?"”' and text[-2:-1] in ".!?" else "."
    return text[0].upper() + text[1:] + closing
