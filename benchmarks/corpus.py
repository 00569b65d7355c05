"""Conversations of a made-up person, drawn from a seed: facts, changes, questions, small talk, code; three languages.

The same seed gives the same bytes. People, firms and numbers are drawn from pools that grow with the length of the
history, as those of a life do: a longer history has more subjects and more to say on each.
"""

import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from benchmarks.sayings import CODE, TONGUES, Tongue

TURNS: Final = 10
"""Messages of the person in a session; each is answered, so a session has twice as many."""

PERSON: Final = "Nadia"
BEGIN: Final = datetime(2021, 1, 4, 8, 0, tzinfo=UTC)
BETWEEN: Final = timedelta(hours=17)

_FIRM_ENDS: Final = ("Lab", "Works", "Coop", "Studio", "Transit", "Foods", "Print", "Institute")
_SYLLABLES: Final = ("so", "ra", "mi", "ka", "ve", "lo", "tan", "del", "bri", "no", "sel", "pa", "qui", "mor")


class Teller:
    """Fills the patterns."""

    def __init__(self, seed: int) -> None:
        """Begin a life."""
        self.dice = random.Random(seed)
        self._firms: list[str] = []
        self._people: dict[int, list[str]] = {}

    def fill(self, pattern: str, tongue: Tongue) -> str:
        """Return the pattern with something in each of its places."""
        if "{" not in pattern:
            return pattern
        one, two = self.dice.sample(tongue.places, 2)
        return pattern.format(
            person=self._person(tongue),
            firm=self._firm(),
            firm2=self._firm(),
            place=one,
            place2=two,
            thing=self.dice.choice(tongue.things),
            trade=self.dice.choice(tongue.trades),
            dish=self.dice.choice(tongue.dishes),
            n=self.dice.randint(20, 4000),
            m=self.dice.randint(2, 28),
            digit=self.dice.randint(1, 9),
        )

    def said(self, tongue: Tongue) -> str:
        """Return one message of the person's: one to four sentences, or pasted code."""
        if self.dice.random() < 0.06:
            return self._fill_code(self.dice.choice(CODE))
        kinds = (tongue.facts, tongue.changes, tongue.questions, tongue.chat)
        drawn = self.dice.choices(kinds, weights=(5, 0.3, 3, 3), k=self.dice.choice((1, 1, 2, 2, 3, 4)))
        patterns = dict.fromkeys(self.dice.choice(kind) for kind in drawn)  # nobody says the same twice in a row
        return tongue.joiner.join(self.fill(pattern, tongue) for pattern in patterns)

    def _fill_code(self, pattern: str) -> str:
        values = {"n": self.dice.randint(20, 4000), "m": self.dice.randint(2, 28), "digit": self.dice.randint(1, 9)}
        for name, value in values.items():
            pattern = pattern.replace(f"{{{name}}}", str(value))
        return pattern

    def _person(self, tongue: Tongue) -> str:
        """Return somebody: mostly one of those known already, and now and then somebody new."""
        known = self._people.setdefault(id(tongue), [])
        if len(known) < 8 or self.dice.random() < 0.04:
            first, family = self.dice.choice(tongue.people), self.dice.choice(tongue.families)
            known.append(f"{first} {family}" if tongue.joiner else f"{family}{first}")
        return self._familiar(known)

    def _firm(self) -> str:
        if len(self._firms) < 6 or self.dice.random() < 0.04:
            name = "".join(self.dice.choices(_SYLLABLES, k=2)).capitalize()
            self._firms.append(f"{name} {self.dice.choice(_FIRM_ENDS)}")
        return self._familiar(self._firms)

    def _familiar(self, known: list[str]) -> str:
        """Return one of the known, the older ones more often: people talk most of those they always talked of."""
        return known[int(len(known) * self.dice.random() ** 2)]


def sessions(count: int, *, seed: int = 7, first: int = 0) -> Iterator[dict[str, Any]]:
    """Yield sessions in the generic form, oldest first.

    Args:
        count: How many.
        seed: Of the dice.
        first: The number of the first one, which decides its day and its id.
    """
    teller = Teller(seed)
    for number in range(first, first + count):
        tongue = teller.dice.choice(TONGUES)
        started = BEGIN + BETWEEN * number
        messages = []
        for turn in range(TURNS):
            at = started + timedelta(seconds=95 * turn)
            said = teller.said(tongue)
            answer = teller.fill(teller.dice.choice(tongue.replies), tongue)
            for place, (role, text) in enumerate((("user", said), ("assistant", answer))):
                stamp = (at + timedelta(seconds=20 * place)).strftime("%Y-%m-%dT%H:%M:%SZ")
                messages.append({"id": str(2 * turn + place + 1), "role": role, "at": stamp, "text": text})
        yield {
            "id": f"s{number:06d}",
            "title": teller.fill(teller.dice.choice(tongue.titles), tongue),
            "started_at": started.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "timezone": "Europe/Lisbon",
            "messages": messages,
        }


def write_sessions(file: Path, count: int, *, seed: int = 7, first: int = 0) -> Path:
    """Write sessions as a file that `reverie import` reads, one a line."""
    with file.open("w", encoding="utf-8") as stream:
        for session in sessions(count, seed=seed, first=first):
            stream.write(json.dumps(session, ensure_ascii=False) + "\n")
    return file
