"""A forget plan: the places that hold what is to be forgotten, for the person to read before anything happens."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from reverie.errors import UsageError

Where = Literal["session", "message", "claim", "note", "summary", "page", "history"]

Place = tuple[str, str]
"""Session and message id."""


@dataclass(frozen=True, slots=True)
class PlanLine:
    """One place."""

    where: Where
    path: str
    anchor: str
    """`m12`, `^k3`, the newest revision that holds it, or empty for a whole file."""
    text: str


@dataclass(frozen=True, slots=True)
class ForgetPlan:
    """What is to be forgotten: the sessions and messages decide, the lines show what that means."""

    lines: tuple[PlanLine, ...] = ()
    sessions: tuple[str, ...] = ()
    """Sessions that go as a whole."""
    messages: tuple[Place, ...] = ()
    """Messages of other sessions."""
    pages: tuple[str, ...] = ()
    """Pages and notes that go as a whole, whatever else proves their claims."""
    sentences: tuple[str, ...] = ()
    """Claims that go wherever they stand."""

    @property
    def places(self) -> frozenset[Place]:
        """Session and message ids; an empty message id stands for a whole session."""
        return frozenset(self.messages) | {(session, "") for session in self.sessions}

    def __bool__(self) -> bool:
        """Tell whether there is anything to forget."""
        return bool(self.sessions or self.messages or self.pages or self.sentences)

    def to_json(self) -> dict[str, Any]:
        """Return the plan as the command line prints it."""
        return {
            "plan": [asdict(line) for line in self.lines],
            "sessions": list(self.sessions),
            "messages": [f"{session}#{message}" for session, message in self.messages],
            "pages": list(self.pages),
            "sentences": list(self.sentences),
        }

    @classmethod
    def from_json(cls, row: Mapping[str, Any]) -> "ForgetPlan":
        """Return the plan that was printed.

        Raises:
            UsageError: It is none.

        Example:
            >>> plan = ForgetPlan(messages=(("7f3ak2m9qx", "m3"),))
            >>> ForgetPlan.from_json(plan.to_json()) == plan
            True
        """
        try:
            messages = tuple(place_of(text) for text in row["messages"])
            lines = tuple(PlanLine(**line) for line in row["plan"])
            pages, sentences = tuple(map(str, row["pages"])), tuple(map(str, row["sentences"]))
            return cls(lines, tuple(map(str, row["sessions"])), messages, pages, sentences)
        except (KeyError, TypeError, ValueError) as error:
            raise UsageError("This is no forget plan.", hint="Pass on what `forget_plan` returned.") from error


def place_of(text: str) -> Place:
    """Return session and message id of `ID#mN`.

    Raises:
        UsageError: The text has another shape.

    Example:
        >>> place_of("7f3ak2m9qx#m12")
        ('7f3ak2m9qx', 'm12')
    """
    session, _, message = text.strip().rpartition("#")
    if not session or not message.startswith("m") or not message[1:].isdigit():
        raise UsageError(f"{text!r} names no message.", hint="Write ID#mN, as `reverie search` prints it.")
    return session, message
