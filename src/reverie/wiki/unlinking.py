"""Links to a page that is no longer there: what the reader saw stays, the link goes."""

from collections.abc import Callable

from reverie.wiki.links import find_links


def unlink(text: str, is_gone: Callable[[str], bool]) -> str:
    """Return the page without its links to some pages.

    Args:
        text: A whole page.
        is_gone: Tells whether a link target names a page that is gone.

    Example:
        >>> unlink("She met [[old-mill|the mill]] and [[loom]].", lambda name: name == "old-mill")
        'She met the mill and [[loom]].'
    """
    pieces: list[str] = []
    end = 0
    for link in find_links(text):
        if is_gone(link.target):
            pieces += (text[end : link.start], link.alias or link.target)
            end = link.end
    return "".join((*pieces, text[end:]))
