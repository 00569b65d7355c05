"""Rewriting: a clause as somebody else would say it, "eu" and "meu" replaced by the name."""

import re
from collections.abc import Sequence

from reverie.text.portuguese.clause.clause import Clause
from reverie.text.portuguese.retelling.persons import word_edits
from reverie.text.portuguese.retelling.possessives import Possession, possessive_edits
from reverie.text.portuguese.retelling.sparing import (
    SMALL,
    Scene,
    content_start,
    fronted,
    group_start,
    is_nobody,
    is_plural,
    might_have,
    speaks_to_listener,
    topic_end,
)
from reverie.text.portuguese.verbs.forms import conjugate, readings
from reverie.text.portuguese.words.edits import Edit, apply_edits
from reverie.text.portuguese.words.tokens import SPELLED
from reverie.text.portuguese.words.voice import Voice

_TAIL = re.compile(
    r"(?:[\s,.!…;:–—-]|\b(?:né|ne|tá|viu|hein|sabe|sabes|kkk+|k{2,}|rs+|haha\w*|ahah\w*|hehe\w*|lol|"
    r"ok|obrigad[oa]|valeu|pá|pois|certo|"
    r"por favor|pfv|pf|não é|percebes|entendeu|entende|sqn)\b\s*\??|[:;]-?[)(DPp]|<3|"
    r"[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200d])+$",
    re.IGNORECASE,
)


def third_person(clause: Clause, scene: Scene, owned: Sequence[Possession], dates: Sequence[Edit]) -> str | None:
    """Return the clause in the third person with its subject named, or None where that cannot be done safely."""
    if (
        clause.main < 0
        or clause.form is None
        or is_nobody(clause)
        or might_have(clause)
        or is_plural(clause)
        or speaks_to_listener(clause, scene)
    ):
        return None
    spoken = clause.who in {"speaker", "we"}
    if not spoken and clause.who != "third" and not scene.subject and clause.who != "none":
        return None
    edits = list(dates)
    edits += _subject_edits(clause, scene, spoken=spoken)
    edits += possessive_edits(clause.text, clause.tokens, owned, scene.voice, reflexive=spoken)
    for i in range(len(clause.tokens)):
        edits += word_edits(clause, i, scene, spoken=spoken)
    moved = fronted(clause) if spoken else None
    if moved is not None:
        words = clause.text[clause.tokens[0].start : clause.tokens[moved - 1].end]
        stop = clause.tokens[-1].end
        edits.insert(0, Edit(clause.tokens[0].start, clause.tokens[moved].start, ""))
        edits.append(Edit(stop, stop, f" {words[:1].lower()}{words[1:]}"))
    elif spoken and (at := topic_end(clause)):
        edits.insert(0, Edit(at, at, ","))
    return _finish(clause, content_start(clause), edits)


def _finish(clause: Clause, start: int, edits: Sequence[Edit]) -> str | None:
    end = clause.end
    tail = _TAIL.search(clause.text, start, end)
    if tail:
        end = max(tail.start(), clause.tokens[clause.main].end)
    line = apply_edits(clause.text, start, end, [e for e in edits if e.start >= start])
    line = line.strip(" ,;:-–—")
    if line.count("(") != line.count(")"):
        line = line.replace("(", "").replace(")", "")
    if line.count('"') % 2 or line.count("“") != line.count("”"):
        return None
    return line[:1].upper() + line[1:] + "." if line else None


def _subject_edits(clause: Clause, scene: Scene, *, spoken: bool) -> list[Edit]:
    first, last = clause.subject
    tokens = clause.tokens
    if spoken:
        return _speaker_edits(clause, scene.voice)
    if clause.who == "pronoun" or (clause.who == "none" and scene.subject):
        if first < last:
            return [Edit(tokens[first].start, tokens[last - 1].end, scene.subject), *_lowered(clause, first)]
        at = group_start(clause)
        return [
            Edit(tokens[at].start, tokens[at].start, scene.subject + " "),
            *_lowered(clause, at),
            *_lowered_verb(clause),
        ]
    return []


def _speaker_edits(clause: Clause, voice: Voice) -> list[Edit]:
    first, last = clause.subject
    tokens = clause.tokens
    if first < last:
        for i in range(first, last):
            if tokens[i].key == "eu" or tokens[i].text.lower() == "nós":
                return [Edit(tokens[i].start, tokens[i].end, voice.plain), *_lowered(clause, 0)]
            if tokens[i].key == "gente" and i > 0:
                return [Edit(tokens[i - 1].start, tokens[i].end, voice.plain), *_lowered(clause, 0)]
    at = group_start(clause)
    insert = Edit(tokens[at].start, tokens[at].start, voice.plain + " ")
    return [insert, *_lowered(clause, at), *_lowered(clause, 0)]


def _lowered_verb(clause: Clause) -> list[Edit]:
    """The verb of a third person that stood first loses its capital."""
    token = clause.tokens[clause.main]
    return [Edit(token.start, token.start + 1, token.text[0].lower())] if token.is_capital else []


def _lowered(clause: Clause, i: int) -> list[Edit]:
    """A word that was first and no longer is loses its capital, unless it is a name."""
    token = clause.tokens[i]
    if token.text[:1].isupper() and i in {0, group_start(clause)} and token.start == clause.start and i != clause.main:
        word = SPELLED.get(token.key, token.text)
        if token.key in SMALL or readings(token.key):
            return [Edit(token.start, token.end, word[:1].lower() + word[1:])]
    return []


def conjugated(lemma: str) -> str:
    """Return the third person of the present of a verb."""
    return conjugate(lemma, "pres", "3s")
