"""Where a statement belongs: its home page, the section there, and the topic of its note line."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from reverie.model.reading import Saying
from reverie.model.statement import PERSON, SPEAKER, Name, Statement
from reverie.text.attributes import free_key

PageFinder = Callable[[str], str]
"""Tells the kind of the page that a name leads to, or an empty text."""

PROFILE_ATTRS: Final = frozenset(
    """name|nickname|age|birthday|birthplace|nationality|home|address|employer|role|workplace|school|study|partner
    |children|siblings|marital status|pet|car|bike|diet|allergy|health|medication|blood type|language|answer language
    |timezone|working hours|commute|email|phone number|instrument|sport|religion|height|shoe size|goal|phone|computer
    |wake time|rent|salary|carrier|bank|motorbike""".replace("\n    ", "").split("|")
)
"""Attributes of the person that stand on the profile rather than on a topic page."""

PROFILE_ENDINGS: Final = (" price", " schedule", " brand", " colour")
"""Endings of attributes that each thing of the person has: the words around them change, their home must not."""

MENTION_KINDS: Final = frozenset({"project", "organization", "work", "product", "event", "place"})
"""Kinds of names whose page is the home of what is said with them; people's pages hold only what is said about them."""


@dataclass(frozen=True, slots=True)
class Placement:
    """The home of one statement."""

    kind: str
    """`profile`, `subject` (a page of its own), `mention` (page of a name it mentions), `topic`, `group`."""
    name: str
    """Name or tie of the subject, title of the group, key of the topic."""
    section: str
    attr: str


def is_about_speaker(statement: Statement) -> bool:
    """Tell whether a statement is about whoever says it."""
    return statement.subject in ("", SPEAKER, PERSON)


def is_thing(statement: Statement) -> bool:
    """Tell whether the subject is an unnamed thing ("launch"): its attribute then belongs to the speaker's world."""
    subject = statement.subject
    return (
        not is_about_speaker(statement)
        and not any(name.surface == subject for name in statement.names)
        and (subject[:1].islower() or not subject[:1].isalpha())
    )


def composite_attr(statement: Statement) -> str:
    """Return the attribute key, led by the thing it belongs to ("launch date").

    >>> composite_attr(Statement("q", "t", "en", "state", subject="the launch", attr="date"))
    'launch date'
    """
    if not statement.attr or not is_thing(statement):
        return statement.attr
    thing = free_key(statement.subject)
    return statement.attr if thing in statement.attr else f"{thing} {statement.attr}"


def section_of(statement: Statement) -> str:
    """Return the section in which a statement is looked for: rules, tastes, steps, what holds now, what happened."""
    if statement.kind == "instruction":
        return "Instructions"
    if statement.kind == "preference":
        return "Preferences"
    if statement.kind == "workflow" and statement.group:
        return "Steps"
    if statement.kind == "list" and statement.group:
        return "List"
    if statement.kind == "event" and not statement.attr:
        return "History"
    return "Now"


def place(saying: Saying, *, has_page: PageFinder) -> Placement:
    """Return the home of a statement.

    Args:
        saying: The statement with its speaker.
        has_page: Tells the kind of the page that a name leads to, or an empty text.
    """
    statement = saying.statement
    section = section_of(statement)
    attr = composite_attr(statement)
    if statement.group and statement.kind in ("workflow", "list"):
        return Placement("group", statement.group, section, attr)
    if not is_about_speaker(statement) and not is_thing(statement):
        return Placement(
            "subject", statement.subject, "Now" if section in ("Instructions", "Preferences") else section, attr
        )
    if statement.scope and has_page(statement.scope):
        return Placement("mention", statement.scope, section, attr)
    if saying.by_person and (
        statement.kind in ("identity", "instruction", "preference")
        or statement.attr in PROFILE_ATTRS
        or (is_about_speaker(statement) and statement.attr.endswith(PROFILE_ENDINGS))
    ):
        return Placement("profile", "", section, attr)
    mention = best_mention(statement.names, has_page)
    if mention:
        return Placement("mention", mention, section, attr)
    return Placement("topic", saying.topic or "general", section, attr)


def best_mention(names: tuple[Name, ...], has_page: PageFinder) -> str:
    """Return the mentioned name whose page should hold the statement: projects before organisations before places."""
    ranks = {"project": 0, "organization": 1, "event": 2, "product": 3, "artifact": 3, "place": 5}
    found = [(ranks[kind], name.surface) for name in names if (kind := has_page(name.surface)) in ranks]
    return min(found)[1] if found else ""
