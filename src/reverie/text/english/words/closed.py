"""Closed word lists of English that several rules share: adverbs, auxiliaries, fillers, stop words."""

import re
from functools import lru_cache

from reverie.text.wordlist import words_of

ADVERBS = words_of("""
    also really just still always never usually often sometimes actually absolutely totally definitely recently
    finally currently only even almost already probably honestly generally mostly rarely hardly ever kinda sorta
    truly simply mainly normally typically occasionally seriously basically literally certainly clearly quickly
    slowly suddenly eventually originally previously formerly once twice soon now then both all each too quite
    rather very so pretty well more most least barely nearly frequently constantly regularly seldom first officially
    personally particularly especially completely fully deeply highly strongly easily secretly proudly happily sadly
    luckily accidentally apparently obviously lately today yesterday tonight tomorrow not no longer myself together
    genuinely mistakenly successfully somewhat
""")
NOT_ADVERBS = frozenset(
    {
        "fly",
        "rely",
        "reply",
        "apply",
        "supply",
        "imply",
        "comply",
        "multiply",
        "rally",
        "family",
        "only",
        "july",
        "italy",
        "bully",
    }
)
AUXILIARIES = words_of("""
    am is are was were be been being have has had do does did can could will would shall should may might must ought
    ain't isn't aren't wasn't weren't haven't hasn't hadn't don't doesn't didn't can't cannot couldn't won't
    wouldn't shan't shouldn't mightn't mustn't needn't dont doesnt didnt cant wont isnt wasnt couldnt wouldnt havent
    hasnt
""")
MODALS = words_of("""
    can could will would shall should may might must ought can't cannot couldn't won't wouldn't shouldn't mightn't
    mustn't shan't cant wont couldnt wouldnt
""")
DETERMINERS = words_of("""
    a an the my your our his her its their this that these those some any no every each another both all several
    many few two three four five six seven eight nine ten
""")
PREPOSITIONS = words_of("""
    in on at to from with without for of by about into onto over under after before during since until till through
    between among against near around behind beside besides across along as like than up down off out per via within
    toward towards despite
""")
CONJUNCTIONS = words_of("""
    and or but so because since although though while when where if unless until whereas which who that
""")
NEGATIVES = words_of("""
    not never no don't doesn't didn't can't cannot couldn't won't wouldn't isn't aren't wasn't weren't haven't
    hasn't hadn't shouldn't dont doesnt didnt cant wont isnt wasnt ain't neither nor hardly
""")
PRONOUNS_OTHER = words_of("""
    he she it they this that these those him her them one ones his hers its their theirs there
""")

STOP = words_of("""
    a an the i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs
    this that these those am is are was were be been being have has had having do does did doing can could will
    would shall should may might must of to in on at by for with from into about as than then and or but if so
    because while when where what which who whom whose why how not no yes there here just also too very really some
    any all much many more most such only own same s t don didn doesn isn wasn i'm i've i'd i'll it's that's don't
    didn't doesn't isn't wasn't can't won't you're we're they're he's she's what's there's got get gets up out over
    again still now ever even please thanks ok okay well oh hi hey like
""")
"""Words that say nothing alone."""

WORD = re.compile(r"[^\W_]+(?:['’.&-][^\W_]+)*")


@lru_cache(maxsize=4096)
def is_adverb(word: str) -> bool:
    """Tell whether a lower-case word may stand between a subject and its verb.

    >>> [is_adverb(word) for word in ("really", "gladly", "rely", "house")]
    [True, True, False, False]
    """
    return word in ADVERBS or (word.endswith(("ly", "tley")) and len(word) > 4 and word not in NOT_ADVERBS)


def content_count(text: str) -> int:
    """Return how many words of a text say something by themselves."""
    words = WORD.findall(text.lower().replace("’", "'"))
    return len(words) - len([word for word in words if word in STOP])
