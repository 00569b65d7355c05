"""Joining: which clauses stand in one statement, and what a statement takes from those before it."""

import re
from dataclasses import replace

from reverie.model.statement import SPEAKER, DatedFact, Statement
from reverie.text.chinese.claims import Piece
from reverie.text.chinese.clauses import Clause
from reverie.text.chinese.moods import Mood

_FOREIGN = re.compile(
    r"翻译|润色|改写|修改|改一?下|总结|概括|回(?:复|一?下|这)|这(?:句|段|封|篇|条)|以下|下面|看一?下|分析|解释"
)
"""Requests about a text: what follows their colon is that text, not the person's own words."""
_ANEW = re.compile(r"现在|改|换|转|升|后来|如今|目前")
_TOO_LONG = 110


def breaks(text: str, group: list[Piece], piece: Piece) -> bool:
    """Tell whether a clause cannot stand in one statement with those before it."""
    first, last = group[0].clause, piece.clause
    plans = {"plan", "wish"}
    return (
        last.end - first.start > _TOO_LONG
        or "\n" in text[first.start : last.end]
        or ((piece.mood in plans) != (group[-1].mood in plans))
    )


def is_about_a_text(folded: str, clause: Clause, mood: Mood) -> bool:
    """Tell whether a request is followed by the text that it is about."""
    colon = folded[clause.end : clause.end + 1] in ("：", ":")
    return mood == "request" and colon and bool(_FOREIGN.search(clause.text))


def beside(statement: Statement, before: list[Statement], clause: str, moved: tuple[DatedFact, ...]) -> Statement:
    """Return a statement with what the ones before it change about it.

    A second occupation told in one breath loses its key: it explains the first, it does not end it. A home named
    after a move that only had a date gets that date.
    """
    if statement.attr == "home" and statement.subject == SPEAKER and not statement.dates:
        return replace(statement, dates=moved)
    told = any(
        other.attr == statement.attr and other.subject == statement.subject and not other.negated for other in before
    )
    if statement.attr != "role" or not told or _ANEW.search(clause):
        return statement
    return replace(statement, attr="", value="")
