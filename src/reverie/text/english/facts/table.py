"""The rules that look for attributes, in order; the first that finds something about a key has it."""

from collections.abc import Callable, Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts import body, life, possessions, roles, study, tastes, things, work
from reverie.text.english.facts.fact import Fact

Rule = Callable[[Parse], Iterator[Fact]]

RULES: tuple[Rule, ...] = (
    life.naming,
    life.home,
    life.age,
    life.birthday,
    life.origin,
    life.family,
    life.tied,
    work.work,
    work.serving,
    roles.role,
    roles.my_job,
    study.study,
    study.routine,
    body.diet,
    body.end_of_diet,
    body.avoidance,
    body.health,
    body.treatment,
    body.measures,
    body.skills,
    things.rescheduled,
    things.my_x_is_y,
    things.contacts,
    tastes.likes,
    tastes.tools,
    tastes.choices,
    tastes.signature,
    possessions.having,
    possessions.taken,
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
    for rule in RULES:
        for fact in rule(parse):
            if fact.attr and not (fact.value or fact.ends):
                continue
            if not fact.attr and found:
                continue
            found.setdefault((fact.subject, fact.attr), fact)
    return list(found.values())
