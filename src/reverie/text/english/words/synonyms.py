"""Everyday near-synonyms of English, for finding the words of a question in what was said."""

from functools import cache

from reverie.text.english.words.kin import TIES, forms_of
from reverie.text.english.words.verbs import base_of, forms, is_form

_GROUPS = """
live home house flat apartment moved move settled based reside residence address
job work role position employer occupation profession career company works working employed
company employer firm startup business organisation organization
buy bought purchase purchased got get ordered
car vehicle drive drives van
bike bicycle cycle
dog puppy pup hound
cat kitten
phone mobile smartphone handset
computer laptop macbook pc desktop
doctor gp physician clinic
medicine medication pills tablets drug
allergic allergy intolerant intolerance
ill sick illness disease condition diagnosed diagnosis
eat eats food diet meal dish
holiday vacation trip travel travelled journey visit visited
film movie cinema
book novel read reading author
song music band album
movie film series show
money budget cost price paid pay spend spent euros dollars
start began begin started launch opened
end finish finished ended over
like love enjoy likes loves enjoys fond fan favourite prefer
hate dislike hates dislikes stand loathe
want wish plan plans hope goal intend would
child children kid kids son daughter boy girl baby
married marry wedding husband wife spouse engaged
birthday born birth
study studies studying degree course university major
school university college class classes
meeting call appointment
friend mate buddy pal
colleague coworker teammate
boss manager supervisor lead
deadline due date
report document paper
format file pdf
name called named
city town place village
country nation
exercise workout gym sport training run running
hobby hobbies pastime interest interests enjoy
decide decided chose choose choice picked pick decision going
learn learning learnt lessons class
learn learnt learned train trained training taught teach trade apprenticeship apprenticed
master teacher mentor taught under
spare extra second other
keep keeps kept hold holds have has got
rehearse rehearses rehearsal rehearsals practise practises practice meet meets
lead leads led direct directs conduct conducts conductor director run runs head heads leader
ask asks charge charges take takes fee price rate settled
vehicle car van truck
hand handed pay paid gave give
avoid stay away allergic eat
quit stop stopping stopped leave leaving staying
reason because why
first opening open opened start
position role
end last final finally
prescribed prescribe tablets medicine medication
employ employs employed work works
paint painting painted art
cook cooking recipe bake baked baking
garden gardening plants
present gift gave
fix fixed repair repaired
stolen stole theft thief
burn burned burnt
fell fall tripped slipped landed accident injured injury hurt broke sprain sprained
run ran race marathon
moved move relocate relocated
left leave quit resigned
rent rents renting landlord
instrument play plays guitar piano
speak speaks language languages
tea coffee drink drinks
colour color
favourite favorite fave
neighbourhood neighborhood area quarter district
flight fly flew flying
conference talk event
team group crew
order sequence step steps
sign signed signature
"""


@cache
def _table() -> dict[str, tuple[str, ...]]:
    table: dict[str, dict[str, None]] = {}
    for line in _GROUPS.strip().splitlines():
        words = line.split()
        for word in words:
            table.setdefault(word, {}).update(dict.fromkeys(other for other in words if other != word))
    return {word: tuple(others) for word, others in table.items()}


@cache
def _verb_forms() -> dict[str, tuple[str, ...]]:
    by_base: dict[str, list[str]] = {}
    for word, readings in forms().items():
        for reading in readings:
            by_base.setdefault(reading.base, []).append(word)
    return {base: tuple(dict.fromkeys(words)) for base, words in by_base.items()}


def synonyms_of(word: str) -> tuple[str, ...]:
    """Return further words that may stand for a lower-case word: its forms, near synonyms, words for the same tie.

    >>> "bought" in synonyms_of("buy"), "mum" in synonyms_of("mother"), "lives" in synonyms_of("lived")
    (True, True, True)
    """
    found: dict[str, None] = {}
    base = base_of(word) if is_form(word, "base", "past", "third", "participle", "ing") else word
    found.update(dict.fromkeys(_verb_forms().get(base, ())))
    tie = TIES.get(word)
    if tie:
        found.update(dict.fromkeys(forms_of(tie.key)))
    for form in (word, base, word.removesuffix("s")):
        found.update(dict.fromkeys(_table().get(form, ())))
    found.pop(word, None)
    return tuple(found)
