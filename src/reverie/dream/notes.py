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

UNDATED = "undated"


def note_for(tree: StagingTree, saying: Saying, home: DraftPage | None, owner: Owner, day: date | None) -> DraftPage:
    """Return the note page on which the line of a statement belongs.

    Lines about the owner stand by topic and month; lines about somebody else stand under `people`, one file a subject,
    so that the whole file has one subject.
    """
    statement = saying.statement
    is_own = home is None or is_about_speaker(statement) or is_thing(statement)
    if is_own or home is None or home.frontmatter.get("subject"):
        month = day.isoformat()[:7] if day is not None else UNDATED
        mine = owner.path == PROFILE
        topic = saying.topic or "general"
        slug = month if mine else f"{slug_at(owner.path)}-{month}"
        title = f"{topic_title(topic, owner.language)} {month}" if mine else f"{owner.name} {topic} {month}"
        return tree.open(f"notes/{topic}/{slug}.md", lambda: _header(title, topic, slug_at(owner.path)))
    slug = slug_at(home.path)
    return tree.open(f"notes/people/{slug}.md", lambda: _header(home.title, "people", slug))


def _header(title: str, topic: str, subject: str) -> Frontmatter:
    return Frontmatter((("title", title), ("kind", "note"), ("topic", topic), ("subject", subject), ("engine", ENGINE)))
