"""Sentences without a verb that still say something: "prazo: 12 de maio", "apresentação dia 6 de novembro"."""

import re
from collections.abc import Sequence

from reverie.text.dates import DateMention
from reverie.text.portuguese.retelling.dating import value_of
from reverie.text.portuguese.retelling.view import Trait
from reverie.text.portuguese.traits.things import EVENTS
from reverie.text.portuguese.words.nouns import KEYS, key_of
from reverie.text.portuguese.words.tokens import fold

_LABEL = re.compile(
    r"^\W*(?P<key>(?:o |a |meu |minha |nosso |nossa )?[^\W\d_][\w -]{2,40}?)\s*:\s*(?P<value>[^:?]{1,80}?)[.!]*$"
)
_OF = re.compile(r"^(?P<key>[\w-]+(?: limite)?) d[oae]s? (?P<of>.+)$", re.I)


def label(sentence: str) -> Trait | None:
    """Return what "key: value" sets, where the key is known.

    >>> t = label("Prazo do relatório: 12 de maio")
    >>> t.attr, t.value, t.subject
    ('deadline', '12 de maio', 'relatório')
    """
    match = _LABEL.match(sentence)
    if not match:
        return None
    phrase, value = match.group("key").strip(), match.group("value").strip()
    bare = re.sub(r"^(?:o|a|meu|minha|nosso|nossa)\s+", "", phrase, flags=re.I)
    if fold(bare) in KEYS:
        return Trait("state", KEYS[fold(bare)], value, role="by" if KEYS[fold(bare)] == "deadline" else "on")
    of = _OF.match(bare)
    if of and fold(of.group("key")) in KEYS:
        key = key_of(of.group("key"))
        return Trait("state", key, value, subject=of.group("of"), role="by" if key == "deadline" else "on")
    return None


def dated_noun(sentence: str, start: int, mentions: Sequence[DateMention]) -> Trait | None:
    """Return the date of an event that a sentence without a verb gives: "apresentação dia 6 de novembro"."""
    if len(mentions) != 1 or mentions[0].direction == "past" or len(sentence) > 90:
        return None
    before = sentence[: mentions[0].start - start]
    before = re.sub(
        r"\b(?:agora|s[oó]|é|no|na|em|dia|para|pra|a|às|até|de|o|ent[aã]o|e|,|:)\s*$",
        "",
        before.strip(" ,:-–"),
        flags=re.I,
    ).strip(" ,:-–")
    before = re.sub(r"\b(?:no|na|em|para|pra|até|agora)$", "", before, flags=re.I).strip()
    before = re.sub(
        r"^(?:e|agora|s[oó]|ah|ent[aã]o|bom|ok|mas|falta|o|a)\s+(?:s[oó]\s+)?", "", before, flags=re.I
    ).strip()
    words = fold(before).split()
    if not words or len(words) > 6 or words[0] not in EVENTS:
        return None
    key = "deadline" if words[0] == "entrega" else "date"
    subject = re.sub(r"^entrega d[oae]s? ", "", before, flags=re.I) if key == "deadline" else before
    return Trait("plan", key, value_of(mentions[0]), subject=subject, role="by" if key == "deadline" else "on")
