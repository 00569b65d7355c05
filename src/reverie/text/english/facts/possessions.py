"""Facts about possessions: what somebody has, bought, sold or lost."""

import re
from collections.abc import Iterator

from reverie.model.statement import StatementKind
from reverie.text.english.bones.clause import Parse
from reverie.text.english.facts.fact import Fact, bare, light_cut, short
from reverie.text.wordlist import words_of

_VEHICLE = {
    "car": "car",
    "van": "car",
    "truck": "car",
    "motorbike": "car",
    "bike": "bike",
    "bicycle": "bike",
    "phone": "phone",
    "laptop": "computer",
    "computer": "computer",
    "macbook": "computer",
    "e-bike": "bike",
    "ebike": "bike",
    "pc": "computer",
    "desktop": "computer",
}
_GOT = words_of("""
    buy get have own adopt acquire inherit purchase order lease rent drive ride collect cycle
""")
_NOT_THING = re.compile(
    r"^(?:a |an |the |some |my |our )?(?:(?:lot|few|bit|couple|great|good|hard|bad|nice|new|big|little"
    r"|really|such|rough|long|tough|busy|crazy|wonderful|amazing|lovely|fun|quick|chance"
    r"|while)\s*)*(?:time|day|week|month|year|fun|blast|chat|talk|look|feeling|idea|problem|issue"
    r"|question|lot|bit|break|rest|shower|nap|call|meeting|dream|hope|doubt|clue|point|chance"
    r"|opportunity|experience|conversation|plan|plans|luck|trouble|work|job|moment|feel|thought"
    r"|thoughts|news|way|sense|impact|effect|hug|smile|kick|laugh|cold|headache|lunch|dinner|breakfast"
    r"|coffee|drink|meal|appointment|interview|exam|test|class|lesson|session|party|event|ride|trip"
    r"|visit|start|try|go|shot|better|worse|back|up|out|into|over|through|to|it|them|there|here|home"
    r"|rid|used to|married|engaged|divorced|lost|sick|tired|stuck|ready|done|started|ahead|along|away"
    r"|down|in|on|off|by|around|so|very|no|not|been|promoted|hired|fired|accepted|rejected|better"
    r"|great|good|pretty|more|enough|all|one|ones|this|that|these|those|everything|something|nothing"
    r"|anything|people|friends|someone|money|permission|help|support|advice|feedback|tips|information"
    r"|results?|response|reply|answer|message|messages|emails?|letter)\b",
    re.IGNORECASE,
)
_CARS = words_of("""
    yaris corolla golf polo fiesta focus civic accord fabia octavia clio megane corsa astra passat tiguan qashqai
    leaf micra sandero duster kona tucson sportage picanto model mini prius rav4 camry cr-v crv jetta mazda3 impreza
    outback forester punto 500 panda ibiza leon i10 i20 i30 toyota honda ford volkswagen vw skoda renault peugeot
    citroen fiat opel seat hyundai kia nissan mazda subaru volvo bmw audi mercedes tesla dacia suzuki mitsubishi
    lexus jeep chevrolet mustang lancia saab id.3 chevy gmc buick chrysler dodge cadillac lincoln acura infiniti
    cupra polestar rivian byd isuzu daihatsu ssangyong land-rover jaguar porsche alfa tacoma tundra ranger maverick
    ridgeline silverado sierra f-150 f150 colorado frontier titan transit sprinter vivaro berlingo kangoo partner caddy
    transporter hilux amarok navara rav-4 highlander 4runner sienna odyssey element fit jazz insight accord crosstrek
    ascent legacy wrx escape explorer edge bronco equinox blazer tahoe suburban traverse malibu impala cruze sentra
    altima maxima rogue murano pathfinder versa elantra sonata tucson palisade ioniq niro sorento soul sportage forte
    optima telluride cx-5 cx5 mx-5 miata 4-runner cherokee wrangler compass renegade charger durango clio zoe captur
    kadjar duster logan spring aygo auris prius-c swift jimny vitara ignis twingo modus scenic 208 308 2008 3008 c3
    c4 cactus picasso zafira meriva insignia mokka up t-roc touran sharan superb kodiaq karoq yeti rapid ateca arona
    leaf bolt model-y model-3 mach-e
""")
_BIKES = words_of("""
    trek surly brompton canyon cannondale specialized bianchi giant scott cube peregrine ribble kona gazelle batavus
    koga domane
""")


def brand_of(words: str, *, loose: bool = False) -> str:
    """Return `car` or `bike` where words name a make or model, else nothing.

    A model whose name is a common word counts with a capital, or beside a year or another make or model; where the verb
    already says that it is about a car ("traded in the golf"), `loose` takes it as it is.

    >>> brand_of("2011 civic"), brand_of("phone charger"), brand_of("Dodge Charger"), brand_of("soul")
    ('car', '', 'car', '')
    """
    said = re.findall(r"[\w.-]+", words)
    found = [word.lower() for word in said]
    sure = loose or bool(_YEAR.search(words)) or sum(word in _CARS for word in found) > 1
    for word, as_said in zip(found, said, strict=True):
        if word in _CARS and (sure or word not in _COMMON_WORDS or as_said[0].isupper()):
            return "car"
        if word in _BIKES:
            return "bike"
    return ""


_YEAR = re.compile(r"(?:^|\s)['’]?(?:(?:19|20)\d\d|\d\d)(?=\s)")
_COMMON_WORDS = words_of("""
    element fit insight legacy escape explorer edge frontier titan charger compass leaf bolt spring up soul forte
    partner ranger maverick colorado ascent logan zoe rogue pathfinder swift ignis modus scenic up superb rapid caddy
    traverse blazer highlander odyssey sienna murano versa equinox durango wrangler renegade telluride palisade seat
    model mini focus accord outback mustang punto fiesta polo golf leon 500 208 308 2008 3008 cactus mokka rio kadjar
    duster twingo jazz pilot transit transporter suburban
""")
"""Models whose names mean something else as well: "my focus", "a phone charger", "my partner", "golf"."""


def taken(parse: Parse) -> Iterator[Fact]:
    """Read "someone stole my Trek", "the old car died": a thing that is gone."""
    match = re.match(r"^(?:my|our) (?P<what>[^,.;]+)", parse.rest)
    if parse.verb == "steal" and match and parse.tense in {"past", "perfect"}:
        what = light_cut(match["what"])
        key = _vehicle(what, "") or brand_of(what, loose=True)
        if key:
            yield Fact(
                key, ends=re.split(r"\s+(?:on|in|from|out|at|last)\s", what)[0], kind="event", subject="@speaker"
            )


def having(parse: Parse) -> Iterator[Fact]:
    """Read what somebody has, bought or sold."""
    rest = parse.rest
    if parse.kind not in {"I", "we", "dropped", "name"} and not parse.tie:
        return
    if parse.verb in _GOT and parse.tense in {"present", "past", "perfect", "progressive"} and not parse.negated:
        if parse.verb == "rent" or _NOT_THING.match(rest):
            return
        what = re.match(r"^(?:a|an|my|the|our|this|another|some|two|three|four|five|\d+) (?P<what>[^,.;:]+)", rest)
        if not what:
            return
        phrase = light_cut(what["what"])
        key = _vehicle(phrase, parse.verb)
        if key:
            value = re.split(r"\s+(?:for|from|in|on|at|to|with|as|off|that|and|down|up|over|there|here|too)\b", phrase)[
                0
            ]
            value = _make_of(value, rest)
            if bare(value.lower()).removeprefix("new ").removeprefix("old ") in _VEHICLE and parse.verb in {
                "have",
                "drive",
                "ride",
            }:
                yield Fact(kind="possession")
            else:
                yield Fact(
                    brand_of(value) or key,
                    value,
                    kind="possession",
                    starts=parse.verb in {"buy", "get", "purchase", "collect"},
                )
        elif parse.verb in {"buy", "own", "adopt", "inherit", "purchase", "acquire", "have", "order"} and short(
            phrase, 9
        ):
            kind: StatementKind = (
                "possession" if parse.verb == "own" or (parse.verb == "have" and parse.tense == "present") else "event"
            )
            yield Fact(kind=kind if parse.verb != "have" or parse.tense != "perfect" else "state")
    elif parse.verb in {"sell", "scrap", "donate", "total"} and parse.tense in {"past", "perfect"}:
        phrase = bare(re.split(r"\s+and\s+", light_cut(rest))[0])
        key = _vehicle(phrase, "") or brand_of(phrase, loose=True)
        value = re.split(r"\s+(?:for|to|on|in)\s", phrase)[0]
        if key and short(value, 5):
            yield Fact(key, ends=value, kind="event", starts=True)


def _make_of(value: str, rest: str) -> str:
    """Return the make that follows a bare "bike" after a comma: "a bike, used Surly Cross-Check, green"."""
    if bare(value.lower()).removeprefix("new ").removeprefix("old ") not in _VEHICLE:
        return value
    for piece in rest.split(",")[1:]:
        words = re.sub(r"^(?:(?:an?|used|new|second-hand|old|it's)\s+)+", "", piece.strip())
        if words and short(words, 4) and (brand_of(words) or words[:1].isupper()):
            return words.rstrip(" .!")
    return value


def traded(parse: Parse) -> Iterator[Fact]:
    """Read "I traded in the Fabia for a Yaris", "I swapped my Trek for a Brompton"."""
    if parse.verb not in {"trade", "swap", "exchange", "replace"} or parse.kind not in {"I", "we", "dropped"}:
        return
    match = re.match(
        r"^(?:in )?(?:my |the |our )?(?P<a>[^,.;]+?) (?:in )?(?:for|with) (?:an? |the )?(?P<b>[^,.;]+)", parse.rest
    )
    if match is None or parse.negated or parse.tense not in {"past", "perfect"}:
        return
    old, new = match["a"], light_cut(match["b"])
    key = _vehicle(new, "") or brand_of(new, loose=True) or _vehicle(old, "") or brand_of(old, loose=True)
    if key and short(new, 5):
        yield Fact(key, new, ends=old, kind="event", starts=True)


def _vehicle(phrase: str, verb: str) -> str:
    words = re.split(r"\s+(?:for|from|in|on|at|to|with|as|off|that|and|down|up|over|out)\s", phrase.lower())[0].split()
    for word in words[-3:]:
        if word in _VEHICLE and len(words) <= 6:
            return _VEHICLE[word]
    if (
        verb in {"buy", "get", "collect", "drive", "ride", "own", "have", "lease"}
        and len(words) <= 6
        and brand_of(" ".join(words))
    ):
        return brand_of(" ".join(words))
    if verb == "drive" and words and not re.search(r"\b(?:bus|truck|taxi|lorry|tram|train|home|kids)\b", phrase):
        return "car"
    if verb in {"ride", "cycle"} and words and re.search(r"\b[A-Z]", phrase):
        return "bike"
    return ""
