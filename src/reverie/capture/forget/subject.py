"""What a person wants forgotten, as words, and which messages of a conversation are about it."""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from reverie.capture.forget.kindred import kind_of, speaks_of
from reverie.model.session import Message, Session, Trust
from reverie.text.analyzer import SINGLE, content_words

ENOUGH: Final = 0.5
"""Share of the weight of a subject's words that a message must hold, when it does not hold all of them."""

SHORTEST_NUMBER: Final = 3
"""Digits from which on a number alone names a subject."""

_WIDE: Final = frozenset(
    content_words(
        """
        forget delete erase remove remember everything anything all what told said mentioned talked asked know about it
        that thing stuff part bit story whole earlier before yesterday today recently conversation chat session message
        memory record notes please
        esquece esqueça apaga remove tudo nada coisa cena história parte assunto disse falei contei mencionei sobre isso
        ontem hoje antes conversa mensagem memória favor
        全部 所有 事情 说过 那个 这个 那件 这件 关于 刚才 之前 上次 昨天 今天
        内容 记录 忘记 忘了 忘掉 删除 删掉 提到 告诉
        """
    )
)
"""Words of a request that say how much and when, not what."""
_ADDRESSED: Final = frozenset(content_words("mr mrs ms miss sir dr sr sra dona senhor senhora dra 先生 太太 女士"))
"""How somebody is addressed: beside a name it names nothing."""

_BACK: Final = re.compile(
    r"\W*(?:(?:and|but|so|also|well|yes|no|e|mas|sim|não|então|而且|不过|但是|还有|嗯)\W+)?"
    r"(?:(?:it|its|it's|they|their|they're|them|he|she|his|her|hers|him|these|those|there|this|that|that's"
    r"|ele|ela|eles|elas|dele|dela|isso|isto|aquilo|esse|essa|este|esta|lá|ali|foi|é|são)\b|[它他她]|那[个里边次家天]?|这[个里边次家]?)",
    re.IGNORECASE,
)
"""A message that begins by pointing back."""

_TURN: Final = re.compile(
    r"\W*(?:(?:by the way|btw|anyway|another thing|unrelated|on another note|separately|changing the subject|new topic"
    r"|that reminds me|speaking of|now|next|agora|aliás|a propósito|por falar nisso|outra coisa|mudando de assunto"
    r"|já agora)\b"
    r"|对了|另外|话说|换个话题|顺便|现在说)",
    re.IGNORECASE,
)
"""A message that turns to something else."""

_NAME: Final = re.compile(r"(?<![.!?…:\n] )(?<!^)\b[^\W\d_a-zà-öø-ÿ][^\W_]{2,}|\b\w*\d\w{2,}\b", re.MULTILINE)
_WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_ASKS: Final = re.compile(r"[?？]\s*\Z")


@dataclass(frozen=True)
class Subject:
    """What is to be forgotten: its content words, each with the weight of its rarity.

    Example:
        >>> subject = Subject.of("everything about the sleep study")
        >>> sorted(subject.weights), subject.fits("A study of my sleep."), subject.fits("The study has a red door.")
        (['sleep', 'study'], True, False)
    """

    weights: Mapping[str, float]
    kinds: Mapping[str, str] = field(default_factory=dict)
    """Words that name a kind of private matter → the kind: any word with which people speak of it will do."""

    @classmethod
    def of(cls, words: str, frequency: Callable[[Sequence[str]], Mapping[str, int]] | None = None) -> "Subject":
        """Return the subject that some words name; empty when they name none.

        Args:
            words: In the person's words.
            frequency: In how many messages each token stands: the rare ones tell most.
        """
        found = content_words(words)
        telling = [word for word in found if word not in _WIDE and not word.startswith(SINGLE)]
        tokens = telling or [word for word in found if word not in _WIDE]
        tokens = [word for word in tokens if word not in _ADDRESSED] or tokens
        if all(token.isdigit() and len(token) < SHORTEST_NUMBER for token in tokens):
            tokens = []  # such numbers stand everywhere: they name nothing
        counts = frequency(tokens) if frequency is not None else {}
        weights = {token: 1.0 / math.log2(2.0 + counts.get(token, 0)) for token in tokens}
        kinds: dict[str, str] = {}
        for word in _WORD.findall(words):
            kind = kind_of(word)
            for token in content_words(word) if kind else ():
                # written without spaces a word is a whole phrase: only what makes it one of the kind counts
                names_it = token not in word or kind_of(word.replace(token, " ")) != kind
                if names_it and token in weights:
                    kinds[token] = kind
        return cls(weights, kinds)

    def __bool__(self) -> bool:
        """Tell whether it names anything."""
        return bool(self.weights)

    def held(self, text: str) -> set[str]:
        """Return the words of the subject that a text holds, or in place of which it has others of the kind."""
        found = self.weights.keys() & set(content_words(text))
        return found | {token for token, kind in self.kinds.items() if token not in found and speaks_of(kind, text)}

    def fits_among(self, text: str, around: set[str]) -> bool:
        """Tell whether a text speaks of a private matter whose other words stand around it ("They pay 41,500")."""
        named = {token for token, kind in self.kinds.items() if token in self.held(text)}
        return bool(named) and self.weights.keys() - named <= around

    def titles(self, title: str) -> bool:
        """Tell whether a title says that a conversation is about the subject and nothing else.

        >>> Subject.of("what Otto owes me, the debt").titles("Debt"), Subject.of("the goats").titles("Goats and bees")
        (True, False)
        """
        words = [word for word in content_words(title) if word not in _WIDE]
        return bool(words) and all(word in self.weights for word in words)

    def fits(self, text: str) -> bool:
        """Tell whether a text by itself is about the subject.

        It holds every word of a short subject; of one of three words and more two at least, and half of their weight.
        """
        held = self.held(text)
        if not held or len(held) == len(self.weights):
            return bool(held)
        share = sum(self.weights[word] for word in held) / sum(self.weights.values())
        return len(held) >= 2 and len(self.weights) > 2 and share >= ENOUGH


@dataclass
class _Talk:
    """What of one conversation is about the subject so far."""

    subject: Subject
    names: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    around: set[str] = field(default_factory=set)
    """Every content word that persons used so far, and those of the title."""
    is_open: bool = False
    """The last thing that a person said was about it."""
    was_asked: bool = False
    """The assistant asked back about it."""

    def take(self, text: str) -> None:
        self.names |= {name for name in names_in(text) if not self.subject.held(name)}
        self.words |= set(content_words(text))

    def goes_on(self, text: str) -> bool:
        """Tell whether a person's message goes on about it without naming it."""
        if not self.is_open or _TURN.match(text):
            return False
        is_answer = self.was_asked and not _ASKS.search(text)
        return is_answer or _BACK.match(text) is not None or bool(self.names & names_in(text))

    def names_it(self, text: str) -> bool:
        """Tell whether a person's message names the subject, by itself or among what was said around it."""
        around = self.around
        self.around = around | set(content_words(text))
        return self.subject.fits(text) or self.subject.fits_among(text, self.around)

    def answers(self, text: str) -> bool:
        """Tell whether the assistant's words repeat something of it."""
        words = set(content_words(text))
        return self.subject.weights.keys() <= words or (self.is_open and bool(self.words & words))


def messages_about(session: Session, subject: Subject, seeds: frozenset[str] = frozenset(), end: str = "") -> list[str]:
    """Return the ids of the messages of one session that are about a subject, in order.

    Messages that name it count, further ones of the same speaker that go on about it without naming it ("It runs every
    Tuesday"), and what the assistant repeats of them.

    Args:
        session: With its messages in order; a title that is the subject makes its beginning count.
        subject: What it must be about.
        seeds: Ids of messages that count in any case.
        end: Id of the message that asks to forget: it counts, and nobody goes on about the subject after it.

    Example:
        >>> talk = ["I take part in a sleep study.", "It is on Tuesdays.", "Now the goats."]
        >>> messages = [Message(f"m{number}", "user", text) for number, text in enumerate(talk, start=1)]
        >>> messages_about(Session("", "", "", messages=tuple(messages)), Subject.of("the sleep study"))
        ['m1', 'm2']
    """
    opening = next((message.id for message in session.messages if is_persons(message)), "")
    if subject.titles(session.title):
        seeds |= {opening}
    talk = _Talk(subject, around=set(content_words(session.title)))
    return list(_about(session.messages, talk, seeds | {end}, end))


def _about(messages: Sequence[Message], talk: _Talk, seeds: frozenset[str], end: str) -> Iterator[str]:
    was_end = False
    for message in messages:
        if is_persons(message):
            talk.is_open &= not was_end
            was_end = message.id == end
            names_it = talk.names_it(message.text) or message.id in seeds
            talk.is_open = names_it or (not message.branch and talk.goes_on(message.text))
            talk.was_asked = False
            if talk.is_open:
                talk.take(message.text)
                yield message.id
        elif message.id in seeds or talk.answers(message.text):
            talk.was_asked = _ASKS.search(message.text) is not None
            talk.names |= {name for name in names_in(message.text) if not name.isalpha()}
            yield message.id


def points_back(text: str) -> bool:
    """Tell whether a message begins by pointing to what was said before it.

    >>> points_back("It runs every Tuesday."), points_back("Também comprei cabras."), points_back("那个在周二")
    (True, False, True)
    """
    return _TURN.match(text) is None and _BACK.match(text) is not None


def names_in(text: str) -> set[str]:
    """Return what looks like names and codes in a text: capital letters inside sentences, digits, folded.

    >>> sorted(names_in("My mentor is Ewa Brandt. She has room B204."))
    ['b204', 'brandt', 'ewa']
    """
    return {found.casefold() for found in _NAME.findall(text)}


def is_persons(message: Message) -> bool:
    """Tell whether a person wrote a message, on whichever branch."""
    return message.role == "user" and message.trust >= Trust.PARTICIPANT
