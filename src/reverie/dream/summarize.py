"""Summarise a session: three to six of its own statements, one cited sentence a line."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from reverie.dream.homes import ENGINE
from reverie.dream.reading import is_spoken
from reverie.dream.wording import word
from reverie.model.citation import Evidence
from reverie.model.page import Claim, Frontmatter, Page, Section
from reverie.model.reading import Saying, SessionReading
from reverie.text.sentences import split
from reverie.wiki.citations import holds
from reverie.wiki.inline import escape
from reverie.wiki.paths import session_dir

MOST_SENTENCES: Final = 6

WEIGHTS: Final = {
    "decision": 3.0, "instruction": 3.0, "plan": 2.4, "event": 2.2, "identity": 2.2, "state": 2.0, "workflow": 2.0,
    "relation": 1.8, "preference": 1.8, "possession": 1.6, "list": 1.4, "opinion": 1.0, "remark": 0.5,
}  # fmt: skip
"""What a friend would remember first."""


def summary_path(reading: SessionReading, day: date | None) -> str:
    """Return where the summary of a session lies."""
    return f"{session_dir(reading.session.id, day)}/summary.md"


def summarize(reading: SessionReading, sayings: Sequence[Saying], speaker: str, day: str) -> Page | None:
    """Return the summary of a session, or None when nobody says anything in it.

    A session that states nothing about anybody is summed up by its first request, quoted.
    """
    session = reading.session
    chosen = _central(sayings)
    claims = [
        Claim(
            escape(saying.statement.text),
            evidence=(Evidence(session.id, saying.message_id, saying.statement.quote),),
            bullet="",
        )
        for saying in chosen
    ]
    if not claims:
        request = _first_request(reading, speaker)
        if request is None:
            return None
        claims = [request]
    title = session.title.replace("[[", "").replace("]]", "").strip() or session.id  # a title leads to no page
    entries: list[tuple[str, str | tuple[str, ...]]] = [("title", title), ("kind", "summary")]
    if day:
        entries.append(("date", day))
    entries += [("messages", str(len(session.messages))), ("engine", ENGINE)]
    return Page(Frontmatter(tuple(entries)), (Section(title, tuple(claims), 1),))


def _central(sayings: Sequence[Saying]) -> list[Saying]:
    """Return the weightiest statements in the order in which they were said, no two alike."""
    once = list({saying.statement.text: saying for saying in sayings}.values())
    ranked = sorted(
        range(len(once)),
        key=lambda place: (-WEIGHTS.get(once[place].statement.kind, 1.0) - once[place].statement.confidence, place),
    )
    return [once[place] for place in sorted(ranked[:MOST_SENTENCES])]


def _first_request(reading: SessionReading, speaker: str) -> Claim | None:
    session = reading.session
    for message in session.messages:
        if not is_spoken(message):
            continue
        for span in split(message.text):
            quote = message.text[span.start : span.end]
            if (
                span.kind in ("prose", "list")
                and len(quote) <= 300
                and "\n" not in quote
                and holds(quote, message.text)
            ):
                quoted = quote.rstrip(".。 ").replace("“", "'").replace("”", "'")
                text = word("asked", reading.language, name=speaker, quote=quoted)
                return Claim(escape(text), evidence=(Evidence(session.id, message.id, quote),), bullet="")
    return None
