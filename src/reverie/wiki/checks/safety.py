"""The rule against secrets on pages."""

from collections.abc import Iterator

from reverie.text.secrets import redact
from reverie.wiki.checks.context import Complaint, PageUnderCheck


def secrets(page: PageUnderCheck) -> Iterator[Complaint]:
    """No key, token or password stands on a page."""
    if redact(page.new_lines).found:
        found = redact(page.text).found
        yield 1, f"the page holds secrets: {', '.join(f'{count} × {kind}' for kind, count in found)}"
