"""Voice: a clause in the first person said again in the third, with the right verb forms."""

from dataclasses import dataclass, field

from reverie.text.english.bones.clause import Parse
from reverie.text.english.bones.tokens import Token
from reverie.text.english.retelling.wording import finish, possessive
from reverie.text.english.words.closed import AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, is_adverb
from reverie.text.english.words.verbs import (
    base_of,
    is_form,
    is_past_like,
    looks_same_in_past,
    third_person,
)
from reverie.text.wordlist import words_of

_SINGULAR = {
    "am": "is", "are": "is", "aren't": "isn't", "have": "has", "haven't": "hasn't", "do": "does", "don't": "doesn't",
    "were": "was", "weren't": "wasn't", "ain't": "isn't",
}  # fmt: skip
_PLURAL = {"am": "are", "was": "were", "wasn't": "weren't", "ain't": "aren't"}
_TAILS = {"m": ("is", "are"), "ve": ("has", "have"), "re": ("is", "are"), "ll": ("will", "will")}
_USUALLY = words_of("always usually often never every sometimes daily weekly rarely mostly")
_FIRST_SUBJECTS = frozenset({"i", "i'm", "i've", "i'd", "i'll"})
_WE_SUBJECTS = frozenset({"we", "we're", "we've", "we'd", "we'll"})
_YOU_SUBJECTS = frozenset({"you're", "you've", "you'd", "you'll"})
_OBJECTLIKE = DETERMINERS | PREPOSITIONS | {"it", "them", "him", "her", "to", "me"}
_GOVERNING = words_of("""
    can will would could should don't doesn't didn't might let make help who that which those people when if because
""")
"""What stands before a second verb that is not the speaker's, or not in the present."""
_TIMES = words_of("""
    yesterday today tonight tomorrow then once recently lately finally currently now sometimes usually
""")
_FREE_NOUNS = words_of("""
    work love travel dance sleep drink food sport play walk run swim ride rest change study water cook cycle hike
    dream smile laugh exercise
""")


@dataclass(slots=True)
class Voice:
    """Who speaks to whom, and what has been said already in this sentence."""

    speaker: str
    listener: str = ""
    together: str = ""
    """Whom "we" stands for, when the text names them: "Nadia and Otto"."""
    named: bool = field(default=False, init=False)
    leads: bool = field(default=False, init=False)
    """The speaker is the subject of the sentence, so that "they" points there."""


def retell(parse: Parse, voice: Voice) -> str | None:
    """Return the clause in the third person, or None where that cannot be done safely.

    >>> from reverie.text.english.bones.parse import parse_clause
    >>> retell(parse_clause("I don't eat meat and I love my bike."), Voice("Nadia"))
    "Nadia doesn't eat meat and they love their bike."
    >>> retell(parse_clause("Got my results and felt great."), Voice("Nadia"))
    'Nadia got their results and felt great.'
    """
    return _Retelling(parse, voice).run()


class _Retelling:
    def __init__(self, parse: Parse, voice: Voice) -> None:
        self.parse, self.voice, self.tokens = parse, voice, parse.tokens
        self.out: list[str] = []
        self.changed: dict[int, str] = {}
        self.failed = False
        self.present = False

    def run(self) -> str | None:
        tokens, parse = self.tokens, self.parse
        if parse.kind == "dropped":
            self._supply_subject()
        elif parse.kind in {"name", "thing", "mine"}:
            self._expand(parse.verb_at)
        for k, token in enumerate(tokens):
            if k not in self.changed:
                self._token(k, token)
        if self.failed:
            return None
        pieces: list[str] = []
        at = 0
        for k, token in enumerate(tokens):
            pieces.append(parse.text[at : token.start])
            pieces.append(self.changed.get(k, token.text))
            at = token.end
        pieces.append(parse.text[at:])
        return finish("".join(pieces))

    def _expand(self, k: int) -> None:
        """Write "Otto's a nurse" as "Otto is a nurse"."""
        token = self.tokens[k] if k < len(self.tokens) else None
        if token is None or not token.low.endswith("'s") or token.low in AUXILIARIES or token.low in {"my", "let's"}:
            return
        n = k + 1
        while n < len(self.tokens) and is_adverb(self.tokens[n].low):
            n += 1
        after = self.tokens[n].low if n < len(self.tokens) else ""
        has = after in {"been", "got", "had"} or (
            is_form(after, "participle") and not is_form(after, "base") and after not in {"called", "named", "allergic"}
        )
        self.changed[k] = f"{token.text[:-2]} {'has' if has and after != 'called' else 'is'}"

    def _supply_subject(self) -> None:
        """Put the name where a dropped "I" was, before the adverbs of its verb."""
        at = self.parse.at
        first = at
        while first > 0 and is_adverb(self.tokens[first - 1].low) and self.tokens[first - 1].low not in _TIMES:
            first -= 1
        name = self._name(subject=True)
        verb = self._verb_after(at - 1)
        if verb is None:
            self.failed = True
        elif is_form(self.tokens[verb].low, "ing"):
            self._prefix(first, f"{name} is")
        elif self.tokens[at].low == "been":
            self._prefix(first, f"{name} has")
        else:
            self._agree(verb)
            self._prefix(first, name)

    def _prefix(self, k: int, words: str) -> None:
        text = self.changed.get(k, self.tokens[k].text)
        self.changed[k] = f"{words} {text[0].lower() + text[1:]}"

    def _name(self, *, subject: bool) -> str:
        self.voice.named = True
        self.voice.leads = self.voice.leads or subject
        return self.voice.speaker

    def _token(self, k: int, token: Token) -> None:
        low = token.low
        if low in _FIRST_SUBJECTS:
            self._subject(k)
        elif low in _WE_SUBJECTS:
            self._we(k)
        elif low in {"me", "my", "mine", "myself"}:
            self.changed[k] = self._own(low, k)
        elif low in {"us", "our", "ours", "ourselves", "let's"}:
            self.changed[k] = self._ours(low)
        elif low in {"you", "your", "yours", "yourself"} or low in _YOU_SUBJECTS:
            self._you(k)
        elif (low in {"and", "or", "but", "then"} and self.present) or (
            low == "," and self.present and any(other.low == "and" for other in self.tokens[k + 2 : k + 12])
        ):
            self._coordinate(k)

    def _subject(self, k: int) -> None:
        tail = self.tokens[k].low[2:]
        if self.voice.leads:
            self.present = False
            self.changed[k] = self._contracted("they", tail, k, plural=True)
            if not tail:
                self._plural_after(k)
            return
        self.changed[k] = self._contracted(self._name(subject=True), tail, k, plural=False)
        if not tail:
            verb = self._verb_after(k)
            if verb is not None:
                self._agree(verb)
        else:
            self.present = tail in {"m", "ve"}

    def _contracted(self, subject: str, tail: str, k: int, *, plural: bool) -> str:
        if not tail:
            return subject
        if tail == "d":
            return f"{subject} {'had' if self._follows_participle(k) else 'would'}"
        return f"{subject} {_TAILS[tail][1 if plural else 0]}"

    def _follows_participle(self, k: int) -> bool:
        for token in self.tokens[k + 1 : k + 4]:
            if is_adverb(token.low):
                continue
            return token.low in {"been", "better"} or (
                is_form(token.low, "participle") and not is_form(token.low, "base")
            )
        return False

    def _verb_after(self, k: int) -> int | None:
        """Return the token of the first word of the verb group after a subject."""
        for n in range(k + 1, min(k + 6, len(self.tokens))):
            low = self.tokens[n].low
            if low == "no" and n + 1 < len(self.tokens) and self.tokens[n + 1].low == "longer":
                continue
            if low in {"longer", ","} or (is_adverb(low) and low not in AUXILIARIES):
                continue
            return n if low[0].isalpha() else None
        return None

    def _agree(self, k: int) -> None:
        """Give the verb at k the form that goes with a name."""
        low = self.tokens[k].low
        if low == "been":
            self.changed[k] = "has been"
            return
        if low in _SINGULAR:
            self.changed[k] = _SINGULAR[low]
            self.present = low in {"am", "have"}
            return
        if low in AUXILIARIES or low in PREPOSITIONS - {"like"} or low in DETERMINERS:
            return
        if is_past_like(low) and not (looks_same_in_past(low) and self._habit()):
            return
        base = base_of(low, "base")
        if is_form(low, "third", "past", "participle") and not is_form(low, "base"):
            return
        self.changed[k] = third_person(base)
        self.present = True

    def _habit(self) -> bool:
        return any(token.low in _USUALLY for token in self.tokens)

    def _plural_after(self, k: int) -> None:
        verb = self._verb_after(k)
        if verb is not None and self.tokens[verb].low in _PLURAL:
            self.changed[verb] = _PLURAL[self.tokens[verb].low]

    def _coordinate(self, k: int) -> None:
        """Give a second verb of the same subject its third person: "cooks and bakes every day"."""
        n = k + 1
        while n < len(self.tokens) and is_adverb(self.tokens[n].low):
            n += 1
        if n >= len(self.tokens) or not self._is_second_verb(k, n):
            return
        word = self.tokens[n].low
        after = self.tokens[n + 1].low if n + 1 < len(self.tokens) else ""
        objectlike = after in _OBJECTLIKE or is_adverb(after)
        if objectlike or not (word in _FREE_NOUNS or after in CONJUNCTIONS or not after.isalpha()):
            self.changed[n] = _SINGULAR.get(word, third_person(word))

    def _is_second_verb(self, k: int, n: int) -> bool:
        """Tell whether the word at n is a verb in the present that shares the subject of the first."""
        word = self.tokens[n].low
        if not is_form(word, "base") or (is_form(word, "past") and not looks_same_in_past(word)):
            return False
        if (word in AUXILIARIES and word not in _SINGULAR) or (word == "like" and self.tokens[k].low == ","):
            return False
        between = self.tokens[:k]
        if any(token.low in _GOVERNING for token in between):
            return False
        return not any(
            token.low == "to" and is_form(between[m + 1].low, "base") for m, token in enumerate(between[:-1])
        )

    def _we(self, k: int) -> None:
        tail = self.tokens[k].low[3:]
        if self.voice.leads:
            subject = "they"
        else:
            self.voice.named = self.voice.leads = True
            subject = self.voice.together or f"{self.voice.speaker} and others"
        self.changed[k] = self._contracted(subject, tail, k, plural=True)
        if not tail:
            self._plural_after(k)

    def _own(self, low: str, k: int) -> str:
        if self.voice.leads:
            return {"me": "them", "my": "their", "mine": "theirs", "myself": "themselves"}[low]
        if low == "me" and k and self.tokens[k - 1].low in {"be", "being", "just", "was", "is"}:
            # "realizing I can be me"
            self.failed = True
        if low == "myself":
            return "themselves"
        self.voice.named = True
        return self.voice.speaker if low == "me" else possessive(self.voice.speaker)

    def _ours(self, low: str) -> str:
        if low == "let's":
            self.failed = True
        if self.voice.leads:
            return {"us": "them", "our": "their", "ours": "theirs", "ourselves": "themselves"}.get(low, low)
        self.voice.named = True
        name = self.voice.together or self.voice.speaker
        return possessive(name) if low in {"our", "ours"} else (self.voice.together or f"{name} and others")

    def _you(self, k: int) -> None:
        low = self.tokens[k].low
        name = self.voice.listener
        before = self.tokens[k - 1].low if k else ""
        if not name or before in CONJUNCTIONS - {"and", "or"} or before in {"as", "how", "than", "what"}:
            self.failed = True
        elif low in {"your", "yours"}:
            self.changed[k] = possessive(name)
        elif low == "you":
            after = self.tokens[k + 1].low if k + 1 < len(self.tokens) else ""
            if after in AUXILIARIES or (
                is_form(after, "base") and not is_form(after, "participle") and before not in {"and"}
            ):
                self.failed = True
            self.changed[k] = name
        else:
            self.failed = True
