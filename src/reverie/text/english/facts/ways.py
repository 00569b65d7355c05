"""Facts of somebody's ways: the voice they sing, the hand they use, how they take their tea, the names they go by."""

import re
from collections.abc import Iterator

from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, is_somebody
from reverie.text.wordlist import words_of

_VOICE = r"(?:mezzo[- ]soprano|soprano|contralto|alto|countertenor|tenor|baritone|bass)"
_SINGS = re.compile(rf"^(?:\w+ly |still |now |the |first |second )*(?P<voice>(?:(?:first|second) )?{_VOICE})\b(?! sax)")
_IS_VOICE = re.compile(
    rf"^(?:(?:\w+ly|always|still|now) )*an? (?P<voice>(?:(?:first|second) )?{_VOICE})\b(?! sax| player| guitar)"
)
_HAND = re.compile(
    r"^(?:\w+ly |actually )?(?:a )?"
    r"(?P<hand>left[- ]?hand(?:ed|er)|right[- ]?hand(?:ed|er)|ambidextrous|lefty|southpaw)\b"
)
_HANDS = {"lefty": "left-handed", "southpaw": "left-handed", "ambidextrous": "ambidextrous"}
_DRINK = r"(?P<drink>tea|coffee|chai|espresso)"
_TAKEN = re.compile(
    rf"^(?:my |our )?(?:morning |afternoon )?{_DRINK}\b(?: [^,.;]{{1,16}},?)?,?(?: and)? "
    r"(?P<how>(?:with|without)(?: (?:my|any|no|one|two|three|half|a|\d|of|lots|plenty|little|drop|splash|spoons?|lumps?"
    r"|dash|bit|teaspoons?))* (?:sugars?|milk|honey|lemon|cream|sweeteners?)"
    r"|black|white|unsweetened|strong and black)\b"
)
_IN_DRINK = re.compile(
    rf"^(?:taking |having |putting |using |adding |with )?(?:any )?(?P<what>sugar|milk|honey|cream)\b"
    rf"(?: in| with) (?:my )?{_DRINK}\b"
)
_GOES_BY = re.compile(
    r"^by (?:the (?:nick|stage |pen )?name )?(?:of )?(?P<name>[\w'-]+(?: [A-ZÀ-Þ][\w'-]*)?)(?=$|[,.;(]| at | on | in )"
)
_GOES_AS = re.compile(
    r"^(?:under the name |as )\W?(?P<name>(?!an? |the |my |if "
    r"|well|soon|long|much|often|many|far|usual|i |we )[\w' -]{2,24}?)\W?$"
)
_NO_NAME = words_of("bus train car bike plane foot boat tram bicycle myself the feel ear taxi metro it them that")
_PERFORMS = frozenset({"skate", "perform", "stream", "compete", "wrestle", "dj", "write", "publish", "post", "play"})


def voice(parse: Parse) -> Iterator[Fact]:
    """Read "I sing alto", "I have been an alto since I was a girl"."""
    if not is_somebody(parse) or parse.negated or parse.tense not in {"present", "perfect", "progressive"}:
        return
    match = None
    if parse.verb == "sing":
        match = _SINGS.match(parse.rest.lower())
    elif parse.verb == "be":
        match = _IS_VOICE.match(parse.rest.lower())
    if match:
        yield Fact("voice", match["voice"])


_POSITION = (
    r"(?:wing (?:defen[cs]e|attack)|goal (?:shooter?|keeper|defen[cs]e|attack)|goalkeeper|goalie|keeper"
    r"|centre[- ]?back|left[- ]?back"
    r"|right[- ]?back|full[- ]?back|striker|midfield(?:er)?|left[- ]?wing(?:er)?|right[- ]?wing(?:er)?|winger"
    r"|centre forward"
    r"|point guard|shooting guard|power forward|small forward|shortstop|pitcher|catcher|first base|second base"
    r"|third base"
    r"|outfield|left field|right field|centre field|setter|libero|middle blocker|outside hitter|prop|hooker|lock"
    r"|flanker"
    r"|scrum[- ]?half|fly[- ]?half|quarterback|linebacker|cornerback|tight end|wicket[- ]?keeper|opening bat"
    r"|in goal|defen[cs]e)"
)
_PLAYS = re.compile(
    rf"^(?:\w+ly |always |still |now |mostly )*(?:as |at |in )?(?:an? |the )?(?P<what>{_POSITION})\b", re.IGNORECASE
)


def position(parse: Parse) -> Iterator[Fact]:
    """Read "I play wing defence", "she's the goalie": where in a team somebody plays."""
    if not is_somebody(parse) or parse.negated or parse.tense not in {"present", "perfect", "progressive"}:
        return
    if parse.verb in {"play", "be"}:
        match = _PLAYS.match(parse.rest)
        if match:
            yield Fact("position", match["what"])


def hand(parse: Parse) -> Iterator[Fact]:
    """Read "I'm left-handed", "I'm a lefty"."""
    if parse.verb != "be" or not is_somebody(parse) or parse.negated or parse.tense != "present":
        return
    match = _HAND.match(parse.rest.lower())
    if match:
        said = match["hand"]
        yield Fact("handedness", _HANDS.get(said, f"{said.split('hand')[0].strip(' -')}-handed"))


def drinks(parse: Parse) -> Iterator[Fact]:
    """Read how somebody takes a hot drink: "I take my tea with two sugars", "I stopped taking sugar in my tea"."""
    if parse.kind not in {"I", "dropped"} and not parse.tie:
        return
    rest = parse.rest.lower()
    if parse.verb in {"stop", "quit"} and parse.tense in {"past", "perfect"} and not parse.negated:
        stopped = _IN_DRINK.match(rest)
        if stopped:
            yield Fact(f"how to take {stopped['drink']}", f"without {stopped['what']}", kind="event", starts=True)
        return
    if parse.verb not in {"take", "have", "drink", "like", "put"} or parse.tense in {"past", "would", "used"}:
        return
    put = _IN_DRINK.match(rest)
    if put and parse.verb in {"take", "put", "have"}:
        without = parse.negated or parse.ended
        yield Fact(f"how to take {put['drink']}", f"{'without' if without else 'with'} {put['what']}")
        return
    taken = _TAKEN.match(rest)
    if taken and not parse.negated:
        yield Fact(f"how to take {taken['drink']}", re.sub(r"\b(with(?:out)?) my ", r"\1 ", taken["how"]))


def known_as(parse: Parse) -> Iterator[Fact]:
    """Read "I go by Fen", "I skate as Sue Nami"."""
    if parse.kind not in {"I", "dropped"} or parse.negated or parse.tense not in {"present", "perfect"}:
        return
    if parse.verb == "go":
        match = _GOES_BY.match(parse.rest)
        if match and match["name"].lower() not in _NO_NAME:
            yield Fact("nickname", match["name"], kind="identity")
    elif parse.verb in _PERFORMS:
        match = _GOES_AS.match(parse.rest)
        if match:
            yield Fact("nickname", match["name"].strip(), kind="identity")
