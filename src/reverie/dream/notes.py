"""Note lines: every statement once more, one cited line by topic and month, good for a single grep."""

from datetime import date

from reverie.dream.draft import DraftPage
from reverie.dream.homes import ENGINE, Owner
from reverie.dream.placing import is_about_speaker, is_thing
from reverie.dream.staging import StagingTree
from reverie.model.page import Frontmatter
from reverie.model.reading import Saying
from reverie.text.topics import topic_title
from reverie.wiki.paths import PROFILE, slug_at
from reverie.wiki.slugs import slug_of

UNDATED = "undated"


def note_for(tree: StagingTree, saying: Saying, home: DraftPage | str, owner: Owner, day: date | None) -> DraftPage:
    """Return the note page on which the line of a statement belongs.

    Lines about the owner stand by topic and month; lines about somebody else stand under `people`, one file a subject,
    so that the whole file has one subject.

    Args:
        tree: The staging tree.
        saying: The statement.
        home: The page that holds its claim, or the name of a subject that has no page; empty for the owner.
        owner: Whose facts the speaker's are.
        day: The day of saying.
    """
    statement = saying.statement
    title, slug = _subject_of(home)
    if slug and not is_about_speaker(statement) and not is_thing(statement):
        return tree.open(f"notes/people/{slug}.md", lambda: _header(title, "people", slug))
    month = day.isoformat()[:7] if day is not None else UNDATED
    mine = owner.path == PROFILE
    topic = saying.topic or "general"
    name = month if mine else f"{slug_at(owner.path)}-{month}"
    heading = f"{topic_title(topic, owner.language)} {month}" if mine else f"{owner.name} {topic} {month}"
    return tree.open(f"notes/{topic}/{name}.md", lambda: _header(heading, topic, slug_at(owner.path)))


def _subject_of(home: DraftPage | str) -> tuple[str, str]:
    """Return title and slug of the subject that a line is about; empty where that is the owner."""
    if isinstance(home, str):
        return (home, slug_of(home, "person")) if home else ("", "")
    return ("", "") if home.frontmatter.get("subject") else (home.title, slug_at(home.path))


def _header(title: str, topic: str, subject: str) -> Frontmatter:
    return Frontmatter((("title", title), ("kind", "note"), ("topic", topic), ("subject", subject), ("engine", ENGINE)))
