"""What a reader should look at again: messages that nothing cites, claims grown old, pages nobody links to.

None of this is wrong, so none of it is a check; it is a reading list.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from datetime import date, timedelta

from reverie.model.page import Claim, Page
from reverie.model.session import Message, Session, Trust
from reverie.wiki.citations import count_words
from reverie.wiki.fields import DATED, span_of
from reverie.wiki.links import backlinks
from reverie.wiki.paths import PROFILE, record_kind

GREETING = 4
"""Content words below which a message is hardly worth a claim."""


def cited_messages(pages: Iterable[Page]) -> set[tuple[str, str]]:
    """Return session and message id of everything that pages cite."""
    return {(item.evidence.session_id, item.evidence.message_id) for page in pages for item in page.defined().values()}


def uncited_messages(session: Session, cited: Set[tuple[str, str]]) -> list[Message]:
    """Return the messages of people that nothing cites, greetings left out: fact or no fact?

    Args:
        session: One session.
        cited: As from `cited_messages`.
    """
    return [
        message
        for message in session.messages
        if message.role == "user"
        and not message.branch
        and message.trust >= Trust.PARTICIPANT
        and (session.id, message.id) not in cited
        and count_words(message.text) >= GREETING
    ]


def stale_claims(page: Page, today: date, days: int = 365) -> Iterator[Claim]:
    """Yield the claims under Now whose newest date lies so many days back: do they still hold?

    Args:
        page: The page.
        today: The day of the look; the pure core has no clock.
        days: How old is old.
    """
    limit = today - timedelta(days=days)
    for region, claim in page.claims():
        if region != "Now":
            continue
        spans = [span for name in DATED if (span := span_of(claim, name)) is not None]
        known = [day for span in spans for day in (span.last, span.first) if day is not None]
        if known and max(known) < limit:
            yield claim


def orphan_pages(pages: Mapping[str, str], resolve: Callable[[str], str | None]) -> list[str]:
    """Return the pages that no other page links to, the profile apart.

    Args:
        pages: Text by path.
        resolve: Link target → path.
    """
    linked = backlinks(pages, resolve)
    return [path for path in sorted(pages) if record_kind(path) == "page" and path != PROFILE and path not in linked]
