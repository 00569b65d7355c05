"""Finishing: the statements of a whole message, each once, changes joined, in the characters they were said with."""

from dataclasses import replace

from reverie.model.statement import Statement


def turned(statements: list[Statement]) -> list[Statement]:
    """Return the statements, each end of something that the next one gives a new value for joined to that one.

    "I no longer drive for A, I joined B last Friday" is one change, begun on that Friday.
    """
    found: list[Statement] = []
    for statement in statements:
        for at, other in enumerate(found):
            same = other.attr == statement.attr and other.subject == statement.subject
            if statement.attr and same and statement.value and not other.value and other.ends:
                statement = replace(statement, ends=statement.ends or other.ends)
                del found[at]
                break
        found.append(statement)
    return found


def distinct(statements: list[Statement]) -> list[Statement]:
    """Return the statements, each text and attribute once."""
    seen: dict[tuple[str, str], Statement] = {}
    for statement in statements:
        seen.setdefault((statement.text, statement.attr), statement)
    return list(seen.values())


def unfold(statement: Statement, table: dict[int, str]) -> Statement:
    """Return the statement with the characters that the message was written in."""
    if not table:
        return statement
    return replace(
        statement,
        text=statement.text.translate(table),
        value=statement.value.translate(table),
        ends=statement.ends.translate(table),
        attr=statement.attr.translate(table),
        subject=statement.subject.translate(table),
        group=statement.group.translate(table),
        dates=tuple(replace(fact, words=fact.words.translate(table)) for fact in statement.dates),
        names=tuple(replace(name, surface=name.surface.translate(table)) for name in statement.names),
    )
