"""The rules that look for attributes, in order; the first that finds something about a key has it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts import (
    body,
    due,
    homes,
    joining,
    life,
    possessions,
    prices,
    roles,
    schedules,
    study,
    tastes,
    things,
    vehicles,
    ways,
    work,
)
from reverie.text.english.facts.fact import Fact, is_somebody
from reverie.text.english.words.trades import is_trade

PERSONAL: frozenset[Callable[[Parse], Iterator[Fact]]] = frozenset(
    {
        homes.home,
        life.age,
        life.birthday,
        life.origin,
        life.family,
        life.tied,
        work.work,
        joining.joining,
        joining.leaving,
        study.study,
    }
)
"""Rules about people: they do not look at what "our editor" or "the baby" does as if the speaker did it."""

Rule = Callable[[Parse], Iterator[Fact]]

RULES: tuple[Rule, ...] = (
    life.naming,
    homes.home,
    life.age,
    life.birthday,
    life.origin,
    life.family,
    life.tied,
    homes.dwelling,
    homes.posted,
    work.work,
    joining.joining,
    joining.leaving,
    joining.first_days,
    joining.last_day,
    work.serving,
    work.own_work,
    work.comes_home,
    roles.role,
    roles.my_job,
    study.study,
    study.routine,
    body.diet,
    body.end_of_diet,
    body.avoidance,
    body.refused,
    body.health,
    body.reactions,
    body.treatment,
    body.measures,
    body.skills,
    ways.voice,
    ways.position,
    ways.hand,
    ways.drinks,
    ways.known_as,
    due.due,
    prices.rent,
    prices.charges,
    schedules.recurring,
    things.rescheduled,
    things.happening,
    things.my_x_is_y,
    things.contacts,
    tastes.likes,
    tastes.tools,
    tastes.choices,
    tastes.signature,
    tastes.team,
    possessions.having,
    possessions.traded,
    possessions.taken,
    vehicles.owned,
    vehicles.let_go,
)


def facts_of(parse: Parse) -> list[Fact]:
    """Return the attributes that a clause gives, each key once.

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> [(f.attr, f.value, f.ends) for f in facts_of(parse_clause("I moved from Porto to Braga."))]
    [('home', 'Braga', 'Porto')]
    >>> [(f.attr, f.value) for f in facts_of(parse_clause("I work at Ferrum Labs as a data analyst."))]
    [('employer', 'Ferrum Labs'), ('role', 'data analyst')]
    """
    found: dict[tuple[str, str], Fact] = {}
    somebody = is_somebody(parse)
    of_whom = "" if somebody else _doer(parse)
    for rule in RULES:
        if not somebody and rule in PERSONAL and not of_whom:
            continue
        for fact in rule(parse):
            if of_whom and rule in PERSONAL and not fact.subject:
                fact = replace(fact, subject=of_whom)
            if fact.attr and not (fact.value or fact.ends):
                continue
            if not fact.attr and found:
                continue
            found.setdefault((fact.subject, fact.attr), fact)
    return list(found.values())


def _doer(parse: Parse) -> str:
    """Return the noun of a subject that is somebody by trade ("our editor"): the key then names it."""
    return parse.noun.lower() if parse.owner == "me" and is_trade(parse.noun) else ""
