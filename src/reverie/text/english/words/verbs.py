"""English verbs and their forms: from a form to its base, and from a base to the third person."""

import re
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from reverie.text.wordlist import words_of

VerbForm = Literal["base", "third", "past", "participle", "ing"]

# base, past, participle; a form is listed once where past and participle agree
_IRREGULAR = """
be was been/become became become/begin began begun/bend bent/bet bet/bite bit bitten/blow blew blown
break broke broken/breed bred/bring brought/build built/burn burnt/burst burst/buy bought/cast cast/catch caught
choose chose chosen/cling clung/come came come/cost cost/cut cut/deal dealt/dig dug/do did done/draw drew drawn
dream dreamt/drink drank drunk/drive drove driven/eat ate eaten/fall fell fallen/feed fed/feel felt/fight fought
find found/fit fit/flee fled/fly flew flown/forbid forbade forbidden/forget forgot forgotten
forgive forgave forgiven/freeze froze frozen/get got gotten/give gave given/go went gone/grow grew grown
hang hung/have had/hear heard/hide hid hidden/hit hit/hold held/hurt hurt/keep kept/kneel knelt/knit knit
know knew known/lay laid/lead led/lean leant/leap leapt/learn learnt/leave left/lend lent/let let/lie lay lain
light lit/lose lost/make made/mean meant/meet met/mow mowed mown/overcome overcame overcome/overhear overheard
oversleep overslept/pay paid/prove proved proven/put put/quit quit/read read/rebuild rebuilt/redo redid redone
rewrite rewrote rewritten/ride rode ridden/ring rang rung/rise rose risen/run ran run/say said/see saw seen
seek sought/sell sold/send sent/set set/sew sewed sewn/shake shook shaken/shine shone/shoot shot
show showed shown/shrink shrank shrunk/shut shut/sing sang sung/sink sank sunk/sit sat/sleep slept/slide slid
smell smelt/sneak snuck/speak spoke spoken/speed sped/spell spelt/spend spent/spill spilt/spin spun/split split
spoil spoilt/spread spread/spring sprang sprung/stand stood/steal stole stolen/stick stuck/sting stung
strike struck/swear swore sworn/sweep swept/swim swam swum/swing swung/take took taken/teach taught
tear tore torn/tell told/think thought/throw threw thrown/understand understood/undergo underwent undergone
upset upset/wake woke woken/wear wore worn/weave wove woven/win won/withdraw withdrew withdrawn
write wrote written/rent rented/undo undid undone
"""

_REGULAR = """
abandon accept access accompany achieve acquire act adapt add adjust admire admit adopt adore advise afford age
agree aim allow amaze announce annoy answer apologize apologise appear apply appreciate approach approve argue
arrange arrive ask assemble assign assist assume attach attempt attend attract audition avoid back bake balance
battle beg behave believe belong bike blame blend block boil book boost borrow bother bounce brag breathe browse
brush cancel call calm camp care carry cause celebrate challenge change charge chat cheat check cheer chill chop
claim clean clear climb close coach code collaborate collect combine comfort commit commute compare compete
complain complete compose concern confirm confuse connect consider consist consult contact contain continue
contribute control convert convince cook cool copy count cover crash crave create cross cry cure cycle dance
dare date debate decide declare declutter decorate decrease dedicate defend define delay delete deliver depend
deserve design destroy detail detect determine develop diagnose die diet disagree disappear disappoint discover
discuss dislike dispatch display disrupt dive divorce donate doubt download drag drain drop dry earn edit
educate email embarrass embrace employ empty enable encourage end engage enjoy enroll enrol enter entertain
escape establish estimate examine exchange excite exercise exhibit exist expand expect experience experiment
explain explore export express extend face fail farm fascinate favor favour fear feature file fill film finalize
finalise finish fire fish fix flip float flood focus fold follow force foster found frame frighten fry fulfill
function gain garden gather gift govern grab graduate graze greet grill grieve grin guard guess guide hail
hammer handle happen hate haunt head heal help hesitate hike hire hobble honor honour hop hope host hug hunt
hurry hustle identify ignore illustrate imagine impact import impress improve include increase influence inform
injure inspire install intend interact interest interview introduce invent invest investigate invite involve
iron issue jog join joke judge juggle jump kick kill kiss knock label lack land last laugh launch learn level
lift like limit link list listen live load loathe lock log look love lower maintain major manage manufacture map
march mark market marry master match matter measure meditate melt mention mentor merge mess message migrate mind
miss mix model monitor motivate mount move mourn name need negotiate network nominate note notice obtain occur
offer open operate order organize organise outline overwhelm owe own pack paint park participate partner party
pass paste pause perfect perform persuade phone photograph pick picture pitch place plan plant play please plug
point polish pop post postpone pour practice practise praise pray prefer prepare present preserve press pretend
prevent print process produce program progress promise promote propose protect protest provide publish pull pump
punch purchase push qualify question quiz race rain raise reach react realize realise rearrange receive recharge
reckon recognize recognise recommend reconnect record recover recycle redecorate reduce refer reflect refresh
refuse regain register regret rehearse reject relate relax release relocate rely remain remember remind remodel
remove rename renew renovate rent repair repeat repaint replace reply report represent request require rescue
research reserve resign resolve respect respond rest restart restock restore retire retrain return reveal review
revise reward risk roast rock roll ruin rush sail sample save scale scan scare schedule score scrape scream
screen search secure select sense separate serve settle share shift ship shock shop shout sign signal simplify
skate sketch ski skip smile smoke snap snow soak socialize solve sort sound spark specialize spot sprint squeeze
stain stamp standardize star stare start state stay steer stop store strain strengthen stress stretch strive
struggle study stumble style submit subscribe succeed suffer suggest suit supervise supply support suppose surf
surprise surround survive suspect swap sweat switch sync tackle tag talk tap target taste tattoo tease tempt
tend test text thank thrive thrill tidy tie tire touch tour track trade train transfer transform translate
transport trap travel treat trek trim trip trouble trust try tune turn tutor twist type unite unpack unwind
update upgrade upload urge use vacation value vary venture view visit voice volunteer vote wait walk wander want
warm warn wash waste watch water weigh welcome whip whisper whistle wipe wish wonder work worry worship wrap
yell seem appear relieve soothe boost capture captivate fuel hand resit fund subsidise subsidize narrate faint
retreat bump freelance zoom cater babysit adhere recommit stroll mop vacuum
snorkel kayak crochet embroider sculpt blog vlog
stream debug deploy refactor invoice
"""

_DOUBLING = words_of("""
    admit beg chat chop commit cram drag drop fit flip fry grab grin grip hop hug jog knit log map mop nod occur pat
    permit plan plug pop prefer quit ram refer regret rip rob rub scan scar shop ship skip slam slip snap sob spot
    star step stir stop strip submit swap tag tap tip transfer trap trek trim trip unplug whip wrap zip cut dig get
    hit let put run set shut sit spin split swim win begin forget babysit travel cancel label level model program
    equip
""")
_NO_DOUBLING = frozenset({"fry", "travel", "cancel", "label", "level", "model"})
_SIBILANT = re.compile(r"(?:s|x|z|ch|sh|o)$")
_CONSONANT_Y = re.compile(r"[^aeiou]y$")
_PRESENT_IS_PAST = frozenset(
    {
        "bet",
        "burst",
        "cast",
        "cost",
        "cut",
        "fit",
        "hit",
        "hurt",
        "let",
        "put",
        "quit",
        "read",
        "set",
        "shut",
        "split",
        "spread",
        "upset",
    }
)


class Verb(NamedTuple):
    """One reading of a word as a verb."""

    base: str
    form: VerbForm


def third_person(base: str) -> str:
    """Return the form that goes with he, she, it or a name.

    >>> [third_person(verb) for verb in ("love", "go", "carry", "play", "have", "be")]
    ['loves', 'goes', 'carries', 'plays', 'has', 'is']
    """
    if base in {"have", "be"}:
        return "has" if base == "have" else "is"
    if _SIBILANT.search(base):
        return base + "es"
    if _CONSONANT_Y.search(base):
        return base[:-1] + "ies"
    return base + "s"


def _ed(base: str) -> str:
    if base.endswith("e"):
        return base + "d"
    if _CONSONANT_Y.search(base):
        return base[:-1] + "ied"
    if base in _DOUBLING and base not in _NO_DOUBLING:
        return base + base[-1] + "ed"
    return base + "ed"


def ing_form(base: str) -> str:
    """Return the form in -ing.

    >>> [ing_form(verb) for verb in ("move", "run", "see", "lie", "try")]
    ['moving', 'running', 'seeing', 'lying', 'trying']
    """
    if base.endswith("ie"):
        return base[:-2] + "ying"
    if base.endswith("e") and not base.endswith(("ee", "oe", "ye")) and base != "be":
        return base[:-1] + "ing"
    if base in _DOUBLING and base not in _NO_DOUBLING:
        return base + base[-1] + "ing"
    return base + "ing"


@cache
def forms() -> dict[str, tuple[Verb, ...]]:
    """Return every known form with its readings; past comes before participle."""
    table: dict[str, dict[Verb, None]] = {}

    def add(word: str, base: str, form: VerbForm) -> None:
        table.setdefault(word, {})[Verb(base, form)] = None

    for row in _IRREGULAR.replace("\n", "/").split("/"):
        parts = row.split()
        if not parts:
            continue
        base, past = parts[0], parts[1]
        add(base, base, "base")
        add(third_person(base), base, "third")
        add(past, base, "past")
        add(parts[-1], base, "participle")
        add(ing_form(base), base, "ing")
    for base in _REGULAR.split():
        add(base, base, "base")
        add(third_person(base), base, "third")
        add(_ed(base), base, "past")
        add(_ed(base), base, "participle")
        add(ing_form(base), base, "ing")
        if base in {"travel", "cancel", "label", "level", "model"}:
            add(base + "led", base, "past")
            add(base + "led", base, "participle")
            add(base + "ling", base, "ing")
    for word in ("learn", "dream", "burn", "spell", "spoil", "lean", "smell", "light", "knit", "fit"):
        add(_ed(word), word, "past")
        add(_ed(word), word, "participle")
    for word, base, form in (
        ("am", "be", "base"),
        ("are", "be", "base"),
        ("were", "be", "past"),
        ("got", "get", "participle"),
    ):
        add(word, base, form)  # type: ignore[arg-type]
    return {word: tuple(readings) for word, readings in table.items()}


def readings(word: str) -> tuple[Verb, ...]:
    """Return what a lower-case word may be as a verb; empty when it is none that is known.

    >>> readings("went")
    (Verb(base='go', form='past'),)
    """
    return forms().get(word, ())


@lru_cache(maxsize=8192)
def is_form(word: str, *wanted: VerbForm) -> bool:
    """Tell whether a word may be a verb in one of these forms."""
    return any(verb.form in wanted for verb in readings(word))


@lru_cache(maxsize=4096)
def base_of(word: str, *wanted: VerbForm) -> str:
    """Return the base of a word in one of these forms (any, when none is named), or the word itself."""
    for verb in readings(word):
        if not wanted or verb.form in wanted:
            return verb.base
    return word


@lru_cache(maxsize=4096)
def is_past_like(word: str) -> bool:
    """Tell whether a word after "I" is in the past: a known past form, or an unknown one in -ed.

    >>> [is_past_like(word) for word in ("moved", "need", "went", "put", "bleed")]
    [True, False, True, True, False]
    """
    if word in _PRESENT_IS_PAST or is_form(word, "past"):
        return word not in {"found", "lay"} or is_form(word, "past")
    return word.endswith("ed") and not word.endswith("eed") and not is_form(word, "base")


def looks_same_in_past(word: str) -> bool:
    """Tell whether present and past of a verb look alike ("put", "read")."""
    return word in _PRESENT_IS_PAST
