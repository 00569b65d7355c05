"""Chatter: what only keeps a talk going – thanks, cheers, praise, promises – and says nothing to anybody else."""

import re
from functools import lru_cache

_CHEERS = re.compile(
    r"^(?:so |really |very |super |just |always |much )*(?:glad|happy (?:for|to)|sorry|proud|excited "
    r"(?:for|to)|congrat\w*|(?:great|good|nice|lovely|wonderful|awesome|amazing) (?:to|that|job|work"
    r"|for|chatting|talking|seeing|hearing)|"
    r"love (?:how|that|seeing|hearing|your|to|it)\b|way to|sounds|looks|feel free|keep|hope|bet"
    r"|crossing|here's|here is|here are|missed you|see you|wish|wishing|sending|appreciate|thank"
    r"|cheers|bye|see you|take care|can't wait|couldn't|hang in|you|best of|good luck|fingers crossed"
    r"|no (?:worries|problem)|can (?:totally|definitely)? ?relate|understand|totally|agreed|got your "
    r"back)\b"
    r"|^(?:i|i'm|i am|i've)(?: also| really| so| super| just| always)* (?:wishing|sending|got your "
    r"back|have faith|understand(?:,|$| (?:how|what|where|that|your))|keep(?:ing)? (?:you|my fingers)"
    r"|(?:have|had) (?:to )?(?:give|check)|stay in touch|rooting|will keep|be in touch)\b|\bkeep you "
    r"(?:posted|updated)\b|\bgive (?:it|that|them|this|these|those) a (?:try|go|shot)\b|\blet you know\b|\bcheck "
    r"(?:it|that|them|those|this) out\b",
    re.IGNORECASE,
)
_CHATTER = re.compile(
    r"^(?:(?:i|we)(?:'m|'ve|'ll|'d| am| was| have| will| would| can| do| don't| can't)? ?(?:also "
    r"|really |so |totally |completely |definitely |just |truly |all |very |quite |absolutely |always "
    r"|super |incredibly |genuinely |extremely )*"
    r"(?:agree\b|understand(?:$|\W+(?:that|you|it|what|how|your)\b)|see(?:$|\W+(?:what|that|your|why"
    r"|how)\b)|know(?:$|\W+(?:right|what|that|how you|you|it)\b)|guess\b|think so|think (?:you|it|that"
    r"|this|they)\b|suppose\b|hope\b|bet\b|mean\b|get (?:it|that|you|what)\b|appreciate (?:you|your|it"
    r"|the|that|this)\b|hear (?:you|that)|thank\b|wonder\b|swear\b|promise\b|"
    r"sure\b|sorry\b|glad\b|happy (?:for|to hear|to help|you)\b|proud of you|excited for you|here for "
    r"you|there for you|rooting\b|cheering\b|with you\b|listening\b|curious\b|wait to (?:see|hear)\b"
    r"|wait\b|imagine\b|believe in you|support you|relate\b|talk (?:to you )?(?:later|soon)|catch "
    r"(?:you|up)|check (?:it|that|them|those|this|out)\b|"
    r"keep (?:that|it|this) in mind|take (?:that|your|a look)|try (?:that|it|those|them|this)\b|look "
    r"into (?:it|that|those|them)\b|let you know|do that\b|give (?:it|that|them) a (?:try|shot|go)"
    r"|think about (?:it|that)|say so|love (?:that|those|this|it)\b|like (?:that|those|this|it|the "
    r"(?:idea|sound)|your)\b|love (?:the idea|your|to hear|how|what|hearing)\b|like (?:to know|to "
    r"see)\b|be (?:there|happy|glad)\b|don't know\b|"
    r"admire (?:you|your)|feel you|miss you|love you|owe you|missed you|could not agree|couldn't agree"
    r"|respect (?:you|that|your)|hear about|with that|ready\b$|fine\b$|good\b$|ok\b$|okay\b$|great\b$"
    r"|in\b$|back\b$|down\b$))",
    re.IGNORECASE,
)
_EMPTY = re.compile(
    r"\b(?:rest assured|off to (?:go|do|bed|sleep|get|check)\b|(?:happy|glad|thrilled|stoked|pumped|excited|so cool"
    r"|great|nice|good|proud)"
    r" to (?:see|hear|know|have you|be able to see)\b|(?:excited|thrilled|happy|pumped|stoked|proud|grateful|thankful)"
    r" (?:for you|of you|to have you|you)\b|(?:not going to|won't|will not|never(?: going to)?|don't|not gonna) "
    r"(?:give up|quit|stop|back down|let"
    r" (?:you|it|that|anything|anyone|them|this))\b|keep(?:ing)? (?:pushing|going|trying|at it|it up|fighting|moving"
    r"|my head|your head"
    r"|up the|believing|dreaming|smiling|chasing|on (?:going|pushing|trying))\b|(?:stay|staying|remain|remaining"
    r"|trying to stay|keeping) "
    r"(?:positive|hopeful|strong|focused|motivated|determined|upbeat)\b|push(?:ing)? (?:forward|through|on|ahead)\b"
    r"|(?:step|moving|move|looking)"
    r" (?:into the unknown|forward)\b|having you (?:around|in|by|on|as|here)\b|(?:impressed|inspired|amazed|touched"
    r"|blown away|moved) by (?:you|your)"
    r"\b|words? (?:mean|motivat|inspir)|means? (?:a lot|so much|the world|everything)\b|in (?:my|your) corner\b"
    r"|did(?:n't| not) do (?:too|so|very|that) (?:great|well|good)\b|make(?:s|ing)? (?:sure )?(?:to remember this)"
    r"|way to go\b|stay tuned|here (?:i|we) (?:am|are)\b"
    r"|(?:haven't|hasn't|have not) (?:talked|spoken|chatted|corresponded|caught up|seen (?:you|each ?other))"
    r"\b|since we(?:'ve)? (?:last )?(?:talked|spoke|chatted|met|caught)\b|(?:so much|a lot|lots|things?"
    r"|stuff) (?:has |have |'s )?happened\b"
    r"|(?:want|wanted|like|love) to (?:share|show)(?: (?:this|that|it|these|them|some|a|an|something))?(?: \w+)? with "
    r"you\b|hit you up\b|get back to"
    r" you\b|cross(?:ing|ed)? my fingers\b|fingers crossed\b|hoping for the best\b|(?:happy|glad|here|ready|willing) "
    r"to (?:help|assist|support|listen)\b"
    r"|make sure to (?:have|remember|check|take|keep|do)\b|heard (?:great|good|amazing) things$|good vibes\b"
    r"|do(?:ing)? (?:my|our) best\b"
    r"|(?:be|am|'m|is|are|was|feel|feeling) (?:so |super |really |very |just |truly |pretty )*(?:thankful|grateful"
    r"|excited|happy|proud|glad|lucky|blessed"
    r"|relieved|nervous|pumped|stoked|psyched|thrilled|ready|good|great)\W*$|gets? how\b|live(?:s|ing)? (?:my|our) "
    r"(?:true self|best life)\b)",
    re.IGNORECASE,
)
_EMPTY_MARKS = (
    "assured",
    "off to",
    " to see",
    " to hear",
    " to know",
    " to have you",
    "to be able",
    " you",
    "give up",
    "quit",
    "stop",
    "down",
    " let ",
    "keep",
    "stay",
    "remain",
    "positive",
    "push",
    "forward",
    "unknown",
    "words",
    "mean",
    "corner",
    "do too",
    "do so",
    "do very",
    "do that",
    "way to go",
    "here ",
    "talked",
    "corresponded",
    "spoke",
    "chatted",
    "caught",
    "met",
    "happened",
    "share",
    "show",
    "finger",
    "hoping",
    " to help",
    "to assist",
    "to support",
    "to listen",
    "sure to",
    "things",
    "vibes",
    "best",
    "get how",
    "true self",
    "thankful",
    "grateful",
    "excited",
    "happy",
    "proud",
    "glad",
    "lucky",
    "blessed",
    "relieved",
    "nervous",
    "pumped",
    "stoked",
    "psyched",
    "thrilled",
    "ready",
    "good",
    "great",
)
_LONG_ENOUGH = 110
"""A longer clause says something beside its cheer."""


@lru_cache(maxsize=128)
def is_chatter(clause: str) -> bool:
    """Tell whether a clause only keeps the talk going: thanks, cheers, agreement, promises to look."""
    if _CHATTER.match(clause) or _CHEERS.search(clause[:120]):
        return True
    low = clause.lower()
    return len(clause) < _LONG_ENOUGH and any(mark in low for mark in _EMPTY_MARKS) and bool(_EMPTY.search(clause))
